"""The catalogues: they parse, nothing is doubled, left over or typed like on an old typewriter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast

from tests.support import ReportHandler, WordsMissing
from vendemmia.engine import Asked, observe
from vendemmia.engine.numbers.names import COLOURS, DECKS, FIRST_SPECIAL, SEASONS, WINE_TYPES, WORKERS
from vendemmia.engine.options import Options
from vendemmia.engine.reports.errors import VendemmiaError
from vendemmia.engine.setup import new_state
from vendemmia.locale import SOURCE_LANGUAGE, UnknownLanguage, languages, words, words_for
from vendemmia.locale.catalogue import MINUS, Catalogue
from vendemmia.locale.reasons import NOT_GIVEN
from vendemmia.locale.words import Words

from .reading import CATALOGUES, OWN, PLAYERS, messages, named, parsed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FILES = sorted(CATALOGUES.glob("*/*.ftl"))
TYPED_LIKE_ON_A_TYPEWRITER = re.compile(r"[\"'`]|\.\.\.|->|(?<!\w)-\d|\s-\s|  ")


def texts(node: ast.BaseNode) -> Iterator[str]:
    """All that a reader sees of a message as written."""
    if isinstance(node, ast.TextElement):
        yield node.value
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.BaseNode) and not isinstance(one, ast.Comment):
                yield from texts(one)


def test_every_catalogue_parses() -> None:
    assert [
        (named(file), entry.content) for file in FILES for entry in parsed(file).body if isinstance(entry, ast.Junk)
    ] == []
    assert [named(file) for file in FILES if not messages(file)] == []


def own_messages(language: str) -> Iterator[tuple[str, str, ast.Message]]:
    """The messages of the game in a language, each with its file and its id."""
    files = [file for file in FILES if file.parent.name == language and file.stem in OWN]
    assert len(files) == len(OWN)
    for file in files:
        yield from ((named(file), key, message) for key, message in messages(file).items())


@pytest.mark.parametrize("language", languages())
def test_no_message_is_defined_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        entries = [entry.id.name for entry in parsed(file).body if isinstance(entry, ast.Message)]
        doubled = [key for key in entries if entries.count(key) > 1 or key in seen]
        assert doubled == []
        seen.update(dict.fromkeys(entries, file.name))


@pytest.mark.parametrize("language", languages())
def test_every_message_has_a_value_and_good_type(language: str) -> None:
    broken = []
    for file, key, message in own_messages(language):
        if message.value is None or (message.attributes and language == SOURCE_LANGUAGE):
            broken.append((file, key, "no value, or forms in English"))
        bad = [text for text in texts(message) if TYPED_LIKE_ON_A_TYPEWRITER.search(text.strip("\n "))]
        broken += [(file, key, text) for text in bad]
    assert broken == []


CASES: dict[str, set[str]] = {
    "ahead": {"yes", "no"},
    "by": {"table", "player"},
    "colour": set(COLOURS),
    "deck": {*DECKS, NOT_GIVEN},
    "gift": {"yes", "no"},
    "kind": {*DECKS, "any", "visitor", "mama", "papa"},
    "known": {"yes", "no"},
    "optional": {"yes", "no"},
    "season": set(SEASONS),
    "sign": {"plus", "minus"},
    "what": {"action", "again", "space", "player", "all", "grapes", "wines", "wine"},
    "where": {"space", "plain"},
    "who": {"player", "automa", "you"},
    "wine": {*WINE_TYPES, NOT_GIVEN},
    "worker": {*WORKERS[:FIRST_SPECIAL], "special", NOT_GIVEN},
}
"""What the arguments that are no numbers can be."""
PLURALS = {"zero", "one", "two", "few", "many", "other", NOT_GIVEN, "none", "some"}


def selects(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.BaseNode):
                yield from selects(one)


@pytest.mark.parametrize("language", languages())
def test_every_variant_can_come_up(language: str) -> None:
    broken = []
    for file, key, message in own_messages(language):
        for select in selects(message):
            if isinstance(select.selector, ast.FunctionReference) and language != SOURCE_LANGUAGE:
                continue  # A form of a name, which has no words of English.
            assert isinstance(select.selector, ast.VariableReference), (file, key)
            variants = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            impossible = variants - CASES.get(select.selector.id.name, PLURALS)
            broken += [(file, key, variant) for variant in sorted(impossible)]
    assert broken == []


def test_english_has_all_catalogues() -> None:
    assert "en" in languages()
    assert {file.stem for file in (CATALOGUES / "en").glob("*.ftl")} >= set(OWN)


def test_the_words_of_a_language_are_read_once() -> None:
    assert words("en") is words("en")


@pytest.mark.parametrize("language", ["xx", "", "..", "en/..", "EN"])
def test_an_unknown_language_is_a_clear_error(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"only in: .*en"):
        words(language)
    assert issubclass(UnknownLanguage, VendemmiaError)


def test_the_first_language_wished_for_that_there_is_is_spoken() -> None:
    assert words_for() is words_for("xx", "") is words(SOURCE_LANGUAGE)
    assert words_for("xx", "en-GB").language == "en"


# --- what is missing


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """What the log says; outside of this test a report is an error."""
    monkeypatch.setattr(ReportHandler, "emit", lambda *_: None)
    return caplog


@pytest.fixture
def german(tmp_path: Path) -> Catalogue:
    """A language that has not everything."""
    for language, text in (
        ("en", "one = One { $thing }\ntwo = Two { $thing }\nlist-join = { $first }, { $second }\n"),
        ("de", "one = Eins { $thing }\nbroken = Kaputt { $nothing }\n"),
        ("no_language", ""),
    ):
        (tmp_path / language).mkdir()
        if text:
            (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return Catalogue("de", tmp_path)


def test_a_message_that_a_language_lacks_is_shown_in_english_and_reported_once(
    german: Catalogue, log: pytest.LogCaptureFixture
) -> None:
    assert german.message("one", thing=1) == "Eins 1"
    assert log.messages == []
    assert [german.message("two", thing=thing) for thing in (1, 2, 1)] == ["Two 1", "Two 2", "Two 1"]
    assert german.listed(["a", "b", "c"]) == "a, b, c"
    assert log.messages == ["no words for two in de: missing", "no words for list-join in de: missing"]


def test_a_message_that_no_language_has_is_shown_by_its_id(german: Catalogue, log: pytest.LogCaptureFixture) -> None:
    assert german.message("three") == german.message("three") == "three"
    assert log.messages == ["no words for three in de: missing", "no words for three in en: missing"]
    assert german.has_message("two")
    assert not german.has_message("three")


def test_a_message_without_its_argument_is_shown_as_far_as_it_goes(
    german: Catalogue, log: pytest.LogCaptureFixture
) -> None:
    assert german.message("one") == "One thing"
    assert [line.partition(": ")[0] for line in log.messages] == ["no words for one in de", "no words for one in en"]


def test_a_folder_without_catalogues_is_no_language(german: Catalogue, tmp_path: Path) -> None:
    assert german.language == "de"
    with pytest.raises(UnknownLanguage):
        Catalogue("no_language", tmp_path)


def test_nothing_is_raised_where_words_are_missing(log: pytest.LogCaptureFixture) -> None:
    spoken = Words("en")
    view = observe(new_state(Options(), 1), 0)
    assert spoken.question(Asked("nothing", {}, 0, "action:plant_vine"), PLAYERS) == "Choose an answer."
    assert spoken.choice(view, "place:nowhere") == "place:nowhere"
    assert spoken.card_name("nobody") == "card-nobody"
    assert spoken.error(VendemmiaError("a text for programmers")) == "Something went wrong: VendemmiaError."
    assert len(log.messages) == 3


def test_in_tests_a_report_is_an_error() -> None:
    with pytest.raises(WordsMissing, match="card-nobody"):
        words("en").card_name("nobody")
    with pytest.raises(WordsMissing, match=r"order-short.*wines"):
        words("en").message("order-short")


def test_numbers_below_zero_have_a_minus_sign() -> None:
    assert words("en").message("gift-vp", count=-3) == f"{MINUS}3 VP"


def test_lists_are_joined() -> None:
    catalogue = Catalogue("en")
    assert catalogue.listed([]) == ""
    assert catalogue.listed(["a"]) == "a"
    assert catalogue.listed(["a", "b", "c"]) == "a, b, c"
