#!/usr/bin/env python3
"""soak.py SECONDS -- cmd...
Presses, clicks, resizes, suspends and waits at random at a terminal for some seconds. Fails if the
program ends by itself, if it is larger at the end than after the first tenth of the time, or if a
recording replays differently."""
import glob
import os
import random
import subprocess
import sys
import tempfile
import time

from player import introduce
from pseudoterminal import Session

KEYS = [b"\r", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\t", b" ", b"\x1bOP", b"?", b"b", b"p",
        b"s", b"n", b"r", b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~", b"5", b"u", b"\x0c"]


def resident(process):
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1])


def click(column, row):
    return b"\x1b[<0;%d;%dM\x1b[<0;%d;%dm" % (column, row, column, row)


def act(session, dice, size):
    """One random action."""
    column, row = dice.randint(1, size[1]), dice.randint(1, size[0])
    choice = dice.random()
    if choice < 0.5:
        session.send(dice.choice(KEYS))
    elif choice < 0.75:
        session.send(click(column, row))
    elif choice < 0.85:
        session.send(b"\x1b[<35;%d;%dM" % (column, row))
    elif choice < 0.9:
        session.send(dice.choice([b"\x1b[O", b"\x1b[I", b"\x1b[200~pasted\x1b[201~"]))
    elif choice < 0.95:
        size[:] = [dice.randint(5, 50), dice.randint(20, 140)]
        session.resize(*size)
    elif choice < 0.96:
        session.send(b"\x1a")
        if session.pump(3, session.is_stopped):
            session.resume()
            session.pump(0.3)
    session.pump(dice.expovariate(8) if dice.random() < 0.97 else 3)


def play(command, seconds, seed, complaints):
    """Runs until the player leaves or the time is over; returns the pages of memory at some times."""
    dice, size, pages = random.Random(seed), [24, 80], []
    session = Session(command)
    try:
        session.settle()
        end, deeds = time.monotonic() + seconds, 0
        while time.monotonic() < end and not session.has_ended():
            act(session, dice, size)
            session.output = session.output[-4096:]
            deeds += 1
            if not session.has_ended():
                pages.append(resident(session.child))
        if session.has_ended() and session.end() != "X0":
            complaints.append(f"after {deeds} deeds (seed {seed}) it ended {session.end()}")
        if not session.has_ended():
            session.resize(24, 80)
            session.send(b"\x1b[I")
            for _ in range(8):
                session.send(b"q")
                if session.pump(1, session.has_ended):
                    break
            if session.end() != "X0":
                complaints.append(f"it did not end on its key (seed {seed}): {session.end()}")
    finally:
        session.close()
    return deeds, pages


def main():
    mark = sys.argv.index("--")
    seconds, command = float(sys.argv[1]), sys.argv[mark + 1:]
    complaints = []
    with tempfile.TemporaryDirectory() as place:
        introduce(command[0], place)
        deeds, pages = play(command + ["--data-dir", place], seconds, 1, complaints)
        tenth = max(1, len(pages) // 10)
        first, last = max(pages[:tenth]), max(pages[-tenth:])
        print(f"{deeds} deeds in {seconds:.0f} s; pages of memory: {first} at first, {last} at the end")
        if last > 1.1 * first + 256:
            complaints.append("it grew")
        for path in sorted(glob.glob(os.path.join(place, "recordings", "*.jsonl"))):
            checked = subprocess.run(
                [command[0], "replay", path, "--check"], capture_output=True, text=True)
            print(f"{os.path.getsize(path)} bytes recorded. {checked.stdout.strip()}")
            if checked.returncode != 0:
                complaints.append(f"the replay differs: {checked.stdout}{checked.stderr}")
                subprocess.run(["cp", path, "soak-differs.jsonl"], check=False)
    for complaint in complaints:
        print(f"✗ {complaint}")
    sys.exit(1 if complaints else 0)


main()
