"""What a row says about one seat, and the parts that the encoder is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..native import mypyc_attr
from ..numbers.names import (
    CARD_COUNT,
    DECK_OF,
    FIRST_CARD_BIT,
    FIRST_ORDER,
    FIRST_SPECIAL,
    FIRST_STRUCTURE_CARD,
    FIRST_SUMMER,
    FIRST_WINTER,
    VP_FLOOR,
)
from ..state.fields import reds, vine_count, whites
from ..state.pieces import CROWD_STEP, owner_of, waiting_of, worker_of
from ..state.tokens import ROW
from .encoding_tables import (
    ACTION,
    ACTION_COUNT,
    BYTE,
    CARD_BITS,
    CREW,
    CREW_ALONE,
    EMPTY_FIELD,
    FIELDS,
    LIRA,
    MARKS,
    MAT,
    MAT_UNUSED,
    MAT_USED,
    MOST_COUNT,
    MOST_FIELDS,
    MOST_LIRA,
    MOST_REGULAR,
    MOST_SAME,
    MOST_VP,
    PAIRS,
    ROWS,
    SIXES,
    SPACE_COUNT,
    SPREAD,
    STARS,
    TRIPLES,
    VP,
    ZEROS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.state import State
    from ..state.vineyard import Vineyard

FULL_MAT: Final = (1 << FIRST_CARD_BIT) - 1
SUMMER_CARDS: Final = FIRST_WINTER - FIRST_SUMMER
WINTER_CARDS: Final = FIRST_ORDER - FIRST_WINTER
ORDER_CARDS: Final = FIRST_STRUCTURE_CARD - FIRST_ORDER
STRUCTURE_CARD_COUNT: Final = CARD_COUNT - FIRST_STRUCTURE_CARD
NO_SPECIALS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0]
"""Of each seat, without this module; never changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Survey:
    """The workers on the board by their owners, found in one pass."""

    __slots__ = ("beside", "first_special", "out", "second_special", "spaces", "waiting")

    def __init__(self) -> None:
        self.spaces: list[int] = [0, 0, 0, 0, 0, 0, 0]
        """By seat, the Automa last: the spaces with one of its workers, a bit each."""
        self.waiting: i64 = 0
        """Workers that act later, four bits for each seat."""
        self.out: list[int] = NO_SPECIALS
        """Special workers on the board, a bit for each kind."""
        self.beside: i64 = 0
        """Seats that have workers in the crowd, a bit each."""
        self.first_special: i64 = 0
        """The actions with the first special worker of the game, a bit each."""
        self.second_special: i64 = 0


