#!/usr/bin/env python3
"""How fast other readers read one SGF file, to stand beside `bench_sgf read FILE`.

    bench_sgf sample >sample.sgf && bench_sgf read sample.sgf && otherreaders.py sample.sgf

sgfmill (python3 -m pip install sgfmill) and GNU Go, whichever is there; processor time, best of five.
"""

import os
import resource
import shutil
import subprocess
import sys
import time


def report(name, size, seconds):
    print(f"{size / seconds / 1e6:.1f} MB/s read {name}")


def sgfmill(content):
    try:
        from sgfmill import sgf
    except ImportError:
        return
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        sgf.Sgf_game.from_bytes(content)
        best = min(best, time.process_time() - start)
    report("sgfmill", len(content), best)


def gnu_go(path, size):
    """Its own start is taken off. It also executes the main line."""
    command = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games")
    if command is None:
        return

    def seconds(text):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([command, "--mode", "gtp", "--quiet"], input=text.encode(), check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    start = min(seconds("quit\n") for _ in range(5))
    loading = min(seconds(f"loadsgf {path} 1\nquit\n") for _ in range(5))
    report("GNU Go", size, max(loading - start, 1e-3))


def main():
    path = sys.argv[1]
    with open(path, "rb") as file:
        content = file.read()
    sgfmill(content)
    gnu_go(os.path.abspath(path), len(content))


if __name__ == "__main__":
    main()
