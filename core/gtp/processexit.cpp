#include "core/gtp/processexit.h"

#include <csignal>

namespace shinpan {

namespace {

QString signalName(int signal)
{
    switch (signal) {
    case SIGHUP:
        return QStringLiteral("SIGHUP");
    case SIGINT:
        return QStringLiteral("SIGINT");
    case SIGQUIT:
        return QStringLiteral("SIGQUIT");
    case SIGILL:
        return QStringLiteral("SIGILL");
    case SIGTRAP:
        return QStringLiteral("SIGTRAP");
    case SIGABRT:
        return QStringLiteral("SIGABRT");
    case SIGBUS:
        return QStringLiteral("SIGBUS");
    case SIGFPE:
        return QStringLiteral("SIGFPE");
    case SIGKILL:
        return QStringLiteral("SIGKILL");
    case SIGSEGV:
        return QStringLiteral("SIGSEGV");
    case SIGPIPE:
        return QStringLiteral("SIGPIPE");
    case SIGTERM:
        return QStringLiteral("SIGTERM");
    case SIGXCPU:
        return QStringLiteral("SIGXCPU");
    case SIGSYS:
        return QStringLiteral("SIGSYS");
    default:
        return QStringLiteral("unnamed");
    }
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

ProcessExit ProcessExit::closed(const QString &detail)
{
    return {.kind = Kind::Closed, .detail = detail};
}

ProcessExit ProcessExit::failedToStart(const QString &detail)
{
    return {.kind = Kind::FailedToStart, .detail = detail};
}

} // namespace shinpan
