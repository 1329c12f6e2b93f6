#pragma once

#include "core/board/color.h"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan {

/// The widest margin that a text may name; no board has so many points.
inline constexpr double MaxMargin = 1'000'000;

/// A counted result.
struct Score
{
    double blackMargin = 0; ///< points of Black minus points of White, komi included

    /// Nobody after a draw.
    [[nodiscard]] std::optional<Color> winner() const;

    friend bool operator==(const Score &, const Score &) = default;
};

/// SGF's RE text: "B+3.5", "W+12", "0".
[[nodiscard]] std::string toSgf(Score score);

/// Reads "B+3.5", "w+12.0", "0", "Draw" or "Jigo" in any letter case (GTP's final_score, SGF's RE);
/// nothing when the text is anything else, such as a resignation, an unknown margin or one beyond
/// MaxMargin.
[[nodiscard]] std::optional<Score> scoreFromText(std::string_view text);

} // namespace shinpan
