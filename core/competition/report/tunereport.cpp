#include "core/competition/report/tunereport.h"

#include "core/competition/file/competitionwords.h"
#include "core/competition/report/reportwords.h"
#include "core/competition/tune/tunecourse.h"
#include "core/util/spoken.h"

#include <algorithm>

namespace shinpan {

namespace {

constexpr std::size_t MostMapped = 4; ///< parameters, each pair of which has a map
constexpr std::size_t MapSteps = 15;

/// The players that are not the candidate.
[[nodiscard]] QString opponentsOf(const Competition &competition)
{
    return meetsItself(competition) ? spoken(QT_TRANSLATE_NOOP("Messages", "itself"))
                                    : playerIds(competition).mid(1).join(QStringLiteral(", "));
}

} // namespace

std::vector<MapField> fieldsOf(const TuneMap &map)
{
    constexpr double LeastShare = 0.4;
    const auto [least, most] = std::ranges::minmax(map.slice.elo, {}, &EloBelief::mean);
    const auto [surest, vaguest] = std::ranges::minmax(map.slice.elo, {}, &EloBelief::deviation);
    const double range = std::max(most.mean - least.mean, 1.0);
    const double vagueness = vaguest.deviation - surest.deviation;
    std::vector<MapField> fields;
    for (const EloBelief &belief : map.slice.elo) {
        const double doubt = vagueness > 0 ? (belief.deviation - surest.deviation) / vagueness : 0;
        fields.push_back({(belief.mean - least.mean) / range, 1 - (1 - LeastShare) * doubt});
    }
    return fields;
}

Estimate eloRangeOf(const ModelSlice &slice)
{
    Estimate range{0, 0, 0};
    for (const EloBelief &belief : slice.elo) {
        range.low = std::min(range.low, belief.estimate().low);
        range.high = std::max(range.high, belief.estimate().high);
    }
    range.high = std::max(range.high, range.low + 1);
    return range;
}

TuneFindings findingsOf(const Competition &competition, const TuneCourse &course)
{
    const Tuner &tuner = course.tuner();
    TuneFindings findings{{}, tuner.space(), course.results(), tuner.best()};
    TuneReport &report = findings.report;
    report.method = wordFor(MethodWords, competition.tune->method.index());
    report.games = tuner.told();
    report.candidates = static_cast<int>(findings.results.size());
    report.isOver = course.isOver();
    report.parameters = competition.tune->parameters;
    report.own = tuner.space().start();
    report.course = tuner.course();
    const TuningStatus status = tuner.status();
    report.status = statusLines(status, tuner.space());
    if (const auto *calibration = std::get_if<CalibrationStatus>(&status)) {
        report.levels = calibration->levels;
        report.precision = calibration->precision;
    }
    report.opponents = opponentsOf(competition);
    report.meetsItself = meetsItself(competition);
    report.wantsCertificate = competition.tune->certificate.has_value();
    return findings;
}

TuneReport withModel(const TuneFindings &findings)
{
    TuneReport report = findings.report;
    const TuningModel model = TuningModel::fit(findings.space, findings.results);
    report.optimum = model.optimumAt(findings.best);
    const TuningPoint &best = report.optimum.point;
    for (std::size_t i = 0; i < report.parameters.size(); ++i) {
        report.curves.push_back(model.along(i, best));
        for (std::size_t k = 0; k < std::min(i, MostMapped); ++k) {
            report.maps.push_back({k, i, model.over(k, i, best, MapSteps)});
        }
    }
    return report;
}

TuneReport tuneReportOf(const Competition &competition, const TuneCourse &course)
{
    return withModel(findingsOf(competition, course));
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
    if (report.meetsItself) { // both are one
        return spoken(QT_TRANSLATE_NOOP("Messages", "%1 Elo above its own values"),
                      withRange(report.optimum.aboveStart));
    }
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 Elo against %2, %3 above its own values"),
                  withRange(report.optimum.elo), report.opponents,
                  withRange(report.optimum.aboveStart));
}

QString certaintyText(const TuneReport &report)
{
    return spoken(QT_TRANSLATE_NOOP("Messages",
                                    "%1 sure that nothing in the range is more than %2 Elo "
                                    "better; the best there is expected to be %3 Elo better"),
                  percent(report.optimum.certainty, 0), QString::number(TuningOptimum::Close),
                  decimal(report.optimum.shortfall, 1));
}

Message certificateText(const TuneReport &report)
{
    if (!report.certificate) {
        return {};
    }
    const SprtState &state = *report.certificate;
    const Message verdict = state.verdict == SprtVerdict::AcceptH1
                              ? Message::of(QT_TRANSLATE_NOOP("Messages", "H1 is accepted"))
                          : state.verdict == SprtVerdict::AcceptH0
                              ? Message::of(QT_TRANSLATE_NOOP("Messages", "H0 is accepted"))
                              : Message::of(QT_TRANSLATE_NOOP("Messages", "not decided"));
    return Message::of(
        QT_TRANSLATE_NOOP("Messages",
                          "found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7"),
        verdict, QString::number(state.test.elo0), QString::number(state.test.elo1),
        twoDigits(state.llr), twoDigits(state.lower), twoDigits(state.upper), gamesText(state));
}

} // namespace shinpan
