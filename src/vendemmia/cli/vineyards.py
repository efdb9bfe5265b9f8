"""Vineyards in plain lines: structures, fields, grapes, wines and their owner's purse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    CARDS,
    CELLAR_TOP,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    FIRST_CARD_BIT,
    FIRST_STRUCTURE_CARD,
    MAT_BIT,
    STRUCTURES,
    WINE_TYPES,
    standing_cards,
    vine_value,
    vines_on,
)

from .influence import own_stars
from .workers import in_training, ready

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import View, Vineyard
    from vendemmia.locale import Words


def purse(words: Words, vineyard: Vineyard) -> str:
    """Points, money and workers in one sentence."""
    return words.message(
        "cli-purse",
        vp=vineyard.vp,
        lira=vineyard.lira,
        residual=vineyard.residual,
        workers=ready(words, vineyard),
    )


def vineyard_lines(words: Words, view: View, seat: int) -> Iterator[str]:
    """What is in a vineyard; empty parts are left out, except fields."""
    say = words.message
    vineyard = view.vineyards[seat]
    structures = words.listed(_structures(words, vineyard))
    if structures:
        yield say("cli-vineyard-structures", list=structures)
    yield from _structure_cards(words, vineyard)
    yield say("cli-vineyard-fields", list=words.listed(_fields(words, vineyard)))
    if grapes := tokens(words, "cli-grape", COLOURS, vineyard.crush_pad):
        yield say("cli-vineyard-crush-pad", list=grapes)
    if wines := tokens(words, "cli-token", WINE_TYPES, vineyard.cellar):
        yield say("cli-vineyard-cellar", top=CELLAR_TOP[vineyard.cellar_level()], list=wines)
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
    """The structures of the vineyard mat, and which of them have been used this year."""
    for number, structure in enumerate(STRUCTURES):
        if vineyard.structures >> number & 1:
            used = vineyard.used >> number & 1
            name = words.structure_name(structure)
            yield words.message("cli-structure-used", structure=name) if used else name


def _structure_cards(words: Words, vineyard: Vineyard) -> Iterator[str]:
    """Every built structure card, where it is and what it does."""
    for card in standing_cards(vineyard):
        number = card - FIRST_STRUCTURE_CARD
        fields = [value for field, value in enumerate(FIELD_VALUES) if vineyard.plot(field) == number + 1]
        name = words.card_name(CARDS[card])
        place = words.message("cli-card-on-field", field=fields[0]) if fields else words.message("cli-card-on-mat")
        yield words.message(
            "cli-vineyard-card",
            card=name,
            place=place,
            used="yes" if vineyard.used >> FIRST_CARD_BIT + number & 1 else "no",
            text=words.structure_text(CARDS[card]),
        )
    if vineyard.used >> MAT_BIT & 1:
        yield words.message("cli-vineyard-demolished")


def _fields(words: Words, vineyard: Vineyard) -> Iterator[str]:
    for number, value in enumerate(FIELD_VALUES):
        field = vineyard.fields[number]
        if vineyard.sold >> number & 1:
            yield words.message("cli-field-sold", field=value)
        elif plot := vineyard.plot(number):
            name = words.card_name(CARDS[FIRST_STRUCTURE_CARD + plot - 1])
            yield words.message("cli-field-structure", field=value, structure=name)
        elif not field:
            yield words.message("cli-field-empty", field=value)
        else:
            yield words.message(
                "cli-field-harvested" if vineyard.harvested >> number & 1 else "cli-field",
                field=value,
                vines=words.listed(words.card_name(CARDS[vine]) for vine in vines_on(field)),
                value=vine_value(field),
            )


def tokens(words: Words, message: str, kinds: tuple[str, ...], bits: int) -> str:
    """Grapes or wines by kind and value, empty for none. The message of each begins with `message`."""
    return words.listed(
        words.message(f"{message}-{kind}", value=value)
        for row, kind in enumerate(kinds)
        for value in range(1, 10)
        if bits >> (9 * row + value - 1) & 1
    )


def card_counts(words: Words, counts: Sequence[int]) -> Iterator[str]:
    """How many cards of each deck, leaving out decks with none."""
    for deck, count in enumerate(counts):
        if count:
            yield words.message(f"cli-count-{DECKS[deck]}", count=count)
