"""What a reader should know about a table: a known deal, changed rules, players of another version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.bots import PLAYERS
from vendemmia.web.show.cards.daily_table import note_on

if TYPE_CHECKING:
    from vendemmia.locale import Words
    from vendemmia.web.models import Table


def notes(words: Words, table: Table) -> list[str]:
    found: list[str] = []
    if on_day := note_on(words, table):
        found.append(on_day)
    elif table.known_deal and not table.uploaded:
        chosen = not table.secret and table.start is None
        found.append(
            words.message("note-known-deal", seed=str(table.seed)) if chosen else words.message("note-same-deal")
        )
    if table.game.went_on_at is not None:
        found.append(words.message("note-went-on", ply=str(table.game.went_on_at)))
    strangers = [player for player in table.players if player.bot and player.bot not in PLAYERS]
    return found + [
        words.message("note-other-player", player=player.name, bot=player.bot, level=words.bot_name(player.level))
        for player in strangers
    ]
