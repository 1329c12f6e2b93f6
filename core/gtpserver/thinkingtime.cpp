#include "core/gtpserver/thinkingtime.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using System = TimeControl::System;

namespace {

/// How many more moves a side should reckon with: games take about seven moves for ten points, and
/// however long one has become, it may still go on for a while.
[[nodiscard]] int movesToCome(BoardSize size, int movesPlayed)
{
    const int points = size.pointCount();
    return std::max((7 * points / 10 - movesPlayed) / 2, points / 12 + 4);
}

/// A tenth, which is plenty where the turn is long and enough where it is short.
[[nodiscard]] milliseconds reserveOf(milliseconds longest)
{
    return std::clamp<milliseconds>(longest / 10, 40ms, 1500ms);
}

/// The share to take of time that is there for several turns.
[[nodiscard]] milliseconds partOf(milliseconds time)
{
    return 9 * time / 10;
}

/// The same of a period whose rest is lost after the turn.
[[nodiscard]] milliseconds allOf(milliseconds period)
{
    return std::max<milliseconds>(period - reserveOf(period), 0ms);
}

[[nodiscard]] milliseconds targetOf(const EngineTime &time, int moves)
{
    const TimeControl &control = time.control;
    const milliseconds left = time.left.time;
    const int count = time.left.count.value_or(0);
    switch (control.system) {
    case System::None:
        return {};
    case System::Absolute:
        return partOf(left / moves);
    case System::Fischer:
        return partOf(left / moves + 9 * control.period / 10);
    case System::Canadian:
        if (count > 0) {
            return count > 1 ? partOf(left / count) : allOf(left);
        }
        return partOf(left / moves + control.period / std::max(control.count, 1));
    case System::Byoyomi:
        return count > 0 ? allOf(left) : partOf(left / moves) + allOf(control.period);
    case System::PerMove:
        return allOf(control.period);
    }
    return {};
}

} // namespace

TurnPlan thinkingTime(const EngineTime &time, BoardSize size, int movesPlayed)
{
    if (!time.longest) {
        return {};
    }
    const milliseconds latest = std::max(*time.longest - reserveOf(*time.longest), 0ms);
    const milliseconds target = targetOf(time, movesToCome(size, movesPlayed));
    return {std::min(target, latest), latest};
}

} // namespace shinpan
