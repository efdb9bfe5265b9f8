"""What a training does: all its numbers. Those that a command may change are its options (`cli.parser`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .kinds import ALL, most_played

if TYPE_CHECKING:
    from pathlib import Path

SUBJECTS: Final = 6
"""How many kinds of games an examination has, unless they are named."""


@dataclass(frozen=True)
class TrainingPlan:
    """What a training does."""

    folder: Path
    minutes: float | None = None
    """How long this command trains, imitation included; without it ten minutes, or no limit if there are steps."""
    mixture: str = ALL
    """The kinds of games (`kinds`)."""
    workers: int = 1
    games: int = 64
    """Games of a worker, in two halves."""
    ticks: int = 64
    """Answers in each game between two rounds of learning."""
    hidden: int = 512
    blocks: int = 3
    device: str = "cpu"
    rate: float = 4e-4
    """The learning rate at the start."""
    entropy: float = 0.02
    """What keeping several answers open is worth at the start."""
    points: float = 0.5
    """What ten VP of lead are worth, in wins, at the start."""
    epochs: int = 2
    batch: int = 16384
    league: float = 0.15
    """The share of games against the league."""
    weights: str | None = None
    """A file of weights to begin with, in a new folder."""
    lessons: str | None = None
    """Files with answers of a teacher, separated by commas."""
    teach: int = 0
    """Without such files: how many answers of the teacher to collect first."""
    start: float = 0.0
    """How much of the whole schedule of rates was done before this command."""
    end: float = 1.0
    """How much of it is done after this command."""
    exam_games: int = 40
    """Games in each subject of an examination; 0 for no examinations, then the last weights count as the best."""
    exam_minutes: float = 2.0
    """Minutes between two examinations."""
    subjects: str | None = None
    """The kinds of games in the examinations; without them those that are played most."""
    rival: str = "normal"
    """The bot in the examinations."""
    steps: int = 0
    """Stop when the training in the folder has this many steps; 0 for no limit."""
    seed: int = 1

    # --- numbers that no option changes

    trace: float = 0.95
    """How far back an answer shares in what came later (lambda of GAE)."""
    clip: float = 0.2
    """How far the chance of an answer may move in a round before it counts no more (epsilon of PPO)."""
    chances_weight: float = 0.5
    """What foreseeing the winner counts in the loss, beside choosing well."""
    margins_weight: float = 1.0
    """What foreseeing the VP to come counts in the loss."""
    steepest: float = 0.5
    """The most that one step may change: the norm of the gradient."""
    smooth: float = 0.999
    """How much of the running average of the weights a step keeps."""
    falling: float = 1.6
    """How steeply the learning rate falls: it is full until `1 - 1 / falling` of the training is done."""
    least_rate: float = 0.04
    """The share of the learning rate that is left at the end."""
    least_entropy: float = 0.1
    """The share of `entropy` that is left at the end."""
    least_points: float = 0.25
    """The share of `points` that is left at the end."""
    taught_epochs: int = 6
    """How often imitation goes through the answers of the teacher."""
    taught_rate: float = 1e-3
    """The learning rate of imitation."""
    taught_warming: float = 0.05
    """The share of imitation in which its learning rate rises, and the share of that rate at its beginning and end."""
    taught_weight: float = 0.1
    """What foreseeing the winner and the VP count in imitation, beside the answer."""

    @property
    def examined(self) -> list[str]:
        """The subjects of the examinations."""
        if self.subjects is None:
            return most_played(self.mixture, SUBJECTS)
        return [name.strip() for name in self.subjects.split(",")]
