#!/bin/sh
# wgo 3.0.0-alpha.10 (npm): the names of its rules of repetition mean their opposite.
# Expected, and what its own declarations say: with NONE a position may be repeated, with ALL none may be, "e.g. it forbids
# triple ko". KO forbids the ko alone.
# Seen: ALL lets even a ko be retaken at once; NONE forbids the ko, and to take one stone back for two. Its Chinese, AGA and
# New Zealand rules have NONE, so that they forbid every repetition, whoever is to play: AGA and New Zealand do not.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install wgo@3.0.0-alpha.10 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >play.js <<'END'
const { Game, goRules } = require('wgo');
const at = (vertex) => ['ABCDEFGHJ'.indexOf(vertex[0]), 9 - vertex[1]];
const play = (rules, black, white, first, moves) => {
    const game = new Game(9, rules);
    black.forEach((vertex) => game.addStone(...at(vertex), 1));
    white.forEach((vertex) => game.addStone(...at(vertex), -1));
    game.turn = first;
    const last = moves.map((vertex) => game.play(...at(vertex))).pop();
    return last ? 'taken' : 'refused';
};
const both = (rules) => [
    play(rules, ['B9', 'A8', 'B7'], ['C9', 'D8', 'C7', 'B8'], 1, ['C8', 'B8']), // a ko
    play(rules, ['A2', 'B2'], ['C2', 'D1', 'B1'], -1, ['A1', 'C1', 'B1']), // two stones for one
].join(' ');
for (const repeating of ['KO', 'ALL', 'NONE']) console.log(repeating, both({ ...goRules.Japanese, repeating }));
for (const name of ['Japanese', 'Chinese', 'AGA', 'NZ']) console.log(name, goRules[name].repeating, both(goRules[name]));
END
node play.js | tee heard
[ "$(cat heard)" = 'KO refused taken
ALL taken taken
NONE refused refused
Japanese KO refused taken
Chinese NONE refused refused
AGA NONE refused refused
NZ NONE refused refused' ]
