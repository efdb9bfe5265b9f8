"""One player's vineyard, workers and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.structure_cards import MAT_SLOTS
from ..native import mypyc_attr
from ..numbers.names import (
    BUILT_CARDS,
    COLOURS,
    DECK_OF,
    FIRST_CARD_BIT,
    FIRST_STRUCTURE_CARD,
    GRANDE,
    LARGE_CELLAR,
    MAT_BIT,
    MEDIUM_CELLAR,
    REGIONS,
    REGULAR,
    STARS,
    STRUCTURE_NUMBER,
    STRUCTURES,
    WINE_TYPES,
    WORKERS,
)
from .fields import reds, vine_value, vines_on, whites
from .tokens import CELLAR_TOP, values_in

if TYPE_CHECKING:
    from mypy_extensions import i64


def bit_count(bits: i64) -> i64:
    """Return how many bits are set."""
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


COLOUR_ROW: Final = {colour: row for row, colour in enumerate(COLOURS)}
WINE_ROW: Final = {kind: row for row, kind in enumerate(WINE_TYPES)}
REGION_NUMBER: Final = {region: number for number, region in enumerate(REGIONS)}
_STAR_BITS: Final = 3 * len(REGIONS)


@mypyc_attr(acyclic=True)
class Vineyard:
    """One player's vineyard, workers and hand. Read it; only answers change it."""

    __slots__ = (
        "cellar",
        "crush_pad",
        "fields",
        "grande",
        "hand",
        "harvested",
        "lira",
        "next_row",
        "plots",
        "regular",
        "residual",
        "row",
        "sold",
        "special",
        "stars",
        "structures",
        "tokens",
        "trainees",
        "training",
        "used",
        "vp",
    )

    def __init__(
        self,
        lira: i64,
        vp: i64,
        residual: i64,
        structures: i64,
        fields: tuple[int, ...],
        sold: i64,
        harvested: i64,
        crush_pad: i64,
        cellar: i64,
        hand: tuple[int, ...],
        regular: i64,
        grande: i64,
        training: i64,
        row: i64,
        used: i64,
        tokens: i64,
        plots: i64,
        special: i64,
        trainees: i64,
        next_row: i64,
        stars: i64,
    ) -> None:
        self.lira = lira
        """Money."""
        self.vp = vp
        """Victory points."""
        self.residual = residual
        """The residual payment."""
        self.structures = structures
        """The structures that are built, a bit each: those of the mat first, then the structure cards."""
        self.fields = fields
        """The vines of each field as one number."""
        self.sold = sold
        """The fields that are sold, a bit each."""
        self.harvested = harvested
        """The fields that were harvested this year, a bit each."""
        self.crush_pad = crush_pad
        """Red grapes in bits 0 to 8, white ones above."""
        self.cellar = cellar
        """Nine bits each for red, white, blush and sparkling."""
        self.hand = hand
        """Card numbers, sorted."""
        self.regular = regular
        """Regular workers that can be placed now, the temporary one included."""
        self.grande = grande
        """1 while the grande worker can be placed."""
        self.training = training
        """Workers trained this year, available from the next."""
        self.row = row
        """The wake-up row, 0 while the rooster is off the chart."""
        self.used = used
        """Structures whose yearly effect has been used, a bit each."""
        self.tokens = tokens
        """Bonus-action tokens (AUT-4)."""
        self.plots = plots
        """Six bits a field: 1 + the structure card built on it (STC-1)."""
        self.special = special
        """Special workers that can be placed now, a bit for each kind of worker."""
        self.trainees = trainees
        """Special workers trained this year, available from the next."""
        self.next_row = next_row
        """The wake-up row taken for next year (TUS-8), 0 for none."""
        self.stars = stars
        """Three bits a region: the stars on it (INF-1)."""

    def copy(self) -> Vineyard:
        """Return an independent copy."""
        return Vineyard(
            self.lira,
            self.vp,
            self.residual,
            self.structures,
            self.fields,
            self.sold,
            self.harvested,
            self.crush_pad,
            self.cellar,
            self.hand,
            self.regular,
            self.grande,
            self.training,
            self.row,
            self.used,
            self.tokens,
            self.plots,
            self.special,
            self.trainees,
            self.next_row,
            self.stars,
        )

    def key(self) -> tuple[object, ...]:
        """Return everything that makes two vineyards equal."""
        return (
            self.lira,
            self.vp,
            self.residual,
            self.structures,
            self.fields,
            self.sold,
            self.harvested,
            self.crush_pad,
            self.cellar,
            self.hand,
            self.regular,
            self.grande,
            self.training,
            self.row,
            self.used,
            self.tokens,
            self.plots,
            self.special,
            self.trainees,
            self.next_row,
            self.stars,
        )

    def has(self, structure: str) -> bool:
        """Return whether a structure or structure card is built."""
        return (self.structures >> STRUCTURE_NUMBER[structure]) & 1 != 0

    def has_used(self, structure: str) -> bool:
        """Return whether the yearly effect of a structure or structure card has been used."""
        return (self.used >> STRUCTURE_NUMBER[structure]) & 1 != 0

    def has_demolished(self) -> bool:
        """Return whether a structure card was demolished this year (STC-3)."""
        return (self.used >> MAT_BIT) & 1 != 0

    def built_structures(self) -> list[str]:
        """Return the structures of the mat that are built."""
        return [name for number, name in enumerate(STRUCTURES) if (self.structures >> number) & 1]

    def built_cards(self) -> list[int]:
        """Return the structure cards that are built, by card number."""
        out: list[int] = []
        standing: i64 = (self.structures & BUILT_CARDS) >> FIRST_CARD_BIT
        card: i64 = FIRST_STRUCTURE_CARD
        while standing:
            if standing & 1:
                out.append(card)
            standing >>= 1
            card += 1
        return out

    def card_on(self, field: i64) -> i64:
        """Return the structure card on a field, counted from 0, by card number; -1 for none (STC-1)."""
        plot = self.plot(field)
        return FIRST_STRUCTURE_CARD + plot - 1 if plot else -1

    def vines_on(self, field: i64) -> list[int]:
        """Return the vines on a field, counted from 0, as sorted card numbers."""
        return vines_on(self.fields[field])

    def red_on(self, field: i64) -> i64:
        """Return the total red value of the vines on a field, counted from 0."""
        return reds(self.fields[field])

    def white_on(self, field: i64) -> i64:
        """Return the total white value of the vines on a field, counted from 0."""
        return whites(self.fields[field])

    def value_on(self, field: i64) -> i64:
        """Return the value of all vines on a field, counted from 0; 0 if none is planted there."""
        return vine_value(self.fields[field])

    def planted(self) -> tuple[int, int, int]:
        """Return the value of all vines on each field; 0 if none is planted there."""
        first, second, third = self.fields
        return vine_value(first), vine_value(second), vine_value(third)

    def best_harvest(self, ripe: bool) -> tuple[int, int]:
        """Return the highest red and the highest white value of the vines on a field; if `ripe`, on one to harvest this
        year.

        The crush pad does not count.
        """
        red: i64 = 0
        white: i64 = 0
        number: i64 = 0
        for field in self.fields:
            if not ripe or not (self.harvested >> number) & 1:
                red = max(red, reds(field))
                white = max(white, whites(field))
            number += 1
        return red, white

    def is_sold(self, field: i64) -> bool:
        """Return whether a field, counted from 0, is sold."""
        return (self.sold >> field) & 1 != 0

    def is_harvested(self, field: i64) -> bool:
        """Return whether a field, counted from 0, was harvested this year."""
        return (self.harvested >> field) & 1 != 0

    def ripe_fields(self) -> list[int]:
        """Return the planted fields that were not harvested this year, counted from 0."""
        return [number for number, field in enumerate(self.fields) if field and not (self.harvested >> number) & 1]

    def grapes(self, colour: str) -> tuple[int, ...]:
        """Return the values of the grapes of a colour, in rising order."""
        return values_in(self.crush_pad, COLOUR_ROW[colour])

    def wines(self, kind: str) -> tuple[int, ...]:
        """Return the values of the wines of a type, in rising order."""
        return values_in(self.cellar, WINE_ROW[kind])

    def all_grapes(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the values of the grapes by colour, each in rising order."""
        return values_in(self.crush_pad, 0), values_in(self.crush_pad, 1)

    def all_wines(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Return the values of the wines by type, each in rising order."""
        cellar = self.cellar
        return values_in(cellar, 0), values_in(cellar, 1), values_in(cellar, 2), values_in(cellar, 3)

    def grape_count(self) -> i64:
        """Return how many grapes are on the crush pad."""
        return bit_count(self.crush_pad)

    def wine_count(self) -> i64:
        """Return how many wines are in the cellar."""
        return bit_count(self.cellar)

    def stars_in(self, region: str) -> i64:
        """Return the stars in a region of the map (INF-1)."""
        return (self.stars >> 3 * REGION_NUMBER[region]) & 7

    def star_counts(self) -> tuple[int, ...]:
        """Return the stars in each region of the map (INF-1)."""
        return tuple([(self.stars >> 3 * region) & 7 for region in range(len(REGIONS))])

    def workers_ready(self) -> i64:
        """Return how many workers of all kinds can be placed now."""
        return self.regular + self.grande + bit_count(self.special)

    def workers_training(self) -> i64:
        """Return how many workers were trained this year."""
        return self.training + bit_count(self.trainees)

    def specials_ready(self) -> list[str]:
        """Return the special workers that can be placed now."""
        return [name for number, name in enumerate(WORKERS) if (self.special >> number) & 1]

    def specials_training(self) -> list[str]:
        """Return the special workers trained this year."""
        return [name for number, name in enumerate(WORKERS) if (self.trainees >> number) & 1]

    def cellar_level(self) -> i64:
        """Return 0 for a small, 1 for a medium, 2 for a large cellar."""
        if self.structures & LARGE_CELLAR:
            return 2
        return 1 if self.structures & MEDIUM_CELLAR else 0

    def cellar_top(self) -> i64:
        """Return the highest value that the cellar holds (STR-6)."""
        return CELLAR_TOP[self.cellar_level()]

    def has_worker(self) -> bool:
        """Return whether a worker of any kind can be placed."""
        return self.regular > 0 or self.grande > 0 or self.special != 0

    def available(self, worker: i64) -> i64:
        """Return how many workers of a kind can be placed."""
        if worker == REGULAR:
            return self.regular
        if worker == GRANDE:
            return self.grande
        return (self.special >> worker) & 1

    def plot(self, number: i64) -> i64:
        """Return the structure card on a field as 1 + its number among them, 0 for none."""
        return (self.plots >> 6 * number) & 63

    def free_slots(self) -> i64:
        """Return how many places are left on the structure mat (STC-1)."""
        cards: i64 = bit_count(self.structures & BUILT_CARDS)
        number: i64 = 0
        while number < 3:
            if self.plot(number):
                cards -= 1
            number += 1
        return MAT_SLOTS - cards

    def stars_left(self) -> i64:
        """INF-1. One region after the other: shifting a number below 0 never comes to 0."""
        left: i64 = STARS
        shift: i64 = 0
        while shift < _STAR_BITS:
            left -= (self.stars >> shift) & 7
            shift += 3
        return left

    def holds(self, deck: i64) -> i64:
        """Return how many cards of a deck are in hand; open information (SET-8)."""
        total: i64 = 0
        for card in self.hand:
            if DECK_OF[card] == deck:
                total += 1
        return total

    def holds_any(self, decks: i64) -> i64:
        """Return how many cards of a set of decks are in hand."""
        total: i64 = 0
        for card in self.hand:
            if (decks >> DECK_OF[card]) & 1:
                total += 1
        return total

    def add_card(self, card: i64) -> None:
        """Add a card to the hand, which stays sorted."""
        hand = self.hand
        place = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        self.hand = hand[:place] + (card,) + hand[place:]  # noqa: RUF005 (three slices are twice as fast as a display)

    def remove_card(self, card: i64) -> None:
        """Remove a card from the hand, which must hold it."""
        hand = self.hand
        place = 0
        while hand[place] != card:  # A call of `index` costs as much as the rest of a draw.
            place += 1
        self.hand = hand[:place] + hand[place + 1 :]

    def set_field(self, number: i64, field: i64) -> None:
        """Replace a field."""
        fields = self.fields
        self.fields = fields[:number] + (field,) + fields[number + 1 :]  # noqa: RUF005 (as above)


def new_vineyard() -> Vineyard:
    """SET-2."""
    return Vineyard(0, 0, 0, 0, (0, 0, 0), 0, 0, 0, 0, (), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
