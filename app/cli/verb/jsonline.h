#pragma once

#include "core/util/printable.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include <optional>

namespace shinpan {

/// The object on one line, without a line feed; printableJson().
[[nodiscard]] inline QByteArray jsonLine(const QJsonObject &object)
{
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// Null when there is no value.
template <typename T>
[[nodiscard]] QJsonValue jsonValue(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

} // namespace shinpan
