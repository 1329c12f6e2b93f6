#pragma once

#include <QLatin1String>
#include <QStringView>

#include <algorithm>
#include <iterator>
#include <optional>

namespace shinpan {

// Tables of the words that values have in files, records and on command lines.

/// A word and what it means.
template <typename T>
struct Word
{
    QLatin1String text;
    T value;
};

/// The word for a value that the table has.
template <typename T, std::size_t N>
[[nodiscard]] QLatin1String wordFor(const Word<T> (&words)[N], T value)
{
    return std::ranges::find(words, value, &Word<T>::value)->text;
}

/// Reads wordFor() back; nothing for any other text.
template <typename T, std::size_t N>
[[nodiscard]] std::optional<T> valueOf(const Word<T> (&words)[N], QStringView text)
{
    const auto *const found =
        std::ranges::find_if(words, [text](const Word<T> &word) { return text == word.text; });
    return found == std::end(words) ? std::nullopt : std::optional(found->value);
}

} // namespace shinpan
