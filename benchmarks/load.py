"""Load and faults: many tables with several people each, on a server with several processes and PostgreSQL.

Everything runs on this machine and is thrown away afterwards: a PostgreSQL cluster, the server and its processes. Every
seat has an open stream and moves at a steady pace. Whatever gets no answer is sent again with the same one-time number,
as the pages do. At the end every table is read from the database and played again: each answer that was acknowledged is
there once and in order, and nothing else is.

    python benchmarks/load.py                                    # 200 tables, 400 seats, 2 + 2 workers, 60 s
    python benchmarks/load.py --tables 20 --seconds 20 --kill    # random kill -9 meanwhile
    python benchmarks/load.py --tables 3 --seconds 3 --once      # one of each kind: what the tests do
    python benchmarks/load.py --web-workers 4 --pace 2.5
    python benchmarks/load.py --streams 1000                     # the memory of idle streams

The driver plays through the pages (`PageTable`). Another way to play needs the four methods of `PlayedTable`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections import Counter
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

from web import (
    CODE,
    HOST,
    OK,
    SEE_OTHER,
    TOKEN,
    VERSION,
    Answer,
    Connection,
    cpu_of,
    line,
    percentile,
    processes,
    smallest,
)

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import Cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MOST_TABLES, MOST_SECONDS, MOST_STREAMS = 1000, 600.0, 2000
"""The run is bounded, whatever is asked for."""
AGAIN = 0.2
"""Seconds before something is sent again."""
PATIENCE = 90.0
"""Seconds after which a table gives up: then something was lost."""
BETWEEN_KILLS = (1.5, 4.0)
UNAVAILABLE = 503
CONFLICT = 409
SEAT = re.compile(r'name="seat" value="(\d+)"')


class Figures:
    """What all tables measured."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.news: list[float] = []
        """Seconds from the answer to a move to its arrival in the streams of the others at the table."""
        self.answers: Counter[str] = Counter()
        self.counts = False


class PlayedTable(ABC):
    """A table and the people at it. What one kind of client needs to know about the server is in its subclass."""

    def __init__(self, port: int, number: int, figures: Figures) -> None:
        self.port = port
        self.figures = figures
        self.rng = Random(number)
        self.id = ""
        self.newest = -1
        self.changed = asyncio.Event()
        self.acknowledged: list[str] = []
        """The codes of all moves that the server has answered."""
        self.streams: list[asyncio.Task[None]] = []

    @abstractmethod
    async def open(self, people: int) -> None:
        """Open a new table with so many people and one computer player."""

    @abstractmethod
    async def choices(self) -> list[str] | None:
        """What the person who is asked may answer; empty if nobody is asked, None when the game is over."""

    @abstractmethod
    async def move(self, code: str) -> bool:
        """Send an answer until the server answers; False if it was refused because the table had changed."""

    @abstractmethod
    def stream_head(self) -> bytes:
        """The request for the stream of this table."""

    async def play(self, over: asyncio.Event, pace: float) -> None:
        """Move at a steady pace until it is over; `pace` is that of the whole table."""
        due = time.monotonic() + self.rng.random() * pace
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), max(due - time.monotonic(), 0.001))
            if over.is_set():
                return
            codes = await self.choices()
            if codes is None:
                return
            if not codes:
                await self._await_news(1.0)
                continue
            code = self.rng.choice(codes)
            if await self.move(code):
                self.acknowledged.append(code)
            due = max(due + pace * (0.5 + self.rng.random()), time.monotonic())

    async def _await_news(self, seconds: float) -> None:
        self.changed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0.01)):
                await self.changed.wait()

    def listen(self, count: int) -> None:
        self.streams = [asyncio.create_task(self._listen()) for _ in range(count)]

    async def _listen(self) -> None:
        """A browser connects again when its stream ends."""
        while True:
            stream = Connection(self.port)
            try:
                status, _, reader = await stream.send(self.stream_head())
                while status == OK and (text := await reader.readline()):
                    if text.startswith(b"data:"):
                        self.newest = max(self.newest, int(text[5:]))
                        self.changed.set()
            except (OSError, asyncio.IncompleteReadError):
                pass
            finally:
                stream.close()
            await asyncio.sleep(AGAIN)

    def close(self) -> None:
        for stream in self.streams:
            stream.cancel()


