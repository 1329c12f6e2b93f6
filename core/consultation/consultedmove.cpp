#include "core/consultation/consultedmove.h"

#include "core/analysis/analysisrequest.h"
#include "core/analysis/scoreestimate.h"
#include "core/consultation/followedgame.h"
#include "core/engine/dialect/commandnames.h"
#include "core/engine/dialect/gtptext.h"
#include "core/engine/enginesync.h"

#include <QCoroTimer>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

[[nodiscard]] QString percent(float rate)
{
    return QString::number(std::lround(100 * rate)) + QStringLiteral(" %");
}

[[nodiscard]] QString vertexText(const std::optional<Point> &move)
{
    return QString::fromStdString(move ? vertexOf(*move) : "pass");
}

[[nodiscard]] QString nameOf(const Engine &engine)
{
    return engine.name().isEmpty() ? engine.profile().name : engine.name();
}

/// The last line of an analysis of that long; nothing if the engine refuses it.
[[nodiscard]] QCoro::Task<std::optional<QByteArray>> lastLineOf(std::shared_ptr<Engine> engine,
                                                                GtpCommand command,
                                                                ConsultTerms consult)
{
    const GtpCommand question = sentCommand(engine->profile(), command);
    const auto newest = std::make_shared<QByteArray>();
    const Completion<GtpReply> stream = engine->session()->stream(
        question, [newest](QByteArrayView line) { *newest = line.toByteArray(); });
    co_await QCoro::sleepFor(consult.analysis);
    if (stream.isComplete() && !stream.value().ok()) {
        co_return std::optional<QByteArray>();
    }
    const GtpCommand name("name"); // the next command ends it
    const Completion<GtpReply> ended = engine->ask(name, consult.limit);
    co_await ended;
    if (!stream.isComplete()) {
        engine->session()->cancel(stream);
    }
    co_return *newest;
}

/// Lets an engine think for that long about the end of a line, where it is; nothing if it says
/// nothing that can be read.
[[nodiscard]] QCoro::Task<std::optional<Analysis>> analysisOf(std::shared_ptr<Engine> engine,
                                                              GameLine line,
                                                              Color toMove,
                                                              ConsultTerms consult)
{
    const AnalysisCommand command = *analysisCommandOf(*engine);
    const AnalysisTerms terms{.dialect = command.dialect,
                              .size = line.size,
                              .toMove = toMove,
                              .toldAs = engine->profile().toldAs};
    AnalysisRequest request;
    request.interval = std::clamp<std::chrono::milliseconds>(consult.analysis / 4, 10ms, 100ms);
    std::optional<AnalysisDetail> detail =
        command.dialect == AnalysisDialect::KataGo ? AnalysisDetail::Common : AnalysisDetail::All;
    std::optional<QByteArray> newest;
    while (detail && !newest) {
        const GtpCommand question = analysisCommand(command, request, toMove, *detail);
        newest = co_await lastLineOf(engine, question, consult);
        detail = detailAfterRefusal(*detail, command, request, line);
    }
    const Result<Analysis> analysis = parseAnalysis(newest.value_or(QByteArray()), terms);
    co_return analysis ? std::optional(*analysis) : std::nullopt;
}

/// Moves with their chances as the side to move sees them.
[[nodiscard]] std::vector<Proposal> proposalsIn(const std::optional<Analysis> &analysis)
{
    std::vector<Proposal> proposals;
    if (analysis) {
        for (const Candidate &candidate : viewedBy(analysis->toMove, *analysis).candidates) {
            if (candidate.visits > 0) {
                proposals.push_back({candidate.move, percent(candidate.winrate)});
            }
        }
    }
    return proposals;
}

/// GNU Go's "D4 12.3 C3 11.0", and the same without values.
[[nodiscard]] std::vector<Proposal> proposalsIn(const QString &answer, BoardSize size)
{
    std::vector<Proposal> proposals;
    for (const QString &word : answer.simplified().split(u' ', Qt::SkipEmptyParts)) {
        if (const auto point = pointFromVertex(word.toStdString(), size)) {
            proposals.push_back({*point, {}});
        } else if (!proposals.empty() && proposals.back().praise.isEmpty()) {
            proposals.back().praise = word;
        }
    }
    return proposals;
}

