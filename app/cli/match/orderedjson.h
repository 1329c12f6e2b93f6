#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonValue>

#include <optional>
#include <vector>

namespace shinpan {

/// Builds a JSON object for people to read and compare: its members stay in the order in which they
/// are added (Qt's own writer sorts them).
class OrderedJson
{
public:
    /// Keys hold nothing that JSON escapes.
    OrderedJson &add(const char *key, const QJsonValue &value);
    OrderedJson &add(const char *key, const OrderedJson &value);
    OrderedJson &add(const char *key, const std::vector<OrderedJson> &values);
    /// `null` when there is no value.
    template <typename T>
    OrderedJson &add(const char *key, const std::optional<T> &value)
    {
        return value ? add(key, *value) : add(key, QJsonValue());
    }

    /// The object on one line, without a line feed; printableJson().
    [[nodiscard]] QByteArray toJson() const { return '{' + m_members + '}'; }

private:
    OrderedJson &addText(const char *key, const QByteArray &json);

    QByteArray m_members;
};

} // namespace shinpan
