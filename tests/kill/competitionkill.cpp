// competitionkill: plays a competition of fast deterministic engines twice, once in peace and once
// with a process that is killed (SIGKILL) at random moments and started again, and fails unless
// both end with the same games, move for move, and the same SGF files, and nothing outlives the
// process that it was started for. With --stops it or one of its engines is also stopped (SIGSTOP)
// for a while, and with --clock there is time to be lost meanwhile. See --help for engines and
// types of competitions.
//
// The process that is killed is this program itself ("--run FILE").

#include "core/competition/run/competitionrunner.h"
#include "core/competition/store/resultstore.h"
#include "core/engine/profile/commandwords.h"
#include "tests/competition/fakecompetition.h"
#include "tests/kill/gamecomparison.h"
#include "tests/kill/killedcompetition.h"
#include "tests/kill/stops.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/heldup.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <sys/prctl.h>
#include <sys/wait.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <functional>
#include <random>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

/// Its arguments are the engine's command.
const QString Wrapper = QStringLiteral("sleep 1000 & setsid sleep 1000 & \"$0\" \"$@\"");

/// Seconds in which a process does more than begin.
constexpr double ShortestStretch = 0.2;

constexpr CompetitionType Types[] = {
    CompetitionType::Playoff,   CompetitionType::AllPlayAll, CompetitionType::RoundRobin,
    CompetitionType::Gauntlet,  CompetitionType::Knockout,   CompetitionType::Swiss,
    CompetitionType::SprtMatch, CompetitionType::Tune,       CompetitionType::Pool};

struct Storm
{
    KillTerms terms;
    int kills = 200;
    int stops = 0; ///< once in so many of them
    unsigned seed = 1;
};

/// The process that is killed: goes on with the competition, to its end if it is let.
int runToItsEnd(const Competition &competition)
{
    auto store = ResultStore::openForRun(competition);
    if (!store) {
        std::fprintf(stderr, "%s\n", qPrintable(store.error().english()));
        return 2;
    }
    CompetitionRunner runner(competition, ListeningRun::uncheckedRun(), store->get());
    if (const Result<void> resumed = runner.resume(); !resumed) {
        std::fprintf(stderr, "%s\n", qPrintable(resumed.error().english()));
        return 2;
    }
    int code = 3;
    QObject::connect(&runner, &CompetitionRunner::finished, &runner, [&code](const RunEnd &end) {
        code = end.kind == RunEnd::Kind::Complete ? 0 : 3;
        if (code != 0) {
            std::fprintf(stderr, "%s\n", qPrintable(end.reason.english()));
        }
        QCoreApplication::quit();
    });
    runner.start();
    QCoreApplication::exec();
    return code;
}

void begin(QProcess &process, const KillTerms &terms, const QString &file)
{
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QStringLiteral("/proc/self/exe"),
                  {QStringLiteral("--run"), file, QStringLiteral("--type"), kindOf(terms.type).word,
                   QStringLiteral("--games"), QString::number(terms.games),
                   QStringLiteral("--slots"), QString::number(terms.slots),
                   QStringLiteral("--engine"), terms.engine, QStringLiteral("--clock"),
                   QString::number(terms.clock.count())});
}

/// Whether the process ends by itself and well.
[[nodiscard]] bool endsWell(const KillTerms &terms, const QString &file)
{
    QProcess process;
    begin(process, terms, file);
    return process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit
        && process.exitCode() == 0;
}

/// Kills it after a while, which somebody may hold it up in; false if it had ended before.
[[nodiscard]] bool killAfter(const std::function<std::chrono::milliseconds()> &delay,
                             Stops &stops,
                             const KillTerms &terms,
                             const QString &file)
{
    QProcess process;
    begin(process, terms, file);
    if (process.waitForFinished(static_cast<int>(delay().count()))) {
        return false;
    }
    if (stops.hold(process) && process.waitForFinished(static_cast<int>(delay().count()))) {
        return false;
    }
    process.kill();
    process.waitForFinished(-1);
    return true;
}

/// Whether nothing is left of what the process started: it would be our child now. It leaves with
/// the process, but not in the same instant.
[[nodiscard]] bool isNothingLeft()
{
    return heldUp([] { return ::waitpid(-1, nullptr, WNOHANG) < 0 && errno == ECHILD; });
}

struct Tally
{
    GameComparison comparison;
    int kills = 0;
    int left = 0; ///< times that something outlived the process
    bool endedWell = true;
};

/// Plays a competition that is killed until `kills` is enough or it has come to its end, and looks
/// at what it came to.
void playKilled(const Storm &storm,
                const QString &calmFile,
                const std::function<std::chrono::milliseconds()> &delay,
                Stops &stops,
                Tally &tally)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("kill.toml"));
    bool isOver = false;
    while (!isOver && tally.kills < storm.kills) {
        isOver = !killAfter(delay, stops, storm.terms, file);
        tally.kills += isOver ? 0 : 1;
        tally.left += isNothingLeft() ? 0 : 1;
    }
    tally.endedWell = endsWell(storm.terms, file) && tally.endedWell;
    tally.comparison.add(compareGames(calmFile, file));
}

