"""HARV: from the vines to the crush pad."""

from __future__ import annotations

import pytest

from tests.rules import season
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason


def harvest(field: int = 5, **given: object) -> Table:
    return Table(season="winter", **given).play("place:harvest_field:left:regular", f"field:{field}")  # type: ignore[arg-type]


@rule("HARV-1")
def test_red_and_white_values_are_summed_into_one_grape_each() -> None:
    table = harvest(fields={5: ["pinot", "syrah", "malvasia"]})
    assert table.crush_pad == {"red": [3], "white": [2]}
    assert harvest(fields={5: ["syrah", "sangiovese"]}).crush_pad == {"red": [3]}


@rule("HARV-1")
def test_an_empty_or_sold_field_is_not_harvested() -> None:
    table = Table(season="winter", fields={5: "sold", 6: ["syrah"]}).play("place:harvest_field:left:regular")
    assert table.codes() == ["field:6"]
    assert table.reasons("field:5") == [Reason.FIELD_SOLD]
    assert table.reasons("field:7") == [Reason.FIELD_EMPTY]


@rule("HARV-1")
def test_a_sum_over_nine_becomes_nine() -> None:
    table = harvest(7, fields={7: ["cabernet_sauvignon", "cabernet_sauvignon", "merlot"]})
    assert table.crush_pad == {"red": [9]}


@rule("HARV-2")
@pytest.mark.parametrize(
    ("taken", "after"),
    [([2], [2, 3]), ([3], [2, 3]), ([2, 3], [1, 2, 3]), ([1, 2, 3], [1, 2, 3]), ([4], [3, 4]), ([1, 3], [1, 2, 3])],
)
def test_a_taken_icon_sends_the_token_to_the_next_lower_free_one(taken: list[int], after: list[int]) -> None:
    table = harvest(fields={5: ["merlot"]}, crush_pad={"red": taken})
    assert table.crush_pad == {"red": after}


@rule("HARV-2")
def test_the_other_colour_does_not_matter() -> None:
    table = harvest(fields={5: ["merlot"]}, crush_pad={"white": [1, 2, 3]})
    assert table.crush_pad == {"red": [3], "white": [1, 2, 3]}


@rule("HARV-2")
def test_a_field_that_gives_one_token_or_none_may_be_harvested_and_counts_as_harvested() -> None:
    table = Table(season="winter", fields={5: ["pinot"]}, crush_pad={"red": [1]}, passed=[1])
    table.play("place:harvest_field:left:regular", "field:5")
    assert table.crush_pad == {"red": [1], "white": [1]}
    table = Table(season="winter", fields={5: ["pinot"]}, crush_pad={"red": [1], "white": [1]}, passed=[1])
    table.play("place:harvest_field:left:regular", "field:5")
    assert [event for event in table.events if event.kind is Kind.GRAPE] == []
    assert table.crush_pad == {"red": [1], "white": [1]}
    assert table.reasons("place:harvest_field:beside:grande") == [
        Reason.FIELD_HARVESTED,
        Reason.FIELD_EMPTY,
        Reason.FIELD_EMPTY,
    ]


@rule("HARV-3")
def test_a_field_is_harvested_once_a_year_by_whatever_means() -> None:
    table = Table(
        season="winter", fields={5: ["syrah"]}, harvested=["5"], structures=["yoke"], hand=["harvester", "laborer"]
    )
    assert Reason.FIELD_HARVESTED in table.reasons("place:harvest_field:left:regular")
    assert Reason.NOT_PLAYABLE in table.reasons("place:play_winter_visitor:left:regular")
    table.play("place:yoke:left:regular")
    assert table.codes() == ["option:2"]


@rule("HARV-3")
def test_summer_harvests_count_for_the_year() -> None:
    table = Table(fields={5: ["syrah"]}, hand=["tour_guide"], passed=[1])
    table.play("place:play_summer_visitor:left:regular", "card:tour_guide", "option:2", "field:5")
    assert table.crush_pad == {"red": [2]}
    table.play("pass", "deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert Reason.FIELD_HARVESTED in table.reasons("place:harvest_field:left:regular")


@rule("HARV-3")
def test_new_vines_do_not_clear_the_mark() -> None:
    table = Table(
        season="winter",
        fields={5: ["syrah"]},
        harvested=["5"],
        hand=["manager", "malvasia"],
        passed=[1],
    )
    table.play(
        "place:play_winter_visitor:left:regular", "card:manager", "action:plant_vine", "card:malvasia", "field:5"
    )
    assert Reason.FIELD_HARVESTED in table.reasons("place:harvest_field:left:regular")


@rule("HARV-3", "SUM-8")
def test_uprooting_and_a_sale_do_not_clear_the_mark() -> None:
    table = Table(
        lira=5,
        players=3,
        structures=["yoke"],
        fields={5: ["malvasia"]},
        harvested=["5"],
        workers={"regular": 5, "grande": 1},
        passed=[1, 2],
    )
    table.play("place:yoke:left:regular", "option:2", "field:5", "card:malvasia")
    table.play("place:sell_or_field:left:regular", "field:5", "place:sell_or_field:middle:regular", "field:5", "done")
    table.play("place:plant_vine:left:regular", "card:malvasia", "field:5", "pass")
    table.play("deck:summer", "deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert table.fields == {"5": ["malvasia"]}
    assert table.reasons("place:harvest_field:left:regular") == [
        Reason.FIELD_HARVESTED,
        Reason.FIELD_EMPTY,
        Reason.FIELD_EMPTY,
    ]


@rule("HARV-3", "RUL-12")
def test_a_vine_moved_to_an_unharvested_field_may_be_harvested_there() -> None:
    table = Table(fields={5: ["syrah"], 6: ["malvasia"]}, harvested=["5"], hand=["landscaper"], passed=[1])
    table.play("place:play_summer_visitor:left:regular", "card:landscaper", "option:2")
    table.play("field:5", "card:syrah", "field:6", "card:malvasia", "pass", "deck:summer", "deck:summer")
    table.play("place:harvest_field:left:regular")
    assert table.codes() == ["field:6"]
    assert table.reasons("field:5") == [Reason.FIELD_HARVESTED]
    assert table.play("field:6").crush_pad == {"red": [2]}


@rule("HARV-3", "END-1")
def test_the_marks_are_gone_in_the_next_year() -> None:
    table = Table(season="winter", fields={5: ["syrah"]}, harvested=["5"], structures=["yoke"], passed=[1])
    table.play("pass", "row:1", "row:4", "pass", "place:yoke:left:regular", "option:1")
    assert table.codes() == ["field:5"]
