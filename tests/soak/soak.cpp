// soak [GAMES [SEED]]: plays thousands of games between fast fake engines, eight at a time, one in
// twenty a row of the table of faults, and fails unless every game ends exactly as predicted and
// nothing piles up: processes, descriptors, memory. Prints what it measured between the rounds,
// when nothing is played.

#include "core/util/completion.h"
#include "tests/faults/faultgame.h"
#include "tests/faults/ownprocess.h"
#include "tests/faults/wholegame.h"
#include "tests/support/outcome.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>

namespace shinpan::test {

namespace {

constexpr int AtOnce = 8;
constexpr int Rounds = 20;
constexpr unsigned FaultOneIn = 20;
constexpr int Size = 4;
constexpr unsigned Seeds = 32;

/// The most that memory may grow after the first rounds, in which buffers and caches find their
/// size.
constexpr int WarmUp = 4;
constexpr double MostHeapGrowth = 0.5; // MiB in use
constexpr double MostGrowth = 16;      // MiB resident

/// What is in use while nothing is played.
struct Sample
{
    int games = 0;
    int faults = 0;
    int processes = 0;
    int descriptors = 0;
    double heap = 0;     ///< MiB that are allocated
    double resident = 0; ///< MiB
    double seconds = 0;
};

/// One game, and how it must end.
struct Played
{
    std::unique_ptr<WholeGame> game;
    const Fault *fault = nullptr; ///< null: a healthy game, the same for the same seed
    int seed = 0;
};

class Soak
{
public:
    Soak(int games, unsigned seed)
        : m_games(games)
        , m_random(seed)
        , m_mark(uniqueMark())
    {
        for (const Fault &fault : faultTable()) {
            if (fault.details.peakGrowth
                == 0) { // floods take their time, and are the table's own business
                m_faults.push_back(&fault);
            }
        }
        m_clock.start();
    }

    [[nodiscard]] bool run()
    {
        std::printf("%8s %7s %10s %12s %9s %13s %8s\n", "games", "faults", "processes",
                    "descriptors", "heap MiB", "resident MiB", "seconds");
        for (int round = 1; round <= Rounds; ++round) {
            playUntil(m_games * round / Rounds);
            sample();
        }
        for (const auto &[name, count] : m_counts) {
            std::printf("%4d  %s\n", count, name);
        }
        const bool isFlat = judgeSamples();
        std::printf("%d games, %d of them faulty, %d not as predicted\n", m_begun, m_faulty,
                    m_wrong);
        return isFlat && m_wrong == 0 && m_begun == m_games;
    }

private:
    void playUntil(int games)
    {
        std::vector<Played> running;
        while (m_begun < games || !running.empty()) {
            while (m_begun < games && running.size() < AtOnce) {
                running.push_back(begin());
            }
            const auto isOver = [](const Played &played) { return played.game->isOver(); };
            if (!eventually([&] { return std::ranges::any_of(running, isOver); })) {
                std::printf("a game never ends: %s\n", nameOf(running.front()));
                std::exit(1);
            }
            std::erase_if(running, [this, &isOver](const Played &played) {
                if (isOver(played)) {
                    check(played);
                }
                return isOver(played);
            });
        }
        drainResumptions();
    }

    [[nodiscard]] Played begin()
    {
        ++m_begun;
        Played played;
        if (m_random() % FaultOneIn == 0) {
            ++m_faulty;
            played.fault = m_faults[m_random() % m_faults.size()];
            ++m_counts[played.fault->name];
        } else {
            played.seed = static_cast<int>(m_random() % Seeds);
        }
        played.game = std::make_unique<WholeGame>(played.fault != nullptr
                                                      ? optionsFor(*played.fault, m_mark)
                                                      : healthyOptions(Size, played.seed, m_mark));
        played.game->start();
        return played;
    }

    [[nodiscard]] static const char *nameOf(const Played &played)
    {
        return played.fault != nullptr ? played.fault->name : "a healthy game";
    }

    void check(const Played &played)
    {
        QString objection;
        if (played.fault != nullptr) {
            objection = objectionTo(played.game->match().result(), played.fault->verdict);
        } else {
            const QByteArray record = played.game->sgf();
            const auto [before, isFirst] = m_records.emplace(played.seed, record);
            if (!isFirst && before->second != record) {
                objection = QString::fromUtf8(record);
            }
        }
        if (!objection.isEmpty()) {
            ++m_wrong;
            std::printf("not as predicted: %s\n  %s\n", nameOf(played), qPrintable(objection));
        }
    }

    void sample()
    {
        m_samples.push_back({.games = m_begun,
                             .faults = m_faulty,
                             .processes = processesMarked(m_mark),
                             .descriptors = openDescriptors(),
                             .heap = heapInUse(),
                             .resident = residentMemory(),
                             .seconds = static_cast<double>(m_clock.elapsed()) / 1000});
        const Sample &now = m_samples.back();
        std::printf("%8d %7d %10d %12d %9.2f %13.1f %8.1f\n", now.games, now.faults, now.processes,
                    now.descriptors, now.heap, now.resident, now.seconds);
        std::fflush(stdout);
    }

    [[nodiscard]] bool judgeSamples() const
    {
        const Sample &first = m_samples[WarmUp - 1];
        const Sample &last = m_samples.back();
        const bool isEmpty = std::ranges::all_of(
            m_samples, [](const Sample &sample) { return sample.processes == 0; });
        const bool isClosed = last.descriptors <= first.descriptors;
        const bool isFree = last.heap - first.heap < MostHeapGrowth;
        const bool isSmall = isMemoryInflated() || last.resident - first.resident < MostGrowth;
        for (const auto &[isRight, text] :
             {std::pair(isEmpty, "processes are left"), std::pair(isClosed, "descriptors are left"),
              std::pair(isFree, "memory leaks"), std::pair(isSmall, "memory grows")}) {
            if (!isRight) {
                std::printf("%s\n", text);
            }
        }
        return isEmpty && isClosed && isFree && isSmall;
    }

    int m_games;
    std::mt19937 m_random;
    QString m_mark;
    std::vector<const Fault *> m_faults;
    std::map<int, QByteArray> m_records; ///< of the healthy games, by seed
    std::map<const char *, int> m_counts;
    std::vector<Sample> m_samples;
    QElapsedTimer m_clock;
    int m_begun = 0;
    int m_faulty = 0;
    int m_wrong = 0;
};

} // namespace

} // namespace shinpan::test

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const int games = argc > 1 ? std::atoi(argv[1]) : 10'000;
    const unsigned seed = argc > 2 ? static_cast<unsigned>(std::atol(argv[2])) : 1;
    shinpan::test::Soak soak(games, seed);
    return soak.run() ? 0 : 1;
}
