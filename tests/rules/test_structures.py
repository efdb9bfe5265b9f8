"""STR: what the structures cost and do."""

from __future__ import annotations

import pytest

from tests.rules import board, on, season
from tests.support import Table, rule
from vendemmia.engine import Reason

COSTS = {
    "trellis": 2,
    "irrigation": 3,
    "yoke": 2,
    "windmill": 5,
    "cottage": 4,
    "tasting_room": 6,
    "medium_cellar": 4,
    "large_cellar": 6,
}


@rule("STR-1")
@pytest.mark.parametrize(("name", "cost"), COSTS.items())
def test_a_structure_costs_its_printed_price(name: str, cost: int) -> None:
    standing = ["medium_cellar"] if name == "large_cellar" else []
    table = Table(lira=cost, structures=standing).play("place:build_structure:left:regular", f"structure:{name}")
    assert table.lira == 0
    assert name in table.structures
    poor = Table(players=3, lira=cost - 1, structures=standing)
    refusals = poor.state.why_not("place:build_structure:left:regular")
    if not refusals:
        poor.play("place:build_structure:left:regular")
        refusals = poor.state.why_not(f"structure:{name}")
        assert refusals[0].params == {"needs": cost, "has": cost - 1}
    assert refusals[0].reason is Reason.BUILDING_TOO_DEAR


@rule("STR-1")
def test_one_of_each_per_vineyard() -> None:
    table = Table(lira=9, structures=["trellis"]).play("place:build_structure:left:regular")
    assert table.reasons("structure:trellis") == [Reason.ALREADY_BUILT]


@rule("STR-1")
def test_the_large_cellar_needs_the_medium_one() -> None:
    table = Table(lira=9).play("place:build_structure:left:regular")
    assert table.reasons("structure:large_cellar") == [Reason.MEDIUM_CELLAR_FIRST]
    table = Table(lira=9, structures=["medium_cellar"]).play("place:build_structure:left:regular")
    assert table.reasons("structure:large_cellar") == []


@rule("STR-1")
def test_a_discount_never_gives_change() -> None:
    table = Table(lira=0, hand=["architect"])
    table.play("place:play_summer_visitor:left:regular", "card:architect", "option:1")
    assert table.codes() == ["structure:trellis", "structure:irrigation", "structure:yoke"]
    table.play("structure:trellis")
    assert table.lira == 0


# --- the windmill


@rule("STR-2")
def test_the_windmill_gives_a_point_for_the_first_planting_of_the_year() -> None:
    table = Table(players=3, structures=["windmill"], hand=["sangiovese", "malvasia", "malvasia"], passed=[1, 2])
    table.play("place:plant_vine:middle:regular", "card:malvasia", "field:5")
    assert table.vp == 1
    table.play("card:malvasia", "field:5")
    assert table.vp == 1
    table.play("place:plant_vine:left:regular", "card:sangiovese", "field:5")
    assert table.vp == 1


@rule("STR-2")
def test_the_windmill_counts_plantings_by_a_visitor_and_by_another_player_s_card() -> None:
    table = Table(structures=["windmill"], hand=["cultivator", "malvasia"])
    table.play("place:play_summer_visitor:left:regular", "card:cultivator", "card:malvasia", "field:5")
    assert table.vp == 1
    table = Table(hand=["volunteer_crew"], others=[{"structures": ["windmill"], "hand": ["malvasia"]}])
    table.play("place:play_summer_visitor:left:regular", "card:volunteer_crew")
    table.play("card:malvasia", "field:5")
    assert table.seat(1)["vp"] == 1
    assert table.lira == 2


@rule("STR-2")
def test_a_planting_before_the_windmill_stood_does_not_use_it_up() -> None:
    table = Table(players=3, lira=5, hand=["malvasia", "malvasia"], passed=[1, 2])
    table.play("place:plant_vine:left:regular", "card:malvasia", "field:5")
    assert table.vp == 0
    table.play("place:build_structure:left:regular", "structure:windmill")
    table.play("place:plant_vine:middle:grande", "card:malvasia", "field:5")
    assert table.vp == 1


@rule("STR-2", "END-1")
def test_the_windmill_is_fresh_in_the_next_year() -> None:
    table = Table(season="winter", structures=["windmill"], used=["windmill"], hand=["malvasia"], passed=[1])
    table.play("pass", "row:1", "row:4", "pass", "place:plant_vine:left:regular", "card:malvasia", "field:5")
    assert table.vp == 1


