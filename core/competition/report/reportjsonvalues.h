#pragma once

#include "core/competition/report/report.h"

#include <QJsonObject>
#include <QJsonValue>

namespace shinpan::reportjson {

// Values of the report as JSON; reportjson.cpp says what is what. What is infinite, invalid or
// empty is null.

[[nodiscard]] QJsonValue number(double value);
[[nodiscard]] QJsonValue integer(std::int64_t value);
[[nodiscard]] QJsonValue text(const QString &value);
[[nodiscard]] QJsonValue time(const QDateTime &value);
[[nodiscard]] QJsonObject jsonOf(const Estimate &estimate);
[[nodiscard]] QJsonValue jsonOf(const std::optional<Estimate> &estimate);
[[nodiscard]] QJsonObject jsonOf(const Tally &tally);
[[nodiscard]] QJsonObject jsonOf(const PlayerTally &tally);
[[nodiscard]] QJsonObject jsonOf(const PairCounts &pairs);
[[nodiscard]] QJsonObject jsonOf(const Strength &strength);

template <typename T>
[[nodiscard]] QJsonValue optional(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

} // namespace shinpan::reportjson
