"""Advice: the best few answers, with reasons for which there are words."""

from __future__ import annotations

from random import Random

import pytest

from vendemmia.bots import PLAYERS, REASONS, player
from vendemmia.bots.advice import REASON_OF
from vendemmia.bots.worth import TERMS
from vendemmia.engine import Options, observe
from vendemmia.locale import languages, words

from .support import SOME_MODULES, position


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert words(language).advice(reason, {"amount": 2})


def test_every_term_gives_a_reason() -> None:
    assert list(REASON_OF) == list(TERMS)
    assert len(set(REASONS)) == len(REASONS)


@pytest.mark.parametrize("name", PLAYERS)
def test_advice_is_legal_sorted_and_begins_with_the_choice(name: str) -> None:
    bot = player(name)
    for seed in range(3 if name == "hard" else 8):
        modules = SOME_MODULES[-1] if seed % 2 else frozenset()
        state = position(Options(players=2, modules=modules), seed, 40 + 15 * seed)
        assert state.to_move is not None
        view = observe(state, state.to_move)
        found = bot.advice(view, Random(seed), 3)
        assert 1 <= len(found) <= 3
        assert len({advice.action for advice in found}) == len(found)
        assert all(advice.action in view.legal and advice.reason in REASONS for advice in found)
        assert [advice.gain for advice in found] == sorted((advice.gain for advice in found), reverse=True)
        assert found[0].action == bot.choose(view, Random(seed))
        for advice in found:
            assert words("en").advice(advice.reason, advice.params)


@pytest.mark.parametrize("name", PLAYERS)
def test_there_is_no_advice_for_who_is_not_asked(name: str) -> None:
    state = position(Options(players=2), 1, 30)
    assert state.to_move is not None
    for seat in (1 - state.to_move, None):
        assert player(name).advice(observe(state, seat), Random(1), 3) == []


def test_the_random_player_does_not_judge() -> None:
    state = position(Options(players=2), 1, 30)
    assert state.to_move is not None
    found = player("random").advice(observe(state, state.to_move), Random(1), 99)
    assert sorted(advice.action for advice in found) == list(state.legal_actions())
    assert {(advice.gain, advice.reason) for advice in found} == {(0.0, "chance")}
