#include "core/search/playout.h"

#include "core/search/localpatterns.h"

#include <cstdlib>

namespace shinpan {

void Playout::run(PlayoutBoard &board, Color toPlay, Cell last)
{
    const int points = board.size().pointCount();
    const int mercy = points / 3 + 5;
    const int longest = 2 * points;
    bool hasPassed = false;
    int taken = 0;
    int passes = 0;
    m_placedDifference = 0;
    bool isDone = false;
    for (m_moveCount = 0; m_moveCount < longest && passes < 2 && !isDone; ++m_moveCount) {
        const Cell cell = m_policy.choose(board, toPlay, last);
        m_moves[static_cast<unsigned>(m_moveCount)] = cell;
        if (cell == NoCell) {
            ++passes;
            hasPassed = true;
            board.pass();
        } else {
            const int side = toPlay == Color::Black ? 1 : -1;
            passes = 0;
            m_placedDifference += hasPassed ? 0 : side;
            taken += side * board.play(toPlay, cell);
            isDone = std::abs(taken) > mercy;
        }
        last = cell;
        toPlay = opposite(toPlay);
    }
    count(board);
    ++m_games;
}

void Playout::count(const PlayoutBoard &board)
{
    static constexpr std::array<std::int8_t, 4> Value = {0, 1, -1, 0};
    const auto cells = static_cast<unsigned>(board.cellCount());
    int difference = 0;
    for (unsigned cell = 0; cell < cells; ++cell) {
        const int value = Value[static_cast<unsigned>(board.at(static_cast<Cell>(cell)))];
        difference += value;
        m_balance[cell] += value;
    }
    for (int i = 0; i < board.emptyCount(); ++i) {
        const Cell cell = board.emptyAt(i);
        const Neighborhood neighborhood = Neighborhood::of(board.around(cell));
        const int value =
            (neighborhood.isSurrounded(1) ? 1 : 0) - (neighborhood.isSurrounded(2) ? 1 : 0);
        difference += value;
        m_balance[cell] += value;
    }
    m_areaDifference = difference;
}

} // namespace shinpan
