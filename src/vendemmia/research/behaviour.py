"""How the opponents of the benchmark answer in some positions: what shows that they are still the same players.

`behaviour.json` has the positions, each as options, a seed and a number of random answers, and the answer of every
opponent. `scripts/behaviour.py` chose positions in which no answer hangs on the last digits of a number.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from vendemmia.bots import player
from vendemmia.engine import CODES, MODULES, Options, VendemmiaError, View, new_state, observe

RECORDED: Final = Path(__file__).with_name("behaviour.json")
KINDS: Final = {
    "two": Options(2, max_years=60),
    "four": Options(4, max_years=60),
    "tuscany": Options(2, max_years=60, modules=frozenset(MODULES)),
}
"""The games of the positions."""
DIGITS: Final = 16


@lru_cache(maxsize=1)
def recorded() -> dict[str, Any]:
    """Return the positions and the answers on record."""
    found: dict[str, Any] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return found


def position(kind: str, seed: int, answers: int) -> View:
    """Return what the seat to move sees after some answers at random."""
    rng, state = Random(seed), new_state(KINDS[kind], seed)
    for _ in range(answers):
        state.apply(rng.choice(state.legal_actions()))
    return observe(state, state.to_move)


@lru_cache(maxsize=1)
def positions() -> list[View]:
    """Return the positions on record."""
    return [position(*place) for place in recorded()["positions"]]


def answers_of(name: str) -> list[str]:
    """Return the codes of a player's answers to the positions."""
    asked = player(name)
    return [CODES[asked.choose(view, Random(number))] for number, view in enumerate(positions())]


@lru_cache(maxsize=16)
def plays_as_recorded(name: str) -> bool:
    """Return whether a player gives the answers on record; not if its weights are missing."""
    try:
        return bool(answers_of(name) == recorded()["answers"][name])
    except VendemmiaError:
        return False


def recorded_checksum(name: str) -> str:
    """Return 16 hex digits over the positions and the answers of a player on record."""
    known = recorded()
    text = json.dumps([name, known["positions"], known["answers"][name]])
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
