#!/usr/bin/env python3
"""cluster.py --parlor FILE [--clients N] [--seconds S] [--shared PLACE PLACE]
Runs two hosts with one directory for their players, and HAProxy in front of them, all on this machine. Players
come through the balancer. One address opens connections at the balancer, and then at one host until that host
takes no more logins. One player comes a second time, at the other host. Then one host is killed with everything
that runs on it, and its players come again. Fails if a game is not found as it was, or if a player on the other
host, or during those connections, notices anything. --shared names an empty directory of a shared file system,
as each host sees it. Without it, the directory is on this machine."""
import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import crowd as crowds
from knocking import Knocking, logins
from loopback import Host, SCRIPTS, Skipped
from player import settings


class Balancer:
    """HAProxy in front of some hosts. The players' ssh clients connect to it."""

    def __init__(self, hosts):
        self.hosts, self.names, self.ids = hosts, hosts[0].names, hosts[0].ids

    def __enter__(self):
        if not shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin"):
            raise Skipped("there is no haproxy here")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.root = tempfile.mkdtemp(prefix="parlor-balancer-")
        places = [f"127.0.0.1:{host.port}" for host in self.hosts]
        with open(f"{self.root}/haproxy.cfg", "w") as file:
            subprocess.run([f"{SCRIPTS}/host", "balancer", f"127.0.0.1:{self.port}", *places],
                           check=True, stdout=file)
        with open(f"{self.hosts[0].directory}/host_key.pub") as file:
            key = " ".join(file.read().split()[:2])
        for port in [self.port, *(host.port for host in self.hosts)]:
            with open(f"{self.hosts[0].root}/known_hosts", "a") as known:
                known.write(f"[127.0.0.1]:{port} {key}\n")
        self.log = open(f"{self.root}/log", "w+")
        self.process = subprocess.Popen(
            [shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin"), "-db",
             "-f", f"{self.root}/haproxy.cfg"], stdout=self.log, stderr=self.log)
        time.sleep(3)
        if self.process.poll() is not None:
            self.log.seek(0)
            raise RuntimeError(f"HAProxy does not run: {self.log.read()}")
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.log.close()
        shutil.rmtree(self.root, ignore_errors=True)

    def ssh(self, name, *arguments, options=(), port=None):
        line = self.hosts[0].ssh(name, *arguments, options=options)
        line[line.index("-p") + 1] = str(port or self.port)
        return line

    def directory_of(self, name):
        return self.hosts[0].directory_of(name)

    def players(self, host):
        """The players who are on a host."""
        by_id = {id: name for name, id in self.ids.items()}
        found = set()
        for pid in host.visits():
            try:
                with open(f"/proc/{pid}/cmdline") as file:
                    found.add(by_id[file.read().rstrip("\0").split("/")[-1]])
            except (OSError, KeyError):
                pass
        return found


class Elsewhere:
    """Connects the same players to one host directly, past the balancer."""

    def __init__(self, balancer, host):
        self.balancer, self.host = balancer, host

    def ssh(self, name, *arguments, options=()):
        return self.balancer.ssh(name, *arguments, options=options, port=self.host.port)


def second_visit(balancer, crowd, clients, place, other):
    """Visits the other host a second time. Returns whether the game was found as it was, and the seconds
    until the first visit ended and the menu appeared."""
    players = balancer.players(place)
    client = next(client for client in clients if client.name in players and crowds.saved(balancer, client))
    kept = crowds.saved(balancer, client)
    start = time.monotonic()
    again = crowds.Client(Elsewhere(balancer, other), client.name, client.number, crowd.screens)
    crowd.by_file[again.master] = again
    is_in = crowd.pump(60, lambda: again.offered and not client.is_open)
    took = time.monotonic() - start
    same = crowds.saved(balancer, client) == kept
    clients[clients.index(client)] = again
    return is_in and same, took


def come_again(crowd, gone):
    """All players of the lost host reconnect until they are in, as people would. Returns them, and the
    number of failed tries."""
    back, tries = {}, 0
    end = time.monotonic() + 60
    waiting = {client.name: crowd.join(client.name, client.number) for client in gone}
    while len(back) < len(gone) and time.monotonic() < end:
        crowd.pump(0.2)
        for name, client in list(waiting.items()):
            if client.first:
                back[name] = waiting.pop(name)
            elif not client.is_open:
                tries += 1
                client.end()
                waiting[name] = crowd.join(name, client.number)
    for client in waiting.values():
        client.end()
    return back, tries


