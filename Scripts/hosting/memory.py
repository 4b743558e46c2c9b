#!/usr/bin/env python3
"""memory.py [--parlor FILE] [--players N]: a host in a control group with as much memory and as many
processes for each player as the unit gives. A program in the place of one player's game takes as much of
both as it can get: it must end alone, all other games must continue, and the next player must get in. Needs
root, and control groups for memory and processes."""
import argparse
import os
import shutil
import signal
import subprocess
import sys
import time

from loopback import Host, Skipped, SCRIPTS
from pseudoterminal import Session

GROUPS = "/sys/fs/cgroup"
# The limits of the unit are for a thousand players. The host itself needs some more.
PLAYERS_OF_UNIT, OWN_MEMORY, OWN_TASKS = 1000, 40 << 20, 20

GREEDY = r'''#!/usr/bin/python3
import os, signal, sys, time
if sys.stdin.readline() == "processes\n":
    children = []
    try:
        while len(children) < 1000:
            child = os.fork()
            if child == 0: time.sleep(20); os._exit(0)
            children.append(child)
    except OSError: pass
    print(len(children), flush=True)
    sys.stdin.readline()
else:
    took = []
    while True:
        took.append(bytearray(os.urandom(1 << 20)))
        print(len(took), flush=True)
'''


class Group:
    """A control group for memory or for processes, in version 1 or version 2 of control groups."""

    def __init__(self, controller, limit, names):
        old, new = f"{GROUPS}/{controller}", GROUPS
        is_old = os.path.isdir(old)
        self.place = f"{old if is_old else new}/parlor-{os.getpid()}-{controller}"
        self.limit, self.used, self.kills = names[0 if is_old else 1]
        try:
            if not is_old:
                with open(f"{new}/cgroup.subtree_control", "w") as file:
                    file.write(f"+{controller}")
            os.mkdir(self.place)
            self.write(self.limit, limit)
        except OSError as error:
            raise Skipped(f"there are no control groups for {controller} here: {error}") from error

    def write(self, name, text):
        with open(f"{self.place}/{name}", "w") as file:
            file.write(str(text))

    def read(self, name):
        with open(f"{self.place}/{name}") as file:
            return file.read()

    def number(self):
        return int(self.read(self.used))

    def killed(self):
        return int(next(line.split()[1] for line in self.read(self.kills).splitlines()
                        if line.startswith("oom_kill ")))

    def end(self):
        for _ in range(100):
            try:
                return os.rmdir(self.place)
            except OSError:
                time.sleep(0.1)


def of_unit(name):
    """A limit in the unit, as a number."""
    with open(f"{SCRIPTS}/hosting/parlor-host.service") as file:
        value = next(line.split("=")[1].strip() for line in file if line.startswith(f"{name}="))
    return int(value[:-1]) << 30 if value.endswith("G") else int(value)


class Bounded(Host):
    """A host whose processes run in the given control groups."""

    def __init__(self, parlor, names, groups):
        super().__init__(parlor, names)
        self.groups = groups

    def serve(self):
        def enter():
            for group in self.groups:
                group.write("cgroup.procs", os.getpid())
        real = subprocess.Popen
        subprocess.Popen = lambda *words, **options: real(*words, preexec_fn=enter, **options)
        try:
            super().serve()
        finally:
            subprocess.Popen = real

    def put(self, source=None):
        """Replaces the game with a file or, without one, with the greedy program, while games continue."""
        new = f"{self.directory}/parlor.new"
        if source:
            shutil.copy(source, new)
        else:
            with open(new, "w") as file:
                file.write(GREEDY)
            with open(f"{self.directory}/confinement", "ab") as file:
                for place in ("/usr", "/lib", "/lib64"):
                    file.write(f"--ro-bind\0{place}\0{place}\0".encode())
        os.chmod(new, 0o755)
        os.replace(new, f"{self.directory}/parlor")


def answers(sessions):
    """The number of games whose screen changes after a key."""
    count = 0
    for session in sessions:
        before = len(session.output)
        for key in (b"\x1b[B", b"\x1b[A"):
            session.send(key)
            session.pump(20, lambda: len(session.output) > before or session.has_ended())
        count += len(session.output) > before and not session.has_ended()
    return count


def greed(host, what):
    return subprocess.Popen(host.ssh("Eve", options=["-T"]), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def attack(host, memory, tasks, sessions, say):
    for name in host.names[:-2]:
        session = Session(host.ssh(name, options=["-tt"]))
        session.settle()
        sessions.append(session)
    say(answers(sessions) == len(sessions), f"{len(sessions)} games: {memory.number() >> 20} MB, {tasks.number()} processes")

    host.put()
    greedy = greed(host, "memory")
    said, _ = greedy.communicate("memory\n", timeout=60)
    count = answers(sessions)
    say(memory.killed() == 1 and greedy.returncode != 0,
        f"a game that takes {said.split()[-1] if said else 'no'} MB more is ended; processes killed in all: {memory.killed()}")
    say(count == len(sessions), f"{count} of {len(sessions)} games continue")

    tasks.write(tasks.limit, tasks.number() + 30)
    greedy = greed(host, "processes")
    greedy.stdin.write("processes\n")
    greedy.stdin.flush()
    had = greedy.stdout.readline().strip()
    count = answers(sessions)
    say(had.isdigit() and int(had) < 60, f"a game that takes processes gets {had}")
    say(count == len(sessions), f"{count} of {len(sessions)} games continue at the same time")
    greedy.communicate("\n", timeout=60)

    host.put(host.parlor)
    last = Session(host.ssh(host.names[-2], options=["-tt"]))
    last.settle()
    sessions.append(last)
    say(answers([last]) == 1, "and the next player gets in")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--parlor", required=True)
    parser.add_argument("--players", type=int, default=20)
    options = parser.parse_args()
    if os.getuid() != 0:
        raise Skipped("control groups need root")
    failed, groups, sessions = [], [], []

    def say(is_well, sentence):
        print(("✓ " if is_well else "✗ ") + sentence, flush=True)
        if not is_well:
            failed.append(sentence)

    share = options.players / PLAYERS_OF_UNIT
    try:
        memory = Group("memory", OWN_MEMORY + round(of_unit("MemoryMax") * share), [
            ("memory.limit_in_bytes", "memory.usage_in_bytes", "memory.oom_control"),
            ("memory.max", "memory.current", "memory.events")])
        groups.append(memory)
        tasks = Group("pids", OWN_TASKS + round(of_unit("TasksMax") * share), [("pids.max", "pids.current", "")] * 2)
        groups.append(tasks)
        names = [f"Player {number}" for number in range(options.players)] + ["Last", "Eve"]
        with Bounded(options.parlor, names, groups) as host:
            try:
                attack(host, memory, tasks, sessions, say)
            finally:
                for session in sessions:
                    session.close()
    finally:
        for group in groups:
            group.end()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    try:
        main()
    except Skipped as reason:
        print(f"Control groups were not tried: {reason}.")
