#!/bin/sh
# @sabaki/deadstones 2.1.2 (npm), guess() of a finished game: a seki of three groups (White without an eye between two groups
# of Black with one each) is judged otherwise in the mirror, each time.
# Expected: no stone is dead, or at least the mirror's stones are the mirror's.
# Seen in 20 of 20 runs each: both the left black group and the white one beside it are dead (A8 B8 B9 and C8 D8 D9 E8),
# which leaves the ground between them to nobody; mirrored, the white one alone (E8 F8 F9 G8).
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install @sabaki/deadstones@2.1.2 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >guess.js <<'END'
const deadstones = require('@sabaki/deadstones');
const board = ['.X.O.X.XO', 'XXOOOXXXO', 'OOXXXOOOO', '.OX.XO...', '.OX.XO...', 'OOXXXOOOO', '.OX.XO...', '.OX.XO...', '.OX.XO...'];
const mirrored = board.map((row) => [...row].reverse().join(''));
const guess = async (rows) => {
    const signs = rows.map((row) => [...row].map((point) => ({ X: 1, O: -1 })[point] ?? 0));
    const dead = await deadstones.guess(signs, { finished: true, iterations: 200 });
    return dead.map(([x, y]) => 'ABCDEFGHJ'[x] + (9 - y)).sort().join(' ');
};
(async () => {
    for (const rows of [board, mirrored]) {
        const answers = new Set();
        for (let i = 0; i < 20; ++i) answers.add(await guess(rows));
        console.log([...answers].join(' / '));
    }
})();
END
node guess.js | tee heard
[ "$(cat heard)" = "A8 B8 B9 C8 D8 D9 E8
E8 F8 F9 G8" ]
