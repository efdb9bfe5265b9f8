"""Observations, masks and rewards: what they are made of, and that nothing hidden is in them."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.golden import base_options, module_options
from scripts.long_run import solo_options_of
from vendemmia.engine import (
    CODES,
    EncodingError,
    Options,
    State,
    encoding_pieces,
    imagine,
    new_state,
    row_width,
    table_code,
)
from vendemmia.engine import observe as view_of
from vendemmia.research import (
    REWARDS,
    SPACES_VERSION,
    ResearchError,
    answer,
    fingerprint,
    highest,
    mask,
    mask_size,
    named,
    observe,
    points,
    reward_named,
    score_margin,
    win_share,
)
from vendemmia.research.observation import mask_of
from vendemmia.research.stepped_game import SteppedGame, options_of

KINDS = st.sampled_from([base_options, solo_options_of, module_options])
SEEDS = st.integers(0, 2**31)
FEW = settings(max_examples=12, deadline=None)


def some_states(options: Options, seed: int, every: float = 0.03) -> list[State]:
    """Copies of some positions of a random game of at most three years, and its end."""
    rng, found = random.Random(seed), []
    state = new_state(options._replace(max_years=min(options.max_years or 3, 3)), seed)
    while not state.is_over:
        if rng.random() < every:
            found.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
    return [*found, state]


def test_the_version_rises_when_a_space_changes() -> None:
    """A new fingerprint needs a new version of the environments and a line in the history of docs/research."""
    assert (SPACES_VERSION, fingerprint()) == (0, "539c7264da4e28eb")


@FEW
@given(KINDS, SEEDS)
def test_hidden_cards_change_neither_observation_nor_mask(kind: object, seed: int) -> None:
    assert callable(kind)
    rng, swapped = random.Random(seed), 0
    for state in some_states(kind(seed), seed):
        for seat in range(len(state.vineyards)):
            view = view_of(state, seat)
            other = imagine(view, rng)
            swapped += other != state
            for seen in (view, other):
                assert np.array_equal(observe(seen, seat), observe(state, seat))
                assert np.array_equal(mask(seen, seat), mask(state, seat))
    assert swapped


@FEW
@given(KINDS, SEEDS)
def test_masks_are_the_legal_answers_and_bytes_keep_below_the_highest(kind: object, seed: int) -> None:
    assert callable(kind)
    for state in some_states(kind(seed), seed):
        players = len(state.vineyards)
        for seat in range(players):
            assert (observe(state, seat) <= highest(players)).all()
            flags = mask(state, seat)
            assert len(flags) == mask_size(state.rules.options)
            legal = sorted(table_code(int(action), seat, players) for action in np.flatnonzero(flags))
            assert legal == (state.legal_actions() if seat == state.to_move else [])
        if not state.is_over:
            first = int(np.flatnonzero(mask(state))[0])
            assert CODES[answer(state, first)] in state.codes()


def test_seats_are_counted_from_the_reader() -> None:
    """The next player of seat 1 is seat 2, which it calls `seat:1`."""
    flags = mask_of([CODES.index("seat:2"), CODES.index("pass")], 1, 3, mask_size(Options()))
    assert [CODES[action] for action in np.flatnonzero(flags)] == ["pass", "seat:1"]


def test_a_row_falls_into_its_named_pieces() -> None:
    state = some_states(Options(3), 5, every=0.2)[9]
    row = observe(state, 1, seats=4)
    parts = named(row)
    assert np.array_equal(np.concatenate(list(parts.values())), row)
    assert [(name, len(part)) for name, part in parts.items()] == [
        (each.name, each.length) for each in encoding_pieces(4)
    ]
    assert parts["hand"].sum() == len(state.vineyards[1].hand)
    assert parts["seat1.vp"] == state.vineyards[2].vp + 5
    assert not parts["seat3.marks"].any()
    both = np.stack([observe(state, 0), observe(state, 1)])
    assert np.array_equal(named(both)["hand"][1], parts["hand"])
    row[:] = 0  # A learner may write to it.


def test_what_cannot_be_seen_is_refused() -> None:
    state = new_state(Options(3), 1)
    view = view_of(state, 1)
    with pytest.raises(EncodingError, match="this is the view of seat 1, not of seat 2"):
        observe(view, 2)
    with pytest.raises(EncodingError, match="a spectator has no row"):
        mask(view_of(state, None))
    with pytest.raises(EncodingError, match="there is no seat 3 in a game with 3 players"):
        mask(state, 3)
    with pytest.raises(EncodingError, match="not 17"):
        named(np.zeros(17, np.uint8))
    over = some_states(Options(2), 1)[-1]
    with pytest.raises(EncodingError, match="say which seat looks"):
        observe(over)
    with pytest.raises(EncodingError, match="no seat can answer"):
        answer(over, 0)
    assert len(observe(over, 1)) == row_width(2)
    assert not mask(over, 1).any()


def finished(options: Options, *vp: int) -> State:
    state = some_states(options, 3)[-1]
    for vineyard, own in zip(state.vineyards, vp, strict=True):
        vineyard.vp, vineyard.lira = own, 0
        vineyard.cellar = vineyard.crush_pad = 0
    return state


def test_rewards_of_several_players() -> None:
    state = finished(Options(3), 12, 20, 17)
    assert win_share(state) == (0.0, 1.0, 0.0)
    assert score_margin(state) == (-8.0, 3.0, -3.0)
    assert points(state) == (12.0, 20.0, 17.0)
    tied = finished(Options(3), 20, 20, 17)
    assert win_share(tied) == (0.5, 0.5, 0.0)
    assert score_margin(tied) == (0.0, 0.0, -3.0)
    assert win_share(new_state(Options(3), 1)) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(("vp", "share", "margin"), [(21, 1.0, 1.0), (20, 0.5, 0.0), (19, 0.0, -1.0)])
def test_rewards_against_the_automa(vp: int, share: float, margin: float) -> None:
    state = finished(Options(1, solo="normal"), vp)
    state.year = state.rules.last_year
    assert (win_share(state), score_margin(state), points(state)) == ((share,), (margin,), (float(vp),))


@pytest.mark.parametrize("options", [Options(3, max_years=2), Options(1, solo="hard")], ids=["three", "solo"])
@pytest.mark.parametrize("reward", REWARDS)
def test_what_is_paid_adds_up_to_the_reward(options: Options, reward: str) -> None:
    sums = {}
    for dense in (False, True):
        course, rng = SteppedGame(options, 5, reward, dense), random.Random(5)
        start, paid, steps = course.paid, np.zeros(options.players), 0
        while course.seat is not None:
            assert len(course.legal) > 1  # Every step is a real choice.
            course.play(int(rng.choice(np.flatnonzero(course.mask(course.seat)))))
            now = np.array(course.pay())
            steps += bool(now.any())
            paid += now
        sums[dense] = paid
        end = np.array(REWARDS[reward](course.state))
        assert np.array_equal(paid, end - start if dense else end)
        assert steps == 1 or (dense and reward != "win_share") or not end.any()


def test_an_unknown_reward_or_option_is_refused() -> None:
    with pytest.raises(ResearchError, match="there is no reward 'gold', only win_share, score_margin, points"):
        reward_named("gold")
    with pytest.raises(ResearchError, match="there is no option player; the options are players, "):
        options_of({"player": 3})
