"""What has happened in a game, and how much of it each seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import EVERYONE
from vendemmia.locale.relevance import is_routine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event
    from vendemmia.locale import Words
    from vendemmia.record import Game


class LogInWords:
    """The events of a game in words. Everybody has seen what happened before the log begins."""

    def __init__(self, words: Words, names: Sequence[str], game: Game) -> None:
        self.words = words
        self.names = names
        self.game = game
        self._seen: list[int] = [game.plies] * len(names)
        """The number of plies that each seat has seen."""

    def take_back(self) -> None:
        """Forget that anyone has seen what was undone."""
        self._seen = [min(seen, self.game.plies) for seen in self._seen]

    def news(self, seat: int) -> list[str]:
        """Return what a seat has not seen yet, as it may know it, without what happens every year."""
        fresh = self._fresh(seat)
        self._seen[seat] = self.game.plies
        return [self.words.event(event, self.names) for event in fresh if not is_routine(event)]

    def has_secret(self, seat: int) -> bool:
        """Return whether the news for a seat includes something that not everybody may know."""
        return any(event.audience != EVERYONE and event.thing for event in self._fresh(seat))

    def _fresh(self, seat: int) -> list[Event]:
        return self.game.news(seat, self._seen[seat])

    def last(self, count: int | None, seat: int) -> list[str]:
        """Return the last entries, or all, as a seat may know them."""
        events = self.game.news(seat)
        return [self.words.event(event, self.names) for event in (events if count is None else events[-count:])]
