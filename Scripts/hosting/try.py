#!/usr/bin/env python3
"""try.py [--parlor FILE]: plays a game on a host on loopback with a real ssh client, and looks for its place
in the league. A made-up result must get no place. Everything is removed afterwards."""
import contextlib
import glob
import json
import os
import shutil
import subprocess
import sys
import threading
import time

from knocking import Knocking, logins
from loopback import Host, SCRIPTS, Skipped
from player import settings, win_memory_of_the_day
from pseudoterminal import Session

ANN, EVE, BOB = "Ann", "Eve", "B\N{LATIN SMALL LETTER O WITH DIAERESIS}b\x1b[31m"


def results(host, name):
    try:
        with open(f"{host.directory_of(name)}/results.jsonl") as file:
            return [json.loads(line)["result"] for line in file]
    except FileNotFoundError:
        return []


def stranger(host):
    """The output for a key that is not listed."""
    key = f"{host.root}/stranger"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
    got = subprocess.run(host.ssh(key), capture_output=True, timeout=60, input=b"quit\n")
    return got.stdout + got.stderr


def is_refused(host, option):
    """Returns whether sshd has none of the algorithms that an option leaves to a client."""
    got = subprocess.run(host.ssh(BOB, options=["-v", "-o", option, "-o", "Ciphers=aes128-ctr"]), timeout=60,
                         capture_output=True, input=b"quit\n")
    return b"no matching " in got.stderr


