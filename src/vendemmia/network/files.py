"""Weights in a file: arrays in half precision and a header that says what they fit and where they come from."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from vendemmia.engine import CODES, ENCODING_VERSION, Fault, ProblemError, encoding_fingerprint, problem

from .inputs import NODES, WIDTH
from .parts import PARTS, parts_fingerprint

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[np.float32]]

FORMAT: Final = "vendemmia-network/1"
SLOTS: Final = 6
"""Seats that a network values, counted clockwise from the reader; alone, the second one is the Automa."""
OUTLOOKS: Final = 2
"""What it says of each: the chance to win, and the VP to come."""


class WeightsFault(Fault):
    """What can be wrong with a file of weights."""

    WEIGHTS_UNREADABLE = "{file} cannot be read: {detail}"
    WEIGHTS_FORM = "{file} is not a file of weights"
    WEIGHTS_LACKING = "{file} lacks a part of the network"
    WEIGHTS_OTHER = "{file} has a part that does not fit the network"
    WEIGHTS_NUMBERS = "{file} has weights that are not finite numbers"
    WEIGHTS_FORMAT = "{file} is not in the format {format}"
    WEIGHTS_ENCODING = "{file} was trained with encoding {found}, but this version has {wanted}"
    WEIGHTS_PARTS = "{file} was trained with other parts of answers than this version has"
    WEIGHTS_FROZEN = "the frozen weights {number} are missing in this installation or have been changed"
    WEIGHTS_SHAPE = "{file} has another shape than this training"


class WeightsError(ProblemError, ValueError):
    """A file of weights that cannot be used."""


def shapes(hidden: int, blocks: int, embedded: int, judged: int) -> dict[str, tuple[int, ...]]:
    """Return the names and shapes of all arrays of a network."""
    found: dict[str, tuple[int, ...]] = {
        "nodes": (NODES, embedded),
        "first": (WIDTH + 2 * embedded, hidden),
        "first_bias": (hidden,),
    }
    for number in range(blocks):
        found |= {f"norm{number}": (2, hidden), f"body{number}": (hidden, hidden), f"body{number}_bias": (hidden,)}
    return found | {
        "last": (2, hidden),
        "parts": (len(PARTS), hidden),
        "codes_bias": (len(CODES),),
        "judge": (hidden, judged),
        "judge_bias": (judged,),
        "value": (judged, OUTLOOKS * SLOTS),
        "value_bias": (OUTLOOKS * SLOTS,),
    }


def shape_of(arrays: Mapping[str, NDArray[Any]]) -> tuple[int, int, int, int]:
    """Return hidden units, blocks, width of a node and hidden units of the value, as `shapes` takes them."""
    blocks = sum(name.startswith("norm") for name in arrays)
    return arrays["first"].shape[1], blocks, arrays["nodes"].shape[1], arrays["judge"].shape[1]


def write_weights(path: Path, arrays: Mapping[str, NDArray[Any]], trained: Mapping[str, Any]) -> None:
    """Save weights. `trained` says where they come from: commands, seeds, steps, games, matches."""
    header = {
        "format": FORMAT,
        "encoding": encoding_fingerprint(),
        "encoding_version": ENCODING_VERSION,
        "parts": parts_fingerprint(),
        "trained": dict(trained),
    }
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    temporary = path.with_name(path.name + ".part")
    with temporary.open("wb") as file:
        np.savez(file, allow_pickle=False, header=np.frombuffer(json.dumps(header).encode(), np.uint8), **halves)
    temporary.replace(path)


def read_weights(path: Path) -> tuple[Arrays, dict[str, Any]]:
    """Return the arrays and what is known about their training. WeightsError if the file does not fit this version."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            with np.errstate(over="ignore"):  # What overflows is refused below.
                arrays = {name: file[name].astype(np.float32) for name in file.files if name != "header"}
            header = json.loads(file["header"].tobytes())
    except OSError as error:
        detail = error.strerror or str(error)
        raise WeightsError(problem(WeightsFault.WEIGHTS_UNREADABLE, file=path.name, detail=detail)) from None
    except Exception:  # noqa: BLE001 - NumPy fails in many ways where it finds something else
        raise WeightsError(problem(WeightsFault.WEIGHTS_FORM, file=path.name)) from None
    check_header(path.name, header)
    if fault := fault_of(arrays):
        raise WeightsError(problem(fault, file=path.name))
    return arrays, header.get("trained", {})


def fault_of(arrays: Mapping[str, NDArray[Any]]) -> WeightsFault | None:
    """Return what keeps some arrays from being the weights of a network; None if they are."""
    try:
        expected = shapes(*shape_of(arrays))
    except KeyError:
        return WeightsFault.WEIGHTS_LACKING
    except IndexError:
        return WeightsFault.WEIGHTS_OTHER
    if not expected.keys() <= arrays.keys():
        return WeightsFault.WEIGHTS_LACKING
    if expected != {name: array.shape for name, array in arrays.items()}:
        return WeightsFault.WEIGHTS_OTHER
    if not all(np.isfinite(array).all() for array in arrays.values()):
        return WeightsFault.WEIGHTS_NUMBERS
    return None


def check_header(name: str, header: object) -> None:
    """Raise WeightsError unless the weights were made for this encoder and these answers."""
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise WeightsError(problem(WeightsFault.WEIGHTS_FORMAT, file=name, format=FORMAT))
    if header.get("encoding") != encoding_fingerprint():
        found, wanted = str(header.get("encoding")), str(encoding_fingerprint())
        raise WeightsError(problem(WeightsFault.WEIGHTS_ENCODING, file=name, found=found, wanted=wanted))
    if header.get("parts") != parts_fingerprint():
        raise WeightsError(problem(WeightsFault.WEIGHTS_PARTS, file=name))
