#!/usr/bin/env python3
"""Measures which rank each level of shinpan-engine and of GNU Go has on 9×9, 13×13 and 19×19.

`play` writes a competition file for each size (a pool, which always plays the pair that narrows the ratings most) and
runs it; called again, it continues. `keep` prints the results alone, as a file that stands for such folders, so that
later games can join them. `table` prints core/engine/profile/ranks.toml from what was played. Levels think by playouts,
never by time, so a busy machine changes nothing. README.md says where the anchor comes from. By hand only.
"""

import argparse
import collections
import csv
import json
import math
import pathlib
import subprocess
import sys

GNUGO = "--mode gtp --chinese-rules --capture-all-dead --level"
# What plays on each size. GNU Go's level 10, the anchor, takes ten times as long as level 1 and need not play: the list
# that has its rank rates level 1 too. (--gnugo-levels 1,10 has it play all the same.)
PLAYERS = {9: range(1, 9), 13: range(1, 9), 19: range(1, 10)}
LEVEL_1_BELOW_ANCHOR = 138  # Elo on 19×19; taken for the other sizes as well
LISTED_GAMES = 430  # of the anchor in that list
SCALE = 400 / math.log(10)
KOMI = 7.0
STRONGEST = "--level 10 --playouts 20000"


def competition(size, options):
    """The text of the competition file for a size."""
    lines = [
        f'name = "Ranks on {size}×{size}"', 'type = "pool"', 'games = "unlimited"', "check_players = false",
        "keep_engines = true", "record_games = false", "[game]", f"board_size = {size}", f"komi = {KOMI}",
        'rules = "chinese"', 'scorer = "playout"', "[openings]", "[[openings.source]]", "random_plies = 2",
        "count = 300",
    ]
    players = {"gnugo": options.gnugo_levels, "shinpan-engine": options.levels or PLAYERS[size]}
    for program, levels in players.items():
        for level in levels:
            if program == "gnugo":
                command = f"{options.gnugo} {GNUGO} {level}"
            else:
                command = f"{options.engine} {STRONGEST if level == 10 else f'--level {level}'}"
            lines += ["[[player]]", f'id = "{program}-{level}"', f'command = "{command}"']
    return "\n".join(lines) + "\n"


def play(options):
    options.folder.mkdir(parents=True, exist_ok=True)
    for size in options.sizes:
        file = options.folder / f"ranks-{size}.toml"
        file.write_text(competition(size, options), encoding="utf-8")
        subprocess.run([options.cli, "compete", "run", file, "--max-time", f"{options.minutes}m", "--quiet",
                        "--parallel", str(options.parallel)], check=True)


def games_in(folder, size, cli):
    """The games of a competition, or of a file that keeps such: Black's id, White's, and Black's score."""
    if folder.suffix == ".csv":
        for row in csv.DictReader(folder.read_text(encoding="utf-8").splitlines()):
            if int(row["size"]) == size:
                yield from [(row["black"], row["white"], float(row["score"]))] * int(row["games"])
    elif (folder / f"ranks-{size}.db").exists():
        report = json.loads(subprocess.run([cli, "compete", "show", "--json", folder / f"ranks-{size}.toml"],
                                           check=True, capture_output=True, text=True).stdout)
        for game in report["results"]:
            if game["state"] == "finished" and game["result"][0] in "BW0":
                yield game["black"], game["white"], {"B": 1, "W": 0, "0": 0.5}[game["result"][0]]


def keep(options):
    """Prints the results of all these folders and files."""
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(["size", "black", "white", "score", "games"])
    for size in options.sizes:
        games = collections.Counter(game for folder in [options.folder, *options.more]
                                    for game in games_in(folder, size, options.cli))
        rows.writerows((size, *game, count) for game, count in sorted(games.items()))


def inverse(matrix):
    """By Gauss and Jordan; the matrix is positive definite."""
    size = len(matrix)
    rows = [row[:] + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i])]
    return [row[size:] for row in rows]


