"""Events: every change on the table as a typed fact. Log, statistics, animation and rewards read them."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from .names import SPACES, WORKERS


class Kind(Enum):
    """What happened. The values are stable names."""

    YEAR = "year"
    SEASON = "season"
    PARENT = "parent"
    ROW = "row"
    PLACED = "placed"
    PLANNED = "planned"
    DUE = "due"
    LOST = "lost"
    PASSED = "passed"
    LIRA = "lira"
    VP = "vp"
    RESIDUAL = "residual"
    DREW = "drew"
    RESHUFFLED = "reshuffled"
    DISCARDED = "discarded"
    SHOWN = "shown"
    TOOK = "took"
    GAVE = "gave"
    PLEDGED = "pledged"
    PLAYED = "played"
    OPTION = "option"
    DECLINED = "declined"
    TOURED = "toured"
    BUILT = "built"
    PLANTED = "planted"
    UPROOTED = "uprooted"
    SWITCHED = "switched"
    SOLD_FIELD = "sold_field"
    BOUGHT_FIELD = "bought_field"
    SOLD_GRAPE = "sold_grape"
    HARVESTED = "harvested"
    GRAPE = "grape"
    GRAPE_USED = "grape_used"
    WINE = "wine"
    WINE_USED = "wine_used"
    FILLED = "filled"
    TRAINED = "trained"
    AGED = "aged"
    TAKEN_BACK = "taken_back"
    TEMPORARY = "temporary"
    CHOSEN = "chosen"
    WORKERS_HOME = "workers_home"
    FIRST_PLAYER = "first_player"
    LAST_YEAR = "last_year"
    GAME_OVER = "game_over"
    AUTOMA_CARD = "automa_card"
    AUTOMA_PLACED = "automa_placed"
    AUTOMA_SKIPPED = "automa_skipped"
    MARKER = "marker"
    TOKEN = "token"
    BUMPED = "bumped"
    SPECIALS = "specials"
    DRAFTED = "drafted"
    STAR = "star"
    STAR_MOVED = "star_moved"
    TRADED = "traded"
    GRAPE_TOKEN = "grape_token"
    NEXT_ROW = "next_row"
    DESTROYED = "destroyed"


KINDS: Final = tuple(Kind)
"""By number; see `kinds`."""

EVERYONE: Final = -1
"""The audience of an event that is open to all."""


class Where(NamedTuple):
    """A worker on the board, as events and codes of placements name it; empty is what they leave out."""

    action: str
    space: str
    worker: str


class Event(NamedTuple):
    kind: Kind
    seat: int
    """Whom it happened to, -1 for the table."""
    amount: int = 0
    """How much, or the value of a token; for lira, VP and residual the change."""
    thing: str = ""
    """What: a card, structure, field, action, wine type …; several things have colons between them."""
    source: str = ""
    """What it came from, e.g. "visitor:broker", "action:give_tour"."""
    other: int = -1
    """The other seat, if any."""
    audience: int = EVERYONE
    """Who may know `thing`: EVERYONE, or a bit for each seat."""
    deck: str = ""
    """The kind of a card, which everybody sees."""

    @property
    def parts(self) -> tuple[str, ...]:
        """The things that `thing` names: of a trade what was given and got, of a star where it came from and is."""
        return tuple(self.thing.split(":"))

    @property
    def where(self) -> Where:
        """The worker that `thing` names; the action may have colons of its own."""
        parts = self.thing.split(":")
        worker = parts.pop() if parts[-1] in WORKERS else ""
        space = parts.pop() if parts and parts[-1] in SPACES else ""
        return Where(":".join(parts), space, worker)

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator (None), may know it."""
        if self.audience == EVERYONE or (seat is not None and self.audience >> seat & 1):
            return self
        return self._replace(thing="")
