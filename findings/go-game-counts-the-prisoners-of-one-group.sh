#!/bin/sh
# go-game 0.2.1 (npm), score: a move that takes several groups at once brings the prisoners of one of them only. All are gone from the
# board, so that the others count for nobody.
# Expected: as many prisoners as stones that have left the board, as getCaptures() of @sabaki/go-board 1.4.3 has it.
# Seen: Black takes B1 and D1 by playing between them, two stones, and has 1; he takes four groups of one stone each and has 1 as well.
# It is the last group that counts, in the order left, below, right, above: of a group of two stones and one of three he has 3, and 2 on
# the mirrored board. A game that is counted by territory ends otherwise by that.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install go-game@0.2.1 @sabaki/go-board@1.4.3 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >take.cjs <<'END_OF_TAKE'
const GoGame = require('go-game');
const GoBoard = require('@sabaki/go-board');
const at = (vertex) => ['ABCDEFGHJ'.indexOf(vertex[0]), vertex[1] - 1];
const mirrored = (vertex) => `${'JHGFEDCBA'['ABCDEFGHJ'.indexOf(vertex[0])]}${vertex[1]}`;
const take = (name, black, white) => {
    const game = new GoGame(9);
    let board = GoBoard.fromDimensions(9);
    black.forEach((vertex, i) => {
        for (const [sign, stone] of [[1, vertex], [-1, white[i]]]) {
            if (stone === undefined) continue;
            if (!game.playerTurn(sign === 1 ? GoGame.BLACK : GoGame.WHITE, at(stone))) throw new Error(stone);
            board = board.makeMove(sign, at(stone), { preventOverwrite: true, preventSuicide: true });
        }
    });
    const left = game.field.flat().filter((stone) => stone === GoGame.WHITE).length;
    console.log(`${name}: ${white.length - left} stones taken, ${game.score[GoGame.BLACK]} prisoners, ` +
        `by go-board ${board.getCaptures(1)}`);
};
take('one group', ['A1', 'B2', 'C2', 'D1'], ['B1', 'C1', 'J9']);
take('two groups', ['A1', 'B2', 'D2', 'E1', 'C1'], ['B1', 'D1', 'J9', 'J8']);
take('four groups', ['C5', 'D6', 'D4', 'E7', 'F6', 'G5', 'F4', 'E3', 'E5'],
    ['D5', 'E6', 'F5', 'E4', 'J9', 'J8', 'J7', 'J6']);
const unequal = [['A2', 'B2', 'D2', 'E2', 'F2', 'G1', 'C1'], ['A1', 'B1', 'D1', 'E1', 'F1', 'J9']];
take('two and three stones', ...unequal);
take('the same mirrored', ...unequal.map((stones) => stones.map(mirrored)));
END_OF_TAKE
node take.cjs | tee heard
cat >seen <<'END_OF_SEEN'
one group: 2 stones taken, 2 prisoners, by go-board 2
two groups: 2 stones taken, 1 prisoners, by go-board 2
four groups: 4 stones taken, 1 prisoners, by go-board 4
two and three stones: 5 stones taken, 3 prisoners, by go-board 5
the same mirrored: 5 stones taken, 2 prisoners, by go-board 5
END_OF_SEEN
cmp heard seen
