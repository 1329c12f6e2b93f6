#pragma once

#include "core/analysis/reviewedgame.h"
#include "core/statistics/elo.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// How much a mistake cost: as much as the limits say, twice as much, four times as much.
enum class MistakeSize : std::uint8_t { Small, Middle, Large };
inline constexpr std::size_t MistakeSizes = 3;

/// The size of a mistake, by points or by the chance to win, whichever makes it larger; nothing if
/// it is none.
[[nodiscard]] std::optional<MistakeSize> mistakeSizeOf(const JudgedMove &move,
                                                       const MistakeLimits &limits);
/// "3 to 6 points or 10 to 20 %".
[[nodiscard]] Message mistakeSizeText(MistakeSize size, const MistakeLimits &limits);

/// The accuracy of a move, 0 to 1: three quarters to the power of the points that it lost. Where
/// its engine tells no points, ten percent of the chance to win are three points. The engine's own
/// choice loses nothing, and neither does a move about which chances and points contradict each
/// other.
[[nodiscard]] double accuracyOf(const JudgedMove &move);

/// How moves fared, in any number of games.
class MoveTally
{
public:
    /// Adds moves that one side made in one game.
    void add(const std::vector<const JudgedMove *> &moves, const MistakeLimits &limits);

    /// A side's part in a game counts as one; a game that somebody plays against itself has two.
    [[nodiscard]] std::size_t games() const { return m_accuracies.size(); }
    [[nodiscard]] std::int64_t moves() const { return m_moves; }
    /// Moves that were the engine's first choice.
    [[nodiscard]] std::int64_t choices() const { return m_choices; }
    [[nodiscard]] std::int64_t mistakes(MistakeSize size) const
    {
        return m_mistakes[static_cast<std::size_t>(size)];
    }
    [[nodiscard]] std::int64_t mistakes() const;
    /// The mean loss of a move, as PlayerReview has it.
    [[nodiscard]] double averageLoss() const;
    [[nodiscard]] std::optional<double> averagePointLoss() const;
    /// The mean of the accuracies that sides had in games, each that of its moves there, with
    /// Student's 95 % interval between 0 and 1; infinite from a single game.
    [[nodiscard]] Estimate accuracy() const;

private:
    std::int64_t m_moves = 0;
    std::int64_t m_choices = 0;
    std::array<std::int64_t, MistakeSizes> m_mistakes{};
    double m_lost = 0;       ///< of the chance to win, in all
    double m_pointsLost = 0; ///< in all
    std::int64_t m_withPoints = 0;
    std::vector<double> m_accuracies; ///< of a side in a game
};

} // namespace shinpan
