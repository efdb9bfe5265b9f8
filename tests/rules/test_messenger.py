"""SPW-14, SPW-16: the Messenger is sent to a later season and acts in its owner's first turn there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, season
from tests.rules.worker_table import BASE, BONUSES, LIRA, SIDE_1, SIDE_2, Printed, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason

ACTIONS = {
    "spring": ("draw_vine", "give_tour", "build_structure", "influence"),
    "summer": ("play_summer_visitor", "plant_vine", "trade", "flip_field"),
    "fall": ("draw_order", "harvest_field", "make_wine", "build_or_tour"),
    "winter": ("play_winter_visitor", "train_worker", "sell_wine", "fill_order"),
}
SEASONS = tuple(ACTIONS)
SENT = {"seat": 0, "worker": "messenger", "waiting": 1, "mark": 1}
"""A Messenger that waits for its owner's first turn."""


def messenger(when: str = "spring", modules: tuple[str, ...] = SIDE_1, players: int = 2, **given: Any) -> Table:
    """Seat 0 on row 1, which has no bonuses; the others behind it on rows that have none on the way to summer."""
    given.setdefault("wake_up_row", 1)
    return worker_table("messenger", modules=modules, players=players, season=when, **given)


def waiting(action: str, when: str, space: str = "left", modules: tuple[str, ...] = SIDE_1, **given: Any) -> Table:
    """The Messenger of seat 0 waits on an action; all others have left the season before it, seat 0 passes now."""
    players = given.get("players", 2)
    there = {**given.pop("board", {}), action: {space: SENT}}
    given.setdefault("passed", list(range(1, players)))
    table = messenger(when, modules, board=there, **given)
    table.play("pass")
    while table.codes("deck:"):
        table.play("deck:summer")
    return table


def reached(table: Table) -> set[str]:
    codes = [code for code in table.codes("place:") if code.endswith(":messenger")]
    return {code.split(":")[1] for code in codes} - {"gain_lira"}


# --- where it may go


@rule("SPW-14")
@pytest.mark.parametrize("when", SEASONS)
def test_it_reaches_every_later_season_whether_or_not_its_action_is_possible_now(when: str) -> None:
    table = messenger(when)
    later = {action for name in SEASONS[SEASONS.index(when) + 1 :] for action in ACTIONS[name]}
    possible = {"spring": {"draw_vine", "give_tour", "influence"}, "fall": {"draw_order", "build_or_tour"}}
    possible["summer"] = {"trade", "flip_field"}
    assert reached(table) == later | possible.get(when, set())


@rule("SPW-14")
def test_on_the_base_board_it_goes_from_summer_to_winter() -> None:
    table = messenger("summer", BASE)
    winter = {"draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order"}
    assert reached(table) == {"draw_vine", "give_tour", "sell_or_field"} | winter
    assert reached(messenger("winter", BASE)) == {"draw_order"}


@rule("SPW-14")
def test_not_to_an_earlier_season() -> None:
    table = messenger("summer")
    assert table.reasons("place:give_tour:left:messenger") == [Reason.WRONG_SEASON]


@rule("SPW-14", "PLACE-4")
@pytest.mark.parametrize(
    ("players", "spaces"), [(2, ["left"]), (3, ["left", "middle"]), (5, ["left", "middle", "right"])]
)
def test_only_to_spaces_that_are_open(players: int, spaces: list[str]) -> None:
    table = messenger("spring", players=players)
    assert table.codes("place:draw_order:") == [f"place:draw_order:{space}:messenger" for space in spaces]


@rule("SPW-14", "PLACE-4")
def test_only_to_spaces_that_are_free() -> None:
    table = messenger("spring", players=3, board={"draw_order": {"left": {"seat": 1, "waiting": 1}}})
    assert table.codes("place:draw_order:") == ["place:draw_order:middle:messenger"]
    assert table.reasons("place:draw_order:left:messenger") == [Reason.SPACE_TAKEN]
    assert table.reasons("place:draw_order:beside:messenger") == [Reason.SPACE_NEEDED]


@rule("SPW-14", "TUS-4")
def test_the_year_round_space_is_not_a_target() -> None:
    table = messenger("spring")
    assert outcome(table, "place:gain_lira:beside:messenger") == {0: {"lira": 1}}


