"""Workers: ready, in training, and the special workers of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    CROWD_STEP,
    FIRST_SPECIAL,
    GRANDE,
    SPECIAL_SURCHARGE,
    WORKERS,
    owner_of,
    worker_of,
)

from .terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import View, Vineyard
    from vendemmia.locale import Words


def worker_label(words: Words, worker: str) -> str:
    """A worker in a list: a special one by its title, the others as inside a sentence."""
    return words.worker_title(worker) if WORKERS.index(worker) >= FIRST_SPECIAL else words.worker_name(worker)


def ready(words: Words, vineyard: Vineyard) -> str:
    """The workers that can be placed."""
    parts: list[str] = []
    if vineyard.regular:
        parts.append(words.message("cli-workers-regular", count=vineyard.regular))
    if vineyard.grande:
        parts.append(worker_label(words, WORKERS[GRANDE]))
    return words.listed([*parts, *_titles(words, vineyard.special)]) or words.message("cli-none")


def in_training(words: Words, vineyard: Vineyard) -> str:
    """The workers trained this year, empty for none."""
    regular = [words.message("cli-workers-trained", count=vineyard.training)] if vineyard.training else []
    return words.listed([*regular, *_titles(words, vineyard.trainees)])


def _titles(words: Words, kinds: int) -> list[str]:
    return [worker_label(words, name) for number, name in enumerate(WORKERS) if kinds >> number & 1]


def special_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """The two special workers of the game, what they do, and who has them (SPW-1)."""
    if not view.specials:
        return
    yield words.message("cli-specials", lira=SPECIAL_SURCHARGE)
    for worker in view.specials:
        name = WORKERS[worker]
        owners = words.listed(_owners(words, names, view, worker))
        yield INDENT + words.message(
            "cli-special",
            worker=words.worker_title(name),
            text=words.worker_text(name),
            owned="yes" if owners else "no",
            owners=owners,
        )


def _owners(words: Words, names: Sequence[str], view: View, worker: int) -> Iterator[str]:
    placed = [put for put in (*view.spaces, *(entry // CROWD_STEP for entry in view.crowd)) if put]
    for seat, vineyard in enumerate(view.vineyards):
        if vineyard.special >> worker & 1:
            where = "ready"
        elif vineyard.trainees >> worker & 1:
            where = "training"
        elif any(owner_of(put) == seat and worker_of(put) == worker for put in placed):
            where = "placed"
        else:
            continue
        yield words.message("cli-special-owner", player=names[seat], where=where)
