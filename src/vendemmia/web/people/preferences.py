"""What a player has chosen in this browser: in the signed cookie. What is missing or unknown has its default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.web.game.player_names import is_usable, tidy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.http import HttpRequest

COLOURS: Final = ("p1", "p2", "p3", "p4", "p5", "p6")
"""The classes of the seats: each is a colour, a badge and a pattern."""
ANY_COLOUR: Final = "any"
ALLOWED: Final = {
    "colour": (ANY_COLOUR, *COLOURS),
    "pace": ("normal", "off", "brisk", "calm"),
    "sounds": ("off", "low", "full"),
    "bonuses": ("take", "ask"),
    "confirm": ("on", "off"),
    "notify": ("off", "on"),
    "talk": ("on", "off"),
}
"""What each setting may be, its default first. The name is the only one that is typed."""


class SeatColour(NamedTuple):
    """The colour of a seat, as pages draw it."""

    p: str
    """The class of the seat."""
    badge: int


class Preferences(NamedTuple):
    """Everything that `ALLOWED` names, and the name: empty, or one that can be used at a table."""

    name: str
    colour: str
    """`ANY_COLOUR`, or the class of a seat."""
    pace: str
    """Of the moves of others, as they are shown."""
    sounds: str
    bonuses: str
    """Whether a bonus that only gives is taken without a question."""
    confirm: str
    """Whether passing in winter with something left to do is asked again."""
    notify: str
    """Whether the browser calls when it is your turn."""
    talk: str
    """Whether computer players say something now and then."""

    @property
    def seats(self) -> tuple[SeatColour, ...]:
        """The colours of a table at which the reader has the first seat; the one who had their colour has the first."""
        own = 0 if self.colour == ANY_COLOUR else COLOURS.index(self.colour)
        order = list(range(len(COLOURS)))
        order[0], order[own] = own, 0
        return tuple(SeatColour(COLOURS[place], place + 1) for place in order)


def _name_in(saved: object) -> str:
    """Return the name that a browser has saved; empty if no table could show it."""
    name = tidy(saved) if isinstance(saved, str) else ""
    return name if is_usable(name) else ""


def read(saved: Mapping[str, object]) -> Preferences:
    """Return the preferences among all that a browser has saved."""
    found = {what: saved.get(what) for what in ALLOWED}
    sound = {what: str(found[what] if found[what] in allowed else allowed[0]) for what, allowed in ALLOWED.items()}
    return Preferences(name=_name_in(saved.get("name")), **sound)


def preferences_of(request: HttpRequest) -> Preferences:
    """Return a request that is refused early has no session yet."""
    return read(getattr(request, "session", {}))
