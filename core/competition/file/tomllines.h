#pragma once

#include "core/clock/duration.h"
#include "core/util/toml/tomltext.h"

#include <QLatin1String>

#include <chrono>
#include <concepts>
#include <type_traits>

namespace shinpan {

/// The lines of a competition's file as they are written.
class TomlLines
{
public:
    /// "[name]", or "[[name]]" for one of several.
    void heading(const QString &heading) { m_text += u'\n' + heading + u'\n'; }
    /// The value as it stands in the file.
    void putRaw(QLatin1String key, const QString &value)
    {
        m_text += key + QLatin1String(" = ") + value + u'\n';
    }
    template <typename T>
    void put(QLatin1String key, const T &value)
    {
        putRaw(key, textOf(value));
    }
    /// Puts the value unless it is the usual one.
    template <typename T>
    void put(QLatin1String key, const T &value, const std::type_identity_t<T> &usual)
    {
        if (value != usual) {
            put(key, value);
        }
    }

    [[nodiscard]] const QString &text() const { return m_text; }

    [[nodiscard]] static QString textOf(const QString &text) { return tomlText(text); }
    [[nodiscard]] static QString textOf(const QStringList &texts) { return tomlList(texts); }
    [[nodiscard]] static QString textOf(double number) { return tomlNumber(number); }
    [[nodiscard]] static QString textOf(std::integral auto number)
    {
        return QString::number(number);
    }
    [[nodiscard]] static QString textOf(bool flag)
    {
        return flag ? QStringLiteral("true") : QStringLiteral("false");
    }
    [[nodiscard]] static QString textOf(std::chrono::milliseconds duration)
    {
        return tomlText(QString::fromStdString(toText(duration)));
    }

private:
    QString m_text;
};

} // namespace shinpan
