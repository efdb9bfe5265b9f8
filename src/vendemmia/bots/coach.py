"""The coach: the best few answers for a seat, the chance to win that each leads to, and why.

It knows what the seat knows. The network names the answers worth a look; each is played on for a few questions in some
imagined deals, the same for all answers, and the network says how likely the seat wins from there. The best one has the
chance that the network gives the position, which is measured against finished games (`chances`); each other one has the
share of it that its lines keep.

For the reason, the lines continue to the end of the next year with the answers the network expects from everybody
(`foreseen`).
"""

from __future__ import annotations

from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.advice import FORESEEN, Facts, Why, gives_up
from vendemmia.engine import CardAnswer, Placement, parse
from vendemmia.engine.catalogue import ANSWER_PASS, CARD_NUMBER

from .advice import Advice
from .chances import seat_chances
from .deals import Deals
from .foreseen import Foresight, common
from .learned import judged, network
from .lines import Line, play_ahead, play_on
from .uses import kept, plan

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from vendemmia.engine import View


ADVICE_SEED: Final = 0
"""The seed of all advice: the same question always gets the same advice, and an evaluation agrees with it.

It must reveal nothing of the game's own random numbers.
"""
DEALS: Final = 12
"""How often what is hidden is imagined."""
REASONED: Final = 6
"""The deals in which a reason must hold."""
LEAST: Final = 3
"""Answers that are compared for a hint, at least."""
LOOKED_AT: Final = 6
"""Answers that are compared, at most."""
UNLIKELY: Final = 8.0
"""Beyond the first few, an answer whose score is lower than the best one by more than this is not compared."""
AHEAD: Final = 4
"""Questions that the seat answers in a line before it is judged."""
TRUST: Final = 320.0
"""How much a chance counts beside the network's scores: with more deals, more than in the search."""
NEVER: Final = 1e-6
"""No answer is worth less, so that others can be compared with it."""
FAR: Final = 70
"""Answers of all players after which a line ends, if two years do not end before."""
NOTICED: Final = 0.02
"""A smaller drop of the chance is noise."""


class Looked(NamedTuple):
    """An answer that was looked at."""

    action: int
    chance: float
    """The chance to win with it."""
    doubt: float
    """By how much its distance from the best one may be wrong: one standard error over the deals."""
    lines: Sequence[Line]
    """Those that show why."""


def advise(view: View, rng: Random, count: int) -> list[Advice]:
    """Return the best few answers, the best first, each with its chance and reason; none if the seat is not asked."""
    if not view.legal:
        return []
    looked = look_at(view, rng)[:count]
    expect(looked)
    found = [advice(each.action, each.chance, why(view, each, looked)) for each in looked]
    return [each._replace(plan=plan(given.lines, view)) for each, given in zip(found, looked, strict=True)]


def ranked(view: View, rng: Random) -> list[int]:
    """Return all answers, the best first: those that were looked at, then the others as the network likes them."""
    if not view.legal:
        return []
    scores = dict(zip(view.legal, judged(network(), view).scores.tolist(), strict=True))
    looked = [each.action for each in look_at(view, rng)]
    return list(dict.fromkeys([*looked, *sorted(scores, key=lambda action: -scores[action])]))


