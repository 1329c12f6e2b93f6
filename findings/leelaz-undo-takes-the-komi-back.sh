#!/bin/sh
# Leela Zero 0.17 (Debian 0.17-1+b2): undo takes back the komi with the move. Controllers send clear_board before komi, so
# that whoever takes a game back to its start has the komi of the game before, and plays on with it.
# Expected: komi is a term of the game and stays until the next komi command, as with GNU Go and as GTP 2 has it.
# Seen: clear_board, komi 0.5, play b D4: B+360.5. After undo W+7.5 instead of W+0.5; after play b D4 again B+353.5.
# The network is one without a mind, made here; a final_score asks none.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download leela-zero=0.17-1+b2 libboost-filesystem1.74.0=1.74.0+ds1-21 \
    libboost-program-options1.74.0=1.74.0+ds1-21 ocl-icd-libopencl1=2.3.1-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
LD_LIBRARY_PATH=$PWD/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH
export HOME="$dir"

# Version 1 of its text format: input, one block of one filter, policy head and value head, all weights 0.
awk 'function line(n, value,  i) { for (i = 0; i < n; ++i) printf "%s%s", i ? " " : "", value; print "" }
     function convolution(n, m) { line(n, 0); line(m, 0); line(m, 0); line(m, 1) }
     BEGIN { print 1; convolution(18 * 9, 1); convolution(9, 1); convolution(9, 1)
             convolution(2, 2); line(362 * 722, 0); line(362, 0)
             convolution(1, 1); line(256 * 361, 0); line(256, 0); line(256, 0); line(1, 0) }' >network

cat >commands <<'END'
clear_board
komi 0.5
play b D4
1 final_score
undo
2 final_score
play b D4
3 final_score
quit
END
usr/games/leelaz --gtp --cpu-only --noponder -t 1 -w network <commands 2>said | grep '^=[123]' | tee heard
[ "$(tr '\n' ' ' <heard)" = '=1 B+360.5 =2 W+7.5 =3 B+353.5 ' ]
