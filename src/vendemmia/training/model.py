"""The network in torch, for training: the same arrays under the same names as in a file of weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import torch
from torch.nn import functional

from vendemmia.network import SLOTS, code_parts, shapes
from vendemmia.network.inputs import PLACES, WIDTH, scales

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray
    from torch import Tensor

EMBEDDED: Final = 24
JUDGED: Final = 128
NEVER: Final = -1e9
"""The score of an answer that is not legal."""


class Model:
    """Weights on a device, and the forward pass."""

    def __init__(self, hidden: int, blocks: int, device: str, seed: int) -> None:
        self.hidden, self.blocks, self.device = hidden, blocks, device
        self.arrays: dict[str, Tensor] = {}
        """The weights, as in a file."""
        chance = torch.Generator().manual_seed(seed)
        for name, shape in shapes(hidden, blocks, EMBEDDED, JUDGED).items():
            self.arrays[name] = started(name, shape, chance).to(device).requires_grad_()
        self.scales = torch.from_numpy(scales()).to(
            device, torch.bfloat16 if device.startswith("cuda") else torch.float32
        )
        parts = code_parts()
        self.uses = torch.zeros(len(parts), self.arrays["parts"].shape[0])
        for code, numbers in enumerate(parts):
            self.uses[code, list(numbers)] = 1
        self.uses = self.uses.to(device)

    def parameters(self) -> list[Tensor]:
        return list(self.arrays.values())

    def load(self, arrays: Mapping[str, NDArray[np.float32] | Tensor]) -> None:
        """Take over weights of the same shape."""
        with torch.no_grad():
            for name, array in self.arrays.items():
                array.copy_(torch.as_tensor(arrays[name]))

    def export(self) -> dict[str, NDArray[np.float32]]:
        """Return the weights for a file or for play."""
        return {name: array.detach().float().cpu().numpy() for name, array in self.arrays.items()}

    def __call__(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return rows of bytes; the scores of all answers, the scores of the slots' chances and their VP to come."""
        get = self.arrays
        nodes = [rows[:, place].long() + 256 * rows[:, place + 1].long() for place in PLACES]
        looked = torch.cat([functional.embedding(numbers, get["nodes"]) for numbers in nodes], 1)
        scaled = rows.to(self.scales.dtype) * self.scales
        x = torch.relu(scaled @ get["first"][:WIDTH] + looked @ get["first"][WIDTH:] + get["first_bias"])
        for number in range(self.blocks):
            inner = self.normed(x, f"norm{number}") @ get[f"body{number}"] + get[f"body{number}_bias"]
            x = x + torch.relu(inner)
        x = self.normed(x, "last")
        scores = x @ (self.uses @ get["parts"]).T + get["codes_bias"]
        inner = torch.relu(x @ get["judge"] + get["judge_bias"])
        value = inner @ get["value"] + get["value_bias"]
        return scores, value[:, :SLOTS], value[:, SLOTS:]

    def normed(self, x: Tensor, name: str) -> Tensor:
        gain, shift = self.arrays[name]
        return functional.layer_norm(x, (self.hidden,), gain, shift)


def started(name: str, shape: tuple[int, ...], chance: torch.Generator) -> Tensor:
    """Return first weights: norms that change nothing, no preference among answers or seats, He's spread elsewhere."""
    if name.startswith("norm") or name == "last":
        return torch.stack((torch.ones(shape[1]), torch.zeros(shape[1])))
    if name.endswith("_bias"):
        return torch.zeros(shape)
    spread = {"nodes": 1.0, "parts": 0.005, "value": 0.01, "first": 0.1}.get(name, (2 / shape[0]) ** 0.5)
    return torch.randn(shape, generator=chance) * spread


def masked(scores: Tensor, masks: Tensor) -> Tensor:
    """Return scores with those of illegal answers out of reach. A mask of the base game is shorter."""
    return scores[:, : masks.shape[1]].float().masked_fill(masks == 0, NEVER)


def slot_chances(scores: Tensor, slots: Tensor) -> Tensor:
    """Return the logarithms of the chances of the slots that are in the game; those of others are out of reach."""
    numbers = torch.arange(SLOTS, device=scores.device)
    return functional.log_softmax(scores.float().masked_fill(numbers >= slots[:, None], NEVER), 1)
