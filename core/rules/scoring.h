#pragma once

#include "core/rules/position.h"
#include "core/rules/score.h"

#include <optional>
#include <string>
#include <vector>

namespace shinpan {

/// What people or engines agree about a finished board. One stone of a chain stands for all of it;
/// points that are empty mean nothing.
struct Settlement
{
    std::vector<Point> dead;
    std::optional<std::vector<Point>> seki; ///< nothing: we look ourselves

    friend bool operator==(const Settlement &, const Settlement &) = default;
};

/// What the sides agreed on before the game, beside the rules.
struct GameTerms
{
    double komi = 0;
    int handicap = 0; ///< stones
};

/// Where a side's points come from. What does not count under the rules is zero.
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

    [[nodiscard]] double total() const;

    friend bool operator==(const SidePoints &, const SidePoints &) = default;
};

/// A counted board with all that the count rests on.
struct Count
{
    ByColor<SidePoints> sides;
    Score score; ///< Black's total less White's

    /// By BoardSize::indexOf: whose point it counts as. Under territory scoring stones are
    /// nobody's.
    std::vector<Stone> owner;
    std::vector<Point> dead; ///< whole chains, sorted
    std::vector<Point>
        seki; ///< the same; our own finding only where it matters, which is under a tax

    friend bool operator==(const Count &, const Count &) = default;
};

/// Counts a finished game under its position's rules. Any position can be counted; nobody has
/// passed is no objection.
[[nodiscard]] Count countGame(const Position &position,
                              const GameTerms &terms,
                              const Settlement &settlement = {});

/// One line of evidence: "Black 36 = 30 territory + 6 prisoners; White 40.5 = 27 territory + 7
/// prisoners + 6.5 komi".
[[nodiscard]] std::string toText(const Count &count);

} // namespace shinpan
