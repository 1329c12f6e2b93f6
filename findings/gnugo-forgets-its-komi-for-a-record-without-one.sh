#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11), --komi: a record that names no komi is scored with 5.5, whatever the command line says, and whoever goes
# on from it by GTP or on its board plays with 5.5, too.
# Expected: the komi that was asked for holds where the record has none, as the rules of the command line do; --komi is documented to
# set it, also where nobody plays, and for --score there is no other way to say it.
# Seen: with --komi 20 the komi is 20 and after loadsgf of a record without KM 5.5; --score finish, estimate and aftermath say W+5.5, and
# W+20 for the same record with KM[20]. --chinese-rules holds, even against a record that says RU[Japanese].
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_*.deb .
PATH=$dir/usr/games:$PATH
export PATH

# A game on 5x5 that is jigo without komi; by area Black is a point ahead.
moves=';B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[ca];W[cb];B[cc];W[cd];B[ce]'
echo "(;GM[1]FF[4]SZ[5]$moves;W[])" >without.sgf
echo "(;GM[1]FF[4]SZ[5]KM[20]$moves;W[])" >with.sgf
echo "(;GM[1]FF[4]SZ[5]KM[20]RU[Japanese]$moves;W[])" >japanese.sgf
gtp() { # its answers to what comes in, in one line
    timeout 60 gnugo --mode gtp "$@" | sed -n 's/^= *\([^ ].*\)/\1/p' | tr '\n' ' ' | sed 's/ $//'
}
{
    for record in with without; do
        for method in finish estimate aftermath; do
            echo "$record, $method: $(timeout 60 gnugo --komi 20 --score $method -l $record.sgf 2>/dev/null | tail -n 1)"
        done
        echo "$record, -l: $(printf 'get_komi\nfinal_score\n' | gtp --komi 20 -l $record.sgf)"
        echo "$record, loadsgf: $(printf 'get_komi\nloadsgf %s.sgf\nget_komi\n' $record | gtp --komi 20)"
    done
    echo "rules: $(echo final_score | gtp -l japanese.sgf), $(echo final_score | gtp --chinese-rules -l japanese.sgf)"
} | tee heard
cat >seen <<'END_OF_SEEN'
with, finish: White wins by 20.0 points
with, estimate: White wins by 20.0 points
with, aftermath: White wins by 20.0 points
with, -l: 20.0 W+20.0
with, loadsgf: 20.0 black 20.0
without, finish: White wins by 5.5 points
without, estimate: White wins by 5.5 points
without, aftermath: White wins by 5.5 points
without, -l: 5.5 W+5.5
without, loadsgf: 20.0 black 5.5
rules: W+20.0, W+19.0
END_OF_SEEN
cmp heard seen
