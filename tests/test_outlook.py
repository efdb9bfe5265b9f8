"""What a player can make of a space now: amounts, ranges and alternatives, from open information and the hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support import Table
from vendemmia.engine import Outlook
from vendemmia.engine.reports.outlook import merged, one_of, spread
from vendemmia.engine.year.board import PRIVATE
from vendemmia.record import Record

CORPUS = Path(__file__).parent / "corpus"
EXTENDED = {"modules": ["extended_board"]}
CARDS = {"modules": ["structure_cards"]}
ORDINARY = ["trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar"]
CELLARS = ["medium_cellar", "large_cellar"]
EVERYTHING = {"modules": ["extended_board", "structure_cards"]}


def outlook_of(action: str, space: str = "left", *, players: int = 3, **given: Any) -> list[str]:
    """The outlook of a regular worker on a space: "lira -2 to -6"; parts of a choice begin with its number and way."""
    table = Table(players, **given)
    code = f"place:{action}:{space}:regular"
    assert code in table.state.codes()
    return [_shown(part) for part in table.state.outlook(code)]


def _shown(part: Outlook) -> str:
    way = f"{part.choice}.{part.way} " if part.choice else ""
    return f"{way}{part.thing} {part.amount}" + ("" if part.most is None else f" to {part.most}")


# --- building


def test_building_costs_from_the_cheapest_to_the_dearest_that_can_be_paid() -> None:
    assert outlook_of("build_structure", lira=4) == ["lira -2 to -4", "build 1"]
    assert outlook_of("build_structure", lira=9) == ["lira -2 to -6", "build 1"]


def test_the_bonus_of_the_space_makes_building_cheaper_and_more_of_it_possible() -> None:
    assert outlook_of("build_structure", "middle", lira=4) == ["lira -1 to -4", "build 1"]


def test_what_stands_already_is_not_counted() -> None:
    built = ["trellis", "irrigation", "yoke", "windmill", "cottage", "medium_cellar"]
    assert outlook_of("build_structure", lira=9, structures=built) == ["lira -6", "build 1"]


def test_a_structure_card_in_hand_may_bring_a_point() -> None:
    all_eight = [*ORDINARY, "large_cellar"]
    assert outlook_of("build_structure", lira=9, hand=["inn"], options=CARDS) == [
        "lira -2 to -6",
        "vp 0 to 1",
        "build 1",
    ]
    only = outlook_of("build_structure", lira=9, hand=["inn"], structures=all_eight, options=CARDS)
    assert only[1:] == ["vp 1", "build 1"]


def test_a_free_building_costs_nothing() -> None:
    workshop: dict[str, Any] = {
        "structures": [*ORDINARY, "large_cellar", "workshop"],
        "hand": ["inn"],
        "options": CARDS,
    }
    plain: dict[str, Any] = {"structures": [*ORDINARY, "large_cellar"], "hand": ["inn"], "options": CARDS}
    cheap, dear = (outlook_of("build_structure", lira=9, **given)[0] for given in (workshop, plain))
    assert int(cheap.split()[1]) == int(dear.split()[1]) + 1


# --- selling, buying, trading


def test_grapes_sell_for_the_cheapest_up_to_all_of_them() -> None:
    planted = {5: ["merlot"], 6: ["merlot"], 7: ["merlot"]}
    pad = {"red": [1, 4], "white": [9]}
    assert outlook_of("sell_or_field", fields=planted, crush_pad=pad) == ["lira 1 to 6", "sell_grape 1 to 3"]


def test_a_field_sells_or_is_bought_back_for_its_value() -> None:
    assert outlook_of("sell_or_field") == ["lira 5 to 7", "sell_field 1"]
    ways = outlook_of("sell_or_field", "middle", fields={5: "sold", 6: "sold"}, lira=5, crush_pad={"red": [4]})
    assert ways == [
        "vp 1",
        *("1.1 sell_grape 1", "1.1 lira 2"),
        *("1.2 sell_field 1", "1.2 lira 7"),
        *("1.3 buy_field 1", "1.3 lira -5"),
    ]


def test_on_the_extended_board_no_grapes_are_sold() -> None:
    given: dict[str, Any] = {"season": "summer", "options": EXTENDED, "crush_pad": {"red": [4]}}
    assert outlook_of("flip_field", "middle", **given) == ["lira 5 to 7", "sell_field 1"]


def test_a_trade_tells_what_the_player_has_to_give_and_what_can_be_got_for_it() -> None:
    def trade(**given: Any) -> list[str]:
        return outlook_of("trade", season="summer", options=EXTENDED, **given)

    rich = trade(lira=3, vp=2, crush_pad={"red": [5]}, hand=["merlot", "syrah"])
    assert rich == [
        *("1.1 card -2", "1.2 lira -3", "1.3 vp -1", "1.4 grape -1"),
        *("2.1 card 2", "2.2 lira 3", "2.3 vp 1", "2.4 grape 1"),
    ]
    # At the lowest score only money can be given, and not for money.
    assert trade(lira=3, vp=-5) == ["lira -3", "2.1 card 2", "2.2 vp 1", "2.3 grape 1"]
    full = {"crush_pad": {"red": [1], "white": [1]}}
    assert trade(lira=3, vp=-5, **full)[2:] == ["2.1 card 2", "2.2 lira 3", "2.3 vp 1", "2.4 grape 1"]


def test_a_wine_sells_for_points_by_its_type() -> None:
    given: dict[str, Any] = {"season": "winter", "options": EXTENDED}
    assert outlook_of("sell_wine", cellar={"red": [2], "sparkling": [7]}, structures=CELLARS, **given) == [
        "vp 1 to 4",
        "wine -1",
    ]
    assert outlook_of("sell_wine", cellar={"white": [2]}, **given) == ["vp 1", "wine -1"]


# --- vines, grapes, wines, orders


def test_only_vines_that_can_be_planted_count() -> None:
    assert outlook_of("plant_vine", "middle", hand=["sangiovese", "syrah", "merlot"]) == ["plant 1"]
    assert outlook_of("plant_vine", "middle", hand=["sangiovese", "syrah"], structures=["trellis"]) == ["plant 2"]
    assert outlook_of("plant_vine", hand=["sangiovese"], structures=["windmill"]) == ["vp 1", "plant 1"]


def test_a_single_ripe_field_brings_its_grapes() -> None:
    assert outlook_of("harvest_field", season="winter", fields={5: ["pinot", "sangiovese"]}) == [
        "harvest 1",
        "red_grape 2",
        "white_grape 1",
    ]


def test_of_several_ripe_fields_one_brings_this_or_that() -> None:
    fields = {5: ["pinot"], 6: ["merlot"], 7: ["syrah"]}
    assert outlook_of("harvest_field", season="winter", fields=fields) == [
        "harvest 1",
        "red_grape 1 to 3",
        "white_grape 0 to 1",
    ]


def test_all_ripe_fields_bring_their_grapes_one_below_the_other() -> None:
    fields = {5: ["syrah"], 6: ["syrah"]}
    with_bonus = outlook_of("harvest_field", "middle", season="winter", fields=fields)
    assert with_bonus == ["harvest 2", "red_grape 2", "red_grape 1"]


def test_a_full_crush_pad_takes_no_grape() -> None:
    assert outlook_of("harvest_field", season="winter", fields={5: ["sangiovese"]}, crush_pad={"red": [1]}) == [
        "harvest 1"
    ]


def test_the_yoke_harvests_or_uproots() -> None:
    table = Table(2, season="summer", structures=["yoke"], fields={5: ["syrah"]})
    assert [_shown(part) for part in table.state.outlook("place:yoke:left:regular")] == [
        *("1.1 harvest 1", "1.1 red_grape 2"),
        "1.2 uproot 1",
    ]
    harvested = Table(2, season="summer", structures=["yoke"], fields={5: ["syrah"]}, harvested=["5"])
    assert [_shown(part) for part in harvested.state.outlook("place:yoke:left:regular")] == ["uproot 1"]


def test_wines_have_the_values_that_the_grapes_allow() -> None:
    given: dict[str, Any] = {"season": "winter", "structures": ["medium_cellar"]}
    assert outlook_of("make_wine", crush_pad={"red": [1, 4], "white": [3]}, **given) == [
        *("make_wine 2", "red_wine 1 to 4", "white_wine 3", "blush_wine 4 to 6"),
    ]
    assert outlook_of("make_wine", "middle", crush_pad={"red": [4]}, season="winter") == ["make_wine 1", "red_wine 3"]


def test_sparkling_wine_needs_two_red_grapes_and_a_white_one() -> None:
    pad = {"red": [1, 4], "white": [3]}
    assert outlook_of("make_wine", season="winter", crush_pad=pad, structures=CELLARS)[-1] == "sparkling_wine 8"


def test_orders_that_can_be_filled_now_are_counted() -> None:
    given: dict[str, Any] = {
        "season": "winter",
        "structures": ["medium_cellar"],
        "hand": ["ord_b4", "ord_w6", "ord_r8"],
    }
    cellar = {"white": [6], "blush": [5]}
    assert outlook_of("fill_order", cellar=cellar, **given) == ["vp 2 to 3", "residual 1", "fill_order 1"]
    assert outlook_of("fill_order", "middle", cellar={"blush": [5]}, **given) == ["vp 3", "residual 1", "fill_order 1"]


# --- workers and what is chosen between


def test_training_costs_less_with_the_bonus_and_more_for_a_special_worker() -> None:
    assert outlook_of("train_worker", season="winter", lira=9) == ["lira -4", "worker 1"]
    assert outlook_of("train_worker", "middle", season="winter", lira=9) == ["lira -3", "worker 1"]
    special: dict[str, Any] = {"options": {"modules": ["special_workers"]}, "specials": ["chef", "farmer"]}
    assert outlook_of("train_worker", season="winter", lira=9, **special) == ["lira -4 to -5", "worker 1"]
    assert outlook_of("train_worker", season="winter", lira=4, **special) == ["lira -4", "worker 1"]


def test_building_or_a_tour_are_two_ways_and_the_bonus_is_in_both() -> None:
    given: dict[str, Any] = {"season": "fall", "options": EXTENDED}
    assert outlook_of("build_or_tour", "middle", lira=4, **given) == ["1.1 build 1", "1.1 lira -2 to -4", "1.2 lira 2"]
    assert outlook_of("build_or_tour", lira=4, **given) == ["1.1 build 1", "1.1 lira -1 to -4", "1.2 lira 3"]
    assert outlook_of("build_or_tour", "middle", lira=0, **given) == ["lira 2"]


def test_the_cart_of_the_second_side_brings_money_or_a_card() -> None:
    table = Table(2, season="summer", options=EVERYTHING)
    found = table.state.outlook("place:gain_lira:beside:regular")
    assert [_shown(part) for part in found] == ["1.1 lira 1", "1.2 structure 1"]


def test_the_toll_is_not_there_to_be_spent() -> None:
    table = Table(
        5,
        [{"workers": {"soldato": 1}}],
        lira=4,
        options={"modules": ["special_workers"]},
        specials=["soldato", "farmer"],
        board={"build_structure": {"left": {"seat": 1, "worker": "soldato"}}},
    )
    right = table.state.outlook("place:build_structure:right:regular")
    assert [_shown(part) for part in right] == ["lira -3 to -4", "build 1"]  # Of £4, £3 are left for a building.
    middle = table.state.outlook("place:build_structure:middle:regular")
    assert [_shown(part) for part in middle] == ["lira -2 to -4", "build 1"]


def test_an_outlook_leaves_the_position_as_it_was() -> None:
    table = Table(
        3, season="winter", lira=9, fields={5: ["pinot"], 6: ["syrah"]}, crush_pad={"red": [1]}, hand=["judge"]
    )
    before = table.state.to_json()
    for code in table.state.codes():
        table.state.outlook(code)
    assert table.state.to_json() == before


# --- adding up


def test_ranges_add_up_end_by_end() -> None:
    assert merged([spread("lira", -2, -6), Outlook("lira", 1)]) == (Outlook("lira", -1, -5),)
    assert merged([spread("vp", 1, 3), spread("vp", 0, 1)]) == (Outlook("vp", 1, 4),)
    assert merged([spread("lira", 1, 3), spread("lira", -6, -2)]) == (Outlook("lira", 1, -5),)
    assert merged([Outlook("lira", 1), Outlook("lira", -1)]) == ()


def test_what_comes_in_any_case_goes_into_the_ways_that_all_have_it() -> None:
    ways = one_of(1, [[Outlook("lira", -2)], [Outlook("lira", 2), Outlook("vp", 1)]])
    assert merged([Outlook("lira", 1), Outlook("vp", 1), *ways]) == (
        Outlook("vp", 1),
        Outlook("lira", -1, None, 1, 1),
        Outlook("lira", 3, None, 1, 2),
        Outlook("vp", 1, None, 1, 2),
    )


def test_a_single_way_is_no_choice() -> None:
    assert one_of(1, [[Outlook("vp", 1)]]) == [Outlook("vp", 1)]


# --- everywhere


@pytest.mark.parametrize("mode", [pytest.param("base", marks=pytest.mark.repeats), "extended"])
def test_every_open_space_of_recorded_games_tells_something(mode: str) -> None:
    asked: set[str] = set()
    for path in sorted(CORPUS.glob("*.json")):
        record = Record.from_text(path.read_text(encoding="utf-8"))
        if (mode == "extended") != ("extended_board" in record.options.modules):
            continue
        state = record.opening()
        for ply, code in enumerate(record.codes):
            if ply % 5 == 0:
                for place in state.codes():
                    if place.startswith("place:"):
                        asked.add(place.removeprefix("place:").rsplit(":", 2)[0])
                        assert state.outlook(place), f"{place} in {path.name} at ply {ply}"
            state.play(code)
    actions = [action for action in state.rules.board.actions if action is not None]
    assert asked >= {action.name for action in actions if action.kind != PRIVATE or action.name == "yoke"}
