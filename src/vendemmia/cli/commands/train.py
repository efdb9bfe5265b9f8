"""`vendemmia train`: make weights for the network, by imitation and self-play."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

from vendemmia.bots import ONE_THREAD

from ..errors import DONE, INTERRUPTED, CommandError

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    if find_spec("torch") is None:
        raise CommandError(words.message("train-needs-torch"))
    from vendemmia.training.plan import TrainingPlan
    from vendemmia.training.run import LAST, Training

    plan = TrainingPlan(**{name: value for name, value in vars(given).items() if value is not None})
    try:
        training = Training(plan, lambda line: print(line, flush=True))
        if training.progress.done:
            print(words.message("train-finished", folder=str(plan.folder)))
            return DONE
        if training.resumed is not None:
            print(words.message("train-resumed", millions=words.number(training.resumed / 1e6, 1)), flush=True)
        training.run()
    except KeyboardInterrupt:
        saved = "yes" if (plan.folder / LAST).exists() else "no"
        print(words.message("train-interrupted", folder=str(plan.folder), saved=saved))
        return INTERRUPTED
    if training.unjudged:
        best = "last" if training.state["best"] < 0 else "earlier"
        print(words.message("train-unjudged", best=best))
    print(words.message("train-done", folder=str(given.folder)))
    return DONE
