#include "core/analysis/analysisrequest.h"

#include "core/engine/dialect/gtptext.h"
#include "core/engine/engine.h"

#include <algorithm>

namespace shinpan {

namespace {

void add(std::vector<QByteArray> &words, const AnalysisRequest::Restriction &restriction)
{
    QByteArray vertices;
    for (const Point point : restriction.points) {
        vertices += vertices.isEmpty() ? "" : ",";
        vertices += QByteArray::fromStdString(vertexOf(point));
    }
    if (vertices.isEmpty()) {
        return;
    }
    const bool isAvoided = restriction.kind == AnalysisRequest::Restriction::Kind::Avoid;
    words.insert(words.end(),
                 {isAvoided ? "avoid" : "allow", restriction.color == Color::Black ? "b" : "w",
                  vertices, QByteArray::number(std::max(restriction.depth, 1))});
}

/// Whether an engine that was told a line takes the side that is to move for that: the one that did
/// not move last, Black on an empty board, White after a handicap.
[[nodiscard]] bool saysWhoseTurn(const GameLine &line)
{
    if (!line.moves.empty()) {
        return sideToMove(line) == opposite(line.moves.back().color);
    }
    const bool isHandicap = line.setUp.size() >= 2 && isBlackOnly(line.setUp);
    return line.setUp.empty() ? line.firstToPlay == Color::Black
                              : isHandicap && line.firstToPlay == Color::White;
}

} // namespace

std::optional<AnalysisCommand> analysisCommandOf(const Engine &engine)
{
    for (const QByteArray name : {"kata-analyze", "lz-analyze", "analyze"}) {
        if (engine.knows(name)) {
            return AnalysisCommand{name, dialectOf(name)};
        }
    }
    return std::nullopt;
}

GtpCommand analysisCommand(const AnalysisCommand &command,
                           const AnalysisRequest &request,
                           Color toMove,
                           AnalysisDetail detail)
{
    // Leela Zero 0.17 takes whole hundredths of a second only, and says nothing at 0.
    const auto hundredths = std::max<std::int64_t>(request.interval.count() / 10, 1);
    const QByteArray interval = QByteArray::number(qint64(hundredths));
    if (detail == AnalysisDetail::Interval) {
        return GtpCommand(command.name, {interval});
    }
    std::vector<QByteArray> words = {toMove == Color::Black ? "b" : "w", interval};
    if (request.leastMoves > 0) {
        words.insert(words.end(), {"minmoves", QByteArray::number(request.leastMoves)});
    }
    for (const AnalysisRequest::Restriction &restriction : request.restrictions) {
        add(words, restriction);
    }
    if (detail == AnalysisDetail::All && command.dialect == AnalysisDialect::KataGo) {
        words.insert(words.end(), {"rootInfo", "true"});
        const std::pair<bool, const char *> wishes[] = {{request.ownership, "ownership"},
                                                        {request.movesOwnership, "movesOwnership"},
                                                        {request.lineVisits, "pvVisits"}};
        for (const auto &[isWanted, key] : wishes) {
            if (isWanted) {
                words.insert(words.end(), {key, "true"});
            }
        }
    }
    return GtpCommand(command.name, words);
}

std::optional<AnalysisDetail> detailAfterRefusal(AnalysisDetail refused,
                                                 const AnalysisCommand &command,
                                                 const AnalysisRequest &request,
                                                 const GameLine &line)
{
    if (refused == AnalysisDetail::All && command.dialect == AnalysisDialect::KataGo) {
        return AnalysisDetail::Common;
    }
    const bool isFirst = refused == AnalysisDetail::All;
    const bool isOld = command.dialect == AnalysisDialect::LeelaZero;
    return isFirst && isOld && request.restrictions.empty() && saysWhoseTurn(line)
             ? std::optional(AnalysisDetail::Interval)
             : std::nullopt;
}

bool SearchArea::allows(Point point) const
{
    return (only.empty() || std::ranges::binary_search(only, point))
        && !std::ranges::binary_search(avoided, point);
}

SearchArea within(const SearchArea &area, BoardSize size)
{
    SearchArea left = area;
    for (std::vector<Point> *points : {&left.only, &left.avoided}) {
        std::erase_if(*points, [size](Point point) { return !size.contains(point); });
    }
    return left;
}

std::vector<AnalysisRequest::Restriction> restrictionsOf(const SearchArea &area,
                                                         const Board &board,
                                                         Color toMove)
{
    using Kind = AnalysisRequest::Restriction::Kind;
    std::vector<Point> allowed;
    std::vector<Point> barred;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (board.at(point) == Stone::Empty) {
            (area.allows(point) ? allowed : barred).push_back(point);
        }
    }
    if (allowed.empty() || barred.empty()) {
        return {};
    }
    if (area.only.empty()) {
        return {{.kind = Kind::Avoid, .color = toMove, .points = barred}};
    }
    return {{.kind = Kind::Allow, .color = toMove, .points = allowed}};
}

} // namespace shinpan
