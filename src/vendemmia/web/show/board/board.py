"""The board: the seasons with their actions, and what is around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import SEASONS, SPACED, SPECIAL_SURCHARGE, SUMMER, WINTER, WORKERS
from vendemmia.web.show.cards.icons import sentence

from .decks import decks
from .influence import InfluenceMap
from .pieces import Pieces, worker_icon
from .season import Calendar
from .spaces import Spaces
from .wakeup import Chart

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from vendemmia.play import Choice, RefusedAnswer
    from vendemmia.web.show.cards.icons import IconToken

    from .decks import Deck
    from .scene import Scene, SeatMark
    from .spaces import Tile

CART = "gain_lira"
SEASON, MAP, WAKE, YEAR = "season", "map", "wake", "year"
"""The parts of the board, of which a small screen shows one at a time."""


class BoardPart(NamedTuple):
    """A part by its name, and whether it holds a legal answer."""

    id: str
    icon: str
    name: str
    glows: bool


class SeasonBoard(NamedTuple):
    """The actions of a season."""

    number: int
    id: str
    name: str
    state: str
    tiles: tuple[Tile, ...]
    why: RefusedAnswer | None
    """Why nothing can be placed there now."""


class Special(NamedTuple):
    """A special worker of this game."""

    id: str
    icon: str
    name: str
    text: str
    owners: tuple[SeatMark, ...]
    found: Choice


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
    def fall(self) -> tuple[IconToken, ...]:
        """What happens in fall on the base board (FALL-1)."""
        return sentence(self.words, self.words.message("board-fall"))

    @property
    def found(self) -> Iterator[Choice]:
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

    def _why(self, season: str, action: str) -> RefusedAnswer | None:
        """Return the reason of a season in which nothing can be placed: all its actions have the same one."""
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
        if kind in vineyard.specials_ready() or kind in vineyard.specials_training():
            return True
        placed = (piece for standing in self.pieces.by_space.values() for piece in standing)
        return any(piece.kind == kind and piece.seat is not None and piece.seat.number == seat for piece in placed)


def board_parts(board: BoardShown) -> list[BoardPart]:
    """Return the season of now, the map, the wake-up chart, and the other seasons."""
    say = board.words.message
    large, chart = board.large, (cell.found for row in board.chart.rows for cell in row.cells)
    here = (*_in_season(large), *board.cart.found, *(deck.found for deck in board.decks))
    elsewhere = [found for season in board.small for found in _in_season(season)]
    specials = [special.found for special in board.specials]
    icon = f"i-{large.id}"
    if board.map is None:
        other = board.small[0]
        return [
            BoardPart(SEASON, icon, large.name, _any(here)),
            BoardPart(YEAR, f"i-{other.id}", other.name, _any((*elsewhere, *specials))),
            BoardPart(WAKE, "i-rooster", say("board-wakeup"), _any(chart)),
        ]
    return [
        BoardPart(SEASON, icon, say("board-part-season"), _any(here)),
        BoardPart(MAP, "i-star", say("board-part-map"), _any(region.found for region in board.map.regions)),
        BoardPart(WAKE, "i-rooster", say("board-wakeup"), _any((*chart, *specials))),
        BoardPart(YEAR, "i-yearend", say("board-part-year"), _any(elsewhere)),
    ]


def shown_part(parts: list[BoardPart]) -> str:
    """Return the part to begin with: the first one that holds an answer, else the season."""
    return next((part.id for part in parts if part.glows), SEASON)


def _in_season(season: SeasonBoard) -> list[Choice]:
    return [found for tile in season.tiles for found in tile.found]


def _any(found: Iterable[Choice]) -> bool:
    return any(one is not None and one.legal for one in found)
