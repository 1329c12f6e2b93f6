#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11): copies that are started in the same second play the same game against themselves, move for move; one
# that is started in the next second plays another.
# Expected: a program that varies its play from run to run, as it does without --seed, varies it between runs that go on at once.
# Seen: three copies, one seed and one game of 30 moves; a second later another seed and another game. So a match with several games
# at a time plays copies of one game, and counts them all.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
{
    printf 'boardsize 9\nclear_board\nget_random_seed\n'
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do printf 'genmove b\ngenmove w\n'; done
    printf 'quit\n'
} >commands

# start FILE: plays in the background.
start() { usr/games/gnugo --mode gtp --level 1 <commands >"$1" & }

sleep "$(date +%N | awk '{ print 1 - $1 / 1e9 }')" # to the beginning of a second
start one
start two
start three
sleep 1.1
start later
wait
cmp one two && cmp one three && echo "three copies: one game"
cmp -s one later || echo "a second later: another one"
cmp one two
cmp one three
[ "$(sed -n 5p one)" != "$(sed -n 5p later)" ] # the seeds
! cmp -s one later
