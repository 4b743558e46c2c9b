#!/usr/bin/env python3
"""crowd.py [--parlor FILE] [--clients N] [--seconds S]: many real ssh clients that log in at the same time,
with broken connections and killed games, and the cost of each player. Prints the figures, also as JSON."""
import collections
import errno
import fcntl
import json
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

from loopback import Host, Skipped, descendants
from player import saved_game, settings
from pseudoterminal import QUESTIONS, answer

GAMES = ["memory", "sudoku", "klondike", "mines"]
KEYS = [b"\x1b[C", b"\x1b[D"]


class Client:
    """A real ssh client at a separate terminal."""

    def __init__(self, host, name, number, screens):
        self.host, self.name, self.number, self.screens = host, name, number, screens
        self.output, self.rest, self.sent, self.waits = 0, b"", None, []
        self.first, self.is_open, self.moves, self.timed = None, True, 0, 0
        self.offered = False
        line = host.ssh(name, options=["-tt"])
        self.start = time.monotonic()
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execvp(line[0], line)
        self.resize(24, 80)
        fcntl.fcntl(self.master, fcntl.F_SETFL, os.O_NONBLOCK)
        screens.register(self.master, select.EPOLLIN)

    def resize(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, now):
        try:
            data = os.read(self.master, 1 << 16)
        except OSError as error:
            if error.errno == errno.EAGAIN:
                return
            data = b""
        if not data:
            return self.close()
        self.output += len(data)
        if self.sent is not None:
            self.waits.append(now - self.sent)
            self.sent = None
        text = self.rest + data
        if self.first is None and b"\x1b[?1049h" in text and b"P A R L O R" in text:
            self.first = now - self.start
        # The game that was left is the first row of the menu.
        self.offered = self.offered or b"Continue" in text
        for question in QUESTIONS.finditer(text):
            if question.end() > len(self.rest):
                self.send(answer(question))
        self.rest = text[-2048:] if self.first is None else text[-12:]

    def send(self, data):
        if data and self.is_open:
            try:
                os.write(self.master, data)
            except OSError:
                pass

    def key(self, data, isTimed):
        """Sends a key. If it is timed, the time until the next frame is measured."""
        self.send(data)
        self.moves += 1
        self.timed += isTimed
        self.sent = time.monotonic() if isTimed else None

    def close(self):
        if self.is_open:
            self.is_open = False
            self.screens.unregister(self.master)
            os.close(self.master)

    def end(self):
        if self.pid:
            try:
                os.kill(self.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            os.waitpid(self.pid, 0)
            self.pid = 0
        self.close()


class Crowd:
    def __init__(self, host):
        self.host, self.screens, self.by_file = host, select.epoll(), {}

    def join(self, name, number):
        client = Client(self.host, name, number, self.screens)
        self.by_file[client.master] = client
        return client

    def pump(self, seconds, until=lambda: False):
        end = time.monotonic() + seconds
        while not until() and (rest := end - time.monotonic()) > 0:
            for file, _ in self.screens.poll(min(rest, 0.05)):
                self.by_file[file].read(time.monotonic())
        return until()


def share(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def seconds_of(pids):
    """The processor seconds of processes, read in nanoseconds, because most bursts are shorter than a tick."""
    total = 0
    for pid in pids:
        try:
            for thread in os.listdir(f"/proc/{pid}/task"):
                with open(f"/proc/{pid}/task/{thread}/schedstat") as file:
                    total += int(file.read().split()[0]) / 1e9
        except OSError:
            pass
    return total


def memory_of(pids):
    """The proportional share and the private memory of each process, in KB."""
    shares, own = [], []
    for pid in pids:
        try:
            with open(f"/proc/{pid}/smaps_rollup") as file:
                sizes = dict(re.findall(r"(\w+):\s+(\d+) kB", file.read()))
        except OSError:
            continue
        shares.append(int(sizes["Pss"]))
        own.append(int(sizes["Private_Clean"]) + int(sizes["Private_Dirty"]))
    return shares, own


def wire(port):
    """The bytes sent and received on the connections that are open now, without the headers of TCP."""
    text = subprocess.run(["ss", "-tinH", f"sport = :{port}"], capture_output=True, text=True).stdout
    return [sum(map(int, re.findall(rf"{name}:(\d+)", text))) for name in ("bytes_sent", "bytes_received")]


def without_clocks(value):
    """A saved game without the values that only measure time."""
    if isinstance(value, dict):
        return {name: without_clocks(part) for name, part in sorted(value.items())
                if not re.search("clock|watch|second|remaining|^time|paus|phase", name, re.I)}
    if isinstance(value, list):
        return [without_clocks(part) for part in value]
    return value


def saved(host, client):
    try:
        path = f"{host.directory_of(client.name)}/{GAMES[client.number % 4]}.json"
        return without_clocks(saved_game(path))
    except (OSError, ValueError):
        return None


def begin(crowd, clients):
    """All clients start their game from the menu and answer the questions before it."""
    for wanted in (lambda c: b"\x1b[B" * (c.number % 4), lambda c: b"\r", lambda c: b"\r",
                   lambda c: b"\r" if c.number % 4 == 0 else b"", lambda c: b"m" if c.number % 4 == 1 else b""):
        for client in clients:
            client.send(wanted(client))
            crowd.pump(0.002)
        crowd.pump(1)
    crowd.pump(4)


def act(client, dice):
    """The input of a move that changes the client's game but cannot end it: with the mouse, except in klondike."""
    place = (dice.randrange(6, 74), dice.randrange(4, 18))
    click = b"\x1b[<%d;%d;%dM\x1b[<%d;%d;%dm"
    return [click % (0, *place, 0, *place), click % (0, *place, 0, *place) + b"%d" % dice.randrange(1, 10), b"d",
            click % (2, *place, 2, *place)][client.number % 4]


def play(crowd, clients, seconds):
    """Each client sends a key a second. Every fifth is a move, and each window changes its size twice. The
    times of cursor keys are measured, except the first after a move, which may be at an edge."""
    dice, start = random.Random(7), time.monotonic()
    due = sorted([start + dice.random(), number] for number in range(len(clients)))
    resized = sorted((start + seconds * dice.random(), number, size) for number in range(len(clients))
                     for size in ((30, 100), (24, 80)))
    due, resized = collections.deque(due), collections.deque(resized)
    while (now := time.monotonic()) < start + seconds:
        while due and due[0][0] <= now:
            moment, number = due.popleft()
            client = clients[number]
            turn = client.moves % 5
            client.key(act(client, dice) if turn == 0 else KEYS[turn % 2], isTimed=turn > 1)
            due.append([moment + 1, number])
        while resized and resized[0][0] <= now:
            _, number, size = resized.popleft()
            clients[number].resize(*size)
        crowd.pump(0.002)


def measure(host, crowd, names, seconds):
    figures = {"clients": len(names)}
    start = time.monotonic()
    clients = [crowd.join(name, number) for number, name in enumerate(names)]
    crowd.pump(120, lambda: all(client.first for client in clients) or not any(c.is_open for c in clients))
    arrived = [client.first for client in clients if client.first]
    figures["arrived"] = len(arrived)
    figures["storm, s, until p50, p99 and all were in"] = [
        round(share(arrived, 0.5), 2), round(share(arrived, 0.99), 2), round(time.monotonic() - start, 2)]
    begin(crowd, clients)
    parlors = host.visits()
    lines = [pid for pid, line in descendants(host.server.pid).items() if line.startswith("sshd")]
    sessions = [pid for pid, line in descendants(host.server.pid).items()
                if line.startswith("/bin/sh ") and f"{host.directory}/session" in line]
    confining = [pid for pid, line in descendants(host.server.pid).items() if line.startswith("bwrap ")]
    ours = [client.pid for client in clients] + [os.getpid()]
    before = [seconds_of(parlors), seconds_of(lines), seconds_of(ours)]
    bytes_before, begun = wire(host.port), time.monotonic()
    play(crowd, clients, seconds)
    took = time.monotonic() - begun
    after, bytes_after = [seconds_of(parlors), seconds_of(lines), seconds_of(ours)], wire(host.port)
    waits = [wait for client in clients for wait in client.waits]
    count = len(parlors)
    figures["keys a second of all"] = round(sum(c.moves for c in clients) / took, 1)
    figures["key to frame, ms, p50 p90 p99"] = [round(1000 * share(waits, part), 1) for part in (0.5, 0.9, 0.99)]
    figures["keys without a frame"] = sum(c.timed for c in clients) - len(waits)
    figures["processor, % of a core a player, of parlor and sshd"] = [
        round(100 * (after[index] - before[index]) / took / count, 2) for index in (0, 1)]
    figures["processor, % of a core, of all clients and this program"] = round(100 * (after[2] - before[2]) / took, 1)
    figures["wire, bytes a second a player, out and in"] = [
        round((after - before) / took / count) for before, after in zip(bytes_before, bytes_after)]
    for name, pids in (("parlor", parlors), ("sshd", lines), ("session", sessions), ("bwrap", confining)):
        shares, own = memory_of(pids)
        figures[f"memory a player, MB, PSS and own, of {name}"] = [
            round(sum(shares) / count / 1024, 2), round(sum(own) / count / 1024, 2)]
    figures["games that were changed"] = sum(bool(saved(host, client)) for client in clients)
    figures["still in"] = sum(client.is_open for client in clients)
    return clients, figures


def cut(host, crowd, clients, figures):
    """Connections break and games are killed in the middle of a move. Then all players come again and look
    for their game."""
    quarter = len(clients) // 4
    for client in clients:
        client.send(KEYS[0])
    crowd.pump(2)
    kept = [saved(host, client) for client in clients]
    for number, client in enumerate(clients):
        client.send(b"\x1b[C\x1b[D")
        if number < quarter:
            os.kill(client.pid, signal.SIGKILL)
        elif number < 2 * quarter:
            # A connection that is dead without being closed: the client neither reads nor answers.
            os.kill(client.pid, signal.SIGSTOP)
        elif number < 3 * quarter:
            client.send(b"q")
    visits = {}
    for pid in host.visits():
        try:
            with open(f"/proc/{pid}/cmdline") as file:
                visits[file.read().rstrip("\0").split("/")[-1]] = pid
        except OSError:
            # It has ended in the meantime, as it was asked to.
            pass
    for client in clients[3 * quarter:]:
        if host.ids[client.name] in visits:
            os.kill(visits[host.ids[client.name]], signal.SIGKILL)
    crowd.pump(5)
    # A visit whose client was stopped continues. It is hung up when its player comes again.
    figures["visits behind dead lines"] = len(host.visits())
    again = [crowd.join(client.name, client.number) for client in clients]
    crowd.pump(120, lambda: all(client.first for client in again))
    for client in again:
        client.send(b"\r")
        crowd.pump(0.002)
    crowd.pump(4)
    for client in again:
        client.send(b"q")
    crowd.pump(10, lambda: not any(client.is_open for client in again))
    same = [client.offered and saved(host, client) == state for client, state in zip(again, kept) if state]
    figures["games found again as they were"] = [sum(same), len(same)]
    figures["visits at the end"] = len(host.visits())
    for client in clients + again:
        client.end()


def main():
    arguments = dict(zip(sys.argv[1::2], sys.argv[2::2]))
    parlor = arguments.get("--parlor") or subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip() + "/parlor"
    names = [f"Player {number}" for number in range(int(arguments.get("--clients", 200)))]
    with Host(parlor, names) as host:
        known = settings(parlor)
        for name in names:
            host.seed(name, "settings.json", known)
        crowd = Crowd(host)
        clients, figures = measure(host, crowd, names, float(arguments.get("--seconds", 60)))
        cut(host, crowd, clients, figures)
        if "chown(/dev/pts" in host.said():
            raise Skipped("/dev/pts gives terminals to no group, but sshd needs one")
    for name, value in figures.items():
        print(f"{name}: {value}")
    print(json.dumps(figures))
    found, of = figures["games found again as they were"]
    return 0 if found == of and figures["arrived"] == len(names) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Skipped as reason:
        print(f"The host was not tried: {reason}.")
