#!/bin/sh
# sgf2dg 4.252 (Debian 4.252-1), -coords: the rows of a 9x9 board are 19 to 11, and those of a 13x13 board 19 to 7.
# Expected: 9 to 1 and 13 to 1, as its columns end at J and N: its usual coordinates are documented to be descending numbers on the
# vertical axis, and the file says SZ[9].
# Seen: the centre of 9x9 is E15, in ASCII as in TeX; with -coordStyle "--" it is in row 14, of 0 to 8. Stones, hoshi and edges are in
# their places, so that a diagram looks right, and a text beside it that says E5 names a point that is not there.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download sgf2dg=4.252-1 >/dev/null 2>&1
dpkg-deb -x sgf2dg_*.deb .
PERL5LIB=$dir/usr/share/perl5
export PERL5LIB

for size in 9 13 19; do
    echo "(;GM[1]FF[4]SZ[$size];B[ee])" >game.sgf
    # What stands right of the board, and below it.
    perl usr/bin/sgf2dg -i game.sgf -converter ASCII -coords -o STDOUT 2>/dev/null | sed '1,/^Diagram 1/d' >diagram
    echo "$size: rows $(sed -n 's/.*[|+]  \([0-9][0-9]*\)$/\1/p' diagram | tr '\n' ' ')"
    echo "$size: columns $(sed -n '/^ A /{s/  */ /g;s/^ //p}' diagram)"
    echo "$size: move 1 in row $(sed -n 's/.* 1 .*[|+]  \([0-9][0-9]*\)$/\1/p' diagram)"
done | sed 's/ *$//' | tee heard
echo '(;GM[1]FF[4]SZ[9];B[ee])' >game.sgf
{
    perl usr/bin/sgf2dg -i game.sgf -converter TeX -coords -o STDOUT 2>/dev/null | sed -n 's/.*[\]001.*rc{\([0-9]*\)}.*/TeX: row \1/p'
    perl usr/bin/sgf2dg -i game.sgf -converter ASCII -coords -coordStyle -- -o STDOUT 2>/dev/null | sed '1,/^Diagram 1/d' |
        sed -n 's/.* 1 .*[|+]  \([0-9][0-9]*\)$/"--": row \1/p'
} | tee -a heard
cat >seen <<'END_OF_SEEN'
9: rows 19 18 17 16 15 14 13 12 11
9: columns A B C D E F G H J
9: move 1 in row 15
13: rows 19 18 17 16 15 14 13 12 11 10 9 8 7
13: columns A B C D E F G H J K L M N
13: move 1 in row 15
19: rows 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1
19: columns A B C D E F G H J K L M N O P Q R S T
19: move 1 in row 15
TeX: row 15
"--": row 14
END_OF_SEEN
cmp heard seen
