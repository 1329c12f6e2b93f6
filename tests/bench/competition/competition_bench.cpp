// bench_competition [--size N] [--games N] [--players N] [--rounds N] [--only NAME,NAME…]: what a
// competition of fast engines costs, with 1, 2 and 4 games at once, with its record and without,
// beside the least that an arbiter can do, in one run with the same engines; also with and without
// what the engines think of each move. NAME is one of relay, bare-1, bare-kept-1, kept-1, kept-2,
// kept-4, silent, thoughts. Each arm is told on stderr when it is through.
//
// The engines are bench_engine, which answers from a list. The yardstick is a relay on bare pipes
// that knows no rules and plays the games one after the other, with new engines for each. Each arm
// is a process of its own ("--arm") and tells its own CPU time, without the engines'. All arms are
// taken in turn; medians of the rounds count. Memory is what is resident after a tenth of the
// games, and at their end.

#include "core/competition/run/competitionrunner.h"
#include "core/competition/store/resultstore.h"
#include "tests/bench/match/armprocess.h"
#include "tests/bench/match/rawrelay.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

struct Terms
{
    int size = 9;
    int games = 1'000;
    int players = 5;
    int rounds = 3;
    std::string only = {}; ///< names of arms, with commas; empty: all
};

struct Arm
{
    const char *name;
    const char *title;
    int slots; ///< 0: the relay
    bool isKept = false;
    bool keepsEngines = false;
    bool hearsThoughts = false;
};

constexpr Arm Arms[] = {
    {"relay", "relay, new engines for each game", 0},
    {"bare-1", "no record, 1 slot", 1},
    {"bare-kept-1", "no record, 1 slot, engines kept", 1, false, true},
    {"kept-1", "database and SGF, 1 slot", 1, true},
    {"kept-2", "database and SGF, 2 slots", 2, true},
    {"kept-4", "database and SGF, 4 slots", 4, true},
    {"silent", "database, SGF and engines kept, 1 slot", 1, true, true},
    {"thoughts", "the same with thoughts of each move", 1, true, true, true},
};

struct Figures
{
    double moves = 0;
    double games = 0;
    double ownCpu = 0; ///< seconds
    double early = 0;  ///< MiB resident after a tenth of the games
    double late = 0;   ///< MiB resident at their end
    double seconds = 0;
};

double residentNow()
{
    long all = 0;
    long resident = 0;
    std::FILE *const file = std::fopen("/proc/self/statm", "r");
    if (file != nullptr) {
        if (std::fscanf(file, "%ld %ld", &all, &resident) != 2) {
            resident = 0;
        }
        std::fclose(file);
    }
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1 << 20);
}

int report(const Figures &figures)
{
    std::printf("%f %f %f %f %f\n", figures.moves, figures.games, bench::ownCpu(), figures.early,
                figures.late);
    return 0;
}

int runRelay(const Terms &terms)
{
    const bench::RawRelay relay{
        .size = terms.size, .games = terms.games, .restarts = true, .engine = SHINPAN_BENCH_ENGINE};
    Figures figures;
    figures.moves = static_cast<double>(relay.run());
    figures.games = terms.games;
    return report(figures);
}

Competition competitionOf(const Terms &terms, const Arm &arm, const QString &folder)
{
    const int matchups = terms.players * (terms.players - 1) / 2;
    Competition competition;
    competition.file = folder + QStringLiteral("/bench.toml");
    competition.name = QStringLiteral("Bench");
    competition.type = CompetitionType::RoundRobin;
    competition.games = terms.games / matchups;
    competition.setup.size = BoardSize::square(terms.size);
    competition.parallel = arm.slots;
    competition.keepsEngines = arm.keepsEngines;
    for (int i = 0; i < terms.players; ++i) {
        CompetitionPlayer player;
        player.id = QStringLiteral("p%1").arg(i);
        player.engine.name = player.id;
        player.engine.commandLine = QStringLiteral("'" SHINPAN_BENCH_ENGINE "'");
        if (arm.hearsThoughts) {
            player.engine.thoughts = ThoughtsWanted::Always;
        }
        competition.players.push_back(player);
    }
    return competition;
}

