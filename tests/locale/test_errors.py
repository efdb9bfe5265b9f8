"""Errors in words: a message for each fault, with exactly its parameters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.test_faults import OPTIONS, POSITIONS, SAVED, all_faults, examples, parameters, raised
from vendemmia import State
from vendemmia.engine import IllegalAction, Options, new_state
from vendemmia.locale import words
from vendemmia.record import Flaw, RecordError

from .reading import CATALOGUES, SOURCES, messages
from .test_catalogues import texts

W = words("en")
FILES = sorted(CATALOGUES.glob("*/errors.ftl"))
ELSEWHERE = {"problem-unnamed": {"name"}, "missing-question": set()}
"""Messages of no fault, and their variables."""


def variables(node: ast.BaseNode) -> set[str]:
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.BaseNode):
                found |= variables(one)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_every_fault_has_a_message_with_its_parameters_and_there_is_no_other(file: Path) -> None:
    wanted = {fault.message: parameters(fault) for fault in all_faults()} | ELSEWHERE
    found = messages(file) | messages(file.with_name("records.ftl"))
    used = {key: variables(message) for key, message in found.items() if key not in ("flaw-and", "flaw-player")}
    assert used == wanted


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_messages_have_good_type(file: Path) -> None:
    for key, message in messages(file).items():
        assert message.value is not None
        for text in texts(message):
            assert not re.search(r"[\"'`]|\.\.\.|->|\s-\s|  |_(?!scoring)", text.strip("\n ")), (key, text)


def test_every_error_is_reported_in_sentences() -> None:
    for error in examples():
        line = W.error(error)
        assert line[0].isupper() or line.startswith(tuple(str(found.params.get("at")) for found in error.problems))
        assert line.endswith(".")
        assert line == " ".join(line.split())
        assert all(found.code not in line for found in error.problems)


def test_all_problems_of_a_position_are_reported() -> None:
    plain = {"format": "vendemmia-position/1", "seats": [{"vp": -6, "lira": 10**30}], "year": "long ago"}
    assert W.error(raised(lambda: State.from_json(plain))) == (
        "year must be a whole number from 0 to 1,000,000, not 'long ago'. "
        "seats[0].lira must be a whole number from 0 to 9,999, not ≥10¹⁸. "
        "seats[0].vp must be a whole number from −5 to 999, not -6."
    )


def test_a_record_tells_what_the_engine_says() -> None:
    cause = raised(lambda: Options(players=9).check())
    assert W.error(RecordError(Flaw.NO_GAME, None, cause)) == (
        "Its options do not describe a game you can play. The option players must be a whole number from 2 to 6, not 9."
    )
    state = new_state(Options(), 1)
    illegal = IllegalAction("pass", state.why_not("pass"))
    assert W.error(illegal) == "The answer pass is not possible now. You are not being asked for this now."
    assert W.error(RecordError(Flaw.NOT_LEGAL, 3, illegal, code="pass")) == (
        "The answer pass is not allowed there. You are not being asked for this now."
    )


def test_there_are_examples_of_everything() -> None:
    assert len(POSITIONS) + len(OPTIONS) + len(SAVED) > 80


def test_only_one_module_names_a_language() -> None:
    """Everything else is handed words."""
    naming = {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.py")
        if re.search(r"""[\"']en[\"']""", file.read_text(encoding="utf-8"))
    }
    assert naming == {"locale/folders.py"}
