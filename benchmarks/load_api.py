"""Tables of `load.py` that are played through the API."""

from __future__ import annotations

import json
import secrets
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from browsing import HOST, OK, Connection
from load_tables import Figures, PlayedTable

if TYPE_CHECKING:
    from collections.abc import Sequence

CREATED = 201


class Moment(NamedTuple):
    """The newest that is known about a table."""

    version: int
    seat: int
    """Whose answers `codes` are."""
    codes: tuple[str, ...]
    over: bool


class ApiTable(PlayedTable):
    """Every person has a token, a connection and a stream of their own. The stream names the legal answers."""

    mode = "lan"

    def __init__(self, port: int, number: int, figures: Figures, tokens: Sequence[str] = ()) -> None:
        super().__init__(port, number, figures, tokens)
        self.connections = [Connection(port) for _ in tokens]
        self.now = Moment(-1, 0, (), over=False)
        self.moved: dict[int, float] = {}
        """When the answer to a move came, by the version that it made."""

    def _head(self, person: int, path: str, body: dict[str, Any] | None = None) -> bytes:
        text = "" if body is None else json.dumps(body)
        lines = [f"{'GET' if body is None else 'POST'} /api{path} HTTP/1.1", f"Host: {HOST}:{self.port}"]
        lines.append(f"Authorization: Bearer {self.tokens[person]}")
        lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"] if text else []
        return "\r\n".join([*lines, "", text]).encode()

    async def _call(self, person: int, path: str, body: dict[str, Any], expected: int) -> dict[str, Any]:
        answer = await self.ask(self.connections[person], self._head(person, path, body))
        assert answer.status == expected, answer
        found: dict[str, Any] = json.loads(answer.text)
        return found

    async def open(self, people: int, *, has_bot: bool = True) -> None:
        """Person and seat have the same number: whoever joins takes the first free seat."""
        seats = [{"who": who} for who in ("you", *["open"] * (people - 1), *["easy"] * has_bot)]
        opened = await self._call(0, "/tables", {"seats": seats}, CREATED)
        self.id = opened["id"]
        for person in range(1, people):
            joined = await self._call(person, f"{self.path}/join", {"invitation": opened["invitation"]}, OK)
            assert joined["your_seats"] == [person], joined

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    def stream_head(self, person: int = 0) -> bytes:
        return self._head(person, f"{self.path}/events")

    def heard(self, data: bytes, person: int) -> None:
        said = json.loads(data)
        sent = self.moved.get(said["version"])
        if sent is not None and self.figures.counts:
            self.figures.news.append(time.perf_counter() - sent)
        self._note(said, person)

    def _note(self, said: dict[str, Any], person: int) -> None:
        """Nothing older than what is known; of the same version only what names the answers."""
        if (said["version"], bool(said["codes"])) > (self.now.version, bool(self.now.codes)):
            self.now = Moment(said["version"], person, tuple(said["codes"]), over=said["over"])
            self.changed.set()

    async def choices(self) -> list[str] | None:
        return None if self.now.over else list(self.now.codes)

    async def move(self, code: str) -> bool:
        """A refused move is forgotten with its answers: the stream brings newer ones."""
        version, person = self.now.version, self.now.seat
        body = {"code": code, "version": version, "once": secrets.token_hex(8)}
        answer = await self.ask_to_move(self.connections[person], self._head(person, f"{self.path}/moves", body))
        if answer.status != OK:
            if self.now.version == version:
                self.now = self.now._replace(codes=())
            return False
        said = json.loads(answer.text)
        self.moved = {said["version"]: time.perf_counter()}
        self._note(said, person)
        return True

    def close(self) -> None:
        super().close()
        for connection in self.connections:
            connection.close()