int runCompetition(const Terms &terms, const Arm &arm, int argc, char *argv[])
{
    qputenv("QT_NO_GLIB", "1"); // as in shinpan-cli
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const Competition competition = competitionOf(terms, arm, folder.path());
    std::unique_ptr<ResultStore> store;
    if (arm.isKept) {
        auto opened = ResultStore::openForRun(competition);
        if (!opened) {
            std::fprintf(stderr, "%s\n", qPrintable(opened.error().english()));
            return 1;
        }
        store = std::move(*opened);
    }
    RunOptions options;
    options.skipsChecks = true;
    CompetitionRunner runner(competition, options, store.get());
    Figures figures;
    int code = 1;
    QObject::connect(&runner, &CompetitionRunner::gameEnded, &runner,
                     [&figures, &terms](const StoredGame &game) {
                         figures.moves += game.moves;
                         if (++figures.games == terms.games / 10) {
                             figures.early = residentNow();
                         }
                     });
    QObject::connect(&runner, &CompetitionRunner::finished, &runner, [&code](const RunEnd &end) {
        code = end.kind == RunEnd::Kind::Complete ? 0 : 1;
        QCoreApplication::quit();
    });
    runner.start();
    QCoreApplication::exec();
    figures.late = residentNow();
    return code == 0 ? report(figures) : code;
}

int runArm(const std::string &name, const Terms &terms, int argc, char *argv[])
{
    const Arm *const arm =
        std::ranges::find_if(Arms, [&name](const Arm &each) { return name == each.name; });
    return arm->slots == 0 ? runRelay(terms) : runCompetition(terms, *arm, argc, argv);
}

/// Runs an arm in a process of its own.
Figures measure(const Arm &arm, const Terms &terms)
{
    const bench::ArmRun run = bench::runArmProcess(
        std::string("--arm ") + arm.name + " --size " + std::to_string(terms.size) + " --games "
            + std::to_string(terms.games) + " --players " + std::to_string(terms.players),
        5);
    return {run.figures[0], run.figures[1], run.figures[2],
            run.figures[3], run.figures[4], run.seconds};
}

std::vector<Arm> wantedArms(const Terms &terms)
{
    std::vector<Arm> wanted;
    for (const Arm &arm : Arms) {
        const std::string name = std::string(",") + arm.name + ",";
        if (terms.only.empty() || ("," + terms.only + ",").find(name) != std::string::npos) {
            wanted.push_back(arm);
        }
    }
    return wanted;
}

template <typename Figure>
double medianOf(const std::vector<std::vector<Figures>> &rounds, std::size_t arm, Figure figure)
{
    std::vector<double> values;
    for (const std::vector<Figures> &round : rounds) {
        values.push_back(figure(round[arm]));
    }
    return bench::median(std::move(values));
}

void print(const std::vector<Arm> &arms, const std::vector<std::vector<Figures>> &rounds)
{
    std::printf("%-40s %9s %10s %12s %12s %10s\n", "", "games/s", "moves/s", "own us/move",
                "own ms/game", "MiB");
    for (std::size_t arm = 0; arm < arms.size(); ++arm) {
        const auto of = [&](auto figure) { return medianOf(rounds, arm, figure); };
        std::printf("%-40s %9.1f %10.0f %12.2f %12.3f %4.1f %5.1f\n", arms[arm].title,
                    of([](const Figures &f) { return f.games / f.seconds; }),
                    of([](const Figures &f) { return f.moves / f.seconds; }),
                    of([](const Figures &f) { return 1e6 * f.ownCpu / f.moves; }),
                    of([](const Figures &f) { return 1e3 * f.ownCpu / f.games; }),
                    of([](const Figures &f) { return f.early; }),
                    of([](const Figures &f) { return f.late; }));
    }
}

} // namespace

int main(int argc, char *argv[])
{
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
        } else if (option == "--players") {
            terms.players = std::atoi(argv[i + 1]);
        } else if (option == "--rounds") {
            terms.rounds = std::atoi(argv[i + 1]);
        } else if (option == "--only") {
            terms.only = argv[i + 1];
        }
    }
    if (!arm.empty()) {
        return runArm(arm, terms, argc, argv);
    }
    const std::vector<Arm> arms = wantedArms(terms);
    if (arms.empty()) {
        std::fprintf(stderr, "no such arm: %s\n", terms.only.c_str());
        return 2;
    }
    std::vector<std::vector<Figures>> rounds;
    for (int round = 0; round < terms.rounds; ++round) {
        std::vector<Figures> figures;
        for (const Arm &each : arms) {
            figures.push_back(measure(each, terms));
            std::fprintf(stderr, "%s: %.1f s\n", each.title, figures.back().seconds);
        }
        rounds.push_back(std::move(figures));
    }
    print(arms, rounds);
    return 0;
}
