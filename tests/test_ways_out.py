"""The way out of a refusal: an answer that is possible now and serves the same end, or a step towards it."""

from __future__ import annotations

from vendemmia.engine import Reason, WayOut, WaysOut

from .rules import on
from .support import Table

TWO = {"regular": 2, "grande": 0}


def way(table: Table, code: str) -> WayOut | None:
    refusals = table.state.why_not(code)
    assert refusals, f"{code} is legal"
    return WaysOut(table.state).of(code, refusals)


def test_another_space_or_worker_serves_the_same_action() -> None:
    left, middle = "place:draw_vine:left:regular", "place:draw_vine:middle:regular"
    table = Table(3, others=[{}, {}], season="summer", board={"draw_vine": {"left": on(1)}})
    assert way(table, left) == WayOut(middle, first=False)
    both = {"draw_vine": {"left": on(1), "middle": on(2)}}
    table = Table(3, others=[{}, {}], season="summer", board=both)
    assert way(table, left) == WayOut("place:draw_vine:beside:grande", first=False)


def test_money_comes_first_where_money_is_short() -> None:
    table = Table(season="summer", lira=1, workers=TWO)
    assert way(table, "place:build_structure:left:regular") == WayOut("place:give_tour:left:regular", first=True)


def test_a_step_takes_a_second_worker() -> None:
    table = Table(season="summer", lira=1, workers={"regular": 1, "grande": 0})
    assert way(table, "place:build_structure:left:regular") is None


def test_a_structure_that_cannot_be_paid_is_not_advised() -> None:
    hand = ["pinot"]
    rich = way(Table(season="summer", lira=2, workers=TWO, hand=hand), "place:plant_vine:left:regular")
    assert rich is not None
    assert rich.code.startswith("place:build_structure:")
    assert way(Table(season="summer", lira=1, workers=TWO, hand=hand), "place:plant_vine:left:regular") is None


def test_only_a_field_takes_the_place_of_a_field() -> None:
    """A vine that fits nowhere is not helped by a field."""
    fields = {5: ["merlot"], 6: ["merlot"], 7: ["merlot", "pinot"]}
    table = Table(hand=["pinot", "chardonnay"], fields=fields, structures=["irrigation", "trellis"])
    table.play("place:plant_vine:left:regular")
    assert set(table.reasons("card:chardonnay")) == {Reason.FIELD_FULL}
    assert way(table, "card:chardonnay") is None
    table = Table(hand=["merlot"], fields={5: ["merlot"]}, structures=["irrigation", "trellis"])
    table.play("place:plant_vine:left:regular", "card:merlot")
    assert way(table, "field:5") == WayOut("field:6", first=False)
