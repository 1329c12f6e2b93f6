#!/usr/bin/env python3
"""A review of a folder that is killed again and again: by hand, outside of CI.

    killedreview.py SHINPAN-CLI ENGINE [--games 500] [--moves 40] [--folder GAMES] [--kills 20]
                    [--jobs 1] [--visits 100] [--seed 1]

Reviews GAMES, or games that it makes up, once undisturbed and once killed with SIGKILL at random moments. Both write
the same files and the same report. No position whose answer was stored is asked again: the journal of the killed review
has no position twice (with one job; several ask the first position of their games at the same time).
"""

import argparse
import collections
import pathlib
import random
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
            "--jobs", str(arguments.jobs), "--journal", str(place / "journal"), "--output", str(place / "reviewed"),
            "--report", str(place / "report.json"), "--report", str(place / "report.html")]


def files_in(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def positions_in(journal):
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    return collections.Counter(line[:40] for line in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("engine")
    for name, usual in (("games", 500), ("moves", 40), ("kills", 20), ("jobs", 1), ("visits", 100), ("seed", 1)):
        parser.add_argument("--" + name, type=int, default=usual)
    parser.add_argument("--folder", type=pathlib.Path)
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
        if differing or kills < arguments.kills or (again and arguments.jobs == 1):
            sys.exit(f"wrong: {differing[:10]}")


main()
