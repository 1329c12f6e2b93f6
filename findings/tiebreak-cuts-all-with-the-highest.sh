#!/bin/sh
# tiebreak 0.4.0 (npm), buchholz() with cutLowest 0 and cutHighest 1: who is to lose only the best of his opponents loses them all, and
# has 0. The modified median of American tournaments is of that kind for everybody with less than half of the points.
# Expected: the sum without the highest of the opponents' scores, as with cutLowest 1 it is the one without the lowest; both are
# parameters of the same method, each 0 where nothing is said.
# Seen of six players after three rounds, where the sixth has met opponents with 3, 2 and 1 points: 6 in all, 5 without the lowest, 2
# without both and 0 without the highest, instead of 3; 0 without the two highest, instead of 1. The lowest are taken off by counting
# from the end of an array, where none counts as all. By these numbers everybody below the half is equal, and nothing says so.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install tiebreak@0.4.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >cut.mjs <<'END_OF_CUT'
import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';
// The first of each pair has won.
const rounds = [['a-f', 'b-e', 'c-d'], ['a-c', 'b-f', 'd-e'], ['a-b', 'e-f', 'c-d']];
const results = new Results(TournamentType.SWISS, rounds.map((games) => ({
    pairings: games.map((game) => {
        const [white, black] = game.split('-');
        return { white, black, scoreWhite: 1, scoreBlack: 0, forfeited: false };
    }),
})));
for (const adjustment of Object.values(UnplayedRoundsAdjustment)) {
    const breaker = new Tiebreaker(results, adjustment);
    const cut = (lowest, highest) => breaker.buchholz('f', rounds.length, lowest, highest);
    console.log(`${adjustment}: all ${cut(0, 0)}, without the lowest ${cut(1, 0)}, both ${cut(1, 1)}, ` +
        `the highest ${cut(0, 1)}, two highest ${cut(0, 2)}`);
}
END_OF_CUT
node cut.mjs | tee heard
cat >seen <<'END_OF_SEEN'
NONE: all 6, without the lowest 5, both 2, the highest 0, two highest 0
FIDE_2023: all 6, without the lowest 5, both 2, the highest 0, two highest 0
FIDE_2009: all 6, without the lowest 5, both 2, the highest 0, two highest 0
END_OF_SEEN
cmp heard seen
