#include "ui/scoring/scoringopinion.h"

#include "core/match/score/scoresheet.h"
#include "ui/scoring/scoringsession.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ScoringOpinion)
};

[[nodiscard]] ScoringOpinion understood(const QString &who,
                                        const ScoreOpinion &said,
                                        const ScoringSession &session)
{
    ScoringOpinion opinion{who, said.text, said.score, std::nullopt, said.note};
    if (said.dead) {
        const Count count = session.countWith({*said.dead, said.seki});
        opinion.settlement = Settlement{count.dead, said.seki}; // one stone stood for its chain
        if (!opinion.score) {
            opinion.score = count.score;
        }
    }
    return opinion;
}

} // namespace

std::vector<ScoringOpinion> opinionsOf(const ScoreSheet &sheet,
                                       const ByColor<QString> &seats,
                                       const ScoringSession &session)
{
    std::vector<ScoringOpinion> opinions;
    for (const Color color : BothColors) {
        if (!seats[color].isEmpty()) {
            const QString who = Words::tr("%1 (%2)").arg(seats[color], text::colorName(color));
            opinions.push_back(understood(who, sheet.opinion(color), session));
        }
    }
    if (const ScoringReport *report = sheet.report(ScoringStep::RefereeEngine);
        report && report->referee) {
        opinions.push_back(understood(Words::tr("Referee engine"), *report->referee, session));
    }
    if (const ScoringReport *report = sheet.report(ScoringStep::CountPlayedOut);
        report && report->count) {
        opinions.push_back(ownOpinion(settlementOf(*report->count), session));
    }
    return opinions;
}

Settlement settlementOf(const Count &count)
{
    Settlement settlement{.dead = count.dead, .unsettled = count.unsettled};
    if (!count.seki.empty()) {
        settlement.seki = count.seki;
    }
    return settlement;
}

ScoringOpinion ownOpinion(const Settlement &estimate, const ScoringSession &session)
{
    return {Words::tr("Shinpan’s estimate"), {}, session.countWith(estimate).score, estimate, {}};
}

std::vector<Point> differences(const ScoringOpinion &opinion, const ScoringSession &session)
{
    std::vector<Point> points;
    if (opinion.settlement) {
        const std::vector<Point> theirs = session.countWith(*opinion.settlement).dead;
        const std::vector<Point> &ours = session.count().dead;
        std::set_symmetric_difference(theirs.begin(), theirs.end(), ours.begin(), ours.end(),
                                      std::back_inserter(points));
    }
    return points;
}

BoardMarkup markupOf(const Board &board, const Count &count, const std::vector<Point> &differences)
{
    BoardMarkup markup;
    const BoardSize size = board.size();
    for (int i = 0; i < size.pointCount(); ++i) {
        const Stone owner = count.owner[static_cast<std::size_t>(i)];
        const Point point = size.pointAt(i);
        if (owner != Stone::Empty && board.at(point) != owner) { // a living stone says it itself
            markup.push_back({point, owner == Stone::Black ? MarkKind::BlackTerritory
                                                           : MarkKind::WhiteTerritory});
        }
    }
    for (const std::vector<Point> *doubtful : {&count.open, &count.unsettled}) {
        for (const Point point : *doubtful) {
            markup.push_back({point, MarkKind::Label, QStringLiteral("?")});
        }
    }
    for (const auto &[points, kind] :
         {std::pair(&count.dead, MarkKind::Dead), std::pair(&count.seki, MarkKind::Seki),
          std::pair(&differences, MarkKind::Differs)}) {
        for (const Point point : *points) {
            markup.push_back({point, kind});
        }
    }
    return markup;
}

} // namespace shinpan
