"""The released weights for research: their arrays, their origin, a card, a licence, and the network in torch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vendemmia.network import FROZEN, RELEASED, WEIGHTS, Network, frozen_weights, read_weights, weights_checksum

from .errors import ResearchError, lacking

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from .torch_module import TorchNetwork

CARD: Final = "CARD.md"
LICENCE: Final = "MIT"
"""The licence of the weights, as SPDX names it: that of the package."""


class Weights(NamedTuple):
    """Weights of the network. `weights` reads them."""

    file: Path
    """The file that holds them."""
    arrays: dict[str, NDArray[np.float32]]
    """All arrays by name, as `vendemmia.network.shapes` describes them."""
    trained: dict[str, Any]
    """Where they come from: commands, seeds, steps, games, matches."""
    checksum: str
    """The SHA-256 of the file."""
    licence: str
    """What others may do with them, as SPDX names it."""
    card: str
    """What the network computes, how it was trained, its limits: Markdown."""

    def network(self) -> Network:
        """Return the network in NumPy."""
        return Network(self.arrays, self.trained)

    def torch_module(self) -> TorchNetwork:
        """Return the network as a module of torch, which can be trained further. Needs the extra `train`."""
        try:
            from .torch_module import TorchNetwork
        except ModuleNotFoundError as error:
            raise lacking("train", error) from None
        return TorchNetwork(self.arrays)


def weights(name: str = "released") -> Weights:
    """Return the weights of this version's players, or with the number of a frozen set, such as "1", that set.

    ResearchError if there is no such set.
    """
    sets = {"released", *map(str, FROZEN)}
    if name not in sets:
        raise ResearchError(f"there are no weights {name!r}, only {', '.join(sorted(sets, reverse=True))}")
    file = WEIGHTS / RELEASED if name == "released" else frozen_weights(int(name))
    card = (WEIGHTS / CARD).read_text(encoding="utf-8")
    return Weights(file, *read_weights(file), weights_checksum(file), LICENCE, card)
