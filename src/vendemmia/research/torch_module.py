"""The network as a module of torch, with the arrays of a file of weights as its parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import nn
from torch.nn import functional

from vendemmia.network import SLOTS, code_parts, shape_of
from vendemmia.network.inputs import PLACES, WIDTH, scales

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray
    from torch import Tensor


class TorchNetwork(nn.Module):  # type: ignore[misc]
    """Reads rows of bytes. Scores all answers of the table, the chances of the slots, and the VP to come of each in
    tens.

    Rows may be short: what is missing is for seats that do not play. All that a file of weights holds is a parameter of
    the same name, so `export` gives arrays that `vendemmia.network.write_weights` saves.
    """

    def __init__(self, arrays: Mapping[str, NDArray[np.float32]]) -> None:
        super().__init__()
        self.hidden, self.blocks, self.embedded, _ = shape_of(arrays)
        self.arrays = nn.ParameterDict({name: nn.Parameter(torch.tensor(array)) for name, array in arrays.items()})
        parts = code_parts()
        uses = torch.zeros(len(parts), len(arrays["parts"]))
        for code, numbers in enumerate(parts):
            uses[code, list(numbers)] = 1
        self.register_buffer("uses", uses, persistent=False)
        self.register_buffer("scales", torch.from_numpy(scales()), persistent=False)
        self.uses: Tensor
        self.scales: Tensor

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return scores (rows, 2486), scores of the chances (rows, 6) and VP to come in tens (rows, 6)."""
        get = self.arrays
        width = rows.shape[1]
        looked = [
            functional.embedding(rows[:, place].long() + 256 * rows[:, place + 1].long(), get["nodes"])
            for place in PLACES
        ]
        first = get["first"]
        x = (rows * self.scales[:width]) @ first[:width]
        x = functional.relu(x + torch.cat(looked, 1) @ first[WIDTH:] + get["first_bias"])
        for number in range(self.blocks):
            inner = self._normed(x, f"norm{number}") @ get[f"body{number}"] + get[f"body{number}_bias"]
            x = x + functional.relu(inner)
        x = self._normed(x, "last")
        scores = x @ (self.uses @ get["parts"]).T + get["codes_bias"]
        value = functional.relu(x @ get["judge"] + get["judge_bias"]) @ get["value"] + get["value_bias"]
        return scores, value[:, :SLOTS], value[:, SLOTS:]

    def _normed(self, x: Tensor, name: str) -> Tensor:
        gain, shift = self.arrays[name]
        return functional.layer_norm(x, (self.hidden,), gain, shift)

    def export(self) -> dict[str, NDArray[np.float32]]:
        """Return the arrays for `vendemmia.network.write_weights`."""
        return {name: array.detach().float().cpu().numpy() for name, array in self.arrays.items()}
