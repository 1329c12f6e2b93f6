#pragma once

#include "core/clock/duration.h"
#include "core/competition/file/competitionfields.h"
#include "core/util/toml/tomltext.h"

#include <QLatin1String>

#include <algorithm>
#include <chrono>
#include <concepts>
#include <iterator>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

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

    /// The members of a value that are its fields(), but for those that are as usual.
    template <typename T>
    void putFields(const T &value, const T *usual = nullptr)
    {
        fields(value, [&](const Setting &setting, auto T::*member, const auto &...limits) {
            if (usual == nullptr || value.*member != usual->*member) {
                putField(setting.key, value.*member, limits...);
            }
        });
    }

    template <typename T, typename... Limits>
    void putField(QLatin1String key, const T &value, const Limits &...limits)
    {
        if constexpr (std::is_enum_v<T>) {
            put(key, QString(wordFor(limits..., value)));
        } else if constexpr (std::is_same_v<
                                 T,
                                 std::optional<int>> || std::is_same_v<T, std::optional<double>>) {
            if (value) {
                put(key, *value);
            }
        } else if constexpr (std::is_same_v<T, ByColor<TimeControl>>) {
            if (value.black == value.white) {
                return put(key, value.black);
            }
            put(setting::BlackTime, value.black);
            put(setting::WhiteTime, value.white);
        } else {
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
    [[nodiscard]] static QString textOf(const std::vector<double> &numbers)
    {
        QStringList texts;
        std::ranges::transform(numbers, std::back_inserter(texts), tomlNumber);
        return u'[' + texts.join(QStringLiteral(", ")) + u']';
    }
    [[nodiscard]] static QString textOf(BoardSize size)
    {
        return size.isSquare() ? QString::number(size.columns)
                               : QStringLiteral("\"%1x%2\"").arg(size.columns).arg(size.rows);
    }
    /// A scoring ladder or a rule of adjudication.
    template <typename T>
    requires requires(const T &value)
    {
        {
            toText(value)
            } -> std::same_as<QString>;
    }
    [[nodiscard]] static QString textOf(const T &value) { return tomlText(toText(value)); }
    [[nodiscard]] static QString textOf(bool flag)
    {
        return flag ? QStringLiteral("true") : QStringLiteral("false");
    }
    /// A time, a time control or rules.
    template <typename T>
    requires requires(const T &value)
    {
        {
            toText(value)
            } -> std::same_as<std::string>;
    }
    [[nodiscard]] static QString textOf(const T &value)
    {
        return tomlText(QString::fromStdString(toText(value)));
    }

private:
    QString m_text;
};

} // namespace shinpan
