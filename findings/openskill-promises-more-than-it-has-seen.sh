#!/bin/sh
# openskill 5.0.1 (npm), rate() and predictWin(): who has won three of four games against another, four thousand times, wins the next
# one with a chance of 86 in 100, it says; of 91 in 100 with thurstoneMostellerPart.
# Expected: 75 in 100, as with thurstoneMostellerFull and with ts-trueskill 5.1.0; where all that is known is one rate, the ratings
# settle where they foretell it. Full and partial pairing are one where there are two players, as the two bradleyTerry models show.
# Seen: 0.864 with plackettLuce, which is what one has without choosing, and both bradleyTerry; 0.911 and 0.749. These three learn a
# logistic curve, on which 3 to 1 is a lead of ln 3 = 1.10 scales, and predictWin() reads it off the normal one, where it would be
# 0.67: Φ(1.10) = 0.864. thurstoneMostellerPart learns with a scale twice as long, Φ(2 · 0.67) = 0.911. With half of the games won all
# say 0.500.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install openskill@5.0.1 ts-trueskill@5.1.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >predict.mjs <<'END_OF_PREDICT'
import { predictWin, rate, rating } from 'openskill';
import * as models from 'openskill/models';
import { TrueSkill } from 'ts-trueskill';
const trueskill = new TrueSkill(25, 25 / 3, 25 / 6, 25 / 300, 0); // the same numbers, and no draws
const programs = [
    ['openskill', rating, (teams) => rate(teams), (a, b) => predictWin([[a], [b]])[0]],
    ...Object.keys(models).sort().map((name) => [name, rating, (teams) => rate(teams, { model: models[name] }),
        (a, b) => predictWin([[a], [b]])[0]]),
    ['ts-trueskill', () => trueskill.createRating(), (teams) => trueskill.rate(teams), (a, b) => trueskill.winProbability([a], [b])],
];
// The mean of what is foretold before the last four hundred of all games; a wins where won has a 1, again and again.
const foretold = ([, newcomer, rated, chance], won) => {
    const games = 4000;
    let [a, b] = [newcomer(), newcomer()];
    let sum = 0;
    for (let game = 0; game < games; ++game) {
        if (game >= games - 400) sum += chance(a, b) / 400;
        if (won[game % won.length]) [[a], [b]] = rated([[a], [b]]);
        else [[b], [a]] = rated([[b], [a]]);
    }
    return sum.toFixed(3);
};
for (const program of programs) console.log(program[0], foretold(program, [1, 0, 1, 1]), foretold(program, [1, 0]));
END_OF_PREDICT
node predict.mjs | tee heard
cat >seen <<'END_OF_SEEN'
openskill 0.864 0.500
bradleyTerryFull 0.864 0.500
bradleyTerryPart 0.864 0.500
plackettLuce 0.864 0.500
thurstoneMostellerFull 0.749 0.500
thurstoneMostellerPart 0.911 0.500
ts-trueskill 0.748 0.500
END_OF_SEEN
cmp heard seen
