"""The Automa: its points, its card of this season, and what is special about the game against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import AUTOMA, AUTOMA_CARDS, SEASONS, base_bars, extended_bars

if TYPE_CHECKING:
    from .ending import SeatScore
    from .scene import Scene


class AutomaAction(NamedTuple):
    """An action of a card of the Automa."""

    season: str
    action: str
    name: str
    now: bool

    @property
    def icon(self) -> str:
        return "a-" + self.action.replace("_", "-")


class Marker(NamedTuple):
    """The points of the Automa in a year, if they change."""

    year: int
    vp: int
    now: bool


class AutomaPanel:
    """The Automa's panel in a solo game."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.rules = scene.view.rules
        self.options = scene.options

    @property
    def vp(self) -> int:
        return int(self.view.automa_vp)

    @property
    def year(self) -> int:
        return int(self.view.year)

    @property
    def last_year(self) -> int:
        return int(self.rules.last_year)

    @property
    def level(self) -> str:
        return self.options.solo or ""

    @property
    def extended(self) -> bool:
        return bool(self.scene.board.regions)

    @property
    def end(self) -> SeatScore | None:
        return self.scene.ending.of_automa

    @property
    def level_name(self) -> str:
        return self.words.level_name(self.level)

    @property
    def level_text(self) -> str:
        return self.words.level_text(self.level, self.extended)

    @cached_property
    def bars(self) -> tuple[AutomaAction, ...]:
        """The actions of the last drawn card, by season; none before the first."""
        if not self.view.automa_pile:
            return ()
        card = AUTOMA_CARDS[self.view.automa_pile[-1]]
        bars_of = extended_bars if self.extended else base_bars
        now = self._season
        return tuple(
            AutomaAction(season, action, self.words.action_name(action, self.scene.board), season == now)
            for season in SEASONS
            for action in bars_of(card, season)
        )

    @property
    def card(self) -> int:
        """The number of that card."""
        return self.view.automa_pile[-1] + 1 if self.view.automa_pile else 0

    @property
    def _season(self) -> str:
        return "" if self.view.is_over else SEASONS[self.view.season()]

    @cached_property
    def workers(self) -> tuple[str, ...]:
        """The actions where its workers are."""
        placed = [each.action for each in self.view.placed_workers() if each.seat == AUTOMA]
        return tuple(self.words.action_name(action, self.scene.board) for action in placed)

    @cached_property
    def markers(self) -> tuple[Marker, ...]:
        markers = self.rules.automa_markers[: self.last_year]
        return tuple(Marker(year, vp, year == self.view.year) for year, vp in enumerate(markers, 1))

    @property
    def challenge(self) -> int | None:
        return self.options.challenge

    @property
    def challenge_name(self) -> str:
        return self.words.challenge_name(self.options.challenge) if self.options.challenge else ""

    @property
    def challenge_text(self) -> str:
        return self.words.challenge_text(self.options.challenge) if self.options.challenge else ""

    @property
    def glass(self) -> tuple[int, ...]:
        """The wake-up rows that still have their glass token."""
        return tuple(self.view.glass_rows()) if self.rules.glass_rows() else ()

    @property
    def tokens(self) -> int:
        return int(self.view.vineyards[0].tokens)

    @property
    def tokens_usable(self) -> bool:
        return bool(self.rules.tokens_usable)