def play(host):
    """Wins today's memory board by typing. Returns whether it was won, how the client ended, and the number of
    characters that it received."""
    received = []

    def answers():
        for line in client.stdout:
            received.append(line)
            yield line

    def type_line(line):
        # If the client has ended, so do its answers.
        with contextlib.suppress(BrokenPipeError):
            client.stdin.write(line + "\n")
            client.stdin.flush()

    client = subprocess.Popen(host.ssh(ANN, options=["-T"]), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    # Ends a client that waits for an answer in vain.
    limit = threading.Timer(300, client.kill)
    limit.start()
    with client:
        is_won = win_memory_of_the_day(answers(), type_line)
        client.communicate("quit\n")
    limit.cancel()
    return is_won, client.returncode, sum(map(len, received))


def stopped(host):
    """Returns whether a game is saved, and restores the terminal, when its host is stopped."""
    host.seed(BOB, "settings.json", settings(host.parlor))
    session = Session(host.ssh(BOB, options=["-tt"]))
    try:
        session.settle()
        game = f"{host.directory_of(BOB)}/klondike.json"
        for keys in (b"\x1b[B\x1b[B", b"\r", b"\r", *[b"d"] * 20):
            session.send(keys)
            session.pump_quiet(0.3, 2)
            if os.path.exists(game):
                break
        host.stop()
        session.pump(60, session.has_ended)
        return session.has_ended() and os.path.exists(game) and not session.modes.left_on()
    finally:
        session.close()


def is_signed(host, table, signature):
    """Checks the host's signature of a table with the public key, as anybody can."""
    return subprocess.run(["ssh-keygen", "-q", "-Y", "verify", "-f", f"{host.directory}/signers", "-I", "parlor",
                           "-n", "parlor-league", "-s", signature], input=table, capture_output=True).returncode == 0


def made_elsewhere(host, day):
    """The table that somebody else makes from the host's files without its key, and the signatures made there."""
    other = f"{host.root}/elsewhere"
    os.mkdir(other)
    shutil.copytree(f"{host.directory}/players", f"{other}/players")
    for name in ("host_key.pub", "settings", "parlor"):
        shutil.copy(f"{host.directory}/{name}", other)
    subprocess.run([f"{SCRIPTS}/host", "league", other], check=True)
    with open(f"{other}/tables/{day}.json", "rb") as file:
        return file.read(), [name for name in os.listdir(f"{other}/tables") if name.endswith(".sig")]


def judges_apart(host):
    """Returns whether a program in the place of the judge cannot read the key of the host."""
    host.replace_game(f"#!/usr/bin/sh\necho here\n/usr/bin/cat {host.directory}/host_key\nexit 0\n")
    host.as_account("league")
    with open(f"{host.directory}/tables/today.txt") as file:
        return file.read() == "here\n"


def follows_links(host):
    """Returns whether the host writes through links that a judge left in the directory of verdicts."""
    victim = f"{host.directory}/victim"
    with open(victim, "w") as file:
        file.write("kept")
    owner = os.stat(f"{host.directory}/players")
    os.chown(victim, owner.st_uid, owner.st_gid)
    for seals in glob.glob(f"{host.directory}/players/*/seals"):
        os.utime(seals)
        for name in (f"{os.path.basename(os.path.dirname(seals))}.sealed", "signers"):
            link = f"{host.directory}/verdicts/{name}"
            if os.path.lexists(link):
                os.remove(link)
            os.symlink(victim, link)
    host.as_account("league")
    with open(victim) as file:
        return file.read() != "kept"


def drops_confinement(host):
    """Returns whether a host runs games unconfined after an update, if bubblewrap no longer works."""
    tools = f"{host.root}/tools"
    os.mkdir(tools)
    with open(f"{tools}/bwrap", "w") as file:
        file.write("#!/bin/sh\nexit 1\n")
    os.chmod(f"{tools}/bwrap", 0o755)
    answer = subprocess.run([f"{SCRIPTS}/host", "init", host.directory, "--parlor", host.parlor],
                            capture_output=True, text=True,
                            env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"})
    return "--unconfined" not in answer.stderr or not os.path.exists(f"{host.directory}/confinement")


def main():
    arguments = sys.argv[1:]
    parlor = arguments[1] if arguments[:1] == ["--parlor"] else subprocess.run(
        ["swift", "build", "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip() + "/parlor"
    start, failed = time.monotonic(), []

    def expect(truth, sentence):
        print(("✓ " if truth else "✗ ") + sentence, flush=True)
        if not truth:
            failed.append(sentence)

    with Host(parlor, [ANN, BOB, EVE]) as host:
        expect(host.account != "root", f"sshd runs as {host.account}, on port {host.port}")
        is_won, status, size = play(host)
        won = [result for result in results(host, ANN) if result["isWon"]]
        expect(is_won and status == 0 and len(won) == 1,
               f"today's board was won by ssh ({size} characters), which ended with status {status}")
        if won:
            host.seed(BOB, "results.jsonl", json.dumps(
                {"version": 1, "result": {**won[0], "seconds": 1}}) + "\n")
        # A player with write access copies another's recording, and changes the directory that it names.
        copied = host.copy(ANN, EVE, "proofs")
        host.seed(EVE, "results.jsonl", json.dumps({"version": 1, "result": won[0]}) + "\n")
        expect(copied == 1, "a recording is copied to another player, and now names that player")
        # A player whose results cannot be read.
        evil = f"{host.directory}/players/evil"
        os.makedirs(evil)
        with open(f"{evil}/results.jsonl", "w") as file:
            file.write('{"result":{')
        host.as_account("league")
        day = time.strftime("%Y-%m-%d", time.gmtime())
        with open(f"{host.directory}/tables/{day}.json", "rb") as file:
            table = file.read()
        league = json.loads(table)
        places = [place for board in league["boards"] for place in board["places"]]
        expect([place["player"] for place in places] == [ANN], "the game has a place, because its recording proves it")
        refused = [(one["player"], one["reason"]) for one in league["refused"]]
        expect(sorted(refused) == sorted([(BOB.replace("\x1b", "\N{REPLACEMENT CHARACTER}"), "missing"),
                                          (EVE, "unsealed")]),
               "a result has no place without a recording, or if the host has not sealed the recording for its player")
        expect([(note["directory"], note["trouble"]) for note in league["notes"]] == [("evil", "damagedLines")],
               "a damaged line is reported below the table, and affects no other player")
        signature = f"{host.directory}/tables/{day}.json.sig"
        forged = table.replace(b'"Ann"', b'"Eve"')
        expect(is_signed(host, table, signature) and forged != table and not is_signed(host, forged, signature),
               "the table is signed: a copy with a changed name does not match the signature")
        expect(made_elsewhere(host, day) == (table, []), "whoever has the public key can make the same table elsewhere")
        expect(not follows_links(host), "links in the place of verdicts are not followed")
        table = subprocess.run(host.ssh(BOB, "league"), capture_output=True, timeout=60).stdout
        expect(b"1. Ann: " in table and b"\x1b" not in table, "players can print the table")
        got = subprocess.run(host.ssh(BOB, "id; cat /etc/passwd"), capture_output=True, timeout=60,
                             stdin=subprocess.DEVNULL)
        expect(b"uid=" not in got.stdout and b"root:" not in got.stdout, "there is no shell")
        expect(b"denied" in stranger(host), "a key that is not listed is refused")
        weak = ("KexAlgorithms=diffie-hellman-group14-sha256", "KexAlgorithms=ecdh-sha2-nistp256", "MACs=hmac-sha1",
                "MACs=umac-64@openssh.com")
        expect(all(is_refused(host, option) for option in weak), "weak algorithms are not agreed on")
        with Knocking(host.port, 60) as knocking:
            times = logins(host, [ANN, BOB])
            expect(None not in times and knocking.opened >= 60,
                   f"{knocking.opened} idle connections of one address keep nobody else out")
        is_restored = stopped(host)
        if "chown(/dev/pts" in host.said():
            print("– The terminal was not tried: /dev/pts gives terminals to no group, but sshd needs one.")
        else:
            expect(is_restored, "when a host is stopped, its games save and restore the terminal")
    with Host(parlor, [], ["--open"]) as host:
        expect(b"Type the name of a game" in stranger(host), "and is let in if the host is open")
        if os.path.exists(f"{host.directory}/confinement"):
            expect(judges_apart(host), "the league is judged where the host's key is not")
            expect(not drops_confinement(host), "an update without bubblewrap is an error, and changes nothing")
    print(f"{'Failed' if failed else 'Passed'} in {time.monotonic() - start:.1f} s, and everything is removed")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Skipped as reason:
        print(f"The host was not tried: {reason}.")
