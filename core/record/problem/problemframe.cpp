#include "core/record/problem/problemframe.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace shinpan {

namespace {

/// The room that is left around the outermost stones, in lines; less where the board is too small
/// to be shared out otherwise. The room between that and the edge of the board belongs to it, if
/// that is a line more at most.
constexpr std::array Margins{2, 1};
/// The points that a living group has beside its stones, roughly.
constexpr int PointsOfLife = 4;
/// A share that lacks no more than this leaves the game to the problem.
constexpr int FewPoints = 2;
/// The eyes that a group lives with.
constexpr int Eyes = 2;

struct Stretch
{
    std::uint8_t first;
    std::uint8_t last;
};

/// A stretch of lines with its margin on a side of `lines` lines.
[[nodiscard]] Stretch widened(Stretch stretch, int lines, int margin)
{
    int first = stretch.first - margin;
    int last = stretch.last + margin;
    first = first <= margin + 1 ? 0 : first;
    last = lines - 1 - last <= margin + 1 ? lines - 1 : last;
    return {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last)};
}

[[nodiscard]] bool hasStone(const Board &board, Point point)
{
    return board.at(point) == Stone::Black || board.at(point) == Stone::White;
}

/// The smallest rectangle with all stones of the region.
[[nodiscard]] std::optional<BoardRegion> boxOf(const Board &board, const BoardRegion &region)
{
    std::optional<BoardRegion> box;
    forEachPoint(region, [&](Point point) {
        if (!hasStone(board, point)) {
            return;
        }
        const BoardRegion old = box.value_or(BoardRegion{point, point});
        box = BoardRegion{
            {std::min(old.bottomLeft.column, point.column),
             std::min(old.bottomLeft.row, point.row)},
            {std::max(old.topRight.column, point.column), std::max(old.topRight.row, point.row)}};
    });
    return box;
}

/// Whoever stands furthest out, towards the open sides; of equals, who has more stones.
[[nodiscard]] Color attackerIn(const Board &board,
                               const BoardRegion &box,
                               const BoardRegion &inside)
{
    int outer = 0; // Black's less White's
    int all = 0;
    const BoardSize size = board.size();
    forEachPoint(box, [&](Point point) {
        if (!hasStone(board, point)) {
            return;
        }
        const int side = board.at(point) == Stone::Black ? 1 : -1;
        all += side;
        const bool isOuter =
            (inside.bottomLeft.column > 0 && point.column == box.bottomLeft.column)
            || (inside.topRight.column + 1 < size.columns && point.column == box.topRight.column)
            || (inside.bottomLeft.row > 0 && point.row == box.bottomLeft.row)
            || (inside.topRight.row + 1 < size.rows && point.row == box.topRight.row);
        outer += isOuter ? side : 0;
    });
    return (outer != 0 ? outer : all) >= 0 ? Color::Black : Color::White;
}

/// What becomes of each point outside.
class Surroundings
{
public:
    /// The lines along one side of the board, or those across, are shared out from that side on.
    enum class From : std::uint8_t { Left, Right, Bottom, Top };
    Surroundings(BoardSize size, const BoardRegion &inside, From from);

    /// Gives the defender that many points that are not in the wall, the farthest from the problem
    /// first; whether both sides can live there, or
    /// the attacker alone can if the defender has nothing.
    bool share(int points, Color attacker);
    /// Gives the defender as many of them as can be, and `most` at most; nothing if that cannot be.
    [[nodiscard]] std::optional<int> shareOut(int most, Color attacker);
    [[nodiscard]] std::vector<SetUpStone> stones() const;

private:
    [[nodiscard]] bool isEye(Point point) const;

    BoardSize m_size;
    BoardRegion m_inside;
    std::vector<Point> m_wall;
    std::vector<Point> m_open;
    std::vector<std::optional<Color>> m_owners; ///< each point has one; nobody inside
};

Surroundings::Surroundings(BoardSize size, const BoardRegion &inside, From from)
    : m_size(size)
    , m_inside(inside)
    , m_owners(static_cast<std::size_t>(size.pointCount()))
{
    const bool isAcross = from == From::Left || from == From::Right;
    const bool isFromEnd = from == From::Right || from == From::Top;
    const int lines = isAcross ? size.columns : size.rows;
    const int length = isAcross ? size.rows : size.columns;
    for (int line = 0; line < lines; ++line) {
        const auto at = static_cast<std::uint8_t>(isFromEnd ? lines - 1 - line : line);
        for (int place = 0; place < length; ++place) {
            const auto along = static_cast<std::uint8_t>(place);
            const Point point = isAcross ? Point{at, along} : Point{along, at};
            if (inside.contains(point)) {
                continue;
            }
            const bool isWall = point.column + 1 >= inside.bottomLeft.column
                             && point.column <= inside.topRight.column + 1
                             && point.row + 1 >= inside.bottomLeft.row
                             && point.row <= inside.topRight.row + 1;
            (isWall ? m_wall : m_open).push_back(point);
        }
    }
}

bool Surroundings::share(int points, Color attacker)
{
    const auto give = [this](Point point, Color color) {
        m_owners[static_cast<std::size_t>(m_size.indexOf(point))] = color;
    };
    for (const Point point : m_wall) {
        give(point, attacker);
    }
    for (std::size_t i = 0; i < m_open.size(); ++i) {
        give(m_open[i], static_cast<int>(i) < points ? opposite(attacker) : attacker);
    }
    ByColor<int> eyes;
    for (const Point point : m_open) {
        if (isEye(point)) {
            ++eyes[*m_owners[static_cast<std::size_t>(m_size.indexOf(point))]];
        }
    }
    return eyes[attacker] >= Eyes && (points == 0 || eyes[opposite(attacker)] >= Eyes);
}

