#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11), --mode gtp --outfile FILE: the file is emptied at the start and stays empty.
# Expected: the game, as on its own board (--mode ascii), where each move is written as it is played; the option is documented to save
# the played game, and among those of all modes. Or it leaves the file alone.
# Seen: 0 bytes after a game with moves of both sides, an undo, a score and quit, also with -l, and nothing on standard error. Who
# starts it for each game of a match with one such command has lost the record that was there.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_*.deb .
PATH=$dir/usr/games:$PATH
export PATH

kept() { echo "$1: $(grep -o ';[BW][[]' "$2" | wc -l) moves, $(wc -c <"$2" | sed 's/^[1-9].*/some/') bytes"; }
{
    printf 'A9\nJ1\nquit\n' | timeout 60 gnugo --mode ascii --quiet --boardsize 9 --level 1 -o ascii.sgf >/dev/null 2>&1
    kept ascii ascii.sgf
    echo '(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];W[cc])' >before.sgf
    cp before.sgf after.sgf
    kept 'before gtp' after.sgf
    printf 'boardsize 9\nplay b C3\ngenmove w\nplay b pass\nundo\ngenmove b\nfinal_score\nquit\n' |
        timeout 60 gnugo --mode gtp --level 1 -o after.sgf 2>told | sed -n 's/^?.*/gtp: &/p'
    kept gtp after.sgf
    printf 'genmove b\nquit\n' | timeout 60 gnugo --mode gtp --level 1 -l before.sgf -o resumed.sgf >/dev/null 2>>told
    kept 'gtp, resumed' resumed.sgf
    echo "told: $(wc -c <told) bytes"
} | tee heard
cat >seen <<'END_OF_SEEN'
ascii: 4 moves, some bytes
before gtp: 2 moves, some bytes
gtp: 0 moves, 0 bytes
gtp, resumed: 0 moves, 0 bytes
told: 0 bytes
END_OF_SEEN
cmp heard seen
