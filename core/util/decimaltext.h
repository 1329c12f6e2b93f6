#pragma once

#include <QtGlobal>

#include <array>
#include <charconv>

namespace shinpan {

/// A whole number in decimal digits. A value on the stack that goes wherever a QByteArrayView does:
/// QByteArray::number() costs ten times as much, which counts where it is done for every move.
class DecimalText
{
public:
    explicit DecimalText(qint64 number)
        : m_size(std::to_chars(m_digits.data(), m_digits.data() + m_digits.size(), number).ptr
                 - m_digits.data())
    { }

    [[nodiscard]] const char *data() const { return m_digits.data(); }
    [[nodiscard]] qsizetype size() const { return m_size; }
    [[nodiscard]] const char *begin() const { return data(); }
    [[nodiscard]] const char *end() const { return data() + size(); }

private:
    std::array<char, 20> m_digits; // room for the least of all numbers
    qsizetype m_size;
};

} // namespace shinpan
