#!/usr/bin/env python3
"""table.py [--players N] [--hostile N] [--proofs N] [--seconds S] -- cmd...
A league of so many players, of which some are hostile: each of these has as many recordings as are said
that ask for as much work as a recording may, and a result that names each of them. How long the first
table takes, and the next, which finds the verdicts of the first. Fails if a player of the others has no
place, a hostile one has, or the next table takes longer than is said."""
import argparse
import glob
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from player import settings
from pseudoterminal import Session

CARDS = [(12, 7), (31, 7), (50, 7), (69, 7)]


def results(place):
    try:
        with open(f"{place}/results.jsonl", encoding="utf-8") as file:
            return [json.loads(line) for line in file]
    except FileNotFoundError:
        return []


def won(command, place):
    """A board of the day of four cards that is won in a directory: each pair of them is tried."""
    os.makedirs(place)
    with open(f"{place}/settings.json", "w", encoding="utf-8") as file:
        file.write(settings(command[0], **{"memory.pairs": 2, "memory.rounds": 1}))
    session = Session(command + ["memory", "--daily", "--data-dir", place])
    try:
        session.settle()
        session.send(b"\r")
        session.pump_quiet(0.2, 1)
        for one, other in ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)):
            for card in (one, other):
                session.send(b"\x1b[<0;%d;%dM\x1b[<0;%d;%dm" % (*CARDS[card], *CARDS[card]))
                session.pump(0.25)
            session.pump(1.6, lambda: results(place))
            if results(place):
                break
        session.send(b"q")
        session.pump(5, session.has_ended)
    finally:
        session.close()


def laborious(command, place):
    """A recording of boards of the largest size, one after the other, until it ends itself."""
    os.makedirs(place)
    with open(f"{place}/settings.json", "w", encoding="utf-8") as file:
        file.write(settings(command[0]))
    session = Session(command + ["mines", "--daily", "--size", "60x40/600", "--data-dir", place])
    try:
        session.settle()
        # Something of the board of the day, so that the recording is kept as a proof.
        session.send(b"\x1b[D\x1b[D\x1b[A\x1b[Af\x1b[D\x1b[D\x1b[A\x1b[Aff")
        session.pump_quiet(0.3, 3)
        for _ in range(12):
            session.send(b"n")
            session.pump_quiet(0.3, 3)
            session.send(b"\r")
            session.pump_quiet(0.3, 3)
        session.send(b"q")
        session.pump(5, session.has_ended)
    finally:
        session.close()


def only(pattern):
    found = glob.glob(pattern)
    if len(found) != 1:
        sys.exit(f"✗ {len(found)} recordings as {pattern}")
    with open(found[0], "rb") as file:
        return os.path.basename(found[0])[:-6], file.read()


def table(command, players, verdicts):
    """The table, and the seconds of the processor and of the clock that it took."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    said = subprocess.run(command + ["league", players, "--json", "--verdicts", verdicts],
                          capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return json.loads(said.stdout), used, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--hostile", type=int, default=10)
    parser.add_argument("--proofs", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    mark = sys.argv.index("--")
    options, command = parser.parse_args(sys.argv[1:mark]), sys.argv[mark + 1:]
    complaints = []
    with tempfile.TemporaryDirectory() as root:
        place, verdicts = f"{root}/players", f"{root}/verdicts"
        won(command, f"{root}/ann")
        laborious(command, f"{root}/eve")
        name, proof = only(f"{root}/ann/proofs/*.jsonl")
        heavy_name, heavy = only(f"{root}/eve/recordings/*.jsonl")
        result = next(line for line in results(f"{root}/ann") if line["result"]["isWon"])
        for number in range(options.players):
            is_hostile = number < options.hostile
            own = f"{place}/{'eve' if is_hostile else 'ann'}{number}"
            os.makedirs(f"{own}/proofs")
            lines = []
            for proof_number in range(options.proofs if is_hostile else 1):
                recording = f"{heavy_name[:-8]}{proof_number:08x}" if is_hostile else name
                text = heavy.replace(heavy_name.encode(), recording.encode()) if is_hostile else proof
                text = text.replace(f"{root}/{'eve' if is_hostile else 'ann'}\"".encode(), f"{own}\"".encode())
                with open(f"{own}/proofs/{recording}.jsonl", "wb") as file:
                    file.write(text)
                lines.append(json.dumps(
                    {**result, "result": {**result["result"], "recording": recording, "seconds": proof_number + 1}
                     if is_hostile else result["result"]}))
            with open(f"{own}/results.jsonl", "w", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
        for number in range(3):
            league, used, took = table(command, place, verdicts)
            players = [row["player"] for board in league["boards"] for row in board["places"]]
            waiting = sum(one["reason"] == "waiting" for one in league["refused"])
            print(f"table {number + 1}: {len(players)} places, {len(league['refused'])} refused, of which "
                  f"{waiting} wait: {used:.1f} s of the processor in {took:.1f} s", flush=True)
            if len(players) != options.players - options.hostile or any("eve" in one for one in players):
                complaints.append(f"{len(players)} places")
            if number and used > options.seconds:
                complaints.append(f"more than {options.seconds} s for a table whose recordings were judged")
    for complaint in complaints:
        print(f"✗ {complaint}")
    sys.exit(1 if complaints else 0)


main()
