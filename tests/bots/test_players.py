"""Computer players: they answer legally everywhere, repeat exactly, see no hidden card, and play better than chance."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from vendemmia.bots import PLAYERS, Player, player
from vendemmia.bots.advice import REASONS
from vendemmia.bots.guided import GuidedPlayer
from vendemmia.engine import Options, State, imagine, new_state, observe, winners
from vendemmia.engine.content.solo import CHALLENGES
from vendemmia.engine.options import MODULES
from vendemmia.locale import Words

GUIDED = [name for name in PLAYERS if name != "random"]
MODULE_SETS = [frozenset(some) for count in range(4) for some in combinations(MODULES, count)]
GAMES = [
    *(Options(players=2 + number % 3, modules=modules) for number, modules in enumerate(MODULE_SETS)),
    *(Options(players=1, solo="hard", modules=modules) for modules in MODULE_SETS[::3]),
    *(Options(players=1, solo="normal", challenge=challenge) for challenge in CHALLENGES),
    Options(players=6, friendly=True, advanced=True),
]


def play(options: Options, players: list[Player], seed: int, most: int) -> State:
    """A game, or its beginning, in which every answer is checked."""
    rng = Random(seed)
    state = new_state(options, seed)
    for _ in range(most):
        if state.to_move is None:
            break
        action = players[state.to_move].choose(observe(state, state.to_move), rng)
        assert action in state.legal_actions()
        state.apply(action)
    return state


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.to_json().values())))
def test_a_guided_player_answers_legally_in_every_kind_of_game(options: Options) -> None:
    play(options, [player("normal") for _ in range(options.players)], seed=5, most=90)


@pytest.mark.parametrize("name", GUIDED)
def test_the_same_chance_gives_the_same_game(name: str) -> None:
    options = Options(players=2, modules=frozenset(MODULES))
    ends = {play(options, [player(name), player("random")], seed=8, most=60).checksum() for _ in range(2)}
    assert len(ends) == 1


@pytest.mark.parametrize("name", GUIDED)
def test_hidden_cards_do_not_change_the_answer(name: str) -> None:
    """Two states that look the same to the seat; only what it cannot see differs."""
    state = play(Options(players=3), [player("random")] * 3, seed=3, most=70)
    seat = state.to_move
    assert seat is not None
    view = observe(state, seat)
    for number in range(3):
        twin = imagine(view, Random(number))
        assert player(name).choose(observe(twin, seat), Random(1)) == player(name).choose(view, Random(1))


def test_a_guided_player_beats_chance() -> None:
    won = 0
    for seed in range(4):
        end = play(Options(players=2, max_years=10), [player("normal"), player("random")], seed, most=100_000)
        won += winners(end) == (0,)
    assert won == 4


def test_advice_is_the_best_first_and_each_has_a_reason_in_words() -> None:
    words = Words("en")
    guided = player("normal")
    assert isinstance(guided, GuidedPlayer)
    state = play(Options(players=2), [player("normal"), player("normal")], seed=2, most=40)
    while state.to_move is not None and len(state.legal_actions()) < 4:
        state.apply(state.legal_actions()[0])
    assert state.to_move is not None
    found = guided.advice(observe(state, state.to_move), Random(4), 3)
    assert len(found) == 3
    assert [advice.gain for advice in found] == sorted((advice.gain for advice in found), reverse=True)
    for advice in found:
        assert advice.action in state.legal_actions()
        assert words.advice(advice.reason, advice.params)


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(reason: str) -> None:
    assert len(Words("en").advice(reason, {"amount": 2}).split()) > 1
