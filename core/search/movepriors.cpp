#include "core/search/movepriors.h"

#include "core/search/ladder.h"
#include "core/search/localpatterns.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace shinpan {

namespace {

// How many games each kind of move counts for before the first.
constexpr float Even = 10;
constexpr float Shape = 10;
constexpr float CaptureOne = 15;
constexpr float CaptureMany = 30;
constexpr float SelfAtari = 10;
constexpr float EmptyArea = 10;
constexpr float Corner = 60; ///< where a corner is usually taken, on boards that are wide enough
constexpr int WideSide = 11;
constexpr float PassWins = 1;
constexpr std::array<float, 4> Near = {0, 24, 22, 8}; ///< by the distance to the latest move

constexpr std::uint8_t Far = Near.size();

/// How many lines a cell is from the two edges next to it, 0 on the edge; the nearer one first.
[[nodiscard]] std::pair<int, int> heightsOf(const PlayoutBoard &board, Cell cell)
{
    const BoardSize size = board.size();
    const Point point = board.pointAt(cell);
    return std::minmax<int>({std::min<int>(point.column, size.columns - 1 - point.column),
                             std::min<int>(point.row, size.rows - 1 - point.row)});
}

/// Whether no stone is within three steps.
[[nodiscard]] bool isAlone(const PlayoutBoard &board, Cell cell)
{
    constexpr int Reach = 3;
    const Point point = board.pointAt(cell);
    for (int rows = -Reach; rows <= Reach; ++rows) {
        const int width = Reach - std::abs(rows);
        for (int columns = -width; columns <= width; ++columns) {
            const Point other{static_cast<std::uint8_t>(point.column + columns),
                              static_cast<std::uint8_t>(point.row + rows)};
            if (board.size().contains(other) && board.at(board.cellAt(other)) != Stone::Empty) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

std::span<const MovePrior> MovePriors::of(const PlayoutBoard &board,
                                          Color color,
                                          Cell last,
                                          FastRandom &random)
{
    findChains(board, color);
    findDistances(board, last);
    std::size_t count = 0;
    for (int i = 0; i < board.emptyCount(); ++i) {
        const Cell cell = board.emptyAt(i);
        if (!board.isLegal(color, cell)
            || Neighborhood::of(board.around(cell)).isEye(static_cast<unsigned>(stoneOf(color)))) {
            continue;
        }
        m_moves[count] = priorOf(board, color, cell);
        m_moves[count++].wins += random.fraction() * 0.01F; // no order among equals
    }
    m_moves[count++] = {NoCell, Even, last == NoCell ? Even / 2 : PassWins};
    return {m_moves.data(), count};
}

/// What each chain in danger makes urgent.
void MovePriors::findChains(const PlayoutBoard &board, Color color)
{
    m_urgency.fill(0);
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Cell cell = board.cellAt(board.size().pointAt(i));
        if (board.at(cell) != Stone::Empty && board.chainOf(cell) == cell
            && board.libertiesOf(cell) <= 2 && board.libertiesOf(cell) > 0) {
            judgeChain(board, color, cell);
        }
    }
}

void MovePriors::judgeChain(const PlayoutBoard &board, Color color, Cell chain)
{
    const float worth = board.stonesOf(chain) == 1 ? CaptureOne : CaptureMany;
    const bool isOwn = board.at(chain) == stoneOf(color);
    if (board.libertiesOf(chain) == 1) {
        if (!isOwn) {
            float &urgency = m_urgency[board.onlyLibertyOf(chain)];
            urgency = std::max(urgency, worth);
        } else if (!isCaughtInAtari(board, chain)) {
            const Cell liberty = board.onlyLibertyOf(chain);
            if (board.outcomeOf(color, liberty).liberties >= 2) {
                m_urgency[liberty] = std::max(m_urgency[liberty], worth);
            }
            addRescues(board, chain, worth);
        }
        return;
    }
    const Cell move = ladderMove(board, chain);
    if (move == NoCell) {
        return;
    }
    if (!isOwn) {
        m_urgency[move] = std::max(m_urgency[move], worth);
        return;
    }
    for (const Cell liberty : board.twoLibertiesOf(chain)) {
        m_urgency[liberty] = std::max(m_urgency[liberty], worth);
    }
    addRescues(board, chain, worth);
}

/// Taking one of the chains around one that is in danger.
void MovePriors::addRescues(const PlayoutBoard &board, Cell chain, float visits)
{
    const Stone enemy = stoneOf(opposite(colorOf(board.at(chain))));
    board.forEachStone(chain, [&](Cell stone) {
        for (const Cell neighbor : board.neighborsOf(stone)) {
            if (board.at(neighbor) == enemy && board.libertiesOf(neighbor) == 1) {
                float &urgency = m_urgency[board.onlyLibertyOf(neighbor)];
                urgency = std::max(urgency, visits);
            }
        }
    });
}

/// Steps to the latest move, where a chain is one place (the common fate graph of Graepel et al.).
void MovePriors::findDistances(const PlayoutBoard &board, Cell last)
{
    m_distance.fill(Far);
    if (last == NoCell) {
        return;
    }
    std::size_t end = 0;
    const auto reach = [&](Cell cell, std::uint8_t distance) {
        if (board.at(cell) == Stone::Empty) {
            m_distance[cell] = distance;
            m_queue[end++] = cell;
            return;
        }
        board.forEachStone(cell, [&](Cell stone) {
            m_distance[stone] = distance;
            m_queue[end++] = stone;
        });
    };
    reach(last, 0);
    for (std::size_t next = 0; next < end; ++next) {
        const Cell cell = m_queue[next];
        const auto distance = static_cast<std::uint8_t>(m_distance[cell] + 1);
        for (const Cell neighbor : board.neighborsOf(cell)) {
            if (distance < Far && m_distance[neighbor] == Far
                && board.at(neighbor) != PlayoutBoard::Border) {
                reach(neighbor, distance);
            }
        }
    }
}

MovePrior MovePriors::priorOf(const PlayoutBoard &board, Color color, Cell cell) const
{
    MovePrior prior{cell, Even, Even / 2};
    const auto add = [&prior](float visits, float rate) {
        prior.visits += visits;
        prior.wins += visits * rate;
    };
    if (m_distance[cell] < Far) {
        add(Near[m_distance[cell]], 1);
    }
    if (m_urgency[cell] > 0) {
        add(m_urgency[cell], 1);
    }
    const auto [height, other] = heightsOf(board, cell);
    const bool isWide = std::min(board.size().columns, board.size().rows) >= WideSide;
    if ((isWide || height <= 2) && isAlone(board, cell)) {
        add(EmptyArea, height == 2 || height == 3 ? 1 : 0);
        if (isWide && height >= 2 && other <= 3) {
            add(Corner, 1);
        }
    }
    const Neighborhood neighborhood = Neighborhood::of(board.around(cell));
    if (neighborhood.isShape()) {
        add(Shape, 1);
    }
    if (neighborhood.liberties() < 2) {
        const auto outcome = board.outcomeOf(color, cell);
        if (outcome.liberties < 2 && outcome.taken < 2) {
            add(SelfAtari, 0);
        }
    }
    return prior;
}

} // namespace shinpan
