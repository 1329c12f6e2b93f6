#include "app/cli/verb/jsonobject.h"

#include "core/util/printable.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>
#include <charconv>
#include <cmath>

namespace shinpan {

namespace {

/// Qt writes values only inside an array or object.
[[nodiscard]] QByteArray byQt(const QJsonValue &value)
{
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return printableJson(array.sliced(1, array.size() - 2));
}

/// Whether a character stands in JSON for itself, in one byte.
[[nodiscard]] bool isPlain(QChar c)
{
    return c >= u' ' && c < u'\x7F' && c != u'"' && c != u'\\';
}

/// Most texts need only quotation marks around them: Qt's writer takes a hundred times as long.
[[nodiscard]] QByteArray jsonText(const QString &text)
{
    QByteArray json(text.size() + 2, '"');
    char *end = json.data() + 1;
    for (const QChar c : text) {
        if (!isPlain(c)) {
            return byQt(text);
        }
        *end++ = c.toLatin1();
    }
    return json;
}

/// A number of moderate size has no exponent, in Qt as here.
[[nodiscard]] QByteArray jsonText(double value)
{
    constexpr double Small = 1e-4;
    constexpr double Large = 1e9;
    if (value == 0) {
        return QByteArrayLiteral("0");
    }
    if (!(std::abs(value) >= Small && std::abs(value) <= Large)) {
        return byQt(value); // and of what is no number
    }
    std::array<char, 32> text; // 17 digits, a point and no more zeros than `Small` has
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return error == std::errc() ? QByteArray(text.data(), end - text.data()) : byQt(value);
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

JsonObject &JsonObject::addRaw(const char *key, QByteArrayView json)
{
    if (!m_members.empty()) {
        m_members += ',';
    }
    m_members += '"';
    m_members.append(key).append("\":");
    m_members.append(json.data(), static_cast<std::size_t>(json.size()));
    return *this;
}

QByteArray JsonObject::toJson() const
{
    return QByteArray::fromStdString('{' + m_members + '}');
}

} // namespace shinpan
