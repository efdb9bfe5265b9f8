"""Advice: the best few answers with a chance and a reason. Reasons have words, and are true."""

from __future__ import annotations

from random import Random

import pytest

from tests.repeating import LONG_RUN
from tests.support import Table
from vendemmia.advice import PLANNED, gives_up
from vendemmia.bots import FORESEEN, REASONS, Advice, advise, evaluate, ranked
from vendemmia.bots.chances import chances_to_win
from vendemmia.bots.coach import expect, look_at, why
from vendemmia.engine import Options, State, View, imagine, observe
from vendemmia.engine.catalogue import ANSWER_PASS, WINTER
from vendemmia.engine.numbers.actions import CODES
from vendemmia.locale import languages, words

from .promises import check_all
from .support import SOME_MODULES, position

PARAMS = {
    "vp": 2,
    "when": 1,
    "card": 2,
    "wine": 2,
    "lira": 3,
    "structure": 0,
    "field": 5,
    "workers": 2,
    "wines": 2,
    "cards": 1,
    "action": 3,
    "use": 1,
    "amount": 2,
}


def asked(seed: int) -> tuple[State, View]:
    """A position somewhere in a game, as the seat that is asked sees it."""
    modules = SOME_MODULES[-1] if seed % 2 else frozenset()
    state = position(Options(players=2, modules=modules), seed, 40 + 25 * seed)
    assert state.to_move is not None
    return state, observe(state, state.to_move)


def advice_on(table: Table) -> list[Advice]:
    assert table.state.to_move is not None
    return advise(observe(table.state, table.state.to_move), Random(0), 6)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(language: str, reason: str) -> None:
    text = words(language).advised(reason, PARAMS)
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize("seed", range(3))
def test_advice_is_legal_and_does_not_know_what_is_hidden(seed: int) -> None:
    _, view = asked(seed)
    found = advise(view, Random(1), 3)
    assert 1 <= len({advice.action for advice in found}) == len(found) <= 3
    assert all(advice.action in view.legal and advice.reason in REASONS for advice in found)
    assert all(0 <= advice.chance <= 1 for advice in found)
    assert sorted(ranked(view, Random(1))) == sorted(view.legal)
    other = observe(imagine(view, Random(5)), view.seat)
    assert advise(other, Random(1), 3) == found


def test_there_is_no_advice_for_who_is_not_asked() -> None:
    state, _ = asked(1)
    assert state.to_move is not None
    for seat in (1 - state.to_move, None):
        assert advise(observe(state, seat), Random(1), 3) == []
        assert ranked(observe(state, seat), Random(1)) == []


def test_an_order_that_can_be_filled_is() -> None:
    table = Table(season="winter", hand=["ord_r5"], cellar={"red": [6]}, workers={"regular": 1})
    best = advice_on(table)[0]
    assert CODES[best.action].startswith("place:fill_order")
    assert (best.reason, dict(best.params)) == ("fills_order", {"vp": 2})


def test_passing_in_winter_saves_no_workers() -> None:
    table = Table(season="winter", hand=["ord_r5"], cellar={"red": [6]}, workers={"regular": 2})
    view = observe(table.state, table.state.to_move)
    looked = look_at(view, Random(0), ANSWER_PASS)
    expect(looked)
    passing = next(each for each in looked if each.action == ANSWER_PASS)
    assert why(view, passing, looked) == ("leaves_workers", {"workers": 3})


def test_down_to_seven_cards_nothing_is_gained() -> None:
    hand = ["pinot", "merlot", "syrah", "malvasia", "trebbiano", "chardonnay", "broker", "sangiovese"]
    table = Table(season="winter", year=2, hand=hand, workers={"grande": 1}, passed=[1])
    table.play("pass")
    assert table.state.to_move is not None
    view = observe(table.state, table.state.to_move)
    found = advice_on(table)
    assert all(gives_up(view, each.action) for each in found)
    assert {each.reason for each in found} <= {"costs_least", "costs_more"}
    assert found[0].reason == "costs_least"


