#!/bin/sh
# Leela Zero 0.17 (Debian 0.17-1+b2): at one second a move it does not search at all.
# Expected: about half of the search that it does at two seconds a move.
# Seen with a small network: one playout of one second, some two thousand of two. It keeps a second back for the way to the
# server (--lagbuffer), and what is left of one second is nothing; nothing says so.
# The network is one without a mind, made here.
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

for period in 1 2; do
    printf 'time_settings 0 %s 1\ntime_left b %s 1\ngenmove b\nquit\n' $period $period |
        usr/games/leelaz --gtp --cpu-only --noponder -t 1 -w network 2>&1 >/dev/null |
        sed -n "s/.* nodes, \([0-9]*\) playouts.*/$period s: \1 playouts/p"
done | tee heard
[ "$(sed -n 1p heard)" = '1 s: 1 playouts' ]
[ "$(sed -n '2s/2 s: \(.*\) playouts/\1/p' heard)" -gt 20 ]
