#!/usr/bin/env python3
"""Counts again what `shinpan-cli analyze --report` counts: by hand, outside of CI.

    shinpan-cli analyze FILES... --json --report report.json >games.jsonl
    recounted.py games.jsonl report.json [--points 361]

Computes moves, choices, mistakes, losses and accuracies of all players, engines and phases from the games, and says
where the report has something else. The boards have so many points.
"""

import argparse
import collections
import json
import statistics

# Student's quantiles for 95 %, by degrees of freedom; beyond, the normal one is near enough for TOLERANCE.
STUDENT = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 6: 2.4469, 7: 2.3646, 8: 2.3060, 9: 2.2622, 10: 2.2281}
TOLERANCE = 2e-4  # games.jsonl has four decimals


def lost(move):
    """Chance and points that count as lost."""
    rate, points = move["loss"], move["pointLoss"]
    if points is not None and ((rate <= -0.0005 and points >= 0.05) or (rate >= 0.0005 and points <= -0.05)):
        return 0, 0
    return max(rate, 0), None if points is None else max(points, 0)


def accuracy(move):
    if move["rank"] == 0:
        return 1
    rate, points = lost(move)
    return 0.75 ** (rate * 30 if points is None else points)


def size(move):
    times = max(move["loss"] / 0.1, (move["pointLoss"] or 0) / 3)
    return 0 if times < 2 else 1 if times < 4 else 2


def phase(number, points):
    scaled = number * 361 // points
    return 0 if scaled <= 50 else 1 if scaled <= 150 else 2


def tally(sides):
    """What the report says of moves, by side and game."""
    sides = [side for side in sides if side]
    moves = [move for side in sides for move in side]
    means = [statistics.mean(map(accuracy, side)) for side in sides]
    points = [lost(move)[1] for move in moves if move["pointLoss"] is not None]
    counts = [0, 0, 0]
    for move in moves:
        if move["mistake"]:
            counts[size(move)] += 1
    found = {"games": len(sides), "moves": len(moves), "choices": sum(move["rank"] == 0 for move in moves),
             "mistakes": counts, "averageLoss": statistics.mean(lost(m)[0] for m in moves) if moves else 0,
             "averagePointLoss": statistics.mean(points) if points else None,
             "accuracy": statistics.mean(means) if means else 0}
    if len(means) in range(2, 12):
        reach = STUDENT[len(means) - 1] * statistics.stdev(means) / len(means) ** 0.5
        found["low"], found["high"] = max(found["accuracy"] - reach, 0), min(found["accuracy"] + reach, 1)
    return found


def differences(name, said, found):
    said = dict(said, accuracy=said["accuracy"]["value"], low=said["accuracy"]["low"], high=said["accuracy"]["high"])
    for key, value in found.items():
        is_near = isinstance(value, float) and isinstance(said[key], (int, float)) and abs(said[key] - value) < TOLERANCE
        if said[key] != value and not is_near:
            yield f"{name}: {key} is {said[key]}, counted {value}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games")
    parser.add_argument("report")
    parser.add_argument("--points", type=int, default=361)
    arguments = parser.parse_args()
    players = collections.defaultdict(list)
    for line in open(arguments.games, encoding="utf-8"):
        game = json.loads(line)
        for color in ("black", "white"):
            name = game[color]["name"].strip() or f"({color.capitalize()})"
            players[game["engine"], name].append([move for move in game["moves"] if move["color"] == color])
    wrong, count = [], 0
    for engine in json.load(open(arguments.report, encoding="utf-8"))["engines"]:
        names = {player["player"]: player for player in engine["players"]}
        everybody = [side for (which, _), sides in players.items() if which == engine["engine"] for side in sides]
        everything = [("all", dict(engine, games=sum(map(bool, everybody))), everybody)]
        everything += [(name, said, players[engine["engine"], name]) for name, said in names.items()]
        for name, said, sides in everything:
            count += 1
            wrong += differences(f"{engine['engine']}, {name}", said, tally(sides))
            for number, part in enumerate(said["phases"]):
                in_phase = [[m for m in side if phase(m["number"], arguments.points) == number] for side in sides]
                wrong += differences(f"{name}, phase {number}", part, tally(in_phase))
    print("\n".join(wrong[:20]))
    print(f"{count} tallies and their phases counted again, {len(wrong)} numbers differ")
    raise SystemExit(bool(wrong))


main()