# --- the tasting room


@rule("STR-3")
def test_the_tasting_room_gives_a_point_for_a_tour_with_wine_in_the_cellar() -> None:
    table = Table(players=3, structures=["tasting_room"], cellar={"white": [1]}, passed=[1, 2])
    table.play("place:give_tour:left:regular")
    assert table.vp == 1
    table.play("place:give_tour:middle:regular", "done")
    assert table.vp == 1, "at most once a year"


@rule("STR-3")
def test_without_wine_the_tasting_room_gives_nothing_and_is_not_used_up() -> None:
    table = Table(structures=["tasting_room"], crush_pad={"red": [9]}).play("place:give_tour:left:regular")
    assert (table.vp, table.lira) == (0, 2)
    assert not table.state.vineyards[0].used


@rule("STR-3", "RUL-13")
def test_a_tour_by_the_manager_counts_for_the_tasting_room() -> None:
    table = Table(season="winter", structures=["tasting_room"], cellar={"white": [1]}, hand=["manager"])
    table.play("place:play_winter_visitor:left:regular", "card:manager", "action:give_tour")
    assert (table.vp, table.lira) == (1, 2)


@rule("STR-3")
@pytest.mark.parametrize("card", ["tour_guide", "novice_guide"])
def test_cards_that_merely_give_lira_are_no_tour(card: str) -> None:
    table = Table(structures=["tasting_room"], cellar={"white": [1]}, hand=[card])
    table.play("place:play_summer_visitor:left:regular", f"card:{card}", "option:1")
    assert table.vp == 0


@rule("STR-3", "END-1")
def test_the_tasting_room_is_fresh_in_the_next_year() -> None:
    table = Table(season="winter", structures=["tasting_room"], used=["tasting_room"], cellar={"red": [2]}, passed=[1])
    table.play("pass", "row:1", "row:4", "pass", "place:give_tour:left:regular")
    assert table.vp == 1


# --- cottage, yoke, cellars


@rule("STR-4", "FALL-1")
def test_the_cottage_gives_two_visitors_in_fall() -> None:
    table = Table(season="fall", structures=["cottage"])
    table.play("deck:summer", "deck:winter")
    assert len(table.hand) == 2
    assert table.to_move == 1
    table.play("deck:summer")
    assert season(table) == "winter"
    assert len(table.seat(1)["hand"]) == 1


@rule("STR-5")
@pytest.mark.parametrize("when", ["summer", "winter"])
@pytest.mark.parametrize("worker", ["regular", "grande"])
def test_the_yoke_harvests_or_uproots_in_both_seasons(when: str, worker: str) -> None:
    table = Table(season=when, structures=["yoke"], fields={5: ["syrah"]})
    table.play(f"place:yoke:left:{worker}")
    assert table.codes() == ["option:1", "option:2"]
    table.play("option:1", "field:5")
    assert table.crush_pad == {"red": [2]}
    table = Table(season=when, structures=["yoke"], fields={5: ["syrah"]})
    table.play(f"place:yoke:left:{worker}", "option:2", "field:5", "card:syrah")
    assert table.hand == ["syrah"]
    assert table.fields == {}


@rule("STR-5")
def test_the_yoke_serves_in_the_season_in_which_it_is_built() -> None:
    table = Table(lira=2, fields={5: ["syrah"]}, passed=[1])
    table.play("place:build_structure:left:regular", "structure:yoke", "place:yoke:left:regular", "option:1", "field:5")
    assert table.crush_pad == {"red": [2]}


@rule("STR-5")
def test_the_yoke_serves_once_a_year_even_if_its_worker_is_taken_back() -> None:
    table = Table(lira=2, structures=["yoke"], fields={5: ["syrah"]}, hand=["producer"], passed=[1])
    table.play("place:yoke:left:regular", "option:2", "field:5", "card:syrah")
    table.play("place:play_summer_visitor:left:regular", "card:producer", "take:yoke:left:regular")
    assert board(table).get("yoke") is None
    assert Reason.USED_THIS_YEAR in table.reasons("place:yoke:left:regular")


