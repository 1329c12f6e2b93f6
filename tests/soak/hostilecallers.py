#!/usr/bin/env python3
"""Callers who mean no good beside an honest one, for as long as one likes.

  hostilecallers.py gtp   relay | engine | window  [--minutes 30] [--rate 40] [--seed 1]
  hostilecallers.py http                           [--minutes 30] [--rate 40] [--seed 1]

`gtp` has them call shinpan-cli relay, shinpan-engine or the window at a TCP port, `http` the page of
a competition that is being played. The hostile ones do, at random, everything of a list, so many
things a second; the honest one plays a game or looks at the page, and notes how long each answer
takes. Both are processes of their own. A second server of the same kind, with an honest caller and
nobody else, runs beside it at the same time: it is what the answers are compared with, since this
computer may have other things to do.

It fails if an answer is missing, if median, 99th percentile or maximum of the honest one's answers
are more than twice those of the undisturbed one and more than nobody notices, if memory,
descriptors or disk grow, or if the server ends. SHINPAN_BUILD is the build folder (build/ci).
"""

import argparse
import multiprocessing
import os
import random
import re
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

BUILD = os.environ.get("SHINPAN_BUILD", "build/ci")
MOST_HELD = 150  # connections that the hostile ones hold at once
MOST_GROWTH = {"memory": 32, "descriptors": 200, "disk": 32}  # MiB, and as many as there are places and waiting
PATIENCE = 20  # seconds for an answer to the honest one
UNNOTICED = 0.02  # seconds; what takes no longer is never late


def program(path):
    return os.path.abspath(os.path.join(BUILD, path))


def connected(port, source=None, patience=PATIENCE):
    return socket.create_connection(("127.0.0.1", port), timeout=patience, source_address=source)


# ---- Who is called ------------------------------------------------------------------------------


