"""The server of `load.py`: started, killed in parts, and checked at the end."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from browsing import HOST, OK, Connection
from load_tables import AGAIN
from web import cpu_of, processes

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import Cluster

if TYPE_CHECKING:
    import argparse
    from collections.abc import AsyncIterator
    from random import Random

    from load_tables import PlayedTable

BETWEEN_KILLS = (1.5, 4.0)


PREPARED = """
import json, os, sys
import django
os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.site.settings"
django.setup()
"""


class ProgramFailed(Exception):
    """A program beside the server ended with an error."""


class Served:
    """The server with all its processes, and its database."""

    def __init__(
        self, cluster: Cluster | None, process: subprocess.Popen[bytes], port: int, environment: dict[str, str]
    ) -> None:
        self.cluster = cluster
        self.process = process
        self.port = port
        self.environment = environment
        self._ended: Counter[str] = Counter()

    def workers(self) -> dict[int, str]:
        """The processes that the server has started: `web` or `bots`. Without any web workers it serves itself."""
        found = {pid: kind_of(pid) for pid, parent in processes() if parent == self.process.pid}
        return {pid: kind for pid, kind in found.items() if kind}

    def cpu(self) -> Counter[str]:
        """Seconds of CPU so far, by kind of process. Processes that have ended are not counted."""
        spent: Counter[str] = Counter({"web": 0.0, "bots": 0.0, "database": 0.0})
        for pid, kind in {**self.workers(), self.process.pid: "web"}.items():
            with suppress(OSError):
                spent[kind] += cpu_of(pid)  # type: ignore[assignment]
        if self.cluster is not None:
            for pid, parent in processes():
                if self.cluster.pid in {pid, parent}:
                    with suppress(OSError):
                        spent["database"] += cpu_of(pid)  # type: ignore[assignment]
        return spent

    def run(self, program: str, given: object) -> str:
        """Run a program beside the server, with its database; what is given comes as JSON from its standard input."""
        done = subprocess.run(  # noqa: S603 - this Python
            [sys.executable, "-c", PREPARED + program],
            env=self.environment,
            input=json.dumps(given),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise ProgramFailed(done.stderr[-2000:])
        return done.stdout

    def _serving(self) -> list[int]:
        """The processes that serve pages."""
        return [pid for pid, kind in self.workers().items() if kind == "web"] or [self.process.pid]

    def memory(self) -> dict[int, float]:
        """Megabytes of each process that serves pages. What several share is divided among them, so you may add."""
        return {pid: memory_of(pid, "Pss") for pid in self._serving()}

    def resident(self) -> float:
        """Megabytes of all of them if each counts everything that it uses, shared or not."""
        return sum(memory_of(pid, "Rss") for pid in self._serving())

    def shares(self) -> list[float]:
        """Seconds of CPU of each process that serves pages."""
        return [cpu_of(pid) for pid in self._serving()]


def kind_of(pid: int) -> str:
    with suppress(OSError):
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        return "web" if b"web_worker" in command else "bots" if b"computer_players" in command else ""
    return ""


def memory_of(pid: int, what: str) -> float:
    """Megabytes of a process: `Pss` divides what it shares with others among them, `Rss` counts all of it."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    found = re.search(rf"^{what}:\s+(\d+) kB", text, re.MULTILINE)
    assert found, text
    return int(found[1]) * 1024 / 1e6


@asynccontextmanager
async def serving(given: argparse.Namespace, mode: str) -> AsyncIterator[Served]:
    """A fresh server on an empty database."""
    cluster = None if given.sqlite else Cluster(durable=True)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        environment = {**os.environ, "VENDEMMIA_HOME": folder, "VENDEMMIA_MODE": mode, "VENDEMMIA_LISTEN": HOST}
        command = [sys.executable, "-m", "vendemmia", "serve", "--no-browser", "--port", "0"]
        if cluster is not None:
            environment["VENDEMMIA_DATABASE"] = cluster.create("load")
            command += ["--web-workers", str(given.web_workers), "--bot-workers", str(given.bot_workers)]
        with (home / "errors.log").open("wb") as log:
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)  # noqa: ASYNC220, S603 - before anything is measured
        try:
            assert process.stdout is not None
            found = re.search(rb":(\d+)/", process.stdout.readline())
            assert found, "the server did not start: " + (home / "errors.log").read_text(encoding="utf-8")
            yield Served(cluster, process, int(found[1]), environment)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(timeout=30)
            finally:
                assert process.stdout is not None
                process.stdout.close()
                if cluster is not None:
                    cluster.stop()


