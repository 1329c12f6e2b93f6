#!/bin/sh
# GNU parallel 20221122 (Debian 20221122+ds-2): --resume after a run with --results, which by the manual finds the unfinished jobs
# in that folder, takes a job that was begun for one that is done.
# Expected: a game that --halt broke off is played again, as it is with --joblog.
# Seen: of three jobs, two at a time, the first to end stops the run; the second has written nothing by then. Resumed, the third is
# played and the second never: its folder is there, with an empty stdout, and the exit value is 0.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get download parallel=20221122+ds-2 >/dev/null 2>&1
dpkg -x parallel_*.deb .
export PARALLEL_HOME="$dir/home"
mkdir home
touch home/will-cite
play() { perl usr/bin/parallel -j2 --results results "$@" 'sleep {}; echo played {}' ::: 0.5 4 4.1 2>/dev/null; }
play --halt now,success=1 >/dev/null || true
play --resume >/dev/null && echo "resumed, exit value 0"
for seconds in 0.5 4 4.1; do
    echo "$seconds: $(cat "results/1/$seconds/stdout")"
done | tee heard
[ "$(tr '\n' ' ' <heard)" = '0.5: played 0.5 4:  4.1: played 4.1 ' ]
