#!/usr/bin/env python3
"""nontty.py -- cmd...
Runs a terminal program without a usable terminal: with piped output, no input, closed input, TERM=dumb
and no TERM; and, for comparison, with NO_COLOR and normally. Fails if one of the first group does not
end at once with a status, a sentence and no escape sequence."""
import os
import pty
import re
import select
import subprocess
import sys
import time

COLOR = re.compile(rb"\x1b\[[0-9;:]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;:]*m")


def piped(command, stdin):
    """Runs without a terminal; returns the status and the output."""
    environment = dict(os.environ, TERM="xterm-256color")
    start = (lambda: os.close(0)) if stdin == "closed" else None
    process = subprocess.Popen(
        command, stdin=None if start else stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment, start_new_session=True, preexec_fn=start)
    try:
        output, error = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        return None, b"".join(process.communicate())
    return process.returncode, output + error


def at_terminal(command, environment, stdin=None):
    """Runs at a terminal and quits after a moment; returns the status and the output."""
    child, master = pty.fork()
    if child == 0:
        for name, value in environment.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        if stdin == "closed":
            os.close(0)
        elif stdin:
            os.dup2(os.open(stdin, os.O_RDONLY), 0)
        os.execvp(command[0], command)
    output, end, is_asked = b"", time.monotonic() + 60, False
    while time.monotonic() < end:
        ready, _, _ = select.select([master], [], [], 0.3)
        try:
            data = os.read(master, 1 << 16) if ready else None
        except OSError:
            break
        if data:
            output += data
            if b"\x1b[c" in data:
                os.write(master, b"\x1b[?62;22c")
        elif not is_asked:
            os.write(master, b"q")
            is_asked = True
    os.close(master)
    _, status = os.waitpid(child, 0)
    return (os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)), output


def main(command):
    failed = False

    def say(name, status, output, complaints):
        nonlocal failed
        failed = failed or bool(complaints)
        escapes = output.count(b"\x1b")
        print(f"{'✗' if complaints else '✓'} {name}: status {status}, {escapes} escapes")
        if escapes == 0:
            print(f"    {output.decode(errors='replace').strip()}")
        for complaint in complaints:
            print(f"    {complaint}")

    normal = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": None}
    refusals = {
        "output piped, no input": piped(command, subprocess.DEVNULL),
        "output piped, input closed": piped(command, "closed"),
        "input closed": at_terminal(command, normal, "closed"),
        "input from a file": at_terminal(command, normal, "/dev/null"),
        "TERM=dumb": at_terminal(command, {**normal, "TERM": "dumb"}),
        "no TERM": at_terminal(command, {**normal, "TERM": None}),
    }
    for name, (status, output) in refusals.items():
        complaints = []
        if status is None:
            complaints.append("it waits forever")
        elif status <= 0:
            complaints.append("the status says that all is well, or it crashed")
        if b"\x1b" in output:
            complaints.append("escape sequences without a terminal")
        if not output.strip().endswith((b".", b"color")) or output.count(b"\n") > 2:
            complaints.append("no sentence")
        say(name, status, output, complaints)
    for name, environment, is_colored in (
        ("NO_COLOR", {**normal, "NO_COLOR": "1"}, False), ("normal", normal, True),
    ):
        status, output = at_terminal(command, environment)
        complaints = [] if status == 0 and b"\x1b[?1049h" in output else ["it does not run"]
        if bool(COLOR.search(output)) != is_colored:
            complaints.append("the colors are not as wanted")
        say(name, status, output, complaints)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[sys.argv.index("--") + 1:]))
