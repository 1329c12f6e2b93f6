#include "app/cli/jsonobject.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// Qt writes values only inside an array or object.
[[nodiscard]] QByteArray byQt(const QJsonValue &value)
{
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
}

/// Whether the text needs only quotation marks around it, as most does: Qt's writer takes a hundred
/// times as long.
[[nodiscard]] bool isPlain(const QString &text)
{
    return std::ranges::all_of(
        text, [](QChar c) { return c >= u' ' && c != u'"' && c != u'\\' && !c.isSurrogate(); });
}

[[nodiscard]] QByteArray jsonText(const QString &text)
{
    return isPlain(text) ? '"' + text.toUtf8() + '"' : byQt(text);
}

/// A whole number of moderate size has no decimals and no exponent, in Qt as here.
[[nodiscard]] QByteArray jsonText(double value)
{
    constexpr double Moderate = 1e9;
    if (std::abs(value) < Moderate && value == std::trunc(value)) {
        return QByteArray::number(static_cast<qint64>(value));
    }
    return byQt(value);
}

} // namespace

JsonObject &JsonObject::add(const char *key, const QString &value)
{
    return addRaw(key, jsonText(value));
}

JsonObject &JsonObject::add(const char *key, int value)
{
    return addRaw(key, QByteArray::number(value));
}

JsonObject &JsonObject::add(const char *key, double value)
{
    return addRaw(key, jsonText(value));
}

JsonObject &JsonObject::add(const char *key, const QStringList &values)
{
    QByteArrayList texts;
    for (const QString &value : values) {
        texts.append(jsonText(value));
    }
    return addRaw(key, '[' + texts.join(',') + ']');
}

JsonObject &JsonObject::add(const char *key, const JsonObject &value)
{
    return addRaw(key, value.toJson());
}

JsonObject &JsonObject::add(const char *key, const std::vector<JsonObject> &values)
{
    QByteArrayList texts;
    for (const JsonObject &value : values) {
        texts.append(value.toJson());
    }
    return addRaw(key, '[' + texts.join(',') + ']');
}

JsonObject &JsonObject::addRaw(const char *key, const QByteArray &json)
{
    if (!m_members.isEmpty()) {
        m_members += ',';
    }
    m_members.append('"').append(key).append("\":").append(json);
    return *this;
}

} // namespace shinpan
