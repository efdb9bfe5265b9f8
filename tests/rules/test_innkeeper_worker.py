"""SPW-8: the Innkeeper buys a visitor at random from an opponent with a worker on the same action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season
from tests.rules.worker_table import BASE, SIDE_1, SIDE_2, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason

BOARDS = [(BASE, "summer"), (SIDE_1, "spring")]
TOUR = "place:give_tour:middle:innkeeper"


def inn(modules: tuple[str, ...] = BASE, when: str = "summer", **given: Any) -> Table:
    """Seat 1 stands on the tour and holds one visitor of each kind."""
    plain = {
        "players": 3,
        "lira": 3,
        "others": [{"hand": ["patron", "judge", "merlot"]}, {"hand": ["broker"]}],
        "board": {"give_tour": {"left": on(1)}},
        **given,
    }
    return worker_table("innkeeper", modules=modules, season=when, **plain)


@rule("SPW-8")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
@pytest.mark.parametrize(("deck", "card"), [("summer", "patron"), ("winter", "judge")])
def test_it_pays_1_lira_for_a_visitor_of_the_kind_named(
    deck: str, card: str, modules: tuple[str, ...], when: str
) -> None:
    table = inn(modules, when).play(TOUR)
    assert table.codes() == ["no", "seat:1"]
    table.play("seat:1")
    assert table.codes() == ["deck:summer", "deck:winter"]
    result = outcome(table, f"deck:{deck}", "done")
    assert result == {0: {"lira": 1, "hand": {deck: 1}}, 1: {"lira": 1, "hand": {deck: -1}}}
    assert table.hand == [card]
    assert table.to_move == 1


@rule("SPW-8")
@pytest.mark.parametrize(("modules", "when"), BOARDS)
def test_it_may_decline(modules: tuple[str, ...], when: str) -> None:
    table = inn(modules, when)
    assert outcome(table, TOUR, "no", "done") == {0: {"lira": 2}}


@rule("SPW-8")
def test_the_card_is_taken_at_random() -> None:
    taken = set()
    for seed in range(30):
        table = inn(seed=seed, others=[{"hand": ["patron", "broker", "judge"]}])
        table.play(TOUR, "seat:1", "deck:summer")
        taken |= set(table.hand)
    assert taken == {"patron", "broker"}


@rule("SPW-8", "SET-8")
def test_only_the_two_know_the_card() -> None:
    table = inn().play(TOUR, "seat:1", "deck:winter")
    event = next(event for event in table.events if event.kind is Kind.GAVE)
    assert (event.seat, event.other, event.thing) == (1, 0, "judge")
    assert event.seen_by(0).thing == event.seen_by(1).thing == "judge"
    assert event.seen_by(2).thing == ""


@rule("SPW-8")
def test_only_kinds_that_the_opponent_holds_are_offered() -> None:
    table = inn(others=[{"hand": ["broker", "patron"]}]).play(TOUR, "seat:1")
    assert table.codes() == ["deck:summer"]
    assert table.reasons("deck:winter") == [Reason.NO_VISITOR_THERE]
    assert table.reasons("deck:vine") == [Reason.NOT_ASKED]


@rule("SPW-8")
@pytest.mark.parametrize("hand", [[], ["merlot", "ord_r5"]])
def test_an_opponent_without_visitors_is_not_offered(hand: list[str]) -> None:
    table = inn(others=[{"hand": hand}])
    assert outcome(table, TOUR, "done") == {0: {"lira": 2}}


@rule("SPW-8")
def test_an_opponent_who_is_not_on_that_action_is_not_offered() -> None:
    table = inn().play(TOUR)
    assert table.reasons("seat:2") == [Reason.NO_VISITOR_THERE]
    assert table.reasons("seat:0") == [Reason.NOT_AN_OPPONENT]
    assert table.reasons("seat:5") == [Reason.NOT_AN_OPPONENT]


@rule("SPW-8")
def test_own_workers_do_not_count() -> None:
    table = inn(hand=["sponsor"], board={"give_tour": {"left": on(0)}})
    assert outcome(table, TOUR, "done") == {0: {"lira": 2}}


@rule("SPW-8")
def test_it_chooses_one_of_several_opponents_and_only_one() -> None:
    table = inn(players=5, board={"give_tour": {"left": on(1), "right": on(2)}}).play(TOUR)
    assert table.codes() == ["no", "seat:1", "seat:2"]
    result = outcome(table, "seat:2", "deck:summer", "done")
    assert result == {0: {"lira": 1, "hand": {"summer": 1}}, 2: {"lira": 1, "hand": {"summer": -1}}}


@rule("SPW-8")
def test_without_1_lira_it_is_not_asked() -> None:
    table = inn(lira=0)
    assert outcome(table, TOUR, "done") == {0: {"lira": 2}}  # The lira of the action come too late.


@rule("SPW-8")
@pytest.mark.parametrize("worker", ["grande", "farmer"])
def test_any_worker_counts(worker: str) -> None:
    table = worker_table(
        "innkeeper",
        "farmer",
        players=3,
        modules=BASE,
        season="summer",
        lira=1,
        workers=crew("innkeeper"),
        others=[{"hand": ["patron"], "workers": crew("farmer")}],
        board={"give_tour": {"left": on(1, worker)}},
    )
    table.play(TOUR)
    assert table.codes() == ["no", "seat:1"]


@rule("SPW-8")
def test_a_worker_beside_the_spaces_counts() -> None:
    table = worker_table(
        "innkeeper",
        "professore",
        players=3,
        modules=BASE,
        season="summer",
        lira=1,
        workers=crew("innkeeper"),
        others=[{"hand": ["patron"]}],
        board={"give_tour": {"left": on(2), "beside": [on(1, "grande")]}},
    )
    table.play(TOUR)
    assert table.codes() == ["no", "seat:1"]


@rule("SPW-8", "SPW-14")
def test_a_waiting_messenger_counts() -> None:
    table = worker_table(
        "innkeeper",
        "messenger",
        players=3,
        modules=SIDE_1,
        season="summer",
        lira=1,
        workers=crew("innkeeper"),
        others=[{"hand": ["patron"], "workers": crew("messenger")}],
        board={"flip_field": {"left": {"seat": 1, "worker": "messenger", "waiting": 1, "mark": 1}}},
    )
    table.play("place:flip_field:middle:innkeeper")
    assert table.codes() == ["no", "seat:1"]
    result = outcome(table, "seat:1", "deck:summer", "field:5")
    assert result == {
        0: {"lira": 4, "hand": {"summer": 1}, "fields": {"5": "sold"}},
        1: {"lira": 1, "hand": {"summer": -1}},
    }


@rule("SPW-8", "TUS-4")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "winter"), (SIDE_1, "fall"), (SIDE_2, "fall")])
def test_the_year_round_space_is_an_action_too(modules: tuple[str, ...], when: str) -> None:
    table = inn(modules, when, board={"gain_lira": {"beside": [on(1), on(2)]}})
    table.play("place:gain_lira:beside:innkeeper")
    assert table.codes() == ["no", "seat:1", "seat:2"]
    result = outcome(table, "seat:1", "deck:winter", *(["option:1"] if modules == SIDE_2 else []))
    assert result == {0: {"hand": {"winter": 1}}, 1: {"lira": 1, "hand": {"winter": -1}}}


@rule("SPW-8")
def test_it_comes_before_the_action_so_the_card_may_be_played_at_once() -> None:
    table = inn(hand=["sponsor"], board={"play_summer_visitor": {"left": on(1)}})
    table.play("place:play_summer_visitor:middle:innkeeper", "seat:1", "deck:summer")
    assert table.codes() == ["card:patron", "card:sponsor"]
    result = outcome(table, "card:patron", "option:1", "done")
    assert result == {0: {"lira": 4, "hand": {"summer": -1}}}


@rule("SPW-8", "SPW-15")
def test_it_comes_after_the_toll() -> None:
    table = worker_table(
        "innkeeper",
        "soldato",
        players=3,
        modules=BASE,
        season="summer",
        lira=1,
        workers=crew("innkeeper"),
        others=[{"hand": ["patron"], "workers": crew("soldato")}],
        board={"give_tour": {"left": on(1, "soldato")}},
    )
    result = outcome(table, TOUR, "done")  # Nothing is left for the visitor.
    assert result == {0: {"lira": 1}, 1: {"lira": 1}}


@rule("SPW-8", "SPW-10")
def test_beside_the_spaces_it_buys_as_well() -> None:
    table = worker_table(
        "innkeeper",
        "soldato",
        players=3,
        modules=BASE,
        season="summer",
        lira=2,
        workers=crew("innkeeper"),
        others=[{"hand": ["patron"], "workers": crew("soldato")}, {}],
        board={"give_tour": {"left": on(1, "soldato"), "middle": on(2)}},
    )
    result = outcome(table, "place:give_tour:beside:innkeeper", "seat:1", "deck:summer")
    assert result == {0: {"hand": {"summer": 1}}, 1: {"lira": 2, "hand": {"summer": -1}}}


# --- TUS-12: its £1 may not make the action impossible


@rule("SPW-8", "TUS-12")
@pytest.mark.parametrize("modules", [BASE, SIDE_1])
def test_the_lira_for_the_action_cannot_be_spent_on_a_visitor(modules: tuple[str, ...]) -> None:
    plain, other = ("left", "right") if modules == BASE else ("middle", "right")
    table = inn(modules, "winter", players=5, lira=4, board={"train_worker": {other: on(1)}})
    table.play(f"place:train_worker:{plain}:innkeeper")
    assert table.codes() == ["no"]
    assert table.reasons("seat:1") == [Reason.ACTION_SPOILT]
    assert outcome(table, "no") == {0: {"lira": -4, "training": 1}}


@rule("SPW-8", "TUS-12")
@pytest.mark.parametrize(("modules", "space"), [(BASE, "middle"), (SIDE_1, "left")])
def test_the_bonus_of_the_space_may_make_up_for_it(modules: tuple[str, ...], space: str) -> None:
    table = inn(modules, "winter", players=5, lira=4, board={"train_worker": {"right": on(1)}})
    table.play(f"place:train_worker:{space}:innkeeper")
    assert table.codes() == ["no", "seat:1"]
    table.play("seat:1", "deck:winter")
    assert table.codes() == ["do:bonus"]
    assert outcome(table, "do:bonus") == {0: {"lira": -3, "training": 1}}


@rule("SPW-8", "TUS-12")
def test_a_visitor_that_costs_money_must_stay_playable() -> None:
    table = inn(
        lira=4,
        hand=["entertainer"],
        others=[{"hand": ["patron"]}],
        board={"play_summer_visitor": {"left": on(1)}},
    )
    table.play("place:play_summer_visitor:middle:innkeeper")
    assert "no" in table.codes()
    # Which card comes is not known, so it cannot be counted upon.
    assert table.reasons("seat:1") == [Reason.ACTION_SPOILT]


# --- private spaces, Planner


@rule("SPW-3", "SPW-8")
def test_nobody_else_stands_on_an_own_structure_card() -> None:
    table = inn(SIDE_2, "spring", structures=["cafe"], crush_pad={"red": [1]}, board={"give_tour": {"left": on(1)}})
    result = outcome(table, "place:structure:cafe:left:innkeeper", "grape:red:1")
    assert result == {0: {"lira": 3, "vp": 1, "crush_pad": {}}}


@rule("SPW-8", "TVIS-1")
def test_sent_by_the_planner_it_buys_when_it_is_put_down() -> None:
    table = inn(
        SIDE_1,
        "summer",
        hand=["planner"],
        passed=[1, 2],
        board={"draw_order": {"left": {"seat": 1, "waiting": 1}}},
    )
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner")
    table.play("place:draw_order:middle:innkeeper")
    assert table.codes() == ["no", "seat:1"]
    result = outcome(table, "seat:1", "deck:winter", "done")
    assert result == {0: {"lira": -1, "hand": {"winter": 1}}, 1: {"lira": 1, "hand": {"winter": -1}}}
    assert board(table)["draw_order"]["middle"]["worker"] == "innkeeper"
    table.play("pass")
    assert (season(table), table.to_move) == ("fall", 1)  # The other waiting worker: nothing is bought again.
    table.play("done")
    assert "pass" in table.codes()
