"""Players that ask the network: it scores the legal answers from what its seat may know."""

from __future__ import annotations

import os
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vendemmia.engine import encode_view, relative_code

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View
    from vendemmia.network import Judged, Network

ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""What limits NumPy to one thread, if it is set before NumPy is loaded. More of them only wait for each other here."""


@lru_cache(maxsize=4)
def network(path: str = "") -> Network:
    """Return the network in a file of weights, by default the released one.

    WeightsError if it does not fit this version.
    """
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    from vendemmia.network import RELEASED, WEIGHTS, Network  # Not earlier: only these players need NumPy.

    return Network.read(Path(path) if path else WEIGHTS / RELEASED)


def judged(judge: Network, view: View) -> Judged:
    """Return what a network says about the question of a view. The scores are in the order of `view.legal`."""
    players = len(view.vineyards)
    assert view.seat is not None
    codes = [relative_code(code, view.seat, players) for code in view.legal]
    return judge.judge_one(encode_view(view, players), codes, max(2, players))


class LearnedPlayer:
    """Gives the answer that the network likes best, or, with a temperature, one that it likes well."""

    def __init__(self, judge: Network, temperature: float = 0.0) -> None:
        self.judge = judge
        self.temperature = temperature
        """0 for the best answer; 1 for every answer as often as the network would give it."""

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal answers. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        scores: list[float] = judged(self.judge, view).scores.tolist()
        if not self.temperature:
            return view.legal[scores.index(max(scores))]
        best = max(scores)
        weights = [exp((score - best) / self.temperature) for score in scores]
        return rng.choices(view.legal, weights)[0]
