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

/// Those that engines die of.
const Signal Signals[] = {
    {SIGHUP, QLatin1String("SIGHUP")},   {SIGINT, QLatin1String("SIGINT")},
    {SIGQUIT, QLatin1String("SIGQUIT")}, {SIGILL, QLatin1String("SIGILL")},
    {SIGTRAP, QLatin1String("SIGTRAP")}, {SIGABRT, QLatin1String("SIGABRT")},
    {SIGBUS, QLatin1String("SIGBUS")},   {SIGFPE, QLatin1String("SIGFPE")},
    {SIGKILL, QLatin1String("SIGKILL")}, {SIGSEGV, QLatin1String("SIGSEGV")},
    {SIGPIPE, QLatin1String("SIGPIPE")}, {SIGTERM, QLatin1String("SIGTERM")},
    {SIGXCPU, QLatin1String("SIGXCPU")}, {SIGSYS, QLatin1String("SIGSYS")},
};

QString signalName(int number)
{
    const auto *const found = std::ranges::find(Signals, number, &Signal::number);
    return found == std::end(Signals) ? QStringLiteral("unnamed") : QString(found->name);
}

} // namespace

ProcessExit ProcessExit::exited(int code)
{
    return {.kind = Kind::Exited,
            .code = code,
            .detail = QStringLiteral("exited with code %1").arg(code)};
}

ProcessExit ProcessExit::signalled(int signal)
{
    return {.kind = Kind::Signalled,
            .code = signal,
            .detail =
                QStringLiteral("killed by signal %1 (%2)").arg(signal).arg(signalName(signal))};
}

} // namespace shinpan
