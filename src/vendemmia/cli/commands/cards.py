"""`vendemmia cards`: look up cards by id or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.locale.lookup import EVERYTHING, find_things, name_of

from ..errors import DONE, CommandError
from ..lookup import card_lines, id_of
from ..terminal import INDENT, Terminal, shortened

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
    found = find_things(words, query)
    if not found:
        raise CommandError(words.message("cli-no-card", query=shortened(query)))
    for thing in found:
        say(*card_lines(words, thing))
    return DONE


def everything(words: Words) -> Iterator[str]:
    """Yield everything by kind: id and name."""
    last = ""
    for thing in EVERYTHING:
        heading = f"cli-list-{thing.kind}"
        if heading != last:
            last = heading
            yield words.message(heading)
        yield INDENT + words.message("cli-card-listed", id=id_of(thing), name=name_of(words, thing))
