"""Tables of `load.py` that are played through the pages."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from browsing import OK, SEE_OTHER, Answer, Browser
from load_tables import Figures, PlayedTable

if TYPE_CHECKING:
    from collections.abc import Sequence

SEAT = re.compile(r'name="seat" value="(\d+)"')


class PageTable(PlayedTable):
    """Plays through the pages. Two people share a browser there and take over the screen in turn (`sit`), so each move
    draws two pages: as many as two browsers would ask for, one that moves and one that looks."""

    def __init__(self, port: int, number: int, figures: Figures, tokens: Sequence[str] = ()) -> None:
        super().__init__(port, number, figures, tokens)
        self.browser = Browser(port)

    def stream_head(self, person: int = 0) -> bytes:
        return self.browser.head("GET", f"{self.path}stream")

    @property
    def path(self) -> str:
        return f"/tables/{self.id}/"

    async def _request(self, method: str, path: str, fields: dict[str, object] | None = None, **how: bool) -> Answer:
        head = self.browser.head(method, path, fields, **how)
        return self.browser.keep_cookies(await self.ask(self.browser.connection, head))

    async def open(self, people: int, *, has_bot: bool = True) -> None:
        self.browser.text = (await self._request("GET", "/new")).text
        who: dict[str, object] = {f"who-{seat}": "person" for seat in range(1, people + 1)}
        who |= {f"who-{people + 1}": "easy"} if has_bot else {}
        answer = await self._request("POST", "/new", {"players": people + has_bot, **who, "pace": "off"})
        assert answer.status == SEE_OTHER, answer.status
        self.id = answer.headers["location"][0].split("/")[2]
        self.browser.text = (await self._request("GET", self.path)).text

    async def choices(self) -> list[str] | None:
        browser = self.browser
        if self.newest > browser.shown:
            browser.show(await self._request("GET", self.path, part=True))
        if browser.is_over:
            return None
        seat = SEAT.search(browser.text)
        if seat and f'{self.path}sit"' in browser.text:
            browser.show(await self._request("POST", f"{self.path}sit", {"seat": seat[1]}, part=True))
        return browser.codes

    async def move(self, code: str) -> bool:
        browser = self.browser
        fields = {"code": code, "version": browser.shown, "sure": "pass", "once": secrets.token_hex(8)}
        head = browser.head("POST", f"{self.path}play", fields, part=True)
        answer = browser.keep_cookies(await self.ask_to_move(browser.connection, head))
        browser.show(answer)
        return answer.status == OK

    def close(self) -> None:
        super().close()
        self.browser.connection.close()
