"""What the reader's own answers have brought, for the script that shows it on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import CARD_NUMBER
from vendemmia.web.show.cards.cards import face

from .actions import own_part
from .gains import INTO_HAND

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine import Event
    from vendemmia.locale import Words
    from vendemmia.web.show.board.scene import Scene

PLACES = (Kind.PLACED, Kind.PLANNED, Kind.TAKEN_BACK, Kind.BUMPED)
"""Kinds that say where a worker is."""


def own_events(scene: Scene, last: int) -> list[dict[str, object]]:
    """Return the events of the reader's last decisions in a row, as the reader may know them, the oldest first."""
    if scene.seat is None or not 0 <= last < scene.game.plies:
        return []
    return [_plain(scene.words, ply, event.seen_by(scene.seat)) for ply, event in _own(scene, last)]


def drawn_lately(scene: Scene, last: int) -> set[str]:
    """Return the cards that the reader has got since the beginning of the own last turn."""
    if scene.seat is None or not 0 <= last < scene.game.plies:
        return set()
    later = (event for ply in scene.game.events[last + 1 :] for event in ply)
    events = (*(event for _, event in _own(scene, last)), *later)
    return {event.thing for event in events if event.kind in INTO_HAND and event.seat == scene.seat}


def _own(scene: Scene, last: int) -> Iterator[tuple[int, Event]]:
    seat, deciders, events = scene.seat or 0, scene.game.deciders, scene.game.events
    first = last
    while first > 0 and deciders[first - 1] == seat:
        first -= 1
    for ply in range(first, last + 1):
        for event in own_part(events[ply], seat):
            if event.seat in (seat, -1):
                yield ply, event


def _plain(words: Words, ply: int, event: Event) -> dict[str, object]:
    """Return what a script needs of an event, without what is empty."""
    card = event.thing if event.thing in CARD_NUMBER else ""
    at = f"{event.where.action}:{event.where.space}" if event.kind in PLACES else ""
    told = {
        "amount": event.amount,
        "thing": event.thing,
        "deck": event.deck,
        "card": face(words, card).zoom if card else "",
        "at": at,
    }
    return {"ply": ply, "kind": event.kind.value} | {name: value for name, value in told.items() if value}
