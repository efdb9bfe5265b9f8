"""What an action brought and cost, as icons with numbers and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import DECKS, STRUCTURES
from vendemmia.locale.catalogue import MINUS
from vendemmia.locale.outlooks import sign_of
from vendemmia.web.show.cards.cards import deck_of
from vendemmia.web.show.cards.icons import FOR, IconToken, token

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine import Event
    from vendemmia.locale import Words

    from .actions import Action
    from .gains import CounterChange

GOT = {Kind.GRAPE: "grape", Kind.WINE: "wine"}
SPENT = {Kind.GRAPE_USED: "grape", Kind.SOLD_GRAPE: "grape", Kind.WINE_USED: "wine"}
GOODS = ("grape", "wine")
BARE = ("worker", "star", *STRUCTURES)
"""Things whose drawing alone means one."""
MOST_GOODS = 4
"""More grapes or wines than this are only counted."""


def tokens_of(words: Words, action: Action, seat: int) -> tuple[IconToken, ...]:
    """Return what a seat gave and got in an action, costs first."""
    own = [event for event in action.events if event.seat == seat]
    gains = _without_card(action, [gain for gain in action.gains if gain.seat == seat])
    costs = [*_goods(words, own, SPENT), *(_drawn(words, gain) for gain in gains if _is_cost(gain))]
    got = [*_goods(words, own, GOT), *(_drawn(words, gain) for gain in gains if not _is_cost(gain))]
    return (*costs, FOR, *got) if costs and got else (*costs, *got)


def _is_cost(gain: CounterChange) -> bool:
    """Return whether it is a cost. A star that leaves the supply for the map is what the player wanted."""
    return gain.amount < 0 and gain.kind != "star"


def _without_card(action: Action, gains: list[CounterChange]) -> list[CounterChange]:
    """Return the card that an action is about has a name already; grapes and wines are drawn one by one."""
    card = action.card
    deck = "" if card is None or card.kind is Kind.PARENT else deck_of(card.thing)
    kept = []
    for gain in gains:
        amount = gain.amount + 1 if gain.kind == deck and card is not None and card.seat == gain.seat else gain.amount
        if amount and gain.kind not in GOODS:
            kept.append(gain._replace(amount=amount))
    return kept


def _goods(words: Words, events: Iterable[Event], kinds: dict[Kind, str]) -> list[IconToken]:
    """Return grapes and wines with their values; many of them as a number."""
    goods = [(kinds[event.kind], event.thing, event.amount) for event in events if event.kind in kinds]
    if len(goods) > MOST_GOODS:
        return [
            token(words, kind, str(sum(each[0] == kind for each in goods))) for kind in sorted({g[0] for g in goods})
        ]
    return [token(words, f"{thing}_{kind}", str(value)) for kind, thing, value in goods]


def _drawn(words: Words, gain: CounterChange) -> IconToken:
    amount = abs(gain.amount)
    if gain.kind in BARE:
        return token(words, gain.kind, "" if amount == 1 else str(amount))
    sign = MINUS if gain.amount < 0 else "+"
    return token(words, gain.kind, f"{sign}{amount}")


def in_words(words: Words, gains: Iterable[CounterChange], who: str = "other") -> str:
    """Return changes of one seat as a list, e.g. "pays £3, 1 worker"; "pay £3" if `who` is "you"."""
    return words.listed(clause(words, gain, who) for gain in gains)


def clause(words: Words, gain: CounterChange, who: str = "other") -> str:
    sign, amount = sign_of(gain.amount), abs(gain.amount)
    if gain.kind in STRUCTURES:
        return words.message("sum-built", who=who, structure=words.structure_name(gain.kind))
    if gain.kind in DECKS:
        cards = words.message(f"sum-{gain.kind}", amount=amount)
        return words.message("sum-cards", who=who, sign=sign, cards=cards)
    return words.message(f"sum-{gain.kind}", who=who, sign=sign, amount=amount)


def spoken(words: Words, action: Action, seat: int, reader: int | None = None) -> str:
    """Return what an action brought to a seat in words."""
    goods = [gain for gain in action.gains if gain.seat == seat and gain.kind in GOODS]
    gains = [*_without_card(action, [g for g in action.gains if g.seat == seat]), *goods]
    return in_words(words, gains, "you" if seat == reader else "other")
