#!/bin/sh
# task-spooler 1.0.1 (Debian 1.0.1+dfsg1-1), tsp -N 2: a match that needs two slots, as one of two engines that think at the same time
# does, waits until nobody is left who needs only one, even if it was made urgent.
# Expected: two slots are kept for it as soon as it is the first to be run; so it runs when the games before it have ended, as it does
# with -N 1. An urgent job is documented to come forward so that it runs as soon as possible.
# Seen with two slots, two games that run, the match, made urgent, and six games queued after it: "first second match 1 2 3 4 5 6" with
# -N 1 and "first second 1 2 3 4 5 6 match" with -N 2. A slot that gets free goes to the next one whom it is enough for, and two are
# hardly ever free at once. While games keep coming, the match is never played, and nothing says so.
set -eu
dir=$(mktemp -d)
trap 'TS_SOCKET="$dir/socket" "$dir/usr/bin/tsp" -K >/dev/null 2>&1 || true; rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download task-spooler=1.0.1+dfsg1-1 >/dev/null 2>&1
dpkg-deb -x task-spooler_1.0.1+dfsg1-1_*.deb .
export TS_SOCKET="$dir/socket" TMPDIR="$dir"
queue() { # slots seconds name
    usr/bin/tsp -N "$1" sh -c "echo $3 >>begun; sleep $2"
}
usr/bin/tsp -S 2
for slots in 1 2; do
    : >begun
    queue 1 1.6 first >/dev/null
    sleep 0.2
    queue 1 1 second >/dev/null
    match=$(queue "$slots" 1 match)
    for game in 1 2 3 4 5 6; do last=$(queue 1 1 "$game"); done
    usr/bin/tsp -u "$match"
    usr/bin/tsp -w "$match"
    usr/bin/tsp -w "$last"
    echo "-N $slots: $(paste -sd' ' begun)"
done | tee heard
cat >seen <<'END_OF_SEEN'
-N 1: first second match 1 2 3 4 5 6
-N 2: first second 1 2 3 4 5 6 match
END_OF_SEEN
cmp heard seen
