"""Vineyards in plain lines: structures, fields, grapes, wines and their owner's purse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    CARDS,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    WINE_TYPES,
)

from .influence import own_stars
from .workers import in_training, ready

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from vendemmia.engine import View, Vineyard
    from vendemmia.locale import Words


def purse(words: Words, vineyard: Vineyard) -> str:
    """Return points, money and workers in one sentence."""
    return words.message(
        "cli-purse",
        vp=vineyard.vp,
        lira=vineyard.lira,
        residual=vineyard.residual,
        workers=ready(words, vineyard),
    )


def vineyard_lines(words: Words, view: View, seat: int) -> Iterator[str]:
    """Yield what is in a vineyard; empty parts are left out, except fields."""
    say = words.message
    vineyard = view.vineyards[seat]
    structures = words.listed(_structures(words, vineyard))
    if structures:
        yield say("cli-vineyard-structures", list=structures)
    yield from _structure_cards(words, vineyard)
    yield say("cli-vineyard-fields", list=words.listed(_fields(words, vineyard)))
    if grapes := tokens(words, "grape", COLOURS, vineyard.grapes):
        yield say("cli-vineyard-crush-pad", list=grapes)
    if wines := tokens(words, "token", WINE_TYPES, vineyard.wines):
        yield say("cli-vineyard-cellar", top=vineyard.cellar_top(), list=wines)
    if view.rules.board.regions:
        yield say("cli-vineyard-stars", list=own_stars(words, view, seat))
    if trained := in_training(words, vineyard):
        yield say("cli-vineyard-training", list=trained)
    if view.rules.options.solo is not None:
        yield say("cli-vineyard-tokens", count=vineyard.tokens)
    if seat != view.seat:
        cards = words.listed(card_counts(words, view.hand_counts[seat]))
        yield say("cli-vineyard-hand", cards=cards or say("cli-none"))


def _structures(words: Words, vineyard: Vineyard) -> Iterator[str]:
    """Yield the structures of the vineyard mat, and which of them have been used this year."""
    for structure in vineyard.built_structures():
        name = words.structure_name(structure)
        yield words.message("cli-structure-used", structure=name) if vineyard.has_used(structure) else name


def _structure_cards(words: Words, vineyard: Vineyard) -> Iterator[str]:
    """Yield every built structure card, where it is and what it does."""
    for card in vineyard.built_cards():
        fields = [value for field, value in enumerate(FIELD_VALUES) if vineyard.card_on(field) == card]
        name = words.card_name(CARDS[card])
        place = words.message("cli-card-on-field", field=fields[0]) if fields else words.message("cli-card-on-mat")
        yield words.message(
            "cli-vineyard-card",
            card=name,
            place=place,
            used="yes" if vineyard.has_used(CARDS[card]) else "no",
            text=words.structure_text(CARDS[card]),
        )
    if vineyard.has_demolished():
        yield words.message("cli-vineyard-demolished")


def _fields(words: Words, vineyard: Vineyard) -> Iterator[str]:
    for number, value in enumerate(FIELD_VALUES):
        if vineyard.is_sold(number):
            yield words.message("cli-field-sold", field=value)
        elif (card := vineyard.card_on(number)) >= 0:
            yield words.message("cli-field-structure", field=value, structure=words.card_name(CARDS[card]))
        elif not vineyard.value_on(number):
            yield words.message("cli-field-empty", field=value)
        else:
            yield words.message(
                "cli-field-harvested" if vineyard.is_harvested(number) else "cli-field",
                field=value,
                vines=words.listed(words.card_name(CARDS[vine]) for vine in vineyard.vines_on(number)),
                value=vineyard.value_on(number),
            )


def tokens(words: Words, what: str, kinds: tuple[str, ...], values_of: Callable[[str], tuple[int, ...]]) -> str:
    """List grapes or wines by kind and value, empty for none. `what` is "grape" or "token", as in the messages."""
    return words.listed(words.message(f"cli-{what}-{kind}", value=value) for kind in kinds for value in values_of(kind))


def card_counts(words: Words, counts: Sequence[int]) -> Iterator[str]:
    """Yield how many cards of each deck, leaving out decks with none."""
    for deck, count in enumerate(counts):
        if count:
            yield words.message(f"cli-count-{DECKS[deck]}", count=count)
