#!/usr/bin/env python3
"""Whether hostile servers (cgos) or callers (gmp) cost an honest one beside them anything.

    hostile.py BUILD cgos|gmp [--minutes 30] [--turn 20]

An honest server or caller plays game after game against an engine that answers at once; each answer is timed. By turns of some seconds it is alone
and has hostile ones beside it, in the same process of shinpan-cli, so that what else the machine does meets both alike; `minutes` is how long it has
them in all. The hostile ones are a process of their own. It fails if with them half of the answers, or 99 of 100,
or the latest, take more than twice as long as alone (and a scheduler's slice of 20 ms more), or if memory or disk grow all the time."""
import argparse, glob, itertools, multiprocessing, os, random, shutil, signal, socket, subprocess, sys, tempfile, threading, time

ENGINE = """import sys
place = {}
for line in sys.stdin:
    words = line.split()
    number = words.pop(0) if words and words[0].isdigit() else ""
    if not words: continue
    answer = {"protocol_version": "2", "name": "quick", "version": "1", "list_commands": "boardsize\\nclear_board\\nkomi\\nplay\\ngenmove\\nundo\\nquit"}.get(words[0], "")
    if words[0] == "clear_board": place.clear()
    if words[0] == "genmove":
        at = place[words[1][0]] = place.get(words[1][0], -1) + 1
        answer = "ABCD"[at // 9] + str(at % 9 + 1) if words[1][0] == "b" and at < 36 else "FGHJ"[at // 9] + str(at % 9 + 1) if at < 36 else "pass"
    print("=" + number + " " + answer + "\\n", flush=True)
    if words[0] == "quit": break
"""
MOVES = 30  # of each side in a game; Black has the columns A to D, White F to J
stopped = threading.Event()
start, turn = time.time(), 20.0
times = {"alone": [], "beside": []}
seats = {"alone": [], "beside": []}
firsts = {"alone": [], "beside": []}  # answers, which wait for the engine's start
deeds = multiprocessing.Array("i", 20)  # by manner

def is_evil(): return (time.time() - start) % (2 * turn) >= turn
def note(kind, seconds, began):
    since = (began - start) % turn
    if since > 2: kind["beside" if (began - start) % (2 * turn) >= turn else "alone"].append(seconds)  # what was begun is over by then
def apart(work):
    context = multiprocessing.get_context("fork"); context.Process(target=work, daemon=True).start()

# CGOS

def listen(server, talk):
    def calls():
        while not stopped.is_set():
            line, _ = server.accept(); threading.Thread(target=one, args=(line,), daemon=True).start()
    def one(line):
        try:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            file = line.makefile("rb")
            line.sendall(b"protocol\n")
            if file.readline().startswith(b"v1"): file.readline(); line.sendall(b"setup 1 ?\n"); return  # somebody who asks the archive
            for word in (b"username", b"password"): line.sendall(word + b"\n"); file.readline()
            talk(line, file)
        except OSError: pass
        finally: line.close()
    threading.Thread(target=calls, daemon=True).start()

