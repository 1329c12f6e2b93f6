#include "core/search/playoutboard.h"

#include "core/board/zobrist.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

/// The number if that is so, else 0; as a product, of which compilers make no branch.
[[nodiscard]] constexpr std::uint32_t onlyIf(bool isSo, std::uint32_t number)
{
    return isSo * number;
}

} // namespace

PlayoutBoard::PlayoutBoard(const Board &board)
    : m_size(board.size())
    , m_stride(m_size.columns + 1)
    , m_steps{-1, 1, -m_stride, m_stride, -m_stride - 1, -m_stride + 1, m_stride - 1, m_stride + 1}
{
    assert(m_size.columns >= LeastSide && m_size.columns <= MostSide && m_size.rows >= LeastSide
           && m_size.rows <= MostSide);
    m_stones.fill(Border);
    m_heads.fill(BorderHead);
    m_chains[EmptyHead].stones = 0;
    m_chains[BorderHead].stones = 0;
    resetEmptyAndBorder();
    m_around.fill(0);
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (m_size.contains(pointAt(static_cast<Cell>(cell))) && cell > m_stride) {
            m_stones[static_cast<unsigned>(cell)] = Stone::Empty;
            m_heads[static_cast<unsigned>(cell)] = EmptyHead;
            m_emptyIndex[static_cast<unsigned>(cell)] = static_cast<std::uint16_t>(m_emptyCount);
            m_empty[static_cast<unsigned>(m_emptyCount++)] = static_cast<Cell>(cell);
        }
    }
    for (int i = 0; i < m_emptyCount; ++i) {
        const Cell cell = emptyAt(i);
        unsigned code = 0;
        for (unsigned place = 0; place < m_steps.size(); ++place) {
            code |= static_cast<unsigned>(m_stones[cell + m_steps[place]]) << 2 * place;
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

PlayoutBoard &PlayoutBoard::operator=(const PlayoutBoard &other)
{
    m_size = other.m_size;
    m_stride = other.m_stride;
    m_emptyCount = other.m_emptyCount;
    m_ko = other.m_ko;
    m_hash = other.m_hash;
    m_steps = other.m_steps;
    const auto copy = [](const auto &from, int count, auto &to) {
        std::copy_n(from.begin(), count, to.begin());
    };
    copy(other.m_stones, cellCount(), m_stones);
    copy(other.m_heads, cellCount(), m_heads);
    copy(other.m_next, cellCount(), m_next);
    copy(other.m_chains, cellCount(), m_chains);
    copy(other.m_around, cellCount(), m_around);
    copy(other.m_emptyIndex, cellCount(), m_emptyIndex);
    copy(other.m_empty, m_emptyCount, m_empty);
    return *this;
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

/// The heads beside a cell, each once, with EmptyHead for what is left of the four.
std::array<Cell, 4> PlayoutBoard::headsBeside(Cell cell) const
{
    const auto neighbors = neighborsOf(cell);
    std::array<Cell, 4> heads;
    for (unsigned i = 0; i < 4; ++i) {
        const Cell head = m_heads[neighbors[i]];
        bool isKnown = false;
        for (unsigned k = 0; k < i; ++k) {
            isKnown |= heads[k] == head;
        }
        heads[i] = isKnown ? EmptyHead : head;
    }
    return heads;
}

bool PlayoutBoard::touches(Cell empty, Cell head) const
{
    bool isTouched = false;
    for (const Cell neighbor : neighborsOf(empty)) {
        isTouched |= m_heads[neighbor] == head;
    }
    return isTouched;
}

/// Makes a stone that touches none of its colour a chain.
void PlayoutBoard::begin(Cell cell)
{
    m_heads[cell] = cell;
    m_next[cell] = cell;
    std::uint32_t liberties = 0;
    for (const Cell neighbor : neighborsOf(cell)) {
        liberties += onlyIf(m_stones[neighbor] == Stone::Empty, oneLiberty(neighbor));
    }
    m_chains[cell] = {liberties, 1};
}

/// Gives a chain one stone more, which is on the board already.
void PlayoutBoard::extend(Cell head, Cell cell)
{
    Chain &chain = m_chains[head];
    forEachPlace(cell, placesBeside(cell, Stone::Empty), [&](Cell neighbor) {
        chain.liberties += onlyIf(!touches(neighbor, head), oneLiberty(neighbor));
    });
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

/// Puts a stone; what it leaves without liberties stays. Returns whether it takes anything.
bool PlayoutBoard::put(Color color, Cell cell)
{
    const Stone stone = stoneOf(color);
    m_stones[cell] = stone;
    m_hash ^= ZobristKeys[cell - 1U][color];
    changeAround(cell, stone);
    const Cell moved = m_empty[static_cast<unsigned>(--m_emptyCount)];
    m_empty[m_emptyIndex[cell]] = moved;
    m_emptyIndex[moved] = m_emptyIndex[cell];

    const Stone enemy = stoneOf(opposite(color));
    bool takes = false;
    const auto heads = headsBeside(cell);
    for (const Cell head : heads) {
        Chain &chain = m_chains[head];
        chain.liberties -= oneLiberty(cell);
        takes |= (m_stones[head] == enemy) & (chain.liberties == 0);
    }
    resetEmptyAndBorder();
    join(cell, heads);
    return takes;
}

/// Makes a stone part of those chains beside it that are of its colour, or one of its own.
void PlayoutBoard::join(Cell cell, const std::array<Cell, 4> &heads)
{
    std::array<Cell, 4> own;
    unsigned ownCount = 0;
    for (const Cell head : heads) {
        own[ownCount] = head;
        ownCount += m_stones[head] == m_stones[cell] ? 1 : 0;
    }
    if (ownCount == 0) {
        begin(cell);
        return;
    }
    for (unsigned i = 1; i < ownCount; ++i) {
        if (m_chains[own[i]].stones > m_chains[own[0]].stones) {
            std::swap(own[0], own[i]);
        }
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
        m_heads[cell] = EmptyHead;
        m_hash ^= ZobristKeys[cell - 1U][color];
        changeAround(cell, stone);
        m_emptyIndex[cell] = static_cast<std::uint16_t>(m_emptyCount);
        m_empty[static_cast<unsigned>(m_emptyCount++)] = cell;
        for (const Cell gaining : headsBeside(cell)) { // itself too, which is of no account now
            m_chains[gaining].liberties += oneLiberty(cell);
        }
    });
    resetEmptyAndBorder();
}

std::array<Cell, 2> PlayoutBoard::twoLibertiesOf(Cell stone) const
{
    // The sum is known, so one of them is enough.
    Cell cell = stone;
    while (true) {
        if (const Places empty = placesBeside(cell, Stone::Empty)) {
            const Cell one = cellAtPlace(cell, empty);
            return {one, static_cast<Cell>(m_chains[m_heads[stone]].liberties - one)};
        }
        cell = m_next[cell];
    }
}

Places PlayoutBoard::placesBeside(Cell cell, Stone stone, int liberties) const
{
    Places places = 0;
    unsigned shift = 0;
    for (const Cell neighbor : neighborsOf(cell)) {
        bool isThere = m_stones[neighbor] == stone;
        isThere &= libertiesOf(neighbor) == liberties;
        places |= Places{isThere} << shift;
        shift += 2;
    }
    return places;
}

int PlayoutBoard::libertiesAfter(Color color, Cell empty) const
{
    const Stone stone = stoneOf(color);
    const auto neighbors = neighborsOf(empty);
    // What each neighbour gives to the stone: no liberty, one, or so many that it is enough.
    std::array<std::uint32_t, 4> given;
    for (unsigned i = 0; i < 4; ++i) {
        const std::uint32_t liberties = m_chains[m_heads[neighbors[i]]].liberties;
        const bool isOwn = m_stones[neighbors[i]] == stone;
        const bool isOpen = !isOwn & (countOf(liberties) == 1);
        given[i] =
            onlyIf(isOwn, liberties - oneLiberty(empty)) | onlyIf(isOpen, oneLiberty(neighbors[i]));
    }
    // If there is only one, all who give any give the same, and so `all` is the same again.
    const std::uint32_t all = given[0] | given[1] | given[2] | given[3];
    bool hasTwo = countOf(all) > 1;
    for (const std::uint32_t liberties : given) {
        hasTwo |= (liberties != 0) & (liberties != all);
    }
    return hasTwo ? 2 : all != 0 ? 1 : 0;
}

PlayoutBoard::Outcome PlayoutBoard::outcomeOf(Color color, Cell empty) const
{
    Outcome outcome{.liberties = libertiesAfter(color, empty)};
    for (const Cell head : headsBeside(empty)) {
        const Chain &chain = m_chains[head];
        const bool isOwn = m_stones[head] == stoneOf(color);
        outcome.stones += isOwn ? chain.stones : 0;
        outcome.taken += !isOwn && countOf(chain.liberties) == 1 ? chain.stones : 0;
    }
    return outcome;
}

int PlayoutBoard::play(Color color, Cell cell)
{
    m_ko = NoCell;
    if (!put(color, cell)) {
        return 0;
    }
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
    if (taken == 1 && m_chains[m_heads[cell]].stones == 1 && libertiesOf(cell) == 1) {
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
