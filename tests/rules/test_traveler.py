"""SPW-13: the Traveler may be put on an empty space of an earlier season of the year."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, rich, season
from tests.rules.worker_table import BASE, BONUSES, LIRA, SIDE_1, SIDE_2, Printed, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Reason

ACTIONS = {
    "spring": ("draw_vine", "give_tour", "build_structure", "influence"),
    "summer": ("play_summer_visitor", "plant_vine", "trade", "flip_field"),
    "fall": ("draw_order", "harvest_field", "make_wine", "build_or_tour"),
    "winter": ("play_winter_visitor", "train_worker", "sell_wine", "fill_order"),
}
SEASONS = tuple(ACTIONS)
BASE_SUMMER = ("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "sell_or_field", "plant_vine")
BASE_WINTER = ("draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order")


def traveler(when: str, modules: tuple[str, ...] = SIDE_1, players: int = 2, **given: Any) -> Table:
    return worker_table("traveler", modules=modules, players=players, season=when, **given)


def reached(table: Table, worker: str = "traveler") -> set[str]:
    """The actions with spaces on which the worker may be put."""
    codes = [code for code in table.codes("place:") if code.endswith(f":{worker}")]
    return {code.split(":")[1] for code in codes} - {"gain_lira"}


# --- where it may go


@rule("SPW-13")
@pytest.mark.parametrize("when", SEASONS)
def test_it_reaches_every_earlier_season_and_the_current_one(when: str) -> None:
    table = traveler(when, **rich())
    past = SEASONS[: SEASONS.index(when) + 1]
    assert reached(table) == {action for name in past for action in ACTIONS[name]}
    assert reached(table, "regular") == set(ACTIONS[when])


@rule("SPW-13")
@pytest.mark.parametrize(("when", "actions"), [("summer", BASE_SUMMER), ("winter", BASE_SUMMER + BASE_WINTER)])
def test_on_the_base_board_it_goes_from_winter_to_summer(when: str, actions: tuple[str, ...]) -> None:
    table = traveler(when, BASE, **rich())
    assert reached(table) == set(actions)


@rule("SPW-13")
@pytest.mark.parametrize(("when", "later"), [("spring", "trade"), ("summer", "draw_order"), ("fall", "train_worker")])
def test_not_to_a_later_season(when: str, later: str) -> None:
    table = traveler(when, **rich())
    assert table.reasons(f"place:{later}:left:traveler") == [Reason.WRONG_SEASON]


@rule("SPW-13", "PLACE-4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_an_earlier_season_closed_spaces_are_open_to_it(players: int) -> None:
    table = traveler("winter", players=players, **rich())
    assert table.codes("place:give_tour:") == [
        f"place:give_tour:{space}:traveler" for space in ("left", "middle", "right")
    ]


@rule("SPW-13", "PLACE-4")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "summer"), (SIDE_1, "spring")])
def test_in_the_current_season_they_are_not(modules: tuple[str, ...], when: str) -> None:
    table = traveler(when, modules)
    assert table.reasons("place:give_tour:middle:traveler") == [Reason.SPACE_CLOSED]
    assert "place:give_tour:left:traveler" in table.codes()


@rule("SPW-13")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "winter"), (SIDE_1, "summer")])
def test_the_space_must_be_empty(modules: tuple[str, ...], when: str) -> None:
    table = traveler(when, modules, players=5, board={"give_tour": {"left": on(1), "middle": on(0), "right": on(2)}})
    assert table.codes("place:give_tour:") == []
    for space in ("left", "middle", "right"):
        assert table.reasons(f"place:give_tour:{space}:traveler") == [Reason.SPACE_TAKEN]
    assert table.reasons("place:give_tour:beside:traveler") == [Reason.SPACE_NEEDED]


@rule("SPW-13", "PLACE-5")
def test_the_action_must_be_possible() -> None:
    table = traveler("winter")
    assert table.reasons("place:plant_vine:left:traveler") == [Reason.NOT_A_VINE]


@rule("SPW-13", "TUS-4")
def test_the_year_round_space_belongs_to_the_current_season() -> None:
    table = traveler("fall")
    assert outcome(table, "place:gain_lira:beside:traveler") == {0: {"lira": 1}}
    assert [code for code in table.codes("place:gain_lira:") if code.endswith("traveler")] == []


# --- what it does there


@rule("SPW-13")
@pytest.mark.parametrize(
    "printed",
    [
        printed
        for printed in BONUSES
        if (printed.season == "summer" if printed.modules == BASE else printed.season != "winter")
    ],
    ids=lambda printed: printed.name,
)
def test_it_takes_the_action_and_its_bonus_at_once_also_on_a_closed_space(printed: Printed) -> None:
    table = traveler("winter", printed.modules, lira=LIRA, **printed.given)
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    result = outcome(table, f"place:{printed.action}:{printed.space}:traveler", *codes)
    assert result == {0: printed.change}
    assert board(table) == {printed.action: {printed.space: {"seat": 0, "worker": "traveler"}}}
    assert (season(table), table.to_move) == ("winter", 1)


@rule("SPW-13")
def test_on_a_space_without_bonus_it_gains_none() -> None:
    table = traveler("winter")
    assert outcome(table, "place:give_tour:right:traveler") == {0: {"lira": 2}}


@rule("SPW-13", "PLACE-6")
def test_the_bonus_may_be_declined() -> None:
    table = traveler("winter")
    assert outcome(table, "place:give_tour:middle:traveler", "done") == {0: {"lira": 2}}


@rule("SPW-13")
def test_it_may_be_used_normally_in_the_current_season() -> None:
    table = traveler("fall")
    result = outcome(table, "place:build_or_tour:left:traveler", "do:action", "option:2", "do:bonus")
    assert result == {0: {"lira": 3}}


@rule("SPW-13", "HARV-3")
def test_the_limits_of_the_year_hold() -> None:
    table = traveler("winter", fields={5: ["sangiovese"]}, harvested=["5"])
    assert Reason.FIELD_HARVESTED in table.reasons("place:harvest_field:left:traveler")


@rule("SPW-13", "STR-3")
def test_a_tour_in_winter_is_a_tour() -> None:
    table = traveler("winter", structures=["tasting_room"], cellar={"red": [1]})
    assert outcome(table, "place:give_tour:left:traveler") == {0: {"lira": 2, "vp": 1}}


@rule("SPW-13")
def test_others_cannot_use_a_space_that_it_leaves_open() -> None:
    table = traveler("winter", players=2, others=[{"workers": crew()}])
    table.play("place:give_tour:middle:traveler", "done")
    assert table.to_move == 1
    assert table.codes("place:give_tour:") == []


@rule("SPW-13", "TUS-8")
def test_at_the_year_end_it_comes_back_from_an_earlier_season() -> None:
    table = traveler("winter", passed=[1], others=[{"next_row": 5}])
    table.play("place:give_tour:right:traveler", "pass", "row:4")
    assert (season(table), table.state.year) == ("spring", 2)
    assert table.workers == crew("traveler")
    assert board(table) == {}


# --- visitors played in another season


@rule("SPW-13", "VIS-S29")
def test_a_planner_played_by_it_sends_workers_to_seasons_still_to_come() -> None:
    table = traveler("fall", hand=["planner"])
    table.play("place:play_summer_visitor:left:traveler", "do:action", "card:planner")
    codes = {code.split(":")[1] for code in table.codes("place:")}
    assert codes == set(ACTIONS["winter"])


@rule("SPW-13", "TVIS-1")
def test_in_winter_a_planner_cannot_be_played() -> None:
    table = traveler("winter", hand=["planner"])
    assert table.reasons("place:play_summer_visitor:left:traveler") == [Reason.NOT_PLAYABLE]


@rule("SPW-13", "TVIS-3")
def test_an_organizer_played_by_it_uses_the_column_of_the_current_season() -> None:
    table = traveler("fall", wake_up_row=2, hand=["organizer"], others=[{"wake_up_row": 3}])
    table.play("place:play_summer_visitor:left:traveler", "do:action", "card:organizer")
    result = outcome(table, "row:6")  # Fall of row 6: 1 winter visitor.
    assert result == {0: {"row": 6, "hand": {"winter": 1}}}
    table.play("done")
    assert table.to_move == 1
    assert table.state.passed == 1  # The fall is passed, not the summer.


# --- friendly variant


@rule("SPW-13", "PLACE-9")
def test_in_the_friendly_variant_its_other_spaces_count_as_free() -> None:
    table = traveler("winter", friendly=True, hand=["sangiovese"])
    # The bonus of the left space cannot be used, and to the Traveler the other spaces are open.
    assert table.codes("place:plant_vine:") == ["place:plant_vine:middle:traveler", "place:plant_vine:right:traveler"]
    assert table.reasons("place:plant_vine:left:traveler") == [Reason.BONUS_UNUSABLE]


@rule("SPW-13", "PLACE-9")
def test_in_the_friendly_variant_it_must_take_a_bonus_that_it_could_have_avoided() -> None:
    table = traveler("winter", friendly=True)
    table.play("place:give_tour:middle:traveler")
    assert table.codes() == ["do:bonus"]


# --- private spaces


@rule("SPW-3", "SPW-13")
def test_on_private_spaces_it_is_like_any_worker() -> None:
    table = traveler("spring", SIDE_2, structures=["yoke", "cafe"], fields={5: ["sangiovese"]}, crush_pad={"red": [4]})
    assert outcome(table, "place:structure:cafe:left:traveler", "grape:red:4") == {
        0: {"lira": 3, "vp": 1, "crush_pad": {}}
    }


# --- sent by the Planner


@rule("SPW-13", "TVIS-1")
def test_the_planner_sends_it_to_open_spaces_only() -> None:
    table = traveler("summer", hand=["planner"])
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    assert [code for code in table.codes("place:draw_order:") if code.endswith("traveler")] == [
        "place:draw_order:left:traveler"
    ]
    assert table.reasons("place:draw_order:middle:traveler") == [Reason.SPACE_CLOSED]
    assert table.reasons("place:give_tour:left:traveler") == [Reason.NO_LATER_SEASON]
