"""What must be right before a training begins: nothing is written and no process started before that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from vendemmia.engine import problem

from .faults import KindError, TrainingError, TrainingFault
from .kinds import kinds

if TYPE_CHECKING:
    from .plan import TrainingPlan

DEVICES = ("cpu", "cuda")


def check_plan(plan: TrainingPlan) -> None:
    """Raise KindError or TrainingError if a plan makes no sense in any folder."""
    for name in plan.examined:
        check_subject(name)
    check_device(plan.device)
    if plan.start > plan.end:
        raise TrainingError(problem(TrainingFault.TRAINING_PART, start=f"{plan.start:g}", end=f"{plan.end:g}"))


def check_subject(name: str) -> None:
    try:
        kinds(name)
    except KindError:
        raise TrainingError(problem(TrainingFault.TRAINING_SUBJECT, name=repr(name))) from None


def check_device(name: str) -> None:
    try:
        device = torch.device(name)
        usable = device.type in DEVICES and (device.type == "cpu" or (device.index or 0) < torch.cuda.device_count())
    except RuntimeError:
        usable = False
    if not usable:
        raise TrainingError(problem(TrainingFault.TRAINING_DEVICE, device=repr(name)))


def check_beginning(plan: TrainingPlan, runs: list[dict[str, Any]]) -> None:
    """Raise TrainingError if a continued training would ignore how it should begin.

    The same command may be given again: what one of its commands has named is allowed.
    """
    own = [run for run in runs if run.get("folder") == plan.folder.name]
    for name in ("weights", "lessons", "teach"):
        given = getattr(plan, name)
        if given and all(run.get(name) != given for run in own):
            option = f"--{name} {given}"
            raise TrainingError(problem(TrainingFault.TRAINING_BEGUN, folder=str(plan.folder), option=option))
