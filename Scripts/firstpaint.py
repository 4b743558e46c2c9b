#!/usr/bin/env python3
"""firstpaint.py [--limit MS] [--runs N] [--until TEXT] -- cmd...
How long it takes from starting a full-screen program until the first frame with a text on it has
arrived at its terminal: the median of some runs, at a terminal that answers at once. Fails where
that takes longer than the limit."""
import argparse
import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time

from pseudoterminal import QUESTIONS, answer


def first_paint(command, text):
    """Milliseconds from the start until the text was drawn."""
    master, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    name = os.ttyname(terminal)
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    start = time.monotonic()
    # A new session takes the first terminal that it opens for its own.
    child = os.posix_spawnp(command[0], command, environment, setsid=True, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0),
        (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)])
    output = b""
    try:
        while text not in output:
            ready, _, _ = select.select([master], [], [], start + 5 - time.monotonic())
            if not ready:
                sys.exit(f"«{text.decode()}» was not drawn within five seconds:\n{output!r}")
            data = os.read(master, 1 << 16)
            output += data
            for question in QUESTIONS.finditer(data):
                os.write(master, answer(question))
        return 1000 * (time.monotonic() - start)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(master)
        os.close(terminal)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[1])
    parser.add_argument("--limit", type=float)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--until", default="P A R L O R")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    text = options.until.encode()
    times = sorted(first_paint(options.command, text) for _ in range(options.runs))
    median = statistics.median(times)
    print(f"first paint: median {median:.1f} ms of {len(times)} runs,"
          f" {times[0]:.1f} to {times[-1]:.1f}")
    if options.limit and median > options.limit:
        sys.exit(f"That is more than {options.limit:g} ms.")


if __name__ == "__main__":
    main()
