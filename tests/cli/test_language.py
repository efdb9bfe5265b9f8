"""The language of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from vendemmia.cli.language import chosen_words, system_words, without_language
from vendemmia.locale import words

from .support import run

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "xx:fr:ru"}, "fr"),
        ({"LANG": "xx_XX", "LC_MESSAGES": "es"}, "es"),
    ],
)
def test_the_system_says_its_language(environment: dict[str, str], language: str) -> None:
    assert system_words(environment).language == language


@pytest.mark.parametrize(
    "argv",
    [
        ["--language", "pl", "cards", "merlot"],
        ["cards", "merlot", "--language", "pl"],
        ["--language=pl", "cards", "merlot"],
        ["cards", "--language=pl", "merlot"],
    ],
)
def test_the_option_may_be_anywhere(argv: Sequence[str]) -> None:
    assert words("pl").card_text("merlot") in run(*argv).out


def test_what_follows_two_dashes_is_no_option() -> None:
    assert chosen_words(["cards", "--", "--language", "pl"]) is None
    assert without_language(["cards", "--language", "pl"]) == ["cards", "--language", "pl"]


def test_an_unknown_language_is_named() -> None:
    done = run("--language", "xx", "cards")
    assert (done.code, done.out) == (2, "")
    assert done.err == "vendemmia: There is no translation into 'xx'; choose from cs, en, es, fr, pl, ru.\n"


def test_the_option_needs_a_language() -> None:
    done = run("cards", "--language")
    assert done.code == 2
    assert "--language" in done.err
