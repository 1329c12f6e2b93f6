#!/bin/sh
# multi-elo 2.3.1 (npm), getNewRatings() with the places of ten players and more: the last of twelve gains more than the third, and
# the second less than the fourth.
# Expected: of equals, who comes in before another gains no less. Up to nine players it is so, and for any number without places,
# where the list itself is the order; with the places 1 to 12 named it should be the same.
# Seen: "12 29 24 19 13 8 3 -3 -8 -13 -19 -24 -29" without places and "12 29 8 19 13 3 -3 -8 -13 -19 -24 -29 24" with them, without a
# complaint, although the sums are checked. Places are sorted as words, 10, 11 and 12 before 2.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install multi-elo@2.3.1 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >rate.js <<'END_OF_RATE'
const { MultiElo } = require('multi-elo');
for (const players of [9, 12]) {
    const equals = Array(players).fill(1000);
    const places = equals.map((_, player) => player + 1);
    for (const order of [undefined, places]) {
        console.log(players, new MultiElo().getNewRatings(equals, order).map((rating) => Math.round(rating - 1000)).join(' '));
    }
}
END_OF_RATE
node rate.js | tee heard
cat >seen <<'END_OF_SEEN'
9 28 21 14 7 0 -7 -14 -21 -28
9 28 21 14 7 0 -7 -14 -21 -28
12 29 24 19 13 8 3 -3 -8 -13 -19 -24 -29
12 29 8 19 13 3 -3 -8 -13 -19 -24 -29 24
END_OF_SEEN
cmp heard seen
