"""The bytes of small numbers, ready made: the encoder looks them up and joins them.

Writing single bytes is slow in both builds; a look-up and one `join` are fast.
"""

from __future__ import annotations

from typing import Final

from ..numbers.names import FIRST_CARD_BIT, GRANDE, MAT_BIT, MAX_SEATS, RESIDUAL_TOP, VP_FLOOR, WORKERS
from ..reports.asked import Question

LIRA_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20)
VP_STEPS: Final = (1, 3, 5, 8, 10, 12, 14, 16, 18, 19, 20, 22, 25, 30)
MOST_YEAR: Final = 15
MOST_LEFT: Final = 7
MOST_STEP: Final = 29
"""Steps of the longest course."""
MOST_REGULAR: Final = 6
MOST_SAME: Final = 15
"""The most cards of one deck in a hand, and vines on a field, that get a number of their own."""
MOST_WORKERS: Final = 7
MOST_LIRA: Final = 99
MOST_VP: Final = 99
MOST_COUNT: Final = 255
LEAD: Final = 12
CHOSEN_BITS: Final = 14
PLACEMENT_BITS: Final = 10
SPACE_COUNT: Final = 57
"""Three spaces for each action up to the last that has spaces, on the largest board."""
ACTION_COUNT: Final = 32
CARD_BITS: Final = MAT_BIT - FIRST_CARD_BIT
"""How many structure cards there are."""
SPECIAL_KINDS: Final = len(WORKERS) - GRANDE - 1
QUESTIONS: Final = len(Question)
QUESTION_NUMBER: Final[dict[str, int]] = {question.id: number for number, question in enumerate(Question)}


def _pairs(first: list[bytes], second: list[bytes]) -> list[bytes]:
    """Return both, by the index of the first plus that of the second times the length of the first."""
    return [one + two for two in second for one in first]


def _packed(bits: int, count: int) -> list[bytes]:
    """Return a byte for each of several small numbers of `bits` bits, the first in the lowest bits."""
    single = [bytes([number]) for number in range(1 << bits)]
    found = [b""]
    for _ in range(count):
        found = _pairs(found, single)
    return found


def _spread(length: int) -> list[bytes]:
    """Return a byte for each bit of every number of `length` bits."""
    return _packed(1, length)


def one_of(length: int) -> list[bytes]:
    """Return index 0 for none, then a 1 in each place."""
    return [bytes(length)] + [bytes([place == chosen for place in range(length)]) for chosen in range(length)]


def _levels(least: int, most: int, steps: tuple[int, ...], first: int) -> list[bytes]:
    """Return the number, counted from `first`, and a 1 for each step that it has reached."""
    return [bytes([value - first, *[value >= step for step in steps]]) for value in range(least, most + 1)]


_YES_OR_NO: Final[list[bytes]] = [b"\0", b"\1"]
_EIGHT: Final[list[bytes]] = [bytes([number]) for number in range(8)]

ZEROS: Final[list[bytes]] = [bytes(length) for length in range(400)]
SPREAD: Final[list[list[bytes]]] = [_spread(length) for length in range(11)]
"""By number of bits, then by the bits."""
BYTE: Final[list[bytes]] = [bytes([number]) for number in range(256)]
TRIPLES: Final[list[bytes]] = _packed(4, 3)
"""Three numbers of four bits."""
PAIRS: Final[list[bytes]] = _packed(4, 2)
"""Two numbers of four bits."""
SIXES: Final[list[bytes]] = _packed(6, 2)
"""Two numbers of six bits."""
STARS: Final[list[bytes]] = _packed(3, 3)
"""Three numbers of three bits."""
LIRA: Final[list[bytes]] = _levels(0, MOST_LIRA, LIRA_STEPS, 0)
VP: Final[list[bytes]] = _levels(VP_FLOOR, MOST_VP, VP_STEPS, VP_FLOOR)
MARKS: Final[list[bytes]] = _pairs(_spread(5), [bytes([n > step for step in range(RESIDUAL_TOP)]) for n in range(6)])
"""By five marks and 32 * the residual payment."""
MAT: Final[list[bytes]] = [bits + bytes(CARD_BITS) for bits in _spread(8)]
"""The structures of the mat without structure cards, by their bits."""
MAT_UNUSED: Final[list[bytes]] = [bits + bytes(CARD_BITS + 8 + CARD_BITS + 1) for bits in _spread(8)]
"""The same with nothing used this year."""
MAT_USED: Final[list[bytes]] = [bits + bytes(CARD_BITS + 1) for bits in _spread(8)]
FIELDS: Final[list[dict[tuple[int, ...], bytes]]] = [{} for _ in range(64)]
"""The bytes of all fields by sold + 8 * harvested, a bit for each field, then by vines: made when first needed."""
MOST_FIELDS: Final = 1024
"""How many of each are kept."""
EMPTY_FIELD: Final[list[bytes]] = [bytes(12) + marks for marks in _spread(3)]
CREW: Final[list[bytes]] = _pairs([*one_of(MOST_REGULAR + 1)[1:], b""], _pairs(_pairs(_YES_OR_NO, _EIGHT), _EIGHT))
"""By regular workers + 8 * grande + 16 * in training + 128 * waiting."""
CREW_ALONE: Final[list[bytes]] = [crew + bytes(7) for crew in CREW]
"""Without tokens and special workers."""
ROWS: Final[list[bytes]] = _pairs(one_of(7), one_of(7))
"""By the wake-up row + 8 * next year's."""
YEARS: Final[list[bytes]] = one_of(MOST_YEAR + 1)
LEFT: Final[list[bytes]] = _pairs(one_of(MOST_LEFT + 1), _YES_OR_NO)
"""By 1 + the years left, plus 9 if a player has reached the target."""
LEADS: Final[list[bytes]] = one_of(2 * LEAD + 1)
SEATS: Final[list[bytes]] = _pairs(one_of(MAX_SEATS), one_of(MAX_SEATS))
"""By 1 + the seat to move + 7 * (1 + the owner)."""
ASKED: Final[list[bytes]] = one_of(QUESTIONS)
STEPS: Final[list[bytes]] = one_of(MOST_STEP + 1)
STEPS_ALONE: Final[list[bytes]] = [step + bytes(CHOSEN_BITS) for step in STEPS]
"""With nothing chosen."""
ACTION: Final[list[bytes]] = one_of(ACTION_COUNT)
SPACE: Final[list[bytes]] = one_of(4)
WORKER: Final[list[bytes]] = one_of(len(WORKERS))
SPECIAL: Final[list[bytes]] = one_of(SPECIAL_KINDS)
NODE: Final[list[bytes]] = [number.to_bytes(2, "little") for number in range(1024)]
