#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11) as White in GMP does not know the size that its own command line names: it asks whoever
# proposes the game, and leaves when that side has none to name either. The 19x19 and the even game that GMP programs
# fall back on do not come about.
# Seen: after NEWGAME it asks for the rules and the size (03 ba b0 87, 00 b9 b0 89), and the answer 0 ("not known")
# ends it with: gnugo-gmp: Error "Neither player knows what the board size should be." occurred.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null
dpkg-deb -x gnugo_3.8-11_*.deb .

# NEWGAME, then "not known" to both questions; each packet is what GMP 1.0 has for it.
mkfifo line
./usr/games/gnugo --mode gmp --boardsize 9 --color white <line >heard 2>said &
{
    printf '\001\241\240\200'
    while [ "$(wc -c <heard)" -lt 4 ]; do sleep 0.1; done
    printf '\002\302\300\200'
    while [ "$(wc -c <heard)" -lt 8 ]; do sleep 0.1; done
    printf '\001\301\300\200'
    sleep 2
} >line
wait || true
od -An -tx1 heard
cat said
[ "$(od -An -tx1 heard | tr -d ' \n')" = 03bab08700b9b089 ]
grep -q 'Neither player knows what the board size should be' said
