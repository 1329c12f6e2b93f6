#include "core/board/boardregion.h"
#include "core/gtpserver/gtpcommands.h"
#include "core/gtpserver/reportlines.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

using gtpwords::booleanFrom;
using gtpwords::colorFrom;
using gtpwords::numberFrom;
using gtpwords::wholeFrom;
using reportlines::Style;

/// What the arguments of an analysis ask for.
struct AnalysisWishes
{
    EngineInquiry inquiry;
    Style style;
    int fewestMoves = 0;
};

/// Centiseconds, as people write them; between what no reader keeps up with and a day.
[[nodiscard]] std::optional<milliseconds> intervalFrom(std::string_view word)
{
    constexpr double Least = 1;
    constexpr double Most = 24 * 3600 * 100;
    const std::optional<double> number = numberFrom(word);
    if (!number || *number < 0) {
        return std::nullopt;
    }
    return milliseconds(std::lround(10 * std::clamp(*number, Least, Most)));
}

/// "D4,E5,pass", with Leela Zero's rectangles "A1:C3" among them and "resign", which nobody plays.
[[nodiscard]] std::optional<std::vector<std::optional<Point>>> movesFrom(std::string_view list,
                                                                         BoardSize size)
{
    std::vector<std::optional<Point>> moves;
    while (!list.empty()) {
        const std::string_view word = list.substr(0, list.find(','));
        list.remove_prefix(std::min(word.size() + 1, list.size()));
        const std::size_t colon = word.find(':');
        const auto one = gtpwords::moveFrom(Color::Black, word.substr(0, colon), size);
        if (word == "resign") {
            continue;
        }
        if (!one) {
            return std::nullopt;
        }
        if (colon == std::string_view::npos) {
            moves.push_back(one->point);
            continue;
        }
        const std::optional<Point> other = pointFromVertex(word.substr(colon + 1), size);
        if (!one->point || !other) {
            return std::nullopt;
        }
        forEachPoint(BoardRegion::between(*one->point, *other),
                     [&](Point point) { moves.emplace_back(point); });
    }
    return moves;
}

/// Reads the pairs behind colour and interval; false: they make no sense.
class WishReader
{
public:
    WishReader(const GtpQuery &query, BoardSize size, AnalysisWishes &wishes)
        : m_query(query)
        , m_size(size)
        , m_wishes(wishes)
    { }

    [[nodiscard]] bool readFrom(std::size_t first)
    {
        std::size_t at = first;
        while (at < m_query.words.size()) {
            const std::string_view key = m_query.word(at);
            const bool isLimit = key == "avoid" || key == "allow";
            if (!(isLimit ? readLimit(at) : readPair(key, m_query.word(at + 1)))) {
                return false;
            }
            at += isLimit ? 4 : 2;
        }
        return true;
    }

private:
    [[nodiscard]] bool readLimit(std::size_t at)
    {
        const std::optional<Color> color = colorFrom(m_query.word(at + 1));
        const auto moves = movesFrom(m_query.word(at + 2), m_size);
        const std::optional<int> depth = wholeFrom(m_query.word(at + 3));
        if (!color || !moves || !depth || *depth < 1) {
            return false;
        }
        m_wishes.inquiry.question.limits.push_back(
            {*color, *moves, *depth, m_query.word(at) == "allow"});
        return true;
    }

    [[nodiscard]] bool readPair(std::string_view key, std::string_view value)
    {
        const std::optional<bool> truth = booleanFrom(value);
        const std::optional<int> whole = wholeFrom(value);
        if (key == "interval") {
            m_wishes.inquiry.interval = intervalFrom(value);
            return m_wishes.inquiry.interval.has_value();
        }
        if (key == "minmoves") {
            m_wishes.fewestMoves = whole.value_or(0);
            return whole.has_value();
        }
        if (key == "maxmoves") {
            m_wishes.style.mostMoves = std::max(whole.value_or(1), 1);
            return whole.has_value();
        }
        EngineQuestion &question = m_wishes.inquiry.question;
        if (key == "rootInfo") {
            m_wishes.style.tellsRoot = truth.value_or(false);
        } else if (key == "ownership") {
            question.wantsOwnership = m_wishes.style.tellsOwnership = truth.value_or(false);
        } else if (key == "movesOwnership") {
            question.wantsMovesOwnership = m_wishes.style.tellsMovesOwnership =
                truth.value_or(false);
        } else if (std::ranges::find(Untold, key) == std::end(Untold)) {
            return false;
        }
        return truth.has_value();
    }

    /// What KataGo knows of its networks, and no other engine.
    static constexpr std::string_view Untold[] = {"ownershipStdev", "movesOwnershipStdev",
                                                  "pvVisits", "pvEdgeVisits", "noResultValue"};

    const GtpQuery &m_query;
    BoardSize m_size;
    AnalysisWishes &m_wishes;
};

