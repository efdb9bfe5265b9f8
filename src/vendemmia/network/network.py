"""The network in NumPy: a row of bytes and the legal answers in; a score for each answer and a value for each seat out.

Only bytes that are not zero in some of the positions are added up; about 100 of 3,270 are in one, 250 in a batch of 16.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from vendemmia.engine import CODES

from .files import SLOTS, read_weights, shape_of
from .inputs import NODES, PLACES, WIDTH, scales
from .parts import code_parts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

TINY: Final = 1e-5
POINTS: Final = np.float32(10)
"""The unit of the VP to come: an output of 1 means ten."""


class Judged(NamedTuple):
    """What a network says about one position."""

    scores: Floats
    """A score for each legal answer; the softmax of all is the chance that the network would give it."""
    chances: Floats
    """The chance to win of each slot: the reader, then clockwise; alone the reader and the Automa."""
    margins: Floats
    """How many VP each of them will still gain on the best other one (alone: VP to come)."""


class Network:
    """Weights that judge positions. Make one with `Network.read`."""

    def __init__(self, arrays: dict[str, Floats], trained: dict[str, Any]) -> None:
        self.trained = trained
        """Where the weights come from."""
        self.hidden, self.blocks, embedded, _ = shape_of(arrays)
        first = arrays["first"]
        self.first = np.ascontiguousarray(first[:WIDTH] * scales()[:, None])
        self.nodes = arrays["nodes"] @ first[WIDTH : WIDTH + embedded] + arrays["first_bias"]
        self.under = arrays["nodes"] @ first[WIDTH + embedded :]
        self.body = [
            after_norm(arrays[f"norm{number}"], arrays[f"body{number}"], arrays[f"body{number}_bias"])
            for number in range(self.blocks)
        ]
        codes = np.stack([arrays["parts"][list(numbers)].sum(0) for numbers in code_parts()])
        scores, self.codes_bias = after_norm(arrays["last"], codes.T, arrays["codes_bias"])
        self.codes = np.ascontiguousarray(scores.T)
        self.judge = after_norm(arrays["last"], arrays["judge"], arrays["judge_bias"])
        self.value = (arrays["value"], arrays["value_bias"])
        assert len(self.nodes) == NODES
        assert len(self.codes) == len(CODES)

    @classmethod
    def read(cls, path: Path) -> Network:
        """Return the network in a file. WeightsError if it does not fit this version."""
        return cls(*read_weights(path))

    def judge_one(self, row: bytes, legal: Sequence[int], slots: int) -> Judged:
        """Judge one position. The answers are counted from the reader (`relative_code`)."""
        x = np.frombuffer(row, np.uint8)
        low, high = PLACES
        some = x.nonzero()[0]
        hidden = x[some].astype(np.float32) @ self.first[some]
        hidden += self.nodes[row[low] + 256 * row[low + 1]]
        hidden += self.under[row[high] + 256 * row[high + 1]]
        hidden = self.read_on(hidden[None])[0]
        codes = np.asarray(legal)
        scores = self.codes[codes] @ hidden + self.codes_bias[codes]
        chances, margins = self.valued(hidden[None], slots)
        return Judged(scores, chances[0], margins[0])

    def judge_many(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]], slots: int) -> list[Judged]:
        """Judge several positions of games with the same number of seats, each with its own answers."""
        hidden = self.hidden_of(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
        chances, margins = self.valued(hidden, slots)
        found: list[Judged] = []
        for number, answers in enumerate(legal):
            codes = np.asarray(answers)
            scores = self.codes[codes] @ hidden[number] + self.codes_bias[codes]
            found.append(Judged(scores, chances[number], margins[number]))
        return found

    def score_many(self, rows: NDArray[np.uint8], masks: NDArray[Any]) -> tuple[NDArray[np.intp], Floats]:
        """Score the answers that are legal in at least one of several positions, without values.

        Returns their numbers and a score for each in each position, minus infinity where it is not legal.
        """
        codes = np.flatnonzero(masks.any(0))
        scores: Floats = self.hidden_of(rows) @ self.codes.take(codes, 0).T
        scores += self.codes_bias[codes]
        scores[masks.take(codes, 1) == 0] = -np.inf
        return codes, scores

    def hidden_of(self, x: NDArray[np.uint8]) -> Floats:
        """Return what the heads read in several positions."""
        low, high = PLACES
        some = np.bitwise_or.reduce(x, axis=0).nonzero()[0]
        hidden = x.take(some, 1).astype(np.float32) @ self.first.take(some, 0)
        hidden += self.nodes[x[:, low] + 256 * x[:, low + 1].astype(np.int64)]
        hidden += self.under[x[:, high] + 256 * x[:, high + 1].astype(np.int64)]
        return self.read_on(hidden)

    def read_on(self, hidden: Floats) -> Floats:
        """Compute from the sums of the first layer what the heads read."""
        np.maximum(hidden, 0, out=hidden)
        for weights, bias in self.body:
            inner = hidden @ weights
            inner *= scale(hidden)
            inner += bias
            np.maximum(inner, 0, out=inner)
            hidden += inner
        hidden *= scale(hidden)
        return hidden

    def valued(self, hidden: Floats, slots: int) -> tuple[Floats, Floats]:
        """Return the chances and the VP to come of the first slots."""
        inner: Floats = hidden @ self.judge[0]
        inner += self.judge[1]
        np.maximum(inner, 0, out=inner)
        out = inner @ self.value[0]
        out += self.value[1]
        return softmax(out[:, :slots]), out[:, SLOTS : SLOTS + slots] * POINTS


def after_norm(norm: Floats, weights: Floats, bias: Floats) -> tuple[Floats, Floats]:
    """Return weights and bias of a layer that reads a layer normalisation, with its centring, gain and shift in them.

    So in play only its `scale` is left.
    """
    gain, shift = norm
    scaled: Floats = gain[:, None] * weights
    scaled -= scaled.mean(0)
    return scaled, bias + shift @ weights


def scale(x: Floats) -> Floats:
    """Return what a layer normalisation multiplies each row by."""
    width = x.shape[1]
    squares = np.einsum("ij,ij->i", x, x) / width
    means = x.sum(1) / width
    found: Floats = 1 / np.sqrt(squares - means * means + TINY)
    return found[:, None]


def softmax(x: Floats) -> Floats:
    """Return chances from scores, along the last axis."""
    powers: Floats = np.exp(x - x.max(-1, keepdims=True))
    powers /= powers.sum(-1, keepdims=True)
    return powers
