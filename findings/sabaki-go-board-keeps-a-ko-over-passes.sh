#!/bin/sh
# @sabaki/go-board 1.4.3 (npm): a ko may not be retaken although both have passed since, nor any number of times.
# Expected: after a pass the move repeats no position that led to the board, so that it is free: by Japanese rules life and
# death are settled with passes for each ko, and after two passes a game is resumed.
# Seen: analyzeMove() says ko after none, one, two and four passes, and makeMove() with preventKo throws; after a move and its
# answer elsewhere it does not.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install @sabaki/go-board@1.4.3 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >play.js <<'END'
const Board = require('@sabaki/go-board');
const [black, white, pass] = [1, -1, [-1, -1]];
let board = Board.fromDimensions(9);
const at = (vertex) => board.parseVertex(vertex);
['B9', 'A8', 'B7'].forEach((vertex) => board.set(at(vertex), black));
['C9', 'D8', 'C7', 'B8'].forEach((vertex) => board.set(at(vertex), white));
board = board.makeMove(black, at('C8'));
const elsewhere = board.makeMove(white, at('G3')).makeMove(black, at('G7'));
const retake = (now) => {
    try {
        now.makeMove(white, at('B8'), { preventKo: true });
        return 'free';
    } catch (error) {
        return now.analyzeMove(white, at('B8')).ko ? 'ko' : 'refused';
    }
};
const answers = [];
for (let passes = 0; passes <= 4; ++passes) {
    answers.push(retake(board));
    board = board.makeMove(passes % 2 ? black : white, pass);
}
console.log(answers.join(' '), retake(elsewhere));
END
node play.js | tee heard
[ "$(cat heard)" = 'ko ko ko ko ko free' ]
