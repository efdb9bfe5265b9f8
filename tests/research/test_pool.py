"""The pool of games: the same games as in a batch, in other processes, and clear words for what goes wrong."""

from __future__ import annotations

from ctypes import c_char, c_uint8
from multiprocessing import Semaphore
from multiprocessing.sharedctypes import RawArray
from typing import Any

import pytest

from vendemmia.engine import Batch, EncodingError, Options, row_width
from vendemmia.research import ResearchError
from vendemmia.research.pool import GamePool
from vendemmia.training import games

KINDS = [Options(2, max_years=1), Options(3, modules=frozenset({"structure_cards"}), max_years=1)]


def last_of(masks: Any) -> Any:
    """The last legal answer of each game."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


def test_the_games_are_those_of_batches() -> None:
    with GamePool(2, 6, options=KINDS, seed=5) as pool:
        assert pool.count == 6
        batches = [Batch(KINDS, 3, 5 + number) for number in range(4)]
        buffers = [batch.buffers() for batch in batches]
        for batch, into in zip(batches, buffers, strict=True):
            batch.start(into)
        ends = 0
        for turn, seen in enumerate(pool.turns(60)):
            half = turn % 2
            for worker in range(2):
                batch, into = batches[2 * worker + half], buffers[2 * worker + half]
                own = slice(3 * worker, 3 * worker + 3)
                assert seen.rows[own].tobytes() == into.rows.tobytes()
                assert seen.masks[own].tobytes() == into.masks.tobytes()
                assert seen.points[own].tobytes() == into.points.tobytes()
                assert seen.shares[own].tobytes() == into.shares.tobytes()
                for name in ("seats", "kinds", "ended"):
                    assert getattr(seen, name)[own].tobytes() == getattr(into, name).tobytes()
                batch.step(last_of(seen.masks[own]).tolist(), into)
            ends += int((seen.ended > 0).sum())
            seen.answers[:] = last_of(seen.masks)
    assert ends > 4


def test_rows_are_as_wide_as_the_players_need() -> None:
    with GamePool(1, 2, players=1, solo="easy") as pool:
        seen = pool.wait(0)
        assert seen.rows.shape == (1, row_width(1))
        assert seen.points.shape == seen.shares.shape == (1, 1)
        assert seen.seats.shape == (1,)


def test_an_answer_that_is_not_legal_is_named() -> None:
    with GamePool(1, 2, players=2) as pool:
        for half in range(2):
            pool.wait(half)
        pool.halves[0].answers[:] = 2
        pool.send(0)
        with pytest.raises(ResearchError, match=r"is not legal.*game 0 of the batch; nothing was played$"):
            pool.wait(0)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"processes": 0, "games": 4}, "at least one process and an even number of games"),
        ({"processes": 1, "games": 3}, "an even number of games in each, not 3"),
        ({"processes": 1, "games": 2, "seed": -1}, "the seed of a pool is from 0 to 1073741823, not -1"),
        ({"processes": 1, "games": 2, "options": KINDS, "players": 2}, "give options or keywords for them, not both"),
        ({"processes": 1, "games": 2, "options": []}, "a pool needs options"),
        ({"processes": 1, "games": 2, "seats": 4}, "there is no option seats"),
    ],
)
def test_a_pool_that_cannot_be_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ResearchError, match=message):
        GamePool(**given)


class LeftBatch:
    """Games whose caller leaves while they are stepped: the answers say stop then."""

    def __init__(self, *given: Any) -> None:
        batch = Batch(*given)
        self.codes, self.buffers, self.start = batch.codes, batch.buffers, batch.start

    def step(self, answers: Any, _: object) -> None:
        answers[:] = games.STOP
        raise EncodingError("there is no answer -1")


def test_who_leaves_in_the_middle_of_a_turn_hears_of_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "Batch", LeftBatch)
    monkeypatch.setattr(games, "serve_parent", lambda: None)
    memories = [RawArray(c_uint8, games.memory_size(4, Batch(KINDS, 1, 0).codes)) for _ in range(games.HALVES)]
    go, done = ([Semaphore(1) for _ in memories] for _ in range(2))
    said = RawArray(c_char, games.WORDS)
    games.step_games(0, KINDS, 4, 1, memories, go, done, 4, said=said)
    assert said.value == b""
