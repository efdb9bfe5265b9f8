"""The model of a lesson: a list of steps, and which of them it is at now. It reads the course of the game and a view.

The first step of the list that has something to point at is the one shown, so a lesson continues from any
position. Steps to read are shown until they have been read; the number of the last one read is all that is saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import CODES, Kind, Placement, parse

from .plan import Plan

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from vendemmia.engine import Event, Options, View

    Finder = Callable[["Moment"], "Aim | None"]
    """Finds what a step points at, None if the step has no place here."""


ANY_TABLE: Final = "table"
"""Instead of the id of a lesson: the tutor has joined a game with another deal."""


class Aim(NamedTuple):
    """What a step points at."""

    codes: tuple[str, ...] = ()
    """Legal answers, the best first. Empty for a step that only shows something."""
    part: str = ""
    """A part of the page, for a step to read."""
    params: Mapping[str, object] = {}
    """What its texts say: amounts, and ids of cards and structures."""
    variant: str = ""
    """Which of several texts of the step is true here."""


class Step(NamedTuple):
    """A step; its texts are the messages `tutor-ID`, `tutor-ID-text` and `tutor-ID-why`."""

    id: str
    icon: str
    rule: str
    """The rule with which its chapter begins."""
    find: Finder
    read: bool = False
    """It is shown until the reader has read it."""


class Milestone(NamedTuple):
    """A part of the way; its name is the message `tutor-way-ID`."""

    id: str
    icon: str
    reached: Callable[[Moment], bool]


class Lesson(NamedTuple):
    """A lesson: a fixed deal, the opponents, and its steps by priority."""

    id: str
    options: Options
    seed: int
    opponents: tuple[str, ...]
    milestones: tuple[Milestone, ...]
    """What it leads to, one after the other."""
    steps: tuple[Step, ...]
    end: Step | None
    """The last step, as soon as it has something to show; None where the tutor stays until the end."""
    then: str
    """The next lesson, empty after the last."""


class Now(NamedTuple):
    """The step that a lesson is at."""

    number: int
    """The step, counted from 1."""
    step: Step
    aim: Aim


class Past:
    """What a seat has experienced so far, from the events that it may see."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.own: dict[str, int] = {}
        """How often each kind of event has happened to the seat."""
        self.things: dict[str, str] = {}
        """What the last of each kind was about."""
        self.amounts: dict[str, int] = {}
        self.placed: set[str] = set()
        """The kinds of workers that the seat has placed."""
        self.built: list[str] = []
        self.years = 0
        """Years that have ended."""
        self.busy = False
        """The seat has placed a worker this year."""

    def sees(self, events: Iterable[Event]) -> None:
        for event in events:
            kind = event.kind.value
            if kind == "year":
                self.years = event.amount - 1
                self.busy = False
            if event.seat == self.seat:
                self.own[kind] = self.own.get(kind, 0) + 1
                self.things[kind] = str(event.thing)
                self.amounts[kind] = event.amount
                if event.kind in (Kind.PLACED, Kind.PLANNED):
                    self.placed.add(event.where.worker)
                    self.busy = True
                elif event.kind is Kind.BUILT:
                    self.built.append(event.thing)

    def has(self, kind: str) -> bool:
        return kind in self.own


class Moment:
    """A decision as a lesson sees it. Without a question to the seat there are no codes."""

    def __init__(self, view: View, past: Past) -> None:
        self.view = view
        self.past = past
        self.seat = past.seat
        self.codes: tuple[str, ...] = tuple(CODES[action] for action in view.legal)

    @property
    def asks(self) -> str:
        """The id of the question to the seat, empty if it is not asked."""
        return self.view.asked.id if self.codes and self.view.asked is not None else ""

    @cached_property
    def plan(self) -> Plan:
        return Plan(self.view, self.seat)

    @property
    def season(self) -> int:
        return self.view.season() if not self.view.is_over and self.view.year else -1

    def legal(self, *codes: str) -> tuple[str, ...]:
        """Return those of these codes that are legal."""
        return tuple(code for code in codes if code in self.codes)

    def placing(self, action: str) -> tuple[str, ...]:
        """Return the placements on an action, a regular worker first: the grande one can still join where no space is
        left."""
        parsed = (parse(code) for code in self.codes)
        found = [each for each in parsed if isinstance(each, Placement) and each.action == action]
        found.sort(key=lambda each: (each.worker != "regular", each.worker == "grande"))
        return tuple(each.code for each in found)


def now(lesson: Lesson, moment: Moment, read: int) -> Now | None:
    """Return the step that the lesson is at, None if it has nothing to say."""
    last = lesson.end.find(moment) if lesson.end is not None else None
    if last is not None and lesson.end is not None and (lesson.id != ANY_TABLE or read <= len(lesson.steps)):
        return Now(len(lesson.steps) + 1, lesson.end, last)
    for number, step in enumerate(lesson.steps, 1):
        if step.read and number <= read:
            continue
        aim = step.find(moment)
        if aim is not None and (step.read or aim.codes):
            return Now(number, step, aim)
    return None


def past_of(seat: int, plies: Sequence[Sequence[Event]]) -> Past:
    """Return what a seat has seen, from the events of each ply."""
    past = Past(seat)
    for events in plies:
        past.sees(event.seen_by(seat) for event in events)
    return past


def happened(kind: str) -> Callable[[Moment], bool]:
    """Return whether something of this kind has happened to the seat."""
    return lambda moment: moment.past.has(kind)
