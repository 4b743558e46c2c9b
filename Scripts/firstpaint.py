#!/usr/bin/env python3
"""firstpaint.py [--limit MS] [--runs N] [--until TEXT] [--compare] -- cmd...
Measures the time from the start of a full-screen program to the first frame that contains a text: the median
of some runs at a terminal that answers at once. Fails if the time is above the limit. With --compare, two
other programs run in turn with it: a C program that writes the same bytes, and /bin/true, which ends at
once. This needs cc. The processor time is printed beside the elapsed time, because the processor time does
not depend on the load of the machine."""
import argparse
import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections import namedtuple

from pseudoterminal import QUESTIONS, answer


# Elapsed milliseconds, milliseconds of the processor, and requested pages of memory.
Paint = namedtuple("Paint", "passed worked pages")


def first_paint(command, text, painted=None):
    """The time from the start until the text is drawn or, without a text, until the program ends."""
    master, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    name = os.ttyname(terminal)
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    start = time.monotonic()
    # The first terminal that a new session opens becomes its controlling terminal.
    child = os.posix_spawnp(command[0], command, environment, setsid=True, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0),
        (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)])
    output = b""
    try:
        while text and text not in output:
            ready, _, _ = select.select([master], [], [], start + 5 - time.monotonic())
            if not ready:
                sys.exit(f"«{text.decode()}» was not drawn within five seconds:\n{output!r}")
            data = os.read(master, 1 << 16)
            output += data
            for question in QUESTIONS.finditer(data):
                os.write(master, answer(question))
        if painted is not None:
            painted.append(output)
        passed = time.monotonic() - start
    finally:
        if text:
            os.kill(child, signal.SIGKILL)
        usage = os.wait4(child, 0)[2]
        os.close(master)
        os.close(terminal)
    if not text:
        passed = time.monotonic() - start
    return Paint(1000 * passed, 1000 * (usage.ru_utime + usage.ru_stime), usage.ru_minflt)


PAINTER = """
#include <termios.h>
#include <unistd.h>
static const unsigned char frame[] = {%s};
int main(void) {
    struct termios settings;
    tcgetattr(0, &settings);
    cfmakeraw(&settings);
    tcsetattr(0, TCSANOW, &settings);
    write(1, frame, sizeof frame);
    for (;;) pause();
}
"""


def compare(command, text, runs):
    """Runs the program, a C program that paints the same, and /bin/true in turns: medians and ratios."""
    painted = []
    first_paint(command, text, painted)
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/painter.c", "w") as file:
            file.write(PAINTER % ",".join(str(byte) for byte in painted[0]))
        subprocess.run(["cc", "-O2", "-w", "-o", f"{folder}/painter", f"{folder}/painter.c"],
                       check=True)
        rivals = {"it": (command, text), "C": ([f"{folder}/painter"], text),
                  "/bin/true": (["/bin/true"], b"")}
        paints = {name: [] for name in rivals}
        for _ in range(runs):
            for name, (rival, until) in rivals.items():
                paints[name].append(first_paint(rival, until))
    own = [statistics.median(values) for values in zip(*paints["it"])]
    for name in rivals:
        median = [statistics.median(values) for values in zip(*paints[name])]
        ratios = [one / other for one, other in zip(own, median)]
        print(f"{name}: {median[0]:.1f} ms elapsed, {median[1]:.2f} ms of the processor,"
              f" {median[2]:.0f} pages: the program needs {ratios[0]:.1f}, {ratios[1]:.1f} and"
              f" {ratios[2]:.1f} times as much")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[1])
    parser.add_argument("--limit", type=float)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--until", default="P A R L O R")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    text = options.until.encode()
    if options.compare:
        compare(options.command, text, options.runs)
    times = sorted(first_paint(options.command, text).passed for _ in range(options.runs))
    median = statistics.median(times)
    print(f"first paint: median {median:.1f} ms of {len(times)} runs,"
          f" {times[0]:.1f} to {times[-1]:.1f}")
    if options.limit and median > options.limit:
        sys.exit(f"That is more than {options.limit:g} ms.")


if __name__ == "__main__":
    main()
