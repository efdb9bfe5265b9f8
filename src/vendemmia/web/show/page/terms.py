"""The terms of a table with several people: what everybody should know before they sit down, and while they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.web.lobby.gathering import CHATS
from vendemmia.web.play.clocks import NONE, rule_of

if TYPE_CHECKING:
    from vendemmia.locale import Words
    from vendemmia.web.models import Table


class Term(NamedTuple):
    """One of them, with its icon."""

    icon: str
    text: str


def terms(words: Words, table: Table) -> list[Term]:
    """Return all terms of a table, the most important first. Everything comes from its row."""
    say = words.message
    clock = table.clock if rule_of(table) is not None else NONE
    chat = table.chat if table.chat in CHATS else "off"
    years = table.options.get("max_years") if isinstance(table.options, dict) else None
    found = [
        Term("u-chart", say("terms-rated" if table.rated else "terms-unrated")),
        Term("u-clock", say(f"together-clock-{clock}")),
        Term("u-rivals", say(f"terms-chat-{chat}")),
        Term("u-eye", say("terms-spectators-on" if table.spectators else "terms-spectators-off")),
    ]
    return [*found, Term("u-info", say("terms-years", years=years))] if isinstance(years, int) else found


def terms_in_play(words: Words, table: Table) -> list[str]:
    """Return what the header of a table says beside the board: whether it is rated, and the clock if it has one."""
    found = [words.message("terms-rated")] if table.rated else []
    return found if rule_of(table) is None else [*found, words.message(f"together-clock-{table.clock}")]
