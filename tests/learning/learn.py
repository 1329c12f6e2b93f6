#!/usr/bin/env python3
"""Plays games of shinpan-engine's and GNU Go's, and learns from them what moves the engine should look at first.

Writes core/search/learntweights.cpp anew. The games are played by `shinpan-cli match` and kept in a directory; those
that are there already are not played again, so more can be added by a second run. Run by hand; --help tells how.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys

# Name, size, share of the games, playouts of ours (None: GNU Go plays itself), level of GNU Go (None: ours plays itself)
SERIES = [
    ("own9", 9, 0.50, 1500, None),
    ("both9", 9, 0.15, 1500, 8),
    ("gnugo9", 9, 0.15, None, 8),
    ("both13", 13, 0.10, 2000, 3),
    ("both19", 19, 0.10, 3000, 1),
]
RANDOM_MOVES = 2  # of each side: what learn_weights does not learn from


def play(name, size, games, playouts, level, options):
    folder = options.games_in / name
    if folder.exists():
        return
    own = f"{options.engine} --playouts {playouts}"
    gnugo = f"{options.gnugo} --mode gtp --chinese-rules --level {level}"
    players = [own, gnugo] if playouts and level else [own, own] if playouts else [gnugo, gnugo]
    print(f"{name}: {games} games on {size}×{size}", file=sys.stderr)
    subprocess.run([options.cli, "match", "--quiet", "--black", players[0], "--white", players[1], "--alternate",
                    "--size", str(size), "--rules", "chinese", "--komi", "7", "--games", str(games), "--parallel",
                    str(options.jobs), "--random-opening", str(2 * RANDOM_MOVES), "--seed", str(options.seed),
                    "--sgf", str(folder)], check=True)


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    build = pathlib.Path("build/release")
    parser.add_argument("games_in", type=pathlib.Path, help="the directory for the games")
    parser.add_argument("--games", type=int, default=600, help="how many (%(default)s)")
    parser.add_argument("--cli", default=build / "app/cli/shinpan-cli", help="the program (%(default)s)")
    parser.add_argument("--engine", default=build / "app/engine/shinpan-engine", help="the engine (%(default)s)")
    parser.add_argument("--learner", default=build / "tests/learning/learn_weights", help="(%(default)s)")
    parser.add_argument("--gnugo", default=shutil.which("gnugo") or "/usr/games/gnugo", help="GNU Go (%(default)s)")
    parser.add_argument("--format", default="clang-format-14", help="the formatter (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="games at a time (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the openings (%(default)s)")
    return parser.parse_args()


def main():
    options = read_options()
    for name, size, share, playouts, level in SERIES:
        play(name, size, max(round(share * options.games), 1), playouts, level, options)
    records = sorted(options.games_in.glob("*/*.sgf"))
    learnt = subprocess.run([options.learner, *records], stdout=subprocess.PIPE, check=True).stdout
    target = pathlib.Path(__file__).parents[2] / "core/search/learntweights.cpp"
    target.write_bytes(learnt)
    subprocess.run([options.format, "-i", target], check=True)


if __name__ == "__main__":
    main()
