#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11), final_score by Chinese rules: an eye in a seki is nobody's.
# Expected: W+17. By area every empty point that touches one colour alone is that colour's, in seki too; that is what
# goban 8.3.64 and tenuki 0.3.1 count on this board (31 to 48), where Black's two groups have an eye each and White's none.
# Seen: W+19.0, all three groups found to be in seki and both eyes called dame. By territory W+15.0, which is right.
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
    printf '1 final_score\n2 final_status A9\n3 final_status G9\n4 final_status D9\nquit\n'
} >commands
for rules in chinese japanese; do
    usr/games/gnugo --mode gtp --$rules-rules <commands | grep '^=[1-4]'
done | tee heard
[ "$(tr '\n' ' ' <heard)" = '=1 W+19.0 =2 dame =3 dame =4 seki =1 W+15.0 =2 dame =3 dame =4 seki ' ]
