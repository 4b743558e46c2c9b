#!/usr/bin/env python3
"""lifecycle.py [--quit KEY] [--trap KEY] [--task KEY=TEXT] -- cmd...
Ends, suspends and resizes a program, and takes its terminal away, in every way. The program may use the
whole screen or a part of it, and quits with the key `q` or the given one. Reports the terminal modes
that are left on, whether the settings are restored, how the program ended, and its cost at rest. With
--trap, it also tries a key that crashes the program on purpose, and with --task a key after which a task
shows a text. Fails if anything is not clean."""
import os
import signal
import sys
import time

from pseudoterminal import TAKEN, Report

QUIT = b"q"


def judge(session, expected, note=""):
    """The faults in the ending of the program."""
    complaints = []
    session.pump_quiet(0.1, 1)
    if session.end() != expected:
        complaints.append(f"ended {session.end()}, not {expected}")
    if session.modes.left_on():
        complaints.append("left on: " + ", ".join(session.modes.left_on()))
    if not session.is_cooked():
        complaints.append("the settings are not back")
    leftover = session.leftover_input()
    if leftover:
        complaints.append(f"left to the shell: {leftover!r}")
    return complaints


def ending(cause, expected, says=None):
    def scenario(session):
        session.settle()
        if not session.modes.left_on():
            return {}, ["it never took the terminal"]
        start = time.monotonic()
        cause(session)
        # A crash ends after its backtrace is written, which takes seconds on a busy machine.
        session.pump(60, session.has_ended)
        facts = {"end": session.end(), "ms": round(1000 * (time.monotonic() - start))}
        complaints = judge(session, expected)
        if says and says not in session.output.rpartition(b"\x1b[?1049l")[2]:
            complaints.append(f"«{says.decode()}» is not on the normal screen")
        return facts, complaints
    return scenario


def typed(keys):
    return lambda session: session.send(keys)


def killed(number):
    return lambda session: session.kill(number)


def suspension(cause):
    def scenario(session):
        session.settle()
        on = session.modes.left_on()
        cause(session)
        if not session.pump(3, session.is_stopped):
            return {"end": session.end()}, ["it was not stopped"]
        session.pump(0.1)
        complaints = []
        if session.modes.left_on():
            complaints.append("left on while stopped: " + ", ".join(session.modes.left_on()))
        if not session.is_cooked():
            complaints.append("the settings are not back while stopped")
        session.resize(30, 100)
        before = len(session.output)
        session.resume()
        session.pump_quiet(0.3)
        if session.is_cooked():
            complaints.append("it is not raw again")
        if session.modes.left_on() != on:
            complaints.append("not on again: " + str(set(on) ^ set(session.modes.left_on())))
        if TAKEN not in session.output[before:]:
            complaints.append("the terminal was not taken again")
        facts = {"bytes after": len(session.output) - before}
        session.send(QUIT)
        session.pump(60, session.has_ended)
        return facts, complaints + judge(session, "X0")
    return scenario


def stopped_by_force(session):
    """STOP cannot be caught; afterwards the program has to set all modes again."""
    session.settle()
    session.kill(signal.SIGSTOP)
    session.pump(3, session.is_stopped)
    before = len(session.output)
    session.resume()
    session.pump_quiet(0.3)
    complaints = []
    if TAKEN not in session.output[before:]:
        complaints.append("the terminal was not taken again")
    session.send(QUIT)
    session.pump(60, session.has_ended)
    return {"bytes after": len(session.output) - before}, complaints + judge(session, "X0")


def hangup(session):
    session.settle()
    start = time.monotonic()
    session.hang_up()
    session.pump(60, session.has_ended, reads=False)
    late = 1000 * (time.monotonic() - start)
    complaints = [] if session.has_ended() else ["it goes on without a terminal"]
    if late > 100:
        complaints.append("noticed after more than 100 ms")
    return {"end": session.end(), "ms": round(late, 1)}, complaints


def idle(session):
    session.settle()
    session.pump(2.5)
    processor, switches = session.cost()
    before = len(session.output)
    session.pump(3)
    processor_after, switches_after = session.cost()
    facts = {
        "processor": f"{100 * (processor_after - processor) / 3:.1f} %",
        "switches": switches_after - switches, "bytes": len(session.output) - before,
    }
    is_idle = processor == processor_after and switches == switches_after
    is_still = len(session.output) == before
    return facts, [] if is_idle and is_still else ["it does something although nothing happens"]


def task(key, text):
    """A result that another thread sends to the main actor must wake the loop."""
    def scenario(session):
        session.settle()
        session.send(key)
        came = session.pump(10, lambda: text in session.output)
        session.send(QUIT)
        session.pump(60, session.has_ended)
        return {}, ([] if came else [f"«{text.decode()}» never came"]) + judge(session, "X0")
    return scenario


def resize(session):
    session.settle()
    before = len(session.output)
    session.resize(30, 100)
    session.pump_quiet(0.2)
    once = len(session.output) - before
    before = len(session.output)
    for turn in range(50):
        session.resize(20 + turn % 10, 70 + turn % 30)
        session.pump(0.002)
    session.pump_quiet(0.2)
    storm = len(session.output) - before
    complaints = [] if once else ["a resize shows nothing"]
    if storm > 25 * max(once, 1):
        complaints.append("the sizes are not combined")
    return {"bytes once": once, "bytes for 50": storm}, complaints


if __name__ == "__main__":
    command = sys.argv[sys.argv.index("--") + 1:]
    report = Report(command)
    if "--quit" in sys.argv:
        QUIT = sys.argv[sys.argv.index("--quit") + 1].encode().decode("unicode_escape").encode()
    report.scenario("quit by key", ending(typed(QUIT), "X0"))
    report.scenario("quit by Ctrl-C", ending(typed(b"\x03"), "X0"))
    for name in (
            "TERM", "HUP", "INT", "USR1", "USR2", "ALRM", "PROF", "XCPU",
            "QUIT", "SEGV", "ABRT", "BUS", "ILL", "TRAP", "FPE", "SYS"):
        number = getattr(signal, "SIG" + name)
        report.scenario(name, ending(killed(number), f"K{int(number)}"))
    if "--trap" in sys.argv:
        key = sys.argv[sys.argv.index("--trap") + 1].encode()
        crash = f"K{int(signal.SIGILL if os.uname().machine == 'x86_64' else signal.SIGTRAP)}"
        report.scenario("a Swift trap", ending(typed(key), crash, says=b"Fatal error"))
    if "--task" in sys.argv:
        key, text = sys.argv[sys.argv.index("--task") + 1].encode().split(b"=")
        report.scenario("a task of another thread", task(key, text))
    report.scenario("suspend by Ctrl-Z", suspension(typed(b"\x1a")), tries=3)
    report.scenario("suspend by TSTP", suspension(killed(signal.SIGTSTP)), tries=3)
    report.scenario("suspend by TTIN", suspension(killed(signal.SIGTTIN)), tries=3)
    report.scenario("stopped by STOP", stopped_by_force, tries=3)
    report.scenario("terminal gone", hangup, tries=5)
    report.scenario("terminal gone, HUP ignored", hangup, tries=5, ignored=(signal.SIGHUP,))
    report.scenario("idle", idle, tries=5)
    report.scenario("resize", resize, tries=3)
    sys.exit(report.failed)
