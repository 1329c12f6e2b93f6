#!/usr/bin/env python3
"""killstorm.py CLI ENGINE FOLDER: the same competition at home and on Slurm, there with a head and workers that are
killed (SIGKILL), daemons of nodes that are killed while their tasks run on (--daemons, with slurmnodes.sh's folder in
--slurm), nodes that are killed with all that runs on them (--nodes), and results in the inbox that are truncated and doubled. Fails unless both have the same games, move for
move, each once, and nothing is left running. SLURM_CONF must be exported; ENGINE plays the same game again."""
import argparse
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import time

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("cli")
arguments.add_argument("engine")
arguments.add_argument("folder")
arguments.add_argument("--games", type=int, default=1000)
arguments.add_argument("--heads", type=int, default=20, help="how often the head is killed")
arguments.add_argument("--workers", type=int, default=20, help="how often a worker is")
arguments.add_argument("--daemons", type=int, default=0, help="how often a slurmd is")
arguments.add_argument("--nodes", type=int, default=0, help="how often a node with all its processes is")
arguments.add_argument("--files", type=int, default=10, help="how many results are truncated and doubled")
arguments.add_argument("--delay", type=int, default=20, help="milliseconds of a move: longer games end after the kills")
arguments.add_argument("--slurm", help="the folder of slurmnodes.sh")
call = arguments.parse_args()
folder = pathlib.Path(call.folder)
random.seed(1)


def write_cup(name):
    place = folder / name
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    player = '[[player]]\nid = "{0}"\ncommand = \'\'\'{1} --random {2} --delay-ms {3}\'\'\'\n'
    (place / "cup.toml").write_text(
        f'type = "all-play-all"\ngames = {call.games}\nparallel = 1\n[game]\nboard_size = 5\nkomi = 0.5\n'
        'scorer = "alive"\n[openings]\nreuse = "cycle"\n[[openings.source]]\nrandom_plies = 4\ncount = 2000\n'
        + player.format("a", call.engine, 1, call.delay) + player.format("b", call.engine, 2, call.delay))
    return place


def games_of(place):
    record = sqlite3.connect(place / "cup.db")
    rows = record.execute("SELECT id, result, serial FROM game WHERE state = 'finished'").fetchall()
    games = {}
    for game, result, serial in rows:
        assert game not in games, f"{game} counts twice"
        moves = record.execute("SELECT vertex FROM move WHERE game = ? ORDER BY ply", (serial,)).fetchall()
        games[game] = (result, tuple(vertex for (vertex,) in moves))
    return games


def processes(word):
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and word in (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode():
                found.append(int(entry.name))
        except (OSError, UnicodeDecodeError):
            pass
    return [process for process in found if process != os.getpid()]


def end_daemon(node):
    os.kill(int((pathlib.Path(call.slurm) / f"slurmd-n{node}.pid").read_text()), signal.SIGKILL)


def begin_daemon(node):
    subprocess.run(["slurmd", "-f", os.environ["SLURM_CONF"], "-N", f"n{node}"], check=True)


def end_tasks(node):
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and f"SLURMD_NODENAME=n{node}".encode() in (entry / "environ").read_bytes().split(b"\0"):
                os.kill(int(entry.name), signal.SIGKILL)
        except OSError:
            pass


def soon(find):
    """What it finds within two seconds: a result is taken and a task is over as soon as they can be."""
    for _ in range(400):
        found = find()
        if found:
            return found
        time.sleep(0.005)
    return []


def spoil(place):
    results = soon(lambda: list((place / "cup.machines/inbox").glob("*")))
    if not results:
        return False
    result = random.choice(results)
    try:
        whole = result.read_bytes()
        arriving = place / "cup.machines/arriving/spoilt"
        arriving.write_bytes(whole[: len(whole) // 2])
        arriving.rename(place / f"cup.machines/inbox/truncated-{time.time_ns()}")
        arriving.write_bytes(whole)
        arriving.rename(place / f"cup.machines/inbox/doubled-{time.time_ns()}")
        result.rename(result.with_name(f"renamed-{time.time_ns()}"))
    except FileNotFoundError:
        return False  # the head was quicker
    return True


home = write_cup("home")
subprocess.run([call.cli, "compete", "run", home / "cup.toml", "-j8", "-q", "--skip-checks"], check=True)
away = write_cup("away")
left = {"head": call.heads, "worker": call.workers, "daemon": call.daemons, "node": call.nodes, "file": call.files}
begun = time.time()
head = None
while True:
    if head is None:
        head = subprocess.Popen([call.cli, "compete", "run", away / "cup.toml", "-q", "--on", "slurm", "--workers", "6",
                                 "--block", "10"])
    time.sleep(random.uniform(0.2, 1.5))
    if head.poll() is not None:
        break
    kind = random.choice([name for name, times in left.items() if times > 0] or ["nothing"])
    if kind == "head":
        head.kill()
        head.wait()
        head = None
    elif kind == "worker":
        workers = soon(lambda: processes(f"compete work {away}"))
        if not workers:
            continue
        os.kill(random.choice(workers), signal.SIGKILL)
    elif kind == "daemon":
        node = random.randint(1, 3)
        end_daemon(node)
        time.sleep(2)
        begin_daemon(node)
    elif kind == "node":
        node = random.randint(1, 3)
        end_daemon(node)
        end_tasks(node)
        time.sleep(5)
        begin_daemon(node)
    elif kind == "file" and not spoil(away):
        continue
    if kind != "nothing":
        left[kind] -= 1
print(f"head ended with {head.returncode} after {time.time() - begun:.0f} s; not done any more: {left}")
time.sleep(2)
remaining = processes(str(away))
at_home, abroad = games_of(home), games_of(away)
differing = [game for game in at_home if abroad.get(game) != at_home[game]]
aside = {path.name: len(list(path.iterdir())) for path in (away / "cup.machines/aside").glob("*")}
print(f"{len(at_home)} games at home, {len(abroad)} away, {len(differing)} differ; set aside: {aside}; "
      f"left running: {remaining}")
raise SystemExit(bool(differing or remaining or len(at_home) != len(abroad) or head.returncode))
