#!/usr/bin/env python3
"""knocking.py [--parlor FILE] [--connections N] [--players N]: one address opens many connections to a host and
sends nothing on them, again and again, while players at other addresses want to play. Fails if one of
these does not get in."""
import argparse
import socket
import statistics
import subprocess
import sys
import threading
import time

from loopback import Host, Skipped

IDLER = "127.0.0.1"


class Knocking:
    """Silent connections from one address. One that is closed is replaced with a new one."""

    def __init__(self, port, count):
        self.port, self.count, self.is_over, self.opened, self.held = port, count, False, 0, []
        self.thread = threading.Thread(target=self.go_on)

    def go_on(self):
        while not self.is_over:
            self.held = [line for line in self.held if self.is_open(line)]
            # At most thirty times as many in total, however fast they are closed.
            while len(self.held) < self.count and self.opened < 30 * self.count and not self.is_over:
                try:
                    line = socket.create_connection(("127.0.0.1", self.port), 5, (IDLER, 0))
                except OSError:
                    break
                line.setblocking(False)
                self.held.append(line)
                self.opened += 1
            time.sleep(0.2)

    @staticmethod
    def is_open(line):
        try:
            while line.recv(4096):
                pass
        except BlockingIOError:
            return True
        except OSError:
            pass
        line.close()
        return False

    def __enter__(self):
        self.thread.start()
        end = time.monotonic() + 5
        while self.opened < self.count and time.monotonic() < end:
            time.sleep(0.05)
        return self

    def __exit__(self, *_):
        self.is_over = True
        self.thread.join()
        for line in self.held:
            line.close()


def logins(host, names):
    """The seconds that each login took; None for one that was refused."""
    times = []
    for name in names:
        start = time.monotonic()
        # The client gives up after twenty seconds, as a person would.
        done = subprocess.run(host.ssh(name, options=["-T", "-o", "ConnectTimeout=20"]), input=b"quit\n",
                              capture_output=True, timeout=60)
        times.append(time.monotonic() - start if b"Type the name of a game" in done.stdout else None)
    return times


def attack(parlor, connections, players):
    """The times of the logins while one address knocks, the connections that it opened, and those that were
    open at the end."""
    names = [f"player {number}" for number in range(players)]
    with Host(parlor, names) as host:
        with Knocking(host.port, connections) as knocking:
            times = logins(host, names)
            return times, knocking.opened, len(knocking.held)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--parlor", required=True)
    parser.add_argument("--connections", type=int, default=600)
    parser.add_argument("--players", type=int, default=30)
    options = parser.parse_args()
    times, opened, held = attack(options.parlor, options.connections, options.players)
    well = [taken for taken in times if taken is not None]
    print(f"{opened} connections of one address, of which {held} were open at the end: {len(well)} of "
          f"{len(times)} players got in" + (f", in {statistics.median(well):.2f} s, at most {max(well):.2f} s"
                                            if well else ""))
    return 0 if len(well) == len(times) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Skipped as reason:
        print(f"The host was not tried: {reason}.")
