#pragma once

#include "core/record/tree/sgfgrammar.h"

#include <QByteArray>
#include <QByteArrayView>

#include <algorithm>
#include <optional>

namespace shinpan {

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
    [[nodiscard]] QByteArray name() const;
    /// The name of a property whose packed name is LongName.
    [[nodiscard]] QByteArrayView longName() const;
    [[nodiscard]] bool hasName(QByteArrayView name) const;
    [[nodiscard]] RawValues values() const;
    /// The value of a property that has one of at most so many bytes, none of which is a backslash
    /// or white space; nothing otherwise, and perhaps nothing though there is one. Quicker than
    /// values().
    [[nodiscard]] std::optional<QByteArrayView> smallValue(qsizetype limit) const;
    /// From the start of the text, see above, to the last `]`.
    [[nodiscard]] QByteArrayView text() const { return {m_text.begin(), values().text().end()}; }

private:
    PackedName m_name;
    QByteArrayView m_text;
};

inline std::optional<QByteArrayView> SgfProperty::smallValue(qsizetype limit) const
{
    if (m_name == LongName || !m_text.startsWith('[')) {
        return std::nullopt;
    }
    const char *const value = m_text.begin() + 1;
    const char *const stop = value + std::min<qsizetype>(limit + 1, m_text.end() - value);
    const char *close = value;
    while (close != stop && *close != ']') {
        if (*close == '\\' || static_cast<unsigned char>(*close) <= ' ') {
            return std::nullopt;
        }
        ++close;
    }
    const bool isAlone = close != stop
                      && (close + 1 == m_text.end()
                          || (close[1] != '[' && static_cast<unsigned char>(close[1]) > ' '));
    return isAlone ? std::optional(QByteArrayView(value, close)) : std::nullopt;
}

} // namespace shinpan
