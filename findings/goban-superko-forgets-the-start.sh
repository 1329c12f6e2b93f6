#!/bin/sh
# goban 8.3.64 (npm, the board of online-go.com) with jsdom 24.1.3: positional superko does not know the position that a game
# was set up with. White sends two stones, Black takes them, White takes one back: that is the first position again.
# Expected: refused by Chinese rules, whose cycles goban itself judges by position.
# Seen: taken, where the game begins with that position; refused (illegal_board_repetition), where the same position comes
# after three moves elsewhere.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install goban@8.3.64 jsdom@24.1.3 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >play.js <<'END'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('', { url: 'http://localhost/' });
Object.assign(globalThis, { self: globalThis, window, document: window.document, CSSStyleSheet: window.CSSStyleSheet,
    HTMLElement: window.HTMLElement, customElements: window.customElements, localStorage: window.localStorage });
const { GobanEngine } = require('goban');
const at = (vertex) => ['ABCDEFGHJ'.indexOf(vertex[0]), 9 - vertex[1]];
const list = (vertices) => vertices.map((vertex) => at(vertex).map((n) => String.fromCharCode(97 + n)).join('')).join('');
const play = (rules, first, moves) => {
    const game = new GobanEngine({ game_id: 1, width: 9, height: 9, rules, komi: 7.5, initial_player: first,
        initial_state: { black: list(['A2', 'B2']), white: list(['B1', 'C2', 'D1']) } });
    for (const move of moves) {
        try {
            game.place(...at(move), true, true);
        } catch (error) {
            return `${move} ${error.message_id}`;
        }
    }
    return 'taken';
};
for (const rules of ['chinese', 'ing']) {
    console.log(rules, play(rules, 'white', ['A1', 'C1', 'B1']));
    console.log(rules, play(rules, 'black', ['G7', 'G3', 'C7', 'A1', 'C1', 'B1']));
}
END
node play.js | tee heard
[ "$(cut -d' ' -f2- heard | tr '\n' ' ')" = 'taken B1 illegal_board_repetition taken B1 illegal_board_repetition ' ]