/// "[colour] [interval] {pair}"; nothing: a mistake.
[[nodiscard]] std::optional<AnalysisWishes> wishesOf(const EngineHost &host, const GtpQuery &query)
{
    AnalysisWishes wishes;
    wishes.style.dialect = query.name.starts_with("lz-")   ? Style::Dialect::LeelaZero
                         : query.name.starts_with("kata-") ? Style::Dialect::KataGo
                                                           : Style::Dialect::Plain;
    wishes.inquiry.interval = 500ms;
    const std::optional<Color> color = colorFrom(query.word(0));
    wishes.inquiry.question.color = color.value_or(host.game().position().toPlay());
    std::size_t next = color ? 1 : 0;
    if (const auto interval = intervalFrom(query.word(next))) {
        wishes.inquiry.interval = interval;
        ++next;
    }
    WishReader reader(query, host.game().size(), wishes);
    return reader.readFrom(next) ? std::optional(wishes) : std::nullopt;
}

/// Adds moves that the engine has not looked at, until there are enough.
void fillUp(EngineReport &report, const HostedGame &game, const AnalysisWishes &wishes)
{
    const EngineQuestion &question = wishes.inquiry.question;
    const BoardSize size = game.size();
    for (int i = 0; i < size.pointCount(); ++i) {
        if (static_cast<int>(report.candidates.size()) >= wishes.fewestMoves) {
            return;
        }
        const Point point = size.pointAt(i);
        const auto isTold =
            std::ranges::find(report.candidates, std::optional(point), &EngineCandidate::move)
            != report.candidates.end();
        if (!isTold && question.permits(question.color, point)
            && !game.position().check({question.color, point})) {
            report.candidates.push_back({.move = point, .winrate = report.winrate});
        }
    }
}

/// Has every report written as a line of the answer.
void tellLines(EngineHost &host, AnalysisWishes &wishes)
{
    wishes.inquiry.take = [&host, &wishes](EngineReport report) {
        fillUp(report, host.game(), wishes);
        if (!report.candidates.empty()) {
            host.writeLine(reportlines::analysisLine(report, host.game().size(), wishes.style));
        }
    };
}

GtpAnswer analyze(EngineHost &host, const GtpQuery &query)
{
    std::optional<AnalysisWishes> wishes = wishesOf(host, query);
    if (!wishes) {
        return failure("cannot parse analyze tags");
    }
    wishes->inquiry.question.kind = EngineQuestion::Kind::Analysis;
    wishes->inquiry.endsWithInput = true;
    tellLines(host, *wishes);
    host.beginStream(query.id);
    static_cast<void>(host.ask(wishes->inquiry));
    return {};
}

GtpAnswer genmoveAnalyze(EngineHost &host, const GtpQuery &query)
{
    std::optional<AnalysisWishes> wishes = wishesOf(host, query);
    if (!wishes) {
        return failure("cannot parse analyze tags");
    }
    tellLines(host, *wishes);
    host.beginStream(query.id);
    const GtpAnswer answer = host.generate(wishes->inquiry);
    return answer ? GtpAnswer("play " + *answer) : answer;
}

/// A line of JSON, and the move.
GtpAnswer generateForCgos(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = colorFrom(query.word(0));
    if (!color) {
        return syntaxError();
    }
    EngineReport latest;
    EngineInquiry inquiry{.question = {.color = *color, .wantsOwnership = true},
                          .interval = std::chrono::hours(24)}; // the last one is enough
    inquiry.take = [&latest](const EngineReport &report) { latest = report; };
    const GtpAnswer answer = host.generate(inquiry);
    if (!answer) {
        return answer;
    }
    // The header stands alone, so that the JSON has a line of its own.
    host.beginStream(query.id);
    host.writeLine(reportlines::cgosJson(latest, host.game().size(), host.lastRemark()));
    return "play " + *answer;
}

/// Answers for a colour that stands behind the command or, as GNU Go has it, in its name; else for
/// the side to move.
GtpAnswer topMoves(EngineHost &host, const GtpQuery &query)
{
    constexpr milliseconds Time = 1s;
    const std::string_view name = query.name;
    const auto named =
        colorFrom(query.words.empty() ? name.substr(name.rfind('_') + 1) : query.word(0));
    EngineReport latest;
    EngineInquiry inquiry{.interval = Time, .limit = Time};
    inquiry.question.color = named.value_or(host.game().position().toPlay());
    inquiry.question.kind = EngineQuestion::Kind::Analysis;
    inquiry.take = [&latest](const EngineReport &report) { latest = report; };
    static_cast<void>(host.ask(inquiry));
    return reportlines::topMoves(latest);
}

} // namespace

std::span<const GtpCommandRow> analysisCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"lz-analyze", analyze},
        {"kata-analyze", analyze},
        {"analyze", analyze},
        {"lz-genmove_analyze", genmoveAnalyze},
        {"kata-genmove_analyze", genmoveAnalyze},
        {"genmove_analyze", genmoveAnalyze},
        {"cgos-genmove_analyze", generateForCgos},
        {"top_moves", topMoves},
        {"top_moves_black", topMoves},
        {"top_moves_white", topMoves},
    };
    return Rows;
}

} // namespace shinpan
