#!/usr/bin/env python3
"""Reads every SGF file of other people's collections and compares.

    sgfcorpus.py --cli build/release/app/cli/shinpan-cli DIRECTORY...

For each directory: how many files are read, with which warnings; whether the position at the end of
the main line is the one that GNU Go has after loadsgf, wherever GNU Go reads all of the file (it
leaves out moves on stones, set-up of occupied points, and AE); whether each game is the same, property for property, after it was written and read again. Files that differ are
named. The exit code is 0 if nothing differs and nothing was refused.

To be run by hand on public projects' repositories brought beside this one.
"""

import argparse
import collections
import json
import os
import re
import select
import subprocess
import sys
import tempfile

LIMIT = 30  # seconds that a program may take for one file
SETTLED_BY_US = ("FF", "GM", "CA", "AP", "SZ")  # what every root says when we write it


def sgf_files(directory):
    for folder, _, names in sorted(os.walk(directory)):
        for name in sorted(names):
            if name.lower().endswith((".sgf", ".mgt")):
                yield os.path.join(folder, name)


def run(cli, *arguments):
    return subprocess.run([cli, "sgf", *arguments], capture_output=True, timeout=LIMIT)


class GnuGo:
    """A GNU Go that is started again when a file kills it."""

    def __init__(self, command):
        self.command = command
        self.process = None
        self.complaints = tempfile.TemporaryFile()

    def ask(self, command):
        """The answer's text; None if it is a refusal or none comes."""
        if self.process is None:
            self.process = subprocess.Popen(
                [self.command, "--mode", "gtp", "--quiet"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints)
        reply = b""
        try:
            self.process.stdin.write(command.encode() + b"\n")
            self.process.stdin.flush()
            while not reply.endswith(b"\n\n"):
                ready, _, _ = select.select([self.process.stdout], [], [], LIMIT)
                part = os.read(self.process.stdout.fileno(), 65536) if ready else b""
                if not part:
                    self.stop()
                    return None
                reply += part
        except BrokenPipeError:
            self.stop()
            return None
        text = reply.decode(errors="replace").strip()
        return text[1:].strip() if text.startswith("=") else None

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process = None

    def left_something_out(self):
        """Whether it said so of the last file: moves on stones, set-up of points that are occupied."""
        self.complaints.seek(0)
        text = self.complaints.read()
        return b"Illegal SGF" in text or b"ignored" in text

    def position(self, path):
        """(size, black stones, white stones) at the end of the main line; None if it cannot."""
        self.complaints.seek(0)
        self.complaints.truncate()
        # A link: GNU Go takes a name only up to its first blank.
        with tempfile.TemporaryDirectory() as folder:
            link = os.path.join(folder, "game.sgf")
            os.symlink(os.path.abspath(path), link)
            if self.ask("loadsgf " + link) is None:
                return None
        answers = [self.ask(what) for what in ("query_boardsize", "list_stones black", "list_stones white")]
        if None in answers:
            return None
        return int(answers[0]), frozenset(answers[1].split()), frozenset(answers[2].split())


def our_position(cli, path):
    answer = run(cli, "position", "--json", path)
    if answer.returncode != 0:
        return None
    position = json.loads(answer.stdout)
    return position["size"], frozenset(position["black"]), frozenset(position["white"])


def nodes(cli, path):
    """All nodes of all games, without what writing adds to roots."""
    listed = []
    for line in run(cli, "tree", "--json", path).stdout.splitlines():
        node = json.loads(line)
        properties = node["properties"]
        if node["parent"] is None:
            properties = {name: values for name, values in properties.items() if name not in SETTLED_BY_US}
        listed.append((node["game"], node["node"], node["parent"], sorted(properties.items())))
    return listed


def survives_writing(cli, path):
    with tempfile.TemporaryDirectory() as folder:
        written = os.path.join(folder, "written.sgf")
        again = os.path.join(folder, "again.sgf")
        if run(cli, "format", "-o", written, path).returncode not in (0, 1):
            return False
        run(cli, "format", "-o", again, written)
        with open(written, "rb") as one, open(again, "rb") as two:
            if one.read() != two.read():
                return False
        return nodes(cli, path) == nodes(cli, written)


def removes_stones(cli, path):
    """GNU Go knows AE but does nothing about it."""
    return any(name == "AE" for node in nodes(cli, path) for name, _ in node[3])


def kind_of(text):
    text = re.sub(r'^[A-Z0-9]{1,40} (?=stands|has)', "… ", re.sub(r'"[^"]*"', '"…"', text))
    return re.sub(r"taken for [A-Z0-9]+$", "taken for …", re.sub(r"\d+", "N", text))


def examine(directory, cli, gnugo, kinds):
    counts = collections.Counter()
    for path in sgf_files(directory):
        counts["files"] += 1
        check = json.loads(run(cli, "check", "--json", path).stdout)
        for warning in check["warnings"]:
            kinds[kind_of(warning["text"])].add(path)
        counts[check["status"]] += 1
        if check["status"] == "unreadable":
            print(f"refused: {path}: {check['error']['text']}")
            continue
        theirs = gnugo.position(path)
        if theirs is not None:
            ours = our_position(cli, path)
            same = ours is not None and ([theirs[0]] * 2, *theirs[1:]) == (list(ours[0]), *ours[1:])
            if same:
                counts["same position"] += 1
            elif gnugo.left_something_out() or removes_stones(cli, path):
                counts["GNU Go leaves out"] += 1
            else:
                counts["another position"] += 1
                print(f"another position: {path}")
        same = survives_writing(cli, path)
        counts["same when written" if same else "another when written"] += 1
        if not same:
            print(f"another when written: {path}")
    return counts


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--cli", required=True, help="shinpan-cli")
    options.add_argument("--gnugo", default="gnugo")
    options.add_argument("directories", nargs="+")
    options = options.parse_args()
    gnugo = GnuGo(options.gnugo)
    columns = ("files", "clean", "warnings", "unreadable", "same position", "GNU Go leaves out",
               "another position",
               "same when written", "another when written")
    kinds = collections.defaultdict(set)
    total = collections.Counter()
    rows = []
    for directory in options.directories:
        counts = examine(directory, options.cli, gnugo, kinds)
        total += counts
        rows.append((os.path.basename(os.path.normpath(directory)), counts))
    print("| | " + " | ".join(columns) + " |")
    print("|---|" + "---|" * len(columns))
    for name, counts in [*rows, ("all", total)]:
        print(f"| {name} | " + " | ".join(str(counts[column]) for column in columns) + " |")
    for kind, paths in sorted(kinds.items(), key=lambda item: -len(item[1])):
        print(f"{len(paths):5} files: {kind}")
    wrong = total["unreadable"] + total["another position"] + total["another when written"]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
