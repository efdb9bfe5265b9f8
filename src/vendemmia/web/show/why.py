"""Why an answer is worth a thought: one fact of the position that is true and speaks for it, or nothing.

Made from the reader's view. A sentence must say more than the answer itself, and be true whatever is chosen next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.bots.advice import gives_up
from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    CARDS,
    CODE_NUMBER,
    DECK_OF,
    DECKS,
    ORDER_DECK,
    REGIONS,
    STRUCTURE_DECK,
    STRUCTURES,
    SUMMER,
    SUMMER_DECK,
    VINE_DECK,
    VINE_VALUE,
    WINE_TYPES,
    WINTER,
    WINTER_DECK,
    bit_count,
    vine_fields,
    vine_lacks,
)
from vendemmia.locale.relevance import LAST

from .facts import brings, costs
from .why_actions import Actions, Why

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import Vineyard

    from .choices import Answer

SEASON_OF = {SUMMER_DECK: SUMMER, WINTER_DECK: WINTER}
"""When the visitors of a deck are played."""
WINES = {f"{wine}_wine": number for number, wine in enumerate(WINE_TYPES)}
"""Wines in an outlook, by the number of their type."""
GRAPES = ("red_grape", "white_grape")
ACTION_OF = {
    "build": "build_structure",
    "fill_order": "fill_order",
    "harvest": "harvest_field",
    "make_wine": "make_wine",
    "plant": "plant_vine",
}
"""The action that a part of an outlook is."""


def workers_left(vineyard: Vineyard) -> int:
    """Workers that can still be placed this year."""
    return int(vineyard.regular + vineyard.grande + bit_count(vineyard.special))


class Reasons(Actions):
    """The reasons for the answers of a reader who is asked: a method for each kind of code."""

    def text(self, answer: Answer) -> str:
        """A sentence, empty if nothing true speaks for the answer."""
        why = self.of(answer)
        return "" if why is None else self.words.message(f"why-{why.id}", **why.params)

    def of(self, answer: Answer) -> Why | None:
        kind, _, rest = answer.code.partition(":")
        find: Callable[[Answer, str], Why | None] | None = getattr(self, f"_{kind}", None)
        return self.gain(answer) if find is None else find(answer, rest)

    @property
    def asks(self) -> str:
        """The id of the question."""
        return "" if self.scene.asked_now is None else self.scene.asked_now.id

    def others(self) -> list[Answer]:
        """The answers that do something."""
        return [answer for code, answer in self.scene.choices.legal.items() if code not in LAST]

    # --- placing a worker

    def _place(self, answer: Answer, rest: str) -> Why | None:
        return self.action(rest.split(":", maxsplit=1)[0], answer)

    _action = _place

    def _take(self, answer: Answer, rest: str) -> Why:
        return Why("take-back", {"workers": workers_left(self.own) + 1})

    def _pass(self, answer: Answer, _rest: str) -> Why | None:
        """In winter nothing speaks for it: workers that are left come home unused."""
        workers = workers_left(self.own)
        if brings(answer.outlook):
            return Why("pass-brings", {"outlook": answer.summary})
        if not workers:
            return Why("pass-none", {})
        return Why("pass-later", {"workers": workers}) if self.view.season() != WINTER else None

    # --- the year

    def _row(self, answer: Answer, rest: str) -> Why:
        known: dict[str, str | int] = {"row": int(rest), "text": self.words.row_text(int(rest), self.scene.board)}
        rivals = [int(other.row) for seat, other in enumerate(self.view.vineyards) if seat != self.seat]
        first = rest == "1" or all(row > int(rest) for row in rivals)
        return Why("row-first" if self.asks == "row" and rivals and first else "row", known)

    def _mama(self, answer: Answer, rest: str) -> Why:
        return Why("card", {"text": self.words.parent_text(rest)})

    _papa = _mama

    # --- cards

    def _card(self, answer: Answer, rest: str) -> Why | None:
        card = CARD_NUMBER[rest]
        if gives_up(self.view, CODE_NUMBER[answer.code]):
            return self._dispensable(card)
        if DECK_OF[card] == ORDER_DECK:
            return self.points(answer) or (Why("order-ready", {}) if self.facts.fills(card) else None)
        if DECK_OF[card] == VINE_DECK:
            return self._vine(answer, card)
        return self._played(answer, rest)

    def _played(self, answer: Answer, card: str) -> Why:
        """What a visitor or a structure does: what comes of it, if that is all, else its text."""
        whole = self.view.outlook(answer.code)
        single = len(answer.outlook) == len(whole) == 1 and whole[0].amount == 1
        if DECK_OF[CARD_NUMBER[card]] == STRUCTURE_DECK or len(whole) > len(answer.outlook) or single:
            return Why("card", {"text": self.words.card_text(card)})
        return self.outcome(answer) or Why("card", {"text": self.words.card_text(card)})

    def _vine(self, answer: Answer, card: int) -> Why | None:
        asked = self.scene.asked_now
        if asked is not None and asked.id == "uproot_vine":
            field = int(asked.params["field"])
            known: dict[str, str | int] = {"vine": self.words.card_name(CARDS[card]), "field": field}
            return Why("uproot", known | {"value": int(VINE_VALUE[card])})
        if not self.asks.startswith("plant"):
            ready = self.asks == "keep_card" and self.facts.plants(card) and not self.facts.is_last
            return Why("vine-ready", {}) if ready else None
        values = [int(VINE_VALUE[CARD_NUMBER[other.code[5:]]]) for other in self.others() if other.code[:5] == "card:"]
        most = len(values) > 1 and VINE_VALUE[card] == max(values) > min(values)
        return self.points(answer) or (Why("vine-most", {}) if most else None)

    def _dispensable(self, card: int) -> Why | None:
        """Why a card may go: it is of no use now."""
        if DECK_OF[card] == ORDER_DECK and not self.facts.fills(card):
            return Why("order-unfilled", {})
        if DECK_OF[card] == VINE_DECK and (lacks := vine_lacks(self.own, card)):
            return Why("vine-lacks", {"structure": self.words.structure_name(lacks[0])})
        if DECK_OF[card] == VINE_DECK and not vine_fields(self.own, card):
            return Why("vine-no-room", {})
        if DECK_OF[card] in SEASON_OF and not self.facts.plays(card):
            return Why("visitor-unplayable", {})
        asked = self.scene.asked_now
        if asked is None or asked.id != "discard_down":
            return None
        left = int(asked.params["left"])
        return Why("must-go", {"left": left, "kept": len(self.own.hand) - left})

    def _deck(self, answer: Answer, rest: str) -> Why | None:
        deck = DECKS.index(rest)
        if self.asks == "pile":
            top = CARDS[self.view.discards[deck][-1]]
            return Why("card", {"text": self.words.card_text(top)}) if deck not in (VINE_DECK, ORDER_DECK) else None
        if deck == VINE_DECK:
            return self._do_draw_vine(answer)
        if deck == ORDER_DECK:
            return self._do_draw_order(answer)
        season = int(self.view.season()) + (self.view.passed >> self.seat & 1)
        if season <= SEASON_OF.get(deck, -1) and workers_left(self.own):
            return Why("deck-soon", {"deck": rest})
        if deck in SEASON_OF and not self.facts.held(deck) and not self.facts.is_last:
            return Why("deck-none", {"deck": rest})
        return None

    def _structure(self, answer: Answer, rest: str) -> Why:
        return Why("structure", {"text": self.words.structure_text(rest)})

    def _worker(self, answer: Answer, rest: str) -> Why | None:
        if self.words.has_message(f"worker-{rest}-text"):
            return Why("card", {"text": self.words.worker_text(rest)})
        return self._do_train_worker(answer)

    # --- fields, grapes and wine

    def _field(self, answer: Answer, rest: str) -> Why | None:
        if any(part.thing in GRAPES for part in answer.outlook):
            return self.harvest("harvest", int(rest)) if rest.isdigit() else self.outcome(answer)
        if not self.asks.startswith("plant") or not rest.isdigit():
            return self.gain(answer)
        after = self.scene.choices.after(answer.code).state.vineyards[self.seat]
        return self.points(answer) or self.harvest("then", int(rest), after)

    def _make(self, answer: Answer, rest: str) -> Why | None:
        kind = WINE_TYPES.index(rest)
        return self.wine_for([(kind, self.facts.best_wine(kind))])

    def _grape(self, answer: Answer, rest: str) -> Why | None:
        """For wine: which one comes of it. To give away: the least valuable one."""
        made = [part for part in answer.outlook if part.thing in WINES]
        if gives_up(self.view, CODE_NUMBER[answer.code]):
            return self._least(answer, "grape")
        if not made:
            return self.gain(answer)
        same = [other for other in self.others() if other.outlook == answer.outlook and other.code != answer.code]
        if same and all(value_of(answer) < value_of(other) for other in same):
            return Why("same-wine", {})
        wanted = self.wine_for((WINES[part.thing], part.amount) for part in made)
        return wanted or (self.outcome(answer) if made[0].amount != value_of(answer) else None)

    def _wine(self, answer: Answer, rest: str) -> Why | None:
        if gives_up(self.view, CODE_NUMBER[answer.code]):
            return self._least(answer, "wine")
        return self.gain(answer)

    def _least(self, answer: Answer, kind: str) -> Why | None:
        values = [value_of(other) for other in self.others() if other.code.startswith(f"{kind}:")]
        return Why("least", {"kind": kind}) if value_of(answer) == min(values) < max(values) else None

    # --- the map, options, and doing nothing

    def _region(self, answer: Answer, rest: str) -> Why | None:
        number = REGIONS.index(rest)
        worth = int(self.view.rules.board.regions[number].vp) if self.view.rules.map_scoring else 0
        own, rival = self.facts.stars(number)
        if self.asks == "star_from":
            return Why("region-kept", {}) if worth and own - 1 > rival else None
        if worth and own <= rival < own + 1:
            return Why("region-lead", {"worth": worth})
        if worth and own + 1 == rival:
            return Why("region-tie", {})
        return (self.gain(answer) if self.sums(answer) else None) or self.outcome(answer)

    def _option(self, answer: Answer, rest: str) -> Why | None:
        """The name of an option says what comes, but not what that is good for."""
        for part in answer.outlook:
            if part.thing in STRUCTURES:
                return Why("structure", {"text": self.words.structure_text(part.thing)})
            if part.thing in ACTION_OF and not part.choice:
                return self.use(ACTION_OF[part.thing], answer) or self.gain(answer)
        after = self.scene.choices.after(answer.code).state.vineyards[self.seat]
        if after.training > self.own.training:
            return self.use("train_worker", answer)
        return self.gain(answer)

    _yes = _option

    def _done(self, answer: Answer, _rest: str) -> Why | None:
        """What is kept, if every other answer would cost it."""
        others = self.others()
        if [other.code for other in others] == ["token"]:
            lost = self.facts.is_last and not workers_left(self.own)
            return None if lost else Why("token-later", {})
        if others and all(other.code.startswith("make:") for other in others):
            return None if self.facts.is_last else Why("grapes-later", {})
        spent = [{part.thing for part in other.outlook if costs(part)} for other in others]
        for thing, amount in (("lira", int(self.own.lira)), ("vp", int(self.own.vp))):
            if spent and all(thing in things for things in spent):
                return Why(f"keep-{thing}", {"amount": amount})
        if others and all(self._gives_card(other) for other in others):
            return Why("keep-cards", {"cards": len(self.own.hand)})
        return None

    _no = _done

    def _gives_card(self, answer: Answer) -> bool:
        return answer.code.startswith("card:") and gives_up(self.view, CODE_NUMBER[answer.code])


def value_of(answer: Answer) -> int:
    """The value of the grape or wine that an answer names."""
    return int(answer.code.rpartition(":")[2])
