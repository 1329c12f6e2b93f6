#include "core/gtp/childsetup.h"

#include "core/gtp/childprogram.h"
#include "core/gtp/keeper/keeperreport.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <string_view>

namespace shinpan {

namespace {

/// Says why on standard error, and is over.
[[noreturn]] void giveUp(int errorOutput, std::string_view why)
{
    [[maybe_unused]] const auto written = ::write(errorOutput, why.data(), why.size());
    ::_exit(1);
}

[[noreturn]] void giveUp(int report, KeeperReport::Kind why)
{
    const KeeperReport error{.kind = why, .number = errno, .helpers = 0};
    [[maybe_unused]] const auto written = ::write(report, &error, sizeof error);
    ::_exit(1);
}

} // namespace

void ChildSetUp::operator()() const
{
    ::setsid(); // a group of its own; and without a terminal ssh cannot wait there for a password
    ::prctl(PR_SET_PDEATHSIG, SIGTERM); // the keeper has to end others before it ends
    if (::getppid() != parent) {
        ::_exit(1); // it died before prctl() could take effect
    }
    for (int signal = 1; signal < NSIG; ++signal) {
        ::signal(signal, SIG_DFL); // ignored ones would stay ignored in the engine
    }
    sigset_t signals;
    ::sigfillset(&signals);
    ::sigprocmask(SIG_SETMASK, &signals, nullptr); // the keeper expects them so
    if (processors && ::sched_setaffinity(0, sizeof *processors, &*processors) != 0) {
        giveUp(errorOutput, "not allowed to run on the processors asked for\n");
    }
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(errorOutput, STDERR_FILENO);
    if (directory && ::chdir(directory) != 0) {
        giveUp(report, KeeperReport::Kind::NoDirectory);
    }
    ::fcntl(report, F_SETFD, 0);
    program->executeKeeper(keeper);
    ::fcntl(report, F_SETFD, FD_CLOEXEC);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::sigemptyset(&signals);
    ::sigprocmask(SIG_SETMASK, &signals, nullptr);
    program->execute();
    giveUp(report, KeeperReport::Kind::NoProgram);
}

Result<cpu_set_t> processorSet(const std::vector<int> &numbers)
{
    const int count = std::min(static_cast<int>(::sysconf(_SC_NPROCESSORS_CONF)), CPU_SETSIZE);
    cpu_set_t set;
    CPU_ZERO(&set);
    for (const int number : numbers) {
        if (number < 0 || number >= count) {
            return failure(QStringLiteral("there is no processor %1; ours are 0 to %2")
                               .arg(number)
                               .arg(count - 1));
        }
        CPU_SET(static_cast<std::size_t>(number), &set);
    }
    return set;
}

} // namespace shinpan
