"""SPW-10, SPW-15: opponents pay for placing a worker beside a Soldato, and may do so even if the action is full."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season
from tests.rules.worker_table import BASE, SIDE_1, SIDE_2, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Reason

BOARDS = [(BASE, "summer"), (SIDE_1, "spring")]
SOLDATO = [{"workers": crew("soldato")}]


def guarded(modules: tuple[str, ...] = BASE, when: str = "summer", second: str = "farmer", **given: Any) -> Table:
    """Seat 1's Soldato stands on the left space of the tour; seat 0 has the second special worker of the game."""
    plain = {
        "players": 3,
        "workers": crew(second),
        "others": SOLDATO,
        "board": {"give_tour": {"left": on(1, "soldato")}},
        **given,
    }
    return worker_table("soldato", second, modules=modules, season=when, **plain)


# --- SPW-10: the toll


@rule("SPW-10")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
@pytest.mark.parametrize("worker", ["regular", "grande", "merchant"])
def test_each_opponent_pays_its_owner_1_lira_for_any_worker(worker: str, modules: tuple[str, ...], when: str) -> None:
    table = guarded(modules, when, second="merchant", lira=1)
    result = outcome(table, f"place:give_tour:middle:{worker}", "done")
    assert result == {0: {"lira": 1}, 1: {"lira": 1}}


@rule("SPW-10")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_who_cannot_pay_cannot_place_there(modules: tuple[str, ...], when: str) -> None:
    table = guarded(modules, when, lira=0)
    assert table.codes("place:give_tour:") == []
    assert table.reasons("place:give_tour:middle:regular") == [Reason.TOLL_TOO_DEAR]
    assert table.reasons("place:give_tour:middle:grande") == [Reason.TOLL_TOO_DEAR]


@rule("SPW-10")
def test_other_actions_cost_nothing() -> None:
    table = guarded(lira=1)
    assert outcome(table, "place:draw_vine:left:regular") == {0: {"hand": {"vine": 1}}}


@rule("SPW-10")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_its_owner_pays_nothing(modules: tuple[str, ...], when: str) -> None:
    table = guarded(modules, when, to_move=1)
    assert outcome(table, "place:give_tour:middle:regular", "done") == {1: {"lira": 2}}


@rule("SPW-10")
def test_every_opponent_pays_each_time() -> None:
    table = guarded(players=6, lira=5, others=[*SOLDATO, {"lira": 5}])
    result = outcome(table, "place:give_tour:middle:regular", "done", "pass", "place:give_tour:right:regular")
    assert result == {0: {"lira": 1}, 1: {"lira": 2}, 2: {"lira": 1}}


@rule("SPW-10")
def test_a_soldato_that_is_put_down_pays_no_toll_to_itself_and_takes_none_from_those_already_there() -> None:
    table = worker_table("soldato", players=3, modules=BASE, season="summer", board={"give_tour": {"left": on(1)}})
    assert outcome(table, "place:give_tour:middle:soldato", "done") == {0: {"lira": 2}}


@rule("SPW-10")
def test_there_is_no_toll_on_private_spaces() -> None:
    table = worker_table(
        "soldato",
        "farmer",
        modules=BASE,
        season="summer",
        workers=crew("farmer"),
        structures=["yoke"],
        fields={5: ["sangiovese"]},
        others=[{"workers": crew("soldato"), "structures": ["yoke"]}],
        board={"yoke": {"left": [on(1, "soldato")]}},
    )
    result = outcome(table, "place:yoke:left:regular", "option:1", "field:5")
    assert result == {0: {"crush_pad": {"red": [1]}}}


# --- SPW-10: the right to be placed beside a full action


@rule("SPW-10")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
@pytest.mark.parametrize("worker", ["regular", "grande", "farmer", "oracle"])
def test_opponents_may_place_any_worker_beside_a_full_action(worker: str, modules: tuple[str, ...], when: str) -> None:
    second = worker if worker in ("farmer", "oracle") else "oracle"
    table = guarded(modules, when, second=second, players=2, lira=1)
    codes = ["done"] if worker == "farmer" else []
    result = outcome(table, f"place:give_tour:beside:{worker}", *codes)
    assert result == {0: {"lira": 1}, 1: {"lira": 1}}
    assert board(table)["give_tour"]["beside"] == [{"seat": 0, "worker": worker}]


