"""The course of the game: set-up, the steps of the year, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.parents import MAMA_WORKERS, MAMAS, PAPAS
from ..numbers import kinds
from ..numbers.actions import FIRST_DECK, FIRST_MAMA, FIRST_OPTION, FIRST_PAPA
from ..numbers.names import DECKS, ORDER_DECK, REGULAR, SEASONS, STRUCTURE_NUMBER, SUMMER_DECK, VINE_DECK, WINTER_DECK
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.crew import give_back, worker_count
from ..state.decks import draw_card
from ..state.frames import Frame, Node, ask
from ..state.order_of_play import clockwise_order
from ..state.packing import named_deck, with_named_deck
from ..state.pieces import CROWD_STEP, owner_of, worker_of
from ..verbs.ageing import age_grapes, age_wines
from ..verbs.rows import ends_now
from .leaving import score_map
from .triggers import END_TESTED, RESIDUAL_PAID, react

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard

PARENT_STEP: Final = 64
PAPA_OFFSET: Final = 32


class Course(Node):
    """The bottom of the stack: one step of the board's course after another, year after year."""

    def proceed(self, state: State, frame: Frame) -> bool:
        board = state.rules.board
        step = frame.step
        if step == len(board.course):
            step = board.year_begins
        state.turn(step + 1, 0)
        season: i64 = board.seasons[step]
        if step > board.year_begins and season != board.seasons[step - 1]:
            state.emit(kinds.SEASON, -1, season, SEASONS[season], "", -1)
        state.begin(board.course[step], state.first, -1)
        return False


class DealParents(Node):
    """SET-6, SET-7: a mama and a papa for everybody, two of each in the advanced variant."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        mamas = list(range(len(MAMAS)))
        papas = list(range(len(PAPAS)))
        dealt: list[int] = []
        for owner in clockwise_order(state):
            for _ in range(state.rules.parents_each):
                dealt.append(owner * PARENT_STEP + mamas.pop(state.roll(len(mamas))))
                dealt.append(owner * PARENT_STEP + PAPA_OFFSET + papas.pop(state.roll(len(papas))))
        state.parents = tuple(sorted(dealt))


def parents_of(state: State, seat: i64, papas: bool) -> list[int]:
    """Return the mamas or papas in front of a seat."""
    offset: i64 = PAPA_OFFSET if papas else 0
    first: i64 = seat * PARENT_STEP + offset
    return [parent - first for parent in state.parents if first <= parent < first + PAPA_OFFSET]


class ChooseParents(Node):
    """SET-7: keep one mama and one papa; the others leave the game."""

    def proceed(self, state: State, frame: Frame) -> bool:
        mamas = parents_of(state, frame.seat, False)
        papas = parents_of(state, frame.seat, True)
        if len(mamas) > 1 or len(papas) > 1:
            return True
        state.finish(0)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        asks_mama = len(parents_of(state, frame.seat, False)) > 1
        return ask(self, frame, Question.KEEP_MAMA if asks_mama else Question.KEEP_PAPA)

    def options(self, state: State, frame: Frame) -> list[int]:
        mamas = parents_of(state, frame.seat, False)
        if len(mamas) > 1:
            return [FIRST_MAMA + mama for mama in mamas]
        return [FIRST_PAPA + papa for papa in parents_of(state, frame.seat, True)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action in self.options(state, frame):
            return []
        asks_mama = len(parents_of(state, frame.seat, False)) > 1
        first: i64 = FIRST_MAMA if asks_mama else FIRST_PAPA
        if first <= action < first + len(MAMAS):
            return [refuse(Reason.PARENT_NOT_DEALT)]
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        papas = action >= FIRST_PAPA
        kept: i64 = action - (FIRST_PAPA if papas else FIRST_MAMA)
        first: i64 = frame.seat * PARENT_STEP + (PAPA_OFFSET if papas else 0)
        state.parents = tuple(
            [parent for parent in state.parents if not first <= parent < first + PAPA_OFFSET or parent == first + kept]
        )

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if FIRST_MAMA <= action < FIRST_MAMA + len(MAMAS):
            return mama_outlook(action - FIRST_MAMA)
        if FIRST_PAPA <= action < FIRST_PAPA + len(PAPAS):
            return [Outlook("lira", PAPAS[action - FIRST_PAPA].lira)]
        return []


def mama_outlook(number: i64) -> list[Outlook]:
    mama = MAMAS[number]
    outlook = [
        Outlook("lira", mama.lira),
        Outlook("vine", mama.vine),
        Outlook("summer", mama.summer),
        Outlook("winter", mama.winter),
        Outlook("order", mama.order),
    ]
    return [part for part in outlook if part.amount]


class MamaGifts(Node):
    """SET-6: workers, cards and perhaps lira of the mama."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        vineyard = state.vineyards[seat]
        for number in parents_of(state, seat, False):
            mama = MAMAS[number]
            source = f"mama:{mama.id}"
            state.emit(kinds.PARENT, seat, 0, source, source, -1)
            vineyard.regular += MAMA_WORKERS
            if mama.lira:
                state.add_lira(seat, mama.lira, source)
            for deck, count in (
                (VINE_DECK, mama.vine),
                (SUMMER_DECK, mama.summer),
                (ORDER_DECK, mama.order),
                (WINTER_DECK, mama.winter),
            ):
                for _ in range(count):
                    draw_card(state, seat, deck, source)
            state.parents = tuple([parent for parent in state.parents if parent != seat * PARENT_STEP + number])


