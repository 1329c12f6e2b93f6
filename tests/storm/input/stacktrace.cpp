#include "tests/storm/input/stacktrace.h"

#include <cxxabi.h>
#include <execinfo.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <memory>

namespace shinpan::test {

namespace {

constexpr int MostFrames = 64;
constexpr int HandlerFrames = 2; // the handler's own and the kernel's
constexpr std::chrono::seconds Endless{20};

std::array<void *, MostFrames> frames;
volatile std::sig_atomic_t frameCount = 0;
double leftAtFirst = 0; // ms

void keepStack(int /*signal*/)
{
    if (frameCount > 0) { // the second time
        ::abort();
    }
    frameCount = ::backtrace(frames.data(), MostFrames);
}

void writeStack(int signal)
{
    std::array<void *, MostFrames> here;
    const int count = ::backtrace(here.data(), MostFrames);
    ::backtrace_symbols_fd(here.data(), count, STDERR_FILENO);
    ::raise(signal); // by its default now, see SA_RESETHAND
}

void install(int signal, void (*handler)(int), int flags)
{
    struct sigaction action
    { };
    action.sa_handler = handler;
    action.sa_flags = flags;
    ::sigaction(signal, &action, nullptr);
}

void arm(std::chrono::milliseconds time)
{
    using namespace std::chrono_literals;
    itimerval timer{};
    timer.it_value.tv_sec = time / 1s;
    timer.it_value.tv_usec = time % 1s / 1us;
    timer.it_interval.tv_sec = Endless / 1s;
    ::setitimer(ITIMER_PROF, &timer, nullptr);
}

/// The time until it goes off.
double millisecondsLeft()
{
    itimerval timer{};
    ::getitimer(ITIMER_PROF, &timer);
    return static_cast<double>(timer.it_value.tv_sec) * 1e3
         + static_cast<double>(timer.it_value.tv_usec) / 1e3;
}

/// "program(_ZN…+0x1f) [0x…]" as a person reads it; as it is if it has no name.
QByteArray readable(const QByteArray &symbol)
{
    const qsizetype from = symbol.indexOf('(') + 1;
    const qsizetype to = symbol.indexOf('+', from);
    if (from == 0 || to <= from) {
        return symbol;
    }
    int status = 0;
    const QByteArray name = symbol.mid(from, to - from);
    const std::unique_ptr<char, decltype(&std::free)> text(
        abi::__cxa_demangle(name.constData(), nullptr, nullptr, &status), &std::free);
    return status == 0 ? QByteArray(text.get()) : name;
}

} // namespace

void BusyAlarm::set(std::chrono::milliseconds time)
{
    static const bool isReady = [] {
        ::backtrace(frames.data(), 1); // loads what it needs, which a handler must not
        install(SIGPROF, keepStack, SA_RESTART);
        return true;
    }();
    static_cast<void>(isReady);
    frameCount = 0;
    arm(time);
    leftAtFirst = millisecondsLeft(); // the kernel adds a tick
}

std::optional<double> BusyAlarm::cancel()
{
    timespec tick{};
    ::clock_getres(CLOCK_MONOTONIC_COARSE, &tick);
    const double used = leftAtFirst - millisecondsLeft() + static_cast<double>(tick.tv_nsec) / 1e6;
    arm({});
    return frameCount > 0 ? std::nullopt : std::optional(used);
}

QByteArray BusyAlarm::takeStack()
{
    const int count = frameCount;
    frameCount = 0;
    if (count <= HandlerFrames) {
        return {};
    }
    const std::unique_ptr<char *, decltype(&std::free)> symbols(
        ::backtrace_symbols(frames.data(), count), &std::free);
    QByteArray text;
    for (int i = HandlerFrames; i < count && symbols; ++i) {
        text += readable(symbols.get()[i]) + '\n';
    }
    return text;
}

void writeStackOnCrash()
{
    std::array<void *, 1> nothing;
    ::backtrace(nothing.data(), 1); // as above
    for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) {
        install(signal, writeStack, static_cast<int>(SA_RESETHAND));
    }
}

} // namespace shinpan::test
