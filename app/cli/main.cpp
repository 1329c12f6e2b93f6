#include "app/cli/analyze/analyzeverb.h"
#include "app/cli/cgos/cgosverb.h"
#include "app/cli/check/checkverb.h"
#include "app/cli/compete/competeverbs.h"
#include "app/cli/gmp/gmpverb.h"
#include "app/cli/match/matchverb.h"
#include "app/cli/regress/bisectverb.h"
#include "app/cli/regress/regressverb.h"
#include "app/cli/regress/whyverb.h"
#include "app/cli/relay/relayverb.h"
#include "app/cli/replay/replayverb.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/allhelp.h"
#include "app/common/output.h"
#include "app/common/speech.h"
#include "core/util/completion.h"

#include <QCoreApplication>

#include <csignal>

namespace {

using shinpan::Verb;

constexpr const Verb *Verbs[] = {&shinpan::AnalyzeVerb, &shinpan::BisectVerb,  &shinpan::CgosVerb,
                                 &shinpan::CheckVerb,   &shinpan::CompeteVerb, &shinpan::GmpVerb,
                                 &shinpan::MatchVerb,   &shinpan::RegressVerb, &shinpan::RelayVerb,
                                 &shinpan::ReplayVerb,  &shinpan::SgfVerb,     &shinpan::WhyVerb};

[[nodiscard]] QString helpEnd()
{
    return QStringLiteral("\nshinpan-cli VERB --help says more, and --help-all all that\nthere is; "
                          "--version prints the version.\n");
}

constexpr Verb Program{
    .name = QLatin1String("shinpan-cli"),
    .summary = "",
    .usage = "VERB [options]",
    .help = "\nThe arbiter for the game of Go, without a window.\n\n",
    .moreHelp = helpEnd,
    .no = "the answer is no: a game is void, answers differ, a test or check fails",
    .verbs = Verbs};

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
    shinpan::Speech speech;
    speech.speakAsTheTerminal();

    if (!qEnvironmentVariableIsSet("SSH_ASKPASS_REQUIRE")) {
        qputenv("SSH_ASKPASS_REQUIRE", "never"); // nobody sits at a display to answer engines' ssh
    }

    const QStringList words = QCoreApplication::arguments().sliced(1);
    if (words.value(0) == QLatin1String("--version")) {
        shinpan::standardOutput().writeLine(QStringLiteral("shinpan-cli " SHINPAN_VERSION));
        return 0;
    }
    if (words.value(0) == QLatin1String("--help-all")) {
        shinpan::standardOutput().write(shinpan::allHelpOf(Program, Program.name));
        return 0;
    }
    const int exitCode = shinpan::runVerb(Program, words, {});
    shinpan::drainResumptions();
    return exitCode;
}
