"""The actions of the board, the bonuses of their spaces, and who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    BESIDE,
    CROWD_STEP,
    REGULAR,
    SEASONS,
    SPACED,
    SPACES,
    WORKERS,
    owner_of,
    waiting_of,
    worker_of,
)
from vendemmia.locale.printed import bonus_text

from .terminal import INDENT
from .workers import worker_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import BoardAction, View
    from vendemmia.locale import Words


class Spaces:
    """Puts the spaces of one game into words."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def lines(self, view: View, now: int) -> Iterator[str]:
        """Every action with spaces, by season; then the cart and the private spaces, if in use."""
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
            workers = [] if other is None or other.kind == SPACED else self._crowd(view, other.number)
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
            put = view.spaces[action.number * 3 + space]
            who = self.worker(put) if put else say("cli-space-free")
            bonus = bonus_text(self.words, view.rules, action.name, SPACES[space])
            place = say(f"cli-space-{SPACES[space]}")
            if len(view.rules.open_list) > 1:
                place = say("cli-space-with-bonus", space=place, bonus=bonus) if bonus else place
                parts.append(say("cli-board-space", space=place, who=who))
                continue
            name = say("cli-space-with-bonus", space=name, bonus=bonus) if bonus else name
            parts.append(who)
        beside = say(f"cli-space-{SPACES[BESIDE]}")
        parts += [say("cli-board-space", space=beside, who=who) for who in self._crowd(view, action.number)]
        return say("cli-board-action", action=name, spaces=self.words.listed(parts))

    def _crowd(self, view: View, number: int) -> list[str]:
        return [self.worker(entry // CROWD_STEP) for entry in view.crowd if entry % CROWD_STEP == number]

    def worker(self, put: int) -> str:
        """Its owner, its kind unless regular, and whether it waits for its season."""
        name = self.words.player_name(owner_of(put), self.names)
        kind = WORKERS[worker_of(put)]
        about = [] if kind == WORKERS[REGULAR] else [worker_label(self.words, kind)]
        if waiting_of(put):
            about.append(self.words.message("cli-worker-waiting"))
        return self.words.message("cli-worker", player=name, about=self.words.listed(about)) if about else name
