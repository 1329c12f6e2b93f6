#pragma once

#include <string>
#include <string_view>

namespace shinpan {

/// It is ASCII only, whatever the locale.
[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// The text without blanks at its ends, its ASCII letters in lower case.
[[nodiscard]] std::string tidied(std::string_view text);

} // namespace shinpan
