"""The tables of `load.py` and the people at them: how they talk to the server, and what they know in the end."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from abc import ABC, abstractmethod
from collections import Counter
from contextlib import suppress
from random import Random
from urllib.parse import urlencode

from web import CODE, HOST, OK, SEE_OTHER, TOKEN, VERSION, Answer, Connection

AGAIN = 0.2
"""Seconds before something is sent again."""
PATIENCE = 90.0
"""Seconds after which a table gives up: then something was lost."""
UNAVAILABLE = 503
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
        """Open a new table with this number of people and one computer player."""

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
