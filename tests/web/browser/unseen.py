"""Playing without looking: what a test is not about is sent as its page would send it, and never drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from random import Random
from urllib.parse import urlencode

from playwright.sync_api import APIResponse, Page

from .. import serving

MOST = 2000
"""More looks than a game takes, those while the computer players move included."""
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
SIT = re.compile(r'<button[^>]*\bname="seat" value="(\d)"')
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
PART = {"HX-Request": "true", "HX-Request-Type": "partial"}
"""Asks for what changes on a page, not for the whole of it after a redirection."""


class Unseen:
    """Whoever is asked at a table before this screen, with the cookies of its pages."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self.shown = serving.Page(0, page.url, "")
        """What came last, with the address of the page that shows it."""

    def look(self, address: str) -> None:
        answer = self.page.request.get(address)
        self._see(answer, answer.url)

    def fill_in(self, fields: list[tuple[str, str]]) -> None:
        """Send the form of the page that is shown; it leads to another one."""
        answer = self._sent(self.shown.address, fields, FORM)
        self._see(answer, answer.url)

    def send(self, what: str, *fields: tuple[str, str]) -> None:
        """Send a form of the table that is shown; it stays where it is."""
        self._see(self._sent(self.shown.address + what, fields, FORM | PART), self.shown.address)

    def _sent(self, address: str, fields: Iterable[tuple[str, str]], headers: dict[str, str]) -> APIResponse:
        token = TOKEN.search(self.shown.text)
        assert token, self.shown.text[:500]
        body = urlencode([("csrfmiddlewaretoken", token[1]), *fields])
        return self.page.request.post(address, data=body, headers=headers)

    def _see(self, answer: APIResponse, address: str) -> None:
        self.shown = serving.Page(answer.status, address, answer.text())
        assert answer.ok, (answer.url, answer.status)

    def answer(self, code: str) -> None:
        self.send("play", ("code", code), ("version", str(self.shown.version)), ("sure", "pass"))

    def play_to(self, kind: str) -> None:
        """Answer at random until there is an answer of this kind."""
        self.play_until(lambda shown: any(code.startswith(f"{kind}:") for code in shown.codes))

    def play_until(self, is_there: Callable[[serving.Page], bool], *, hurried: bool = False) -> None:
        """Answer at random; one in a hurry passes whenever it is possible."""
        for _ in range(MOST):
            codes = sorted(self.shown.codes)
            if is_there(self.shown):
                return
            next_seat = SIT.search(self.shown.text)
            if codes:
                self.answer("pass" if hurried and "pass" in codes else self.rng.choice(codes))
            elif next_seat:
                self.send("sit", ("seat", next_seat[1]))
            else:
                self.look(self.shown.address)
        raise AssertionError(f"not there in {MOST} looks: {self.shown.codes}")
