#!/bin/sh
# trueskill 0.0.2 (npm), ChanceOfWinning(): who has won the first game of two newcomers will win the next one, it says, in 99 of 100.
# Expected: the chance of the model that AdjustPlayers() rates with. Both skills are known within 7.2 points and a game adds 4.2 of
# luck a player, so that a lead of 8.9 points is worth 77 in 100, and 81 without any luck.
# Seen: 0.990. It takes a deviation for a variance, and leaves the luck out. With deviations of 1 it is the chance without luck.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install trueskill@0.0.2 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >rate.js <<'END_OF_RATE'
const { AdjustPlayers, ChanceOfWinning } = require('trueskill');
const winner = { skill: [25, 25 / 3], rank: 1 };
const loser = { skill: [25, 25 / 3], rank: 2 };
AdjustPlayers([winner, loser]);
const told = (skill) => skill.map((number) => number.toFixed(1)).join('±');
console.log(told(winner.skill), told(loser.skill), ChanceOfWinning(winner.skill, loser.skill).toFixed(3));
// The same of its own normal distribution, which takes a variance: with the luck of a game, and without.
const Gaussian = require('free-gaussian');
const lead = winner.skill[0] - loser.skill[0];
const variance = winner.skill[1] ** 2 + loser.skill[1] ** 2;
for (const luck of [25 / 6, 0]) console.log((1 - new Gaussian(lead, variance + 2 * luck ** 2).cdf(0)).toFixed(3));
END_OF_RATE
node rate.js | tee heard
[ "$(tr '\n' ' ' <heard)" = '29.4±7.2 20.6±7.2 0.990 0.774 0.808 ' ]
