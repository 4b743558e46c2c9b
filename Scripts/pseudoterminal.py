"""Runs a program at a pseudo-terminal, and reports the modes that it switches, its ending and its cost.

A stub between the two does the shell's part of job control, so that stopping and continuing work as
they do for a user."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

SEQUENCES = re.compile(
    rb"\x1b\[\?(?P<modes>[\d;]+)(?P<set>[hl])|(?P<push>\x1b\[>\d+u)|\x1b\[<(?P<pop>\d*)u"
    rb"|(?P<keypad>\x1b[=>])|\x1b\[>4;?(?P<other_keys>\d*)m")
QUESTIONS = re.compile(
    rb"\x1b\[0?c|\x1b\[>0?c|\x1b\[6n|\x1b\[>0?q|\x1b\[\?(\d+)\$p|\x1b\[18t"
    rb"|\x1b\]1[01];\?(?:\x07|\x1b\\)|\x1b\[\?u")
# A program that uses the terminal enables bracketed paste, on either screen.
TAKEN = b"\x1b[?2004h"
NAMES = {
    1: "cursor keys", 47: "screen 47", 1000: "mouse 1000", 1002: "mouse 1002", 1003: "mouse 1003",
    1004: "focus", 1006: "mouse 1006", 1015: "mouse 1015", 1047: "screen 1047",
    1049: "alternate screen", 2004: "paste", 2026: "synchronized", 2031: "color scheme",
    2048: "sizes",
}


def answer(question):
    """The answers of xterm."""
    text = question.group(0)
    if question.group(1):
        return b"\x1b[?%s;%d$y" % (question.group(1), 2 if question.group(1) == b"2026" else 0)
    if text.startswith(b"\x1b]1"):
        return text[:5] + b"rgb:0000/0000/0000\x1b\\"
    return {
        b"\x1b[c": b"\x1b[?62;22c", b"\x1b[0c": b"\x1b[?62;22c", b"\x1b[>c": b"\x1b[>41;380;0c",
        b"\x1b[6n": b"\x1b[1;1R", b"\x1b[>q": b"\x1bP>|XTerm(380)\x1b\\",
        b"\x1b[18t": b"\x1b[8;24;80t",
    }.get(text, b"")


def silence(question):
    return b""


class Modes:
    """The modes that the bytes so far have switched on."""

    def __init__(self):
        self.set, self.keyboard, self.keypad, self.other_keys = {}, 0, False, 0
        self.rest = b""

    def feed(self, data):
        data, last = self.rest + data, 0
        for match in SEQUENCES.finditer(data):
            last = match.end()
            if match["modes"]:
                for mode in match["modes"].split(b";"):
                    self.set[int(mode)] = match["set"] == b"h"
            elif match["push"]:
                self.keyboard += 1
            elif match["pop"] is not None:
                self.keyboard = max(0, self.keyboard - int(match["pop"] or 1))
            elif match["keypad"]:
                self.keypad = match["keypad"] == b"\x1b="
            else:
                self.other_keys = int(match["other_keys"] or 0)
        self.rest = data[last:][-64:]

    def left_on(self):
        left = []
        for mode, is_set in sorted(self.set.items()):
            if mode in (7, 25):
                if not is_set:
                    left.append({7: "no autowrap", 25: "no cursor"}[mode])
            elif is_set and mode not in (12, 2027):
                left.append(NAMES.get(mode, f"mode {mode}"))
        if self.keyboard:
            left.append(f"kitty keyboard × {self.keyboard}")
        if self.keypad:
            left.append("keypad")
        if self.other_keys:
            left.append("modifyOtherKeys")
        return left


class Session:
    """One run. `status` collects S (stopped), C (continued), K (killed by) and X (exit status)."""

    def __init__(self, command, rows=24, columns=80, answers=answer, environment={}, ignored=()):
        self.command, self.answers = command, answers
        self.modes, self.output, self.status, self.child = Modes(), b"", [], None
        self.asked, self.unread = b"", b""
        # True once the program has sent its last question, which every terminal answers.
        self.has_asked = False
        # The processor seconds and the maximum kilobytes of an ended program.
        self.usage = (0, 0)
        status_in, self.status_out = os.pipe()
        self.go_in, go_out = os.pipe()
        self.status_in, self.go_out = status_in, go_out
        self.start = time.monotonic()
        self.stub, self.master = pty.fork()
        if self.stub == 0:
            # Otherwise the toolchain waits for a key before a crashed program ends.
            os.environ.update(
                TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8",
                SWIFT_BACKTRACE="interactive=no", **environment)
            self.be_the_shell(rows, columns, ignored)
        os.close(self.status_out)
        os.close(self.go_in)
        self.resize(rows, columns)
        self.settings = termios.tcgetattr(self.master)
        # The settings are known, so the program may change them.
        os.write(self.go_out, b"g")

    def be_the_shell(self, rows, columns, ignored):
        for number in (signal.SIGTTOU, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.read(self.go_in, 1)
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpid())
            # A background job ignores the signals of a terminal.
            for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
                signal.signal(number, signal.SIG_DFL)
            for number in ignored:
                signal.signal(number, signal.SIG_IGN)
            os.close(self.status_out)
            os.close(self.go_in)
            try:
                os.execvp(self.command[0], self.command)
            finally:
                os._exit(127)
        os.write(self.status_out, b"P%d\n" % child)
        while True:
            _, status, usage = os.wait4(child, os.WUNTRACED | os.WCONTINUED)
            if os.WIFSTOPPED(status):
                os.tcsetpgrp(0, os.getpgrp())
                os.write(self.status_out, b"S%d\n" % os.WSTOPSIG(status))
                os.read(self.go_in, 1)
                os.tcsetpgrp(0, child)
                os.kill(-child, signal.SIGCONT)
            elif os.WIFCONTINUED(status):
                os.write(self.status_out, b"C\n")
            else:
                killed = os.WIFSIGNALED(status)
                end = os.WTERMSIG(status) if killed else os.WEXITSTATUS(status)
                used = (usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
                os.write(self.status_out, b"U%f %d\n" % used)
                os.write(self.status_out, b"%s%d\n" % (b"K" if killed else b"X", end))
                break
        os.read(self.go_in, 1)
        os._exit(0)

    # Waiting

    def pump(self, seconds, until=lambda: False, reads=True):
        """Reads and answers until a condition holds; returns whether it held in time."""
        end = time.monotonic() + seconds
        while not until():
            rest = end - time.monotonic()
            if rest <= 0:
                return False
            sources = [self.status_in] + ([self.master] if reads else [])
            ready, _, _ = select.select(sources, [], [], rest)
            if self.status_in in ready:
                self.take_status()
            if self.master in ready:
                self.take_output()
        return True

    def take_status(self):
        data = os.read(self.status_in, 4096)
        self.unread += data
        *lines, self.unread = self.unread.split(b"\n")
        for line in lines:
            if line.startswith(b"P"):
                self.child = int(line[1:])
            elif line.startswith(b"U"):
                self.usage = tuple(map(float, line[1:].split()))
            else:
                self.status.append(line.decode())

    def take_output(self):
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:
            data = b""
        if not data:
            os.close(self.master)
            self.master = os.open("/dev/zero", os.O_RDWR)
            raise EOFError("the terminal was closed by the program")
        self.output += data
        self.modes.feed(data)
        text = self.asked + data
        for question in QUESTIONS.finditer(text):
            if question.end() > len(self.asked):
                self.send(self.answers(question))
                self.has_asked = self.has_asked or question.group(0) in (b"\x1b[c", b"\x1b[0c")
        self.asked = text[-12:]

    def settle(self, quiet=0.15):
        """Waits until the screen was painted and nothing has arrived for a moment."""
        self.pump(60, lambda: self.child is not None and TAKEN in self.output or self.has_ended())
        self.pump(1, lambda: self.has_asked)
        self.pump_quiet(quiet)

    def pump_quiet(self, quiet=0.15, longest=5):
        end = time.monotonic() + longest
        while time.monotonic() < end:
            count = len(self.output)
            if not self.pump(quiet, lambda: len(self.output) > count):
                return

    # Doing

    def send(self, data):
        while data:
            try:
                data = data[os.write(self.master, data):]
            except OSError:
                return

    def write_some(self, data):
        """Writes as much as the line accepts now; returns the number of bytes."""
        select.select([], [self.master], [], 0.01)
        os.set_blocking(self.master, False)
        try:
            return os.write(self.master, data[:4096])
        except BlockingIOError:
            return 0
        finally:
            os.set_blocking(self.master, True)

    def kill(self, number):
        os.kill(self.child, number)

    def resize(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resume(self):
        os.write(self.go_out, b"c")

    def hang_up(self):
        os.close(self.master)
        self.master = os.open("/dev/null", os.O_RDWR)

    # Looking

    def has_ended(self):
        return any(line[0] in "KX" for line in self.status)

    def is_stopped(self):
        return bool(self.status) and self.status[-1][0] == "S"

    def end(self):
        return next((line for line in self.status if line[0] in "KX"), "running")

    def is_cooked(self):
        return termios.tcgetattr(self.master)[:4] == self.settings[:4]

    def cost(self):
        """The processor seconds and the context switches of all threads."""
        with open(f"/proc/{self.child}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        switches = 0
        for thread in os.listdir(f"/proc/{self.child}/task"):
            with open(f"/proc/{self.child}/task/{thread}/status") as file:
                switches += sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), switches

    def memory(self):
        """The maximum memory of the process."""
        with open(f"/proc/{self.child}/status") as file:
            return next(line.split(":")[1].strip() for line in file if line.startswith("VmHWM"))

    def leftover_input(self):
        """The bytes that a shell would now read as typed input."""
        number = struct.unpack("i", fcntl.ioctl(self.master, 0x80045430, b"\0" * 4))[0]
        terminal = os.open(f"/dev/pts/{number}", os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        settings = termios.tcgetattr(terminal)
        settings[3] &= ~termios.ICANON
        termios.tcsetattr(terminal, termios.TCSANOW, settings)
        try:
            return os.read(terminal, 4096)
        except BlockingIOError:
            return b""
        finally:
            os.close(terminal)

    def close(self):
        if self.child and not self.has_ended():
            os.kill(self.child, signal.SIGKILL)
        os.write(self.go_out, b"xx")
        os.kill(self.stub, signal.SIGKILL)
        os.waitpid(self.stub, 0)
        for descriptor in (self.master, self.status_in, self.go_out):
            os.close(descriptor)


class Report:
    """Runs scenarios and collects the faults."""

    def __init__(self, command):
        self.command, self.failed = command, False

    def scenario(self, name, body, tries=1, **options):
        """With several tries, one has to pass, because a busy machine makes times longer."""
        for number in range(tries):
            session = Session(self.command, **options)
            try:
                facts, complaints = body(session)
            except Exception as error:
                facts, complaints = {}, [f"{type(error).__name__}: {error}"]
            finally:
                session.close()
            if not complaints:
                break
        self.say(name, facts if number == 0 else {**facts, "tries": number + 1}, complaints)

    def say(self, name, facts, complaints):
        self.failed = self.failed or bool(complaints)
        shown = ", ".join(f"{key} {value}" for key, value in facts.items())
        print(f"{'✗' if complaints else '✓'} {name}: {shown}", flush=True)
        for complaint in complaints:
            print(f"    {complaint}", flush=True)
