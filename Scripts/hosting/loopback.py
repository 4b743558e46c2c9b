"""A host on this machine only, with new keys, for the duration of a `with` block."""
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

SCRIPTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, SCRIPTS)


class Skipped(Exception):
    """The reason why this machine cannot run a trial."""


def processes():
    """The parent and the command of each process."""
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            with open(f"/proc/{name}/cmdline", "rb") as file:
                found[int(name)] = (int(fields[1]), file.read().replace(b"\0", b" ").decode())
        except (OSError, IndexError):
            pass
    return found


def descendants(root):
    """All processes below one, and their commands."""
    all_of_them, found, parents = processes(), {}, {root}
    while parents:
        children = {pid: line for pid, (parent, line) in all_of_them.items()
                    if parent in parents and pid not in found}
        found.update(children)
        parents = set(children)
    return found


class Host:
    def __init__(self, parlor, names, options=(), like=None):
        """With `like`, this host has the key and the players of that host. Each player has the same key."""
        missing = [tool for tool in ("ssh", "ssh-keygen", "flock", "setpriv") if not shutil.which(tool)]
        if not shutil.which("sshd", path=os.environ["PATH"] + ":/usr/sbin:/sbin"):
            missing.append("sshd")
        if missing:
            raise Skipped(f"there is no {missing[0]} here")
        self.parlor, self.names, self.options = os.path.abspath(parlor), names, options
        self.like = like

    def __enter__(self):
        # If a signal ends this program, the processes that it started end too.
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: sys.exit(1))
        self.root = tempfile.mkdtemp(prefix="parlor-host-")
        os.chmod(self.root, 0o755)
        self.directory, self.keys = f"{self.root}/host", f"{self.root}/keys"
        self.passwd = f"{self.directory}/passwd"
        if self.like:
            os.mkdir(self.directory)
            for name in ("host_key", "host_key.pub", "keys"):
                shutil.copy(f"{self.like.directory}/{name}", self.directory)
                os.chown(f"{self.directory}/{name}", os.getuid(), os.getgid())
            self.keys = self.like.keys
        else:
            os.mkdir(self.keys)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.host("init", "--port", str(self.port), "--address", "127.0.0.1",
                  "--parlor", self.parlor, "--unconfined", *self.options)
        self.ids = dict(self.like.ids) if self.like else {}
        with open(f"{self.directory}/keys", "a") as listed:
            for number, name in enumerate([] if self.like else self.names):
                subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "",
                                "-f", self.key(name, number)], check=True)
                with open(f"{self.key(name, number)}.pub") as file:
                    listed.write(" ".join(file.read().split()[:2]) + f" {name}\n")
                print_out = subprocess.run(["ssh-keygen", "-lf", self.key(name, number)],
                                           check=True, capture_output=True, text=True).stdout
                self.ids[name] = print_out.split()[1][7:23].translate(str.maketrans("+/", "-_"))
        with open(f"{self.directory}/host_key.pub") as file, \
                open(f"{self.root}/known_hosts", "w") as known:
            known.write(f"[127.0.0.1]:{self.port} " + " ".join(file.read().split()[:2]) + "\n")
        self.serve()
        return self

    def key(self, name, number=None):
        """The file of a player's key. A path is returned unchanged."""
        if name.startswith("/"):
            return name
        return f"{self.keys}/{self.names.index(name) if number is None else number}"

    def host(self, command, *options):
        subprocess.run([f"{SCRIPTS}/host", command, self.directory, *options], check=True)

    def as_account(self, command):
        """A command of Scripts/host, as the account that serves."""
        account = []
        if os.path.exists(self.passwd):
            owner = str(os.stat(f"{self.directory}/players").st_uid)
            account = ["unshare", "--mount", "bash", "-c",
                       'mount --make-rprivate / && mount --bind "$0" /etc/passwd && '
                       'exec setpriv --reuid "$1" --regid "$1" --clear-groups --no-new-privs "${@:2}"',
                       self.passwd, owner]
        subprocess.run([*account, f"{SCRIPTS}/host", command, self.directory], check=True)

    def serve(self):
        self.log = open(f"{self.root}/log", "w+")
        self.server = subprocess.Popen([f"{SCRIPTS}/host", "loopback", self.directory],
                                       stdin=subprocess.PIPE, stdout=self.log, stderr=self.log)
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
            if self.server.poll() is not None:
                raise Skipped("sshd does not run here: " + self.said().strip().split("\n")[-1])
        self.account = "parlor" if os.path.exists(self.passwd) else \
            pwd.getpwuid(os.getuid())[0]

    def said(self):
        with open(f"{self.root}/log") as file:
            return file.read()

    def directory_of(self, name):
        return f"{self.directory}/players/{self.ids[name]}"

    def address(self, name):
        """A separate address for each client, as players have."""
        number = self.names.index(name) if name in self.names else 0
        return f"127.0.{1 + number // 250}.{1 + number % 250}"

    def ssh(self, name, *arguments, options=()):
        """The ssh command of a client, isolated from the ssh configuration of this account."""
        return ["ssh", "-F", "none", "-p", str(self.port), "-b", self.address(name),
                "-i", self.key(name), "-l", self.account,
                "-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none", "-o", "BatchMode=yes",
                "-o", f"UserKnownHostsFile={self.root}/known_hosts", "-o", "LogLevel=ERROR",
                *options, "127.0.0.1", *(["--", *arguments] if arguments else [])]

    def seed(self, name, file, text):
        """Puts a file into a player's directory, as the owner of the host could."""
        place = self.directory_of(name)
        os.makedirs(place, mode=0o700, exist_ok=True)
        with open(f"{place}/{file}", "w") as out:
            out.write(text)
        owner = os.stat(f"{self.directory}/players")
        for path in (place, os.path.dirname(f"{place}/{file}"), f"{place}/{file}"):
            os.chown(path, owner.st_uid, owner.st_gid)

    def copy(self, name, other, folder):
        """Copies a player's files to another player's directory, with the other's id in them. Returns the
        number of files."""
        place = f"{self.directory_of(name)}/{folder}"
        for file in os.listdir(place):
            with open(f"{place}/{file}") as source:
                text = source.read()
            changed = text.replace(self.ids[name], self.ids[other])
            assert changed != text
            os.makedirs(f"{self.directory_of(other)}/{folder}", mode=0o700, exist_ok=True)
            self.seed(other, f"{folder}/{file}", changed)
        return len(os.listdir(place))

    def visits(self):
        """The processes of `parlor` in which players play."""
        return [pid for pid, line in descendants(self.server.pid).items()
                if line.startswith(f"{self.directory}/parlor ")]

    def replace_game(self, text):
        """Replaces the game with a script, and lets the script see the system libraries."""
        with open(f"{self.directory}/parlor", "w") as file:
            file.write(text)
        os.chmod(f"{self.directory}/parlor", 0o755)
        if os.path.exists(f"{self.directory}/confinement"):
            with open(f"{self.directory}/confinement", "ab") as file:
                for place in ("/usr", "/lib", "/lib64"):
                    file.write(f"--ro-bind\0{place}\0{place}\0".encode())

    def stop(self):
        """Ends all games as the unit does, from inside the namespaces of the host."""
        apart = []
        if os.path.exists(self.passwd):
            sshd = [pid for pid, line in descendants(self.server.pid).items() if "sshd" in line]
            apart = ["nsenter", "--target", str(sshd[0]), "--pid", "--mount"]
        subprocess.run([*apart, f"{SCRIPTS}/host", "stop", self.directory], check=True,
                       stdout=self.log)

    def kill(self):
        """Kills all processes of the host at once, as when a machine fails."""
        for pid in (self.server.pid, *descendants(self.server.pid)):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def __exit__(self, *_):
        self.kill()
        self.server.wait()
        self.server.stdin.close()
        self.log.close()
        for _ in range(50):
            left = [line for _, line in processes().values() if self.root in line]
            if not left:
                break
            time.sleep(0.1)
        shutil.rmtree(self.root, ignore_errors=True)
        if left:
            raise RuntimeError(f"still running: {left}")
