"""Everybody's chance to win, as the network sees a position: measured against finished games, and corrected.

A network that was trained on games with itself may be too sure, or not sure enough. `scripts/calibrate.py` plays games
that it was not trained on and finds two numbers for each kind of game, a temperature T and an edge E: chances become
p^(1/T), that of the seat which is asked is multiplied by E, and all are scaled so that they add up to 1. The numbers
are in a file beside the weights; docs/bots.md shows how well they fit.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import encode, relative_code, solo_result, winners

from .learned import network

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Rules, State
    from vendemmia.network import Judged

CORRECTIONS_FILE: Final = "corrections.json"
"""Beside the released weights."""
KINDS: Final = tuple(f"{seats}-{board}" for seats in ("solo", "two", "more") for board in ("base", "modules"))
"""The kinds of games that have a correction of their own."""
LEAST: Final = 1e-6
"""No chance counts as smaller, so that it has a logarithm."""
FEW: Final = 6
"""Fewer positions are judged faster one by one."""
SOLO_RESULTS: Final = {"win": 1.0, "draw": 0.0, "loss": 0.0}


def kind_of(rules: Rules) -> str:
    """Return the kind of a game, one of `KINDS`."""
    seats = "solo" if rules.options.solo is not None else "two" if rules.players == 2 else "more"
    return f"{seats}-{'modules' if rules.options.modules else 'base'}"


class Correction(NamedTuple):
    """What makes the network's chances honest in one kind of game."""

    temperature: float = 1.0
    """Above 1 the chances come closer together, below 1 they move apart."""
    edge: float = 1.0
    """What the chance of the seat that is asked is multiplied by."""


@lru_cache(maxsize=1)
def corrections() -> dict[str, Correction]:
    """Return the correction of each kind of game."""
    file = resources.files("vendemmia.network") / "weights" / CORRECTIONS_FILE
    found = json.loads(file.read_text(encoding="utf-8"))["corrections"]
    return {kind: Correction(*map(float, found[kind])) for kind in KINDS}


def corrected(chances: Sequence[float], correction: Correction) -> tuple[float, ...]:
    """Return chances of all slots, that of the seat which is asked first, with a correction."""
    powers = [max(chance, LEAST) ** (1 / correction.temperature) for chance in chances]
    powers[0] *= correction.edge
    total = sum(powers)
    return tuple(power / total for power in powers)


def result(state: State) -> tuple[float, ...]:
    """Return what every seat has won of a finished game: winners share it; alone only a win counts."""
    if state.rules.options.solo is not None:
        return (SOLO_RESULTS[solo_result(state)],)
    won = winners(state)
    return tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(state.vineyards)))


def seat_chances(found: Judged, seat: int, rules: Rules) -> tuple[float, ...]:
    """Return the chance of every seat, from what the network says to one of them; alone without that of the Automa."""
    players = int(rules.players)
    shares = corrected(found.chances.tolist(), corrections()[kind_of(rules)])
    return tuple(shares[(each - seat) % players] for each in range(players))


def judge_all(states: Sequence[State], legal: Sequence[Sequence[int]]) -> list[Judged]:
    """Return what the network says to the seat that is asked, in several positions of games with the same seats.

    `legal` has the legal answers of each; the scores are in their order.
    """
    players = int(states[0].rules.players)
    rows: list[bytes] = []
    answers: list[list[int]] = []
    for state, codes in zip(states, legal, strict=True):
        seat = state.to_move
        assert seat is not None
        rows.append(encode(state, seat, players))
        answers.append([relative_code(code, seat, players) for code in codes])
    judge, slots = network(), max(2, players)
    if len(rows) < FEW:
        return [judge.judge_one(row, codes, slots) for row, codes in zip(rows, answers, strict=True)]
    return judge.judge_many(rows, answers, slots)


def chances_to_win(state: State) -> tuple[float, ...]:
    """Return the chance of every seat to win from here, as the network says it to the seat that is asked.

    It knows what that seat may know, and nothing else. In the end it is the result.
    """
    if state.is_over:
        return result(state)
    assert state.to_move is not None
    return seat_chances(judge_all([state], [state.legal_actions()])[0], int(state.to_move), state.rules)
