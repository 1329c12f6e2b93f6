#!/bin/sh
# glicko2-lite 5.0.0, glicko2 1.2.2 and glicko2.ts 1.3.2 (npm): who loses 33 games of one rating period to opponents 600 points below
# him, as an engine does that no longer starts, falls from 2000 to -3109, 4500 points below those who beat him; with 32 games to 1557.
# Expected: a rating between what it was and what the games say, as with fewer games, and about as much for the 33rd loss as for the
# 32nd, 17 points. The READMEs want ten to fifteen games a period or more. The constants are the usual ones.
# Seen: the same in all three, so that it is the system's. Its equation for the volatility has three solutions there, of which the two
# small ones meet and are gone with the 33rd game: what was 0.09 becomes 3.59. Nothing holds the change of the rating back then, which
# is one step along a tangent, however far. Fifty games at once end at -3250, and who won them at 6650; the same fifty in five periods
# of ten end at 1438. The older way to find the volatility, "oldprocedure" of glicko2, is elsewhere again, at -1415 with fifty.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install glicko2-lite@5.0.0 glicko2@1.2.2 glicko2.ts@1.3.2 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >lose.cjs <<'END_OF_LOSE'
const lite = require('glicko2-lite');
const few = { deviation: 50, volatility: 0.06, tau: 0.5 };
const programs = {
    'glicko2-lite': (rating, other, score, games) => (lite.default ?? lite)(rating, few.deviation, few.volatility,
        Array(games).fill([other, few.deviation, score]), { tau: few.tau }),
};
for (const [name, algorithm] of [['glicko2', 'newprocedure'], ['glicko2.ts'], ['glicko2', 'oldprocedure']]) {
    programs[algorithm === 'oldprocedure' ? `${name} ${algorithm}` : name] = (rating, other, score, games) => {
        const { Glicko2 } = require(name);
        const system = new Glicko2({ tau: few.tau, rating: 1500, rd: 350, vol: few.volatility,
            ...(algorithm ? { volatility_algorithm: algorithm } : {}) });
        const player = system.makePlayer(rating, few.deviation, few.volatility);
        system.updateRatings(Array.from({ length: games }, () =>
            [player, system.makePlayer(other, few.deviation, few.volatility), score]));
        return { rating: player.getRating(), vol: player.getVol() };
    };
}
for (const [name, rate] of Object.entries(programs)) {
    const told = ({ rating, vol }) => `${rating.toFixed(0)} (${vol.toFixed(2)})`;
    const lost = [10, 31, 32, 33, 50].map((games) => `${games}: ${told(rate(2000, 1400, 0, games))}`);
    console.log(`${name} lost ${lost.join(', ')}; won 50: ${told(rate(1400, 2000, 1, 50))}`);
}
let player = { rating: 2000, rd: few.deviation, vol: few.volatility };
for (let period = 0; period < 5; ++period) {
    player = (lite.default ?? lite)(player.rating, player.rd, player.vol, Array(10).fill([1400, few.deviation, 0]), { tau: few.tau });
}
console.log(`glicko2-lite lost 5 * 10: ${player.rating.toFixed(0)} (${player.vol.toFixed(2)})`);
END_OF_LOSE
node lose.cjs | tee heard
cat >seen <<'END_OF_SEEN'
glicko2-lite lost 10: 1860 (0.06), 31: 1574 (0.08), 32: 1557 (0.09), 33: -3109 (3.59), 50: -3250 (3.68); won 50: 6650 (3.68)
glicko2 lost 10: 1860 (0.06), 31: 1574 (0.08), 32: 1557 (0.09), 33: -3109 (3.59), 50: -3250 (3.68); won 50: 6650 (3.68)
glicko2.ts lost 10: 1860 (0.06), 31: 1574 (0.08), 32: 1557 (0.09), 33: -3109 (3.59), 50: -3250 (3.68); won 50: 6650 (3.68)
glicko2 oldprocedure lost 10: 1706 (0.32), 31: 1556 (0.10), 32: 1546 (0.10), 33: 1535 (0.10), 50: -1415 (1.00); won 50: 4815 (1.00)
glicko2-lite lost 5 * 10: 1438 (0.06)
END_OF_SEEN
cmp heard seen
