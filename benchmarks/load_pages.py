"""Tables of `load.py` that are played through the pages."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from load_tables import Figures, PlayedTable
from web import CODE, HOST, OK, SEE_OTHER, TOKEN, VERSION, Answer, Connection

if TYPE_CHECKING:
    from collections.abc import Sequence

SEAT = re.compile(r'name="seat" value="(\d+)"')


class PageTable(PlayedTable):
    """Plays through the pages. Two people share a browser there and take over the screen in turn (`sit`), so each move
    draws two pages: as many as two browsers would ask for, one that moves and one that looks."""

    def __init__(self, port: int, number: int, figures: Figures, tokens: Sequence[str] = ()) -> None:
        super().__init__(port, number, figures, tokens)
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

    def stream_head(self, person: int = 0) -> bytes:
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
        return self._with_cookies(await self.ask(self.connection, head))

    def _with_cookies(self, answer: Answer) -> Answer:
        for value in answer.headers.get("set-cookie", []):
            name, _, rest = value.partition("=")
            self.cookies[name] = rest.partition(";")[0]
        return answer

    async def open(self, people: int, *, has_bot: bool = True) -> None:
        self.text = (await self._request(self._head("GET", "/new"))).text
        who: dict[str, object] = {f"who-{seat}": "person" for seat in range(1, people + 1)}
        who |= {f"who-{people + 1}": "easy"} if has_bot else {}
        fields = {"players": people + has_bot, **who, "pace": "off"}
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
        answer = self._with_cookies(await self.ask_to_move(self.connection, head))
        self._show(answer)
        return answer.status == OK

    def _show(self, answer: Answer) -> None:
        if VERSION.search(answer.text):
            self.text = answer.text

    def close(self) -> None:
        super().close()
        self.connection.close()
