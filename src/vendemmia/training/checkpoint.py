"""The checkpoint of a training: the network, its optimiser, its earlier selves, and how far everything is."""

from __future__ import annotations

import json
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any, Final

import torch

from vendemmia.engine import problem
from vendemmia.network import shape_of

from .faults import TrainingError, TrainingFault

if TYPE_CHECKING:
    from pathlib import Path

    from .league import Past
    from .learning import Learner

BROKEN: Final = (RuntimeError, ValueError, LookupError, TypeError, AttributeError, EOFError, UnpicklingError)
"""What torch raises when a file is not what it has written."""
State = dict[str, Any]


def write_checkpoint(path: Path, learner: Learner, past: list[Past], state: State) -> None:
    """Save a training; a kill leaves the checkpoint before or this one."""
    temporary = path.with_suffix(".part")
    saved = {
        "model": {name: array.detach() for name, array in learner.model.arrays.items()},
        "average": {name: array.detach() for name, array in learner.average.arrays.items()},
        "optimiser": learner.optimiser.state_dict(),
        "league": past,
        "state": json.dumps(state),
    }
    torch.save(saved, temporary)
    temporary.replace(path)


def read_checkpoint(path: Path, learner: Learner) -> tuple[State, list[Past]]:
    """Load a training; its state and its earlier selves. TrainingError if the file is damaged or the size differs."""
    try:
        saved = torch.load(path, map_location="cpu", weights_only=True)
        hidden, blocks, *_ = shape_of(saved["model"])
    except BROKEN:
        raise damaged(path) from None
    model = learner.model
    if (hidden, blocks) != (model.hidden, model.blocks):
        size = {"hidden": str(hidden), "blocks": str(blocks)}
        raise TrainingError(problem(TrainingFault.TRAINING_SIZE, folder=str(path.parent), **size))
    try:
        model.load(saved["model"])
        learner.average.load(saved["average"])
        learner.optimiser.load_state_dict(saved["optimiser"])
        state: State = json.loads(saved["state"])
        state["rounds"], state["steps"] = int(state["rounds"]), int(state["steps"])
        past: list[Past] = list(saved.get("league", []))  # An earlier version did not write them.
    except BROKEN:
        raise damaged(path) from None
    return state, past


def damaged(path: Path) -> TrainingError:
    return TrainingError(problem(TrainingFault.TRAINING_CHECKPOINT, file=str(path)))
