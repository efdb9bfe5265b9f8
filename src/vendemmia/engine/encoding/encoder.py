"""A position as a row of bytes, as one seat may know it. `encoding` has the table of its pieces.

The parts are written in the order of that table. Everything is read from what the seat's view shows: its own hand and
what is open. A state, the seat's view of it and every state imagined from that view give the same row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.names import (
    CARD_COUNT,
    FIRST_ORDER,
    FIRST_SPECIAL,
    FIRST_STRUCTURE_CARD,
    FIRST_SUMMER,
    FIRST_WINTER,
    MAMA_NAMES,
    MAX_SEATS,
    PAPA_NAMES,
    STRUCTURE_DECK,
    VP_FLOOR,
)
from ..reports.asked import Question
from ..reports.errors import EncodingError
from ..state.packing import placed_action, placed_space, placed_worker
from ..state.pieces import AUTOMA
from ..state.state import COURSE_DEPTH
from ..workers.placement import PLACEMENT
from ..year.course import PAPA_OFFSET, PARENT_STEP
from ..year.draft import PACK_STEP
from .encoder_seats import Survey, add_bits, add_cards, add_pile, add_seat, add_vines, survey
from .encoding import SEAT_WIDTH
from .encoding_tables import (
    ACTION,
    ASKED,
    BYTE,
    CHOSEN_BITS,
    LEAD,
    LEADS,
    LEFT,
    MOST_LEFT,
    MOST_STEP,
    MOST_VP,
    MOST_YEAR,
    NODE,
    PLACEMENT_BITS,
    QUESTION_NUMBER,
    SEATS,
    SIXES,
    SPACE,
    SPACE_COUNT,
    SPECIAL,
    SPECIAL_KINDS,
    STEPS,
    STEPS_ALONE,
    WORKER,
    YEARS,
    ZEROS,
)
from .option_flags import option_flags_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..knowledge.views import View
    from ..state.frames import Frame
    from ..state.state import State

MAMAS: Final = len(MAMA_NAMES)
PARENTS: Final = MAMAS + len(PAPA_NAMES)
AUTOMA_CARD_COUNT: Final = 24
PLACE_NUMBER: Final = QUESTION_NUMBER[Question.PLACE.id]
PILE_NUMBER: Final = QUESTION_NUMBER[Question.PILE.id]
AUTOMA_WIDTH: Final = 1 + AUTOMA_CARD_COUNT + SPACE_COUNT + 7
SPECIALS_WIDTH: Final = 2 * SPECIAL_KINDS + 2 * 32
NO_PLACEMENT: Final = bytes(32 + 4 + 13 + PLACEMENT_BITS)
NOTHING_RESOLVED: Final = bytes(2 * CARD_COUNT) + NO_PLACEMENT


def encode(state: State, seat: int, seats: int = MAX_SEATS) -> bytes:
    """Return the position as a row of bytes, as a seat may know it, with one block for each of `seats`.

    `encoding_pieces(seats)` says what the bytes mean. EncodingError if the seat is not in the game or has no block.
    """
    players = len(state.vineyards)
    if not 0 <= seat < players:
        raise EncodingError(f"there is no seat {seat} in a game with {players} players")
    if not players <= seats <= MAX_SEATS:
        raise EncodingError(
            f"a game with {players} players needs a row with {players} to {MAX_SEATS} blocks, not {seats}"
        )
    return row_of(state, seat, seats)


def encode_view(view: View, seats: int = MAX_SEATS) -> bytes:
    """Return the same row from the view of a seat. EncodingError for a spectator's."""
    if view.seat is None:
        raise EncodingError("a spectator has no row: encode the view of a seat")
    return encode(view.face_down(), view.seat, seats)


def row_of(state: State, seat: i64, seats: i64) -> bytes:
    """Return a row like `encode`, without a check."""
    parts: list[bytes] = []
    found = survey(state)
    add_table(parts, state, seat, found)
    add_all_cards(parts, state, seat)
    add_question(parts, state, seat)
    players: i64 = len(state.vineyards)
    place: i64 = 0
    while place < players:
        who: i64 = seat + place
        if who >= players:
            who -= players
        add_seat(parts, state, who, found)
        place += 1
    if players < seats:
        parts.append(bytes(SEAT_WIDTH * (seats - players)))
    return b"".join(parts)


# --- the table


