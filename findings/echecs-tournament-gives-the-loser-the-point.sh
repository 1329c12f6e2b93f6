#!/bin/sh
# @echecs/tournament 3.3.0 (npm), record() and correct(): where a result names the players the other way round than the pairing, as
# when they sat down with the other colours, the loser has the point.
# Expected: a result names both players, their colours and the colour that won, and both orders of a pair are documented to be found,
# so that b-a won by Black is a win of a. The pairing's colours are documented to stay; who has won does not depend on them.
# Seen: it is a win of b, since the word "black" is kept and the names around it are exchanged. And a result that is recorded again,
# as a slip that is put right at once, counts with the first one: a game of two points, and both lead.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install @echecs/tournament@3.3.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >play.mjs <<'END_OF_PLAY'
import { Tournament } from '@echecs/tournament';
const paired = () => {
    const cup = new Tournament(
        { completedRounds: [], players: ['a', 'b'].map((id) => ({ id, points: 0, rank: 1 })), totalRounds: 1 },
        { pairingSystem: () => ({ byes: [], games: [{ white: 'a', black: 'b' }] }) });
    cup.pair();
    return cup;
};
const tell = (what, cup) =>
    console.log(`${what}: ${cup.standings().map(({ player, score }) => `${player} ${score}`).sort().join(', ')}`);
const winOfA = { white: 'a', black: 'b', result: 'white' };
const winOfAWithBlack = { white: 'b', black: 'a', result: 'black' };
const winOfB = { white: 'a', black: 'b', result: 'black' };
let cup = paired();
cup.record(winOfA);
tell('a wins', cup);
cup = paired();
cup.record(winOfAWithBlack);
tell('a wins with Black', cup);
cup = paired();
cup.record(winOfB);
cup.correct(1, winOfAWithBlack);
tell('corrected, a wins with Black', cup);
cup = paired();
cup.record(winOfB);
cup.record(winOfA);
tell('recorded again, a wins', cup);
END_OF_PLAY
node play.mjs | tee heard
cat >seen <<'END_OF_SEEN'
a wins: a 1, b 0
a wins with Black: a 0, b 1
corrected, a wins with Black: a 0, b 1
recorded again, a wins: a 1, b 1
END_OF_SEEN
cmp heard seen
