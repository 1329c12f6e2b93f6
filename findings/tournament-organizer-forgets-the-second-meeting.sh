#!/bin/sh
# tournament-organizer 4.1.1 (npm): in a double round robin its tie-breaks know the first meeting of two players only. Where three
# have beaten each other once each, and the fourth twice, one of the three wins the tie-break by what happened in the first half.
# Expected: Sonneborn-Berger, the points of all whom one has beaten, each as often as one has, is 4 + 4 + 0 + 0 = 8 for all three,
# and they share first place.
# Seen: 8, 4 and 0, in this order. Buchholz and Koya's points likewise count an opponent once.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install tournament-organizer@4.1.1 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >play.mjs <<'END'
import Manager from 'tournament-organizer';
const cup = new Manager().createTournament('Cup', {
    stageOne: { format: 'double-round-robin' }, scoring: { tiebreaks: ['sonneborn berger'] } });
for (const name of ['Ann', 'Bob', 'Cid', 'Dan']) cup.createPlayer(name);
cup.startTournament();
const met = {};
for (let round = 1; round <= 6; ++round) {
    for (const match of cup.getMatchesByRound(round)) {
        const players = [match.getPlayer1(), match.getPlayer2()].map(({ id }) => cup.getPlayer(id).getName());
        const [first, last] = [...players].sort();
        const meeting = met[first + last] = (met[first + last] ?? 0) + 1;
        // Dan loses all; of the others, who is last in the alphabet wins the first meeting, who is first the second.
        const winner = last === 'Dan' || meeting === 2 ? first : last;
        cup.enterResult(match.getId(), ...players.map((player) => (player === winner ? 1 : 0)));
    }
    if (round < 6) cup.nextRound();
}
for (const { player, matchPoints, tiebreaks } of cup.getStandings()) {
    console.log(`${player.getName()}: ${matchPoints} points, Sonneborn-Berger ${tiebreaks.sonnebornBerger}`);
}
END
node play.mjs | tee heard
[ "$(cat heard)" = 'Cid: 4 points, Sonneborn-Berger 8
Bob: 4 points, Sonneborn-Berger 4
Ann: 4 points, Sonneborn-Berger 0
Dan: 0 points, Sonneborn-Berger 0' ]
