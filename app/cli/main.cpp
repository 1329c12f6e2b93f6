#include "app/cli/analyze/analyzecommand.h"
#include "app/cli/check/checkcommand.h"
#include "app/cli/compete/competecommand.h"
#include "app/cli/match/matchcommand.h"
#include "app/cli/replay/replaycommand.h"
#include "app/cli/sgf/sgfcommand.h"
#include "app/common/output.h"
#include "core/util/completion.h"

#include <QCoreApplication>

#include <csignal>

namespace {

using Command = int (*)(const QStringList &);

struct Verb
{
    const char *name;
    const char *summary;
    Command run;
};

constexpr Verb Verbs[] = {
    {"analyze", "review games with an engine", shinpan::runAnalyzeCommand},
    {"check", "find out what a GTP engine can do and what it does wrong", shinpan::runCheckCommand},
    {"compete", "run competitions of GTP engines", shinpan::runCompeteCommand},
    {"match", "play games between two GTP engines", shinpan::runMatchCommand},
    {"replay", "hold a recorded conversation with a GTP engine again", shinpan::runReplayCommand},
    {"sgf", "look into SGF files and work on them", shinpan::runSgfCommand},
};

void printHelp(shinpan::Output &output)
{
    output.writeLine(QStringLiteral("Usage: shinpan-cli VERB [options]\n\nThe arbiter for the game "
                                    "of Go, without a window.\n"));
    for (const Verb &verb : Verbs) {
        output.writeLine(QStringLiteral("  %1 %2")
                             .arg(QLatin1String(verb.name), -8)
                             .arg(QLatin1String(verb.summary)));
    }
    output.writeLine(
        QStringLiteral("\nshinpan-cli VERB --help tells more; --version prints the version."));
}

} // namespace

int main(int argc, char *argv[])
{
    shinpan::logToStandardError();
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow fails like any other that is full
    qputenv("QT_NO_GLIB", "1"); // Qt's own event loop: a turn of GLib's costs three times as much
    const QCoreApplication application(argc, argv);
    qunsetenv("QT_NO_GLIB");                                          // not for the engines
    QCoreApplication::setApplicationName(QStringLiteral("shinpan"));  // to find the engines of
    QCoreApplication::setOrganizationName(QStringLiteral("shinpan")); // the window
    QCoreApplication::setApplicationVersion(QStringLiteral(SHINPAN_VERSION));

    if (!qEnvironmentVariableIsSet("SSH_ASKPASS_REQUIRE")) {
        qputenv("SSH_ASKPASS_REQUIRE", "never"); // nobody sits at a display to answer engines' ssh
    }

    const QStringList words = QCoreApplication::arguments().sliced(1);
    const QString first = words.value(0);
    if (first == QLatin1String("--version")) {
        shinpan::standardOutput().writeLine(QStringLiteral("shinpan-cli " SHINPAN_VERSION));
        return 0;
    }
    if (first == QLatin1String("--help") || first == QLatin1String("-h")) {
        printHelp(shinpan::standardOutput());
        return 0;
    }
    for (const Verb &verb : Verbs) {
        if (first == QLatin1String(verb.name)) {
            const int exitCode = verb.run(words.sliced(1));
            shinpan::drainResumptions();
            return exitCode;
        }
    }
    if (!first.isEmpty()) {
        shinpan::standardError().writeLine(
            QStringLiteral("shinpan-cli: \"%1\" is no verb\n").arg(first));
    }
    printHelp(shinpan::standardError());
    return 1;
}
