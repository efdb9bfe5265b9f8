"""The 18 mamas and 18 papas."""

from __future__ import annotations

from typing import Final, NamedTuple


class Mama(NamedTuple):
    id: str
    vine: int
    summer: int
    order: int
    winter: int
    lira: int = 0


class Papa(NamedTuple):
    id: str
    lira: int
    gift: str
    """A structure, "worker" or "vp"."""
    extra_lira: int


MAMA_WORKERS: Final = 2
"""The regular workers that every mama brings."""

MAMAS: Final = (
    Mama("alaena", 1, 1, 1, 0),
    Mama("alyssa", 1, 1, 0, 1),
    Mama("deann", 1, 0, 1, 1),
    Mama("margot", 0, 1, 1, 1),
    Mama("margaret", 2, 1, 0, 0),
    Mama("nici", 2, 0, 1, 0),
    Mama("teruyo", 2, 0, 0, 1),
    Mama("emily", 1, 2, 0, 0),
    Mama("rebecca", 0, 2, 1, 0),
    Mama("danyel", 0, 2, 0, 1),
    Mama("laura", 1, 0, 2, 0),
    Mama("jess", 0, 1, 2, 0),
    Mama("casey", 0, 0, 2, 1),
    Mama("christine", 1, 0, 0, 2),
    Mama("naja", 0, 1, 0, 2),
    Mama("falon", 0, 0, 1, 2),
    Mama("nicole", 1, 0, 0, 1, lira=2),
    Mama("ariel", 0, 1, 1, 0, lira=2),
)
"""Every mama, by number."""

PAPAS: Final = (
    Papa("andrew", 4, "trellis", 2),
    Papa("christian", 3, "irrigation", 3),
    Papa("jay", 5, "yoke", 2),
    Papa("josh", 3, "medium_cellar", 4),
    Papa("kozi", 2, "cottage", 4),
    Papa("matthew", 1, "windmill", 5),
    Papa("matt", 0, "tasting_room", 6),
    Papa("paul", 5, "trellis", 1),
    Papa("stephan", 4, "irrigation", 2),
    Papa("steven", 6, "yoke", 1),
    Papa("joel", 4, "medium_cellar", 3),
    Papa("raymond", 3, "cottage", 3),
    Papa("jerry", 2, "windmill", 4),
    Papa("trevor", 1, "tasting_room", 5),
    Papa("rafael", 2, "worker", 4),
    Papa("gary", 3, "worker", 3),
    Papa("morten", 4, "vp", 3),
    Papa("alan", 5, "vp", 2),
)
"""Every papa, by number."""
