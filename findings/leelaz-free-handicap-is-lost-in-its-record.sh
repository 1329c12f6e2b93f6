#!/bin/sh
# Leela Zero 0.17 (Debian 0.17-1+b2): a handicap that it was told with set_free_handicap is none in the record that it
# writes; with fixed_handicap and the same stones it is one.
# Expected: HA[2] and AB in both, the same score before and after.
# Seen: it counts two points for White (B+359.0), writes the stones as two moves of Black's, and has lost the points when it
# reads that again (B+361.0).
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

for command in 'set_free_handicap D4 Q16' 'fixed_handicap 2'; do
    printf 'komi 0\n%s\n1 final_score\nprintsgf record.sgf\nloadsgf record.sgf\n2 final_score\nquit\n' "$command" |
        usr/games/leelaz --gtp --cpu-only --noponder -t 1 -w network 2>said | grep '^=[12]'
    grep -o 'HA.2.\|;B.dp.;B.pd.' record.sgf
done | tee heard
[ "$(tr '\n' ' ' <heard)" = '=1 B+359.0 =2 B+361.0 ;B[dp];B[pd] =1 B+359.0 =2 B+359.0 HA[2] ' ]
