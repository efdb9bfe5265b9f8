"""What the coach, a hint and the plan of a lesson say about one question, as claims that can be compared."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.advice import FACTS, FORESEEN, IMMEDIATE, PLAIN, AnswerReasons, Situation, Why
from vendemmia.bots import ADVICE_SEED, advise
from vendemmia.engine import CODES, CardAnswer, Outlook, RegionAnswer, State, View, imagine, parse
from vendemmia.engine.catalogue import (
    CARDS,
    COLOURS,
    DECK_OF,
    ORDER_DECK,
    STRUCTURES,
    VINE_DECK,
    best_wine,
    can_fill,
    order_of,
    vine_fields,
    vine_lacks,
)
from vendemmia.locale.relevance import worth_showing
from vendemmia.web.lessons import tuscany
from vendemmia.web.lessons.first import ASKED, PLACING
from vendemmia.web.lessons.model import Moment, Past

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from vendemmia.web.lessons import Step

    Claim = tuple[tuple[str, ...], object]
    """A subject, and what is said of it."""

STEPS = (*PLACING, *ASKED, *(step for step in tuscany.LESSON.steps if step.id in ("star", "which-region")))
"""The steps of lessons that fit any game."""


COACH = {**FORESEEN, **IMMEDIATE, **PLAIN}
"""The parameters of the coach's reasons."""
OF_THE_ANSWER = {
    "field": {"harvest": "field"},
    "vine": {"plant": "vine"},
    "structure": {"structure-text": "structure"},
    "vp gained": {"points": "gain"},
    "lira gained": {"lira": "gain", "lira-for": "gain"},
}
"""What hints say about the turn itself, by subject: the reason and its parameter."""
AT_LEAST = {"vp gained", "lira gained"}
"""Subjects of which a hint says what is certain, first, and the coach what the whole turn brings."""


class Offer(NamedTuple):
    """A legal answer with its outcome, as a page has it."""

    code: str
    outlook: tuple[Outlook, ...]


class Said(NamedTuple):
    """A claim and who makes it."""

    by: str
    value: object


def situation_of(view: View) -> Situation:
    """Return the question to the seat of a view."""
    assert view.seat is not None
    offers = {
        CODES[action]: Offer(CODES[action], tuple(worth_showing(CODES[action], view.outlook(action))))
        for action in view.legal
    }

    def after(code: str) -> State:
        state = imagine(view, Random(0))
        state.play(code)
        return state

    return Situation(view, view.seat, offers, after)


def contradictions(view: View) -> list[str]:
    """Return what is said about a question in two ways."""
    said: dict[tuple[str, ...], list[Said]] = defaultdict(list)
    for by, (subject, value) in all_claims(view):
        said[subject].append(Said(by, value))
    return [
        f"{' '.join(subject)}: " + ", ".join(f"{each.by} says {each.value}" for each in some)
        for subject, some in said.items()
        if differ(subject, some)
    ]


def differ(subject: tuple[str, ...], said: list[Said]) -> bool:
    """Return whether some claims exclude each other. A turn may bring more than its answer does for certain."""
    values = [each.value for each in said]
    if subject[-1] in AT_LEAST:
        certain, *whole = values
        return any(int(str(each)) < int(str(certain)) for each in whole)
    return len(set(values)) > 1


def all_claims(view: View) -> Iterator[tuple[str, Claim]]:
    situation = situation_of(view)
    answers = AnswerReasons(situation)
    for code, offer in situation.offers.items():
        if why := answers.of(offer):
            assert tuple(why.params) == FACTS[why.id], why
            yield from ((f"the hint on {code} ({why.id})", claim) for claim in of_hint(view, code, why))
    for advice in advise(view, Random(ADVICE_SEED), 3):
        assert tuple(advice.params) == COACH[advice.reason], advice
        by = f"the coach on {CODES[advice.action]} ({advice.reason})"
        yield from ((by, claim) for claim in of_coach(CODES[advice.action], advice.reason, advice.params))
    yield from (("the engine", claim) for claim in of_engine(view, situation.seat))
    moment = Moment(view, Past(situation.seat))
    for step in STEPS:
        if view.rules.board.regions or step.id not in ("star", "which-region"):
            yield from ((f"the step {step.id}", claim) for claim in of_step(moment, step))


