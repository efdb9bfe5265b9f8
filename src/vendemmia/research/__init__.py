"""The engine as an environment for learning and research. Wrappers of other libraries are in modules of their own."""

from .errors import InterpretedEngine, MissingLibrary, ResearchError
from .observation import SPACES_VERSION, answer, fingerprint, highest, mask, mask_size, named, observe
from .released import Weights, weights
from .rewards import REWARDS, points, reward_named, score_margin, win_share

__all__ = [
    "REWARDS",
    "SPACES_VERSION",
    "InterpretedEngine",
    "MissingLibrary",
    "ResearchError",
    "Weights",
    "answer",
    "fingerprint",
    "highest",
    "mask",
    "mask_size",
    "named",
    "observe",
    "points",
    "reward_named",
    "score_margin",
    "weights",
    "win_share",
]
