#pragma once

#include "core/search/fastrandom.h"
#include "core/search/playoutboard.h"

#include <array>
#include <cstdint>
#include <span>

namespace shinpan {

/// What a move seems worth before it is tried, as if it had been played so often and won so often.
struct MovePrior
{
    Cell cell = NoCell; ///< NoCell for a pass
    float visits = 0;
    float wins = 0;
};

/// Lists the moves of a side with their priors, by shape, capture and ladder, by the distance to
/// the latest move and to the edge (after Baudiš's michi and Pachi). Its memory is reused.
class MovePriors
{
public:
    /// All moves that are legal but for superko, without those into one's own eyes; a pass comes
    /// last. `last` is the opponent's latest move, NoCell if it passed or there is none. Good until
    /// the next call.
    [[nodiscard]] std::span<const MovePrior> of(const PlayoutBoard &board,
                                                Color color,
                                                Cell last,
                                                FastRandom &random);

private:
    void findChains(const PlayoutBoard &board, Color color);
    void judgeChain(const PlayoutBoard &board, Color color, Cell chain);
    void addRescues(const PlayoutBoard &board, Cell chain, float visits);
    void findDistances(const PlayoutBoard &board, Cell last);
    [[nodiscard]] MovePrior priorOf(const PlayoutBoard &board, Color color, Cell cell) const;

    std::array<float, PlayoutBoard::MostCells> m_urgency{};
    std::array<std::uint8_t, PlayoutBoard::MostCells> m_distance{};
    std::array<Cell, PlayoutBoard::MostCells> m_queue;
    std::array<MovePrior, PlayoutBoard::MostPoints + 1> m_moves;
};

} // namespace shinpan
