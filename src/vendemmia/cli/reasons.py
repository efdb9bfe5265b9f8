"""`why`: the reasons against an answer, each with the number of its rule and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import CODES, Reason, WaysOut, observe
from vendemmia.engine.catalogue import BUILT_CARDS, CODE_NUMBER, FIRST_CARD_BIT, FIRST_SPECIAL, MAT_BIT, WORKERS
from vendemmia.locale.relevance import SUFFICIENT

from .choices import ordered
from .terminal import INDENT, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import BoardAction, Refusal, State
    from vendemmia.locale import Words

FAR = (Reason.NOT_ASKED, Reason.SPACE_CLOSED, Reason.SPACES_FREE)
"""Reasons that do not say what is missing; a code with any other reason is preferred."""


def why_lines(words: Words, state: State, names: Sequence[str], query: str) -> list[str]:
    """Why an answer is refused. The query is a code, one of its words (`plant_vine`, `merlot`), or empty for all."""
    if not query:
        return _closed_actions(words, state, names)
    codes = [query] if query in CODE_NUMBER else _codes_with(state, query)
    if not codes:
        return [words.message("cli-no-code", code=shortened(query))]
    view = observe(state, state.to_move)
    numbers = [str(number) for number, code in enumerate(ordered(view), 1) if code in codes]
    if numbers:
        return [words.message("cli-why-legal", numbers=words.listed(numbers))]
    heading = words.choice(view, codes[0], names) if len(codes) == 1 else query
    return [words.message("cli-why", answer=heading), *Reasons(words, state, names).lines(codes)]


def _codes_with(state: State, query: str) -> list[str]:
    """All codes that contain this word; placements before what is done with workers already placed."""
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


class Reasons:
    """The reasons against answers of the seat to move, and what helps."""

    def __init__(self, words: Words, state: State, names: Sequence[str]) -> None:
        self.words = words
        self.state = state
        self.names = names
        self.view = observe(state, state.to_move)

    def lines(self, codes: Sequence[str]) -> list[str]:
        """Against one code, or against the one among several that is nearest to being possible."""
        code, refusals = min(((code, self.state.why_not(code)) for code in codes), key=lambda each: _distance(each[1]))
        if refusals[0].reason in SUFFICIENT:
            refusals = refusals[:1]
        reasons = [
            self.words.message("cli-reason", reason=self.words.reason(refusal, self.names), rule=refusal.rule)
            for refusal in refusals
        ]
        ways = [self.words.way_out(refusal, self.view, code, self.names) for refusal in refusals]
        return [INDENT + line for line in (*reasons, *dict.fromkeys(ways), *self._answer(code, refusals))]

    def _answer(self, code: str, refusals: Sequence[Refusal]) -> list[str]:
        """An answer that is possible now and helps, by its number; none if there is none."""
        way = None if self.state.is_over else WaysOut(self.state).of(code, refusals)
        if way is None:
            return []
        number = ordered(self.view).index(way.code) + 1
        label = self.words.choice(self.view, way.code, self.names)
        return [self.words.message("cli-why-first" if way.first else "cli-why-instead", number=number, answer=label)]


def _distance(refusals: Sequence[Refusal]) -> tuple[bool, int]:
    return refusals[0].reason in FAR, len(refusals)


def _closed_actions(words: Words, state: State, names: Sequence[str]) -> list[str]:
    """Every action of the season on which no worker can be placed now, and why."""
    if not state.is_placing:
        return [words.message("cli-why-usage")]
    legal = state.codes()
    reasons = Reasons(words, state, names)
    lines: list[str] = []
    for action in state.rules.board.seasonal[state.season()]:
        prefix = f"place:{action.name}:"
        if _concerns(state, action) and not any(code.startswith(prefix) for code in legal):
            codes = [code for code in CODES if code.startswith(prefix) and _is_in_game(state, code)]
            lines.append(words.message("cli-why", answer=words.action_name(action.name, state.rules.board)))
            lines.extend(reasons.lines(codes))
    return lines or [words.message("cli-why-all-open")]


def _concerns(state: State, action: BoardAction) -> bool:
    """Not the private space of a structure card that is not built."""
    if action.structure < 1 << FIRST_CARD_BIT:
        return True
    assert state.to_move is not None
    standing = state.vineyards[state.to_move].structures & BUILT_CARDS
    return bool(standing & action.structure or (standing and action.structure == 1 << MAT_BIT))
