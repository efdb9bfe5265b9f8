"""Draws that a caller decides: the same game as with chance of its own, and a position that knows nothing."""

from __future__ import annotations

import random

import pytest

from vendemmia.engine import MODULES, Options, State, deal_given, new_state, observe, play_given

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


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.players}-{options.solo}")
def test_given_the_draws_of_a_seeded_game_the_same_game_follows(options: Options) -> None:
    seeded, rng, draws = new_state(options, 7), random.Random(7), 0
    place, given = (2 if options.solo else 1), list[int]()  # Alone, one is the first player without a given draw.
    while isinstance(state := deal_given(options, given), int):
        place += 1
        given.append(numbers_of(seeded, place, state))
    while not seeded.is_over:
        assert same_table(seeded, state)
        action = rng.choice(seeded.legal_actions())
        place, given = seeded.rng, []
        while isinstance(after := play_given(state, action, given), int):
            place += 1
            given.append(numbers_of(seeded, place, after))
        draws += len(given)
        seeded.apply(action)
        state = after
    assert same_table(seeded, state)
    assert draws > 10, "too few to say anything"


def test_a_position_with_given_chance_knows_nothing_of_what_comes() -> None:
    """Whatever was given, equal tables are equal states; the given state stays as it is."""
    given: list[int] = []
    while isinstance(state := deal_given(GAMES[0], given), int):
        given.append(0)
    before = state.to_json()
    given = []
    while isinstance(after := play_given(state, state.legal_actions()[0], given), int):
        given.append(0)
    assert state.to_json() == before
    assert after.to_json()["rng"] == before["rng"]
    assert State.from_json(before) == state


def test_numbers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="a draw out of 2 cannot give 2"):
        deal_given(GAMES[0], [2])
    given: list[int] = []
    while isinstance(state := deal_given(GAMES[0], given), int):
        given.append(0)
    with pytest.raises(ValueError, match=f"{len(given) + 1} numbers were given, and only {len(given)} were drawn"):
        deal_given(GAMES[0], [*given, 0])
    with pytest.raises(ValueError, match="1 numbers were given, and only 0 were drawn"):
        play_given(state, state.legal_actions()[0], [0])
