#include "core/search/playoutboard.h"

#include "core/board/zobrist.h"

#include <cassert>
#include <cmath>
#include <utility>

namespace shinpan {

PlayoutBoard::PlayoutBoard(const Board &board)
    : m_size(board.size())
    , m_stride(m_size.columns + 1)
{
    assert(m_size.columns >= LeastSide && m_size.columns <= MostSide && m_size.rows >= LeastSide
           && m_size.rows <= MostSide);
    m_stones.fill(Border);
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (m_size.contains(pointAt(static_cast<Cell>(cell))) && cell > m_stride) {
            m_stones[static_cast<unsigned>(cell)] = Stone::Empty;
            m_emptyIndex[static_cast<unsigned>(cell)] = static_cast<std::uint16_t>(m_emptyCount);
            m_empty[static_cast<unsigned>(m_emptyCount++)] = static_cast<Cell>(cell);
        }
    }
    for (int i = 0; i < m_emptyCount; ++i) {
        const Cell cell = emptyAt(i);
        unsigned code = 0;
        unsigned shift = 0;
        for (const auto &cells : {neighborsOf(cell), diagonalsOf(cell)}) {
            for (const Cell other : cells) {
                code |= static_cast<unsigned>(m_stones[other]) << shift;
                shift += 2;
            }
        }
        m_around[cell] = static_cast<std::uint16_t>(code);
    }
    for (int i = 0; i < m_size.pointCount(); ++i) {
        const Point point = m_size.pointAt(i);
        if (board.at(point) != Stone::Empty) {
            put(colorOf(board.at(point)), cellAt(point));
        }
    }
}

/// A stone comes to a cell or leaves it.
void PlayoutBoard::changeAround(Cell cell, Stone stone)
{
    const auto change = [&](int by, unsigned shift) {
        const auto bits = static_cast<std::uint16_t>(static_cast<unsigned>(stone) << shift);
        m_around[static_cast<unsigned>(cell + by)] ^= bits;
    };
    change(1, 0); // for the cell to the east this one is west
    change(-1, 2);
    change(m_stride, 4);
    change(-m_stride, 6);
    change(m_stride + 1, 8);
    change(m_stride - 1, 10);
    change(-m_stride + 1, 12);
    change(-m_stride - 1, 14);
}

bool PlayoutBoard::touches(Cell empty, Cell head) const
{
    return m_heads[empty - 1U] == head || m_heads[empty + 1U] == head
        || m_heads[static_cast<unsigned>(empty - m_stride)] == head
        || m_heads[static_cast<unsigned>(empty + m_stride)] == head;
}

/// Gives a chain one stone more, which is on the board already.
void PlayoutBoard::extend(Cell head, Cell cell)
{
    Chain &chain = m_chains[head];
    for (const Cell neighbor : neighborsOf(cell)) {
        if (m_stones[neighbor] == Stone::Empty && !touches(neighbor, head)) {
            ++chain.liberties;
            chain.libertySum += neighbor;
        }
    }
    m_heads[cell] = head;
}

/// Makes the stones of another chain part of this one.
void PlayoutBoard::merge(Cell head, Cell other)
{
    m_chains[head].stones =
        static_cast<std::uint16_t>(m_chains[head].stones + m_chains[other].stones);
    forEachStone(other, [&](Cell cell) { extend(head, cell); });
    std::swap(m_next[head], m_next[other]);
}

/// Puts a stone; what it leaves without liberties stays.
void PlayoutBoard::put(Color color, Cell cell)
{
    const Stone stone = stoneOf(color);
    m_stones[cell] = stone;
    m_hash ^= ZobristKeys[cell - 1U][color];
    changeAround(cell, stone);
    const Cell moved = m_empty[static_cast<unsigned>(--m_emptyCount)];
    m_empty[m_emptyIndex[cell]] = moved;
    m_emptyIndex[moved] = m_emptyIndex[cell];

    std::array<Cell, 4> own{};
    unsigned ownCount = 0;
    std::array<Cell, 4> seen{};
    const auto neighbors = neighborsOf(cell);
    for (unsigned i = 0; i < 4; ++i) {
        const Cell head = m_heads[neighbors[i]];
        seen[i] = head;
        if (head == NoCell || (i > 0 && head == seen[0]) || (i > 1 && head == seen[1])
            || (i > 2 && head == seen[2])) {
            continue;
        }
        --m_chains[head].liberties;
        m_chains[head].libertySum -= cell;
        if (m_stones[neighbors[i]] == stone) {
            own[ownCount++] = head;
            if (m_chains[head].stones > m_chains[own[0]].stones) {
                std::swap(own[0], own[ownCount - 1]);
            }
        }
    }
    if (ownCount == 0) {
        m_next[cell] = cell;
        m_chains[cell] = {1, 0, 0};
        extend(cell, cell);
        return;
    }
    const Cell head = own[0];
    extend(head, cell);
    m_next[cell] = std::exchange(m_next[head], cell);
    ++m_chains[head].stones;
    for (unsigned i = 1; i < ownCount; ++i) {
        merge(head, own[i]);
    }
}

