"""Self-play learns: in games of one answer, the right one soon comes nearly always."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from vendemmia.engine import Options, encode, new_state
from vendemmia.network import SLOTS
from vendemmia.training.games import HALVES, arrays_in, memory_size

from .small import TINY

if TYPE_CHECKING:
    from vendemmia.training.model import Model

pytestmark = [pytest.mark.once, pytest.mark.torch]
CODES = 3
"""Answers of the smallest game: one of them wins at most, which one depends on the position."""
ROUNDS = 12


class OneAnswer:
    """Games as a training sees them (`Games`), for two seats in turn. Each ends after one answer."""

    def __init__(self, count: int) -> None:
        self.options = [Options(2)]
        self.count, self.codes = count, CODES
        self.memories = [RawArray(ctypes.c_uint8, memory_size(count, CODES)) for _ in range(HALVES)]
        self.halves = [arrays_in(memory, count, CODES) for memory in self.memories]
        self.chance = np.random.default_rng(1)
        self.rows = np.stack(
            [np.frombuffer(encode(new_state(Options(2), seed), 0, SLOTS), np.uint8) for seed in (1, 2, 3)]
        )
        self.right = np.array([1, 2, -1])
        """The answer that wins in each position; in the last one nothing does."""
        self.asked = [np.zeros(count, np.int64) for _ in range(HALVES)]
        for half in range(HALVES):
            self.halves[half]["masks"][:] = 1
            self.deal(half)

    def deal(self, half: int) -> None:
        self.asked[half] = self.chance.integers(len(self.rows), size=self.count)
        self.halves[half]["rows"][:] = self.rows[self.asked[half]]

    def wait(self, half: int) -> dict[str, Any]:
        return self.halves[half]

    def send(self, half: int) -> None:
        shared, places = self.halves[half], np.arange(self.count)
        won = shared["answers"] == self.right[self.asked[half]]
        shared["shares"][:] = 0
        shared["shares"][places, np.where(won, shared["seats"], 1 - shared["seats"])] = 1
        shared["ended"][:] = 1
        shared["seats"][:] = 1 - shared["seats"]
        self.deal(half)


def test_the_answer_that_wins_is_given_more_often(torch: Any) -> None:
    from vendemmia.training.learning import Learner, Rates, Round
    from vendemmia.training.model import Model
    from vendemmia.training.rollout import Rollout

    torch.manual_seed(1)
    games: Any = OneAnswer(16)
    learner = Learner(Model(16, 1, "cpu", 1), Model(16, 1, "cpu", 1), replace(TINY, smooth=0.8, batch=64))
    player = Rollout(games, learner.model, 8, None)
    before = right_answers(torch, learner.model, games)
    assert all(0.2 < chance < 0.5 for chance in before), before
    learning: Round | None = None
    for _ in range(ROUNDS):
        stretches = player.play(learning.go_on if learning else lambda _: None)
        if learning:
            learning.finish()
        learning = Round(learner, stretches, Rates(rate=0.01, entropy=0.001, points=0.5))
    for model in (learner.model, learner.average):
        after = right_answers(torch, model, games)
        assert all(chance > 0.9 for chance in after), after
    with torch.no_grad():
        _, scores, _ = learner.model(torch.from_numpy(games.rows))
        expected = torch.softmax(scores[:, :2], 1)[:, 0].tolist()
    assert min(expected[:2]) > 0.7, "whoever is asked wins nearly always"
    assert expected[2] < 0.3, "whoever is asked loses"


@pytest.mark.usefixtures("torch")
def test_a_round_without_an_answer_of_its_own_changes_nothing() -> None:
    """With few games and a large league there may be none. The mean of nothing would have spoiled all weights."""
    from vendemmia.training.learning import Learner, Rates, Round
    from vendemmia.training.model import Model
    from vendemmia.training.rollout import Rollout

    learner = Learner(Model(16, 1, "cpu", 1), Model(16, 1, "cpu", 1), TINY)
    before = learner.model.export()
    games: Any = OneAnswer(1)
    stretches = Rollout(games, learner.model, 1, None).play(lambda _: None)
    for stretch in stretches:
        stretch.learns[:] = False
    seen = Round(learner, stretches, Rates(rate=0.01, entropy=0.001, points=0.5)).finish()
    assert not np.isnan(list(seen.values())).any()
    after = learner.model.export()
    assert all(np.array_equal(array, after[name]) for name, array in before.items())


def right_answers(torch: Any, model: Model, games: OneAnswer) -> list[float]:
    """The chance of the right answer in each position that has one."""
    with torch.no_grad():
        scores, _, _ = model(torch.from_numpy(games.rows))
    chances = torch.softmax(scores[:, :CODES], 1).tolist()
    return [chance[right] for chance, right in zip(chances, games.right, strict=True) if right >= 0]
