#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "core/competition/serve/competitionsite.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

const QCommandLineOption ListenOption(QStringLiteral("listen"), {}, QStringLiteral("VALUE"));

constexpr char UsualPlace[] = "127.0.0.1:8361"; // as many as a board has points

constexpr char ServeHelp[] = R"(
Shows the competition in a browser until Ctrl-C: live boards of all running games, standings,
crosstable and plots, and every finished game to step through. A run in a terminal or a window is
followed without being disturbed, and need not have begun yet. Browsers can only look.

  --listen [HOST:]PORT
                 where to listen (default: 127.0.0.1:8361, for this computer only). 0.0.0.0:PORT
                 lets in everybody who can reach this computer, your phone, say; port 0 picks a free one
  --help         print this
)";

Result<int> serve(const QCommandLineParser &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return ExitFailed;
    }
    const Result<PlayedCompetition, CompetitionFileErrors> played = playedCompetition(*file);
    if (!played) {
        return complainOf(played.error());
    }
    tellNote(*played);
    const Result<std::unique_ptr<CompetitionSite>> site =
        openSite(*played, arguments.isSet(ListenOption) ? arguments.value(ListenOption)
                                                        : QString::fromLatin1(UsualPlace));
    if (!site) {
        return complainOf(site.error());
    }
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, qApp,
                     [] { QCoreApplication::exit(); });
    QCoreApplication::exec();
    return ExitDone;
}

} // namespace

const Verb CompeteServeVerb{
    .name = QLatin1String("serve"),
    .summary = "show it in a browser, live",
    .usage = "FILE [options]",
    .help = ServeHelp,
    .addOptions = [](QCommandLineParser &parser) { parser.addOption(ListenOption); },
    .run = serve};

} // namespace shinpan
