#!/usr/bin/env python3
"""Plays GNU Go against itself through `shinpan-cli match` and has a fresh GNU Go count every game again.

Even games, fixed and free handicaps on 5×5 to 19×19, by every time system, under Chinese and Japanese rules. No game
may be void, and our count must be GNU Go's final_score wherever both take the same stones for dead; where it is not,
the difference must be of a known kind (EXPLANATIONS). Prints tables; the exit code is 1 when a game is void or
something is unexplained. Run by hand; --help tells how.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import itertools
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

TIMES = ["none", "10m", "2m+2s", "5s+25/5m", "2s+5x1m", "1m/move"]
RULES = ["chinese", "japanese"]
COMMAND_LIMIT = 3600  # seconds for a game or for counting it again

EQUAL = "equal"
FORGOTTEN = "handicap forgotten"
PLAYED_ON = "played on"
OTHER_DEAD = "other dead stones"
NOT_COUNTED = "not counted"
UNEXPLAINED = "UNEXPLAINED"
VOID = "VOID"
EXPLANATIONS = {
    EQUAL: "the same dead stones, the same score",
    FORGOTTEN: "GNU Go's loadsgf does not take HA over (get_handicap answers 0), so it does not give White the points "
               "for the handicap stones that Chinese rules give, and that both players gave when asked in the game",
    PLAYED_ON: "under Japanese rules GNU Go plays the position out first, which costs points where the sides do not "
               "answer each other (rules.md §4.9, §4.10); the moves it adds are listed",
    OTHER_DEAD: "the fresh GNU Go takes other stones for dead than the players agreed on; nothing to compare",
    NOT_COUNTED: "resigned, lost on time or stopped: there is no count",
    UNEXPLAINED: "look into it",
    VOID: "must not be",
}


@dataclasses.dataclass(frozen=True)
class Case:
    number: int
    size: int
    handicap: str  # as --handicap takes it
    time: str
    rules: str

    @property
    def stones(self):
        return int(self.handicap.removeprefix("free:"))

    @property
    def start(self):
        if self.stones == 0:
            return "even"
        return "free" if self.handicap.startswith("free:") else "fixed"

    def level(self, seat):
        """Low and unlike on large boards; on small ones several, because GNU Go's seed alone changes little there."""
        if self.size > 9:
            return (self.number + seat) % 2
        return (self.number * (2 + seat)) % 4 + seat


