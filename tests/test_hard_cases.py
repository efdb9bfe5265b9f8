"""The cases that break other implementations."""

from __future__ import annotations

from tests.support import Table, rule
from vendemmia.engine import Reason


@rule("PLANT-2")
def test_a_full_field_refuses_another_vine() -> None:
    table = Table(fields={5: ["merlot"]}, hand=["merlot", "syrah"], structures=["irrigation", "trellis"])
    table.play("place:plant_vine:left:regular", "card:merlot")
    assert table.reasons("field:5") == [Reason.FIELD_FULL]


@rule("VIS-S22", "VIS-2")
def test_the_overseer_builds_the_trellis_it_plants_with() -> None:
    table = Table(lira=2, hand=["overseer", "syrah"])
    table.play("place:play_summer_visitor:left:regular", "card:overseer")
    assert table.codes() == ["option:1"]
    table.play("option:1")
    assert table.codes() == ["structure:trellis"]
    assert table.reasons("structure:yoke") == [Reason.REST_IMPOSSIBLE]
    table.play("structure:trellis", "card:syrah", "field:5")
    assert table.fields == {"5": ["syrah"]}
    assert table.lira == 0