class PageTable(PlayedTable):
    """Plays through the pages. Two people share a browser there and take over the screen in turn (`sit`), so each move
    draws two pages: as many as two browsers would ask for, one that moves and one that looks."""

    def __init__(self, port: int, number: int, figures: Figures) -> None:
        super().__init__(port, number, figures)
        self.connection = Connection(port)
        self.cookies: dict[str, str] = {}
        self.text = ""

    def _head(self, method: str, path: str, fields: dict[str, object] | None = None, *, part: bool = False) -> bytes:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", "Accept-Encoding: gzip"]
        lines += [f"Cookie: {cookies}"] if cookies else []
        lines += ["HX-Request: true"] if part else []
        body = ""
        if fields is not None:
            body = urlencode({**fields, "csrfmiddlewaretoken": self._token()})
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", body]).encode()

    def stream_head(self) -> bytes:
        return self._head("GET", f"{self.path}stream")

    @property
    def path(self) -> str:
        return f"/tables/{self.id}/"

    def _token(self) -> str:
        found = TOKEN.search(self.text)
        assert found, "the page has no form"
        return found[1]

    @property
    def shown(self) -> int:
        found = VERSION.search(self.text)
        return int(found[1]) if found else -1

    async def _request(self, head: bytes) -> Answer:
        """Until there is an answer."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self.connection.request(head)
                if answer.status != UNAVAILABLE:
                    break
                self.figures.answers["503, sent again"] += 1
            except (OSError, asyncio.IncompleteReadError, TimeoutError, EOFError):
                self.figures.answers["no answer, sent again"] += 1
                self.connection.close()
            if time.monotonic() > end:
                raise TimeoutError("the server does not come back")
            await asyncio.sleep(AGAIN)
        for value in answer.headers.get("set-cookie", []):
            name, _, rest = value.partition("=")
            self.cookies[name] = rest.partition(";")[0]
        return answer

    async def open(self, people: int) -> None:
        self.text = (await self._request(self._head("GET", "/new"))).text
        who: dict[str, object] = {f"who-{seat}": "person" for seat in range(1, people + 1)}
        fields = {"players": people + 1, **who, f"who-{people + 1}": "easy", "pace": "off"}
        answer = await self._request(self._head("POST", "/new", fields))
        assert answer.status == SEE_OTHER, answer.status
        self.id = answer.headers["location"][0].split("/")[2]
        self.text = (await self._request(self._head("GET", self.path))).text

    async def choices(self) -> list[str] | None:
        if self.newest > self.shown:
            self._show(await self._request(self._head("GET", self.path, part=True)))
        if 'data-over="1"' in self.text:
            return None
        seat = SEAT.search(self.text)
        if seat and f'{self.path}sit"' in self.text:
            self._show(await self._request(self._head("POST", f"{self.path}sit", {"seat": seat[1]}, part=True)))
        return list(dict.fromkeys(CODE.findall(self.text)))

    async def move(self, code: str) -> bool:
        fields = {"code": code, "version": self.shown, "sure": "pass", "once": secrets.token_hex(8)}
        head = self._head("POST", f"{self.path}play", fields, part=True)
        begun = time.perf_counter()
        answer = await self._request(head)
        taken = time.perf_counter() - begun
        if self.figures.counts:
            self.figures.moves.append(taken)
            if answer.status != OK:
                self.figures.answers[f"move {answer.status}"] += 1
        self._show(answer)
        return answer.status == OK

    def _show(self, answer: Answer) -> None:
        if VERSION.search(answer.text):
            self.text = answer.text

    def close(self) -> None:
        super().close()
        self.connection.close()


DRIVERS: dict[str, type[PlayedTable]] = {"pages": PageTable}


# --- the server


class Served:
    """The server with all its processes, and its database."""

    def __init__(self, cluster: Cluster | None, process: subprocess.Popen[bytes], port: int, home: Path) -> None:
        self.cluster = cluster
        self.process = process
        self.port = port
        self.home = home
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

    def memory(self) -> dict[int, float]:
        """Megabytes of each process that serves pages."""
        serving = [pid for pid, kind in self.workers().items() if kind == "web"] or [self.process.pid]
        return {pid: resident(pid) for pid in serving}

    def shares(self) -> list[float]:
        """Seconds of CPU of each process that serves pages."""
        return [cpu_of(pid) for pid in self.memory()]


def kind_of(pid: int) -> str:
    with suppress(OSError):
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        return "web" if b"web_worker" in command else "bots" if b"computer_players" in command else ""
    return ""


def resident(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@asynccontextmanager
async def serving(given: argparse.Namespace) -> AsyncIterator[Served]:
    """A fresh server on an empty database."""
    cluster = None if given.sqlite else Cluster(durable=True)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        environment = {**os.environ, "VENDEMMIA_HOME": folder}
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
            yield Served(cluster, process, int(found[1]), home)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(timeout=30)
            finally:
                assert process.stdout is not None
                process.stdout.close()
                if cluster is not None:
                    cluster.stop()


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
import json, sys
from vendemmia.web.launch import prepare
import django
import os
os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.settings"
django.setup()
from vendemmia.web.models import Ply, Seat
from vendemmia.web.reading import read_table
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
    environment = {**os.environ, "VENDEMMIA_HOME": str(served.home)}
    if served.cluster is not None:
        environment["VENDEMMIA_DATABASE"] = served.cluster.address("load")
    ids = json.dumps([table.id for table in tables])
    done = subprocess.run(  # noqa: S603 - this Python
        [sys.executable, "-c", CHECK], env=environment, input=ids, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return Checked(0, {"all": done.stderr[-2000:]})
    kept: dict[str, list[str]] = json.loads(done.stdout)
    wrong = {
        table.id: f"acknowledged {len(table.acknowledged)}, kept {len(kept[table.id])}"
        for table in tables
        if kept[table.id] != table.acknowledged
    }
    return Checked(sum(map(len, kept.values())), wrong)


# --- measuring


class Result(NamedTuple):
    """The figures of one run, for tests."""

    moves: int
    p95: float
    checked: Checked
    killed: Counter[str]
    answers: Counter[str]


async def run(given: argparse.Namespace) -> Result:
    async with serving(given) as served:
        figures = Figures()
        tables = [DRIVERS[given.driver](served.port, number, figures) for number in range(given.tables)]
        for first in range(0, len(tables), 4):
            await asyncio.gather(*(table.open(given.people) for table in tables[first : first + 4]))
        for table in tables:
            table.listen(given.people)
        peer = await smallest(served.port, 100)
        figures.counts = True
        before, own = served.cpu(), time.process_time()
        killed: Counter[str] = Counter()
        begun = time.monotonic()
        over = asyncio.Event()
        is_quiet = not given.kill and not given.once
        beside = asyncio.create_task(smallest(served.port, sys.maxsize, 0.5)) if is_quiet else None
        killing = asyncio.create_task(kill_now_and_then(served, killed, Random(given.seed))) if given.kill else None
        playing = [asyncio.create_task(table.play(over, given.pace / given.people)) for table in tables]
        if given.once:
            await kill_each(served, killed, Random(given.seed))
        await asyncio.sleep(max(begun + given.seconds - time.monotonic(), 0))
        over.set()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        took = time.monotonic() - begun
        spent, own = served.cpu() - before, time.process_time() - own
        if killing is not None:
            killing.cancel()
            with suppress(asyncio.CancelledError):
                await killing
        loaded: list[float] = []
        if beside is not None:
            beside.cancel()
            loaded = await beside
        memory, shares = served.memory(), served.shares()
        for table in tables:
            table.close()
        for error in ended:
            if isinstance(error, BaseException):
                figures.answers[f"table gave up: {error!r}"] += 1
        checked = check(served, tables)
        report(given, figures, took, peer, loaded, dict(spent), own, memory, shares, killed, checked)
    return Result(len(figures.moves), percentile(figures.moves, 95), checked, killed, figures.answers)


def report(
    given: argparse.Namespace,
    figures: Figures,
    took: float,
    peer: list[float],
    loaded: list[float],
    cpu: dict[str, Any],
    own: float,
    memory: dict[int, float],
    shares: list[float],
    killed: Counter[str],
    checked: Checked,
) -> None:
    moves = max(len(figures.moves), 1)
    database = "SQLite" if given.sqlite else f"PostgreSQL, {given.web_workers} web + {given.bot_workers} bot workers"
    print(
        f"{given.tables} tables, {given.tables * given.people} seats, a move per seat every {given.pace} s; {database}"
    )
    print(f"  moves: {len(figures.moves) / took:.1f}/s, " + line(figures.moves))
    shown = (f"{percent} % {1000 * percentile(figures.moves, percent):.0f} ms" for percent in (50, 95, 99))
    print(f"  a move: {', '.join(shown)}")
    print("  smallest answer, before: " + line(peer))
    print("  smallest answer, meanwhile: " + line(loaded))
    each = ", ".join(f"{name} {1000 * seconds / moves:.1f} ms" for name, seconds in cpu.items())
    print(f"  CPU per move: {each}, this program {1000 * own / moves:.1f} ms")
    print(f"  memory: {', '.join(f'{megabytes:.0f} MB' for megabytes in memory.values())}")
    print(f"  CPU of each web process since its start: {', '.join(f'{seconds:.1f} s' for seconds in shares)}")
    odd = ", ".join(f"{count} × {name}" for name, count in sorted(figures.answers.items()) if count)
    print(f"  not 200: {odd or 'none'}")
    if killed:
        print("  killed: " + ", ".join(f"{count} × {what}" for what, count in sorted(killed.items())))
    verdict = "each is there once and in order" if not checked.wrong else f"WRONG: {checked.wrong}"
    print(f"  played again: {checked.decisions} acknowledged answers, {verdict}", flush=True)


async def idle_streams(given: argparse.Namespace) -> float:
    """Open many streams that wait; returns the memory that each process gained, in MB, all together."""
    async with serving(given) as served:
        table = DRIVERS[given.driver](served.port, 1, Figures())
        await table.open(2)
        await smallest(served.port, 50)
        before = served.memory()
        connections = []
        for _ in range(min(given.streams, MOST_STREAMS)):
            connection = Connection(served.port)
            status, _, reader = await connection.send(table.stream_head())
            assert status == OK, status
            await reader.readuntil(b"\n\n")
            connections.append(connection)
        after = served.memory()
        for connection in connections:
            connection.close()
        table.close()
    total, gained = sum(after.values()), sum(after.values()) - sum(before.values())
    print(f"{len(connections)} idle streams: {gained:.0f} MB more, {total:.0f} MB in {len(after)} web process(es)")
    return total


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=2, help="at each table, besides one computer player")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves of a seat")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--web-workers", type=int, default=2)
    parser.add_argument("--bot-workers", type=int, default=2)
    parser.add_argument("--sqlite", action="store_true", help="one process with SQLite instead")
    parser.add_argument("--kill", action="store_true", help="kill -9 processes at random")
    parser.add_argument("--once", action="store_true", help="kill -9 one process of each kind, then no more")
    parser.add_argument("--seed", type=int, default=1, help="of the kills")
    parser.add_argument("--streams", type=int, default=0, help="only open so many idle streams")
    parser.add_argument("--driver", choices=sorted(DRIVERS), default="pages")
    return parser


def main() -> None:
    given = arguments().parse_args()
    given.tables = min(given.tables, MOST_TABLES)
    given.seconds = min(given.seconds, MOST_SECONDS)
    if given.streams:
        asyncio.run(idle_streams(given))
        return
    result = asyncio.run(run(given))
    sys.exit(1 if result.checked.wrong else 0)


if __name__ == "__main__":
    main()
