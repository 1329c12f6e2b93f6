#include "core/analysis/searcharea.h"

#include <algorithm>

namespace shinpan {

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
