#!/bin/sh
# @sabaki/boardmatcher 1.3.0 (npm), nameMove(): on 13x13 and 9x9 the names of the corner's points belong to other points.
# Expected: the first stone on C11 of a 13x13 board is on the 3-3 point, as on C17 of 19x19. A pattern of a corner without a size is
# documented to count from the corner, whatever the board. Its corner is the upper right of 19x19, though, counted from the upper
# left, and what is left of 16 on a smaller board is another line: the fifth of 13x13, the first of 9x9.
# Seen: on 13x13 the 3-3 point is E11, and C11 has no name; on 9x9 there is none, and D9 and A6, on the edge, are 6-3 points (J6 is
# not). The 4-4 point is in its place on 13x13, as 15 happens to leave 3, and so is everything on 19x19.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install @sabaki/boardmatcher@1.3.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >name.js <<'END_OF_NAME'
const { nameMove } = require('@sabaki/boardmatcher');
for (const size of [19, 13, 9]) {
    const empty = Array.from({ length: size }, () => Array(size).fill(0));
    for (const name of ['3-3 Point', '4-4 Point', '6-3 Point']) {
        const places = empty.flatMap((row, y) => row.flatMap((_, x) =>
            (nameMove(empty, 1, [x, y]) === name ? ['ABCDEFGHJKLMNOPQRST'[x] + (size - y)] : [])));
        console.log(`${size} ${name}: ${places.slice(0, 4).join(' ')}`.trim());
    }
}
END_OF_NAME
node name.js | tee heard
[ "$(grep -c . heard)" = 9 ]
grep -qx '19 3-3 Point: C17 R17 C3 R3' heard
grep -qx '13 3-3 Point: E11 J11 C9 L9' heard
grep -qx '9 3-3 Point:' heard
grep -qx '13 4-4 Point: D10 K10 D4 K4' heard
grep -qx '9 6-3 Point: D9 F9 A6 A4' heard
