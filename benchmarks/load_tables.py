"""The tables of `load.py` and the people at them: how they talk to the server, and what they know in the end."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from browsing import OK, Answer, Connection

if TYPE_CHECKING:
    from collections.abc import Sequence

AGAIN = 0.2
"""Seconds before something is sent again."""
PATIENCE = 90.0
"""Seconds after which a table gives up: then something was lost."""
UNAVAILABLE = 503


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

    mode = "home"
    """The mode of the server (`VENDEMMIA_MODE`)."""

    def __init__(self, port: int, number: int, figures: Figures, tokens: Sequence[str] = ()) -> None:
        self.port = port
        self.tokens = tokens
        """Of the people at the table, if the server knows people."""
        self.figures = figures
        self.rng = Random(number)
        self.id = ""
        self.newest = -1
        self.changed = asyncio.Event()
        self.acknowledged: list[str] = []
        """The codes of all moves that the server has answered."""
        self.streams: list[asyncio.Task[None]] = []

    @abstractmethod
    async def open(self, people: int, *, has_bot: bool = True) -> None:
        """Open a new table with this number of people, and a computer player or none."""

    @abstractmethod
    async def choices(self) -> list[str] | None:
        """What the person who is asked may answer; empty if nobody is asked, None when the game is over."""

    @abstractmethod
    async def move(self, code: str) -> bool:
        """Send an answer until the server answers; False if it was refused because the table had changed."""

    @abstractmethod
    def stream_head(self, person: int = 0) -> bytes:
        """The request for the stream of a person at this table."""

    def heard(self, data: bytes, person: int) -> None:
        """Something came through the stream of a person."""
        self.newest = max(self.newest, int(data))
        self.changed.set()

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
        self.streams = [asyncio.create_task(self._listen(person)) for person in range(count)]

    async def _listen(self, person: int) -> None:
        """A browser connects again when its stream ends."""
        while True:
            stream = Connection(self.port)
            try:
                status, _, reader = await stream.send(self.stream_head(person))
                while status == OK and (text := await reader.readline()):
                    if text.startswith(b"data:"):
                        self.heard(text[5:], person)
            except (OSError, asyncio.IncompleteReadError):
                pass
            finally:
                stream.close()
            await asyncio.sleep(AGAIN)

    async def ask(self, connection: Connection, head: bytes) -> Answer:
        """Send a request until there is an answer."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await connection.request(head)
                if answer.status != UNAVAILABLE:
                    return answer
                self.figures.answers["503, sent again"] += 1
            except (OSError, asyncio.IncompleteReadError, TimeoutError, EOFError):
                self.figures.answers["no answer, sent again"] += 1
                connection.close()
            if time.monotonic() > end:
                raise TimeoutError("the server does not come back")
            await asyncio.sleep(AGAIN)

    async def ask_to_move(self, connection: Connection, head: bytes) -> Answer:
        """The same for a move, which counts."""
        begun = time.perf_counter()
        answer = await self.ask(connection, head)
        if self.figures.counts:
            self.figures.moves.append(time.perf_counter() - begun)
            if answer.status != OK:
                self.figures.answers[f"move {answer.status}"] += 1
        return answer

    def close(self) -> None:
        for stream in self.streams:
            stream.cancel()
