#!/bin/sh
# openskill 5.0.1 (npm), predictWin(): the more play, the less may the best one hope, however sure he is. Who beats each of the others
# for certain wins against fifteen of them with a chance of 0.124, it says.
# Expected: 1, with one other as with fifteen, and 0 for these. The odds are documented to be relative, and their sum is 1; but then
# the one should have all of it.
# Seen: 1.000 of two, 0.667 of three, 0.500 of four, 0.250 of eight, 0.124 of sixteen, where each of the others has 0.058: a chance is
# the mean of those to win a single game, shared out over all, so that no field of n leaves anybody more than 2/n.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install openskill@5.0.1 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >predict.mjs <<'END_OF_PREDICT'
import { predictWin, rating } from 'openskill';
const champion = rating({ mu: 60, sigma: 1 });
const other = rating({ mu: 20, sigma: 1 });
for (const players of [2, 3, 4, 8, 16]) {
    const chances = predictWin([[champion], ...Array(players - 1).fill([other])]);
    console.log(players, ...chances.slice(0, 2).map((chance) => chance.toFixed(3)));
}
END_OF_PREDICT
node predict.mjs | tee heard
cat >seen <<'END_OF_SEEN'
2 1.000 0.000
3 0.667 0.167
4 0.500 0.167
8 0.250 0.107
16 0.124 0.058
END_OF_SEEN
cmp heard seen
