"""Other opponents than itself: earlier selves, most with a taste, so that a network does not only know itself."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from vendemmia.network import PARTS

from .games import HALVES
from .model import Model, masked

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from torch import Tensor

    Past = dict[str, Tensor]

TASTES: Final[dict[str, dict[str, float]]] = {
    "none": {},
    "vines": {"action plant_vine": 2.0, "action harvest_field": 1.0, "action draw_vine": 1.5},
    "orders": {"action fill_order": 2.0, "action draw_order": 2.0, "action make_wine": 1.0},
    "builder": {"action build_structure": 2.5, "action build_or_tour": 2.5, "verb structure": 1.0},
    "workers": {"action train_worker": 3.0, "action build_structure": -1.0},
    "money": {"action sell_or_field": 1.5, "action sell_wine": 2.0, "action give_tour": 2.5, "action trade": 1.0},
    "early": {"row:1": 3.0, "row:2": 2.0},
    "late": {"row:6": 2.0, "row:7": 3.0},
    "map": {"action influence": 3.0, "verb region": 1.0},
    "lazy": {"verb pass": 2.0},
}
"""What a taste adds to the scores of answers, by the parts that it likes."""
SEATED: Final = 1
"""Earlier selves that play at the same time."""
MOST: Final = 12
"""Earlier selves that are remembered."""
STRENGTHS: Final = (0.5, 1.0, 1.5)
"""How much a taste counts."""


class League:
    """Decides who sits at each game besides the network, and answers for them."""

    def __init__(self, model: Model, players: list[int], games: int, share: float, seed: int) -> None:
        self.rng = Random(f"league/{seed}")
        self.share = share
        """The share of games with a player of the league in all seats but one."""
        self.device = model.device
        self.players = np.array(players)
        self.past: list[Past] = []
        """Earlier selves, in half precision: a checkpoint holds all of them."""
        self.seated = [Model(model.hidden, model.blocks, model.device, seed) for _ in range(SEATED)]
        self.tastes = torch.stack([taste_scores(model, taste) for taste in TASTES.values()])
        self.chance = np.random.default_rng(seed)
        self.member = np.full((HALVES, games), -1, np.int64)
        """Which of the earlier selves plays the other seats of each game; -1 for none."""
        self.own = np.zeros((HALVES, games), np.int64)
        """The seat of the network in it."""
        self.taste = np.zeros((HALVES, games), np.int64)
        self.strength = np.zeros((HALVES, games), np.float32)

    def remember(self, model: Model) -> None:
        """Take the network as it is now among the earlier selves; a random one makes room if there are many."""
        if len(self.past) >= MOST:
            self.past.pop(self.rng.randrange(1, len(self.past)))
        self.past.append({name: array.detach().half().cpu() for name, array in model.arrays.items()})

    def seat(self) -> None:
        """Choose the earlier selves that play from now on."""
        for model in self.seated:
            model.load(self.rng.choice(self.past))

    def next_games(self, half: int, places: NDArray[np.int64]) -> None:
        """Choose who plays the games that begin at some places."""
        if not self.past:
            return
        count = len(places)
        playing = self.chance.random(count) < self.share
        self.member[half, places] = np.where(playing, self.chance.integers(SEATED, size=count), -1)
        self.own[half, places] = self.chance.integers(60, size=count)
        self.taste[half, places] = self.chance.integers(len(TASTES), size=count)
        self.strength[half, places] = self.chance.choice(np.array(STRENGTHS, np.float32), count)

    def answer(
        self, half: int, shared: dict[str, Tensor], seen: dict[str, Tensor], scores: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Return the scores with those of the league where it answers, and where the network itself does.

        Who answers is found in the shared memory, so that the device never has to be waited for.
        """
        others = self.own[half] % self.players[shared["kinds"]] != shared["seats"]
        for number, model in enumerate(self.seated):
            index = (others & (self.member[half] == number)).nonzero()[0]
            if not len(index):
                continue
            places, taste, strength = (
                torch.from_numpy(array).to(self.device, non_blocking=True)
                for array in (index, self.taste[half, index], self.strength[half, index])
            )
            with torch.autocast("cuda", torch.bfloat16, enabled=self.device.startswith("cuda")):
                found, _, _ = model(seen["rows"][places])
            found = found.float() + strength[:, None] * self.tastes[taste]
            scores[places] = masked(found, seen["masks"][places])
        learns = torch.from_numpy(~(others & (self.member[half] >= 0)))
        return scores, learns.to(self.device, non_blocking=True)


def taste_scores(model: Model, taste: dict[str, float]) -> Tensor:
    """Return what a taste adds to the score of each answer."""
    wishes = torch.tensor([taste.get(part, 0.0) for part in PARTS], device=model.device)
    return model.uses @ wishes
