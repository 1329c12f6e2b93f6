#pragma once

#include "core/util/result.h"

#include <QString>

#include <variant>
#include <vector>

namespace shinpan {

struct CtlEntry;

// Far more than any file needs, and some tens of megabytes whatever a file says: an element weighs
// 1, and a text 1 more for each CtlLettersPerWeight characters.
inline constexpr qsizetype CtlLettersPerWeight = 100;
inline constexpr qint64 MostCtlWeight = 50'000; ///< of a value
inline constexpr qint64 MostCtlWork = 400'000;  ///< of all values that are computed or copied
inline constexpr qsizetype MostCtlText = 1'000'000;

/// A value in a control file, and the line it comes from.
struct CtlValue
{
    enum class Kind : std::uint8_t {
        None,
        Flag,
        Integer,
        Decimal,
        Text,
        List, ///< tuples too
        Dict, ///< `named`
        Call  ///< Player(…), Matchup(…), Competitor(…): `text` of `elements` and `named`
    };

    Kind kind = Kind::None;
    int line = 0;
    bool flag = false;
    qint64 integer = 0;
    double decimal = 0;
    QString text{};
    /// A text that stands for a number which is not known yet, however it is to be formatted.
    bool isPlaceholder = false;
    std::vector<CtlValue> elements{};
    std::vector<CtlEntry> named; // without braces: clang 14 would need CtlEntry whole for them
    /// How deep it nests and how much it holds, which are both limited.
    int depth = 1;
    qint64 weight = 1;

    [[nodiscard]] bool isCallOf(QLatin1String name) const
    {
        return kind == Kind::Call && text == name;
    }
    /// The value under a name in a dictionary or a call; null if there is none.
    [[nodiscard]] const CtlValue *find(QAnyStringView name) const;
    /// The name of its kind: "a number", "a list", …
    [[nodiscard]] Message kindName() const;

    void append(CtlValue element);
    void put(const QString &name, CtlValue value);

private:
    void hold(const CtlValue &part);
};

struct CtlEntry
{
    QString name;
    CtlValue value;
};

[[nodiscard]] CtlValue ctlOfKind(CtlValue::Kind kind, int line);
[[nodiscard]] bool isCtlNumber(const CtlValue &value);
/// The number that a value is.
[[nodiscard]] double ctlReal(const CtlValue &value);
[[nodiscard]] CtlValue ctlText(const QString &text, int line);

/// What Python's str() makes of it.
[[nodiscard]] QString ctlString(const CtlValue &value);

// What Python computes of values, as far as it is taken over. Failures say what is not.

/// `left` and `right` with one of the signs + - * / % between them.
[[nodiscard]] Result<CtlValue> ctlComputed(QChar sign, const CtlValue &left, const CtlValue &right);

/// A call of str(), int() or float().
[[nodiscard]] Result<CtlValue> ctlConverted(const CtlValue &call);

} // namespace shinpan
