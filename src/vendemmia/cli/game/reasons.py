"""`why`: the reasons against an answer, each with the number of its rule and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import CODES, Placement, Reason, TakeBack, parse
from vendemmia.engine.catalogue import CODE_NUMBER, SPECIAL_WORKERS, WORKERS

from ..terminal import INDENT, shortened
from .choices import ordered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import BoardAction, Refusal, View
    from vendemmia.play import Choices

FAR = (Reason.NOT_ASKED, Reason.SPACE_CLOSED, Reason.SPACES_FREE)
"""Reasons that do not say what is missing; a code with any other reason is preferred."""


def why_lines(choices: Choices, query: str) -> list[str]:
    """Return why an answer is refused.

    The query is a code, one of its words (`plant_vine`, `merlot`), or empty for all.
    """
    words, view = choices.words, choices.view
    if not query:
        return _closed_actions(choices)
    codes = [query] if query in CODE_NUMBER else _codes_with(view, query)
    if not codes:
        return [words.message("cli-no-code", code=shortened(query))]
    numbers = [str(number) for number, code in enumerate(ordered(view), 1) if code in codes]
    if numbers:
        return [words.message("cli-why-legal", numbers=words.listed(numbers))]
    heading = words.choice(view, codes[0], choices.names) if len(codes) == 1 else query
    return [words.message("cli-why", answer=heading), *_reasons(choices, codes)]


def _codes_with(view: View, query: str) -> list[str]:
    """Return all codes that contain this word; placements before what is done with workers already placed."""
    wanted = query.replace(" ", "_")
    found = [code for code in CODES if wanted in parse(code).words and _is_in_game(view, code)]
    return sorted(found, key=lambda code: not isinstance(parse(code), Placement))


def _is_in_game(view: View, code: str) -> bool:
    """Return whether a code is not the placement of a special worker that is absent from this game."""
    answer = parse(code)
    if not isinstance(answer, Placement | TakeBack):
        return True
    return answer.worker not in SPECIAL_WORKERS or WORKERS.index(answer.worker) in view.specials


def _reasons(choices: Choices, codes: Sequence[str]) -> list[str]:
    """Explain one code, or the one among several that is nearest to being possible."""
    refused = choices.refused(min(codes, key=lambda code: _distance(choices.refusals(code))))
    assert refused is not None
    words = choices.words
    told = [words.message("cli-reason", reason=each.text, rule=each.rule) for each in refused.reasons]
    lines = [*told, *refused.ways]
    if help_ := refused.prerequisite or refused.alternative:
        number = ordered(choices.view).index(help_.code) + 1
        message = "cli-why-first" if refused.prerequisite else "cli-why-instead"
        lines.append(words.message(message, number=number, answer=help_.label))
    return [INDENT + line for line in lines]


def _distance(refusals: Sequence[Refusal]) -> tuple[bool, int]:
    return refusals[0].reason in FAR, len(refusals)


def _closed_actions(choices: Choices) -> list[str]:
    """Return every action of the season on which no worker can be placed now, and why."""
    words, view = choices.words, choices.view
    if not view.is_placing:
        return [words.message("cli-why-usage")]
    lines: list[str] = []
    for action in view.rules.board.seasonal[view.season()]:
        if _concerns(view, action) and not any(_is_on(action, code) for code in choices.codes):
            codes = [code for code in CODES if _is_on(action, code) and _is_in_game(view, code)]
            lines.append(words.message("cli-why", answer=words.action_name(action.name, view.rules.board)))
            lines.extend(_reasons(choices, codes))
    return lines or [words.message("cli-why-all-open")]


def _is_on(action: BoardAction, code: str) -> bool:
    """Return whether a code places a worker on an action."""
    answer = parse(code)
    return isinstance(answer, Placement) and answer.action == action.name


def _concerns(view: View, action: BoardAction) -> bool:
    """Return whether a code is not the private space of a structure card that is not built."""
    assert view.to_move is not None
    vineyard = view.vineyards[view.to_move]
    _, _, card = action.name.partition("structure:")
    if card:
        return vineyard.has(card)
    return action.name != "destroy_structure" or bool(vineyard.built_cards())