@rule("SPW-10")
def test_beside_the_spaces_there_is_no_bonus() -> None:
    table = guarded(players=3, lira=1, board={"give_tour": {"left": on(2), "middle": on(1, "soldato")}})
    result = outcome(table, "place:give_tour:beside:regular")
    assert result == {0: {"lira": 1}, 1: {"lira": 1}}


@rule("SPW-10", "PLACE-7")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_while_a_space_is_free_nobody_goes_beside(modules: tuple[str, ...], when: str) -> None:
    table = guarded(modules, when, players=3, lira=1)
    assert table.reasons("place:give_tour:beside:regular") == [Reason.SPACES_FREE]
    assert table.reasons("place:give_tour:beside:grande") == [Reason.SPACES_FREE]


@rule("SPW-10")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_own_workers_get_no_such_right(modules: tuple[str, ...], when: str) -> None:
    table = guarded(modules, when, players=2, to_move=1, others=[{"workers": crew("soldato"), "lira": 5}])
    assert table.codes("place:give_tour:") == ["place:give_tour:beside:grande"]
    assert table.reasons("place:give_tour:beside:regular") == [Reason.ONLY_GRANDE_BESIDE]


@rule("SPW-10")
def test_without_a_soldato_there_only_the_grande_goes_beside() -> None:
    table = guarded(players=2, lira=5, board={"give_tour": {"left": on(1)}})
    assert table.codes("place:give_tour:") == ["place:give_tour:beside:grande"]


@rule("SPW-10")
def test_beside_a_full_action_the_toll_must_be_paid() -> None:
    table = guarded(players=2, lira=0)
    assert table.reasons("place:give_tour:beside:regular") == [Reason.TOLL_TOO_DEAR]
    assert table.reasons("place:give_tour:beside:grande") == [Reason.TOLL_TOO_DEAR]


@rule("SPW-10")
def test_any_number_of_workers_may_stand_beside() -> None:
    table = guarded(players=2, lira=5, passed=[1])
    result = outcome(table, *("place:give_tour:beside:regular" for _ in range(2)), "place:give_tour:beside:grande")
    assert result == {0: {"lira": 3}, 1: {"lira": 3}}
    assert len(board(table)["give_tour"]["beside"]) == 3


@rule("SPW-10", "PLACE-4")
def test_a_worker_beside_the_spaces_stays_there_when_one_becomes_free() -> None:
    table = worker_table(
        "soldato",
        "chef",
        players=2,
        modules=BASE,
        season="summer",
        lira=9,
        workers=crew("chef"),
        others=SOLDATO,
        board={"give_tour": {"left": on(1, "soldato"), "beside": [on(0)]}},
    )
    table.play("place:give_tour:left:chef")
    assert board(table)["give_tour"] == {
        "left": {"seat": 0, "worker": "chef"},
        "beside": [{"seat": 0, "worker": "regular"}],
    }


# --- SPW-15


@rule("SPW-15")
@pytest.mark.parametrize(
    ("modules", "when", "place"),
    [
        (BASE, "summer", "give_tour:middle"),
        (SIDE_1, "spring", "give_tour:middle"),
        (SIDE_1, "fall", "build_or_tour:left"),
    ],
)
def test_the_bonus_just_gained_cannot_pay_the_toll(modules: tuple[str, ...], when: str, place: str) -> None:
    action, space = place.split(":")
    other = "left" if space == "middle" else "middle"
    table = guarded(modules, when, lira=0, board={action: {other: on(1, "soldato")}})
    assert table.reasons(f"place:{place}:regular") == [Reason.TOLL_TOO_DEAR]


@rule("SPW-15")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "winter"), (SIDE_1, "summer"), (SIDE_2, "summer")])
def test_on_the_year_round_space_the_toll_is_paid_too(modules: tuple[str, ...], when: str) -> None:
    there = {"gain_lira": {"beside": [on(1, "soldato")]}}
    poor = guarded(modules, when, lira=0, board=there)
    assert poor.reasons("place:gain_lira:beside:regular") == [Reason.TOLL_TOO_DEAR]
    table = guarded(modules, when, lira=1, board=there)
    codes = ["option:1"] if modules == SIDE_2 else []
    assert outcome(table, "place:gain_lira:beside:regular", *codes) == {1: {"lira": 1}}


