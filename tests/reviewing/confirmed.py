#!/usr/bin/env python3
"""How much of what a review teaches is true: by hand, outside of CI.

    confirmed.py SHINPAN-CLI ENGINE FILES... [--visits 100] [--times 10] [--range 1-80]

Reviews the games twice with `shinpan-cli analyze`, the second time with so many times the visits,
and prints how many of the mistakes that the first review names the second one confirms (its own
numbers reach the limits, too, and the move is not its choice; in brackets: it calls them mistakes
itself), and how many of the ten worst moves of all the second one finds the first one names.
"""

import argparse
import json
import subprocess

RATE, POINTS = 0.1, 3  # what a mistake costs at least: MistakeLimits


def review(arguments, visits):
    """The judged moves by file and number."""
    call = [arguments.cli, "analyze", "--json", "--engine", arguments.engine, "--visits", str(visits)]
    if arguments.range:
        call += ["--range", arguments.range]
    lines = subprocess.run(call + arguments.files, check=True, stdout=subprocess.PIPE).stdout
    games = [json.loads(line) for line in lines.splitlines()]
    return {(game["file"], move["number"]): move for game in games for move in game["moves"]}


def costs_too_much(move):
    """Whether the numbers say so, sure or not."""
    return move["rank"] != 0 and (move["loss"] >= RATE or (move["pointLoss"] or 0) >= POINTS)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("engine")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--visits", type=int, default=100)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--range")
    arguments = parser.parse_args()

    short = review(arguments, arguments.visits)
    long = review(arguments, arguments.visits * arguments.times)
    known = sorted(short.keys() & long.keys())
    named = [key for key in known if short[key]["mistake"]]
    confirmed = [key for key in named if costs_too_much(long[key])]
    called = [key for key in named if long[key]["mistake"]]
    worst = sorted(known, key=lambda key: -long[key]["loss"])[:10]
    print(f"{len(known)} moves of {len(arguments.files)} games")
    print(f"visits after a move, mean: {sum(short[key]['visits'] for key in known) / len(known):.0f}, "
          f"then {sum(long[key]['visits'] for key in known) / len(known):.0f}")
    print(f"named as mistakes: {len(named)}, confirmed: {len(confirmed)} ({len(called)})")
    print(f"of the ten worst, which lose {long[worst[-1]]['loss']:.2f} at least, named: "
          f"{sum(key in named for key in worst)}")


if __name__ == "__main__":
    main()
