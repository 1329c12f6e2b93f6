#include "core/match/score/scoresheet.h"

#include <algorithm>

namespace shinpan {

namespace {

/// These are in the order of ScoringReport::Outcome.
constexpr QLatin1String OutcomeNames[] = {
    QLatin1String("agreed"),       QLatin1String("same winner, other margin"),
    QLatin1String("other winner"), QLatin1String("only one"),
    QLatin1String("no answer"),    QLatin1String("unclear"),
    QLatin1String("not asked"),    QLatin1String("settled"),
    QLatin1String("not settled"),
};

[[nodiscard]] QString listed(const std::optional<std::vector<Point>> &points)
{
    return points ? vertexList(*points) : QStringLiteral("unknown");
}

[[nodiscard]] QString withNote(const QString &text, const ScoreOpinion &opinion)
{
    return opinion.note.isEmpty() ? text
                                  : QStringLiteral("%1 (%2)").arg(text, opinion.note.english());
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
        parts << QStringLiteral("%1 dead: %2").arg(who, listed(opinion.dead));
    }
    return withNote(parts.join(QStringLiteral(", ")), opinion);
}

} // namespace

QString outcomeName(ScoringReport::Outcome outcome)
{
    return OutcomeNames[static_cast<std::size_t>(outcome)];
}

QString vertexList(const std::vector<Point> &points)
{
    QStringList vertices;
    for (const Point point : points) {
        vertices.append(QString::fromStdString(vertexOf(point)));
    }
    return vertices.isEmpty() ? QStringLiteral("none") : vertices.join(u' ');
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
    if (report.count && !report.count->unsettled.empty()) {
        parts << QStringLiteral("not settled: ") + vertexList(report.count->unsettled);
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

QStringList opinionsIn(const ScoreSheet &sheet)
{
    QStringList lines;
    for (ScoringReport report : sheet.reports) {
        if (report.step <= ScoringStep::RefereeEngine) {
            report.count.reset();
            report.isDecisive = false;
            lines << evidenceOf(report);
        }
    }
    return lines;
}

} // namespace shinpan
