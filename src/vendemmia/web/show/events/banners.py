"""Moments of a game: a season begins, a year ends, an order is filled, the last year."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.advice import is_last_year
from vendemmia.engine import Kind
from vendemmia.engine.catalogue import COLOURS, WINE_TYPES
from vendemmia.web.show.board.crew import crew_of
from vendemmia.web.show.cards.cards import face

from .ageing import aged

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Event
    from vendemmia.web.show.board.crew import Crew
    from vendemmia.web.show.board.scene import Scene, SeatMark
    from vendemmia.web.show.cards.cards import Face

    from .actions import Action
    from .ageing import Ageing

RESIDUAL = "step:residual"
SPREAD = 9
"""The cells of a row of tokens."""


# --- the end of a year


class AgedRow(NamedTuple):
    """A row of the crush pad or the cellar with its tokens, by their value afterwards."""

    kind: str
    thing: str
    cells: tuple[Ageing | None, ...]
    left: tuple[int, ...]
    """The values from which a token has moved and that are free now."""


class SeatYear(NamedTuple):
    """The end of a year for one seat."""

    seat: SeatMark
    called: str
    """Its name, or "You"."""
    older: int
    """How many of its grapes and wines are one year older."""
    residual: int
    paid: int
    crew: Crew
    vp: int
    gained: int
    """Victory points of this year."""


class Spread(NamedTuple):
    """All that happens at the end of a year."""

    year: int
    rows: tuple[AgedRow, ...]
    """The reader's own tokens."""
    seats: tuple[SeatYear, ...]
    first: SeatMark | None
    """The first player of the next year, where there is one and it is known."""
    target: int
    """What the bars of points are measured by."""
    begun: bool
    """The next year has begun: no player has to discard any more."""

    @property
    def tokens(self) -> int:
        return sum(cell is not None and cell.moved for row in self.rows for cell in row.cells)


def spread(scene: Scene, action: Action) -> Spread | None:
    """Return the end of a year; None for what is left of one after a decision, and at the end of the game."""
    if not any(event.kind is Kind.AGED for event in action.events) or scene.view.is_over:
        return None
    ages = aged(scene, action.ply, action.at)
    first = next((event.seat for event in action.events if event.kind is Kind.FIRST_PLAYER), None)
    vps = _vp_of_year(scene, action)
    return Spread(
        scene.game.marks[action.ply].year,
        tuple(_rows(ages.get(scene.own, ()))),
        tuple(
            _seat_year(scene, seat, action, sum(age.moved for age in ages.get(seat.number, ())), vps[seat.number])
            for seat in scene.seats
        ),
        None if first is None else scene.seats[first],
        max(int(scene.board.target), *(int(vineyard.vp) for vineyard in scene.view.vineyards)),
        int(scene.view.year) > scene.game.marks[action.ply].year,
    )


def _rows(ages: Sequence[Ageing]) -> Iterator[AgedRow]:
    for kind, things in (("grape", COLOURS), ("wine", WINE_TYPES)):
        for thing in things:
            here = {age.after.value: age for age in ages if age.after[:2] == (kind, thing)}
            if here:
                left = tuple(age.before.value for age in here.values() if age.moved and age.before.value not in here)
                yield AgedRow(kind, thing, tuple(here.get(value) for value in range(1, SPREAD + 1)), left)


def _seat_year(scene: Scene, seat: SeatMark, action: Action, older: int, gained: int) -> SeatYear:
    paid = sum(
        event.amount
        for event in action.events
        if event.kind is Kind.LIRA and event.seat == seat.number and event.source == RESIDUAL
    )
    vineyard = scene.view.vineyards[seat.number]
    crew = crew_of(scene.view, seat.number)
    return SeatYear(
        seat, scene.called(seat.number), older, int(vineyard.residual), paid, crew, int(vineyard.vp), gained
    )


def _vp_of_year(scene: Scene, action: Action) -> list[int]:
    """Return the victory points that each seat has gained in the year that ends with an action."""
    sums = [0] * len(scene.seats)
    for event in _backwards(scene, action):
        if event.kind is Kind.YEAR:
            break
        if event.kind is Kind.VP:
            sums[event.seat] += event.amount
    return sums


def _backwards(scene: Scene, action: Action) -> Iterator[Event]:
    events = scene.game.events
    yield from reversed(events[action.ply][: action.at])
    for ply in range(action.ply - 1, -1, -1):
        yield from reversed(events[ply])


# --- an order of your own


class Filled(NamedTuple):
    """An order that the reader has just filled."""

    ply: int
    card: Face
    wines: tuple[tuple[str, int], ...]
    vp: int
    more: int
    """How many of the points are not the order's own."""
    residual: int


def filled(scene: Scene, last_own: int) -> Filled | None:
    """Return the order in the action of the reader's last decision."""
    if scene.seat is None or not 0 <= last_own < scene.game.plies:
        return None
    own = list(_own_events(scene, last_own))
    found = next(((ply, event) for ply, event in own if event.kind is Kind.FILLED), None)
    if found is None:
        return None
    ply, order = found
    sums = {kind: sum(event.amount for _, event in own if event.kind is kind) for kind in (Kind.VP, Kind.RESIDUAL)}
    wines = tuple((event.thing, event.amount) for _, event in reversed(own) if event.kind is Kind.WINE_USED)
    card = face(scene.words, order.thing)
    return Filled(ply, card, wines, sums[Kind.VP], sums[Kind.VP] - order.amount, sums[Kind.RESIDUAL])


def _own_events(scene: Scene, last_own: int) -> Iterator[tuple[int, Event]]:
    """Yield what the reader's last action brought to the reader, the newest first, with its plies."""
    for ply in range(last_own, -1, -1):
        if scene.game.deciders[ply] != scene.seat:
            return
        for event in reversed(scene.game.events[ply]):
            if event.seat == scene.seat:
                yield ply, event
                if event.kind in (Kind.PLACED, Kind.DUE):
                    return


# --- the last year


class LastYear(NamedTuple):
    """How far the reader is from the win. `way` is "behind", "ahead", "level" or "open" for a spectator."""

    way: str
    player: str
    vp: int
    difference: int
    """Points still needed, or the lead."""


def last_year(scene: Scene) -> LastYear | None:
    """Return how far the reader is from the win; None before the last year and after the end."""
    view = scene.view
    if view.is_over or not is_last_year(view):
        return None
    rivals = [(int(view.vineyards[seat.number].vp), seat.name) for seat in scene.seats if seat.number != scene.seat]
    if scene.options.solo is not None:
        rivals.append((int(view.automa_vp), scene.words.automa_name()))
    if not rivals:
        return None
    best, name = max(rivals, key=lambda rival: rival[0])
    if scene.seat is None:
        return LastYear("open", name, best, 0)
    own = int(view.vineyards[scene.seat].vp)
    if own == best:
        return LastYear("level", name, best, 1)
    return LastYear("ahead", name, best, own - best) if own > best else LastYear("behind", name, best, best + 1 - own)


# --- a season


def banner(scene: Scene) -> str:
    """Return who is first in the season, and how many workers the reader has."""
    order = sorted(scene.seats, key=lambda seat: (scene.view.vineyards[seat.number].row or 99, seat.number))
    is_known = len(order) > 1 and bool(scene.view.vineyards[order[0].number].row)
    return scene.words.message(
        "banner-text",
        first="nobody" if not is_known else "you" if order[0].is_reader else "other",
        player=order[0].name,
        workers=len(crew_of(scene.view, scene.own).ready),
    )