def honest_server(line, file):
    for game in itertools.count(1):
        line.sendall(b"setup %d 9 7.0 300000 Foe(1) Good(2)\n" % game)
        for move in range(MOVES):
            if stopped.is_set(): return
            began = time.time(); line.sendall(b"genmove b 300000\n")
            if not file.readline(): return
            note(times, time.time() - began, began)
            line.sendall(b"play w %s 300000\n" % ("FGHJ"[move // 9] + str(move % 9 + 1)).encode()); time.sleep(.05)
        line.sendall(b"gameover 2026-01-01 B+R x\n"); file.readline(); time.sleep(3)

def evil_server(manner):
    def talk(line, file):
        while not is_evil():
            if stopped.is_set(): return
            time.sleep(.1)
        deeds[list(MANNERS).index(manner)] += 1; game = random.randrange(10 ** 9)
        while is_evil(): game += 1; MANNERS[manner](line, file, game)
    return talk
def setup(game, more=b""): return b"setup %d 9 7.0 300000 =HYPERLINK(1) Evil(2)%s\n" % (game, more)
def endless_game(line, file, game):
    line.sendall(setup(game))
    for _ in range(400):
        line.sendall(b"genmove b 300000\n"); file.readline(); line.sendall(b"play w pass 300000\n"); time.sleep(.01)
def slowly(line, what): line.sendall(what); time.sleep(.004)
MANNERS = {
    "sets up a game every 2 ms": lambda line, file, game: (line.sendall(setup(7 if game % 2 else game)), time.sleep(.002)),
    "begins and ends games": lambda line, file, game: (line.sendall(setup(7) + b"gameover 2026-01-01 B+R =1+1\n"), time.sleep(.01)),
    "sets up long games": lambda line, file, game: (line.sendall(setup(game, b" pass 1000" * 2999)), time.sleep(.05)),
    "floods with lines": lambda line, file, game: line.sendall(b"info x\n" * 1000),
    "says as much as it may": lambda line, file, game: slowly(line, b"info " + b"x" * 1500 + b"\n"),
    "floods without a line feed": lambda line, file, game: line.sendall(b"x" * 65536),
    "goes on with a game for ever": endless_game,
    "hangs up at once": lambda line, file, game: (line.sendall(setup(game)), line.shutdown(socket.SHUT_RDWR), time.sleep(1)),
}

def cgos(cli, folder):
    doors = [socket.create_server(("127.0.0.1", 0)) for _ in range(len(MANNERS) + 1)]
    accounts = [("Good" if i == 0 else f"Evil{i}", door.getsockname()[1]) for i, door in enumerate(doors)]
    def be_evil():
        for door, manner in zip(doors[1:], MANNERS): listen(door, evil_server(manner))
        while True: time.sleep(60)
    apart(be_evil); listen(doors[0], honest_server)
    open(folder + "/pw", "w").write("x"); os.chmod(folder + "/pw", 0o600)
    open(folder + "/c.toml", "w").write(f'folder = "out"\n[[player]]\nid = "e"\ncommand = "{sys.executable} {folder}/e.py"\n' + "".join(
        f'[[account]]\nname = "{name}"\nplayer = "e"\npassword_file = "pw"\nserver = "127.0.0.1:{port}"\n' for name, port in accounts))
    return subprocess.Popen([cli, "cgos", folder + "/c.toml", "-q"], stdout=subprocess.DEVNULL, stderr=open(folder + "/stderr", "w"))

# GMP

OK, DENY, NEWGAME, QUERY, ANSWER, MOVE, TAKEBACK = range(7)
def packet(seen, own, kind, value):
    first, third, fourth = seen << 1 | own, 0x80 | kind << 4 | value >> 7, 0x80 | value & 0x7F
    return bytes([first, 0x80 | (first + third + fourth) & 0x7F, third, fourth])

class Link:
    """One side of a link that loses nothing."""
    def __init__(self, line): self.line, self.own, self.theirs, self.bytes, self.isWaiting = line, 0, 0, b"", False
    def send(self, kind, value): self.own ^= 1; self.isWaiting = True; self.line.sendall(packet(self.theirs, self.own, kind, value))
    def ok(self): self.line.sendall(packet(self.theirs, self.own, OK, 0x3FF))
    def hear(self):
        """The next new command of the other side, or None for what only confirms ours."""
        while True:
            while len(self.bytes) < 4 or self.bytes[0] > 3:
                if self.bytes and self.bytes[0] > 3: self.bytes = self.bytes[1:]; continue
                more = self.line.recv(4096)
                if not more: raise OSError
                self.bytes += more
            first, _, third, fourth = self.bytes[:4]; self.bytes = self.bytes[4:]
            kind, value = third >> 4 & 7, (third & 7) << 7 | fourth & 0x7F
            if first >> 1 == self.own: self.isWaiting = False
            if kind == OK: return None
            if first & 1 != self.theirs: self.theirs = first & 1; return kind, value

def honest_caller(port):
    while not stopped.is_set():
        try:
            called = time.time(); line = socket.create_connection(("127.0.0.1", port)); line.settimeout(900); line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            link = Link(line); agree(link)
            note(seats, time.time() - called, called)
            for move in range(MOVES):
                began = time.time(); link.send(MOVE, move // 9 + move % 9 * 9 + 1)
                while True:
                    said = link.hear()
                    if said and said[0] == MOVE: break
                    if said: link.ok()
                note(times if move > 0 else firsts, time.time() - began, began)
                link.ok(); time.sleep(.05)
                if stopped.is_set(): return
            line.close(); time.sleep(3)
        except OSError: time.sleep(.2)

GMP_MANNERS = ("types line after line", "sends new games and does not listen", "sends garbage", "begins one game after the other",
               "takes back what there is not", "hangs up", "says nothing for a while", "agrees on a game and does not move",
               "moves once and hangs up")
def agree(link):
    link.send(NEWGAME, 0)
    while True:
        said = link.hear()
        if said and said[0] == QUERY: link.send(ANSWER, {9: 9, 8: 1, 11: 2}.get(said[1], 0))
        elif said: link.ok()
        else: return
def evil_caller(port, manner):
    def newgames(line):
        link = Link(line)
        while is_evil():
            link.send(NEWGAME, 0)
            while link.isWaiting:
                if link.hear(): link.ok()
            time.sleep(.05)
    def move(line): link = Link(line); agree(link); link.send(MOVE, 1); time.sleep(.1)
    manners = {
        "types line after line": lambda line: [line.sendall(b"buy now\n" * 5000) for _ in range(100)],
        "sends new games and does not listen": lambda line: [line.sendall(packet(0, i % 2, NEWGAME, 0) * 1000) for i in range(3000)],
        "sends garbage": lambda line: [line.sendall(random.randbytes(65536)) for _ in range(300)],
        "begins one game after the other": newgames,
        "takes back what there is not": lambda line: [line.sendall(packet(i % 2, i % 2, TAKEBACK, 5)) for i in range(20000)],
        "hangs up": lambda line: line.sendall(packet(0, 1, NEWGAME, 0)[:2]),
        "says nothing for a while": lambda line: time.sleep(8),
        "agrees on a game and does not move": lambda line: (agree(Link(line)), time.sleep(8)),
        "moves once and hangs up": move,
    }
    while not stopped.is_set():
        if not is_evil(): time.sleep(.2); continue
        line = None
        try:
            line = socket.create_connection(("127.0.0.1", port)); line.settimeout(20); manners[manner](line)
        except OSError: pass
        finally:
            deeds[GMP_MANNERS.index(manner)] += 1
            if line: line.close()
        time.sleep(.5)

def gmp(cli, folder):
    process = subprocess.Popen([cli, "gmp", "--listen", "127.0.0.1:0", "--size", "9", "--sgf", folder + "/out", "--", sys.executable, folder + "/e.py"],
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    port = int(process.stderr.readline().rsplit(":", 1)[1])
    def drain():
        said = open(folder + "/stderr", "w")
        for line in process.stderr: said.write(line); said.flush()
    def be_evil():
        for manner in GMP_MANNERS: threading.Thread(target=evil_caller, args=(port, manner), daemon=True).start()
        while True: time.sleep(60)
    apart(be_evil)
    threading.Thread(target=drain, daemon=True).start()
    threading.Thread(target=honest_caller, args=(port,), daemon=True).start()
    return process

# Both

def memory(process):
    return int(next(line.split()[1] for line in open(f"/proc/{process.pid}/status") if line.startswith("VmRSS"))) / 1024
def disk(folder):
    return sum(os.lstat(os.path.join(at, name)).st_blocks * 512 for at, _, names in os.walk(folder) for name in names) / 2 ** 20
def figures(seconds):
    ordered = sorted(seconds); at = lambda share: ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000
    return (at(.5), at(.99), ordered[-1] * 1000, len(ordered)) if ordered else (0, 0, 0, 0)

def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build"); parser.add_argument("kind", choices=["cgos", "gmp"])
    parser.add_argument("--minutes", type=float, default=30); parser.add_argument("--turn", type=float, default=20)
    options = parser.parse_args()
    cli = os.path.realpath(glob.glob(options.build + "/**/shinpan-cli", recursive=True)[0])
    folder = tempfile.mkdtemp(); open(folder + "/e.py", "w").write(ENGINE)
    global start, turn
    start, turn = time.time(), options.turn
    process = {"cgos": cgos, "gmp": gmp}[options.kind](cli, folder)
    samples = []
    while time.time() < start + options.minutes * 120 and process.poll() is None:
        time.sleep(min(10, options.minutes * 6)); samples.append((time.time() - start, memory(process), disk(folder)))
        if len(samples) % 30 == 0: print(f"{samples[-1][0] / 60:5.1f} min, load {os.getloadavg()[0]:.1f}: {samples[-1][1]:.0f} MiB of memory, {samples[-1][2]:.1f} MiB on disk", flush=True)
    died = process.poll() is not None; stopped.set(); process.send_signal(signal.SIGINT); time.sleep(.3); process.send_signal(signal.SIGINT); begun = time.time()
    try: process.wait(60)
    except subprocess.TimeoutExpired: process.kill()
    left = time.time() - begun
    alone, beside = figures(times["alone"]), figures(times["beside"])
    for name, seen in (("alone", alone), ("beside hostile ones", beside)): print("answers %s: half within %.1f ms, 99 %% within %.1f ms, the latest %.1f ms, of %d" % ((name,) + seen))
    if options.kind == "gmp":
        for name in seats: print("%s, there was a table: half of the calls within %.1f ms, 99 %% within %.1f ms, the latest %.1f ms, of %d" % ((name,) + figures(seats[name])))
        for name in firsts: print("%s, first answers: half within %.1f ms, 99 %% within %.1f ms, the latest %.1f ms, of %d" % ((name,) + figures(firsts[name])))
    for manner, count in zip(MANNERS if options.kind == "cgos" else GMP_MANNERS, deeds): print(f"  {count} × {manner}")
    third = max(len(samples) // 3, 1); means = [[sum(s[what] for s in part) / len(part) for part in (samples[:third], samples[third:2 * third] or samples, samples[-third:])] for what in (1, 2)]
    print("memory in thirds of the time: %.1f, %.1f, %.1f MiB; disk: %.1f, %.1f, %.1f MiB; load %.1f" % (*means[0], *means[1], os.getloadavg()[0]))
    print(f"two Ctrl-C took {left:.1f} s")
    def late(kind): return any(b > 2 * a + 20 for a, b in zip(figures(kind["alone"])[:3], figures(kind["beside"])[:3])) or not kind["beside"]
    faults = [words for words, bad in (("it died", died), ("answers were late", late(times)),
              ("the table or the first answer was late", options.kind == "gmp" and (late(seats) or late(firsts))),
              ("memory grows", means[0][2] > means[0][1] * 1.1 + 4), ("disk grows", means[1][2] > means[1][1] * 1.5 + 8), ("it did not stop", left > 5)) if bad]
    print("held" if not faults else "fell: " + ", ".join(faults)); shutil.rmtree(folder); sys.exit(bool(faults))

main()
