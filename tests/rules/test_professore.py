"""SPW-9: the Professore takes back a regular worker from the actions of the current season."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season
from tests.rules.worker_table import BASE, SIDE_1, SIDE_2, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Reason

BOARDS = [(BASE, "summer"), (SIDE_1, "spring")]


def lecture(modules: tuple[str, ...] = BASE, when: str = "summer", **given: Any) -> Table:
    return worker_table("professore", players=given.pop("players", 3), modules=modules, season=when, **given)


@rule("SPW-9")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_it_takes_back_a_regular_worker(modules: tuple[str, ...], when: str) -> None:
    table = lecture(modules, when, board={"draw_vine": {"left": on(0)}})
    table.play("place:give_tour:left:professore")
    assert table.codes() == ["no", "take:draw_vine:left:regular"]
    assert outcome(table, "take:draw_vine:left:regular") == {0: {"lira": 2, "workers": {"regular": 1}}}
    assert board(table) == {"give_tour": {"left": {"seat": 0, "worker": "professore"}}}
    assert table.to_move == 1


@rule("SPW-9")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_it_may_decline(modules: tuple[str, ...], when: str) -> None:
    table = lecture(modules, when, board={"draw_vine": {"left": on(0)}})
    assert outcome(table, "place:give_tour:left:professore", "no") == {0: {"lira": 2}}
    assert board(table)["draw_vine"] == {"left": {"seat": 0, "worker": "regular"}}


@rule("SPW-9")
def test_it_takes_back_one_worker_only() -> None:
    table = lecture(board={"draw_vine": {"left": on(0)}, "build_structure": {"middle": on(0)}})
    table.play("place:give_tour:left:professore")
    assert table.codes() == ["no", "take:draw_vine:left:regular", "take:build_structure:middle:regular"]
    table.play("take:build_structure:middle:regular")
    assert table.to_move == 1
    assert board(table)["draw_vine"] == {"left": {"seat": 0, "worker": "regular"}}


@rule("SPW-9")
def test_the_worker_may_be_placed_again_and_its_space_is_free_for_all() -> None:
    table = lecture(players=2, workers=crew("professore", regular=1), board={"draw_vine": {"left": on(0)}})
    table.play("place:give_tour:left:professore", "take:draw_vine:left:regular")
    assert "place:draw_vine:left:regular" in table.codes()
    assert outcome(table, "place:draw_vine:left:regular") == {1: {"hand": {"vine": 1}}}
    assert "place:gain_lira:beside:regular" in table.codes()


@rule("SPW-9")
def test_without_a_regular_worker_there_it_is_not_asked() -> None:
    table = lecture(board={"draw_vine": {"left": on(1)}})
    assert outcome(table, "place:give_tour:left:professore") == {0: {"lira": 2}}
    assert table.to_move == 1


@rule("SPW-9")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_neither_the_grande_nor_a_special_worker_nor_opponents(modules: tuple[str, ...], when: str) -> None:
    table = worker_table(
        "professore",
        "farmer",
        players=3,
        modules=modules,
        season=when,
        board={"draw_vine": {"left": on(0, "grande"), "middle": on(0, "farmer")}, "build_structure": {"left": on(1)}},
    )
    assert outcome(table, "place:give_tour:left:professore") == {0: {"lira": 2}}
    assert table.to_move == 1


@rule("SPW-9")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_not_from_the_year_round_space_and_not_from_the_yoke(modules: tuple[str, ...], when: str) -> None:
    table = lecture(
        modules,
        when,
        structures=["yoke"],
        board={"gain_lira": {"beside": [on(0)]}, "yoke": {"left": [on(0)]}},
    )
    assert outcome(table, "place:give_tour:left:professore") == {0: {"lira": 2}}
    assert table.to_move == 1


@rule("SPW-9")
def test_not_from_the_spaces_of_the_structure_mat() -> None:
    table = lecture(
        SIDE_2,
        "spring",
        structures=["cafe"],
        board={"structure:cafe": {"left": [on(0)]}, "destroy_structure": {"left": [on(0)]}},
    )
    assert outcome(table, "place:give_tour:left:professore") == {0: {"lira": 2}}
    assert table.to_move == 1


@rule("SPW-9")
@pytest.mark.parametrize(
    ("modules", "when", "elsewhere"),
    [(BASE, "winter", "give_tour"), (SIDE_1, "summer", "give_tour"), (SIDE_1, "winter", "draw_order")],
)
def test_not_from_actions_of_an_earlier_season(modules: tuple[str, ...], when: str, elsewhere: str) -> None:
    table = lecture(modules, when, board={elsewhere: {"left": on(0)}})
    assert outcome(table, "place:gain_lira:beside:professore") == {0: {"lira": 1}}
    assert table.to_move == 1


@rule("SPW-9")
def test_not_from_actions_of_a_later_season() -> None:
    table = lecture(SIDE_1, "summer", board={"draw_order": {"left": {"seat": 0, "waiting": 1}}})
    assert outcome(table, "place:gain_lira:beside:professore") == {0: {"lira": 1}}
    assert table.to_move == 1


@rule("SPW-9", "WAKE-3")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_the_temporary_worker_is_a_regular_one(modules: tuple[str, ...], when: str) -> None:
    table = lecture(
        modules,
        when,
        temporary=0,
        wake_up_row=7,
        to_move=0,
        workers=crew("professore", regular=0),
        board={"draw_vine": {"left": on(0)}},
    )
    table.play("place:give_tour:left:professore")
    assert outcome(table, "take:draw_vine:left:regular")[0] == {"lira": 2, "workers": {"regular": 1}}


@rule("SPW-9", "SPW-10")
def test_from_beside_the_spaces_too() -> None:
    table = worker_table(
        "professore",
        "soldato",
        modules=SIDE_1,
        season="spring",
        workers=crew("professore"),
        others=[{"workers": crew("soldato")}],
        board={"draw_vine": {"left": on(1, "soldato"), "beside": [on(0)]}},
    )
    table.play("place:give_tour:left:professore")
    assert table.codes() == ["no", "take:draw_vine:beside:regular"]
    assert outcome(table, "take:draw_vine:beside:regular") == {0: {"lira": 2, "workers": {"regular": 1}}}
    assert board(table)["draw_vine"] == {"left": {"seat": 1, "worker": "soldato"}}


@rule("SPW-9")
def test_from_the_very_action_on_which_it_is_put() -> None:
    table = lecture(SIDE_1, "spring", board={"give_tour": {"left": on(0)}})
    result = outcome(table, "place:give_tour:middle:professore", "take:give_tour:left:regular", "do:bonus")
    assert result == {0: {"lira": 3, "workers": {"regular": 1}}}


@rule("SPW-9")
def test_it_comes_before_the_action() -> None:
    table = lecture(SIDE_1, "spring", board={"draw_vine": {"left": on(0)}})
    table.play("place:influence:left:professore")
    assert table.codes() == ["no", "take:draw_vine:left:regular"]
    table.play("take:draw_vine:left:regular")
    assert table.codes("region:") == table.codes()


@rule("SPW-9", "VIS-S29")
def test_the_worker_taken_back_may_serve_the_action() -> None:
    # With another worker the Planner is playable anyway; the one taken back is the one that is sent.
    table = lecture(
        players=2,
        hand=["planner"],
        workers=crew("professore", regular=1),
        board={"draw_vine": {"left": on(0)}},
    )
    table.play("place:play_summer_visitor:left:professore", "take:draw_vine:left:regular", "card:planner")
    assert "place:draw_order:left:regular" in table.codes()


@rule("SPW-3", "SPW-9")
@pytest.mark.parametrize(
    ("modules", "when"), [(BASE, "summer"), (BASE, "winter"), (SIDE_1, "spring"), (SIDE_1, "fall")]
)
def test_put_on_the_own_yoke_it_takes_back_a_worker_from_the_board(modules: tuple[str, ...], when: str) -> None:
    action = {"summer": "draw_vine", "winter": "draw_order", "spring": "draw_vine", "fall": "draw_order"}[when]
    table = lecture(modules, when, structures=["yoke"], fields={5: ["sangiovese"]}, board={action: {"left": on(0)}})
    table.play("place:yoke:left:professore")
    assert table.codes() == ["no", f"take:{action}:left:regular"]
    result = outcome(table, f"take:{action}:left:regular", "option:1", "field:5")
    assert result == {0: {"crush_pad": {"red": [1]}, "workers": {"regular": 1}}}


@rule("SPW-9")
def test_put_on_the_year_round_space_it_takes_back_a_worker_from_the_board() -> None:
    table = lecture(SIDE_1, "spring", board={"draw_vine": {"left": on(0)}})
    result = outcome(table, "place:gain_lira:beside:professore", "take:draw_vine:left:regular")
    assert result == {0: {"lira": 1, "workers": {"regular": 1}}}


@rule("SPW-9")
def test_other_workers_take_nobody_back() -> None:
    table = lecture(board={"draw_vine": {"left": on(0)}})
    assert outcome(table, "place:give_tour:left:regular") == {0: {"lira": 2}}
    assert table.to_move == 1


@rule("SPW-9")
def test_what_is_not_there_cannot_be_taken() -> None:
    table = lecture(board={"draw_vine": {"left": on(0)}, "build_structure": {"left": on(0, "grande")}})
    table.play("place:give_tour:left:professore")
    assert table.reasons("take:build_structure:left:grande") == [Reason.WORKER_NOT_THERE]
    assert table.reasons("take:plant_vine:left:regular") == [Reason.WORKER_NOT_THERE]


@rule("SPW-9", "TVIS-1")
def test_sent_by_the_planner_it_takes_back_when_it_is_put_down() -> None:
    table = lecture(SIDE_1, "summer", hand=["planner"], passed=[1, 2], board={"flip_field": {"left": on(0)}})
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    table.play("place:draw_order:middle:professore")
    # The one that played the Planner stands on an action of this season, too.
    assert table.codes() == ["no", "take:play_summer_visitor:left:regular", "take:flip_field:left:regular"]
    assert outcome(table, "take:flip_field:left:regular", "done") == {0: {"workers": {"regular": 1}}}
    table.play("pass")
    assert (season(table), table.to_move) == ("fall", 0)
    assert "pass" in table.codes()  # It has drawn and takes nobody back a second time.


@rule("SPW-9", "RUL-4")
def test_a_worker_that_the_planner_sent_may_be_taken_back_once_it_has_acted() -> None:
    table = lecture(BASE, "winter", players=2, board={"draw_order": {"left": on(0)}})
    table.play("place:gain_lira:beside:professore")
    assert table.codes() == ["no", "take:draw_order:left:regular"]
