"""The parts of the board, of which a small screen shows one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .board import BoardShown, SeasonBoard
    from .choices import Found

SEASON, MAP, WAKE, YEAR = "season", "map", "wake", "year"


class BoardPart(NamedTuple):
    """A part by its name, and whether it holds a legal answer."""

    id: str
    icon: str
    name: str
    glows: bool


def board_parts(board: BoardShown) -> list[BoardPart]:
    """The season of now, the map, the wake-up chart, and the other seasons."""
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
    """The part to begin with: the first one that holds an answer, else the season."""
    return next((part.id for part in parts if part.glows), SEASON)


def _in_season(season: SeasonBoard) -> list[Found]:
    return [found for tile in season.tiles for found in tile.found]


def _any(found: Iterable[Found]) -> bool:
    return any(one is not None and one.legal for one in found)
