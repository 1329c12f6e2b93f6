#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11), final_score by Chinese rules: where an odd number of neutral points is left, whoever passed
# first has won one of them.
# Expected: points that touch both colours count for nobody: jigo, whoever passed last.
# Seen: on one and the same board, with five of them, B+1.0 when White passes last and W+1.0 when Black does: it plays on
# before it counts, from whose turn it would be.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
for passes in 'b w' 'w b'; do
    {
        printf 'boardsize 5\nclear_board\nkomi 0\n'
        for row in 1 2 3 4 5; do printf 'play b B%s\nplay w D%s\n' $row $row; done
        for color in $passes; do echo "play $color pass"; done
        printf '1 final_score\nquit\n'
    } | usr/games/gnugo --mode gtp --chinese-rules | grep '^=1'
done | tee heard
[ "$(tr '\n' ' ' <heard)" = '=1 B+1.0 =1 W+1.0 ' ]
