#include "core/rules/playout.h"

#include "core/rules/randomplay.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace shinpan {

namespace {

/// Whose point it is at the end: of the stone there, or of the one colour around it.
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

/// By BoardSize::indexOf: at the ends of how many more playouts a point was Black's than White's.
using Balance = std::vector<int>;

void addEnd(Balance &balance, const Board &end, int times)
{
    for (std::size_t i = 0; i < balance.size(); ++i) {
        const Stone owner = ownerAtEnd(end, end.size().pointAt(static_cast<int>(i)));
        balance[i] += owner == Stone::Black ? times : owner == Stone::White ? -times : 0;
    }
}

/// The balance after so many playouts, or after as many as it takes: `isEnough(balance, left)` is
/// asked with the number of those that are left.
template <typename Judge>
[[nodiscard]] Balance balanceAfter(const Position &position,
                                   std::uint64_t seed,
                                   int playouts,
                                   Judge &&isEnough)
{
    const Board &board = position.board();
    Balance balance(static_cast<std::size_t>(board.size().pointCount()));
    RandomPlay player(board, seed);
    for (int i = 0; i < playouts && !isEnough(balance, playouts - i); ++i) {
        const Board &end = player.playOut(BothColors[i % 2]);
        if (!player.hasPlayed()) {
            addEnd(balance, end, playouts - i);
            break;
        }
        addEnd(balance, end, 1);
    }
    return balance;
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

/// Over the chain's points, positive where they are its own.
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
    const Balance balance =
        balanceAfter(position, seed, playouts, [&](const Balance &now, int left) {
            return left <= playouts / 2 && left % JudgingInterval == 0
                && chains.isSettled(now, left);
        });
    Settlement settlement;
    settlement.dead = chains.dead(balance);
    return settlement;
}

std::vector<double> estimateOwnership(const Position &position,
                                      std::uint64_t seed,
                                      std::optional<int> wanted)
{
    const int playouts = wanted.value_or(defaultPlayouts(position.board().size()));
    const Balance balance =
        balanceAfter(position, seed, playouts, [](const Balance &, int) { return false; });
    std::vector<double> ownership(balance.size());
    for (std::size_t k = 0; k < balance.size() && playouts > 0; ++k) {
        ownership[k] = static_cast<double>(balance[k]) / playouts;
    }
    return ownership;
}

} // namespace shinpan