@rule("SPW-14")
def test_in_the_current_season_it_acts_at_once() -> None:
    table = messenger("spring")
    assert outcome(table, "place:give_tour:left:messenger") == {0: {"lira": 2}}
    assert board(table) == {"give_tour": {"left": {"seat": 0, "worker": "messenger"}}}


# --- putting it down


@rule("SPW-14")
@pytest.mark.parametrize(
    ("modules", "when", "action"), [(BASE, "summer", "train_worker"), (SIDE_1, "spring", "train_worker")]
)
def test_nothing_is_paid_and_nothing_happens_when_it_is_put_down(
    modules: tuple[str, ...], when: str, action: str
) -> None:
    table = messenger(when, modules, lira=0)
    assert outcome(table, f"place:{action}:left:messenger") == {}
    assert board(table) == {action: {"left": SENT}}
    assert table.to_move == 1


@rule("SPW-14")
def test_the_space_is_taken_from_then_on() -> None:
    table = waiting("draw_order", "spring", to_move=0)
    assert season(table) == "summer"
    assert board(table)["draw_order"] == {"left": SENT}


@rule("SPW-14")
def test_others_find_its_space_taken_before_it_acts() -> None:
    table = messenger(
        "summer",
        to_move=1,
        wake_up_row=3,
        others=[{"wake_up_row": 2, "fields": {5: ["sangiovese"]}}],
        board={"flip_field": {"left": SENT}},
    )
    assert table.reasons("place:flip_field:left:regular") == [Reason.SPACE_TAKEN]
    assert table.codes("place:flip_field:") == ["place:flip_field:beside:grande"]


# --- its turn


@rule("SPW-14")
@pytest.mark.parametrize(
    "printed",
    [
        printed
        for printed in BONUSES
        if (printed.season == "winter" if printed.modules == BASE else printed.season != "spring")
        and printed.action != "draw_order"  # Its card is drawn before anybody is asked.
    ],
    ids=lambda printed: printed.name,
)
def test_in_the_first_turn_of_that_season_it_takes_the_action_with_the_bonus(printed: Printed) -> None:
    before = {"summer": "spring", "fall": "summer", "winter": "fall"}[printed.season]
    if printed.modules == BASE:
        before = "summer"
    table = waiting(printed.action, before, printed.space, printed.modules, players=3, lira=LIRA, **printed.given)
    assert (season(table), table.to_move) == (printed.season, 0)
    codes = f"{printed.action_codes} {printed.bonus_codes}".split()
    assert outcome(table, *codes) == {0: printed.change}
    assert board(table) == {printed.action: {printed.space: {"seat": 0, "worker": "messenger"}}}
    assert table.to_move == 1


@rule("SPW-14")
@pytest.mark.parametrize(
    ("sent", "target", "action"),
    [
        ("spring", "summer", "flip_field"),
        ("spring", "fall", "draw_order"),
        ("spring", "winter", "train_worker"),
        ("summer", "winter", "train_worker"),
    ],
)
def test_it_acts_in_the_season_to_which_it_was_sent(sent: str, target: str, action: str) -> None:
    table = messenger(sent, lira=4, others=[{"wake_up_row": 2}])
    table.play(f"place:{action}:left:messenger", "pass")
    while season(table) != target:
        assert board(table)[action] == {"left": SENT}
        table.play("pass" if "pass" in table.codes() else table.codes()[0])
    assert table.to_move == 0
    assert "pass" not in table.codes()
    assert board(table)[action] == {"left": {"seat": 0, "worker": "messenger"}}


@rule("SPW-14")
def test_no_placing_and_no_passing_before_it() -> None:
    table = waiting("flip_field", "spring")
    assert table.codes() == ["field:5", "field:6", "field:7"]
    assert table.reasons("pass") == [Reason.NOT_ASKED]
    assert table.reasons("place:gain_lira:beside:regular") == [Reason.NOT_ASKED]


@rule("SPW-14")
def test_it_is_the_turn_of_its_owner_in_wake_up_order() -> None:
    table = waiting("flip_field", "spring", players=3, wake_up_row=5, others=[{"wake_up_row": 2}, {"wake_up_row": 6}])
    while table.codes("deck:"):
        table.play("deck:summer")
    assert (season(table), table.to_move) == ("summer", 1)
    assert "pass" in table.codes()
    table.play("place:gain_lira:beside:regular")
    assert table.to_move == 0
    assert table.codes() == ["field:5", "field:6", "field:7"]
    table.play("field:6", "do:bonus")
    assert table.to_move == 2


