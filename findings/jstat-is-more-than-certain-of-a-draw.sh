#!/bin/sh
# jstat 1.9.6 (npm), jStat.binomial.pdf(): the chance that a match of 1030 games between equals ends 515 to 515 is Infinity, it says, and
# the chance of 1100 wins in 2000 games NaN.
# Expected: 0.0249 and 0.0000, as for 1028 games 0.0249, and as the differences of its own cdf() have it, which is right at each length;
# so has binomialDistribution() of simple-statistics 7.12.1.
# Seen: the number of ways is made first, as a number of its own, and has more than 308 digits for the middle of 1030 games; what it is
# multiplied by is 0 from 1075 wins on. Scores far from the middle stay right, so that a table of chances has numbers at both ends and
# none between: none for 500 to 530 wins in 1030 games, none for 230 to 1770 in 2000.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install jstat@1.9.6 simple-statistics@7.12.1 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >chance.cjs <<'END_OF_CHANCE'
const { jStat } = require('jstat');
const { binomialDistribution } = require('simple-statistics');
const { pdf, cdf } = jStat.binomial;
const rounded = (chance) => (Number.isFinite(chance) ? chance.toFixed(4) : chance);
for (const games of [1000, 1028, 1030, 2000]) {
    const half = games / 2;
    const all = Array.from({ length: games + 1 }, (_, won) => pdf(won, games, 0.5));
    const lost = all.map(Number.isFinite).flatMap((finite, won) => (finite ? [] : [won]));
    console.log(`${games}: ${rounded(all[half])}, by cdf ${rounded(cdf(half, games, 0.5) - cdf(half - 1, games, 0.5))}, ` +
        `simple-statistics ${rounded(binomialDistribution(games, 0.5)[half])}; ` +
        `no number: ${lost.length === 0 ? 'none' : `${lost[0]} to ${lost[lost.length - 1]}`}`);
}
console.log(`1100 of 2000: ${pdf(1100, 2000, 0.5)}`);
END_OF_CHANCE
node chance.cjs | tee heard
cat >seen <<'END_OF_SEEN'
1000: 0.0252, by cdf 0.0252, simple-statistics 0.0252; no number: none
1028: 0.0249, by cdf 0.0249, simple-statistics 0.0249; no number: none
1030: Infinity, by cdf 0.0249, simple-statistics 0.0249; no number: 500 to 530
2000: Infinity, by cdf 0.0178, simple-statistics 0.0178; no number: 230 to 1770
1100 of 2000: NaN
END_OF_SEEN
cmp heard seen
