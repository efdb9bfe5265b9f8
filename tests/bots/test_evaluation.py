"""Looking back: what an answer gained beside the best one."""

from __future__ import annotations

from random import Random

import pytest

from vendemmia.bots import REASONS, Evaluation, evaluate, player
from vendemmia.bots.comparing import thinkable
from vendemmia.engine import Options, State, View, imagine, observe

from .support import SOME_MODULES, position


def asked(seed: int) -> tuple[State, View]:
    """A position somewhere in a game, as the seat that is asked sees it."""
    modules = SOME_MODULES[-1] if seed % 2 else frozenset()
    state = position(Options(players=2, modules=modules), seed, 40 + 25 * seed)
    assert state.to_move is not None
    return state, observe(state, state.to_move)


@pytest.mark.parametrize("seed", range(6))
def test_no_answer_is_better_than_the_best(seed: int) -> None:
    _, view = asked(seed)
    found = {action: evaluate(view, action, Random(seed)) for action in view.legal}
    assert all(each.loss >= 0 and each.best.reason in REASONS for each in found.values())
    best = player("normal").advice(view, Random(seed), 1)[0]
    assert all(each.best == best for each in found.values() if each.loss)
    assert found[best.action] == Evaluation(best.gain, best)
    assert found[best.action].loss == 0


def test_what_was_taken_counts_as_the_best_of_equals() -> None:
    _, view = asked(0)
    for action in view.legal:
        found = evaluate(view, action, Random(1))
        assert found.loss > 0 or found.best.action == action


def test_a_grande_worker_who_was_not_needed_is_evaluated_too() -> None:
    views = (asked(seed)[1] for seed in range(20))
    view, wasted = next((view, left) for view in views if (left := set(view.legal) - set(thinkable(view.legal))))
    for action in sorted(wasted):
        assert evaluate(view, action, Random(1)).loss >= 0


def test_what_others_hold_does_not_change_an_evaluation() -> None:
    state, view = asked(3)
    other = observe(imagine(view, Random(5)), view.seat)
    assert other != state
    for action in view.legal:
        assert evaluate(view, action, Random(2)) == evaluate(other, action, Random(2))


def test_an_answer_that_is_not_legal_has_no_evaluation() -> None:
    state, view = asked(1)
    with pytest.raises(ValueError, match="-1"):
        evaluate(view, -1, Random(1))
    assert state.to_move is not None
    with pytest.raises(ValueError, match=str(view.legal[0])):
        evaluate(observe(state, 1 - state.to_move), view.legal[0], Random(1))
