"""What a player could work out from open information: what the hand is good for now, and what may still come."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import deal
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    CARD_NUMBER,
    CARDS,
    DECK_OF,
    DECKS,
    FIELD_VALUES,
    FIRST_ORDER,
    FIRST_STRUCTURE_CARD,
    ORDER_DECK,
    ORDERS,
    ROW,
    STRUCTURES,
    TOP,
    WINE_TYPES,
)
from vendemmia.engine.frames import NODES
from vendemmia.engine.season import PlacementSeason
from vendemmia.engine.verbs.buildings import Build, has_site, reduced
from vendemmia.engine.verbs.combinators import OneOf
from vendemmia.engine.verbs.orders import fillable
from vendemmia.engine.verbs.planting import Plant
from vendemmia.engine.verbs.visitors import playable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State, View, Vineyard
    from vendemmia.locale import Words

    from .scene import Scene, SeatMark

PLAY_ACTIONS = {"summer": "play_summer_visitor", "winter": "play_winter_visitor"}
"""Where the visitors of a deck are played."""


class Use(NamedTuple):
    """What a card of the hand is good for now: whether it is ready, and a few words about it."""

    ready: bool
    told: str
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
                return self.vine(CARD_NUMBER[card])
            case "order":
                return self.order(card)
            case "structure":
                return self.structure(card)
            case deck:
                return self.visitor(card, deck)

    def vine(self, vine: int) -> Use:
        """Whether it could be planted by the usual action, and where."""
        say = self.words.message
        plant = NODES["action:plant_vine"]
        assert isinstance(plant, Plant)
        lacking = plant.lacking(self.vineyard, vine)
        if lacking:
            names = (self.words.structure_name(name) for number, name in enumerate(STRUCTURES) if lacking >> number & 1)
            return Use(False, say("hand-vine-lacks", structures=self.words.listed(names)))
        fields = [value for number, value in enumerate(FIELD_VALUES) if plant.fits(self.vineyard, vine, number)]
        if not fields:
            return Use(False, say("hand-vine-no-room"))
        return Use(True, say("hand-vine-fits", count=len(fields), fields=self.words.listed(map(str, fields))))

    def order(self, card: str) -> Use:
        """Whether the cellar can fill it now, else the first wine that is missing."""
        number = CARD_NUMBER[card] - FIRST_ORDER
        say, cellar = self.words.message, self.vineyard.cellar
        wines = ORDERS[number].wines
        if not self.view.rules.orders_fillable:
            return Use(False, say("hand-order-forbidden"))
        if fillable(cellar, number, 0):
            return Use(True, say("hand-order-ready", count=len(wines)))
        for kind, least in wines:
            best = TOP[cellar >> 9 * WINE_TYPES.index(kind) & ROW]
            if best < least:
                return Use(False, say("hand-order-lacks", wine=kind, best=best))
        return Use(False, say("hand-order-two", wine=wines[0][0]))

    def structure(self, card: str) -> Use:
        """Whether it could be built by the usual action."""
        build = NODES["action:build_structure"]
        assert isinstance(build, Build)
        price = reduced(self.vineyard, build.card_prices[CARD_NUMBER[card] - FIRST_STRUCTURE_CARD])
        if not has_site(self.vineyard):
            return Use(False, self.words.message("hand-structure-no-place"))
        if build.buildable(self.vineyard, CARD_NUMBER[card]):
            return Use(True, self.words.message("hand-structure-affordable"))
        return Use(False, self.words.message("hand-structure-dear", lacking=int(price - self.vineyard.lira)))

    def visitor(self, card: str, deck: str) -> Use:
        """Whether it could be played now, and which of its parts are possible; in another season that season."""
        number = CARD_NUMBER[card]
        action = self.view.rules.board.actions[ACTION_NUMBER[PLAY_ACTIONS[deck]]]
        node = NODES[f"visitor:{card}"]
        if action is None or self._season < 0 or not action.seasons >> self._season & 1:
            return Use(False, self.words.message("hand-visitor-season", deck=deck))
        if not playable(self._dealt, self.seat, number):
            return Use(False, self.words.message("hand-visitor-idle"))
        if not isinstance(node, OneOf):
            return Use(True, self.words.message("hand-visitor-ready"))
        parts = self._parts(number, node)
        possible = sum(parts)
        amount = "all" if possible == len(parts) else "some"
        return Use(True, self.words.message("hand-visitor-parts", amount=amount, count=possible), parts)

    def _parts(self, card: int, node: OneOf) -> tuple[bool, ...]:
        """Which parts could be carried out once the card has left the hand."""
        vineyard = self._dealt.vineyards[self.seat]
        vineyard.remove_card(card)
        possible = tuple(bool(part.doable(self._dealt, self.seat, -1)) for part in node.parts)
        vineyard.add_card(card)
        return possible

    @property
    def _season(self) -> int:
        """The season in which workers are placed now, -1 between seasons."""
        seasons = (frame.node.season for frame in self.view.stack if isinstance(frame.node, PlacementSeason))
        return int(next(seasons, -1))

    @cached_property
    def _dealt(self) -> State:
        """A full state that agrees with the view. What a seat may do never depends on what is hidden from it."""
        return deal(self.view, Random(0))


class Remaining(NamedTuple):
    """Cards of one kind that the reader has not seen."""

    card: str
    """The id of the card, empty for a group of several."""
    name: str
    copies: int


class Pile(NamedTuple):
    """One deck: what is left of it, what may still come, and what has been discarded."""

    deck: str
    name: str
    left: int
    unseen: int
    """Cards that the reader cannot see: those of the deck and those that others hold."""
    remaining: tuple[Remaining, ...]
    discarded: tuple[Remaining, ...]
    """By kind."""
    top: str
    """The name of the card on top of the discard pile."""


class HandCount(NamedTuple):
    """How many cards of each deck somebody holds."""

    seat: SeatMark
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.counts)


class Helper:
    """The whole of the open information that is tedious to count."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view: View = scene.view
        self.words: Words = scene.words

    @property
    def decks(self) -> tuple[str, ...]:
        return DECKS[: len(self.view.undrawn)]

    @cached_property
    def piles(self) -> tuple[Pile, ...]:
        unseen = self.view.unseen()
        return tuple(
            Pile(
                deck,
                self.words.deck_name(deck),
                self.view.undrawn[number],
                len(unseen[number]),
                self._by_kind(number, unseen[number]),
                self._cards(self.view.discards[number]),
                self.words.card_name(CARDS[pile[-1]]) if (pile := self.view.discards[number]) else "",
            )
            for number, deck in enumerate(self.decks)
        )

    def _by_kind(self, deck: int, cards: Sequence[int]) -> tuple[Remaining, ...]:
        """Vines by variety, orders by what they bring, all others one by one."""
        if deck != ORDER_DECK:
            return self._cards(cards)
        groups = Counter((ORDERS[card - FIRST_ORDER].vp, ORDERS[card - FIRST_ORDER].residual) for card in cards)
        return tuple(
            Remaining("", self.words.message("helper-orders", vp=vp, residual=residual), count)
            for (vp, residual), count in sorted(groups.items())
        )

    def _cards(self, cards: Sequence[int]) -> tuple[Remaining, ...]:
        return tuple(
            Remaining(CARDS[card], self.words.card_name(CARDS[card]), count)
            for card, count in sorted(Counter(cards).items())
        )

    @cached_property
    def hands(self) -> tuple[HandCount, ...]:
        return tuple(HandCount(mark, self.view.hand_counts[mark.number]) for mark in self.scene.seats)

    @cached_property
    def orders(self) -> tuple[tuple[str, Use], ...]:
        """The reader's orders, and whether the cellar can fill them now."""
        if self.scene.seat is None:
            return ()
        prospects = Prospects(self.scene)
        hand = self.view.vineyards[self.scene.seat].hand
        held = [CARDS[card] for card in hand if DECK_OF[card] == ORDER_DECK]
        return tuple((self.words.card_name(card), prospects.order(card)) for card in held)