void PlayoutBoard::removeChain(Cell head)
{
    const Stone stone = m_stones[head];
    const Color color = colorOf(stone);
    forEachStone(head, [&](Cell cell) {
        m_stones[cell] = Stone::Empty;
        m_heads[cell] = NoCell;
        m_hash ^= ZobristKeys[cell - 1U][color];
        changeAround(cell, stone);
        m_emptyIndex[cell] = static_cast<std::uint16_t>(m_emptyCount);
        m_empty[static_cast<unsigned>(m_emptyCount++)] = cell;
        std::array<Cell, 4> seen{};
        const auto neighbors = neighborsOf(cell);
        for (unsigned i = 0; i < 4; ++i) {
            const Cell gaining = m_heads[neighbors[i]];
            seen[i] = gaining;
            if (gaining == NoCell || m_stones[neighbors[i]] == stone
                || (i > 0 && gaining == seen[0]) || (i > 1 && gaining == seen[1])
                || (i > 2 && gaining == seen[2])) {
                continue;
            }
            ++m_chains[gaining].liberties;
            m_chains[gaining].libertySum += cell;
        }
    });
}

std::array<Cell, 2> PlayoutBoard::twoLibertiesOf(Cell stone) const
{
    // The sum is known, so one of them is enough.
    Cell cell = stone;
    while (true) {
        for (const Cell neighbor : neighborsOf(cell)) {
            if (m_stones[neighbor] == Stone::Empty) {
                return {neighbor,
                        static_cast<Cell>(m_chains[m_heads[stone]].libertySum - neighbor)};
            }
        }
        cell = m_next[cell];
    }
}

PlayoutBoard::Outcome PlayoutBoard::outcomeOf(Color color, Cell empty) const
{
    Outcome outcome;
    const Stone stone = stoneOf(color);
    Cell liberty = NoCell;
    const auto addLiberty = [&](Cell cell) {
        outcome.liberties += cell != liberty ? 1 : 0;
        liberty = cell;
    };
    std::array<Cell, 4> seen{};
    const auto neighbors = neighborsOf(empty);
    for (unsigned i = 0; i < 4; ++i) {
        const Cell neighbor = neighbors[i];
        if (m_stones[neighbor] == Stone::Empty) {
            addLiberty(neighbor);
            continue;
        }
        const Cell head = m_heads[neighbor];
        seen[i] = head;
        if (head == NoCell) {
            continue;
        }
        const Chain &chain = m_chains[head];
        const bool isNew =
            (i < 1 || head != seen[0]) && (i < 2 || head != seen[1]) && (i < 3 || head != seen[2]);
        if (m_stones[neighbor] != stone) {
            if (chain.liberties == 1) {
                addLiberty(neighbor);
                outcome.taken += isNew ? chain.stones : 0;
            }
        } else if (isNew) {
            outcome.stones += chain.stones;
            if (chain.liberties > 2) {
                outcome.liberties = 2;
            } else if (chain.liberties == 2) {
                addLiberty(static_cast<Cell>(chain.libertySum - empty));
            }
        }
    }
    return outcome;
}

bool PlayoutBoard::isLegal(Color color, Cell empty) const
{
    if (empty == m_ko) {
        return false;
    }
    const Stone stone = stoneOf(color);
    for (const Cell neighbor : neighborsOf(empty)) {
        if (m_stones[neighbor] == Stone::Empty) {
            return true;
        }
        if (m_heads[neighbor] != NoCell
            && (m_chains[m_heads[neighbor]].liberties > 1) == (m_stones[neighbor] == stone)) {
            return true;
        }
    }
    return false;
}

int PlayoutBoard::play(Color color, Cell cell)
{
    put(color, cell);
    m_ko = NoCell;
    const Stone enemy = stoneOf(opposite(color));
    int taken = 0;
    Cell takenCell = NoCell;
    for (const Cell neighbor : neighborsOf(cell)) {
        if (m_stones[neighbor] == enemy && m_chains[m_heads[neighbor]].liberties == 0) {
            taken += m_chains[m_heads[neighbor]].stones;
            takenCell = neighbor;
            removeChain(m_heads[neighbor]);
        }
    }
    if (taken == 1 && m_chains[m_heads[cell]].stones == 1
        && m_chains[m_heads[cell]].liberties == 1) {
        m_ko = takenCell;
    }
    return taken;
}

int PlayoutBoard::areaDifference() const
{
    std::array<bool, MostCells> seen{};
    std::array<Cell, MostPoints> region;
    int difference = 0;
    for (int i = 0; i < m_size.pointCount(); ++i) {
        const Cell cell = cellAt(m_size.pointAt(i));
        if (m_stones[cell] != Stone::Empty) {
            difference += m_stones[cell] == Stone::Black ? 1 : -1;
            continue;
        }
        if (seen[cell]) {
            continue;
        }
        int count = 0;
        std::array<bool, 4> isTouched{};
        region[static_cast<unsigned>(count++)] = cell;
        seen[cell] = true;
        for (int k = 0; k < count; ++k) {
            for (const Cell neighbor : neighborsOf(region[static_cast<unsigned>(k)])) {
                isTouched[static_cast<unsigned>(m_stones[neighbor])] = true;
                if (m_stones[neighbor] == Stone::Empty && !seen[neighbor]) {
                    seen[neighbor] = true;
                    region[static_cast<unsigned>(count++)] = neighbor;
                }
            }
        }
        if (isTouched[1] != isTouched[2]) {
            difference += isTouched[1] ? count : -count;
        }
    }
    return difference;
}

} // namespace shinpan
