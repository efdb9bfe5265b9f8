"""`vendemmia cards`: the cards by id or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.names import CARD_NUMBER, DECK_OF, DECKS, STRUCTURE_DECK

from .errors import DONE, CommandError
from .lookup import EVERYTHING, card_lines, find_cards, name_of
from .terminal import INDENT, Terminal, shortened

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
    """Everything by kind: id and name."""
    last = ""
    for thing in EVERYTHING:
        heading = f"cli-list-{_kind_of(thing)}"
        if heading != last:
            last = heading
            yield words.message(heading)
        yield INDENT + words.message("cli-card-listed", id=thing, name=name_of(words, thing))


def _kind_of(thing: str) -> str:
    """The kind that stands before an id; of a card the deck."""
    kind, has_kind, _ = thing.partition(":")
    if has_kind:
        return kind
    deck = DECK_OF[CARD_NUMBER[thing]]
    return "structure-card" if deck == STRUCTURE_DECK else DECKS[deck]
