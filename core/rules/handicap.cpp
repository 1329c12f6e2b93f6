#include "core/rules/handicap.h"

namespace shinpan {

int maxFixedHandicap(BoardSize size)
{
    if (!size.isSquare() || size.columns < 7) {
        return 0;
    }
    return size.columns % 2 == 0 || size.columns == 7 ? 4 : 9;
}

std::optional<std::vector<Point>> fixedHandicap(BoardSize size, int stones)
{
    if (stones < 2 || stones > maxFixedHandicap(size)) {
        return std::nullopt;
    }
    const int side = size.columns;
    const auto low = static_cast<std::uint8_t>(side < 13 ? 2 : 3);
    const auto high = static_cast<std::uint8_t>(side - 1 - low);
    const auto middle = static_cast<std::uint8_t>(side / 2);
    std::vector<Point> points{{low, low},    {high, high},   {low, high},   {high, low},
                              {low, middle}, {high, middle}, {middle, low}, {middle, high}};
    const bool takesCentre = stones > 4 && stones % 2 == 1;
    points.resize(static_cast<std::size_t>(takesCentre ? stones - 1 : stones));
    if (takesCentre) {
        points.push_back({middle, middle});
    }
    return points;
}

int compensationFor(int stones, HandicapCompensation compensation)
{
    if (stones < 2) {
        return 0;
    }
    switch (compensation) {
    case HandicapCompensation::None:
        return 0;
    case HandicapCompensation::AllButOne:
        return stones - 1;
    case HandicapCompensation::All:
        return stones;
    }
    return 0;
}

} // namespace shinpan
