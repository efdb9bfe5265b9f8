"""SPW-11: the Politico gains the bonus of its space once more for £1."""

from __future__ import annotations

import pytest

from tests.rules import board, on
from tests.rules.worker_table import BASE, BONUSES, SIDE_1, SIDE_2, Printed, bonus_table, crew, outcome, worker_table
from tests.support import rule
from vendemmia.engine import Reason


def case(printed: Printed) -> str:
    return printed.name


@rule("SPW-11")
@pytest.mark.parametrize("printed", BONUSES, ids=case)
def test_every_bonus_may_be_gained_once_more_for_1_lira(printed: Printed) -> None:
    table = bonus_table(printed, "politico")
    place = f"place:{printed.action}:{printed.space}:politico"
    codes = f"{printed.action_codes} {printed.bonus_codes} yes {printed.again}".split()
    assert outcome(table, place, *codes) == {0: printed.total}
    assert table.to_move == 1


@rule("SPW-11")
@pytest.mark.parametrize("printed", BONUSES, ids=case)
def test_the_second_time_may_be_declined(printed: Printed) -> None:
    table = bonus_table(printed, "politico")
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    table.play(f"place:{printed.action}:{printed.space}:politico", *codes)
    assert table.codes() == ["no", "yes"]
    fresh = bonus_table(printed, "politico")
    result = outcome(fresh, f"place:{printed.action}:{printed.space}:politico", *codes, "no")
    assert result == {0: printed.change}
    assert fresh.to_move == 1


@rule("SPW-11")
@pytest.mark.parametrize("printed", BONUSES, ids=case)
def test_who_declined_the_bonus_is_not_asked(printed: Printed) -> None:
    table = bonus_table(printed, "politico")
    table.play(f"place:{printed.action}:{printed.space}:politico", *printed.action_codes.split(), "done")
    assert table.to_move == 1


@rule("SPW-11")
@pytest.mark.parametrize("printed", [printed for printed in BONUSES if "do:action" in printed.action_codes], ids=case)
def test_it_comes_last_of_all_even_if_the_bonus_came_first(printed: Printed) -> None:
    if printed.bonus_codes.startswith("region"):
        codes = f"do:bonus {printed.bonus_codes} {printed.action_codes.removeprefix('do:action')} yes {printed.again}"
    else:
        codes = f"do:bonus {printed.action_codes.removeprefix('do:action')} yes {printed.again}"
    table = bonus_table(printed, "politico")
    result = outcome(table, f"place:{printed.action}:{printed.space}:politico", *codes.split())
    assert result == {0: printed.total}


@rule("SPW-11")
@pytest.mark.parametrize(
    ("modules", "when", "space"), [(BASE, "summer", "left"), (BASE, "summer", "right"), (SIDE_1, "spring", "right")]
)
def test_on_a_space_without_bonus_it_does_nothing(modules: tuple[str, ...], when: str, space: str) -> None:
    table = worker_table("politico", players=6, modules=modules, season=when, lira=5)
    assert outcome(table, f"place:give_tour:{space}:politico") == {0: {"lira": 2}}
    assert table.to_move == 1


@rule("SPW-11")
def test_without_1_lira_it_is_not_asked() -> None:
    table = worker_table("politico", modules=SIDE_1, season="spring", lira=0)
    assert outcome(table, "place:draw_vine:left:politico", "do:bonus") == {0: {"hand": {"vine": 2}}}
    assert table.to_move == 1


@rule("SPW-11")
def test_money_earned_by_the_action_may_pay() -> None:
    table = worker_table("politico", modules=SIDE_1, season="summer", lira=0)
    result = outcome(table, "place:flip_field:left:politico", "field:5", "do:bonus", "yes")
    assert result == {0: {"lira": 4, "vp": 2, "fields": {"5": "sold"}}}


@rule("SPW-11")
def test_money_of_the_bonus_itself_may_pay() -> None:
    table = worker_table("politico", modules=SIDE_1, season="winter", lira=4)
    result = outcome(table, "place:train_worker:left:politico", "do:action", "do:bonus", "yes")
    assert result == {0: {"lira": -3, "training": 1}}


@rule("SPW-11")
def test_it_is_gained_once_more_and_no_third_time() -> None:
    table = worker_table("politico", modules=SIDE_1, season="spring", lira=9)
    table.play("place:draw_vine:left:politico", "do:bonus", "yes")
    assert table.to_move == 1
    assert table.lira == 8


