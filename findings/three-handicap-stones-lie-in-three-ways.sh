#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11), @sabaki/go-board 1.4.3 and godash 2.1.0 (npm): who says "a handicap of three" to two of them has
# two games. From four stones on they agree on 9x9, 13x13 and 19x19.
# Expected: the points of GTP 2 §4.1.1, two opposite corners and the upper left one: D4 Q16 D16. They have been fixed since 2002.
# Seen on 19x19: GNU Go D4 Q16 D16, @sabaki/go-board D4 Q16 Q4, godash D16 Q4 Q16, and on 9x9 godash again otherwise
# (C7 G3 C3, not C7 G3 G7). On 8x8 a handicap of nine is refused by GNU Go; @sabaki/go-board places four and says nothing.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
npm install @sabaki/go-board@1.4.3 godash@2.1.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >places.js <<'END'
const Board = require('@sabaki/go-board');
const { handicapBoard } = require('godash');
const { execFileSync } = require('child_process');
const sorted = (points) => [...points].sort().join(' ');
const gnugo = (size, stones) => {
    const input = `boardsize ${size}\nclear_board\n1 fixed_handicap ${stones}\nquit\n`;
    const answer = execFileSync('usr/games/gnugo', ['--mode', 'gtp'], { input }).toString().match(/^([=?])1 (.*)$/m);
    return answer[1] === '=' ? sorted(answer[2].trim().split(/\s+/)) : 'none';
};
const sabaki = (size, stones) => {
    const board = Board.fromDimensions(size);
    return sorted(board.getHandicapPlacement(stones).map((vertex) => board.stringifyVertex(vertex)));
};
const godash = (size, stones) =>
    sorted([...handicapBoard(size, stones).moves.keySeq()].map(({ x, y }) => 'ABCDEFGHJKLMNOPQRST'[x] + (size - y)));
for (const size of [9, 13, 19]) {
    for (let stones = 4; stones <= 9; ++stones) {
        if (new Set([gnugo, sabaki, godash].map((place) => place(size, stones))).size > 1) throw new Error(`${size} ${stones}`);
    }
}
for (const place of [gnugo, sabaki, godash]) console.log([19, 9].map((size) => place(size, 3)).join(' / '));
console.log(`${gnugo(8, 9)} / ${sabaki(8, 9)}`);
END
node places.js | tee heard
[ "$(cat heard)" = 'D16 D4 Q16 / C3 C7 G7
D4 Q16 Q4 / C3 G3 G7
D16 Q16 Q4 / C3 C7 G3
none / C3 C6 F3 F6' ]
