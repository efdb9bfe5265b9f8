"""The command in processes that need not import it: `forking.py` has done so, and forks for each of them.

Half of what a server takes to start is Python's way through Django and the engine, the same each time. Tests of the
start itself run the command as a shell does, in a new interpreter.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from select import select
from typing import IO

ROOT = Path(__file__).parents[2]
PATIENCE = 180
"""Seconds until a test gives up."""
ALONE = """
from dataclasses import replace
from vendemmia.web.server import launch
checked = launch.checked_environment
launch.checked_environment = lambda words: replace(checked(words), bot_workers=0)
"""
"""A server without the process of the computer players, which takes as long to start as its own."""
LENGTH = 4
"""Bytes that say how long a request is."""


class Forked:
    """A process of the command, with what tests use of `subprocess.Popen`."""

    def __init__(self, argv: Sequence[str], environment: Mapping[str, str], stderr: int, first: str = "") -> None:
        """Start `vendemmia` with these arguments; what it prints comes from `stdout`. A script may run `first`."""
        output, prints = os.pipe()
        status, tells = os.pipe()
        wanted = {"argv": argv, "environment": dict(environment), "folder": str(Path.cwd()), "first": first}
        request = json.dumps(wanted).encode()
        mother = _mother()
        socket.send_fds(mother, [len(request).to_bytes(LENGTH, "little")], [prints, stderr, tells])
        mother.sendall(request)
        for each in (prints, tells):
            os.close(each)
        self.stdout: IO[bytes] | None = os.fdopen(output, "rb")
        self.returncode: int | None = None
        self._status = os.fdopen(status, "rb", buffering=0)
        self.pid = int(self._status.readline())

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, as `subprocess.Popen` has it."""
        if self.returncode is None:
            if not select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("vendemmia", timeout or 0)
            with self._status:
                self.returncode = int(self._status.readline())
        return self.returncode

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run(argv: Sequence[str], environment: Mapping[str, str], first: str = "") -> tuple[int, str, str]:
    """Run the command to its end: the exit code, what it has printed, and what it has said on standard error."""
    errors, says = os.pipe()
    with os.fdopen(errors, "rb") as reader:
        process = Forked(argv, environment, says, first)
        os.close(says)
        assert process.stdout is not None
        with process.stdout:
            output = process.stdout.read().decode()
        said = reader.read().decode()
    return process.wait(PATIENCE), output, said


@cache
def _mother() -> socket.socket:
    """The way to the process that forks; it ends when the tests have ended."""
    ours, its = socket.socketpair()
    with its:
        mother = subprocess.Popen(
            [sys.executable, "-m", "tests.web.forking", str(its.fileno())],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            pass_fds=[its.fileno()],
        )

    def end() -> None:
        ours.close()
        mother.wait()

    atexit.register(end)
    return ours
