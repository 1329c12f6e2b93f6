#pragma once

#include <string>
#include <vector>

namespace shinpan::bench {

/// One arm of a benchmark, run in a process of its own.
struct ArmRun
{
    std::vector<double> figures; ///< the numbers that it printed
    double seconds = 0;          ///< from its start to its end
};

/// Runs this program again with these arguments, as a shell reads them; it prints `count` numbers.
/// If it does not, or fails, this program says so and ends.
[[nodiscard]] ArmRun runArmProcess(const std::string &arguments, std::size_t count);

/// The CPU time that this process used, without its children: seconds.
[[nodiscard]] double ownCpu();

/// The middle value, or the higher of the middle two; there must be one.
[[nodiscard]] double median(std::vector<double> values);

} // namespace shinpan::bench
