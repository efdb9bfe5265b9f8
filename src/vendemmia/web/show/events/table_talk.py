"""What the faces of computer players show, and the short lines they say: only from events that everybody has seen.

A player speaks at every third turn of its own at most, and only if there is an occasion. Which line it is follows from
the names, the turn and the ply, so a page that is loaded again says the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from django.utils.functional import cached_property

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import ACTION_NUMBER, SPACES

from .sources_so_far import TURN_BEGINS, tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event
    from vendemmia.web.show.board.scene import Scene

    from .actions import Action

EVERY: Final = 3
"""At one of how many turns a player may speak."""
WORTH_A_WORD: Final = 2
"""How many points at once are an occasion."""
BEFORE: Final = 8
"""How many plies back a lost bonus still hurts."""
OF_KIND: Final = {
    Kind.PLAYED: "visitor",
    Kind.TRAINED: "train",
    Kind.WINE: "wine",
    Kind.HARVESTED: "harvest",
    Kind.PLANTED: "plant",
    Kind.BUILT: "build",
    Kind.TOURED: "money",
    Kind.SOLD_FIELD: "money",
    Kind.SOLD_GRAPE: "money",
    Kind.ROW: "row",
    Kind.PASSED: "pass",
}
"""What is an occasion, the first that is found."""
OCCASIONS: Final = ("order", "taken", "points", *dict.fromkeys(OF_KIND.values()))
LINES: Final = 4
"""How many lines there are for an occasion: half for the gruff players, half for the warm ones."""
MOODS: Final = {"order": "glad", "points": "glad", "taken": "hurt"}


class Remark(NamedTuple):
    """What a player says with an action."""

    seat: int
    text: str
    heard: str
    """The same with the name, for screen readers."""


class TableTalk:
    """The computer players of one scene, from the actions that the page tells."""

    def __init__(self, scene: Scene, actions: Sequence[Action]) -> None:
        self.scene = scene
        self.actions = actions

    @cached_property
    def moods(self) -> dict[int, str]:
        """By seat: what its last action did to it. A player who is to move thinks."""
        found = {}
        for action in self.actions:
            if action.seat >= 0 and self.scene.bots[action.seat]:
                found[action.seat] = MOODS.get(self._occasion(action), "calm")
        return found

    def mood(self, seat: int) -> str:
        return "muse" if self.scene.to_move == seat else self.moods.get(seat, "calm")

    @cached_property
    def remarks(self) -> dict[str, Remark]:
        """What is said, by the id of the action."""
        if not any(self.scene.bots):
            return {}
        turns = list(tally(self.scene).turns)
        found = {}
        for action in reversed(self.actions):
            for event in action.events:
                if event.kind in TURN_BEGINS:
                    if event.seat == action.seat and self.scene.bots[event.seat]:
                        remark = self._remark(action, turns[event.seat])
                        if remark is not None:
                            found[action.id] = remark
                    turns[event.seat] -= 1
        return found

    def _remark(self, action: Action, turn: int) -> Remark | None:
        seat, words = action.seat, self.scene.words
        name = self.scene.names[seat]
        if turn % EVERY != crc32(name.encode()) % EVERY:
            return None
        occasion = self._occasion(action)
        if not occasion:
            return None
        half = LINES // 2
        of_voice = crc32(f"{self.scene.names}/{action.ply}".encode()) % half
        line = 1 + half * (self.scene.seats[seat].figure % 2) + of_voice
        text = words.message("says-quoted", line=words.message(f"says-{occasion}-{line}"))
        return Remark(seat, text, words.message("says-heard", player=name, line=text))

    def _occasion(self, action: Action) -> str:
        """Return what a player may speak of; empty for nothing."""
        own = [event for event in action.events if event.seat == action.seat]
        kinds = {event.kind for event in own}
        if Kind.FILLED in kinds:
            return "order"
        if self._came_second(action):
            return "taken"
        if sum(event.amount for event in own if event.kind is Kind.VP) >= WORTH_A_WORD:
            return "points"
        return next((occasion for kind, occasion in OF_KIND.items() if kind in kinds), "")

    def _came_second(self, action: Action) -> bool:
        """Return whether the bonus of this action had gone to another player, in this season and not long before."""
        where = action.first.where
        if action.kind != "placed" or self._has_bonus(where.action, where.space):
            return False
        plies = self.scene.game.events[max(0, action.ply - BEFORE) : action.ply]
        since: list[Event] = []
        for event in (each for events in plies for each in events):
            if event.kind is Kind.SEASON:
                since.clear()
            since.append(event)
        return any(
            event.kind is Kind.PLACED
            and event.seat != action.seat
            and event.where.action == where.action
            and self._has_bonus(where.action, event.where.space)
            for event in since
        )

    def _has_bonus(self, action: str, space: str) -> bool:
        printed = self.scene.board.actions[ACTION_NUMBER[action]]
        return printed is not None and SPACES.index(space) in printed.printed
