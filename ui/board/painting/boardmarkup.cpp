#include "ui/board/painting/boardmarkup.h"

#include <algorithm>
#include <iterator>

namespace shinpan {

std::vector<Point> changedPoints(BoardMarkup before, BoardMarkup after)
{
    std::sort(before.begin(), before.end());
    std::sort(after.begin(), after.end());
    BoardMarkup changed;
    std::set_symmetric_difference(before.begin(), before.end(), after.begin(), after.end(),
                                  std::back_inserter(changed));
    std::vector<Point> points;
    points.reserve(changed.size());
    for (const Mark &mark : changed) {
        points.push_back(mark.point);
    }
    return points;
}

} // namespace shinpan
