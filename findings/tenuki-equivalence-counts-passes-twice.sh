#!/bin/sh
# tenuki 0.3.1 (npm): "equivalence" scoring gives the pass stones on top of the area. In the AGA rules they make the count of
# territory and prisoners the same as that of the area; who counts the area has no use for them.
# Expected: the margin of equivalence is that of area, and of territory with the pass stones.
# Seen: a 5x5 board, White passes first and Black second: by area Black 15, White 10 (B+5); by territory 9 to 5, and with two
# pass stones of White (his last one is owed) and one of Black 11 to 6 (B+5); equivalence says 17 to 11 (B+6).
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install tenuki@0.3.1 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >play.js <<'END'
const { Game } = require('tenuki');
const score = (scoring) => {
    const game = new Game({ boardSize: 5, scoring, komi: 0 });
    for (let row = 0; row < 5; ++row) {
        if (!game.playAt(row, 2) || !game.playAt(row, 3)) throw new Error('refused');
    }
    game.playAt(0, 0); // Black, at home
    game.pass();
    game.pass();
    if (!game.isOver()) throw new Error('not over');
    const { black, white } = game.score();
    return `${scoring} ${black} ${white}`;
};
console.log(['area', 'territory', 'equivalence'].map(score).join('\n'));
END
node play.js | tee heard
[ "$(tr '\n' ' ' <heard)" = 'area 15 10 territory 9 5 equivalence 17 11 ' ]
