"""A PostgreSQL cluster to throw away: made in a folder of its own, on any free port, without a password."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin", "/usr/local/pgsql/bin")
SERVANTS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; then it runs as one of these."""
SHORT = 40
"""Letters of the way to a folder."""
LONG = 120.0
"""Seconds after which a cluster that does not start is given up."""


def binaries() -> Path | None:
    """The folder with `initdb`; None if PostgreSQL is not installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for pattern in PLACES:
        for folder in sorted(Path("/").glob(pattern[1:]), reverse=True):
            if (folder / "initdb").exists():
                return folder
    return None


class Cluster:
    """One server process with its data; `durable` to survive `kill`, at the cost of writes to the disk."""

    def __init__(self, *, durable: bool = False, owner: str = "vendemmia") -> None:
        found = binaries()
        if found is None:
            raise RuntimeError("PostgreSQL is not installed")
        self._binaries = found
        self._servant = next((name for name in SERVANTS if _has_user(name)), None) if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="vendemmia-postgres-", dir=_short_folder()))
        if self._servant:
            shutil.chown(self.folder, self._servant)
        self._process: subprocess.Popen[bytes] | None = None
        self._durable = durable
        self._owner = owner
        self.port = _free_port()
        self._run("initdb", "--no-sync", "--no-locale", "-E", "UTF8", "-A", "trust", "-U", owner, "-D", self._data)
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def address(self, name: str) -> str:
        """For `VENDEMMIA_DATABASE`."""
        return f"postgresql://{self._owner}@127.0.0.1:{self.port}/{name}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "max_connections": "120",
            "shared_buffers": "32MB",
            "fsync": "on" if self._durable else "off",
            "synchronous_commit": "on" if self._durable else "off",
            "autovacuum": "on" if self._durable else "off",
        }
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._binaries / "postgres"), "-D", self._data, *settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, user=self._servant, cwd=self.folder)
        self._await_answer()

    def _await_answer(self) -> None:
        end = time.monotonic() + LONG
        ready = [str(self._binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode != 0:
            assert self._process is not None
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL did not start: " + (self.folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.02)

    def kill(self) -> None:
        """As a power cut would: the main process and with it all others."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        end = time.monotonic() + LONG
        while _has_processes_in(self._data) and time.monotonic() < end:
            time.sleep(0.02)  # The others notice, and end by themselves.
        with suppress(OSError):
            (self.folder / "data" / "postmaster.pid").unlink()

    def stop(self) -> None:
        """Remove everything."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # Ends sessions instead of waiting for them.
            self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def create(self, name: str, template: str = "template0") -> str:
        """A new database; returns its address."""
        self.run_sql(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.address(name)

    def run_sql(self, statement: str, database: str = "postgres") -> None:
        import psycopg

        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._binaries / program), *arguments]
        done = subprocess.run(command, user=self._servant, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr}")


def _short_folder() -> str:
    """For temporary files. The way to a socket may have about a hundred letters."""
    usual = tempfile.gettempdir()
    return usual if len(usual) < SHORT else "/tmp"  # noqa: S108 - it gets a folder of its own there


def _has_user(name: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def _has_processes_in(data: str) -> bool:
    """Whether a process of the cluster is left; Linux only."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (folder / "cwd").readlink() == Path(data):
                return True
    return False
