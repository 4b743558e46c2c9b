#!/usr/bin/env python3
"""escapes.py [--parlor FILE]: tries every way out of a game that an ssh client has, and prints the result of
each. Fails if one gets a file, a port, a shell, another player's data or a variable of the client."""
import json
import os
import secrets
import socket
import struct
import subprocess
import sys
import threading
import time

from loopback import Host, Skipped, descendants
from pseudoterminal import Session

SECRET = "secret-" + secrets.token_hex(8)
LEAKS = [SECRET.encode(), b"uid=", b"root:", b"ssh-ed25519 AAAA", b"OPENSSH PRIVATE", b"SFTP", b"sshd_config"]
# The C library cuts its settings for memory into pieces, which then look like variables.
ALLOWED = {"PATH", "TERM", "COLORTERM", "LANG", "NO_COLOR", "GLIBC_TUNABLES",
           "glibc.malloc.trim_threshold", "glibc.malloc.tcache_count"}
COMMANDS = [
    "id", "sh -c id", "/bin/sh", "; id", "&& id", "$(id)", "`id`", "\nid\n", "league; id", "league ../keys",
    "league\nid", "-c id", "--data-dir / stats", "parlor stats --data-dir /", "replay /etc/passwd",
    "scp -f /etc/passwd", "/usr/lib/openssh/sftp-server", "internal-sftp", "rsync --server --sender . /etc",
    "git-upload-pack /", "cat /etc/passwd", "printenv", "exec sh", "A" * 100_000,
]
WORDS = ["../../../etc/passwd", "/etc/passwd", "$(id)", "`id`", "'; id; '", '"; id; "', "x\nid", "%s%n%s",
         "xterm;id", "ko_KR.UTF-8/../../..", "A" * 5_000, "\x1b]0;id\x07", "-c", "--data-dir=/"]


class Tries:
    def __init__(self, host):
        self.host, self.failed, self.count = host, False, 0

    def say(self, name, got, is_well=True):
        self.count += 1
        self.failed = self.failed or not is_well
        print(f"{'✓' if is_well else '✗'} {name}: {got}", flush=True)

    def run(self, name, *arguments, options=(), typed=b"", environment={}, well=lambda got: True, command=None):
        """Runs a client without a terminal. Its output must contain no leak."""
        line = command or self.host.ssh("Ann", *arguments, options=options)
        try:
            done = subprocess.run(line, input=typed, capture_output=True, timeout=20,
                                  env={**os.environ, **environment})
            output, got = done.stdout + done.stderr, f"status {done.returncode}"
        except subprocess.TimeoutExpired as late:
            output, got = (late.stdout or b"") + (late.stderr or b""), "nothing, until it was ended"
        except (OSError, ValueError) as error:
            return self.say(name, f"no such client: {error}")
        first = output.decode(errors="replace").strip().split("\n")[0][:70]
        leaks = [leak for leak in LEAKS if leak in output]
        self.say(name, f"{got}, {first!r}" + (f", and {leaks}" if leaks else ""),
                 not leaks and well(output))

    def terminal(self, name, typed=b"", options=(), environment={}, size=(24, 80), command=(),
                 look=lambda pid: None, wait=1.0):
        """Runs a client at a terminal. There must be one game with only our variables, and `q` must end it."""
        line = self.host.ssh("Ann", *command, options=["-tt", *options])
        session = Session(["env", *map("=".join, environment.items()), *line], *size)
        try:
            session.settle()
            session.pump(5, lambda: len(self.host.visits()) == 1)
            visits = self.host.visits()
            variables = set()
            for pid in visits:
                with open(f"/proc/{pid}/environ", "rb") as file:
                    variables |= {line.split(b"=")[0].decode() for line in file.read().split(b"\0") if line}
            said = [look(pid) for pid in visits]
            # A client that waits until its input is read does not read either.
            while typed and not session.has_ended():
                typed = typed[session.write_some(typed):]
                session.pump(0.002)
            session.pump(wait, session.has_ended)
            end = session.end()
            if end == "running":
                session.send(b"qqq")
                session.pump(5, session.has_ended)
            leaks = [leak for leak in LEAKS if leak in session.output]
            alien = variables - ALLOWED
            got = f"{len(visits)} game, {end}" + (", ended by q" if end == "running" else "")
            got += "".join(f", {one}" for one in said if one)
            is_well = len(visits) == 1 and not leaks and not alien and session.has_ended()
            self.say(name, got + (f", and {leaks} {alien}" if leaks or alien else ""), is_well)
        finally:
            session.close()


