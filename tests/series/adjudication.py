#!/usr/bin/env python3
"""Plays games that a rule of adjudication decides, between engines with a false rate that is built in.

Both players of a game are `fakeengine --fate`: they draw from a seed and the game's name which side both give 97 %,
and in so many per cent of the games that side resigns all the same. Every tenth game, say, is audited by
`shinpan-cli compete run`. For each seed of fate and competition the script looks whether the built-in rate lies within
the 95 % interval that the report gives, and draws for itself which games are audited and which of those are wrong: the
report must name exactly these. The exit code is 1 where it does not, or where the interval misses more often than
--misses allows. Run by hand; --help tells how.
"""

import argparse
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import time

CUP = """
type = "playoff"
games = {games}
seed = {seed}
parallel = {parallel}
check_players = false
record_games = false

[game]
board_size = 9
adjudicate = "chance=95%,moves=3,audit={audit:g}%"

[player_defaults]
command = ["{engine}", "--fate", "{seed}:{rate:g}", "--random", "1", "--steady"]
[[player]]
id = "a"
[[player]]
id = "b"
[[matchup]]
players = ["a", "b"]
"""

WORD = (1 << 64) - 1


def fate(seed, game):
    """What both engines draw: FNV-1a, mixed by the last steps of MurmurHash3, as a number from 0 to 1."""
    drawn = 14695981039346656037
    for byte in f"{seed} {game}".encode():
        drawn = (drawn ^ byte) * 1099511628211 & WORD
    for factor in (0xff51afd7ed558ccd, 0xc4ceb9fe1a85ec53):
        drawn = (drawn ^ (drawn >> 33)) * factor & WORD
    return ((drawn ^ (drawn >> 33)) >> 11) / (1 << 53)


def is_audited(seed, game, part):
    """What the competition draws."""
    drawn = hashlib.sha256(f"audit {seed} {game}".encode()).digest()[:4]
    return int.from_bytes(drawn, "big") < part * (1 << 32)


def play(options, seed, folder):
    """The report of a competition of this seed."""
    cup = folder / f"cup{seed}.toml"
    cup.write_text(CUP.format(games=options.games, seed=seed, parallel=options.parallel, audit=options.audit,
                              rate=options.rate, engine=options.engine))
    subprocess.run([options.cli, "compete", "run", cup, "--quiet"], check=True, stdout=subprocess.DEVNULL,
                   timeout=options.limit)
    shown = subprocess.run([options.cli, "compete", "show", cup, "--json"], check=True, capture_output=True, text=True)
    return json.loads(shown.stdout)


def faults_of(report, options, seed):
    """What the report says otherwise than fate and the draw of audits want it."""
    audited = {game["id"]: game for game in report["results"] if game["end"] != "adjudication"}
    wrong = {name for name, game in audited.items() if not game["result"].startswith(game["verdict"]["winner"][0].upper())}
    names = [game["id"] for game in report["results"]]
    wanted = {name for name in names if is_audited(seed, name, options.audit / 100)}
    upset = {name for name in wanted if fate(seed, name) < options.rate / 100}
    told = report["adjudication"]["all"]
    return [what for what, is_so in (
        ("other games are audited", set(audited) == wanted),
        ("other games are wrong", wrong == upset),
        ("other counts", (told["met"], told["audited"], told["wrong"]) == (options.games, len(wanted), len(upset))),
    ) if not is_so]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", required=True, help="the program shinpan-cli")
    parser.add_argument("--engine", required=True, help="the program fakeengine")
    parser.add_argument("--games", type=int, default=1000, help="of each competition (1000)")
    parser.add_argument("--seeds", type=int, default=20, help="so many competitions (20)")
    parser.add_argument("--rate", type=float, default=10, help="the false rate that is built in, per cent (10)")
    parser.add_argument("--audit", type=float, default=10, help="games that are audited, per cent (10)")
    parser.add_argument("--misses", type=int, default=3, help="intervals that may miss the rate (3)")
    parser.add_argument("--parallel", type=int, default=4, help="games at once (4)")
    parser.add_argument("--limit", type=int, default=3600, help="seconds for a competition (3600)")
    options = parser.parse_args()
    options.cli, options.engine = (str(pathlib.Path(path).resolve()) for path in (options.cli, options.engine))
    misses, faults = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1, options.seeds + 1):
            begun = time.monotonic()
            report = play(options, seed, pathlib.Path(folder))
            told = report["adjudication"]["all"]
            rate = told["falseRate"]
            is_within = rate["low"] <= options.rate / 100 <= rate["high"]
            misses += not is_within
            found = faults_of(report, options, seed)
            faults += len(found)
            print(f"seed {seed}: {told['met']} met the rule, {told['decided']} decided, {told['audited']} audited, "
                  f"{told['wrong']} wrong: {rate['value']:.2%} ({rate['low']:.2%} to {rate['high']:.2%})"
                  f"{'' if is_within else ', misses'}{''.join('; ' + what for what in found)}; "
                  f"{time.monotonic() - begun:.0f} s", flush=True)
    print(f"{options.rate:g} % is within {options.seeds - misses} of {options.seeds} intervals")
    return 0 if misses <= options.misses and faults == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
