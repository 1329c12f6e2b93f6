#pragma once

#include "core/board/color.h"
#include "core/rules/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan {

/// The widest margin that a text may name, more than any board has points.
inline constexpr double MaxMargin = 1'000'000;

/// A counted result.
struct Score
{
    double blackMargin = 0; ///< points of Black minus points of White, komi included

    /// The winner, nobody after a draw.
    [[nodiscard]] std::optional<Color> winner() const;

    friend bool operator==(const Score &, const Score &) = default;
};

/// SGF's RE text: "B+3.5", "W+12", "0".
[[nodiscard]] std::string toSgf(Score score);

/// Reads "B+3.5", "w+12.0", "0", "Draw" or "Jigo" in any letter case (GTP's final_score, SGF's RE);
/// nothing when the text is anything else, such as a resignation, an unknown margin or one beyond
/// MaxMargin.
[[nodiscard]] std::optional<Score> scoreFromText(std::string_view text);

/// What people or engines agree about a finished board. One stone of a chain stands for all of it;
/// points that are empty mean nothing.
struct Settlement
{
    std::vector<Point> dead;
    std::optional<std::vector<Point>> seki{}; ///< nothing: we look ourselves
    /// What might as well be dead, or alive if it is among the dead: nobody but us says so.
    std::vector<Point> unsettled{};

    friend bool operator==(const Settlement &, const Settlement &) = default;
};

/// What the sides agreed on before the game, beside the rules.
struct GameTerms
{
    double komi = 0;
    int handicap = 0; ///< stones
};

/// The sources of a side's points. What does not count under the rules is zero.
struct SidePoints
{
    int stones = 0;       ///< living, on the board (area)
    int territory = 0;    ///< empty points that it alone surrounds
    int prisoners = 0;    ///< stones of the opponent's, captured or dead (territory)
    int passStones = 0;   ///< handed over by the opponent (territory, AGA)
    int tax = 0;          ///< taken off: two points for each living group
    double komi = 0;      ///< White's
    int compensation = 0; ///< White's, for handicap stones
    double button = 0;

    [[nodiscard]] double total() const
    {
        return stones + territory + prisoners + passStones - tax + komi + compensation + button;
    }

    friend bool operator==(const SidePoints &, const SidePoints &) = default;
};

/// A counted board with all that the count rests on.
struct Count
{
    ByColor<SidePoints> sides;
    Score score; ///< Black's total less White's

    /// The owner of each point, by BoardSize::indexOf. Stones have none under territory scoring.
    std::vector<Stone> owner;
    std::vector<Point> dead; ///< whole chains, sorted
    std::vector<Point>
        seki; ///< the same; our own finding only where it matters, which is under a tax
    std::vector<Point> unsettled; ///< the same; see Settlement
    std::vector<Point> open;      ///< see openPoints()

    friend bool operator==(const Count &, const Count &) = default;
};

/// The settlements that are best for each side, and so the worst for the other: what is unsettled
/// lives or is dead as that side likes it.
[[nodiscard]] ByColor<Settlement> extremesOf(const Board &board, const Settlement &settlement);

/// Counts a finished game under its position's rules. Any position can be counted; nobody has
/// passed is no objection.
[[nodiscard]] Count countGame(const Position &position,
                              const GameTerms &terms,
                              const Settlement &settlement = {});

/// One line of evidence: "Black 36 = 30 territory + 6 prisoners; White 40.5 = 27 territory + 7
/// prisoners + 6.5 komi".
[[nodiscard]] std::string toText(const Count &count);

} // namespace shinpan
