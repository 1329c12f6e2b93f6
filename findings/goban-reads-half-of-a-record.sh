#!/bin/sh
# goban 8.3.64 (npm, the board of online-go.com) with jsdom 24.1.3, original_sgf: of a record's terms it takes the name of
# the rules and leaves what they mean, and of a list of points it takes the first.
# Expected: RU[Chinese]KM[0] counts a finished 5x5 board as 15 to 10, B+5; AB[aa:ac] is three stones, as FF[4] has it.
# Seen: the rules are "chinese", but territory is counted, a cycle is no result, and White has the komi 6.5 of Japanese
# rules: 10 to 11.5, W+1.5. Of AB[aa:ac] there is one stone.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install goban@8.3.64 jsdom@24.1.3 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >read.js <<'END'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('', { url: 'http://localhost/' });
Object.assign(globalThis, { self: globalThis, window, document: window.document, CSSStyleSheet: window.CSSStyleSheet,
    HTMLElement: window.HTMLElement, customElements: window.customElements, localStorage: window.localStorage });
const { GobanEngine } = require('goban');
const read = (original_sgf) => new GobanEngine({ game_id: 1, width: 5, height: 5, original_sgf });
const column = (letter) => [...'abcde'].map((row) => `[${letter}${row}]`).join('');
const game = read(`(;FF[4]GM[1]SZ[5]RU[Chinese]KM[0]AB${column('c')}AW${column('d')})`);
const { black, white } = game.computeScore();
console.log(game.rules, game.superko_algorithm, game.komi, black.total, white.total);
console.log(read('(;FF[4]GM[1]SZ[5]AB[aa:ac])').board.flat().filter((point) => point).length);
END
node read.js | tee heard
[ "$(tr '\n' ' ' <heard)" = 'chinese noresult 6.5 10 11.5 1 ' ]
