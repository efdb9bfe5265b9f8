"""Workers: ready, in training, and the special workers of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import SPECIAL_SURCHARGE, SPECIAL_WORKERS, WORKERS

from ..terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import View, Vineyard
    from vendemmia.locale import Words


def worker_label(words: Words, worker: str) -> str:
    """Return a worker in a list: a special one by its title, the others as inside a sentence."""
    return words.worker_title(worker) if worker in SPECIAL_WORKERS else words.worker_name(worker)


def ready(words: Words, vineyard: Vineyard) -> str:
    """Return the workers that can be placed."""
    parts: list[str] = []
    if vineyard.regular:
        parts.append(words.message("cli-workers-regular", count=vineyard.regular))
    if vineyard.grande:
        parts.append(worker_label(words, "grande"))
    return words.listed([*parts, *_titles(words, vineyard.specials_ready())]) or words.message("cli-none")


def in_training(words: Words, vineyard: Vineyard) -> str:
    """Return the workers trained this year, empty for none."""
    regular = [words.message("cli-workers-trained", count=vineyard.training)] if vineyard.training else []
    return words.listed([*regular, *_titles(words, vineyard.specials_training())])


def _titles(words: Words, kinds: list[str]) -> list[str]:
    return [worker_label(words, name) for name in kinds]


def special_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """Yield the two special workers of the game, what they do, and who has them (SPW-1)."""
    if not view.specials:
        return
    yield words.message("cli-specials", lira=SPECIAL_SURCHARGE)
    for worker in view.specials:
        name = WORKERS[worker]
        owners = words.listed(_owners(words, names, view, name))
        yield INDENT + words.message(
            "cli-special",
            worker=words.worker_title(name),
            text=words.worker_text(name),
            owned="yes" if owners else "no",
            owners=owners,
        )


def _owners(words: Words, names: Sequence[str], view: View, worker: str) -> Iterator[str]:
    placed = {(each.seat, each.worker) for each in view.placed_workers()}
    for seat, vineyard in enumerate(view.vineyards):
        if worker in vineyard.specials_ready():
            where = "ready"
        elif worker in vineyard.specials_training():
            where = "training"
        elif (seat, worker) in placed:
            where = "placed"
        else:
            continue
        yield words.message("cli-special-owner", player=names[seat], where=where)
