#!/bin/sh
# GNU coreutils 9.1 (Debian 9.1-1), shuf -n COUNT --random-source=FILE: the same lines and the same random bytes give one sample where
# the lines come from a file, and another where they come from a pipe, or from a file that has grown beyond 8 MiB.
# Expected: a draw of openings that can be repeated, as the manual has it: save the random data, and use them again. So it is without
# -n, from a pipe as from a file; and five lines are the first five of six, so that a match can be made longer.
# Seen: a file, a redirection, -e, -i and the beginning of a whole shuffle draw 59 189 105 123 180. "cat openings | shuf -n 5" draws five
# others, and with -n 6 the sixth comes among them, not behind. A file of 10 MB with the same numbers does the same as the pipe: where
# it is not soon known how many lines there are, shuf keeps a reservoir, which uses the random bytes in another way.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download coreutils=9.1-1 >/dev/null 2>&1
dpkg-deb -x coreutils_9.1-1_*.deb .
PATH=$dir/usr/bin:$PATH
export PATH
shuf --version | sed 1q

for n in $(seq 200); do echo "$n" | sha512sum; done | cut -c1-128 | tr a-f A-F | tr -d '\n' | basenc -d --base16 >random
draw() { shuf --random-source=random "$@"; }
seq 200 >openings
awk '{ printf "%s %50000s\n", $1, "" }' openings >records # the same, with much behind each number
tell() { echo "$1: $(sed 's/ .*//' | tr '\n' ' ')" | sed 's/ *$//'; }
{
    draw -n 5 openings | tell 'file, 5'
    draw -n 6 openings | tell 'file, 6'
    draw -n 5 <openings | tell 'redirected, 5'
    draw -n 5 -e $(cat openings) | tell 'words, 5'
    draw -n 5 -i 1-200 | tell 'numbers, 5'
    draw openings | head -n 5 | tell 'all of the file, the first 5'
    cat openings | draw | head -n 5 | tell 'all of the pipe, the first 5'
    cat openings | draw -n 5 | tell 'pipe, 5'
    cat openings | draw -n 6 | tell 'pipe, 6'
    draw -n 5 records | tell 'large file, 5'
} | tee heard
cat >seen <<'END_OF_SEEN'
file, 5: 59 189 105 123 180
file, 6: 59 189 105 123 180 58
redirected, 5: 59 189 105 123 180
words, 5: 59 189 105 123 180
numbers, 5: 59 189 105 123 180
all of the file, the first 5: 59 189 105 123 180
all of the pipe, the first 5: 59 189 105 123 180
pipe, 5: 56 68 101 162 106
pipe, 6: 106 162 56 101 130 68
large file, 5: 56 68 101 162 106
END_OF_SEEN
cmp heard seen
