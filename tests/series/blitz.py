#!/usr/bin/env python3
"""Plays blitz games of shinpan-engine against itself through `shinpan-cli match`.

Every size from 5×5 to 19×19 meets every rule set and every time system, with handicaps, levels and threads taking
turns. No game may end by a forfeit (an illegal move, a crash), on time, at the move limit, or void. Prints how many
games of each kind there were and how they ended; the exit code is 1 when one ended badly. Run by hand; --help tells
how. Where the machine is busy, say so beside the result: a clock of one second knows.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

# 15 sizes, 11 rule sets, 7 clocks; and whatever else takes turns below does so in 4, 13 or 17: no two of these numbers
# have a factor in common, so that any two of these things meet.
SIZES = list(range(5, 20))
RULES = ["Chinese", "Chinese-KGS", "Japanese", "Korean", "AGA", "AGA-Button", "New Zealand", "Tromp-Taylor", "Ing",
         "Stone-Scoring", "Ancient-Territory"]
TIMES = ["none", "2s", "1s+100ms", "1s+2x1s", "1s+10/1s", "0s+5/1s", "1s/move"]
LONG_PERIODS = ["1s+2x1s", "0s+5/1s", "1s/move"]  # a move may take most of a second again and again
SMALL = 9
GAME_LIMIT = 1800  # seconds
GOOD = ["passes", "resignation"]


@dataclasses.dataclass(frozen=True)
class Case:
    number: int
    size: int
    rules: str
    time: str
    handicap: str

    def engine(self, program, seat):
        """In every fourth game the full strength, if the clock ends its thinking soon; else a level that is quick."""
        is_full = self.number % 4 == 0 and self.time != "none" and not (self.size > 7 and self.time in LONG_PERIODS)
        quickest = 6 if self.size <= SMALL else 3
        level = 10 if is_full else quickest - (self.number // 2 + seat) % 3
        threads = 2 if self.number % 17 < 3 else 1
        return f"{program} --level {level} --threads {threads} --seed {2 * self.number + seat}"


def case_of(number):
    size, rules, time = (values[number % len(values)] for values in (SIZES, RULES, TIMES))
    handicap = {0: "2", 4: "free:3"}.get(number % 13, "0") if size >= 7 else "0"
    return Case(number, size, rules, time, handicap)


def play(case, options, directory):
    """The game's object in the results file, with how it ended."""
    folder = directory / f"{case.number:04}"
    folder.mkdir()
    results = folder / "results.jsonl"
    command = [options.cli, "match", "--quiet", "--black", case.engine(options.engine, 0), "--white",
               case.engine(options.engine, 1), "--size", str(case.size), "--rules", case.rules, "--time", case.time,
               "--handicap", case.handicap, "--results", str(results), "--sgf", str(folder), "--gtp-log", str(folder)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=GAME_LIMIT, check=False)
    if not results.exists() or not results.read_text():
        raise RuntimeError(f"{shlex.join(command)}: exit code {run.returncode}: {run.stderr}")
    game = json.loads(results.read_text())
    if game["end"] in GOOD and not options.keep:
        shutil.rmtree(folder)
    return case, game


def print_table(title, key, played):
    ends = sorted({game["end"] for _, game in played})
    rows = collections.defaultdict(list)
    for case, game in played:
        rows[key(case)].append(game)
    print(f"\n{title:18} games  moves" + "".join(f"  {end}" for end in ends))
    for name in sorted(rows):
        games = rows[name]
        counts = collections.Counter(game["end"] for game in games)
        print(f"{name!s:18} {len(games):5}  {sum(game['moves'] for game in games):5}"
              + "".join(f"  {counts[end]:{len(end)}}" for end in ends))


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", default="build/release/app/cli/shinpan-cli", help="the program (%(default)s)")
    parser.add_argument("--engine", default="build/release/app/engine/shinpan-engine", help="the engine (%(default)s)")
    parser.add_argument("--games", type=int, default=1000, help="how many (%(default)s)")
    parser.add_argument("--first", type=int, default=1, help="the number of the first game (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="games at a time (%(default)s)")
    parser.add_argument("--largest", type=int, default=19, help="the largest board (%(default)s)")
    parser.add_argument("--keep", type=pathlib.Path, help="a new directory for records, results and logs")
    return parser.parse_args()


def main():
    options = read_options()
    cases = [case_of(number) for number in range(options.first, options.first + options.games)]
    cases = [case for case in cases if case.size <= options.largest]
    directory = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="shinpan-blitz-"))
    directory.mkdir(parents=True, exist_ok=True)
    played = []
    load = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for result in pool.map(lambda case: play(case, options, directory), cases):
            played.append(result)
            load.append(os.getloadavg()[0])
            print(f"\r{len(played)} of {len(cases)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print_table("board", lambda case: case.size, played)
    print_table("rules", lambda case: case.rules, played)
    print_table("time", lambda case: case.time, played)
    print_table("handicap", lambda case: case.handicap, played)
    print_table("", lambda case: "all", played)
    print(f"\nload of the machine: {sum(load) / len(load):.1f} on {os.cpu_count()} processors")
    bad = [(case, game) for case, game in played if game["end"] not in GOOD]
    for case, game in bad:
        print(f"game {case.number}: {case.size}×{case.size}, {case.rules}, {case.time}, handicap {case.handicap}: "
              f"{game['result']} {game['reason']}")
    if bad and not options.keep:
        print(f"their records and logs are in {directory}")
    elif not options.keep:
        shutil.rmtree(directory)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