def test_an_uprooted_vine_is_not_given_up() -> None:
    """PLANT-4: it comes back to the hand."""
    table = Table(structures=["yoke", "trellis", "irrigation"], fields={6: ["syrah", "pinot"]})
    table.play("place:yoke:left:regular", "option:2")
    for code in ("field:6", "card:syrah"):
        view = observe(table.state, 0)
        assert not any(gives_up(view, action) for action in view.legal)
        table.play(code)


def test_without_a_choice_the_advice_says_so() -> None:
    table = Table(hand=["malvasia"], season="summer")
    table.play("place:plant_vine:left:regular")
    assert [each.reason for each in advice_on(table)] == ["only_answer"]


def test_reasons_hold_at_the_table() -> None:
    """What is said about the turn is true; what is foreseen comes true, and because of the answer.

    A long run asks for more games: they take minutes, and all of them share one case.
    """
    games = 500 if LONG_RUN else 60
    found = check_all(games)
    assert found.games == games
    assert found.now >= games / 4
    assert found.now_false == []
    assert found.foreseen >= games / 10
    assert len(found.broken) <= max(1, 0.05 * found.foreseen), found.summary()
    assert len(found.unrelated) <= 0.05 * found.caused, found.summary()
    assert found.plans >= games / 4
    assert len(found.missed) <= 0.1 * found.steps, found.summary()
    assert found.following >= 0.5, found.summary()


def test_a_plan_has_steps_that_have_words_and_use_what_the_seat_holds() -> None:
    """A vine is ripe, the order wants its wine: the plan of the best answer names them."""
    table = Table(season="winter", year=2, hand=["ord_r5"], fields={6: ["syrah", "pinot"]}, workers={"regular": 2})
    found = advice_on(table)
    for each in found:
        assert all(set(params) == set(PLANNED[step]) for step, params in each.plan)
        for language in languages():
            told = words(language).plan(each.plan, "both") if each.plan else "."
            assert told.endswith(".")
            assert "{" not in told
    best = dict(found[0].plan)
    assert best, found[0]
    assert best.get("harvest", {"field": 6}) == {"field": 6}


def test_no_plan_is_told_without_something_that_all_lines_do() -> None:
    table = Table(season="winter", year=2, workers={"regular": 1}, hand=[])
    assert all(len(each.plan) != 1 or each.plan[0][0] == "order" for each in advice_on(table))


# --- looking back


def test_no_answer_is_better_than_the_best() -> None:
    _, view = asked(1)
    found = {action: evaluate(view, action, Random(1)) for action in view.legal}
    assert all(each.loss >= 0 and each.best.reason in REASONS for each in found.values())
    assert all(each.loss > 0 or each.best.action == action for action, each in found.items())


def test_an_answer_that_is_not_legal_has_no_evaluation() -> None:
    _, view = asked(1)
    with pytest.raises(ValueError, match="-1"):
        evaluate(view, -1, Random(1))


def test_nothing_is_saved_in_winter() -> None:
    for seed in range(6):
        _, view = asked(seed)
        if view.is_placing and view.season() == WINTER:
            assert all(each.reason != "saves_workers" for each in advise(view, Random(0), 6))
    assert set(FORESEEN) < set(REASONS)


@pytest.mark.parametrize("seed", range(4))
def test_the_best_answer_has_the_chance_of_the_position_and_no_other_has_a_better_one(seed: int) -> None:
    state, view = asked(seed)
    assert view.seat is not None
    chances = [each.chance for each in advise(view, Random(0), 6)]
    assert chances[0] == pytest.approx(chances_to_win(state)[view.seat], abs=1e-5)
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_advised_first_is_no_mistake(seed: int) -> None:
    _, view = asked(seed)
    best = advise(view, Random(0), 1)[0]
    found = evaluate(view, best.action, Random(0))
    assert (found.best.action, found.loss) == (best.action, 0)
    assert found.best.reason in REASONS
