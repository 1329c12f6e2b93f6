#!/bin/sh
# godash 2.1.0 (npm), isLegalMove(): a point where a stone lies already is legal, on the other one's stone as on one's own, if only a
# stone there has a liberty. Who lets an engine choose among the legal moves sooner or later chooses one that addMove() throws at.
# Expected: what is legal can be played. It is documented to say whether a move is legal on that board, all but for ko, and addMove()
# to play by the rules with the same exception; analyzeMove() of @sabaki/go-board 1.4.3 says "overwrite" of such a point.
# Seen on 9x9, spread over the board: all 81 points are legal for both with 0, 10, 20 and 30 stones, and 81, 71, 61 and 51 can be played.
# So the last points are never found to be the last, and followupKo(), documented to be null where there is no ko, throws there too.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install godash@2.1.0 @sabaki/go-board@1.4.3 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >legal.cjs <<'END_OF_LEGAL'
const { Board, Coordinate, Move, BLACK, WHITE, addMove, followupKo, isLegalMove } = require('godash');
const GoBoard = require('@sabaki/go-board');
const Size = 9;
const points = Array.from({ length: Size * Size }, (_, i) => Coordinate(i % Size, Math.floor(i / Size)));
const works = (call) => {
    try {
        call();
        return true;
    } catch {
        return false;
    }
};
const count = (accept) => [BLACK, WHITE].map((color) => points.filter((point) => accept(Move(point, color))).length).join('/');
let board = Board(Size);
let other = GoBoard.fromDimensions(Size);
for (let stones = 0; stones <= 30; ++stones) {
    if (stones % 10 === 0) {
        console.log(`${stones} stones: legal ${count((move) => isLegalMove(board, move))}, ` +
            `played ${count((move) => works(() => addMove(board, move)))}, ` +
            `ko known ${count((move) => works(() => followupKo(board, move)))}, ` +
            `free by go-board ${count(({ coordinate: { x, y } }) => !other.analyzeMove(1, [x, y]).overwrite)}`);
    }
    const color = stones % 2 === 0 ? BLACK : WHITE;
    const point = points[2 * stones];
    board = addMove(board, Move(point, color));
    other = other.makeMove(color === BLACK ? 1 : -1, [point.x, point.y]);
}
END_OF_LEGAL
node legal.cjs | tee heard
cat >seen <<'END_OF_SEEN'
0 stones: legal 81/81, played 81/81, ko known 81/81, free by go-board 81/81
10 stones: legal 81/81, played 71/71, ko known 71/71, free by go-board 71/71
20 stones: legal 81/81, played 61/61, ko known 61/61, free by go-board 61/61
30 stones: legal 81/81, played 51/51, ko known 51/51, free by go-board 51/51
END_OF_SEEN
cmp heard seen
