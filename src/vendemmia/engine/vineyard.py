"""One player's vineyard, workers and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .content.structure_cards import MAT_SLOTS
from .content.vines import VINES
from .names import (
    BUILT_CARDS,
    DECK_OF,
    FIRST_CARD_BIT,
    FIRST_STRUCTURE_CARD,
    GRANDE,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    REGULAR,
    STARS,
    STRUCTURE_NUMBER,
)
from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# A field is one number: the sum of the constants of its vines. Four bits a variety count the vines of it, and above
# them the red values, the white values and the vines add up. Planting is adding, uprooting is subtracting.
_RED_AT: Final = 36
_WHITE_AT: Final = 42
_COUNT_AT: Final = 48
VINE_UNIT: Final[list[int]] = [
    (1 << 4 * number) + (vine.red << _RED_AT) + (vine.white << _WHITE_AT) + (1 << _COUNT_AT)
    for number, vine in enumerate(VINES)
]
VINE_VALUE: Final = bytes(vine.red + vine.white for vine in VINES)
"""The value of each vine, red and white together."""
VINE_NEEDS: Final = bytes(sum(1 << STRUCTURE_NUMBER[name] for name in vine.structures) for vine in VINES)
"""The structures that each vine needs, as a mask."""
VARIETIES: Final = len(VINES)


def bit_count(bits: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def reds(field: i64) -> i64:
    """The total red value of the vines on a field."""
    return (field >> _RED_AT) & 63


def whites(field: i64) -> i64:
    """The total white value of the vines on a field."""
    return (field >> _WHITE_AT) & 63


def vine_value(field: i64) -> i64:
    """The value of all vines on a field, which the value of the field limits (PLANT-2)."""
    return ((field >> _RED_AT) & 63) + ((field >> _WHITE_AT) & 63)


def vine_count(field: i64) -> i64:
    return field >> _COUNT_AT


def has_vine(field: i64, vine: i64) -> bool:
    return (field >> 4 * vine) & 15 != 0


def variety_count(field: i64) -> i64:
    total: i64 = 0
    vine: i64 = 0
    while vine < VARIETIES:
        if (field >> 4 * vine) & 15:
            total += 1
        vine += 1
    return total


def vines_on(field: i64) -> list[int]:
    """The vines on a field as card numbers, sorted."""
    vine: i64 = 0
    out: list[int] = []
    while vine < VARIETIES:
        out.extend([vine] * ((field >> 4 * vine) & 15))
        vine += 1
    return out


def standing_cards(vineyard: Vineyard) -> list[int]:
    """The structure cards that are built, by card number."""
    out: list[int] = []
    standing: i64 = (vineyard.structures & BUILT_CARDS) >> FIRST_CARD_BIT
    card: i64 = FIRST_STRUCTURE_CARD
    while standing:
        if standing & 1:
            out.append(card)
        standing >>= 1
        card += 1
    return out


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
        """The vines of each field as one number; read it with `vines_on`, `red_value` and `white_value`."""
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
        """An independent copy."""
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
        """Everything that makes two vineyards equal."""
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

    def cellar_level(self) -> i64:
        """0 small, 1 medium, 2 large."""
        if self.structures & LARGE_CELLAR:
            return 2
        return 1 if self.structures & MEDIUM_CELLAR else 0

    def has_worker(self) -> bool:
        """A worker of any kind can be placed."""
        return self.regular > 0 or self.grande > 0 or self.special != 0

    def available(self, worker: i64) -> i64:
        """How many workers of a kind can be placed."""
        if worker == REGULAR:
            return self.regular
        if worker == GRANDE:
            return self.grande
        return (self.special >> worker) & 1

    def plot(self, number: i64) -> i64:
        """The structure card on a field as 1 + its number among them, 0 for none."""
        return (self.plots >> 6 * number) & 63

    def free_slots(self) -> i64:
        """Places left on the structure mat (STC-1)."""
        cards: i64 = bit_count(self.structures & BUILT_CARDS)
        number: i64 = 0
        while number < 3:
            if self.plot(number):
                cards -= 1
            number += 1
        return MAT_SLOTS - cards

    def stars_left(self) -> i64:
        """INF-1."""
        left: i64 = STARS
        stars: i64 = self.stars
        while stars:
            left -= stars & 7
            stars >>= 3
        return left

    def holds(self, deck: i64) -> i64:
        """How many cards of a deck are in hand; open information (SET-8)."""
        total: i64 = 0
        for card in self.hand:
            if DECK_OF[card] == deck:
                total += 1
        return total

    def holds_any(self, decks: i64) -> i64:
        """How many cards of a set of decks are in hand."""
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
