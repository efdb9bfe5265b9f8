"""What is wrong with a record, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.test_records import FLAWED
from vendemmia import Record
from vendemmia.locale import words
from vendemmia.record import Flaw, RecordError

from .reading import CATALOGUES, messages

if TYPE_CHECKING:
    from pathlib import Path


def text_of(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        Record.from_text(text).replay()
    return words("en").error(caught.value)


@pytest.mark.parametrize(
    ("flaw", "text"), [(flaw, text) for flaw, text, _ in FLAWED], ids=[flaw.name for flaw, _, _ in FLAWED]
)
def test_every_flaw_is_reported_in_sentences(flaw: Flaw, text: str) -> None:
    line = text_of(text)
    assert line[0].isupper()
    assert line.endswith(".")
    assert line == " ".join(line.split())
    assert flaw.name not in line


def test_an_answer_that_is_not_legal_comes_with_the_reasons() -> None:
    line = text_of(next(text for flaw, text, _ in FLAWED if flaw is Flaw.NOT_LEGAL))
    assert line == "The answer card:merlot is not allowed there. You are not being asked for this now."


@pytest.mark.parametrize("file", sorted(CATALOGUES.glob("*/records.ftl")), ids=lambda file: file.parent.name)
def test_there_is_a_message_for_each_flaw_and_no_other(file: Path) -> None:
    wanted = {flaw.message for flaw in Flaw}
    assert {key for key in messages(file) if key not in ("flaw-and", "flaw-player")} == wanted
