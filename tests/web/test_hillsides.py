"""Each seat at a table looks at a side of the hill of its own."""

from __future__ import annotations

from vendemmia.web.assets.templates import hillside_of, soil_of
from vendemmia.web.drawings.estate import SIDES
from vendemmia.web.drawings.fields import FIELDS
from vendemmia.web.drawings.sprites import symbols


def test_neighbours_at_a_table_have_different_hillsides() -> None:
    """Three in a row see three sides of the hill, and have their three grounds in three orders."""
    drawn = [hillside_of("a-table", seat).partition("#")[2] for seat in range(SIDES)]
    assert len({symbols("land-0.svg")[name].replace(name, "") for name in drawn}) == SIDES
    for field in FIELDS:
        assert len({soil_of("a-table", seat, field) for seat in range(SIDES)}) == SIDES
    for seat in range(6):
        assert len({soil_of("a-table", seat, field) for field in FIELDS}) == len(FIELDS)
