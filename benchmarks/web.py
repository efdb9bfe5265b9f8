"""Measure how fast the server answers moves and what a move costs, with more and more tables at the same time.

A user behaves like a browser with scripts: it keeps its connections and the stream of its table open, fetches the page
when the stream names a newer version than the page shows, thinks for a while and answers with a random legal code. All
users play against a computer player, whose process runs next to the server.

Every size gets a fresh server. For each size the run prints how long moves and pages took, the CPU time per move of the
server, of the computer players and of this program (all share the machine), and the answers that were not 200. It also
prints the time of the smallest answer of the same server (`/health`), so that you can compare machines.

    python benchmarks/web.py --tables 20 50 100 200 --seconds 30
    python benchmarks/web.py --tables 1 --think 0
    python benchmarks/web.py --tables 20 --rounds 3 --source ../before/src src     # two versions, in turn
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

from browsing import HOST, OK, SEE_OTHER, Answer, Browser, Connection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOCKED = "database is locked"
OPENING_AT_ONCE = 4
"""How many users open their tables at the same time, before the measurement starts."""


class Figures:
    """What all users of one size measured."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.pages: list[float] = []
        self.peers: list[float] = []
        self.answers: Counter[str] = Counter()
        self.games = 0
        self.counts = False
        """Opening the tables is not counted."""

    def note(self, times: list[float], taken: float, what: str, answer: Answer) -> None:
        if not self.counts:
            return
        times.append(taken)
        if answer.status != OK:
            self.answers[f"{what} {answer.status}"] += 1


class User(Browser):
    """A user at their own table."""

    def __init__(self, port: int, number: int, think: float, pace: str, figures: Figures) -> None:
        super().__init__(port)
        self.rng = Random(number)
        self.think = think
        self.pace = pace
        self.figures = figures
        self.path = ""
        self.newest = -1
        """The newest version that the stream has named."""
        self.changed = asyncio.Event()
        self.listening: asyncio.Task[None] | None = None

    async def request(self, method: str, path: str, fields: dict[str, object] | None = None) -> Answer:
        part = bool(self.path) and path.startswith(self.path)
        return self.keep_cookies(await self.connection.request(self.head(method, path, fields, part=part)))

    async def sit_down(self) -> None:
        """Open a new table, with the pace that was asked for."""
        self.leave()
        self.path = ""
        self.text = (await self.request("GET", "/")).text
        answer = await self.request("POST", "/play-now", {})
        assert answer.status == SEE_OTHER, answer.status
        (path,) = answer.headers["location"]
        self.text = (await self.request("GET", path)).text
        self.path = path
        self.text = (await self.request("POST", path + "pace", {"pace": self.pace})).text
        self.newest = -1
        self.listening = asyncio.create_task(self._listen())
        self.figures.games += 1

    def leave(self) -> None:
        if self.listening is not None:
            self.listening.cancel()

    async def _listen(self) -> None:
        stream = Connection(self.port)
        try:
            _, _, reader = await stream.send(self.head("GET", self.path + "stream", part=True))
            async for line in reader:
                if line.startswith(b"data:"):
                    self.newest = max(self.newest, int(line[5:]))
                    self.changed.set()
        finally:
            stream.close()

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            if not self.codes and self.is_over:
                await self.sit_down()
            elif not self.codes:
                await self._catch_up(5)
            else:
                acts = time.monotonic() + (self.rng.expovariate(1 / self.think) if self.think else 0)
                if acts > until:
                    return
                while (left := acts - time.monotonic()) > 0 and not await self._catch_up(left):
                    pass
                if codes := self.codes:
                    await self._answer(self.rng.choice(codes))

    async def _answer(self, code: str) -> None:
        fields = {"code": code, "version": self.shown, "sure": "pass"}
        begun = time.perf_counter()
        answer = await self.request("POST", self.path + "play", fields)
        self.figures.note(self.figures.moves, time.perf_counter() - begun, "move", answer)
        self.show(answer)

    async def _catch_up(self, seconds: float) -> bool:
        """Wait up to some seconds for a newer version. Returns whether it was fetched."""
        self.changed.clear()
        if self.newest <= self.shown:
            with suppress(TimeoutError):  # `wait_for` may lose a cancellation that comes with the change.
                async with asyncio.timeout(seconds):
                    await self.changed.wait()
        if self.newest <= self.shown:
            return False
        begun = time.perf_counter()
        answer = await self.request("GET", self.path)
        self.figures.note(self.figures.pages, time.perf_counter() - begun, "page", answer)
        self.show(answer)
        return True


# --- the server


class Served(NamedTuple):
    """A server that runs for one size."""

    process: subprocess.Popen[bytes]
    port: int
    errors: Path

    def cpu(self) -> tuple[float, float]:
        """Seconds of CPU so far: of the server, and of the computer players, its only child."""
        players = [cpu_of(pid) for pid, parent in processes() if parent == self.process.pid]
        return cpu_of(self.process.pid), sum(players)


def processes() -> list[tuple[int, int]]:
    """The ids of all processes and of their parents."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                found.append((int(folder.name), int(fields_of(int(folder.name))[1])))
    return found


def fields_of(pid: int) -> list[str]:
    """What Linux reports about a process, after its name: its state, its parent and so on."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()


