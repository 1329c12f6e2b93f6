#include "core/rules/score.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace shinpan {

std::optional<Color> Score::winner() const
{
    if (blackMargin == 0) {
        return std::nullopt;
    }
    return blackMargin > 0 ? Color::Black : Color::White;
}

std::string toSgf(Score score)
{
    // Thousandths are more than any komi has; the rest is what binary fractions leave over.
    const double margin = std::round(std::abs(score.blackMargin) * 1000) / 1000;
    if (margin == 0) {
        return "0";
    }
    std::array<char, 32> digits{};
    const auto end =
        std::to_chars(digits.begin(), digits.end(), margin, std::chars_format::fixed).ptr;
    return (score.blackMargin > 0 ? "B+" : "W+") + std::string(digits.begin(), end);
}

std::optional<Score> scoreFromText(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    if (lower == "0" || lower == "draw" || lower == "jigo") {
        return Score{};
    }
    if (!lower.starts_with("b+") && !lower.starts_with("w+")) {
        return std::nullopt;
    }
    double margin = 0;
    const char *last = lower.data() + lower.size();
    const auto [end, error] =
        std::from_chars(lower.data() + 2, last, margin, std::chars_format::fixed);
    if (error != std::errc() || end != last || !(margin >= 0 && margin <= MaxMargin)) {
        return std::nullopt;
    }
    return Score{lower.starts_with('b') ? margin : -margin};
}

} // namespace shinpan
