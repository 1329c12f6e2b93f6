#include "core/competition/report/plotmarkup.h"
#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportplots.h"
#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

using namespace plot;

namespace {

/// Values of a parameter below a plot.
[[nodiscard]] QString valueAxis(const TuneReport &tune, std::size_t parameter, const Axis &x)
{
    QString text;
    for (const double part : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const char *const place = part == 0 ? "start" : part == 1 ? "end" : "mid";
        text += label(place, x(x.low + part * (x.high - x.low)), Bottom + 17,
                      tune.valueText(parameter, x.low + part * (x.high - x.low)));
    }
    return text + label("end soft", Right, Bottom + 34, tune.parameters[parameter].name);
}

/// The axis from the least to the greatest of the positions that are to be seen.
[[nodiscard]] Axis positionAxis(const std::vector<double> &positions, double from, double to)
{
    return {positions.front(), positions.back(), from, to};
}

[[nodiscard]] QString beliefText(const EloBelief &belief)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 ± %2 Elo"), signedDecimal(belief.mean, 0),
                  decimal(NormalQuantile95 * belief.deviation, 0));
}

} // namespace

QString plotMarkup(const ParameterPicture &picture, const QString &id)
{
    const auto &[tune, parameter] = picture;
    const ModelSlice &slice = tune->curves[parameter];
    if (slice.first.size() < 2) {
        return {};
    }
    const Axis x = positionAxis(slice.first, Left, Right);
    const Estimate range = eloRangeOf(slice);
    const Axis y{range.low, range.high, Bottom, Top};
    QString text;
    const double step = niceStep(y.high - y.low, 5);
    for (double value = std::ceil(y.low / step) * step; value <= y.high; value += step) {
        text += lineMarkup(std::abs(value) < step / 2 ? "zero" : "grid", Left, y(value), Right,
                           y(value));
        text += label("end", Left - 8, y(value) + 4.5, typographic(signedDecimal(value, 0)));
    }
    QString line;
    QString upper;
    QString lower;
    for (std::size_t i = 0; i < slice.first.size(); ++i) {
        const Estimate elo = slice.elo[i].estimate();
        const double place = x(slice.first[i]);
        line += pointText(place, y(elo.value), line.isEmpty());
        upper += pointText(place, y(elo.high), upper.isEmpty());
        lower.prepend(pointText(place, y(elo.low), false));
    }
    const double best = tune->optimum.point[parameter];
    const double own = tune->own[parameter];
    text += path("band", upper + lower + u'Z') + path("line", line)
          + lineMarkup("bound", x(own), Top, x(own), Bottom)
          + label("start soft", x(own) + 4, Top + 12, spoken(QT_TRANSLATE_NOOP("Messages", "own")))
          + dot(x(best), y(tune->optimum.elo.mean), "5");
    return svg(
        id, Height,
        spoken(QT_TRANSLATE_NOOP("Messages",
                                 "Elo over %1, all else as at the best point; best %2, own %3"),
               tune->parameters[parameter].name, tune->valueText(parameter, best),
               tune->valueText(parameter, own)),
        text + valueAxis(*tune, parameter, x));
}

QString plotMarkup(const MapPicture &picture, const QString &id)
{
    const auto &[tune, map] = picture;
    const ModelSlice &slice = map->slice;
    if (slice.first.size() < 2 || slice.second.size() < 2) {
        return {};
    }
    const auto [least, most] = std::ranges::minmax(slice.elo, {}, &EloBelief::mean);
    const std::vector<MapField> fields = fieldsOf(*map);
    const double width = (Right - Left) / static_cast<double>(slice.first.size());
    const double height = (Bottom - Top) / static_cast<double>(slice.second.size());
    QString text;
    for (std::size_t i = 0; i < slice.first.size(); ++i) {
        for (std::size_t k = 0; k < slice.second.size(); ++k) {
            const EloBelief &belief = slice.elo[i * slice.second.size() + k];
            const MapField &field = fields[i * slice.second.size() + k];
            const double gap = (1 - field.share) / 2;
            text +=
                QStringLiteral("<rect class=\"column\" x=\"%1\" y=\"%2\" width=\"%3\" "
                               "height=\"%4\" fill-opacity=\"%5\"><title>%6</title></rect>\n")
                    .arg(at(Left + width * (static_cast<double>(i) + gap)),
                         at(Bottom - height * (static_cast<double>(k + 1) - gap)),
                         at(width * field.share), at(height * field.share), decimal(field.shade, 3),
                         escaped(QStringLiteral("%1 %2, %3 %4: %5")
                                     .arg(tune->parameters[map->first].name,
                                          tune->valueText(map->first, slice.first[i]),
                                          tune->parameters[map->second].name,
                                          tune->valueText(map->second, slice.second[k]),
                                          beliefText(belief))));
        }
    }
    const Axis x = positionAxis(slice.first, Left + width / 2, Right - width / 2);
    const Axis y = positionAxis(slice.second, Bottom - height / 2, Top + height / 2);
    for (const double part : {0.0, 0.5, 1.0}) {
        const double position = y.low + part * (y.high - y.low);
        text += label("end", Left - 6, y(position) + 4.5, tune->valueText(map->second, position));
    }
    text += label("start soft", Left - 44, Top - 4, tune->parameters[map->second].name)
          + dot(x(tune->optimum.point[map->first]), y(tune->optimum.point[map->second]), "5");
    return svg(
        id, Height,
        spoken(QT_TRANSLATE_NOOP("Messages", "Elo over %1 and %2, from %3 to %4: the darker, the "
                                             "stronger; the smaller, the less sure"),
               tune->parameters[map->first].name, tune->parameters[map->second].name,
               signedDecimal(least.mean, 0), signedDecimal(most.mean, 0)),
        text + valueAxis(*tune, map->first, x));
}

QString plotMarkup(const BestPicture &picture, const QString &id)
{
    const auto &[tune, parameter] = picture;
    if (tune->course.size() < 2) {
        return {};
    }
    const Axis x{0, static_cast<double>(tune->course.back().games), Left, Right};
    const Axis y = positionAxis(tune->curves[parameter].first, Bottom, Top);
    QString text;
    for (const double part : {0.0, 0.5, 1.0}) {
        const double position = y.low + part * (y.high - y.low);
        text += lineMarkup("grid", Left, y(position), Right, y(position))
              + label("end", Left - 6, y(position) + 4.5, tune->valueText(parameter, position));
    }
    QString line;
    for (const TuningCoursePoint &point : tune->course) {
        line += pointText(x(point.games), y(point.best[parameter]), line.isEmpty());
    }
    return svg(id, Height,
               spoken(QT_TRANSLATE_NOOP("Messages", "The best %1 over %2"),
                      tune->parameters[parameter].name, gamesText(tune->course.back().games)),
               text + path("line", line)
                   + countAxis(x, spoken(QT_TRANSLATE_NOOP("Messages", "games"))));
}

} // namespace shinpan
