"""What has happened in a game, and how much of it each seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import EVERYONE
from vendemmia.locale.relevance import is_routine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event
    from vendemmia.locale import Words


class Log:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self._entries: list[tuple[int, Event]] = []
        """The ply and what it brought."""
        self._seen: list[int] = [0] * len(names)

    def add(self, ply: int, events: Sequence[Event]) -> None:
        self._entries.extend((ply, event) for event in events)

    def take_back(self, ply: int) -> None:
        """Forget everything from a ply on."""
        while self._entries and self._entries[-1][0] >= ply:
            self._entries.pop()
        self._seen = [min(seen, len(self._entries)) for seen in self._seen]

    def news(self, seat: int) -> list[str]:
        """What a seat has not seen yet, as it may know it, without what happens every year."""
        fresh = self._fresh(seat)
        self._seen[seat] = len(self._entries)
        return [self._line(event, seat) for _, event in fresh if not is_routine(event)]

    def has_secret(self, seat: int) -> bool:
        """Whether the news for a seat includes something that not everybody may know."""
        return any(event.audience != EVERYONE and event.seen_by(seat).thing for _, event in self._fresh(seat))

    def _fresh(self, seat: int) -> list[tuple[int, Event]]:
        return self._entries[self._seen[seat] :]

    def skip(self, seat: int) -> None:
        """Mark everything so far as seen."""
        self._seen[seat] = len(self._entries)

    def last(self, count: int | None, seat: int) -> list[str]:
        """The last entries, or all, as a seat may know them."""
        entries = self._entries if count is None else self._entries[-count:]
        return [self._line(event, seat) for _, event in entries]

    def _line(self, event: Event, seat: int) -> str:
        return self.words.event(event.seen_by(seat), self.names)
