"""Chances to win: they add up, end with the result, and fit games that the network was not trained on."""

from __future__ import annotations

import pytest

from scripts.calibrate import SEED, play, reliability
from vendemmia.bots import chances_to_win, player
from vendemmia.bots.chances import KINDS, Correction, corrected, corrections, kind_of
from vendemmia.engine import MODULES, Options, new_state, winners

from .support import played, position


def test_every_kind_of_game_has_a_correction() -> None:
    assert set(corrections()) == set(KINDS)
    for options in (Options(2), Options(5, modules=frozenset(MODULES)), Options(1, solo="normal")):
        assert kind_of(new_state(options, 1).rules) in KINDS


def test_a_correction_moves_chances_and_keeps_their_sum() -> None:
    assert corrected([0.5, 0.5], Correction(1.0, 3.0)) == pytest.approx((0.75, 0.25))
    assert corrected([0.8, 0.2], Correction(2.0, 1.0)) == pytest.approx((2 / 3, 1 / 3))
    assert corrected([0.8, 0.2], Correction()) == pytest.approx((0.8, 0.2))


@pytest.mark.parametrize("players", [2, 4])
def test_they_add_up_and_end_with_the_result(players: int) -> None:
    assert sum(chances_to_win(position(Options(players), 3, 80))) == pytest.approx(1)
    state, _ = played(Options(players, max_years=1), ["random"] * players, 1)
    won = winners(state)
    assert chances_to_win(state) == tuple(1 / len(won) if seat in won else 0.0 for seat in range(players))


def test_they_fit_held_out_games() -> None:
    """A small sample; docs/bots.md has the large one. On average they are off by few points."""
    seen = list(play("two-base", 24, SEED + 900_000))
    found = reliability(seen, corrections()["two-base"])
    low = [(count, said, won) for count, said, won in found[:5] if count]
    high = [(count, said, won) for count, said, won in found[5:] if count]
    for half in (low, high):
        total = sum(count for count, _, _ in half)
        off = sum(count * (said - won) for count, said, won in half) / total
        assert abs(off) < 0.15, (off, total)


@pytest.mark.parametrize("name", ["script:visitors", "script:sparkling"])
def test_a_script_plays_a_whole_game_and_loses_to_the_expert(name: str) -> None:
    state, _ = played(Options(2), [name, "expert"], 5)
    assert winners(state) == (1,)
    with pytest.raises(KeyError):
        player("script:other")
