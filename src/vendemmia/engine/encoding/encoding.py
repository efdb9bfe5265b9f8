"""The row that a network reads: its named pieces, its version and its fingerprint. `encoder` writes it.

A row is bytes. First comes what concerns the whole table and the question, then one block for each seat, the reader's
first and the others clockwise. Blocks of seats that are not in the game are zero.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final, NamedTuple

from ..content.automa import AUTOMA_CARDS
from ..content.parents import MAMAS, PAPAS
from ..content.vines import VINES
from ..numbers.actions import CODES
from ..numbers.names import (
    ACTIONS,
    CARDS,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    FULL_DECKS,
    MARKS,
    MAX_SEATS,
    REGIONS,
    RESIDUAL_TOP,
    SEASONS,
    SPACES,
    SPECIALS_REVEALED,
    STARS,
    STRUCTURE_NUMBER,
    TOP_VALUE,
    VP_FLOOR,
    WORKERS,
)
from ..reports.asked import Question
from ..reports.errors import EncodingError
from ..setup import CONTENT
from ..state.frames import NODES
from .encoding_tables import (
    CHOSEN_BITS,
    LEAD,
    LIRA_STEPS,
    MOST_COUNT,
    MOST_LEFT,
    MOST_LIRA,
    MOST_REGULAR,
    MOST_SAME,
    MOST_STEP,
    MOST_VP,
    MOST_WORKERS,
    MOST_YEAR,
    PLACEMENT_BITS,
    QUESTION_NUMBER,
    QUESTIONS,
    SPACE_COUNT,
    SPECIAL_KINDS,
    VP_STEPS,
)
from .option_flags import OPTION_FLAGS

ENCODING_VERSION: Final = 1
"""The version of the row. It rises with every change of a piece or of what its bytes mean."""

FLAGS: Final = "flags"
"""Bytes that are 0 or 1, each on its own."""
ONE_OF: Final = "one of"
"""Bytes of which at most one is 1."""
STEPS: Final = "steps"
"""Bytes that are 1 up to a level and 0 above it."""
COUNT: Final = "count"
"""Small numbers."""
NUMBER: Final = "number"
"""Two bytes, the low one first: the number of one of many things, to be looked up in a table."""


class EncodingPiece(NamedTuple):
    """A named part of a row."""

    name: str
    """What it is called, e.g. "hand" or "seat0.lira"; `seat0` is the reader, `seat1` the next seat clockwise."""
    offset: int
    """Where it starts in the row."""
    length: int
    """How many bytes it has."""
    form: str
    """How to read the bytes: "flags", "one of", "steps", "count" or "number"."""
    most: int
    """The highest value of a byte, or of the number."""
    meaning: str
    """What the bytes say."""


Plan = tuple[tuple[str, int, str, int, str], ...]

assert CONTENT  # Every effect is registered when the content has been read.
MOST_NODE: Final = len(NODES)
MOST_CARDS: Final = max(len(deck) for deck in FULL_DECKS)
MOST_COPIES: Final = max(vine.copies for vine in VINES)

TABLE: Final[Plan] = (
    ("options", len(OPTION_FLAGS), FLAGS, 1, "the game: " + ", ".join(OPTION_FLAGS)),
    ("season", len(SEASONS), ONE_OF, 1, "the season; none when the game is over"),
    ("course", MOST_STEP + 1, ONE_OF, 1, "how far the year has come: the step of the board's course"),
    ("year", MOST_YEAR + 1, ONE_OF, 1, f"the year from 0 (set-up); the last byte is {MOST_YEAR} and later"),
    ("years_left", MOST_LEFT + 1, ONE_OF, 1, f"years after this one, {MOST_LEFT} or more last; none without a limit"),
    ("final_year", 1, FLAGS, 1, "somebody has reached the target, so this year is the last"),
    ("lead", 2 * LEAD + 1, ONE_OF, 1, f"the reader's VP less the best other's or the Automa's, -{LEAD} to {LEAD}"),
    ("automa_vp", 1, COUNT, MOST_VP - VP_FLOOR, f"the Automa's VP, plus {-VP_FLOOR}"),
    ("automa_cards", len(AUTOMA_CARDS), FLAGS, 1, "the Automa's cards that were used"),
    ("automa_spaces", SPACE_COUNT, FLAGS, 1, "the spaces with a worker of the Automa, three for each action"),
    ("glass", 7, FLAGS, 1, "the wake-up rows that still have their glass token"),
    ("specials", SPECIALS_REVEALED * SPECIAL_KINDS, FLAGS, 1, "the two special workers of the game, by number"),
    ("specials_at", SPECIALS_REVEALED * len(ACTIONS), FLAGS, 1, "the actions with the first of them, with the second"),
    ("undrawn", len(DECKS), COUNT, MOST_CARDS, "cards left in each deck"),
    ("discards", len(CARDS), COUNT, MOST_COPIES, "cards in the discard piles, by card number"),
    ("hand", len(CARDS), COUNT, MOST_COPIES, "the reader's hand, by card number"),
    ("parents", len(MAMAS) + len(PAPAS), FLAGS, 1, "the mamas and papas in front of the reader"),
    ("mover", MAX_SEATS, ONE_OF, 1, "the seat that must decide, counted from the reader; none when the game is over"),
    ("owner", MAX_SEATS, ONE_OF, 1, "the seat whose card or action asks, if another one's"),
    ("question", QUESTIONS, ONE_OF, 1, "what is asked, by the order of `Question`"),
    ("node", 2, NUMBER, MOST_NODE, "what asks: 1 + the place of its path among all, sorted; 0 for none"),
    ("under", 2, NUMBER, MOST_NODE, "the same for what waits below it"),
    ("asked_step", MOST_STEP + 1, ONE_OF, 1, "how far the question has come, as the node counts"),
    ("chosen", CHOSEN_BITS, FLAGS, 1, "what has been chosen in it, as bits (`packing`); seats counted from the reader"),
    ("in_play", len(CARDS), COUNT, MOST_COPIES, "cards that have left a hand and are being resolved"),
    ("offered", len(CARDS), COUNT, MOST_COPIES, "cards to choose from: shown, in a pack, just drawn, on a pile"),
    ("placing", len(ACTIONS), ONE_OF, 1, "the action of the placement that is being resolved"),
    ("placing_space", len(SPACES), ONE_OF, 1, "its space"),
    ("placing_worker", len(WORKERS), ONE_OF, 1, "its worker"),
    ("placing_done", PLACEMENT_BITS, FLAGS, 1, "what is done of it: the bits of its step (`placement`)"),
)
"""What concerns the whole table: name, length, form and meaning."""

SEAT: Final[Plan] = (
    ("marks", 5, FLAGS, 1, "in the game, has passed, first player, has the temporary worker, has the grape token"),
    ("residual", RESIDUAL_TOP, STEPS, 1, "the residual payment, at least 1 to 5"),
    ("lira", 1, COUNT, MOST_LIRA, "lira"),
    ("lira_steps", len(LIRA_STEPS), STEPS, 1, "at least " + ", ".join(map(str, LIRA_STEPS))),
    ("vp", 1, COUNT, MOST_VP - VP_FLOOR, f"VP, plus {-VP_FLOOR}"),
    ("vp_steps", len(VP_STEPS), STEPS, 1, "at least " + ", ".join(map(str, VP_STEPS))),
    ("structures", len(STRUCTURE_NUMBER), FLAGS, 1, "what is built: eight of the mat, then the structure cards"),
    ("used", len(MARKS), FLAGS, 1, "what was used this year: the same, then the destroy space of the mat"),
    *(
        (f"field{value}{name}", length, form, most, meaning)
        for value in FIELD_VALUES
        for name, length, form, most, meaning in (
            ("", 3, COUNT, 63, f"field {value}: red value, white value, number of vines"),
            ("_vines", 9, COUNT, MOST_SAME, "its vines by card number"),
            ("_marks", 3, FLAGS, 1, "sold, harvested this year, under a structure card"),
        )
    ),
    ("crush_pad", len(COLOURS) * TOP_VALUE, FLAGS, 1, "grapes: red 1 to 9, white 1 to 9"),
    ("cellar", 27, FLAGS, 1, "wines: red 1 to 9, white 1 to 9, blush 4 to 9, sparkling 7 to 9"),
    ("regular", MOST_REGULAR + 1, ONE_OF, 1, "regular workers that can be placed"),
    ("grande", 1, COUNT, 1, "the grande worker can be placed"),
    ("training", 1, COUNT, MOST_WORKERS, "regular workers trained this year"),
    ("waiting", 1, COUNT, MOST_WORKERS, "workers on the board that act later"),
    ("tokens", 1, COUNT, MOST_COUNT, "bonus-action tokens"),
    ("special", 3 * SPECIALS_REVEALED, FLAGS, 1, "for each of the two: can be placed, in training, on the board"),
    ("row", 7, ONE_OF, 1, "the wake-up row; none while off the chart"),
    ("next_row", 7, ONE_OF, 1, "the wake-up row taken for next year"),
    ("hand_counts", len(DECKS), COUNT, MOST_SAME, "cards in hand, by deck"),
    ("stars", len(REGIONS), COUNT, STARS, "stars on the map, by region"),
    ("spaces", SPACE_COUNT, FLAGS, 1, "the spaces with a worker of this seat, three for each action"),
    ("beside", len(ACTIONS), COUNT, MOST_WORKERS, "workers beside spaces, on the cart, on private spaces, by action"),
)
"""What a block says about one seat."""

TABLE_WIDTH: Final = sum(entry[1] for entry in TABLE)
SEAT_WIDTH: Final = sum(entry[1] for entry in SEAT)


def _number_nodes() -> None:
    """Number the nodes by their places among the sorted paths; the encoder also knows the question of each, if it has
    one."""
    for number, path in enumerate(sorted(NODES), 1):
        node = NODES[path]
        node.serial = number
        question = node.only_question()
        if question is not None:
            node.asks = 1 + QUESTION_NUMBER[question.id]


_number_nodes()


def row_width(seats: int = MAX_SEATS) -> int:
    """Return the length of a row with a block for each of `seats`."""
    if not 1 <= seats <= MAX_SEATS:
        raise EncodingError(f"a row has blocks for 1 to {MAX_SEATS} seats, not {seats}")
    return TABLE_WIDTH + seats * SEAT_WIDTH


def encoding_pieces(seats: int = MAX_SEATS) -> tuple[EncodingPiece, ...]:
    """Return the named pieces of a row with a block for each of `seats`, in order and without gaps."""
    row_width(seats)
    found: list[EncodingPiece] = []
    offset = 0
    blocks = [("", TABLE), *((f"seat{number}.", SEAT) for number in range(seats))]
    for prefix, plan in blocks:
        for name, length, form, most, meaning in plan:
            found.append(EncodingPiece(prefix + name, offset, length, form, most, meaning))
            offset += length
    return tuple(found)


@lru_cache(maxsize=1)
def encoding_fingerprint() -> str:
    """Return 16 hex digits over everything that a network relies on: the pieces, what their bytes stand for, the
    answers.

    Weights that were trained with another fingerprint do not fit.
    """
    counted = (
        CARDS,
        ACTIONS,
        WORKERS,
        MARKS,
        REGIONS,
        OPTION_FLAGS,
        [question.id for question in Question],
        sorted(NODES),
    )
    text = repr((ENCODING_VERSION, TABLE, SEAT, [tuple(names) for names in counted], CODES))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
