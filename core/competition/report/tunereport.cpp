#include "core/competition/report/tunereport.h"

#include "core/competition/file/competitionwords.h"
#include "core/competition/report/reportwords.h"
#include "core/competition/tune/tunecourse.h"

namespace shinpan {

namespace {

constexpr std::size_t MostMapped = 4; ///< parameters, of which each pair has a map
constexpr std::size_t MapSteps = 15;

/// Those who are not the candidate.
[[nodiscard]] QString opponentsOf(const Competition &competition)
{
    QStringList ids;
    for (std::size_t i = 1; i < competition.players.size(); ++i) {
        const QString &id = competition.players[i].id;
        const bool isItself = id == competition.players.front().id + QLatin1String("#2");
        ids.append(isItself ? QStringLiteral("itself") : id);
    }
    return ids.join(QStringLiteral(", "));
}

void addModel(TuneReport &report, const Tuner &tuner)
{
    const TuningModel model = TuningModel::fit(tuner.space(), tuner.results());
    report.optimum = model.optimumAt(tuner.best());
    const TuningPoint &best = report.optimum.point;
    for (std::size_t i = 0; i < report.parameters.size(); ++i) {
        report.curves.push_back(model.along(i, best));
        for (std::size_t k = 0; k < std::min(i, MostMapped); ++k) {
            report.maps.push_back({k, i, model.over(k, i, best, MapSteps)});
        }
    }
}

} // namespace

TuneReport tuneReportOf(const Competition &competition, const TuneCourse &course)
{
    const Tuner &tuner = course.tuner();
    TuneReport report;
    report.method = wordFor(MethodWords, competition.tune->method.index());
    report.games = tuner.told();
    report.candidates = static_cast<int>(tuner.results().size());
    report.isOver = course.isOver();
    report.parameters = competition.tune->parameters;
    report.own = tuner.space().start();
    report.course = tuner.course();
    report.status = statusLines(tuner.status(), tuner.space());
    report.opponents = opponentsOf(competition);
    report.wantsCertificate = competition.tune->certificate.has_value();
    addModel(report, tuner);
    return report;
}

TuneReport tuneReportOf(const Competition &competition, const std::vector<StoredGame> &games)
{
    TuneCourse course(competition);
    course.restore(games);
    return tuneReportOf(competition, course);
}

QString strengthText(const TuneReport &report)
{
    const auto withRange = [](const EloBelief &belief) {
        return QStringLiteral("%1 (%2)").arg(signedDecimal(belief.mean, 1),
                                             eloRange(belief.estimate()));
    };
    return QStringLiteral("%1 Elo against %2, %3 above its own values")
        .arg(withRange(report.optimum.elo), report.opponents, withRange(report.optimum.aboveStart));
}

QString certaintyText(const TuneReport &report)
{
    return QStringLiteral("%1 sure that nothing in the range is more than %2 Elo better; the best "
                          "there is expected to be %3 Elo better")
        .arg(percent(report.optimum.certainty, 0), QString::number(TuningOptimum::Close),
             decimal(report.optimum.shortfall, 1));
}

QString certificateText(const TuneReport &report)
{
    if (!report.certificate) {
        return {};
    }
    const SprtState &state = *report.certificate;
    const QString verdict =
        state.verdict == SprtVerdict::AcceptH1   ? QStringLiteral("H1 is accepted")
        : state.verdict == SprtVerdict::AcceptH0 ? QStringLiteral("H0 is accepted")
                                                 : QStringLiteral("not decided");
    return QStringLiteral("found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7")
        .arg(verdict, QString::number(state.test.elo0), QString::number(state.test.elo1),
             decimal(state.llr, 2), decimal(state.lower, 2), decimal(state.upper, 2),
             gamesText(state));
}

} // namespace shinpan
