"""A hint: the best few answers, the chance to win that each leads to, and at most one true sentence about each.

It sees the reader's view only.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.advice import FORESEEN, PLAIN, brings, costs, is_last_year
from vendemmia.bots import NOTICED
from vendemmia.engine import CODES, Placement, RowAnswer, parse
from vendemmia.engine.catalogue import WINTER
from vendemmia.web.show.cards.labels import action_label
from vendemmia.web.tables.contests import MESSAGE

from .why import HintReasons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.bots import Advice
    from vendemmia.play import LegalAnswer
    from vendemmia.web.show.board.scene import Scene

LOG = logging.getLogger(__name__)
MOST: Final = 3
REPEATS: Final = ("outcome", "points", "lira", "money", "card-text", "structure-text", "row")
"""Reasons that repeat what the answer, its space or its card says."""
LABELLED: Final = ("builds", "plants", "harvests")
"""Reasons that repeat the label of an answer which names the thing; a placement does not."""
WORDED: Final = 3
"""Up to this year a chance is hardly better than an even one (docs/design/bots.md), so a page says it in words."""
CLOSE: Final = 0.03
"""Answers whose chances differ by less are about as good."""
STEP: Final = 0.05
"""Before the last year chances are rounded to a multiple of it."""
LEVELS: Final = ((0.12, "-slightly"), (0.25, ""), (1.0, "-clearly"))
"""By how far a chance differs from an equal share, at most, and how that is called."""
EVEN: Final = 0.05
"""A smaller distance from an equal share is none."""
WORSE: Final = ((CLOSE, "same"), (0.08, "little"), (1.0, "worse"))
"""By how much a chance is lower than the best one, at most, and how that is called."""
LONG: Final = 110
"""The letters of an answer and its reason that fit into their place in the bar."""


class Tip(NamedTuple):
    """An answer and its reason."""

    answer: LegalAnswer
    name: str
    """The answer in few words."""
    reason: str
    best: bool
    chance: str
    """The reader's chance to win with it, in words; empty if a tutor points at another one first."""
    codes: str
    """What its button sends: the answer, with what belongs to it if that is offered at once."""
    plan: str = ""
    """What the coach expects to follow this year and the next, in one line, for the best one."""

    @property
    def is_pass(self) -> bool:
        return self.answer.code == "pass"

    @property
    def field(self) -> str:
        """The name of the field that sends it."""
        return "sure" if self.is_pass else "code" if self.codes == self.answer.code else "codes"

    @property
    def is_long(self) -> bool:
        """Its words are more than fit into their place in letters of the usual size."""
        return len(self.name) + len(self.reason) > LONG


def tips(scene: Scene, taught: tuple[str, str] = ("", "")) -> list[Tip]:
    """Return the best few answers for the reader, who is asked; none if the coach fails.

    `taught` is what a tutor points at, with its reason: a hint does not contradict it. Then there are no chances: a
    lesson shows what is to be learned now, not what wins most.
    """
    try:
        best = busy_first(scene, scene.coach.advice(scene.view))
        advice = {CODES[one.action]: one for one in best}
    except Exception:
        LOG.exception("no hint")
        return []
    code, why = taught
    codes = list(dict.fromkeys([*([code] if code else []), *advice]))[:MOST]
    reasons = HintReasons(scene)
    found: list[Tip] = []
    for place, each in enumerate(codes):
        answer, one = scene.choices.legal[each], advice.get(each)
        reason = why if each == code else reason_of(scene, reasons, answer, one)
        chance = "" if one is None or code else odds(scene, one, best)
        sends = best_part(scene, each) if place == 0 and not code else each
        plan = "" if one is None or place else plan_of(scene, one)
        found.append(Tip(answer, name_of(scene, answer), reason, place == 0, chance, sends, plan))
    return found


def plan_of(scene: Scene, one: Advice) -> str:
    """Return what the lines of an answer have in common, as a plan; empty if that is too little for one."""
    return scene.words.plan(one.plan, "this" if is_last_year(scene.view) else "both") if one.plan else ""


def reason_of(scene: Scene, reasons: HintReasons, answer: LegalAnswer, one: Advice | None) -> str:
    """Return what follows from the answer as the coach expects it, else a fact of the position, else what the turn
    brings."""
    said = "" if one is None or one.reason in PLAIN else scene.words.advised(one.reason, one.params)
    if one is not None and one.reason in FORESEEN:
        return said
    fact = reasons.of(answer)
    if fact is not None and fact.id not in REPEATS:
        return scene.words.fact(fact, scene.board)
    repeats = REPEATS if isinstance(parse(answer.code), Placement) else (*REPEATS, *LABELLED)
    return "" if one is not None and one.reason in repeats else said


