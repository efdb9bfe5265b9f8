"""Labels of answers: what each code means in the current question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import (
    BonusAnswer,
    CountAnswer,
    OptionAnswer,
    Placement,
    PlainAnswer,
    RowAnswer,
    SeatAnswer,
    StepAnswer,
    TakeBack,
    parse,
)
from vendemmia.engine.catalogue import PAPA_NAMES, PAPAS, SPACED_ACTIONS, TRADE_THINGS, parts_of, row_cell, space_bonus

from .labels import label
from .questions import arguments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Asked, View

    from .names import Names

LABELS: dict[str, dict[str, str]] = {
    "done": {
        **dict.fromkeys(("action_or_bonus", "action_or_token"), "choice-done-lapse"),
        **dict.fromkeys(("bonus", "bonus_due", "bonus_lost", "bonus_or_token"), "choice-done-bonus"),
        "token": "choice-done-token",
        **dict.fromkeys(("plant", "plant_maybe"), "choice-no-plant"),
        "plant_more": "choice-done-plant",
        **dict.fromkeys(("harvest", "harvest_more"), "choice-done-harvest"),
        **dict.fromkeys(("wine", "wine_more"), "choice-done-wine"),
        **dict.fromkeys(("sell", "sell_more", "flip_field"), "choice-done-sell"),
        **dict.fromkeys(("take_back", "take_back_more"), "choice-done-take-back"),
        **dict.fromkeys(("pay_opponent", "pay_opponent_more"), "choice-done-pay"),
        **dict.fromkeys(("demand", "demand_more"), "choice-done-demand"),
        **dict.fromkeys(("age_wine", "age_more"), "choice-done-age"),
        "order_drawn": "choice-done-fill",
        **dict.fromkeys(("offer_sell_wine", "offer_sell_grapes", "offer_sell_both"), "choice-done-discard"),
    },
    "no": {
        "offer_build": "choice-no-build",
        "offer_plant": "choice-no-plant",
        "offer_wine": "choice-no-wine",
        "offer_train": "choice-no-train",
        "offer_pay": "choice-no-pay",
        "offer_take_back": "choice-no-take-back",
        **dict.fromkeys(("star", "star_from"), "choice-no-star"),
        "extra_card": "choice-no-draw",
        "host": "choice-no-visitor",
        "pupil": "choice-no-pupil",
        **dict.fromkeys(("again", "again_bonus"), "choice-no-again"),
        "other_mama": "choice-no-mama",
    },
    "yes": {
        "offer": "choice-yes-offer",
        "offer_train": "choice-yes-train",
        "offer_pay": "choice-yes-pay",
        "other_mama": "choice-yes-mama",
        "again": "choice-yes-again",
        "again_bonus": "choice-yes-again-bonus",
    },
    "token": {
        **dict.fromkeys(("action_or_bonus", "action_or_token"), "choice-token-first"),
        **dict.fromkeys(("token", "bonus_or_token"), "choice-token-after"),
    },
    "do:action": dict.fromkeys(("action_or_bonus", "action_or_token"), "choice-action-first"),
    "do:bonus": {
        "action_or_bonus": "choice-bonus-first",
        **dict.fromkeys(("bonus", "bonus_due", "bonus_lost", "bonus_or_token"), "choice-bonus-after"),
    },
}
"""The messages of general answers by their question; others have the same label everywhere."""


def choice(words: Names, view: View, code: str, names: Sequence[str]) -> str:
    """Return the label of any code; it says most for an answer to the current question."""
    answer, asked = parse(code), view.asked
    if asked is not None and asked.id in LABELS.get(code, ()):
        return _general(words, asked, code, names)
    match answer:
        case PlainAnswer("pass" | "done" | "no" | "yes" | "token"):
            return words.message(f"choice-{code}")
        case StepAnswer(step):
            return words.message(f"choice-{step}")
        case BonusAnswer(space):
            return _bonus(words, view, asked, space)
        case OptionAnswer(number):
            return _option(words, asked, number)
        case CountAnswer(count):
            return words.message("choice-count", count=count)
        case RowAnswer(row):
            return _row(words, view, asked, row)
        case SeatAnswer(seat):
            return names[seat] if seat < len(names) else words.message("choice-seat", number=seat + 1)
        case Placement() | TakeBack():
            return _worker(words, view, answer)
        case _:
            return label(words, view, asked, answer)


def _general(words: Names, asked: Asked, code: str, names: Sequence[str]) -> str:
    args = arguments(words, asked, names)
    if code == "token":
        args["bonus"] = args.get("other", args["bonus"])
        if not args["bonus"]:
            return words.message("choice-token")
    return words.message(LABELS[code][asked.id], **args)


def _bonus(words: Names, view: View, asked: Asked | None, space: str) -> str:
    """Return the bonus of a space, if the action in question has one."""
    name, action = words.space_name(space), "" if asked is None else str(asked.params.get("action", ""))
    bonus = words.space_bonus(action, space, view.rules.board) if action else ""
    if not bonus:
        return words.message("choice-bonus-space", space=name)
    return words.message("choice-bonus-named", space=name, bonus=bonus)


def _option(words: Names, asked: Asked | None, number: int) -> str:
    params = {} if asked is None else asked.params
    asks = "" if asked is None else params.get("beside") or asked.id
    effect = str(params.get("effect", ""))
    if effect and number <= parts_of(effect).number:
        return words.option_text(effect, number)
    match asks, number:
        case "papa", (1 | 2):
            return _papa_option(words, str(params["papa"]), number)
        case "trade_give", _ if number <= len(TRADE_THINGS):
            return words.message(f"choice-give-{TRADE_THINGS[number - 1]}")
        case "trade_get", _ if number <= len(TRADE_THINGS):
            return words.message(f"choice-get-{TRADE_THINGS[number - 1]}")
        case _:
            return words.message("choice-option", number=number)


def _papa_option(words: Names, name: str, number: int) -> str:
    papa = PAPAS[PAPA_NAMES.index(name)]
    if number == 2:
        return words.message("choice-papa-lira", lira=papa.extra_lira)
    match papa.gift:
        case "worker" | "vp":
            return words.message(f"choice-papa-{papa.gift}")
        case structure:
            return words.message("choice-papa-structure", structure=words.structure_name(structure))


def _row(words: Names, view: View, asked: Asked | None, row: int) -> str:
    """Return a row with what it gives; the Organizer's rooster gains only the bonus of the season."""
    board = view.rules.board
    if asked is not None and asked.id == "move_rooster":
        return words.message("choice-row", row=row, bonus=words.cell_text(row_cell(board, row, view.season())))
    key = "choice-row-token" if asked is not None and row in asked.glass_rows else "choice-row"
    return words.message(key, row=row, bonus=words.row_text(row, board))


def _worker(words: Names, view: View, answer: Placement | TakeBack) -> str:
    """Return a worker on a space; the cart and private spaces have only one."""
    board, prefix, action, space = view.rules.board, answer.kind, answer.action, answer.space
    args = {"action": words.action_name(action, board), "worker": words.worker_name(answer.worker)}
    if action not in SPACED_ACTIONS:
        return words.message(f"choice-{prefix}", **args)
    with_bonus = prefix == "place" and space_bonus(board, action, space)
    key = "choice-place-bonus" if with_bonus else f"choice-{prefix}-space"
    return words.message(key, space=words.space_name(space), **args)
