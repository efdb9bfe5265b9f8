"""Reading a position: everything is checked, and everything that is wrong is listed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..numbers.actions import placement
from ..numbers.names import (
    ACTIONS,
    BESIDE,
    CARD_NUMBER,
    CARDS,
    DECK_OF,
    DECKS,
    FALL,
    FIRST_STRUCTURE_CARD,
    MAMA_NAMES,
    PAPA_NAMES,
    SEASONS,
    SPRING,
    STRUCTURE_DECK,
    WINTER,
    WORKERS,
)
from ..options import MANY_YEARS, Options
from ..reports.errors import OptionsError
from ..reports.faults import PositionFault
from ..reports.wording import shortened
from ..setup import blank_state
from ..state.chance import KEYED, Chance, chance_from
from ..state.frames import NODES, Frame
from ..state.order_of_play import clockwise_order, wake_up_order
from ..state.packing import placed_action, placed_mark, placed_space, placed_worker
from ..state.pieces import CROWD_STEP, mark_of, owner_of, waiting_of, worker_of
from ..state.seeds import HIGHEST_SEED, chance_of
from ..workers.abilities import ABILITIES, ALWAYS
from ..workers.bonuses import board_action_of
from ..year.course import PAPA_OFFSET, PARENT_STEP
from ..year.draft import PACK_STEP
from ..year.season import ASKING, NEXT_TURN, PlacementSeason
from .board_reader import BoardReader
from .trial import check_playable

if TYPE_CHECKING:
    from ..state.state import State

FORMAT = "vendemmia-position/1"
MOST_STEPS = 1023
STACK_ERRORS = (ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, TypeError, ValueError)
"""What asking a question may raise if its frames are not those of the position."""

TOP_KEYS = {
    *(
        "format",
        "options",
        "year",
        "season",
        "to_move",
        "first",
        "passed",
        "temporary",
        "final_year",
        "seats",
        "board",
        "automa",
    ),
    *("specials", "grape", "fresh", "draft"),
    *("discards", "shown", "parents", "seed", "rng", "revealed", "stack", "comment"),
}


def default_stack(state: State, season: int, to_move: int | None) -> list[Frame] | None:
    """Return what is pending at an ordinary question of a season, or None where that is not determined by seat and
    season."""
    board = state.rules.board
    for step, node in enumerate(board.course):
        if isinstance(node, PlacementSeason) and node.season == season and to_move is not None:
            course = Frame(NODES["course"], 0, -1, step + 1, 0, 0)
            return [course, Frame(node, to_move, -1, ASKING, state.vineyards[to_move].row, 0)]
    return None


def fits_board(state: State, data: int) -> bool:
    """Return whether the data of a placement name an action of the board, a space, a worker and what that worker may
    remember."""
    action = state.rules.board.actions[placed_action(data)]
    worker, mark = placed_worker(data), placed_mark(data)
    if action is None or worker >= len(WORKERS) or placed_space(data) > BESIDE:
        return False
    if placement(placed_action(data), placed_space(data), worker) < 0:
        return False
    abilities = ABILITIES[worker]
    if abilities.chooses_bonus and mark - 1 in action.printed:
        return True
    return mark == 0 or (mark == 1 and abilities.when != ALWAYS)


def state_from(plain: object, generator: int = KEYED, try_out: bool = False) -> State:
    """Return a state from its JSON; PositionError with every problem if there is any."""
    state = _Reader(plain, generator).read()
    if try_out:
        check_playable(state)
    return state


class _Reader(BoardReader):
    """Fills a blank state and collects what is wrong on the way."""

    def __init__(self, plain: object, generator: int) -> None:
        super().__init__()
        self.plain = plain
        self.generator = generator

    # --- the whole

    def read(self) -> State:
        plain = self.mapping(self.plain, "position", TOP_KEYS)
        if plain.get("format") != FORMAT:
            self.wrong(PositionFault.FORMAT_UNKNOWN, "format", expected=FORMAT, found=shortened(plain.get("format")))
        try:
            options = Options.from_json(plain.get("options", {}))
        except OptionsError as error:
            for found in error.problems:
                self.note(found)
        self.stop_if_wrong()
        chance, rng = self.chance(plain)
        state = blank_state(options, rng, chance)
        players = options.players
        state.year = self.number(plain.get("year", 1), "year", 0, MANY_YEARS)
        state.first = self.number(plain.get("first", 0), "first", 0, players - 1)
        if "temporary" in plain:
            state.temporary = self.number(plain["temporary"], "temporary", 0, players - 1)
        self.final_year(state, plain.get("final_year", False))
        for seat in self.items(plain.get("passed", []), "passed"):
            state.passed |= 1 << self.number(seat, "passed", 0, players - 1)
        self.specials(state, plain.get("specials", []))
        if "grape" in plain:
            state.grape = self.number(plain["grape"], "grape", 0, players - 1)
            if not state.rules.board.regions:
                self.wrong(PositionFault.EXTENDED_BOARD_ONLY, "grape")
        state.revealed = self.number(plain.get("revealed", 0), "revealed", 0, 1 << 40)
        self.seats(state, plain.get("seats", []))
        self.rows(state, plain)
        self.board(state, plain.get("board", {}))
        self.automa(state, plain.get("automa", {}))
        self.piles(state, plain)
        self.parents(state, plain.get("parents", []))
        self.draft(state, plain.get("draft", []))
        self.stop_if_wrong()
        self.pending(state, plain)
        self.undrawn(state)
        self.fresh(state, plain.get("fresh", []))
        self.stop_if_wrong()
        self.start(state, plain)
        self.stop_if_wrong()
        self.waiting(state, plain)
        self.stop_if_wrong()
        return state

    def final_year(self, state: State, final: object) -> None:
        """Read whether this is the last year, which only some games announce."""
        if not isinstance(final, bool):
            self.wrong(PositionFault.NOT_A_FLAG, "final_year", found=shortened(final))
        state.final_year = final is True
        if state.final_year and state.rules.options.solo is not None:
            self.wrong(PositionFault.FINAL_YEAR_SOLO, "final_year")
        elif state.final_year and state.rules.board.regions:
            self.wrong(PositionFault.FINAL_YEAR_EXTENDED, "final_year")
        if state.rules.last_year and state.year > state.rules.last_year:
            self.wrong(PositionFault.YEAR_TOO_LATE, "year", last=state.rules.last_year)

    def waiting(self, state: State, plain: dict[str, object]) -> None:
        """Check that the season of a waiting worker is still to come, or has just started."""
        if not state.stack:
            return
        now = 1 << state.season()
        places = [(place // 3, put) for place, put in enumerate(state.spaces) if put]
        places += [(entry % CROWD_STEP, entry // CROWD_STEP) for entry in state.crowd]
        for action, put in places:
            seasons = board_action_of(state, action).seasons
            if not waiting_of(put) or seasons > now or (seasons == now and "stack" in plain):
                continue
            first_turn = ABILITIES[worker_of(put)].goes_ahead and mark_of(put) == 1
            if seasons < now or not first_turn or state.to_move == owner_of(put):
                self.wrong(PositionFault.WAITING_TOO_LONG, f"board.{ACTIONS[action]}")
        if state.drafts and "stack" not in plain:
            self.wrong(PositionFault.DRAFT_OVER, "draft")

    def chance(self, plain: dict[str, object]) -> tuple[Chance, int]:
        if "rng" in plain:
            found = chance_from(plain["rng"])
            if found is not None:
                return found
            self.wrong(PositionFault.RNG_FORM, "rng")
        seed = self.number(plain.get("seed", 0), "seed", -HIGHEST_SEED, HIGHEST_SEED)
        return chance_of(seed, self.generator)

    def rows(self, state: State, plain: dict[str, object]) -> None:
        taken = [vineyard.row for vineyard in state.vineyards if vineyard.row]
        for row in sorted({row for row in taken if taken.count(row) > 1}):
            self.wrong(PositionFault.ROW_TAKEN_TWICE, "wake_up_row", row=row)
        following = [vineyard.next_row for vineyard in state.vineyards if vineyard.next_row]
        for row in sorted({row for row in following if following.count(row) > 1}):
            self.wrong(PositionFault.ROW_TAKEN_TWICE, "next_row", row=row)
        if "stack" in plain or (plain.get("season") == SEASONS[SPRING] and self.season_of(state, plain) is None):
            return
        first = 2 if state.rules.board.regions else 1  # TUS-5
        free = [row for row in range(first, 8) if row not in taken]
        for vineyard in state.vineyards:
            if not vineyard.row:
                vineyard.row = free.pop(0)
        self.next_rows(state, plain)

    def next_rows(self, state: State, plain: dict[str, object]) -> None:
        """TUS-8: a seat that has left winter has a row for next year; if none is given, the first free one."""
        left = state.passed if state.rules.board.regions and plain.get("season") == SEASONS[WINTER] else 0
        following = [vineyard.next_row for vineyard in state.vineyards]
        free = [row for row in range(2, 8) if row not in following]
        for seat, vineyard in enumerate(state.vineyards):
            if vineyard.next_row and not left >> seat & 1:
                self.wrong(PositionFault.NEXT_ROW_EARLY, f"seats[{seat}].next_row")
            elif vineyard.next_row == 1 and state.grape != seat:
                self.wrong(PositionFault.NEXT_ROW_RESERVED, f"seats[{seat}].next_row")
            elif left >> seat & 1 and state.temporary == seat:
                self.wrong(PositionFault.TEMPORARY_GIVEN_BACK, "temporary", seat=seat)
            elif left >> seat & 1 and not vineyard.next_row:
                vineyard.next_row = 1 if state.grape == seat else free.pop(0)

    def season_of(self, state: State, plain: dict[str, object]) -> PlacementSeason | None:
        """Return the season in which workers are placed that the position names, if it is one."""
        for node in state.rules.board.course:
            if isinstance(node, PlacementSeason) and SEASONS[node.season] == plain.get("season", "summer"):
                return node
        return None

    # --- cards on the table

    def piles(self, state: State, plain: dict[str, object]) -> None:
        for name, value in self.mapping(plain.get("discards", {}), "discards").items():
            deck = self.named(name, "discards", DECKS)
            if deck < 0:
                continue
            if deck >= len(state.discards):
                self.wrong(PositionFault.NOT_IN_THIS_GAME, "discards", thing=DECKS[deck])
                continue
            pile = self.cards(value, f"discards.{name}")
            for card in pile:
                if DECK_OF[card] != deck:
                    self.wrong(PositionFault.CARD_OF_OTHER_KIND, f"discards.{name}", card=CARDS[card])
            state.discards[deck] = pile
        state.shown = tuple(self.cards(plain.get("shown", []), "shown"))

    def parents(self, state: State, value: object) -> None:
        dealt: list[int] = []
        seen: set[int] = set()
        for place, item in enumerate(self.items(value, "parents")):
            at = f"parents[{place}]"
            plain = self.mapping(item, at, {"seat", "mama", "papa"})
            seat = self.number(plain.get("seat"), f"{at}.seat", 0, state.rules.players - 1)
            kind, names = ("papa", PAPA_NAMES) if "papa" in plain else ("mama", MAMA_NAMES)
            number = self.named(plain.get(kind), f"{at}.{kind}", names)
            parent = number + PAPA_OFFSET if kind == "papa" else number
            if number >= 0 and parent in seen:
                self.wrong(PositionFault.LISTED_TWICE, at, thing=names[number])
            seen.add(parent)
            dealt.append(seat * PARENT_STEP + parent)
        state.parents = tuple(sorted(dealt))

    def draft(self, state: State, value: object) -> None:
        dealt: list[int] = []
        for place, item in enumerate(self.items(value, "draft")):
            at = f"draft[{place}]"
            plain = self.mapping(item, at, {"seat", "card"})
            seat = self.number(plain.get("seat"), f"{at}.seat", 0, state.rules.players - 1)
            card = self.card(plain.get("card"), at)
            if card >= 0 and DECK_OF[card] != STRUCTURE_DECK:
                self.wrong(PositionFault.CARD_OF_OTHER_KIND, at, card=CARDS[card])
            elif card >= 0:
                dealt.append(seat * PACK_STEP + card - FIRST_STRUCTURE_CARD)
        state.drafts = tuple(sorted(dealt))

    def fresh(self, state: State, value: object) -> None:
        """Check that cards just drawn are in the hand of the seat to move."""
        names = self.items(value, "fresh")
        hand = Counter(state.vineyards[state.stack[-1].seat].hand) if state.stack else Counter[int]()
        cards = [CARD_NUMBER.get(name, -1) if isinstance(name, str) else -1 for name in names]
        if cards and not state.rules.watches_draws:
            self.wrong(PositionFault.FRESH_UNUSED, "fresh")
        elif Counter(cards) - hand:
            self.wrong(PositionFault.FRESH_NOT_IN_HAND, "fresh")
        else:
            state.fresh = tuple(cards)

    def undrawn(self, state: State) -> None:
        """Put cards that are nowhere else into the decks."""
        known = {card for full in state.rules.full_decks for card in full}
        for card in sorted(set(self.used) - known):
            self.wrong(PositionFault.NOT_IN_THIS_GAME, "position", thing=CARDS[card])
        for deck, full in enumerate(state.rules.full_decks):
            left = Counter(full)
            for card in sorted(left):
                if self.used[card] > left[card]:
                    found, most = self.used[card], left[card]
                    self.wrong(PositionFault.CARD_TOO_OFTEN, "position", card=CARDS[card], found=found, most=most)
                left[card] -= self.used[card]
            state.decks[deck] = sorted(left.elements())
            if not state.decks[deck] and state.discards[deck]:
                self.wrong(PositionFault.PILE_BECOMES_DECK, f"discards.{DECKS[deck]}")

    # --- what is pending

    def pending(self, state: State, plain: dict[str, object]) -> None:
        if "stack" not in plain:
            return
        for place, item in enumerate(self.items(plain["stack"], "stack")):
            at = f"stack[{place}]"
            frame = self.mapping(item, at, {"node", "seat", "other", "step", "data", "report"})
            path = frame.get("node")
            if not isinstance(path, str) or path not in NODES:
                self.wrong(PositionFault.NAME_UNKNOWN, f"{at}.node", found=shortened(path))
                continue
            seat = self.number(frame.get("seat", 0), f"{at}.seat", 0, state.rules.players - 1)
            other = self.number(frame.get("other", -1), f"{at}.other", -1, state.rules.players - 1)
            step = self.number(frame.get("step", 0), f"{at}.step", 0, MOST_STEPS)
            data, report = (self.number(frame.get(name, 0), f"{at}.{name}", 0, 1 << 48) for name in ("data", "report"))
            pending = Frame(NODES[path], seat, other, step, data, report)
            if path == "placement" and not fits_board(state, data):
                self.wrong(PositionFault.STACK_PLACEMENT, at)
            card = pending.node.card_in_play(pending)
            if card >= len(CARDS):
                self.wrong(PositionFault.STACK_CARD, at)
            elif card >= 0:
                self.used[card] += 1
            state.stack.append(pending)

    def start(self, state: State, plain: dict[str, object]) -> None:
        """Make sure that a seat is asked, or that the game is over."""
        players = state.rules.players
        to_move = plain.get("to_move")
        if to_move is not None:
            to_move = self.number(to_move, "to_move", 0, players - 1)
        if "stack" in plain:
            self.check_stack(state, to_move)
            return
        season = self.named(plain.get("season", "summer"), "season", SEASONS)
        if season < 0:
            return
        if season in (SPRING, FALL) and self.season_of(state, plain) is None:
            self.open_step(state, state.rules.board.wake_up if season == SPRING else "fall", to_move)
            return
        stack = default_stack(state, season, to_move if to_move is not None else 0)
        assert stack is not None, "workers are placed in every other season"
        state.stack.extend(stack)
        if to_move is None:
            state.stack[-1] = Frame(stack[-1].node, 0, -1, NEXT_TURN, 0, 0)
            state.run()
            return
        vineyard = state.vineyards[to_move]
        if state.passed >> to_move & 1:
            self.wrong(PositionFault.SEAT_HAS_PASSED, "to_move", seat=to_move)
        elif not vineyard.has_worker():
            self.wrong(PositionFault.SEAT_WITHOUT_WORKER, "to_move", seat=to_move)

    def open_step(self, state: State, name: str, to_move: int | None) -> None:
        node = NODES[f"step:{name}"]
        step = state.rules.board.course.index(node)
        order = wake_up_order(state) if name == "fall" else clockwise_order(state)
        done = 0
        for seat in order:
            if (name != "fall" and state.vineyards[seat].row) or (
                name == "fall" and to_move is not None and order.index(seat) < order.index(to_move)
            ):
                done |= 1 << seat
        state.stack.append(Frame(NODES["course"], 0, -1, step + 1, 0, 0))
        state.stack.append(Frame(node, state.first, -1, 0, done, 0))
        state.run()
        if to_move is not None and state.to_move != to_move:
            self.not_asked(state, to_move)

    def not_asked(self, state: State, to_move: int | None) -> None:
        self.wrong(PositionFault.SEAT_NOT_ASKED, "to_move", asked=shortened(state.to_move), found=shortened(to_move))

    def check_stack(self, state: State, to_move: int | None) -> None:
        if state.to_move != to_move:
            self.not_asked(state, to_move)
        if state.stack and state.stack[0].node.path != "course":
            self.wrong(PositionFault.STACK_START, "stack[0]")
        elif state.stack and not 1 <= state.stack[0].step <= len(state.rules.board.course):
            self.wrong(PositionFault.STACK_STEP, "stack[0]")
        self.stop_if_wrong()
        try:
            asked = not state.stack or bool(state.legal_actions())
        except STACK_ERRORS:
            asked = False
        if not asked:
            self.wrong(PositionFault.STACK_MISFIT, "stack")
