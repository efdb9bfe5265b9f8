"""The actions of the board, the bonuses of their spaces, and who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    BESIDE,
    SEASONS,
    SPACED,
    SPACES,
)
from vendemmia.locale.printed import bonus_text

from ..terminal import INDENT
from .workers import worker_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import BoardAction, PlacedWorker, View
    from vendemmia.locale import Words


class SpacesInWords:
    """Puts the spaces of one game into words."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def lines(self, view: View, now: int) -> Iterator[str]:
        """Yield every action with spaces, by season; then the cart and the private spaces, if in use."""
        board = view.rules.board
        for season, name in enumerate(SEASONS):
            spaced = [action for action in board.seasonal[season] if action.kind == SPACED]
            if spaced:
                yield self.words.message(
                    "cli-board-actions",
                    season=self.words.season_name(name),
                    now="yes" if season == now else "no",
                    bonuses="yes" if self._has_bonuses(view, spaced) else "no",
                )
            for action in spaced:
                yield INDENT + self._action(view, action)
        for other in board.actions:
            workers = [] if other is None or other.kind == SPACED else self._on(view, other)
            if other is not None and workers:
                name = self.words.action_name(other.name, board)
                yield self.words.message("cli-board-action", action=name, spaces=self.words.listed(workers))

    @staticmethod
    def _has_bonuses(view: View, actions: Sequence[BoardAction]) -> bool:
        return any(space in action.printed for action in actions for space in view.rules.open_list)

    def _action(self, view: View, action: BoardAction) -> str:
        say = self.words.message
        parts: list[str] = []
        name = self.words.action_name(action.name)
        for space in view.rules.open_list:
            here = self._on(view, action, SPACES[space])
            who = here[0] if here else say("cli-space-free")
            bonus = bonus_text(self.words, view.rules, action.name, SPACES[space])
            place = say(f"cli-space-{SPACES[space]}")
            if len(view.rules.open_list) > 1:
                place = say("cli-space-with-bonus", space=place, bonus=bonus) if bonus else place
                parts.append(say("cli-board-space", space=place, who=who))
                continue
            name = say("cli-space-with-bonus", space=name, bonus=bonus) if bonus else name
            parts.append(who)
        beside = say(f"cli-space-{SPACES[BESIDE]}")
        parts += [say("cli-board-space", space=beside, who=who) for who in self._on(view, action, SPACES[BESIDE])]
        return say("cli-board-action", action=name, spaces=self.words.listed(parts))

    def _on(self, view: View, action: BoardAction, space: str = "") -> list[str]:
        """Return the workers on an action, or on one of its spaces."""
        placed = [each for each in view.placed_workers() if each.action == action.name]
        return [self.worker(each) for each in placed if each.space == (space or each.space)]

    def worker(self, placed: PlacedWorker) -> str:
        """Return its owner, its kind unless regular, and whether it waits for its season."""
        name = self.words.player_name(placed.seat, self.names)
        about = [] if placed.worker == "regular" else [worker_label(self.words, placed.worker)]
        if placed.waiting:
            about.append(self.words.message("cli-worker-waiting"))
        return self.words.message("cli-worker", player=name, about=self.words.listed(about)) if about else name