def add_table(parts: list[bytes], state: State, seat: i64, found: Survey) -> None:
    """Add the pieces from `options` to `specials_at`."""
    rules = state.rules
    if not rules.option_flags:
        rules.option_flags = option_flags_of(rules)
    year: i64 = state.year
    left: i64 = 0
    if rules.last_year:
        left = 1 + rules.last_year - year
        left = MOST_LEFT + 1 if left > MOST_LEFT + 1 else left
    parts.append(rules.option_flags[state.stack[0].step if state.stack else 0])
    parts.append(YEARS[1 + (MOST_YEAR if year > MOST_YEAR else year)])
    parts.append(LEFT[left + MOST_LEFT + 2 if state.final_year else left])
    parts.append(LEADS[1 + LEAD + lead_of(state, seat)])
    solo = len(state.vineyards) == 1
    if not solo and not state.specials:
        parts.append(ZEROS[AUTOMA_WIDTH + SPECIALS_WIDTH])
        return
    if solo:
        add_automa(parts, state, found)
    else:
        parts.append(ZEROS[AUTOMA_WIDTH])
    add_specials(parts, state, found)


def lead_of(state: State, seat: i64) -> i64:
    """Return how far a seat is ahead of the best other one, or of the Automa."""
    best: i64 = VP_FLOOR
    place: i64 = 0
    if len(state.vineyards) == 1:
        best = state.automa_vp
    for vineyard in state.vineyards:
        if place != seat and vineyard.vp > best:
            best = vineyard.vp
        place += 1
    lead: i64 = state.vineyards[seat].vp - best
    if lead < -LEAD:
        return -LEAD
    return LEAD if lead > LEAD else lead


def add_automa(parts: list[bytes], state: State, found: Survey) -> None:
    """Add the pieces from `automa_vp` to `glass`."""
    vp: i64 = state.automa_vp
    used: i64 = 0
    for drawn in state.automa_pile:
        card: i64 = drawn
        used |= 1 << card
    parts.append(BYTE[(MOST_VP if vp > MOST_VP else vp) - VP_FLOOR])
    add_bits(parts, used, AUTOMA_CARD_COUNT)
    add_bits(parts, found.spaces[AUTOMA], SPACE_COUNT)
    add_bits(parts, state.glass >> 1, 7)


def add_specials(parts: list[bytes], state: State, found: Survey) -> None:
    """Add `specials` and `specials_at`."""
    specials = state.specials
    if len(specials) < 2:
        parts.append(ZEROS[SPECIALS_WIDTH])
        return
    parts.append(SPECIAL[specials[0] - FIRST_SPECIAL + 1])
    parts.append(SPECIAL[specials[1] - FIRST_SPECIAL + 1])
    add_bits(parts, found.first_special, 32)
    add_bits(parts, found.second_special, 32)


# --- cards


def add_all_cards(parts: list[bytes], state: State, seat: i64) -> None:
    """Add the pieces from `undrawn` to `parents`."""
    discards = state.discards
    decks = state.decks
    built = len(decks) > STRUCTURE_DECK
    parts.append(SIXES[len(decks[0]) + 64 * len(decks[1])])
    parts.append(SIXES[len(decks[2]) + 64 * len(decks[3])])
    parts.append(BYTE[len(decks[STRUCTURE_DECK]) if built else 0])
    add_vines(parts, discards[0])
    add_pile(parts, discards[1], FIRST_SUMMER, FIRST_WINTER - FIRST_SUMMER)
    add_pile(parts, discards[2], FIRST_WINTER, FIRST_ORDER - FIRST_WINTER)
    add_pile(parts, discards[3], FIRST_ORDER, FIRST_STRUCTURE_CARD - FIRST_ORDER)
    if built:
        add_pile(parts, discards[4], FIRST_STRUCTURE_CARD, CARD_COUNT - FIRST_STRUCTURE_CARD)
    else:
        parts.append(ZEROS[CARD_COUNT - FIRST_STRUCTURE_CARD])
    add_cards(parts, state.vineyards[seat].hand)
    dealt: i64 = 0
    for parent in state.parents:
        number: i64 = parent - seat * PARENT_STEP
        if 0 <= number < PARENT_STEP:
            dealt |= 1 << (number if number < PAPA_OFFSET else number - PAPA_OFFSET + MAMAS)
    add_bits(parts, dealt, PARENTS)


# --- the question