@rule("SPW-15")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_several_soldatos_each_get_1_lira(modules: tuple[str, ...], when: str) -> None:
    both = {"give_tour": {"left": on(1, "soldato"), "right": on(2, "soldato")}}
    given: dict[str, Any] = {"players": 5, "others": [*SOLDATO, *SOLDATO], "board": both}
    poor = guarded(modules, when, lira=1, **given)
    assert poor.reasons("place:give_tour:middle:regular") == [Reason.TOLL_TOO_DEAR]
    table = guarded(modules, when, lira=2, **given)
    result = outcome(table, "place:give_tour:middle:regular", "done")
    assert result == {1: {"lira": 1}, 2: {"lira": 1}}


@rule("SPW-15")
def test_one_soldato_pays_the_other() -> None:
    table = worker_table(
        "soldato",
        players=3,
        modules=BASE,
        season="summer",
        lira=1,
        others=SOLDATO,
        board={"give_tour": {"left": on(1, "soldato")}},
    )
    assert outcome(table, "place:give_tour:middle:soldato", "done") == {0: {"lira": 1}, 1: {"lira": 1}}
    table.play("pass")
    assert table.reasons("place:give_tour:left:regular") == [Reason.SPACE_TAKEN, Reason.TOLL_TOO_DEAR]


@rule("SPW-15")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_a_soldato_beside_the_spaces_collects_nothing(modules: tuple[str, ...], when: str) -> None:
    table = worker_table(
        "soldato",
        players=3,
        modules=modules,
        season=when,
        lira=1,
        workers=crew(),
        others=[*SOLDATO, *SOLDATO],
        board={"give_tour": {"left": on(1, "soldato"), "middle": on(1), "beside": [on(2, "soldato")]}},
    )
    assert outcome(table, "place:give_tour:beside:regular") == {0: {"lira": 1}, 1: {"lira": 1}}


@rule("SPW-15")
def test_a_soldato_beside_the_spaces_gives_no_right() -> None:
    table = worker_table(
        "soldato",
        players=2,
        modules=BASE,
        season="summer",
        lira=5,
        workers=crew(),
        others=SOLDATO,
        board={"give_tour": {"left": on(0), "beside": [on(1, "soldato")]}},
    )
    assert table.codes("place:give_tour:") == ["place:give_tour:beside:grande"]
    assert outcome(table, "place:give_tour:beside:grande") == {0: {"lira": 2}}


@rule("SPW-15", "TVIS-2")
@pytest.mark.parametrize("modules", [BASE, SIDE_1])
def test_the_manager_pays_nothing(modules: tuple[str, ...]) -> None:
    table = guarded(modules, "winter", lira=0, hand=["manager"])
    codes = ["do:action"] if modules == SIDE_1 else []
    table.play("place:play_winter_visitor:left:regular", *codes, "card:manager")
    assert outcome(table, "action:give_tour", *(["done"] if codes else [])) == {0: {"lira": 2}}


@rule("SPW-10", "SPW-15", "TVIS-1")
def test_a_worker_sent_by_the_planner_pays_when_it_is_put_down() -> None:
    there = {"draw_order": {"left": {"seat": 1, "worker": "soldato", "waiting": 1}}}
    table = guarded(SIDE_1, "summer", lira=1, hand=["planner"], passed=[1, 2], board=there)
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    result = outcome(table, "place:draw_order:middle:regular", "done")
    assert result == {0: {"lira": -1}, 1: {"lira": 1}}
    table.play("pass")
    assert season(table) == "fall"
    assert [table.seat(seat)["lira"] for seat in (0, 1)] == [0, 1]  # No second toll is paid.


