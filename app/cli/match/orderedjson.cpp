#include "app/cli/match/orderedjson.h"

#include "core/util/printable.h"

#include <QByteArrayList>
#include <QJsonDocument>

namespace shinpan {

OrderedJson &OrderedJson::add(const char *key, const QJsonValue &value)
{
    // Qt writes values only inside an array or object.
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return addText(key, printableJson(array.sliced(1, array.size() - 2)));
}

OrderedJson &OrderedJson::add(const char *key, const OrderedJson &value)
{
    return addText(key, value.toJson());
}

OrderedJson &OrderedJson::add(const char *key, const std::vector<OrderedJson> &values)
{
    QByteArrayList texts;
    for (const OrderedJson &value : values) {
        texts.append(value.toJson());
    }
    return addText(key, '[' + texts.join(',') + ']');
}

OrderedJson &OrderedJson::addText(const char *key, const QByteArray &json)
{
    m_members += m_members.isEmpty() ? "\"" : ",\"";
    m_members += QByteArray(key) + "\":" + json;
    return *this;
}

} // namespace shinpan
