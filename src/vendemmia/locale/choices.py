"""Labels of answers: what each code means in the question that is asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.actions import NUMBER
from vendemmia.engine.board import SPACED
from vendemmia.engine.content.parents import PAPAS
from vendemmia.engine.course import PapaGifts
from vendemmia.engine.errors import UnknownCode
from vendemmia.engine.names import ACTION_NUMBER, ACTIONS, BESIDE, MAMA_NAMES, SPACES
from vendemmia.engine.outlook import merged
from vendemmia.engine.placement import ACTION_DONE, Placement
from vendemmia.engine.solo_setup import ChooseGlassRow, OtherMama
from vendemmia.engine.verbs.buildings import Build
from vendemmia.engine.verbs.combinators import All, OneOf, TwoOf
from vendemmia.engine.verbs.harvesting import Harvest, SellOrField
from vendemmia.engine.verbs.money import PayOwner
from vendemmia.engine.verbs.offers import May
from vendemmia.engine.verbs.opponents import DemandCards, PayOpponents
from vendemmia.engine.verbs.planting import Plant
from vendemmia.engine.verbs.winemaking import MakeWine
from vendemmia.engine.verbs.workers import TakeBack, TakeBackGrande, Train

from .outlooks import outlook
from .things import thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine.frames import Frame
    from vendemmia.engine.state import State

    from .names import Names


def choice(words: Names, state: State, code: str, names: Sequence[str]) -> str:
    """The label of any code; it tells most for one that answers the question asked now."""
    if code not in NUMBER:
        raise UnknownCode(code)
    prefix, *parts = code.split(":")
    label = _answer(words, state, state.stack[-1], prefix, parts) if state.stack else ""
    if label:
        return label
    match prefix, *parts:
        case (("pass" | "done" | "no" | "yes" | "token"), *_):
            return words.message(f"choice-{prefix}")
        case "do", part:
            return words.message(f"choice-{part}")
        case "option", number:
            return words.message("choice-option", number=number)
        case "count", number:
            return words.message("choice-count", count=int(number))
        case "row", row:
            return words.message("choice-row", row=row, bonus=words.row_text(int(row)))
        case "seat", seat:
            return _seat(words, int(seat), names)
        case (("place" | "take"), action, space, worker):
            return _worker(words, state, prefix, (action, space, worker))
        case _:
            return thing(words, state, prefix, parts)


def _answer(words: Names, state: State, frame: Frame, prefix: str, parts: Sequence[str]) -> str:
    """What a general answer means to the node that asks; empty if nothing in particular."""
    match prefix:
        case "done":
            return _done(words, state, frame)
        case "no" if isinstance(frame.node, May):
            return _declined(words, frame.node)
        case "yes" if isinstance(frame.node, May):
            return _taken_up(words, state, frame, frame.node)
        case "no" if isinstance(frame.node, OtherMama):
            return words.message("choice-no-mama", mama=words.mama_name(MAMA_NAMES[frame.node.mama(state, frame.seat)]))
        case "yes" if isinstance(frame.node, OtherMama):
            return words.message("choice-yes-mama")
        case "token" if isinstance(frame.node, Placement):
            return _token(words, frame)
        case "row" if isinstance(frame.node, ChooseGlassRow):
            return _glass_row(words, state, frame.node, int(parts[0]))
        case "do" if isinstance(frame.node, Placement):
            return _do(words, frame, parts[0])
        case "option":
            return _option(words, state, frame, int(parts[0]))
        case _:
            return ""


def _seat(words: Names, seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else words.message("choice-seat", number=seat + 1)


def _done(words: Names, state: State, frame: Frame) -> str:
    match frame.node:
        case Placement() if not frame.step & ACTION_DONE:
            return words.message("choice-done-lapse")
        case Placement() as placement:
            by_token = placement.only_token(state, frame)
            return words.message("choice-done-token" if by_token else "choice-done-bonus")
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
        case _:
            return ""


def _declined(words: Names, offer: May) -> str:
    match offer.effect:
        case Build():
            return words.message("choice-no-build")
        case Plant():
            return words.message("choice-no-plant")
        case MakeWine():
            return words.message("choice-no-wine")
        case Train():
            return words.message("choice-no-train")
        case PayOwner():
            return words.message("choice-no-pay")
        case TakeBackGrande():
            return words.message("choice-no-take-back")
        case _:
            return ""


def _taken_up(words: Names, state: State, frame: Frame, offer: May) -> str:
    match offer.effect:
        case Train(price=price):
            return words.message("choice-yes-train", price=price)
        case PayOwner(lira=lira):
            return words.message("choice-yes-pay", lira=lira)
        case effect:
            told = outlook(words, merged(effect.outlook(state, frame.seat)))
            return words.message("choice-yes-offer", offer=told) if told else ""


def _do(words: Names, frame: Frame, part: str) -> str:
    action = ACTIONS[frame.data & 31]
    if part == "action":
        return words.message("choice-action-first", action=words.action_name(action))
    key = "choice-bonus-after" if frame.step & ACTION_DONE else "choice-bonus-first"
    return words.message(key, bonus=words.action_bonus(action))


def _token(words: Names, frame: Frame) -> str:
    key = "choice-token-after" if frame.step & ACTION_DONE else "choice-token-first"
    return words.message(key, bonus=words.action_bonus(ACTIONS[frame.data & 31]))


def _glass_row(words: Names, state: State, node: ChooseGlassRow, row: int) -> str:
    """A row with what it brings; empty if it brings no token."""
    if not state.rules.tokens_usable or not node.open_rows(state) >> row & 1:
        return ""
    return words.message("choice-row-token", row=row, bonus=words.row_text(row))


def _option(words: Names, state: State, frame: Frame, number: int) -> str:
    match frame.node:
        case PapaGifts() as gifts:
            return _papa_option(words, gifts.papa(state, frame.seat), number)
        case OneOf(parts=parts) | TwoOf(parts=parts) | All(parts=parts, any_order=True) if number <= len(parts):
            return words.option_text(frame.node.path, number)
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


def _worker(words: Names, state: State, prefix: str, where: tuple[str, str, str]) -> str:
    """A worker on a space; the cart and private spaces have none to tell apart."""
    action, space, worker = where
    args = {"action": words.action_name(action), "worker": words.worker_name(worker)}
    board_action = state.rules.board.actions[ACTION_NUMBER[action]]
    if board_action is None or board_action.kind != SPACED:
        return words.message(f"choice-{prefix}", **args)
    place = SPACES.index(space)
    has_bonus = place < BESIDE and board_action.bonuses[place] is not None
    key = "choice-place-bonus" if has_bonus and prefix == "place" else f"choice-{prefix}-space"
    return words.message(key, space=words.space_name(space), **args)
