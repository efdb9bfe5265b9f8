"""Labels of answers: what each code means in the question that is asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import UnknownCode
from vendemmia.engine.arrival import Arrival
from vendemmia.engine.catalogue import MAMA_NAMES, NUMBER, PAPAS
from vendemmia.engine.course import PapaGifts
from vendemmia.engine.placement import Placement
from vendemmia.engine.solo_setup import ChooseGlassRow, FirstGlassRow, NextGlassRow, OtherMama
from vendemmia.engine.verbs.ageing import AgeWine
from vendemmia.engine.verbs.combinators import All, OneOf, TwoOf
from vendemmia.engine.verbs.drawing import Drawn
from vendemmia.engine.verbs.harvesting import Harvest, SellOrField
from vendemmia.engine.verbs.offers import AnyOffers, May
from vendemmia.engine.verbs.opponents import DemandCards, PayOpponents
from vendemmia.engine.verbs.planting import Plant
from vendemmia.engine.verbs.rows import MoveRooster
from vendemmia.engine.verbs.stars import Star
from vendemmia.engine.verbs.trading import GETTING, GIVING, THINGS, Trade
from vendemmia.engine.verbs.winemaking import MakeWine
from vendemmia.engine.verbs.workers import TakeBack

from .names import SPACED_ACTIONS
from .offers import accepted_label, declined_label
from .placing import arrival_label, placement_label
from .things import thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State
    from vendemmia.engine.frames import Frame

    from .names import Names


def choice(words: Names, state: State, code: str, names: Sequence[str]) -> str:
    """The label of any code; it tells most for one that answers the question asked now."""
    if code not in NUMBER:
        raise UnknownCode(code)
    prefix, *parts = code.split(":")
    label = _answer(words, state, state.stack[-1], code) if state.stack else ""
    if label:
        return label
    match prefix, *parts:
        case (("pass" | "done" | "no" | "yes" | "token"), *_):
            return words.message(f"choice-{prefix}")
        case "do", part:
            return words.message(f"choice-{part}")
        case "bonus", space:
            return words.message("choice-bonus-space", space=words.space_name(space))
        case "option", number:
            return words.message("choice-option", number=number)
        case "count", number:
            return words.message("choice-count", count=int(number))
        case "row", row:
            return words.message("choice-row", row=row, bonus=words.row_text(int(row), state.rules.board))
        case "seat", seat:
            return _seat(words, int(seat), names)
        case (("place" | "take"), *_):
            return _worker(words, state, prefix, code.partition(":")[2])
        case _:
            return thing(words, state, prefix, parts)


def _answer(words: Names, state: State, frame: Frame, code: str) -> str:  # noqa: PLR0911 - one for each node
    """What a general answer means to the node that asks; empty if nothing in particular."""
    match frame.node, code.partition(":")[0]:
        case Placement() as node, _:
            return placement_label(words, state, frame, node, code)
        case Arrival(), _:
            return arrival_label(words, state, frame, code)
        case _, "done":
            return _done(words, frame)
        case May() as node, "no":
            return declined_label(words, node)
        case May() as node, "yes":
            return accepted_label(words, state, frame, node)
        case OtherMama() as node, "no":
            return words.message("choice-no-mama", mama=words.mama_name(MAMA_NAMES[node.mama(state, frame.seat)]))
        case OtherMama(), "yes":
            return words.message("choice-yes-mama")
        case Star(), "no":
            return words.message("choice-no-star")
        case Drawn(), "no":
            return words.message("choice-no-draw")
        case MoveRooster(), "row":
            row = int(code.partition(":")[2])
            return words.message("choice-row", row=row, bonus=words.cell_text(state.row_bonus(row)))
        case (ChooseGlassRow() | FirstGlassRow() | NextGlassRow()) as node, "row":
            return _glass_row(words, state, frame, node, code)
        case _, "option":
            return _option(words, state, frame, int(code.partition(":")[2]))
        case _:
            return ""


def _seat(words: Names, seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else words.message("choice-seat", number=seat + 1)


def _done(words: Names, frame: Frame) -> str:  # noqa: PLR0911 - one label for each node
    match frame.node:
        case Plant():
            return words.message("choice-done-plant", planted=frame.step)
        case Harvest():
            return words.message("choice-done-harvest")
        case MakeWine():
            return words.message("choice-done-wine")
        case SellOrField():
            return words.message("choice-done-sell")
        case TakeBack():
            return words.message("choice-done-take-back")
        case PayOpponents():
            return words.message("choice-done-pay")
        case DemandCards():
            return words.message("choice-done-demand")
        case AgeWine():
            return words.message("choice-done-age")
        case Drawn():
            return words.message("choice-done-fill")
        case AnyOffers():
            return words.message("choice-done-discard")
        case _:
            return ""


def _glass_row(
    words: Names, state: State, frame: Frame, node: ChooseGlassRow | FirstGlassRow | NextGlassRow, code: str
) -> str:
    """A row with what it brings; empty if it brings no token."""
    if not state.rules.tokens_usable or node.refusals(state, frame, NUMBER[code]):
        return ""
    row = int(code.partition(":")[2])
    return words.message("choice-row-token", row=row, bonus=words.row_text(row, state.rules.board))


def _option(words: Names, state: State, frame: Frame, number: int) -> str:
    match frame.node:
        case PapaGifts() as gifts:
            return _papa_option(words, gifts.papa(state, frame.seat), number)
        case OneOf(parts=parts) | TwoOf(parts=parts) | All(parts=parts, any_order=True) if number <= len(parts):
            return words.option_text(frame.node.path, number)
        case Trade() if frame.step in {GIVING, GETTING}:
            way = "give" if frame.step == GIVING else "get"
            return words.message(f"choice-{way}-{THINGS[number - 1]}")
        case _:
            return ""


def _papa_option(words: Names, papa: int, number: int) -> str:
    lira, gift = PAPAS[papa].extra_lira, PAPAS[papa].gift
    match number, gift:
        case 1, "worker":
            return words.message("choice-papa-worker")
        case 1, "vp":
            return words.message("choice-papa-vp")
        case 1, _:
            return words.message("choice-papa-structure", structure=words.structure_name(gift))
        case 2, _:
            return words.message("choice-papa-lira", lira=lira)
        case _:
            return ""


def _worker(words: Names, state: State, prefix: str, where: str) -> str:
    """A worker on a space; the cart and private spaces have none to tell apart."""
    board = state.rules.board
    action, space, worker = where.rsplit(":", 2)
    args = {"action": words.action_name(action, board), "worker": words.worker_name(worker)}
    if action not in SPACED_ACTIONS:
        return words.message(f"choice-{prefix}", **args)
    with_bonus = prefix == "place" and words.space_bonus(action, space, board)
    key = "choice-place-bonus" if with_bonus else f"choice-{prefix}-space"
    return words.message(key, space=words.space_name(space), **args)
