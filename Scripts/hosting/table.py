#!/usr/bin/env python3
"""table.py [--players N] [--hostile N] [--proofs N] [--boards N] [--size S | --keys N] [--seconds S] -- cmd...
Measures how long the table of a league takes. Some of the players are hostile, as given by the options: each
of these has N recordings that ask for N boards of a size, which is more than a recording may ask for, and a
result that names each recording. With --keys, these recordings turn N cards instead, which is within the
allowed work but takes long. The first table judges all recordings, and the next ones find its verdicts. Fails
if another player has no place, if a hostile one has, if a recording is judged twice, or if a later table
takes more than S seconds of the processor."""
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
from player import settings, win_four_cards
from pseudoterminal import Session


def results(place):
    try:
        with open(f"{place}/results.jsonl", encoding="utf-8") as file:
            return [json.loads(line) for line in file]
    except FileNotFoundError:
        return []


def won(command, place):
    """Wins today's board with four cards. Returns its result, and the name and the text of its recording."""
    os.makedirs(place)
    with open(f"{place}/settings.json", "w", encoding="utf-8") as file:
        file.write(settings(command[0]))
    session = Session(command + ["memory", "--daily", "--pairs", "2", "--rounds", "1", "--data-dir", place])
    try:
        session.settle()
        session.send(b"\r")
        session.pump_quiet(0.2, 1)
        win_four_cards(session, lambda: results(place))
        session.send(b"q")
        session.pump(5, session.has_ended)
    finally:
        session.close()
    found = [line for line in results(place) if line["result"]["isWon"]]
    proofs = glob.glob(f"{place}/proofs/*.jsonl")
    if len(found) != 1 or len(proofs) != 1:
        sys.exit(f"✗ {len(found)} games were won, with {len(proofs)} recordings")
    # The proof as plain text, so that its header can be changed.
    plain = f"{place}/plain.jsonl"
    subprocess.run(command + ["replay", proofs[0], "--export", plain], capture_output=True, check=True)
    with open(plain, encoding="utf-8") as file:
        return found[0], os.path.basename(proofs[0])[:-6], file.read()


def turning(proof, name, own, keys):
    """A recording of a number of keys, each of which turns a card of today's deal."""
    header = json.loads(proof.split("\n", 1)[0])
    header["name"] = name
    header["arguments"] = ["klondike", "--daily", "--data-dir", own]
    begun = [{"time": header["begun"]}]
    return "".join(json.dumps(line) + "\n" for line in [header, *begun, {"at": 9, "key": "enter"}]) + "".join(
        f'{{"at":{100 * number},"key":" "}}\n' for number in range(1, keys))


def laborious(proof, name, own, boards, size):
    """A recording that asks for one board after another. A player could make it with keys. Here it is written,
    because a development build takes ten seconds for one of the largest boards."""
    header = json.loads(proof.split("\n", 1)[0])
    header["name"] = name
    header["arguments"] = ["mines", "--daily", "--size", size, "--data-dir", own]
    begun = [{"time": header["begun"]}]
    keys = [{"at": 1000 * number, "key": key} for number in range(1, boards) for key in ("n", "enter")]
    return "".join(json.dumps(line) + "\n" for line in [header, *begun, *keys])


def verdicts_of(place):
    """The number of lines in the verdicts of each player."""
    found = {}
    for path in glob.glob(f"{place}/*.jsonl"):
        with open(path, encoding="utf-8") as file:
            found[os.path.basename(path)] = len(file.readlines())
    return found


def table(command, players, verdicts):
    """The table, its seconds of the processor, and its elapsed seconds."""
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
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--size", default="60x40/600")
    parser.add_argument("--keys", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    mark = sys.argv.index("--")
    options, command = parser.parse_args(sys.argv[1:mark]), sys.argv[mark + 1:]
    complaints = []
    with tempfile.TemporaryDirectory() as root:
        place, verdicts = f"{root}/players", f"{root}/verdicts"
        result, name, proof = won(command, f"{root}/ann")
        for number in range(options.players):
            is_hostile = number < options.hostile
            own = f"{place}/{'eve' if is_hostile else 'ann'}{number}"
            os.makedirs(f"{own}/proofs")
            proofs = {name: proof.replace('"ann"', f'"{os.path.basename(own)}"', 1)}
            if is_hostile:
                names = [f"{name[:-8]}{proof_number:08x}" for proof_number in range(options.proofs)]
                proofs = {name: turning(proof, name, own, options.keys) if options.keys else
                          laborious(proof, name, own, options.boards, options.size) for name in names}
            with open(f"{own}/results.jsonl", "w", encoding="utf-8") as file:
                for seconds, (name_of_it, text) in enumerate(proofs.items(), 1):
                    with open(f"{own}/proofs/{name_of_it}.jsonl", "w", encoding="utf-8") as recording:
                        recording.write(text)
                    said = {"recording": name_of_it, **({"seconds": seconds} if is_hostile else {})}
                    file.write(json.dumps({**result, "result": {**result["result"], **said}}) + "\n")
        for number in range(3):
            league, used, took = table(command, place, verdicts)
            players = [row["player"] for board in league["boards"] for row in board["places"]]
            waiting = sum(one["reason"] == "waiting" for one in league["refused"])
            print(f"table {number + 1}: {len(players)} places, {len(league['refused'])} refused, of which "
                  f"{waiting} wait: {used:.1f} s of the processor in {took:.1f} s", flush=True)
            if len(players) != options.players - options.hostile or any("eve" in one for one in players):
                complaints.append(f"{len(players)} places")
            if number and used > options.seconds:
                complaints.append(f"more than {options.seconds} s for a table whose recordings were already judged")
            # A verdict has two lines: one when it is begun, and one when it is found.
            twice = {name: count for name, count in verdicts_of(verdicts).items()
                     if count > 2 * (options.proofs if name.startswith("eve") else 1)}
            if twice:
                complaints.append(f"judged twice: {twice}")
    for complaint in complaints:
        print(f"✗ {complaint}")
    sys.exit(1 if complaints else 0)


main()
