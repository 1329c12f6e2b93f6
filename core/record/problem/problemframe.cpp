#include "core/record/problem/problemframe.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

/// The room that is left around the outermost stones, in lines.
constexpr int Margin = 2;
/// The room between that and the edge of the board belongs to it, if it is no more than this.
constexpr int NarrowStrip = 3;
/// The points that a living group has beside its stones, roughly.
constexpr int PointsOfLife = 4;
/// The eyes that a group lives with.
constexpr int Eyes = 2;

struct Stretch
{
    std::uint8_t first;
    std::uint8_t last;
};

/// A stretch of lines with its margin on a side of `lines` lines.
[[nodiscard]] Stretch widened(Stretch stretch, int lines)
{
    int first = stretch.first - Margin;
    int last = stretch.last + Margin;
    first = first <= NarrowStrip ? 0 : first;
    last = lines - 1 - last <= NarrowStrip ? lines - 1 : last;
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
    Surroundings(BoardSize size, const BoardRegion &inside);

    /// The points that are not in the wall, those farthest from the problem first.
    [[nodiscard]] const std::vector<Point> &open() const { return m_open; }
    /// Gives the first `points` of these to the defender; whether both sides can live there, or
    /// the attacker alone can if the defender has nothing.
    bool share(int points, Color attacker);
    [[nodiscard]] std::vector<SetUpStone> stones() const;

private:
    [[nodiscard]] bool isEye(Point point) const;

    BoardSize m_size;
    BoardRegion m_inside;
    std::vector<Point> m_wall;
    std::vector<Point> m_open;
    std::vector<std::optional<Color>> m_owners; ///< each point has one; nobody inside
};

Surroundings::Surroundings(BoardSize size, const BoardRegion &inside)
    : m_size(size)
    , m_inside(inside)
    , m_owners(static_cast<std::size_t>(size.pointCount()))
{
    const std::array free{
        static_cast<int>(inside.bottomLeft.column), size.columns - 1 - inside.topRight.column,
        static_cast<int>(inside.bottomLeft.row), size.rows - 1 - inside.topRight.row};
    const auto widest = std::ranges::max_element(free) - free.begin();
    const bool isAcross = widest < 2;
    const bool isFromEnd = widest % 2 == 1;
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

/// How many points the defender must have outside for the game to be even when half of what it
/// lives with is its own.
[[nodiscard]] int defendersShare(const Board &board, const ProblemFrame &frame, double komi)
{
    const Color defender = opposite(frame.attacker);
    int life = PointsOfLife;
    forEachPoint(frame.inside,
                 [&](Point point) { life += board.at(point) == stoneOf(defender) ? 1 : 0; });
    const double bonus = defender == Color::White ? komi : -komi;
    return static_cast<int>(std::lround((board.size().pointCount() - bonus - life) / 2));
}

} // namespace

std::optional<ProblemFrame> frameAround(const Board &board, const BoardRegion &region, double komi)
{
    const std::optional<BoardRegion> box = boxOf(board, region);
    if (!box) {
        return std::nullopt;
    }
    const BoardSize size = board.size();
    const auto [left, right] =
        widened({box->bottomLeft.column, box->topRight.column}, size.columns);
    const auto [bottom, top] = widened({box->bottomLeft.row, box->topRight.row}, size.rows);
    ProblemFrame frame;
    frame.inside = {{left, bottom}, {right, top}};
    frame.attacker = attackerIn(board, *box, frame.inside);
    Surroundings surroundings(size, frame.inside);
    const int most = static_cast<int>(surroundings.open().size());
    int share = std::clamp(defendersShare(board, frame, komi), 0, most);
    bool isShared = surroundings.share(share, frame.attacker);
    while (!isShared && share > 0) {
        share = std::max(0, share - 1);
        isShared = surroundings.share(share, frame.attacker);
    }
    if (!isShared) {
        return std::nullopt;
    }
    frame.stones = surroundings.stones();
    return frame;
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