def survey(state: State) -> Survey:
    found = Survey()
    if state.specials:
        found.out = [0, 0, 0, 0, 0, 0, 0]
    spaces = found.spaces
    place: i64 = 0
    for put in state.spaces:
        if put:
            owner: i64 = owner_of(put)
            spaces[owner] = spaces[owner] | 1 << place
            if put > 128 or worker_of(put) >= FIRST_SPECIAL:
                note(found, state, put, owner, place // 3)
        place += 1
    for entry in state.crowd:
        worker: i64 = entry // CROWD_STEP
        owner = owner_of(worker)
        found.beside |= 1 << owner
        note(found, state, worker, owner, entry % CROWD_STEP)
    return found


def note(found: Survey, state: State, put: i64, owner: i64, action: i64) -> None:
    """Note a worker that waits or is a special one."""
    if waiting_of(put):
        found.waiting += 1 << 4 * owner
    worker: i64 = worker_of(put)
    if worker >= FIRST_SPECIAL:
        found.out[owner] |= 1 << worker
        if worker == state.specials[0]:
            found.first_special |= 1 << action
        else:
            found.second_special |= 1 << action


# --- parts


def add_bits(parts: list[bytes], bits: i64, length: i64) -> None:
    """Add a byte for each bit."""
    ten = SPREAD[10]
    while bits and length >= 10:
        parts.append(ten[bits & 1023])
        bits >>= 10
        length -= 10
    if bits:
        parts.append(SPREAD[length][bits])
    elif length:
        parts.append(ZEROS[length])


def add_vines(parts: list[bytes], cards: list[int]) -> None:
    """Add how many vines there are of each variety."""
    vines: i64 = 0
    for held in cards:
        card: i64 = held
        vines += 1 << 4 * card
    add_varieties(parts, vines)


def add_varieties(parts: list[bytes], vines: i64) -> None:
    """Add four bits a variety, as in a field."""
    if vines == 0:
        parts.append(ZEROS[9])
        return
    parts.append(TRIPLES[vines & 4095])
    parts.append(TRIPLES[(vines >> 12) & 4095])
    parts.append(TRIPLES[(vines >> 24) & 4095])


def add_pile(parts: list[bytes], cards: list[int], first: i64, count: i64) -> None:
    """Add the cards of one deck; each is there once."""
    bits: i64 = 0
    for held in cards:
        card: i64 = held
        bits |= 1 << (card - first)
    add_bits(parts, bits, count)


def add_cards(parts: list[bytes], cards: tuple[int, ...]) -> None:
    """Add cards of any deck, by card number."""
    if not cards:
        parts.append(ZEROS[CARD_COUNT])
        return
    vines: i64 = 0
    summer: i64 = 0
    winter: i64 = 0
    orders: i64 = 0
    built: i64 = 0
    for held in cards:
        card: i64 = held
        if card < FIRST_SUMMER:
            vines += 1 << 4 * card
        elif card < FIRST_WINTER:
            summer |= 1 << (card - FIRST_SUMMER)
        elif card < FIRST_ORDER:
            winter |= 1 << (card - FIRST_WINTER)
        elif card < FIRST_STRUCTURE_CARD:
            orders |= 1 << (card - FIRST_ORDER)
        else:
            built |= 1 << (card - FIRST_STRUCTURE_CARD)
    add_varieties(parts, vines)
    add_bits(parts, summer, SUMMER_CARDS)
    add_bits(parts, winter, WINTER_CARDS)
    add_bits(parts, orders, ORDER_CARDS)
    add_bits(parts, built, STRUCTURE_CARD_COUNT)


# --- one seat


def add_seat(parts: list[bytes], state: State, who: i64, found: Survey) -> None:
    """Add the whole block of a seat."""
    vineyard = state.vineyards[who]
    marks: i64 = 1 | ((state.passed >> who) & 1) << 1
    if state.first == who:
        marks |= 4
    if state.temporary == who:
        marks |= 8
    if state.grape == who:
        marks |= 16
    lira: i64 = vineyard.lira
    vp: i64 = vineyard.vp
    parts.append(MARKS[marks + 32 * vineyard.residual])
    parts.append(LIRA[MOST_LIRA if lira > MOST_LIRA else lira])
    parts.append(VP[(MOST_VP if vp > MOST_VP else vp) - VP_FLOOR])
    add_structures(parts, vineyard)
    add_fields(parts, vineyard)
    add_tokens(parts, vineyard)
    add_crew(parts, state, vineyard, who, found)
    add_hand_counts(parts, vineyard)
    add_stars(parts, vineyard.stars)
    if (found.beside >> who) & 1:
        add_bits(parts, found.spaces[who], SPACE_COUNT)
        parts.append(beside(state, who))
    else:
        add_bits(parts, found.spaces[who], SPACE_COUNT + ACTION_COUNT)


def add_structures(parts: list[bytes], vineyard: Vineyard) -> None:
    """Add `structures` and `used`."""
    structures: i64 = vineyard.structures
    used: i64 = vineyard.used
    if structures <= FULL_MAT and used == 0:
        parts.append(MAT_UNUSED[structures])
        return
    if structures <= FULL_MAT:
        parts.append(MAT[structures])
    else:
        add_bits(parts, structures, FIRST_CARD_BIT + CARD_BITS)
    if used <= FULL_MAT:
        parts.append(MAT_USED[used])
    else:
        add_bits(parts, used, FIRST_CARD_BIT + CARD_BITS + 1)


def add_fields(parts: list[bytes], vineyard: Vineyard) -> None:
    """Add all fields. They change seldom, and few of the many that could be ever come up: so their bytes are kept."""
    if vineyard.plots:
        parts.append(fields_of(vineyard))
        return
    kept = FIELDS[vineyard.sold + 8 * vineyard.harvested]
    known = kept.get(vineyard.fields)
    if known is None:
        known = fields_of(vineyard)
        if len(kept) >= MOST_FIELDS:
            kept.clear()
        kept[vineyard.fields] = known
    parts.append(known)


def fields_of(vineyard: Vineyard) -> bytes:
    parts: list[bytes] = []
    number: i64 = 0
    for held in vineyard.fields:
        field: i64 = held
        marks: i64 = (vineyard.sold >> number) & 1 | ((vineyard.harvested >> number) & 1) << 1
        if vineyard.plots and vineyard.plot(number):
            marks |= 4
        if field:
            parts.append(SIXES[reds(field) + 64 * whites(field)])
            parts.append(BYTE[vine_count(field)])
            add_varieties(parts, field)
            parts.append(SPREAD[3][marks])
        else:
            parts.append(EMPTY_FIELD[marks])
        number += 1
    return b"".join(parts)


def add_tokens(parts: list[bytes], vineyard: Vineyard) -> None:
    """Add grapes and wines; blush starts at 4 and sparkling at 7."""
    grapes: i64 = vineyard.crush_pad
    wines: i64 = vineyard.cellar
    nine = SPREAD[9]
    if grapes:
        parts.append(nine[grapes & ROW])
        parts.append(nine[grapes >> 9])
    elif wines:
        parts.append(ZEROS[18])
    else:
        parts.append(ZEROS[45])
        return
    if wines:
        parts.append(nine[wines & ROW])
        parts.append(nine[(wines >> 9) & ROW])
        parts.append(SPREAD[6][(wines >> 21) & 63])
        parts.append(SPREAD[3][wines >> 33])
    else:
        parts.append(ZEROS[27])


def add_crew(parts: list[bytes], state: State, vineyard: Vineyard, who: i64, found: Survey) -> None:
    """Add the pieces from `regular` to `next_row`."""
    regular: i64 = vineyard.regular
    waiting: i64 = (found.waiting >> 4 * who) & 15
    if regular > MOST_REGULAR:
        regular = MOST_REGULAR
    crew: i64 = regular + 8 * vineyard.grande + 16 * vineyard.training + 128 * waiting
    tokens: i64 = vineyard.tokens
    if tokens or state.specials:
        parts.append(CREW[crew])
        parts.append(BYTE[MOST_COUNT if tokens > MOST_COUNT else tokens])
        parts.append(special_flags(state, vineyard, found.out[who]) if state.specials else ZEROS[6])
    else:
        parts.append(CREW_ALONE[crew])
    parts.append(ROWS[vineyard.row + 8 * vineyard.next_row])


def special_flags(state: State, vineyard: Vineyard, out: i64) -> bytes:
    """Return for each special worker of the game: can be placed, in training, on the board."""
    bits: i64 = 0
    place: i64 = 0
    for number in state.specials:
        kind: i64 = number
        bits |= ((vineyard.special >> kind) & 1) << place
        bits |= ((vineyard.trainees >> kind) & 1) << (place + 1)
        bits |= ((out >> kind) & 1) << (place + 2)
        place += 3
    return SPREAD[6][bits]


def add_hand_counts(parts: list[bytes], vineyard: Vineyard) -> None:
    """Add the cards in hand by deck, which are open (SET-8)."""
    counts: i64 = 0
    for card in vineyard.hand:
        deck: i64 = 4 * DECK_OF[card]
        if (counts >> deck) & MOST_SAME < MOST_SAME:
            counts += 1 << deck
    parts.append(TRIPLES[counts & 4095])
    parts.append(PAIRS[counts >> 12])


def add_stars(parts: list[bytes], stars: i64) -> None:
    """Add the stars by region, three bits each."""
    if stars:
        parts.append(STARS[stars & 511])
        parts.append(STARS[(stars >> 9) & 511])
        parts.append(BYTE[stars >> 18])
    else:
        parts.append(ZEROS[7])


def beside(state: State, who: i64) -> bytes:
    """Return workers of a seat that are not on spaces, by action."""
    counts: list[int] = []
    only: i64 = -1
    for held in state.crowd:
        entry: i64 = held
        if owner_of(entry // CROWD_STEP) != who:
            continue
        action: i64 = entry % CROWD_STEP
        if only < 0:
            only = action
            continue
        if not counts:
            counts = [0] * ACTION_COUNT
            counts[only] = 1
        counts[action] += 1
    return bytes(counts) if counts else ACTION[1 + only]
