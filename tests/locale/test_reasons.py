"""Reasons: one sentence for each, with every set of parameters that the engine gives."""

from __future__ import annotations

import ast
from functools import lru_cache

import pytest

from vendemmia.engine.reports.reasons import Reason, refuse
from vendemmia.locale import words
from vendemmia.locale.catalogue import MINUS
from vendemmia.locale.reasons import PARAMETERS

from .reading import PLAYERS, SOURCES, is_sentence, reads_well

w = words("en")

SAMPLES: dict[str, list[int | str]] = {
    "adds": [1, 4],
    "card": ["merlot", "sauvignon_blanc"],
    "cost": [4],
    "deck": ["vine", "summer", "winter", "order", "structure"],
    "field": [5, 7],
    "has": [0, 1, 3, -4],
    "most": [0, 1, 2],
    "needs": [1, 2, 4],
    "players": [1, 2, 4],
    "region": ["siena", "lucca"],
    "row": [5, 1],
    "seat": [0, 6],
    "structure": ["trellis", "tasting_room", "cask", "mat"],
    "wine": ["red", "white", "blush", "sparkling"],
    "worker": ["farmer", "regular", "grande"],
}


def reasons_of(expression: ast.expr) -> list[str]:
    """The names of the reasons in `Reason.X` or `Reason.X if … else Reason.Y`."""
    if isinstance(expression, ast.IfExp):
        return reasons_of(expression.body) + reasons_of(expression.orelse)
    return [expression.attr] if isinstance(expression, ast.Attribute) else []


@lru_cache(maxsize=1)
def refusals_in_the_engine() -> dict[str, set[tuple[str, ...]]]:
    """The sets of parameters with which each reason is given."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for file in (SOURCES / "engine").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
                for reason in reasons_of(call.args[0]):
                    found.setdefault(reason, set()).add(tuple(sorted(word.arg for word in call.keywords if word.arg)))
    assert len(found) > 50
    return found


def samples(names: tuple[str, ...]) -> list[dict[str, int | str]]:
    """Parameters with all their values, one varied at a time."""
    first = {name: SAMPLES[name][0] for name in names}
    return [first, *({**first, name: value} for name in names for value in SAMPLES[name][1:])]


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_reason_is_one_sentence_with_whatever_it_is_given(reason: Reason) -> None:
    for names in refusals_in_the_engine().get(reason.name, {()}):
        for params in samples(names):
            text = w.reason(refuse(reason, **params), PLAYERS, None)
            assert reads_well(text), text
            assert is_sentence(text), text


def test_the_engine_gives_no_parameter_that_words_do_not_know() -> None:
    given = {name for sets in refusals_in_the_engine().values() for names in sets for name in names}
    assert {"player" if name == "seat" else name for name in given} == set(PARAMETERS)
    assert given == set(SAMPLES)


def test_parameters_are_shown() -> None:
    assert w.reason(refuse(Reason.BUILDING_TOO_DEAR, needs=4, has=2), PLAYERS, None) == (
        "Building costs £4, and you have £2."
    )
    assert w.reason(refuse(Reason.SPACE_TAKEN, seat=1), PLAYERS, None) == "Ben has a worker on this space."
    assert w.reason(refuse(Reason.SPACE_TAKEN, seat=6), PLAYERS, None) == "The Automa has a worker on this space."
    assert w.reason(refuse(Reason.FIELD_FULL, field=6, has=5, adds=2), PLAYERS, None) == (
        "Field 6 already has vines worth 5, and 2 more would exceed its value."
    )
    assert w.reason(refuse(Reason.STRUCTURE_NEEDED, structure="trellis", card="pinot"), PLAYERS, None) == (
        "You cannot plant Pinot without this structure: Trellis."
    )
    assert w.reason(refuse(Reason.VP_AT_FLOOR, needs=2, has=-4), PLAYERS, None) == (
        f"You have {MINUS}4 VP and cannot give up 2, because nobody can fall below {MINUS}5."
    )
    assert w.reason(refuse(Reason.FIELD_EMPTY), PLAYERS, None) == "There are no vines on your fields."
    assert w.reason(refuse(Reason.FIELD_EMPTY, field=7), PLAYERS, None) == "There are no vines on field 7."
    assert w.reason(refuse(Reason.WINE_TOO_LOW, needs=7), PLAYERS, None) == "This needs a wine of value 7 or more."
    assert w.reason(refuse(Reason.WINE_TOO_LOW, needs=5, wine="red"), PLAYERS, None) == (
        "The order asks for a red wine of value 5 or more."
    )


def test_reasons_of_the_solo_game() -> None:
    assert (
        w.reason(refuse(Reason.SPACE_CLOSED, players=1), PLAYERS, None) == "This space is not used in this solo game."
    )
    assert w.reason(refuse(Reason.NO_GLASS_TOKEN, row=3), PLAYERS, None) == "Wake-up row 3 no longer has a glass token."
    assert w.reason(refuse(Reason.NOT_FOR_ORGANIZER, row=7), PLAYERS, None) == (
        "In the solo game the Organizer cannot move to row 7."
    )
    assert w.reason(refuse(Reason.NO_BONUS_TOKEN), PLAYERS, None) == (
        "There is no bonus here that you can buy with a bonus-action token."
    )
    assert w.reason(refuse(Reason.ORDERS_FORBIDDEN), PLAYERS, None) == "You cannot fill orders in this challenge."
    assert w.reason(refuse(Reason.VINES_ALL_TAKEN), PLAYERS, None) == ("The deck has no more vines of this kind.")
