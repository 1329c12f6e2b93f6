#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11): of a game of 501 moves it knows the last 450. Who takes such a game back to its beginning, as a controller
# does that goes to another position, hears "cannot undo" after 450 and stands in the middle of the game.
# Expected: each move that was played can be taken back, and move_history lists them all, as both do up to 500; or, as GTP 2 lets an
# engine have a limit, the last 500.
# Seen: 450 and 450 of 501, played or read from a record, and up to 500 again until the 552nd: fifty and one are thrown away at once.
# Neither the answer to the move nor anything on standard error says so.
# The game is long as two stones are sent and one comes back, again and again, which the simple ko rule allows.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_*.deb .
PATH=$dir/usr/games:$PATH
export PATH

moves() { # so many of the game
    {
        printf 'b A2\nw C2\nb B2\nw D1\nb J9\nw B1\nb pass\n'
        for _ in $(seq 150); do printf 'w A1\nb C1\nw B1\nb pass\n'; done
    } | sed "$1q"
}
back() { # takes so many back
    echo '1 move_history'
    for _ in $(seq "$1"); do echo '2 undo'; done
    printf '3 list_stones b\nquit\n'
}
told() { # what is answered to that
    timeout 60 gnugo --mode gtp --level 1 2>errors | awk -v name="$1" '
        /^[=?][0-9]/ { history = /^=1/ } / [A-HJ][1-9]$| PASS$/ && history { ++listed }
        /^=2/ { ++undone } /^[?]/ { ++refused[substr($0, index($0, " "))] } /^=3/ { stones = substr($0, 4) }
        END { print name ": " listed " listed, " undone " taken back, black stones:" (stones == "" ? " none" : " " stones)
              for (what in refused) print name ":" what ", " refused[what] }'
    cat errors
}
for count in 500 501 551 552; do
    { printf 'boardsize 9\nclear_board\n'; moves $count | sed 's/^/play /'; back $count; } | told $count
done | tee heard
{
    printf '(;GM[1]FF[4]SZ[9]'
    moves 501 | awk '{ at = $2 == "pass" ? "" : sprintf("%c%c", 96 + index("ABCDEFGHJ", substr($2, 1, 1)), 106 - substr($2, 2))
                       printf ";%s[%s]", toupper($1), at }'
    echo ')'
} >game.sgf
{ echo 'loadsgf game.sgf'; back 501; } | told '501 of a record' | tee -a heard
cat >seen <<'END_OF_SEEN'
500: 500 listed, 500 taken back, black stones: none
501: 450 listed, 450 taken back, black stones: J9 A2 B2
501: cannot undo, 51
551: 500 listed, 500 taken back, black stones: J9 A2 B2
551: cannot undo, 51
552: 450 listed, 450 taken back, black stones: J9 A2 B2
552: cannot undo, 102
501 of a record: 450 listed, 450 taken back, black stones: J9 A2 B2
501 of a record: cannot undo, 51
END_OF_SEEN
cmp heard seen
