"""The guided first game: each kind of decision is explained when the player meets it for the first time.

What has been explained depends only on the course of the game, so that taking back and reloading change nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import SEASONS

if TYPE_CHECKING:
    from collections.abc import Collection

    from vendemmia.engine import Event

    from .scene import Scene

STEPS = {
    "goal": ("u-trophy", "GAME-1"),
    "papa": ("u-hand", "SET-6"),
    "row": ("i-rooster", "WAKE-1"),
    "place": ("i-worker", "PLACE-1"),
    "pass": ("u-skip", "PLACE-2"),
    "plant": ("a-plant-vine", "PLANT-1"),
    "visitor": ("a-play-summer-visitor", "VIS-1"),
    "fall": ("i-fall", "FALL-1"),
    "winter": ("i-winter", "WIN-1"),
    "harvest": ("a-harvest-field", "HARV-1"),
    "wine": ("a-make-wine", "WINE-1"),
    "order": ("a-fill-order", "ORD-1"),
    "year": ("i-yearend", "END-1"),
}
"""What is explained, in the order in which it is shown: the picture, and the rule with which its chapter begins."""

OF_ACTION = {
    "plant_vine": "plant",
    "play_summer_visitor": "visitor",
    "play_winter_visitor": "visitor",
    "harvest_field": "harvest",
    "make_wine": "wine",
    "fill_order": "order",
}
"""What the questions of an action are about."""
OF_EVENT = {
    Kind.PLANTED: "plant",
    Kind.PLAYED: "visitor",
    Kind.HARVESTED: "harvest",
    Kind.WINE: "wine",
    Kind.FILLED: "order",
}
"""What has happened, perhaps without a question."""
FALL, WINTER = SEASONS.index("fall"), SEASONS.index("winter")
SET_UP = -1


class GuidePart(NamedTuple):
    """One explanation; its texts are the messages `guide-ID` and `guide-ID-text`."""

    id: str
    icon: str
    rule: str


class GuideStep(NamedTuple):
    """What is explained at this moment, usually one thing."""

    parts: tuple[GuidePart, ...]
    explained: int
    """How many things have been explained with this step, of all that there are."""
    total: int


class Course:
    """The course of a game as one seat has experienced it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.season = SET_UP
        self.action = ""
        """The action whose questions are being asked."""
        self.placed = False
        self.happened: set[str] = set()
        """Since the last decision of this seat."""
        self.explained: set[str] = set()

    def asks(self, kinds: Collection[str]) -> set[str]:
        """What a question is about, by the first words of its answers."""
        if self.season == SET_UP:
            return {"papa"}
        if "row" in kinds:
            return {"row"}
        if "place" in kinds or "pass" in kinds:
            first = "winter" if self.season == WINTER else "place"
            return {first, "pass"} if self.placed else {first}
        if self.action in OF_ACTION:
            return {OF_ACTION[self.action]}
        return {"fall"} if self.season == FALL else set()

    def due(self, kinds: Collection[str]) -> set[str]:
        """What is to be explained at a decision."""
        return ({"goal"} | self.asks(kinds) | self.happened) - self.explained

    def decides(self, code: str) -> None:
        """A decision of this seat: whatever was explained with it has been read."""
        self.explained |= self.due((code.partition(":")[0],))
        self.happened.clear()

    def goes_on(self, code: str) -> None:
        """An answer of this seat, given or forced."""
        kind, _, rest = code.partition(":")
        if kind == "place":
            self.action = rest.rsplit(":", 2)[0]
            self.placed = True
        elif kind in ("pass", "row"):
            self.action = ""

    def sees(self, event: Event) -> None:
        if event.kind is Kind.SEASON:
            self.season = event.amount
            self.action = ""
        elif event.kind is Kind.YEAR and event.amount > 1:
            self.happened.add("year")
        elif event.seat == self.seat and event.kind in OF_EVENT:
            self.happened.add(OF_EVENT[event.kind])


def course_of(scene: Scene, seat: int) -> Course:
    """Only what this seat has answered itself is read, and of events what everybody sees."""
    course, played = Course(seat), scene.played
    for ply, code in enumerate(scene.game.codes):
        if played.deciders[ply] == seat:
            if ply not in played.forced:
                course.decides(code)
            course.goes_on(code)
        for event in played.events[ply]:
            course.sees(event.seen_by(seat))
    return course


def guide_step(scene: Scene) -> GuideStep | None:
    """The explanation for the reader now. Before the first decision it is the goal, whoever is to move."""
    if scene.seat is None or not scene.live or scene.to_move is None:
        return None
    course = course_of(scene, scene.seat)
    due = course.due(scene.choices.kinds) if scene.asked else {"goal"} - course.explained
    if not due:
        return None
    parts = tuple(GuidePart(step, *STEPS[step]) for step in STEPS if step in due)
    return GuideStep(parts, len(course.explained | due), len(STEPS))
