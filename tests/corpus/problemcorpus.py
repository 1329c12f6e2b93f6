#!/usr/bin/env python3
"""Solves the problems of other people's collections by their own solutions.

    problemcorpus.py --cli build/release/app/cli/shinpan-cli [--most N] DIRECTORY...

For each directory: how many files and positions there are, how many are solved when the solution is
played against the file's own answers, and what is odd, by kind, with an example of each. The exit
code is 0 if every position that has a solution is solved by it.

To be run by hand on public projects' repositories brought beside this one.
"""

import argparse
import collections
import json
import subprocess
import sys

LIMIT = 1200  # seconds for one directory
NUMBERS = ("games", "problems", "solved", "marked", "moves", "lines", "rightLines")


def survey(cli, directory):
    """The sums, the oddities by kind with the first place of each, and what could not be read."""
    done = subprocess.run([cli, "sgf", "problems", "--json", "-r", directory], capture_output=True,
                          timeout=LIMIT)
    sums = collections.Counter()
    odd = collections.Counter()
    examples = {}
    for line in done.stdout.splitlines():
        report = json.loads(line)
        sums["files"] += 1
        for number in NUMBERS:
            sums[number] += report[number]
        for oddity in report["oddities"]:
            kind = " ".join("N" if word.isdigit() else word for word in oddity["text"].split())
            odd[kind] += 1
            examples.setdefault(kind, f"{report['file']}:{oddity['game']}")
    return sums, odd, examples, done.stderr.decode(errors="replace").splitlines()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cli", required=True)
    parser.add_argument("--most", type=int, default=20, help="kinds of oddities to print")
    parser.add_argument("directories", nargs="+")
    options = parser.parse_args()
    failures = 0
    for directory in options.directories:
        sums, odd, examples, complaints = survey(options.cli, directory)
        print(f"{directory}: {sums['files']} files, {sums['problems']} positions, "
              f"{sums['solved']} solved by their own solution ({sums['moves']} moves), "
              f"{sums['marked']} marked, {sums['rightLines']} of {sums['lines']} lines right")
        for kind, count in odd.most_common(options.most):
            print(f"  {count} {kind}, as {examples[kind]}")
        for complaint in complaints[:options.most]:
            print(f"  {complaint}")
        failures += odd["cannot be played along its own solution"]
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
