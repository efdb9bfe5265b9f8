"""Requests that should cost a server much."""

from __future__ import annotations

import secrets

from vendemmia.engine import Options
from vendemmia.record import Game

from .browsing import SEE_OTHER, Browser, Found, Site, attack, id_in

SLOW = 0.5
"""Seconds that no request of a stranger may take. On a busy computer an attack that held may be called slow."""


def passes(plies: int) -> bytes:
    """A record in which everybody passes whenever they may."""
    game = Game.new(Options(players=2), secrets.randbelow(10**9))
    for _ in range(plies):
        codes = game.state.codes()
        game.play("pass" if "pass" in codes else codes[0])
    return game.record().to_text().encode()


@attack("upload", "a record of 20,000 passes", "refused")
def long_upload(site: Site) -> Found:
    answer = Browser(site).post("/records", passes(20_000))
    return Found(f"{answer.status} in {answer.seconds:.2f} s", answer.status != SEE_OTHER and answer.seconds <= SLOW)


@attack("log", "the first look at the log and at moments of 3 long games", f"the quickest of 3 at most {SLOW} s")
def long_log(site: Site) -> Found:
    browser = Browser(site)
    tables = [id_in(browser.post("/records", passes(4_000)).place) for _ in range(3)]
    if not all(tables):
        return Found("a record was refused", held=True)
    paths = ("log", "replay/?ply=2000", "replay/?ply=3999&view=0")
    looked = [min(browser.get(f"/tables/{table}/{path}").seconds for table in tables) for path in paths]
    return Found(f"slowest {max(looked):.2f} s", max(looked) <= SLOW)
