"""Characters: the network's best answer with a taste.

A taste adds to the network's scores of answers, by their parts (`vendemmia.network.parts`): an answer that places a
worker on an action has the part "action ID". A score is a logarithm: 1.0 makes an answer 2.7 times as likely as the
network finds it. So a character prefers what it likes wherever the network finds that nearly as good, and still plays
well. docs/bots.md says how strong each is, and how its use of actions differs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vendemmia.engine import CODES

from .learned import judged

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View
    from vendemmia.network import Network

TILTS: Final[dict[str, dict[str, float]]] = {
    "visitor_rush": {
        "action play_summer_visitor": 7.0,
        "action play_winter_visitor": 7.0,
        "structure:cottage": 6.0,
        "deck:summer": 3.0,
        "deck:winter": 3.0,
        "row:3": 3.0,
        "row:5": 3.0,
        "action train_worker": 2.0,
        "action plant_vine": -3.0,
        "action harvest_field": -3.0,
        "action draw_order": -3.0,
    },
    "vine_baron": {
        "action draw_vine": 6.0,
        "action plant_vine": 6.0,
        "action harvest_field": 5.0,
        "deck:vine": 5.0,
        "structure:trellis": 4.0,
        "structure:irrigation": 4.0,
        "structure:windmill": 5.0,
        "structure:yoke": 4.0,
        "action give_tour": -2.0,
        "action play_summer_visitor": -2.0,
    },
    "order_specialist": {
        "action draw_order": 7.0,
        "action fill_order": 7.0,
        "action make_wine": 5.0,
        "deck:order": 6.0,
        "row:2": 3.0,
        "structure:medium_cellar": 4.0,
        "structure:large_cellar": 3.0,
        "action play_summer_visitor": -2.0,
        "action play_winter_visitor": -2.0,
    },
    "careful_builder": {
        "action build_structure": 7.0,
        "action build_or_tour": 5.0,
        "action train_worker": 5.0,
        "verb structure": 4.0,
        "row:4": 3.0,
        "action give_tour": 3.0,
        "action draw_vine": -2.0,
    },
}
"""What each character adds to the scores of answers, by the parts that it likes or dislikes."""


@lru_cache(maxsize=8)
def tilts(name: str) -> tuple[float, ...]:
    """Return what a character adds to the score of each code."""
    from vendemmia.network import parts_of  # Not earlier: only these players need NumPy.

    tilt = TILTS[name]
    return tuple(sum(tilt.get(part, 0.0) for part in parts_of(code)) for code in CODES)


class StyledPlayer:
    """Gives the answer with the highest score after its taste has been added."""

    def __init__(self, judge: Network, name: str) -> None:
        self.judge = judge
        self.tilts = tilts(name)

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal answers. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        scores: list[float] = judged(self.judge, view).scores.tolist()
        tilted = [score + self.tilts[code] for score, code in zip(scores, view.legal, strict=True)]
        return view.legal[tilted.index(max(tilted))]
