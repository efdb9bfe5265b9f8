"""The board: the seasons with their actions, and what is around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import SEASONS, SPACED, SPECIAL_SURCHARGE, SUMMER, WINTER, WORKERS

from .board_parts import board_parts, shown_part
from .decks import decks
from .influence import InfluenceMap
from .pieces import Pieces, worker_icon
from .season import Calendar
from .spaces import Spaces
from .tokens import sentence
from .wakeup import Chart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .board_parts import BoardPart
    from .choices import Found, Refused
    from .decks import Deck
    from .scene import Scene, SeatMark
    from .spaces import Tile
    from .tokens import Token

CART = "gain_lira"


class SeasonBoard(NamedTuple):
    """The actions of a season."""

    number: int
    id: str
    name: str
    state: str
    tiles: tuple[Tile, ...]
    why: Refused | None
    """Why nothing can be placed there now."""


class Special(NamedTuple):
    """A special worker of this game."""

    id: str
    icon: str
    name: str
    text: str
    owners: tuple[SeatMark, ...]
    found: Found


class BoardShown:
    """The board of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.calendar = Calendar(scene)
        self.pieces = Pieces(scene)
        self.spaces = Spaces(scene, self.pieces)

    @property
    def extended(self) -> bool:
        return self.calendar.has_four_seasons

    @cached_property
    def chart(self) -> Chart:
        return Chart(self.scene, self.calendar)

    @cached_property
    def map(self) -> InfluenceMap | None:
        return InfluenceMap(self.scene) if self.scene.board.regions else None

    @cached_property
    def decks(self) -> list[Deck]:
        return decks(self.scene)

    @cached_property
    def cart(self) -> Tile:
        return self.spaces.tile(CART)

    @property
    def fall(self) -> tuple[Token, ...]:
        """What happens in fall on the base board (FALL-1)."""
        return sentence(self.words, self.words.message("board-fall"))

    @property
    def found(self) -> Iterator[Found]:
        """Everything on the board that represents an answer."""
        for season in (self.large, *self.small):
            yield season.why
            for tile in season.tiles:
                yield from tile.found
        yield from self.cart.found
        yield from (cell.found for row in self.chart.rows for cell in row.cells)
        yield from (deck.found for deck in self.decks)
        yield from (region.found for region in (self.map.regions if self.map else ()))
        yield from (special.found for special in self.specials)

    @cached_property
    def parts(self) -> list[BoardPart]:
        """Of which a small screen shows one at a time."""
        return board_parts(self)

    @property
    def shown_part(self) -> str:
        return shown_part(self.parts)

    # --- seasons

    @cached_property
    def large(self) -> SeasonBoard:
        return self._season(self.calendar.large)

    @cached_property
    def small(self) -> list[SeasonBoard]:
        """The other seasons in which workers are placed."""
        seasons = range(len(SEASONS)) if self.extended else (SUMMER, WINTER)
        return [self._season(season) for season in seasons if season != self.calendar.large]

    def _season(self, season: int) -> SeasonBoard:
        name = SEASONS[season]
        spaced = [action for action in self.scene.board.seasonal[season] if action.kind == SPACED]
        here = any(action.name in self.spaces.targets for action in spaced)
        return SeasonBoard(
            season,
            name,
            self.words.season_name(name),
            self._state(season),
            tuple(self.spaces.tile(action.name, asked=here) for action in spaced),
            None if here else self._why(name, spaced[0].name),
        )

    def _state(self, season: int) -> str:
        state = self.calendar.state_of(season)
        return "next" if season == self.calendar.season + 1 and state == "later" and self.calendar.year else state

    def _why(self, season: str, action: str) -> Refused | None:
        """All actions of a season in which nothing can be placed have the same reason, so any one of them gives it."""
        if not self.spaces.kinds:
            return None
        space = "left" if 0 in self.scene.view.rules.open_list else "middle"
        code = f"place:{action}:{space}:{self.spaces.kinds[0]}"
        return self.scene.choices.closed(season, self.words.season_name(season), code)

    # --- special workers

    surcharge = SPECIAL_SURCHARGE
    """SPW-2."""

    @cached_property
    def specials(self) -> list[Special]:
        return [self._special(WORKERS[number], number) for number in self.scene.view.specials]

    def _special(self, kind: str, number: int) -> Special:
        return Special(
            kind,
            worker_icon(kind),
            self.words.worker_title(kind),
            self.words.worker_text(kind),
            tuple(seat for seat in self.scene.seats if self._owns(seat.number, kind, number)),
            self.scene.choices[f"worker:{kind}"],
        )

    def _owns(self, seat: int, kind: str, number: int) -> bool:
        vineyard = self.scene.view.vineyards[seat]
        if (vineyard.special | vineyard.trainees) >> number & 1:
            return True
        placed = (piece for standing in self.pieces.by_space.values() for piece in standing)
        return any(piece.kind == kind and piece.seat is not None and piece.seat.number == seat for piece in placed)
