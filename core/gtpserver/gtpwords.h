#pragma once

#include "core/board/color.h"
#include "core/board/move.h"
#include "core/board/point.h"
#include "core/util/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan {

/// The text that a command is answered with: of its success, or why it fails.
using GtpAnswer = Result<std::string, std::string>;

/// A command as an engine reads it.
struct GtpQuery
{
    std::string id; ///< its digits without leading zeros; empty: none
    std::string name;
    std::vector<std::string> words; ///< its arguments

    /// An argument, counted from 0; empty if there are not so many. No word is empty.
    [[nodiscard]] std::string_view word(std::size_t index) const
    {
        return index < words.size() ? std::string_view(words[index]) : std::string_view();
    }
    /// All from this one on, with one blank between them.
    [[nodiscard]] std::string rest(std::size_t from = 0) const;
};

} // namespace shinpan

/// The primitives of GTP 2 (§2.11) as an engine meets them: strict when writing, tolerant when
/// reading. Pure. Whatever is no such thing, the empty word among them, is read as nothing.
namespace shinpan::gtpwords {

/// A line that is free of control bytes, without its line feed (§2.5): the comment is cut off, any
/// number of blanks stands between words. Nothing where no command is: such a line has no answer.
/// A line of a mere number is a command without a name.
[[nodiscard]] std::optional<GtpQuery> queryFromLine(std::string_view line);

/// The colour of a word such as "b", "White", "BLACK".
[[nodiscard]] std::optional<Color> colorFrom(std::string_view word);
/// A vertex of the board or "pass", in any letter case.
[[nodiscard]] std::optional<Move> moveFrom(Color color, std::string_view word, BoardSize size);
/// A finite number: "7.5", "+7,5", "-1e3".
[[nodiscard]] std::optional<double> numberFrom(std::string_view word);
[[nodiscard]] std::optional<int> wholeFrom(std::string_view word);
/// "true", "false", "1", "0" in any letter case.
[[nodiscard]] std::optional<bool> booleanFrom(std::string_view word);

/// "b" or "w".
[[nodiscard]] std::string wordFor(Color color);
/// A vertex, or "pass" for none.
[[nodiscard]] std::string wordFor(const std::optional<Point> &point);
/// The number with at most that many decimals, without zeros at the end; not "-0".
[[nodiscard]] std::string wordFor(double number, int decimals = 3);
/// Vertices with a blank between them.
[[nodiscard]] std::string wordsFor(std::span<const Point> points);

/// A text that may stand in an answer: valid UTF-8 without empty lines, control characters and
/// blanks at the ends of lines (§2.7).
[[nodiscard]] std::string cleanText(std::string_view text);
/// The same on one line.
[[nodiscard]] std::string cleanLine(std::string_view text);
/// A whole answer to a command with this id, as it is written.
[[nodiscard]] std::string responseFor(std::string_view id, const GtpAnswer &answer);

} // namespace shinpan::gtpwords
