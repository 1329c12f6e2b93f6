#include "core/board/board.h"

#include "core/board/zobrist.h"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <utility>

namespace shinpan {

namespace {

/// What the cells around the board hold: neither empty nor anybody's.
constexpr Stone Border{3};

[[nodiscard]] constexpr bool isStone(Stone stone)
{
    return stone == Stone::Black || stone == Stone::White;
}

[[nodiscard]] constexpr Color colorOf(Stone stone)
{
    return stone == Stone::Black ? Color::Black : Color::White;
}

/// Whether no earlier element is the same.
template <typename T>
[[nodiscard]] bool isFirst(const std::array<T, 4> &values, std::size_t i)
{
    return std::find(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(i), values[i])
        == values.begin() + static_cast<std::ptrdiff_t>(i);
}

} // namespace

void Board::Effect::remove(Point stone, std::uint64_t chainHash)
{
    hash ^= chainHash;
    m_chains[m_chainCount++] = stone;
}

Board::Board(BoardSize size)
    : m_size(size)
    , m_stones(stride() * (size.rows + std::size_t{2}), Border)
    , m_links(m_stones.size())
{
    assert(size.columns >= 1 && size.columns <= MaxBoardSide && size.rows >= 1
           && size.rows <= MaxBoardSide);
    for (int i = 0; i < size.pointCount(); ++i) {
        m_stones[indexOf(size.pointAt(i))] = Stone::Empty;
    }
}

bool operator==(const Board &left, const Board &right)
{
    return left.m_size == right.m_size && left.m_hash == right.m_hash
        && left.m_stones == right.m_stones;
}

int Board::chainSize(Point stone) const
{
    assert(isStone(at(stone)));
    return m_links[m_links[indexOf(stone)].head].stones;
}

int Board::liberties(Point stone) const
{
    assert(isStone(at(stone)));
    std::bitset<MaxBoardCells> counted;
    forEachInChain(stone, [&](Point member) {
        for (const std::size_t neighbor : neighborsOf(indexOf(member))) {
            counted[neighbor] = counted[neighbor] || m_stones[neighbor] == Stone::Empty;
        }
    });
    return static_cast<int>(counted.count());
}

Board::Effect Board::effectOf(Color color, Point empty) const
{
    assert(at(empty) == Stone::Empty);
    const std::size_t index = indexOf(empty);
    const auto neighbors = neighborsOf(index);
    std::array<Index, 4> heads{}; // of the touching chains; 0, a border cell, where there is none
    std::array<bool, 4> dies{};   // the chain has no other liberty
    bool breathes = false;
    for (std::size_t i = 0; i < 4; ++i) {
        if (isStone(m_stones[neighbors[i]])) {
            heads[i] = m_links[neighbors[i]].head;
        } else {
            breathes = breathes || m_stones[neighbors[i]] == Stone::Empty;
        }
    }
    Effect effect;
    effect.hash = m_hash ^ ZobristKeys[index][color];
    for (std::size_t i = 0; i < 4; ++i) {
        if (heads[i] == 0) {
            continue;
        }
        const Link &chain = m_links[heads[i]];
        dies[i] = chain.pseudoLiberties == std::ranges::count(heads, heads[i]);
        const bool isOwn = m_stones[neighbors[i]] == stoneOf(color);
        if (isOwn) {
            breathes = breathes || !dies[i];
        } else if (dies[i] && isFirst(heads, i)) {
            effect.captured += chain.stones;
            effect.remove(pointAt(neighbors[i]), chain.hash);
        }
    }
    if (!breathes && effect.captured == 0) {
        effect.suicided = 1;
        effect.hash = m_hash;
        for (std::size_t i = 0; i < 4; ++i) {
            if (dies[i] && isFirst(heads, i)) {
                effect.suicided += m_links[heads[i]].stones;
                effect.remove(pointAt(neighbors[i]), m_links[heads[i]].hash);
            }
        }
    }
    return effect;
}

void Board::set(Point point, Stone stone)
{
    const std::size_t index = indexOf(point);
    const Stone before = m_stones[index];
    if (before == stone) {
        return;
    }
    if (before != Stone::Empty) {
        // The chain may fall apart: take it off and put the others back. Their ring outlives the
        // removal.
        removeChain(m_links[index].head);
        for (std::size_t other = m_links[index].next; other != index;) {
            const std::size_t after = m_links[other].next;
            place(other, colorOf(before));
            other = after;
        }
    }
    if (stone != Stone::Empty) {
        place(index, colorOf(stone));
    }
}

Board::Capture Board::play(Color color, Point point)
{
    set(point, Stone::Empty);
    const std::size_t index = indexOf(point);
    place(index, color);
    Capture capture;
    for (const std::size_t neighbor : neighborsOf(index)) {
        if (m_stones[neighbor] == stoneOf(opposite(color))) {
            const Index head = m_links[neighbor].head;
            if (m_links[head].pseudoLiberties == 0) {
                capture.captured += removeChain(head);
            }
        }
    }
    const Index head = m_links[index].head;
    if (m_links[head].pseudoLiberties == 0) {
        capture.suicided = removeChain(head);
    }
    return capture;
}

/// Puts a stone on an empty cell and joins it to its chain; captures nothing.
void Board::place(std::size_t index, Color color)
{
    const std::uint64_t key = ZobristKeys[index][color];
    m_hash ^= key;
    m_stones[index] = stoneOf(color);
    const auto self = static_cast<Index>(index);
    const auto neighbors = neighborsOf(index);
    Link &link = m_links[index];
    link = {self, self, 1, 0, key};
    for (const std::size_t neighbor : neighbors) {
        if (m_stones[neighbor] == Stone::Empty) {
            ++link.pseudoLiberties;
        } else if (m_stones[neighbor] != Border) {
            --m_links[m_links[neighbor].head].pseudoLiberties;
        }
    }
    for (const std::size_t neighbor : neighbors) {
        if (m_stones[neighbor] == stoneOf(color) && m_links[neighbor].head != link.head) {
            const Index other = m_links[neighbor].head;
            if (m_links[other].stones < m_links[link.head].stones) {
                join(other, link.head);
            } else {
                join(link.head, other);
            }
        }
    }
}

/// Makes two chains one; cheapest when `from` is the smaller.
void Board::join(Index from, Index into)
{
    std::size_t index = from;
    do {
        m_links[index].head = into;
        index = m_links[index].next;
    } while (index != from);
    std::swap(m_links[from].next, m_links[into].next);
    m_links[into].stones = static_cast<std::uint16_t>(m_links[into].stones + m_links[from].stones);
    m_links[into].pseudoLiberties =
        static_cast<std::uint16_t>(m_links[into].pseudoLiberties + m_links[from].pseudoLiberties);
    m_links[into].hash ^= m_links[from].hash;
}

/// Returns how many stones came off. Their ring stays readable until one of them is placed again.
int Board::removeChain(Index head)
{
    m_hash ^= m_links[head].hash;
    std::size_t index = head;
    do {
        m_stones[index] = Stone::Empty;
        for (const std::size_t neighbor : neighborsOf(index)) {
            if (isStone(m_stones[neighbor])) {
                ++m_links[m_links[neighbor].head].pseudoLiberties;
            }
        }
        index = m_links[index].next;
    } while (index != head);
    return m_links[head].stones;
}

} // namespace shinpan
