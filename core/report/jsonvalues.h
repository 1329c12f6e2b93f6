#pragma once

#include "core/board/color.h"
#include "core/statistics/elo.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <cmath>
#include <optional>

namespace shinpan::json {

// How reports' JSON puts values. What is invalid or empty is null.

/// JSON has no infinity: that is the text "inf" or "-inf", as null would say that it is unknown.
[[nodiscard]] inline QJsonValue number(double value)
{
    if (std::isinf(value)) {
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    }
    return std::isnan(value) ? QJsonValue() : QJsonValue(value);
}

[[nodiscard]] inline QJsonValue integer(std::int64_t value)
{
    return QJsonValue(static_cast<qint64>(value));
}

[[nodiscard]] inline QJsonValue text(const QString &value)
{
    return value.isEmpty() ? QJsonValue() : QJsonValue(value);
}

[[nodiscard]] inline QJsonValue time(const QDateTime &value)
{
    return value.isValid() ? QJsonValue(value.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

/// An object with what `valueOf` says of each colour.
template <typename ValueOf>
[[nodiscard]] QJsonObject byColor(const ValueOf &valueOf)
{
    return {{QStringLiteral("black"), valueOf(Color::Black)},
            {QStringLiteral("white"), valueOf(Color::White)}};
}

template <typename T>
[[nodiscard]] QJsonValue optional(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

[[nodiscard]] inline QJsonObject jsonOf(const Estimate &estimate)
{
    return {{QStringLiteral("low"), number(estimate.low)},
            {QStringLiteral("value"), number(estimate.value)},
            {QStringLiteral("high"), number(estimate.high)}};
}

} // namespace shinpan::json
