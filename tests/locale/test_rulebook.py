"""The numbered rules as they are read from their pages."""

from __future__ import annotations

from vendemmia.engine import Reason
from vendemmia.locale import rulebook, words
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
