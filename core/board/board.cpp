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

[[nodiscard, maybe_unused]] constexpr bool isStone(Stone stone)
{
    return stone == Stone::Black || stone == Stone::White;
}

constexpr unsigned AllNeighbors = 0b1111;

/// The place of a content's bits, of which each of the four neighbours has some.
[[nodiscard]] constexpr unsigned bitOf(Stone stone)
{
    return 4 * static_cast<unsigned>(stone);
}

/// How often each value is there.
template <typename T>
[[nodiscard]] std::array<int, 4> countEach(const std::array<T, 4> &values)
{
    std::array<int, 4> counts{1, 1, 1, 1};
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t k = i + 1; k < 4; ++k) {
            const int same = values[i] == values[k] ? 1 : 0;
            counts[i] += same;
            counts[k] += same;
        }
    }
    return counts;
}

} // namespace

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

Board::Capture Board::captureBy(Color color, Point empty) const
{
    assert(at(empty) == Stone::Empty);
    const std::size_t index = indexOf(empty);
    const auto neighbors = neighborsOf(index);
    // A bit for each neighbour, without branches: which way they go could not be foretold.
    unsigned seen = 0; // four bits for each content
    unsigned dies = 0; // its chain has no liberty but this point
    std::array<Index, 4> heads;
    for (std::size_t i = 0; i < 4; ++i) {
        heads[i] = m_links[neighbors[i]].head;
        seen |= 1U << (bitOf(m_stones[neighbors[i]]) + i);
    }
    const std::array<int, 4> contacts = countEach(heads);
    for (std::size_t i = 0; i < 4; ++i) {
        dies |= static_cast<unsigned>(m_links[heads[i]].pseudoLiberties == contacts[i]) << i;
    }
    const unsigned own = seen >> bitOf(stoneOf(color)) & AllNeighbors;
    const unsigned captured = dies & seen >> bitOf(stoneOf(opposite(color)));
    const unsigned breathes = (seen >> bitOf(Stone::Empty) & AllNeighbors) | (own & ~dies);
    Capture capture;
    capture.hash = m_hash ^ ZobristKeys[index][color];
    if (captured != 0) {
        capture.captured = addChains(capture, heads, captured);
    } else if (breathes == 0) {
        capture.hash = m_hash;
        capture.suicided = 1 + addChains(capture, heads, own);
    }
    return capture;
}

/// Adds the chains at the neighbours whose bits are set, each once, and returns how many stones
/// they have.
int Board::addChains(Capture &capture, const std::array<Index, 4> &heads, unsigned neighbors) const
{
    int stones = 0;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const auto first = std::ranges::find(heads, heads[i]) - heads.begin();
        if ((neighbors >> i & 1U) != 0 && static_cast<std::size_t>(first) == i) {
            stones += m_links[heads[i]].stones;
            capture.hash ^= m_links[heads[i]].hash;
            capture.add(pointAt(heads[i]));
        }
    }
    return stones;
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
    const std::size_t index = indexOf(point);
    if (m_stones[index] != Stone::Empty) {
        set(point, Stone::Empty);
    }
    place(index, color);
    Capture capture;
    for (const std::size_t neighbor : neighborsOf(index)) {
        const Index head = m_links[neighbor].head;
        const bool isEnemy = m_stones[neighbor] == stoneOf(opposite(color));
        if (isEnemy & (m_links[head].pseudoLiberties == 0)) { // one branch, seldom taken
            capture.captured += removeChain(head);
            capture.add(pointAt(head));
        }
    }
    const Index head = m_links[index].head;
    if (m_links[head].pseudoLiberties == 0) {
        capture.suicided = removeChain(head);
        capture.add(point);
    }
    capture.hash = m_hash;
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
        link.pseudoLiberties += m_stones[neighbor] == Stone::Empty;
        --m_links[m_links[neighbor].head].pseudoLiberties;
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
        m_links[index].head = 0;
        for (const std::size_t neighbor : neighborsOf(index)) {
            ++m_links[m_links[neighbor].head].pseudoLiberties;
        }
        index = m_links[index].next;
    } while (index != head);
    return m_links[head].stones;
}

} // namespace shinpan
