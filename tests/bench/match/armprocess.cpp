#include "tests/bench/match/armprocess.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace shinpan::bench {

namespace {

double secondsOf(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

bool readNumbers(std::FILE *input, std::vector<double> &numbers)
{
    return std::ranges::all_of(
        numbers, [input](double &number) { return std::fscanf(input, "%lf", &number) == 1; });
}

} // namespace

ArmRun runArmProcess(const std::string &arguments, std::size_t count)
{
    const std::string command = "/proc/" + std::to_string(::getpid()) + "/exe " + arguments;
    const auto begin = std::chrono::steady_clock::now();
    ArmRun run{std::vector<double>(count)};
    std::FILE *const output = ::popen(("exec " + command).c_str(), "r");
    if (output == nullptr || !readNumbers(output, run.figures) || ::pclose(output) != 0) {
        std::fprintf(stderr, "failed: %s\n", command.c_str());
        std::exit(1);
    }
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return run;
}

double ownCpu()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace shinpan::bench
