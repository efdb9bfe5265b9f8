"""The numbered rules as they are read from their pages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from vendemmia.engine import Reason
from vendemmia.locale import SOURCE_LANGUAGE, languages, rulebook, words
from vendemmia.locale.lookup import EVERYTHING, Thing, title_of
from vendemmia.locale.rulebook import Heading, Paragraph, Rule


def test_every_reason_has_its_rule_in_the_book() -> None:
    numbers = {rule.number for rule in rulebook.rulebook().rules}
    assert {reason.rule for reason in Reason} <= numbers
    assert {"VIS-S1", "VIS-S38", "VIS-W1", "VIS-W38"} <= numbers


def test_a_number_is_given_once_and_nothing_else_is_mentioned() -> None:
    numbers = [rule.number for rule in rulebook.rulebook().rules]
    assert len(numbers) == len(set(numbers))
    assert {number for rule in rulebook.rulebook().rules for number in rule.mentions} <= set(numbers)


def test_a_page_has_a_title_an_introduction_and_chapters() -> None:
    page = rulebook.read_page(
        "some",
        """# Some rules

Read `this`
first.

## ONE · A chapter
- ONE-1 First line
  second **line**.
- ONE-2 Next `thing` (ONE-1, ONE-2).
### Inside
A word before
- ONE-3 Last.

## TWO · Another
- TWO-1 Alone.
""",
    )
    assert (page.name, page.title, page.intro) == ("some", "Some rules", (Paragraph("Read `this` first."),))
    one, two = page.chapters
    assert (one.letters, one.title) == ("ONE", "A chapter")
    assert one.blocks == (
        Rule("ONE-1", "First line second **line**.", "A chapter"),
        Rule("ONE-2", "Next `thing` (ONE-1, ONE-2).", "A chapter"),
        Heading("Inside"),
        Paragraph("A word before"),
        Rule("ONE-3", "Last.", "A chapter"),
    )
    assert [rule.text for rule in one.rules] == ["First line second line.", "Next thing (ONE-1, ONE-2).", "Last."]
    assert one.rules[1].mentions == ("ONE-1",)
    assert [rule.number for rule in two.rules] == ["TWO-1"]


def test_the_pages_are_those_of_the_base_game_the_solo_game_and_tuscany() -> None:
    assert [page.name for page in rulebook.rulebook().pages] == ["base", "solo", "tuscany"]
    assert all(page.title and page.intro for page in rulebook.rulebook().pages)


def test_a_rule_is_found_by_number_chapter_and_words() -> None:
    assert [rule.number for rule in rulebook.rulebook().find("plant-2")] == ["PLANT-2"]
    assert [rule.number for rule in rulebook.rulebook().find("harv")] == ["HARV-1", "HARV-2", "HARV-3"]
    assert "STR-2" in [rule.number for rule in rulebook.rulebook().find("windmill PLANTING")]
    assert rulebook.rulebook().find("nonsense") == []


def test_a_rule_knows_who_mentions_it() -> None:
    assert "SUM-4" not in [rule.number for rule in rulebook.rulebook().mentioning("SUM-4")]
    assert "WIN-5" in [rule.number for rule in rulebook.rulebook().mentioning("SUM-4")]


def test_every_challenge_has_its_rule() -> None:
    challenges = [rule.challenge for rule in rulebook.rulebook().rules if rule.challenge is not None]
    assert challenges == list(range(1, 9))
    assert all(isinstance(words("en").readings(number), tuple) for number in challenges)


# --- the languages

OTHERS = [language for language in languages() if language != SOURCE_LANGUAGE]


def stems(name: str) -> list[str]:
    """How the words of a name begin, whatever their case: the last letters of longer words may differ."""
    return [word[: max(2, len(word) - 3)].lower() for word in re.findall(r"\w+", name) if len(word) > 2]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_rules(language: str) -> None:
    english, book = rulebook.rulebook(), rulebook.rulebook(language)
    assert book.language == language
    assert [rule.number for rule in book.rules] == [rule.number for rule in english.rules]
    assert [sorted(rule.mentions) for rule in book.rules] == [sorted(rule.mentions) for rule in english.rules]
    chapters = [[chapter.letters for chapter in page.chapters] for page in book.pages]
    assert chapters == [[chapter.letters for chapter in page.chapters] for page in english.pages]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_figures(language: str) -> None:
    """Every number in a rule. Small ones may be words."""
    differing = {
        rule.number: (figures(rule.text), figures(other.text))
        for rule, other in zip(rulebook.rulebook().rules, rulebook.rulebook(language).rules, strict=True)
        if figures(rule.text) - figures(other.text)
    }
    assert differing == {}


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"[4-9]|\d{2,}", rulebook.NUMBER.sub("", text)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_cites_the_same_cards(language: str) -> None:
    """The rule about a card names it, and rules that name a card in English name it here."""
    here, english = words(language), words(SOURCE_LANGUAGE)
    lost = []
    for thing in EVERYTHING:
        if thing.kind not in ("summer", "winter", "structure_card"):
            continue
        title = title_of(english, thing)
        namesake = Thing("worker", thing.id) in EVERYTHING
        for rule in english.rules.rules:
            if title not in rule.text or not re.search(rf"\b{re.escape(title)}\b", rule.text):
                continue
            if namesake and rule.letters in ("MOD", "SPW", "TUS"):
                continue  # The chapters about special workers mean a worker of the same name.
            translated = here.rules.numbered(rule.number)
            assert translated is not None
            if not all(stem in translated.text.lower() for stem in stems(title_of(here, thing))):
                lost.append((rule.number, title_of(here, thing)))
    assert lost == []


@pytest.mark.parametrize("number", range(1, 9))
def test_a_challenge_has_its_rule(number: int) -> None:
    rule = rulebook.rulebook().numbered(f"CAMP-{number + 1}")
    assert rule is not None
    assert rule.challenge == number
    assert rule.text.startswith(f"Challenge {number}:")
