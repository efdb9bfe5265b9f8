"""Playing without looking: what a test is not about is sent as its page would send it, and never drawn."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import urlencode

from playwright.sync_api import APIResponse, Page

from .. import serving

MOST = 2000
"""More looks than a game takes, those while the computer players move included."""
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
SIT = re.compile(r'<button[^>]*\bname="seat" value="(\d)"')
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class Unseen:
    """Whoever is asked at a table before this screen, with the cookies of its pages."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self.shown = serving.Page(0, page.url, "")

    def look(self, address: str) -> None:
        self._see(self.page.request.get(address))

    def send(self, address: str, fields: list[tuple[str, str]]) -> None:
        """Send a form of what is shown; what comes back is shown then."""
        token = TOKEN.search(self.shown.text)
        assert token, self.shown.text[:500]
        body = urlencode([("csrfmiddlewaretoken", token[1]), *fields])
        self._see(self.page.request.post(address, data=body, headers=FORM))

    def _see(self, answer: APIResponse) -> None:
        self.shown = serving.Page(answer.status, answer.url, answer.text())
        assert answer.ok, (answer.url, answer.status)

    @property
    def is_over(self) -> bool:
        return "data-over" in self.shown.text

    def answer(self, code: str) -> None:
        fields = [("code", code), ("version", str(self.shown.version)), ("sure", "pass")]
        self.send(self.shown.address + "play", fields)

    def play_to(self, kind: str) -> None:
        """Answer at random until there is an answer of this kind."""
        for _ in range(MOST):
            codes = sorted(self.shown.codes)
            if any(code.startswith(f"{kind}:") for code in codes):
                return
            next_seat = SIT.search(self.shown.text)
            if codes:
                self.answer(self.rng.choice(codes))
            elif next_seat:
                self.send(f"{self.shown.address}sit", [("seat", next_seat[1])])
            else:
                self.look(self.shown.address)
        raise AssertionError(f"no {kind} in {MOST} looks")
