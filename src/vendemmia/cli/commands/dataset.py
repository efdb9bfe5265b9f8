"""`vendemmia dataset`: games of computer players as tables, with a schema, a card and a licence."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from vendemmia.bots import ONE_THREAD

from ..errors import DONE, INTERRUPTED
from ..game.solo import game_options
from ..opponents import note_reduced, seated
from .tournament import LONGEST, ProgressBar

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words
    from vendemmia.research.data_plan import DataPlan

PLAYER = "expert"
"""Who plays unless others are named."""


def run(words: Words, given: Namespace) -> int:
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    from vendemmia.research.datasets import write_dataset

    plan = plan_of(words, given)
    note_reduced(words, plan.players, alone=plan.options.solo is not None)
    progress = ProgressBar(words, plan.games)
    try:
        found = write_dataset(plan, given.folder, given.workers, progress)
    except KeyboardInterrupt:
        progress.close()
        print(words.message("dataset-interrupted", folder=str(given.folder)), file=sys.stderr)
        return INTERRUPTED
    finally:
        progress.close()
    counts = {"games": found["games"], "positions": found["rows"]["positions"]}
    print(words.message("dataset-done", folder=str(given.folder), **counts))
    return DONE


def plan_of(words: Words, given: Namespace) -> DataPlan:
    """Return the data set that the arguments describe."""
    from vendemmia.research.data_files import has_parquet
    from vendemmia.research.data_plan import JSON_LINES, PARQUET, DataPlan

    if given.solo is None:
        given.max_years = given.max_years or LONGEST
    options = game_options(words, given, given.players or 2)
    named = [part.strip() for part in given.bots.split(",")] if given.bots else []
    return DataPlan.make(
        options,
        seated(words, named, options.players, PLAYER),
        given.games,
        given.seed,
        every=given.positions,
        network=not given.no_chances,
        form=given.format or (PARQUET if has_parquet() else JSON_LINES),
        part=given.part,
    )
