// bench_sprtprefix [TESTS]: how often a sequential test errs whose games are played in blocks by
// machines of unlike speed, when won games are over sooner than lost ones. Pairs are counted as
// they come home, or in the order in which they were planned (Matchup::evidence()).

#include "core/competition/schedule/standings.h"
#include "core/util/seededrandom.h"

#include <queue>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace shinpan;

namespace {

constexpr int Workers = 12;
constexpr int PairsOfBlock = 10;
constexpr int MostGames = 100'000;
constexpr double WonTakes = 1;
constexpr double LostTakes = 4;

struct Block
{
    double home = 0; ///< when
    int worker = 0;
    int first = 0; ///< game
    std::vector<Outcome> games;

    friend bool operator>(const Block &one, const Block &other) { return one.home > other.home; }
};

[[nodiscard]] double uniform(SeededRandom &random)
{
    return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

[[nodiscard]] Block played(int first, int worker, double now, double score, SeededRandom &random)
{
    Block block{now, worker, first, {}};
    const double speed = 1 + worker % 4; // one to four times as quick
    for (int game = 0; game < 2 * PairsOfBlock; ++game) {
        const bool isWon = uniform(random) < score;
        block.games.push_back(isWon ? Outcome::Won : Outcome::Lost);
        block.home += (isWon ? WonTakes : LostTakes) / speed;
    }
    return block;
}

struct End
{
    SprtVerdict verdict = SprtVerdict::Continue;
    int games = 0;
};

[[nodiscard]] End testOf(const Sprt &test, double elo, bool inOrder, SeededRandom random)
{
    const double score = 1 / (1 + std::pow(10, -elo / 400));
    std::priority_queue<Block, std::vector<Block>, std::greater<>> out;
    Matchup matchup(0, 1);
    matchup.setTest(test);
    int next = 0;
    const auto send = [&](int worker, double now) {
        out.push(played(next, worker, now, score, random));
        next += 2 * PairsOfBlock;
    };
    for (int worker = 0; worker < Workers; ++worker) {
        send(worker, 0);
    }
    while (next < MostGames) {
        const Block block = out.top();
        out.pop();
        for (std::size_t i = 0; i < block.games.size(); ++i) {
            const int number = block.first + static_cast<int>(i);
            matchup.issue(number);
            matchup.finish(number, block.games[i]);
            const ScoreCounts counts = inOrder ? matchup.evidence() : ScoreCounts(matchup.pairs());
            const SprtVerdict now = verdict(test, logLikelihoodRatio(test, counts));
            if (now != SprtVerdict::Continue) {
                return {now, matchup.played()};
            }
        }
        send(block.worker, block.home);
    }
    return {};
}

} // namespace

int main(int count, char **words)
{
    const int tests = count > 1 ? std::atoi(words[1]) : 2000;
    const Sprt test{.elo0 = 0, .elo1 = 30};
    std::printf("%d tests of Elo 0 against 30, alpha 0.05, beta 0.05; %d machines of unlike speed, "
                "blocks of %d "
                "pairs, a lost game takes %.0f times as long\n",
                tests, Workers, PairsOfBlock, LostTakes / WonTakes);
    for (const bool inOrder : {false, true}) {
        for (const double elo : {test.elo0, test.elo1}) {
            int wrong = 0;
            double games = 0;
            for (int i = 0; i < tests; ++i) {
                const End end = testOf(test, elo, inOrder,
                                       SeededRandom{std::uint64_t(i), elo > test.elo0 ? 2U : 1U});
                wrong += end.verdict
                      == (elo > test.elo0 ? SprtVerdict::AcceptH0 : SprtVerdict::AcceptH1);
                games += static_cast<double>(end.games) / tests;
            }
            std::printf("%-22s Elo %2.0f: wrong %.4f, %.0f games\n",
                        inOrder ? "in the planned order" : "as they come home", elo,
                        static_cast<double>(wrong) / tests, games);
        }
    }
    return 0;
}
