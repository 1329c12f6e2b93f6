#!/bin/sh
# @echecs/tournament 3.3.0 (npm), standings() after the last result: points are those of all rounds, tie-breaks those of all but the
# last, and the cup may go to somebody else by that.
# Expected: with all results there, a table of them all. A tie-break is documented to be handed "all completed rounds".
# Seen with four players, three rounds and Sonneborn-Berger as the tie-break, the points of those whom one has beaten: a and d have
# two points, d has beaten a in the last round, and a is first, 2 to 1; isComplete is false. A round is completed when the next is
# paired, and pair() for a fourth round throws that the tournament is complete. Who catches that finds that it is now, and d first,
# 3 to 2.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install @echecs/tournament@3.3.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >play.mjs <<'END_OF_PLAY'
import { Tournament } from '@echecs/tournament';
const rounds = [['ab', 'cd'], ['ac', 'db'], ['da', 'bc']].map((games) => games.map(([white, black]) => ({ white, black })));
const cup = new Tournament(
    { completedRounds: [], players: [...'abcd'].map((id) => ({ id, points: 0, rank: 1 })), totalRounds: rounds.length },
    { pairingSystem: (_, completed) => ({ byes: [], games: rounds[completed.length] }) });
for (const games of rounds) {
    cup.pair();
    for (const game of games) cup.record({ ...game, result: 'white' }); // who is White wins
}
const sonnebornBerger = (id, completed, players) => completed.flatMap(({ games }) => games).filter(({ white }) => white === id)
    .reduce((sum, { black }) => sum + players.find((player) => player.id === black).points, 0);
const tell = () => console.log(cup.isComplete, cup.standings([sonnebornBerger])
    .map(({ player, rank, score, tiebreaks: [beaten] }) => `${rank} ${player} ${score}/${beaten}`).join(', '));
tell();
try {
    cup.pair();
} catch ({ message }) {
    console.log(message);
}
tell();
END_OF_PLAY
node play.mjs | tee heard
cat >seen <<'END_OF_SEEN'
false 1 a 2/2, 2 d 2/1, 3 c 1/2, 4 b 1/0
tournament is complete
true 1 d 2/3, 2 a 2/2, 3 c 1/2, 4 b 1/1
END_OF_SEEN
cmp heard seen
