"""SUM: the six summer actions and their bonuses."""

from __future__ import annotations

import pytest

from tests.rules import pile, whole_deck
from tests.support import Table, rule
from vendemmia.engine import Reason
from vendemmia.engine.numbers.names import STRUCTURES


@rule("SUM-1")
def test_drawing_gives_one_vine_and_the_bonus_one_more() -> None:
    table = Table(players=3).play("place:draw_vine:left:regular")
    assert len(table.hand) == 1
    assert table.hand[0] in whole_deck("vine")
    table = Table(players=3).play("place:draw_vine:middle:regular", "do:bonus")
    assert len(table.hand) == 2
    assert set(table.hand) <= set(whole_deck("vine"))
    assert table.to_move == 1


@rule("SUM-2")
def test_a_tour_gives_two_lira_and_the_bonus_one_more() -> None:
    assert Table(players=3).play("place:give_tour:left:regular").lira == 2
    assert Table(players=3).play("place:give_tour:middle:regular", "do:bonus").lira == 3
    assert Table(players=3).play("place:give_tour:middle:regular", "done").lira == 2


@rule("SUM-3")
def test_building_costs_the_printed_price_and_the_bonus_gives_a_lira() -> None:
    table = Table(players=3, lira=5).play("place:build_structure:left:regular", "structure:cottage")
    assert (table.lira, table.structures) == (1, ["cottage"])
    table = Table(players=3, lira=5)
    table.play("place:build_structure:middle:regular", "do:action", "structure:windmill", "do:bonus")
    assert (table.lira, table.structures) == (1, ["windmill"])


@rule("SUM-3")
def test_the_bonus_lira_is_not_a_building() -> None:
    table = Table(players=3, lira=9, structures=list(STRUCTURES))
    assert table.reasons("place:build_structure:middle:regular") == [Reason.ALREADY_BUILT]


@rule("SUM-4")
def test_one_summer_visitor_is_played_and_discarded() -> None:
    table = Table(hand=["patron", "artisan"])
    table.play("place:play_summer_visitor:left:regular", "card:patron", "option:1")
    assert table.lira == 4
    assert table.hand == ["artisan"]
    assert pile(table, "summer") == ["patron"]
    assert table.to_move == 1


@rule("SUM-4")
def test_the_bonus_plays_one_more_chosen_after_the_first_is_discarded() -> None:
    table = Table(players=3, hand=["patron", "artisan"])
    table.play("place:play_summer_visitor:middle:regular", "card:patron", "option:1")
    assert pile(table, "summer") == ["patron"]
    assert table.codes() == ["done", "card:artisan"]
    table.play("card:artisan", "option:1")
    assert table.lira == 7
    assert table.to_move == 1


@rule("SUM-4")
def test_the_second_visitor_may_be_one_that_the_first_brought() -> None:
    others = [{"hand": [card for card in whole_deck("summer") if card not in ("peddler", "artisan")]}, {}]
    table = Table(players=3, hand=["peddler", "merlot", "syrah"], others=others)
    table.play("place:play_summer_visitor:middle:regular", "card:peddler", "card:merlot", "card:syrah")
    assert "card:artisan" in table.codes()
    table.play("card:artisan", "option:1")
    assert table.lira == 3


@rule("SUM-4")
def test_a_winter_visitor_is_not_played_in_summer() -> None:
    table = Table(hand=["judge"])
    assert table.reasons("place:play_summer_visitor:left:regular") == [Reason.NOT_A_VISITOR_OF_SEASON]


@rule("SUM-5")
def test_one_vine_is_planted_and_the_bonus_plants_one_more() -> None:
    table = Table(players=3, hand=["sangiovese", "malvasia"])
    table.play("place:plant_vine:middle:regular", "card:malvasia", "field:6")
    assert table.codes() == ["done", "card:sangiovese"]
    table.play("card:sangiovese", "field:7")
    assert table.fields == {"6": ["malvasia"], "7": ["sangiovese"]}
    assert table.hand == []
    left = Table(players=3, hand=["sangiovese", "malvasia"]).play(
        "place:plant_vine:left:regular", "card:malvasia", "field:6"
    )
    assert left.to_move == 1


@rule("SUM-6")
def test_any_number_of_grapes_is_sold_and_at_least_one() -> None:
    table = Table(crush_pad={"red": [1, 5, 9], "white": [3]}).play("place:sell_or_field:left:regular")
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    table.play("grape:red:9", "grape:red:1")
    assert table.lira == 4
    assert table.crush_pad == {"red": [5], "white": [3]}
    table.play("done")
    assert table.to_move == 1


