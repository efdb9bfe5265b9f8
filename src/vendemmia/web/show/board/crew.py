"""The workers of a seat: ready, placed and in training, as pieces and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine.catalogue import BASE_WORKERS, WORKERS

from .pieces import worker_transition

if TYPE_CHECKING:
    from vendemmia.engine import View
    from vendemmia.locale import Words


class Ready(NamedTuple):
    """A worker that can be placed."""

    kind: str
    transition: str
    """Its name in view transitions, by which a browser follows it from page to page."""


class Crew(NamedTuple):
    """The workers of a seat: those that can be placed, and by kind those already placed or in training."""

    ready: tuple[Ready, ...]
    placed: tuple[str, ...]
    training: tuple[str, ...]
    temporary: bool
    """One of the regular workers is the temporary one."""


def crew_of(view: View, seat: int) -> Crew:
    vineyard = view.vineyards[seat]
    ready = [Ready("regular", worker_transition(seat, "regular", number + 1)) for number in range(vineyard.regular)]
    others = ["grande"] * vineyard.grande + vineyard.specials_ready()
    ready += [Ready(kind, worker_transition(seat, kind, 0)) for kind in others]
    placed = sorted((each.worker for each in view.placed_workers() if each.seat == seat), key=WORKERS.index)
    training = ["regular"] * vineyard.training + vineyard.specials_training()
    return Crew(tuple(ready), tuple(placed), tuple(training), view.temporary == seat)


def crew_text(words: Words, crew: Crew) -> str:
    """Return a crew in words."""
    say = words.message
    lines = [say("vineyard-crew-ready", workers=_listed(words, tuple(worker.kind for worker in crew.ready)))]
    if crew.placed:
        lines.append(say("vineyard-crew-placed", workers=_listed(words, crew.placed)))
    if crew.training:
        lines.append(say("vineyard-crew-training", workers=_listed(words, crew.training)))
    if crew.temporary:
        lines.append(say("vineyard-crew-temporary"))
    return " ".join(lines)


def _listed(words: Words, kinds: tuple[str, ...]) -> str:
    """Return workers by kind and number."""
    regular, say = kinds.count("regular"), words.message
    named = [say("vineyard-crew-regular", count=regular)] if regular else []
    named += [say("vineyard-crew-grande")] if "grande" in kinds else []
    named += [words.worker_title(kind) for kind in kinds if kind not in BASE_WORKERS]
    return words.listed(named) or say("vineyard-none")
