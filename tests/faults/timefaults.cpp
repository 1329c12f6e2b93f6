#include "tests/faults/fault.h"

namespace shinpan::test {

/// Engines that take too long by the clock of the game.
std::vector<Fault> faultsInTime()
{
    constexpr Color White = Color::White;
    return {
        {"exceeds its clock by a millisecond",
         white("--late-at genmove:201", "--time 200ms/move --time-margin 0s"),
         lostOnTimeBy(White, "White *; its clock allowed 0.2s, with a margin of 0s")},
        {"exceeds its clock by a millisecond within the margin",
         white("--late-at genmove:201", "--time 200ms/move --time-margin 20s"), played()},
        {"exceeds its clock by ten seconds",
         white("--late-at genmove:10200", "--time 200ms/move --time-margin 50ms"),
         lostOnTimeBy(White, "White did not answer \"genmove w\" within *; its clock allowed 0.2s, "
                             "with a margin of 0.05s")},
        {"hangs on its clock", white("--freeze-at genmove", "--time 300ms"),
         lostOnTimeBy(White, "White did not answer \"genmove w\" within *; its clock allowed 0.3s, "
                             "with a margin of 0.1s")},
        {"refuses to be told the time left", white("--refuse time_left", "--time 10m"), played()},
        {"dies when it is told the time left", white("--crash-at time_left", "--time 10m"),
         voidBy(White, "White was killed by signal 6 (SIGABRT) during \"time_left *\"")},
    };
}

} // namespace shinpan::test
