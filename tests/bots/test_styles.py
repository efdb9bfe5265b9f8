"""Characters: a taste shows in what they do, and every part that it names exists."""

from __future__ import annotations

from collections import Counter

from vendemmia.bots import STYLES
from vendemmia.bots.styles import TILTS, tilts
from vendemmia.engine import CODES, Options
from vendemmia.network import PARTS

from .support import played


def placements(name: str) -> Counter[str]:
    """The actions that a character uses in four games."""
    found: Counter[str] = Counter()
    for seed in range(1, 5):
        _, given = played(Options(1, solo="normal"), [name], seed)
        found.update(CODES[action].split(":")[1] for action in given if CODES[action].startswith("place:"))
    return found


def test_tastes_name_parts_of_answers() -> None:
    assert tuple(TILTS) == STYLES
    assert {part for tilt in TILTS.values() for part in tilt} <= set(PARTS)
    assert tilts("vine_baron")[CODES.index("place:draw_vine:left:regular")] > 0


def test_a_taste_shows() -> None:
    expert = placements("expert")
    assert placements("order_specialist")["draw_order"] > expert["draw_order"]
    assert placements("visitor_rush")["play_summer_visitor"] >= expert["play_summer_visitor"]
