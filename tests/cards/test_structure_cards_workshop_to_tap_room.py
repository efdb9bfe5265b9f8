"""The structure cards 19 to 27, case by case: Workshop to Tap Room."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.structure_table import Mat, both_boards, every_season, playing
from tests.rules import on, season
from tests.support import rule
from vendemmia.engine import Reason

FACTORY = "place:structure:label_factory:left:regular"
YOKE = "place:yoke:left:regular"
MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
BUILDING = {"base": "summer", "extended": "spring"}
"""The season of the action that builds."""
HARVESTING = {"base": "winter", "extended": "fall"}
"""The season of the actions that harvest and make wine."""
SUMMER_PLAY = "place:play_summer_visitor:right:regular"
WINTER_PLAY = "place:play_winter_visitor:right:regular"


# --- STC-27: Workshop


@rule("STC-27")
@both_boards
@pytest.mark.parametrize(
    ("code", "price"),
    [
        (["structure:trellis"], 1),
        (["structure:tasting_room"], 5),
        (["structure:medium_cellar"], 3),
        (["card:cask", "mat"], 1),
        (["card:statue", "field:5"], 8),
    ],
)
def test_workshop_takes_1_off_every_structure(board: str, code: list[str], price: int) -> None:
    given: dict[str, Any] = {"season": BUILDING[board], "structures": ["workshop"], "hand": ["cask", "statue"]}
    table = Mat(board, **given, lira=price).play("place:build_structure:left:regular", *code)
    assert table.lira == 0
    short = Mat(board, **given, lira=price - 1)
    if price > 1:
        short.play("place:build_structure:left:regular")
        assert short.reasons(code[0]) == [Reason.BUILDING_TOO_DEAR]
    else:
        assert short.reasons("place:build_structure:left:regular") == [Reason.BUILDING_TOO_DEAR]


@rule("STC-27")
@both_boards
def test_workshop_takes_nothing_off_itself_and_for_others(board: str) -> None:
    given: dict[str, Any] = {"season": BUILDING[board], "lira": 9}
    table = Mat(board, **given, hand=["workshop"]).play("place:build_structure:left:regular", "card:workshop", "mat")
    assert table.changed() == {"lira": -3, "vp": 1, "structures": ["workshop"], "parted": ["workshop"]}
    table = Mat(board, **given, others=[{"structures": ["workshop"]}])
    table.play("place:build_structure:left:regular", "structure:irrigation")
    assert table.changed() == {"lira": -3, "structures": ["irrigation"]}


@rule("STC-27")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "price"),
    [
        ("blacksmith", ["card:shop", "mat"], 2),
        ("blacksmith", ["structure:trellis"], 0),
        ("architect", ["option:1", "structure:tasting_room"], 2),
        ("architect", ["option:1", "card:dock", "mat"], 0),
        ("homesteader", ["option:1", "card:statue", "mat"], 5),
        ("artisan", ["option:2", "structure:cottage"], 2),
        ("contractor", ["option:1", "option:2", "structure:irrigation"], 2),
        ("handyman", ["card:silo", "mat"], 0),
        ("handyman", ["structure:windmill"], 2),
    ],
)
def test_workshop_adds_to_the_discounts_of_summer_visitors(
    board: str, card: str, answers: list[str], price: int
) -> None:
    cards = [answer.removeprefix("card:") for answer in answers if answer.startswith("card:")]
    table = Mat(board, players=5, lira=price, structures=["workshop"], hand=[card, *cards])
    table.play(*playing("summer", card, *answers))
    assert (table.lira, len(table.structures)) == (0, 2)


@rule("STC-27")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "price"),
    [
        ("blacksmith", ["card:shop"], 2),
        ("architect", ["option:1", "structure:tasting_room"], 2),
        ("homesteader", ["option:1", "card:statue"], 5),
        ("artisan", ["option:2", "structure:cottage"], 2),
        ("contractor", ["option:1", "option:2", "structure:irrigation"], 2),
        ("handyman", ["structure:windmill"], 2),
    ],
)
def test_a_building_of_a_visitor_is_not_cheaper_than_that(
    board: str, card: str, answers: list[str], price: int
) -> None:
    hand = [card, *(answer.removeprefix("card:") for answer in answers if answer.startswith("card:"))]
    table = Mat(board, players=5, lira=price - 1, structures=["workshop"], hand=hand)
    table.play(*playing("summer", card, *answers[:-1]))
    assert table.reasons(answers[-1]) == [Reason.BUILDING_TOO_DEAR]


@rule("STC-27")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "structures", "price"),
    [
        ("oenologist", ["option:2"], [], 2),
        ("oenologist", ["option:2"], MEDIUM, 2),
        ("master_vintner", ["option:1"], [], 1),
        ("master_vintner", ["option:1"], MEDIUM, 3),
        ("craftsman", ["option:2", "option:3"], [], 3),
        ("craftsman", ["option:2", "option:3"], MEDIUM, 5),
        ("harvest_expert", ["option:1", "field:5", "option:2", "structure:yoke"], [], 0),
        ("designer", ["structure:windmill"], [], 4),
    ],
)
def test_workshop_takes_1_off_upgrades_and_fixed_prices(
    board: str, card: str, answers: list[str], structures: list[str], price: int
) -> None:
    given: dict[str, Any] = {"structures": ["workshop", *structures], "fields": {5: ["malvasia"]}, "hand": [card]}
    table = Mat(board, players=5, season="winter", lira=price, **given)
    table.play(*playing("winter", card, *answers))
    assert (table.lira, len(table.structures)) == (0, len(structures) + 2)


@rule("STC-27")
@both_boards
@pytest.mark.parametrize(
    ("card", "cellar", "price"), [("oenologist", [], 2), ("master_vintner", [], 1), ("master_vintner", MEDIUM, 3)]
)
def test_an_upgrade_is_not_cheaper_than_that(board: str, card: str, cellar: list[str], price: int) -> None:
    given: dict[str, Any] = {"structures": ["workshop", *cellar], "hand": [card], "lira": price - 1}
    assert WINTER_PLAY not in Mat(board, players=5, season="winter", **given).codes()


@rule("STC-27", "VIS-S36")
@both_boards
def test_workshop_takes_nothing_off_the_8_of_the_stonemason(board: str) -> None:
    given: dict[str, Any] = {"structures": ["workshop"], "hand": ["stonemason", "inn"]}
    assert SUMMER_PLAY not in Mat(board, players=5, lira=7, **given).codes()
    table = Mat(board, players=5, lira=8, **given)
    table.play(*playing("summer", "stonemason", "structure:windmill", "card:inn", "mat"))
    assert table.changed() == {
        "lira": -8,
        "vp": 1,
        "structures": ["windmill", "workshop", "inn"],
        "parted": ["inn", "stonemason"],
    }


@rule("STC-27", "VIS-S13", "VIS-W15")
@both_boards
def test_workshop_takes_nothing_off_prices_in_vp(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "structures": ["workshop"]}
    table = Mat(board, **given, hand=["uncertified_architect", "cask"])
    table.play(*playing("summer", "uncertified_architect", "option:1", "structure:trellis"))
    assert table.changed() == {"vp": -1, "structures": ["trellis", "workshop"], "parted": ["uncertified_architect"]}
    table = Mat(board, **given, hand=["uncertified_architect"])
    table.play(*playing("summer", "uncertified_architect", "option:2", "structure:windmill"))
    assert table.changed() == {"vp": -2, "structures": ["windmill", "workshop"], "parted": ["uncertified_architect"]}
    table = Mat(board, **given, season="winter", hand=["uncertified_oenologist"])
    table.play(*playing("winter", "uncertified_oenologist", "option:2"))
    assert table.changed() == {"vp": -1, "structures": [*MEDIUM, "workshop"], "parted": ["uncertified_oenologist"]}


@rule("STC-27")
@pytest.mark.parametrize(("board", "action"), [("base", "sell_or_field"), ("extended", "flip_field")])
def test_workshop_takes_nothing_off_fields_and_training(board: str, action: str) -> None:
    given: dict[str, Any] = {"players": 5, "structures": ["workshop"]}
    table = Mat(board, **given, lira=5, fields={5: "sold"}).play(f"place:{action}:right:regular", "field:5")
    assert table.changed() == {"lira": -5, "fields": {}}
    table = Mat(board, **given, season="winter", lira=4).play("place:train_worker:right:regular")
    assert table.changed() == {"lira": -4, "training": 1}


@rule("STC-27", "STC-23", "VIS-S36")
@both_boards
def test_workshop_and_studio_together(board: str) -> None:
    given: dict[str, Any] = {"season": BUILDING[board], "structures": ["workshop", "studio"], "hand": ["inn"]}
    table = Mat(board, **given, lira=3).play("place:build_structure:left:regular", "card:inn", "field:5")
    assert table.changed() == {"lira": -3, "vp": 2, "fields": {"5": {"structure": "inn"}}, "parted": ["inn"]}
    table = Mat(board, players=5, structures=["workshop", "studio"], hand=["stonemason"], lira=8)
    table.play(*playing("summer", "stonemason", "structure:windmill", "structure:yoke"))
    assert table.changed() == {
        "lira": -8,
        "vp": 2,
        "structures": ["yoke", "windmill", "studio", "workshop"],
        "parted": ["stonemason"],
    }


# --- STC-28, STC-29: Veranda and Wine Parlor


def orders(board: str, /, *structures: str, **given: Any) -> Mat:
    """A table in winter with an order that can be filled."""
    given = {"players": 5, "season": "winter", "hand": ["ord_r5"], "cellar": {"red": [5]}, **given}
    return Mat(board, structures=[*structures, *MEDIUM], **given)


@rule("STC-28", "STC-29")
@both_boards
@pytest.mark.parametrize(
    ("structures", "change"),
    [
        (["veranda"], {"vp": 3}),
        (["wine_parlor"], {"vp": 2, "lira": 2}),
        (["veranda", "wine_parlor"], {"vp": 3, "lira": 2}),
        ([], {"vp": 2}),
    ],
)
def test_veranda_gives_1_vp_and_wine_parlor_2_lira_for_an_order(
    board: str, structures: list[str], change: dict[str, int]
) -> None:
    table = orders(board, *structures).play("place:fill_order:right:regular", "card:ord_r5", "wine:red:5")
    assert table.changed() == {**change, "residual": 1, "cellar": {}, "parted": ["ord_r5"]}


@rule("STC-28", "STC-29")
@both_boards
def test_veranda_and_wine_parlor_work_for_their_owner_alone(board: str) -> None:
    others = [{"structures": ["veranda", "wine_parlor"]}]
    table = orders(board, others=others).play("place:fill_order:right:regular", "card:ord_r5", "wine:red:5")
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {}, "parted": ["ord_r5"]}


@rule("STC-28", "STC-29", "VIS-W1", "VIS-W5", "VIS-W28")
@both_boards
@pytest.mark.parametrize(("card", "vp"), [("merchant", 4), ("marketer", 4), ("exporter", 3)])
def test_veranda_and_wine_parlor_count_for_visitors_that_fill(board: str, card: str, vp: int) -> None:
    table = orders(board, "veranda", "wine_parlor", hand=[card, "ord_r5"])
    table.play(*playing("winter", card, "option:2", "card:ord_r5", "wine:red:5"))
    assert table.changed() == {"vp": vp, "lira": 2, "residual": 1, "cellar": {}, "parted": sorted([card, "ord_r5"])}


@rule("STC-28", "STC-29", "TRADE-4")
def test_a_wine_that_is_sold_fills_no_order() -> None:
    table = orders("extended", "veranda", "wine_parlor").play("place:sell_wine:right:regular", "wine:red:5")
    assert table.changed() == {"vp": 1, "cellar": {}}


@rule("STC-28", "WIN-4")
def test_veranda_and_the_bonus_of_the_space_add_up() -> None:
    for board in ("base", "extended"):
        table = orders(board, "veranda").play(
            "place:fill_order:middle:regular", "card:ord_r5", "wine:red:5", "do:bonus"
        )
        assert table.vp == 4


@rule("STC-28", "GAME-1")
def test_the_vp_of_the_veranda_may_end_the_game() -> None:
    table = orders("base", "veranda", players=2, vp=17, passed=[1])
    table.play("place:fill_order:left:regular", "card:ord_r5", "wine:red:5", "pass")
    assert table.state.stack == []
    assert table.vp == 20


# --- STC-30: Label Factory


@rule("STC-30")
@every_season
def test_label_factory_fills_an_order_for_3_and_gives_2_vp_more(board: str, season: str) -> None:
    table = orders(board, "label_factory", players=2, season=season, lira=4)
    table.play(FACTORY, "card:ord_r5", "wine:red:5")
    assert table.changed() == {"lira": -3, "vp": 4, "residual": 1, "cellar": {}, "parted": ["ord_r5"]}
    assert table.to_move == 1


@rule("STC-30")
@both_boards
def test_label_factory_needs_lira_and_an_order_that_can_be_filled(board: str) -> None:
    poor = orders(board, "label_factory", lira=2)
    assert FACTORY not in poor.codes()
    assert poor.reasons(FACTORY) == [Reason.LIRA_SHORT]
    low = orders(board, "label_factory", lira=3, cellar={"red": [4]})
    assert low.reasons(FACTORY) == [Reason.ORDER_NOT_FILLABLE]


@rule("STC-30", "STC-29")
@both_boards
def test_the_3_of_the_label_factory_must_be_there_before_the_wine_parlor_pays(board: str) -> None:
    assert FACTORY not in orders(board, "label_factory", "wine_parlor", lira=1).codes()
    assert FACTORY not in orders(board, "label_factory", "wine_parlor", lira=2).codes()
    table = orders(board, "label_factory", "wine_parlor", lira=3)
    table.play(FACTORY, "card:ord_r5", "wine:red:5")
    assert table.changed() == {"lira": -1, "vp": 4, "residual": 1, "cellar": {}, "parted": ["ord_r5"]}


@rule("STC-30", "STC-28")
@both_boards
def test_veranda_counts_in_the_label_factory(board: str) -> None:
    table = orders(board, "label_factory", "veranda", lira=3).play(FACTORY, "card:ord_r5", "wine:red:5")
    assert table.changed() == {"lira": -3, "vp": 5, "residual": 1, "cellar": {}, "parted": ["ord_r5"]}


# --- STC-31: Harvest Machine

VINES: dict[int, Any] = {5: ["syrah"], 6: ["merlot"], 7: ["chardonnay"]}
ALL_THREE = {"crush_pad": {"red": [2, 3], "white": [4]}, "harvested": ["5", "6", "7"]}


def machine(board: str, /, **given: Any) -> Mat:
    given = {"players": 5, "season": HARVESTING[board], "fields": VINES, "structures": ["harvest_machine"], **given}
    return Mat(board, **given)


@rule("STC-31")
@both_boards
def test_harvest_machine_may_harvest_all_fields_at_once(board: str) -> None:
    table = machine(board).play("place:harvest_field:right:regular")
    assert table.offered("field:5", "field:6", "field:7", "field:all")
    table.play("field:all")
    assert table.changed() == ALL_THREE
    single = machine(board).play("place:harvest_field:right:regular", "field:6")
    assert single.changed() == {"crush_pad": {"red": [3]}, "harvested": ["6"]}


@rule("STC-31", "HARV-3")
@both_boards
def test_harvest_machine_leaves_out_what_has_been_harvested_sold_or_built_on(board: str) -> None:
    table = machine(board, harvested=["5"]).play("place:harvest_field:right:regular", "field:all")
    assert table.changed() == {"crush_pad": {"red": [3], "white": [4]}, "harvested": ["5", "6", "7"]}
    fields = {5: ["syrah"], 6: {"structure": "inn"}, 7: ["syrah"]}
    table = machine(board, fields=fields).play("place:harvest_field:right:regular", "field:all")
    assert table.changed() == {"crush_pad": {"red": [1, 2]}, "harvested": ["5", "7"]}
    none = machine(board, harvested=["5", "6", "7"])
    assert "place:harvest_field:right:regular" not in none.codes()


@rule("STC-31")
@both_boards
def test_without_the_harvest_machine_it_is_one_field(board: str) -> None:
    table = machine(board, structures=[], others=[{"structures": ["harvest_machine"]}])
    table.play("place:harvest_field:right:regular")
    assert table.offered("field:5", "field:6", "field:7")
    assert table.reasons("field:all") != []


@rule("STC-31", "HARV-2")
@both_boards
def test_grapes_of_the_harvest_machine_drop_as_usual(board: str) -> None:
    fields = {5: ["merlot"], 6: ["merlot"], 7: ["merlot"]}
    table = machine(board, fields=fields).play("place:harvest_field:right:regular", "field:all")
    assert table.changed() == {"crush_pad": {"red": [1, 2, 3]}, "harvested": ["5", "6", "7"]}


@rule("STC-31", "STR-5")
@both_boards
@pytest.mark.parametrize("when", ["summer", "winter"])
def test_harvest_machine_works_with_the_yoke(board: str, when: str) -> None:
    table = machine(board, season=when, structures=["harvest_machine", "yoke"]).play(YOKE, "option:1", "field:all")
    assert table.changed() == ALL_THREE


@rule("STC-31", "VIS-S6")
@both_boards
def test_harvest_machine_works_with_the_tour_guide(board: str) -> None:
    table = machine(board, season="summer", hand=["tour_guide"])
    table.play(*playing("summer", "tour_guide", "option:2", "field:all"))
    assert table.changed() == {**ALL_THREE, "parted": ["tour_guide"]}


@rule("STC-31", "VIS-W12", "VIS-W29", "VIS-W18", "VIS-W20")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "change"),
    [
        ("harvester", ["field:all", "option:2"], {"vp": 1}),
        ("harvester", ["field:6", "field:all", "option:1"], {"lira": 2}),
        ("laborer", ["option:1", "field:5", "field:all"], {}),
        ("harvest_expert", ["option:1", "field:all", "option:1"], {"drew": {"vine": 1}}),
    ],
)
def test_harvest_machine_works_with_winter_visitors(
    board: str, card: str, answers: list[str], change: dict[str, Any]
) -> None:
    table = machine(board, season="winter", hand=[card])
    table.play(*playing("winter", card, *answers))
    assert table.changed() == {**ALL_THREE, **change, "parted": [card]}
    assert table.to_move == 1


@rule("STC-31", "VIS-W24")
@both_boards
@pytest.mark.parametrize("answers", [["field:all"], ["field:7", "field:all"], ["field:5", "field:6", "field:7"]])
def test_fields_of_the_harvest_machine_count_for_the_reaper(board: str, answers: list[str]) -> None:
    table = machine(board, season="winter", hand=["reaper"])
    table.play(*playing("winter", "reaper", *answers))
    assert table.changed() == {**ALL_THREE, "vp": 2, "parted": ["reaper"]}


@rule("STC-31", "VIS-W24")
@both_boards
def test_two_fields_of_the_harvest_machine_are_not_enough_for_the_reaper(board: str) -> None:
    table = machine(board, season="winter", hand=["reaper"], harvested=["7"])
    table.play(*playing("winter", "reaper", "field:all"))
    assert (table.vp, table.crush_pad) == (0, {"red": [2, 3]})


@rule("STC-31", "WIN-2")
@pytest.mark.parametrize(("board", "space"), [("base", "middle"), ("extended", "left")])
def test_harvest_machine_works_with_action_and_bonus(board: str, space: str) -> None:
    place = f"place:harvest_field:{space}:regular"
    bonus = machine(board).play(place, "field:5", "field:all")
    assert bonus.changed() == ALL_THREE
    action = machine(board).play(place, "field:all")
    assert action.changed() == ALL_THREE
    assert action.to_move == 1, "nothing is left for the bonus"


@rule("STC-31", "SPW-5")
@both_boards
def test_the_mafioso_finds_nothing_more_after_the_harvest_machine(board: str) -> None:
    special = {"specials": ["mafioso"], "workers": {"regular": 1, "grande": 1, "mafioso": 1}}
    table = machine(board, **special).play("place:harvest_field:right:mafioso", "field:all")
    assert table.to_move == 1
    table = machine(board, **special).play("place:harvest_field:right:mafioso", "field:6", "yes", "field:all")
    assert table.changed() == ALL_THREE


# --- STC-32: Fermentation Tank


def tank(board: str, /, *structures: str, **given: Any) -> Mat:
    given = {"players": 5, "season": HARVESTING[board], "fields": VINES, **given}
    return Mat(board, structures=["fermentation_tank", *structures, *LARGE], **given)


@rule("STC-32")
@both_boards
def test_fermentation_tank_makes_one_wine_after_a_harvest(board: str) -> None:
    table = tank(board, crush_pad={"white": [4]}).play("place:harvest_field:right:regular", "field:6")
    assert table.offered("no", "make:red", "make:white", "make:blush")
    table.play("make:blush", "grape:red:3", "grape:white:4")
    assert table.changed() == {"cellar": {"blush": [7]}, "crush_pad": {}, "harvested": ["6"]}
    assert table.to_move == 1, "one wine only"
    kept = tank(board).play("place:harvest_field:right:regular", "field:6", "no")
    assert kept.changed() == {"crush_pad": {"red": [3]}, "harvested": ["6"]}
    assert kept.to_move == 1


@rule("STC-32", "WIN-2")
@pytest.mark.parametrize(("board", "space"), [("base", "middle"), ("extended", "left")])
def test_fermentation_tank_comes_once_after_action_and_bonus(board: str, space: str) -> None:
    place = f"place:harvest_field:{space}:regular"
    table = tank(board).play(place, "field:5")
    assert table.codes("make:") == [], "the bonus may still follow"
    table.play("field:6")
    assert table.offered("no", "make:red")
    table.play("make:red", "grape:red:3")
    assert table.changed() == {"crush_pad": {"red": [2]}, "cellar": {"red": [3]}, "harvested": ["5", "6"]}
    assert table.to_move == 1
    declined = tank(board).play(place, "field:5", "done", "make:red", "grape:red:2")
    assert declined.changed() == {"cellar": {"red": [2]}, "harvested": ["5"]}
    assert declined.to_move == 1


@rule("STC-32", "TUS-1")
def test_fermentation_tank_comes_after_a_bonus_in_lira() -> None:
    table = tank("extended").play(
        "place:harvest_field:middle:regular", "field:5", "do:bonus", "make:red", "grape:red:2"
    )
    assert table.changed() == {"lira": 1, "cellar": {"red": [2]}, "harvested": ["5"]}
    assert table.to_move == 1


@rule("STC-32", "STR-5")
@both_boards
@pytest.mark.parametrize("when", ["summer", "winter"])
def test_fermentation_tank_works_with_the_yoke(board: str, when: str) -> None:
    table = tank(board, "yoke", season=when).play(YOKE, "option:1", "field:7", "make:white", "grape:white:4")
    assert table.changed() == {"cellar": {"white": [4]}, "harvested": ["7"]}


@rule("STC-32", "STR-5")
@both_boards
@pytest.mark.parametrize("when", ["summer", "winter"])
def test_uprooting_with_the_yoke_is_no_harvest(board: str, when: str) -> None:
    table = tank(board, "yoke", season=when, fields={7: ["chardonnay"]}, crush_pad={"red": [1]})
    table.play(YOKE, "option:2", "field:7", "card:chardonnay")
    assert table.changed() == {"fields": {}, "drew": {"vine": 1}}
    assert table.to_move == 1


@rule("STC-32", "VIS-S6")
@both_boards
def test_fermentation_tank_works_with_the_tour_guide(board: str) -> None:
    table = tank(board, season="summer", hand=["tour_guide"])
    table.play(*playing("summer", "tour_guide", "option:2", "field:5", "make:red", "grape:red:2"))
    assert table.changed() == {"cellar": {"red": [2]}, "harvested": ["5"], "parted": ["tour_guide"]}
    lira = tank(board, season="summer", hand=["tour_guide"], crush_pad={"red": [1]})
    lira.play(*playing("summer", "tour_guide", "option:1"))
    assert lira.to_move == 1


@rule("STC-32", "VIS-W12")
@both_boards
def test_fermentation_tank_comes_once_after_the_last_field_of_the_harvester(board: str) -> None:
    table = tank(board, season="winter", hand=["harvester"])
    table.play(*playing("winter", "harvester", "field:5"))
    assert table.offered("done", "field:6", "field:7")
    table.play("field:6", "make:red", "grape:red:3", "option:2")
    assert table.changed() == {
        "vp": 1,
        "crush_pad": {"red": [2]},
        "cellar": {"red": [3]},
        "harvested": ["5", "6"],
        "parted": ["harvester"],
    }
    one = tank(board, season="winter", hand=["harvester"])
    one.play(*playing("winter", "harvester", "field:5", "done", "make:red", "grape:red:2", "option:1"))
    assert one.changed() == {"lira": 2, "cellar": {"red": [2]}, "harvested": ["5"], "parted": ["harvester"]}


@rule("STC-32", "VIS-W24")
@both_boards
def test_fermentation_tank_comes_once_after_the_reaper(board: str) -> None:
    table = tank(board, season="winter", hand=["reaper"])
    table.play(*playing("winter", "reaper", "field:5", "field:6", "field:7", "make:white", "grape:white:4"))
    assert table.changed() == {
        "vp": 2,
        "crush_pad": {"red": [2, 3]},
        "cellar": {"white": [4]},
        "harvested": ["5", "6", "7"],
        "parted": ["reaper"],
    }
    assert table.to_move == 1


@rule("STC-32", "STC-31")
@both_boards
def test_fermentation_tank_comes_once_after_the_harvest_machine(board: str) -> None:
    table = tank(board, "harvest_machine").play(
        "place:harvest_field:right:regular", "field:all", "make:red", "grape:red:2"
    )
    assert table.changed() == {
        "crush_pad": {"red": [3], "white": [4]},
        "cellar": {"red": [2]},
        "harvested": ["5", "6", "7"],
    }
    assert table.to_move == 1


@rule("STC-32", "VIS-W20", "TUS-12")
@both_boards
def test_fermentation_tank_leaves_the_jack_of_all_trades_the_grapes_that_it_needs(board: str) -> None:
    given: dict[str, Any] = {"season": "winter", "hand": ["jack_of_all_trades"], "fields": {5: ["syrah"]}}
    table = tank(board, **given)
    table.play(*playing("winter", "jack_of_all_trades", "option:1", "field:5"))
    assert table.offered("no")
    assert table.reasons("make:red") == [Reason.REST_IMPOSSIBLE]
    table.play("no", "option:2", "make:red", "grape:red:2")
    assert table.changed() == {"cellar": {"red": [2]}, "harvested": ["5"], "parted": ["jack_of_all_trades"]}


@rule("STC-32", "VIS-W20")
@both_boards
def test_fermentation_tank_comes_freely_when_the_jack_of_all_trades_makes_wine_first(board: str) -> None:
    given: dict[str, Any] = {"season": "winter", "hand": ["jack_of_all_trades"], "fields": {5: ["syrah"]}}
    table = tank(board, **given, crush_pad={"red": [1]})
    table.play(*playing("winter", "jack_of_all_trades", "option:2", "make:red", "grape:red:1", "option:1", "field:5"))
    table.play("make:red", "grape:red:2")
    assert table.changed() == {
        "cellar": {"red": [1, 2]},
        "crush_pad": {},
        "harvested": ["5"],
        "parted": ["jack_of_all_trades"],
    }


@rule("STC-32", "VIS-W20")
@both_boards
def test_the_wine_of_the_fermentation_tank_may_fill_the_order_of_the_jack_of_all_trades(board: str) -> None:
    given: dict[str, Any] = {"season": "winter", "fields": {7: ["cabernet_sauvignon", "sangiovese"]}}
    table = tank(board, **given, hand=["jack_of_all_trades", "ord_r5"])
    table.play(*playing("winter", "jack_of_all_trades", "option:1", "field:7", "make:red", "grape:red:5"))
    table.play("option:3", "card:ord_r5", "wine:red:5")
    assert table.changed() == {
        "vp": 2,
        "residual": 1,
        "harvested": ["7"],
        "parted": ["jack_of_all_trades", "ord_r5"],
    }


@rule("STC-32", "VIS-W29")
@both_boards
def test_fermentation_tank_leaves_the_laborer_the_grapes_that_it_needs(board: str) -> None:
    given: dict[str, Any] = {"season": "winter", "hand": ["laborer"], "fields": {5: ["syrah"]}}
    both = tank(board, **given).play(*playing("winter", "laborer", "option:3", "option:1", "field:5"))
    assert both.offered("no")
    spare = tank(board, **given, crush_pad={"red": [1]})
    spare.play(*playing("winter", "laborer", "option:3", "option:1", "field:5", "make:red", "grape:red:2"))
    spare.play("make:red", "grape:red:1")
    assert spare.changed() == {
        "vp": -1,
        "cellar": {"red": [1, 2]},
        "crush_pad": {},
        "harvested": ["5"],
        "parted": ["laborer"],
    }
    one = tank(board, **given)
    one.play(*playing("winter", "laborer", "option:1", "field:5", "make:red", "grape:red:2"))
    assert one.changed() == {"cellar": {"red": [2]}, "harvested": ["5"], "parted": ["laborer"]}


@rule("STC-32", "VIS-W18")
@both_boards
def test_fermentation_tank_works_with_the_harvest_expert(board: str) -> None:
    table = tank(board, season="winter", hand=["harvest_expert"])
    table.play(*playing("winter", "harvest_expert", "option:1", "field:5", "make:red", "grape:red:2", "option:1"))
    assert table.changed() == {
        "cellar": {"red": [2]},
        "harvested": ["5"],
        "drew": {"vine": 1},
        "parted": ["harvest_expert"],
    }


@rule("STC-32", "SPW-5")
@both_boards
def test_fermentation_tank_comes_twice_with_the_mafioso(board: str) -> None:
    special = {"specials": ["mafioso"], "workers": {"regular": 1, "grande": 1, "mafioso": 1}}
    table = tank(board, **special).play("place:harvest_field:right:mafioso", "field:5", "make:red", "grape:red:2")
    table.play("yes", "field:6", "make:red", "grape:red:3")
    assert table.changed() == {"cellar": {"red": [2, 3]}, "harvested": ["5", "6"]}
    assert table.to_move == 1


@rule("STC-32", "SPW-11")
def test_fermentation_tank_comes_once_with_the_politico() -> None:
    special = {"specials": ["politico"], "workers": {"regular": 1, "grande": 1, "politico": 1}, "lira": 1}
    table = tank("extended", **special).play("place:harvest_field:left:politico", "field:5", "field:6")
    assert table.codes("make:") == [], "the repeat of the bonus comes before the Tank"
    table.play("yes", "field:7", "make:white", "grape:white:4")
    assert table.changed() == {
        "lira": -1,
        "crush_pad": {"red": [2, 3]},
        "cellar": {"white": [4]},
        "harvested": ["5", "6", "7"],
    }
    assert table.to_move == 1


@rule("STC-32", "SPW-4")
@both_boards
def test_fermentation_tank_comes_once_with_the_bonus_of_a_farmer(board: str) -> None:
    special = {"specials": ["farmer"], "workers": {"regular": 1, "grande": 1, "farmer": 1}}
    table = tank(board, **special).play("place:harvest_field:right:farmer")
    if board == "extended":
        table.play("bonus:left")
    table.play("field:5", "field:6", "make:red", "grape:red:2")
    assert table.changed() == {"crush_pad": {"red": [3]}, "cellar": {"red": [2]}, "harvested": ["5", "6"]}
    assert table.to_move == 1


@rule("STC-32", "TVIS-2")
def test_fermentation_tank_works_with_a_harvest_by_the_manager() -> None:
    table = tank("extended", season="winter", hand=["manager"])
    table.play(*playing("winter", "manager", "action:harvest_field", "field:5", "make:red", "grape:red:2"))
    assert table.changed() == {"cellar": {"red": [2]}, "harvested": ["5"], "parted": ["manager"]}
    assert table.to_move == 1


@rule("STC-32", "RUL-4")
def test_fermentation_tank_works_with_a_harvest_by_the_planner() -> None:
    waiting = {"seat": 0, "worker": "regular", "waiting": 1}
    given: dict[str, Any] = {"season": "summer", "players": 2, "passed": [1]}
    table = tank("base", **given, board={"harvest_field": {"left": waiting}})
    table.play("pass", "deck:summer", "deck:summer", "field:5", "make:red", "grape:red:2")
    assert table.cellar == {"red": [2]}
    assert season(table) == "winter"


@rule("STC-32", "TVIS-1")
def test_fermentation_tank_works_with_a_harvest_by_the_planner_on_the_extended_board() -> None:
    waiting = {"seat": 0, "worker": "regular", "waiting": 1}
    given: dict[str, Any] = {"season": "summer", "players": 2, "passed": [1]}
    table = tank("extended", **given, board={"harvest_field": {"left": waiting}})
    table.play("pass", "field:5", "field:6", "make:red", "grape:red:2")
    assert (table.cellar, table.crush_pad) == ({"red": [2]}, {"red": [3]})
    assert season(table) == "fall"


@rule("STC-32", "VIS-8")
@both_boards
def test_buying_a_grape_is_no_harvest(board: str) -> None:
    table = tank(board, season="summer", hand=["buyer"], lira=2)
    table.play(*playing("summer", "buyer", "option:1", "grape:red:1"))
    assert table.changed() == {"lira": -2, "crush_pad": {"red": [1]}, "parted": ["buyer"]}
    assert table.to_move == 1


@rule("STC-32")
@both_boards
def test_fermentation_tank_works_for_its_owner_alone(board: str) -> None:
    others = [{"structures": ["fermentation_tank"], "crush_pad": {"red": [1]}}]
    given: dict[str, Any] = {"players": 5, "season": HARVESTING[board], "fields": VINES, "others": others}
    table = Mat(board, **given).play("place:harvest_field:right:regular", "field:5")
    assert table.changed() == {"crush_pad": {"red": [2]}, "harvested": ["5"]}
    assert "pass" in table.codes()


# --- STC-33: Charmat


def charmat(board: str, /, *structures: str, **given: Any) -> Mat:
    given = {"players": 5, "season": HARVESTING[board], "crush_pad": {"red": [3], "white": [4]}, **given}
    return Mat(board, structures=["charmat", *structures], **given)


MAKE = "place:make_wine:right:regular"


@rule("STC-33", "WINE-3")
@both_boards
def test_charmat_makes_sparkling_wine_of_one_red_and_one_white_grape(board: str) -> None:
    table = charmat(board, *LARGE).play(MAKE)
    assert table.offered("make:red", "make:white", "make:blush", "make:sparkling")
    table.play("make:sparkling", "grape:red:3", "grape:white:4")
    assert table.changed() == {"crush_pad": {}, "cellar": {"sparkling": [7]}}


@rule("STC-33", "WINE-2")
@both_boards
def test_the_same_grapes_may_still_be_blush(board: str) -> None:
    table = charmat(board, *LARGE).play(MAKE, "make:blush", "grape:red:3", "grape:white:4")
    assert table.changed() == {"crush_pad": {}, "cellar": {"blush": [7]}}


@rule("STC-33", "WINE-3")
@both_boards
def test_charmat_needs_the_large_cellar(board: str) -> None:
    table = charmat(board, *MEDIUM).play(MAKE)
    assert table.reasons("make:sparkling") == [Reason.LARGE_CELLAR_NEEDED]


@rule("STC-33", "WINE-4")
@both_boards
@pytest.mark.parametrize(("red", "white", "value"), [(2, 4, 0), (1, 5, 0), (1, 6, 7), (6, 1, 7), (4, 5, 9), (9, 9, 9)])
def test_charmat_sums_at_least_7(board: str, red: int, white: int, value: int) -> None:
    table = charmat(board, *LARGE, crush_pad={"red": [red], "white": [white]}).play(MAKE)
    if not value:
        assert table.reasons("make:sparkling") == [Reason.NO_WINE_ICON]
        return
    table.play("make:sparkling", f"grape:red:{red}", f"grape:white:{white}")
    assert table.cellar == {"sparkling": [value]}


@rule("STC-33", "WINE-4")
@both_boards
def test_a_taken_icon_drops_the_wine_of_the_charmat(board: str) -> None:
    given: dict[str, Any] = {"crush_pad": {"red": [4], "white": [5]}}
    table = charmat(board, *LARGE, **given, cellar={"sparkling": [9]}).play(MAKE)
    table.play("make:sparkling", "grape:red:4", "grape:white:5")
    assert table.cellar == {"sparkling": [8, 9]}
    full = charmat(board, *LARGE, **given, cellar={"sparkling": [7, 8, 9]}).play(MAKE)
    assert full.reasons("make:sparkling") == [Reason.NO_WINE_ICON]


@rule("STC-33", "WINE-3")
@both_boards
def test_with_charmat_two_red_grapes_may_be_used_as_usual(board: str) -> None:
    given: dict[str, Any] = {"crush_pad": {"red": [2, 3], "white": [2, 5]}}
    table = charmat(board, *LARGE, **given).play(MAKE, "make:sparkling", "grape:red:2")
    assert table.offered("grape:red:3", "grape:white:5"), "red 2 and white 2 are not enough for one red grape"
    two = charmat(board, *LARGE, **given).play(MAKE, "make:sparkling", "grape:red:2", "grape:red:3")
    assert two.offered("grape:white:2", "grape:white:5")
    two.play("grape:white:2", "done")
    assert two.changed() == {"crush_pad": {"white": [5]}, "cellar": {"sparkling": [7]}}
    one = table.play("grape:white:5", "done")
    assert one.changed() == {"crush_pad": {"red": [3], "white": [2]}, "cellar": {"sparkling": [7]}}


@rule("STC-33", "WINE-3")
@both_boards
def test_without_charmat_two_red_grapes_are_needed(board: str) -> None:
    others = [{"structures": ["charmat"]}]
    given: dict[str, Any] = {"crush_pad": {"red": [3], "white": [4]}, "structures": LARGE, "others": others}
    table = Mat(board, players=5, season=HARVESTING[board], **given).play(MAKE)
    assert table.reasons("make:sparkling") == [Reason.GRAPE_MISSING]


@rule("STC-33", "VIS-W22", "VIS-W26", "VIS-W33")
@both_boards
@pytest.mark.parametrize(("card", "vp"), [("supervisor", 1), ("bottler", 1), ("zymologist", 0)])
def test_charmat_works_with_visitors(board: str, card: str, vp: int) -> None:
    cellars = [] if card == "zymologist" else LARGE
    table = charmat(board, *cellars, season="winter", hand=[card])
    table.play(*playing("winter", card, "make:sparkling", "grape:red:3", "grape:white:4"))
    assert (table.vp, table.crush_pad, table.cellar) == (vp, {}, {"sparkling": [7]})


@rule("STC-33", "STC-40", "STC-14")
@both_boards
@pytest.mark.parametrize("card", ["mixer", "wine_press"])
def test_charmat_works_with_structures(board: str, card: str) -> None:
    table = charmat(board, card, *LARGE, players=2, season="summer")
    table.play(f"place:structure:{card}:left:regular", "make:sparkling", "grape:red:3", "grape:white:4")
    assert table.cellar == {"sparkling": [7]}


# --- STC-34: Inn


@rule("STC-34")
@both_boards
@pytest.mark.parametrize(("when", "card"), [("summer", "patron"), ("winter", "judge")])
def test_inn_gives_1_for_each_visitor_in_either_season(board: str, when: str, card: str) -> None:
    option = "option:2" if card == "patron" else "option:1"
    table = Mat(board, players=5, season=when, structures=["inn"], hand=[card]).play(*playing(when, card, option))
    assert table.lira == 1
    others = [{"structures": ["inn"]}]
    table = Mat(board, players=5, season=when, hand=[card], others=others).play(*playing(when, card, option))
    assert (table.lira, table.seat(1)["lira"]) == (0, 0)


@rule("STC-34", "VIS-2", "VIS-S2")
@both_boards
def test_the_lira_of_the_inn_may_pay_the_cost_of_the_card(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "structures": ["inn"], "hand": ["broker"]}
    table = Mat(board, **given, lira=8).play(*playing("summer", "broker", "option:1"))
    assert table.changed() == {"lira": -8, "vp": 3, "parted": ["broker"]}
    short = Mat(board, **given, lira=7).play(*playing("summer", "broker"))
    assert short.offered("option:2")
    assert short.reasons("option:1") == [Reason.LIRA_SHORT]


@rule("STC-34", "VIS-2", "VIS-S36")
@both_boards
def test_the_lira_of_the_inn_count_when_a_worker_is_placed(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "structures": ["inn"], "hand": ["stonemason"]}
    assert SUMMER_PLAY not in Mat(board, **given, lira=6).codes()
    table = Mat(board, **given, lira=7)
    assert SUMMER_PLAY in table.codes()
    table.play(*playing("summer", "stonemason", "structure:windmill", "structure:tasting_room"))
    assert table.lira == 0


@rule("STC-34", "PLACE-6")
def test_inn_and_the_bonus_of_the_space_pay_together() -> None:
    given: dict[str, Any] = {"structures": ["inn"], "hand": ["stonemason"]}
    place = "place:play_summer_visitor:left:regular"
    assert place not in Mat("extended", **given, lira=5).codes()
    table = Mat("extended", **given, lira=6).play(place)
    assert table.offered("do:bonus")
    table.play("do:bonus", "card:stonemason", "structure:windmill", "structure:tasting_room")
    assert table.lira == 0


@rule("STC-34", "SUM-4", "WIN-5")
@both_boards
@pytest.mark.parametrize(("when", "pair"), [("summer", ("patron", "broker")), ("winter", ("judge", "noble"))])
def test_inn_pays_for_both_visitors_of_the_bonus_space(board: str, when: str, pair: tuple[str, str]) -> None:
    first, second = pair
    table = Mat(board, players=3, season=when, lira=7, structures=["inn"], hand=list(pair))
    table.play(
        f"place:play_{when}_visitor:middle:regular", f"card:{first}", "option:2" if when == "summer" else "option:1"
    )
    table.play(f"card:{second}", "option:1")
    spent = {"broker": 9, "noble": 1}[second]
    assert table.lira == 7 + 2 - spent


@rule("STC-34", "PLACE-9")
@both_boards
def test_the_inn_counts_for_the_second_visitor_of_the_friendly_variant(board: str) -> None:
    """£6, £1 for the Vendor and £1 for the Stonemason are £8."""
    given: dict[str, Any] = {"players": 3, "options": {"friendly": True}, "structures": ["inn"]}
    place = "place:play_summer_visitor:middle:regular"
    assert place in Mat(board, **given, lira=6, hand=["vendor", "stonemason"]).codes()
    assert place not in Mat(board, **given, lira=5, hand=["vendor", "stonemason"]).codes()


@rule("STC-34", "RUL-13", "TVIS-2")
@both_boards
def test_inn_pays_for_the_manager_and_the_visitor_that_it_plays(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "season": "winter", "structures": ["inn"], "hand": ["manager", "stonemason"]}
    table = Mat(board, **given, lira=6)
    table.play(*playing("winter", "manager", "action:play_summer_visitor", "card:stonemason"))
    table.play("structure:windmill", "structure:yoke")
    assert table.changed() == {
        "lira": -6,
        "structures": ["yoke", "windmill", "inn"],
        "parted": ["manager", "stonemason"],
    }
    poor = Mat(board, **given, lira=5).play(*playing("winter", "manager"))
    assert "action:play_summer_visitor" not in poor.codes()


@rule("STC-34", "VIS-S38")
@both_boards
def test_the_inn_lets_the_wedding_party_pay_one_opponent_more(board: str) -> None:
    table = Mat(board, players=5, lira=1, structures=["inn"], hand=["wedding_party"])
    table.play(*playing("summer", "wedding_party", "seat:3"))
    assert table.changed() == {"lira": -1, "vp": 1, "parted": ["wedding_party"], "seat3": {"lira": 2}}


# --- STC-35: Tap Room


@rule("STC-35")
@both_boards
@pytest.mark.parametrize(("when", "card"), [("summer", "patron"), ("winter", "judge")])
def test_tap_room_takes_a_wine_for_2_vp_after_a_visitor(board: str, when: str, card: str) -> None:
    given: dict[str, Any] = {"players": 5, "season": when, "structures": ["tap_room", *LARGE], "hand": [card]}
    cellar = {"red": [1], "sparkling": [9]}
    option = "option:2" if card == "patron" else "option:1"
    table = Mat(board, **given, cellar=cellar).play(*playing(when, card, option))
    assert table.offered("done", "wine:red:1", "wine:sparkling:9")
    assert table.pile(when) == [card], "the visitor has been discarded"
    table.play("wine:red:1")
    assert (table.vp, table.cellar) == (2, {"sparkling": [9]})
    assert table.to_move == 1, "once for the card"
    declined = Mat(board, **given, cellar=cellar).play(*playing(when, card, option, "done"))
    assert (declined.vp, declined.cellar, declined.to_move) == (0, cellar, 1)


@rule("STC-35")
@both_boards
def test_tap_room_needs_a_wine_and_works_for_its_owner_alone(board: str) -> None:
    table = Mat(board, players=5, structures=["tap_room"], hand=["patron"]).play(
        *playing("summer", "patron", "option:1")
    )
    assert table.to_move == 1
    others = [{"structures": ["tap_room"], "cellar": {"red": [1]}}]
    table = Mat(board, players=5, cellar={"red": [1]}, hand=["patron"], others=others)
    table.play(*playing("summer", "patron", "option:1"))
    assert table.changed() == {"lira": 4, "parted": ["patron"]}
    assert "pass" in table.codes()


@rule("STC-35", "VIS-W3", "VIS-S7")
@both_boards
def test_tap_room_comes_after_the_visitor_is_resolved(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "structures": ["tap_room", *LARGE]}
    spent = Mat(board, **given, season="winter", hand=["judge"], cellar={"red": [4]})
    spent.play(*playing("winter", "judge", "option:2", "wine:red:4"))
    assert spent.changed() == {"vp": 3, "cellar": {}, "parted": ["judge"]}
    assert spent.to_move == 1
    made = Mat(board, **given, hand=["novice_guide"], crush_pad={"red": [1]})
    made.play(*playing("summer", "novice_guide", "option:2", "make:red", "grape:red:1", "wine:red:1"))
    assert made.changed() == {"vp": 2, "crush_pad": {}, "parted": ["novice_guide"]}


@rule("STC-35", "SUM-4", "WIN-5")
@both_boards
@pytest.mark.parametrize(("when", "pair"), [("summer", ("patron", "sponsor")), ("winter", ("judge", "marketer"))])
def test_tap_room_comes_after_each_of_two_visitors(board: str, when: str, pair: tuple[str, str]) -> None:
    given: dict[str, Any] = {"players": 3, "season": when, "structures": ["tap_room"], "cellar": {"red": [1, 2, 3]}}
    table = Mat(board, **given, hand=list(pair))
    table.play(f"place:play_{when}_visitor:middle:regular", f"card:{pair[0]}", "option:1", "wine:red:1")
    table.play(f"card:{pair[1]}", "option:1", "wine:red:3")
    assert (table.vp, table.cellar) == (4, {"red": [2]})
    assert table.to_move == 1


@rule("STC-35", "RUL-13", "TVIS-2")
@both_boards
def test_tap_room_comes_after_the_inner_and_the_outer_visitor(board: str) -> None:
    given: dict[str, Any] = {"season": "winter", "structures": ["tap_room"], "cellar": {"red": [1, 2, 3]}}
    table = Mat(board, players=5, **given, hand=["manager", "patron"])
    table.play(*playing("winter", "manager", "action:play_summer_visitor", "card:patron", "option:1", "wine:red:1"))
    assert table.vp == 2
    table.play("wine:red:2")
    assert table.changed() == {"lira": 4, "vp": 4, "cellar": {"red": [3]}, "parted": ["manager", "patron"]}
    assert table.to_move == 1


@rule("STC-35", "VIS-S33")
@pytest.mark.parametrize(("board", "row"), [("base", 4), ("extended", 2)])
def test_tap_room_comes_before_the_organizer_passes(board: str, row: int) -> None:
    others = [{"wake_up_row": number} for number in (3, 5, 6, 7)]
    given: dict[str, Any] = {"structures": ["tap_room"], "cellar": {"red": [1]}, "hand": ["organizer"]}
    table = Mat(board, players=5, wake_up_row=1, **given, others=others)
    table.play(*playing("summer", "organizer", f"row:{row}", "wine:red:1"))
    assert table.changed() == {"lira": 1, "vp": 2, "cellar": {}, "wake_up_row": row, "parted": ["organizer"]}
    assert table.state.passed == 1


@rule("STC-35", "VIS-W17")
@both_boards
def test_tap_room_comes_after_the_parts_of_the_others(board: str) -> None:
    others = [{"crush_pad": {"red": [1]}}]
    given: dict[str, Any] = {"structures": ["tap_room"], "cellar": {"red": [1]}, "hand": ["mentor"]}
    table = Mat(board, players=5, season="winter", **given, others=others)
    table.play(*playing("winter", "mentor", "make:red", "grape:red:1", "deck:vine", "wine:red:1"))
    assert table.changed() == {
        "vp": 2,
        "cellar": {},
        "drew": {"vine": 1},
        "parted": ["mentor"],
        "seat1": {"crush_pad": {}, "cellar": {"red": [1]}},
    }


@rule("STC-35", "VIS-S32")
@both_boards
def test_a_worker_stands_on_its_action_while_the_tap_room_is_asked(board: str) -> None:
    given: dict[str, Any] = {"structures": ["tap_room"], "cellar": {"red": [1]}, "hand": ["patron"]}
    table = Mat(board, players=5, **given).play(*playing("summer", "patron", "option:1"))
    assert table.state.to_json()["board"] == {"play_summer_visitor": {"right": on(0)}}
