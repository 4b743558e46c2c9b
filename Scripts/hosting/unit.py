#!/usr/bin/env python3
"""unit.py [--parlor FILE]: the units of Scripts/host under a separate systemd, which sees only its own processes
and terminals. A player plays by ssh; the service is stopped, and its sshd is killed. Then a program in the
place of the game tries everything that the unit forbids. Fails if the game does not work as it does without
the unit, or if that program gets anything. Needs root, and leaves nothing behind."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from loopback import Host, Skipped, SCRIPTS, descendants
from player import pairs_of_four, settings
from pseudoterminal import Session

ACCOUNT = 64997
SYSTEM = "/usr/lib/systemd"
TARGETS = ["basic.target", "exit.target", "final.target", "local-fs.target", "network.target",
           "paths.target", "shutdown.target", "slices.target", "sockets.target", "swap.target", "sysinit.target",
           "timers.target", "umount.target"]

# $0 is the directory of the trial, and $1 its control group.
BOOT = r'''
mkdir "$1" && echo $$ >"$1/cgroup.procs" || exit 1
exec unshare --mount --pid --cgroup --uts --ipc --fork --kill-child=KILL bash -c '
    mount --make-rprivate / && mount -t proc proc /proc && umount -R /sys/fs/cgroup &&
    mount -t cgroup2 cgroup2 /sys/fs/cgroup && mount -t tmpfs -o mode=755 tmpfs /run &&
    mount -t devpts -o newinstance,gid=5,mode=620,ptmxmode=666 devpts /dev/pts &&
    mount --bind /dev/pts/ptmx /dev/ptmx && mount --bind "$0/passwd" /etc/passwd &&
    mount --bind "$0/group" /etc/group || exit 1
    exec env -i container=unshare PATH=/usr/sbin:/usr/bin SYSTEMD_UNIT_PATH="$0/units" \
        /usr/lib/systemd/systemd --system --log-target=console' "$0"
'''

# The program in the place of the game. It tries everything that the unit forbids, and answers with a line of JSON.
PROBE = r'''
import ctypes, json, mmap, os, resource, signal, socket, stat, subprocess, sys, time
host, own = HOST, sys.argv[sys.argv.index("--data-dir") + 1]
c, got = ctypes.CDLL(None, use_errno=True), {}
os.makedirs(own, exist_ok=True)

def tries(name, deed):
    try: got[name] = "had" if deed() not in (False, None) else "no"
    except BaseException as error: got[name] = type(error).__name__

def call(number, *arguments):
    if c.syscall(number, *arguments) < 0: raise OSError(ctypes.get_errno(), "")
    return True

def changes(path):
    with open(path, "r+b") as file: return file.write(b"")+1

def makes(place):
    with open(place + "/made-by-a-probe", "wb") as file: return file.write(b"x")

for name in ("host_key", "host_key.pub", "sshd_config", "authorized_keys", "signers", "session", "parlor",
             "settings", "keys"):
    tries("change " + name, lambda: changes(host + "/" + name))
for place in (host, host + "/tables", host + "/verdicts", os.path.dirname(host), "/etc", "/usr/bin", "/var",
              "/var/lib", "/run", "/dev/shm", "/dev", "/root", "/home", "/srv", "/proc/sys/kernel", "/sys"):
    tries("make a file in " + place, lambda: makes(place))
for name in (host + "/host_key", host + "/keys", host + "/settings", host + "/players/names", OTHER + "/private",
             "/etc/passwd", "/bin/sh", "/etc/shadow", "/root/.bashrc", "/proc/kcore", "/dev/mem"):
    tries("read " + name, lambda: open(name, "rb").read(1))

def runs(place):
    path = place + "/script"
    with open("/usr/bin/env", "rb") as source, open(path, "wb") as file: file.write(source.read())
    os.chmod(path, 0o700)
    return subprocess.run([path]).returncode == 0

for place in (own, host + "/locks", "/tmp", "/var/tmp"):
    tries("run what it has written to " + place, lambda: runs(place))

def setuid_file():
    with open(own + "/s", "wb"): pass
    os.chmod(own + "/s", 0o4755)
    return os.stat(own + "/s").st_mode & stat.S_ISUID

tries("a file that runs as its owner", setuid_file)
tries("a namespace", lambda: call(272, 0x10000000))
tries("a mount", lambda: call(165, b"none", own.encode(), b"tmpfs", 0, None))
tries("another root", lambda: os.chroot(own) or True)
tries("root", lambda: os.setuid(0) or True)
tries("another process's memory", lambda: call(101, 16, os.getppid(), 0, 0))
tries("memory to write and run", lambda: mmap.mmap(-1, 4096, prot=7) and True)
tries("the kernel's addresses", lambda: open("/proc/kallsyms").read(16).strip("0") or None)
tries("a clock", lambda: time.clock_settime(time.CLOCK_REALTIME, 0) or True)
tries("a name for the machine", lambda: socket.sethostname("x") or True)
tries("real time", lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1)) or True)
tries("a keyring", lambda: call(250, 0, -3, 1))
tries("a program in the kernel", lambda: call(321, 0, ctypes.create_string_buffer(128), 128))
tries("the counters of the processor", lambda: call(298, ctypes.create_string_buffer(128), 0, -1, -1, 0))
tries("a module", lambda: call(175, b"", 0, b""))
tries("a queue of input and output", lambda: call(425, 8, ctypes.create_string_buffer(128)))
tries("packets", lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW) and True)
tries("a network", lambda: len(socket.if_nameindex()) > 1)
tries("the host's port", lambda: socket.create_connection(("127.0.0.1", PORT), 1) and True)
tries("another player's directory", lambda: os.listdir(OTHER) or True)
tries("raw sockets", lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1) and True)
tries("a machine's console", lambda: open("/dev/console", "wb") and True)
tries("a signal for another process", lambda: os.kill(-1, 0) or True)
tries("a signal for the process before it", lambda: os.kill(os.getppid() or 2, 0) or True)
tries("processes of others", lambda: [name for name in os.listdir("/proc") if name.isdigit() and name != "1"] or None)
tries("more rights by a program", lambda: "NoNewPrivs:\t0" in open("/proc/self/status").read())
tries("rights to be had", lambda: int(open("/proc/self/status").read().split("CapBnd:")[1].split()[0], 16))
def forks():
    children = []
    try:
        while len(children) < 200:
            child = os.fork()
            if child == 0: time.sleep(9); os._exit(0)
            children.append(child)
        return True
    finally:
        for child in children: os.kill(child, 9)

tries("a hundred processes", forks)
tries("a core", lambda: resource.getrlimit(resource.RLIMIT_CORE)[1] > 0)
print(json.dumps(got))
'''


class Supervised(Host):
    """A host whose service is run by systemd, by the unit that `Scripts/host unit` prints."""

    def serve(self):
        self.units, self.group = f"{self.root}/units", f"/sys/fs/cgroup/parlor-{os.getpid()}"
        if os.path.isdir("/sys/fs/cgroup/unified"):
            self.group = f"/sys/fs/cgroup/unified/parlor-{os.getpid()}"
        for file, line in (("passwd", f"parlor:x:{ACCOUNT}:{ACCOUNT}::{self.directory}:/bin/sh\n"),
                           ("group", f"parlor:x:{ACCOUNT}:\n")):
            with open(f"/etc/{file}") as old, open(f"{self.root}/{file}", "w") as new:
                new.writelines(one for one in old if not one.startswith("parlor:"))
                new.write(line)
        os.mkdir(self.units)
        for target in TARGETS:
            shutil.copy(f"{SYSTEM}/system/{target}", self.units)
        for unit in ("parlor-host.service", "parlor-league.service", "parlor-league.timer"):
            with open(f"{self.units}/{unit}", "w") as file:
                subprocess.run([f"{SCRIPTS}/host", "unit", self.directory, unit], check=True, stdout=file)
            if unit.endswith("service"):
                # There is no journal, so messages go to a file. Everything else is as in the unit.
                os.mkdir(f"{self.units}/{unit}.d")
                with open(f"{self.units}/{unit}.d/said.conf", "w") as file:
                    file.write(f"[Service]\nStandardOutput=append:{self.root}/log\nStandardError=inherit\n")
        with open(f"{self.units}/default.target", "w") as file:
            file.write("[Unit]\nDescription=A host\nRequires=basic.target\nWants=parlor-host.service\n")
        subprocess.run(["chown", "-R", f"{ACCOUNT}:{ACCOUNT}", self.directory], check=True)
        self.account, self.passwd = "parlor", f"{self.root}/passwd"
        self.as_account("keys")
        self.log = open(f"{self.root}/log", "w+")
        self.boot_log = open(f"{self.root}/boot", "w+")
        self.server = subprocess.Popen(["bash", "-c", BOOT, self.root, self.group], stdin=subprocess.DEVNULL,
                                       stdout=self.boot_log, stderr=self.boot_log)
        if not self.wait_for("active"):
            with open(f"{self.root}/boot") as file:
                raise Skipped("systemd does not run here: " + file.read()[-2000:] + self.said()[-2000:])

    def systemd(self):
        """The systemd of the trial."""
        found = [pid for pid, line in descendants(self.server.pid).items() if line.startswith(f"{SYSTEM}/systemd ")]
        return found[0] if found else None

    def control(self, *words):
        """The output of a command beside that systemd, and the seconds that it took."""
        start = time.monotonic()
        done = subprocess.run(["nsenter", "--target", str(self.systemd()), "--mount", "--pid", "--cgroup", *words],
                              capture_output=True, text=True, timeout=60)
        return (done.stdout + done.stderr).strip(), time.monotonic() - start

    def state(self, unit="parlor-host"):
        return self.control("systemctl", "is-active", unit)[0]

    def wait_for(self, state, unit="parlor-host", seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.server.poll() is not None:
                return False
            if self.systemd() and self.state(unit) == state:
                return True
            time.sleep(0.1)
        return False

    def listener(self, seconds=20):
        """The sshd that takes logins, which starts a moment after its service; None if it does not start."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for pid, line in descendants(self.server.pid).items():
                if "sshd" in line and "listener" in line:
                    return pid
            time.sleep(0.1)

    def __exit__(self, *of_error):
        self.boot_log.close()
        # The server has no standard input that could be closed.
        self.server.stdin = open(os.devnull)
        try:
            super().__exit__(*of_error)
        finally:
            for place, _, _ in os.walk(self.group, topdown=False):
                for _ in range(50):
                    try:
                        os.rmdir(place)
                        break
                    except OSError:
                        time.sleep(0.1)


