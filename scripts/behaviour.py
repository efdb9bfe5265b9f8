"""Put on record how the opponents of the benchmark answer: src/vendemmia/research/behaviour.json.

    python scripts/behaviour.py

Run it for a new version of the protocol only: the record is what keeps a version the same. It takes positions after
random answers in which the network and the search of the frozen players prefer one answer clearly.
"""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from vendemmia.bots import player
from vendemmia.bots.learned import LearnedPlayer, judged
from vendemmia.bots.search import SearchingPlayer
from vendemmia.engine import CODES
from vendemmia.research import behaviour
from vendemmia.research.benchmark import OPPONENTS

if TYPE_CHECKING:
    from vendemmia.engine import View

EACH: Final = 5
"""Positions of each kind of game."""
ANSWERS: Final = (6, 30, 60, 90, 120)
"""How many random answers lie before them."""
FEWEST: Final = 4
"""Legal answers that a position needs."""
CLEAR: Final = 0.5
"""How much better the best score is, as a logarithm."""


def is_clear(view: View, number: int) -> bool:
    """Whether neither the network nor the search hesitates between two answers."""
    expert, master = player("expert-1"), player("master-1")
    assert isinstance(expert, LearnedPlayer)
    assert isinstance(master, SearchingPlayer)
    second, best = np.sort(judged(expert.judge, view).scores)[-2:]
    search = master.searched(view, Random(number))
    worths = sorted((search.worth(place) for place in search.ranking if search.root.tried[place]), reverse=True)
    return best - second > CLEAR and (len(worths) < 2 or worths[0] - worths[1] > CLEAR)


def main() -> None:
    places: list[tuple[str, int, int]] = []
    for kind in behaviour.KINDS:
        for answers in ANSWERS[:EACH]:
            for seed in count(1):
                try:
                    view = behaviour.position(kind, seed, answers)
                except IndexError:  # The game was over before.
                    continue
                if len(view.legal) >= FEWEST and is_clear(view, len(places)):
                    places.append((kind, seed, answers))
                    break
    views = [behaviour.position(*place) for place in places]
    found = {
        name: [CODES[player(name).choose(view, Random(number))] for number, view in enumerate(views)]
        for name in OPPONENTS
    }
    text = json.dumps({"positions": places, "answers": found}, indent=1)
    behaviour.RECORDED.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
