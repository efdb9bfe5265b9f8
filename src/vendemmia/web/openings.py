"""Opening tables: what the pages before the game have agreed on becomes a table."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from django.db import transaction

from vendemmia.engine import Options

from .campaigns import DatabaseStore, table_under_way
from .estates import seat_names
from .tables import Player, open_table

if TYPE_CHECKING:
    from vendemmia.locale import Words

    from .models import Table

HIGHEST_SEED = 2**63 - 1
"""What the database can keep, with either sign."""
SEEDS = 1_000_000
"""Seeds that nobody has chosen are short, so that they can be read out to a friend."""
OPPONENT = "normal"
"""Who sits at the other side when one plays at once."""
FIRST_OPPONENT = "easy"
"""And in the guided first game."""
QUICK = Options(players=2)


class Opening(NamedTuple):
    """All that is agreed before a game. Names may be empty: they are found then. `seed` None is left to chance."""

    options: Options
    players: tuple[Player, ...]
    seed: int | None = None
    pace: str = "normal"
    guided: bool = False


def opened(words: Words, opening: Opening) -> Table:
    seed = SystemRandom().randrange(SEEDS) if opening.seed is None else opening.seed
    names = seat_names(words, [(player.name, bool(player.bot)) for player in opening.players], seed)
    players = [Player(name, player.bot) for name, player in zip(names, opening.players, strict=True)]
    return open_table(opening.options, seed, players, pace=opening.pace, guided=opening.guided)


def quick_game(words: Words, options: Options = QUICK) -> Table:
    """Two players, one of them the computer, at once."""
    return opened(words, Opening(options, (Player(""), Player("", OPPONENT))))


def guided_game(words: Words) -> Table:
    """The first game of somebody who does not know the rules."""
    return opened(words, Opening(QUICK, (Player(""), Player("", FIRST_OPPONENT)), guided=True))


def campaign_game(words: Words) -> Table:
    """The next game of the campaign: the table at which it has begun, or a new one."""
    store = DatabaseStore()
    with transaction.atomic():
        progress, campaign = store.begun()
        options = campaign.next_options()
        under_way = table_under_way(progress, campaign)
        if under_way is not None:
            return under_way
        seed = SystemRandom().randrange(SEEDS)
        names = seat_names(words, [("", False)], seed)
        return open_table(options, seed, [Player(names[0])], campaign=progress)
