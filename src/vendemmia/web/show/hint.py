"""A hint: the best few answers, the chance to win that each leads to, and at most one true sentence about each.

It sees the reader's view only.
"""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.bots import ADVICE_SEED, FORESEEN, NOTICED, PLAIN, advise, ranked
from vendemmia.engine.catalogue import CODES, WINTER

from .facts import brings, costs
from .thread import action_label
from .why import Reasons, workers_left

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.bots import Advice

    from .choices import Answer
    from .scene import Scene

LOG = logging.getLogger(__name__)
MOST: Final = 3
LOOKED_AT: Final = 4
"""One more than is shown: passing may give way to another."""


class Tip(NamedTuple):
    """An answer and its reason."""

    answer: Answer
    name: str
    """The answer in few words."""
    reason: str
    best: bool
    chance: str
    """The reader's chance to win with it, in words; empty if a tutor points at another one first."""


def tips(scene: Scene, taught: tuple[str, str] = ("", "")) -> list[Tip]:
    """The best few answers for the reader, who is asked; none if the coach fails.

    `taught` is what a tutor points at, with its reason: a hint does not contradict it. Then there are no chances: a
    lesson shows what is to be learned now, not what wins most.
    """
    try:
        best = busy_first(scene, advise(scene.view, Random(ADVICE_SEED), LOOKED_AT))
        advice = {CODES[one.action]: one for one in best}
    except Exception:
        LOG.exception("no hint")
        return []
    code, why = taught
    codes = list(dict.fromkeys([*([code] if code else []), *advice]))[:MOST]
    reasons = Reasons(scene)
    found: list[Tip] = []
    for place, each in enumerate(codes):
        answer, one = scene.choices.legal[each], advice.get(each)
        reason = why if each == code else reason_of(scene, reasons, answer, one)
        chance = "" if one is None or code else scene.words.chance(one.chance)
        found.append(Tip(answer, name_of(scene, answer), reason, place == 0, chance))
    return found


def reason_of(scene: Scene, reasons: Reasons, answer: Answer, one: Advice | None) -> str:
    """What follows from the answer as the coach expects it, else a fact of the position, else what the turn brings."""
    said = "" if one is None or one.reason in PLAIN else scene.words.advised(one.reason, one.params)
    if one is not None and one.reason in FORESEEN:
        return said
    return reasons.text(answer) or said


def best_codes(scene: Scene) -> list[str]:
    """All answers of the reader, the best first; none if the coach fails."""
    try:
        return [CODES[action] for action in ranked(scene.view, Random(ADVICE_SEED))]
    except Exception:
        LOG.exception("no hint")
        return []


def name_of(scene: Scene, answer: Answer) -> str:
    """A placement by its action, a row by its number, any other answer by its label."""
    kind, _, rest = answer.code.partition(":")
    if kind == "place":
        return action_label(scene.words, rest.rsplit(":", 2)[0])
    return scene.words.message("hint-row", row=rest) if kind == "row" else answer.label


def said(scene: Scene, found: Sequence[Tip]) -> str:
    """All of them for a screen reader."""
    words = scene.words
    parts = [
        words.message(
            "hint-live-one", number=number, answer=tip.answer.label, chance=tip.chance or "none", reason=tip.reason
        )
        for number, tip in enumerate(found, 1)
    ]
    return words.message("hint-live", answers=" ".join(parts))


def busy_first(scene: Scene, advice: Sequence[Advice]) -> list[Advice]:
    """Passing is not advised first while a worker has something to gain, unless it is clearly better.

    It is clearly better if the chance is, or if later seasons of the year use every worker.
    """
    first = advice[0] if advice else None
    if first is None or CODES[first.action] != "pass" or not scene.view.is_placing:
        return list(advice)
    if scene.view.season() != WINTER:
        used = first.params.get("workers", 0) if first.reason == "saves_workers" else 0
        if used >= workers_left(scene.view.vineyards[scene.own]):
            return list(advice)
    useful = [
        one
        for one in advice[1:]
        if gains(scene.choices.legal[CODES[one.action]]) and first.chance - one.chance < NOTICED
    ]
    return [*useful, *(one for one in advice if one not in useful)]


def gains(answer: Answer) -> bool:
    """Whether the answer brings something in any case, whichever way is chosen, and costs nothing."""
    return brings(answer.outlook) and not any(map(costs, answer.outlook))


def refusal(scene: Scene, *, covered: bool) -> str:
    """Why there is no hint for this reader now, empty if there is one."""
    words = scene.words
    if scene.to_move is None:
        return words.message("hint-over")
    if not scene.live:
        return words.message("hint-only-shown")
    if covered:
        return words.message("hint-covered", player=scene.names[scene.to_move])
    if not scene.asked:
        return words.message("hint-not-your-turn", player=scene.names[scene.to_move])
    return ""
