"""SPW-4: the Farmer takes one bonus of choice among all that are printed on its action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on
from tests.rules.worker_table import (
    BASE,
    BONUSES,
    SIDE_1,
    SIDE_2,
    Printed,
    bonus_table,
    crew,
    outcome,
    spaces_with_bonus,
    worker_table,
)
from tests.support import rule
from vendemmia.engine import Reason

TWO_PRINTED = [printed for printed in BONUSES if len(spaces_with_bonus(printed)) > 1]


def case(printed: Printed) -> str:
    return printed.name


def choice(printed: Printed) -> list[str]:
    """The code that chooses this bonus, where there are two."""
    return [f"bonus:{printed.space}"] if len(spaces_with_bonus(printed)) > 1 else []


@rule("SPW-4")
@pytest.mark.parametrize("printed", BONUSES, ids=case)
def test_from_a_space_without_bonus_every_bonus_of_the_action_may_be_gained(printed: Printed) -> None:
    table = bonus_table(printed, "farmer")
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    result = outcome(table, f"place:{printed.action}:right:farmer", *choice(printed), *codes)
    assert result == {0: printed.change}
    assert board(table) == {printed.action: {"right": {"seat": 0, "worker": "farmer"}}}
    assert table.to_move == 1


@rule("SPW-4")
@pytest.mark.parametrize("printed", BONUSES, ids=case)
def test_on_a_bonus_space_it_gains_one_bonus_in_total(printed: Printed) -> None:
    table = bonus_table(printed, "farmer")
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    result = outcome(table, f"place:{printed.action}:{printed.space}:farmer", *choice(printed), *codes)
    assert result == {0: printed.change}
    assert table.to_move == 1


@rule("SPW-4")
@pytest.mark.parametrize("printed", TWO_PRINTED, ids=case)
def test_of_two_bonuses_it_may_choose_the_one_of_the_other_space(printed: Printed) -> None:
    own = next(space for space in spaces_with_bonus(printed) if space != printed.space)
    table = bonus_table(printed, "farmer")
    table.play(f"place:{printed.action}:{own}:farmer")
    assert table.codes() == ["bonus:left", "bonus:middle"]
    assert table.reasons("bonus:right") == [Reason.NOT_ASKED]
    fresh = bonus_table(printed, "farmer")
    codes = f"bonus:{printed.space} {printed.action_codes} {printed.bonus_codes}".split()
    assert outcome(fresh, f"place:{printed.action}:{own}:farmer", *codes) == {0: printed.change}
    assert fresh.to_move == 1


@rule("SPW-4", "PLACE-6")
@pytest.mark.parametrize("printed", BONUSES, ids=case)
def test_the_bonus_may_be_declined(printed: Printed) -> None:
    table = bonus_table(printed, "farmer")
    codes = [*choice(printed), *printed.action_codes.split(), "done"]
    table.play(f"place:{printed.action}:right:farmer", *codes)
    assert table.to_move == 1


@rule("SPW-4")
@pytest.mark.parametrize("printed", [printed for printed in BONUSES if printed.space == "middle"], ids=case)
def test_with_two_players_the_bonus_of_the_closed_space_may_be_gained(printed: Printed) -> None:
    table = worker_table("farmer", players=2, modules=printed.modules, season=printed.season, lira=5, **printed.given)
    assert table.reasons(f"place:{printed.action}:middle:farmer")[0] is Reason.SPACE_CLOSED
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    result = outcome(table, f"place:{printed.action}:left:farmer", *choice(printed), *codes)
    assert result == {0: printed.change}


@rule("SPW-4", "PLACE-6")
def test_the_chosen_bonus_may_come_before_the_action() -> None:
    table = worker_table("farmer", modules=BASE, season="summer", lira=1)
    assert table.reasons("place:build_structure:left:regular") == [Reason.BUILDING_TOO_DEAR]
    table.play("place:build_structure:left:farmer")
    assert table.codes() == ["do:bonus"]
    assert outcome(table, "do:bonus", "structure:yoke") == {0: {"lira": -1, "structures": ["yoke"]}}


@rule("SPW-4")
@pytest.mark.parametrize("modules", [BASE, SIDE_1, SIDE_2])
def test_the_year_round_space_has_no_bonus_to_choose(modules: tuple[str, ...]) -> None:
    table = worker_table("farmer", modules=modules, season="summer")
    codes = ["option:1"] if modules == SIDE_2 else []
    assert outcome(table, "place:gain_lira:beside:farmer", *codes) == {0: {"lira": 1}}
    assert table.to_move == 1


@rule("SPW-4", "MOD-1")
@pytest.mark.parametrize(
    ("when", "action", "given", "codes", "change"),
    [
        ("summer", "flip_field", {}, ["field:5", "do:bonus"], {"lira": 5, "vp": 1, "fields": {"5": "sold"}}),
        (
            "winter",
            "sell_wine",
            {"cellar": {"red": [1]}},
            ["do:action", "wine:red:1", "region:pisa"],
            {"lira": 2, "vp": 1, "cellar": {}, "stars": {"pisa": 1}},
        ),
    ],
)
def test_on_side_1_there_is_no_structure_card_to_choose(
    when: str, action: str, given: dict[str, Any], codes: list[str], change: dict[str, Any]
) -> None:
    table = worker_table("farmer", players=6, modules=SIDE_1, season=when, **given)
    assert outcome(table, f"place:{action}:right:farmer", *codes) == {0: change}


@rule("SPW-4", "SPW-10")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "summer"), (SIDE_1, "spring")])
def test_beside_a_full_action_by_the_right_of_a_soldato_it_gains_the_bonus(modules: tuple[str, ...], when: str) -> None:
    table = worker_table(
        "farmer",
        "soldato",
        modules=modules,
        season=when,
        lira=1,
        workers=crew("farmer"),
        others=[{"workers": crew("soldato")}],
        board={"give_tour": {"left": on(1, "soldato")}},
    )
    result = outcome(table, "place:give_tour:beside:farmer", "do:bonus")
    assert result == {0: {"lira": 2}, 1: {"lira": 1}}  # £1 toll, £2 for the tour, £1 bonus.
    assert board(table)["give_tour"]["beside"] == [{"seat": 0, "worker": "farmer"}]


@rule("SPW-4", "SPW-10")
def test_beside_a_full_action_it_chooses_among_two_bonuses() -> None:
    table = worker_table(
        "farmer",
        "soldato",
        modules=SIDE_1,
        season="fall",
        lira=1,
        workers=crew("farmer"),
        fields={5: ["sangiovese"], 6: ["malvasia"]},
        others=[{"workers": crew("soldato")}],
        board={"harvest_field": {"left": on(1, "soldato")}},
    )
    table.play("place:harvest_field:beside:farmer")
    assert table.codes() == ["bonus:left", "bonus:middle"]
    result = outcome(table, "bonus:left", "field:5", "field:6")
    assert result == {0: {"crush_pad": {"red": [1], "white": [1]}}}
    assert table.lira == 0


@rule("SPW-4", "TVIS-1")
@pytest.mark.parametrize("chosen", ["left", "middle"])
def test_sent_by_the_planner_it_chooses_when_it_is_put_down(chosen: str) -> None:
    table = worker_table(
        "farmer",
        modules=SIDE_1,
        season="summer",
        hand=["planner"],
        passed=[1],
        fields={5: ["sangiovese"], 6: ["malvasia"]},
    )
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    table.play("place:harvest_field:left:farmer")
    assert table.codes() == ["bonus:left", "bonus:middle"]
    table.play(f"bonus:{chosen}", "done", "pass")
    assert table.to_move == 0
    if chosen == "left":
        assert outcome(table, "field:5", "field:6") == {0: {"crush_pad": {"red": [1], "white": [1]}}}
    else:
        assert outcome(table, "field:5", "do:bonus") == {0: {"lira": 1, "crush_pad": {"red": [1]}}}


@rule("SPW-4", "RUL-4")
def test_sent_by_the_planner_on_the_base_board_it_gains_the_bonus_of_the_closed_space() -> None:
    table = worker_table(
        "farmer",
        modules=BASE,
        season="summer",
        hand=["planner"],
        lira=3,
        passed=[1],
    )
    table.play("place:play_summer_visitor:left:regular", "card:planner", "place:train_worker:left:farmer", "pass")
    while table.codes("deck:"):
        table.play("deck:summer")
    assert table.codes() == ["do:bonus"]
    assert outcome(table, "do:bonus") == {0: {"lira": -3, "training": 1}}


@rule("SPW-4", "PLACE-9")
def test_in_the_friendly_variant_the_chosen_bonus_makes_a_bonus_space_usable() -> None:
    table = worker_table("farmer", players=3, modules=SIDE_1, friendly=True, season="fall", fields={5: ["sangiovese"]})
    # One planted field: the second harvest of the left space is impossible, the lira of the middle one is not.
    assert table.codes("place:harvest_field:") == [
        "place:harvest_field:middle:regular",
        "place:harvest_field:middle:grande",
        "place:harvest_field:left:farmer",
        "place:harvest_field:middle:farmer",
    ]
    assert table.reasons("place:harvest_field:left:regular") == [Reason.BONUS_UNUSABLE]


@rule("SPW-4", "PLACE-9")
def test_in_the_friendly_variant_the_farmer_on_a_bonus_space_must_take_its_bonus() -> None:
    table = worker_table("farmer", players=3, modules=BASE, friendly=True, season="summer")
    table.play("place:give_tour:middle:farmer")
    assert table.codes() == ["do:bonus"]
    assert table.reasons("done") == [Reason.BONUS_MANDATORY]


@rule("SPW-4", "PLACE-9")
def test_in_the_friendly_variant_a_space_without_bonus_is_open_to_it_as_to_all() -> None:
    table = worker_table("farmer", players=3, modules=BASE, friendly=True, season="summer", hand=["sangiovese"])
    assert "place:plant_vine:left:farmer" in table.codes()
    assert table.reasons("place:plant_vine:middle:farmer") == [Reason.BONUS_UNUSABLE]
    table.play("place:plant_vine:left:farmer", "card:sangiovese", "field:5")
    assert table.to_move == 1