def odds(scene: Scene, one: Advice, compared: Sequence[Advice]) -> str:
    """Return the chance with an answer as exactly as it is known: early in words, later rounded, at the end as it is.

    An answer that is hardly worse than the best one is about as good.
    """
    words, highest = scene.words, max(each.chance for each in compared)
    less = highest - one.chance
    if scene.view.year <= WORDED:
        if one is not compared[0]:
            return words.message("hint-worth", worth=next(word for most, word in WORSE if less <= most))
        return words.message("hint-odds", odds=level(one.chance, 1 / max(2, len(scene.names))))
    if one is not compared[0] and less < CLOSE:
        return words.message("hint-worth", worth="same")
    if is_last_year(scene.view) or not STEP < one.chance < 1 - STEP:
        return words.chance(one.chance)
    return words.chance(round(one.chance / STEP) * STEP)


def level(chance: float, share: float) -> str:
    """Return how a chance differs from an equal share."""
    distance = (chance - share) / (2 * share)
    if abs(distance) <= EVEN:
        return "even"
    by = next((word for most, word in LEVELS if abs(distance) <= most), LEVELS[-1][1])
    return f"{'ahead' if distance > 0 else 'behind'}{by}"


def best_codes(scene: Scene) -> list[str]:
    """Return all answers of the reader, the best first; none if the coach fails."""
    try:
        return [CODES[action] for action in scene.coach.ranked(scene.view)]
    except Exception:
        LOG.exception("no hint")
        return []


def best_decision(scene: Scene) -> list[str]:
    """Return the best answers to the present question and to those that belong to it; none if the coach fails."""
    try:
        return scene.coach.decision(scene.view)
    except Exception:
        LOG.exception("no hint")
        return []


def best_part(scene: Scene, code: str) -> str:
    """Return an answer with what belongs to it, as the coach would give it, if the page offers that at once."""
    choices = scene.choices
    if choices.sheet is None and code not in choices.at_once:
        return code
    best = best_decision(scene)
    offered = [way.codes for way in choices.at_once.get(code, ())]
    offered += [] if choices.sheet is None else [part.codes for part in choices.sheet.parts]
    return next((" ".join(codes) for codes in offered if [*codes] == best[: len(codes)] and best[0] == code), code)


def name_of(scene: Scene, answer: LegalAnswer) -> str:
    """Return a placement by its action, a row by its number, any other answer by its label."""
    match parse(answer.code):
        case Placement(action):
            return action_label(scene.words, action)
        case RowAnswer(row):
            return scene.words.message("hint-row", row=str(row))
        case _:
            return answer.label


def said(scene: Scene, found: Sequence[Tip]) -> str:
    """Return all of them for a screen reader."""
    words = scene.words
    plan = [found[0].plan] if found and found[0].plan else []
    parts = plan + [
        words.message(
            "hint-live-one", number=number, answer=tip.answer.label, chance=tip.chance or "none", reason=tip.reason
        )
        for number, tip in enumerate(found, 1)
    ]
    return words.message("hint-live", answers=" ".join(parts))


def busy_first(scene: Scene, advice: Sequence[Advice]) -> list[Advice]:
    """Sort passing behind other advice while a worker has something to gain, unless it is clearly better.

    It is clearly better if the chance is, or if later seasons of the year use every worker.
    """
    first = advice[0] if advice else None
    if first is None or CODES[first.action] != "pass" or not scene.view.is_placing:
        return list(advice)
    if scene.view.season() != WINTER:
        used = first.params.get("workers", 0) if first.reason == "saves_workers" else 0
        if used >= scene.view.vineyards[scene.own].workers_ready():
            return list(advice)
    useful = [
        one
        for one in advice[1:]
        if gains(scene.choices.legal[CODES[one.action]]) and first.chance - one.chance < NOTICED
    ]
    return [*useful, *(one for one in advice if one not in useful)]


def gains(answer: LegalAnswer) -> bool:
    """Return whether the answer brings something in any case, whichever way is chosen, and costs nothing."""
    return brings(answer.outlook) and not any(map(costs, answer.outlook))


def refusal(scene: Scene, *, covered: bool, contest: bool = False) -> str:
    """Return why there is no hint for this reader now, empty if there is one. `contest`: this game allows none."""
    words = scene.words
    if scene.to_move is None:
        return words.message("hint-over")
    if not scene.live:
        return words.message("hint-only-shown")
    if contest:
        return words.message(MESSAGE)
    if covered:
        return words.message("hint-covered", player=scene.names[scene.to_move])
    if not scene.asked:
        return words.message("hint-not-your-turn", player=scene.names[scene.to_move])
    return ""
