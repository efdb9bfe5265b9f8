"""Opening tables: turns what was chosen on the pages before a game into a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.db import transaction

from vendemmia.engine import Options
from vendemmia.record import new_secret
from vendemmia.web.game.player_names import alike, seat_names
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.people.preferences import ANY_COLOUR, COLOURS, Preferences, read
from vendemmia.web.play.moves import open_table
from vendemmia.web.results.campaigns import DatabaseStore, table_in_progress

from .table_setup import TableSetup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Seed
    from vendemmia.locale import Words
    from vendemmia.web.lessons import Lesson
    from vendemmia.web.models import Person, Table

OPPONENT = "normal"
"""The opponent in a quick game."""
QUICK = Options(players=2)


ANYBODY: Final = read({})
"""The preferences of a person who has chosen nothing."""


def opened(words: Words, new: TableSetup, you: Preferences = ANYBODY, host: Person | None = None) -> Table:
    """Return a table. You are the first person at it; on a shared server all seats of people belong to `host`."""
    seed = new_secret() if new.seed is None else new.seed
    players = seated(words, new.players, seed, you)
    return open_table(new.options, seed, players, pace=new.pace, guided=new.guided, host=host)


def seated(words: Words, players: Sequence[SeatedPlayer], seed: Seed, you: Preferences) -> list[SeatedPlayer]:
    """Return all players with their names, and you in your colour. Whose colour that would be gets yours."""
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
    return [
        SeatedPlayer(name, player.bot, colour) for name, player, colour in zip(named, players, colours, strict=True)
    ]


def quick_game(words: Words, options: Options = QUICK, you: Preferences = ANYBODY, host: Person | None = None) -> Table:
    """Start immediately against one computer player."""
    return opened(words, TableSetup(options, (SeatedPlayer(""), SeatedPlayer("", OPPONENT))), you, host)


def lesson_game(words: Words, lesson: Lesson, you: Preferences = ANYBODY, host: Person | None = None) -> Table:
    """Return a game with a fixed deal and a tutor."""
    players = (SeatedPlayer(""), *(SeatedPlayer("", level) for level in lesson.opponents))
    return opened(words, TableSetup(lesson.options, players, seed=lesson.seed, guided=True), you, host)


def campaign_game(
    words: Words, you: Preferences = ANYBODY, host: Person | None = None, store: DatabaseStore | None = None
) -> Table:
    """Return the next game of the campaign: the table where it was started, or a new one."""
    store = store or DatabaseStore()
    with transaction.atomic():
        progress, campaign = store.current()
        options = campaign.next_options()
        running = table_in_progress(progress, campaign)
        if running is not None:
            return running
        seed = new_secret()
        return open_table(options, seed, seated(words, [SeatedPlayer("")], seed, you), campaign=progress, host=host)