def all_cases():
    """Small boards in every combination; on the large ones handicaps and rules take turns with the time systems."""
    combinations = []
    for size, handicaps in ((5, ["0", "free:2"]), (7, ["0", "2", "free:3"]), (9, ["0", "4", "free:3"])):
        combinations += itertools.product([size], handicaps, TIMES, RULES)
    for size, handicaps, games in ((13, ["0", "5", "free:4"], 12), (19, ["0", "9", "free:6"], 6)):
        for i in range(games):
            rules = RULES[(i + i // len(TIMES)) % len(RULES)]
            combinations.append((size, handicaps[i % len(handicaps)], TIMES[i % len(TIMES)], rules))
    return [Case(number, *combination) for number, combination in enumerate(combinations, 1)]


def gnugo_command(program, case, level, seed):
    """With a clock GNU Go raises its level as far as its time allows, which takes minutes; --max-level stops it."""
    return (f"{program} --mode gtp --never-resign --level {level} --max-level {level} --seed {seed} "
            f"--{case.rules}-rules")


def play(case, options, directory):
    """One game; the object that it leaves in the results file."""
    folder = directory / f"{case.number:03}"
    folder.mkdir()
    results = folder / "results.jsonl"
    seats = [gnugo_command(options.gnugo, case, case.level(seat), 2 * case.number + seat) for seat in (0, 1)]
    command = [options.cli, "match", "--quiet", "--black", seats[0], "--white", seats[1], "--size", str(case.size),
               "--rules", case.rules, "--handicap", case.handicap, "--time", case.time,
               "--results", str(results), "--sgf", str(folder), "--gtp-log", str(folder)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=COMMAND_LIMIT, check=False)
    if not results.exists() or not results.read_text():
        raise RuntimeError(f"{shlex.join(command)}: exit code {run.returncode}: {run.stderr}")
    return json.loads(results.read_text())


@dataclasses.dataclass(frozen=True)
class Recount:
    """What a fresh GNU Go says of a record."""
    margin: float  # Black's
    dead: frozenset
    handicap: int


def recount(game, case, options):
    questions = [f"loadsgf {game['sgf']}", "final_score", "final_status_list dead", "get_handicap"]
    run = subprocess.run(shlex.split(gnugo_command(options.gnugo, case, level=1, seed=1)), input="\n".join(questions),
                         capture_output=True, text=True, timeout=COMMAND_LIMIT, check=True)
    answers = run.stdout.strip("\n").split("\n\n")
    if len(answers) < len(questions) or not all(answer.startswith("=") for answer in answers):
        raise RuntimeError(f"GNU Go on {game['sgf']}: {run.stdout}")
    texts = [answer[1:].strip() for answer in answers]
    return Recount(margin_of(texts[1]), frozenset(texts[2].split()), int(texts[3]))


def moves_added(game, case, options):
    """What GNU Go plays before it counts, as its own record of the aftermath says: "W B3 B C2"."""
    record = pathlib.Path(game["sgf"]).with_suffix(".aftermath.sgf")
    subprocess.run([options.gnugo, "--score", "aftermath", "--level", "1", "--seed", "1", f"--{case.rules}-rules",
                    "-l", game["sgf"], "-o", str(record)],
                   capture_output=True, timeout=COMMAND_LIMIT, check=True)
    moves = re.findall(r";([BW])\[([a-s]{2})\]", record.read_text())
    columns = "ABCDEFGHJKLMNOPQRST"
    return [f"{color} {columns[ord(at[0]) - ord('a')]}{case.size - ord(at[1]) + ord('a')}" for color, at in moves]


def margin_of(text):
    """Black's margin of "B+3.5", "W+2.5" or "0"."""
    return 0.0 if text == "0" else float(text[2:]) * (1 if text[0] == "B" else -1)


def players_agree(game):
    """Whether both players said what we counted when they were asked in the game."""
    score = next(report for report in game["scoring"] if report["step"] == "score")
    said = {margin_of(score[side]["score"]) for side in ("black", "white")}
    return said == {margin_of(game["count"]["score"])}


@dataclasses.dataclass(frozen=True)
class Outcome:
    case: Case
    game: dict
    kind: str
    detail: str = ""


def judge(case, game, options):
    if game["end"] == "void":
        return Outcome(case, game, VOID, game["reason"])
    if game["end"] != "passes":
        return Outcome(case, game, NOT_COUNTED, f"{game['result']} {game['reason']}")
    said = recount(game, case, options)
    ours = margin_of(game["count"]["score"])
    dead = frozenset(game["count"]["dead"])
    detail = f"ours {ours:+}, GNU Go's {said.margin:+}"
    if dead != said.dead:
        return Outcome(case, game, OTHER_DEAD, f"{detail}; only ours: {' '.join(sorted(dead - said.dead)) or '-'}; "
                                               f"only GNU Go's: {' '.join(sorted(said.dead - dead)) or '-'}")
    if ours == said.margin:
        return Outcome(case, game, EQUAL)
    forgotten = case.stones - said.handicap if case.rules == "chinese" else 0
    if said.margin - ours == forgotten and players_agree(game):
        return Outcome(case, game, FORGOTTEN, detail)
    added = moves_added(game, case, options)
    if case.rules == "japanese" and abs(said.margin - ours) <= len(added):
        return Outcome(case, game, PLAYED_ON, f"{detail}; it adds {', '.join(added)}")
    return Outcome(case, game, UNEXPLAINED, detail)


def print_table(title, rows, outcomes):
    """Counts of each kind for each row; rows are (label, belongs) pairs."""
    kinds = [kind for kind in EXPLANATIONS if any(outcome.kind == kind for outcome in outcomes)]
    width = max(len(title), *(len(label) for label, _ in rows))
    print(f"\n{title:{width}}  games" + "".join(f"  {kind}" for kind in kinds))
    for label, belongs in rows:
        count = collections.Counter(outcome.kind for outcome in outcomes if belongs(outcome.case))
        print(f"{label:{width}}  {count.total():5}" + "".join(f"  {count[kind]:{len(kind)}}" for kind in kinds))


def report(outcomes):
    def rows(values, key):
        return [(str(value), lambda case, value=value: key(case) == value) for value in values]

    sizes = sorted({outcome.case.size for outcome in outcomes})
    print_table("board", [(f"{size}×{size}", lambda case, size=size: case.size == size) for size in sizes], outcomes)
    print_table("handicap", rows(["even", "fixed", "free"], lambda case: case.start), outcomes)
    print_table("time", rows(TIMES, lambda case: case.time), outcomes)
    print_table("rules", rows(RULES, lambda case: case.rules), outcomes)
    print_table("all", [("", lambda case: True)], outcomes)
    for kind, explanation in EXPLANATIONS.items():
        found = [outcome for outcome in outcomes if outcome.kind == kind]
        if found:
            print(f"\n{kind} ({len(found)}): {explanation}.")
        for outcome in found if kind != EQUAL else []:
            case = outcome.case
            print(f"  game {case.number}: {case.size}×{case.size}, handicap {case.handicap}, {case.time}, "
                  f"{case.rules}: {outcome.detail}")


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", default="build/release/app/cli/shinpan-cli", help="the program (%(default)s)")
    parser.add_argument("--gnugo", default=shutil.which("gnugo") or "/usr/games/gnugo", help="GNU Go (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="games at a time (%(default)s)")
    parser.add_argument("--every", type=int, default=1, help="play only every N-th game (%(default)s)")
    parser.add_argument("--largest", type=int, default=19, help="the largest board (%(default)s)")
    parser.add_argument("--keep", type=pathlib.Path, help="a new directory for records, results and logs")
    return parser.parse_args()


def main():
    options = read_options()
    cases = [case for case in all_cases() if case.size <= options.largest][::options.every]
    directory = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="shinpan-series-"))
    directory.mkdir(parents=True, exist_ok=True)
    outcomes = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        played = pool.map(lambda case: judge(case, play(case, options, directory), options), cases)
        for outcome in played:
            outcomes.append(outcome)
            print(f"\r{len(outcomes)} of {len(cases)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report(outcomes)
    if not options.keep:
        shutil.rmtree(directory)
    return 1 if any(outcome.kind in (VOID, UNEXPLAINED) for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
