"""The coach: the best few answers for a seat, the chance to win that each leads to, and why.

It knows what the seat knows. The network names the answers worth a look; each is played on in a few imagined deals, the
same for all answers, until the seat is asked again, and the network says how likely it wins from there. For the reason,
the lines go on to the end of the next year with the answers the network expects from everybody (`foreseen`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import imagine
from vendemmia.engine.catalogue import ANSWER_PASS, PLACED_ACTION, placed_by

from .advice import Advice, gives_up
from .foreseen import Course, common
from .learned import judged, network
from .lines import Line, play_back, play_on
from .outline import free_workers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from vendemmia.engine import View

DEALS: Final = 3
"""How often what is hidden is imagined."""
LOOKED_AT: Final = 6
"""Answers that are compared."""
FAR: Final = 70
"""Answers of all players after which a line ends, if two years do not end before."""
PRIOR: Final = 0.02
"""What the network's own liking counts beside the chance: it has seen more than the few deals show."""
NOTICED: Final = 0.02
"""A smaller drop of the chance is noise."""


class Looked(NamedTuple):
    """An answer that was looked at."""

    action: int
    chance: float
    rank: float
    """The chance, with the network's liking."""
    lines: Sequence[Line]


def advise(view: View, rng: Random, count: int) -> list[Advice]:
    """The best few answers, the best first, each with its chance and reason; none if the seat is not asked."""
    if not view.legal:
        return []
    looked = look_at(view, rng)[:count]
    expect(looked)
    return [advice(view, each, looked[0]) for each in looked]


def ranked(view: View, rng: Random) -> list[int]:
    """All answers, the best first: those that were looked at, then the others as the network likes them."""
    if not view.legal:
        return []
    scores = dict(zip(view.legal, judged(network(), view).scores.tolist(), strict=True))
    looked = [each.action for each in look_at(view, rng)]
    return list(dict.fromkeys([*looked, *sorted(scores, key=lambda action: -scores[action])]))


def look_at(view: View, rng: Random, chosen: int | None = None) -> list[Looked]:
    """The answers worth a look, and a chosen one, the best first."""
    assert view.seat is not None
    scores = dict(zip(view.legal, judged(network(), view).scores.tolist(), strict=True))
    actions = promising(scores)
    if chosen is not None and chosen not in actions:
        actions.append(chosen)
    deals = [imagine(view, rng) for _ in range(DEALS)]
    lines = [[Line(deal, view.seat, action) for deal in deals] for action in actions]
    together = [line for some in lines for line in some]
    chances = play_back(together)
    highest = max(scores.values())
    looked: list[Looked] = []
    for place, (action, some) in enumerate(zip(actions, lines, strict=True)):
        chance = sum(chances[place * DEALS : (place + 1) * DEALS]) / DEALS
        looked.append(Looked(action, chance, chance + PRIOR * (scores[action] - highest), some))
    return falling(sorted(looked, key=lambda each: -each.rank))


def falling(looked: Iterable[Looked]) -> list[Looked]:
    """The same answers; none has a better chance than one before it. That one is liked more, and deals are few."""
    chance = 1.0
    found = []
    for each in looked:
        chance = min(chance, each.chance)
        found.append(each._replace(chance=chance))
    return found


def promising(scores: dict[int, float]) -> list[int]:
    """The answers that the network likes best, one for each action: the space and the worker it likes best there."""
    seen: set[int] = set()
    found: list[int] = []
    for action in sorted(scores, key=lambda each: -scores[each]):
        offset = placed_by(action)
        if offset >= 0:
            where = int(PLACED_ACTION[offset])
            if where in seen:
                continue
            seen.add(where)
        found.append(action)
    return found[:LOOKED_AT]


def expect(looked: Sequence[Looked]) -> None:
    """Play the lines on to the end of the next year."""
    lines = [line for each in looked for line in each.lines]
    if lines:
        play_on(lines, lines[0].year + 1, FAR)


def advice(view: View, looked: Looked, best: Looked) -> Advice:
    """An answer with the best reason that its lines have in common."""
    return Advice(looked.action, looked.chance, *why(view, looked, best))


def why(view: View, looked: Looked, best: Looked) -> tuple[str, dict[str, int]]:
    """The reason for an answer."""
    if len(view.legal) == 1:
        return "only_answer", {}
    if gives_up(view, looked.action):
        return "costs_least" if best.chance - looked.chance < NOTICED else "costs_more", {}
    courses = [Course(line, view) for line in looked.lines]
    if looked.action == ANSWER_PASS and view.is_placing:
        return passing(view, courses)
    found = common(courses)
    return (found[0], dict(found[1])) if found is not None else ("chance", {})


def passing(view: View, courses: Sequence[Course]) -> tuple[str, dict[str, int]]:
    """Workers are saved only if they are placed later in the year; else they stay without work."""
    assert view.seat is not None
    workers = int(free_workers(view.vineyards[view.seat]))
    if not workers:
        return "no_workers", {}
    placed = min(course.placements() for course in courses)
    return ("saves_workers", {"workers": placed}) if placed else ("leaves_workers", {"workers": workers})


class Evaluation(NamedTuple):
    """How good an answer was, compared with the best one."""

    chance: float
    """The chance to win that the answer led to."""
    best: Advice
    """The best answer; the answer itself if none is clearly better."""

    @property
    def loss(self) -> float:
        """How much lower the chance is than with the best answer: 0 if none is clearly better."""
        return self.best.chance - self.chance


def evaluate(view: View, action: int, rng: Random) -> Evaluation:
    """How good an answer to the question of a view is. ValueError if it is not legal.

    Among answers that are about as good, the one that was given counts as the best.
    """
    if action not in view.legal:
        raise ValueError(action)
    looked = look_at(view, rng, action)
    given = next(each for each in looked if each.action == action)
    best = looked[0] if looked[0].chance - given.chance >= NOTICED else given
    if best is not given:
        expect([best])
    return Evaluation(given.chance, advice(view, best, best))
