#!/bin/sh
# jssgf 0.3.8 and node-sgf-parser 0.0.1 (npm): where a comment ends in a backslash, which SGF writes twice, the node behind it becomes
# part of the comment. The game has a move less and its sides have changed, and nothing says so.
# Expected: of two backslashes the first protects the second (SGF FF[4], SimpleText), so that the bracket closes the comment, as
# @sabaki/sgf 3.4.7 and sgfgrove 1.0.8 read it. Both take each bracket behind a backslash for text, whatever stands before.
# Seen: C[a\\];B[aa];W[bb] is the comment "a\];B[aa" and one move, White's. jssgf writes such a comment in the right way, too, and
# reads its own file so.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install jssgf@0.3.8 node-sgf-parser@0.0.1 @sabaki/sgf@3.4.7 sgfgrove@1.0.8 --prefix . \
    --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >game.sgf <<'END_OF_GAME'
(;FF[4]C[a\\];B[aa];W[bb])
END_OF_GAME
cat >read.js <<'END_OF_READ'
const jssgf = require('jssgf');
const game = require('fs').readFileSync('game.sgf', 'utf8');
const movesBelow = (node, childrenOf, moveOf) =>
    childrenOf(node).flatMap((child) => [moveOf(child), ...movesBelow(child, childrenOf, moveOf)]);
const ofJssgf = (text) => {
    const [root] = jssgf.parse(text);
    return [root.C, movesBelow(root, (node) => node._children, (node) => ('B' in node ? 'B' : 'W'))];
};
const told = (program, [comment, moves]) => console.log(`${program}: ${comment} ${moves.join(' ')}`);
const [sabaki] = require('@sabaki/sgf').parse(game);
told('@sabaki/sgf', [sabaki.data.C[0], movesBelow(sabaki, (node) => node.children, (node) => Object.keys(node.data)[0])]);
const [[[[root, ...nodes]]]] = [require('sgfgrove').parse(game)];
told('sgfgrove', [root.C, nodes.map((node) => Object.keys(node)[0])]);
told('jssgf', ofJssgf(game));
told('jssgf again', ofJssgf(jssgf.stringify([{ C: 'a\\', _children: [{ B: 'aa', _children: [{ W: 'bb', _children: [] }] }] }])));
const { root: parsed } = require('node-sgf-parser').parseFromSgf(game);
told('node-sgf-parser', [parsed.comment, movesBelow(parsed, (node) => node.children, (node) => (node.move.c > 0 ? 'B' : 'W'))]);
END_OF_READ
node read.js | tee heard
cat >seen <<'END_OF_SEEN'
@sabaki/sgf: a\ B W
sgfgrove: a\ B W
jssgf: a\];B[aa W
jssgf again: a\];B[aa W
node-sgf-parser: a\];B[aa W
END_OF_SEEN
cmp heard seen
