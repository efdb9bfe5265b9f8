"""The bytes of small numbers, ready made: the encoder looks them up and joins them.

Writing single bytes is slow in both builds; a look-up and one `join` are fast.
"""

from __future__ import annotations

from typing import Final

from .asked import Question
from .names import GRANDE, MAX_SEATS, RESIDUAL_TOP, VP_FLOOR, WORKERS

LIRA_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20)
VP_STEPS: Final = (1, 3, 5, 8, 10, 12, 14, 16, 18, 19, 20, 22, 25, 30)
MOST_YEAR: Final = 15
MOST_LEFT: Final = 7
MOST_STEP: Final = 29
"""The longest course has so many steps."""
MOST_REGULAR: Final = 6
MOST_LIRA: Final = 99
MOST_VP: Final = 99
MOST_COUNT: Final = 255
LEAD: Final = 12
CHOSEN_BITS: Final = 14
PLACEMENT_BITS: Final = 10
SPACE_COUNT: Final = 57
"""Three spaces for each action up to the last that has spaces, on the largest board."""
SPECIAL_KINDS: Final = len(WORKERS) - GRANDE - 1
QUESTIONS: Final = len(Question)
QUESTION_NUMBER: Final[dict[str, int]] = {question.id: number for number, question in enumerate(Question)}


def _spread(length: int) -> list[bytes]:
    """A byte for each bit of every number of so many bits."""
    return [bytes([bits >> place & 1 for place in range(length)]) for bits in range(1 << length)]


def one_of(length: int) -> list[bytes]:
    """Index 0 for none, then a 1 in each place."""
    return [bytes(length)] + [bytes([place == chosen for place in range(length)]) for chosen in range(length)]


def _packed(bits: int, count: int) -> list[bytes]:
    """A byte for each of several small numbers of so many bits."""
    mask = (1 << bits) - 1
    return [bytes([number >> bits * place & mask for place in range(count)]) for number in range(1 << bits * count)]


def _levels(least: int, most: int, steps: tuple[int, ...], first: int) -> list[bytes]:
    """The number, counted from `first`, and a 1 for each step that it has reached."""
    return [bytes([value - first, *[value >= step for step in steps]]) for value in range(least, most + 1)]


ZEROS: Final[list[bytes]] = [bytes(length) for length in range(257)]
SPREAD: Final[list[list[bytes]]] = [_spread(length) for length in range(10)]
"""By number of bits, then by the bits."""
BYTE: Final[list[bytes]] = [bytes([number]) for number in range(256)]
TRIPLES: Final[list[bytes]] = _packed(4, 3)
"""Three numbers of four bits."""
STARS: Final[list[bytes]] = _packed(3, 3)
"""Three numbers of three bits."""
LIRA: Final[list[bytes]] = _levels(0, MOST_LIRA, LIRA_STEPS, 0)
VP: Final[list[bytes]] = _levels(VP_FLOOR, MOST_VP, VP_STEPS, VP_FLOOR)
RESIDUAL: Final[list[bytes]] = [bytes([level > step for step in range(RESIDUAL_TOP)]) for level in range(6)]
REGULAR: Final[list[bytes]] = one_of(MOST_REGULAR + 1)
ROWS: Final[list[bytes]] = one_of(7)
YEARS: Final[list[bytes]] = one_of(MOST_YEAR + 1)
LEFT: Final[list[bytes]] = one_of(MOST_LEFT + 1)
SEASON: Final[list[bytes]] = one_of(4)
STEPS: Final[list[bytes]] = one_of(MOST_STEP + 1)
LEADS: Final[list[bytes]] = one_of(2 * LEAD + 1)
SEATS: Final[list[bytes]] = one_of(MAX_SEATS)
ASKED: Final[list[bytes]] = one_of(QUESTIONS)
ACTION: Final[list[bytes]] = one_of(32)
SPACE: Final[list[bytes]] = one_of(4)
WORKER: Final[list[bytes]] = one_of(len(WORKERS))
SPECIAL: Final[list[bytes]] = one_of(SPECIAL_KINDS)
NODE: Final[list[bytes]] = [number.to_bytes(2, "little") for number in range(1024)]
