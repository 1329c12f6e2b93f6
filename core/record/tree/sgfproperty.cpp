#include "core/record/tree/sgfproperty.h"

#include <algorithm>

namespace shinpan {

QByteArray SgfProperty::name() const
{
    return (m_name == LongName ? longName() : NameLetters(m_name).view()).toByteArray();
}

QByteArrayView SgfProperty::longName() const
{
    return {m_text.begin(), std::ranges::find_if_not(m_text, isSgfNameChar)};
}

bool SgfProperty::hasName(QByteArrayView name) const
{
    const PackedName packed = packName(name);
    return packed == m_name && (packed != LongName || longName() == name);
}

RawValues SgfProperty::values() const
{
    return m_name == LongName ? RawValues({longName().end(), m_text.end()}) : RawValues(m_text);
}

} // namespace shinpan
