"""Ratings and intervals: known numbers, and strengths that are found again."""

from __future__ import annotations

from random import Random

import pytest

from vendemmia.arena.intervals import design_effect, rate_interval, wilson
from vendemmia.arena.ratings import RatedGames, RatingEstimate, inverse, ratings, strengths, with_a_draw

STRENGTHS = (1.0, 2.0, 5.0, 10.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),  # the same
        (0, 20, 0.0, 0.1611),  # the same
        (1, 29, 0.0061, 0.1718),  # the same
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_without_a_game_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert rate_interval([]) == (0.0, 1.0)


def test_deals_whose_games_are_alike_count_for_less() -> None:
    alike = [(2.0, 2)] * 50 + [(0.0, 2)] * 50
    assert design_effect(alike) == pytest.approx(2.0, rel=0.02)
    assert rate_interval(alike) == pytest.approx(wilson(50, 100), abs=0.001)


def test_luck_that_cancels_out_makes_no_interval_narrower() -> None:
    cancelled = [(1.0, 2)] * 100
    assert design_effect(cancelled) == 0.0
    assert rate_interval(cancelled) == wilson(100, 200)


def test_independent_games_count_in_full() -> None:
    rng = Random(2)
    deals = [(float(sum(rng.random() < 0.7 for _ in range(2))), 2) for _ in range(5000)]
    assert design_effect(deals) == pytest.approx(1.0, abs=0.05)


def expected(seats: dict[int, int], games: float) -> RatedGames:
    """Results exactly as the strengths make them."""
    whole = sum(STRENGTHS[who] * count for who, count in seats.items())
    return RatedGames(seats, {who: games * STRENGTHS[who] * count / whole for who, count in seats.items()})


@pytest.mark.parametrize(
    "tables",
    [
        [{0: 1, 1: 1}, {1: 1, 2: 1}, {2: 1, 3: 1}],
        [{0: 1, 1: 3}, {1: 1, 2: 3}, {3: 1, 0: 3}],
        [{0: 1, 1: 1, 2: 1}, {1: 1, 2: 1, 3: 1}],
    ],
    ids=["pairs", "copies", "three"],
)
def test_strengths_are_found_again(tables: list[dict[int, int]]) -> None:
    found = strengths(4, [expected(seats, 100) for seats in tables])
    assert [each / found[0] for each in found] == pytest.approx(STRENGTHS, rel=1e-4)


def test_ratings_are_on_the_scale_of_elo() -> None:
    tables = [expected({one: 1, other: 1}, 1e6) for one in range(4) for other in range(one)]
    found = ratings(4, tables, 0)
    assert found[0] == RatingEstimate(1000, 1000, 1000)
    assert found[3].rating == pytest.approx(1400, abs=0.1)
    assert found[3].low < 1400 < found[3].high


def test_the_interval_of_a_pair_is_that_of_its_log_odds() -> None:
    found = ratings(2, [RatedGames({0: 1, 1: 1}, {0: 49.5, 1: 49.5})], 0)[1]
    assert (found.low, found.high) == pytest.approx((1000 - 68.1, 1000 + 68.1), abs=0.1)  # 1.96 × 173.7 × 2 / √100
    half = ratings(2, [RatedGames({0: 1, 1: 1}, {0: 49.5, 1: 49.5}, worth=4.0)], 0)[1]
    assert half.high - 1000 == pytest.approx(2 * (found.high - 1000))


def test_intervals_hold_as_often_as_they_promise() -> None:
    rng = Random(1)
    held = 0
    for _ in range(200):
        tables = []
        for one, other in ((0, 1), (0, 2), (1, 2)):
            chance = STRENGTHS[one] / (STRENGTHS[one] + STRENGTHS[other])
            wins = sum(rng.random() < chance for _ in range(60))
            tables.append(RatedGames({one: 1, other: 1}, {one: float(wins), other: 60.0 - wins}))
        _, _, high = ratings(3, tables, 0)
        held += high.low < 1279.6 < high.high  # 400 · log₁₀ 5
    assert 0.90 <= held / 200 <= 0.99


def test_who_wins_everything_has_a_finite_rating_that_is_not_sure() -> None:
    found = ratings(2, [RatedGames({0: 1, 1: 1}, {0: 0.0, 1: 100.0})], 0)[1]
    assert 1700 < found.rating < 2000
    assert found.high - found.low > 500
    assert with_a_draw(RatedGames({0: 1, 1: 3}, {})).wins == {0: 0.25, 1: 0.75}


def test_a_matrix_times_its_inverse_changes_nothing() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    product = [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*inverse(matrix), strict=True)]
        for row in matrix
    ]
    assert [value for row in product for value in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1], abs=1e-12)
