"""`vendemmia cards`: the cards by id or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.names import CARD_NUMBER, DECK_OF, DECKS

from .terminal import INDENT
from .errors import DONE, CommandError
from .lookup import EVERYTHING, card_lines, find_cards, name_of
from .terminal import Terminal, shortened

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    say = Terminal.standard().say
    query = " ".join(given.query).strip()
    if not query:
        say(*everything(words))
        return DONE
    found = find_cards(words, query)
    if not found:
        raise CommandError(words.message("cli-no-card", query=shortened(query)))
    for thing in found:
        say(*card_lines(words, thing))
    return DONE


def everything(words: Words) -> Iterator[str]:
    """Every card and parent by kind: id and name."""
    last = ""
    for thing in EVERYTHING:
        kind, is_parent, _ = thing.partition(":")
        heading = f"cli-list-{kind}" if is_parent else f"cli-list-{DECKS[DECK_OF[CARD_NUMBER[thing]]]}"
        if heading != last:
            last = heading
            yield words.message(heading)
        yield INDENT + words.message("cli-card-listed", id=thing, name=name_of(words, thing))
