// Measures what the head of a run on many machines can take: results that come home at a given
// rate, with this many games in its store already. Everything is real but scheduler and engines:
// blocks go out through Fleet, and their results come as sealed files in the inbox. What it costs
// to make those, which is the machines' business, is not counted.
//
//   bench_head [GAMES [SECONDS]]     100,000 games, 30 s at each rate, four times that at the first
//                                    one again, for what piles up; writes into the folder for
//                                    temporary files

#include "core/competition/competitionfiles.h"
#include "core/competition/machines/fleet.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/store/resultstore.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"
#include "tests/competition/sampleresults.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <deque>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

constexpr double BlocksInAFlood = 300; ///< that are out when it begins

[[nodiscard]] double cpuSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// What is held, without what was given back and lies ready for the next time.
[[nodiscard]] double residentMegabytes()
{
    malloc_trim(0);
    const auto pages = readRegularFile(QStringLiteral("/proc/self/statm"), KiB);
    return pages ? pages->split(' ').value(1).toDouble()
                       * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024)
                 : 0;
}

/// What is asked for and not given back, in bytes.
[[nodiscard]] double bytesInUse()
{
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks) + static_cast<double>(heap.hblkhd);
}

/// Takes blocks as they are submitted, and has them come home in time.
class Feeder final : public Scheduler
{
public:
    Feeder(QString folder, QString run, const Competition &cup)
        : m_folder(std::move(folder))
        , m_run(std::move(run))
        , m_cup(cup)
    {
        m_clock.callOnTimeout(this, &Feeder::deliver);
    }

    /// Feeds this many blocks a second, once there are the tasks for that if each lasts a second;
    /// 0: all at once, as soon as they are there, once there are many.
    void feed(double blocksPerSecond)
    {
        m_rate = blocksPerSecond;
        m_delivered = 0;
        m_isFeeding = false;
        m_clock.start(5ms);
    }
    [[nodiscard]] std::size_t delivered() const { return m_delivered; } ///< blocks
    [[nodiscard]] double cpu() const
    {
        return m_cpu;
    } ///< of making results, which is not the head's

    void submit(int first, int count) override
    {
        for (int block = first; block < first + count; ++block) {
            m_held.push_back(block);
        }
        QMetaObject::invokeMethod(
            this, [this, first, count] { Q_EMIT submitted(first, count); }, Qt::QueuedConnection);
    }
    void look() override
    {
        std::vector<Seen> tasks;
        for (const int block : m_held) {
            tasks.push_back(
                {block, QString::number(block), true, QStringLiteral("n%1").arg(block % 100)});
        }
        QMetaObject::invokeMethod(
            this, [this, tasks] { Q_EMIT seen(tasks); }, Qt::QueuedConnection);
    }
    void cancel(const QStringList &) override { }
    void cancelWaiting() override { }
    /// All that is out comes home at once.
    void sendStop(const QString &) override { m_rate = 0; }
    void avoid(const QStringList &) override { }
    [[nodiscard]] int room() const override { return 1000; }
    [[nodiscard]] int patience() const override { return 1; }

private:
    void deliver()
    {
        const double enough = m_rate > 0 ? m_rate : BlocksInAFlood;
        if (!m_isFeeding && static_cast<double>(m_held.size()) >= enough) {
            m_isFeeding = true;
            m_since.start();
        }
        if (!m_isFeeding) {
            return;
        }
        const double due = m_rate > 0 ? m_rate * static_cast<double>(m_since.elapsed()) / 1000
                                      : static_cast<double>(m_delivered + m_held.size());
        const double before = cpuSeconds();
        while (!m_held.empty() && static_cast<double>(m_delivered) < due) {
            send(m_held.front());
            m_held.pop_front();
            ++m_delivered;
        }
        m_cpu += cpuSeconds() - before;
    }

    void send(int number)
    {
        const auto result = test::sampleResult(m_folder, m_run, m_cup, number);
        const QString name = QStringLiteral("%1.result").arg(number);
        if (!result || !test::sendHome(*result, m_folder, name)) {
            std::fprintf(stderr, "block %d is not there, or cannot come home\n", number);
            std::exit(1);
        }
    }

    QString m_folder;
    QString m_run;
    const Competition &m_cup;
    std::deque<int> m_held;
    double m_rate = 0;
    std::size_t m_delivered = 0;
    double m_cpu = 0;
    bool m_isFeeding = false;
    QElapsedTimer m_since;
    QTimer m_clock;
};

/// Writes a record with this many games.
void fill(const Competition &cup, int games)
{
    constexpr int Batch = 500;
    Result<std::unique_ptr<ResultStore>> store = ResultStore::openForRun(cup);
    if (!store) {
        std::fprintf(stderr, "%s\n", qPrintable(store.error().english()));
        std::exit(1);
    }
    const QDir records(CompetitionFiles(cup.file).games());
    static_cast<void>(makeFolder(records.path()));
    std::vector<PlayedGame> batch;
    for (int number = 0; number < games; ++number) {
        const ByColor<QString> players =
            number % 2 == 0 ? ByColor<QString>{QStringLiteral("a"), QStringLiteral("b")}
                            : ByColor<QString>{QStringLiteral("b"), QStringLiteral("a")};
        batch.push_back(test::sampleGame(QStringLiteral("AvB_%1").arg(number), number, players));
        static_cast<void>(saveWholeFile(
            batch.back().sgf, records.filePath(batch.back().game.id + QStringLiteral(".sgf")),
            Durability::Crash));
        if (batch.size() == Batch || number + 1 == games) {
            static_cast<void>((*store)->addGames(batch));
            batch.clear();
        }
    }
}

