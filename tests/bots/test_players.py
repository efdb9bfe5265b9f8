"""Computer players play every mode, repeat themselves exactly, and know what they may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.repeating import LONG_RUN
from vendemmia.bots import LEVELS_WEAKEST_FIRST, PLAYERS, STYLES, GuidedPlayer, Player, RandomPlayer, player, worth
from vendemmia.bots.learned import LearnedPlayer, judged, network
from vendemmia.bots.styles import StyledPlayer
from vendemmia.engine import Options, observe, winners
from vendemmia.engine.content.solo import CHALLENGES
from vendemmia.network import Judged

from .alike import alike
from .support import SOME_MODULES, played, position

if TYPE_CHECKING:
    from collections.abc import Sequence

QUICK = [name.replace("master", "master:4") for name in PLAYERS]
"""Every level, the searching one with few walks."""


@pytest.mark.parametrize("modules", SOME_MODULES, ids=lambda some: "-".join(sorted(some)) or "base")
def test_every_level_plays_every_combination_of_modules(modules: frozenset[str]) -> None:
    state, _ = played(Options(players=3, modules=modules, max_years=2), ("easy", "normal", "hard"), 5)
    assert state.is_over


@pytest.mark.parametrize("players", range(2, 7))
def test_the_normal_level_plays_with_any_number_of_players(players: int) -> None:
    modules = SOME_MODULES[players % len(SOME_MODULES)]
    options = Options(players=players, friendly=players % 2 == 0, advanced=True, modules=modules, max_years=2)
    assert played(options, ["normal"] * players, players)[0].is_over


@pytest.mark.parametrize("challenge", [None, *CHALLENGES])
def test_the_normal_level_plays_alone_against_the_automa(challenge: int | None) -> None:
    options = Options(players=1, solo="normal", challenge=challenge, tokens=1)
    state, _ = played(options, ["normal"], 3)
    assert state.is_over


def test_alone_on_the_extended_board() -> None:
    assert played(Options(players=1, solo="hard", modules=SOME_MODULES[-1]), ["easy"], 3)[0].is_over


@pytest.mark.parametrize("name", QUICK)
def test_the_same_chance_gives_the_same_game(name: str) -> None:
    options = Options(players=2, modules=SOME_MODULES[-1], max_years=1)
    assert played(options, [name, "random"], 8)[1] == played(options, [name, "random"], 8)[1]


@pytest.mark.parametrize("name", PLAYERS)
def test_what_others_hold_changes_neither_an_answer_nor_its_chance(name: str) -> None:
    """As many numbers are drawn as well. The search itself is compared in `test_search`."""
    made = player(name)
    for number, pair in enumerate(alike()[:30] if name == "master" else alike()):
        answers = [(made.choose(seen, rng), rng.random()) for seen in pair for rng in [Random(number)]]
        assert answers[0] == answers[1]


def test_what_others_hold_does_not_change_what_the_network_says() -> None:
    for here, there in alike():
        for ours, theirs in zip(judged(network(), here), judged(network(), there), strict=True):
            assert np.array_equal(ours, theirs)


class Undecided:
    """A network to which all answers are about equally good: whatever a player adds to its scores decides."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def judge_one(self, row: bytes, legal: Sequence[int], slots: int) -> Judged:
        scores = np.random.default_rng(self.seed).uniform(0, 5, len(legal)).astype(np.float32)
        same = np.full(slots, 1 / slots, np.float32)
        return Judged(scores, same, 0 * same)


@pytest.mark.parametrize("name", ["hard", "expert", *STYLES])
def test_what_others_hold_adds_nothing_to_what_the_network_says(name: str) -> None:
    made = player(name)
    assert isinstance(made, LearnedPlayer | StyledPlayer)
    for seed in range(5):
        made.judge = Undecided(seed)  # type: ignore[assignment]
        for here, there in alike():
            assert made.choose(here, Random(seed)) == made.choose(there, Random(seed))


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_what_others_hold_does_not_change_what_an_answer_gains(name: str) -> None:
    made = player(name)
    assert isinstance(made, GuidedPlayer)
    for number, pair in enumerate(alike()):
        gains = [[(found.action, found.gain) for found in made.found(seen, Random(number))] for seen in pair]
        assert gains[0] == gains[1]


@pytest.mark.parametrize("name", [name for name in QUICK if name != "random"])
def test_a_named_level_beats_the_random_player(name: str) -> None:
    """In every game; the easy one, which errs on purpose, may lose one."""
    lost: list[int] = []
    for seed in range(1 if name.startswith("master") else 5 if LONG_RUN else 3):
        seats = (name, "random") if seed % 2 else ("random", name)
        state, _ = played(Options(players=2, max_years=8), seats, seed)
        if [seats[seat] for seat in winners(state)] != [name]:
            lost.append(seed)
    assert len(lost) <= (1 if name == "easy" else 0)


@pytest.mark.parametrize(("name", "most"), [("easy", 400), ("normal", 800)])
def test_a_decision_at_the_largest_table_values_a_bounded_number_of_positions(
    name: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    valued = 0

    def counted(*args: object) -> float:
        nonlocal valued
        valued += 1
        return worth(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("vendemmia.bots.guided.turns.worth", counted)
    options = Options(players=6, modules=SOME_MODULES[-1])
    for seed in range(6):
        state = position(options, seed, 400 + 150 * seed)
        assert state.to_move is not None
        valued = 0
        player(name).choose(observe(state, state.to_move), Random(seed))
        assert valued <= most


def test_players_have_names() -> None:
    assert LEVELS_WEAKEST_FIRST == ("random", "easy", "normal", "hard", "expert", "master")
    assert (*LEVELS_WEAKEST_FIRST, *STYLES) == PLAYERS
    made: list[Player] = [player(name) for name in PLAYERS]
    assert isinstance(made[0], RandomPlayer)
    with pytest.raises(KeyError):
        player("nobody")
