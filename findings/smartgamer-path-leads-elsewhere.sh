#!/bin/sh
# smartgamer 0.1.5 with smartgame 0.1.5 (npm): the path of a move in a variation, as it keeps it for bookmarks and links, leads to
# another move: it writes a branch down at the number of the move before it, and goTo() looks for it at the number of the move behind.
# Expected: goTo() with the path of where one stands stays there; that is what a path is for.
# Seen: at the last move of a variation of a variation (W jc, the sixth) the path is "6-2:1-4:1"; goTo() with it, as a string or as the
# object it was kept in, ends at the last move of the main line (W dd, the fourth) without an error. With "6-3:1-5:1" it is right.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install smartgame@0.1.5 smartgamer@0.1.5 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >walk.js <<'END_OF_WALK'
const gamer = require('smartgamer')(require('smartgame').parse(
    '(;GM[1]FF[4]SZ[19];B[pd];W[dp](;B[pp];W[dd])(;B[pq];W[dc](;B[ce])(;B[ch];W[jc])))'));
const here = () => Object.entries(gamer.node()).map(([color, point]) => `${color} ${point}`).join();
gamer.goTo(2).next(1).next().next(1).next();
const kept = { ...gamer.path };
const path = gamer.pathTransform(kept, 'string');
console.log(path, here());
for (const way of [path, kept]) {
    gamer.goTo(way);
    console.log(gamer.pathTransform(gamer.path, 'string'), here());
}
// The same with each branch a move later.
gamer.goTo('6-3:1-5:1');
console.log(here());
END_OF_WALK
node walk.js | tee heard
[ "$(tr '\n' ' ' <heard)" = '6-2:1-4:1 W jc 4 W dd 4 W dd W jc ' ]
