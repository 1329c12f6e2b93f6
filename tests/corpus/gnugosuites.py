#!/usr/bin/env python3
"""Runs GNU Go's regression suites by its own script and by `shinpan-cli regress`, and compares the verdicts test by test.

    gnugosuites.py SHINPAN_CLI FOLDER [SUITE...] [--engine "gnugo --mode gtp --quiet --seed 1"] [--gogui COMMAND] [--json FILE]

FOLDER is the folder `regression` of GNU Go's source, with its regress.awk; without SUITE all *.tst in it are run. For each suite the
two (with --gogui COMMAND, which is gogui-regress, the three) run one after the other, so that their times can be compared. Every
difference is printed. A suite that has the same number twice, or expectations that regress.awk does not find, is said to.
"""

import argparse
import json
import os
import pathlib
import re
import shlex
import subprocess
import tempfile

LINE = re.compile(r"^(\d+) (passed|PASSED|failed|FAILED)\b(.*)")


class Watch:
    """The wall time since it was made, and the processor time of programs that ended since."""

    def __init__(self):
        self.begun = os.times()

    def read(self):
        now = os.times()
        used = now.children_user + now.children_system - self.begun.children_user - self.begun.children_system
        return {"wall": round(now.elapsed - self.begun.elapsed, 2), "cpu": round(used, 2)}


def by_awk(engine, folder, suite):
    """Verdicts by test, in GNU Go's letters: passed, PASSED, failed, FAILED."""
    command = f"{engine} < {shlex.quote(suite)} | awk -f regress.awk tst={shlex.quote(suite)} verbose=1"
    watch = Watch()
    out = subprocess.run(command, shell=True, cwd=folder, capture_output=True).stdout.decode("utf-8", "replace")
    verdicts = {}
    for line in out.splitlines():
        if found := LINE.match(line):
            verdicts.setdefault(int(found[1]), []).append((found[2], found[3].strip()))
    return verdicts, watch.read(), [line for line in out.splitlines() if "crash" in line]


def by_shinpan(cli, engine, folder, suite):
    watch = Watch()
    run = subprocess.run([cli, "regress", "--json", "--engine", engine, suite], cwd=folder, capture_output=True)
    verdicts = {}
    for line in run.stdout.decode("utf-8", "replace").splitlines():
        result = json.loads(line)
        if result["verdict"] == "ignored" or result["test"] is None:
            continue
        isPass = result["verdict"] == "pass"
        isCapital = isPass == result["expectedToFail"]
        word = {"pass": "passed", "fail": "failed"}.get(result["verdict"], result["verdict"])
        verdicts.setdefault(result["test"], []).append((word.upper() if isCapital else word, result))
    return verdicts, watch.read()


def by_gogui(command, engine, folder, suite):
    """What it prints last, and its wall time."""
    with tempfile.TemporaryDirectory() as output:
        watch = Watch()
        run = subprocess.run(shlex.split(command) + ["-output", output, engine, suite], cwd=folder, capture_output=True)
        words = (run.stdout + run.stderr).decode("utf-8", "replace").strip().splitlines()
        return {"exit": run.returncode, "last": words[-1][:120] if words else "", "time": watch.read()}


def compare(name, theirs, ours):
    """The differences, a line each."""
    told = []
    for test in sorted(set(theirs) | set(ours)):
        mine = [word for word, _ in ours.get(test, [])]
        awk = [word for word, _ in theirs.get(test, [])]
        if mine != awk:
            detail = "; ".join(f"expected {r['expected']} given {r['given']!r} {r.get('reason', '')}" for _, r in ours.get(test, []))
            told.append(f"  {name}:{test} awk {awk} shinpan {mine}: {detail}")
    return told


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("suites", nargs="*")
    parser.add_argument("--engine", default="gnugo --mode gtp --quiet --seed 1")
    parser.add_argument("--gogui", help="the command of gogui-regress")
    parser.add_argument("--json", help="file that gets a line for each suite")
    options = parser.parse_args()
    suites = options.suites or sorted(path.name for path in options.folder.glob("*.tst"))
    total = {"tests": 0, "differences": 0, "aborted": 0}

    def add(who, used):
        for kind, seconds in used.items():
            total[f"{who} {kind}"] = round(total.get(f"{who} {kind}", 0) + seconds, 2)

    for suite in suites:
        theirs, awkTime, crashes = by_awk(options.engine, options.folder, suite)
        ours, time = by_shinpan(options.cli, options.engine, options.folder, suite)
        told = compare(suite, theirs, ours)
        tests = sum(len(results) for results in ours.values())
        line = f"{suite}: {tests} tests, {len(told)} differences; awk {awkTime}, shinpan {time}"
        row = {"suite": suite, "tests": tests, "differences": told, "awk": awkTime, "shinpan": time, "crashes": crashes}
        if options.gogui:
            row["gogui"] = by_gogui(options.gogui, options.engine, options.folder, suite)
            add("gogui", row["gogui"]["time"])
            total["aborted"] += row["gogui"]["exit"] not in (0, 1)
            line += f", gogui {row['gogui']['time']}, exit {row['gogui']['exit']} ({row['gogui']['last']})"
        print("\n".join([line, *crashes, *told]), flush=True)
        if options.json:
            with open(options.json, "a") as file:
                file.write(json.dumps(row) + "\n")
        total["tests"] += tests
        total["differences"] += len(told)
        add("awk", awkTime)
        add("shinpan", time)
    print("all:", json.dumps(total))


if __name__ == "__main__":
    main()
