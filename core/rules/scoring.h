#pragma once

#include "core/board/board.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shinpan {

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
/// nothing when the text is anything else, such as a resignation or an unknown margin.
[[nodiscard]] std::optional<Score> scoreFromText(std::string_view text);

/// Points of a finished board under area scoring.
struct AreaCount
{
    int black = 0;
    int white = 0;
    int neutral = 0; ///< empty points that reach both colours, or none

    friend bool operator==(const AreaCount &, const AreaCount &) = default;
};

/// Counts living stones and the empty regions that reach one colour only. Each point of `dead`
/// takes the whole chain there off beforehand; an empty point among them means nothing.
[[nodiscard]] AreaCount countArea(const Board &board, std::span<const Point> dead = {});

/// Black's area minus White's minus `whiteBonus`: komi, plus any compensation for handicap stones.
[[nodiscard]] Score areaScore(const Board &board,
                              double whiteBonus,
                              std::span<const Point> dead = {});

} // namespace shinpan