def add_question(parts: list[bytes], state: State, seat: i64) -> None:
    """Add the pieces from `mover` to `placing_done`."""
    stack = state.stack
    if not stack:
        parts.append(ZEROS[2 * MAX_SEATS])
        parts.append(ASKED[0])
        parts.append(ZEROS[4])
        parts.append(ZEROS[MOST_STEP + 1 + CHOSEN_BITS])
        add_cards(parts, ())
        add_cards(parts, state.shown)
        parts.append(NO_PLACEMENT)
        return
    frame = stack[-1]
    node = frame.node
    players: i64 = len(state.vineyards)
    own = frame.seat == seat
    known: i64 = 1 + relative(frame.seat, seat, players)
    if frame.other >= 0 and frame.other != frame.seat:
        known += (MAX_SEATS + 1) * (1 + relative(frame.other, seat, players))
    question: i64 = PLACE_NUMBER
    if node.asks:
        question = node.asks - 1
    elif not node.places:
        asked = node.asked(state, frame) if own else node.asked_openly(state, frame)
        question = QUESTION_NUMBER[asked.id]
    under: i64 = stack[-2].node.serial if len(stack) > 1 else 0
    parts.append(SEATS[known])
    parts.append(ASKED[1 + question])
    parts.append(NODE[node.serial])
    parts.append(NODE[under])
    add_progress(parts, frame, seat, players)
    add_resolved(parts, state, seat, own, question == PILE_NUMBER)


def relative(who: i64, seat: i64, players: i64) -> i64:
    """Return a seat counted clockwise from the reader."""
    place: i64 = who - seat
    return place + players if place < 0 else place


def add_progress(parts: list[bytes], frame: Frame, seat: i64, players: i64) -> None:
    """Add `asked_step` and `chosen`. A turn and a placement are described by other pieces."""
    node = frame.node
    if node.places or node.packs_placement:
        parts.append(ZEROS[MOST_STEP + 1 + CHOSEN_BITS])
        return
    step: i64 = 1 + (MOST_STEP if frame.step > MOST_STEP else frame.step)
    data: i64 = frame.data
    if data == 0:
        parts.append(STEPS_ALONE[step])
        return
    parts.append(STEPS[step])
    if node.names_seats:
        named: i64 = 0
        who: i64 = 0
        while who < players:
            if (data >> who) & 1:
                named |= 1 << relative(who, seat, players)
            who += 1
        data = named
    add_bits(parts, data & 16383, CHOSEN_BITS)


def add_resolved(parts: list[bytes], state: State, seat: i64, own: bool, pile: bool) -> None:
    """Add the pieces from `in_play` to `placing_done`."""
    resolved: tuple[int, ...] = ()
    stack = state.stack
    for frame in stack:
        card: i64 = frame.node.card_in_play(frame)
        if card >= 0:
            resolved = (*resolved, card)
    if resolved or state.shown or state.fresh or state.drafts or pile:
        add_cards(parts, resolved)
        add_offered(parts, state, seat, own, pile)
    elif len(stack) <= COURSE_DEPTH:
        parts.append(NOTHING_RESOLVED)
        return
    else:
        parts.append(ZEROS[2 * CARD_COUNT])
    add_placement(parts, stack)


def add_offered(parts: list[bytes], state: State, seat: i64, own: bool, pile: bool) -> None:
    """Add `offered`."""
    offered = list(state.shown)
    if own:
        offered.extend(state.fresh)
    for dealt in state.drafts:
        if dealt // PACK_STEP == seat:
            offered.append(FIRST_STRUCTURE_CARD + dealt % PACK_STEP)
    if pile:
        for cards in state.discards:
            if cards:
                offered.append(cards[-1])
    add_cards(parts, tuple(offered))


def add_placement(parts: list[bytes], stack: list[Frame]) -> None:
    """Add the pieces from `placing` to `placing_done`: the placement nearest to the top."""
    place: i64 = len(stack) - 1
    while place >= COURSE_DEPTH:
        frame = stack[place]
        if frame.node.packs_placement:
            data: i64 = frame.data
            parts.append(ACTION[1 + placed_action(data)])
            parts.append(SPACE[1 + placed_space(data)])
            parts.append(WORKER[1 + placed_worker(data)])
            add_bits(parts, frame.step & 1023 if frame.node is PLACEMENT else 0, PLACEMENT_BITS)
            return
        place -= 1
    parts.append(NO_PLACEMENT)
