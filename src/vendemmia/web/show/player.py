"""The page of a player: ratings, their course, and the last rated games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.web.ratings import MODES, history_of, lines_of

if TYPE_CHECKING:
    from vendemmia.locale import Words
    from vendemmia.web.community_models import RatedGame
    from vendemmia.web.models import Person
    from vendemmia.web.ratings import Line

WIDTH, HEIGHT = 240.0, 48.0
LISTED = 20
"""Games in the list."""
LEAST_RANGE = 100.0
"""Points of rating that the height of a course shows at least, so that small changes look small."""


class ModeShown(NamedTuple):
    """The rating of a player in a mode, and its course."""

    mode: str
    line: Line
    path: str
    """Of a line in a frame of `WIDTH` by `HEIGHT`; empty for fewer than two games."""


def change(game: RatedGame) -> str:
    """What a game did to a rating, with its sign."""
    points = round(game.after) - round(game.before)
    return f"{points:+d}".replace("-", "−") if points else "±0"


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

    @property
    def since(self) -> str:
        return self.person.created.date().isoformat()

    @cached_property
    def modes(self) -> tuple[ModeShown, ...]:
        found = lines_of(self.person.id)
        return tuple(ModeShown(mode, found[mode], self._path(mode)) for mode in MODES if mode in found)

    def _path(self, mode: str) -> str:
        own = [game for game in reversed(self.games) if game.mode == mode]
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
