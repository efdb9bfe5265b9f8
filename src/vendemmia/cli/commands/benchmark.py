"""`vendemmia benchmark`: a player of your own against the released ones, as one row of the table in the docs."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vendemmia.bots import ONE_THREAD

from ..errors import DONE
from ..opponents import note_reduced
from .tournament import ProgressBar

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # Where people keep the module that they submit.
    from vendemmia.research.benchmark import Run, measure
    from vendemmia.research.submission import Submission

    entry = Submission(given.name, given.program, given.seconds)
    wanted = tuple(part.strip() for part in given.against.split(",")) if given.against else ()
    made = Run.make(entry, given.track, wanted, given.games, given.deals)
    if given.track != "solo":
        note_reduced(words, made.opponents)
    progress = ProgressBar(words, len(made.tasks()))
    try:
        found = measure(made, given.workers, progress)
    finally:
        progress.close()
    if given.json:
        print(json.dumps(found, indent=1))
        return DONE
    for line in row_lines(words, found):
        print(line)
    return DONE


def row_lines(words: Words, found: dict[str, Any]) -> Iterator[str]:
    """Yield what was measured, then a table in Markdown with one row."""
    say = words.message
    yield say("benchmark-title", track=found["track"], games=found["games"], protocol=found["format"])
    if not found["full"]:
        yield say("benchmark-part")
    yield ""
    against = found["against"]
    names = [say("benchmark-player"), *against, say("benchmark-mean"), say("benchmark-games"), say("benchmark-ms")]
    yield f"| {' | '.join(names)} |"
    yield "|---" * len(names) + "|"
    time = say("benchmark-none") if found["mean_ms"] is None else words.number(found["mean_ms"], 2)
    cells = [f"`{found['player']}`", *(rate_cell(words, rate) for rate in against.values())]
    cells += [words.percent(found["mean"], 0), words.number(found["games"]), time]
    yield f"| {' | '.join(cells)} |"


def rate_cell(words: Words, rate: dict[str, float]) -> str:
    """Return a win rate with its interval."""
    low, high = (words.number(round(100 * rate[key])) for key in ("low", "high"))
    return words.message("benchmark-rate", rate=words.percent(rate["rate"], 0), low=low, high=high)
