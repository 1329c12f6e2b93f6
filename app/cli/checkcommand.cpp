#include "app/cli/checkcommand.h"

#include "app/cli/checkoptions.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>
#include <unistd.h>

#include <cstdio>

namespace shinpan {

namespace {

constexpr int CannotBeChecked = 2;
constexpr int Interrupted = 130;

[[nodiscard]] int exitCodeOf(CheckReport::Grade grade)
{
    switch (grade) {
    case CheckReport::Grade::Fine:
        return 0;
    case CheckReport::Grade::Wrong:
        return 1;
    case CheckReport::Grade::Unchecked:
        return CannotBeChecked;
    }
    Q_UNREACHABLE();
}

void print(const CheckReport &report, const CheckOptions &options)
{
    const QByteArray text =
        options.isJson ? toJson(report) + '\n' : toText(report, options.detail).toUtf8();
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
    std::fflush(stdout);
}

/// One line that is written over, where a person looks on.
void showProgress(int done, int total, const QString &what)
{
    std::fprintf(stderr, "\r\033[Kchecking %d of %d: %s", done + 1, total, qUtf8Printable(what));
    std::fflush(stderr);
}

} // namespace

int runCheckCommand(const QStringList &arguments)
{
    if (arguments.contains(QStringLiteral("--help"))) {
        std::printf("%s", qUtf8Printable(checkHelp()));
        return 0;
    }
    const Result<CheckOptions> options = readCheckOptions(arguments);
    if (!options) {
        std::fprintf(stderr, "shinpan-cli check: %s (see shinpan-cli check --help)\n",
                     qUtf8Printable(options.error()));
        return CannotBeChecked;
    }
    EngineCheck check(options->engine, options->depth, options->limits);
    const bool isOnTerminal = ::isatty(STDERR_FILENO) == 1;
    if (isOnTerminal) {
        QObject::connect(&check, &EngineCheck::progressed, qApp, &showProgress);
    }
    bool isInterrupted = false;
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, &check,
                     [&check, &isInterrupted] {
                         isInterrupted = true;
                         check.cancel();
                     });
    QObject::connect(&check, &EngineCheck::finished, qApp, [] { QCoreApplication::exit(); });
    QMetaObject::invokeMethod(&check, &EngineCheck::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    if (isOnTerminal) {
        std::fputs("\r\033[K", stderr);
    }
    print(check.report(), *options);
    return isInterrupted ? Interrupted : exitCodeOf(check.report().grade());
}

} // namespace shinpan