class Server:
    """A program of ours that listens, in a folder of its own."""

    def __init__(self, command, pattern, files=None):
        self.folder = tempfile.mkdtemp(prefix="hostile-")
        for name, text in (files or {}).items():
            with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", HOME=self.folder)
        environment.update({f"XDG_{name}_HOME": self.folder for name in ("DATA", "CONFIG", "CACHE", "STATE")})
        self.errors = open(os.path.join(self.folder, "stderr"), "wb")
        self.process = subprocess.Popen(command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=self.errors)
        self.port = 0
        for _ in range(1200):
            with open(self.errors.name, encoding="utf-8", errors="replace") as errors:
                found = re.search(pattern, errors.read())
            if found:
                self.port = int(found[1])
                break
            time.sleep(0.1)
        if not self.port:
            sys.exit(f"{command[0]} does not listen")

    def isRunning(self):
        return self.process.poll() is None

    def memory(self):
        """In MiB, of the server alone."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii", errors="replace") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def disk(self):
        """In MiB, of what stands in its folder; a competition's record grows with its games."""
        size = 0
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if name != "cup.games"]
            for name in [name for name in names if not name.startswith("cup.db")]:
                try:
                    size += os.lstat(os.path.join(folder, name)).st_size
                except FileNotFoundError:
                    pass
        return size / 2**20

    def processorTime(self):
        """In seconds, of the server alone."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii", errors="replace") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.terminate()
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = "does not end"
        shutil.rmtree(self.folder, ignore_errors=True)
        return code


FAKE_ENGINE = program("tests/support/fakeengine")


def controllable(side):
    if side == "relay":
        command = [program("app/cli/shinpan-cli"), "relay", "--listen", "0", "--replace", "resign", "--",
                   FAKE_ENGINE, "--random", "1", "--delay-ms", "20"]
    elif side == "engine":
        command = [program("app/engine/shinpan-engine"), "--playouts", "200", "--listen", "0"]
    else:
        command = [program("app/gui/shinpan"), "--gtp", "--listen", "0"]
    return Server(command, r"listening at 127\.0\.0\.1:(\d+)")


CUP = """type = "all-play-all"
games = 100000
parallel = 2
check_players = false
[game]
board_size = 9
scorer = "alive"
[[player]]
id = "alpha"
command = '''{engine} --random 1 --delay-ms 50'''
[[player]]
id = "beta"
command = '''{engine} --random 2 --delay-ms 50'''
"""


def servedCompetition():
    command = [program("app/cli/shinpan-cli"), "compete", "run", "cup.toml", "--serve", "0", "--quiet"]
    return Server(command, r"http://127\.0\.0\.1:(\d+)/", {"cup.toml": CUP.format(engine=FAKE_ENGINE)})


# ---- The honest ones ----------------------------------------------------------------------------


def answerOf(connection, line):
    connection.sendall(line.encode() + b"\n")
    heard = b""
    while not heard.endswith(b"\n\n"):
        piece = connection.recv(65536)
        if not piece:
            raise ConnectionError("hung up on")
        heard += piece
    return heard.decode(errors="replace")


def honestController(side, port, note):
    """Plays games on one connection for as long as it lasts."""
    asksMoves = side != "window"  # there a person would answer
    with connected(port) as connection:
        while True:
            for line in ("boardsize 9", "clear_board", "komi 6.5"):
                note(line.split()[0], lambda: answerOf(connection, line))
            for move in range(40):
                color = "bw"[move % 2]
                if asksMoves:
                    note("genmove", lambda: answerOf(connection, f"genmove {color}"))
                else:
                    column, row = "ABCDEFGHJ"[move % 9], 1 + 2 * (move // 9)
                    note("play", lambda: answerOf(connection, f"play {color} {column}{row}"))
                    note("showboard", lambda: answerOf(connection, "showboard"))
                time.sleep(0.05)


def pageOf(port, path):
    with connected(port) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        heard = b""
        while piece := connection.recv(1 << 20):
            heard += piece
    if not heard.startswith(b"HTTP/1.1 200"):
        raise ConnectionError(f"{path}: {heard[:60]!r}")
    return heard


def honestBrowser(port, note):
    while True:
        for path in ("/", "/style.css", "/live.js", "/board.js", "/report"):
            note(path, lambda: pageOf(port, path))
            time.sleep(0.05)


def beHonest(honest, port, answers):
    """Sends (of what, how long, fault) of each answer."""

    def note(kind, ask):
        begun = time.monotonic()
        fault = ""
        try:
            answer = ask()
            if isinstance(answer, str) and not answer.startswith("="):
                fault = repr(answer[:60])
        except OSError as error:
            fault = repr(error)
        answers.send((kind, time.monotonic() - begun, fault))
        if fault:
            time.sleep(1)

    while True:
        try:
            honest(port, note)
        except OSError as error:
            answers.send(("call", 0, repr(error)))
            time.sleep(1)


# ---- The hostile ones ---------------------------------------------------------------------------


class Hostile:
    """Does something bad, and holds the connections for a while."""

    def __init__(self, port, seed):
        self.port = port
        self.random = random.Random(seed)
        self.held = []

    def call(self, words=b""):
        source = (f"127.0.0.{self.random.randrange(2, 250)}", 0)
        connection = connected(self.port, source, 1)
        connection.setblocking(False)
        self.held.append(connection)
        while len(self.held) > MOST_HELD:
            self.held.pop(0).close()
        self.say(connection, words)
        return connection

    def say(self, connection, words):
        """As much as the other side takes."""
        try:
            connection.send(words)
        except OSError:
            if connection in self.held:
                self.held.remove(connection)
            connection.close()

    def hear(self, connection):
        try:
            connection.recv(1 << 20)
        except OSError:
            pass

    def someoneHeld(self):
        return self.random.choice(self.held) if self.held else self.call()

    def garbage(self, size):
        return self.random.randbytes(size)

    def hitAndRun(self, words):
        connection = self.call(words)
        self.held.remove(connection)
        if self.random.random() < 0.5:  # a reset instead of an end
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        connection.close()

    def leave(self):
        for connection in self.held:
            connection.close()
        self.held.clear()


def hostileControllerDeeds(hostile):
    r = hostile.random
    path = "/nonexistent/victim.sgf"
    chatter = ["name", "version", "list_commands", "showboard", "known_command genmove", "protocol_version", "x", "7"]
    play = ["boardsize 19", "clear_board", "play b D4", "play w Q16", "undo", "genmove b", "kgs-chat game me " + "x" * 500,
            "set_position" + " b A1" * 50, "time_settings 60 5 1", "komi 1e300", "boardsize 99999999999999999999"]
    files = [f"printsgf {path}", f"gomill-savesgf {path} PW=me", f"loadsgf {path}", f"sg_exec {path}",
             "gomill-passthrough " * r.randrange(1, 2000) + f"printsgf {path}"]

    def lines(words, count):
        return "".join(r.choice(words) + "\n" for _ in range(count)).encode()

    return [
        hostile.call,
        lambda: hostile.call(b"nam"),
        lambda: hostile.call(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nname\n"),
        lambda: hostile.call(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + hostile.garbage(400)),
        lambda: hostile.call(hostile.garbage(r.randrange(1, 50_000))),
        lambda: hostile.call(b"name\n" + hostile.garbage(r.randrange(1, 50_000))),
        lambda: hostile.call(b"name" * 50_000),
        lambda: hostile.call(b"\0" * 50_000),
        lambda: hostile.call(lines(files, 20)),
        lambda: hostile.call(lines(play, 50)),
        lambda: hostile.call(lines(chatter, 500)),
        lambda: hostile.call(b"name\nlz-analyze 1\n"),
        lambda: hostile.hitAndRun(b"name\n"),
        lambda: hostile.hitAndRun(b"genmove b\n"),
        lambda: hostile.hitAndRun(b""),
        *[lambda: hostile.say(hostile.someoneHeld(), lines(chatter, 3))] * 8,
        *[lambda: hostile.say(hostile.someoneHeld(), lines(play, 3))] * 4,
        lambda: hostile.say(hostile.someoneHeld(), lines(files, 3)),
        lambda: hostile.say(hostile.someoneHeld(), b"g"),
        *[lambda: hostile.hear(hostile.someoneHeld())] * 4,
    ]


def hostileBrowserDeeds(hostile):
    r = hostile.random

    def request(path="/", method="GET", host="localhost", more=""):
        return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n".encode()

    paths = ["/", "/report", "/events", "/game/1", "/game/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/games/x.sgf",
             "//", "/" + "x" * 5000, "/\0", "/live.js?" + "y" * 3000, "*", "http://other/"]
    return [
        hostile.call,
        lambda: hostile.call(b"GET / HTTP/1.1\r\nHost: loc"),
        *[lambda: hostile.call(request("/events"))] * 4,
        lambda: hostile.call(request("/report")),
        lambda: hostile.call(request(r.choice(paths)) * 20),
        lambda: hostile.call(request(r.choice(paths), r.choice(["HEAD", "POST", "PUT", "OPTIONS", "X"]))),
        lambda: hostile.call(request(host="evil.example")),
        lambda: hostile.call(request(more="Cookie: " + "x" * 60_000 + "\r\n")),
        lambda: hostile.call(request(more="A: b\r\n" * 5000)),
        lambda: hostile.call(request(method="POST", more="Content-Length: 1073741824\r\n") + b"x" * 30_000),
        lambda: hostile.call(request(method="POST", more="Transfer-Encoding: chunked\r\n") + b"zz\r\n"),
        lambda: hostile.call(hostile.garbage(r.randrange(1, 50_000))),
        lambda: hostile.hitAndRun(request("/report")),
        lambda: hostile.hitAndRun(request("/events")),
        lambda: hostile.hitAndRun(b""),
        *[lambda: hostile.say(hostile.someoneHeld(), b"A: b\r\n")] * 3,
        *[lambda: hostile.say(hostile.someoneHeld(), request(r.choice(paths)))] * 4,
        *[lambda: hostile.hear(hostile.someoneHeld())] * 4,
    ]


def beHostile(deedsOf, port, seed, rate, count):
    hostile = Hostile(port, seed)
    while True:
        begun = time.monotonic()
        try:
            hostile.random.choice(deedsOf(hostile))()
        except OSError:
            pass  # refused or timed out, which is the server's right
        count.value += 1
        time.sleep(max(0.0, 1 / rate - (time.monotonic() - begun)))


# ---- The comparison -----------------------------------------------------------------------------


def tellTimes(name, times):
    ordered = sorted(times)
    values = [statistics.median(ordered), ordered[int(len(ordered) * 0.99)], ordered[-1]]
    print(f"  {name:8} {len(ordered):7} answers   median {values[0] * 1000:8.2f} ms   99% {values[1] * 1000:8.2f} ms"
          f"   most {values[2] * 1000:8.2f} ms")
    return values


def compare(disturbed, undisturbed):
    """The faults of the honest one's answers, in words."""
    faults = [f"{kind}: {fault}" for kind, _, fault in disturbed if fault]
    for kind in sorted({kind for kind, _, _ in disturbed}):
        twin = [length for k, length, fault in undisturbed if k == kind and not fault]
        own = [length for k, length, fault in disturbed if k == kind and not fault]
        if not twin or not own:
            continue
        print(kind)
        before, after = tellTimes("alone", twin), tellTimes("beside", own)
        for what, one, other in zip(("median", "99th percentile", "maximum"), before, after):
            if other > max(2 * one, UNNOTICED):
                faults.append(f"{kind}: the {what} is {other / one:.1f} times that of the undisturbed one")
    return faults


