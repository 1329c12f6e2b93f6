#include "core/match/score/scoresheet.h"

#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QString verticesOf(const std::optional<std::vector<Point>> &points)
{
    if (!points) {
        return QStringLiteral("unknown");
    }
    QStringList vertices;
    for (const Point point : *points) {
        vertices.append(QString::fromStdString(vertexOf(point)));
    }
    return vertices.isEmpty() ? QStringLiteral("none") : vertices.join(u' ');
}

[[nodiscard]] QString withNote(const QString &text, const ScoreOpinion &opinion)
{
    return opinion.note.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, opinion.note);
}

/// What one side brought to a step, as raw as it came.
[[nodiscard]] QString broughtBy(const QString &who, const ScoreOpinion &opinion, ScoringStep step)
{
    if (opinion.isSilent()) {
        return withNote(who + QStringLiteral(" says nothing"), opinion);
    }
    QStringList parts;
    if (step != ScoringStep::PlayersDead) {
        parts << who + QStringLiteral(" says ") + said(opinion);
    }
    if (step != ScoringStep::PlayersScore) {
        parts << QStringLiteral("%1 dead: %2").arg(who, verticesOf(opinion.dead));
    }
    return withNote(parts.join(QStringLiteral(", ")), opinion);
}

} // namespace

QString outcomeName(ScoringReport::Outcome outcome)
{
    using enum ScoringReport::Outcome;
    switch (outcome) {
    case Agreed:
        return QStringLiteral("agreed");
    case SameWinner:
        return QStringLiteral("same winner, other margin");
    case OtherWinner:
        return QStringLiteral("other winner");
    case OnlyOne:
        return QStringLiteral("only one");
    case NoAnswer:
        return QStringLiteral("no answer");
    case Unclear:
        return QStringLiteral("unclear");
    case Skipped:
        return QStringLiteral("not asked");
    case Settled:
        return QStringLiteral("settled");
    }
    Q_UNREACHABLE();
}

QString said(const ScoreOpinion &opinion)
{
    if (opinion.score) {
        return QString::fromStdString(toSgf(*opinion.score));
    }
    return opinion.text.isEmpty() ? QStringLiteral("nothing") : u'"' + opinion.text + u'"';
}

QString evidenceOf(const ScoringReport &report)
{
    QStringList parts;
    if (report.step == ScoringStep::PlayersScore || report.step == ScoringStep::PlayersDead) {
        parts << broughtBy(QStringLiteral("Black"), report.opinions.black, report.step)
              << broughtBy(QStringLiteral("White"), report.opinions.white, report.step);
    }
    if (report.referee) {
        parts << broughtBy(QStringLiteral("referee"), *report.referee, report.step);
    }
    if (report.count) {
        parts << QStringLiteral("our count is ")
                     + QString::fromStdString(toSgf(report.count->score));
    }
    const QString heading = QStringLiteral("%1: %2%3")
                                .arg(scoringStepName(report.step), outcomeName(report.outcome),
                                     report.isDecisive ? QStringLiteral(", decides") : QString());
    return parts.isEmpty() ? heading : heading + QStringLiteral("; ") + parts.join(u"; ");
}

const ScoringReport *ScoreSheet::report(ScoringStep step) const
{
    const auto found = std::ranges::find(reports, step, &ScoringReport::step);
    return found == reports.end() ? nullptr : &*found;
}

ScoreOpinion ScoreSheet::opinion(Color color) const
{
    for (const ScoringStep step : {ScoringStep::PlayersScore, ScoringStep::PlayersDead}) {
        if (const ScoringReport *taken = report(step)) {
            return taken->opinions[color];
        }
    }
    return {};
}

} // namespace shinpan
