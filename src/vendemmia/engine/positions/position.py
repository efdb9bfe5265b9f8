"""Writing a position: the canonical JSON of a state. What equals its default is left out.

The same format is read by `position_reader`; docs/position-format.md describes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers.names import (
    ACTIONS,
    BESIDE,
    CARDS,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    FIRST_CARD_BIT,
    FIRST_STRUCTURE_CARD,
    GRANDE,
    LEFT,
    MAMA_NAMES,
    MARKS,
    PAPA_NAMES,
    REGIONS,
    REGULAR,
    SEASONS,
    SPACES,
    WINE_TYPES,
    WORKERS,
)
from ..state.crew import worker_count
from ..state.fields import vines_on
from ..state.pieces import AUTOMA, CROWD_STEP, mark_of, owner_of, waiting_of, worker_of
from ..verbs.stars import stars_on
from ..workers.bonuses import board_action_of
from ..year.automa import automa_start, glass_left
from ..year.board import PRIVATE
from ..year.course import PAPA_OFFSET, PARENT_STEP
from ..year.draft import PACK_STEP
from .position_reader import FORMAT, default_stack, state_from

if TYPE_CHECKING:
    from ..state.frames import Frame
    from ..state.state import State
    from ..state.vineyard import Vineyard

__all__ = ["position_of", "state_from"]

Json = dict[str, object]


def position_of(state: State) -> Json:
    plain: Json = {"format": FORMAT, "options": state.rules.options.to_json()}
    plain["year"] = state.year
    plain["season"] = SEASONS[state.season()] if state.stack else None
    plain["to_move"] = state.to_move
    plain |= _written(
        first=state.first,
        passed=[seat for seat in range(state.rules.players) if state.passed >> seat & 1],
    )
    if state.temporary >= 0:
        plain["temporary"] = state.temporary
    if state.grape >= 0:
        plain["grape"] = state.grape
    plain |= _written(
        final_year=state.final_year,
        specials=[WORKERS[worker] for worker in state.specials],
        automa=automa_of(state),
    )
    plain["seats"] = [seat_of(state, seat) for seat in range(state.rules.players)]
    plain |= _written(
        board=board_of(state),
        discards={DECKS[deck]: [CARDS[card] for card in pile] for deck, pile in enumerate(state.discards) if pile},
        shown=[CARDS[card] for card in state.shown],
        fresh=[CARDS[card] for card in state.fresh],
        draft=[draft_of(number) for number in state.drafts],
        parents=[parent_of(number) for number in state.parents],
    )
    plain["rng"] = state.chance.text(state.rng)
    plain |= _written(revealed=state.revealed)
    default = default_stack(state, state.season(), state.to_move) if state.to_move is not None else None
    if default is None or [frame.key() for frame in default] != [frame.key() for frame in state.stack]:
        plain["stack"] = [frame_of(frame) for frame in state.stack]
    return plain


def _written(**values: object) -> Json:
    """Return what is not empty, zero or false."""
    return {name: value for name, value in values.items() if value}


def seat_of(state: State, seat: int) -> Json:
    vineyard = state.vineyards[seat]
    plain: Json = {}
    rules = state.rules
    for name, value, default in (
        ("lira", vineyard.lira, 0),
        ("vp", vineyard.vp, rules.start_vp),
        ("residual", vineyard.residual, rules.start_residual),
        ("tokens", vineyard.tokens, rules.start_tokens),
    ):
        if value != default:
            plain[name] = value
    plain |= _written(wake_up_row=vineyard.row, next_row=vineyard.next_row)
    structures = on_the_mats(vineyard)
    workers = workers_of(state, seat)
    if workers != {"regular": 2, "grande": 1}:
        plain["workers"] = workers
    return plain | _written(
        training=vineyard.training,
        trainees=[WORKERS[worker] for worker in state.specials if vineyard.trainees >> worker & 1],
        structures=[name for bit, name in enumerate(MARKS) if structures >> bit & 1],
        used=[name for bit, name in enumerate(MARKS) if vineyard.used >> bit & 1],
        fields=fields_of(vineyard),
        harvested=[str(v) for n, v in enumerate(FIELD_VALUES) if vineyard.harvested >> n & 1],
        stars={name: stars for n, name in enumerate(REGIONS) if (stars := stars_on(vineyard.stars, n))},
        crush_pad=tokens_of(COLOURS, vineyard.crush_pad),
        cellar=tokens_of(WINE_TYPES, vineyard.cellar),
        hand=[CARDS[card] for card in vineyard.hand],
    )


def workers_of(state: State, seat: int) -> dict[str, int]:
    """Return the workers owned, without the temporary one and those in training."""
    vineyard = state.vineyards[seat]
    regular = worker_count(state, seat, REGULAR) - vineyard.training - (1 if state.temporary == seat else 0)
    workers = {"regular": regular, "grande": worker_count(state, seat, GRANDE)}
    for special in state.specials:
        if worker_count(state, seat, special) and not vineyard.trainees >> special & 1:
            workers[WORKERS[special]] = 1
    return workers


def automa_of(state: State) -> Json:
    """Return the Automa's side of a solo game."""
    plain: Json = {}
    if state.automa_vp != automa_start(state):
        plain["vp"] = state.automa_vp
    if state.automa_pile:
        plain["discards"] = [card + 1 for card in state.automa_pile]
    if state.glass != glass_left(state):
        plain["glass"] = [row for row in range(1, 8) if state.glass >> row & 1]
    return plain


