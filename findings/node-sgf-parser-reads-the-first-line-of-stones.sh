#!/bin/sh
# node-sgf-parser 0.0.1 (npm) and GNU Go 3.8 (Debian 3.8-11): of a position that GNU Go writes, with 45 stones, it reads six; and of a
# file of two games it makes one game with a variation.
# Expected: 30 black and 15 white stones, as @sabaki/sgf 3.4.7 reads them, and two games or an error. White space may stand between the
# values of a property, and a file may hold several games (SGF FF[4]).
# Seen: GNU Go begins a new line after some values. What stands there is lost, and what follows of that node as well: all of Black's
# stones here. Nothing says so. The second game becomes a second way to begin the first one.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
npm install node-sgf-parser@0.0.1 @sabaki/sgf@3.4.7 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
{
    printf 'boardsize 19\nclear_board\n'
    for column in A B C D E F G H J K L M N O P; do
        printf "play b ${column}3\nplay b ${column}5\nplay w ${column}10\n"
    done
    printf 'printsgf stones.sgf\nquit\n'
} | usr/games/gnugo --mode gtp >said
cat >read.js <<'END_OF_READ'
const { parseFromSgf } = require('node-sgf-parser');
const sabaki = require('@sabaki/sgf');
const stones = require('fs').readFileSync('stones.sgf', 'utf8');
const count = (black, white) => `${black} black and ${white} white stones`;
const { setup } = parseFromSgf(stones).root;
console.log('node-sgf-parser:', count(setup.filter(({ c }) => c > 0).length, setup.filter(({ c }) => c < 0).length));
const [{ data }] = sabaki.parse(stones);
console.log('@sabaki/sgf:', count(data.AB.length, data.AW.length));
console.log('node-sgf-parser:', count(...[1, -1].map((color) =>
    parseFromSgf(stones.replace(/\]\s+/g, ']')).root.setup.filter(({ c }) => c === color).length)), 'without ends of lines');
const games = '(;FF[4]GM[1]SZ[9];B[dd];W[ee])(;FF[4]GM[1]SZ[9];B[gg];W[cc])';
const told = ({ x, y }) => 'abcdefghi'[x] + 'abcdefghi'[y];
console.log('node-sgf-parser: one game that begins with', parseFromSgf(games).root.children.map(({ move }) => told(move)).join(' or '));
console.log('@sabaki/sgf:', sabaki.parse(games).length, 'games');
END_OF_READ
node read.js | tee heard
cat >seen <<'END_OF_SEEN'
node-sgf-parser: 0 black and 6 white stones
@sabaki/sgf: 30 black and 15 white stones
node-sgf-parser: 30 black and 15 white stones without ends of lines
node-sgf-parser: one game that begins with dd or gg
@sabaki/sgf: 2 games
END_OF_SEEN
cmp heard seen
