"""Opening tables: turns what was chosen on the pages before a game into a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.db import transaction

from vendemmia.engine import Options
from vendemmia.record import new_secret

from .campaigns import DatabaseStore, table_in_progress
from .player_names import seat_names
from .seating import Player
from .tables import open_table

if TYPE_CHECKING:
    from vendemmia.locale import Words

    from .models import Table

OPPONENT = "normal"
"""The opponent in a quick game."""
FIRST_OPPONENT = "easy"
"""The opponent in the guided first game."""
QUICK = Options(players=2)


class Opening(NamedTuple):
    """Everything chosen before a game. Empty names are filled in."""

    options: Options
    players: tuple[Player, ...]
    seed: int | None = None
    """The number of a known deal; None for one that nobody can know."""
    pace: str = "normal"
    guided: bool = False


def opened(words: Words, opening: Opening) -> Table:
    seed = new_secret() if opening.seed is None else opening.seed
    names = seat_names(words, [(player.name, bool(player.bot)) for player in opening.players], seed)
    players = [Player(name, player.bot) for name, player in zip(names, opening.players, strict=True)]
    return open_table(opening.options, seed, players, pace=opening.pace, guided=opening.guided)


def quick_game(words: Words, options: Options = QUICK) -> Table:
    """Start immediately against one computer player."""
    return opened(words, Opening(options, (Player(""), Player("", OPPONENT))))


def guided_game(words: Words) -> Table:
    """The first game of a player who does not know the rules."""
    return opened(words, Opening(QUICK, (Player(""), Player("", FIRST_OPPONENT)), guided=True))


def campaign_game(words: Words) -> Table:
    """The next game of the campaign: the table where it was started, or a new one."""
    store = DatabaseStore()
    with transaction.atomic():
        progress, campaign = store.current()
        options = campaign.next_options()
        running = table_in_progress(progress, campaign)
        if running is not None:
            return running
        seed = new_secret()
        names = seat_names(words, [("", False)], seed)
        return open_table(options, seed, [Player(names[0])], campaign=progress)