class PapaGifts(Node):
    """SET-6: the grande worker, lira, and the gift (option 1) or extra lira (option 2)."""

    def papa(self, state: State, seat: i64) -> i64:
        papas = parents_of(state, seat, True)
        return papas[0] if papas else -1

    def proceed(self, state: State, frame: Frame) -> bool:
        number = self.papa(state, frame.seat)
        if number < 0:
            state.finish(0)
            return False
        if frame.step == 0:
            papa = PAPAS[number]
            source = f"papa:{papa.id}"
            state.turn(1, 0)
            state.emit(kinds.PARENT, frame.seat, 0, source, source, -1)
            state.vineyards[frame.seat].grande += 1
            state.add_lira(frame.seat, papa.lira, source)
        return True

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PAPA, papa=PAPAS[self.papa(state, frame.seat)].id)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [FIRST_OPTION, FIRST_OPTION + 1] if self.gift_allowed(state, frame.seat) else [FIRST_OPTION + 1]

    def gift_allowed(self, state: State, seat: i64) -> bool:
        """CAMP-3: no worker beyond the limit."""
        gift = PAPAS[self.papa(state, seat)].gift
        return gift != "worker" or worker_count(state, seat, REGULAR) < state.rules.regular_limit

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action < FIRST_OPTION or action > FIRST_OPTION + 1:
            return [refuse(Reason.NOT_ASKED)]
        if action == FIRST_OPTION and not self.gift_allowed(state, frame.seat):
            return [refuse(Reason.WORKER_LIMIT)]
        return []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        seat = frame.seat
        number = self.papa(state, seat)
        papa = PAPAS[number]
        source = f"papa:{papa.id}"
        vineyard = state.vineyards[seat]
        if action != FIRST_OPTION:
            state.add_lira(seat, papa.extra_lira, source)
        elif papa.gift == "worker":
            vineyard.regular += 1
            state.emit(kinds.TRAINED, seat, 0, "regular", source, -1)
        elif papa.gift == "vp":
            state.add_vp(seat, 1, source)
        else:
            vineyard.structures |= 1 << STRUCTURE_NUMBER[papa.gift]
            state.emit(kinds.BUILT, seat, 0, papa.gift, source, -1)
        state.parents = tuple(
            [parent for parent in state.parents if parent != seat * PARENT_STEP + PAPA_OFFSET + number]
        )
        state.finish(0)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        papa = PAPAS[self.papa(state, frame.seat)]
        if action == FIRST_OPTION:
            return [Outlook(papa.gift, 1)]
        return [Outlook("lira", papa.extra_lira)] if action == FIRST_OPTION + 1 else []


