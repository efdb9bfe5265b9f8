"""Positions of games that are played at random until something is asked: boards and modules that no record has."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

from vendemmia.engine import CODES, MODULES, Options, State
from vendemmia.record import UNKNOWN
from vendemmia.web.game.live_game import LiveGame

from .scenes import question_of

Wanted = Callable[[State, str], bool]
"""Whether to stop: by the position and the kind of its question."""

BASE = Options(players=2)
SIX = Options(players=6)
SOLO = Options(players=1, solo="normal")
EVERYTHING = Options(players=6, modules=frozenset(MODULES))


def wakes_up(_: State, question: str) -> bool:
    return "Row" in question and question.endswith("row")


def places(state: State, question: str) -> bool:
    return "place" in question and len(state.vineyards[state.to_move or 0].hand) >= 6


def asks_about_a_card(_: State, question: str) -> bool:
    return question.endswith(("option", "no+option"))


def discards(_: State, question: str) -> bool:
    return "Discard" in question


FULL_HAND = 10


def holds_many(state: State, question: str) -> bool:
    return "place" in question and len(state.vineyards[state.to_move or 0].hand) >= FULL_HAND


def discards_of_many(state: State, question: str) -> bool:
    return discards(state, question) and len(state.vineyards[state.to_move or 0].hand) >= FULL_HAND


@lru_cache(maxsize=32)
def played_until(options: Options, wanted: Wanted, seed: int = 1, year: int = 2) -> LiveGame:
    """A random game, in or after a year, at the first question that is wanted."""
    game, rng = LiveGame.new(options, seed), Random(seed)
    for _ in range(4000):
        state = game.state
        if state.is_over:
            break
        if state.year >= year and wanted(state, question_of(state, "scene")):
            return game
        codes = [CODES[action] for action in state.legal_actions()]
        game.play(rng.choice([code for code in codes if code != "pass"] or codes), recorded=UNKNOWN)
    raise AssertionError(f"no such question in the game of seed {seed}")


@lru_cache(maxsize=32)
def played_by_some_seed(options: Options, wanted: Wanted, seeds: int = 40) -> LiveGame:
    """The first of many random games that has a rare question."""
    for seed in range(1, seeds):
        try:
            return played_until(options, wanted, seed)
        except AssertionError:
            continue
    raise AssertionError(f"no such question in {seeds} games")
