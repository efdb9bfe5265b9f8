"""The languages compared with English."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from vendemmia.locale import SOURCE_LANGUAGE, languages
from vendemmia.locale.catalogue import Catalogue
from vendemmia.locale.translations import (
    SOURCES,
    Finding,
    Translation,
    TranslationFlaw,
    findings,
    plurals,
    read_translation,
    sources_of,
)

from .reading import translation

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = """
name = worker
cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
trains = { $player } trains a { $worker }.
outer = { cards }!
"""
GOOD = """
name = pracownik
    .acc = pracownika
cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
trains = { $player } szkoli { FORM($worker, "acc") }.
outer = { cards }!
"""


def read(folder: Path, text: str, rules: dict[str, str] | None = None) -> Translation:
    folder.mkdir(exist_ok=True)
    (folder / "words.ftl").write_text(text, encoding="utf-8")
    found = read_translation(folder, "none")
    return found._replace(rules={}) if rules is None else found


def found_in(tmp_path: Path, text: str) -> list[Finding]:
    english = read(tmp_path / "en", ENGLISH)
    return list(findings(english, "pl", read(tmp_path / "pl", text)))


def test_a_whole_translation_has_no_finding(tmp_path: Path) -> None:
    assert found_in(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("was", "now", "finding"),
    [
        ("outer = { cards }!\n", "", Finding(TranslationFlaw.MISSING, "words.ftl", "outer")),
        ("outer =", "other = Inny\nouter =", Finding(TranslationFlaw.UNUSED, "words.ftl", "other")),
        ("{ $player } szkoli", "Szkoli", Finding(TranslationFlaw.VARIABLES, "words.ftl", "trains", "$player")),
        ("szkoli", "szkoli { $card }", Finding(TranslationFlaw.VARIABLES, "words.ftl", "trains", "$card")),
        ("        [few] { $count } karty\n", "", Finding(TranslationFlaw.PLURALS, "words.ftl", "cards", "few")),
        ('"acc"', '"gen"', Finding(TranslationFlaw.FORM, "words.ftl", "trains", "gen")),
        ("outer = { cards }!", "outer = { cards", Finding(TranslationFlaw.UNREADABLE, "words.ftl", "outer = { cards")),
    ],
    ids=lambda value: value.flaw.value if isinstance(value, Finding) else "",
)
def test_each_flaw_is_found(tmp_path: Path, was: str, now: str, finding: Finding) -> None:
    assert was in GOOD
    assert finding in found_in(tmp_path, GOOD.replace(was, now))


def test_a_message_whose_english_has_changed_is_out_of_date(tmp_path: Path) -> None:
    english = read(tmp_path / "en", ENGLISH)
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / SOURCES).write_text(sources_of(english, read(tmp_path / "pl", GOOD)), encoding="utf-8")
    polish = read(tmp_path / "pl", GOOD)
    assert set(json.loads((tmp_path / "pl" / SOURCES).read_text())) == set(english.entries)
    assert list(findings(english, "pl", polish)) == []
    changed = read(tmp_path / "en", ENGLISH.replace("name = worker", "name = workman"))
    assert list(findings(changed, "pl", polish)) == [Finding(TranslationFlaw.OUTDATED, "words.ftl", "name")]
    commented = read(tmp_path / "en", ENGLISH.replace("name =", "# A comment.\nname ="))
    assert list(findings(commented, "pl", polish)) == []


def test_a_draft_with_any_name_and_any_contents_is_read(tmp_path: Path) -> None:
    for language in ("en", "my-own"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "words.ftl").write_text("one = One { $count }\n", encoding="utf-8")
    (tmp_path / "my-own" / "words.ftl").write_bytes(b"one = \xfc { $count } { two }\ntwo = { one }\n")
    (tmp_path / "my-own" / SOURCES).write_text("{no json", encoding="utf-8")
    read_back = read_translation(tmp_path / "my-own", "my-own")
    assert read_back.sources == {}
    assert read_back.variables("two") == {"count"}
    assert plurals("my-own") == plurals("en")
    (tmp_path / "my-own" / "words.ftl").write_bytes(b"one = \xfc { $count }\n")
    draft = Catalogue("my-own", tmp_path)
    assert draft.message("one", count=1000) == "\N{REPLACEMENT CHARACTER} 1,000"
    assert draft.number(1234.5, 1) == "1,234.5"


def test_the_plurals_are_those_of_whole_numbers() -> None:
    assert plurals("en") == plurals("fr") == plurals("es") == {"one", "other"}
    assert plurals("pl") == plurals("ru") == {"one", "few", "many", "other"}
    assert plurals("cs") == {"one", "few", "other"}


@pytest.mark.parametrize("language", [language for language in languages() if language != SOURCE_LANGUAGE])
def test_every_language_is_complete(language: str) -> None:
    source, translated = translation(SOURCE_LANGUAGE), translation(language)
    assert list(findings(source, language, translated)) == []
    names = {*source.entries, *source.rules}
    assert set(translated.sources) == names, "run `vendemmia translations --confirm` after reading what changed"
