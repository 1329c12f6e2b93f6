#pragma once

#include "core/search/playoutpolicy.h"

#include <array>
#include <cstdint>

namespace shinpan {

/// Plays one game after another to its end and says which side owned what.
class Playout
{
public:
    explicit Playout(FastRandom random)
        : m_policy(random)
    { }

    /// Plays on until neither side has anything left but its own eyes, one has taken far more than
    /// the other, or it takes too long. `last` is the opponent's latest stone or NoCell.
    void run(PlayoutBoard &board, Color toPlay, Cell last);

    /// Black's points less White's by area.
    [[nodiscard]] int areaDifference() const { return m_areaDifference; }
    /// Stones that Black put less those that White put, until the first pass.
    [[nodiscard]] int placedDifference() const { return m_placedDifference; }

    /// The moves in turn, NoCell for a pass.
    [[nodiscard]] int moveCount() const { return m_moveCount; }
    [[nodiscard]] Cell moveAt(int index) const { return m_moves[static_cast<unsigned>(index)]; }

    /// How many of all games ended with a cell Black's, less those where it was White's.
    [[nodiscard]] std::int32_t balanceAt(Cell cell) const { return m_balance[cell]; }
    [[nodiscard]] int games() const { return m_games; }

    [[nodiscard]] FastRandom &random() { return m_policy.random(); }

private:
    void count(const PlayoutBoard &board);

    PlayoutPolicy m_policy;
    int m_areaDifference = 0;
    int m_placedDifference = 0;
    int m_moveCount = 0;
    int m_games = 0;
    std::array<Cell, 2 * PlayoutBoard::MostPoints> m_moves;
    std::array<std::int32_t, PlayoutBoard::MostCells> m_balance{};
};

} // namespace shinpan
