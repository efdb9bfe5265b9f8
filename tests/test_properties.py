"""Properties over many random games."""

from __future__ import annotations

import json
import pickle
import random
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import few
from tests.invariants import check
from tests.support import rule
from vendemmia import Game, Options, State, imagine, observe
from vendemmia.engine import CODES, KEYED, Event, new_state
from vendemmia.engine.content.solo import CHALLENGES, LEVELS
from vendemmia.engine.numbers.names import DECK_OF
from vendemmia.engine.options import MODULES

SEVERAL = st.builds(
    lambda players, friendly, advanced: Options(players, friendly, advanced, max_years=12),
    st.integers(2, 6),
    st.booleans(),
    st.booleans(),
)
ALONE = st.builds(
    lambda level, advanced, challenge, tokens: Options(
        1, advanced=advanced and challenge not in (1, 8), solo=level, challenge=challenge, tokens=tokens
    ),
    st.sampled_from(list(LEVELS)),
    st.booleans(),
    st.sampled_from([None, *CHALLENGES]),
    st.integers(0, 3),
)
MODULE_SETS = [frozenset(some) for count in (1, 2, 3) for some in combinations(MODULES, count)]
SEVERAL_MODULES = st.builds(
    lambda options, modules: options._replace(modules=modules, max_years=5), SEVERAL, st.sampled_from(MODULE_SETS)
)
ALONE_MODULES = st.builds(
    lambda level, modules, tokens, scored: Options(
        1, solo=level, tokens=tokens, modules=modules, map_scoring=scored or "extended_board" not in modules
    ),
    st.sampled_from(list(LEVELS)),
    st.sampled_from(MODULE_SETS),
    st.integers(0, 3),
    st.booleans(),
)
OPTIONS = SEVERAL | ALONE | SEVERAL_MODULES | ALONE_MODULES
SEEDS = st.integers(0, 2**32)
FEW = few(16)


def random_states(options: Options, seed: int, every: float, generator: int = KEYED) -> list[State]:
    """Copies of some positions of a random game."""
    rng = random.Random(seed)
    state = new_state(options, seed, generator=generator)
    found = [state.copy()]
    while state.stack:
        state.apply(rng.choice(state.legal_actions()))
        if rng.random() < every:
            found.append(state.copy())
    return [*found, state]


def play_out(state: State, seed: int) -> str:
    """Play to the end with a fixed player; the checksum of the end."""
    rng = random.Random(seed)
    for _ in range(150):
        if not state.stack:
            break
        state.apply(rng.choice(state.legal_actions()))
    return state.checksum()


@rule("SET-3", "VIS-10", "ORD-1", "WIN-7", "HARV-2", "GAME-4")
@FEW
@given(OPTIONS, SEEDS)
def test_in_every_position_cards_and_workers_are_conserved_and_tracks_keep_their_bounds(
    options: Options, seed: int
) -> None:
    rng = random.Random(seed)
    state = new_state(options, seed)
    while state.stack:
        check(state)
        state.apply(rng.choice(state.legal_actions()))
    check(state)
    assert state.year <= 12


@FEW
@given(OPTIONS, SEEDS)
def test_legal_is_what_has_no_reason_against_it(options: Options, seed: int) -> None:
    for state in random_states(options, seed, 0.03):
        legal = state.legal_actions()
        assert legal == sorted(legal)
        assert legal == [action for action in range(len(CODES)) if not state.why_not(action)]


@FEW
@given(OPTIONS, SEEDS)
def test_a_state_equals_its_copy_its_json_and_its_pickle_and_all_go_on_alike(options: Options, seed: int) -> None:
    for state in random_states(options, seed, 0.01):
        twins = [
            state.copy(),
            State.from_json(json.loads(json.dumps(state.to_json()))),
            pickle.loads(pickle.dumps(state)),  # noqa: S301 (our own bytes)
        ]
        for twin in twins:
            assert twin == state
            assert hash(twin) == hash(state)
            assert twin.legal_actions() == state.legal_actions()
        ends = {play_out(twin, seed) for twin in (*twins, state)}
        assert len(ends) == 1


