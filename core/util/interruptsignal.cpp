#include "core/util/interruptsignal.h"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>

namespace shinpan {

namespace {

int s_pipe[2] = {-1, -1};

// Async-signal-safe: only write() on a non-blocking pipe.
extern "C" void noteSignal(int /*number*/)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(s_pipe[1], &byte, 1);
}

constexpr int Signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

/// Whether our parent process had the signal ignored.
[[nodiscard]] bool isToBeIgnored(int signal)
{
    struct sigaction present = {};
    return (signal == SIGHUP || signal == SIGQUIT) && ::sigaction(signal, nullptr, &present) == 0
        && present.sa_handler == SIG_IGN;
}

[[nodiscard]] int openedPipe()
{
    if (s_pipe[0] < 0 && ::pipe2(s_pipe, O_CLOEXEC | O_NONBLOCK) != 0) {
        return -1;
    }
    return s_pipe[0];
}

} // namespace

InterruptSignal::InterruptSignal()
    : m_notifier(openedPipe(), QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (::read(s_pipe[0], &byte, 1) == 1) {
            Q_EMIT interrupted();
        }
    });
    struct sigaction action = {};
    action.sa_handler = noteSignal;
    action.sa_flags = SA_RESTART;
    for (const int signal : Signals) {
        if (!isToBeIgnored(signal)) {
            ::sigaction(signal, &action, nullptr);
        }
    }
}

InterruptSignal::~InterruptSignal()
{
    for (const int signal : Signals) {
        if (!isToBeIgnored(signal)) {
            std::signal(signal, SIG_DFL);
        }
    }
}

} // namespace shinpan
