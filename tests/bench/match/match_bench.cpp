// bench_match [--size N] [--games N] [--rounds N]: what our match costs beside the least that an
// arbiter can do, in one run with the same engines.
//
// bench_match --flat: whether a move costs the same however many there were before, in its game and
// in the match: the same with ever more games, and on ever larger boards, whose games are longer.
//
// The engines are this program itself ("--engine"); they answer from a list. The yardstick is a
// relay on bare pipes that knows no rules. Ours is `shinpan-cli match` as it is: positional
// superko, clocks, a record of every game and the results file; also with what the engines think of
// each move (kata-genmove_analyze), held against the same without. Each arm is a process of its own
// ("--arm"), starts and leaves inside its time, and tells its own CPU time, without the engines'.
// All arms are taken in turn; medians of the rounds count, ratios are within a round.

#include "app/cli/match/matchverb.h"
#include "core/util/completion.h"
#include "tests/bench/match/armprocess.h"
#include "tests/bench/match/rawrelay.h"
#include "tests/bench/match/scriptedengine.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

struct Terms
{
    int size = 9;
    int games = 200;
    int rounds = 5;
};

struct Arm
{
    const char *name;
    const char *title;
    std::size_t yardstick; ///< index of the arm that it is held against
    int length = 1;        ///< times as many games
};

constexpr Arm Arms[] = {
    {"relay", "relay: play, answer, genmove, answer", 0},
    {"relay-ahead", "relay: play and genmove in one write", 0},
    {"relay-restart", "relay: new engines for each game", 2},
    {"match", "shinpan-cli match --keep-engines", 0},
    {"match", "the same, four times as many games", 0, 4},
    {"relay-thoughts", "relay ahead: kata-genmove_analyze", 1},
    {"match-thoughts", "the match: --thoughts always", 3},
    {"match-restart", "shinpan-cli match", 2},
};

struct Figures
{
    double moves = 0;
    double seconds = 0;
    double ownCpu = 0; ///< seconds
    double peak = 0;   ///< MiB

    [[nodiscard]] double perSecond() const { return moves / seconds; }
    [[nodiscard]] double cpuPerMove() const { return 1e6 * ownCpu / moves; }
};

/// The moves of all games of a results file.
long movesIn(const QString &path)
{
    QFile file(path);
    long moves = 0;
    if (file.open(QIODevice::ReadOnly)) {
        while (!file.atEnd()) {
            const QByteArray line = file.readLine();
            const qsizetype found = line.indexOf("\"moves\":");
            moves += found < 0 ? 0 : std::atol(line.constData() + found + 8);
        }
    }
    return moves;
}

/// Moves, own CPU seconds and the peak of memory, for measure(). What cost is counted before that.
int report(long moves, double cpu, double peak)
{
    std::printf("%ld %f %f\n", moves, cpu, peak);
    return 0;
}

/// The most memory that this process had resident: MiB.
double ownPeak()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

int runRelay(const std::string &name, const Terms &terms)
{
    const bool hearsThoughts = name == "relay-thoughts";
    const bench::RawRelay relay{.size = terms.size,
                                .games = terms.games,
                                .writesAhead = hearsThoughts || name == "relay-ahead",
                                .restarts = name == "relay-restart",
                                .hearsThoughts = hearsThoughts};
    const long moves = relay.run();
    return report(moves, bench::ownCpu(), ownPeak());
}

int runMatch(const QStringList &extraWords, const Terms &terms, char *self)
{
    int argc = 1;
    qputenv("QT_NO_GLIB", "1"); // as in shinpan-cli
    const QCoreApplication application(argc, &self);
    const QTemporaryDir directory;
    // The link is followed, so that valgrind tells its own program from this one.
    const QString engine = u'\'' + QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))
                         + QLatin1String("' --engine");
    const QString results = directory.filePath(QStringLiteral("results.json"));
    const QStringList words{
        QStringLiteral("--black"),   engine,
        QStringLiteral("--white"),   engine,
        QStringLiteral("--size"),    QString::number(terms.size),
        QStringLiteral("--games"),   QString::number(terms.games),
        QStringLiteral("--rules"),   QStringLiteral("ko=positional"),
        QStringLiteral("--time"),    QStringLiteral("10m+5s"),
        QStringLiteral("--sgf"),     directory.filePath(QStringLiteral("games")),
        QStringLiteral("--results"), results,
        QStringLiteral("--quiet")};
    const int exitCode = runVerb(MatchVerb, words + extraWords);
    drainResumptions();
    const double cpu = bench::ownCpu();
    const double peak = ownPeak();
    return exitCode == 0 ? report(movesIn(results), cpu, peak) : exitCode;
}

