#pragma once

#include "core/util/message.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace shinpan {

struct TomlEntry;

/// A value of a TOML text and where it stands. toml++ reads it (in tomltext.cpp and nowhere else);
/// this is what the rest of the program sees.
struct TomlValue
{
    using Array = std::vector<TomlValue>;
    using Table = std::vector<TomlEntry>; ///< in the order of the text
    struct Moment                         ///< a date or a time, which no setting of ours is
    { };

    std::variant<bool, qint64, double, QString, Array, Table, Moment> data;
    int line = 0; ///< from 1
    /// Its place in the bytes of the text; of a table with a heading, "[game]", only that.
    qsizetype begin = 0;
    qsizetype end = 0; ///< the first byte after it

    /// The value of a table's key; null if it has none or this is not a table.
    [[nodiscard]] const TomlValue *find(QLatin1String key) const;

    /// "a whole number", "a text", "a table", …
    [[nodiscard]] Message kind() const;
};

struct TomlEntry
{
    QString key;
    TomlValue value;
};

/// Why a text is not TOML. toml++ stops at the first mistake.
struct TomlError
{
    int line = 0; ///< from 1
    QString text;
};

/// Reads TOML 1.0, which is UTF-8. The result is a table.
[[nodiscard]] Result<TomlValue, TomlError> parseToml(const QByteArray &text);

// How values are written, so that parseToml() reads back the same.

/// "text" in quotes, with escapes where they are needed; one of several lines in triple quotes.
[[nodiscard]] QString tomlText(const QString &text);
[[nodiscard]] QString tomlList(const QStringList &texts);
/// The number with a point or an exponent, so that it reads back as this very number; finite only.
[[nodiscard]] QString tomlNumber(double number);
/// A key, in quotes if it needs them.
[[nodiscard]] QString tomlKey(const QString &key);

} // namespace shinpan