@rule("SUM-6")
def test_selling_grapes_and_a_field_are_not_done_together() -> None:
    table = Table(crush_pad={"red": [1, 2]}).play("place:sell_or_field:left:regular", "grape:red:1")
    assert table.reasons("field:5") == [Reason.NOT_ASKED]
    field = Table(crush_pad={"red": [1, 2]}).play("place:sell_or_field:left:regular", "field:5")
    assert field.to_move == 1
    assert field.crush_pad == {"red": [1, 2]}


@rule("SUM-6")
def test_the_bonus_of_selling_is_a_victory_point() -> None:
    table = Table(players=3).play("place:sell_or_field:middle:regular", "field:7", "do:bonus")
    assert (table.lira, table.vp) == (7, 1)


@rule("SUM-6", "PLACE-5")
def test_with_nothing_to_sell_or_buy_no_worker_may_be_placed() -> None:
    table = Table(lira=4, fields={5: ["pinot"], 6: "sold", 7: "sold"})
    assert table.reasons("place:sell_or_field:left:regular") == [
        Reason.FIELD_PLANTED,
        Reason.FIELD_TOO_DEAR,
        Reason.FIELD_TOO_DEAR,
    ]


@rule("SUM-7")
@pytest.mark.parametrize("colour", ["red", "white"])
@pytest.mark.parametrize(("value", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)])
def test_a_grape_sells_by_its_value(colour: str, value: int, price: int) -> None:
    table = Table(crush_pad={colour: [value]}).play("place:sell_or_field:left:regular", f"grape:{colour}:{value}")
    assert table.lira == price
    assert table.crush_pad == {}
    assert table.to_move == 1, "with no grape left the sale is over"


@rule("SUM-8")
@pytest.mark.parametrize("value", [5, 6, 7])
def test_an_empty_field_is_sold_and_bought_back_for_its_value(value: int) -> None:
    table = Table(passed=[1]).play("place:sell_or_field:left:regular", f"field:{value}")
    assert table.lira == value
    assert table.fields == {str(value): "sold"}
    back = Table(lira=value, fields={value: "sold"}).play("place:sell_or_field:left:regular", f"field:{value}")
    assert back.lira == 0
    assert back.fields == {}


@rule("SUM-8")
def test_a_field_with_vines_is_not_sold() -> None:
    table = Table(fields={5: ["pinot"]}).play("place:sell_or_field:left:regular")
    assert table.reasons("field:5") == [Reason.FIELD_PLANTED]
    assert table.codes() == ["field:6", "field:7"]


@rule("SUM-8")
def test_a_field_is_not_bought_back_for_less() -> None:
    table = Table(lira=5, fields={6: "sold"}).play("place:sell_or_field:left:regular")
    assert table.reasons("field:6") == [Reason.FIELD_TOO_DEAR]
    assert table.codes() == ["field:5", "field:7"]


@rule("SUM-8")
def test_one_field_per_action() -> None:
    table = Table(players=3).play("place:sell_or_field:middle:regular", "field:5")
    assert table.codes() == ["done", "do:bonus"]


@rule("SUM-8", "PLANT-1")
def test_nothing_is_planted_on_a_sold_field() -> None:
    table = Table(fields={5: "sold"}, hand=["sangiovese"]).play("place:plant_vine:left:regular", "card:sangiovese")
    assert table.codes() == ["field:6", "field:7"]
    assert table.reasons("field:5") == [Reason.FIELD_SOLD]
    none = Table(fields={5: "sold", 6: "sold", 7: "sold"}, hand=["sangiovese"])
    assert none.reasons("place:plant_vine:left:regular") == [Reason.FIELD_SOLD] * 3


@rule("SUM-8")
def test_a_sold_field_counts_neither_as_empty_nor_as_planted() -> None:
    table = Table(hand=["surveyor"], fields={5: "sold", 6: ["pinot"]})
    table.play("place:play_summer_visitor:left:regular", "card:surveyor", "option:1")
    assert table.lira == 2
    table = Table(hand=["surveyor"], fields={5: "sold", 6: ["pinot"]})
    table.play("place:play_summer_visitor:left:regular", "card:surveyor", "option:2")
    assert table.vp == 1
