"""An answer that a page offers is never refused, however fast the computer players move beside it.

`VENDEMMIA_FAULTS=200 pytest tests/faults/test_legal_answers.py` plays 10,000 moves.
"""

from __future__ import annotations

import asyncio
import importlib
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

from tests.repeating import REPEATED
from tests.web.serving import Server

pytestmark = pytest.mark.once

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
MOVES = 50
USERS = 5
LONGEST = 120.0
"""Seconds for all moves, on the slowest machine."""


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`benchmarks/web.py`, which imports the files beside it as scripts do."""
    monkeypatch.syspath_prepend(BENCHMARKS)
    return importlib.import_module("web")


async def played(web: ModuleType, port: int, moves: int) -> tuple[int, dict[str, int]]:
    """Users with open streams who answer at once; how many moves, and the answers that were not 200."""
    figures = web.Figures()
    figures.counts = True
    users = [web.User(port, number, 0.0, "off", figures) for number in range(USERS)]
    for user in users:
        await user.sit_down()
    until = time.monotonic() + LONGEST * REPEATED
    tasks = [asyncio.create_task(user.play(until)) for user in users]
    while len(figures.moves) < moves and time.monotonic() < until:
        done, _ = await asyncio.wait(tasks, timeout=0.2)
        assert not done, [task.exception() for task in done]
    playing = set(tasks)
    while playing:  # A task that is just told of a change may miss one request to end, and would play on for minutes.
        for task in playing:
            task.cancel()
        _, playing = await asyncio.wait(playing, timeout=0.2)
    for user in users:
        user.leave()
        user.connection.close()
    return len(figures.moves), dict(figures.answers)


def test_legal_answers_are_never_refused(tmp_path: Path, benchmark: ModuleType) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        port = int(server.address.rpartition(":")[2])
        with ThreadPoolExecutor(1) as thread:  # The browser of other tests keeps an event loop in this thread.
            moves, refused = thread.submit(lambda: asyncio.run(played(benchmark, port, MOVES * REPEATED))).result()
    finally:
        server.stop()
    assert moves >= MOVES * REPEATED
    assert refused == {}
    assert "Traceback" not in server.errors()
    assert "locked" not in server.errors()
