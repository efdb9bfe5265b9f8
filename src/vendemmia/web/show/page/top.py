"""The bar at the top: the table's name, the year, and what the reader has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.functional import cached_property

from vendemmia.advice import is_last_year
from vendemmia.engine import MODULES
from vendemmia.web.play.moves import PACES
from vendemmia.web.show.cards.daily_table import rank_of

from .terms import terms_in_play

if TYPE_CHECKING:
    from vendemmia.web.models import Table
    from vendemmia.web.people.preferences import Preferences
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.show.board.season import Calendar

EXTENDED = "extended_board"


class Top:
    """The top bar of one scene."""

    def __init__(self, scene: Scene, record: Table, calendar: Calendar) -> None:
        self.scene = scene
        self.words = scene.words
        self.record = record
        self.calendar = calendar

    @property
    def season(self) -> str:
        """The season whose light lies on the table."""
        return self.calendar.light

    @cached_property
    def title(self) -> str:
        """Who plays."""
        if self.scene.options.solo is not None:
            return self.words.message("top-against-automa", player=self.scene.called(0))
        several = self.scene.bots.count("") > 1  # People at one screen know each other by name.
        seats = range(len(self.scene.names))
        return self.words.listed(self.scene.names if several else map(self.scene.called, seats))

    @cached_property
    def about(self) -> str:
        """The board, the modules, and what is special about the game."""
        say, options = self.words.message, self.scene.options
        board = say("top-board-extended" if EXTENDED in options.modules else "top-board-base")
        modules = (self.words.module_name(name) for name in MODULES if name in options.modules and name != EXTENDED)
        return self.words.listed([board, *modules, *self._variants(), *self._solo(), *self._special()])

    def _special(self) -> list[str]:
        """Return what the menu of the table explains (`notes`)."""
        game, say = self.scene.game, self.words.message
        found = terms_in_play(self.words, self.record)
        if rank := rank_of(self.record):
            found.append(say("top-daily-ranked" if rank == "ranked" else "top-daily-practice"))
        elif self.record.known_deal and not self.record.uploaded:
            found.append(say("top-known-deal"))
        return found if game.went_on_at is None else [*found, say("top-went-on", ply=str(game.went_on_at))]

    def _variants(self) -> list[str]:
        options = self.scene.options
        named = {"friendly": options.friendly, "advanced": options.advanced}
        return [self.words.message(f"top-variant-{name}") for name, used in named.items() if used]

    def _solo(self) -> list[str]:
        options = self.scene.options
        if options.solo is None:
            return []
        parts = [self.words.level_name(options.solo)]
        if options.aggressive:
            parts.append(self.words.aggressive_name())
        if options.challenge is not None:
            name = self.words.challenge_name(options.challenge)
            parts.append(self.words.message("top-challenge", number=options.challenge, name=name))
        return parts

    @property
    def has_reader(self) -> bool:
        return self.scene.seat is not None

    @property
    def vp(self) -> int:
        return self.scene.view.vineyards[self.scene.own].vp

    @property
    def lira(self) -> int:
        return self.scene.view.vineyards[self.scene.own].lira

    @property
    def last_year(self) -> bool:
        """The game ends with this year, and everybody knows it."""
        return is_last_year(self.scene.view)

    @property
    def years(self) -> int:
        """How many years the game lasts, 0 if there is no limit."""
        return self.scene.view.rules.last_year

    @property
    def paces(self) -> tuple[str, ...]:
        """How fast computer players may move, if there are any."""
        return tuple(PACES) if any(self.scene.bots) else ()

    def moods(self, preferences: Preferences) -> tuple[tuple[str, tuple[str, ...], str, str], ...]:
        """Return settings of the browser that the menu repeats: name, choices, the one chosen, icon."""
        sounds = ("sounds", ("off", "low", "full"), preferences.sounds, "u-play")
        pace = ("pace", ("off", "brisk", "normal", "calm"), preferences.pace, "u-pace")
        talk = ("talk", ("on", "off"), preferences.talk, "u-log")
        return (pace, talk, sounds) if any(self.scene.bots) else (sounds,)
