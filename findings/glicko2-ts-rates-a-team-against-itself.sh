#!/bin/sh
# glicko2.ts 1.3.2 (npm), updateRatings() with a match of two teams, as in pair Go: what the members gain does not depend on who
# their opponents were.
# Expected: each is rated as if he had met one player of the other team's mean rating and deviation, its "composite opponent". Who
# beats a team of 2300 with 1500 gains twice as much as among equals, and next to nothing from one of 700, as players alone do.
# Seen: 7.3 points from any of the three, and the losers lose as many, since the composite opponent is the member's own team's. So of
# a strong and a weak player who win together the strong one gains 1.4 and the weak one 13.4, whomever they beat.
# Checked against the same package's match of two players, and by glicko2-lite 5.0.0, which has the same numbers for that.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install glicko2.ts@1.3.2 glicko2-lite@5.0.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >rate.js <<'END_OF_RATE'
const { Glicko2, Team } = require('glicko2.ts');
const glicko2lite = require('glicko2-lite');
const deviation = 50;
const volatility = 0.06;
const ranking = () => new Glicko2({ tau: 0.5, rating: 1500, rd: deviation, vol: volatility });
// What each of the winners gains, and each of the losers.
const gained = (winners, losers) => {
    const all = ranking();
    const [won, lost] = [winners, losers].map((team) => team.map((rating) => all.makePlayer(rating, deviation, volatility)));
    all.updateRatings([winners.length > 1 ? [new Team(won), new Team(lost), 1] : [won[0], lost[0], 1]]);
    const told = (players, before) => players.map((player, i) => (player.getRating() - before[i]).toFixed(1));
    return [...told(won, winners), ...told(lost, losers)].join(' ');
};
for (const others of [700, 1500, 2300]) {
    const { rating } = glicko2lite(1500, deviation, volatility, [[others, deviation, 1]]);
    console.log(`1500 beats ${others}: ${gained([1500], [others])}, glicko2-lite ${(rating - 1500).toFixed(1)}`);
    console.log(`two of 1500 beat two of ${others}: ${gained([1500, 1500], [others, others])}`);
    console.log(`2300 and 1500 beat two of ${others}: ${gained([2300, 1500], [others, others])}`);
}
END_OF_RATE
node rate.js | tee heard
cat >seen <<'END_OF_SEEN'
1500 beats 700: 0.2 -0.2, glicko2-lite 0.2
two of 1500 beat two of 700: 7.3 7.3 -7.3 -7.3
2300 and 1500 beat two of 700: 1.4 13.4 -7.3 -7.3
1500 beats 1500: 7.3 -7.3, glicko2-lite 7.3
two of 1500 beat two of 1500: 7.3 7.3 -7.3 -7.3
2300 and 1500 beat two of 1500: 1.4 13.4 -7.3 -7.3
1500 beats 2300: 14.7 -14.7, glicko2-lite 14.7
two of 1500 beat two of 2300: 7.3 7.3 -7.3 -7.3
2300 and 1500 beat two of 2300: 1.4 13.4 -7.3 -7.3
END_OF_SEEN
cmp heard seen
