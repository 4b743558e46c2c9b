#!/usr/bin/env python3
"""badplaces.py -- cmd...
Runs a program at difficult terminals: one that does not read for seconds, one with a single cell or none,
one that answers late, twice, with garbage or not at all, and one that pastes ten megabytes. It works with
any full-screen program that quits on `q`, which is why the garbage is full of that letter."""
import sys
import time

from lifecycle import judge
from pseudoterminal import Report, answer, silence


def quits(session, complaints, limit=10.0, reads=True):
    """Ends the scenario: a program that still works quits on the key."""
    if session.has_ended():
        return complaints + [f"it ended by itself: {session.end()}"]
    session.send(b"q")
    if not session.pump(limit, session.has_ended, reads=reads):
        complaints.append("it does not quit")
    return complaints + judge(session, "X0")


def blocked_writer(session):
    """Fills the line with frames that nobody reads, and finally reads all of them."""
    session.settle()
    processor, _ = session.cost()
    before = len(session.output)
    for turn in range(600):
        session.resize(40 + turn % 2, 150 + turn % 50)
        session.pump(0.002, reads=False)
    session.resize(43, 143)
    session.pump(0.5, reads=False)
    busy, _ = session.cost()
    session.pump(1, reads=False)
    processor_after, _ = session.cost()
    complaints = [] if processor_after == busy else ["it spins while the line is blocked"]
    session.pump_quiet(0.3)
    kept = len(session.output) - before
    if kept > 1_000_000:
        complaints.append("it kept frames that nobody will see")
    facts = {"bytes kept": kept, "processor": f"{processor_after - processor:.2f} s"}
    return facts, quits(session, complaints)


def quits_while_blocked(session):
    """Nobody reads any more: the program must still end, and soon."""
    session.settle()
    for turn in range(600):
        session.resize(40 + turn % 2, 150 + turn % 50)
        session.pump(0.002, reads=False)
    start = time.monotonic()
    session.send(b"q")
    session.pump(60, session.has_ended, reads=False)
    late = time.monotonic() - start
    complaints = [] if session.end() == "X0" else [f"ended {session.end()}"]
    if late > 2:
        complaints.append("it took longer than two seconds")
    if not session.is_cooked():
        complaints.append("the settings are not back")
    return {"end": session.end(), "s": round(late, 2)}, complaints


def paste(session):
    """Pastes ten megabytes of the key that quits."""
    session.settle()
    start = time.monotonic()
    text = b"\x1b[200~" + b"q" * 10_000_000 + b"\x1b[201~"
    while text:
        text = text[session.write_some(text):]
        session.pump(0)
    session.pump_quiet(0.3)
    facts = {"s": round(time.monotonic() - start - 0.3, 2), "memory": session.memory()}
    return facts, quits(session, [])


def size(rows, columns):
    def scenario(session):
        session.settle()
        session.send(b"x\x1b[A\x1b[<0;1;1M\x1b[<0;1;1m")
        session.pump_quiet(0.1)
        session.resize(24, 80)
        session.pump_quiet(0.1)
        session.resize(rows, columns)
        session.pump_quiet(0.1)
        return {}, quits(session, [])
    return scenario


GARBAGE = [
    b"\x1b]11;qqqq\x07", b"\x1bPqqqq\x1b\\", b"\x1b[?q", b"\x1b[99q", b"\x1b_Gqqq\x1b\\",
    b"\x1b]11;rgb:q/q/q\x1b\\", b"\x1b[?2026;9$y", b"\x1b[?2026$y", b"\x1b[48;0;0t",
    b"\x1b[48;99999;99999;1;1t", b"\x1b[?997;7n", b"\x1b[?" + b"9" * 500 + b"c", b"\x1b[q",
]


def garbage(session):
    """Every answer comes twice and with garbage; then come answers that nobody asked for."""
    session.settle()
    for piece in GARBAGE * 3:
        session.send(piece)
    session.pump_quiet(0.2)
    return {}, quits(session, [])


def torn(session):
    """The answers come byte by byte, with pauses that are longer than the wait after a lone Esc."""
    session.settle(1)
    for reply in (b"\x1b]11;rgb:0000/qqqq/0000\x1b\\", b"\x1b[?2026;2$y", b"\x1b[?62;22c"):
        for byte in reply:
            session.send(bytes([byte]))
            session.pump(0.06)
    return {}, quits(session, [])


def unanswered(session):
    """After a while, the program stops waiting for answers and then does nothing."""
    session.settle()
    session.pump(2.5)
    before = session.cost()
    session.pump(1)
    return {}, quits(session, [] if session.cost() == before else ["it still waits"], limit=1)


def late(session):
    """All answers come at once, after the program has stopped waiting for them."""
    session.settle()
    session.pump(2.5)
    session.send(b"\x1b[?2026;2$y\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c" * 2)
    session.pump_quiet(0.2)
    return {}, quits(session, [])


def quits_at_once(session):
    """Leaves while the answers are on their way: the shell must not read them."""
    session.pump(5, lambda: b"\x1b[c" in session.output)
    session.send(b"q")
    session.pump(0.05)
    session.send(b"\x1b[?2026;2$y\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?62;22c")
    session.pump(60, session.has_ended)
    return {}, judge(session, "X0")


def quits_under_the_mouse(session):
    """The mouse keeps moving, and the terminal still reports it for a moment."""
    session.settle()
    session.send(b"q")
    for column in range(20):
        session.send(b"\x1b[<35;%d;5M" % (column + 1))
        session.pump(0.001, reads=False)
    session.pump(60, session.has_ended)
    return {}, judge(session, "X0")


if __name__ == "__main__":
    command = sys.argv[sys.argv.index("--") + 1:]
    report = Report(command)
    report.scenario("a line that is blocked", blocked_writer, tries=3)
    report.scenario("quitting on a blocked line", quits_while_blocked, tries=5)
    report.scenario("a paste of 10 MB", paste)
    for rows, columns in ((1, 1), (0, 0), (1, 200), (200, 1), (65535, 65535)):
        report.scenario(f"{columns} × {rows}", size(rows, columns), rows=rows, columns=columns)
    report.scenario("no answers", unanswered, tries=3, answers=silence)
    report.scenario("garbage", garbage, answers=lambda question: answer(question) * 2 + b"\x1b[?q")
    report.scenario("torn answers", torn, answers=silence)
    report.scenario("late answers", late, answers=silence)
    report.scenario("quitting before the answers", quits_at_once, answers=silence)
    report.scenario("quitting with the mouse moving", quits_under_the_mouse, tries=5)
    sys.exit(report.failed)
