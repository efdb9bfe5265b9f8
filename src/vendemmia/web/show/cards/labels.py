"""What the pages call actions, workers and moments in few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import SEASONS, SPECIAL_WORKERS

if TYPE_CHECKING:
    from vendemmia.locale import Words
    from vendemmia.record import Mark


def action_label(words: Words, action: str) -> str:
    """Return the name of an action on its tile."""
    key = "board-action-" + action.replace(":", "-")
    return words.message(key) if words.has_message(key) else words.action_name(action)


def worker_label(words: Words, worker: str) -> str:
    """Return a special worker by its title, the others as messages call them."""
    return words.worker_title(worker) if worker in SPECIAL_WORKERS else worker


def when(words: Words, mark: Mark) -> str:
    """Return year and season in words."""
    if not mark.year:
        return words.message("replay-set-up")
    return words.message("replay-when", year=mark.year, season=words.season_name(SEASONS[mark.season]))
