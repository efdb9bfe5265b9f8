"""The learned network: what it reads, its weights, and how it judges a position. Needs NumPy."""

from .files import FORMAT, SLOTS, WeightsError, WeightsFault, read_weights, shape_of, shapes, write_weights
from .network import POINTS, Judged, Network, softmax
from .parts import PARTS, code_parts, parts_of

__all__ = [
    "FORMAT",
    "PARTS",
    "POINTS",
    "SLOTS",
    "Judged",
    "Network",
    "WeightsError",
    "WeightsFault",
    "code_parts",
    "parts_of",
    "read_weights",
    "shape_of",
    "shapes",
    "softmax",
    "write_weights",
]