def look_at(view: View, rng: Random, chosen: int | None = None) -> list[Looked]:
    """Return the answers worth a look, and a chosen one, the best first."""
    assert view.seat is not None
    found = judged(network(), view)
    scores = dict(zip(view.legal, found.scores.tolist(), strict=True))
    actions = promising(scores, LEAST if chosen is None else 1)
    if chosen is not None and chosen not in actions:
        actions.append(chosen)
    deals = Deals(view, rng)
    dealt = [deals.deal() for _ in range(DEALS)]
    lines = {action: [Line(deal, view.seat, action) for deal in dealt] for action in actions}
    # A single answer needs no comparison.
    together = [line for some in lines.values() for line in some] if len(actions) > 1 else []
    chances = iter(play_ahead(together, AHEAD))
    won = {action: [next(chances, 0.0) for _ in some] for action, some in lines.items()}
    highest = max(scores.values())
    worth = {action: max(NEVER, fmean(won[action]) + (scores[action] - highest) / TRUST) for action in actions}
    actions.sort(key=lambda action: (-worth[action], -scores[action]))
    best = actions[0]
    # The lines and the position may disagree about the chance; what an answer keeps of it is measured by the lines.
    kept = seat_chances(found, view.seat, view.rules)[view.seat] / worth[best]
    return [
        Looked(
            action,
            kept * worth[action],
            kept * standard_error([one - other for one, other in zip(won[best], won[action], strict=True)]),
            lines[action][:REASONED],
        )
        for action in actions
    ]


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of their mean."""
    return float(stdev(values) / len(values) ** 0.5)


def promising(scores: dict[int, float], least: int) -> list[int]:
    """Return the answers that the network likes best, one for each action: the space and the worker it likes best
    there.

    There are `least` at least, even if the network does not like them.
    """
    seen: set[str] = set()
    found: list[int] = []
    unlikely = max(scores.values()) - UNLIKELY
    for action in sorted(scores, key=lambda each: -scores[each]):
        if len(found) >= least and scores[action] < unlikely:
            break
        answer = parse(action)
        if isinstance(answer, Placement):
            if answer.action in seen:
                continue
            seen.add(answer.action)
        found.append(action)
    return found[:LOOKED_AT]


def expect(looked: Sequence[Looked]) -> None:
    """Play the lines on to the end of the next year."""
    lines = [line for each in looked for line in each.lines]
    if lines:
        play_on(lines, lines[0].year + 1, FAR)


def why(view: View, looked: Looked, compared: Sequence[Looked]) -> Why:
    """Return the reason for an answer among those that it is compared with."""
    is_good = max(each.chance for each in compared) - looked.chance < NOTICED
    if len(view.legal) == 1:
        return Why("only_answer", {})
    courses = [Foresight(line, view) for line in looked.lines]
    if gives_up(view, looked.action):
        return giving_up(looked, compared, courses) if is_good else Why("costs_more", {})
    if looked.action == ANSWER_PASS and view.is_placing:
        return passing(view, courses)
    # A question within a turn: what follows from every answer does not count for one of them.
    others = [] if view.is_placing else [each for each in compared if each is not looked]
    anyway = [found for each in others for found in common([Foresight(line, view) for line in each.lines])]
    for found in common(courses):
        if found.id not in FORESEEN or found not in anyway:
            return found
    return Why("chance" if is_good else "lower", {})


def giving_up(looked: Looked, compared: Sequence[Looked], courses: Sequence[Foresight]) -> Why:
    """Return the card that this answer keeps and another one would give up, if it is used in all lines."""
    given = card_of(looked.action)
    others = {card_of(each.action) for each in compared} - {given, -1}
    for found in common(courses, lambda course: kept(course, given)):
        if found.params["card"] in others:
            return found
    return Why("costs_least", {})


def card_of(action: int) -> int:
    """Return the card that an answer names, -1 for none."""
    answer = parse(action)
    return CARD_NUMBER[answer.card] if isinstance(answer, CardAnswer) else -1


def advice(action: int, chance: float, found: Why) -> Advice:
    """Return the advice to give an answer. The parameters of the coach's reasons are numbers, as rows keep them."""
    return Advice(
        action, chance, found.id, {name: value for name, value in found.params.items() if isinstance(value, int)}
    )


def passing(view: View, courses: Sequence[Foresight]) -> Why:
    """Return what speaks for passing: workers are saved only if they are placed later in the year."""
    assert view.seat is not None
    workers = Facts(view, view.seat).workers
    if not workers:
        return Why("no_workers", {})
    placed = min(course.placements() for course in courses)
    return Why("saves_workers", {"workers": placed}) if placed else Why("leaves_workers", {"workers": workers})


class AnswerEvaluation(NamedTuple):
    """How good an answer was, compared with the best one."""

    chance: float
    """The chance to win that the answer led to."""
    best: Advice
    """The best answer; the answer itself if none is clearly better."""

    @property
    def loss(self) -> float:
        """How much lower the chance is than with the best answer: 0 if none is clearly better."""
        return self.best.chance - self.chance


def evaluate(view: View, action: int, rng: Random) -> AnswerEvaluation:
    """Return how good an answer to the question of a view is. ValueError if it is not legal.

    Among answers that are about as good, the one that was given counts as the best. With the same random numbers, so
    does what `advise` advises first.
    """
    if action not in view.legal:
        raise ValueError(action)
    looked = look_at(view, rng, action)
    given = next(each for each in looked if each.action == action)
    best = looked[0]
    if best.chance - given.chance < max(NOTICED, given.doubt):
        best = given = given._replace(chance=best.chance)
    compared = [best, *(each for each in looked if each.action != best.action)][:LEAST]
    expect(compared[:1] if view.is_placing else compared)
    return AnswerEvaluation(given.chance, advice(best.action, best.chance, why(view, best, compared)))
