// How many games a pool needs until all ratings are known to some Elo, when the next pair is chosen
// by need and when all pairs progress alike. Games are drawn by the ratings' own model.
//
//     bench_poolgames [POOLS [PLAYERS [ELO [SLOTS]]]]

#include "tests/competition/simulatedpool.h"

#include <cstdio>
#include <cstdlib>

using namespace shinpan;
using namespace shinpan::test;

int main(int count, char **words)
{
    const auto number = [&](int index, int usual) {
        return index < count ? std::atoi(words[index]) : usual;
    };
    const auto pools = static_cast<unsigned>(number(1, 100));
    const auto players = static_cast<std::size_t>(number(2, 8));
    const double precision = number(3, 20);
    const auto slots = static_cast<std::size_t>(number(4, 1));
    std::printf(
        "%u pools of %zu players, until all ratings are known to ±%g Elo, %zu games at once\n",
        pools, players, precision, slots);
    for (const double spread : {0.0, 100.0, 200.0, 300.0}) {
        double alike = 0;
        double byNeed = 0;
        for (unsigned seed = 0; seed < pools; ++seed) {
            const std::vector<double> elo = drawnElo(players, spread, seed);
            alike += gamesUntil(*allPlayAll(players, {}), elo, seed, precision, slots);
            byNeed += gamesUntil(*ratingPool(players, {}, {}), elo, seed, precision, slots);
        }
        std::printf(
            "strengths that differ by %3g Elo (standard deviation): round robin %.0f games, "
            "by need %.0f, %.0f%% saved\n",
            spread, alike / pools, byNeed / pools, 100 * (1 - byNeed / alike));
        std::fflush(stdout);
    }
}
