#include "core/competition/report/reportjsonvalues.h"

#include <cmath>

namespace shinpan::reportjson {

QJsonValue number(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue();
}

QJsonValue integer(std::int64_t value)
{
    return QJsonValue(static_cast<qint64>(value));
}

QJsonValue text(const QString &value)
{
    return value.isEmpty() ? QJsonValue() : QJsonValue(value);
}

QJsonValue time(const QDateTime &value)
{
    return value.isValid() ? QJsonValue(value.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

QJsonObject jsonOf(const Estimate &estimate)
{
    return {{QStringLiteral("low"), number(estimate.low)},
            {QStringLiteral("value"), number(estimate.value)},
            {QStringLiteral("high"), number(estimate.high)}};
}

QJsonValue jsonOf(const std::optional<Estimate> &estimate)
{
    return estimate ? QJsonValue(jsonOf(*estimate)) : QJsonValue();
}

QJsonObject jsonOf(const Tally &tally)
{
    return {{QStringLiteral("games"), integer(tally.played())},
            {QStringLiteral("wins"), integer(tally.counts.wins)},
            {QStringLiteral("losses"), integer(tally.counts.losses)},
            {QStringLiteral("jigos"), integer(tally.counts.jigos)},
            {QStringLiteral("unknown"), integer(tally.unknown)},
            {QStringLiteral("forfeits"), integer(tally.forfeits)},
            {QStringLiteral("timeLosses"), integer(tally.timeLosses)},
            {QStringLiteral("void"), integer(tally.voids)},
            {QStringLiteral("points"), tally.points()},
            {QStringLiteral("score"), jsonOf(tally.score())},
            {QStringLiteral("meanSeconds"), optional(tally.seconds.mean())},
            {QStringLiteral("meanCpuSeconds"), optional(tally.cpuSeconds.mean())}};
}

QJsonObject jsonOf(const PlayerTally &tally)
{
    QJsonObject object = jsonOf(tally.all);
    object[QStringLiteral("black")] = jsonOf(tally.byColor.black);
    object[QStringLiteral("white")] = jsonOf(tally.byColor.white);
    return object;
}

QJsonObject jsonOf(const PairCounts &pairs)
{
    return {{QStringLiteral("LL"), integer(pairs.lostBoth)},
            {QStringLiteral("LJ"), integer(pairs.lostAndJigo)},
            {QStringLiteral("split"), integer(pairs.split)},
            {QStringLiteral("WJ"), integer(pairs.wonAndJigo)},
            {QStringLiteral("WW"), integer(pairs.wonBoth)}};
}

QJsonObject jsonOf(const Strength &strength)
{
    return {{QStringLiteral("units"), strength.counts.total()},
            {QStringLiteral("effectiveUnits"), strength.effectiveUnits},
            {QStringLiteral("elo"), jsonOf(strength.elo)},
            {QStringLiteral("normalizedElo"), jsonOf(strength.normalizedElo)},
            {QStringLiteral("superiority"), strength.likelihoodOfSuperiority}};
}

} // namespace shinpan::reportjson
