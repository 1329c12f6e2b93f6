#include "core/rules/randomplay.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

/// Whether only own stones touch the point, and at most one of its diagonals (none on the edge) is
/// the opponent's.
[[nodiscard]] bool isOwnEye(const Board &board, Color color, Point point)
{
    bool isSurrounded = true;
    forEachNeighbor(point, board.size(), [&](Point neighbor) {
        isSurrounded = isSurrounded && board.at(neighbor) == stoneOf(color);
    });
    if (!isSurrounded) {
        return false;
    }
    int lost = 0;
    bool isOnEdge = false;
    for (const int column : {point.column - 1, point.column + 1}) {
        for (const int row : {point.row - 1, point.row + 1}) {
            const Point corner{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            if (!board.size().contains(corner)) { // -1 has become 255
                isOnEdge = true;
            } else if (board.at(corner) == stoneOf(opposite(color))) {
                ++lost;
            }
        }
    }
    return lost + (isOnEdge ? 1 : 0) < 2;
}

/// A chain's liberties as far as two: none stand for a second one at the end of the list.
struct FewLiberties
{
    std::optional<Point> first;
    std::optional<Point> second;

    void add(Point liberty)
    {
        if (!first || *first == liberty) {
            first = liberty;
        } else {
            second = liberty;
        }
    }
};

/// Adds the liberties of the chain at a stone, without one point that is not to count.
void addLiberties(FewLiberties &liberties,
                  const Board &board,
                  Point stone,
                  std::optional<Point> without = std::nullopt)
{
    board.forEachInChain(stone, [&](Point member) {
        if (!liberties.second) {
            forEachNeighbor(member, board.size(), [&](Point neighbor) {
                if (board.at(neighbor) == Stone::Empty && neighbor != without) {
                    liberties.add(neighbor);
                }
            });
        }
    });
}

/// The only liberty of the chain at a stone.
[[nodiscard]] std::optional<Point> atariPoint(const Board &board, Point stone)
{
    FewLiberties liberties;
    addLiberties(liberties, board, stone);
    return liberties.second ? std::nullopt : liberties.first;
}

} // namespace

RandomPlay::RandomPlay(const Board &board, std::uint64_t seed)
    : m_start(board)
    , m_board(board)
    , m_random(seed * 2 + 1)
{
    const BoardSize size = board.size();
    for (int i = 0; i < size.pointCount(); ++i) {
        if (board.at(size.pointAt(i)) == Stone::Empty) {
            m_emptyAtStart.push_back(size.pointAt(i));
        }
    }
}

const Board &RandomPlay::playOut(Color first)
{
    const int pointCount = m_start.size().pointCount();
    m_board = m_start;
    m_ko.reset();
    m_last.reset();
    m_empty = m_emptyAtStart;
    m_hasPlayed = false;
    Color color = first;
    int passes = 0;
    for (int moves = 0; passes < 2 && moves < 3 * pointCount; ++moves) {
        const auto point = choosePoint(color);
        passes = point ? 0 : passes + 1;
        m_ko.reset();
        m_last = point;
        if (point) {
            play(color, *point);
            m_hasPlayed = true;
        }
        color = opposite(color);
    }
    return m_board;
}

/// What takes or saves at the opponent's latest stone, or else a random point; taken out of
/// m_empty.
std::optional<Point> RandomPlay::choosePoint(Color color)
{
    const auto take = [this](std::size_t at) {
        const Point point = m_empty[at];
        m_empty[at] = m_empty.back();
        m_empty.pop_back();
        return point;
    };
    auto answer = m_last ? answerTo(*m_last, color) : std::nullopt;
    if (!answer && m_last && randomBelow(4) != 0) {
        answer = besideOf(*m_last, color);
    }
    if (answer) {
        const auto found = std::ranges::find(m_empty, *answer);
        return take(static_cast<std::size_t>(found - m_empty.begin()));
    }
    const std::size_t start = m_empty.empty() ? 0 : randomBelow(m_empty.size());
    for (std::size_t step = 0; step < m_empty.size(); ++step) {
        const std::size_t at =
            start + step < m_empty.size() ? start + step : start + step - m_empty.size();
        if (!isOwnEye(m_board, color, m_empty[at]) && isSensible(color, m_empty[at])) {
            return take(at);
        }
    }
    return std::nullopt;
}

/// Takes the chain that the opponent's latest stone belongs to, or saves one that it put in atari.
std::optional<Point> RandomPlay::answerTo(Point last, Color color) const
{
    if (m_board.at(last) == Stone::Empty) {
        return std::nullopt; // it took itself off
    }
    auto answer = atariPoint(m_board, last);
    if (!answer || !isSensible(color, *answer)) {
        answer.reset();
        forEachNeighbor(last, m_board.size(), [&](Point neighbor) {
            if (m_board.at(neighbor) == stoneOf(color) && !answer) {
                const auto liberty = atariPoint(m_board, neighbor);
                answer = liberty && isSensible(color, *liberty) ? liberty : std::nullopt;
            }
        });
    }
    return answer;
}

/// A random point around the opponent's latest stone: mostly it is nearby that a stone is answered.
std::optional<Point> RandomPlay::besideOf(Point last, Color color)
{
    static constexpr std::array<std::pair<int, int>, 8> Around = {
        {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
    const std::size_t start = randomBelow(Around.size());
    for (std::size_t step = 0; step < Around.size(); ++step) {
        const auto [columns, rows] = Around[(start + step) % Around.size()];
        const Point point{static_cast<std::uint8_t>(last.column + columns),
                          static_cast<std::uint8_t>(last.row + rows)};
        if (m_board.size().contains(point) && m_board.at(point) == Stone::Empty
            && !isOwnEye(m_board, color, point) && isSensible(color, point)) {
            return point;
        }
    }
    return std::nullopt;
}

/// Whether a play is legal and does not leave a large chain in atari: smaller ones may be what
/// kills from within.
bool RandomPlay::isSensible(Color color, Point point) const
{
    constexpr int LargestSacrifice = 4;
    if (point == m_ko) {
        return false;
    }
    const Board::Capture capture = m_board.captureBy(color, point);
    if (capture.captured > 0) {
        return true;
    }
    int stones = 1;
    FewLiberties liberties;
    forEachNeighbor(point, m_board.size(), [&](Point neighbor) {
        if (m_board.at(neighbor) == Stone::Empty) {
            liberties.add(neighbor);
        } else if (m_board.at(neighbor) == stoneOf(color) && !liberties.second) {
            stones += m_board.chainSize(neighbor);
            addLiberties(liberties, m_board, neighbor, point);
        }
    });
    return liberties.second || (liberties.first && stones <= LargestSacrifice);
}

void RandomPlay::play(Color color, Point point)
{
    const Board::Capture capture = m_board.play(color, point);
    for (const Point chain : capture.chains()) {
        m_board.forEachInChain(chain, [this](Point stone) { m_empty.push_back(stone); });
    }
    const bool mayBeKo = capture.captured == 1 && m_board.chainSize(point) == 1;
    if (mayBeKo && m_board.liberties(point) == 1) {
        m_ko = capture.chains().front();
    }
}

} // namespace shinpan