/// What a run of the head came to.
struct Phase
{
    int games = 0;
    std::size_t blocks = 0;
    double seconds = 0;
    double cpu = 0;     ///< seconds, the head's
    double resume = 0;  ///< seconds of the processor until it goes on with what the store has
    double waiting = 0; ///< seconds by which it was behind at the end
    std::vector<double> megabytes; ///< at its begin, in its course, at its end
    double bytesOfAGame = 0;       ///< more that are in use for each
};

[[nodiscard]] Phase play(Competition cup,
                         int gamesOfABlock,
                         double blocksPerSecond,
                         int seconds,
                         int samples = 3)
{
    cup.machines.block = gamesOfABlock;
    cup.machines.workers = 400;
    Phase phase;
    QElapsedTimer timer;
    timer.start();
    const double cpuAtFirst = cpuSeconds();
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForRun(cup);
    Feeder *feeder = nullptr;
    Result<std::unique_ptr<Fleet>> fleet =
        Fleet::open(cup, (*store)->series(), [&](const Competition &, const RunState &state) {
            auto made =
                std::make_unique<Feeder>(CompetitionFiles(cup.file).machines(), state.run, cup);
            feeder = made.get();
            return Result<std::unique_ptr<Scheduler>>(std::move(made));
        });
    RunOptions options;
    options.workforce = fleet->get();
    CompetitionRunner runner(cup, options, store->get());
    if (const Result<void> resumed = runner.resume(); !resumed) {
        std::fprintf(stderr, "%s\n", qPrintable(resumed.error().english()));
        std::exit(1);
    }
    phase.resume = cpuSeconds() - cpuAtFirst;
    double cpuBefore = 0;
    double bytesBefore = 0;
    QTimer sampling;
    QTimer ending;
    QObject::connect(&runner, &CompetitionRunner::gameEnded, &runner, [&] {
        if (runner.gamesEnded() == 1) { // engines were identified, blocks went out
            timer.restart();
            cpuBefore = cpuSeconds() - feeder->cpu();
            phase.megabytes.push_back(residentMegabytes());
            bytesBefore = bytesInUse();
            sampling.start(1000ms * seconds / samples - 1ms);
            ending.start(std::chrono::seconds(seconds));
        }
    });
    sampling.callOnTimeout(&sampling, [&] { phase.megabytes.push_back(residentMegabytes()); });
    ending.setSingleShot(true);
    ending.callOnTimeout(&ending, [&] {
        phase.seconds = static_cast<double>(timer.elapsed()) / 1000;
        phase.cpu = cpuSeconds() - feeder->cpu() - cpuBefore;
        phase.games = runner.gamesEnded();
        phase.blocks = feeder->delivered();
        const double gamesPerSecond = blocksPerSecond * gamesOfABlock;
        phase.waiting =
            gamesPerSecond > 0
                ? (static_cast<double>(phase.blocks) * gamesOfABlock - phase.games) / gamesPerSecond
                : 0;
        phase.bytesOfAGame = (bytesInUse() - bytesBefore) / phase.games;
        sampling.stop();
        runner.stop(StopMode::AfterGames);
    });
    QObject::connect(&runner, &CompetitionRunner::finished, QCoreApplication::instance(),
                     [] { QCoreApplication::exit(); });
    feeder->feed(blocksPerSecond);
    QMetaObject::invokeMethod(&runner, &CompetitionRunner::start, Qt::QueuedConnection);
    QCoreApplication::exec();
    return phase;
}

void print(const char *name, const Phase &phase)
{
    std::printf("%-34s %6d games %5.0f games/s, resumed in %.1f s of the processor, head's "
                "processor %4.1f %%, %.2f ms a "
                "game, behind %.2f s, MB",
                name, phase.games, phase.games / phase.seconds, phase.resume,
                100 * phase.cpu / phase.seconds, 1000 * phase.cpu / phase.games, phase.waiting);
    for (const double megabytes : phase.megabytes) {
        std::printf(" %.1f", megabytes);
    }
    std::printf(", %.0f bytes a game\n", phase.bytesOfAGame);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const int games = argc > 1 ? std::atoi(argv[1]) : 100'000;
    const int seconds = argc > 2 ? std::atoi(argv[2]) : 30;
    const QTemporaryDir folder;
    const Competition cup = test::sampleCup(folder.path(), games + 1'000'000);
    QElapsedTimer timer;
    timer.start();
    fill(cup, games);
    std::printf("a record of %d games, written in %.1f s\n", games,
                static_cast<double>(timer.elapsed()) / 1000);
    std::fflush(stdout);
    print("200 games a second, 10 a block:", play(cup, 10, 20, seconds));
    print("200 blocks a second, 2 games each:", play(cup, 2, 200, seconds));
    print("the same as the first, on and on:", play(cup, 10, 20, 4 * seconds, 12));
    // It is as fast as it can be: a block's own cost is the extra cost of small ones.
    const Phase small = play(cup, 2, 0, std::max(1, seconds / 3));
    print("as fast as it can, 2 a block:", small);
    const Phase large = play(cup, 50, 0, std::max(1, seconds / 3));
    print("as fast as it can, 50 a block:", large);
    const double smallCost = 1000 * small.cpu / small.games; // game + block / 2
    const double largeCost = 1000 * large.cpu / large.games; // game + block / 50
    const double block = (smallCost - largeCost) / (1.0 / 2 - 1.0 / 50);
    const double game = largeCost - block / 50;
    std::printf("a game costs the head %.2f ms, a block %.2f ms besides (%.1f games)\n", game,
                block, block / game);
    for (const double rate : {10.0, 1'000.0, 100'000.0}) {
        std::printf("%7.0f games an hour in blocks of 20: %.3f %% of one processor\n", rate,
                    100 * rate * (game + block / 20) / 3'600'000);
    }
    return 0;
}
