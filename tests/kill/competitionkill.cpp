// competitionkill [--games N] [--kills N] [--slots N] [--seed N]: plays a competition of fast
// deterministic engines twice, once in peace and once with a process that is killed (SIGKILL) at
// random moments and started again, and fails unless both end with the same games, move for move,
// and the same SGF files, and no engine outlives the process that it played for.
//
// The process that is killed is this program itself ("--run FILE").

#include "core/util/completion.h"
#include "tests/competition/fakecompetition.h"
#include "tests/kill/gamecomparison.h"
#include "tests/support/fakeprofile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <thread>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

constexpr int Players = 5;

struct Terms
{
    int games = 1'000;
    int kills = 200;
    int slots = 2;
    unsigned seed = 1;
    std::string run;  ///< the competition's file, in the process that is killed
    std::string word; ///< by which its engines are known
};

[[nodiscard]] Competition competitionOf(const Terms &terms, const QString &file)
{
    constexpr int Matchups = Players * (Players - 1) / 2;
    Competition competition =
        fakeCompetition(Players, terms.games / Matchups, QFileInfo(file).path());
    competition.parallel = terms.slots;
    competition.openings.sources = {RandomOpenings{.count = 1000, .plies = 4}};
    for (std::size_t player = 0; player < Players; ++player) {
        addOptions(competition, player,
                   {QStringLiteral("--name"), QString::fromStdString(terms.word)});
    }
    return competition;
}

/// The process that is killed: goes on with the competition, to its end if it is let.
int runToItsEnd(const Terms &terms)
{
    const Competition competition = competitionOf(terms, QString::fromStdString(terms.run));
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

[[nodiscard]] pid_t begin(const Terms &terms, const QString &file)
{
    const pid_t process = ::fork();
    if (process == 0) {
        const std::string games = std::to_string(terms.games);
        const std::string slots = std::to_string(terms.slots);
        const std::string path = file.toStdString();
        ::execl("/proc/self/exe", "competitionkill", "--run", path.c_str(), "--games",
                games.c_str(), "--slots", slots.c_str(), "--word", terms.word.c_str(), nullptr);
        ::_exit(127);
    }
    return process;
}

/// Whether the process ended by itself and well.
[[nodiscard]] bool endsWell(pid_t process)
{
    int status = 0;
    return ::waitpid(process, &status, 0) == process && WIFEXITED(status)
        && WEXITSTATUS(status) == 0;
}

/// Kills it after a while; false if it had ended before.
[[nodiscard]] bool killAfter(pid_t process, std::chrono::microseconds delay)
{
    std::this_thread::sleep_for(delay);
    const bool isAlive = ::waitpid(process, nullptr, WNOHANG) == 0;
    if (isAlive) {
        ::kill(process, SIGKILL);
        ::waitpid(process, nullptr, 0);
    }
    return isAlive;
}

/// Engines leave with their process, but not in the same instant.
[[nodiscard]] bool areEnginesGone(const Terms &terms)
{
    const QString word = QString::fromStdString(terms.word);
    const auto limit = std::chrono::steady_clock::now() + 10s;
    while (processesWith(word) > 0) {
        if (std::chrono::steady_clock::now() > limit) {
            return false;
        }
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

int killAndCompare(const Terms &terms)
{
    const QTemporaryDir calm;
    const QTemporaryDir stormy;
    const QString calmFile = calm.filePath(QStringLiteral("fakes.toml"));
    const QString stormyFile = stormy.filePath(QStringLiteral("fakes.toml"));
    const auto start = std::chrono::steady_clock::now();
    if (!endsWell(begin(terms, calmFile))) {
        std::printf("the undisturbed run failed\n");
        return 1;
    }
    const std::chrono::duration<double> whole = std::chrono::steady_clock::now() - start;
    std::mt19937 random(terms.seed);
    std::uniform_real_distribution<double> share(0, 2 * whole.count() / terms.kills);
    int kills = 0;
    int left = 0;
    for (int i = 0; i < terms.kills; ++i) {
        const auto delay = std::chrono::duration<double>(share(random));
        const pid_t process = begin(terms, stormyFile);
        kills += killAfter(process, std::chrono::duration_cast<std::chrono::microseconds>(delay));
        left += areEnginesGone(terms) ? 0 : 1;
    }
    const bool isComplete = endsWell(begin(terms, stormyFile));
    const GameComparison comparison = compareGames(calmFile, stormyFile);
    std::printf("%d games in %.1f s; %d kills, %d times engines were left; %d games gone on with "
                "from a move, %d begun anew; %d differences\n",
                comparison.games, whole.count(), kills, left, comparison.resumed,
                comparison.repeated, comparison.differences);
    if (comparison.differences > 0) {
        std::printf("%s\n", qPrintable(comparison.firstDifference));
    }
    const bool isEnough = 2 * kills >= terms.kills;
    return isComplete && comparison.differences == 0 && left == 0 && isEnough ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_NO_GLIB", "1"); // as in shinpan-cli
    const QCoreApplication application(argc, argv);
    Terms terms;
    terms.word = uniqueWord().toStdString();
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string option = argv[i];
        if (option == "--games") {
            terms.games = std::atoi(argv[i + 1]);
        } else if (option == "--kills") {
            terms.kills = std::atoi(argv[i + 1]);
        } else if (option == "--slots") {
            terms.slots = std::atoi(argv[i + 1]);
        } else if (option == "--seed") {
            terms.seed = static_cast<unsigned>(std::atol(argv[i + 1]));
        } else if (option == "--run") {
            terms.run = argv[i + 1];
        } else if (option == "--word") {
            terms.word = argv[i + 1];
        }
    }
    return terms.run.empty() ? killAndCompare(terms) : runToItsEnd(terms);
}
