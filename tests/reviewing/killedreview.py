#!/usr/bin/env python3
"""A review of a folder that is killed again and again: by hand, outside of CI.

    killedreview.py SHINPAN-CLI ENGINE [--games 500] [--moves 40] [--folder GAMES] [--kills 20]
                    [--jobs 1] [--visits 100] [--seed 1] [--range A-B] [--varying]

Reviews GAMES, or games that it makes up, once undisturbed and once killed with SIGKILL at random moments. Both write
the same files and the same report. No position whose answer was stored is asked again: the journal of the killed review
has no position twice (with one job; several ask the first position of their games at the same time).

With --varying the engine need not say the same twice, as those that are stopped at the first report with enough visits
do not: both journals have the same positions, and it is told how far chances are apart, also in standard deviations
of as many games at random as there were visits.
"""

import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time


def make_games(folder, count, moves, seed):
    """Writes games of stones at random, no two alike."""
    chance = random.Random(seed)
    for number in range(count):
        points = [a + b for a in "abcdefghijklmnopqrs" for b in "abcdefghijklmnopqrs"]
        chance.shuffle(points)
        line = "".join(f";{'BW'[i % 2]}[{point}]" for i, point in enumerate(points[:moves]))
        names = f"PB[Player {number % 17}]PW[Player {number % 13}]"
        (folder / f"{number:04}.sgf").write_text(f"(;GM[1]FF[4]SZ[19]KM[6.5]{names}{line})")


def call(arguments, games, place):
    place.mkdir()
    return [arguments.cli, "analyze", str(games), "--engine", arguments.engine, "--visits", str(arguments.visits),
            *(["--range", arguments.range] if arguments.range else []),
            "--jobs", str(arguments.jobs), "--journal", str(place / "journal"), "--output", str(place / "reviewed"),
            "--report", str(place / "report.json"), "--report", str(place / "report.html")]


def files_in(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def positions_in(journal):
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    return collections.Counter(line[:40] for line in lines)


def found_in(journal):
    """Chances and visits by position."""
    said = re.compile(rb"rootInfo visits (\d+) winrate ([0-9.e-]+)")
    lines = [(line[:40], said.search(line)) for line in journal.read_bytes().split(b"\n")[:-1]]
    return {key: (float(match[2]), int(match[1])) for key, match in lines if match}


def apart(one, other):
    """The distances of chances, and these in standard deviations."""
    for key in one.keys() & other.keys():
        (rate, visits), (other_rate, other_visits) = one[key], other[key]
        mean = min(max((rate + other_rate) / 2, 0.01), 0.99)
        distance = abs(rate - other_rate)
        yield distance, distance / (mean * (1 - mean) * (1 / visits + 1 / other_visits)) ** 0.5


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("engine")
    for name, usual in (("games", 500), ("moves", 40), ("kills", 20), ("jobs", 1), ("visits", 100), ("seed", 1)):
        parser.add_argument("--" + name, type=int, default=usual)
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--range")
    parser.add_argument("--varying", action="store_true")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as directory:
        place = pathlib.Path(directory)
        games = arguments.folder or place / "games"
        if not arguments.folder:
            games.mkdir()
            make_games(games, arguments.games, arguments.moves, arguments.seed)
        begun = time.monotonic()
        subprocess.run(call(arguments, games, place / "whole"), check=True, stdout=subprocess.DEVNULL)
        whole = time.monotonic() - begun
        words = call(arguments, games, place / "killed")
        begun = time.monotonic()
        kills = 0
        while True:
            review = subprocess.Popen(words, stdout=subprocess.DEVNULL)
            try:
                limit = None if kills == arguments.kills else chance.uniform(0, 2 * whole / (arguments.kills + 1))
                if review.wait(limit) != 0:
                    sys.exit(f"it ended with {review.returncode}")
                break
            except subprocess.TimeoutExpired:
                review.kill()
                review.wait()
                kills += 1
        killed = time.monotonic() - begun
        positions = positions_in(place / "killed" / "journal")
        again = sum(count - 1 for count in positions.values())
        differing = [name for part in ("reviewed", "report.json", "report.html")
                     for name in ([part] if (place / "whole" / part).is_file() else [])
                     if (place / "whole" / part).read_bytes() != (place / "killed" / part).read_bytes()]
        one, other = (files_in(place / which / "reviewed") for which in ("whole", "killed"))
        differing += [name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]
        print(f"{len(one)} files, {len(positions)} positions; undisturbed {whole:.1f} s, killed {kills} times "
              f"{killed:.1f} s; {again} positions stored twice; {len(differing)} files differ")
        if arguments.varying:
            one, other = (found_in(place / which / "journal") for which in ("whole", "killed"))
            distances = sorted(apart(one, other))
            mean = sum(d for d, _ in distances) / len(distances)
            print(f"chances: {sum(d == 0 for d, _ in distances)} equal, {mean:.4f} apart in the mean; "
                  f"beyond two deviations: {sum(s > 2 for _, s in distances)} of {len(distances)}")
            differing = one.keys() ^ other.keys()
        if differing or kills < arguments.kills or (again and arguments.jobs == 1):
            sys.exit(f"wrong: {list(differing)[:10]}")


main()
