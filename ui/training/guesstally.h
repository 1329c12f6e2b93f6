#pragma once

#include "core/board/point.h"

#include <optional>

namespace shinpan {

/// How far a guess is from the move, in lines: the greater of the columns and rows between them.
[[nodiscard]] int distanceBetween(Point one, Point other);

/// How good guesses were. A value.
class GuessTally
{
public:
    /// Guesses no farther off than that are near.
    static constexpr int NearBy = 2;

    /// One more guess. `loss`: what it would have lost in points compared with the best move, and
    /// what the move that was played lost, if an engine has said so.
    void add(int distance, std::optional<double> loss = {}, std::optional<double> playedLoss = {});

    [[nodiscard]] int guesses() const { return m_guesses; }
    [[nodiscard]] int hits() const { return m_hits; }
    [[nodiscard]] int near() const { return m_near; } ///< hits among them
    /// The mean distance in lines; 0 without a guess.
    [[nodiscard]] double meanDistance() const;
    /// The mean over those guesses that an engine has valued; nothing without any.
    [[nodiscard]] std::optional<double> meanLoss() const;
    [[nodiscard]] std::optional<double> meanPlayedLoss() const;

private:
    int m_guesses = 0;
    int m_hits = 0;
    int m_near = 0;
    int m_distances = 0;
    int m_valued = 0;
    double m_loss = 0;
    double m_playedLoss = 0;
};

} // namespace shinpan
