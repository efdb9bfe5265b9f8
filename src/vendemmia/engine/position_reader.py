"""Reading a position: everything is checked, and all that is wrong is listed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .automa import automa_start, automa_undrawn, automa_workers, glass_left
from .board import PRIVATE
from .checker import Checker
from .content.automa import AUTOMA_CARDS
from .content.solo import AUTOMA_WORKERS
from .course import PAPA_OFFSET, PARENT_STEP
from .errors import OptionsError
from .frames import NODES, Frame
from .names import (
    ACTIONS,
    BESIDE,
    CARD_NUMBER,
    CARDS,
    COLOURS,
    DECK_OF,
    DECKS,
    FALL,
    FIELD_VALUES,
    GRANDE,
    LARGE_CELLAR,
    MAMA_NAMES,
    MEDIUM_CELLAR,
    PAPA_NAMES,
    RESIDUAL_TOP,
    SEASONS,
    SPACES,
    SPRING,
    STRUCTURE_NUMBER,
    TOP_VALUE,
    VINE_DECK,
    VP_FLOOR,
    WINE_TYPES,
    WORKERS,
)
from .options import Options
from .pieces import AUTOMA, piece
from .placement import board_action_of
from .rng import is_state, seeded
from .season import ASKING, NEXT_TURN, PlacementSeason
from .setup import blank_state
from .tokens import LEAST_VALUE
from .vineyard import VINE_UNIT

if TYPE_CHECKING:
    from .state import State

FORMAT = "vendemmia-position/1"
MOST_STEPS = 99
MOST_TOKENS = 999

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
    *("discards", "shown", "parents", "seed", "rng", "revealed", "stack", "comment"),
}
SEAT_KEYS = {
    *("lira", "vp", "residual", "wake_up_row", "workers", "training", "structures", "used", "fields", "harvested"),
    *("crush_pad", "cellar", "hand", "tokens"),
}


def default_stack(state: State, season: int, to_move: int | None) -> list[Frame] | None:
    """What is pending at an ordinary question of a season, or None where that is not determined by seat and season."""
    board = state.rules.board
    for step, node in enumerate(board.course):
        if isinstance(node, PlacementSeason) and node.season == season and to_move is not None:
            course = Frame(NODES["course"], 0, -1, step + 1, 0, 0)
            return [course, Frame(node, to_move, -1, ASKING, state.vineyards[to_move].row, 0)]
    return None


def state_from(plain: object) -> State:
    """A state from its JSON; PositionError with every problem if there is any."""
    return _Reader(plain).read()


class _Reader(Checker):
    """Fills a blank state and collects what is wrong on the way."""

    def __init__(self, plain: object) -> None:
        super().__init__()
        self.plain = plain
        self.used: Counter[int] = Counter()
        """Cards seen so far."""

    def card(self, value: object, name: str) -> int:
        if not isinstance(value, str) or value not in CARD_NUMBER:
            self.wrong(f"{name}: unknown card {value!r}")
            return -1
        self.used[CARD_NUMBER[value]] += 1
        return CARD_NUMBER[value]

    def cards(self, value: object, name: str) -> list[int]:
        return [card for card in (self.card(item, name) for item in self.items(value, name)) if card >= 0]

    # --- the whole

    def read(self) -> State:
        plain = self.mapping(self.plain, "position", TOP_KEYS)
        if plain.get("format") != FORMAT:
            self.wrong(f"format must be {FORMAT!r}, not {plain.get('format')!r}")
        try:
            options = Options.from_json(plain.get("options", {}))
        except OptionsError as error:
            self.wrong(str(error))
        self.stop_if_wrong()
        state = blank_state(options, self.random_state(plain))
        players = options.players
        state.year = self.number(plain.get("year", 1), "year", 0, 9999)
        state.first = self.number(plain.get("first", 0), "first", 0, players - 1)
        if "temporary" in plain:
            state.temporary = self.number(plain["temporary"], "temporary", 0, players - 1)
        if not isinstance(plain.get("final_year", False), bool):
            self.wrong("final_year must be true or false")
        state.final_year = plain.get("final_year") is True
        if state.final_year and options.solo is not None:
            self.wrong("final_year: no score ends the solo game")
        if state.rules.last_year and state.year > state.rules.last_year:
            self.wrong(f"year: the game ends after year {state.rules.last_year}")
        for seat in self.items(plain.get("passed", []), "passed"):
            state.passed |= 1 << self.number(seat, "passed", 0, players - 1)
        state.revealed = self.number(plain.get("revealed", 0), "revealed", 0, 1 << 40)
        self.seats(state, plain.get("seats", []))
        self.rows(state, plain)
        self.board(state, plain.get("board", {}))
        self.automa(state, plain.get("automa", {}))
        self.piles(state, plain)
        self.parents(state, plain.get("parents", []))
        self.stop_if_wrong()
        self.pending(state, plain)
        self.undrawn(state)
        self.stop_if_wrong()
        self.start(state, plain)
        self.stop_if_wrong()
        return state

    def random_state(self, plain: dict[str, object]) -> int:
        if "rng" in plain:
            text = plain["rng"]
            if isinstance(text, str) and text.isdecimal() and len(text) < 20 and is_state(int(text)):
                return int(text)
            self.wrong("rng is no state of the random generator")
        seed = plain.get("seed", 0)
        if isinstance(seed, bool) or not isinstance(seed, int):
            self.wrong("seed must be a whole number")
            return seeded(0)
        return seeded(seed)

    # --- seats

    def seats(self, state: State, value: object) -> None:
        seats = self.items(value, "seats")
        if len(seats) > state.rules.players:
            self.wrong(f"seats: {len(seats)} for {state.rules.players} players")
        for seat in range(state.rules.players):
            plain = seats[seat] if seat < len(seats) else {}
            self.seat(state, seat, self.mapping(plain, f"seat {seat}", SEAT_KEYS))

    def seat(self, state: State, seat: int, plain: dict[str, object]) -> None:
        vineyard = state.vineyards[seat]
        at = f"seat {seat}"
        vineyard.lira = self.number(plain.get("lira", 0), f"{at}: lira", 0, 9999)
        rules = state.rules
        vineyard.vp = self.number(plain.get("vp", rules.start_vp), f"{at}: vp", VP_FLOOR, 999)
        vineyard.residual = self.number(plain.get("residual", rules.start_residual), f"{at}: residual", 0, RESIDUAL_TOP)
        vineyard.tokens = self.number(plain.get("tokens", rules.start_tokens), f"{at}: tokens", 0, MOST_TOKENS)
        if "tokens" in plain and rules.options.solo is None:
            self.wrong(f"{at}: tokens are for the solo game")
        if "wake_up_row" in plain:
            vineyard.row = self.number(plain["wake_up_row"], f"{at}: wake_up_row", 1, 7)
        workers = self.mapping(plain.get("workers", {}), f"{at}: workers", set(WORKERS))
        vineyard.regular = self.number(workers.get("regular", 2), f"{at}: regular workers", 0, rules.regular_limit)
        vineyard.grande = self.number(workers.get("grande", 1), f"{at}: grande workers", 0, 1)
        vineyard.training = self.number(plain.get("training", 0), f"{at}: training", 0, rules.regular_limit)
        if vineyard.regular + vineyard.training > rules.regular_limit:
            self.wrong(f"{at}: more than {rules.regular_limit} regular workers")
        if state.temporary == seat:
            vineyard.regular += 1
        vineyard.structures = self.structures(plain.get("structures", []), f"{at}: structures")
        if vineyard.structures & LARGE_CELLAR and not vineyard.structures & MEDIUM_CELLAR:
            self.wrong(f"{at}: a large cellar without a medium one")
        vineyard.used = self.structures(plain.get("used", []), f"{at}: used")
        if vineyard.used & ~vineyard.structures:
            self.wrong(f"{at}: used, but not built")
        self.fields(state, seat, plain)
        vineyard.crush_pad = self.tokens(plain.get("crush_pad", {}), f"{at}: crush_pad", COLOURS, b"\1\1")
        vineyard.cellar = self.tokens(plain.get("cellar", {}), f"{at}: cellar", WINE_TYPES, LEAST_VALUE)
        vineyard.hand = tuple(sorted(self.cards(plain.get("hand", []), f"{at}: hand")))

    def structures(self, value: object, name: str) -> int:
        mask = 0
        for item in self.items(value, name):
            if not isinstance(item, str) or item not in STRUCTURE_NUMBER:
                self.wrong(f"{name}: unknown structure {item!r}")
            elif mask >> STRUCTURE_NUMBER[item] & 1:
                self.wrong(f"{name}: {item} twice")
            else:
                mask |= 1 << STRUCTURE_NUMBER[item]
        return mask

    def fields(self, state: State, seat: int, plain: dict[str, object]) -> None:
        vineyard = state.vineyards[seat]
        names = tuple(str(value) for value in FIELD_VALUES)
        for key, value in self.mapping(plain.get("fields", {}), f"seat {seat}: fields").items():
            number = self.named(key, f"seat {seat}: field", names)
            if number < 0:
                continue
            if value == "sold":
                vineyard.sold |= 1 << number
                continue
            for card in self.cards(value, f"seat {seat}: field {key}"):
                if DECK_OF[card] != VINE_DECK:
                    self.wrong(f"seat {seat}: field {key}: {CARDS[card]} is no vine")
                else:
                    vineyard.set_field(number, vineyard.fields[number] + VINE_UNIT[card])
        for value in self.items(plain.get("harvested", []), f"seat {seat}: harvested"):
            number = self.named(value, f"seat {seat}: harvested", names)
            vineyard.harvested |= 1 << number if number >= 0 else 0

    def tokens(self, value: object, name: str, rows: tuple[str, ...], least: bytes) -> int:
        bits = 0
        for key, values in self.mapping(value, name).items():
            row = self.named(key, name, rows)
            if row < 0:
                continue
            for item in self.items(values, f"{name}: {key}"):
                token = self.number(item, f"{name}: {key}", least[row], TOP_VALUE)
                bit = 1 << (9 * row + token - 1)
                if bits & bit:
                    self.wrong(f"{name}: two tokens on {key} {token}")
                bits |= bit
        return bits

    def rows(self, state: State, plain: dict[str, object]) -> None:
        taken = [vineyard.row for vineyard in state.vineyards if vineyard.row]
        for row in sorted({row for row in taken if taken.count(row) > 1}):
            self.wrong(f"two roosters on wake-up row {row}")
        if "stack" in plain or plain.get("season") == "spring":
            return
        free = [row for row in range(1, 8) if row not in taken]
        for vineyard in state.vineyards:
            if not vineyard.row:
                vineyard.row = free.pop(0)

    # --- the board

    def board(self, state: State, value: object) -> None:
        for name, spaces in self.mapping(value, "board").items():
            action = self.named(name, "board: action", ACTIONS)
            if action < 0:
                continue
            for space_name, workers in self.mapping(spaces, f"board: {name}").items():
                space = self.named(space_name, f"board: {name}: space", SPACES)
                if space < 0:
                    continue
                listed = workers if isinstance(workers, list) else [workers]
                for worker in listed:
                    self.worker(state, action, space, worker, f"board: {name}: {space_name}")

    def worker(self, state: State, action: int, space: int, value: object, at: str) -> None:
        plain = self.mapping(value, at, {"seat", "worker", "waiting"})
        if plain.get("seat") == "automa" and state.rules.options.solo is not None:
            self.automa_worker(state, action, space, plain, at)
            return
        seat = self.number(plain.get("seat"), f"{at}: seat", 0, state.rules.players - 1)
        kind = self.named(plain.get("worker", "regular"), f"{at}: worker", WORKERS)
        waiting = self.number(plain.get("waiting", 0), f"{at}: waiting", 0, 30)
        vineyard = state.vineyards[seat]
        if waiting and not action * 3 < len(state.spaces):
            self.wrong(f"{at}: no worker waits there")
        if state.is_space(action, space):
            if not state.rules.open_spaces >> space & 1:
                self.wrong(f"{at}: closed with {state.rules.players} players")
            if state.spaces[action * 3 + space]:
                self.wrong(f"{at}: two workers on one space")
        elif board_action_of(state, action).kind == PRIVATE:
            structure = board_action_of(state, action).structure
            vineyard.used |= structure
            if space == BESIDE or not vineyard.structures & structure:
                self.wrong(f"{at}: seat {seat} has no such space")
        elif space != BESIDE:
            self.wrong(f"{at}: no such space")
        elif kind != GRANDE and action * 3 < len(state.spaces):
            self.wrong(f"{at}: only a grande worker may stand there")
        owned = vineyard.grande if kind == GRANDE else vineyard.regular
        if kind < 0 or owned < 1:
            self.wrong(f"{at}: seat {seat} has no such worker left")
        else:
            state.put_worker(seat, kind, action, space, waiting)

    def automa_worker(self, state: State, action: int, space: int, plain: dict[str, object], at: str) -> None:
        if not state.is_space(action, space) or space not in state.rules.open_list:
            self.wrong(f"{at}: the Automa stands on open spaces only")
        elif state.spaces[action * 3 + space]:
            self.wrong(f"{at}: two workers on one space")
        elif plain.get("worker", "regular") != "regular" or plain.get("waiting", 0):
            self.wrong(f"{at}: the Automa has regular workers that do not wait")
        elif automa_workers(state) >= AUTOMA_WORKERS:
            self.wrong(f"board: more than {AUTOMA_WORKERS} workers of the Automa")
        else:
            state.spaces[action * 3 + space] = piece(AUTOMA, 0, 0)

    def automa(self, state: State, value: object) -> None:
        plain = self.mapping(value, "automa", {"vp", "discards", "glass"})
        if plain and state.rules.options.solo is None:
            self.wrong("automa: only in the solo game")
            return
        state.automa_vp = self.number(plain.get("vp", automa_start(state)), "automa: vp", VP_FLOOR, 99)
        for item in self.items(plain.get("discards", []), "automa: discards"):
            card = self.number(item, "automa: discards", 1, len(AUTOMA_CARDS)) - 1
            if card in state.automa_pile:
                self.wrong(f"automa: card {card + 1} twice")
            state.automa_pile.append(card)
        state.automa_deck = automa_undrawn(state.rules, state.automa_pile)
        state.glass = glass_left(state)
        if "glass" in plain and not state.rules.glass:
            self.wrong("automa: no glass tokens in this challenge")
        elif "glass" in plain:
            state.glass = 0
            for item in self.items(plain["glass"], "automa: glass"):
                state.glass |= 1 << self.number(item, "automa: glass", 1, 7)

    # --- cards on the table

    def piles(self, state: State, plain: dict[str, object]) -> None:
        for name, value in self.mapping(plain.get("discards", {}), "discards").items():
            deck = self.named(name, "discards", DECKS)
            if deck < 0:
                continue
            pile = self.cards(value, f"discards: {name}")
            for card in pile:
                if DECK_OF[card] != deck:
                    self.wrong(f"discards: {name}: {CARDS[card]} is of another kind")
            state.discards[deck] = pile
        state.shown = tuple(self.cards(plain.get("shown", []), "shown"))

    def parents(self, state: State, value: object) -> None:
        dealt: list[int] = []
        for item in self.items(value, "parents"):
            plain = self.mapping(item, "parents", {"seat", "mama", "papa"})
            seat = self.number(plain.get("seat"), "parents: seat", 0, state.rules.players - 1)
            if "papa" in plain:
                parent = self.named(plain["papa"], "parents: papa", PAPA_NAMES) + PAPA_OFFSET
            else:
                parent = self.named(plain.get("mama"), "parents: mama", MAMA_NAMES)
            dealt.append(seat * PARENT_STEP + parent)
        plain_parents = [number % PARENT_STEP for number in dealt]
        if len(set(plain_parents)) < len(plain_parents):
            self.wrong("parents: one parent twice")
        state.parents = tuple(sorted(dealt))

    def undrawn(self, state: State) -> None:
        """Whatever lies nowhere else is in the decks."""
        known = {card for full in state.rules.full_decks for card in full}
        for card in sorted(set(self.used) - known):
            self.wrong(f"{CARDS[card]} is not in this game")
        for deck, full in enumerate(state.rules.full_decks):
            left = Counter(full)
            for card in sorted(left):
                if self.used[card] > left[card]:
                    self.wrong(f"{CARDS[card]} stands {self.used[card]} times, there are {left[card]}")
                left[card] -= self.used[card]
            state.decks[deck] = sorted(left.elements())
            if not state.decks[deck] and state.discards[deck]:
                self.wrong(f"discards: {DECKS[deck]} must have become the deck (SET-4)")

    # --- what is pending

    def pending(self, state: State, plain: dict[str, object]) -> None:
        if "stack" not in plain:
            return
        for place, item in enumerate(self.items(plain["stack"], "stack")):
            at = f"stack: frame {place}"
            frame = self.mapping(item, at, {"node", "seat", "other", "step", "data", "report"})
            path = frame.get("node")
            if not isinstance(path, str) or path not in NODES:
                self.wrong(f"{at}: unknown node {path!r}")
                continue
            seat = self.number(frame.get("seat", 0), f"{at}: seat", 0, state.rules.players - 1)
            other = self.number(frame.get("other", -1), f"{at}: other", -1, state.rules.players - 1)
            step = self.number(frame.get("step", 0), f"{at}: step", 0, MOST_STEPS)
            data, report = (self.number(frame.get(name, 0), f"{at}: {name}", 0, 1 << 48) for name in ("data", "report"))
            pending = Frame(NODES[path], seat, other, step, data, report)
            card = pending.node.card_in_play(pending)
            if card >= len(CARDS):
                self.wrong(f"{at}: data is no card")
            elif card >= 0:
                self.used[card] += 1
            state.stack.append(pending)

    def start(self, state: State, plain: dict[str, object]) -> None:
        """Make sure that somebody is asked, or that the game is over."""
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
        if season in (SPRING, FALL):
            self.open_step(state, state.rules.board.wake_up if season == SPRING else "fall", to_move)
            return
        stack = default_stack(state, season, to_move if to_move is not None else 0)
        if stack is None:
            self.wrong(f"season: nobody places workers in {SEASONS[season]}")
            return
        state.stack.extend(stack)
        if to_move is None:
            state.stack[-1] = Frame(stack[-1].node, 0, -1, NEXT_TURN, 0, 0)
            state.run()
            return
        vineyard = state.vineyards[to_move]
        if state.passed >> to_move & 1:
            self.wrong(f"to_move: seat {to_move} has passed")
        elif not vineyard.regular and not vineyard.grande:
            self.wrong(f"to_move: seat {to_move} has no worker to place")

    def open_step(self, state: State, name: str, to_move: int | None) -> None:
        node = NODES[f"step:{name}"]
        step = state.rules.board.course.index(node)
        order = state.wake_up_order() if name == "fall" else state.clockwise()
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
            self.wrong(f"to_move: seat {state.to_move} is asked first, not {to_move}")

    def check_stack(self, state: State, to_move: int | None) -> None:
        if state.to_move != to_move:
            self.wrong(f"to_move is {to_move}, but the stack asks {state.to_move}")
        if state.stack and state.stack[0].node.path != "course":
            self.wrong("stack: the first frame must be the course")
        elif state.stack and not 1 <= state.stack[0].step <= len(state.rules.board.course):
            self.wrong("stack: no such step of the course")
        self.stop_if_wrong()
        try:
            asked = not state.stack or bool(state.legal_actions())
        except (IndexError, AssertionError, ValueError, KeyError, TypeError):
            asked = False
        if not asked:
            self.wrong("stack: it does not fit the position")
