#include "ui/match/newgamesettings.h"

#include "core/rules/handicap.h"

#include <algorithm>

namespace shinpan {

int mostHandicap(int size, HandicapStyle style)
{
    constexpr int Most = 9;
    constexpr int PointsPerStone = 8;
    const int most = style == HandicapStyle::Fixed ? maxFixedHandicap(BoardSize::square(size))
                                                   : std::min(Most, size * size / PointsPerStone);
    return most < 2 ? 0 : most;
}

} // namespace shinpan
