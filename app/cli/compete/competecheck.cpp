#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/common/output.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/run/startupcheck.h"
#include "core/util/interruptsignal.h"
#include "core/util/spoken.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

constexpr char CheckHelp[] = R"(
Says what is wrong with the file, then tries each player as a run does before its first game: it must
start, accept its start-up commands and the size and komi of its first game, and quit when told to. If an
engine fails, what it wrote to stderr is shown. Players that score by other rules than the games, or refuse
moves that these allow, are named first, and so is what openings say of komi and rules that is ignored. shinpan-cli check tells everything about a single engine.

  --help         print this
)";

[[nodiscard]] QString nameOf(const Competition &competition, std::size_t player)
{
    return player == StartupCheck::Referee ? spoken(QT_TRANSLATE_NOOP("Messages", "referee"))
                                           : competition.players[player].id;
}

Result<int> check(const QCommandLineParser &arguments)
{
    const std::optional<Competition> competition = readCompetitionOf(arguments);
    if (!competition) {
        return ExitFailed;
    }
    standardOutput().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2, %3 players"),
                                      competition->file, spoken(kindOf(*competition).name),
                                      competition->players.size()));
    GamePlanner planner(*competition);
    if (const Result<void> loaded = planner.loadOpenings(); !loaded) {
        return complainOf(loaded.error());
    }
    for (const Message &warning : rulesWarnings(*competition)) {
        standardOutput().writeLine(spoken(warning));
    }
    for (const Message &warning : timeWarnings(*competition)) {
        standardOutput().writeLine(spoken(warning));
    }
    if (const QString ignored = planner.ignoredTerms(); !ignored.isEmpty()) {
        standardOutput().writeLine(ignored);
    }
    StartupCheck check(*competition, competition->parallel);
    bool isInterrupted = false;
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, qApp, [&isInterrupted] {
        isInterrupted = true;
        QCoreApplication::exit();
    });
    QObject::connect(&check, &StartupCheck::checked, qApp,
                     [&competition](std::size_t player, const Message &failure) {
                         standardOutput().writeLine(
                             nameOf(*competition, player) + QStringLiteral(": ")
                             + (failure.isEmpty() ? spoken(QT_TRANSLATE_NOOP("Messages", "fine"))
                                                  : spoken(failure)));
                         standardOutput().flush();
                     });
    QObject::connect(&check, &StartupCheck::finished, qApp, [] { QCoreApplication::exit(); });
    QMetaObject::invokeMethod(&check, &StartupCheck::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    return isInterrupted ? ExitInterrupted : check.failures().isEmpty() ? ExitDone : ExitNo;
}

} // namespace

const Verb CompeteCheckVerb{.name = QLatin1String("check"),
                            .summary = "say what is wrong with the file or its engines",
                            .usage = "FILE",
                            .help = CheckHelp,
                            .done = "the file is right and every engine fine",
                            .no = "an engine fails",
                            .run = check};

} // namespace shinpan
