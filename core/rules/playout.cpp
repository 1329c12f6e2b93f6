#include "core/rules/playout.h"

#include "core/board/board.h"
#include "core/rules/statusreading.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace shinpan {

namespace {

/// Plays boards out at random. Its memory is reused from one to the next.
class RandomPlay
{
public:
    RandomPlay(const Board &board, std::uint64_t seed);

    /// The stones when both sides have nothing left to play but their own eyes.
    [[nodiscard]] const Board &playOut(Color first);

    /// Whether either side had anything to play in the latest one; else there is no chance in any.
    [[nodiscard]] bool hasPlayed() const { return m_hasPlayed; }

private:
    [[nodiscard]] std::optional<Point> choosePoint(Color color);
    [[nodiscard]] std::optional<Point> answerTo(Point last, Color color) const;
    [[nodiscard]] std::optional<Point> besideOf(Point last, Color color);
    [[nodiscard]] bool isSensible(Color color, Point point) const;
    void play(Color color, Point point);

    /// xorshift64: fast, and random enough to choose moves.
    [[nodiscard]] std::size_t randomBelow(std::size_t limit)
    {
        m_random ^= m_random << 13;
        m_random ^= m_random >> 7;
        m_random ^= m_random << 17;
        return (m_random >> 32) * limit >> 32;
    }

    const Board &m_start;
    std::vector<Point> m_emptyAtStart;
    Board m_board;
    std::uint64_t m_random;
    std::vector<Point> m_empty;
    bool m_hasPlayed = false;
    std::optional<Point> m_ko;
    std::optional<Point> m_last; ///< the opponent's latest stone, unless that passed
};

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
    int corners = 0;
    forEachDiagonal(point, board.size(), [&](Point corner) {
        ++corners;
        lost += board.at(corner) == stoneOf(opposite(color)) ? 1 : 0;
    });
    return lost + (corners < 4 ? 1 : 0) < 2;
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

/// The owner of a point at the end: the stone there, or the one colour around it.
[[nodiscard]] Stone ownerAtEnd(const Board &board, Point point)
{
    if (board.at(point) != Stone::Empty) {
        return board.at(point);
    }
    ByColor<bool> touches;
    forEachNeighbor(point, board.size(), [&](Point neighbor) {
        touches.black = touches.black || board.at(neighbor) == Stone::Black;
        touches.white = touches.white || board.at(neighbor) == Stone::White;
    });
    if (touches.black == touches.white) {
        return Stone::Empty;
    }
    return touches.black ? Stone::Black : Stone::White;
}

/// How many more playouts left a point to Black than to White, by BoardSize::indexOf.
using Balance = std::vector<int>;

void addEnd(Balance &balance, const Board &end, int times)
{
    for (std::size_t i = 0; i < balance.size(); ++i) {
        const Stone owner = ownerAtEnd(end, end.size().pointAt(static_cast<int>(i)));
        balance[i] += owner == Stone::Black ? times : owner == Stone::White ? -times : 0;
    }
}

/// A balance, and after how many playouts.
struct Tally
{
    Balance balance;
    int playouts = 0;

    /// The part of them in which each point was Black's, less White's part.
    [[nodiscard]] std::vector<double> ownership() const
    {
        std::vector<double> owners(balance.size());
        for (std::size_t k = 0; k < balance.size() && playouts > 0; ++k) {
            owners[k] = static_cast<double>(balance[k]) / playouts;
        }
        return owners;
    }
};

/// The balance after these playouts, or after as many as it takes: `isEnough(balance, left)` is
/// asked with the number of those that are left.
template <typename Judge>
[[nodiscard]] Tally tallyAfter(const Position &position,
                               std::uint64_t seed,
                               int playouts,
                               Judge &&isEnough)
{
    const Board &board = position.board();
    Tally tally{Balance(static_cast<std::size_t>(board.size().pointCount()))};
    RandomPlay player(board, seed);
    while (tally.playouts < playouts && !isEnough(tally.balance, playouts - tally.playouts)) {
        const Board &end = player.playOut(BothColors[tally.playouts % 2]);
        const int times = player.hasPlayed() ? 1 : playouts - tally.playouts;
        addEnd(tally.balance, end, times);
        tally.playouts += times;
    }
    return tally;
}

/// The chains of a board, and what a balance says of each.
class ChainBalance
{
public:
    explicit ChainBalance(const Board &board);

    /// Whether no `left` more playouts can change which chains are dead.
    [[nodiscard]] bool isSettled(const Balance &balance, int left) const;
    /// A stone of each chain whose points are the opponent's more often than not.
    [[nodiscard]] std::vector<Point> dead(const Balance &balance) const;

private:
    struct Chain
    {
        Point stone;
        Stone color;
        std::vector<std::size_t> points;
    };
    [[nodiscard]] static int sumOf(const Chain &chain, const Balance &balance);

    std::vector<Chain> m_chains;
};

ChainBalance::ChainBalance(const Board &board)
{
    const BoardSize size = board.size();
    std::vector<bool> visited(static_cast<std::size_t>(size.pointCount()));
    for (std::size_t i = 0; i < visited.size(); ++i) {
        const Point point = size.pointAt(static_cast<int>(i));
        if (board.at(point) == Stone::Empty || visited[i]) {
            continue;
        }
        Chain &chain = m_chains.emplace_back(Chain{point, board.at(point), {}});
        board.forEachInChain(point, [&](Point member) {
            chain.points.push_back(static_cast<std::size_t>(size.indexOf(member)));
            visited[chain.points.back()] = true;
        });
    }
}

/// The sum over the chain's points, positive where they are its own.
int ChainBalance::sumOf(const Chain &chain, const Balance &balance)
{
    int sum = 0;
    for (const std::size_t point : chain.points) {
        sum += balance[point];
    }
    return chain.color == Stone::Black ? sum : -sum;
}

bool ChainBalance::isSettled(const Balance &balance, int left) const
{
    return std::ranges::all_of(m_chains, [&](const Chain &chain) {
        const int change = left * static_cast<int>(chain.points.size());
        const int sum = sumOf(chain, balance);
        return sum >= change || sum < -change;
    });
}

std::vector<Point> ChainBalance::dead(const Balance &balance) const
{
    std::vector<Point> stones;
    for (const Chain &chain : m_chains) {
        if (sumOf(chain, balance) < 0) {
            stones.push_back(chain.stone);
        }
    }
    return stones;
}

} // namespace

int defaultPlayouts(BoardSize size)
{
    constexpr int PointsInAll = 64 * 19 * 19;
    return std::min(MostPlayouts, PointsInAll / size.pointCount());
}

Settlement estimateStatus(const Position &position, std::uint64_t seed, std::optional<int> wanted)
{
    const int playouts = wanted.value_or(defaultPlayouts(position.board().size()));
    constexpr int JudgingInterval = 4;
    const ChainBalance chains(position.board());
    const Tally tally = tallyAfter(position, seed, playouts, [&](const Balance &now, int left) {
        return left <= playouts / 2 && left % JudgingInterval == 0 && chains.isSettled(now, left);
    });
    Settlement settlement;
    settlement.dead = chains.dead(tally.balance);
    return settleDoubts(position, settlement, tally.ownership());
}

std::vector<double> estimateOwnership(const Position &position,
                                      std::uint64_t seed,
                                      std::optional<int> wanted)
{
    const int playouts = wanted.value_or(defaultPlayouts(position.board().size()));
    return tallyAfter(position, seed, playouts, [](const Balance &, int) { return false; })
        .ownership();
}

} // namespace shinpan
