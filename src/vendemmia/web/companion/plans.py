"""The Automa's games as plain data: everything that the browser needs to play one, taken from the engine's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import MAX_TOKENS, Options, rules_for
from vendemmia.engine.catalogue import (
    AGGRESSIVE_LEVELS,
    AUTOMA_CARDS,
    AUTOMA_WORKERS,
    CHALLENGES,
    MAY_BE_SKIPPED_IF_AGGRESSIVE,
    REGIONS,
    SEASONS,
    SIX_WORKERS,
    SKIPPED_IF_AGGRESSIVE,
    SOLO_LEVELS,
    VP_FLOOR,
    WINTER,
    base_bars,
    extended_bars,
    row_cell,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vendemmia.engine import Rules

BASE, EXTENDED = "base", "extended"
MAP_MODULE: Final = "extended_board"
LATE_ROW: Final = 1
"""The row that cannot be chosen in the first year on the extended board (TUS-5)."""
GRAPE_CELL: Final = "row:7:winter"
"""The cell with the grape token: a player who enters it takes the late row next year (TUS-7)."""
BARS: Final[dict[str, Callable[[str, str], tuple[str, ...]]]] = {BASE: base_bars, EXTENDED: extended_bars}


def bars_of(board: str) -> list[dict[str, list[str]]]:
    """Return the actions of each card of the Automa by season, in printed order."""
    return [{season: list(BARS[board](card, season)) for season in seasons_of(board)} for card in AUTOMA_CARDS]


def seasons_of(board: str) -> list[str]:
    """Return the seasons in which the Automa places workers (AUT-5, TSOLO-1)."""
    return [season for season in SEASONS if any(BARS[board](card, season) for card in AUTOMA_CARDS)]


def solo_games() -> Iterator[Options]:
    """Yield the options of every solo game that the companion knows."""
    variants = [(level, False) for level in SOLO_LEVELS] + [(level, True) for level in AGGRESSIVE_LEVELS]
    for level, aggressive in variants:
        yield Options(1, solo=level, aggressive=aggressive)
        for number in CHALLENGES:
            if not (aggressive and number in SKIPPED_IF_AGGRESSIVE):
                yield Options(1, solo=level, aggressive=aggressive, challenge=number)
    for level in SOLO_LEVELS:
        for modules in ((MAP_MODULE,), (MAP_MODULE, "structure_cards")):
            for scoring in (True, False):
                yield Options(1, solo=level, modules=frozenset(modules), map_scoring=scoring)


def plan_of(options: Options) -> dict[str, object]:
    """Return the plan of one game against the Automa in the numbers of the rules."""
    rules = rules_for(options)
    board = EXTENDED if MAP_MODULE in options.modules else BASE
    rows = list(range(1, len(rules.board.rows) + 1))
    return {
        "board": board,
        "level": options.solo,
        "aggressive": options.aggressive,
        "challenge": options.challenge or 0,
        "structure_cards": rules.structure_cards,
        "map_scoring": bool(rules.automa_stars),
        "seasons": seasons_of(board),
        "years": int(rules.last_year),
        "start_vp": int(rules.start_vp),
        "start_residual": int(rules.start_residual),
        "automa_vp": int(rules.automa_vp),
        "markers": list(rules.automa_markers),
        "least": int(rules.automa_least),
        "most": AUTOMA_WORKERS,
        "rows": rows,
        "glass": [row for row in rows if row in rules.glass_rows()],
        "late_row": LATE_ROW if board == EXTENDED else 0,
        "grape_row": _grape_row(rules, rows) if board == EXTENDED else 0,
        "tokens_usable": rules.tokens_usable,
        "workers_by": int(rules.workers_by),
        "workers_needed": SIX_WORKERS,
        "medium_vp": int(rules.medium_cellar_vp),
        "large_vp": int(rules.large_cellar_vp),
        "middle_spaces": rules.open_list == [1],
        "regions": _regions(rules),
        "vp_floor": VP_FLOOR,
    }


def _grape_row(rules: Rules, rows: list[int]) -> int:
    return next(row for row in rows if row_cell(rules.board, row, WINTER) == GRAPE_CELL)


def _regions(rules: Rules) -> list[dict[str, object]]:
    """Return the regions that score, with the Automa's stars (TSOLO-1)."""
    stars = rules.automa_stars
    return [
        {"id": REGIONS[number], "vp": int(region.vp), "automa": int(stars[number])}
        for number, region in enumerate(rules.board.regions)
        if stars and region.present
    ]


def campaign_facts() -> dict[str, object]:
    """Return what the campaign needs (CAMP-1, CAMP-10)."""
    return {
        "numbers": list(CHALLENGES),
        "skipped": list(SKIPPED_IF_AGGRESSIVE),
        "may_skip": list(MAY_BE_SKIPPED_IF_AGGRESSIVE),
        "aggressive_levels": list(AGGRESSIVE_LEVELS),
        "most_tokens": MAX_TOKENS,
    }
