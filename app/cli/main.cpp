#include "app/cli/analyzecommand.h"
#include "app/cli/checkcommand.h"
#include "app/cli/competecommand.h"
#include "app/cli/matchcommand.h"
#include "app/cli/replaycommand.h"
#include "app/cli/sgfcommand.h"
#include "core/util/completion.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>

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

void printHelp(std::FILE *stream)
{
    std::fputs("Usage: shinpan-cli VERB [options]\n\nThe arbiter for the game of Go, without a "
               "window.\n\n",
               stream);
    for (const Verb &verb : Verbs) {
        std::fprintf(stream, "  %-8s %s\n", verb.name, verb.summary);
    }
    std::fputs("\nshinpan-cli VERB --help tells more; --version prints the version.\n", stream);
}

} // namespace

int main(int argc, char *argv[])
{
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
        std::printf("shinpan-cli %s\n", SHINPAN_VERSION);
        return 0;
    }
    if (first == QLatin1String("--help") || first == QLatin1String("-h")) {
        printHelp(stdout);
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
        std::fprintf(stderr, "shinpan-cli: \"%s\" is no verb\n\n", qPrintable(first));
    }
    printHelp(stderr);
    return 1;
}