@rule("STR-5", "END-1")
def test_the_yoke_is_fresh_in_the_next_year() -> None:
    table = Table(
        season="winter", structures=["yoke"], fields={5: ["syrah"]}, board={"yoke": {"left": on(0)}}, passed=[1]
    )
    table.play("pass", "row:1", "row:4", "pass")
    assert table.reasons("place:yoke:left:regular") == []


@rule("STR-5", "HARV-3")
def test_a_field_harvested_already_is_not_harvested_by_the_yoke() -> None:
    table = Table(structures=["yoke"], fields={5: ["syrah"]}, harvested=["5"])
    table.play("place:yoke:left:regular")
    assert table.codes() == ["option:2"]
    assert Reason.FIELD_HARVESTED in table.reasons("option:1")


@rule("STR-6")
@pytest.mark.parametrize(
    ("structures", "highest"), [([], 3), (["medium_cellar"], 6), (["medium_cellar", "large_cellar"], 9)]
)
def test_the_cellars_hold_up_to_3_6_and_9(structures: list[str], highest: int) -> None:
    for colour in ("red", "white"):
        table = Table(season="winter", structures=structures, crush_pad={colour: [9]})
        table.play("place:make_wine:left:regular", f"make:{colour}", f"grape:{colour}:9")
        assert table.cellar == {colour: [highest]}


@rule("STR-6", "WINE-2", "WINE-3")
@pytest.mark.parametrize(
    ("structures", "blush", "sparkling"),
    [
        ([], [Reason.MEDIUM_CELLAR_NEEDED], [Reason.LARGE_CELLAR_NEEDED]),
        (["medium_cellar"], [], [Reason.LARGE_CELLAR_NEEDED]),
        (["medium_cellar", "large_cellar"], [], []),
    ],
)
def test_blush_needs_the_medium_and_sparkling_the_large_cellar(
    structures: list[str], blush: list[Reason], sparkling: list[Reason]
) -> None:
    table = Table(season="winter", structures=structures, crush_pad={"red": [4, 5], "white": [5]})
    table.play("place:make_wine:left:regular")
    assert table.reasons("make:blush") == blush
    assert table.reasons("make:sparkling") == sparkling


@rule("STR-7")
def test_an_upgrade_builds_the_next_cellar_at_its_printed_cost() -> None:
    table = Table(season="winter", lira=4, hand=["craftsman"])
    table.play("place:play_winter_visitor:left:regular", "card:craftsman", "option:2", "option:3")
    assert (table.lira, table.structures, table.vp) == (0, ["medium_cellar"], 1)
    table = Table(season="winter", lira=6, structures=["medium_cellar"], hand=["craftsman"])
    table.play("place:play_winter_visitor:left:regular", "card:craftsman", "option:2", "option:3")
    assert (table.lira, table.structures) == (0, ["medium_cellar", "large_cellar"])


@rule("STR-7")
@pytest.mark.parametrize(("structures", "cost"), [([], 4), (["medium_cellar"], 6)])
def test_an_upgrade_that_cannot_be_paid_is_refused(structures: list[str], cost: int) -> None:
    table = Table(season="winter", lira=cost - 1, structures=structures, hand=["craftsman"])
    table.play("place:play_winter_visitor:left:regular", "card:craftsman")
    assert table.reasons("option:2") == [Reason.BUILDING_TOO_DEAR]
    assert table.state.why_not("option:2")[0].params == {"needs": cost, "has": cost - 1}


@rule("STR-7")
@pytest.mark.parametrize(("structures", "built"), [([], "medium_cellar"), (["medium_cellar"], "large_cellar")])
def test_an_upgrade_with_a_price_of_its_own(structures: list[str], built: str) -> None:
    table = Table(season="winter", lira=3, structures=structures, hand=["oenologist"])
    table.play("place:play_winter_visitor:left:regular", "card:oenologist", "option:2")
    assert table.lira == 0
    assert built in table.structures


@rule("STR-7")
def test_a_complete_cellar_is_not_upgraded() -> None:
    table = Table(
        season="winter", lira=9, structures=["medium_cellar", "large_cellar"], cellar={"red": [1]}, hand=["oenologist"]
    )
    table.play("place:play_winter_visitor:left:regular", "card:oenologist")
    assert table.reasons("option:2") == [Reason.CELLAR_COMPLETE]
