#!/bin/sh
# whr 0.3.2 (npm, whole-history ratings of Go players): the day of a game counts only if games are entered in the order of
# their days. A game that is entered late moves everybody's ratings, and nothing says so.
# Expected: the rating of a history depends on that history. Each game names its day, and a day is listed once.
# Seen with three games of a and b (a wins on day 1, b on day 50, a on day 100): a ends at 57 Elo and b at -57. Entered as
# 1, 100, 50 the same three games leave a at 1 and b at -1 on day 100; with a third player, day 1 is listed twice.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install whr@0.3.2 --prefix . --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >rate.js <<'END'
const { WholeHistoryRating } = require('whr');
const ratingsOfA = (games) => {
    const history = new WholeHistoryRating();
    for (const [black, white, winner, day] of games) history.createGame(black, white, winner, day, 0);
    history.iterate(300);
    return JSON.stringify(history.ratingsForPlayer('a').map(([day, elo]) => [day, elo]));
};
const two = [['a', 'b', 'B', 1], ['a', 'b', 'W', 50], ['a', 'b', 'B', 100]];
const three = [['a', 'b', 'B', 1], ['a', 'c', 'W', 1], ['a', 'b', 'B', 60], ['b', 'c', 'W', 60]];
const late = ([first, second, third, ...others]) => [first, third, second, ...others];
console.log([two, late(two), three, late(three)].map(ratingsOfA).join('\n'));
END
node rate.js | tee heard
[ "$(tr '\n' ' ' <heard)" = '[[1,47],[50,27],[100,57]] [[1,66],[100,45],[50,1]] [[1,27],[60,46]] [[1,37],[60,26],[1,-4]] ' ]