def fit(games, players):
    """Bradley and Terry's model of games from several competitions, as core/statistics has it for one: Elo and their
    covariance, where each player is taken to have had one game more, a draw with an average one."""
    ratings = [0.0] * len(players)
    for _ in range(60):
        slope = [0.5 - 1 / (1 + math.exp(-rating)) for rating in ratings]
        curve = [[(1 / (2 + 2 * math.cosh(rating))) * (i == j) for j in range(len(ratings))]
                 for i, rating in enumerate(ratings)]
        for black, white, score in games:
            i, j = players.index(black), players.index(white)
            expected = 1 / (1 + math.exp(ratings[j] - ratings[i]))
            weight = expected * (1 - expected)
            slope[i] += score - expected
            slope[j] -= score - expected
            for one, other, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
                curve[one][other] += sign * weight
        covariance = inverse(curve)
        ratings = [rating + sum(value * part for value, part in zip(row, slope))
                   for rating, row in zip(ratings, covariance)]
    return ratings, covariance


def in_order(rows):
    """The rows of a size, where no level of a program is weaker than the one below it, as it is made not to be: levels
    whose games say otherwise have their mean, weighed by how surely each is known (pool adjacent violators)."""
    ordered = []
    for program in dict.fromkeys(row[0].rsplit("-", 1)[0] for row in rows):
        pools = []  # of rows, with the weight and the mean of all
        for row in rows:
            if row[0].rsplit("-", 1)[0] == program:
                pools.append(([row], 1 / max(row[2], 1) ** 2, row[1]))
                while len(pools) > 1 and pools[-2][2] > pools[-1][2]:
                    (last, weight, mean), (first, other, low) = pools.pop(), pools.pop()
                    pools.append((first + last, weight + other, (weight * mean + other * low) / (weight + other)))
        ordered += [(row[0], mean, row[2], row[3]) for pool, _, mean in pools for row in pool]
    return ordered


def table(options):
    """Prints ranks.toml, from the games of all these folders and files."""
    print("# Written by tests/ranks/ranks.py, whose README.md says how and by what anchor.\n"
          "# anchor is the rank of GNU Go at level 10 (-4: 5 kyu); elo is above it, low and high hold it with 95 %.\n"
          "anchor = -4\nanchored = [19]  # sizes for which its rank was published")
    for size in options.sizes:
        games = [game for folder in [options.folder, *options.more] for game in games_in(folder, size, options.cli)]
        if not games:
            continue
        players = sorted({player for game in games for player in game[:2]},
                         key=lambda player: (player.rsplit("-", 1)[0], int(player.rsplit("-", 1)[1])))
        ratings, covariance = fit(games, players)
        plays = "gnugo-10" in players
        anchor = players.index("gnugo-10" if plays else "gnugo-1")
        offset = 0 if plays else -LEVEL_1_BELOW_ANCHOR
        rows = [(player, (ratings[i] - ratings[anchor]) * SCALE + offset,
                 1.96 * SCALE * math.sqrt(max(0, covariance[i][i] + covariance[anchor][anchor]
                                              - 2 * covariance[i][anchor])),
                 sum(player in game[:2] for game in games)) for i, player in enumerate(players)]
        if not plays:
            rows.insert(1, ("gnugo-10", 0, 0, LISTED_GAMES))
        for player, elo, margin, count in in_order(rows):
            program, level = player.rsplit("-", 1)
            print(f"\n[[level]]\nprogram = \"{program}\"\nlevel = {level}\nsize = {size}\nelo = {elo:.0f}\n"
                  f"low = {elo - margin:.0f}\nhigh = {elo + margin:.0f}\ngames = {count}")


def numbers(text):
    return [int(word) for word in text.split(",")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "keep", "table"])
    parser.add_argument("folder", type=pathlib.Path, help="the competitions and their games are kept there")
    parser.add_argument("more", type=pathlib.Path, nargs="*", help="further such folders, or files of `keep`")
    parser.add_argument("--sizes", type=numbers, default=[9, 13, 19])
    parser.add_argument("--levels", type=numbers, help="of shinpan-engine, instead of the usual ones")
    parser.add_argument("--gnugo-levels", type=numbers, default=[1])
    parser.add_argument("--minutes", type=int, default=20, help="of each size; no game begins later")
    parser.add_argument("--parallel", type=int, default=1, help="games at once")
    parser.add_argument("--cli", default="shinpan-cli")
    parser.add_argument("--engine", default="shinpan-engine")
    parser.add_argument("--gnugo", default="gnugo")
    options = parser.parse_args()
    {"play": play, "keep": keep, "table": table}[options.what](options)


if __name__ == "__main__":
    main()
