#!/usr/bin/env python3
"""How many playouts a second of processor time shinpan-engine does on one thread, beside another engine of that kind.

Both are given as commands in which {} stands for the playouts of a move, for example
  beside.py --engine "build/release/app/engine/shinpan-engine --seed 1 --playouts {}" --other "pachi -t ={} threads=1"
Each plays the first move of a game with few playouts and with many, in turns; the difference counts, so that the start
does not. Processor time of the whole process, so other work on the machine matters little; quote the ratios.
"""

import argparse
import os
import shlex
import statistics
import subprocess

FEW = 500


def processor_time(command, playouts, size):
    script = f"boardsize {size}\nclear_board\nkomi 7\ngenmove b\nquit\n"
    process = subprocess.Popen(shlex.split(command.replace("{}", str(playouts))), stdin=subprocess.PIPE,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
    process.stdin.write(script)
    process.stdin.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"{command}: exit code {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def rate(command, many, size):
    few = processor_time(command, FEW, size)
    return (many - FEW) / (processor_time(command, many, size) - few)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", required=True, help="the command of ours")
    parser.add_argument("--other", required=True, help="the command of the other one")
    parser.add_argument("--seconds", type=float, default=2, help="about how long a move is thought about (%(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="how often both take turns (%(default)s)")
    options = parser.parse_args()
    print("size     ours   other  ratio (medians of playouts per second of processor time)")
    for size in (9, 19):
        many = {command: FEW + int(options.seconds * rate(command, 4 * FEW, size))
                for command in (options.engine, options.other)}
        ours, others = [], []
        for _ in range(options.rounds):
            ours.append(rate(options.engine, many[options.engine], size))
            others.append(rate(options.other, many[options.other], size))
        ratio = statistics.median(one / other for one, other in zip(ours, others))
        print(f"{size:2}×{size:<2} {statistics.median(ours):8.0f} {statistics.median(others):7.0f} {ratio:6.2f}")


if __name__ == "__main__":
    main()
