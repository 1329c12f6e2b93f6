#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <concepts>
#include <optional>
#include <string>
#include <vector>

namespace shinpan {

/// Builds one JSON object as text, members in the order given (Qt's own writer sorts them).
class JsonObject
{
public:
    JsonObject &add(const char *key, const QString &value);
    JsonObject &add(const char *key, int value);
    /// Only a true bool: a pointer must not pass as one.
    template <std::same_as<bool> T>
    JsonObject &add(const char *key, T value)
    {
        return addRaw(key, value ? "true" : "false");
    }
    /// Shortest text that reads back as the same number.
    JsonObject &add(const char *key, double value);
    JsonObject &add(const char *key, const QStringList &values);
    JsonObject &add(const char *key, const JsonObject &value);
    JsonObject &add(const char *key, const std::vector<JsonObject> &values);
    /// `null` when there is no value.
    template <typename T>
    JsonObject &add(const char *key, const std::optional<T> &value)
    {
        return value ? add(key, *value) : addRaw(key, "null");
    }

    /// Appends a member whose value is JSON text already. Keys hold nothing that JSON escapes.
    JsonObject &addRaw(const char *key, QByteArrayView json);

    /// The object on one line, without a line feed.
    [[nodiscard]] QByteArray toJson() const;

private:
    std::string m_members; // appending to a QByteArray costs more than writing most values
};

} // namespace shinpan