def fields_of(vineyard: Vineyard) -> Json:
    fields: Json = {}
    for number, value in enumerate(FIELD_VALUES):
        if vineyard.sold >> number & 1:
            fields[str(value)] = "sold"
        elif vineyard.plot(number):
            fields[str(value)] = {"structure": CARDS[FIRST_STRUCTURE_CARD + vineyard.plot(number) - 1]}
        elif vineyard.fields[number]:
            fields[str(value)] = [CARDS[vine] for vine in vines_on(vineyard.fields[number])]
    return fields


def tokens_of(rows: tuple[str, ...], bits: int) -> Json:
    """Return the values of each row that is not empty."""
    return {
        name: [value for value in range(1, 10) if bits >> (9 * row + value - 1) & 1]
        for row, name in enumerate(rows)
        if bits >> 9 * row & 511
    }


def board_of(state: State) -> Json:
    board: dict[str, dict[str, object]] = {}
    for place, put in enumerate(state.spaces):
        if put:
            board.setdefault(ACTIONS[place // 3], {})[SPACES[place % 3]] = worker_json(put)
    crowds: dict[tuple[str, str], list[Json]] = {}
    for entry in state.crowd:
        action = ACTIONS[entry % CROWD_STEP]
        private = board_action_of(state, entry % CROWD_STEP).kind == PRIVATE
        space = SPACES[LEFT if private else BESIDE]
        crowds.setdefault((action, space), []).append(worker_json(entry // CROWD_STEP))
    for (action, space), workers in crowds.items():
        board.setdefault(action, {})[space] = workers
    return {action: board[action] for action in ACTIONS if action in board}


def worker_json(put: int) -> Json:
    owner = owner_of(put)
    plain: Json = {"seat": "automa" if owner == AUTOMA else owner, "worker": WORKERS[worker_of(put)]}
    if waiting_of(put):
        plain["waiting"] = waiting_of(put)
    if mark_of(put):
        plain["mark"] = mark_of(put)
    return plain


def draft_of(number: int) -> Json:
    seat, card = divmod(number, PACK_STEP)
    return {"seat": seat, "card": CARDS[FIRST_STRUCTURE_CARD + card]}


def on_the_mats(vineyard: Vineyard) -> int:
    """Return the structures that are built, without the cards on fields."""
    mask = vineyard.structures
    for number in range(len(FIELD_VALUES)):
        if vineyard.plot(number):
            mask &= ~(1 << (FIRST_CARD_BIT + vineyard.plot(number) - 1))
    return mask


def parent_of(number: int) -> Json:
    seat, parent = divmod(number, PARENT_STEP)
    if parent < PAPA_OFFSET:
        return {"seat": seat, "mama": MAMA_NAMES[parent]}
    return {"seat": seat, "papa": PAPA_NAMES[parent - PAPA_OFFSET]}


def frame_of(frame: Frame) -> Json:
    plain: Json = {"node": frame.node.path, "seat": frame.seat}
    if frame.other >= 0:
        plain["other"] = frame.other
    for name, value in (("step", frame.step), ("data", frame.data), ("report", frame.report)):
        if value:
            plain[name] = value
    return plain
