#include "core/competition/opening/openingsources.h"
#include "core/rules/position.h"
#include "core/util/seededrandom.h"

#include <algorithm>
#include <unordered_set>

namespace shinpan {

namespace {

/// Smaller boards have their games on the first line, too.
constexpr int LeastSizeWithEdge = 7;

/// How many openings are drawn in vain, one after the other, before there are no more.
constexpr int MostAttempts = 1000;

[[nodiscard]] bool isOnFirstLine(Point point, BoardSize size)
{
    return point.column == 0 || point.row == 0 || point.column + 1 == size.columns
        || point.row + 1 == size.rows;
}

/// The points that random moves are drawn from.
[[nodiscard]] std::vector<Point> pointsToPlay(BoardSize size)
{
    const bool sparesEdge = std::min(size.columns, size.rows) >= LeastSizeWithEdge;
    std::vector<Point> points;
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        if (!sparesEdge || !isOnFirstLine(point, size)) {
            points.push_back(point);
        }
    }
    return points;
}

[[nodiscard]] bool isSurroundedByOwn(const Board &board, Color color, Point point)
{
    bool isSurrounded = true;
    forEachNeighbor(point, board.size(), [&](Point neighbor) {
        isSurrounded = isSurrounded && board.at(neighbor) == stoneOf(color);
    });
    return isSurrounded;
}

[[nodiscard]] bool isSensible(const Position &position, Color color, Point point)
{
    if (position.check({color, point}) || isSurroundedByOwn(position.board(), color, point)) {
        return false;
    }
    Board board = position.board();
    const Board::Capture capture = board.play(color, point);
    return capture.suicided == 0 && (capture.captured > 0 || board.liberties(point) > 1);
}

/// Fewer moves where there is nothing sensible to play.
[[nodiscard]] GameLine randomLine(const OpeningTerms &terms, int plies, SeededRandom random)
{
    GameLine line;
    line.size = terms.size;
    Position position(terms.size, terms.rules);
    std::vector<Point> points = pointsToPlay(terms.size);
    while (static_cast<int>(line.moves.size()) < plies) {
        random.shuffle(points);
        const Color color = position.toPlay();
        const auto found = std::ranges::find_if(
            points, [&](Point point) { return isSensible(position, color, point); });
        if (found == points.end()) {
            break;
        }
        const Move move{color, *found};
        position.play(move);
        line.moves.push_back(move);
    }
    return line;
}

} // namespace

Result<std::vector<Opening>> openingsOf(const RandomOpenings &source,
                                        const OpeningTerms &terms,
                                        std::size_t key)
{
    const int plies = terms.mostPlies > 0 ? std::min(source.plies, terms.mostPlies) : source.plies;
    std::vector<Opening> openings;
    std::unordered_set<std::uint64_t> known;
    int attempts = 0;
    for (std::uint64_t draw = 0; static_cast<int>(openings.size()) < source.count; ++draw) {
        GameLine line = randomLine(terms, plies, SeededRandom{terms.seed, key, draw});
        const bool isNew = static_cast<int>(line.moves.size()) == plies
                        && known.insert(positionKey(line, terms.rules)).second;
        if (isNew) {
            attempts = 0;
            openings.push_back({.line = std::move(line),
                                .name = QStringLiteral("random %1").arg(openings.size() + 1)});
        } else if (++attempts == MostAttempts) {
            if (source.isMost && !openings.empty()) {
                break;
            }
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "only %1 different random openings of %2 plies were found"),
                openings.size(), plies));
        }
    }
    return openings;
}

} // namespace shinpan