int runArm(const std::string &name, const Terms &terms, char *self)
{
    if (name.starts_with("relay")) {
        return runRelay(name, terms);
    }
    QStringList words;
    if (name != "match-restart") {
        words.append(QStringLiteral("--keep-engines"));
    }
    if (name == "match-thoughts") {
        words << QStringLiteral("--thoughts") << QStringLiteral("always");
    }
    return runMatch(words, terms, self);
}

/// Runs an arm in a process of its own.
Figures measure(const Arm &arm, const Terms &terms)
{
    const bench::ArmRun run = bench::runArmProcess(std::string("--arm ") + arm.name + " --size "
                                                       + std::to_string(terms.size) + " --games "
                                                       + std::to_string(terms.games * arm.length),
                                                   3);
    return {run.figures[0], run.seconds, run.figures[1], run.figures[2]};
}

/// The median over the rounds of what `figure` says of the arm, or of the arm and the yardstick.
template <typename Figure>
double medianOf(const std::vector<std::vector<Figures>> &rounds, std::size_t arm, Figure figure)
{
    std::vector<double> values;
    for (const std::vector<Figures> &round : rounds) {
        values.push_back(figure(round[arm], round[Arms[arm].yardstick]));
    }
    return bench::median(std::move(values));
}

/// Rows of --flat. The engines' games have about as many moves as the board has points.
constexpr Terms Growth[] = {
    {.size = 9, .games = 100},  {.size = 9, .games = 1000}, {.size = 9, .games = 10'000},
    {.size = 13, .games = 500}, {.size = 19, .games = 250}, {.size = 25, .games = 150},
};

int printGrowth()
{
    std::printf("%-8s %10s %12s %12s %9s\n", "board", "games", "moves/game", "own us/move",
                "peak MiB");
    for (const Terms &terms : Growth) {
        const Figures figures = measure({"match", "", 0}, terms);
        std::printf("%2dx%-5d %10d %12.0f %12.2f %9.1f\n", terms.size, terms.size, terms.games,
                    figures.moves / terms.games, figures.cpuPerMove(), figures.peak);
        std::fflush(stdout);
    }
    return 0;
}

void print(const std::vector<std::vector<Figures>> &rounds)
{
    std::printf("%-40s %10s %8s %12s %8s %9s\n", "", "moves/s", "behind", "own us/move", "ratio",
                "peak MiB");
    for (std::size_t arm = 0; arm < std::size(Arms); ++arm) {
        const auto rate = [](const Figures &own, const Figures &) { return own.perSecond(); };
        const auto behind = [](const Figures &own, const Figures &yardstick) {
            return yardstick.perSecond() / own.perSecond();
        };
        const auto cpu = [](const Figures &own, const Figures &) { return own.cpuPerMove(); };
        const auto ratio = [](const Figures &own, const Figures &yardstick) {
            return own.cpuPerMove() / yardstick.cpuPerMove();
        };
        const auto peak = [](const Figures &own, const Figures &) { return own.peak; };
        std::printf("%-40s %10.0f %7.2fx %12.2f %7.2fx %9.1f\n", Arms[arm].title,
                    medianOf(rounds, arm, rate), medianOf(rounds, arm, behind),
                    medianOf(rounds, arm, cpu), medianOf(rounds, arm, ratio),
                    medianOf(rounds, arm, peak));
    }
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1 && std::strcmp(argv[1], "--engine") == 0) {
        return bench::runScriptedEngine();
    }
    if (argc > 1 && std::strcmp(argv[1], "--flat") == 0) {
        return printGrowth();
    }
    Terms terms;
    std::string arm;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string option = argv[i];
        if (option == "--arm") {
            arm = argv[i + 1];
        } else if (option == "--size") {
            terms.size = std::atoi(argv[i + 1]);
        } else if (option == "--games") {
            terms.games = std::atoi(argv[i + 1]);
        } else if (option == "--rounds") {
            terms.rounds = std::atoi(argv[i + 1]);
        }
    }
    if (!arm.empty()) {
        return runArm(arm, terms, argv[0]);
    }
    std::vector<std::vector<Figures>> rounds;
    for (int round = 0; round < terms.rounds; ++round) {
        std::vector<Figures> figures;
        for (const Arm &each : Arms) {
            figures.push_back(measure(each, terms));
        }
        rounds.push_back(std::move(figures));
    }
    print(rounds);
    return 0;
}
