"""The end of a year as it is told: every move on the page of its season, and a sheet that stays to be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.repeating import LONG_RUN
from vendemmia.engine import Kind
from vendemmia.engine.catalogue import SEASONS
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.events.actions import cut

from ..scenes import CORPUS, record_of, replayed
from ..serving import Server
from .test_moves import MOTION, answer, open_before

WANTED = 50
SAMPLE = 5
"""How many a usual run looks at."""
TO_FIRST_CHOICE = 5000
"""Milliseconds from the end of a year to the first choice, at the usual pace."""
QUICKLY = """() => {
  const [later, animate] = [window.setTimeout, Element.prototype.animate];
  const share = 25;
  window.setTimeout = (done, time, ...more) => later(done, (time ?? 0) / share, ...more);
  Element.prototype.animate = function (frames, options) {
    const quick = { ...options, duration: options.duration / share, delay: (options.delay ?? 0) / share };
    return animate.call(this, frames, quick);
  };
}"""
"""Time runs faster: what is told stays the same."""
WATCH = """() => {
  const seen = window.seen = [];
  const now = () => ({
    season: document.getElementById('table').dataset.season,
    ribbon: document.querySelector('.ribbon [aria-current=step]')?.className.split(' ')[0] ?? '',
    year: document.querySelector('.ribbon .year b')?.textContent.trim(),
    sheet: document.querySelectorAll('.yearsheet:popover-open').length,
  });
  let said = '';
  new MutationObserver(() => {
    const box = document.querySelector('.showing .does');
    if (!box || box.textContent === said) return;
    said = box.textContent;
    if (said) queueMicrotask(() => seen.push({ said, ...now() }));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  document.addEventListener('vendemmia:told', event => seen.push({ said: '', took: event.detail, ...now() }));
}"""


class YearEnd(NamedTuple):
    """A year end in a recorded game: the first seat is asked after `plies` plies for the first time after it."""

    file: str
    plies: int

    def __str__(self) -> str:
        return f"{self.file} ply {self.plies}"


def is_year(game: LiveGame, ply: int) -> bool:
    return any(event.kind is Kind.AGED and event.source.startswith("step:") for event in game.events[ply])


def year_ends_of(file: str) -> Iterator[YearEnd]:
    game = replayed(record_of(file))
    for ply in range(game.plies):
        if not is_year(game, ply):
            continue
        asked = next((later for later in range(ply + 1, game.plies) if game.deciders[later] == 0), None)
        if asked is not None and game.marks[asked].year > game.marks[ply].year and 0 in game.deciders[:ply]:
            yield YearEnd(file, asked)


@lru_cache(maxsize=1)
def year_ends() -> tuple[YearEnd, ...]:
    """Fifty of them, from games of two to six on both boards."""
    found: list[YearEnd] = []
    files = [path.name for path in sorted(CORPUS.glob("*.json")) if len(record_of(path.name).options.to_json()) > 0]
    for file in files:
        if record_of(file).options.players > 1 and len(found) < WANTED:
            found += list(year_ends_of(file))[:2]
    assert len(found) >= WANTED
    return tuple(found[:WANTED] if LONG_RUN else found[:: len(found) // SAMPLE][:SAMPLE])


def told_in(end: YearEnd) -> dict[str, tuple[str, int]]:
    """By sentence: the season and the year in which it happened."""
    game = replayed(record_of(end.file), end.plies)
    last = max(ply for ply, decider in enumerate(game.deciders) if decider == 0)
    found: dict[str, tuple[str, int]] = {}
    season, year = SEASONS[game.marks[last].season], game.marks[last].year
    for action in cut([(ply, game.events[ply]) for ply in range(last, game.plies)]):
        for event in action.events:
            if event.kind is Kind.YEAR:
                year = event.amount
            if event.kind is Kind.SEASON:
                season = event.thing
        found[action.id] = season, year
    return found


@MOTION
def test_the_season_that_is_shown_is_the_season_that_is_told(page: Page, server: Server) -> None:
    wrong: list[str] = []
    for end in year_ends():
        page.goto("about:blank")  # Its stream would ask again.
        page.unroute_all(behavior="ignoreErrors")
        open_before(page, server, end.file, end.plies)
        page.evaluate(QUICKLY)
        page.evaluate(WATCH)
        happened = told_in(end)
        answer(page)
        page.wait_for_function("() => window.seen.at(-1)?.said === ''", timeout=60_000)
        chips: dict[str, Any] = dict(
            page.locator(".acts > .act").evaluate_all(
                "chips => chips.map(chip => [chip.id.slice(5), JSON.parse(chip.dataset.act).say])"
            )
        )
        seen = page.evaluate("() => window.seen")
        for shown in seen[:-1]:
            ids = [key for key, say in chips.items() if say and say in shown["said"]]
            seasons = {happened[key] for key in ids if key in happened}
            here = shown["season"], int(shown["year"] or 0)
            if seasons and here not in seasons:
                wrong.append(f"{end}: {shown} belongs to {sorted(seasons)}")
        if any(say.startswith("The year ends") for say in chips.values()) and not seen[-1]["sheet"]:
            wrong.append(f"{end}: the sheet is gone")
        if seen[-1]["took"] > TO_FIRST_CHOICE:
            wrong.append(f"{end}: {seen[-1]['took']} ms to the first choice")
    assert wrong == []
