#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan {

/// SGF white space. A NUL byte between tokens counts as white space too (seen in truncated
/// downloads).
[[nodiscard]] constexpr bool isSgfBlank(char c)
{
    constexpr std::uint64_t Blanks = std::uint64_t{1} << ' ' | std::uint64_t{0b11111} << '\t' | 1;
    const auto code = static_cast<unsigned char>(c);
    return code <= ' ' && (Blanks >> code & 1) != 0;
}

[[nodiscard]] constexpr bool isSgfNameChar(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

[[nodiscard]] constexpr const char *skipSgfBlanks(const char *at, const char *end)
{
    while (at != end && isSgfBlank(*at)) {
        ++at;
    }
    return at;
}

/// The `]` that ends the value whose text starts at `at`, or `end` if none does. Eight bytes are
/// looked at together: a loop over them would end where no processor can guess it.
[[nodiscard]] inline const char *sgfValueEnd(const char *at, const char *end)
{
    constexpr std::uint64_t Ones = 0x0101'0101'0101'0101;
    constexpr std::ptrdiff_t Step = sizeof Ones;
    static_assert((']' | 1) == ('\\' | 1));
    while (end - at >= Step) {
        const std::uint64_t others =
            (qFromLittleEndian<std::uint64_t>(at) | Ones) ^ (Ones * ']'); // 0: one of the two
        const std::uint64_t found = (others - Ones) & ~others & (Ones << 7);
        at += std::countr_zero(found) / 8; // 8 if there is none
        if (found == 0) {
            continue;
        }
        if (*at == ']') {
            return at;
        }
        at += end - at > 1 ? 2 : 1;
    }
    for (; at != end && *at != ']'; ++at) {
        if (*at == '\\' && at + 1 != end) [[unlikely]] { // or clang counts instead of branching
            ++at;
        }
    }
    return at;
}

/// A property's identifier of up to five capital letters and digits as a number below 2^27; 0 for a
/// longer one. (Five letters are enough for every property of the standard and for KGSDE, SBKV,
/// QLZV, KTSID.)
using PackedName = std::uint32_t;
inline constexpr PackedName LongName = 0;
inline constexpr int MaxPackedLength = 5;

/// Adds one more capital letter or digit to a packed name.
[[nodiscard]] constexpr PackedName packedNameWith(PackedName name, char c)
{
    return name * 37 + static_cast<PackedName>(c >= 'A' ? c - 'A' + 1 : c - '0' + 27);
}

[[nodiscard]] constexpr PackedName packName(QByteArrayView name)
{
    PackedName packed = 0;
    for (const char c : name) {
        packed = packedNameWith(packed, c);
    }
    return name.size() > MaxPackedLength ? LongName : packed;
}

/// The letters of a packed name; a value, so that names cost no memory.
class NameLetters
{
public:
    explicit constexpr NameLetters(PackedName name)
    {
        for (; name != 0; name /= 37) {
            const auto code = static_cast<char>(name % 37);
            m_letters[--m_first] = static_cast<char>(code < 27 ? 'A' + code - 1 : '0' + code - 27);
        }
    }

    [[nodiscard]] QByteArrayView view() const
    {
        return {m_letters.data() + m_first, static_cast<qsizetype>(m_letters.size() - m_first)};
    }

private:
    std::array<char, MaxPackedLength + 1> m_letters{}; // 27 bits may hold six, which never happens
    std::size_t m_first = MaxPackedLength + 1;
};

/// The raw values of one property, still escaped, in order: a forward range over text of the form
/// "[v1] [v2]…".
///
/// A view: valid until the tree that it comes from changes.
class RawValues
{
public:
    class Iterator
    {
    public:
        using value_type = QByteArrayView;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;
        using pointer = void;
        using reference = QByteArrayView;

        Iterator() = default;

        QByteArrayView operator*() const { return {m_value, m_close}; }
        Iterator &operator++()
        {
            open(m_close == m_end ? m_end : m_close + 1);
            return *this;
        }
        Iterator operator++(int)
        {
            const Iterator old = *this;
            ++*this;
            return old;
        }
        /// The iterators have to be of one range.
        friend bool operator==(const Iterator &left, const Iterator &right)
        {
            return left.m_value == right.m_value;
        }

    private:
        friend class RawValues;
        Iterator(const char *at, const char *end)
            : m_end(end)
        {
            open(at);
        }
        void open(const char *at)
        {
            at = skipSgfBlanks(at, m_end);
            m_value = at != m_end && *at == '[' ? at + 1 : nullptr;
            m_close = m_value ? sgfValueEnd(m_value, m_end) : nullptr;
        }

        const char *m_value = nullptr; ///< null: past the last value
        const char *m_close = nullptr;
        const char *m_end = nullptr;
    };

    RawValues() = default;
    /// `text` starts before the first `[` and may go on after the last `]`.
    explicit RawValues(QByteArrayView text)
        : m_text(text)
    { }

    [[nodiscard]] Iterator begin() const { return {m_text.begin(), m_text.end()}; }
    [[nodiscard]] Iterator end() const { return {}; }
    [[nodiscard]] bool isEmpty() const { return begin() == end(); }
    /// The first value; empty if there is none.
    [[nodiscard]] QByteArrayView first() const { return isEmpty() ? QByteArrayView() : *begin(); }
    [[nodiscard]] int count() const { return static_cast<int>(std::distance(begin(), end())); }
    /// The same, with a life of their own.
    [[nodiscard]] std::vector<QByteArray> copies() const;
    /// Everything from the first `[` to the last `]`.
    [[nodiscard]] QByteArrayView text() const;

private:
    QByteArrayView m_text;
};

/// Whether text may stand between brackets as it is: no unescaped `]`, no lone backslash at its
/// end.
[[nodiscard]] bool isRawSgfValue(QByteArrayView raw);

/// The meaning of a raw Text value (§2.1 of the project's notes, FF[4] "Text"): escapes and soft
/// line breaks resolved, each kind of line break one LF, other white space blanks.
[[nodiscard]] QString sgfText(QByteArrayView raw);

/// The meaning of a raw SimpleText value: as Text, line breaks become blanks.
[[nodiscard]] QString sgfSimpleText(QByteArrayView raw);

/// The two sides of a composed value, split at its first unescaped `:`; the second is null if there
/// is no such colon.
[[nodiscard]] std::pair<QByteArrayView, QByteArrayView> splitComposed(QByteArrayView raw);

/// Text as a raw value: `\` and `]` escaped, line breaks LF, TAB a blank, other control characters
/// dropped.
[[nodiscard]] QByteArray rawSgfText(const QString &text);

/// Escapes as rawSgfText() does, and makes blanks of line breaks.
[[nodiscard]] QByteArray rawSgfSimpleText(const QString &text);

/// Escapes as rawSgfSimpleText() does, and `:` as well: for one side of a composed value.
[[nodiscard]] QByteArray rawSgfComposedText(const QString &text);

/// White space at both ends removed, as read values of points, numbers and colours want it.
[[nodiscard]] QByteArrayView trimmedSgf(QByteArrayView raw);

/// A property of a node: its name and its values, still escaped. A view: valid until the tree that
/// it comes from changes.
class SgfProperty
{
public:
    /// `text` starts with the name if `name` is LongName, else before the first `[`; it may go on
    /// after the last `]`.
    SgfProperty(PackedName name, QByteArrayView text)
        : m_name(name)
        , m_text(text)
    { }

    /// LongName for a name of more than five letters.
    [[nodiscard]] PackedName packedName() const { return m_name; }
    [[nodiscard]] QByteArray name() const
    {
        return (m_name == LongName ? longName() : NameLetters(m_name).view()).toByteArray();
    }
    /// The name of a property whose packed name is LongName.
    [[nodiscard]] QByteArrayView longName() const
    {
        return {m_text.begin(), std::ranges::find_if_not(m_text, isSgfNameChar)};
    }
    [[nodiscard]] bool hasName(QByteArrayView name) const
    {
        const PackedName packed = packName(name);
        return packed == m_name && (packed != LongName || longName() == name);
    }
    [[nodiscard]] RawValues values() const { return RawValues(valueText()); }
    /// The text that the values begin; more may follow them.
    [[nodiscard]] QByteArrayView valueText() const
    {
        return m_name == LongName ? QByteArrayView(longName().end(), m_text.end()) : m_text;
    }
    /// The text "[dd]" of a property that has one value of two small letters and no more, as moves
    /// have; else null. Faster than values().
    [[nodiscard]] const char *moveText() const
    {
        constexpr qsizetype Length = 4;
        const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
        const char *const text = m_text.data();
        if (m_name == LongName || m_text.size() < Length || text[0] != '[' || !isSmall(text[1])
            || !isSmall(text[2]) || text[3] != ']') {
            return nullptr;
        }
        const char *const next = skipSgfBlanks(text + Length, m_text.end());
        return next == m_text.end() || *next != '[' ? text : nullptr;
    }
    /// The text from its start, see above, to the last `]`.
    [[nodiscard]] QByteArrayView text() const { return {m_text.begin(), values().text().end()}; }

private:
    PackedName m_name;
    QByteArrayView m_text;
};

} // namespace shinpan
