"""The files of drawings: plain shapes, coloured by materials that the style sheets know, small, the same every time."""

from __future__ import annotations

import gzip
import re
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from vendemmia.web.drawings.sprites import SPRITES, sprite, symbols

from .reading import STYLES, joined

SHAPES = {"g", "path", "circle", "ellipse", "rect", "use", "defs"}
ATTRIBUTES = {
    *("d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"),
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity"),
    *("transform", "style", "id", "href"),
}
HATCHING = "pattern"
"""The only things with an ink of their own: variables do not reach into them."""
PAINT = re.compile(r"url\(#e\d\)|none|currentColor|var\(--[a-z][\w-]*(?:,var\(--[a-z][\w-]*\))?\)")
SHOWN = re.compile(
    r"opacity:var\(--[\w-]+,[01]\)|transform:translateX\(calc\(var\(--look,0\)\*1\.1px\)\)"  # Or eyes that look aside.
)
MOST_PACKED = 80_000
"""Bytes of all drawings that a table loads, packed: one land, wide and for phones, beside what all tables share."""
ALIKE = ("icons.svg",)


@cache
def trees(name: str) -> dict[str, ET.Element]:
    return {id: ET.fromstring(text) for id, text in symbols(name).items()}  # noqa: S314 - drawings of our own


def wrong(symbol: ET.Element) -> list[str]:
    """What a drawing has besides shapes in materials: scripts, texts, references, colours of its own."""
    found = []
    hatching = {part for pattern in symbol.iter(HATCHING) for part in pattern.iter()}
    for element in set(symbol.iter()) - hatching:
        if element is not symbol:
            found += [element.tag] if element.tag not in SHAPES else sorted(set(element.attrib) - ATTRIBUTES)
        found += [text.strip() for text in (element.text, element.tail) if text and text.strip()]
        found += [
            f"{name}={value}"
            for name in ("fill", "stroke")
            if (value := element.attrib.get(name)) and not PAINT.fullmatch(value)
        ]
        found += [href for href in (element.attrib.get("href"),) if href and not href.startswith("#")]
        style = element.attrib.get("style", "")
        found += [style] if style and not SHOWN.fullmatch(style) else []
    return found


@pytest.mark.parametrize("name", SPRITES)
def test_drawings_are_shapes_in_materials(name: str) -> None:
    broken = {id: found for id, symbol in trees(name).items() if (found := wrong(symbol))}
    assert broken == {}


@pytest.mark.parametrize("name", SPRITES)
def test_every_material_has_a_colour(name: str) -> None:
    """A custom property without a value would be black, or a hole."""
    known = set(re.findall(r"(--[\w-]+)\s*:", joined(STYLES)))
    used = {found: id for id, text in symbols(name).items() for found in re.findall(r"var\((--[\w-]+)", text)}
    assert {name: id for name, id in used.items() if name not in known} == {}


@pytest.mark.parametrize("name", SPRITES)
def test_every_drawing_has_its_id_and_its_box(name: str) -> None:
    for id, symbol in trees(name).items():
        assert symbol.tag == "symbol"
        assert symbol.attrib["id"] == id
        assert len([float(number) for number in symbol.attrib["viewBox"].split()]) == 4


def test_a_drawing_is_in_one_file_only() -> None:
    files = [set(symbols(name)) for name in (*ALIKE, "people.svg", "land-0.svg")]
    assert sum(map(len, files)) == len(set().union(*files))


def test_all_lands_have_the_same_drawings_and_none_is_like_another() -> None:
    lands = [name for name in SPRITES if name.startswith("land-")]
    assert len({tuple(symbols(name)) for name in lands}) == 1
    assert len({symbols(name)["land"] for name in lands}) == len(lands) > 3


def test_the_drawings_of_a_table_are_small() -> None:
    texts = [sprite(name) or "" for name in (*ALIKE, "land-0.svg")]
    assert sum(len(gzip.compress(text.encode(), 9)) for text in texts) < MOST_PACKED


def test_no_file_has_another_name() -> None:
    assert sprite("land-99.svg") is None


@pytest.mark.parametrize("name", SPRITES)
def test_a_browser_computes_no_styles_for_drawings_in_their_file(name: str) -> None:
    """Only patterns need styles there. All else lies in parts that are not displayed; `g` would not do for Chromium."""
    for part in ET.fromstring(sprite(name) or ""):  # noqa: S314 - our own file
        assert part.tag.endswith("}defs")
        has_patterns = any(element.tag.endswith("}pattern") for element in part.iter())
        assert part.get("display") == (None if has_patterns else "none")
