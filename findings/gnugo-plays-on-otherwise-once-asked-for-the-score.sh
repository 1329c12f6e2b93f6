#!/bin/sh
# GNU Go 3.8 (Debian 3.8-11), --level 5 --seed 7: whoever asks final_score or final_status in the middle of a game gets another game.
# Expected: a question changes no move. With a seed two games are the same, asked or not, as they are with estimate_score; and
# reg_genmove, which is there so that a test can be repeated, answers one position with one move.
# Seen: after eighteen moves of its own Black plays E6; F2 after final_score, after final_status, and in a process that was told the
# eighteen moves. What was read for earlier moves is kept, and changes what is chosen (the manual warns of a move that cannot be found
# again for that); a score plays on from the board and throws it away, as clear_cache does. So a game that a controller adjudicates,
# or that is taken up again after a break, is not the one that was going on.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download gnugo=3.8-11 >/dev/null 2>&1
dpkg-deb -x gnugo_3.8-11_*.deb .
play() { usr/games/gnugo --mode gtp --level 5 --seed 7 | sed -n 's/^=[0-9]* \([A-J][1-9]\)$/\1/p' | tr '\n' ' '; }
start='boardsize 9\nclear_board\nkomi 6.5\n'
game() { # question, then the command for the nineteenth move
    printf "$start"
    for _ in 1 2 3 4 5 6 7 8 9; do printf '1 genmove b\n1 genmove w\n'; done
    printf '%s\n2 %s b\nquit\n' "$1" "$2"
}
for command in genmove reg_genmove; do
    for question in get_komi estimate_score final_score 'final_status E5' clear_cache; do
        echo "$command, asked $question: $(game "$question" $command | play)"
    done
done >heard
told() {
    printf "$start"
    color=b
    for vertex in $(sed -n '1s/.*: \(.*\) [A-J][1-9] *$/\1/p' heard); do
        echo "play $color $vertex"
        [ $color = b ] && color=w || color=b
    done
    printf '1 reg_genmove b\nquit\n'
}
echo "reg_genmove, told the moves: $(told | play)" >>heard
# The eighteen moves are the same in all games; after them comes the answer.
sed -n '1s/.*: \(.*\) [A-J][1-9] *$/\1/p' heard
sed 's/: .* \([A-J][1-9] *\)$/: \1/; s/ *$//' heard | tee last
[ "$(sed -n 's/.*: \(.*\) [A-J][1-9] *$/\1/p' heard | sort -u | wc -l)" = 1 ]
cat >seen <<'END_OF_SEEN'
genmove, asked get_komi: E6
genmove, asked estimate_score: E6
genmove, asked final_score: F2
genmove, asked final_status E5: F2
genmove, asked clear_cache: F2
reg_genmove, asked get_komi: E6
reg_genmove, asked estimate_score: E6
reg_genmove, asked final_score: F2
reg_genmove, asked final_status E5: F2
reg_genmove, asked clear_cache: F2
reg_genmove, told the moves: F2
END_OF_SEEN
cmp last seen
