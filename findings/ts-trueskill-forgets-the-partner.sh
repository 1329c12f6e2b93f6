#!/bin/sh
# ts-trueskill 5.1.0 (npm), rate() with teams that name their players, as for pair Go: of each team the first player's rating comes
# back, and the others' are gone.
# Expected: all members under their names, as from the Python package that it is a port of and that it differs from in its backends
# alone, by its README; the same ratings that teams without names have.
# Seen: the names a and c of four. Names that are numbers come in the order of their size, so that of { 7: …, 3: … } 3 is kept. Who
# writes the answer back to his table has rated half of the players, and they play their next game with the rating of before.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install ts-trueskill@5.1.0 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >rate.mjs <<'END_OF_RATE'
import { rate, Rating } from 'ts-trueskill';
const told = (teams) => teams.map((team) =>
    Object.entries(team).map(([name, { mu }]) => `${name} ${mu.toFixed(2)}`).join(' ')).join(', ');
const [a, b, c, d] = [25, 30, 25, 20].map((mu) => new Rating(mu, 4));
console.log(`without names: ${told(rate([[a, b], [c, d]]))}`);
console.log(`with names: ${told(rate([{ a, b }, { c, d }]))}`);
console.log(`with numbers: ${told(rate([{ 7: a, 3: b }, { 5: c, 2: d }]))}`);
END_OF_RATE
node rate.mjs | tee heard
cat >seen <<'END_OF_SEEN'
without names: 0 25.52 1 30.52, 0 24.48 1 19.48
with names: a 25.52, c 24.48
with numbers: 3 30.52, 2 19.48
END_OF_SEEN
cmp heard seen
