"""Everything that can be looked up: cards, parents, structures and special workers, found by id or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine.catalogue import (
    AUTOMA_CARDS,
    CARDS,
    DECK_OF,
    DECKS,
    MAMA_NAMES,
    PAPA_NAMES,
    SPECIAL_WORKERS,
    STRUCTURE_DECK,
    STRUCTURES,
    printed_price,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .words import Words

DECK_KINDS = tuple("structure_card" if deck == STRUCTURE_DECK else name for deck, name in enumerate(DECKS))
"""The kinds of the cards by deck. A plain structure is one of the vineyard mat."""


class Thing(NamedTuple):
    """A card or something like it. Ids are unique within a kind only: there is a visitor and a worker `merchant`."""

    kind: str
    id: str


EVERYTHING: tuple[Thing, ...] = (
    *(Thing(DECK_KINDS[DECK_OF[number]], card) for number, card in enumerate(CARDS)),
    *(Thing("mama", name) for name in MAMA_NAMES),
    *(Thing("papa", name) for name in PAPA_NAMES),
    *(Thing("structure", name) for name in STRUCTURES),
    *(Thing("worker", name) for name in SPECIAL_WORKERS),
    *(Thing("automa", str(number + 1)) for number in range(len(AUTOMA_CARDS))),
)
KINDS = tuple(dict.fromkeys(thing.kind for thing in EVERYTHING))


def title_of(words: Words, thing: Thing) -> str:
    """Return the name printed on it."""
    match thing.kind:
        case "mama":
            return words.mama_name(thing.id)
        case "papa":
            return words.papa_name(thing.id)
        case "structure":
            return words.structure_name(thing.id)
        case "worker":
            return words.worker_title(thing.id)
        case "automa":
            return words.message("lookup-automa-title", number=int(thing.id))
        case _:
            return words.card_name(thing.id)


def name_of(words: Words, thing: Thing) -> str:
    """Return the name, with the kind of what is not a card of a deck."""
    own = f"lookup-{thing.kind}"
    title = title_of(words, thing)
    return title if thing.kind in DECK_KINDS else words.message(own, name=title)


def text_of(words: Words, thing: Thing) -> str:
    match thing.kind:
        case "mama" | "papa":
            return words.parent_text(thing.id)
        case "structure":
            cost = printed_price(thing.id)
            return words.message("lookup-structure-text", cost=cost, text=words.structure_text(thing.id))
        case "worker":
            return words.worker_text(thing.id)
        case "automa":
            number = int(thing.id)
            base, extended = (words.automa_card_text(number, board) for board in (False, True))
            return words.message("lookup-automa-text", base=base, extended=extended)
        case _:
            return words.card_text(thing.id)


def rulings_of(words: Words, thing: Thing) -> tuple[str, ...]:
    """Return the rulings on its finer points."""
    if thing.kind == "worker":
        return words.worker_rulings(thing.id)
    return words.card_rulings(thing.id) if thing.kind in DECK_KINDS else ()


def find_things(words: Words, query: str, among: Iterable[Thing] = EVERYTHING) -> list[Thing]:
    """Return the thing with this id or full name, or all whose name or text contains every word of the query."""
    some = list(among)
    return [thing for thing in some if is_called(words, thing, query)] or [
        thing for thing in some if holds(words, thing, query)
    ]


def is_called(words: Words, thing: Thing, query: str) -> bool:
    """Return whether the query is its id or its full name."""
    wanted = query.lower().split()
    called = "_".join(wanted)
    names = {"_".join(name.lower().split()) for name in (title_of(words, thing), name_of(words, thing))}
    return called in (thing.id, ":".join(thing), *names)


def holds(words: Words, thing: Thing, query: str) -> bool:
    """Return whether its name or text contains every word of the query."""
    texts = [text.lower() for text in (thing.id, name_of(words, thing), text_of(words, thing))]
    return all(any(word in text for text in texts) for word in query.lower().split())
