"""A level that fails is replaced by the one below."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from vendemmia.bots import LEVELS_WEAKEST_FIRST, SturdyPlayer, levels_below, player
from vendemmia.engine import Options, new_state, observe

if TYPE_CHECKING:
    from vendemmia.engine import View


def a_view() -> View:
    state = new_state(Options(2), 4)
    assert state.to_move is not None
    return observe(state, state.to_move)


def test_every_level_has_all_weaker_ones_below_it() -> None:
    assert levels_below("random") == []
    assert levels_below("normal") == ["easy", "random"]
    assert levels_below("master:64")[0] == "expert"
    assert levels_below("somebody else") == ["normal", "easy", "random"]
    assert all(
        levels_below(name) == list(LEVELS_WEAKEST_FIRST[: LEVELS_WEAKEST_FIRST.index(name)][::-1])
        for name in LEVELS_WEAKEST_FIRST
    )


def test_a_sound_player_answers_itself() -> None:
    view = a_view()
    assert SturdyPlayer("normal").choose(view, Random(1)) == player("normal").choose(view, Random(1))


def test_a_level_that_fails_is_replaced_with_a_logged_reason(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, view: View, rng: Random) -> int:
            rng.random()
            raise ModuleNotFoundError("No module named 'numpy'")

        advice = choose

    class Wrong:
        def choose(self, view: View, rng: Random) -> int:
            return -1

    strange = {"expert": Broken(), "hard": Wrong()}
    monkeypatch.setattr("vendemmia.bots.sturdy.player", lambda name: strange.get(name) or player(name))
    view = a_view()
    found = SturdyPlayer("expert").choose(view, Random(1))
    assert found == player("normal").choose(view, Random(1)), "the chance of the failed attempt was used up"
    assert "'expert' failed (ModuleNotFoundError" in caplog.text
    assert "'hard' gave an impossible answer; 'normal' answers" in caplog.text