[[nodiscard]] QCoro::Task<std::vector<Proposal>> askForProposals(ConsultTerms terms,
                                                                 GameLine line,
                                                                 Color color)
{
    const std::shared_ptr<Engine> engine = terms.proposer;
    if (analysisCommandOf(*engine)) {
        const std::optional<Analysis> analysis = co_await analysisOf(engine, line, color, terms);
        co_return proposalsIn(analysis);
    }
    const GtpCommand question(color == Color::Black ? "top_moves_black" : "top_moves_white");
    if (!engine->knows(question.name().toByteArray())) {
        co_return std::vector<Proposal>();
    }
    const GtpReply reply = co_await engine->ask(question, terms.limit);
    co_return proposalsIn(reply.text.value_or(QString()), line.size);
}

[[nodiscard]] Opinion opinionFrom(double lead, Color color)
{
    const double points = color == Color::Black ? lead : -lead;
    const QString number = QString::number(std::abs(points), 'f', 1);
    return {points, (points < 0 ? u'-' : u'+') + number + QStringLiteral(" points")};
}

using GivenOpinion = std::optional<Opinion>;

/// Asks for an opinion on a position in which the opponent of `color` is to move.
[[nodiscard]] QCoro::Task<GivenOpinion> askForOpinion(std::shared_ptr<Engine> judge,
                                                      EngineGame after,
                                                      Color color,
                                                      ConsultTerms terms)
{
    const EngineDone there = co_await judge->sync().bringTo(after, terms.limit);
    if (!there) {
        co_return std::nullopt;
    }
    if (analysisCommandOf(*judge)) {
        const Color toMove = opposite(color);
        const std::optional<Analysis> analysis =
            co_await analysisOf(judge, after.line, toMove, terms);
        if (!analysis) {
            co_return std::nullopt;
        }
        const float rate = winrateFor(color, analysis->winrate);
        co_return Opinion{double{rate}, percent(rate)};
    }
    const GtpCommand question("estimate_score");
    const GtpReply reply = co_await judge->ask(question, terms.limit);
    const std::optional<double> lead = leadFromEstimate(reply.text.value_or(QString()));
    co_return lead ? GivenOpinion(opinionFrom(*lead, color)) : std::nullopt;
}

[[nodiscard]] bool hasOpinions(const Engine &engine)
{
    return analysisCommandOf(engine).has_value() || engine.knows("estimate_score");
}

/// "D4 53 %, C3 51 %"
[[nodiscard]] QString listOf(std::span<const Proposal> proposals,
                             const std::function<QString(std::size_t)> &wordsFor)
{
    QStringList parts;
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        parts += (vertexText(proposals[i].move) + u' ' + wordsFor(i)).trimmed();
    }
    return parts.join(QStringLiteral(", "));
}

[[nodiscard]] QString remarkOn(const QString &proposer,
                               std::span<const Proposal> proposals,
                               std::span<const Judgement> judgements,
                               std::size_t elected)
{
    QString text =
        QStringLiteral("%1 proposed %2.\n").arg(proposer, listOf(proposals, [&](std::size_t i) {
                                                    return proposals[i].praise;
                                                }));
    for (const Judgement &judgement : judgements) {
        const QString list = listOf(proposals, [&](std::size_t i) {
            const GivenOpinion &opinion = judgement.opinions[i];
            return opinion ? opinion->words : QStringLiteral("no opinion");
        });
        text += QStringLiteral("%1 expected afterwards: %2.\n").arg(judgement.judge, list);
    }
    return text + QStringLiteral("Played: %1.").arg(vertexText(proposals[elected].move));
}