@rule("SPW-10", "SPW-15", "TVIS-1")
def test_the_planner_may_send_a_worker_beside_a_full_action_of_a_soldato() -> None:
    there = {"draw_order": {"left": {"seat": 1, "worker": "soldato", "waiting": 1}}}
    given: dict[str, Any] = {"players": 2, "hand": ["planner"], "passed": [1], "board": there}
    table = guarded(SIDE_1, "summer", lira=1, **given)
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    assert table.codes("place:draw_order:") == [
        "place:draw_order:beside:grande",
        "place:draw_order:beside:regular",
        "place:draw_order:beside:farmer",
    ]
    poor = guarded(SIDE_1, "summer", lira=0, **given)
    poor.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    assert poor.codes("place:draw_order:") == []
    assert poor.reasons("place:draw_order:beside:regular") == [Reason.TOLL_TOO_DEAR]


@rule("SPW-15", "SPW-16")
def test_no_toll_falls_due_with_a_waiting_action() -> None:
    table = worker_table(
        "soldato",
        "farmer",
        players=3,
        modules=SIDE_1,
        season="summer",
        lira=0,
        wake_up_row=1,
        workers=crew(),
        passed=[1, 2],
        others=[{"workers": crew("soldato"), "wake_up_row": 2}],
        board={
            "draw_order": {
                "left": {"seat": 0, "waiting": 1},
                "middle": {"seat": 1, "worker": "soldato", "waiting": 2},
            }
        },
    )
    table.play("pass")
    assert (season(table), table.to_move) == ("fall", 0)
    assert outcome(table, "done") == {1: {"hand": {"order": 1}}}
    assert [table.seat(seat)["lira"] for seat in (0, 1)] == [0, 0]


@rule("SPW-10", "SPW-13")
def test_the_traveler_pays_the_toll_in_an_earlier_season() -> None:
    table = guarded(SIDE_1, "summer", second="traveler", lira=1)
    result = outcome(table, "place:give_tour:middle:traveler", "done")
    assert result == {0: {"lira": 1}, 1: {"lira": 1}}


@rule("SPW-10", "SPW-13")
def test_a_soldato_makes_no_room_for_the_traveler_in_an_earlier_season() -> None:
    full = {"give_tour": {"left": on(1, "soldato"), "middle": on(1), "right": on(2)}}
    table = guarded(SIDE_1, "summer", second="traveler", players=5, lira=5, board=full)
    assert table.codes("place:give_tour:") == []
    assert table.reasons("place:give_tour:beside:traveler") == [Reason.SPACE_NEEDED]


@rule("SPW-10", "PLACE-5")
def test_after_the_toll_the_action_must_be_possible() -> None:
    there = {"build_structure": {"left": on(1, "soldato")}}
    table = guarded(BASE, "summer", second="oracle", lira=2, board=there)
    table.play("place:build_structure:middle:regular")
    assert table.codes() == ["do:bonus"]  # £2, £1 toll, £1 bonus: the trellis.
    assert outcome(table, "do:bonus", "structure:trellis") == {0: {"lira": -1, "structures": ["trellis"]}}
    full = {"build_structure": {"left": on(1, "soldato"), "middle": on(2)}}
    table = guarded(BASE, "summer", second="oracle", lira=2, board=full)
    assert table.reasons("place:build_structure:beside:regular") == [Reason.BUILDING_TOO_DEAR]


@rule("SPW-10", "PLACE-9")
def test_in_the_friendly_variant_the_toll_counts_before_the_bonus_is_judged() -> None:
    there = {"trade": {"left": on(1, "soldato")}}
    table = worker_table(
        "soldato",
        players=5,
        modules=SIDE_1,
        friendly=True,
        season="summer",
        vp=-5,
        lira=3,
        workers=crew(),
        others=SOLDATO,
        board=there,
    )
    # £2 are left: there is nothing to trade.
    assert table.reasons("place:trade:middle:regular") == [Reason.NOTHING_TO_TRADE]
    assert table.reasons("place:trade:right:regular") == [Reason.NOTHING_TO_TRADE]


@rule("SPW-10")
def test_once_it_has_gone_there_is_no_toll() -> None:
    table = worker_table(
        "soldato",
        "chef",
        players=3,
        modules=BASE,
        season="summer",
        lira=1,
        workers=crew("chef"),
        others=[{"workers": crew("soldato")}, {"lira": 0}],
        board={"give_tour": {"left": on(1, "soldato")}},
    )
    table.play("place:give_tour:left:chef", "pass")
    assert table.to_move == 2
    assert outcome(table, "place:give_tour:middle:regular", "done") == {2: {"lira": 2}}
