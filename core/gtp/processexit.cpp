#include "core/gtp/processexit.h"

#include <algorithm>
#include <csignal>
#include <iterator>

namespace shinpan {

namespace {

struct Signal
{
    int number;
    QLatin1String name;
};

/// The signals that engines die of.
const Signal Signals[] = {
    {SIGHUP, QLatin1String("SIGHUP")},   {SIGINT, QLatin1String("SIGINT")},
    {SIGQUIT, QLatin1String("SIGQUIT")}, {SIGILL, QLatin1String("SIGILL")},
    {SIGTRAP, QLatin1String("SIGTRAP")}, {SIGABRT, QLatin1String("SIGABRT")},
    {SIGBUS, QLatin1String("SIGBUS")},   {SIGFPE, QLatin1String("SIGFPE")},
    {SIGKILL, QLatin1String("SIGKILL")}, {SIGSEGV, QLatin1String("SIGSEGV")},
    {SIGPIPE, QLatin1String("SIGPIPE")}, {SIGTERM, QLatin1String("SIGTERM")},
    {SIGXCPU, QLatin1String("SIGXCPU")}, {SIGSYS, QLatin1String("SIGSYS")},
};

} // namespace

QString signalName(int number)
{
    const auto *const found = std::ranges::find(Signals, number, &Signal::number);
    return found == std::end(Signals) ? QStringLiteral("unnamed") : QString(found->name);
}

ProcessExit ProcessExit::exited(int code)
{
    return {.kind = Kind::Exited,
            .code = code,
            .detail =
                Message::of(QT_TRANSLATE_NOOP("Messages", "exited with code %1"), code)
                    .inPlainWords(Message::of(QT_TRANSLATE_NOOP("Messages", "quit unexpectedly")))};
}

ProcessExit ProcessExit::signalled(int signal)
{
    return {.kind = Kind::Signalled,
            .code = signal,
            .detail = Message::of(QT_TRANSLATE_NOOP("Messages", "killed by signal %1 (%2)"), signal,
                                  signalName(signal))};
}

} // namespace shinpan
