#include "app/cli/jsonobject.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace shinpan {

namespace {

/// Qt writes values only inside an array or object.
[[nodiscard]] QByteArray jsonText(const QJsonValue &value)
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

} // namespace

JsonObject &JsonObject::add(const char *key, const QString &value)
{
    return addRaw(key, isPlain(value) ? '"' + value.toUtf8() + '"' : jsonText(value));
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
    return addRaw(key,
                  QJsonDocument(QJsonArray::fromStringList(values)).toJson(QJsonDocument::Compact));
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
