"""Everybody in the game has a portrait, and no two look alike."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from itertools import combinations
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from vendemmia.engine.content.special_workers import SPECIAL_WORKERS
from vendemmia.engine.numbers.names import MAMA_NAMES, PAPA_NAMES, SUMMER_VISITORS, WINTER_VISITORS
from vendemmia.web.drawings.portraits import AUTOMA, PEOPLE, people, symbols
from vendemmia.web.drawings.portraits.bust import bust, head
from vendemmia.web.drawings.portraits.clothes import COLLARS
from vendemmia.web.drawings.portraits.figures import FIGURES
from vendemmia.web.drawings.portraits.ground import SCENES
from vendemmia.web.drawings.portraits.hats import HATS
from vendemmia.web.drawings.portraits.headdress import HEADDRESSES
from vendemmia.web.drawings.portraits.props import PROPS
from vendemmia.web.drawings.portraits.words import Collar, Ground, Hat, Sitter, person
from vendemmia.web.drawings.sprites import sprite

SVG = "{http://www.w3.org/2000/svg}"
CARDS = {
    "summer": SUMMER_VISITORS,
    "winter": WINTER_VISITORS,
    "mama": MAMA_NAMES,
    "papa": PAPA_NAMES,
    "worker": tuple(worker.id for worker in SPECIAL_WORKERS),
}
COMPARED = ("hat", "hair", "beard", "face", "collar", "prop", "dye", "glasses")
MOST_ALIKE = 6
MOST_MARKS, MOST_MARKS_OF_A_HEAD = 85, 60
MOST_PACKED = 60_000
"""Bytes of the file with all people, as it is sent."""


@cache
def visitors() -> dict[str, Sitter]:
    return {name: one for name, one in people().items() if name.startswith(("summer-", "winter-"))}


@cache
def drawn() -> ET.Element:
    return ET.fromstring(sprite("people.svg") or "")  # noqa: S314 - our own file


def test_everybody_has_a_portrait_and_nobody_else() -> None:
    assert {kind: tuple(lines) for kind, lines in PEOPLE.items()} == CARDS
    names = {f"{kind}-{id}" for kind, ids in CARDS.items() for id in ids} | {AUTOMA}
    shown = {f"{size}-{name}" for size in "ph" for name in names} | {f"fig-{number}" for number in range(len(FIGURES))}
    assert {id for id in symbols() if "-" in id} == shown


def test_no_two_people_look_alike() -> None:
    same = {
        (one, other): sum(getattr(first, word) == getattr(second, word) for word in COMPARED)
        for (one, first), (other, second) in combinations(people().items(), 2)
    }
    assert {pair: words for pair, words in same.items() if words > MOST_ALIKE} == {}


@pytest.mark.parametrize("kind", ["summer", "winter", "worker"])
def test_each_of_a_deck_holds_a_thing_of_its_own(kind: str) -> None:
    held = Counter(one.prop for name, one in people().items() if name.startswith(f"{kind}-"))
    assert [prop for prop, times in held.items() if times > 1] == []


def test_the_visitors_are_a_mixed_company() -> None:
    company = visitors().values()
    assert 0.4 <= sum(one.woman for one in company) / len(company) <= 0.6
    assert min(Counter(one.tone for one in company).values()) >= 12
    assert len({one.tone for one in company}) == 3
    hats = Counter(one.hat for one in company if one.hat)
    assert {hat for hat, times in hats.items() if times > 8} == set()


def test_words_and_drawings_agree() -> None:
    """Every word is drawn and every drawing has a word; nothing is drawn that nobody has."""
    company = people().values()
    assert set(get_args(Hat)) - {""} == {*HATS, *HEADDRESSES} == {one.hat for one in company} - {""}
    assert set(get_args(Collar)) == set(COLLARS) == {one.collar for one in company}
    assert set(get_args(Ground)) == set(SCENES) == {one.ground for one in company}
    assert set(PROPS) == {one.prop for one in company}


@pytest.mark.parametrize("words", ["hat:bucket prop:ring", "tone:dark prop:ring", "moustache prop:ring", "hat:straw"])
def test_unknown_words_are_refused(words: str) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        person(words)


def test_a_portrait_is_cheap_to_paint() -> None:
    busts = {name: sum(len(part.marks) for part in bust(one)) for name, one in people().items()}
    heads = {name: sum(len(part.marks) for part in head(one)) for name, one in people().items()}
    assert {name: marks for name, marks in busts.items() if marks > MOST_MARKS} == {}
    assert {name: marks for name, marks in heads.items() if marks > MOST_MARKS_OF_A_HEAD} == {}


def test_a_head_has_no_land_no_thing_and_no_fine_lines() -> None:
    for name, one in people().items():
        parts = head(one)
        assert not any(mark.fine for part in parts for mark in part.marks), name
        assert not any(part.name.startswith(("prop-", "ground-")) for part in parts), name


def test_all_people_together_are_small() -> None:
    assert len(gzip.compress((sprite("people.svg") or "").encode(), 9)) < MOST_PACKED


def test_the_file_needs_nothing_else() -> None:
    """All that it refers to lies in it, once; no styles, no scripts, no texts."""
    ids = Counter(id for element in drawn().iter() if (id := element.get("id")))
    assert [id for id, times in ids.items() if times > 1] == []
    text = sprite("people.svg") or ""
    assert set(re.findall(r'href="#([\w.-]+)"', text)) | set(re.findall(r"url\(#([\w.-]+)\)", text)) <= set(ids)
    assert "href=" not in re.sub(r'href="#', "", text)
    shapes = {"svg", "symbol", "defs", "pattern", "g", "use", "path", "circle", "ellipse"}
    assert {element.tag.removeprefix(SVG) for element in drawn().iter()} <= shapes
