#!/bin/sh
# @sabaki/influence 1.2.2 (npm), map() with discrete, which gives each point to Black, White or nobody: where each side has the mirror
# image of the other, whoever has the left half of the board leads.
# Expected: a static estimate knows neither left nor right: 0, and of a position turned or mirrored the same.
# Seen on 9x9: Black on D3 D7, White on F3 F7: 4 points for Black; with the sides changed 4 for White. Six stones, three each
# (E3 F6 D4, G3 F4 G4), are worth 43, 27 or 25 of the 81 points, as the board is turned. Points are corrected one after another from
# the left, each by neighbours of which those on its left are corrected and those on its right are not.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install @sabaki/influence@1.2.2 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >estimate.js <<'END_OF_ESTIMATE'
const influence = require('@sabaki/influence');
const board = (black, white) => {
    const rows = Array.from({ length: 9 }, () => Array(9).fill(0));
    for (const [stones, sign] of [[black, 1], [white, -1]]) {
        for (const at of stones.split(' ')) rows[9 - at[1]]['ABCDEFGHJ'.indexOf(at[0])] = sign;
    }
    return rows;
};
const mirrored = (rows) => rows.map((row) => [...row].reverse());
const turned = (rows) => rows[0].map((_, x) => rows.map((row) => row[x])).reverse();
const estimate = (rows) => influence.map(rows, { discrete: true }).flat().reduce((sum, owner) => sum + owner, 0);
console.log('halves', estimate(board('D3 D7', 'F3 F7')), estimate(board('F3 F7', 'D3 D7')));
const all = new Set();
for (let turn = 0, rows = board('E3 F6 D4', 'G3 F4 G4'); turn < 4; ++turn, rows = turned(rows)) {
    all.add(estimate(rows)).add(estimate(mirrored(rows)));
}
console.log('turned', [...all].sort().join(' '));
END_OF_ESTIMATE
node estimate.js | tee heard
[ "$(tr '\n' ' ' <heard)" = 'halves 4 -4 turned 25 27 43 ' ]
