"""A hint: what a computer player would answer, and one true sentence about each. It sees the reader's view only."""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.bots import player
from vendemmia.bots.later import jobs_later
from vendemmia.engine.catalogue import CODES, WINTER

from .thread import action_label
from .why import Reasons, workers_left

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .choices import Answer
    from .scene import Scene

LOG = logging.getLogger(__name__)
LEVEL: Final = "normal"
"""It looks one turn ahead and counts the positions it looks at, so that a hint takes a tenth of a second at most."""
MOST: Final = 3
EVERY: Final = 999
"""More answers than a question has."""
KEPT: Final = 3
"""Workers that it may be worth to keep for later: they take a field to an order, by harvest, wine and delivery."""
SEED: Final = 0
"""Asking twice gives the same hint; it must reveal nothing of the game's own random numbers."""


class Tip(NamedTuple):
    """An answer and its reason."""

    answer: Answer
    name: str
    """The answer in few words."""
    reason: str
    best: bool


def tips(scene: Scene, taught: tuple[str, str] = ("", "")) -> list[Tip]:
    """The best few answers for the reader, who is asked; none if the computer player fails.

    `taught` is what a tutor points at, with its reason: a hint does not contradict it.
    """
    answers = ranked(scene)
    reasons = Reasons(scene)
    code, why = taught
    first = [scene.choices.legal[code]] if code else []
    found = one_for_each([*first, *busy_first(scene, answers)])[:MOST]
    return [
        Tip(answer, name_of(scene, answer), why if answer.code == code else reasons.text(answer), place == 0)
        for place, answer in enumerate(found)
    ]


def ranked(scene: Scene) -> list[Answer]:
    """The reader's answers, the best first; none if the computer player fails."""
    try:
        advice = player(LEVEL).advice(scene.view, Random(SEED), EVERY)
    except Exception:
        LOG.exception("no hint")
        return []
    return [scene.choices.legal[CODES[one.action]] for one in advice]


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
        words.message("hint-live-one", number=number, answer=tip.answer.label, reason=tip.reason)
        for number, tip in enumerate(found, 1)
    ]
    return words.message("hint-live", answers=" ".join(parts))


def busy_first(scene: Scene, answers: Sequence[Answer]) -> list[Answer]:
    """Passing is not advised while a worker has something to gain and no other job this year.

    The computer player passes as soon as it expects more from later seasons, however many workers that leaves without
    a job. It may have its reasons; as advice it is no use.
    """
    view = scene.view
    if not view.is_placing or not answers or answers[0].code != "pass" or scene.seat is None:
        return list(answers)
    jobs = 0 if view.season() == WINTER else min(jobs_later(view), KEPT)
    if workers_left(view.vineyards[scene.seat]) <= jobs:
        return list(answers)
    useful = [answer for answer in answers if answer.code != "pass" and gains(answer)]
    return [*useful, *(answer for answer in answers if answer not in useful)]


def gains(answer: Answer) -> bool:
    """Whether the answer brings something in any case, and costs nothing."""
    certain = [part for part in answer.outlook if not part.choice]
    return any(part.ends[0] > 0 for part in certain) and all(part.ends[0] >= 0 for part in answer.outlook)


def one_for_each(answers: Sequence[Answer]) -> list[Answer]:
    """One placement for each action: which worker is placed, and on which space, hardly makes another answer."""
    seen: set[str] = set()
    kept: list[Answer] = []
    for answer in answers:
        kind, _, rest = answer.code.partition(":")
        what = f"{kind}:{rest.rsplit(':', 2)[0]}" if kind == "place" else answer.code
        if what not in seen:
            seen.add(what)
            kept.append(answer)
    return kept


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
