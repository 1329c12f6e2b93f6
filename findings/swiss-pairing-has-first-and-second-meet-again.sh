#!/bin/sh
# swiss-pairing 1.4.3 (npm), getMatchups(): players meet again in rounds in which everybody could have met somebody new. Sixteen
# players, the better one always wins: the last two of the field do so in round 12, the first two in round 13.
# Expected: the README has it pair players "who have **not** faced each other" first of all. The weight of a second meeting (100) is
# held against the square of the distance of two scores, though: from eleven points on, which only long competitions have, the
# leaders rather play each other again than somebody from the end of the field.
# Seen: "100, 12: 15-16 again, 0 needed", then 1-2 in round 13, 1-3 and 14-16 in round 14; with a weight of 10000 nobody meets again.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install swiss-pairing@1.4.3 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >pair.cjs <<'END_OF_PAIR'
const Players = 16;
// Whether all of these can be paired with somebody they have not met.
const canAllMeetNew = (left, met) => left.length === 0 || left.slice(1).some((other) =>
    !met.has(`${left[0]}-${other}`) && canAllMeetNew(left.filter((id) => id !== left[0] && id !== other), met));
for (const options of [{}, { rematchWeight: 10000 }]) {
    const swiss = require('swiss-pairing')(options);
    const field = Array.from({ length: Players }, (_, i) => ({ id: i + 1, seed: i + 1 }));
    const met = new Set();
    const matches = [];
    for (let round = 1; round < Players; ++round) {
        const before = new Set(met);
        const again = [];
        for (const { home, away } of swiss.getMatchups(round, field, matches)) {
            const [better, other] = [home, away].sort((one, two) => one - two);
            (met.has(`${better}-${other}`) ? again : []).push(`${better}-${other}`);
            met.add(`${better}-${other}`);
            matches.push({ round, home: { id: better, points: 1 }, away: { id: other, points: 0 } });
        }
        if (again.length > 0) {
            const needed = canAllMeetNew(field.map(({ id }) => id), before) ? 0 : 'some';
            console.log(`${options.rematchWeight ?? 100}, ${round}: ${again.sort().join(' ')} again, ${needed} needed`);
        }
    }
}
END_OF_PAIR
node pair.cjs | tee heard
cat >seen <<'END'
100, 12: 15-16 again, 0 needed
100, 13: 1-2 again, 0 needed
100, 14: 1-3 14-16 again, 0 needed
END
cmp seen heard