@rule("SPW-14")
def test_it_is_only_the_first_turn() -> None:
    table = waiting("flip_field", "spring").play("field:5", "done", "pass")
    assert table.to_move == 0
    assert "pass" in table.codes()


@rule("SPW-14")
def test_choices_and_payments_are_made_then() -> None:
    table = waiting("train_worker", "fall", lira=5)
    table.play("do:action")
    assert outcome(table, "do:bonus") == {0: {"lira": 1}}
    assert (table.lira, table.training) == (2, 1)


@rule("SPW-14", "PLACE-6")
def test_the_bonus_may_pay_for_it_then() -> None:
    table = waiting("train_worker", "fall", lira=3)
    assert table.codes() == ["do:bonus"]
    assert outcome(table, "do:bonus") == {0: {"lira": -3, "training": 1}}


@rule("SPW-14")
@pytest.mark.parametrize(
    ("modules", "before", "space", "target"), [(SIDE_1, "fall", "left", "winter"), (BASE, "summer", "middle", "winter")]
)
def test_impossible_then_means_no_bonus_and_the_turn_is_over(
    modules: tuple[str, ...], before: str, space: str, target: str
) -> None:
    table = waiting("train_worker", before, space, modules, players=3, lira=2)
    assert (season(table), table.to_move) == (target, 1)
    assert table.lira == 2
    assert table.workers == crew()
    assert board(table) == {"train_worker": {space: {"seat": 0, "worker": "messenger"}}}
    table.play("pass" if modules == BASE else "place:gain_lira:beside:regular", "place:gain_lira:beside:regular")
    assert table.to_move == 0
    assert "pass" in table.codes()  # Seat 0 has not passed.


@rule("SPW-14")
def test_an_action_that_was_impossible_at_first_may_be_possible_then() -> None:
    table = messenger("summer", BASE, lira=0, others=[{"wake_up_row": 2}])
    table.play("place:train_worker:left:messenger", "pass")
    table.play("place:give_tour:left:regular", "place:sell_or_field:left:regular", "field:5")
    table.play("pass")
    while table.codes("deck:"):
        table.play("deck:summer")
    assert season(table) == "winter"
    assert (table.lira, table.training) == (3, 1)
    assert table.to_move == 1


@rule("SPW-14")
@pytest.mark.parametrize(("modules", "before", "space"), [(SIDE_1, "summer", "left"), (BASE, "summer", "middle")])
def test_it_draws_with_the_bonus(modules: tuple[str, ...], before: str, space: str) -> None:
    table = waiting("draw_order", before, space, modules, players=3)
    assert table.to_move == 0
    assert table.codes() == ["done", "do:bonus"]
    table.play("do:bonus")
    assert len([card for card in table.hand if card.startswith("ord_")]) == 2
    assert table.to_move == 1


@rule("SPW-14", "TUS-11")
def test_on_the_base_board_who_has_no_other_worker_still_has_its_turn() -> None:
    table = messenger(
        "summer",
        BASE,
        workers=crew("messenger", regular=1, grande=0),
        passed=[1],
        others=[{"wake_up_row": 2}],
        board={"harvest_field": {"left": SENT}},
        fields={5: ["sangiovese"]},
    )
    table.play("place:gain_lira:beside:regular", "deck:summer", "deck:summer")
    assert (season(table), table.to_move) == ("winter", 0)
    assert outcome(table, "field:5") == {0: {"crush_pad": {"red": [1]}}}
    assert table.to_move == 1


@rule("SPW-14", "TUS-11")
def test_with_every_other_worker_used_its_turn_comes_and_then_an_automatic_pass() -> None:
    table = messenger(
        "spring",
        workers=crew("messenger", regular=1, grande=0),
        passed=[1],
        others=[{"wake_up_row": 2}],
        board={"flip_field": {"left": SENT}},
    )
    table.play("place:gain_lira:beside:regular")
    # The spring is passed automatically; in summer the Messenger acts.
    assert (season(table), table.to_move) == ("summer", 0)
    assert outcome(table, "field:5", "do:bonus") == {0: {"lira": 5, "vp": 1, "fields": {"5": "sold"}}}
    assert table.to_move == 1
    table.play("place:gain_lira:beside:regular")
    assert table.state.passed & 1