def listener(text):
    """A port of this machine that sends a text. Returns its server, its number, and its visitors."""
    server, visitors = socket.socket(), []
    server.bind(("127.0.0.1", 0))
    server.listen()

    def serve():
        while True:
            try:
                peer, _ = server.accept()
            except OSError:
                return
            visitors.append(peer)
            peer.sendall(text.encode())
            peer.close()
    threading.Thread(target=serve, daemon=True).start()
    return server, server.getsockname()[1], visitors


def forwards(tries, host):
    server, port, visitors = listener(SECRET)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]

    def is_open(place):
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", place)) == 0

    def fetch(place):
        """The bytes that come through a forwarded port while the client runs."""
        try:
            with socket.create_connection(("127.0.0.1", place), 2) as line:
                line.settimeout(2)
                return line.recv(100)
        except OSError as error:
            return str(error).encode()
    for name, options, way in [
            ("a port of the machine (-L)", ["-N", "-L", f"{free}:127.0.0.1:{port}"], free),
            ("any port (-D)", ["-N", "-D", f"{free}"], None),
            ("a port for others (-R)", ["-N", "-R", f"{free}:127.0.0.1:{port}"], free)]:
        client = subprocess.Popen(host.ssh("Ann", options=options), stdin=subprocess.DEVNULL,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        # The client opens its own port once it is in; a port that it asked the host for stays closed.
        end = time.monotonic() + (2 if "-R" in options else 10)
        while time.monotonic() < end and not is_open(free):
            time.sleep(0.1)
        if way:
            got = fetch(way)
        else:
            with socket.create_connection(("127.0.0.1", free), 2) as line:
                line.settimeout(2)
                line.sendall(b"\x05\x01\x00\x05\x01\x00\x01\x7f\0\0\x01" + struct.pack(">H", port))
                time.sleep(0.3)
                got = line.recv(100)
        client.kill()
        client.communicate()
        tries.say(name, f"{got[:60]!r}", SECRET.encode() not in got)
    tries.run("a port as the standard output (-W)", options=["-W", f"127.0.0.1:{port}"])
    path = f"{host.root}/socket"
    client = subprocess.Popen(host.ssh("Ann", options=["-N", "-R", f"{path}:127.0.0.1:{port}"]),
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(1)
    tries.say("a socket in a directory (-R path)", f"made: {os.path.exists(path)}", not os.path.exists(path))
    client.kill()
    client.wait()
    tries.terminal("the agent (-A)", options=["-A"])
    tries.terminal("windows (-X)", options=["-X"], environment={"DISPLAY": ":9"})
    tries.run("a network device (-w)", options=["-w", "0:0", "-o", "ExitOnForwardFailure=yes"])
    tries.say("visitors of the port", len(visitors), not visitors)
    server.close()


def idlers(host):
    """Clients that log in and ask for nothing. Each holds two processes, and hangs up no game."""
    return [subprocess.Popen(host.ssh("Ann", options=["-N"]), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL) for _ in range(5)]


def sessions(tries, host):
    control = f"{host.root}/c"
    first = Session(host.ssh("Ann", options=["-tt", "-M", "-S", control]))
    first.settle()
    # Without this, a client would open a new connection if the shared one refuses.
    shared = ["-S", control, "-o", "ProxyCommand=false"]
    tries.run("a second session in the same connection", "id", options=shared,
              well=lambda got: b"refused" in got or b"Connection closed" in got)
    tries.run("a port of others through the same connection",
              options=[*shared, "-O", "forward", "-R", "1234:127.0.0.1:22"], well=lambda got: b"fail" in got)
    tries.terminal("a second visit with the same key")
    tries.say("the visit before it", first.pump(5, first.has_ended) and first.end() or "goes on", first.has_ended())
    first.close()


def accounts(tries, host):
    for user in ("root", "nobody", host.account + "%id", "-oProxyCommand=id", ""):
        line = [user if word == host.account else word for word in host.ssh("Ann", "id")]
        tries.run(f"the account {user!r}", command=line, well=lambda got: b"game" not in got.lower())
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", f"{host.root}/stranger"], check=True)
    line = [f"{host.root}/stranger" if word.startswith(host.keys) else word for word in host.ssh("Ann", "id")]
    tries.run("a key that is not listed", command=line, well=lambda got: b"denied" in got)
    for method in ("none", "password", "keyboard-interactive", "hostbased", "gssapi-with-mic"):
        tries.run(f"no key, but {method}", "id", well=lambda got: b"denied" in got,
                  options=["-o", f"PreferredAuthentications={method}"])


def recordings(tries, host):
    """Puts hostile recordings into a player's directory, and lets the league judge them."""
    day = int(time.time()) // 86_400
    evil = {"recording": 1, "parlor": "0", "begun": day * 86_400, "columns": 80, "rows": 24, "colors": "full",
            "hasFocus": True, "reducesMotion": False, "environment": {"HOME": "/", "XDG_DATA_HOME": "/etc"}}
    for number, arguments in enumerate([
            ["--data-dir", f"{host.directory}/players/{host.ids['Bob']}"], ["stats", "--svg", f"{host.root}/a.svg"],
            ["replay", "/etc/passwd", "--export", f"{host.root}/a.svg"], ["sudoku", "--board", "/etc/passwd"]]):
        name = f"2026-01-01-00000{number}-0000000a"
        place = f"{host.directory_of('Ann')}/proofs"
        os.makedirs(place, exist_ok=True)
        with open(f"{place}/{name}.jsonl", "w") as file:
            file.write(json.dumps({**evil, "name": name, "arguments": arguments}) + "\n")
            file.write('{"at":1,"key":"enter"}\n' * 3 + '{"file":1,"text":"%s"}\n' % SECRET)
        result = {"day": day, "endedAt": day * 86_400, "game": "memory", "isDaily": True, "isWon": True, "moves": 1,
                  "recording": name, "seconds": number, "seed": 1, "variant": f"{number}"}
        host.seed("Ann", "results.jsonl", json.dumps({"version": 1, "result": result}) + "\n")
        before = sorted(os.listdir(host.root))
        tries.run(f"a recording that asks for {' '.join(arguments)[:40]}", well=lambda got: b'"places"' not in got,
                  command=[f"{host.directory}/parlor", "league", f"{host.directory}/players", "--json"])
        if sorted(os.listdir(host.root)) != before:
            tries.say("its files", os.listdir(host.root), False)
    result["recording"] = "../../../secret"
    host.seed("Ann", "results.jsonl", json.dumps({"version": 1, "result": result}) + "\n")
    tries.run("a result whose recording is a path", well=lambda got: b'"places"' not in got,
              command=[f"{host.directory}/parlor", "league", f"{host.directory}/players", "--json"])


def main():
    arguments = sys.argv[1:]
    parlor = arguments[1] if arguments[:1] == ["--parlor"] else subprocess.run(
        ["swift", "build", "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip() + "/parlor"
    with Host(parlor, ["Ann", "Bob"]) as host:
        tries = Tries(host)
        host.seed("Bob", "settings.json", f"// {SECRET}\n")
        host.seed("Bob", "results.jsonl", f"{SECRET}\n")
        with open(f"{host.directory}/secret", "w") as file:
            file.write(SECRET)
        idle = idlers(host)
        for command in COMMANDS:
            tries.run(f"the command {command[:40]!r}", command)
        tries.terminal("a command at a terminal", command=["sh -i"])
        for subsystem in ("sftp", "shell", "../../bin/sh", "netconf"):
            tries.run(f"the subsystem {subsystem}", subsystem, options=["-s"])
        to = [word for word in host.ssh("Ann")[1:-1] if word not in ("-p", str(host.port), "-l", host.account)]
        place = f"{host.account}@127.0.0.1"
        tries.run("scp", command=["scp", "-P", str(host.port), *to, f"{place}:/etc/passwd", f"{host.root}/got"])
        tries.run("scp, the old way", command=["scp", "-O", "-P", str(host.port), *to, f"{place}:/etc/passwd",
                                               f"{host.root}/got"])
        tries.run("scp of a file there", command=["scp", "-P", str(host.port), *to, f"{host.root}/known_hosts",
                                                  f"{place}:{host.directory}/players/x"])
        tries.run("sftp", typed=b"get /etc/passwd\n", command=["sftp", "-P", str(host.port), *to, place])
        lines = ["!id", "|id", "set language ../../etc/passwd", "set theme $(id)", "/etc/passwd", "memory ../..",
                 "statistics /etc/passwd", "help ../keys", "\x1b[A", "A" * 3_000_000, "quit"]
        tries.run("lines to the game without a screen", options=["-T"], typed="\n".join(lines).encode() + b"\n")
        for variable in ("LD_PRELOAD", "LD_LIBRARY_PATH", "BASH_ENV", "ENV", "PATH", "HOME", "XDG_DATA_HOME", "IFS",
                         "SHELL", "LOCPATH", "GCONV_PATH", "TERMINFO", "SSH_ORIGINAL_COMMAND", "SWIFT_BACKTRACE"):
            tries.terminal(f"the variable {variable}", options=["-o", f"SetEnv={variable}=/etc/passwd"], wait=0.2)
        for word in WORDS:
            tries.terminal(f"a terminal and a locale {word[:24]!r}", options=["-o", "SendEnv=LANG LC_ALL COLORTERM"],
                           environment=dict.fromkeys(("TERM", "LC_ALL", "LANG", "COLORTERM"), word), wait=0.1)
        for size in ((0, 0), (1, 1), (65535, 65535), (9000, 9000)):
            tries.terminal(f"a window of {size[1]}×{size[0]}", size=size, wait=0.3)
        for name, typed in (("Ctrl-Z", b"\x1a"), ("Ctrl-Y", b"\x19"), ("Ctrl-\\", b"\x1c"), ("Ctrl-D", b"\x04"), ("Ctrl-C", b"\x03"),
                            ("!sh", b"!sh\r:!sh\r|sh\r"), ("what a terminal answers", b"\x1b[200~id\r\x1b[201~\x1b]52;c;aWQK\x07\x1bP$qm\x1b\\"),
                            ("a paste of 3 MB", b"\x1b[200~" + b"a" * 3_000_000 + b"\x1b[201~"),
                            ("300 kB of noise", secrets.token_bytes(300_000).replace(b"q", b"").replace(b"\x03", b"").replace(b"\x1a", b""))):
            tries.terminal(f"the keys {name}", typed)
        limits = ("Max core file size", "Max cpu time", "Max file size", "Max open files", "Max address space")

        def bounds(pid):
            with open(f"/proc/{pid}/limits") as file:
                found = {line[:26].strip(): line[26:].split()[0] for line in file}
            return " ".join(found[name] for name in limits)
        tries.terminal("limits: core, seconds, file, files, memory", look=bounds)
        forwards(tries, host)
        sessions(tries, host)
        accounts(tries, host)
        recordings(tries, host)
        still = sum(client.poll() is None for client in idle)
        tries.say("connections that ask for nothing", f"{still} of {len(idle)} left", not still)
        for client in idle:
            client.kill()
            client.wait()
        time.sleep(1)
        left = [line for line in descendants(host.server.pid).values() if "listener" not in line and " run " not in line
                and "loopback" not in line and "bash" not in line and line != "sleep 0.5 "]
        tries.say("processes that are left", left or "none", not left)
        modes = {name: oct(os.stat(f"{host.directory}/players/{name}").st_mode & 0o777)
                 for name in os.listdir(f"{host.directory}/players") if name != "names"}
        tries.say("the players' directories", modes, all(mode == "0o700" for mode in modes.values()))
    print(f"{tries.count} tries, {'and some of them got out' if tries.failed else 'and none got out'}")
    return 1 if tries.failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Skipped as reason:
        print(f"The host was not tried: {reason}.")
