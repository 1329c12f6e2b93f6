#!/bin/sh
# openskill 5.0.1 (npm), rate() with bradleyTerryPart or thurstoneMostellerPart: what the winner of three gains depends on which of
# the two that share the second place is named first. Beating a strong and a weak player at once is worth 6.6 points, or 0.8.
# Expected: ranks say who was before whom and players of one rank are in no order, so that the same result gives the same ratings, as
# the other models have it. Partial pairing compares neighbours only, and neighbours are taken from the list where ranks are equal.
# Seen: "bradleyTerryPart 31.6 25.8", "thurstoneMostellerPart 32.2 26.0"; "plackettLuce 31.0 31.0" and the Full models twice the same.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install openskill@5.0.1 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >rate.mjs <<'END'
import { rate, rating } from 'openskill';
import * as models from 'openskill/models';
const strong = rating({ mu: 60, sigma: 1 });
const weak = rating({ mu: 5, sigma: 1 });
for (const name of Object.keys(models).sort()) {
    const gained = [[strong, weak], [weak, strong]].map((others) =>
        rate([rating(), ...others].map((one) => [one]), { model: models[name], rank: [1, 2, 2] })[0][0].mu.toFixed(1));
    console.log(name, ...gained);
}
END
node rate.mjs | tee heard
cat >seen <<'END'
bradleyTerryFull 32.4 32.4
bradleyTerryPart 31.6 25.8
plackettLuce 31.0 31.0
thurstoneMostellerFull 50.3 50.3
thurstoneMostellerPart 32.2 26.0
END
cmp seen heard
