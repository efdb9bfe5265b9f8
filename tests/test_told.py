"""Draws that a caller decides: the same game as with chance of its own, and a position that knows nothing."""

from __future__ import annotations

import random

import pytest

from vendemmia.engine import MODULES, Options, State, deal_told, new_state, observe, play_told

GAMES = (
    Options(2, max_years=4),
    Options(1, solo="hard"),
    Options(4, advanced=True, modules=frozenset(MODULES), max_years=4),
)


def numbers_of(seeded: State, place: int, bound: int) -> int:
    """What the source of a seeded game gives at a place."""
    return int(seeded.chance.below(place, bound))


def same_table(one: State, other: State) -> bool:
    """Everything is the same but chance."""
    views = [(observe(one, seat), observe(other, seat)) for seat in range(len(one.vineyards))]
    return one.decks == other.decks and all(a == b for a, b in views)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_told_the_draws_of_a_seeded_game_the_same_game_follows(options: Options) -> None:
    seeded, rng, draws = new_state(options, 7), random.Random(7), 0
    place, told = (2 if options.solo else 1), list[int]()  # Alone, one is the first player without a told draw.
    while isinstance(state := deal_told(options, told), int):
        place += 1
        told.append(numbers_of(seeded, place, state))
    while not seeded.is_over:
        assert same_table(seeded, state)
        action = rng.choice(seeded.legal_actions())
        place, told = seeded.rng, []
        while isinstance(after := play_told(state, action, told), int):
            place += 1
            told.append(numbers_of(seeded, place, after))
        draws += len(told)
        seeded.apply(action)
        state = after
    assert same_table(seeded, state)
    assert draws > 10, "too few to say anything"


def test_a_position_with_told_chance_knows_nothing_of_what_comes() -> None:
    """Whatever was told, equal tables are equal states; the given state stays as it is."""
    told: list[int] = []
    while isinstance(state := deal_told(GAMES[0], told), int):
        told.append(0)
    before = state.to_json()
    told = []
    while isinstance(after := play_told(state, state.legal_actions()[0], told), int):
        told.append(0)
    assert state.to_json() == before
    assert after.to_json()["rng"] == before["rng"]
    assert State.from_json(before) == state


def test_numbers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="a draw out of 2 cannot give 2"):
        deal_told(GAMES[0], [2])
    told: list[int] = []
    while isinstance(state := deal_told(GAMES[0], told), int):
        told.append(0)
    with pytest.raises(ValueError, match=f"{len(told) + 1} numbers were told, and only {len(told)} were drawn"):
        deal_told(GAMES[0], [*told, 0])
    with pytest.raises(ValueError, match="1 numbers were told, and only 0 were drawn"):
        play_told(state, state.legal_actions()[0], [0])
