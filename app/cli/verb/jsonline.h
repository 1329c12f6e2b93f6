#pragma once

#include <QJsonObject>
#include <QJsonValue>

#include <optional>

namespace shinpan {

/// The object on one line, without a line feed; printableJson().
[[nodiscard]] QByteArray jsonLine(const QJsonObject &object);

/// Null when there is no value.
template <typename T>
[[nodiscard]] QJsonValue jsonValue(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

} // namespace shinpan