def knocks(balancer, crowd, clients, guests, host, say):
    """Checks that one address keeps nobody else out, and ends no game even if it fills a host with logins."""
    with Knocking(balancer.port, 600) as knocking:
        times = logins(balancer, guests)
    well = [taken for taken in times if taken is not None]
    say(len(well) == len(guests), f"{knocking.opened} idle connections of one address at the balancer: {len(well)} of "
        f"{len(guests)} others got in" + (f", in at most {max(well):.2f} s" if well else ""))
    # A host sees only the balancer's address, so it sets no limit for an address.
    with Knocking(host.port, 700) as knocking:
        crowd.pump(10)
    still = sum(client.is_open for client in clients)
    say(still == len(clients), f"{knocking.opened} at one host, past the balancer: {still} of {len(clients)} games continue")


def attack(options, balancer, hosts):
    crowd = crowds.Crowd(balancer)
    players, guests = balancer.names[:options.clients], balancer.names[options.clients:]
    clients = [crowd.join(name, number) for number, name in enumerate(players)]
    well = []

    def say(is_well, sentence):
        well.append(is_well)
        print(("✓ " if is_well else "✗ ") + sentence, flush=True)

    start = time.monotonic()
    crowd.pump(120, lambda: all(client.first or not client.is_open for client in clients))
    arrived = sum(client.first is not None for client in clients)
    shares = [len(balancer.players(host)) for host in hosts]
    say(arrived == len(clients), f"{arrived} players came through the balancer in "
        f"{time.monotonic() - start:.1f} s: {shares[0]} to one host, {shares[1]} to the other")
    crowds.begin(crowd, clients)
    crowds.play(crowd, clients, options.seconds)
    crowd.pump(2)
    knocks(balancer, crowd, clients, guests, hosts[0], say)
    is_well, took = second_visit(balancer, crowd, clients, hosts[0], hosts[1])
    say(is_well, f"a second visit, on the other host, hung up the first and found its game in {took:.1f} s")
    on_first = balancer.players(hosts[0])
    for client in clients:
        client.send(crowds.KEYS[0])
    crowd.pump(2)
    gone = [client for client in clients if client.name in on_first]
    others = [client for client in clients if client.name not in on_first]
    kept = {client.name: crowds.saved(balancer, client) for client in gone}
    hosts[0].kill()
    start = time.monotonic()
    crowd.pump(5, lambda: not any(client.is_open for client in gone))
    heard = time.monotonic() - start
    back, tries = come_again(crowd, gone)
    took = time.monotonic() - start
    same = sum(client.offered and crowds.saved(balancer, client) == kept[name] for name, client in back.items()
               if kept[name])
    of = sum(state is not None for state in kept.values())
    say(len(back) == len(gone), f"a host was killed: its {len(gone)} players were disconnected within {heard:.1f} s, and "
        f"{len(back)} were on the other in {took:.1f} s, after {tries} failed tries")
    say(same == of and of > 0, f"{same} of {of} games were found as they were")
    still = sum(client.is_open for client in others)
    say(still == len(others), f"{still} of the {len(others)} on the other host noticed nothing")
    for client in list(back.values()) + clients:
        client.end()
    return all(well)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--parlor", required=True)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--shared", nargs=2)
    options = parser.parse_args()
    names = [f"Player {number}" for number in range(options.clients)] + [f"Guest {number}" for number in range(5)]
    own = tempfile.mkdtemp(prefix="parlor-shared-")
    os.chmod(own, 0o755)
    one, two = (["--shared", place, "--balanced"] for place in options.shared or (own, own))
    try:
        with Host(options.parlor, names, one) as first, Host(options.parlor, names, two, like=first) as other:
            for name in names:
                first.seed(name, "settings.json", settings(options.parlor))
            with Balancer([first, other]) as balancer:
                return 0 if attack(options, balancer, [first, other]) else 1
    finally:
        shutil.rmtree(own, ignore_errors=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Skipped as reason:
        print(f"The host was not tried: {reason}.")
