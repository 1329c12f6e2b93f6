#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11): where a game ends on the same stones as the one that was scored last, final_score answers the
# score of that one, whatever komi, handicap or moves it had. Players without chance who meet twice do that.
# Expected: after boardsize, clear_board and komi 20 the score is that of this game, W+15.
# Seen: B+5.0, as in the game with komi 0; W+15.0 from a new process, and once another board was scored in between.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
game() { # komi, and a further stone of Black's
    printf 'boardsize 5\nclear_board\nkomi %s\n' "$1"
    for row in 1 2 3 4 5; do printf 'play b C%s\nplay w D%s\n' $row $row; done
    [ -z "${2-}" ] || echo "play b $2"
    echo 'play b pass'
    echo 'play w pass'
    echo '1 final_score'
}
play() { usr/games/gnugo --mode gtp --chinese-rules | grep '^=1'; }
{
    { game 0 && game 20; } | play
    game 20 | play
    { game 0 && game 0 A1 && game 20; } | play
} | tee heard
[ "$(tr '\n' ' ' <heard)" = '=1 B+5.0 =1 B+5.0 =1 W+15.0 =1 B+5.0 =1 B+5.0 =1 W+15.0 ' ]
