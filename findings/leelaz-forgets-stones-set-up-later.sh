#!/bin/sh
# Leela Zero 0.17 (Debian 0.17-1+b2): loadsgf leaves out all stones that a record sets up after its first node, as problems and
# lessons often do, and plays the moves after them on the board without them. It answers that all is well.
# Expected: AB and AW count in any node (SGF FF[4]), as with GNU Go; or the file is refused.
# Seen: (;SZ[19]KM[0.5];AB[dd][pp]AW[dp];W[pd]) has one stone, white Q16, and W+361.5; the same with AB and AW in the first node has
# four, and W+0.5. What an engine is asked about such a file is about another position.
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

echo '(;SZ[19]KM[0.5];AB[dd][pp]AW[dp];W[pd])' >later.sgf
echo '(;SZ[19]KM[0.5]AB[dd][pp]AW[dp];W[pd])' >first.sgf
cat >commands <<'END'
1 loadsgf later.sgf
2 final_score
3 loadsgf first.sgf
4 final_score
quit
END
usr/games/leelaz -g -w network --cpu-only --noponder -p 2 -t 1 <commands 2>/dev/null | grep '^=[1-4]' | sed 's/ *$//' | tee heard
[ "$(cat heard)" = '=1
=2 W+361.5
=3
=4 W+0.5' ]
