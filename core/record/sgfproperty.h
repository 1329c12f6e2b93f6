#pragma once

#include "core/record/sgfgrammar.h"

#include <QByteArray>
#include <QByteArrayView>

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
    /// From the start of the text, see above, to the last `]`.
    [[nodiscard]] QByteArrayView text() const { return {m_text.begin(), values().text().end()}; }

private:
    PackedName m_name;
    QByteArrayView m_text;
};

} // namespace shinpan
