// competitionkill: plays a competition of fast deterministic engines twice, once in peace and once
// with a process that is killed (SIGKILL) at random moments and started again, and fails unless
// both end with the same games, move for move, and the same SGF files, and no engine outlives the
// process that it played for. See --help for engines and types of competitions.
//
// The process that is killed is this program itself ("--run FILE").

#include "core/competition/competitionrunner.h"
#include "core/competition/resultstore.h"
#include "core/engine/commandwords.h"
#include "core/engine/machine.h"
#include "tests/competition/fakecompetition.h"
#include "tests/kill/gamecomparison.h"
#include "tests/kill/killedcompetition.h"
#include "tests/support/fakeprofile.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>
#include <functional>
#include <random>
#include <thread>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

constexpr CompetitionType Types[] = {CompetitionType::Playoff,    CompetitionType::AllPlayAll,
                                     CompetitionType::RoundRobin, CompetitionType::Gauntlet,
                                     CompetitionType::Knockout,   CompetitionType::Swiss,
                                     CompetitionType::SprtMatch};

struct Storm
{
    KillTerms terms;
    int kills = 200;
    unsigned seed = 1;
    QString program; ///< by which its engines are known, on no other process's command line
};

/// The process that is killed: goes on with the competition, to its end if it is let.
int runToItsEnd(const Competition &competition)
{
    auto store = ResultStore::openForRun(competition);
    if (!store) {
        std::fprintf(stderr, "%s\n", qPrintable(store.error()));
        return 2;
    }
    CompetitionRunner runner(competition, ListeningRun::uncheckedRun(), store->get());
    if (const Result<void> resumed = runner.resume(); !resumed) {
        std::fprintf(stderr, "%s\n", qPrintable(resumed.error()));
        return 2;
    }
    int code = 3;
    QObject::connect(&runner, &CompetitionRunner::finished, &runner, [&code](const RunEnd &end) {
        code = end.kind == RunEnd::Kind::Complete ? 0 : 3;
        if (code != 0) {
            std::fprintf(stderr, "%s\n", qPrintable(end.reason));
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
                  {QStringLiteral("--run"), file, QStringLiteral("--type"),
                   competitionTypeName(terms.type), QStringLiteral("--games"),
                   QString::number(terms.games), QStringLiteral("--slots"),
                   QString::number(terms.slots), QStringLiteral("--engine"), terms.engine});
}

/// Whether the process ends by itself and well.
[[nodiscard]] bool endsWell(const KillTerms &terms, const QString &file)
{
    QProcess process;
    begin(process, terms, file);
    return process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit
        && process.exitCode() == 0;
}

/// Kills it after a while; false if it had ended before.
[[nodiscard]] bool killAfter(std::chrono::milliseconds delay,
                             const KillTerms &terms,
                             const QString &file)
{
    QProcess process;
    begin(process, terms, file);
    if (process.waitForFinished(static_cast<int>(delay.count()))) {
        return false;
    }
    process.kill();
    process.waitForFinished(-1);
    return true;
}

/// Engines leave with their process, but not in the same instant.
[[nodiscard]] bool areEnginesGone(const Storm &storm)
{
    const auto limit = std::chrono::steady_clock::now() + 10s;
    while (processesWith(storm.program) > 0) {
        if (std::chrono::steady_clock::now() > limit) {
            return false;
        }
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

struct Tally
{
    GameComparison comparison;
    int kills = 0;
    int left = 0; ///< times that engines outlived their process
    bool endedWell = true;
};

/// Plays a competition that is killed until `kills` is enough or it has come to its end, and looks
/// at what it came to.
void playKilled(const Storm &storm,
                const QString &calmFile,
                const std::function<std::chrono::milliseconds()> &delay,
                Tally &tally)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("kill.toml"));
    bool isOver = false;
    while (!isOver && tally.kills < storm.kills) {
        isOver = !killAfter(delay(), storm.terms, file);
        tally.kills += isOver ? 0 : 1;
        tally.left += areEnginesGone(storm) ? 0 : 1;
    }
    tally.endedWell = endsWell(storm.terms, file) && tally.endedWell;
    tally.comparison.add(compareGames(calmFile, file));
}

/// As often as it takes for all kills: on a busy machine the competition may end before.
[[nodiscard]] bool killAndCompare(const Storm &storm)
{
    const QTemporaryDir calm;
    const QString calmFile = calm.filePath(QStringLiteral("kill.toml"));
    const auto start = std::chrono::steady_clock::now();
    Tally tally;
    tally.endedWell = endsWell(storm.terms, calmFile);
    const std::chrono::duration<double> whole = std::chrono::steady_clock::now() - start;
    std::mt19937 random(storm.seed);
    double longest = 2 * whole.count() / storm.kills;
    const auto delay = [&random, &longest] {
        const std::chrono::duration<double> time(
            std::uniform_real_distribution<double>(0, longest)(random));
        return std::chrono::round<std::chrono::milliseconds>(time);
    };
    int rounds = 0;
    for (; tally.endedWell && tally.kills < storm.kills; ++rounds) {
        playKilled(storm, calmFile, delay, tally);
        longest /= 2;
    }
    const GameComparison &comparison = tally.comparison;
    std::printf("%s: %d games in %.1f s; %d kills in %d runs, %d times engines were left; %d games "
                "gone on with from a move, %d begun anew; %d differences%s\n",
                qPrintable(competitionTypeName(storm.terms.type)), comparison.games, whole.count(),
                tally.kills, rounds, tally.left, comparison.resumed, comparison.repeated,
                comparison.differences, tally.endedWell ? "" : "; a run failed");
    if (comparison.differences > 0) {
        std::printf("%s\n", qPrintable(comparison.firstDifference));
    }
    std::fflush(stdout);
    return tally.endedWell && comparison.games > 0 && comparison.differences == 0
        && tally.left == 0;
}

/// Starts the engines through a link of our own, so that they are told from all others.
[[nodiscard]] Result<Storm> linked(Storm storm, const QTemporaryDir &folder)
{
    Result<CommandWords> words = splitCommandLine(storm.terms.engine);
    if (!words) {
        return failure(words.error());
    }
    const Result<QString> program = findProgram(words->program);
    if (!program) {
        return failure(program.error());
    }
    storm.program = folder.filePath(QStringLiteral("engine"));
    if (!QFile::link(*program, storm.program)) {
        return failure(QStringLiteral("cannot link to %1").arg(*program));
    }
    words->program = storm.program;
    storm.terms.engine = joinCommandWords(*words);
    return storm;
}

[[nodiscard]] int killEach(const Storm &wanted, const std::vector<CompetitionType> &types)
{
    const QTemporaryDir folder;
    Result<Storm> storm = linked(wanted, folder);
    if (!storm) {
        std::fprintf(stderr, "%s\n", qPrintable(storm.error()));
        return 2;
    }
    bool isGood = true;
    for (const CompetitionType type : types) {
        storm->terms.type = type;
        isGood = killAndCompare(*storm) && isGood;
    }
    return isGood ? 0 : 1;
}

[[nodiscard]] std::vector<CompetitionType> typesOf(const QString &name)
{
    std::vector<CompetitionType> types;
    for (const CompetitionType type : Types) {
        if (name == QLatin1String("all") || name == competitionTypeName(type)) {
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
    add("seed", "Of the moments.", QStringLiteral("1"));
    add("engine", "Command of deterministic engines; %1 in it is a player's number.",
        fakeProfile(fake).commandLine);
    add("run", "Plays this competition once; for use by the program itself.", {});
}

[[nodiscard]] Storm stormOf(const QCommandLineParser &parser)
{
    Storm storm;
    storm.terms.games = parser.value(QStringLiteral("games")).toInt();
    storm.terms.slots = parser.value(QStringLiteral("slots")).toInt();
    storm.terms.engine = parser.value(QStringLiteral("engine"));
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
