#!/usr/bin/env python3
"""Measures which rank each level of shinpan-engine and of GNU Go has on 9×9, 13×13 and 19×19.

`play` writes a competition file for each size (a pool, which always plays the pair that narrows the ratings most) and
runs it; called again, it continues. `table` prints core/engine/knowledge/ranks.toml from what was played. Levels think
by playouts, never by time, so a busy machine changes nothing. README.md says where the anchor comes from. By hand only.
"""

import argparse
import json
import math
import pathlib
import subprocess

GNUGO = "--mode gtp --chinese-rules --capture-all-dead --level"
ANCHOR = ("gnugo", 10)
ANCHOR_RATING = 1600  # 5 kyu

# What plays on each size; level 10 of shinpan-engine, which thinks as long as it may, is measured by 20,000 playouts.
PLAYERS = {
    9: {"gnugo": [1, 5, 8, 10], "shinpan-engine": range(1, 11)},
    13: {"gnugo": [1, 5, 8, 10], "shinpan-engine": range(1, 10)},
    19: {"gnugo": [1, 5, 10], "shinpan-engine": range(1, 9)},
}
KOMI = 7.0
STRONGEST = "--level 10 --playouts 20000"


def competition(size, gnugo, engine):
    """The text of the competition file for a size."""
    lines = [
        f'name = "Ranks on {size}×{size}"', 'type = "pool"', 'games = "unlimited"', "check_players = false",
        "keep_engines = true", "record_games = false", "[game]", f"board_size = {size}", f"komi = {KOMI}",
        'rules = "chinese"', 'scorer = "playout"', "[openings]", "[[openings.source]]", "random_plies = 2",
        "count = 300",
    ]
    for program, levels in PLAYERS[size].items():
        for level in levels:
            if program == "gnugo":
                command = f"{gnugo} {GNUGO} {level}"
            else:
                command = f"{engine} {STRONGEST if level == 10 else f'--level {level}'}"
            lines += ["[[player]]", f'id = "{program}-{level}"', f'command = "{command}"']
    return "\n".join(lines) + "\n"


def play(options):
    options.folder.mkdir(parents=True, exist_ok=True)
    for size in options.sizes:
        file = options.folder / f"ranks-{size}.toml"
        file.write_text(competition(size, options.gnugo, options.engine), encoding="utf-8")
        subprocess.run([options.cli, "compete", "run", file, "--max-time", f"{options.minutes}m", "--quiet"],
                       check=True)


def rating_of(elo):
    """The rating of the European Go Federation for this Elo above the anchor.

    By its formula of before 2021, who is D points better wins with odds of exp(D / a), where a = 205 − rating / 20:
    the same handful of points decides more among strong players than among weak ones.
    """
    step = 205 - ANCHOR_RATING / 20
    return (205 - step * math.exp(-elo / (20 * 400 / math.log(10)))) * 20


def rank_of(elo):
    """The rank as a number: 1 kyu is 0, 5 kyu is -4, 1 dan is 1, to a tenth."""
    return round((rating_of(elo) - 2000) / 100, 1)


def table(options):
    print("# Written by tests/ranks/ranks.py, whose README.md says how and by what anchor.\n"
          "# rank: 1 is 1 dan, 0 is 1 kyu, -4 is 5 kyu; low and high hold it with 95 %; games are the level's.")
    for size in options.sizes:
        report = json.loads(subprocess.run(
            [options.cli, "compete", "show", "--json", options.folder / f"ranks-{size}.toml"],
            check=True, capture_output=True, text=True).stdout)
        ids = [player["id"] for player in report["players"]]
        anchor = ids.index("{}-{}".format(*ANCHOR))
        for index, player in enumerate(report["players"]):
            program, level = player["id"].rsplit("-", 1)
            difference = report["ratings"]["differences"][index][anchor]
            low, value, high = ((difference or {}).get(key, 0) for key in ("low", "value", "high"))
            print(f"\n[[level]]\nprogram = \"{program}\"\nlevel = {level}\nsize = {size}\nrank = {rank_of(value)}\n"
                  f"low = {rank_of(low)}\nhigh = {rank_of(high)}\ngames = {player['games']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "table"])
    parser.add_argument("folder", type=pathlib.Path, help="the competitions and their games are kept there")
    parser.add_argument("--sizes", type=lambda text: [int(word) for word in text.split(",")], default=[9, 13, 19])
    parser.add_argument("--minutes", type=int, default=20, help="of each size; no game begins later")
    parser.add_argument("--cli", default="shinpan-cli")
    parser.add_argument("--engine", default="shinpan-engine")
    parser.add_argument("--gnugo", default="gnugo")
    options = parser.parse_args()
    {"play": play, "table": table}[options.what](options)


if __name__ == "__main__":
    main()
