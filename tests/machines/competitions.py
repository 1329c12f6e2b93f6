#!/usr/bin/env python3
"""competitions.py CLI FOLDER slurm|ssh [options]: a round robin of three engines and an SPRT match to its verdict, each by
one command, on a real scheduler: Slurm (SLURM_CONF exported, see slurmnodes.sh) or GNU parallel over ssh (--hosts, see
sshhosts.sh). Prints what either came to and where its games were played; fails unless both are over, each game counts
once, and nothing is left running."""
import argparse
import pathlib
import shutil
import sqlite3
import subprocess

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("cli")
arguments.add_argument("folder")
arguments.add_argument("on", choices=["slurm", "ssh"])
arguments.add_argument("--hosts", help="the file of hosts for ssh")
arguments.add_argument("--engine", action="append", help="a command; three of them, the stronger first",
                       default=None)
call = arguments.parse_args()
engines = call.engine or ["gnugo --mode gtp --level 8 --never-resign", "gnugo --mode gtp --level 1 --never-resign",
                          "gnugo --mode gtp --level 0 --monte-carlo --mc-games-per-level 50"]
folder = pathlib.Path(call.folder).resolve()
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
game = '[game]\nboard_size = 9\nkomi = 7\n[openings]\nreuse = "cycle"\n[[openings.source]]\nrandom_plies = 4\ncount = 2000\n'
players = [f'[[player]]\nid = "{name}"\ncommand = \'\'\'{command}\'\'\'\n' for name, command in zip("abc", engines)]
machines = f"[machines]\nprogram = '''{pathlib.Path(call.cli).resolve()}'''\n"


def play(name, toml, block):
    file = folder / f"{name}.toml"
    file.write_text(toml)
    words = [call.cli, "compete", "run", file, "--plain", "--on", call.on, "--workers", "6", "--block", str(block)]
    words += ["--hosts", call.hosts] if call.on == "ssh" else []
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    record = sqlite3.connect(folder / f"{name}.db")
    rows = record.execute("SELECT id, node FROM game WHERE state = 'finished'").fetchall()
    nodes = {node: sum(1 for _, other in rows if other == node) for _, node in sorted(rows, key=lambda row: row[1])}
    report = (folder / f"{name}.report.txt").read_text()
    print(f"{name} on {call.on}: exit code {run.returncode}, {len(rows)} games, by machine {nodes}")
    print("\n".join(line for line in report.splitlines()[1:20]))
    print("…")
    over = "it is over" in report or "accepted" in report
    return run.returncode == 0 and over and len({game for game, _ in rows}) == len(rows) and len(nodes) > 1


def remaining():
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and str(folder) in (entry / "cmdline").read_bytes().decode():
                found.append(entry.name)
        except (OSError, UnicodeDecodeError):
            pass
    return [process for process in found if int(process) not in (subprocess.os.getpid(), subprocess.os.getppid())]


good = play("roundrobin", 'type = "round-robin"\ngames = 8\n' + game + "".join(players) + machines, 2)
good = play("sprt", 'type = "sprt"\n[sprt]\nelo0 = 0\nelo1 = 200\nalpha = 0.05\nbeta = 0.05\n' + game
            + players[0] + players[2] + machines, 4) and good
left = remaining()
print(f"left running: {left}")
raise SystemExit(not good or bool(left))