def cpu_of(pid: int) -> float:
    fields = fields_of(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def serving(source: str) -> AsyncIterator[Served]:
    """A fresh server on an empty data folder, from the sources in a folder or from the installed package."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "VENDEMMIA_HOME": home}
        if source:
            environment["PYTHONPATH"] = source
        command = [sys.executable, "-m", "vendemmia", "serve", "--no-browser", "--port", "0"]
        errors = Path(home) / "errors.log"
        with errors.open("wb") as log:
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)  # noqa: ASYNC220, S603 - this Python, before anything is measured
        try:
            assert process.stdout is not None
            found = re.search(rb":(\d+)/", process.stdout.readline())
            assert found, "the server did not start: " + errors.read_text(encoding="utf-8", errors="replace")
            yield Served(process, int(found[1]), errors)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=30)
            assert process.stdout is not None
            process.stdout.close()


# --- measuring


async def smallest(port: int, number: int, pause: float = 0.0) -> list[float]:
    """The times of the smallest answer: `number` of them, or until cancelled."""
    connection = Connection(port)
    times: list[float] = []
    head = f"GET /health HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode()
    try:
        while len(times) < number:
            begun = time.perf_counter()
            await connection.request(head)
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(pause)
    except asyncio.CancelledError:
        pass
    finally:
        connection.close()
    return times


async def run(tables: int, given: argparse.Namespace, source: str) -> dict[str, float]:
    """Measure one size. Prints the results and returns the main figures."""
    async with serving(source) as served:
        figures = Figures()
        users = [User(served.port, number, given.think, given.pace, figures) for number in range(tables)]
        for first in range(0, tables, OPENING_AT_ONCE):
            await asyncio.gather(*(user.sit_down() for user in users[first : first + OPENING_AT_ONCE]))
        peer = await smallest(served.port, 200)
        before, own = served.cpu(), time.process_time()
        figures.counts = True
        until = time.monotonic() + given.seconds
        beside = asyncio.create_task(smallest(served.port, sys.maxsize, 1.0))
        ended = await asyncio.gather(*(user.play(until) for user in users), return_exceptions=True)
        spent = [later - sooner for later, sooner in zip(served.cpu(), before, strict=True)]
        own = time.process_time() - own
        beside.cancel()
        loaded = await beside
        for user in users:
            user.leave()
            user.connection.close()
        for error in ended:
            if isinstance(error, BaseException):
                figures.answers[f"user gave up: {type(error).__name__}"] += 1
        figures.answers[LOCKED] = served.errors.read_text(encoding="utf-8", errors="replace").count(LOCKED)
    return report(tables, given, source, figures, peer, loaded, (*spent, own))


def report(
    tables: int,
    given: argparse.Namespace,
    source: str,
    figures: Figures,
    peer: list[float],
    loaded: list[float],
    cpu: tuple[float, ...],
) -> dict[str, float]:
    moves = max(len(figures.moves), 1)
    server, players, own = (1000 * seconds / moves for seconds in cpu)
    print(
        f"{tables} table(s), {given.seconds:.0f} s, thinking {given.think} s on average, pace {given.pace}, "
        f"{figures.games} games{', ' + source if source else ''}"
    )
    print("  moves: " + line(figures.moves))
    print("  pages after a change: " + line(figures.pages))
    print("  smallest answer, before: " + line(peer))
    print("  smallest answer, meanwhile: " + line(loaded))
    if figures.moves:
        print(f"  a move takes {median(figures.moves) / median(peer):.1f} times the smallest answer (medians)")
    print(f"  CPU per move: server {server:.1f} ms, computer players {players:.1f} ms, this program {own:.1f} ms")
    share = [
        f"{name} {100 * seconds / given.seconds:.0f} %"
        for name, seconds in zip(("server", "players", "this program"), cpu, strict=True)
    ]
    print(f"  cores in use: {', '.join(share)}")
    odd = ", ".join(f"{count} × {name}" for name, count in sorted(figures.answers.items()) if count)
    print(f"  not 200: {odd or 'none'}", flush=True)
    return {
        "server CPU ms per move": server,
        "move p50 ms": 1000 * percentile(figures.moves, 50),
        "move p95 ms": 1000 * percentile(figures.moves, 95),
    }


def percentile(times: list[float], percent: int) -> float:
    if not times:
        return 0.0
    return quantiles(times, n=100)[percent - 1] if len(times) > 1 else times[0]


def line(times: list[float]) -> str:
    if not times:
        return "none"
    shown = (median(times), percentile(times, 95), max(times))
    return "{}, median {:.1f} ms, 95 % within {:.1f} ms, longest {:.1f} ms".format(
        len(times), *(1000 * t for t in shown)
    )


async def measure(given: argparse.Namespace) -> None:
    sources = given.source or [""]
    for tables in given.tables:
        found: dict[str, list[dict[str, float]]] = {source: [] for source in sources}
        for _ in range(given.rounds):
            for source in sources:
                found[source].append(await run(tables, given, source))
        if given.rounds * len(sources) > 1:
            print(f"{tables} table(s), medians of {given.rounds} round(s)")
            for source, rounds in found.items():
                parts = (f"{name} {median(one[name] for one in rounds):.1f}" for name in rounds[0])
                print(f"  {source or 'as installed'}: {', '.join(parts)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 50, 100, 200], help="one after another")
    parser.add_argument("--seconds", type=float, default=30, help="for each number of tables")
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a user thinks, on average")
    parser.add_argument("--pace", default="off", help="how long computer players wait: off, fast, normal or slow")
    parser.add_argument(
        "--source",
        type=os.path.abspath,
        nargs="+",
        default=[],
        help="folders of the package, in turn",
    )
    parser.add_argument("--rounds", type=int, default=1, help="how often each is measured")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