/// Runs it as often as all kills take: on a busy machine the competition may end before.
[[nodiscard]] bool killAndCompare(const Storm &storm)
{
    const QTemporaryDir calm;
    const QString calmFile = calm.filePath(QStringLiteral("kill.toml"));
    const auto start = std::chrono::steady_clock::now();
    Tally tally;
    tally.endedWell = endsWell(storm.terms, calmFile);
    const std::chrono::duration<double> whole = std::chrono::steady_clock::now() - start;
    std::mt19937 random(storm.seed);
    double longest = std::max(2 * whole.count() / storm.kills, ShortestStretch);
    const auto delay = [&random, &longest] {
        const std::chrono::duration<double> time(
            std::uniform_real_distribution<double>(0, longest)(random));
        return std::chrono::round<std::chrono::milliseconds>(time);
    };
    Stops stops(storm.stops, storm.terms.clock + 500ms, storm.seed);
    int rounds = 0;
    for (; tally.endedWell && tally.kills < storm.kills; ++rounds) {
        playKilled(storm, calmFile, delay, stops, tally);
        longest = std::max(longest / 2, ShortestStretch);
    }
    const GameComparison &comparison = tally.comparison;
    std::printf("%s: %d games in %.1f s; %d kills in %d runs, %d stops of them and %d of their "
                "engines, %d times something was left; %d games gone on with from a move, %d begun "
                "anew; %d differences%s\n",
                kindOf(storm.terms.type).word.data(), comparison.games, whole.count(), tally.kills,
                rounds, stops.ofProcess(), stops.ofEngines(), tally.left, comparison.resumed,
                comparison.repeated, comparison.differences,
                tally.endedWell ? "" : "; a run failed");
    if (comparison.differences > 0) {
        std::printf("%s\n", qPrintable(comparison.firstDifference));
    }
    std::fflush(stdout);
    return tally.endedWell && comparison.games > 0 && comparison.differences == 0
        && tally.left == 0;
}

[[nodiscard]] int killEach(Storm storm, const std::vector<CompetitionType> &types)
{
    ::prctl(PR_SET_CHILD_SUBREAPER, 1); // whoever has lost all parents is our child
    bool isGood = true;
    for (const CompetitionType type : types) {
        storm.terms.type = type;
        isGood = killAndCompare(storm) && isGood;
    }
    return isGood ? 0 : 1;
}

[[nodiscard]] std::vector<CompetitionType> typesOf(const QString &name)
{
    std::vector<CompetitionType> types;
    for (const CompetitionType type : Types) {
        if (name == QLatin1String("all") || name == kindOf(type).word) {
            types.push_back(type);
        }
    }
    return types;
}

void addOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const char *text, const QString &usual) {
        parser.addOption(
            {QString::fromLatin1(name), QString::fromLatin1(text), QStringLiteral("value"), usual});
    };
    const QStringList fake{QStringLiteral("--random"), QStringLiteral("%1"),
                           QStringLiteral("--steady")};
    parser.addHelpOption();
    add("type", "playoff, all-play-all and so on, or all.", QStringLiteral("all-play-all"));
    add("games", "About so many of a type.", QStringLiteral("1000"));
    add("kills", "So many of a type.", QStringLiteral("200"));
    add("slots", "Games at once.", QStringLiteral("2"));
    add("stops", "In one of so many kills something is stopped before; 0: never.",
        QStringLiteral("0"));
    add("clock", "Milliseconds that a player has for a game; 0: no limit.", QStringLiteral("0"));
    add("seed", "Of the moments.", QStringLiteral("1"));
    add("engine", "Command of deterministic engines; %1 in it is a player's number.",
        fakeProfile(fake).commandLine);
    parser.addOption({QStringLiteral("wrapped"),
                      QStringLiteral("Engines are started by a shell that starts helpers, too, and "
                                     "one of these leaves the engine's group.")});
    add("run", "Plays this competition once; for use by the program itself.", {});
}

[[nodiscard]] Storm stormOf(const QCommandLineParser &parser)
{
    Storm storm;
    storm.terms.games = parser.value(QStringLiteral("games")).toInt();
    storm.terms.slots = parser.value(QStringLiteral("slots")).toInt();
    storm.terms.clock = std::chrono::milliseconds(parser.value(QStringLiteral("clock")).toInt());
    storm.terms.engine = parser.value(QStringLiteral("engine"));
    if (parser.isSet(QStringLiteral("wrapped"))) {
        storm.terms.engine =
            joinCommandWords({QStringLiteral("sh"), {QStringLiteral("-c"), Wrapper}}) + u' '
            + storm.terms.engine;
    }
    storm.stops = parser.value(QStringLiteral("stops")).toInt();
    storm.kills = parser.value(QStringLiteral("kills")).toInt();
    storm.seed = parser.value(QStringLiteral("seed")).toUInt();
    return storm;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_NO_GLIB", "1"); // as in shinpan-cli
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(application);
    Storm storm = stormOf(parser);
    const std::vector<CompetitionType> types = typesOf(parser.value(QStringLiteral("type")));
    if (types.empty()) {
        parser.showHelp(2);
    }
    const QString file = parser.value(QStringLiteral("run"));
    if (file.isEmpty()) {
        return killEach(storm, types);
    }
    storm.terms.type = types.front();
    return runToItsEnd(killedCompetition(storm.terms, file));
}
