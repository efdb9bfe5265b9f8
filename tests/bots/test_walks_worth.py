"""What walks are worth, as scripts/walks.py measures it."""

from __future__ import annotations

from random import Random

import pytest

from scripts import walks
from scripts.walks import Kind, Playouts, gain, hesitates, looked_at, main, worth
from vendemmia.bots import player
from vendemmia.bots.learned import network
from vendemmia.bots.search import Effort
from vendemmia.engine import Options, State, View, new_state, observe

ALONE = Options(1, solo="very_hard")


class Fixed:
    """Always gives the same answer."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def choose(self, view: View, rng: Random) -> int:
        return self.answer


def later(options: Options, answers: int) -> State:
    """A game of `expert` after some answers."""
    state = new_state(options, 5)
    own, rng = player("expert"), Random(1)
    for _ in range(answers):
        assert state.to_move is not None
        state.apply(own.choose(observe(state, state.to_move), rng))
    return state


def test_the_gain_has_an_interval_and_agreeing_answers_count_as_none() -> None:
    found = [[0.5, 0.75], None, [0.5, 0.25], [0.25, 0.75], None, [0.5, 0.5]]
    apart, mean, around = gain(found, 0, 1)
    assert apart == 3
    assert (mean, around) == pytest.approx((8.333, 18.86), abs=0.01)


def test_answers_that_agree_are_not_played_out() -> None:
    view = observe(new_state(ALONE, 5), 0)
    assert worth(view, [Fixed(view.legal[0])] * 3, Random(1), 1_000_000) is None


def test_a_winning_answer_is_worth_more_than_a_losing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    view = observe(new_state(ALONE, 5), 0)
    good, bad = view.legal[:2]
    monkeypatch.setattr(Playouts, "won", lambda *_: {good: 0.75, bad: 0.25})
    assert worth(view, [Fixed(bad), Fixed(good), Fixed(bad)], Random(1), 4) == [0.25, 0.75, 0.25]


def test_playouts_go_to_the_end_and_answers_share_their_deals() -> None:
    state = later(Options(2), 60)
    assert state.to_move is not None
    view = observe(state, state.to_move)
    one, *_, other = view.legal
    alone, both = (Playouts(network(), Effort(1), view, Random(3)).won(answers, 4) for answers in ([one], [one, other]))
    assert alone[one] == both[one]  # Another answer beside it changes nothing.
    assert all((8 * share).is_integer() for share in both.values())  # Four games, each won, lost or shared.


def test_only_questions_with_a_second_likely_answer_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    view = observe(new_state(ALONE, 5), 0)
    monkeypatch.setattr(walks, "LIKELY", 1e9)
    assert hesitates(view)
    monkeypatch.setattr(walks, "LIKELY", 0.0)
    assert not hesitates(view)
    monkeypatch.setattr(walks, "OFTEN", 1.0)
    assert looked_at(5, ALONE, [0, 0], 1) == []


def test_the_rows_are_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(walks, "KINDS", (Kind("alone", ALONE, 8, 2), Kind("not asked for", ALONE, 8, 1)))
    main(["--walks", "0", "2", "4", "--playouts", "2", "--kinds", "alone"])
    first, *rows = capsys.readouterr().out.splitlines()
    assert first.startswith("alone: ")
    assert first.endswith("of 2 games")
    assert [row.split(":")[0] for row in rows] == ["0 to 2 walks", "2 to 4 walks"]
