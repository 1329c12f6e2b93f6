#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/common/output.h"
#include "core/competition/run/startupcheck.h"
#include "core/util/interruptsignal.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

constexpr char Help[] = R"(
Says what is wrong with the file, and then tries each player as a run does before its first game: it must
start, take its start-up commands, the size and the komi of its first game, and leave when told to. What an
engine that fails has written to stderr is shown. Who counts otherwise than the games are counted is named first. shinpan-cli check tells all about an engine.

  --help         print this
)";

[[nodiscard]] QString nameOf(const Competition &competition, std::size_t player)
{
    return player == StartupCheck::Referee ? QStringLiteral("referee")
                                           : competition.players[player].id;
}

Result<int> check(const QCommandLineParser &arguments)
{
    const std::optional<Competition> competition = readCompetitionOf(arguments);
    if (!competition) {
        return CompeteFailed;
    }
    standardOutput().writeLine(QStringLiteral("%1: %2, %3 players")
                                   .arg(competition->file,
                                        wordFor(CompetitionTypeWords, competition->type),
                                        QString::number(competition->players.size())));
    for (const QString &warning : countingWarnings(*competition)) {
        standardOutput().writeLine(warning);
    }
    StartupCheck check(*competition, competition->parallel);
    bool isInterrupted = false;
    const InterruptSignal interruptSignal;
    QObject::connect(&interruptSignal, &InterruptSignal::interrupted, qApp, [&isInterrupted] {
        isInterrupted = true;
        QCoreApplication::exit();
    });
    QObject::connect(&check, &StartupCheck::checked, qApp,
                     [&competition](std::size_t player, const QString &failure) {
                         standardOutput().writeLine(
                             nameOf(*competition, player) + QStringLiteral(": ")
                             + (failure.isEmpty() ? QStringLiteral("fine") : failure));
                         standardOutput().flush();
                     });
    QObject::connect(&check, &StartupCheck::finished, qApp, [] { QCoreApplication::exit(); });
    QMetaObject::invokeMethod(&check, &StartupCheck::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    return isInterrupted              ? CompeteInterrupted
         : check.failures().isEmpty() ? CompeteDone
                                      : CompeteFailed;
}

} // namespace

const Verb CompeteCheckVerb =
    competeVerb({.name = QLatin1String("check"),
                 .summary = "say what is wrong with the file or its engines",
                 .usage = "FILE",
                 .help = Help,

                 .run = check});

} // namespace shinpan
