#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/engine/profile/perspective.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan {

/// One move that an engine considers. All values are Black's view, whoever is to move; see
/// viewedBy(). What an engine did not tell is empty.
struct Candidate
{
    std::optional<Point> move; ///< none: a pass
    std::int64_t visits = 0;   ///< 0 is possible: known by its prior only
    int order = 0;             ///< 0 is the engine's choice
    float winrate = 0.5F;      ///< 0 to 1

    std::optional<float> scoreLead{}; ///< points
    std::optional<float> scoreStdev{};
    /// The bound of the win rate that its mover can rely on: a lower one for Black, an upper one
    /// for White. KataGo leaves 0 to 1 on both sides; Leela Zero tells 0 below three visits.
    std::optional<float> lcb{};
    std::optional<float> prior{};   ///< 0 to 1: what the network thinks before any search
    std::optional<float> utility{}; ///< KataGo's mixture of winning and score, about -1 to 1

    std::optional<float> scoreSelfplay{};
    std::optional<float> utilityLcb{}; ///< of the utility, as lcb is of the win rate
    std::optional<float> weight{};
    std::optional<float> noResultValue{}; ///< 0 to 1: chance that the game has no result
    std::optional<std::int64_t> edgeVisits{};
    std::optional<Point> symmetryOf{}; ///< its numbers are those of this move

    /// The principal variation, alternating from the side to move on, `move` first; may be empty.
    std::vector<std::optional<Point>> line{};
    std::vector<std::int64_t> lineVisits{}; ///< of each move of the line
    std::vector<std::int64_t> lineEdgeVisits{};

    std::vector<float> ownership{}; ///< after this move; as Analysis::ownership
    std::vector<float> ownershipStdev{};

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// What an engine thinks of a position. All values are Black's view.
struct Analysis
{
    BoardSize size;
    Color toMove = Color::Black;
    std::vector<Candidate> candidates{}; ///< best first

    /// The position's values: what the engine tells of its root, else the sum of its candidates'
    /// visits, their mean chance to win, each as often as it was visited, and the best one's
    /// others.
    std::int64_t visits = 0;
    float winrate = 0.5F; ///< 0 to 1
    std::optional<float> scoreLead{};
    std::optional<float> scoreStdev{};
    std::optional<float> utility{};

    /// The owner of each point, -1 White's to 1 Black's, row by row from the top left; empty: not
    /// told. See ownershipAt().
    std::vector<float> ownership{};
    std::vector<float> ownershipStdev{};
    /// What the network thinks of each point before any search, 0 to 1, in the same order, and of a
    /// pass; below 0: no legal move. Empty: not told, but for the candidates' priors.
    std::vector<float> policy{};

    friend bool operator==(const Analysis &, const Analysis &) = default;
};

/// The value of a point in an ownership map of this board, which must not be empty.
[[nodiscard]] inline float ownershipAt(const std::vector<float> &map, BoardSize size, Point point)
{
    return map[static_cast<std::size_t>((size.rows - 1 - point.row) * size.columns + point.column)];
}

// Turns Black's view, in which everything is kept, into another one; this is the only place. The
// view that a person wants is a Perspective, which viewerOf() turns into a side.

/// The chance to win, 0 to 1.
[[nodiscard]] constexpr float winrateFor(Color viewer, float blackWinrate)
{
    return viewer == Color::Black ? blackWinrate : 1 - blackWinrate;
}

/// Points, utility or ownership: what one side has the other lacks.
[[nodiscard]] constexpr float balanceFor(Color viewer, float blackBalance)
{
    return viewer == Color::Black ? blackBalance : -blackBalance;
}

/// The same as that side sees it.
[[nodiscard]] Candidate viewedBy(Color viewer, Candidate candidate);
[[nodiscard]] Analysis viewedBy(Color viewer, Analysis analysis);

/// How much worse a move is than another one, for whoever makes it; negative where it is better.
struct Loss
{
    float winrate = 0;
    std::optional<float> points{}; ///< if both tell their score
    /// Standard deviations of these, where they are known; see MoveLoss.
    std::optional<float> winrateError{};
    std::optional<float> pointsError{};

    friend bool operator==(const Loss &, const Loss &) = default;
};

/// What `mover` loses by playing the candidate instead of the best move.
[[nodiscard]] Loss loss(const Candidate &candidate, const Candidate &best, Color mover);

/// The differences between what two engines think of one position.
struct AnalysisComparison
{
    float winrate = 0;           ///< how far apart the chances to win are, 0 to 1
    std::optional<float> lead{}; ///< the same of the lead, in points, if both tell it
    /// Their first choices; no point inside: a pass. Nothing if one has none.
    std::optional<std::pair<std::optional<Point>, std::optional<Point>>> choices{};
    /// Points to look at: first choices that differ, and points that each engine gives to another
    /// side; sorted.
    std::vector<Point> points{};

    [[nodiscard]] bool agreesOnMove() const { return choices && choices->first == choices->second; }
};

/// Nothing for boards of two sizes.
[[nodiscard]] std::optional<AnalysisComparison> compared(const Analysis &one,
                                                         const Analysis &other);

} // namespace shinpan
