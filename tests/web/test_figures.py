"""Every card has a figure of its own, made of drawings that the sprite holds."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from vendemmia.engine.content.special_workers import SPECIAL_WORKERS
from vendemmia.engine.content.structure_cards import STRUCTURE_CARDS
from vendemmia.engine.names import MAMA_NAMES, PAPA_NAMES, SUMMER_VISITORS, WINTER_VISITORS
from vendemmia.web import middleware
from vendemmia.web.show.figures import FRAME, Part, figure
from vendemmia.web.show.portraits import FIGURES

STATIC = Path(middleware.__file__).parent / "static" / "vendemmia"
SPRITE = STATIC / "figures.svg"
SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 90_000

CARDS = {
    "summer": SUMMER_VISITORS,
    "winter": WINTER_VISITORS,
    "mama": MAMA_NAMES,
    "papa": PAPA_NAMES,
    "structure": tuple(card.id for card in STRUCTURE_CARDS),
    "worker": tuple(worker.id for worker in SPECIAL_WORKERS),
}
PEOPLE = ("back-", "head-", "face-", "beard-", "glasses-", "hair-", "hat-", "wear-", "over-", "hand")


@cache
def sprite() -> ET.Element:
    return ET.fromstring(SPRITE.read_text(encoding="utf-8"))  # noqa: S314 - our own file


@cache
def symbols() -> dict[str, ET.Element]:
    return {symbol.attrib["id"]: symbol for symbol in sprite()}


def parts() -> list[Part]:
    return [part for kind, ids in CARDS.items() for id in ids for part in figure(kind, id)]


def test_every_card_has_a_figure_and_nothing_else_has() -> None:
    assert {kind: tuple(ids) for kind, ids in FIGURES.items()} == CARDS


def test_every_part_is_in_the_sprite_and_none_is_unused() -> None:
    assert {part.symbol for part in parts()} == set(symbols())


def test_no_two_figures_are_the_same() -> None:
    seen: dict[object, str] = {}
    for kind, ids in CARDS.items():
        for id in ids:
            drawn = tuple((part.symbol, part.fill, part.accent) for part in figure(kind, id))
            assert drawn not in seen, f"{id} is drawn like {seen[drawn]}"
            seen[drawn] = id


@pytest.mark.parametrize("kind", ["summer", "winter", "structure", "worker"])
def test_each_card_of_a_deck_has_a_thing_of_its_own(kind: str) -> None:
    """People differ by what they carry, buildings by their shape."""
    seen: dict[object, str] = {}
    for id in CARDS[kind]:
        things = frozenset(part.symbol for part in figure(kind, id) if not part.symbol.startswith(PEOPLE))
        assert things, f"{id} has empty hands"
        assert things not in seen, f"{id} carries what {seen[things]} carries"
        seen[things] = id


def test_parts_stand_in_the_frame() -> None:
    for part in parts():
        assert -part.size / 4 <= part.x <= FRAME - part.size / 2, part
        assert -part.size / 4 <= part.y <= FRAME - part.size / 2, part


def test_a_part_has_the_colours_that_its_symbol_takes() -> None:
    coloured: dict[str, bool] = {}
    for part in parts():
        drawing = ET.tostring(symbols()[part.symbol], encoding="unicode")
        assert bool(part.accent) == ("currentColor" in drawing), part
        assert coloured.setdefault(part.symbol, bool(part.fill)) == bool(part.fill), part


def test_a_mirrored_part_stays_in_its_square() -> None:
    part = Part("coin", 10, 4, 20, fill="red", mirrored=True)
    assert part.attributes == {"fill": "red", "transform": "translate(40 0) scale(-1 1)"}


def test_the_sprite_holds_shapes_only() -> None:
    """No script, no style, no text, no reference: nothing that a page of ours would have to trust."""
    shapes = {f"{SVG}{name}" for name in ("g", "path", "circle", "ellipse")}
    allowed = {"d", "cx", "cy", "r", "rx", "ry", "fill", "stroke", "stroke-width", "opacity"}
    for symbol in sprite():
        assert symbol.tag == f"{SVG}symbol"
        assert set(symbol.attrib) == {"id", "viewBox"}
        for element in symbol.iter():
            assert element is symbol or element.tag in shapes
            assert element is symbol or set(element.attrib) <= allowed
            assert not (element.text or "").strip()
            assert not (element.tail or "").strip()
    assert "url(" not in SPRITE.read_text(encoding="utf-8")


def test_names_in_the_sprite_are_unique() -> None:
    assert len(symbols()) == len(sprite())


def test_the_sprite_is_small() -> None:
    assert SPRITE.stat().st_size < MOST_BYTES


def test_colours_come_from_the_palette() -> None:
    """A variable without a value would leave holes in the drawings."""
    palette = "".join(path.read_text(encoding="utf-8") for path in (STATIC / "css").glob("*.css"))
    known = set(re.findall(r"(--[\w-]+)\s*:", palette))
    drawn = SPRITE.read_text(encoding="utf-8") + " ".join(part.fill + part.accent for part in parts())
    assert set(re.findall(r"var\((--[\w-]+)", drawn)) <= known
