"""Why an answer is worth a thought: one true sentence with one fact of the position. Made from the reader's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots.advice import gives_up
from vendemmia.bots.later import workers_owned
from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    CARDS,
    CODE_NUMBER,
    DECK_OF,
    DECKS,
    FIELD_VALUES,
    FIRST_ORDER,
    ORDER_DECK,
    ORDERS,
    REGIONS,
    RESIDUAL_TOP,
    STRUCTURES,
    SUMMER_DECK,
    TOKEN_COUNT,
    TOKEN_ROW,
    TOKEN_TOP,
    VINE_DECK,
    VINES,
    WINTER,
    WINTER_DECK,
    bit_count,
    fillable,
    playable,
    red_value,
    stars_on,
    structure_price,
    vine_fields,
    vine_lacks,
    vine_value,
    white_value,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import Outlook, Vineyard

    from .choices import Answer
    from .scene import Scene

    Params = dict[str, str | int]

VISITORS = {"play_summer_visitor": SUMMER_DECK, "play_winter_visitor": WINTER_DECK}


class Why(NamedTuple):
    """A reason: the message `why-ID` with its parameters."""

    id: str
    params: Params


def workers_left(vineyard: Vineyard) -> int:
    """Workers that can still be placed this year."""
    return int(vineyard.regular + vineyard.grande + bit_count(vineyard.special))


def gain_of(outlook: tuple[Outlook, ...], thing: str) -> int:
    """What comes of a thing in any case; 0 if that is not certain."""
    return sum(part.amount for part in outlook if part.thing == thing and not part.choice and part.most is None)


class Reasons:
    """The reasons for the answers of a reader who is asked."""

    def __init__(self, scene: Scene) -> None:
        assert scene.seat is not None
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.seat = scene.seat
        self.own: Vineyard = scene.view.vineyards[scene.seat]

    def text(self, answer: Answer) -> str:
        why = self.of(answer)
        return self.words.message(f"why-{why.id}", **why.params)

    def of(self, answer: Answer) -> Why:
        """The first reason that has a fact."""
        kind, _, rest = answer.code.partition(":")
        find: Callable[[Answer, str], Why | None] | None = getattr(self, f"_{kind}", None)
        found = find(answer, rest) if find is not None else None
        return found or self._outcome(answer) or self._state()

    def _state(self) -> Why:
        return Why("state", {"lira": int(self.own.lira), "vp": int(self.own.vp), "cards": len(self.own.hand)})

    def _outcome(self, answer: Answer) -> Why | None:
        return Why("outcome", {"outlook": answer.summary}) if answer.summary else None

    # --- placing a worker

    def _place(self, answer: Answer, rest: str) -> Why | None:
        action = rest.split(":", maxsplit=1)[0]
        if action in VISITORS:
            return self._visitor(VISITORS[action])
        find: Callable[[Answer], Why | None] | None = getattr(self, f"_place_{action}", None)
        return find(answer) if find is not None else None

    def _place_fill_order(self, answer: Answer) -> Why | None:
        ready = [card for card in self._held(ORDER_DECK) if fillable(self.own.cellar, card - FIRST_ORDER, 0)]
        if not ready:
            return None
        best = CARDS[max(ready, key=lambda card: ORDERS[card - FIRST_ORDER].vp)]
        why = self._order(best, len(ready))
        certain = gain_of(answer.outlook, "vp")
        return Why(why.id, why.params | {"vp": certain}) if certain and len(ready) == 1 else why

    def _order(self, order: str, ready: int = 1) -> Why:
        """What an order gives. In the last year nobody is paid any more."""
        found = ORDERS[CARD_NUMBER[order] - FIRST_ORDER]
        income = 0 if self.view.final_year else min(found.residual, RESIDUAL_TOP - int(self.own.residual))
        return Why("order", {"wines": self._wines(order), "vp": found.vp, "income": income, "of": ready})

    def _place_harvest_field(self, answer: Answer) -> Why | None:
        ripe = [
            (int(vine_value(field)), value)
            for number, (value, field) in enumerate(zip(FIELD_VALUES, self.own.fields, strict=True))
            if field and not self.own.harvested >> number & 1
        ]
        return self._harvest(max(ripe)[1]) if ripe else None

    def _harvest(self, value: int) -> Why:
        field = self.own.fields[FIELD_VALUES.index(value)]
        red, white = int(red_value(field)), int(white_value(field))
        variant = "both" if red and white else "red" if red else "white"
        return Why("harvest", {"field": value, "red": red, "white": white, "variant": variant})

    def _place_make_wine(self, answer: Answer) -> Why | None:
        grapes = int(bit_count(self.own.crush_pad))
        orders = len(self._held(ORDER_DECK))
        return Why("wine", {"grapes": grapes, "orders": orders}) if grapes else None

    def _place_plant_vine(self, answer: Answer) -> Why | None:
        vines = [card for card in self._held(VINE_DECK) if self._plantable(card)]
        if not vines:
            return None
        best = max(vines, key=lambda card: VINES[card].red + VINES[card].white)
        params: Params = {"vine": self.words.card_name(CARDS[best]), "grapes": self.words.vine_grapes(VINES[best].id)}
        return Why("plant", params | {"vp": gain_of(answer.outlook, "vp")})

    def _plantable(self, card: int) -> bool:
        return not vine_lacks(self.own, card) and bool(vine_fields(self.own, card))

    def _place_draw_vine(self, answer: Answer) -> Why:
        return Why("draw-vine", {"vines": len(self._held(VINE_DECK)), "room": self._room()})

    def _room(self) -> int:
        """The value of vines that the fields have room for."""
        free = 0
        for number, (value, field) in enumerate(zip(FIELD_VALUES, self.own.fields, strict=True)):
            if not self.own.sold >> number & 1 and not self.own.plot(number):
                free += max(0, value - int(vine_value(field)))
        return free

    def _place_draw_order(self, answer: Answer) -> Why:
        wines = sum(TOKEN_COUNT[self.own.cellar >> 9 * kind & 511] for kind in range(4))
        return Why("draw-order", {"orders": len(self._held(ORDER_DECK)), "wines": wines})

    def _place_build_structure(self, answer: Answer) -> Why | None:
        lira = int(self.own.lira)
        for card in self._held(VINE_DECK):
            for name in vine_lacks(self.own, card):
                price = structure_price(self.own, name)
                if price <= lira and vine_fields(self.own, card):
                    known: Params = {"structure": self.words.structure_name(name), "price": price, "lira": lira}
                    return Why("build-for", known | {"vine": self.words.card_name(CARDS[card])})
        built = [name for number, name in enumerate(STRUCTURES) if self.own.structures >> number & 1]
        return Why("build", {"lira": lira, "built": len(built)})

    def _place_give_tour(self, answer: Answer) -> Why | None:
        gain = gain_of(answer.outlook, "lira")
        if gain <= 0:
            return None
        before, after = int(self.own.lira), int(self.own.lira) + gain
        known: Params = {"gain": gain, "lira": before, "after": after}
        missing = [
            (structure_price(self.own, name), name)
            for card in self._held(VINE_DECK)
            for name in vine_lacks(self.own, card)
            if before < structure_price(self.own, name) <= after
        ]
        if missing:
            price, name = min(missing)
            return Why("lira-for", known | {"structure": self.words.structure_name(name), "price": price})
        return Why("lira", known)

    _place_gain_lira = _place_give_tour
    _place_sell_or_field = _place_give_tour

    def _place_train_worker(self, answer: Answer) -> Why:
        return Why("train", {"workers": workers_owned(self.view, self.seat) + 1})

    def _visitor(self, deck: int) -> Why | None:
        table = self.view.face_down()
        ready = [CARDS[card] for card in self._held(deck) if playable(table, self.seat, card)]
        if not ready:
            return None
        return Why("visitor", {"count": len(ready), "card": self.words.card_name(ready[0])})

    def _pass(self, answer: Answer, _rest: str) -> Why | None:
        workers = workers_left(self.own)
        if answer.summary:
            return Why("pass-brings", {"outlook": answer.summary})
        if not workers:
            return Why("pass-none", {})
        return Why("pass-home" if self.view.season() == WINTER else "pass-later", {"workers": workers})

    # --- other questions

    def _row(self, answer: Answer, rest: str) -> Why:
        text = self.words.row_text(int(rest), self.scene.board)
        if self.scene.asked_now is None or self.scene.asked_now.id != "row":
            return Why("other-row", {"row": int(rest), "text": text})
        earlier = sum(1 for other in self.view.vineyards if 0 < other.row < int(rest))
        return Why("row", {"row": int(rest), "text": text, "earlier": earlier})

    def _card(self, answer: Answer, rest: str) -> Why | None:
        if gives_up(self.view, CODE_NUMBER[answer.code]):
            held = len(self.own.hand) - (CARD_NUMBER[rest] in self.own.hand)
            return Why("give-up", {"card": self.words.card_mention(rest), "left": held})
        deck = DECKS[DECK_OF[CARD_NUMBER[rest]]]
        if deck == "order":
            return self._order(rest)
        if answer.summary:
            return self._outcome(answer)
        if deck == "vine":
            return Why("vine", {"vine": self.words.card_name(rest), "grapes": self.words.vine_grapes(rest)})
        return Why("card", {"text": self.words.card_text(rest)})

    def _field(self, answer: Answer, rest: str) -> Why | None:
        if not rest.isdigit():
            return None
        field = self.own.fields[FIELD_VALUES.index(int(rest))]
        asked = self.scene.asked_now
        if asked is not None and asked.id.startswith("harvest") and field:
            return self._harvest(int(rest))
        if asked is not None and asked.id.startswith("plant"):
            return Why("room", {"field": int(rest), "room": int(rest) - int(vine_value(field))})
        return None

    def _structure(self, answer: Answer, rest: str) -> Why:
        return Why("structure", {"text": self.words.structure_text(rest)})

    def _worker(self, answer: Answer, rest: str) -> Why | None:
        known = f"worker-{rest}-text"
        return Why("card", {"text": self.words.worker_text(rest)}) if self.words.has_message(known) else None

    def _deck(self, answer: Answer, rest: str) -> Why:
        return Why("deck", {"deck": rest, "held": len(self._held(DECKS.index(rest)))})

    def _region(self, answer: Answer, rest: str) -> Why:
        number = REGIONS.index(rest)
        own = int(stars_on(self.own.stars, number))
        rivals = [
            int(stars_on(each.stars, number)) for seat, each in enumerate(self.view.vineyards) if seat != self.seat
        ]
        worth = int(self.view.rules.board.regions[number].vp) if self.view.rules.map_scoring else 0
        return Why("region", {"own": own, "rival": max(rivals, default=0), "worth": worth})

    def _done(self, answer: Answer, _rest: str) -> Why:
        return Why("stop", {"lira": int(self.own.lira), "cards": len(self.own.hand)})

    _no = _done

    def _make(self, answer: Answer, rest: str) -> Why:
        red, white = (int(TOKEN_TOP[self.own.crush_pad >> 9 * colour & TOKEN_ROW]) for colour in range(2))
        held = [ORDERS[card - FIRST_ORDER] for card in self._held(ORDER_DECK)]
        wanted = sum(1 for order in held if any(kind == rest for kind, _ in order.wines))
        return Why("make", {"kind": rest, "red": red, "white": white, "orders": wanted})

    def _grape(self, answer: Answer, rest: str) -> Why | None:
        return self._outcome(answer) or Why("value", {"value": int(rest.rpartition(":")[2])})

    _wine = _grape

    def _option(self, answer: Answer, rest: str) -> Why:
        for part in answer.outlook:
            if part.thing in STRUCTURES:
                return Why("structure", {"text": self.words.structure_text(part.thing)})
        return self._outcome(answer) or Why("answer", {"answer": answer.label, "lira": int(self.own.lira)})

    def _seat(self, answer: Answer, rest: str) -> Why:
        other = self.view.vineyards[int(rest)]
        held = sum(self.view.hand_counts[int(rest)])
        return Why("rival", {"lira": int(other.lira), "vp": int(other.vp), "cards": held})

    def _action(self, answer: Answer, rest: str) -> Why:
        return self._outcome(answer) or Why("card", {"text": self.words.action_text(rest, self.scene.board)})

    def _take(self, answer: Answer, rest: str) -> Why:
        return Why("take-back", {"workers": workers_left(self.own) + 1})

    def _mama(self, answer: Answer, rest: str) -> Why:
        return Why("card", {"text": self.words.parent_text(rest)})

    _papa = _mama

    # --- the hand

    def _held(self, deck: int) -> list[int]:
        return [card for card in self.own.hand if DECK_OF[card] == deck]

    def _wines(self, order: str) -> str:
        wines = ORDERS[CARD_NUMBER[order] - FIRST_ORDER].wines
        return self.words.listed(self.words.message(f"order-wine-{kind}", value=least) for kind, least in wines)