# --- people

PEOPLE = """
from vendemmia.web.models import Person
from vendemmia.web.people.api_tokens import make_token
people = [Person.objects.create(name=f"Person {number}") for number in range(json.load(sys.stdin))]
json.dump([make_token(person, "load") for person in people], sys.stdout)
"""


def people_on(served: Served, count: int) -> list[str]:
    """New people on a server that several share; returns a token of each."""
    tokens: list[str] = json.loads(served.run(PEOPLE, count))
    return tokens


# --- faults


KINDS = ("web", "bots", "database")


async def kill_now_and_then(served: Served, killed: Counter[str], rng: Random) -> None:
    """`kill -9` something at random, until cancelled."""
    while True:
        await asyncio.sleep(rng.uniform(*BETWEEN_KILLS))
        await kill(rng.choice(KINDS), served, killed, rng)


async def kill_each(served: Served, killed: Counter[str], rng: Random) -> None:
    """One of each kind, in any order."""
    for what in rng.sample(KINDS, len(KINDS)):
        await asyncio.sleep(rng.random())
        await kill(what, served, killed, rng)


async def kill(what: str, served: Served, killed: Counter[str], rng: Random) -> None:
    """`kill -9` a web worker, a bot worker or PostgreSQL, which is then started again; the others start themselves."""
    if what == "database":
        assert served.cluster is not None
        await asyncio.to_thread(served.cluster.kill)
        await asyncio.shield(asyncio.to_thread(served.cluster.start))
    else:
        pids = [pid for pid, kind in served.workers().items() if kind == what]
        if not pids:
            return
        with suppress(ProcessLookupError):
            os.kill(rng.choice(pids), signal.SIGKILL)
    killed[what] += 1
    await comes_back(served.port)


async def comes_back(port: int) -> None:
    """Wait until the server is healthy again: a fault every few seconds is plenty."""
    head = f"GET /health HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode()
    while True:
        connection = Connection(port)
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            if (await connection.request(head)).status == OK:
                return
        connection.close()
        await asyncio.sleep(AGAIN)


# --- checking

CHECK = """
from vendemmia.web.models import Ply, Seat
from vendemmia.web.tables.cache import read_table
report = {}
for table_id in json.load(sys.stdin):
    table = read_table(table_id)  # Plays the whole game again and compares the position after every answer.
    rows = Ply.objects.filter(table_id=table_id).order_by("number").values_list("number", "seat", "code", "forced")
    assert [row[0] for row in rows] == list(range(len(rows))) == list(range(table.game.plies)), table_id
    people = {number for number, player in enumerate(table.players) if not player.bot}
    report[table_id] = [code for _, seat, code, forced in rows if seat in people and not forced]
json.dump(report, sys.stdout)
"""


class Checked(NamedTuple):
    """What the database says after the run."""

    decisions: int
    wrong: dict[str, str]


def check(served: Served, tables: list[PlayedTable]) -> Checked:
    """Compare every table with what its people know."""
    try:
        kept: dict[str, list[str]] = json.loads(served.run(CHECK, [table.id for table in tables]))
    except ProgramFailed as error:
        return Checked(0, {"all": str(error)})
    wrong = {
        table.id: f"acknowledged {len(table.acknowledged)}, kept {len(kept[table.id])}"
        for table in tables
        if kept[table.id] != table.acknowledged
    }
    return Checked(sum(map(len, kept.values())), wrong)
