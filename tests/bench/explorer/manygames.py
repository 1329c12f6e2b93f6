#!/usr/bin/env python3
"""Writes many games as SGF, to measure the index of games with: manygames.py FOLDER [GAMES] [PER_FILE].

The first moves are chosen as people choose them, a few of them often, and the board lies in any way;
what follows is chance. The same call writes the same games.
"""
import os
import random
import sys

LETTERS = "abcdefghijklmnopqrs"
SIDE = 19
OPENING = 16


def turned(point, way):
    column, row = point
    if way & 1:
        column = SIDE - 1 - column
    if way & 2:
        row = SIDE - 1 - row
    return (row, column) if way & 4 else (column, row)


def opening(chance):
    """Moves that depend on those before: of eight candidates the first is played half the time."""
    moves = []
    seed = 0
    for number in range(OPENING):
        if number == 0:
            moves.append(chance.choice([(15, 15), (15, 16), (16, 15)]))
            continue
        seed = hash((seed,) + moves[-1])
        candidates = random.Random(seed)
        pick = min(int(chance.expovariate(0.7)), 7)
        point = moves[-1]
        while pick >= 0 or point in moves:
            point = (candidates.randrange(2, 17), candidates.randrange(2, 17))
            pick -= 1
        moves.append(point)
    return moves


def game(number):
    chance = random.Random(number)
    way = chance.randrange(8)
    moves = opening(chance)
    seen = set(moves)
    rest = [(i % SIDE, i // SIDE) for i in range(SIDE * SIDE)]
    chance.shuffle(rest)
    moves += [point for point in rest if point not in seen]
    moves = moves[: chance.randrange(120, 280)]
    text = "".join(
        ";%s[%s%s]" % ("BW"[i % 2], LETTERS[turned(p, way)[0]], LETTERS[turned(p, way)[1]])
        for i, p in enumerate(moves)
    )
    winner = chance.choice("BBBWWWW")
    return "(;FF[4]GM[1]SZ[19]KM[6.5]PB[Player %d]PW[Player %d]DT[%d-%02d-%02d]RE[%s+R]EV[Cup %d]%s)\n" % (
        chance.randrange(3000), chance.randrange(3000), 1950 + number % 75, 1 + number % 12,
        1 + number % 28, winner, number % 400, text)


def main():
    folder = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    per_file = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    for first in range(0, games, per_file):
        name = os.path.join(folder, "%03d" % (first // per_file // 100), "%06d.sgf" % first)
        os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, "w", encoding="ascii") as file:
            for number in range(first, min(first + per_file, games)):
                file.write(game(number))


if __name__ == "__main__":
    main()
