#!/usr/bin/env python3
"""Rates the players of sealed competitions by a fit of its own and compares `compete pool` with it.

    shinpan-cli compete pool BUNDLE... --format json > pool.json
    poolfit.py pool.json BUNDLE...

It reads the bundles themselves (zip, JSON, TOML), and has nothing of Shinpan's: the same model (a
strength for each player, an advantage of Black's for each condition, one more game for each player,
half of it won, against strength 0; maximum likelihood by Newton's method), solved in plain Python.
Exits with 1 where a rating differs by 0.0001 Elo or more.
"""

import json
import math
import shlex
import sys
import tomllib
import zipfile
from collections import defaultdict


def content_of(word, files):
    """The word with the hash of a file that it names in place of the name."""
    head, sign, value = ("", "", word) if word.startswith("/") else word.partition("=")
    if not sign and head:
        head, value = "", head
    plain = value.removeprefix("./")
    for path, sha256 in files:
        if plain and (path == plain or path.endswith("/" + plain)):
            return head + sign + sha256
    return word


def players_of(bundle):
    """Who plays: by id, what makes them the same as others."""
    settings = tomllib.loads(bundle.read("competition.toml").decode())
    engines = {engine["player"]: engine for engine in json.loads(bundle.read("engines.json"))}
    who = {}
    for player in settings["player"]:
        files = engines.get(player["id"], {}).get("files", [])
        known = files and all(sha256 for _, sha256 in files)
        words = shlex.split(player["command"])
        who[player["id"]] = (
            (files[0][1], tuple(content_of(word, files) for word in words[1:]),
             json.dumps([player.get(key) for key in
                         ("startup_gtp_commands", "gtp_aliases", "environ", "rules_arguments")]))
            if known else object())
    return settings, who


def games_of(bundle):
    for name in bundle.namelist():
        if name.startswith("games/"):
            whole = json.loads(bundle.read(name))
            game = whole["game"]
            if game["state"] == "finished":
                yield game


def clusters_of(games):
    """The game that stands for all that repeat each other, by id."""
    earlier = {game["id"]: game.get("duplicate_of") or game.get("echo_of") for game in games}

    def first(one):
        seen = set()
        while one not in seen and earlier.get(one) in earlier and earlier[one] is not None:
            seen.add(one)
            one = earlier[one]
        return one

    return {one: first(one) for one in earlier}


def read(paths):
    """Players' names, and wins of either colour by players and condition, for what they are worth."""
    names, numbers, strata, seen = [], {}, {}, set()
    cells = defaultdict(list)   # (black, white, stratum): points of Black, cluster
    for place, path in enumerate(paths):
        bundle = zipfile.ZipFile(path)
        settings, who = players_of(bundle)
        games = list(games_of(bundle))
        clusters = clusters_of(games)
        for one, same in who.items():
            if same not in numbers:
                numbers[same] = len(names)
                names.append(one)
        setup = settings["game"]
        for game in games:
            known = game["winner"] is not None or game["margin"] is not None
            once = (game["id"], game["black"], game["white"], game["started"], game["ended"])
            if once in seen or not known or game["handicap"]:
                seen.add(once)
                continue
            seen.add(once)
            terms = (game["columns"], game["rows"], game["komi"],
                     json.dumps([setup.get(key) for key in
                                 ("rules", "time", "black_time", "white_time")]))
            stratum = strata.setdefault(terms, len(strata))
            points = {"black": 1, "white": 0, None: 0.5}[game["winner"]]
            key = (numbers[who[game["black"]]], numbers[who[game["white"]]], stratum)
            cells[key].append((points, (place, clusters[game["id"]])))
    sizes = defaultdict(int)
    for games in cells.values():
        for _, cluster in games:
            sizes[cluster] += 1
    results = []
    for (black, white, stratum), games in cells.items():
        share = len(games) / sum(sizes[cluster] for _, cluster in games)
        won = sum(points for points, _ in games)
        results.append((black, white, stratum, share * won, share * (len(games) - won)))
    return names, len(strata), results


def solved(matrix, vector):
    """Gauss with pivots."""
    size = len(vector)
    rows = [row[:] + [vector[i]] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    answer = [0.0] * size
    for i in reversed(range(size)):
        answer[i] = (rows[i][size] - sum(rows[i][j] * answer[j] for j in range(i + 1, size))) / rows[i][i]
    return answer


def fitted(players, strata, results):
    """Elo of the players, against their mean, and of Black in each condition."""
    size = players + strata
    at = [0.0] * size
    for _ in range(100):
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]

        def add(terms, wins, losses):
            chance = 1 / (1 + math.exp(-sum(sign * at[i] for i, sign in terms)))
            for i, sign in terms:
                slope[i] += sign * (wins - (wins + losses) * chance)
                for k, other in terms:
                    bend[i][k] += sign * other * (wins + losses) * chance * (1 - chance)

        for player in range(players):
            add([(player, 1)], 0.5, 0.5)
        for black, white, stratum, wins, losses in results:
            add([(black, 1), (white, -1), (players + stratum, 1)], wins, losses)
        step = solved(bend, slope)
        at = [old + new for old, new in zip(at, step)]
        if max(map(abs, step)) < 1e-13:
            break
    scale = 400 / math.log(10)
    mean = sum(at[:players]) / players
    return [(value - mean) * scale for value in at[:players]]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        pool = json.load(file)
    names, strata, results = read(sys.argv[2:])
    ratings = fitted(len(names), strata, results)
    ours = {player["ids"][0]: player["rating"]["value"] for player in pool["players"]}
    ok = len(pool["players"]) == len(names) and len(pool["strata"]) == strata
    print(f"{len(names)} players, {strata} conditions, {sum(r[3] + r[4] for r in results):.1f} games' worth")
    for name, rating in zip(names, ratings):
        same = abs(ours.get(name, math.inf) - rating) < 1e-4
        ok = ok and same
        print(f"{name:24} {rating:12.4f} {ours.get(name, math.nan):12.4f} {'' if same else 'DIFFERS'}")
    sys.exit(0 if ok else 1)


main()