@rule("SPW-11")
def test_the_second_time_must_be_possible() -> None:
    table = worker_table("politico", modules=SIDE_1, season="summer", lira=5, hand=["sangiovese", "malvasia", "merlot"])
    table.play("place:plant_vine:left:politico", "card:sangiovese", "field:5", "card:malvasia", "field:5")
    assert table.codes() == ["no"]
    assert table.reasons("yes") == [Reason.STRUCTURE_NEEDED]


@rule("SPW-11")
def test_no_second_time_if_nothing_is_left_as_all_can_see() -> None:
    table = worker_table("politico", modules=SIDE_1, season="fall", lira=5, fields={5: ["sangiovese"], 6: ["malvasia"]})
    result = outcome(table, "place:harvest_field:left:politico", "field:5", "field:6")
    assert result == {0: {"crush_pad": {"red": [1], "white": [1]}}}
    assert table.to_move == 1


@rule("SPW-11")
def test_paying_the_lira_may_not_make_the_visitor_impossible() -> None:
    table = worker_table(
        "politico",
        players=3,
        modules=BASE,
        season="summer",
        lira=2,
        hand=["vendor", "importer", "wedding_party"],
    )
    table.play("place:play_summer_visitor:middle:politico", "card:vendor", "no", "no", "card:importer")
    assert table.codes() == ["no"]
    assert table.reasons("yes") == [Reason.NOT_PLAYABLE]


@rule("SPW-11", "SPW-15")
def test_beside_the_spaces_it_does_nothing() -> None:
    table = worker_table(
        "politico",
        "soldato",
        modules=SIDE_1,
        season="spring",
        lira=5,
        workers=crew("politico"),
        others=[{"workers": crew("soldato")}],
        board={"draw_vine": {"left": on(1, "soldato")}},
    )
    result = outcome(table, "place:draw_vine:beside:politico")
    assert result == {0: {"lira": -1, "hand": {"vine": 1}}, 1: {"lira": 1}}
    assert table.to_move == 1


@rule("SPW-3", "SPW-11")
def test_on_the_year_round_space_it_does_nothing() -> None:
    table = worker_table("politico", modules=SIDE_2, season="spring", lira=5)
    result = outcome(table, "place:gain_lira:beside:politico", "option:2")
    assert result == {0: {"hand": {"structure": 1}}}
    assert table.to_move == 1


@rule("SPW-3", "SPW-11", "STC-4")
def test_the_bonus_of_a_structure_card_is_not_gained_twice() -> None:
    table = worker_table(
        "politico", modules=SIDE_2, season="spring", lira=5, structures=["wine_bar"], cellar={"red": [2]}
    )
    result = outcome(table, "place:structure:wine_bar:left:politico", "wine:red:2")
    assert result == {0: {"vp": 2, "cellar": {}}}
    assert table.to_move == 1


@rule("SPW-11", "STC-32")
def test_the_fermentation_tank_comes_after_the_repeated_harvest() -> None:
    table = worker_table(
        "politico",
        modules=SIDE_2,
        season="fall",
        lira=1,
        structures=["fermentation_tank"],
        fields={5: ["sangiovese"], 6: ["malvasia"], 7: ["syrah"]},
    )
    table.play("place:harvest_field:left:politico", "field:5", "field:6")
    assert table.codes() == ["no", "yes"]
    result = outcome(table, "yes", "field:7", "make:red", "grape:red:2")
    assert result == {0: {"lira": -1, "cellar": {"red": [2]}}}
    assert table.crush_pad == {"red": [1], "white": [1]}
    assert table.to_move == 1


@rule("SPW-11", "PLACE-9")
def test_in_the_friendly_variant_the_bonus_is_due_but_not_its_repetition() -> None:
    table = worker_table("politico", players=3, modules=SIDE_1, friendly=True, season="spring", lira=5)
    table.play("place:draw_vine:left:politico")
    assert table.codes() == ["do:bonus"]
    assert table.reasons("done") == [Reason.BONUS_MANDATORY]
    table.play("do:bonus")
    assert table.codes() == ["no", "yes"]
    assert outcome(table, "no") == {}


@rule("SPW-11", "TVIS-1")
def test_sent_by_the_planner_it_repeats_the_bonus_when_its_action_comes() -> None:
    table = worker_table("politico", modules=SIDE_1, season="summer", lira=1, hand=["planner"], passed=[1])
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner", "place:draw_order:left:politico")
    table.play("done")
    assert board(table)["draw_order"] == {"left": {"seat": 0, "worker": "politico", "waiting": 1}}
    table.play("pass")
    assert table.to_move == 0
    result = outcome(table, "do:bonus", "yes")
    assert result == {0: {"lira": -1, "hand": {"order": 2}}}
