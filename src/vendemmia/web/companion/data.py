"""The companion's data in one language: one JSON text with a tag that names its content."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia import __version__
from vendemmia.engine import MODULES, Options, rules_for
from vendemmia.engine.catalogue import (
    CHALLENGES,
    MAMA_NAMES,
    MAX_SEATS,
    PAPA_NAMES,
    REGIONS,
    RESIDUAL_TOP,
    SEASONS,
    SOLO_LEVELS,
    SPECIAL_WORKERS,
    STARS,
    VP_FLOOR,
)
from vendemmia.locale import words
from vendemmia.locale.lookup import KINDS
from vendemmia.web.game.player_names import LONGEST_NAME

from .looking_up import entries, found_actions
from .plans import BASE, EXTENDED, MAP_MODULE, bars_of, campaign_facts, plan_of, solo_games
from .setting_up import STRUCTURE, set_ups
from .texts import texts

if TYPE_CHECKING:
    from vendemmia.locale import Words

CACHED: Final = 8
EXAMPLES: Final = 4
MOST_VP: Final = 200
MOST_LIRA: Final = 500
MOST_VALUE: Final = 400
"""More than anybody has at the end; the pad refuses slips of the finger."""
FIRST_CHALLENGE_RULE: Final = 2
"""The number in CAMP of the rule about the first challenge."""


class Data(NamedTuple):
    content: bytes
    tag: str


@lru_cache(maxsize=CACHED)
def data_in(language: str) -> Data:
    """Return the data in a language, made once."""
    content = json.dumps(_made(words(language)), ensure_ascii=False, separators=(",", ":")).encode()
    return Data(content, sha256(content).hexdigest()[:12])


def _made(spoken: Words) -> dict[str, object]:
    return {
        "language": spoken.language,
        "program": f"vendemmia {__version__}",
        "texts": texts(spoken),
        "seasons": {season: spoken.season_name(season) for season in SEASONS},
        "actions": {action: spoken.action_name(action) for action in found_actions()},
        "levels": [_level(spoken, level) for level in SOLO_LEVELS],
        "aggressive": {"name": spoken.aggressive_name(), "text": spoken.aggressive_text()},
        "reading": spoken.extended_reading(),
        "boards": {board: _board(spoken, board) for board in (BASE, EXTENDED)},
        "plans": [plan_of(options) for options in solo_games()],
        "challenges": [_challenge(spoken, number) for number in CHALLENGES],
        "campaign": campaign_facts(),
        "regions": {region: spoken.region_name(region) for region in REGIONS},
        "map": _map(spoken),
        "stars": STARS,
        "limits": _limits(),
        "modules": [{"id": module, "name": spoken.module_name(module)} for module in MODULES],
        "setup": set_ups(spoken),
        "parents": {
            "mama": {mama: spoken.mama_name(mama) for mama in MAMA_NAMES},
            "papa": {papa: spoken.papa_name(papa) for papa in PAPA_NAMES},
        },
        "workers": {worker: spoken.worker_title(worker) for worker in SPECIAL_WORKERS},
        "kinds": _kinds(spoken),
        "entries": entries(spoken),
        "common": spoken.message("companion-common-words").split(),
        "same": spoken.message("companion-same-words").split("/"),
        "examples": [spoken.message(f"companion-example-{number}") for number in range(1, EXAMPLES + 1)],
    }


def _level(spoken: Words, level: str) -> dict[str, str]:
    return {
        "id": level,
        "name": spoken.level_name(level),
        "text": spoken.level_text(level),
        "extended": spoken.level_text(level, extended=True),
    }


def _board(spoken: Words, name: str) -> dict[str, object]:
    modules = (MAP_MODULE,) if name == EXTENDED else ()
    return {
        "cards": bars_of(name),
        "rows": _rows(spoken, *modules),
        "rows_with_structures": _rows(spoken, *modules, STRUCTURE),
    }


def _rows(spoken: Words, *modules: str) -> list[str]:
    """Return what each wake-up row gives; the extended board's side 2 gives more (MOD-1)."""
    board = rules_for(Options(2, modules=modules)).board
    return [spoken.row_text(row, board) for row in range(1, len(board.rows) + 1)]


def _challenge(spoken: Words, number: int) -> dict[str, object]:
    return {
        "number": number,
        "name": spoken.challenge_name(number),
        "text": spoken.challenge_text(number),
        "readings": list(spoken.readings(number)),
        "rule": f"CAMP-{number - 1 + FIRST_CHALLENGE_RULE}",
    }


def _map(spoken: Words) -> list[dict[str, object]]:
    """Return the regions of side 2; those that side 1 lacks are marked."""
    one, two = (rules_for(Options(3, modules=some)).board for some in ((MAP_MODULE,), (MAP_MODULE, STRUCTURE)))
    return [
        {"id": name, "name": spoken.region_name(name), "vp": int(full.vp), "side2": not part.present}
        for name, part, full in zip(REGIONS, one.regions, two.regions, strict=True)
    ]


def _limits() -> dict[str, object]:
    """Return what ends a game, and the bounds of what can be entered."""
    return {
        "reach": int(rules_for(Options(2)).board.reach),
        "target": int(rules_for(Options(2, modules=(MAP_MODULE,))).board.target),
        "floor": VP_FLOOR,
        "vp": [VP_FLOOR, MOST_VP],
        "residual": [0, RESIDUAL_TOP],
        "lira": [0, MOST_LIRA],
        "wine": [0, MOST_VALUE],
        "grapes": [0, MOST_VALUE],
        "players": list(range(2, MAX_SEATS + 1)),
        "name": LONGEST_NAME,
    }


def _kinds(spoken: Words) -> dict[str, str]:
    """Return the kinds of what can be asked for."""
    kinds = {kind: spoken.message(f"cards-page-kinds-{kind}") for kind in KINDS}
    return kinds | {kind: spoken.message(f"companion-kind-{kind}") for kind in ("action", "region", "rule")}
