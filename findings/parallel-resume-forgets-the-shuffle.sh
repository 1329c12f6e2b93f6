#!/bin/sh
# GNU parallel 20221122 (Debian 20221122+ds-2): a batch that was begun with --shuf cannot be finished with --resume, although
# the manual praises --shuf with --halt soon,done=… as a look at some of the jobs before all are run.
# Expected: the log knows the shuffled order, so that --resume runs those that are left, each once.
# Seen: the log numbers the jobs in the order of that run, which is shuffled anew by the next: of 40 games, some are played
# twice and as many never, and the log says 40 different ones. So it is without --shuf on the second run.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
apt-get -q download parallel=20221122+ds-2 >/dev/null 2>&1
dpkg-deb -x parallel_*.deb .
export HOME="$dir"
mkdir .parallel && touch .parallel/will-cite
run() { seq -f 'game%02.0f' 40 | usr/bin/parallel -j1 "$@" --joblog "$log" echo {}; }

for second in --shuf ''; do
    log=log$second
    run --shuf --halt soon,done=50% >"first$second" 2>/dev/null || true
    run $second --resume >"rest$second"
    sort "first$second" "rest$second" | uniq -d >twice
    sort "first$second" "rest$second" | uniq >once
    seq -f 'game%02.0f' 40 | sort | comm -23 - once >never
    echo "resumed with '$second': $(cat "first$second" "rest$second" | wc -l) runs, $(wc -l <twice) games twice," \
        "$(wc -l <never) never: $(tr '\n' ' ' <never)"
    [ "$(tail -n +2 "$log" | cut -f1 | sort -n | tr '\n' ' ')" = "$(seq 40 | tr '\n' ' ')" ]
    [ -s twice ] && [ -s never ]
done