std::optional<int> Surroundings::shareOut(int most, Color attacker)
{
    for (int points = std::clamp(most, 0, static_cast<int>(m_open.size())); points >= 0; --points) {
        if (share(points, attacker)) {
            return points;
        }
    }
    return std::nullopt;
}

/// Every other point of every other line stays empty, where all around it belongs to one side.
bool Surroundings::isEye(Point point) const
{
    const auto ownerAt = [this](Point at) {
        return m_owners[static_cast<std::size_t>(m_size.indexOf(at))];
    };
    bool isSurrounded = point.column % 2 == 1 && point.row % 2 == 1;
    forEachNeighbor(point, m_size, [&](Point neighbor) {
        isSurrounded = isSurrounded && ownerAt(neighbor) == ownerAt(point);
    });
    return isSurrounded;
}

std::vector<SetUpStone> Surroundings::stones() const
{
    std::vector<SetUpStone> stones;
    for (int index = 0; index < m_size.pointCount(); ++index) {
        const Point point = m_size.pointAt(index);
        const std::optional<Color> owner = m_owners[static_cast<std::size_t>(index)];
        if (owner && !isEye(point)) {
            stones.push_back({point, *owner});
        }
    }
    return stones;
}

/// What the defender gets by living, roughly.
[[nodiscard]] int worthOfLife(const Board &board, const ProblemFrame &frame)
{
    const Color defender = opposite(frame.attacker);
    int life = PointsOfLife;
    forEachPoint(frame.inside,
                 [&](Point point) { life += board.at(point) == stoneOf(defender) ? 1 : 0; });
    return life;
}

/// How many points the defender must have outside for the game to be even when half of what it
/// lives with is its own.
[[nodiscard]] int defendersShare(const Board &board, const ProblemFrame &frame, double komi)
{
    const double bonus = frame.attacker == Color::Black ? komi : -komi;
    return static_cast<int>(
        std::lround((board.size().pointCount() - bonus - worthOfLife(board, frame)) / 2));
}

/// The komi that makes the game even with that share, with the fraction of the wanted one: no tie
/// where there was to be none.
[[nodiscard]] double komiFor(int share,
                             const Board &board,
                             const ProblemFrame &frame,
                             double wanted)
{
    const int bonus = board.size().pointCount() - worthOfLife(board, frame) - 2 * share;
    return (frame.attacker == Color::Black ? bonus : -bonus) + wanted - std::floor(wanted);
}

/// The sides of the board, those with most room beside the problem first.
[[nodiscard]] std::array<Surroundings::From, 4> sidesByRoom(BoardSize size,
                                                            const BoardRegion &inside)
{
    using From = Surroundings::From;
    const std::array free{
        static_cast<int>(inside.bottomLeft.column), size.columns - 1 - inside.topRight.column,
        static_cast<int>(inside.bottomLeft.row), size.rows - 1 - inside.topRight.row};
    std::array sides{From::Left, From::Right, From::Bottom, From::Top};
    std::ranges::stable_sort(sides, std::greater(),
                             [&free](From side) { return free[static_cast<std::size_t>(side)]; });
    return sides;
}

/// The stones of the box with that margin, framed. What the defender's share lacks is made up for
/// by the komi.
[[nodiscard]] std::optional<ProblemFrame> frameOf(const Board &board,
                                                  const BoardRegion &box,
                                                  int margin,
                                                  double komi)
{
    const BoardSize size = board.size();
    const auto [left, right] =
        widened({box.bottomLeft.column, box.topRight.column}, size.columns, margin);
    const auto [bottom, top] = widened({box.bottomLeft.row, box.topRight.row}, size.rows, margin);
    ProblemFrame frame;
    frame.inside = {{left, bottom}, {right, top}};
    frame.attacker = attackerIn(board, box, frame.inside);
    const int wanted = defendersShare(board, frame, komi);
    std::optional<int> best;
    for (const Surroundings::From side : sidesByRoom(size, frame.inside)) {
        Surroundings surroundings(size, frame.inside, side);
        const std::optional<int> share = surroundings.shareOut(wanted, frame.attacker);
        if (share && (!best || *share > *best)) {
            best = share;
            frame.stones = surroundings.stones();
        }
        if (best && *best >= wanted - FewPoints) {
            frame.komi = komi;
            return frame;
        }
    }
    if (!best) {
        return std::nullopt;
    }
    frame.komi = komiFor(*best, board, frame, komi);
    return frame;
}

} // namespace

std::optional<ProblemFrame> frameAround(const Board &board, const BoardRegion &region, double komi)
{
    const std::optional<BoardRegion> box = boxOf(board, region);
    std::optional<ProblemFrame> best;
    for (const int margin : Margins) {
        const std::optional<ProblemFrame> frame =
            box ? frameOf(board, *box, margin, komi) : std::nullopt;
        if (frame && (!best || std::abs(frame->komi - komi) < std::abs(best->komi - komi))) {
            best = frame;
        }
        if (best && best->komi == komi) {
            break;
        }
    }
    return best;
}

Board framed(const Board &board, const ProblemFrame &frame)
{
    Board result(board.size());
    forEachPoint(frame.inside, [&](Point point) {
        if (hasStone(board, point)) {
            result.set(point, board.at(point));
        }
    });
    for (const auto &[point, color] : frame.stones) {
        result.set(point, stoneOf(color));
    }
    return result;
}

} // namespace shinpan
