#include "tests/support/fakeengine/board.h"

#include <algorithm>
#include <cctype>

namespace fakeengine {

namespace {

constexpr char Columns[] = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

} // namespace

Board::Board(int size)
    : m_size(size)
{ }

std::optional<int> Board::parse(const std::string &vertex) const
{
    if (vertex.size() < 2 || vertex.size() > 3) {
        return std::nullopt;
    }
    const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(vertex[0])));
    const int column = static_cast<int>(std::string(Columns).find(letter));
    const int row = std::atoi(vertex.c_str() + 1) - 1;
    if (column < 0 || column >= m_size || row < 0 || row >= m_size) {
        return std::nullopt;
    }
    return row * m_size + column;
}

std::string Board::vertex(int point) const
{
    return Columns[point % m_size] + std::to_string(point / m_size + 1);
}

Board::Neighbours Board::neighbours(int point) const
{
    const int column = point % m_size;
    const int row = point / m_size;
    Neighbours result;
    if (column > 0) {
        result.add(point - 1);
    }
    if (column < m_size - 1) {
        result.add(point + 1);
    }
    if (row > 0) {
        result.add(point - m_size);
    }
    if (row < m_size - 1) {
        result.add(point + m_size);
    }
    return result;
}

std::vector<int> Board::chain(int point) const
{
    std::array<bool, MaxSize * MaxSize> isKnown{};
    std::vector<int> stones{point};
    isKnown[point] = true;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        for (const int next : neighbours(stones[i])) {
            if (at(next) == at(point) && !isKnown[next]) {
                isKnown[next] = true;
                stones.push_back(next);
            }
        }
    }
    return stones;
}

bool Board::hasLiberty(int point) const
{
    const std::vector<int> stones = chain(point);
    return std::any_of(stones.begin(), stones.end(), [this](int stone) {
        const Neighbours around = neighbours(stone);
        return std::any_of(around.begin(), around.end(),
                           [this](int next) { return at(next) == Empty; });
    });
}

bool Board::isLegal(Stone color, int point) const
{
    if (at(point) != Empty || point == m_ko) {
        return false;
    }
    Board after = *this;
    after.play(color, point);
    return after.hasLiberty(point);
}

int Board::removeIfCaptured(int point)
{
    if (hasLiberty(point)) {
        return 0;
    }
    const std::vector<int> stones = chain(point);
    for (const int stone : stones) {
        m_stones[stone] = Empty;
    }
    return static_cast<int>(stones.size());
}

void Board::play(Stone color, int point)
{
    m_stones[point] = color;
    int captured = 0;
    int lastCaptured = NoPoint;
    for (const int next : neighbours(point)) {
        if (at(next) == opponent(color)) {
            if (const int count = removeIfCaptured(next)) {
                captured += count;
                lastCaptured = next;
            }
        }
    }
    const Neighbours around = neighbours(point);
    const bool isAlone =
        std::none_of(around.begin(), around.end(), [&](int next) { return at(next) == color; });
    const auto liberties =
        std::count_if(around.begin(), around.end(), [&](int next) { return at(next) == Empty; });
    m_ko = captured == 1 && isAlone && liberties == 1 ? lastCaptured : NoPoint;
}

bool Board::isOwnEye(Stone color, int point) const
{
    const Neighbours around = neighbours(point);
    return std::all_of(around.begin(), around.end(), [&](int next) { return at(next) == color; });
}

std::optional<int> Board::randomMove(Stone color,
                                     std::mt19937 &random,
                                     const std::multiset<Board> &seen) const
{
    std::vector<int> empty;
    for (int point = 0; point < m_size * m_size; ++point) {
        if (at(point) == Empty && !isOwnEye(color, point)) {
            empty.push_back(point);
        }
    }
    while (!empty.empty()) {
        const std::size_t i = random() % empty.size();
        Board after = *this;
        after.play(color, empty[i]);
        if (isLegal(color, empty[i]) && !seen.contains(after)) {
            return empty[i];
        }
        empty[i] = empty.back();
        empty.pop_back();
    }
    return std::nullopt;
}

unsigned Board::digest() const
{
    unsigned digest = 2166136261U; // FNV-1a
    for (int point = 0; point < m_size * m_size; ++point) {
        digest = (digest ^ static_cast<unsigned>(at(point))) * 16777619U;
    }
    return digest;
}

std::optional<std::vector<int>> Board::fixedHandicap(int stones) const
{
    const bool hasNine = m_size >= 9 && m_size % 2 == 1;
    if (m_size < 7 || stones < 2 || stones > (hasNine ? 9 : 4)) {
        return std::nullopt;
    }
    const int low = m_size < 13 ? 2 : 3;
    const int high = m_size - 1 - low;
    const int middle = m_size / 2;
    const auto point = [this](int column, int row) { return row * m_size + column; };
    std::vector<int> points{point(low, low), point(high, high), point(low, high), point(high, low)};
    const std::vector<int> sides{point(low, middle), point(high, middle), point(middle, low),
                                 point(middle, high)};
    if (stones > 4) {
        points.insert(points.end(), sides.begin(), sides.end());
    }
    points.resize(stones < 5 || stones % 2 == 0 ? stones : stones - 1);
    if (stones >= 5 && stones % 2 == 1) {
        points.push_back(point(middle, middle));
    }
    return points;
}

std::string Board::drawing() const
{
    std::string text;
    for (int row = m_size - 1; row >= 0; --row) {
        for (int column = 0; column < m_size; ++column) {
            text += column > 0 ? " " : "\n";
            text += ".XO"[at(row * m_size + column)];
        }
    }
    return text;
}

} // namespace fakeengine
