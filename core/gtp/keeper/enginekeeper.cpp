// The parent of one engine: a small program without Qt, which sees to it that nothing that an
// engine started outlives the engine or the arbiter, whatever ends them. The kernel hands it, as a
// subreaper, every descendant whose parent is gone, also those that left the engine's group, which
// no signal to the group would find.
//
// engine-keeper REPORT PROGRAM NAME [ARGUMENT…]: starts PROGRAM with the arguments after it (NAME
// is the first of them), in a session of its own and with the keeper's standard streams, which the
// keeper itself closes: it never comes between the engine and the arbiter. To the descriptor REPORT
// it writes what becomes of it. It has to be started with all signals blocked. SIGTERM ends the
// engine and all that came of it at once; the kernel sends it when the arbiter dies.

#include "core/gtp/keeper/keeperreport.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

using shinpan::KeeperReport;

namespace {

/// Processes that were killed vanish within microseconds; those that do not (stuck in the kernel,
/// or not ours to kill) are waited for during this many rounds in which none did.
constexpr int MaxIdleRounds = 100;
constexpr timespec Round{.tv_sec = 0, .tv_nsec = 10'000'000};

void tell(int report, const KeeperReport &what)
{
    [[maybe_unused]] const auto written = ::write(report, &what, sizeof what);
}

/// Becomes the engine; returns only if it cannot. The kernel kills it if the keeper is killed.
void becomeEngine(pid_t keeper, char **arguments)
{
    ::setsid(); // a group of its own; and without a terminal ssh cannot wait there for a password
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != keeper) {
        return;
    }
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    // What our parent left open is not an engine's business, and a way out of its sandbox.
    ::syscall(SYS_close_range, STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
    ::execve(arguments[0], arguments + 1, ::environ);
}

struct Start
{
    pid_t engine; ///< negative: there is none
    int error;    ///< as in errno, if it could not become what it should
    bool isToEnd; ///< SIGTERM came meanwhile
};

/// This is not done by vfork(), in which the keeper could do nothing about an engine that is
/// stopped before it has begun.
[[nodiscard]] Start startEngine(char **arguments)
{
    int outcome[2];
    if (::pipe2(outcome, O_CLOEXEC) != 0) {
        return {.engine = -1, .error = errno, .isToEnd = false};
    }
    const pid_t keeper = ::getpid();
    Start start{.engine = ::fork(), .error = 0, .isToEnd = false};
    if (start.engine == 0) {
        becomeEngine(keeper, arguments);
        const int error = errno;
        [[maybe_unused]] const auto written = ::write(outcome[1], &error, sizeof error);
        ::_exit(1);
    }
    start.error = start.engine < 0 ? errno : 0;
    ::close(outcome[1]);
    struct sigaction justWake = {};
    justWake.sa_handler = [](int) {};
    ::sigaction(SIGTERM, &justWake, nullptr);
    sigset_t others;
    ::sigfillset(&others);
    ::sigdelset(&others, SIGTERM);
    pollfd pipe{.fd = outcome[0], .events = POLLIN, .revents = 0};
    start.isToEnd = ::ppoll(&pipe, 1, nullptr, &others) < 0;
    if (!start.isToEnd) { // it ends when the engine has been executed
        [[maybe_unused]] const auto count = ::read(outcome[0], &start.error, sizeof start.error);
    }
    ::close(outcome[0]);
    return start;
}

/// Has the kernel not tell that an engine was stopped for a while, or goes on. The engine must not
/// have been started: this drops what was told before, and with it the end of one that was quick.
void hearOnlyOfEnds()
{
    struct sigaction onlyEnds = {};
    onlyEnds.sa_handler = SIG_DFL;
    onlyEnds.sa_flags = SA_NOCLDSTOP;
    ::sigaction(SIGCHLD, &onlyEnds, nullptr);
}

/// Keeps the keeper from being found by the engine's words when that is to be counted or stopped.
void forgetWords(char **arguments)
{
    char *const begin = arguments[1];
    char *end = begin;
    char **const both[] = {arguments, ::environ};
    for (char **words : both) {
        for (; *words != nullptr; ++words) {
            char *const wordEnd = *words + ::strlen(*words) + 1;
            end = wordEnd > end ? wordEnd : end;
        }
    }
    ::memset(begin, 0, static_cast<size_t>(end - begin));
}

[[nodiscard]] bool hasEnded(pid_t process)
{
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
        && info.si_pid == process;
}

/// Calls `visit` with every child of ours; proc(5), /proc/…/children.
template <typename Visit>
void forEachChild(Visit visit)
{
    const int file = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    char text[4096];
    pid_t number = 0;
    ssize_t length = 0;
    while ((length = ::read(file, text, sizeof text)) > 0) {
        for (const char *next = text; next != text + length; ++next) {
            if (*next != ' ') {
                number = number * 10 + (*next - '0');
            } else {
                visit(number);
                number = 0;
            }
        }
    }
    ::close(file);
}

/// Reaps the dead, all but the engine: while it is a zombie, nobody else gets its number. Returns
/// how many others live.
[[nodiscard]] int helpersOf(pid_t engine)
{
    int living = 0;
    bool hasReaped = false;
    do { // what was the child of one that died meanwhile is ours now
        living = 0;
        hasReaped = false;
        forEachChild([&](pid_t child) {
            if (child != engine) {
                const bool lives = ::waitpid(child, nullptr, WNOHANG) == 0;
                living += lives ? 1 : 0;
                hasReaped = hasReaped || !lives;
            }
        });
    } while (hasReaped);
    return living;
}

/// Waits until the engine is dead, or we have to end it. Returns how many processes it left.
[[nodiscard]] int waitForEnd(pid_t engine, const sigset_t &signals)
{
    while (::sigwaitinfo(&signals, nullptr) != SIGTERM) {
        const bool isOver = hasEnded(engine); // only then are all of them ours
        const int helpers = helpersOf(engine);
        if (isOver) {
            return helpers;
        }
    }
    return 0;
}

/// The engine, its group, and as they become ours, all descendants.
void killAll(pid_t engine, const sigset_t &signals)
{
    ::kill(-engine, SIGKILL);
    int idleRounds = 0;
    while (idleRounds < MaxIdleRounds && (!hasEnded(engine) || helpersOf(engine) > 0)) {
        forEachChild([](pid_t child) { ::kill(child, SIGKILL); });
        idleRounds += ::sigtimedwait(&signals, nullptr, &Round) < 0 ? 1 : 0;
    }
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 4) {
        return 2;
    }
    const int report = ::atoi(arguments[1]);
    ::fcntl(report, F_SETFD, FD_CLOEXEC);
    ::prctl(PR_SET_NAME, "engine-keeper"); // not that of a file in memory
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    hearOnlyOfEnds();
    const auto [engine, error, isToEnd] = startEngine(arguments + 2);
    if (error != 0) {
        tell(report, {.kind = KeeperReport::Kind::NoProgram, .number = error, .helpers = 0});
        return 1;
    }
    tell(report, {.kind = KeeperReport::Kind::Started, .number = engine, .helpers = 0});
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        ::close(stream);
    }
    forgetWords(arguments);
    [[maybe_unused]] const int moved = ::chdir("/"); // it keeps no disk from being taken out

    sigset_t signals;
    ::sigemptyset(&signals);
    ::sigaddset(&signals, SIGCHLD);
    ::sigaddset(&signals, SIGTERM);
    const int helpers = isToEnd ? 0 : waitForEnd(engine, signals);
    killAll(engine, signals);
    int status = 0;
    if (::waitpid(engine, &status, WNOHANG) == engine) {
        tell(report, {.kind = KeeperReport::Kind::Ended, .number = status, .helpers = helpers});
    }
    return 0;
}
