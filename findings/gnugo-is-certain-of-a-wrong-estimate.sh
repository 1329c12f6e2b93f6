#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11): on a finished board with a seki, estimate_score and final_score are twelve points apart, and the
# bounds of the estimate say that it is certain.
# Expected: where nothing is left to play, both say the same, W+15 by territory; or the bounds hold it.
# Seen: final_score W+15.0, estimate_score W+3.0 (upper bound: 3.0, lower: 3.0), before and after; the same four stones are
# dead to dragon_status and in seki to final_status.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
{
    printf 'boardsize 9\nclear_board\nkomi 0\n'
    row=9
    for line in .X.O.X.XO XXOOOXXXO OOXXXOOOO .OX.XO... .OX.XO... OOXXXOOOO .OX.XO... .OX.XO... .OX.XO...; do
        for column in A B C D E F G H J; do
            case $line in X*) echo "play b $column$row" ;; O*) echo "play w $column$row" ;; esac
            line=${line#?}
        done
        row=$((row - 1))
    done
    printf '1 estimate_score\n2 final_score\n3 estimate_score\n4 dragon_status C8\n5 final_status C8\nquit\n'
} >commands
usr/games/gnugo --mode gtp --japanese-rules <commands | grep '^=[1-5]' | tee heard
[ "$(cat heard)" = '=1 W+3.0 (upper bound: 3.0, lower: 3.0)
=2 W+15.0
=3 W+3.0 (upper bound: 3.0, lower: 3.0)
=4 dead
=5 seki' ]
