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

The people play through the API (`load_api.py`), or with `--driver pages` through the pages (`load_pages.py`). Another
way to play needs the four methods of `PlayedTable` in `load_tables.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from browsing import OK, Connection
from load_api import ApiTable
from load_pages import PageTable
from load_server import Checked, Served, check, kill_each, kill_now_and_then, people_on, serving
from load_tables import Figures, PlayedTable
from web import line, percentile, smallest

MOST_TABLES, MOST_SECONDS, MOST_STREAMS = 1000, 600.0, 2000
"""The run is bounded, whatever is asked for."""
STREAMS_EACH = 4
"""Idle streams of each person: the server gives a token no more than 8 in each process."""
DRIVERS: dict[str, type[PlayedTable]] = {"api": ApiTable, "pages": PageTable}


class Result(NamedTuple):
    """The figures of one run, for tests."""

    moves: int
    p95: float
    checked: Checked
    killed: Counter[str]
    answers: Counter[str]


def tables_on(served: Served, given: argparse.Namespace, count: int, figures: Figures) -> list[PlayedTable]:
    """Tables that are not open yet, with their people."""
    driver, people = DRIVERS[given.driver], given.people
    tokens = people_on(served, count * people) if driver.mode != "home" else []
    return [
        driver(served.port, number, figures, tokens[number * people : (number + 1) * people]) for number in range(count)
    ]


async def run(given: argparse.Namespace) -> Result:
    async with serving(given, DRIVERS[given.driver].mode) as served:
        figures = Figures()
        tables = tables_on(served, given, given.tables, figures)
        for first in range(0, len(tables), 4):
            some = enumerate(tables[first : first + 4], first)
            await asyncio.gather(
                *(table.open(given.people, has_bot=number % given.bot_every == 0) for number, table in some)
            )
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
        f"{given.tables} tables, {given.tables * given.people} seats, a move per seat every {given.pace} s, "
        f"a computer player at every {given.bot_every}. table; {database}"
    )
    print(f"  moves: {len(figures.moves) / took:.1f}/s, " + line(figures.moves))
    shown = (f"{percent} % {1000 * percentile(figures.moves, percent):.0f} ms" for percent in (50, 95, 99))
    print(f"  a move: {', '.join(shown)}")
    if figures.news:
        print("  from the answer to the streams of the table: " + line(figures.news))
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
    count = min(given.streams, MOST_STREAMS)
    async with serving(given, DRIVERS[given.driver].mode) as served:
        tables = tables_on(served, given, math.ceil(count / given.people / STREAMS_EACH), Figures())
        for table in tables:
            await table.open(given.people)
        await smallest(served.port, 50)
        before = served.memory()
        connections = []
        for number in range(count):
            connection = Connection(served.port)
            table, person = tables[number % len(tables)], number // len(tables) % given.people
            status, _, reader = await connection.send(table.stream_head(person))
            assert status == OK, status
            await reader.readuntil(b"\n\n")
            connections.append(connection)
        after, resident = served.memory(), served.resident()
        for connection in connections:
            connection.close()
        for table in tables:
            table.close()
    total, gained = sum(after.values()), sum(after.values()) - sum(before.values())
    print(
        f"{len(connections)} idle streams: {gained:.0f} MB more, {total:.0f} MB in {len(after)} web process(es); "
        f"{resident:.0f} MB if what they share counts for each"
    )
    return total


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=2, help="at each table")
    parser.add_argument("--bot-every", type=int, default=4, help="one in this many tables has a computer player too")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves of a seat")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--web-workers", type=int, default=2)
    parser.add_argument("--bot-workers", type=int, default=2)
    parser.add_argument("--sqlite", action="store_true", help="one process with SQLite instead")
    parser.add_argument("--kill", action="store_true", help="kill -9 processes at random")
    parser.add_argument("--once", action="store_true", help="kill -9 one process of each kind, then no more")
    parser.add_argument("--seed", type=int, default=1, help="of the kills")
    parser.add_argument("--streams", type=int, default=0, help="only open this number of idle streams")
    parser.add_argument("--driver", choices=sorted(DRIVERS), default="api")
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
