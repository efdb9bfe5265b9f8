"""SPW-5: the Mafioso may carry out the action of a space without bonus a second time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on
from tests.rules.worker_table import (
    BASE,
    BONUSES,
    GRAPES,
    PLANTED,
    SIDE_1,
    SIDE_2,
    SUMMER,
    VINES,
    WINTER,
    Printed,
    bonus_table,
    crew,
    outcome,
    worker_table,
)
from tests.support import Table, rule
from vendemmia.engine import Reason

TWO_ORDERS = {"hand": ["ord_r1_w3", "ord_r2_w2"], "cellar": {"red": [1, 2], "white": [2, 3]}}

# Every action twice: modules, season, action, what seat 0 has besides £9, the codes of each time, the whole result.
TWICE: list[tuple[str, str, str, dict[str, Any], str, str, dict[str, Any]]] = [
    ("summer", "spring", "draw_vine", {}, "", "", {"hand": {"vine": 2}}),
    ("summer", "spring", "give_tour", {}, "", "", {"lira": 4}),
    (
        "summer",
        "spring",
        "build_structure",
        {},
        "structure:trellis",
        "structure:irrigation",
        {"lira": -5, "structures": ["trellis", "irrigation"]},
    ),
    ("", "spring", "influence", {}, "region:pisa", "region:siena", {"lira": 3, "stars": {"pisa": 1, "siena": 1}}),
    (
        "summer",
        "summer",
        "play_summer_visitor",
        SUMMER,
        "card:patron option:1",
        "card:sponsor option:2",
        {"lira": 7, "hand": {"summer": -2}},
    ),
    (
        "summer",
        "summer",
        "plant_vine",
        VINES,
        "card:sangiovese field:5",
        "card:malvasia field:5",
        {"hand": {"vine": -2}, "fields": {"5": ["sangiovese", "malvasia"]}},
    ),
    ("", "summer", "trade", {}, "option:3 option:2", "option:2 option:3", {}),
    ("", "summer", "flip_field", {}, "field:5", "field:6", {"lira": 11, "fields": {"5": "sold", "6": "sold"}}),
    (
        "summer",
        "",
        "sell_or_field",
        {"crush_pad": {"red": [4]}},
        "grape:red:4",
        "field:6",
        {"lira": 8, "crush_pad": {}, "fields": {"6": "sold"}},
    ),
    ("winter", "fall", "draw_order", {}, "", "", {"hand": {"order": 2}}),
    ("winter", "fall", "harvest_field", PLANTED, "field:5", "field:7", {"crush_pad": {"red": [1, 3]}}),
    (
        "winter",
        "fall",
        "make_wine",
        GRAPES,
        "make:red grape:red:1 make:red grape:red:2",
        "make:red grape:red:3 make:white grape:white:1",
        {"crush_pad": {}, "cellar": {"red": [1, 2, 3], "white": [1]}},
    ),
    ("", "fall", "build_or_tour", {}, "option:1 structure:trellis", "option:2", {"structures": ["trellis"]}),
    (
        "winter",
        "winter",
        "play_winter_visitor",
        WINTER,
        "card:politician",
        "card:professor option:1",
        {"lira": 4, "hand": {"winter": -2}, "training": 1},
    ),
    ("winter", "winter", "train_worker", {}, "", "", {"lira": -8, "training": 2}),
    (
        "",
        "winter",
        "sell_wine",
        {"cellar": {"red": [1, 2]}},
        "wine:red:1",
        "wine:red:2",
        {"vp": 2, "cellar": {}},
    ),
    (
        "winter",
        "winter",
        "fill_order",
        TWO_ORDERS,
        "card:ord_r1_w3 wine:red:1 wine:white:3",
        "card:ord_r2_w2 wine:red:2 wine:white:2",
        {"vp": 4, "residual": 2, "cellar": {}, "hand": {"order": -2}},
    ),
]
CASES = [
    pytest.param(modules, when, *rest, id=f"{name}, {rest[0]}")
    for base_season, season, *rest in TWICE
    for name, modules, when in (("base", BASE, base_season), ("extended", SIDE_1, season))
    if when
]

DECLINED = [pytest.param(*case.values[:5], id=case.id) for case in CASES]


def six(modules: tuple[str, ...], when: str, **given: Any) -> Table:
    """With six players the right space is open; it never has a bonus."""
    return worker_table("mafioso", players=6, modules=modules, season=when, **{"lira": 9, **given})


@rule("SPW-5")
@pytest.mark.parametrize(("modules", "when", "action", "given", "first", "second", "change"), CASES)
def test_every_action_may_be_carried_out_twice(
    modules: tuple[str, ...],
    when: str,
    action: str,
    given: dict[str, Any],
    first: str,
    second: str,
    change: dict[str, Any],
) -> None:
    table = six(modules, when, **given)
    result = outcome(table, f"place:{action}:right:mafioso", *first.split(), "yes", *second.split())
    assert result == ({0: change} if change else {})
    assert table.to_move == 1


@rule("SPW-5")
@pytest.mark.parametrize(("modules", "when", "action", "given", "first"), DECLINED)
def test_the_second_time_may_be_declined(
    modules: tuple[str, ...], when: str, action: str, given: dict[str, Any], first: str
) -> None:
    table = six(modules, when, **given).play(f"place:{action}:right:mafioso", *first.split())
    assert table.codes() == ["no", "yes"]
    assert outcome(table, "no") == {}
    assert table.to_move == 1


@rule("SPW-5")
@pytest.mark.parametrize("printed", BONUSES, ids=lambda printed: printed.name)
def test_on_a_bonus_space_it_does_nothing(printed: Printed) -> None:
    table = bonus_table(printed, "mafioso")
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    result = outcome(table, f"place:{printed.action}:{printed.space}:mafioso", *codes)
    assert result == {0: printed.change}
    assert table.to_move == 1


@rule("SPW-5")
def test_on_a_bonus_space_it_does_nothing_even_without_the_bonus() -> None:
    table = worker_table("mafioso", players=3, modules=BASE, season="summer")
    assert outcome(table, "place:give_tour:middle:mafioso", "done") == {0: {"lira": 2}}
    assert table.to_move == 1


@rule("SPW-5", "MOD-1")
@pytest.mark.parametrize(("modules", "again"), [(SIDE_1, True), (SIDE_2, False)])
def test_the_middle_space_of_the_field_action_has_a_bonus_on_side_2_only(modules: tuple[str, ...], again: bool) -> None:
    table = worker_table("mafioso", players=3, modules=modules, season="summer")
    table.play("place:flip_field:middle:mafioso", "field:5", *([] if again else ["do:bonus"]))
    assert table.to_move == (0 if again else 1)


@rule("SPW-5")
def test_a_third_time_is_not_offered() -> None:
    table = six(BASE, "summer").play("place:give_tour:right:mafioso", "yes")
    assert table.to_move == 1


@rule("SPW-5")
def test_what_the_first_time_brought_may_pay_for_the_second() -> None:
    table = worker_table("mafioso", modules=SIDE_1, season="summer", lira=0, vp=2)
    result = outcome(
        table, "place:trade:left:mafioso", "option:3", "option:2", "yes", "option:2", "option:4", "grape:red:1"
    )
    assert result == {0: {"vp": -1, "crush_pad": {"red": [1]}}}


@rule("SPW-5")
def test_who_cannot_do_it_again_as_all_can_see_is_not_asked() -> None:
    table = worker_table("mafioso", modules=BASE, season="winter", lira=7)
    assert outcome(table, "place:train_worker:left:mafioso") == {0: {"lira": -4, "training": 1}}
    assert table.to_move == 1


@rule("SPW-5")
def test_a_hand_that_does_not_allow_it_is_not_revealed() -> None:
    table = worker_table("mafioso", modules=BASE, season="summer", hand=["sangiovese", "merlot"])
    table.play("place:plant_vine:left:mafioso", "card:sangiovese", "field:5")
    assert table.codes() == ["no"]
    assert table.reasons("yes") == [Reason.STRUCTURE_NEEDED]


@rule("SPW-5")
def test_a_field_cannot_be_harvested_twice() -> None:
    table = worker_table("mafioso", modules=BASE, season="winter", fields={5: ["sangiovese"], 6: ["malvasia"]})
    table.play("place:harvest_field:left:mafioso", "field:5", "yes")
    assert table.codes() == ["field:6"]
    assert table.reasons("field:5") == [Reason.FIELD_HARVESTED]


@rule("SPW-5")
def test_with_nothing_left_to_harvest_it_is_not_asked() -> None:
    table = worker_table("mafioso", modules=BASE, season="winter", fields={5: ["sangiovese"]})
    assert outcome(table, "place:harvest_field:left:mafioso", "field:5") == {0: {"crush_pad": {"red": [1]}}}
    assert table.to_move == 1


@rule("SPW-5", "STR-3")
def test_two_tours_give_the_vp_of_the_tasting_room_once() -> None:
    table = worker_table("mafioso", modules=SIDE_1, season="spring", structures=["tasting_room"], cellar={"red": [1]})
    assert outcome(table, "place:give_tour:left:mafioso", "yes") == {0: {"lira": 4, "vp": 1}}


@rule("SPW-5", "SPW-10")
def test_the_second_time_costs_no_second_toll() -> None:
    table = worker_table(
        "mafioso",
        "soldato",
        players=6,
        modules=SIDE_1,
        season="spring",
        lira=1,
        workers=crew("mafioso"),
        others=[{"workers": crew("soldato")}],
        board={"give_tour": {"left": on(1, "soldato")}},
    )
    result = outcome(table, "place:give_tour:right:mafioso", "yes")
    assert result == {0: {"lira": 3}, 1: {"lira": 1}}


@rule("SPW-5", "SPW-15")
def test_beside_the_spaces_it_does_nothing() -> None:
    table = worker_table(
        "mafioso",
        "soldato",
        modules=SIDE_1,
        season="spring",
        lira=1,
        workers=crew("mafioso"),
        others=[{"workers": crew("soldato")}],
        board={"give_tour": {"left": on(1, "soldato")}},
    )
    result = outcome(table, "place:give_tour:beside:mafioso")
    assert result == {0: {"lira": 1}, 1: {"lira": 1}}
    assert table.to_move == 1


# --- private spaces and the year-round space


@rule("SPW-5")
@pytest.mark.parametrize(
    ("modules", "when"), [(BASE, "summer"), (BASE, "winter"), (SIDE_1, "spring"), (SIDE_1, "winter")]
)
@pytest.mark.parametrize(
    ("codes", "change"),
    [
        ("option:1 field:5 yes option:1 field:6", {"crush_pad": {"red": [1], "white": [1]}}),
        (
            "option:1 field:5 yes option:2 field:5 card:sangiovese",
            {"crush_pad": {"red": [1]}, "hand": {"vine": 1}, "fields": {"6": ["malvasia"]}},
        ),
        ("option:2 field:5 card:sangiovese yes option:2 field:6 card:malvasia", {"hand": {"vine": 2}, "fields": {}}),
        ("option:1 field:5 no", {"crush_pad": {"red": [1]}}),
    ],
)
def test_on_the_yoke_the_second_time_is_a_new_choice(
    modules: tuple[str, ...], when: str, codes: str, change: dict[str, Any]
) -> None:
    table = worker_table(
        "mafioso", modules=modules, season=when, structures=["yoke"], fields={5: ["sangiovese"], 6: ["malvasia"]}
    )
    assert outcome(table, "place:yoke:left:mafioso", *codes.split()) == {0: change}
    assert table.to_move == 1
    assert board(table) == {"yoke": {"left": [{"seat": 0, "worker": "mafioso"}]}}


@rule("SPW-5", "TUS-4")
@pytest.mark.parametrize(
    ("modules", "when", "codes", "change"),
    [
        (BASE, "summer", "yes", {"lira": 2}),
        (BASE, "winter", "yes", {"lira": 2}),
        (SIDE_1, "fall", "yes", {"lira": 2}),
        (SIDE_2, "fall", "option:1 yes option:2", {"lira": 1, "hand": {"structure": 1}}),
        (SIDE_2, "fall", "option:2 yes option:2", {"hand": {"structure": 2}}),
        (SIDE_2, "fall", "option:1 no", {"lira": 1}),
    ],
)
def test_on_the_year_round_space_it_works_too(
    modules: tuple[str, ...], when: str, codes: str, change: dict[str, Any]
) -> None:
    table = worker_table("mafioso", modules=modules, season=when)
    assert outcome(table, "place:gain_lira:beside:mafioso", *codes.split()) == {0: change}
    assert table.to_move == 1


@rule("SPW-5", "STC-4")
@pytest.mark.parametrize("modules", [SIDE_2, ("special_workers", "structure_cards")])
def test_the_space_of_a_structure_card_shows_a_bonus(modules: tuple[str, ...]) -> None:
    table = worker_table("mafioso", modules=modules, season="summer", structures=["cafe"], crush_pad={"red": [1, 2]})
    result = outcome(table, "place:structure:cafe:left:mafioso", "grape:red:1")
    assert result == {0: {"lira": 3, "vp": 1, "crush_pad": {"red": [2]}}}
    assert table.to_move == 1


@rule("SPW-5", "STC-3")
def test_on_the_destroy_space_two_cards_may_be_destroyed() -> None:
    table = worker_table("mafioso", modules=SIDE_2, season="summer", structures=["cafe", "inn"])
    result = outcome(table, "place:destroy_structure:left:mafioso", "card:cafe", "yes", "card:inn")
    assert result == {0: {"structures": []}}
    assert table.to_move == 1


# --- with cards


@rule("SPW-5", "STC-31")
def test_after_the_harvest_machine_nothing_is_left() -> None:
    table = worker_table(
        "mafioso",
        players=6,
        modules=SIDE_2,
        season="fall",
        structures=["harvest_machine"],
        fields={5: ["sangiovese"], 6: ["malvasia"]},
    )
    result = outcome(table, "place:harvest_field:right:mafioso", "field:all")
    assert result == {0: {"crush_pad": {"red": [1], "white": [1]}}}
    assert table.to_move == 1


@rule("SPW-5", "STC-31")
def test_the_harvest_machine_may_serve_the_second_time() -> None:
    table = worker_table(
        "mafioso",
        players=6,
        modules=SIDE_2,
        season="fall",
        structures=["harvest_machine"],
        fields={5: ["sangiovese"], 6: ["malvasia"], 7: ["merlot"]},
    )
    result = outcome(table, "place:harvest_field:right:mafioso", "field:5", "yes", "field:all")
    assert result == {0: {"crush_pad": {"red": [1, 3], "white": [1]}}}
    assert table.to_move == 1


@rule("SPW-5", "STC-32")
def test_the_second_harvest_has_a_fermentation_of_its_own() -> None:
    table = worker_table(
        "mafioso",
        players=6,
        modules=SIDE_2,
        season="fall",
        structures=["fermentation_tank"],
        fields={5: ["sangiovese"], 6: ["malvasia"]},
    )
    codes = "field:5 make:red grape:red:1 yes field:6 make:white grape:white:1"
    result = outcome(table, "place:harvest_field:right:mafioso", *codes.split())
    assert result == {0: {"cellar": {"red": [1], "white": [1]}}}
    assert table.to_move == 1


@rule("SPW-5", "RUL-3")
def test_a_second_visitor_may_follow_the_organizer() -> None:
    table = worker_table(
        "mafioso",
        modules=BASE,
        season="summer",
        hand=["organizer", "patron"],
        wake_up_row=1,
        others=[{"wake_up_row": 2}],
    )
    codes = "card:organizer row:4 yes card:patron option:1"
    result = outcome(table, "place:play_summer_visitor:left:mafioso", *codes.split())
    assert result == {0: {"lira": 5, "row": 4, "hand": {"summer": -2}}}
    assert table.state.passed == 1


@rule("SPW-5", "PLACE-9")
def test_the_friendly_variant_does_not_touch_it() -> None:
    table = worker_table("mafioso", players=3, modules=BASE, friendly=True, season="summer")
    table.play("place:give_tour:left:mafioso")
    assert table.codes() == ["no", "yes"]


@rule("SPW-5", "TVIS-1")
def test_sent_by_the_planner_it_acts_twice_when_its_season_begins() -> None:
    table = worker_table("mafioso", players=3, modules=SIDE_1, season="summer", hand=["planner"], passed=[1, 2])
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    table.play("place:draw_order:middle:mafioso", "done", "pass")
    assert table.codes() == ["no", "yes"]
    assert outcome(table, "yes") == {0: {"hand": {"order": 1}}}


@rule("SPW-5", "RUL-4")
def test_sent_by_the_planner_on_the_base_board_it_acts_twice_too() -> None:
    table = worker_table(
        "mafioso",
        modules=BASE,
        season="summer",
        hand=["planner"],
        passed=[1],
        fields={5: ["sangiovese"], 6: ["malvasia"]},
    )
    table.play("place:play_summer_visitor:left:regular", "card:planner", "place:harvest_field:left:mafioso", "pass")
    table.play("deck:summer", "deck:summer")
    assert outcome(table, "field:5", "yes", "field:6") == {0: {"crush_pad": {"red": [1], "white": [1]}}}