@FEW
@given(OPTIONS, SEEDS)
def test_a_copy_does_not_change_when_the_original_is_played_on(options: Options, seed: int) -> None:
    for state in random_states(options, seed, 0.01):
        twin = state.copy()
        before = twin.key()
        play_out(state, seed)
        assert twin.key() == before


@FEW
@given(OPTIONS, SEEDS)
def test_asking_changes_nothing(options: Options, seed: int) -> None:
    for state in random_states(options, seed, 0.02):
        before = state.key()
        for action in state.legal_actions():
            state.outlook(action)
        for action in range(0, len(CODES), 7):
            state.why_not(action)
            state.outlook(action)
        assert state.key() == before


@rule("SET-8")
@FEW
@given(OPTIONS, SEEDS)
def test_observing_an_imagined_state_gives_the_same_view(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    for state in random_states(options, seed, 0.02):
        for seat in (None, *range(options.players)):
            view = observe(state, seat)
            imagined = imagine(view, rng)
            assert observe(imagined, seat) == view
            check(imagined)


@rule("SET-8")
@FEW
@given(OPTIONS, SEEDS)
def test_a_view_does_not_change_when_only_hidden_cards_change(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    for state in random_states(options, seed, 0.02):
        for seat in range(options.players):
            swapped = state.copy()
            swap_hidden(swapped, seat, rng)
            one, other = observe(state, seat), observe(swapped, seat)
            assert one == other
            assert one.asked == other.asked
            assert json.dumps(one.to_json()) == json.dumps(other.to_json())


@rule("SET-8")
@FEW
@given(OPTIONS, SEEDS)
def test_a_view_tells_what_is_asked_and_what_comes_of_it(options: Options, seed: int) -> None:
    """The seat to move learns from its view what the state knows; the others all but what its hand decides."""
    for state in random_states(options, seed, 0.05):
        asked = state.asked()
        for seat in (None, *range(options.players)):
            view = observe(state, seat)
            if seat == state.to_move:
                assert view.asked == asked
                assert all(view.outlook(action) == state.outlook(action) for action in view.legal)
            elif asked is not None and asked.id == "bonus_lost":
                assert view.asked in [asked._replace(id=open_id) for open_id in ("bonus", "bonus_due")]
            else:
                assert view.asked == asked


def swap_hidden(state: State, seat: int, rng: random.Random) -> None:
    """Exchange cards that a seat cannot see: one of each other hand for an undrawn one of the same kind."""
    for number, vineyard in enumerate(state.vineyards):
        if number == seat or not vineyard.hand:
            continue
        held = rng.choice(vineyard.hand)
        deck = state.decks[DECK_OF[held]]
        if deck:
            drawn = deck.pop(rng.randrange(len(deck)))
            vineyard.remove_card(held)
            vineyard.add_card(drawn)
            deck.append(held)
            deck.sort()
    state.chance = new_state(Options(), rng.randrange(10**6)).chance
    state.rng += rng.randrange(100)


@rule("SET-8")
@FEW
@given(OPTIONS, SEEDS)
def test_the_events_of_a_seat_tell_no_card_that_it_may_not_know(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    game = Game.new(options, seed)
    while not game.state.is_over:
        before = [vineyard.hand for vineyard in game.state.vineyards]
        events: list[Event] = game.play(rng.choice(game.state.legal_actions()))
        for event in events:
            if event.kind.value in ("drew", "gave"):
                knowing = {event.seat, event.other} - {-1}
                for seat in (None, *range(options.players)):
                    seen = event.seen_by(seat).thing
                    assert seen == (event.thing if seat in knowing else "")
        assert len(before) == options.players


@FEW
@given(OPTIONS, SEEDS)
def test_undo_restores_the_position_and_never_goes_behind_the_floor(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    game = Game.new(options, seed)
    keys = [game.state.key()]
    while not game.state.is_over and len(game.codes) < 300:
        game.play(rng.choice(game.state.legal_actions()))
        keys.append(game.state.key())
        if rng.random() < 0.2 and game.undo_floor < len(game.codes):
            floor = game.undo_floor
            game.undo(rng.randint(floor, len(game.codes) - 1))
            del keys[len(game.codes) + 1 :]
            assert game.state.key() == keys[-1]
            assert game.undo_floor <= len(game.codes)
