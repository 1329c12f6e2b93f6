#include "core/util/freenumber.h"

#include <limits>
#include <numeric>

namespace shinpan {

int freeNumber(const std::function<bool(int number)> &isTaken)
{
    constexpr int Most = std::numeric_limits<int>::max() / 2;
    int taken = 0;
    int open = 1;
    while (open < Most && isTaken(open)) {
        taken = open;
        open *= 2;
    }
    while (open - taken > 1) {
        const int middle = std::midpoint(taken, open);
        (isTaken(middle) ? taken : open) = middle;
    }
    return open;
}

} // namespace shinpan
