"""SPW-7: the Chef takes the very space of an opponent's worker, which goes back to its holder."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season
from tests.rules.worker_table import BASE, BONUSES, LIRA, SIDE_1, SIDE_2, Printed, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Reason

BOARDS = [(BASE, "summer"), (SIDE_1, "spring")]


def kitchen(modules: tuple[str, ...] = BASE, when: str = "summer", **given: Any) -> Table:
    return worker_table("chef", players=given.pop("players", 3), modules=modules, season=when, **given)


@rule("SPW-7")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
@pytest.mark.parametrize("worker", ["regular", "grande", "oracle"])
def test_it_takes_the_space_and_the_worker_goes_back(worker: str, modules: tuple[str, ...], when: str) -> None:
    table = worker_table(
        "chef",
        "oracle",
        players=3,
        modules=modules,
        season=when,
        workers=crew("chef"),
        others=[{"workers": crew("oracle")}],
        board={"give_tour": {"left": on(1, worker)}},
    )
    result = outcome(table, "place:give_tour:left:chef")
    assert result == {0: {"lira": 2}, 1: {"workers": {worker: 1}}}
    assert board(table) == {"give_tour": {"left": {"seat": 0, "worker": "chef"}}}
    assert table.to_move == 1


@rule("SPW-7")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_it_does_so_also_when_other_spaces_are_free(modules: tuple[str, ...], when: str) -> None:
    table = kitchen(modules, when, players=6, board={"give_tour": {"left": on(1)}})
    assert [code for code in table.codes("place:give_tour:") if code.endswith("chef")] == [
        "place:give_tour:left:chef",
        "place:give_tour:middle:chef",
        "place:give_tour:right:chef",
    ]


@rule("SPW-7")
@pytest.mark.parametrize("printed", BONUSES, ids=lambda printed: printed.name)
def test_it_gains_the_bonus_of_the_space(printed: Printed) -> None:
    table = worker_table(
        "chef",
        players=6,
        modules=printed.modules,
        season=printed.season,
        lira=LIRA,
        board={printed.action: {printed.space: on(3)}},
        **printed.given,
    )
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    result = outcome(table, f"place:{printed.action}:{printed.space}:chef", *codes)
    assert result == {0: printed.change, 3: {"workers": {"regular": 1}}}


@rule("SPW-7")
def test_the_temporary_worker_goes_back_to_its_holder() -> None:
    table = kitchen(
        temporary=1,
        others=[{"wake_up_row": 7}],
        board={"give_tour": {"left": on(1)}, "gain_lira": {"beside": [on(1), on(1)]}},
    )
    assert table.seat(1)["workers"] == {"regular": 0, "grande": 1}
    assert outcome(table, "place:give_tour:left:chef") == {0: {"lira": 2}, 1: {"workers": {"regular": 1}}}
    table.play("pass")
    assert table.to_move == 1
    assert "place:draw_vine:left:regular" in table.codes()


@rule("SPW-7")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_the_worker_may_be_placed_again_this_season(modules: tuple[str, ...], when: str) -> None:
    away = {"gain_lira": {"beside": [on(1), on(1, "grande")]}, "give_tour": {"left": on(1)}}
    table = kitchen(modules, when, players=2, board=away)
    # Seat 1 has run out of workers, but has not passed: its turn has not come round (PLACE-3).
    table.play("place:give_tour:left:chef")
    assert table.to_move == 1
    assert outcome(table, "place:draw_vine:left:regular", *(["done"] if modules == SIDE_1 else [])) == {
        1: {"hand": {"vine": 1}}
    }


@rule("SPW-7", "PLACE-2")
def test_who_has_passed_keeps_it_for_a_later_season() -> None:
    table = kitchen(players=2, passed=[1], board={"give_tour": {"left": on(1)}})
    table.play("place:give_tour:left:chef")
    assert table.to_move == 0
    assert table.seat(1)["workers"] == {"regular": 2, "grande": 1}
    table.play("pass", "deck:summer", "deck:summer", "pass")
    assert (season(table), table.to_move) == ("winter", 1)
    assert table.seat(1)["workers"] == {"regular": 2, "grande": 1}


@rule("SPW-7")
def test_what_the_worker_did_stays_done() -> None:
    table = kitchen(players=2, to_move=1, others=[{"lira": 0}], wake_up_row=2)
    table.play("place:give_tour:left:regular")
    result = outcome(table, "place:give_tour:left:chef")
    assert result == {0: {"lira": 2}, 1: {"workers": {"regular": 1}}}
    assert table.seat(1)["lira"] == 2


@rule("SPW-7")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_it_cannot_take_the_space_of_a_chef(modules: tuple[str, ...], when: str) -> None:
    table = kitchen(modules, when, others=[{"workers": crew("chef")}], board={"give_tour": {"left": on(1, "chef")}})
    assert table.reasons("place:give_tour:left:chef") == [Reason.SPACE_TAKEN]


@rule("SPW-7")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_it_cannot_take_the_space_of_an_own_worker(modules: tuple[str, ...], when: str) -> None:
    table = kitchen(modules, when, board={"give_tour": {"left": on(0)}})
    assert table.reasons("place:give_tour:left:chef") == [Reason.SPACE_TAKEN]


@rule("SPW-7")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_it_removes_nobody_beside_the_spaces(modules: tuple[str, ...], when: str) -> None:
    table = kitchen(
        modules,
        when,
        players=2,
        others=[{"workers": crew("chef")}],
        board={"give_tour": {"left": on(1, "chef"), "beside": [on(1, "grande")]}},
    )
    assert table.codes("place:give_tour:") == ["place:give_tour:beside:grande"]
    assert table.reasons("place:give_tour:beside:chef") == [Reason.ONLY_GRANDE_BESIDE]


@rule("SPW-7")
def test_a_grande_worker_beside_the_spaces_stays_there() -> None:
    table = kitchen(players=2, board={"give_tour": {"left": on(1), "beside": [on(1, "grande")]}})
    assert outcome(table, "place:give_tour:left:chef") == {0: {"lira": 2}, 1: {"workers": {"regular": 1}}}
    assert board(table)["give_tour"]["beside"] == [{"seat": 1, "worker": "grande"}]


@rule("SPW-7", "TUS-4")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_on_the_year_round_space_it_removes_nobody(modules: tuple[str, ...], when: str) -> None:
    table = kitchen(modules, when, board={"gain_lira": {"beside": [on(1), on(2)]}})
    assert outcome(table, "place:gain_lira:beside:chef") == {0: {"lira": 1}}
    assert len(board(table)["gain_lira"]["beside"]) == 3


@rule("SPW-7", "PLACE-4")
def test_closed_spaces_stay_closed() -> None:
    table = kitchen(players=2)
    assert table.reasons("place:give_tour:middle:chef") == [Reason.SPACE_CLOSED]


@rule("SPW-7", "PLACE-5")
def test_the_action_must_be_possible() -> None:
    table = kitchen(board={"plant_vine": {"left": on(1)}})
    assert table.reasons("place:plant_vine:left:chef") == [Reason.NOT_A_VINE]


@rule("SPW-7", "PLACE-1")
def test_spaces_of_other_seasons_are_not_reached() -> None:
    table = kitchen(SIDE_1, "summer", board={"give_tour": {"left": on(1)}})
    assert table.reasons("place:give_tour:left:chef") == [Reason.WRONG_SEASON]


@rule("SPW-7", "PLACE-4")
def test_a_free_space_is_taken_as_by_any_worker() -> None:
    table = kitchen(board={"give_tour": {"left": on(1)}})
    assert outcome(table, "place:give_tour:middle:chef", "do:bonus") == {0: {"lira": 3}}
    assert board(table)["give_tour"]["left"] == {"seat": 1, "worker": "regular"}


@rule("SPW-7", "PLACE-9")
def test_in_the_friendly_variant_the_bonus_space_is_judged_as_ever() -> None:
    table = kitchen(
        SIDE_1,
        "fall",
        players=3,
        friendly=True,
        fields={5: ["sangiovese"]},
        board={"harvest_field": {"left": on(1)}},
    )
    # The middle space is free, and the second harvest of the left space is impossible.
    assert table.reasons("place:harvest_field:left:chef") == [Reason.BONUS_UNUSABLE]
    table = kitchen(
        SIDE_1,
        "fall",
        players=3,
        friendly=True,
        fields={5: ["sangiovese"]},
        board={"harvest_field": {"left": on(1), "middle": on(2)}},
    )
    assert outcome(table, "place:harvest_field:left:chef", "field:5") == {
        0: {"crush_pad": {"red": [1]}},
        1: {"workers": {"regular": 1}},
    }


# --- the toll (SPW-15)


@rule("SPW-7", "SPW-15")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_the_toll_is_paid_before_that_very_soldato_is_bumped(modules: tuple[str, ...], when: str) -> None:
    given: dict[str, Any] = {
        "players": 3,
        "modules": modules,
        "season": when,
        "workers": crew("chef"),
        "others": [{"workers": crew("soldato")}],
        "board": {"give_tour": {"left": on(1, "soldato")}},
    }
    poor = worker_table("chef", "soldato", lira=0, **given)
    assert poor.reasons("place:give_tour:left:chef") == [Reason.TOLL_TOO_DEAR]
    table = worker_table("chef", "soldato", lira=1, **given)
    result = outcome(table, "place:give_tour:left:chef")
    assert result == {0: {"lira": 1}, 1: {"lira": 1, "workers": {"soldato": 1}}}
    assert board(table) == {"give_tour": {"left": {"seat": 0, "worker": "chef"}}}


# --- waiting workers (SPW-16)


@rule("SPW-7", "SPW-16")
def test_a_worker_that_the_planner_sent_loses_its_action() -> None:
    table = worker_table(
        "chef",
        modules=SIDE_2,
        season="summer",
        hand=["planner"],
        wake_up_row=3,
        others=[{"wake_up_row": 2}],
        passed=[1],
        board={"draw_order": {"left": {"seat": 1, "waiting": 1}}},
    )
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    assert "place:draw_order:left:chef" in table.codes()
    assert outcome(table, "place:draw_order:left:chef") == {1: {"workers": {"regular": 1}}}
    assert board(table)["draw_order"]["left"]["worker"] == "chef"
    table.play("done")
    table.play("pass")
    assert (season(table), table.to_move) == ("fall", 0)
    assert table.codes() == ["done", "do:bonus"]
    table.play("done")
    orders = [sum(card.startswith("ord_") for card in table.seat(seat)["hand"]) for seat in (0, 1)]
    assert orders == [1, 0]  # Only the Chef acts.
