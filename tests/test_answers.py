"""Codes as typed answers: all of them, and those of the recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

from vendemmia import engine
from vendemmia.engine import (
    CODES,
    AllFieldsAnswer,
    CardAnswer,
    FieldAnswer,
    ParsedCode,
    Placement,
    PlainAnswer,
    TakeBack,
    UnknownCode,
    WineAnswer,
    parse,
)
from vendemmia.engine.catalogue import ACTIONS, SPACES, WORKERS
from vendemmia.record import Record

CORPUS = sorted((Path(__file__).parent / "corpus").rglob("*.json"))


def test_every_code_is_made_again_from_its_parts() -> None:
    parsed = [parse(code) for code in CODES]
    assert [answer.code for answer in parsed] == list(CODES)
    assert len(set(parsed)) == len(CODES)
    assert {type(answer) for answer in parsed} == set(ParsedCode.__subclasses__())


def test_every_class_is_public() -> None:
    assert {each.__name__ for each in ParsedCode.__subclasses__()} <= set(engine.__all__)


def test_the_codes_of_recorded_games_are_made_again_from_their_parts() -> None:
    codes = {code for path in CORPUS for code in Record.from_text(path.read_text(encoding="utf-8")).codes}
    assert len(codes) > 500
    assert {code for code in codes if parse(code).code != code} == set()


def test_the_parts_of_a_worker_on_a_space_are_ids() -> None:
    placed = [answer for answer in map(parse, CODES) if isinstance(answer, Placement | TakeBack)]
    assert {answer.action for answer in placed} == set(ACTIONS)
    assert {answer.space for answer in placed} == set(SPACES)
    assert {answer.worker for answer in placed} == set(WORKERS)


@pytest.mark.parametrize(
    ("code", "answer"),
    [
        ("pass", PlainAnswer("pass")),
        ("card:merlot", CardAnswer("merlot")),
        ("field:7", FieldAnswer(7)),
        ("field:all", AllFieldsAnswer()),
        ("wine:sparkling:8", WineAnswer("sparkling", 8)),
        ("place:structure:mixer:left:grande", Placement("structure:mixer", "left", "grande")),
    ],
)
def test_an_answer_has_its_parts(code: str, answer: ParsedCode) -> None:
    assert parse(code) == answer


@pytest.mark.parametrize("code", ["", "card", "card:", "card:grappa", "pass:1", "place:give_tour", "field:4"])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(UnknownCode):
        parse(code)
