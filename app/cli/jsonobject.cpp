#include "app/cli/jsonobject.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>

namespace shinpan {

namespace {

/// Qt writes values only inside an array or object.
[[nodiscard]] QByteArray jsonText(const QJsonValue &value)
{
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
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
    m_members += jsonText(QString::fromLatin1(key)) + ':' + json;
    return *this;
}

} // namespace shinpan
