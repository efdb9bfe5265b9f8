"""Opening tables: turns what was chosen on the pages before a game into a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction

from vendemmia.engine import Options
from vendemmia.record import new_secret

from .campaigns import DatabaseStore, table_in_progress
from .player_names import alike, seat_names
from .preferences import ANY_COLOUR, COLOURS, Preferences, read
from .seating import Player
from .tables import open_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Seed
    from vendemmia.locale import Words

    from .gathering import Friends
    from .lessons import Lesson
    from .models import Person, Table

OPPONENT = "normal"
"""The opponent in a quick game."""
QUICK = Options(players=2)


class Opening(NamedTuple):
    """Everything chosen before a game. Empty names are filled in."""

    options: Options
    players: tuple[Player, ...]
    seed: int | None = None
    """The number of a known deal; None for one that nobody can know."""
    pace: str = "off"
    guided: bool = False
    friends: Friends | None = None
    """On a shared server: which seats are free, and what goes with that."""


ANYBODY: Final = read({})
"""Somebody who has chosen nothing."""


def opened(words: Words, opening: Opening, you: Preferences = ANYBODY, host: Person | None = None) -> Table:
    """A table. You are the first person at it; on a shared server all seats of people belong to `host`."""
    seed = new_secret() if opening.seed is None else opening.seed
    players = seated(words, opening.players, seed, you)
    return open_table(opening.options, seed, players, pace=opening.pace, guided=opening.guided, host=host)


def seated(words: Words, players: Sequence[Player], seed: Seed, you: Preferences) -> list[Player]:
    """All players with their names, and you in your colour. Whose colour that would be gets yours."""
    own = next((seat for seat, player in enumerate(players) if not player.bot), None)
    given = [(player.name, bool(player.bot)) for player in players]
    if own is not None and not given[own][0] and alike(you.name) not in {alike(name) for name, _ in given}:
        given[own] = you.name, False
    colours = [player.colour for player in players]
    if own is not None and you.colour != ANY_COLOUR:
        wanted = COLOURS.index(you.colour)
        if wanted < len(players):
            colours[wanted] = own
        colours[own] = wanted
    named = seat_names(words, given, seed)
    return [Player(name, player.bot, colour) for name, player, colour in zip(named, players, colours, strict=True)]


def quick_game(words: Words, options: Options = QUICK, you: Preferences = ANYBODY, host: Person | None = None) -> Table:
    """Start immediately against one computer player."""
    return opened(words, Opening(options, (Player(""), Player("", OPPONENT))), you, host)


def lesson_game(words: Words, lesson: Lesson, you: Preferences = ANYBODY, host: Person | None = None) -> Table:
    """A game with a fixed deal and a tutor."""
    players = (Player(""), *(Player("", level) for level in lesson.opponents))
    return opened(words, Opening(lesson.options, players, seed=lesson.seed, guided=True), you, host)


def campaign_game(
    words: Words, you: Preferences = ANYBODY, host: Person | None = None, store: DatabaseStore | None = None
) -> Table:
    """The next game of the campaign: the table where it was started, or a new one."""
    store = store or DatabaseStore()
    with transaction.atomic():
        progress, campaign = store.current()
        options = campaign.next_options()
        running = table_in_progress(progress, campaign)
        if running is not None:
            return running
        seed = new_secret()
        return open_table(options, seed, seated(words, [Player("")], seed, you), campaign=progress, host=host)