def run(make, honest, deedsOf, options):
    """`make` starts a server; `honest` is called with its port and what notes answers."""
    server, twin = make(), make()
    count = multiprocessing.Value("q", 0)
    answers, receivers, processes = {}, {}, []
    for one in (server, twin):
        receivers[one], sending = multiprocessing.Pipe(duplex=False)
        answers[one] = []
        processes.append(multiprocessing.Process(target=beHonest, args=(honest, one.port, sending), daemon=True))
    processes.append(multiprocessing.Process(target=beHostile, daemon=True,
                                             args=(deedsOf, server.port, options.seed, options.rate, count)))
    for process in processes:
        process.start()
    begun, samples, faults = time.monotonic(), [], []
    while (elapsed := time.monotonic() - begun) < options.minutes * 60 and not faults:
        for one in (server, twin):
            while receivers[one].poll(0.05):
                answers[one].append(receivers[one].recv())
        if not server.isRunning():
            faults.append(f"the server has ended with {server.process.returncode}")
        elif len(samples) <= elapsed / 10:
            samples.append((server.memory(), server.descriptors(), server.disk(), os.getloadavg()[0]))
    spent = server.processorTime() if server.isRunning() else 0
    for process in processes:
        process.terminate()
    faults += compare(answers[server], answers[twin])
    print(f"{count.value} hostile deeds in {(time.monotonic() - begun) / 60:.0f} minutes; processor time of the server "
          f"{spent:.0f} s; load {min(s[3] for s in samples):.1f} to {max(s[3] for s in samples):.1f}")
    early, late = samples[len(samples) // 6], samples[-1]
    for what, first, last in zip(MOST_GROWTH, early, late):
        print(f"{what}: {first:.1f} after a sixth, {last:.1f} at the end")
        if last - first > MOST_GROWTH[what]:
            faults.append(f"{what} has grown from {first:.1f} to {last:.1f}")
    twin.end()
    code = server.end()
    print(f"the server ended with {code}")
    if code not in (0, -15, 130):
        faults.append(f"the server ended with {code}")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["gtp", "http"])
    parser.add_argument("side", nargs="?", choices=["relay", "engine", "window"], default="relay")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=40, help="deeds a second")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.kind == "gtp":
        faults = run(lambda: controllable(options.side),
                     lambda port, note: honestController(options.side, port, note), hostileControllerDeeds, options)
    else:
        faults = run(servedCompetition, honestBrowser, hostileBrowserDeeds, options)
    for fault in faults[:20]:
        print("FAULT:", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