def begin_a_game(host):
    """Begins today's memory board at a terminal, and turns some cards. Returns the session and the path of
    the saved game."""
    session = Session(host.ssh("Ann", options=["-tt"]))
    session.settle()
    for keys in (b"\r", b"\x1b[B", b"\r", b"\r"):
        session.send(keys)
        session.pump_quiet(0.3, 2)
    game = f"{host.directory_of('Ann')}/memory-daily.json"
    for pair in pairs_of_four()[:2]:
        for card in pair:
            session.send(card)
            session.pump(0.3)
        session.pump(1.7)
    return session, game


def seals(host):
    """The list that the host has sealed for a player."""
    try:
        with open(f"{host.directory_of('Ann')}/seals") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def attack(host, say):
    text, _ = host.control("systemd-analyze", "security", "--no-pager", "parlor-host")
    mark = re.search(r"Overall exposure level.*?: ([0-9.]+)", text)
    say(mark is not None and float(mark[1]) < 3, f"systemd-analyze gives {mark[1] if mark else text} to the service")
    text, _ = host.control("systemd-analyze", "security", "--no-pager", "parlor-league")
    mark = re.search(r"Overall exposure level.*?: ([0-9.]+)", text)
    say(mark is not None and float(mark[1]) < 2, f"systemd-analyze gives {mark[1] if mark else text} to the league's")

    host.seed("Ann", "settings.json", settings(host.parlor))
    session, game = begin_a_game(host)
    _, took = host.control("systemctl", "stop", "parlor-host")
    session.pump(5, session.has_ended)
    state = host.state()
    say(os.path.exists(game) and session.has_ended() and not session.modes.left_on(),
        f"the service was stopped in {took:.1f} s: the game is saved, and the terminal is restored")
    say(state == "inactive", f"and it is {state}: nothing had to be killed")
    session.close()
    left = host.control("cat", "/sys/fs/cgroup/system.slice/parlor-host.service/cgroup.procs")[0]
    say("No such file" in left or not left, "no process is left")
    proofs = os.listdir(f"{host.directory_of('Ann')}/proofs")
    say(len(proofs) == 1 and f"  proofs/{proofs[0]}\n-----BEGIN SSH SIGNATURE-----\n" in seals(host),
        "the recording of the visit is sealed")

    host.control("systemctl", "start", "parlor-host")
    host.wait_for("active")
    os.kill(host.listener(), 9)
    time.sleep(1)
    say(host.wait_for("active"), "after its sshd was killed, the service starts again")

    text, took = host.control("systemctl", "start", "parlor-league")
    state = host.control("systemctl", "show", "-p", "Result,ExecMainStatus", "parlor-league")[0].replace("\n", " ")
    tables = sorted(os.listdir(f"{host.directory}/tables"))
    say(any(name.endswith(".json.sig") for name in tables) and "Result=success" in state,
        f"the league is made and signed in {took:.1f} s ({state})")

    host.seed("Bob", "private", "a game")
    probe = PROBE.replace("HOST", repr(host.directory), 1).replace("PORT", str(host.port)).replace(
        "OTHER", repr(host.directory_of("Bob")))
    host.replace_game(f"#!/usr/bin/python3\n{probe}")
    done = subprocess.run(host.ssh("Ann", options=["-T"]), capture_output=True, text=True, timeout=60)
    try:
        got = json.loads(done.stdout)
    except ValueError:
        say(False, f"the probe said {done.stdout[-500:]} {done.stderr[-500:]}")
        return
    had = sorted(name for name, answer in got.items() if answer == "had")
    say(not had, f"of {len(got)} things that the unit forbids a game has {had or 'none'}")
    if os.environ.get("SHOW"):
        print(json.dumps(got, indent=1))


def main():
    arguments = sys.argv[1:]
    parlor = arguments[1] if arguments[:1] == ["--parlor"] else subprocess.run(
        ["swift", "build", "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip() + "/parlor"
    with open(parlor, "rb") as file:
        if b"libswiftCore.so" in file.read():
            # Its libraries need an executable stack, which the unit forbids.
            raise Skipped("it needs the program of `make dist`, which loads no libraries")
    if os.getuid() != 0 or not os.path.exists(f"{SYSTEM}/systemd"):
        raise Skipped("a separate systemd needs root, and an installed systemd")
    start, failed = time.monotonic(), []

    def say(is_well, sentence):
        print(("✓ " if is_well else "✗ ") + sentence, flush=True)
        if not is_well:
            failed.append(sentence)

    # The unit has a private /tmp.
    tempfile.tempdir = "/var/lib"
    with Supervised(parlor, ["Ann", "Bob"]) as host:
        version = host.control("systemctl", "--version")[0].split("\n")[0]
        say(host.state() == "active", f"the service runs under {version}")
        attack(host, say)
    print(f"{'Failed' if failed else 'Passed'} in {time.monotonic() - start:.1f} s, and everything is removed")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Skipped as reason:
        print(f"The unit was not tried: {reason}.")
