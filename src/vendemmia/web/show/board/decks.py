"""The decks: how many cards are left in each and how many have been discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine.catalogue import CARDS, DECKS

if TYPE_CHECKING:
    from vendemmia.play import Choice

    from .scene import Scene

ORDER = ("vine", "summer", "order", "winter", "structure")
"""In their order on the table."""


class Deck(NamedTuple):
    id: str
    name: str
    undrawn: int
    discarded: int
    top: str
    """The card on top of the discard pile, empty for none."""
    found: Choice
    """The answer that names the deck."""
    label: str

    @property
    def icon(self) -> str:
        return f"i-card-{self.id}"


def decks(scene: Scene) -> list[Deck]:
    used = DECKS[: len(scene.view.undrawn)]
    return [_deck(scene, name) for name in ORDER if name in used]


def _deck(scene: Scene, name: str) -> Deck:
    words, number = scene.words, DECKS.index(name)
    undrawn, pile = scene.view.undrawn[number], scene.view.discards[number]
    title = words.message(f"board-deck-{name}")
    top = words.card_mention(CARDS[pile[-1]]) if pile else ""
    label = words.message("board-deck", deck=title, undrawn=undrawn, discarded=len(pile))
    if top:
        label = words.message("board-deck-top", deck=label, card=top)
    return Deck(name, title, undrawn, len(pile), top, scene.choices[f"deck:{name}"], label)