def of_engine(view: View, seat: int) -> Iterator[Claim]:
    """Return what is true of the cards in hand, from the engine alone."""
    own, may_fill = view.vineyards[seat], view.rules.orders_fillable
    yield ("workers",), own.workers_ready()
    for card in own.hand:
        if DECK_OF[card] == VINE_DECK:
            yield ("planted now", CARDS[card]), bool(not vine_lacks(own, card) and vine_fields(own, card))
        elif DECK_OF[card] == ORDER_DECK:
            yield ("filled now", CARDS[card]), may_fill and can_fill(own, card)
            for wine, least in order_of(card).wines:
                yield ("enough for", wine, str(least)), best_wine(own, wine) >= least


def of_hint(view: View, code: str, why: Why) -> Iterator[Claim]:
    """Return what a hint claims of the position, and of its answer."""
    params: Mapping[str, Any] = why.params
    for name in ("lira", "vp"):
        if name in params and why.id not in ("order", "wine-for"):
            yield (name,), params[name]
    if "price" in params:
        yield ("price", params["structure"]), params["price"]
    for subject, ids in OF_THE_ANSWER.items():
        if why.id in ids:
            yield (code, subject), params[ids[why.id]]
    match why.id:
        case "pass-later" | "pass-none":
            yield ("workers",), params.get("workers", 0)
        case "take-back":
            yield ("workers",), params["workers"] - 1
        case "order" | "draw-order":
            yield ("an order can be filled",), why.id == "order"
        case "harvest" | "harvest-most":
            yield ("grapes", str(params["field"])), params["grapes"]
        case "wine-for":
            yield ("enough for", *map(str, params["wine"])), True
        case _:
            yield from of_a_card(view, code, why)


def of_a_card(view: View, code: str, why: Why) -> Iterator[Claim]:
    """Return what a hint claims of a card in hand."""
    named = parse(code)
    match why.id, named:
        case (("order-ready" | "order-unfilled"), CardAnswer(card)):
            yield ("filled now", card), why.id == "order-ready"
        case (("vine-ready" | "vine-lacks" | "vine-no-room"), CardAnswer(card)):
            yield ("planted now", card), why.id == "vine-ready"
        case "plant", _:
            yield ("planted now", str(why.params["vine"])), True
        case "draw-vine", _:
            held = [card for card in view.vineyards[view.seat or 0].hand if DECK_OF[card] == VINE_DECK]
            yield from ((("planted now", CARDS[vine]), False) for vine in held)
        case "region-lead", RegionAnswer(region):
            yield ("worth", region), why.params["worth"]


def of_coach(code: str, reason: str, params: Mapping[str, int]) -> Iterator[Claim]:
    """Return what the coach claims of an answer."""
    match reason:
        case "harvests":
            yield (code, "field"), params["field"]
        case "plants":
            yield (code, "vine"), CARDS[params["card"]]
        case "builds":
            yield (code, "structure"), STRUCTURES[params["structure"]]
        case "no_workers" | "leaves_workers":
            yield ("workers",), params.get("workers", 0)
        case "points":
            yield (code, "vp gained"), params["vp"]
        case "money":
            yield (code, "lira gained"), params["lira"]
        case "fills_order" if code.startswith("place:fill_order"):
            yield ("an order can be filled",), True


def of_step(moment: Moment, step: Step) -> Iterator[Claim]:
    """Return what a step of a lesson claims of the position."""
    aim = step.find(moment)
    if aim is None or not aim.codes:
        return
    params: Mapping[str, Any] = aim.params
    for name in ("lira", "vp", "workers"):
        if name in params:
            yield (name,), params[name]
    if params.get("structure"):
        yield ("price", params["structure"]), params["price"]
    match step.id:
        case "fill":
            yield ("an order can be filled",), True
            yield ("filled now", params["order"]), True
        case "harvest" | "which-harvest":
            grapes = tuple((colour, params[colour]) for colour in COLOURS if params[colour])
            yield ("grapes", str(params["field"])), grapes
        case "wine":
            yield ("enough for", params["kind"], str(params["least"])), aim.variant == "enough"
        case "plant":
            yield ("planted now", params["vine"]), True
        case "star" | "which-region" if moment.view.rules.map_scoring:
            yield ("worth", params["region"]), params["worth"]
