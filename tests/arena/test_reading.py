"""Games are read back as they were written; what no game of the plan can be is refused, whatever is wrong with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.bots.support import SOME_MODULES
from tests.repeating import REPEATED
from vendemmia.arena import Task, TournamentPlan
from vendemmia.arena.played import GameResult, play
from vendemmia.arena.reading import game_of
from vendemmia.engine import Options

PAIR = TournamentPlan.make(Options(2, max_years=9), ["normal", "easy"], 1)
ALONE = TournamentPlan.make(Options(1, solo="easy"), ["random"], 1)
PLANS = (
    PAIR,
    ALONE,
    TournamentPlan.make(Options(2), ["easy", "random"], 1),
    TournamentPlan.make(Options(3, max_years=3, modules=SOME_MODULES[-1]), ["easy"], 1, against="random"),
    TournamentPlan.make(Options(6, max_years=4, advanced=True), ["random"], 1, against="easy"),
    TournamentPlan.make(Options(1, solo="hard", modules=SOME_MODULES[-1], max_years=3), ["easy"], 1),
)


@pytest.fixture(scope="module")
def played() -> dict[TournamentPlan, GameResult]:
    """A game of two in which orders were filled, and one against the Automa."""
    games = {PAIR: play(PAIR, Task(0, 1)), ALONE: play(ALONE, Task(0, 0))}
    assert sum(games[PAIR].orders) > 0
    assert not games[PAIR].cut_short
    assert games[ALONE].result == "loss"
    return games


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.field + str(plan.seats))
def test_a_game_reads_back_as_it_was_written(plan: TournamentPlan) -> None:
    for number in range(2 * REPEATED):
        game = play(plan, Task(0, number))
        assert game_of(game.to_line(), plan) == game


ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    1.5,
    10**12,
    "x",
    [],
    ["a", "b"],
    [1.0, 0.0],
    [True, False],
    [[], []],
    {},
    [{}],
)
"""Values that fit no field of a game for two that was not cut short."""


@pytest.mark.parametrize("field", GameResult._fields)
def test_a_value_of_another_kind_is_refused(field: str, played: dict[TournamentPlan, GameResult]) -> None:
    plain = played[PAIR]._asdict()
    for value in ODD:
        assert game_of(json.dumps(plain | {field: value}), PAIR) is None, value


TIMES: dict[str, Any] = {"seconds": 0.5, "longest": 0.5, "bins": {"80": 2}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"match": 1},
        {"number": 0},  # Its seats are the other way round.
        {"seats": [0, 0]},
        {"seats": [0, 1]},
        {"seats": [7, 8]},
        {"seats": [1, 0, 0]},
        {"first": 2},
        {"winners": [1, 0]},
        {"winners": [0, 0]},
        {"winners": [2]},
        {"winners": []},
        {"points": [30, 30], "winners": [1, 0]},
        {"points": [0, 30], "winners": [0]},
        {"points": [-6, 30], "winners": [1]},
        {"points": [1, 30, 3], "winners": [1]},
        {"result": "win"},
        {"years": 0},
        {"years": -5},
        {"years": 10},
        {"years": 8, "cut_short": True},
        {"orders": [0, 0]},
        {"orders": [9, 9], "first_order": [1, 1]},
        {"first_order": [0, 0]},
        {"first_order": [10, 10]},
        {"actions": [5, 6]},
        {"actions": [{"give_tour": 0}, {}]},
        {"actions": [{"give_tour": -1}, {}]},
        {"actions": [{"give_a_tour": 1}, {}]},
        {"cards": [{"champagne": 1}, {}], "orders": [0, 0], "first_order": [0, 0]},
        {"thinking": [1, 2]},
        {"thinking": [TIMES]},
        {"thinking": [TIMES, TIMES | {"bins": 3}]},
        {"thinking": [TIMES, TIMES | {"bins": {"fast": 3}}]},
        {"thinking": [TIMES, TIMES | {"bins": {"99999": 3}}]},
        {"thinking": [TIMES, TIMES | {"bins": {"80": "x"}}]},
        {"thinking": [TIMES, TIMES | {"longest": None}]},
        {"thinking": [TIMES, TIMES | {"seconds": float("nan")}]},
        {"thinking": [TIMES, TIMES | {"seconds": float("inf")}]},
        {"thinking": [TIMES, TIMES | {"more": 1}]},
        {"more": 1},
    ],
    ids=str,
)
def test_what_contradicts_the_plan_or_the_rest_of_the_game_is_refused(
    wrong: dict[str, object], played: dict[TournamentPlan, GameResult]
) -> None:
    plain = played[PAIR]._asdict()
    assert plain["seats"] == [1, 0]
    assert game_of(json.dumps(plain | wrong), PAIR) is None


@pytest.mark.parametrize(
    "wrong", [{"result": ""}, {"result": "win"}, {"result": "lost"}, {"winners": [0]}, {"cut_short": True}], ids=str
)
def test_a_game_against_the_automa_has_its_result(
    wrong: dict[str, object], played: dict[TournamentPlan, GameResult]
) -> None:
    assert game_of(json.dumps(played[ALONE]._asdict() | wrong), ALONE) is None


def test_a_line_without_a_value_is_refused(played: dict[TournamentPlan, GameResult]) -> None:
    whole = played[PAIR]._asdict()
    for field in whole:
        assert game_of(json.dumps({key: value for key, value in whole.items() if key != field}), PAIR) is None, field
