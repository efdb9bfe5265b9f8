"""Long runs of a level: who has which seat, and what a game that goes wrong says."""

from __future__ import annotations

from random import Random

import pytest

from scripts.play_levels import KINDS, options_of, play, play_out, seated
from vendemmia.bots import RandomPlayer
from vendemmia.engine import Options, new_state


def test_a_player_with_rivals_has_every_seat_in_turn_in_games_of_every_kind() -> None:
    for kind in range(len(KINDS)):
        taken = [seated("a", "b", 3, number) for number in range(kind, 3 * len(KINDS), len(KINDS))]
        assert taken == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    assert seated("a", "b", 1, 5) == ["a"]
    assert seated("a", None, 3, 5) == ["a", "a", "a"]


def test_a_game_counts_the_answers_of_one_player() -> None:
    options = Options(4, max_years=3)
    names = ["easy", "random", "random", "random"]
    one, others = (play_out(names, name, new_state(options, 1), Random(1)) for name in ("easy", "random"))
    assert one.years == others.years <= 3
    assert 0 < one.decisions < others.decisions
    assert one.seconds > 0


def test_an_answer_that_is_not_legal_stops_the_run_and_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomPlayer, "choose", lambda *_: -1)
    with pytest.raises(AssertionError, match="random answers -1 after 1 decisions") as error:
        play("random", None, 7)
    assert error.value.__notes__ == [f"in game 7, {options_of(7)}"]
