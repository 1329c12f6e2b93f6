#!/bin/sh
# Leela Zero 0.17 (Debian 0.17-1+b2), loadsgf and printsgf: of a position that was set up, as of a problem or of a game that goes on
# from one, its record keeps Black's stones and leaves out White's; and Black's are a handicap there that nobody gave.
# Expected: AB and AW as they were read, or as GNU Go writes them, who has all stones of both in its file; no HA where none was.
# Seen: AB[dd][dp]AW[pp][pd][jj] comes back as HA[2] and AB[dp][dd], without AW. White has four stones and wins by 1.5; of its own
# file it reads one white stone and counts two points of compensation, W+0.5. It answers that all is well.
# The network is one without a mind, made here; a final_score asks none.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 leela-zero=0.17-1+b2 libboost-filesystem1.74.0=1.74.0+ds1-21 \
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

echo '(;FF[4]GM[1]SZ[19]KM[0.5]AB[dd][dp]AW[pp][pd][jj]PL[B];B[cc];W[qq])' >first.sgf
{
    printf 'loadsgf first.sgf\n1 final_score\nprintsgf leelaz.sgf\nloadsgf leelaz.sgf\n2 final_score\nquit\n' |
        usr/games/leelaz --gtp --cpu-only --noponder -t 1 -w network 2>said | grep '^=[12]'
    printf 'loadsgf first.sgf\nprintsgf gnugo.sgf\nquit\n' | usr/games/gnugo --mode gtp >said
    for program in leelaz gnugo; do # the stones of each record, however they came there
        for color in B W; do
            stones=$(tr -d '\n' <$program.sgf | grep -o "[;A]$color\(\[[a-s][a-s]\]\)*" | grep -o '[a-s][a-s]' | sort | tr '\n' ' ')
            echo "$program: $color $stones"
        done
        grep -o 'HA.[0-9].' $program.sgf
    done
} | sed 's/ *$//' | tee heard
cat >seen <<'END_OF_SEEN'
=1 W+1.5
=2 W+0.5
leelaz: B cc dd dp
leelaz: W qq
HA[2]
gnugo: B cc dd dp
gnugo: W jj pd pp qq
HA[0]
END_OF_SEEN
cmp heard seen
