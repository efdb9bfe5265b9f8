"""What the cards in the reader's hand are good for now, computed from open information and the hand itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.advice import first_missing
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    CARD_NUMBER,
    DECK_OF,
    DECKS,
    can_fill,
    has_site,
    order_of,
    playable,
    possible_parts,
    structure_price,
    vine_fields,
    vine_lacks,
)

if TYPE_CHECKING:
    from vendemmia.engine import Vineyard
    from vendemmia.web.show.board.scene import Scene

PLAY_ACTIONS = {"summer": "play_summer_visitor", "winter": "play_winter_visitor"}
"""Where the visitors of a deck are played."""


class Use(NamedTuple):
    """What a card in hand is good for now: whether it is ready, and a short text."""

    ready: bool
    text: str
    parts: tuple[bool, ...] = ()
    """For a card of several parts, which of them are possible."""


class Prospects:
    """What the reader's hand is good for, from the reader's view alone."""

    def __init__(self, scene: Scene) -> None:
        self.view = scene.view
        self.words = scene.words
        self.seat = scene.own
        self.vineyard: Vineyard = scene.view.vineyards[self.seat]

    def use(self, card: str) -> Use:
        match DECKS[DECK_OF[CARD_NUMBER[card]]]:
            case "vine":
                return self.vine(card)
            case "order":
                return self.order(card)
            case "structure":
                return self.structure(card)
            case deck:
                return self.visitor(card, deck)

    def vine(self, card: str) -> Use:
        """Return whether it could be planted by the usual action, and where."""
        say, vine = self.words.message, CARD_NUMBER[card]
        if lacking := vine_lacks(self.vineyard, vine):
            names = (self.words.structure_name(name) for name in lacking)
            return Use(False, say("hand-vine-lacks", structures=self.words.listed(names)))
        fields = vine_fields(self.vineyard, vine)
        if not fields:
            return Use(False, say("hand-vine-no-room"))
        return Use(True, say("hand-vine-fits", count=len(fields), fields=self.words.listed(map(str, fields))))

    def order(self, card: str) -> Use:
        """Return whether the cellar can fill it now, else the first wine that is missing."""
        say, number = self.words.message, CARD_NUMBER[card]
        if not self.view.rules.orders_fillable:
            return Use(False, say("hand-order-forbidden"))
        if can_fill(self.vineyard, number):
            return Use(True, say("hand-order-ready", count=len(order_of(number).wines)))
        wine, best = first_missing(self.vineyard, number)
        if best >= 0:
            return Use(False, say("hand-order-lacks", wine=wine, best=best))
        return Use(False, say("hand-order-two", wine=wine))

    def structure(self, card: str) -> Use:
        """Return whether it could be built by the usual action."""
        lacking = structure_price(self.vineyard, card) - self.vineyard.lira
        if not has_site(self.vineyard):
            return Use(False, self.words.message("hand-structure-no-place"))
        if lacking <= 0:
            return Use(True, self.words.message("hand-structure-affordable"))
        return Use(False, self.words.message("hand-structure-dear", lacking=lacking))

    def visitor(self, card: str, deck: str) -> Use:
        """Return whether it could be played now, and which of its parts are possible; in another season that season."""
        number, say, table = CARD_NUMBER[card], self.words.message, self.view.face_down()
        action = self.view.rules.board.actions[ACTION_NUMBER[PLAY_ACTIONS[deck]]]
        if action is None or not self.view.in_season or not action.is_open(self.view.season()):
            return Use(False, say("hand-visitor-season", deck=deck))
        if not playable(table, self.seat, number):
            return Use(False, say("hand-visitor-idle"))
        parts = possible_parts(table, self.seat, number)
        if not parts:
            return Use(True, say("hand-visitor-ready"))
        possible = sum(parts)
        amount = "all" if possible == len(parts) else "some"
        return Use(True, say("hand-visitor-parts", amount=amount, count=possible), parts)
