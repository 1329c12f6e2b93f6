#!/bin/sh
# GNU coreutils 9.1 (Debian 9.1-1) and GNU parallel 20221122 (20221122+ds-2): an engine that a game's script starts under timeout
# outlives the game that timeout, or parallel --timeout, breaks off. It goes on thinking beside the next games, up to its own limit.
# Expected: the time limit of the whole covers what is below, as the manual has it: only with --foreground are a command's children
# not timed out. A limit within a limit may end something sooner, never later.
# Seen: what the script starts is ended with it; under a timeout of its own it plays on. The inner timeout makes a process group for
# itself, which neither the outer one's signal nor parallel's reaches. With timeout --foreground in the script, which is said to let
# children go, the engine is ended with the game.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download coreutils=9.1-1 parallel=20221122+ds-2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
PATH=$dir/usr/bin:$PATH
PARALLEL_HOME=$dir/home
export PATH PARALLEL_HOME
mkdir home
touch home/will-cite
timeout --version | sed 1q

# An engine would play for six seconds, a game may take one.
printf '#!/bin/sh\nsleep 6\necho plays on >"$1"\n' >engine
# The script says who breaks it off, and the words before the engine.
printf '#!/bin/sh\nname=$1\nshift\n"$@" ./engine "$name"\necho over\n' >game
chmod +x engine game
for limit in env 'timeout 30' 'timeout --foreground 30'; do
    timeout 1 ./game "timeout: $limit" $limit || true &
    parallel -N0 --timeout 1 ./game "'parallel: $limit'" "$limit" ::: 1 2>/dev/null || true &
done
wait
sleep 9
for outer in timeout parallel; do
    for limit in env 'timeout 30' 'timeout --foreground 30'; do
        echo "$outer: $limit: $(cat "$outer: $limit" 2>/dev/null || echo ended)"
    done
done | tee heard
cat >seen <<'END_OF_SEEN'
timeout: env: ended
timeout: timeout 30: plays on
timeout: timeout --foreground 30: ended
parallel: env: ended
parallel: timeout 30: plays on
parallel: timeout --foreground 30: ended
END_OF_SEEN
cmp heard seen
