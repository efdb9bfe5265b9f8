"""Attacks on what compares people: rated tables and daily vineyards."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from .browsing import NOT_FOUND, SEE_OTHER, Browser, Found, Site, attack, counted, id_in

if TYPE_CHECKING:
    from collections.abc import Iterator

ANSWERS = 12
"""Answers of both together, before the attacks in a running game."""
RATED = {"rated": "1", "clock": "move-1d", "listed": "1"}
"""A clock of a day: with a shorter one the game waits until all are there."""


def _account(site: Site, name: str) -> Browser:
    browser = Browser(site)
    browser.sign_up(f"{name} {''.join(secrets.choice('bdghkmpw') for _ in range(6))}")
    return browser


def _duel(site: Site) -> tuple[str, Browser, Browser]:
    """A rated game of two accounts that has begun, and its table."""
    host, other = _account(site, "Ugo"), _account(site, "Ida")
    table = host.open(**RATED)
    other.post(f"/tables/{table}/join")
    return table, host, other


def _asked(table: str, *browsers: Browser) -> Iterator[tuple[Browser, dict[str, str]]]:
    """Yield the browsers whose person is asked, with the first answer as the fields of its form."""
    for browser in browsers:
        page = browser.get(f"/tables/{table}/").text
        found = re.search(r'<button[^>]*\bname="code"[^>]*\bvalue="([^"]+)"', page)
        version = re.search(r'data-version="(\d+)"', page)
        if found and version:
            yield browser, {"code": found[1], "version": version[1], "sure": "pass"}


@attack("guests-rated", "a guest opens a rated table, and signs in with a seat in hand", "guests sit at no rated table")
def rated_guest(site: Site) -> Found:
    table = Browser(site).open(**RATED)
    return Found("opened" if table else "refused", not table)


@attack("standin", "a seat at a rated table is given to the computer, by the other and by its owner", "refused")
def stand_in(site: Site) -> Found:
    table, host, other = _duel(site)
    statuses = [
        host.post(f"/tables/{table}/propose", do="stand-in", seat="1").status,
        other.post(f"/tables/{table}/propose", do="stand-in", seat="0").status,
        host.post(f"/tables/{table}/seat", do="stand-in").status,
        host.post(f"/tables/{table}/delete").status,
    ]
    return Found(counted(statuses), SEE_OTHER not in statuses and bool(table))


@attack("help", "hints, evaluation, record, answers of the program in a rated game and a daily try", "all refused")
def help_in_contests(site: Site) -> Found:
    table, host, other = _duel(site)
    for _ in range(ANSWERS):
        for browser, fields in _asked(table, host, other):
            browser.form(f"/tables/{table}/play", fields)
    given, places = [], [(table, host), (table, other), (id_in(host.post("/daily/play").place), host)]
    for place, browser in places:
        (_, fields), *_ = [*_asked(place, browser), (browser, {"version": "0"})]
        given += [
            name
            for name, answer in {
                "hint": browser.get(f"/tables/{place}/hint"),
                "choose": browser.post(f"/tables/{place}/play", advised="1", version=fields["version"]),
                "record": browser.get(f"/tables/{place}/record.json"),
                "saved": browser.get(f"/tables/{place}/saved.json"),
            }.items()
            if answer.status < 400
        ]
        weighed = browser.post(f"/tables/{place}/replay/evaluation", view="0")
        given += ["evaluation"] * (f"/tables/{place}/replay" in weighed.place)
    return Found(", ".join(given) or "nothing given", not given and all(place for place, _ in places))


@attack("resign", "both give up in the same moment", "no winner, no points")
def both_resign(site: Site) -> Found:
    table, host, other = _duel(site)
    for browser in (host, other):
        browser.post(f"/tables/{table}/seat", do="resign")
    text = host.get(f"/tables/{table}/result", **{"Accept-Language": "en"}).text
    winner = "There is no winner" not in text
    return Found("a winner" if winner else "no winner", not winner)


@attack("daily", "a ranked try whose table is deleted, practised and restored", "practice, and no rank any more")
def practised_daily(site: Site) -> Found:
    browser = _account(site, "Ida")
    table = id_in(browser.post("/daily/play").place)
    browser.post(f"/tables/{table}/delete")
    practice = id_in(browser.post("/daily/play").place)
    browser.post(f"/tables/{table}/restore")
    after = id_in(browser.post("/daily/play").place)
    return Found(f"{len({table, practice, after})} tables", after != table)


@attack("watched", "somebody else's try at today's vineyard, opened to spectators", "404")
def watched_daily(site: Site) -> Found:
    player, other = _account(site, "Ida"), _account(site, "Ugo")
    table = id_in(player.post("/daily/play").place)
    player.post(f"/tables/{table}/manage", do="spectators", to="on")
    ends = ("", "deal", "replay/", "record.json", "log", "screen", "result")
    statuses = [other.get(f"/tables/{table}/{end}").status for end in ends]
    return Found(counted(statuses), set(statuses) == {NOT_FOUND} and bool(table))


@attack("days", "/daily/0001-01-01 and other odd days", "404")
def odd_days(site: Site) -> Found:
    statuses = [Browser(site).get(f"/daily/{day}").status for day in ("0001-01-01", "9999-12-31", "abc", "2024-02-30")]
    return Found(counted(statuses), set(statuses) == {NOT_FOUND})
