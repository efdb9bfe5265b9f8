"""The tutor: the step that a lesson is at, in words. All numbers in them come from the reader's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.advice import GIVEN_UP
from vendemmia.engine import CardAnswer, parse
from vendemmia.engine.catalogue import ORDERS, VINES
from vendemmia.web.lessons import ANY_TABLE, Moment, lesson_of, now, past_of

from .hint import tips

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.engine import Seed
    from vendemmia.locale import Words
    from vendemmia.web.lessons import Aim, Lesson, Now
    from vendemmia.web.show.board.scene import Scene

CARDS_NAMED: Final = ("vine", "card")
"""Parameters that are ids of cards."""
STRUCTURES_NAMED: Final = ("structure", "gift")
WORKERS_NAMED: Final = ("special", "other")


class GoalPart(NamedTuple):
    """A part of the way to the goal of a lesson."""

    id: str
    icon: str
    state: str
    """Of "done", "now", "later"."""


class TutorShown(NamedTuple):
    """What the panel of the tutor shows."""

    lesson: str
    id: str
    """The step."""
    icon: str
    rule: str
    title: str
    text: str
    why: str
    number: int
    """Of a step to read: what is saved once it has been read."""
    reads: bool
    ends: bool
    then: str
    """The next lesson, empty for none."""
    code: str
    """The answer that it points at, empty for none."""
    answer: str
    """Its name."""
    part: str
    """The part of the page that it points at, empty for none."""
    way: tuple[GoalPart, ...]

    @property
    def reached(self) -> int:
        return sum(part.state == "done" for part in self.way)


def tutor(scene: Scene, deal: Seed, read: int) -> TutorShown | None:
    """Return the step for the reader now; None for anybody else, and in games that no lesson fits."""
    if scene.seat is None or not scene.live:
        return None
    lesson = lesson_of(scene.options, deal)
    moment = Moment(scene.view, past_of(scene.seat, scene.game.events))
    found = now(lesson, moment, read)
    way = _way(lesson, moment)
    if found is not None:
        return _shown(scene, lesson, found, way)
    if scene.to_move is None:
        return None
    return _choice(scene, lesson, way) if scene.asked else _waiting(scene, lesson, way)


def _way(lesson: Lesson, moment: Moment) -> tuple[GoalPart, ...]:
    reached = [milestone.reached(moment) for milestone in lesson.milestones]
    first = reached.index(False) if False in reached else len(reached)
    return tuple(
        GoalPart(milestone.id, milestone.icon, "done" if is_reached else "now" if place == first else "later")
        for place, (milestone, is_reached) in enumerate(zip(lesson.milestones, reached, strict=True))
    )


def _shown(scene: Scene, lesson: Lesson, found: Now, way: tuple[GoalPart, ...]) -> TutorShown:
    words, step = scene.words, found.step
    known = spoken(words, found.aim)
    code = "" if step.read else found.aim.codes[0]
    return TutorShown(
        lesson.id,
        step.id,
        step.icon,
        step.rule,
        words.message(f"tutor-{step.id}", **known),
        words.message(f"tutor-{step.id}-text", **known),
        words.message(f"tutor-{step.id}-why", **known),
        found.number,
        step.read,
        step is lesson.end and lesson.id != ANY_TABLE,
        lesson.then,
        code,
        scene.choices.legal[code].label if code else "",
        found.aim.part,
        way,
    )


def _choice(scene: Scene, lesson: Lesson, way: tuple[GoalPart, ...]) -> TutorShown | None:
    """Return a question that the plan does not answer: the hint does, in the same voice."""
    best = next(iter(tips(scene)), None)
    if best is None:
        return None
    say, answer = scene.words.message, best.answer
    title, text = say("tutor-choice", answer=answer.label, kind=_kind(scene, answer.code)), say("tutor-choice-text")
    about = (lesson.id, "choice", "u-hint", "VIS-1", title, text, best.reason or say("tutor-choice-tried"))
    return TutorShown(*about, 0, False, False, lesson.then, answer.code, answer.label, "", way)


def _kind(scene: Scene, code: str) -> str:
    """Return whether an answer says what to "discard" or "give": a thing named alone reads like an order."""
    asked = scene.asked_now
    if asked is None or asked.id not in GIVEN_UP or code in ("pass", "done", "no"):
        return "other"
    return "discard" if isinstance(parse(code), CardAnswer) and "discard" in asked.id else "give"


def _waiting(scene: Scene, lesson: Lesson, way: tuple[GoalPart, ...]) -> TutorShown:
    assert scene.to_move is not None
    title = scene.words.message("tutor-wait", player=scene.names[scene.to_move])
    text = scene.words.message("tutor-wait-text")
    about = (lesson.id, "wait", "u-clock", "PLACE-1", title, text, "")
    return TutorShown(*about, 0, False, False, lesson.then, "", "", "", way)


def spoken(words: Words, aim: Aim) -> dict[str, str | int]:
    """Return the parameters of a step with names in place of ids."""
    known: dict[str, str | int] = {"variant": aim.variant}
    for name, value in aim.params.items():
        known[name] = value if isinstance(value, int) else _named(words, name, value)
    return known | _derived(words, aim.params)


def _named(words: Words, name: str, value: object) -> str:
    if name == "jobs" and isinstance(value, tuple):
        return words.listed(words.message(f"tutor-job-{job}") for job in value)
    found = str(value)
    if not found:
        return ""
    if name in CARDS_NAMED:
        return words.card_name(found)
    if name in STRUCTURES_NAMED:
        return words.message(f"tutor-{found}") if found in ("worker", "vp") else words.structure_name(found)
    if name in WORKERS_NAMED:
        return words.worker_title(found)
    return words.region_name(found) if name == "region" else found


def _derived(words: Words, params: Mapping[str, object]) -> dict[str, str | int]:
    """Return what several texts say about the order, the vine, the card and the worker."""
    order = next((each for each in ORDERS if each.id == params.get("order")), None)
    vine = next((each for each in VINES if each.id == params.get("vine")), None)
    wines = (
        ""
        if order is None
        else words.listed(words.message(f"order-wine-{kind}", value=least) for kind, least in order.wines)
    )
    return {
        "has": "none" if order is None else "order",
        "wines": wines,
        "growing": "none" if vine is None else "both" if params.get("structure") in vine.structures else "vine",
        "grapes": "" if vine is None else words.vine_grapes(vine.id),
        "does": words.structure_text(str(params["card"])) if params.get("card") else "",
        "ability": words.worker_text(str(params["special"])) if params.get("special") else "",
    }
