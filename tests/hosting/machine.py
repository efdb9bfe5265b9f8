"""A Debian machine of its own: this one's system below a layer that is thrown away, with users, processes and a network
of its own. Only root can make it.

Three programs stand in, for what does not run here: `sudo`, `apt-get` and `systemctl` (in this folder). Everything else
is what Debian has.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from ..waiting import until

HERE = Path(__file__).parent
STAND_INS = ("sudo", "apt-get", "systemctl")
LIBRARIES = "/stand-ins/libraries"
"""Where the machine has the libraries that are given to it."""
PATH = "/stand-ins/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
NEEDED = ("unshare", "nsenter", "chroot", "setpriv", "ip", "git", "curl", "gcc", "pg_createcluster", "systemd-analyze")
ORIGIN = "https://github.com/vendemmia/vendemmia"
MOUNTS = """
set -e
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
mkdir -p "$1/root/stand-ins/libraries"
mount --bind "$2" "$1/root/stand-ins/libraries"
mount --rbind /dev "$1/root/dev"
mount -t proc proc "$1/root/proc"
mount -t tmpfs tmpfs "$1/root/run"
mount -t tmpfs tmpfs "$1/root/tmp"
chmod 1777 "$1/root/tmp"
ip link set lo up
echo ready
exec sleep infinity
"""


def missing() -> str:
    """Why no such machine can be made here; empty if it can."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    if sys.platform != "linux" or os.geteuid() != 0 or not Path("/etc/debian_version").exists():
        return "only root on a Debian machine can make another one below it"
    gone = [name for name in NEEDED if shutil.which(name, path=path) is None]
    return f"not installed: {', '.join(gone)}" if gone else ""


class Failed(AssertionError):
    """A command of the guide did not do what it should."""


class Machine:
    """Runs the commands of a guide as they are printed."""

    def __init__(self, folder: Path, sources: Path, libraries: Path, settings: dict[str, str]) -> None:
        self.folder = folder
        for name in ("upper", "work", "root"):
            (folder / name).mkdir()
        folder.chmod(0o755)
        self._holder = subprocess.Popen(
            [
                *("unshare", "--mount", "--net", "--pid", "--fork", "--kill-child=SIGKILL", "bash", "-c", MOUNTS),
                "-",
                folder,
                libraries,
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._holder.stdout is not None
        if self._holder.stdout.readline() != "ready\n":
            raise OSError("no layer can be put over the system here")
        children = Path(f"/proc/{self._holder.pid}/task/{self._holder.pid}/children").read_text(encoding="ascii")
        self._inside = children.split()[0]
        self._settings = settings
        self._place_files(sources)

    @property
    def root(self) -> Path:
        """The root of the machine, as this process reaches it."""
        return Path(f"/proc/{self._inside}/root{self.folder}/root")

    def _place_files(self, sources: Path) -> None:
        bin_folder = self.root / "stand-ins/bin"
        bin_folder.mkdir(parents=True)
        for name in STAND_INS:
            shutil.copy2(HERE / name, bin_folder / name)
        shutil.copytree(sources, self.root / "stand-ins/origin", symlinks=True)
        (self.root / "stand-ins/origin").chmod(0o755)  # For everybody, as a server of sources.
        own = Path.home() / ".config/pip/pip.conf"
        if own.exists():
            shutil.copy(own, self.root / "stand-ins/pip.conf")
            self._settings["PIP_CONFIG_FILE"] = "/stand-ins/pip.conf"
        self.at("git -C /stand-ins/origin init -q -b main && git config --system --add safe.directory '*'")
        self.publish()
        self.at(
            "useradd --create-home --shell /bin/bash anna && echo /root >/stand-ins/place && chmod 666 /stand-ins/place"
        )

    def publish(self) -> None:
        """A new state of the sources, as a release would be."""
        author = "-c user.name=a -c user.email=a@example.org"
        self.at(f"cd /stand-ins/origin && git add -A && git {author} commit -q -m release")

    def _command(self, line: str, user: str, *, online: bool) -> list[str]:
        given = {name: value for name, value in os.environ.items() if name.startswith("PIP_")} | self._settings
        given |= {
            "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": "url./stand-ins/origin.insteadOf",
            "GIT_CONFIG_VALUE_0": ORIGIN,
        }
        given |= {"PATH": PATH, "LANG": "C.UTF-8", "HOME": "/root" if user == "root" else f"/home/{user}"}
        net = [] if online else ["--net"]
        enter = ["nsenter", "-t", self._inside, "--mount", "--pid", *net, "chroot", str(self.folder / "root")]
        as_user = ["runuser", "-u", user, "--"] if user != "root" else []
        variables = [f"{name}={value}" for name, value in given.items()]
        whole = f'cd "$(cat /stand-ins/place)"\n{line}\ncode=$?\npwd >/stand-ins/place\nexit $code'
        return [*enter, *as_user, "env", "-i", *variables, "bash", "-c", whole]

    def run(self, line: str, user: str = "root") -> str:
        """What a line of the guide prints; Failed if it fails. Only what fetches something has the network."""
        online = " pip " in line.replace("/pip ", " pip ")
        done = subprocess.run(
            self._command(line, user, online=online),
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        if done.returncode:
            raise Failed(f"the guide says: {line}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}\n{self.logs()}")
        return done.stdout

    def serve(self, line: str, user: str) -> str:
        """Start what runs until it is stopped; what it answers about its health."""
        variable, _, command = line.rpartition(" ~/")  # A variable before the command is one of the shell.
        begun = (
            f"echo $$ >/tmp/serving; {f'export {variable}; ' if variable else ''}exec ~/{command.removeprefix('~/')}"
        )
        with subprocess.Popen(
            self._command(begun, user, online=False),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as running:
            assert running.stdout is not None
            address = next((word for word in _words(running.stdout) if word.startswith("http://127.0.0.1")), "")
            health = self.at(f"curl --fail --silent --retry 20 --retry-connrefused {address}health")
            self.at("kill -INT $(cat /tmp/serving)")
            running.communicate(timeout=120)
        return health

    def at(self, line: str) -> str:
        """Something that the test itself does there."""
        enter = ["nsenter", "-t", self._inside, "--mount", "--pid", "--net", "chroot", str(self.folder / "root")]
        done = subprocess.run(
            [*enter, "env", "-i", f"PATH={PATH}", "HOME=/root", "bash", "-ec", line],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Failed(f"{line}\n{done.stdout}\n{done.stderr}\n{self.logs()}")
        return done.stdout

    def logs(self) -> str:
        return "\n".join(
            file.read_text(errors="replace")[-2000:] for file in (self.root / "run/stand-in").glob("*.log")
        )

    def close(self) -> None:
        """End all its processes, and throw the layer away."""
        inside = Path(f"/proc/{self._inside}")
        self._holder.kill()
        self._holder.wait()
        assert self._holder.stdout is not None
        self._holder.stdout.close()
        until(lambda: not inside.exists(), "the machine to be gone")
        shutil.rmtree(self.folder, ignore_errors=True)


def _words(lines: IO[str]) -> list[str]:
    """Of the first line that names an address."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        line = lines.readline()
        if "http://127.0.0.1" in line or not line:
            return line.split()
    return []
