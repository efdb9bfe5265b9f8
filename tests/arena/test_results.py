"""The numbers of a tournament, from games made by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vendemmia.arena import Results, Task, TournamentPlan
from vendemmia.arena.played import GameResult, play
from vendemmia.engine import Options

TIMES: dict[str, object] = {"seconds": 0.004, "longest": 0.003, "bins": {"80": 2}}


def game(plan: TournamentPlan, match: int, number: int, winners: list[int], result: str = "") -> GameResult:
    """A game in which every seat scores its number, and the last one fills an order in year 3."""
    seats = list(plan.seating(Task(match, number)))
    count = len(seats)
    last = [0] * (count - 1)
    return GameResult(
        match=match,
        number=number,
        seats=seats,
        first=count - 1,
        winners=winners,
        result=result,
        years=5 + number,
        cut_short=False,
        points=list(range(count)),
        orders=[*last, 1],
        first_order=[*last, 3],
        actions=[{"give_tour": 2}] * count,
        cards=[{"merlot": 1}] * count,
        thinking=[TIMES] * count,
    )


def numbers(plan: TournamentPlan, games: list[GameResult]) -> dict[str, Any]:
    results = Results(plan)
    for each in games:
        results.add(each)
    return results.to_json()


PAIR = TournamentPlan.make(Options(2), ["easy", "normal"], 1)
GAMES = [game(PAIR, 0, 0, [0]), game(PAIR, 0, 1, [1]), game(PAIR, 0, 2, [0, 1]), game(PAIR, 0, 3, [0])]
"""easy sits first in games 0 and 2: it wins 0 and 1, shares 2 and loses 3."""


def test_a_shared_win_counts_in_parts() -> None:
    plain = numbers(PAIR, GAMES)
    easy, normal = plain["entrants"]
    assert {key: easy["won"][key] for key in ("games", "wins", "rate", "draws")} == {
        "games": 4,
        "wins": 2.5,
        "rate": 0.625,
        "draws": 1,
    }
    assert normal["won"]["wins"] == 1.5
    assert easy["by_seat"] == [0.75, 0.5]
    assert plain["turn_order"] == [0.375, 0.625]  # The second seat was first in every game.
    (match,) = plain["matches"]
    assert match["draws"] == 1
    assert match["won"]["easy"] == {key: value for key, value in easy["won"].items() if key != "draws"}
    assert plain["anchor"] == {"entrant": "normal", "rating": 1000.0}
    assert easy["rating"]["rating"] == pytest.approx(
        1070.4, abs=0.1
    )  # 3 of 5 wins with the added draw: log₁₀ 1.5 · 400


def test_seats_have_scores_orders_uses_and_times() -> None:
    easy = numbers(PAIR, GAMES)["entrants"][0]
    assert easy["seats_taken"] == 4
    assert easy["scores"]["histogram"] == {"0": 2, "1": 2}
    assert easy["orders"] == 0.5
    assert (easy["first_order"]["mean"], easy["first_order"]["without"]) == (3, 0.5)
    assert easy["actions"]["give_tour"] == {"times": 8, "per_game": 2.0}
    assert easy["cards"]["merlot"] == {"times": 4, "per_game": 1.0}
    assert easy["cards"]["pinot"]["times"] == 0
    assert easy["thinking"] == {"decisions": 8, "mean_ms": 2.0, "p95_ms": 1.024, "most_ms": 3.0}


def test_the_order_of_the_games_does_not_matter() -> None:
    shuffled = GAMES.copy()
    Random(3).shuffle(shuffled)
    assert numbers(PAIR, shuffled) == numbers(PAIR, GAMES)


def test_copies_have_no_rate_of_their_own() -> None:
    plan = TournamentPlan.make(Options(3), ["easy"], 1, against="normal")
    seats = [plan.seating(Task(0, number)) for number in range(3)]
    games = [game(plan, 0, number, [seats[number].index(0)]) for number in range(2)]
    games.append(game(plan, 0, 2, [seat for seat in range(3) if seats[2][seat] == 1]))
    plain = numbers(plan, games)
    easy, normal = plain["entrants"]
    assert easy["won"]["wins"] == 2
    assert easy["won"]["draws"] == 0
    assert "won" not in normal
    assert normal["seats_taken"] == 6
    (match,) = plain["matches"]
    assert match["seats"] == {"easy": 1, "normal": 2}
    assert match["won"]["normal"]["wins"] == 1
    assert match["draws"] == 0  # Two copies shared that win.


def test_against_the_automa_only_a_win_counts() -> None:
    plan = TournamentPlan.make(Options(1, solo="easy"), ["easy"], 1)
    ends = [("win", [0]), ("draw", []), ("loss", []), ("win", [0])]
    plain = numbers(plan, [game(plan, 0, number, winners, end) for number, (end, winners) in enumerate(ends)])
    (easy,) = plain["entrants"]
    assert (easy["won"]["rate"], easy["won"]["draws"]) == (0.5, 1)
    assert plain["matches"][0]["results"] == {"win": 2, "draw": 1, "loss": 1}
    assert "rating" not in easy
    assert "anchor" not in plain


def test_what_a_real_game_notes_fits_together() -> None:
    plan = TournamentPlan.make(Options(2, max_years=9), ["normal", "easy"], 1)
    played = play(plan, Task(0, 1))
    assert played.seats == [1, 0]
    assert sum(played.orders) > 0
    for orders, year in zip(played.orders, played.first_order, strict=True):
        assert (orders > 0) == (0 < year <= played.years)
    best = max(played.points)
    assert [seat for seat, points in enumerate(played.points) if points == best] == played.winners
    assert all(sum(used.values()) > 0 for used in played.actions)
