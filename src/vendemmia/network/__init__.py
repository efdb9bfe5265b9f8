"""The learned network: what it reads, its weights, and how it judges a position. Needs NumPy."""

from .files import FORMAT, SLOTS, WeightsError, WeightsFault, read_weights, shape_of, shapes, write_weights
from .frozen import FROZEN, RELEASED, WEIGHTS, frozen_weights, weights_checksum
from .network import POINTS, Judged, Network, softmax
from .parts import PARTS, code_parts, parts_of

__all__ = [
    "FORMAT",
    "FROZEN",
    "PARTS",
    "POINTS",
    "RELEASED",
    "SLOTS",
    "WEIGHTS",
    "Judged",
    "Network",
    "WeightsError",
    "WeightsFault",
    "code_parts",
    "frozen_weights",
    "parts_of",
    "read_weights",
    "shape_of",
    "shapes",
    "softmax",
    "weights_checksum",
    "write_weights",
]