class BeginYear(Node):
    """YR-1."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        state.year += 1
        season = state.season()
        state.emit(kinds.YEAR, -1, state.year, "", "", state.first if state.rules.board.first_player else -1)
        state.emit(kinds.SEASON, -1, season, SEASONS[season], "", -1)


class NameVisitors(Node):
    """FALL-1: name the kind of one visitor, with a cottage of two, and draw when all are named.

    The frame's step counts the cards named; its data holds the decks, two bits each.
    """

    def __init__(self, plain: i64, extra: i64, structure: i64) -> None:
        super().__init__()
        self.plain = plain
        self.extra = extra
        self.structure = structure

    def wanted(self, state: State, seat: i64) -> i64:
        return self.plain + (self.extra if state.vineyards[seat].structures & self.structure else 0)

    def left(self, state: State, frame: Frame, deck: i64) -> i64:
        """Return cards of a deck that have not been named yet."""
        total: i64 = len(state.decks[deck]) + len(state.discards[deck])
        place: i64 = 0
        while place < frame.step:
            if named_deck(frame.data, place) == deck:
                total -= 1
            place += 1
        return total

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step < self.wanted(state, frame.seat) and self.options(state, frame):
            return True
        state.stack.pop()
        place: i64 = 0
        while place < frame.step:
            draw_card(state, frame.seat, named_deck(frame.data, place), self.origin)
            place += 1
        return False

    def only_question(self) -> Question | None:
        return Question.NAME_VISITOR

    def asked(self, state: State, frame: Frame) -> Asked:
        total = self.wanted(state, frame.seat)
        return ask(self, frame, Question.NAME_VISITOR, number=frame.step + 1, total=total)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [FIRST_DECK + deck for deck in (SUMMER_DECK, WINTER_DECK) if self.left(state, frame, deck) > 0]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        deck: i64 = action - FIRST_DECK
        if deck != SUMMER_DECK and deck != WINTER_DECK:
            return [refuse(Reason.NOT_ASKED)]
        return [] if self.left(state, frame, deck) > 0 else [refuse(Reason.DECK_EMPTY, deck=DECKS[deck])]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        deck: i64 = action - FIRST_DECK
        state.turn(frame.step + 1, with_named_deck(frame.data, frame.step, deck))

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook("summer" if action == FIRST_DECK + SUMMER_DECK else "winter", 1)]


class Age(Node):
    """END-2, END-3."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        vineyard = state.vineyards[seat]
        age_grapes(vineyard)
        age_wines(vineyard)
        state.emit(kinds.AGED, seat, 1, "all", self.origin, -1)


class WorkersHome(Node):
    """END-1, TUS-8: workers come back, the temporary one to the chart; trained workers become available."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        vineyard = state.vineyards[seat]
        place: i64 = 0
        for put in state.spaces:
            if put and owner_of(put) == seat:
                state.spaces[place] = 0
                give_back(state, seat, worker_of(put))
            place += 1
        crowd: list[int] = []
        for entry in state.crowd:
            put = entry // CROWD_STEP
            if owner_of(put) != seat:
                crowd.append(entry)
            else:
                give_back(state, seat, worker_of(put))
        state.crowd = tuple(crowd)
        end_training(vineyard)
        if state.temporary == seat:
            state.temporary = -1
            vineyard.regular -= 1
        state.emit(kinds.WORKERS_HOME, seat, 0, "", self.origin, -1)


def end_training(vineyard: Vineyard) -> None:
    """Make workers trained this year available from now on."""
    vineyard.regular += vineyard.training
    vineyard.training = 0
    vineyard.special |= vineyard.trainees
    vineyard.trainees = 0


class CollectResidual(Node):
    """END-4, and the structure cards that work in this step."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        residual = state.vineyards[seat].residual
        if residual:
            state.add_lira(seat, residual, self.origin)
        react(state, RESIDUAL_PAID, seat)


class CloseYear(Node):
    """END-1, TUS-9: the grape token moves on, roosters leave the row, yearly marks are fresh; the game may end."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        over = ends_now(state)
        for vineyard in state.vineyards:
            vineyard.row = vineyard.next_row
            vineyard.next_row = 0
            vineyard.harvested = 0
            vineyard.used = 0
            end_training(vineyard)  # TUS-8: trained after its owner had left winter.
        state.grape = -1
        if state.rules.structure_cards:
            for owner in range(state.rules.players):
                react(state, END_TESTED, owner)  # TUS-10, MOD-2: counts, but comes after the test.
        if over:
            if state.rules.map_scoring:
                score_map(state)
            state.stack.clear()
            state.emit(kinds.GAME_OVER, -1, state.year, "", "", -1)
            return
        if state.rules.board.first_player:
            state.first = (state.first - 1) % state.rules.players
            if state.rules.players > 1:
                state.emit(kinds.FIRST_PLAYER, state.first, 0, "", "", -1)
