"""Everything chosen before a game, as the pages and the API hand it to `openings` and `gathering`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from vendemmia.engine import Options
    from vendemmia.web.game.seating import SeatedPlayer


class LobbySettings(NamedTuple):
    """What the host of a table for several people has chosen."""

    free: tuple[int, ...]
    """The seats that others may take."""
    chat: str = "phrases"
    clock: str = "none"
    spectators: bool = False
    listed: bool = False
    rated: bool = False


class TableSetup(NamedTuple):
    """Everything chosen before a game. Empty names are filled in."""

    options: Options
    players: tuple[SeatedPlayer, ...]
    seed: int | None = None
    """The number of a known deal; None for a secret one."""
    pace: str = "off"
    guided: bool = False
    friends: LobbySettings | None = None
    """On a shared server: which seats are free, and what goes with that."""
