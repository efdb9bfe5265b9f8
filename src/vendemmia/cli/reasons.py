"""`why`: the reasons against an answer, each with the number of its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import CODES, Reason, observe
from vendemmia.engine.catalogue import BUILT_CARDS, FIRST_CARD_BIT, FIRST_SPECIAL, MAT_BIT, NUMBER, WORKERS
from vendemmia.locale.telling import SUFFICIENT

from .choices import ordered
from .terminal import INDENT, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import BoardAction, Refusal, State
    from vendemmia.locale import Words

FAR = (Reason.NOT_ASKED, Reason.SPACE_CLOSED, Reason.SPACES_FREE)
"""Reasons that tell nothing about what is missing; a code with any other reason is preferred."""


def why_lines(words: Words, state: State, names: Sequence[str], query: str) -> list[str]:
    """Why an answer is refused. The query is a code, one of its words (`plant_vine`, `merlot`), or empty for all."""
    if not query:
        return _closed_actions(words, state, names)
    codes = [query] if query in NUMBER else _codes_with(state, query)
    if not codes:
        return [words.message("cli-no-code", code=shortened(query))]
    view = observe(state, state.to_move)
    numbers = [str(number) for number, code in enumerate(ordered(view), 1) if code in codes]
    if numbers:
        return [words.message("cli-why-legal", numbers=words.listed(numbers))]
    heading = words.choice(view, codes[0], names) if len(codes) == 1 else query
    return [words.message("cli-why", answer=heading), *_reasons(words, state, names, codes)]


def _codes_with(state: State, query: str) -> list[str]:
    """All codes of which a part is this word; placements before what is done with workers already placed."""
    wanted = query.replace(" ", "_")
    found = [code for code in CODES if wanted in code.split(":") and _is_in_game(state, code)]
    return sorted(found, key=lambda code: not code.startswith("place:"))


def _is_in_game(state: State, code: str) -> bool:
    """Not the placement of a special worker that nobody has in this game."""
    prefix, _, where = code.partition(":")
    if prefix not in ("place", "take"):
        return True
    worker = WORKERS.index(where.rpartition(":")[2])
    return worker < FIRST_SPECIAL or worker in state.specials


def _reasons(words: Words, state: State, names: Sequence[str], codes: Sequence[str]) -> list[str]:
    """The reasons against one code, or against the one among several that is nearest to being possible."""
    refusals = min((state.why_not(code) for code in codes), key=_distance)
    if refusals[0].reason in SUFFICIENT:
        refusals = refusals[:1]
    return [
        INDENT + words.message("cli-reason", reason=words.reason(refusal, names), rule=refusal.rule)
        for refusal in refusals
    ]


def _distance(refusals: Sequence[Refusal]) -> tuple[bool, int]:
    return refusals[0].reason in FAR, len(refusals)


def _closed_actions(words: Words, state: State, names: Sequence[str]) -> list[str]:
    """Every action of the season on which no worker can be placed now, and why."""
    if not state.is_placing:
        return [words.message("cli-why-usage")]
    legal = state.codes()
    lines: list[str] = []
    for action in state.rules.board.seasonal[state.season()]:
        prefix = f"place:{action.name}:"
        if _concerns(state, action) and not any(code.startswith(prefix) for code in legal):
            codes = [code for code in CODES if code.startswith(prefix) and _is_in_game(state, code)]
            lines.append(words.message("cli-why", answer=words.action_name(action.name, state.rules.board)))
            lines.extend(_reasons(words, state, names, codes))
    return lines or [words.message("cli-why-all-open")]


def _concerns(state: State, action: BoardAction) -> bool:
    """Not the private space of a structure card that does not stand."""
    if action.structure < 1 << FIRST_CARD_BIT:
        return True
    assert state.to_move is not None
    standing = state.vineyards[state.to_move].structures & BUILT_CARDS
    return bool(standing & action.structure or (standing and action.structure == 1 << MAT_BIT))
