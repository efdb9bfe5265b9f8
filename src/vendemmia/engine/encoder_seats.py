"""What a row says about one seat, and the parts that the encoder is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .encoding_tables import (
    BYTE,
    LIRA,
    MOST_COUNT,
    MOST_LIRA,
    MOST_REGULAR,
    MOST_VP,
    REGULAR,
    RESIDUAL,
    ROWS,
    SPACE_COUNT,
    SPREAD,
    STARS,
    TRIPLES,
    VP,
    ZEROS,
)
from .names import (
    CARD_COUNT,
    DECK_OF,
    FIRST_CARD_BIT,
    FIRST_ORDER,
    FIRST_SPECIAL,
    FIRST_STRUCTURE_CARD,
    FIRST_SUMMER,
    FIRST_WINTER,
    MAT_BIT,
    VP_FLOOR,
)
from .pieces import CROWD_STEP, owner_of, waiting_of, worker_of
from .tokens import ROW
from .vineyard import reds, vine_count, whites

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import State
    from .vineyard import Vineyard

CARD_BITS: Final = MAT_BIT - FIRST_CARD_BIT
SUMMER_CARDS: Final = FIRST_WINTER - FIRST_SUMMER
WINTER_CARDS: Final = FIRST_ORDER - FIRST_WINTER
ORDER_CARDS: Final = FIRST_STRUCTURE_CARD - FIRST_ORDER
STRUCTURE_CARD_COUNT: Final = CARD_COUNT - FIRST_STRUCTURE_CARD


class Survey:
    """The workers on the board by their owners, found in one pass."""

    __slots__ = ("beside", "first_special", "out", "second_special", "spaces", "waiting")

    def __init__(self) -> None:
        self.spaces: list[int] = [0, 0, 0, 0, 0, 0, 0]
        """By seat, the Automa last: the spaces with one of its workers, a bit each."""
        self.waiting: list[int] = [0, 0, 0, 0, 0, 0, 0]
        """Workers that act later."""
        self.out: list[int] = [0, 0, 0, 0, 0, 0, 0]
        """Special workers on the board, a bit for each kind."""
        self.beside: i64 = 0
        """Seats that have workers in the crowd, a bit each."""
        self.first_special: i64 = 0
        """The actions with the first special worker of the game, a bit each."""
        self.second_special: i64 = 0


def survey(state: State) -> Survey:
    found = Survey()
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
    """A worker that waits or is a special one."""
    if waiting_of(put):
        found.waiting[owner] += 1
    worker: i64 = worker_of(put)
    if worker >= FIRST_SPECIAL:
        found.out[owner] |= 1 << worker
        if worker == state.specials[0]:
            found.first_special |= 1 << action
        else:
            found.second_special |= 1 << action


# --- parts


def add_bits(parts: list[bytes], bits: i64, length: i64) -> None:
    """A byte for each bit."""
    if bits == 0:
        parts.append(ZEROS[length])
        return
    whole = SPREAD[8]
    while length >= 8:
        parts.append(whole[bits & 255])
        bits >>= 8
        length -= 8
    if length:
        parts.append(SPREAD[length][bits])


def add_vines(parts: list[bytes], cards: list[int]) -> None:
    """How many vines of each variety."""
    vines: i64 = 0
    for held in cards:
        card: i64 = held
        vines += 1 << 4 * card
    add_varieties(parts, vines)


def add_varieties(parts: list[bytes], vines: i64) -> None:
    """Four bits a variety, as in a field."""
    if vines == 0:
        parts.append(ZEROS[9])
        return
    parts.append(TRIPLES[vines & 4095])
    parts.append(TRIPLES[(vines >> 12) & 4095])
    parts.append(TRIPLES[(vines >> 24) & 4095])


def add_pile(parts: list[bytes], cards: list[int], first: i64, count: i64) -> None:
    """The cards of one deck; each is there once."""
    bits: i64 = 0
    for held in cards:
        card: i64 = held
        bits |= 1 << (card - first)
    add_bits(parts, bits, count)


def add_cards(parts: list[bytes], cards: tuple[int, ...]) -> None:
    """Cards of any deck, by card number."""
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


def small(number: i64) -> bytes:
    return BYTE[MOST_COUNT if number > MOST_COUNT else number]


# --- one seat


def add_seat(parts: list[bytes], state: State, who: i64, found: Survey) -> None:
    """A whole block."""
    vineyard = state.vineyards[who]
    marks: i64 = 1 | ((state.passed >> who) & 1) << 1
    if state.first == who:
        marks |= 4
    if state.temporary == who:
        marks |= 8
    if state.grape == who:
        marks |= 16
    parts.append(SPREAD[5][marks])
    lira: i64 = vineyard.lira
    parts.append(LIRA[MOST_LIRA if lira > MOST_LIRA else lira])
    vp: i64 = vineyard.vp
    parts.append(VP[(MOST_VP if vp > MOST_VP else vp) - VP_FLOOR])
    parts.append(RESIDUAL[vineyard.residual])
    add_structures(parts, vineyard)
    add_fields(parts, vineyard)
    add_tokens(parts, vineyard)
    add_crew(parts, state, vineyard, who, found)
    add_hand_counts(parts, vineyard)
    stars: i64 = vineyard.stars
    if stars:
        parts.append(STARS[stars & 511])
        parts.append(STARS[(stars >> 9) & 511])
        parts.append(BYTE[stars >> 18])
    else:
        parts.append(ZEROS[7])
    add_bits(parts, found.spaces[who], SPACE_COUNT)
    if (found.beside >> who) & 1:
        parts.append(beside(state, who))
    else:
        parts.append(ZEROS[32])


def add_structures(parts: list[bytes], vineyard: Vineyard) -> None:
    structures: i64 = vineyard.structures
    used: i64 = vineyard.used
    whole = SPREAD[8]
    parts.append(whole[structures & 255])
    add_bits(parts, structures >> FIRST_CARD_BIT, CARD_BITS)
    parts.append(whole[used & 255])
    add_bits(parts, used >> FIRST_CARD_BIT, CARD_BITS + 1)


def add_fields(parts: list[bytes], vineyard: Vineyard) -> None:
    number: i64 = 0
    three = SPREAD[3]
    for held in vineyard.fields:
        field: i64 = held
        marks: i64 = (vineyard.sold >> number) & 1 | ((vineyard.harvested >> number) & 1) << 1
        if vineyard.plots and vineyard.plot(number):
            marks |= 4
        if field:
            parts.append(BYTE[reds(field)])
            parts.append(BYTE[whites(field)])
            parts.append(BYTE[vine_count(field)])
            parts.append(three[marks])
            parts.append(TRIPLES[field & 4095])
            parts.append(TRIPLES[(field >> 12) & 4095])
            parts.append(TRIPLES[(field >> 24) & 4095])
        else:
            parts.append(ZEROS[3])
            parts.append(three[marks])
            parts.append(ZEROS[9])
        number += 1


def add_tokens(parts: list[bytes], vineyard: Vineyard) -> None:
    """Grapes and wines; blush starts at 4 and sparkling at 7."""
    nine = SPREAD[9]
    grapes: i64 = vineyard.crush_pad
    parts.append(nine[grapes & ROW])
    parts.append(nine[grapes >> 9])
    wines: i64 = vineyard.cellar
    if wines:
        parts.append(nine[wines & ROW])
        parts.append(nine[(wines >> 9) & ROW])
        parts.append(SPREAD[6][(wines >> 21) & 63])
        parts.append(SPREAD[3][(wines >> 33) & 7])
    else:
        parts.append(ZEROS[27])


def add_crew(parts: list[bytes], state: State, vineyard: Vineyard, who: i64, found: Survey) -> None:
    """From `regular` to `next_row`."""
    regular: i64 = vineyard.regular
    parts.append(REGULAR[1 + (MOST_REGULAR if regular > MOST_REGULAR else regular)])
    parts.append(BYTE[vineyard.grande])
    parts.append(BYTE[vineyard.training])
    parts.append(BYTE[found.waiting[who]])
    parts.append(small(vineyard.tokens))
    if state.specials:
        bits: i64 = 0
        place: i64 = 0
        out: i64 = found.out[who]
        for kind in state.specials:
            bits |= ((vineyard.special >> kind) & 1) << place
            bits |= ((vineyard.trainees >> kind) & 1) << (place + 1)
            bits |= ((out >> kind) & 1) << (place + 2)
            place += 3
        parts.append(SPREAD[6][bits])
    else:
        parts.append(ZEROS[6])
    parts.append(ROWS[vineyard.row])
    parts.append(ROWS[vineyard.next_row])


def add_hand_counts(parts: list[bytes], vineyard: Vineyard) -> None:
    """Cards in hand by deck, which are open (SET-8)."""
    counts: i64 = 0
    for card in vineyard.hand:
        deck: i64 = DECK_OF[card]
        counts += 1 << 8 * deck
    deck = 0
    while deck < 5:
        parts.append(BYTE[counts & 255])
        counts >>= 8
        deck += 1


def beside(state: State, who: i64) -> bytes:
    """Workers of a seat that are not on spaces, by action."""
    counts = bytearray(32)
    for entry in state.crowd:
        if owner_of(entry // CROWD_STEP) == who:
            counts[entry % CROWD_STEP] += 1
    return bytes(counts)
