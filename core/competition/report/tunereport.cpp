#include "core/competition/report/tunereport.h"

#include "core/competition/file/competitionwords.h"
#include "core/competition/tune/tunecourse.h"

namespace shinpan {

TuneReport tuneReportOf(const Competition &competition, const std::vector<StoredGame> &games)
{
    TuneCourse course(competition);
    course.restore(games);
    const Tuner &tuner = course.tuner();
    TuneReport report;
    report.method = wordFor(MethodWords, competition.tune->method.index());
    report.games = tuner.told();
    report.candidates = static_cast<int>(tuner.results().size());
    report.best = tuner.best();
    report.isOver = course.isOver();
    report.status = statusLines(tuner.status(), tuner.space());
    report.wantsCertificate = competition.tune->certificate.has_value();
    const QStringList best = tuner.space().values(report.best);
    const QStringList own = tuner.space().values(tuner.space().start());
    for (std::size_t i = 0; i < tuner.space().size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        report.parameters.push_back({tuner.space()[i].name, best[at], own[at]});
    }
    return report;
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
    const auto decimal = [](double value) { return QString::number(value, 'f', 2); };
    return QStringLiteral("found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7")
        .arg(verdict, QString::number(state.test.elo0), QString::number(state.test.elo1),
             decimal(state.llr), decimal(state.lower), decimal(state.upper), gamesText(state));
}

} // namespace shinpan
