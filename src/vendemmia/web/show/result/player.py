"""The page of a player: ratings, their course, and the last rated games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.numerals import printed
from vendemmia.web.ratings import MODES, history_of, lines_of

if TYPE_CHECKING:
    from vendemmia.locale import Words
    from vendemmia.web.models import Person, RatedGame
    from vendemmia.web.ratings import LadderEntry

WIDTH, HEIGHT = 240.0, 48.0
LISTED = 20
"""Games in the list."""
LEAST_RANGE = 100.0
"""Points of rating that the height of a course shows at least, so that small changes look small."""


class ModeShown(NamedTuple):
    """The rating of a player in a mode, and its course."""

    mode: str
    line: LadderEntry
    path: str
    """Of a line in a frame of `WIDTH` by `HEIGHT`; empty for fewer than two games."""


def change(game: RatedGame) -> str:
    """Return what a game did to a rating, with its sign. Less than a point is not nothing."""
    points = round(game.after) - round(game.before)
    if not points and game.after != game.before:
        return "+<1" if game.after > game.before else "−<1"
    return printed(points, signed=True) if points else "±0"


class PlayerPage:
    """What `home/player.html` shows to everybody."""

    width, height = WIDTH, HEIGHT

    def __init__(self, words: Words, person: Person) -> None:
        self.words = words
        self.person = person

    @cached_property
    def games(self) -> list[RatedGame]:
        return history_of(self.person.id)

    @property
    def last_games(self) -> list[RatedGame]:
        return self.games[:LISTED]

    change = staticmethod(change)

    @staticmethod
    def after(game: RatedGame) -> str:
        return str(round(game.after))

    @property
    def since(self) -> str:
        return self.person.created.date().isoformat()

    @cached_property
    def modes(self) -> tuple[ModeShown, ...]:
        found = lines_of(self.person.id)
        return tuple(ModeShown(mode, found[mode], self._path(mode)) for mode in MODES if mode in found)

    def _path(self, mode: str) -> str:
        own = [game for game in reversed(self.games) if game.mode == mode and not game.void]
        values = [own[0].before, *(game.after for game in own)] if own else []
        if len(values) < 2:
            return ""
        low, high = min(values), max(values)
        middle, spread = (low + high) / 2, max(high - low, LEAST_RANGE)
        points = (
            f"{WIDTH * place / (len(values) - 1):.1f} {HEIGHT / 2 - (value - middle) / spread * (HEIGHT - 6):.1f}"
            for place, value in enumerate(values)
        )
        return "M" + "L".join(points)
