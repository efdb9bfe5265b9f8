"""The coach, hints and lessons never say two different things about one position."""

from __future__ import annotations

from random import Random

import pytest

from tests.repeating import LONG_RUN
from vendemmia.bots import player
from vendemmia.engine import Options, View, new_state, observe
from vendemmia.engine.options import MODULES

from .claims import Said, contradictions, differ

KINDS = (
    Options(2),
    Options(4),
    Options(1, solo="normal"),
    Options(2, modules=frozenset({"extended_board"})),
    Options(2, modules=frozenset(MODULES)),
)
GAMES = 200 if LONG_RUN else 10
QUESTIONS = 2
"""In each game."""


def questions(game: int, count: int) -> list[View]:
    """Return some questions of a game between weak players, as the seat that is asked sees them."""
    options, rng = KINDS[game % len(KINDS)], Random(game)
    state, bot = new_state(options, 730_000 + game), player("easy")
    wanted = sorted(rng.sample(range(4, 130 * len(state.vineyards)), count))
    found: list[View] = []
    for number in range(wanted[-1] + 1):
        while state.to_move is not None and len(legal := state.legal_actions()) == 1:
            state.apply(legal[0])
        if state.to_move is None:
            break
        view = observe(state, state.to_move)
        if number in wanted:
            found.append(view)
        state.apply(bot.choose(view, rng))
    return found


def test_what_excludes_each_other_is_found() -> None:
    once, twice = [Said("a hint", 2), Said("the coach", 3)], [Said("a hint", 3), Said("the coach", 2)]
    assert differ(("workers",), once)
    assert not differ(("pass", "lira gained"), once)
    assert differ(("pass", "lira gained"), twice)
    assert not differ(("workers",), [Said("a hint", 2), Said("a lesson", 2)])


@pytest.mark.parametrize("game", range(GAMES))
def test_coach_hint_and_lesson_agree(game: int) -> None:
    found = [each for view in questions(game, QUESTIONS) for each in contradictions(view)]
    assert found == []
