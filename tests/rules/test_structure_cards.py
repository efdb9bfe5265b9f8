"""STC-1 to STC-8: how structure cards are built, used, destroyed and counted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.structure_table import Mat, both_boards, every_season, playing, whole_deck
from tests.rules import board as workers_on
from tests.rules import on, season
from tests.support import Table, rule
from vendemmia import Game, Options
from vendemmia.engine import Kind, Reason
from vendemmia.engine.numbers.names import STRUCTURES

COSTS = {
    card: cost
    for cost, cards in {
        2: "cask wine_cave trading_post distiller harvest_machine banquet_hall storehouse silo",
        3: "aqueduct patio guest_house cafe gazebo workshop wine_parlor label_factory charmat penthouse mixer dock",
        4: "wine_press wine_bar academy fermentation_tank inn fountain",
        5: "shop mercado studio barn veranda tap_room tavern",
        7: "school",
        8: "ristorante",
        9: "statue",
    }.items()
    for card in cards.split()
}
WITH_A_SPACE = (
    *("cask", "wine_cave", "trading_post", "shop", "wine_press", "school", "wine_bar", "ristorante"),
    *("guest_house", "cafe", "label_factory", "mixer"),
)
BUILD = "place:build_structure:left:regular"
DESTROY = "place:destroy_structure:left:regular"
BUILDING = {"base": "summer", "extended": "spring"}
"""The season of the action that builds."""
ALL_BUILT = list(STRUCTURES)


def built(board: str, card: str, place: str = "mat", **given: Any) -> Mat:
    """A table on which the build action has just built a card."""
    given = {"lira": 20, "hand": [card], "season": BUILDING[board], **given}
    return Mat(board, **given).play(BUILD, f"card:{card}", place)


# --- STC-1: building


@rule("STC-1")
@both_boards
@pytest.mark.parametrize("card", list(COSTS))
def test_a_card_is_built_for_its_printed_cost_and_gives_1_vp(board: str, card: str) -> None:
    table = Mat(board, season=BUILDING[board], lira=COSTS[card], hand=[card, "merlot"])
    table.play(BUILD, f"card:{card}", "mat")
    assert table.changed() == {"lira": -COSTS[card], "vp": 1, "structures": [card], "parted": [card]}
    assert [event.thing for event in table.events if event.kind is Kind.BUILT] == [card]


@rule("STC-1")
@both_boards
@pytest.mark.parametrize("card", list(COSTS))
def test_a_card_is_not_built_for_less(board: str, card: str) -> None:
    table = Mat(board, season=BUILDING[board], lira=COSTS[card] - 1, hand=[card])
    if COSTS[card] > 2:  # There is something else to build.
        table.play(BUILD)
        assert f"card:{card}" not in table.codes()
        assert table.reasons(f"card:{card}") == [Reason.BUILDING_TOO_DEAR]
    else:
        assert table.reasons(BUILD) == [Reason.BUILDING_TOO_DEAR]


@rule("STC-1")
@both_boards
@pytest.mark.parametrize("field", [5, 6, 7])
def test_a_card_may_stand_on_an_empty_field(board: str, field: int) -> None:
    table = built(board, "inn", f"field:{field}", lira=4)
    assert table.changed() == {"lira": -4, "vp": 1, "fields": {str(field): {"structure": "inn"}}, "parted": ["inn"]}
    assert table.structures == ["inn"]
    assert table.mat == []


@rule("STC-1")
@both_boards
def test_where_a_card_is_put_is_asked_after_it_is_named(board: str) -> None:
    table = Mat(board, season=BUILDING[board], lira=2, hand=["cask"]).play(BUILD)
    assert table.offered("structure:trellis", "structure:yoke", "card:cask")
    table.play("card:cask")
    assert table.offered("mat", "field:5", "field:6", "field:7")


@rule("STC-1")
@both_boards
def test_the_mat_has_two_slots(board: str) -> None:
    table = Mat(board, season=BUILDING[board], lira=9, hand=["cask"], structures=["inn", "dock", "trellis"])
    table.play(BUILD, "card:cask")
    assert table.offered("field:5", "field:6", "field:7")
    assert table.reasons("mat") == [Reason.MAT_FULL]
    table.play("field:7")
    assert table.seat()["fields"] == {"7": {"structure": "cask"}}
    assert table.mat == ["inn", "dock"]


@rule("STC-1")
@both_boards
def test_a_planted_a_sold_and_a_built_field_take_no_card(board: str) -> None:
    fields = {5: ["malvasia"], 6: "sold", 7: {"structure": "inn"}}
    table = Mat(board, season=BUILDING[board], lira=2, hand=["cask"], fields=fields).play(BUILD, "card:cask")
    assert table.offered("mat")
    assert table.reasons("field:5") == [Reason.FIELD_NOT_EMPTY]
    assert table.reasons("field:6") == [Reason.FIELD_SOLD]
    assert table.reasons("field:7") == [Reason.FIELD_BUILT_ON]


@rule("STC-1")
@both_boards
def test_five_cards_are_the_most_that_can_stand(board: str) -> None:
    fields = {5: {"structure": "inn"}, 6: {"structure": "patio"}, 7: {"structure": "barn"}}
    given: dict[str, Any] = {"season": BUILDING[board], "lira": 20, "hand": ["cask"], "structures": ["dock", "silo"]}
    table = Mat(board, **given, fields=fields).play(BUILD)
    assert table.codes("card:") == []
    assert table.reasons("card:cask") == [Reason.NO_PLACE_TO_BUILD]
    del fields[6]
    table = Mat(board, **given, fields=fields).play(BUILD, "card:cask")
    assert table.offered("field:6")


@rule("STC-1")
@both_boards
def test_a_card_is_enough_to_place_a_worker_when_every_board_structure_stands(board: str) -> None:
    given: dict[str, Any] = {"season": BUILDING[board], "structures": ALL_BUILT}
    assert Mat(board, **given, lira=20).reasons(BUILD) == [Reason.ALREADY_BUILT]
    assert BUILD not in Mat(board, **given, lira=1, hand=["cask"]).codes()
    table = Mat(board, **given, lira=2, hand=["cask", "inn"]).play(BUILD)
    assert table.offered("card:cask")
    full: dict[int, Any] = {5: ["malvasia"], 6: "sold", 7: {"structure": "inn"}}
    table = Mat(
        board, season=BUILDING[board], lira=9, hand=["cask"], structures=[*ALL_BUILT, "dock", "silo"], fields=full
    )
    assert BUILD not in table.codes()


@rule("STC-1")
@both_boards
def test_only_structure_cards_of_the_own_hand_are_built(board: str) -> None:
    table = Mat(board, season=BUILDING[board], lira=9, hand=["merlot", "cask"], others=[{"hand": ["inn"]}]).play(BUILD)
    assert table.codes("card:") == ["card:cask"]
    assert table.reasons("card:merlot") == [Reason.NOT_A_STRUCTURE]
    assert table.reasons("card:inn") == [Reason.CARD_NOT_HELD]


@rule("STC-1", "PLACE-6")
@both_boards
def test_the_bonus_of_the_build_action_may_pay_for_a_card(board: str) -> None:
    table = Mat(board, players=3, season=BUILDING[board], lira=1, hand=["cask"])
    assert BUILD not in table.codes()
    table.play("place:build_structure:middle:regular", "do:bonus", "card:cask", "mat")
    assert table.changed() == {"lira": -1, "vp": 1, "structures": ["cask"], "parted": ["cask"]}


@rule("STC-1")
def test_build_or_tour_builds_a_card_too() -> None:
    table = Mat("extended", season="fall", players=3, lira=2, hand=["cask"])
    table.play("place:build_or_tour:middle:regular", "option:1", "card:cask", "field:5")
    assert table.changed() == {"lira": -2, "vp": 1, "fields": {"5": {"structure": "cask"}}, "parted": ["cask"]}


@rule("STC-1", "SPW-5")
def test_the_mafioso_builds_two_cards() -> None:
    table = Mat(
        "extended",
        season="spring",
        specials=["mafioso"],
        workers={"regular": 2, "grande": 1, "mafioso": 1},
        lira=6,
        hand=["cask", "inn"],
    )
    table.play("place:build_structure:left:mafioso", "card:cask", "mat", "yes", "card:inn", "field:6")
    assert table.changed() == {
        "lira": -6,
        "vp": 2,
        "structures": ["cask"],
        "fields": {"6": {"structure": "inn"}},
        "parted": ["cask", "inn"],
    }


@rule("STC-1")
def test_without_the_module_there_are_no_such_cards() -> None:
    table = Table(lira=9)
    assert table.codes("place:destroy_structure") == []
    assert table.codes("place:structure:") == []
    extended = Table(lira=9, options={"modules": ["extended_board"]}, season="spring")
    assert extended.codes("place:destroy_structure") == []
    assert extended.codes("place:structure:") == []


# --- STC-1: the visitors that build


@rule("STC-1", "STC-7", "VIS-S4")
@both_boards
@pytest.mark.parametrize(
    ("card", "price", "vp"),
    [
        *(("cask", 0, 1), ("patio", 1, 1), ("inn", 2, 1), ("shop", 3, 2), ("school", 5, 1), ("ristorante", 6, 1)),
        ("statue", 7, 1),
    ],
)
def test_the_blacksmith_builds_for_2_less_and_scores_a_printed_cost_of_5_or_6(
    board: str, card: str, price: int, vp: int
) -> None:
    table = Mat(board, players=5, lira=price, hand=["blacksmith", card])
    table.play(*playing("summer", "blacksmith", f"card:{card}", "mat"))
    assert (table.lira, table.vp, table.structures, table.hand) == (0, vp, [card], [])


@rule("STC-1", "VIS-S5")
@both_boards
def test_the_contractor_builds_a_card_and_gains_1_vp(board: str) -> None:
    table = Mat(board, players=5, lira=4, hand=["contractor", "inn"])
    table.play(*playing("summer", "contractor", "option:1", "option:2", "card:inn", "field:5"))
    assert table.changed() == {
        "lira": -4,
        "vp": 2,
        "fields": {"5": {"structure": "inn"}},
        "parted": ["contractor", "inn"],
    }


@rule("STC-1", "STC-2", "VIS-S5")
@both_boards
def test_the_contractor_may_not_build_on_the_field_that_the_planting_needs(board: str) -> None:
    fields = {5: "sold", 6: "sold"}
    table = Mat(board, players=5, lira=2, vp=0, hand=["contractor", "cask", "malvasia"], fields=fields)
    table.play(*playing("summer", "contractor", "option:2", "card:cask", "field:7"))
    # The other part may still be the VP.
    assert table.codes() == ["option:1"]


@rule("STC-1", "VIS-S12")
@both_boards
@pytest.mark.parametrize(("card", "price"), [("silo", 0), ("aqueduct", 0), ("academy", 1), ("statue", 6)])
def test_the_architect_builds_a_card_for_3_less_but_not_below_0(board: str, card: str, price: int) -> None:
    table = Mat(board, players=5, lira=price, hand=["architect", card])
    table.play(*playing("summer", "architect", "option:1", f"card:{card}", "mat"))
    assert (table.lira, table.vp, table.structures, table.hand) == (0, 1, [card], [])


@rule("STC-1", "STC-7", "VIS-S13")
@both_boards
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_the_uncertified_architect_builds_cost_2_or_3_for_1_vp(board: str, card: str, cost: int) -> None:
    table = Mat(board, players=5, hand=["uncertified_architect", card])
    table.play(*playing("summer", "uncertified_architect", "option:1"))
    if cost not in (2, 3):
        assert f"card:{card}" not in table.codes()
        assert table.reasons(f"card:{card}") == [Reason.COST_NOT_MEANT]
        return
    table.play(f"card:{card}", "mat")
    assert table.changed() == {"structures": [card], "parted": sorted(["uncertified_architect", card])}


@rule("STC-1", "VIS-S13")
@both_boards
@pytest.mark.parametrize("card", ["statue", "cask", "shop"])
def test_the_uncertified_architect_builds_any_card_for_2_vp(board: str, card: str) -> None:
    table = Mat(board, players=5, lira=1, hand=["uncertified_architect", card])
    table.play(*playing("summer", "uncertified_architect", "option:2", f"card:{card}", "field:6"))
    assert table.changed() == {
        "vp": -1,
        "fields": {"6": {"structure": card}},
        "parted": sorted([card, "uncertified_architect"]),
    }


@rule("STC-1", "VIS-S13", "VIS-10")
@both_boards
def test_the_vp_of_the_card_does_not_pay_for_building_it(board: str) -> None:
    table = Mat(board, players=5, vp=-5, hand=["uncertified_architect", "tour_guide", "cask"])
    table.play("place:play_summer_visitor:right:regular")
    assert table.codes() == ["card:tour_guide"]
    table = Mat(board, players=5, vp=-4, hand=["uncertified_architect", "tour_guide", "cask"])
    table.play(*playing("summer", "uncertified_architect"))
    assert table.codes() == ["option:1"]


@rule("STC-1", "VIS-S18")
@both_boards
def test_with_the_handyman_everybody_may_build_a_card_for_2_less(board: str) -> None:
    table = Mat(
        board,
        players=5,
        wake_up_row=3,
        lira=1,
        hand=["handyman", "patio"],
        others=[
            {"wake_up_row": 2, "lira": 7, "hand": ["statue"], "fields": {6: {"structure": "inn"}}},
            {"wake_up_row": 4, "hand": ["silo"]},
            {"wake_up_row": 5, "hand": ["shop"]},
            {"wake_up_row": 6, "lira": 20, "hand": ["merlot"]},
        ],
    )
    table.play(*playing("summer", "handyman"))
    assert table.to_move == 1
    table.play("card:statue", "field:5")
    assert table.to_move == 0
    table.play("card:patio", "mat")
    assert table.to_move == 2
    table.play("card:silo", "mat")
    assert table.to_move == 3, "that a hand has structure cards is open, whether one can be paid is not"
    assert "card:shop" not in table.codes()
    table.play("no")
    assert table.to_move == 4
    table.play("no")
    assert table.changed() == {
        "lira": -1,
        "vp": 3,
        "structures": ["patio"],
        "parted": ["handyman", "patio"],
        "seat1": {
            "lira": -7,
            "vp": 1,
            "fields": {"5": {"structure": "statue"}, "6": {"structure": "inn"}},
            "parted": ["statue"],
        },
        "seat2": {"vp": 1, "structures": ["silo"], "parted": ["silo"]},
    }


@rule("STC-1", "VIS-S22")
@both_boards
@pytest.mark.parametrize("first", ["build", "plant"])
def test_the_overseer_builds_a_card_and_plants_a_vine(board: str, first: str) -> None:
    building = ["option:1", "card:inn", "mat"]
    planting = ["option:2", "card:malvasia", "field:5"]
    steps = [*building, *planting[1:]] if first == "build" else [*planting, *building[1:]]
    table = Mat(board, players=5, lira=4, hand=["overseer", "inn", "malvasia"])
    table.play(*playing("summer", "overseer", *steps))
    assert table.changed() == {
        "lira": -4,
        "vp": 1,
        "structures": ["inn"],
        "fields": {"5": ["malvasia"]},
        "parted": ["inn", "malvasia", "overseer"],
    }


@rule("STC-2", "VIS-S22", "VIS-2")
@both_boards
def test_the_overseer_leaves_a_field_for_the_vine(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "lira": 4, "hand": ["overseer", "inn", "malvasia"]}
    table = Mat(board, **given, fields={5: "sold", 6: "sold"})
    table.play(*playing("summer", "overseer", "option:1", "card:inn"))
    assert table.offered("mat")
    assert table.reasons("field:7") == [Reason.REST_IMPOSSIBLE]
    table = Mat(board, **given, fields={5: "sold", 6: "sold"}, structures=["dock", "silo", *ALL_BUILT])
    assert "place:play_summer_visitor:right:regular" not in table.codes()


@rule("STC-1", "VIS-S22", "STC-10")
@both_boards
def test_an_aqueduct_built_by_the_overseer_serves_its_planting(board: str) -> None:
    table = Mat(board, players=5, lira=3, hand=["overseer", "aqueduct", "chardonnay"])
    table.play(*playing("summer", "overseer"))
    assert table.offered("option:1")
    table.play("option:1", "card:aqueduct", "mat", "card:chardonnay", "field:5")
    assert table.changed() == {
        "lira": -3,
        "vp": 2,
        "structures": ["aqueduct"],
        "fields": {"5": ["chardonnay"]},
        "parted": ["aqueduct", "chardonnay", "overseer"],
    }


@rule("STC-1", "VIS-S28")
@both_boards
def test_the_homesteader_builds_a_card_for_3_less(board: str) -> None:
    table = Mat(board, players=5, lira=2, hand=["homesteader", "shop"])
    table.play(*playing("summer", "homesteader", "option:1", "card:shop", "mat"))
    assert table.changed() == {"lira": -2, "vp": 1, "structures": ["shop"], "parted": ["homesteader", "shop"]}


@rule("STC-1", "VIS-S28")
@both_boards
def test_the_homesteader_builds_a_card_and_plants_for_1_vp(board: str) -> None:
    table = Mat(board, players=5, lira=2, hand=["homesteader", "shop", "malvasia", "sangiovese"])
    table.play(*playing("summer", "homesteader", "option:3", "option:1", "card:shop", "field:5"))
    table.play("card:malvasia", "field:6", "card:sangiovese", "field:7")
    assert table.changed() == {
        "lira": -2,
        "fields": {"5": {"structure": "shop"}, "6": ["malvasia"], "7": ["sangiovese"]},
        "parted": ["homesteader", "malvasia", "sangiovese", "shop"],
    }


@rule("STC-1", "VIS-S35")
@both_boards
def test_the_artisan_builds_a_card_for_1_less(board: str) -> None:
    table = Mat(board, players=5, lira=8, hand=["artisan", "statue"])
    table.play(*playing("summer", "artisan", "option:2", "card:statue", "mat"))
    assert table.changed() == {"lira": -8, "vp": 1, "structures": ["statue"], "parted": ["artisan", "statue"]}


@rule("STC-1", "VIS-S36")
@both_boards
def test_the_stonemason_builds_two_cards_whatever_they_cost(board: str) -> None:
    table = Mat(board, players=5, lira=8, hand=["stonemason", "statue", "ristorante"])
    table.play(*playing("summer", "stonemason", "card:statue", "mat", "card:ristorante", "field:5"))
    assert table.changed() == {
        "lira": -8,
        "vp": 2,
        "structures": ["statue"],
        "fields": {"5": {"structure": "ristorante"}},
        "parted": ["ristorante", "statue", "stonemason"],
    }


@rule("STC-1", "VIS-S36")
@both_boards
def test_the_stonemason_mixes_a_card_and_a_board_structure(board: str) -> None:
    table = Mat(board, players=5, lira=8, hand=["stonemason", "statue"])
    table.play(*playing("summer", "stonemason", "structure:tasting_room", "card:statue", "mat"))
    assert table.changed() == {
        "lira": -8,
        "vp": 1,
        "structures": ["tasting_room", "statue"],
        "parted": ["statue", "stonemason"],
    }


@rule("STC-1", "VIS-S36", "VIS-2")
@both_boards
def test_the_stonemason_needs_places_for_both(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "lira": 8, "structures": ALL_BUILT}
    full: dict[int, Any] = {5: ["malvasia"], 6: "sold", 7: {"structure": "inn"}}
    place = "place:play_summer_visitor:right:regular"
    two = Mat(board, **given, hand=["stonemason", "statue", "dock"], fields=full)
    assert place in two.codes(), "two slots for two cards"
    one = Mat(board, **given, hand=["stonemason", "statue"], fields=full)
    assert place not in one.codes(), "two slots, but only one card"
    given["structures"] = [*ALL_BUILT, "silo"]
    crowded = Mat(board, **given, hand=["stonemason", "statue", "dock"], fields=full)
    assert place not in crowded.codes(), "two cards, but only one slot"


@rule("STC-1", "STC-7", "VIS-W30")
@both_boards
@pytest.mark.parametrize(("standing", "vp"), [(5, 3), (4, 1)])
def test_the_designer_builds_a_card_and_counts_all_that_stands(board: str, standing: int, vp: int) -> None:
    structures = ["dock", "trellis", "irrigation", "yoke"][: standing - 1]
    given: dict[str, Any] = {"lira": 2, "hand": ["designer", "cask"], "fields": {5: {"structure": "patio"}}}
    table = Mat(board, players=5, season="winter", **given, structures=structures)
    table.play(*playing("winter", "designer", "card:cask", "mat"))
    assert (table.lira, table.vp) == (0, vp)
    assert sorted(table.structures) == sorted([*structures, "cask", "patio"])


@rule("STC-7", "VIS-W18")
@both_boards
def test_the_harvest_expert_builds_the_yoke_and_no_card(board: str) -> None:
    hand = ["harvest_expert", "cask", "silo"]
    table = Mat(board, players=5, season="winter", lira=9, hand=hand, fields={5: ["malvasia"]})
    table.play(*playing("winter", "harvest_expert", "option:1", "field:5", "option:2"))
    assert table.offered("structure:yoke")
    assert table.reasons("card:cask") == [Reason.NOT_OFFERED]


@rule("STC-7")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("oenologist", ["option:2"]),
        ("master_vintner", ["option:1"]),
        ("uncertified_oenologist", ["option:2"]),
        ("craftsman", ["option:2", "option:3"]),
    ],
)
def test_a_cellar_upgrade_builds_no_card(board: str, card: str, answers: list[str]) -> None:
    table = Mat(board, players=5, season="winter", lira=9, hand=[card, "cask", "silo"], cellar={"red": [1]})
    table.play(*playing("winter", card, *answers))
    assert table.structures == ["medium_cellar"]
    assert sorted(table.hand) == ["cask", "silo"]
    cellars = ["medium_cellar", "large_cellar"]
    given: dict[str, Any] = {"cellar": {"red": [1]}, "hand": [card, "cask", "silo", "ord_r1_w3"], "structures": cellars}
    table = Mat(board, players=5, season="winter", lira=9, **given)
    if card == "master_vintner":
        assert "place:play_winter_visitor:right:regular" not in table.codes()
        return
    table.play(*playing("winter", card))
    assert table.reasons("option:2") == [Reason.CELLAR_COMPLETE]


# --- STC-2: fields that are built on


@rule("STC-2")
@both_boards
def test_a_field_that_is_built_on_is_not_planted(board: str) -> None:
    table = Mat(board, season="summer", hand=["malvasia"], fields={5: {"structure": "inn"}})
    table.play("place:plant_vine:left:regular", "card:malvasia")
    assert table.offered("field:6", "field:7")
    assert table.reasons("field:5") == [Reason.FIELD_BUILT_ON]


@rule("STC-2")
@both_boards
def test_with_every_field_built_on_nothing_is_planted(board: str) -> None:
    fields = {5: {"structure": "inn"}, 6: {"structure": "dock"}, 7: {"structure": "silo"}}
    table = Mat(board, season="summer", hand=["malvasia"], fields=fields)
    assert "place:plant_vine:left:regular" not in table.codes()
    assert "place:plant_vine:left:regular" in Mat(board, season="summer", hand=["malvasia"]).codes()


@rule("STC-2")
@pytest.mark.parametrize(("board", "when"), [("base", "winter"), ("extended", "fall")])
def test_a_field_that_is_built_on_is_not_harvested(board: str, when: str) -> None:
    place = "place:harvest_field:right:regular"
    table = Mat(board, players=5, season=when, fields={5: {"structure": "inn"}, 6: ["malvasia"]}).play(place)
    assert table.offered("field:6")
    assert table.reasons("field:5") == [Reason.FIELD_BUILT_ON]
    table = Mat(board, players=5, season=when, fields={5: {"structure": "inn"}})
    assert table.reasons(place) == [Reason.FIELD_BUILT_ON, Reason.FIELD_EMPTY, Reason.FIELD_EMPTY]


@rule("STC-2")
@pytest.mark.parametrize(("board", "action"), [("base", "sell_or_field"), ("extended", "flip_field")])
def test_a_field_that_is_built_on_is_not_sold(board: str, action: str) -> None:
    place = f"place:{action}:right:regular"
    table = Mat(board, players=5, fields={5: {"structure": "inn"}, 6: ["malvasia"]}).play(place)
    assert table.offered("field:7")
    assert table.reasons("field:5") == [Reason.FIELD_BUILT_ON]
    fields = {5: {"structure": "inn"}, 6: ["malvasia"], 7: {"structure": "dock"}}
    assert place not in Mat(board, players=5, fields=fields).codes()


@rule("STC-1")
@pytest.mark.parametrize(("board", "action"), [("base", "sell_or_field"), ("extended", "flip_field")])
def test_a_field_that_is_bought_back_may_be_built_on(board: str, action: str) -> None:
    fields = {5: "sold", 6: ["malvasia"], 7: ["malvasia"]}
    given: dict[str, Any] = {"players": 5, "structures": ["dock", "silo"], "fields": fields, "passed": [1, 2, 3, 4]}
    table = Mat(board, **given, lira=8, hand=["cask", "artisan"])
    table.play(f"place:{action}:right:regular", "field:5")
    table.play(*playing("summer", "artisan", "option:2", "card:cask"))
    assert table.offered("field:5")


@rule("STC-2", "STC-7", "VIS-S1")
@both_boards
def test_a_field_that_is_built_on_is_neither_empty_nor_planted(board: str) -> None:
    fields = {5: {"structure": "dock"}, 6: ["malvasia"]}
    empty = Mat(board, players=5, hand=["surveyor"], fields=fields)
    empty.play(*playing("summer", "surveyor", "option:1"))
    assert empty.changed() == {"lira": 2, "parted": ["surveyor"]}
    planted = Mat(board, players=5, hand=["surveyor"], fields=fields)
    planted.play(*playing("summer", "surveyor", "option:2"))
    assert planted.changed() == {"vp": 1, "parted": ["surveyor"]}
    built = {5: {"structure": "dock"}, 6: {"structure": "silo"}, 7: {"structure": "barn"}}
    none = Mat(board, players=5, hand=["surveyor", "tour_guide"], fields=built)
    none.play("place:play_summer_visitor:right:regular")
    assert set(none.reasons("card:surveyor")) == {Reason.NOT_PLAYABLE, Reason.NOTHING_TO_COUNT}


@rule("STC-2", "VIS-S27")
@both_boards
@pytest.mark.parametrize("card", ["cultivator", "horticulturist", "sharecropper", "landscaper", "planter"])
def test_no_visitor_plants_on_a_field_that_is_built_on(board: str, card: str) -> None:
    table = Mat(board, players=5, hand=[card, "malvasia"], fields={5: {"structure": "dock"}, 7: "sold"})
    table.play(*playing("summer", card))
    if card != "cultivator":
        table.play("option:1")
    assert "field:5" not in table.play("card:malvasia").codes()
    assert table.offered("field:6")


# --- STC-3: the destroy space


@rule("STC-3", "STC-8")
@every_season
def test_a_worker_on_the_destroy_space_discards_a_card_and_no_vp_is_lost(board: str, season: str) -> None:
    table = Mat(board, season=season, vp=3, structures=["trellis", "dock", "inn"])
    table.play(DESTROY)
    assert table.offered("card:dock", "card:inn")
    table.play("card:dock")
    assert table.changed() == {"structures": ["trellis", "inn"]}
    assert table.pile("structure") == ["dock"]
    assert [event.thing for event in table.events if event.kind is Kind.DESTROYED] == ["dock"]


@rule("STC-3")
@both_boards
def test_a_board_structure_is_not_destroyed(board: str) -> None:
    table = Mat(board, structures=["trellis", "yoke"], hand=["dock"])
    assert DESTROY not in table.codes()
    assert table.reasons(DESTROY) == [Reason.NO_STRUCTURE_CARD]
    table = Mat(board, structures=["trellis", "silo"], hand=["dock"], others=[{"structures": ["inn"]}]).play(DESTROY)
    for card in ("dock", "inn"):
        assert table.reasons(f"card:{card}") == [Reason.NOT_STANDING]


@rule("STC-3")
@both_boards
def test_the_field_of_a_destroyed_card_is_empty_at_once(board: str) -> None:
    fields = {5: "sold", 6: "sold", 7: {"structure": "dock"}}
    table = Mat(board, hand=["malvasia"], fields=fields, passed=[1])
    assert "place:plant_vine:left:regular" not in table.codes()
    table.play(DESTROY, "card:dock")
    assert table.changed() == {"fields": {"5": "sold", "6": "sold"}}
    table.play("place:plant_vine:left:regular", "card:malvasia")
    assert table.offered("field:7")


@rule("STC-3")
@both_boards
def test_a_destroyed_card_leaves_its_slot_to_another(board: str) -> None:
    fields = {5: "sold", 6: "sold", 7: "sold"}
    given: dict[str, Any] = {"season": BUILDING[board], "lira": 2, "hand": ["cask"], "passed": [1]}
    table = Mat(board, **given, structures=["dock", "inn"], fields=fields).play(DESTROY, "card:inn", BUILD, "card:cask")
    assert table.offered("mat")
    assert table.play("mat").mat == ["cask", "dock"]


@rule("STC-3", "STC-5")
@both_boards
def test_the_effects_of_a_destroyed_card_end_at_once(board: str) -> None:
    given: dict[str, Any] = {"season": BUILDING[board], "lira": 9, "passed": [1]}
    table = Mat(board, **given, structures=["workshop", "studio"])
    table.play(DESTROY, "card:workshop", BUILD, "structure:trellis")
    assert table.changed() == {"lira": -2, "vp": 1, "structures": ["trellis", "studio"]}
    table = Mat(board, **given, structures=["workshop", "studio"])
    table.play(DESTROY, "card:studio", BUILD, "structure:trellis")
    assert table.changed() == {"lira": -1, "structures": ["trellis", "workshop"]}


@rule("STC-3")
@both_boards
def test_the_destroy_space_is_used_once_a_year(board: str) -> None:
    table = Mat(board, structures=["dock", "inn"], passed=[1]).play(DESTROY, "card:dock")
    again = "place:destroy_structure:left:grande"
    assert again not in table.codes()
    assert table.reasons(again) == [Reason.USED_THIS_YEAR]
    assert table.codes("place:destroy_structure") == []


@rule("STC-3", "VIS-S32")
@both_boards
def test_the_destroy_space_stays_used_when_its_worker_is_taken_back(board: str) -> None:
    table = Mat(
        board,
        players=5,
        lira=2,
        hand=["producer"],
        structures=["dock"],
        used=["mat"],
        board={"destroy_structure": {"left": on(0)}},
        passed=[1, 2, 3, 4],
    )
    table.play(*playing("summer", "producer", "take:destroy_structure:left:regular"))
    assert table.workers == {"regular": 1, "grande": 1}
    assert table.reasons(DESTROY) == [Reason.USED_THIS_YEAR]


@rule("STC-3")
@both_boards
@pytest.mark.parametrize("worker", ["regular", "grande", "farmer"])
def test_any_own_worker_may_destroy(board: str, worker: str) -> None:
    workers = {"regular": 1, "grande": 1, "farmer": 1}
    table = Mat(board, specials=["farmer"], workers=workers, structures=["dock"])
    table.play(f"place:destroy_structure:left:{worker}", "card:dock")
    assert table.structures == []
    assert workers_on(table) == {"destroy_structure": {"left": [on(0, worker)]}}


@rule("STC-3", "SPW-10", "SPW-15")
@both_boards
def test_a_soldato_takes_no_toll_there(board: str) -> None:
    """The destroy spaces of two players are one action, but private ones."""
    workers = {"regular": 1, "grande": 1, "soldato": 1}
    standing = {"destroy_structure": {"left": [on(1, "soldato")]}}
    table = Mat(board, specials=["soldato"], structures=["dock"], others=[{"workers": workers}], board=standing)
    table.play(DESTROY, "card:dock")
    assert table.changed() == {"structures": []}
    assert workers_on(table) == {"destroy_structure": {"left": [on(0), on(1, "soldato")]}}


@rule("STC-3", "SPW-7")
@both_boards
def test_a_chef_bumps_nobody_there(board: str) -> None:
    special = {"specials": ["chef"], "workers": {"regular": 1, "grande": 1, "chef": 1}}
    standing = {"destroy_structure": {"left": [on(1)]}}
    table = Mat(board, **special, structures=["dock"], board=standing)
    table.play("place:destroy_structure:left:chef", "card:dock")
    assert table.changed() == {"structures": []}
    assert workers_on(table) == {"destroy_structure": {"left": [on(0, "chef"), on(1)]}}


@rule("STC-3", "SPW-5")
@both_boards
def test_the_mafioso_may_destroy_two(board: str) -> None:
    given: dict[str, Any] = {"specials": ["mafioso"], "workers": {"regular": 1, "grande": 1, "mafioso": 1}}
    table = Mat(board, **given, structures=["dock", "inn"])
    table.play("place:destroy_structure:left:mafioso", "card:dock", "yes", "card:inn")
    assert table.changed() == {"structures": []}
    table = Mat(board, **given, structures=["dock"])
    table.play("place:destroy_structure:left:mafioso", "card:dock")
    assert table.to_move == 1, "there is nothing left to destroy"


@rule("STC-3")
@both_boards
def test_a_worker_on_a_destroyed_card_stays_spent(board: str) -> None:
    table = Mat(board, structures=["cafe"], crush_pad={"red": [1]}, passed=[1])
    table.play("place:structure:cafe:left:regular", "grape:red:1", DESTROY, "card:cafe")
    assert table.workers == {"regular": 0, "grande": 1}
    assert workers_on(table) == {
        "destroy_structure": {"left": [on(0)]},
        "structure:cafe": {"left": [on(0)]},
    }


@rule("STC-3")
def test_a_worker_on_a_destroyed_card_comes_back_at_the_end_of_the_year() -> None:
    given: dict[str, Any] = {"season": "winter", "structures": ["cafe"], "crush_pad": {"red": [1]}, "passed": [1]}
    codes = ["place:structure:cafe:left:regular", "grape:red:1", DESTROY, "card:cafe", "pass"]
    table = Mat("base", **given).play(*codes)
    assert season(table) == "spring"
    assert table.workers == {"regular": 2, "grande": 1}
    table = Mat("extended", **given, others=[{"next_row": 3}]).play(*codes, "row:5")
    assert season(table) == "spring"
    assert table.workers == {"regular": 2, "grande": 1}


@rule("STC-3", "STC-4", "END-1")
def test_destroy_space_and_card_spaces_are_free_again_next_year() -> None:
    used: dict[str, Any] = {"structures": ["cafe", "patio"], "used": ["mat", "cafe"], "crush_pad": {"red": [1]}}
    table = Mat("base", season="winter", **used, passed=[1]).play("pass", "row:1", "row:4")
    assert (season(table), table.to_move) == ("summer", 1)
    table.play("pass")
    assert DESTROY in table.codes()
    assert "place:structure:cafe:left:regular" in table.codes()


@rule("STC-3", "STC-4", "TUS-9")
def test_destroy_space_and_card_spaces_are_free_again_when_all_have_left_winter() -> None:
    used: dict[str, Any] = {"structures": ["cafe", "patio"], "used": ["mat", "cafe"], "crush_pad": {"red": [1]}}
    table = Mat("extended", season="winter", **used, passed=[1], others=[{"next_row": 6}]).play("pass", "row:2")
    assert (season(table), table.to_move) == ("spring", 0)
    assert DESTROY in table.codes()
    assert "place:structure:cafe:left:regular" in table.codes()


# --- STC-4: the spaces of action cards


@rule("STC-4")
@every_season
@pytest.mark.parametrize("worker", ["regular", "grande", "mafioso", "politico"])
def test_any_own_worker_uses_the_space_of_a_card_in_any_season(board: str, season: str, worker: str) -> None:
    table = Mat(
        board,
        season=season,
        specials=["mafioso", "politico"],
        workers={"regular": 1, "grande": 1, "mafioso": 1, "politico": 1},
        structures=["cafe"],
        crush_pad={"red": [1, 2, 3]},
        lira=1,
    )
    table.play(f"place:structure:cafe:left:{worker}", "grape:red:2")
    assert table.changed() == {"lira": 3, "vp": 1, "crush_pad": {"red": [1, 3]}}, "once, with its bonus once"
    assert table.to_move == 1
    assert workers_on(table) == {"structure:cafe": {"left": [on(0, worker)]}}


@rule("STC-4", "SPW-3", "SPW-4")
@both_boards
def test_a_farmer_finds_no_choice_of_bonus_there(board: str) -> None:
    table = Mat(
        board,
        specials=["farmer"],
        workers={"regular": 1, "grande": 1, "farmer": 1},
        structures=["cafe"],
        crush_pad={"red": [1]},
    )
    table.play("place:structure:cafe:left:farmer", "grape:red:1")
    assert table.changed() == {"lira": 3, "vp": 1, "crush_pad": {}}


@rule("STC-4", "SPW-6", "SPW-3")
@both_boards
def test_a_merchant_draws_nothing_there(board: str) -> None:
    special = {"specials": ["merchant"], "workers": {"regular": 1, "grande": 1, "merchant": 1}}
    table = Mat(board, **special, structures=["cafe"], crush_pad={"red": [1]}, passed=[1])
    table.play("place:structure:cafe:left:merchant", "grape:red:1")
    assert table.changed() == {"lira": 3, "vp": 1, "crush_pad": {}}
    assert "pass" in table.codes()


@rule("STC-4", "SPW-9")
@both_boards
def test_a_professore_may_take_a_worker_back_before_it_acts_there(board: str) -> None:
    special = {"specials": ["professore"], "workers": {"regular": 1, "grande": 1, "professore": 1}}
    given: dict[str, Any] = {
        "structures": ["cafe"],
        "crush_pad": {"red": [1]},
        "board": {"plant_vine": {"left": on(0)}},
    }
    table = Mat(board, **special, **given).play("place:structure:cafe:left:professore")
    assert table.offered("no", "take:plant_vine:left:regular")
    table.play("take:plant_vine:left:regular", "grape:red:1")
    assert table.workers == {"regular": 1, "grande": 1}
    assert workers_on(table) == {"structure:cafe": {"left": [on(0, "professore")]}}


@rule("STC-4", "PLACE-10")
@both_boards
@pytest.mark.parametrize("card", WITH_A_SPACE)
def test_only_action_cards_that_stand_have_a_space(board: str, card: str) -> None:
    rich: dict[str, Any] = {
        "lira": 9,
        "crush_pad": {"red": [2, 3], "white": [4, 5]},
        "cellar": {"red": [4, 5]},
        "hand": ["ord_r5", "judge", "queen"],
    }
    cellars = ["medium_cellar", "large_cellar"]
    table = Mat(board, **rich, structures=[*cellars, card])
    assert table.codes("place:structure:") == [f"place:structure:{card}:left:{one}" for one in ("regular", "grande")]
    others = [{**rich, "hand": [], "structures": [*cellars, card]}]
    table = Mat(board, **rich, structures=cellars, others=others)
    assert table.codes("place:structure:") == [], "another's card is no card of one's own"
    assert table.reasons(f"place:structure:{card}:left:regular") == [Reason.NOT_BUILT]
    table = Mat(board, **rich, structures=cellars, fields={6: {"structure": card}})
    assert f"place:structure:{card}:left:regular" in table.codes(), "it may stand on a field as well"


@rule("STC-4")
@both_boards
def test_the_space_of_a_card_is_used_once_a_year(board: str) -> None:
    table = Mat(board, structures=["cafe"], crush_pad={"red": [1, 2]}, passed=[1])
    table.play("place:structure:cafe:left:regular", "grape:red:1")
    assert table.codes("place:structure:") == [], "not even for the grande worker"
    for worker in ("regular", "grande"):
        assert table.reasons(f"place:structure:cafe:left:{worker}") == [Reason.USED_THIS_YEAR]


@rule("STC-4", "VIS-S32", "TVIS-5")
@both_boards
def test_the_space_of_a_card_stays_used_when_its_worker_is_taken_back(board: str) -> None:
    table = Mat(
        board,
        players=5,
        lira=2,
        hand=["producer"],
        structures=["cafe"],
        crush_pad={"red": [1]},
        board={"structure:cafe": {"left": on(0)}},
        passed=[1, 2, 3, 4],
    )
    table.play(*playing("summer", "producer", "take:structure:cafe:left:regular"))
    assert table.workers == {"regular": 1, "grande": 1}
    assert table.reasons("place:structure:cafe:left:regular") == [Reason.USED_THIS_YEAR]


@rule("STC-4", "VIS-W25", "RUL-10")
@both_boards
def test_the_motivator_takes_the_grande_worker_back_from_a_card(board: str) -> None:
    table = Mat(
        board,
        players=5,
        season="winter",
        hand=["motivator"],
        structures=["cafe"],
        crush_pad={"red": [1]},
        board={"structure:cafe": {"left": on(0, "grande")}},
    )
    table.play(*playing("winter", "motivator", "take:structure:cafe:left:grande"))
    assert table.workers == {"regular": 1, "grande": 1}
    assert workers_on(table) == {"play_winter_visitor": {"right": on(0)}}


@rule("STC-4")
@both_boards
def test_a_card_may_be_used_in_the_season_in_which_it_is_built(board: str) -> None:
    table = built(board, "cafe", crush_pad={"white": [7]}, passed=[1])
    table.play("place:structure:cafe:left:grande", "grape:white:7")
    assert table.changed() == {"vp": 2, "structures": ["cafe"], "parted": ["cafe"], "crush_pad": {}}, "£3 and £3"


@rule("STC-4", "PLACE-5")
@both_boards
def test_without_the_printed_action_there_is_no_placing(board: str) -> None:
    poor: dict[str, tuple[dict[str, Any], list[Reason]]] = {
        "cask": ({}, [Reason.WINE_CANNOT_AGE]),
        "wine_cave": ({}, [Reason.WINE_CANNOT_AGE]),
        "trading_post": ({"vp": -5}, [Reason.NOTHING_TO_TRADE]),
        "shop": ({"cellar": {"red": [4]}, "hand": ["ord_r5"]}, [Reason.ORDER_NOT_FILLABLE]),
        "wine_press": ({}, [Reason.GRAPE_MISSING]),
        "school": ({"workers": {"regular": 5, "grande": 1}}, [Reason.WORKER_LIMIT]),
        "wine_bar": ({"crush_pad": {"red": [1]}}, [Reason.WINE_MISSING]),
        "ristorante": ({"cellar": {"red": [1]}}, [Reason.GRAPE_MISSING]),
        "guest_house": ({"hand": ["judge", "merlot"]}, [Reason.TOO_FEW_CARDS]),
        "cafe": ({"cellar": {"red": [1]}}, [Reason.GRAPE_MISSING]),
        "label_factory": ({"lira": 2, "cellar": {"red": [5]}, "hand": ["ord_r5"]}, [Reason.LIRA_SHORT]),
        "mixer": ({"crush_pad": {"red": [9]}, "structures": ["medium_cellar"]}, []),
    }
    assert set(poor) == set(WITH_A_SPACE)
    for card, (given, reasons) in poor.items():
        structures = [card, *given.pop("structures", [])]
        table = Mat(board, **given, structures=structures)
        place = f"place:structure:{card}:left:regular"
        assert place not in table.codes(), card
        assert set(table.reasons(place)) >= set(reasons), card
        assert table.reasons(place), card


@rule("STC-4", "TUS-4", "TVIS-2", "RUL-13")
@both_boards
def test_the_manager_does_not_use_a_card(board: str) -> None:
    table = Mat(
        board, players=5, season="winter", hand=["manager"], structures=["cafe"], crush_pad={"red": [1]}, lira=9
    )
    table.play(*playing("winter", "manager"))
    assert [code for code in table.codes() if "cafe" in code or "destroy" in code] == []


@rule("STC-4", "TVIS-1", "RUL-4")
@both_boards
def test_the_planner_does_not_use_a_card(board: str) -> None:
    table = Mat(board, players=5, hand=["planner"], structures=["cafe"], crush_pad={"red": [1]}, lira=9)
    table.play(*playing("summer", "planner"))
    assert table.codes("place:structure") == []
    assert table.codes("place:destroy") == []
    assert table.reasons("place:structure:cafe:left:grande") == [Reason.NO_LATER_SEASON]


# --- STC-5: from when cards work


@rule("STC-5", "STC-23")
@both_boards
def test_an_enhancement_works_from_the_moment_it_stands(board: str) -> None:
    table = Mat(board, players=5, lira=8, hand=["stonemason", "studio"])
    table.play(*playing("summer", "stonemason", "card:studio", "mat", "structure:windmill"))
    assert table.changed() == {
        "lira": -8,
        "vp": 2,
        "structures": ["windmill", "studio"],
        "parted": ["stonemason", "studio"],
    }
    table = Mat(board, players=5, lira=8, hand=["stonemason", "studio"])
    table.play(*playing("summer", "stonemason", "structure:windmill", "card:studio", "mat"))
    assert table.vp == 1, "what was built before it does not count, nor does the Studio itself"


@rule("STC-5", "STC-44")
def test_a_residual_card_works_every_year_in_the_residual_step() -> None:
    table = Mat("base", season="winter", structures=["silo"], passed=[1]).play("pass")
    assert table.changed()["drew"] == {"vine": 1}
    table.play("row:1", "row:4", "pass", "pass", "deck:summer", "deck:summer")
    assert table.changed()["drew"] == {"vine": 1, "summer": 1}, "nothing in between"
    table.play("pass", "pass")
    assert table.changed()["drew"] == {"vine": 2, "summer": 1}


# --- STC-6: cards in hand


@rule("STC-6", "END-1")
def test_structure_cards_count_for_the_hand_limit_on_the_base_board() -> None:
    hand = ["cask", "inn", "dock", "silo", "merlot", "syrah", "judge", "ord_r5"]
    table = Mat("base", season="winter", hand=hand, passed=[1]).play("pass")
    assert table.to_move == 0
    assert sorted(table.codes()) == sorted(f"card:{card}" for card in hand)
    table.play("card:inn")
    assert len(table.hand) == 7
    assert table.pile("structure") == ["inn"]


@rule("STC-6", "TUS-8")
def test_structure_cards_count_for_the_hand_limit_on_the_extended_board() -> None:
    hand = ["cask", "inn", "dock", "silo", "merlot", "syrah", "judge", "ord_r5", "studio"]
    table = Mat("extended", season="winter", hand=hand).play("pass")
    assert sorted(table.codes()) == sorted(f"card:{card}" for card in hand)
    table.play("card:inn", "card:judge")
    assert table.codes("card:") == []
    assert table.pile("structure") == ["inn"]
    assert table.codes("row:") != []


@rule("STC-6", "MOD-2")
def test_drafted_cards_are_in_the_hand() -> None:
    game = Game.new(Options(players=3, modules={"structure_cards"}), seed=5)
    while game.state.to_json().get("draft"):
        game.play(game.state.codes()[0])
    table = Table(players=3)
    table.game = game
    for seat in range(3):
        assert sum(1 for card in table.seat(seat)["hand"] if card in COSTS) == 4


@rule("STC-6", "VIS-S15")
@both_boards
def test_structure_cards_may_be_discarded_where_any_card_may(board: str) -> None:
    table = Mat(board, players=5, hand=["auctioneer", "inn", "merlot"])
    table.play(*playing("summer", "auctioneer", "option:1", "card:inn", "card:merlot"))
    assert table.changed() == {"lira": 4, "parted": ["auctioneer", "inn", "merlot"]}
    assert table.pile("structure") == ["inn"]


@rule("STC-6", "STC-19", "VIS-W9")
@both_boards
def test_structure_cards_are_no_visitors(board: str) -> None:
    hand = ["benefactor", "inn", "tavern", "judge", "broker"]
    table = Mat(board, players=5, season="winter", hand=hand)
    table.play(*playing("winter", "benefactor", "option:2"))
    assert table.offered("card:judge", "card:broker")
    assert table.reasons("card:inn") == [Reason.WRONG_KIND_OF_CARD]


@rule("STC-6", "VIS-W10")
@both_boards
def test_the_assessor_counts_and_discards_structure_cards(board: str) -> None:
    table = Mat(board, players=5, season="winter", hand=["assessor", "inn", "tavern", "merlot"])
    table.play(*playing("winter", "assessor", "option:1"))
    assert table.changed() == {"lira": 3, "parted": ["assessor"]}
    table = Mat(board, players=5, season="winter", hand=["assessor", "inn", "tavern", "merlot"])
    table.play(*playing("winter", "assessor", "option:2"))
    assert table.changed() == {"vp": 2, "parted": ["assessor", "inn", "merlot", "tavern"]}
    assert table.pile("structure") == ["inn", "tavern"]


@rule("STC-6", "VIS-W11")
@both_boards
def test_structure_cards_may_be_given_to_the_queen(board: str) -> None:
    others = [{}, {}, {}, {"hand": ["inn", "tavern"], "vp": -5}]
    table = Mat(board, players=5, season="winter", hand=["queen"], others=others)
    table.play(*playing("winter", "queen"))
    assert table.to_move == 4
    table.play("option:2", "card:inn", "card:tavern")
    assert sorted(table.hand) == ["inn", "tavern"]


@rule("STC-6", "TRADE-1")
def test_structure_cards_may_be_given_and_got_in_a_trade() -> None:
    table = Mat("extended", hand=["inn", "tavern"]).play(
        "place:trade:left:regular", "option:1", "card:inn", "card:tavern"
    )
    table.play("option:1", "deck:structure", "deck:structure")
    assert table.changed() == {"drew": {"structure": 2}, "parted": ["inn", "tavern"]}
    assert table.pile("structure") == ["inn", "tavern"]


# --- STC-7: counting


@rule("STC-7", "VIS-S12")
@both_boards
def test_the_architect_scores_structures_of_printed_cost_4(board: str) -> None:
    """Cottage, medium cellar, Fountain and Wine Bar cost 4; the Patio costs 3."""
    structures = ["cottage", "medium_cellar", "wine_bar", "patio", "trellis"]
    table = Mat(board, players=5, hand=["architect"], structures=structures, fields={7: {"structure": "fountain"}})
    table.play(*playing("summer", "architect", "option:2"))
    assert table.changed() == {"vp": 4, "parted": ["architect"]}
    table = Mat(board, players=5, hand=["architect"], structures=["patio", "shop"])
    table.play(*playing("summer", "architect"))
    assert table.reasons("option:2") == [Reason.NOTHING_TO_COUNT]


@rule("STC-7", "VIS-W30")
@both_boards
def test_cards_in_hand_do_not_count_as_structures(board: str) -> None:
    table = Mat(board, players=5, season="winter", lira=2, hand=["designer", "inn", "dock", "silo", "patio", "barn"])
    table.play(*playing("winter", "designer", "structure:trellis"))
    assert table.changed() == {"lira": -2, "structures": ["trellis"], "parted": ["designer"]}


@rule("STC-7", "PLANT-3", "STR-6")
@both_boards
def test_a_card_is_none_of_the_named_structures(board: str) -> None:
    structures = ["harvest_machine", "cask"]
    table = Mat(board, hand=["merlot"], structures=structures)
    assert table.reasons("place:plant_vine:left:regular") != []
    table = Mat(board, season="winter", structures=structures, fields={5: ["malvasia"]})
    assert table.reasons("place:yoke:left:regular") == [Reason.NOT_BUILT]


# --- STC-8: the pile


@rule("STC-8", "SET-4")
@both_boards
def test_the_pile_becomes_the_deck_when_the_last_structure_card_is_drawn(board: str) -> None:
    table = Mat(board, players=5, hand=["peddler", "inn", "dock"], decks={"structure": ["silo"]})
    table.play(*playing("summer", "peddler", "card:inn", "card:dock"))
    assert "silo" in table.hand
    assert table.pile("structure") == []
    assert sorted(table.deck("structure")) == sorted(set(COSTS) - {"silo"})


@rule("STC-8", "STC-3", "SET-4")
@both_boards
def test_a_destroyed_card_becomes_the_deck_if_there_is_none(board: str) -> None:
    rest = whole_deck("structure", "inn", "dock")
    table = Mat(board, hand=rest, structures=["inn", "dock"])
    assert table.deck("structure") == []
    table.play(DESTROY, "card:inn")
    assert (table.deck("structure"), table.pile("structure")) == (["inn"], [])


@rule("STC-8")
@both_boards
def test_every_structure_card_is_there_once(board: str) -> None:
    assert sorted(Mat(board).deck("structure")) == sorted(COSTS)
    assert len(COSTS) == 36
