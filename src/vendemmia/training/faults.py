"""What can be wrong with a training: ids with parameters."""

from __future__ import annotations

from vendemmia.engine import Fault, ProblemError


class MixtureFault(Fault):
    """What can be wrong with a mixture."""

    MIXTURE_WEIGHT = "{entry} has no whole number after the *"
    MIXTURE_MANY = "a mixture has at most {most} parts, and this one has {found}"
    MIXTURE_LEVEL = "{name} needs a level, one of {levels}"
    MIXTURE_KIND = "{name} is not a kind of game: begin with 2 to 6, solo or campaign"
    MIXTURE_UNKNOWN = "{name} names {unknown}, which is neither a module nor a variant"


class KindError(ProblemError, ValueError):
    """A mixture that cannot be read."""


class TrainingFault(Fault):
    """What can be wrong with the other options of a training, and with its folder."""

    TRAINING_SUBJECT = "{name} is not a subject: name kinds of games, without weights"
    TRAINING_DEVICE = "the network cannot run on {device} here"
    TRAINING_PART = "the part begins at {start} and ends at {end}"
    TRAINING_LESSONS = "{file} holds no lessons for this version"
    TRAINING_FOLDER = "cannot use the folder {folder}: {detail}"
    TRAINING_CHECKPOINT = "{file} is damaged, or from a version that this one cannot read"
    TRAINING_SIZE = "the network in {folder} has {hidden} hidden units and {blocks} blocks"
    TRAINING_BEGUN = "the training in {folder} has begun without {option}"


class TrainingError(ProblemError, ValueError):
    """A training that cannot begin."""