/// The best proposals that may be played, if there is a choice to make among them.
[[nodiscard]] std::vector<Proposal> shortList(std::vector<Proposal> proposals,
                                              const HostedGame &game,
                                              const ConsultTerms &terms,
                                              Color color)
{
    if (proposals.empty() || !proposals.front().move) {
        return {};
    }
    const Position position = game.positionFor(color);
    std::erase_if(proposals, [&](const Proposal &proposal) {
        return position.check({color, proposal.move}).has_value();
    });
    proposals.resize(std::min(proposals.size(), static_cast<std::size_t>(terms.moves)));
    return proposals;
}

/// The game after a proposal.
struct Prospect
{
    HostedGame game; ///< as our own engine sees it
    EngineGame told; ///< the same for other engines
    Color color;     ///< the side that has moved
    bool isPossible;
};

[[nodiscard]] Prospect prospectOf(const Proposal &proposal, const FollowedGame &game, Color color)
{
    const Move move{color, proposal.move};
    Prospect prospect{game.game(), game.toldGame(), color, true};
    prospect.isPossible = !prospect.game.play(move);
    prospect.told.line.moves.push_back(move);
    return prospect;
}

/// The opinion of the evaluator with this number, or of our own engine where there is none that can
/// say.
[[nodiscard]] QCoro::Task<GivenOpinion> judge(std::size_t number,
                                              Prospect prospect,
                                              ConsultTerms terms)
{
    if (number >= terms.evaluators.size() || !hasOpinions(*terms.evaluators[number])) {
        co_return opinionFrom(terms.lead(prospect.game), prospect.color);
    }
    const std::shared_ptr<Engine> evaluator = terms.evaluators[number];
    co_return co_await askForOpinion(evaluator, prospect.told, prospect.color, terms);
}

[[nodiscard]] std::vector<Judgement> judgesIn(const ConsultTerms &terms)
{
    std::vector<Judgement> judges;
    for (const std::shared_ptr<Engine> &evaluator : terms.evaluators) {
        judges.push_back({nameOf(*evaluator), {}});
    }
    if (judges.empty()) {
        judges.push_back({QStringLiteral("Shinpan"), {}});
    }
    return judges;
}

} // namespace

std::size_t electedAmong(std::span<const Proposal> proposals, std::span<const Judgement> judgements)
{
    const auto votesFor = [&](std::size_t proposal) {
        std::ptrdiff_t votes = 0;
        for (const Judgement &judgement : judgements) {
            const GivenOpinion &own = judgement.opinions[proposal];
            votes += std::ranges::count_if(judgement.opinions, [&](const GivenOpinion &other) {
                return own && other && other->worth < own->worth;
            });
        }
        return votes;
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < proposals.size(); ++i) {
        best = votesFor(i) > votesFor(best) ? i : best;
    }
    return best;
}

QCoro::Task<std::optional<ConsultedMove>> askAround(ConsultTerms terms,
                                                    std::shared_ptr<const FollowedGame> game,
                                                    Color color)
{
    const Clock::time_point begin = Clock::now();
    const GameLine line = game->game().line();
    const std::vector<Proposal> all = co_await askForProposals(terms, line, color);
    const std::vector<Proposal> proposals = shortList(all, game->game(), terms, color);
    if (proposals.size() < 2) {
        co_return std::nullopt;
    }
    std::vector<Judgement> judgements = judgesIn(terms);
    for (const Proposal &proposal : proposals) {
        const Prospect prospect = prospectOf(proposal, *game, color);
        for (std::size_t i = 0; i < judgements.size(); ++i) {
            GivenOpinion opinion;
            const bool isLate = terms.patience && Clock::now() - begin > *terms.patience;
            if (prospect.isPossible && !isLate) {
                opinion = co_await judge(i, prospect, terms);
            }
            judgements[i].opinions.push_back(opinion);
        }
    }
    const std::size_t elected = electedAmong(proposals, judgements);
    const QString remark = remarkOn(nameOf(*terms.proposer), proposals, judgements, elected);
    co_return ConsultedMove{proposals[elected].move, remark};
}

} // namespace shinpan
