#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11), printsgf and loadsgf by Chinese rules: the record that it writes is another game to itself.
# Expected: what it writes it reads back: the same score, the same handicap, the same side to play.
# Seen: it adds the prisoners to the record's komi, as if territory were counted, so that B+5.0 is B+6.0 once it has read
# its own file; and a handicap of two comes back as none, with Black to play, two points of compensation lost (B+3.0, B+5.0).
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
finished() { # five columns: three of Black, two of White
    for row in 1 2 3 4 5; do
        [ $row -le "$1" ] || echo "play b C$row"
        echo "play w D$row"
    done
}
play() { usr/games/gnugo --mode gtp --chinese-rules | grep '^=[0-9]' | sed 's/  */ /g'; }
{
    printf 'boardsize 5\nclear_board\nkomi 0\nplay w A1\nplay b A2\nplay b B1\n' # Black takes a stone
    finished 0
    printf '1 final_score\nprintsgf one.sgf\n'
    printf 'boardsize 5\nclear_board\nkomi 0\nset_free_handicap C1 C2\n2 get_handicap\nprintsgf start.sgf\n'
    finished 2
    printf '3 final_score\nprintsgf two.sgf\nquit\n'
} | play | tee heard
printf '1 loadsgf start.sgf\n2 loadsgf one.sgf\n3 get_komi\n4 final_score\nquit\n' | play | tee -a heard
printf '5 loadsgf two.sgf\n6 get_handicap\n7 final_score\nquit\n' | play | tee -a heard
[ "$(tr '\n' ' ' <heard)" = \
    '=1 B+5.0 =2 2 =3 B+3.0 =1 black =2 black =3 -1.0 =4 B+6.0 =5 black =6 0 =7 B+5.0 ' ]
