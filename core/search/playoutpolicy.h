#pragma once

#include "core/search/fastrandom.h"
#include "core/search/playoutboard.h"

#include <array>

namespace shinpan {

/// Chooses the moves of playouts after MoGo: it takes what is in atari beside the latest move or
/// saves itself, answers by shape, and else plays anywhere, but not into its own eyes and hardly
/// ever into atari.
class PlayoutPolicy
{
public:
    explicit PlayoutPolicy(FastRandom random)
        : m_random(random)
    { }

    /// The next move, NoCell for a pass. `last` is the opponent's latest stone or NoCell.
    [[nodiscard]] Cell choose(const PlayoutBoard &board, Color color, Cell last);

    [[nodiscard]] FastRandom &random() { return m_random; }

private:
    /// Moves that are equally good.
    class Choice
    {
    public:
        void add(Cell cell)
        {
            if (m_count < m_cells.size()) {
                m_cells[m_count++] = cell;
            }
        }
        [[nodiscard]] Cell pick(FastRandom &random) const
        {
            return m_count == 0 ? NoCell : m_cells[random.below(m_count)];
        }

    private:
        std::uint32_t m_count = 0;
        std::array<Cell, 24> m_cells;
    };

    [[nodiscard]] Cell answerToAtari(const PlayoutBoard &board, Color color, Cell last);
    [[nodiscard]] Cell answerToTwoLiberties(const PlayoutBoard &board, Color color, Cell last);
    [[nodiscard]] Cell answerByShape(const PlayoutBoard &board, Color color, Cell last);
    [[nodiscard]] Cell anywhere(const PlayoutBoard &board, Color color);
    [[nodiscard]] bool isAcceptable(const PlayoutBoard &board, Color color, Cell cell);
    static void addRescues(const PlayoutBoard &board, Color color, Cell chain, Choice &choice);

    FastRandom m_random;
};

} // namespace shinpan
