"""The answers to a question as a numbered list; placements are grouped by action and space."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from vendemmia.engine.board import SPACED
from vendemmia.engine.names import ACTION_NUMBER, CARD_NUMBER, DECK_OF, DECKS, SPACES, STRUCTURES

from .terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import State
    from vendemmia.locale import Words

LAST = ("pass", "done", "no")
"""Answers that do nothing stand last."""

TELLING = ("row", "deck")
"""Kinds of answers whose label says already what comes of them."""

Numbered = tuple[int, str]
"""The number of an answer and its code."""


def ordered(codes: Sequence[str]) -> list[str]:
    """The order in which answers are numbered."""
    return sorted(codes, key=LAST.__contains__)


def choice_lines(words: Words, state: State, names: Sequence[str]) -> Iterator[str]:
    """Every legal answer with its number and what would come of it."""
    numbered = list(enumerate(ordered(state.codes()), 1))
    for action, members in groupby(numbered, key=lambda entry: _action_of(entry[1])):
        if action:
            yield from _action_lines(words, state, action, list(members))
        else:
            for number, code in members:
                yield INDENT + _answer(words, state, names, number, code)


# --- answers of all kinds


def _answer(words: Words, state: State, names: Sequence[str], number: int, code: str) -> str:
    label, text = _label(words, state, names, code)
    prefix = code.partition(":")[0]
    outlook = [part for part in state.outlook(code) if prefix not in TELLING and part.thing != "discard"]
    for part in outlook:
        if part.thing in STRUCTURES and not text:
            text = words.structure_text(part.thing)
    told = words.outlook([part for part in outlook if part.thing not in STRUCTURES])
    if told.lower() in label.lower():
        told = ""
    return words.message(
        "cli-choice",
        number=number,
        label=label,
        text=text,
        has_text="yes" if text else "no",
        outlook=told,
        has_outlook="yes" if told else "no",
    )


def _label(words: Words, state: State, names: Sequence[str], code: str) -> tuple[str, str]:
    """What an answer is called, and what the thing named in it does."""
    prefix, _, thing = code.partition(":")
    if prefix == "structure":
        return words.choice(state, code, names), words.structure_text(thing)
    if prefix != "card":
        return words.choice(state, code, names), ""
    match DECKS[DECK_OF[CARD_NUMBER[thing]]]:
        case "vine":
            return words.card_name(thing), words.card_text(thing)
        case "order":
            return words.card_name(thing), ""  # The name of an order says everything.
        case _:
            return words.choice(state, code, names), words.card_text(thing)


# --- placements


def _action_of(code: str) -> str:
    """The action of a placement, empty for every other answer."""
    prefix, _, rest = code.partition(":")
    return rest.partition(":")[0] if prefix == "place" else ""


def _action_lines(words: Words, state: State, action: str, members: list[Numbered]) -> Iterator[str]:
    """One line for each space; the action stands before a single one, else above them."""
    spaces = [list(group) for _, group in groupby(members, key=lambda entry: entry[1].split(":")[2])]
    board_action = state.rules.board.actions[ACTION_NUMBER[action]]
    spaced = board_action is not None and board_action.kind == SPACED
    if spaced and state.rules.open_spaces & (state.rules.open_spaces - 1):
        yield INDENT + words.action_name(action)
        for group in spaces:
            yield INDENT * 2 + _space_line(words, state, _space(words, state, group[0][1]), group)
        return
    for group in spaces:
        label = words.action_name(action)
        if spaced and group[0][1].split(":")[2] == "beside":
            label = words.message("cli-place", action=label, space=words.space_name("beside"))
        yield INDENT + _space_line(words, state, label, group)


def _space_line(words: Words, state: State, label: str, group: list[Numbered]) -> str:
    code = group[0][1]
    told = words.outlook(state.outlook(code))
    workers = words.listed(
        words.message("cli-numbered", number=number, label=words.worker_name(code.rpartition(":")[2]))
        for number, code in group
    )
    has_outlook = "yes" if told else "no"
    return words.message("cli-placement", label=label, outlook=told, has_outlook=has_outlook, workers=workers)


def _space(words: Words, state: State, code: str) -> str:
    """The name of a space, and whether it has a bonus; what that is the outlook tells."""
    _, action, space, _ = code.split(":")
    board_action = state.rules.board.actions[ACTION_NUMBER[action]]
    name = words.space_name(space)
    place = SPACES.index(space)
    if board_action is None or place >= len(board_action.bonuses) or board_action.bonuses[place] is None:
        return name
    return words.message("cli-space-bonus", space=name)