@rule("SPW-14", "TVIS-7")
def test_in_the_friendly_variant_it_is_not_judged() -> None:
    table = messenger("spring", players=3, friendly=True)
    assert "place:plant_vine:left:messenger" in table.codes()
    table = waiting("flip_field", "spring", players=3, friendly=True)
    table.play("field:5")
    assert table.codes() == ["done", "do:bonus"]  # Its bonus is not mandatory either.


@rule("SPW-14", "PLACE-9")
def test_in_the_friendly_variant_it_is_judged_like_others_in_the_current_season() -> None:
    table = messenger("summer", players=3, friendly=True, hand=["sangiovese"])
    assert table.reasons("place:plant_vine:left:messenger") == [Reason.BONUS_UNUSABLE]


@rule("SPW-3", "SPW-14")
def test_private_spaces_are_used_at_once() -> None:
    table = messenger("spring", SIDE_2, structures=["cafe"], crush_pad={"red": [1]})
    result = outcome(table, "place:structure:cafe:left:messenger", "grape:red:1")
    assert result == {0: {"lira": 3, "vp": 1, "crush_pad": {}}}


# --- SPW-16 and the end of its action


@rule("SPW-14", "SPW-16", "RUL-2")
def test_taken_back_by_the_producer_it_loses_its_action() -> None:
    table = messenger(
        "summer",
        lira=2,
        hand=["producer"],
        passed=[1],
        others=[{"wake_up_row": 2}],
        board={"draw_order": {"left": SENT}},
    )
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:producer")
    result = outcome(table, "take:draw_order:left:messenger")
    assert result == {0: {"workers": {"messenger": 1}}}
    assert board(table) == {"play_summer_visitor": {"left": {"seat": 0, "worker": "regular"}}}
    table.play("done", "pass")
    assert season(table) == "fall"
    assert "pass" in table.codes()
    assert "place:draw_order:left:messenger" in table.codes()


@rule("SPW-14", "SPW-16")
def test_planner_actions_come_first_then_the_messenger_in_its_owners_turn() -> None:
    table = messenger(
        "summer",
        players=3,
        passed=[1, 2],
        wake_up_row=1,
        others=[{"wake_up_row": 2}, {"wake_up_row": 6, "fields": {5: ["sangiovese"]}}],
        board={
            "draw_order": {"left": SENT},
            "harvest_field": {"middle": {"seat": 2, "waiting": 2}, "left": {"seat": 0, "waiting": 3}},
        },
        fields={5: ["malvasia"]},
    )
    table.play("pass")
    assert season(table) == "fall"
    assert (table.to_move, table.codes()) == (0, ["field:5"])  # The Planner's worker of row 1.
    table.play("field:5")
    assert (table.to_move, table.codes()) == (2, ["field:5"])  # That of row 6.
    table.play("field:5", "done")
    assert (table.to_move, table.codes()) == (0, ["done", "do:bonus"])  # Now turns begin: the Messenger.
    table.play("done")
    assert table.to_move == 1
    assert "pass" in table.codes()


@rule("SPW-16", "TVIS-1")
def test_a_messenger_that_the_planner_sends_acts_when_the_season_begins() -> None:
    table = messenger("summer", wake_up_row=6, passed=[1], hand=["planner"], others=[{"wake_up_row": 2}])
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner", "place:draw_order:left:messenger")
    assert board(table)["draw_order"] == {"left": {"seat": 0, "worker": "messenger", "waiting": 1}}
    table.play("done", "pass")
    # Seat 1 is first in order, but the Planner's action comes before all turns.
    assert (season(table), table.to_move) == ("fall", 0)
    table.play("done")
    assert table.to_move == 1


@rule("SPW-14")
def test_a_lost_action_is_reported() -> None:
    table = messenger("fall", lira=0, passed=[1], board={"train_worker": {"left": SENT}}, others=[{"wake_up_row": 2}])
    table.play("pass")
    lost = [event for event in table.events if event.kind is Kind.LOST]
    assert [(event.seat, event.thing) for event in lost] == [(0, "train_worker")]


@rule("SPW-14", "TUS-8")
def test_at_the_year_end_it_comes_home_even_if_it_could_not_act() -> None:
    table = waiting("train_worker", "fall", lira=0, others=[{"wake_up_row": 2}])
    assert (season(table), table.to_move) == ("winter", 1)
    table.play("pass", "row:5", "pass", "row:4")
    assert (season(table), table.state.year) == ("spring", 2)
    assert table.workers == crew("messenger")
    assert board(table) == {}
