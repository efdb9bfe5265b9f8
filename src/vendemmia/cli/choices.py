"""The answers to a question as a numbered list; placements are grouped by action."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from vendemmia.engine.board import SPACED
from vendemmia.engine.names import ACTION_NUMBER, SPACES

from .board import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import State
    from vendemmia.locale import Words

LAST = ("pass", "done", "no")
"""Answers that do nothing stand last."""


def ordered(codes: Sequence[str]) -> list[str]:
    """The order in which answers are numbered."""
    return sorted(codes, key=LAST.__contains__)


def choice_lines(words: Words, state: State, names: Sequence[str]) -> Iterator[str]:
    """Every legal answer with its number and what would come of it."""
    numbered = list(enumerate(ordered(state.codes()), 1))
    for group, members in groupby(numbered, key=lambda entry: _group(entry[1])):
        if group:
            yield from _placements(words, state, group, list(members))
        else:
            for number, code in members:
                yield INDENT + _answer(words, state, names, number, code)


def _group(code: str) -> str:
    """The action of a placement, empty for every other answer."""
    prefix, _, rest = code.partition(":")
    return rest.partition(":")[0] if prefix == "place" else ""


def _answer(words: Words, state: State, names: Sequence[str], number: int, code: str) -> str:
    label = words.choice(state, code, names)
    prefix, _, thing = code.partition(":")
    text = words.card_text(thing) if prefix == "card" else ""
    if prefix == "structure":
        text = words.structure_text(thing)
    return words.message(
        "cli-choice",
        number=number,
        label=label,
        text=text,
        has_text="yes" if text else "no",
        **_outlook(words, state, code),
    )


def _outlook(words: Words, state: State, code: str) -> dict[str, str]:
    outlook = words.outlook(state.outlook(code))
    return {"outlook": outlook, "has_outlook": "yes" if outlook else "no"}


def _placements(words: Words, state: State, action: str, members: list[tuple[int, str]]) -> Iterator[str]:
    """The action with what comes of it, then each space and worker; what is the same for all is said once."""
    outlooks = {code: words.outlook(state.outlook(code)) for _, code in members}
    common = len(set(outlooks.values())) == 1
    header = _said(words, "cli-action", outlooks[members[0][1]] if common else "", label=words.action_name(action))
    yield INDENT + header
    for number, code in members:
        label = words.message("cli-numbered", number=number, label=_place(words, state, code))
        yield INDENT * 2 + _said(words, "cli-action", "" if common else outlooks[code], label=label)


def _said(words: Words, id: str, outlook: str, label: str) -> str:
    return words.message(id, label=label, outlook=outlook, has_outlook="yes" if outlook else "no")


def _place(words: Words, state: State, code: str) -> str:
    """Space and worker of a placement; the space only where there are several."""
    _, name, space, worker = code.split(":")
    action = state.rules.board.actions[ACTION_NUMBER[name]]
    several = state.rules.open_spaces & (state.rules.open_spaces - 1)
    if action is None or action.kind != SPACED or not (several or space == "beside"):
        return words.worker_name(worker)
    where = words.space_name(space)
    place = SPACES.index(space)
    if place < len(action.bonuses) and action.bonuses[place] is not None:
        where = words.message("cli-space-bonus", space=where, bonus=words.action_bonus(name))
    return words.message("cli-place", space=where, worker=words.worker_name(worker))
