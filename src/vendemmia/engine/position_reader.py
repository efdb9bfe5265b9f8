"""Reading a position: everything is checked, and all that is wrong is listed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .arrival import remember
from .automa import automa_start, automa_undrawn, automa_workers, glass_left
from .board import PRIVATE
from .bonuses import board_action_of
from .checker import Checker
from .content.automa import AUTOMA_CARDS
from .content.solo import AUTOMA_WORKERS
from .content.special_workers import SPECIALS_REVEALED
from .content.structure_cards import MAT_SLOTS
from .course import PAPA_OFFSET, PARENT_STEP
from .draft import PACK_STEP
from .errors import OptionsError
from .frames import NODES, Frame
from .names import (
    ACTIONS,
    BESIDE,
    BUILT_CARDS,
    CARD_NUMBER,
    CARDS,
    COLOURS,
    DECK_OF,
    DECKS,
    FALL,
    FARMER,
    FIELD_VALUES,
    FIRST_CARD_BIT,
    FIRST_STRUCTURE_CARD,
    GRANDE,
    LARGE_CELLAR,
    MAMA_NAMES,
    MARKS,
    MAT_BIT,
    MEDIUM_CELLAR,
    MERCHANT,
    MESSENGER,
    PAPA_NAMES,
    REGIONS,
    RESIDUAL_TOP,
    SEASONS,
    SOLDATO,
    SPACES,
    SPRING,
    STARS,
    STRUCTURE_DECK,
    STRUCTURE_NUMBER,
    TOP_VALUE,
    TRAVELER,
    VINE_DECK,
    VP_FLOOR,
    WINE_TYPES,
    WORKERS,
)
from .options import Options
from .pieces import AUTOMA, piece
from .rng import is_state, seeded
from .season import ASKING, NEXT_TURN, PlacementSeason
from .setup import blank_state
from .tokens import LEAST_VALUE
from .vineyard import VINE_UNIT, bit_count, standing_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .state import State

FORMAT = "vendemmia-position/1"
MOST_STEPS = 1023
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
    *("specials", "grape", "fresh", "draft"),
    *("discards", "shown", "parents", "seed", "rng", "revealed", "stack", "comment"),
}
SEAT_KEYS = {
    *("lira", "vp", "residual", "wake_up_row", "workers", "training", "structures", "used", "fields", "harvested"),
    *("crush_pad", "cellar", "hand", "tokens", "next_row", "trainees", "stars"),
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
        elif state.final_year and state.rules.board.regions:
            self.wrong("final_year: on the extended board only the score at the end of the year counts")
        if state.rules.last_year and state.year > state.rules.last_year:
            self.wrong(f"year: the game ends after year {state.rules.last_year}")
        for seat in self.items(plain.get("passed", []), "passed"):
            state.passed |= 1 << self.number(seat, "passed", 0, players - 1)
        self.specials(state, plain.get("specials", []))
        if "grape" in plain:
            state.grape = self.number(plain["grape"], "grape", 0, players - 1)
            if not state.rules.board.regions:
                self.wrong("grape: the token is taken from the extended chart only")
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
        if "next_row" in plain:
            vineyard.next_row = self.number(plain["next_row"], f"{at}: next_row", 1, 7)
            if not rules.board.regions:
                self.wrong(f"{at}: next_row is for the extended board")
        workers = self.mapping(plain.get("workers", {}), f"{at}: workers", set(WORKERS))
        vineyard.regular = self.number(workers.get("regular", 2), f"{at}: regular workers", 0, rules.regular_limit)
        vineyard.grande = self.number(workers.get("grande", 1), f"{at}: grande workers", 0, 1)
        vineyard.training = self.number(plain.get("training", 0), f"{at}: training", 0, rules.regular_limit)
        vineyard.special = self.special_workers(
            state, [name for name in workers if name not in WORKERS[:2] and self.number(workers[name], name, 0, 1)], at
        )
        vineyard.trainees = self.special_workers(state, self.items(plain.get("trainees", []), f"{at}: trainees"), at)
        if vineyard.special & vineyard.trainees:
            self.wrong(f"{at}: a special worker twice")
        own = vineyard.regular + vineyard.training + bit_count(vineyard.special | vineyard.trainees)
        if own > rules.regular_limit:
            self.wrong(f"{at}: more than {rules.regular_limit} regular workers")
        if state.temporary == seat:
            vineyard.regular += 1
        vineyard.structures = self.structures(plain.get("structures", []), f"{at}: structures")
        if vineyard.structures & LARGE_CELLAR and not vineyard.structures & MEDIUM_CELLAR:
            self.wrong(f"{at}: a large cellar without a medium one")
        vineyard.used = self.structures(plain.get("used", []), f"{at}: used")
        self.fields(state, seat, plain)
        if vineyard.used & ~vineyard.structures & ~BUILT_CARDS & ~(1 << MAT_BIT):
            self.wrong(f"{at}: used, but not built")
        self.standing(state, seat)
        self.stars(state, seat, plain.get("stars", {}))
        vineyard.crush_pad = self.tokens(plain.get("crush_pad", {}), f"{at}: crush_pad", COLOURS, b"\1\1")
        vineyard.cellar = self.tokens(plain.get("cellar", {}), f"{at}: cellar", WINE_TYPES, LEAST_VALUE)
        vineyard.hand = tuple(sorted(self.cards(plain.get("hand", []), f"{at}: hand")))

    def structures(self, value: object, name: str) -> int:
        mask = 0
        for item in self.items(value, name):
            if not isinstance(item, str) or item not in MARKS or (item == "mat" and not name.endswith("used")):
                self.wrong(f"{name}: unknown structure {item!r}")
            elif mask >> MARKS.index(item) & 1:
                self.wrong(f"{name}: {item} twice")
            else:
                mask |= 1 << MARKS.index(item)
        return mask

    def standing(self, state: State, seat: int) -> None:
        """The structure cards that stand are cards of the game."""
        vineyard = state.vineyards[seat]
        if (vineyard.structures | vineyard.used) & (BUILT_CARDS | 1 << MAT_BIT) and not state.rules.structure_cards:
            self.wrong(f"seat {seat}: structure cards are a module of their own")
        for card in standing_cards(vineyard):
            self.used[card] += 1
        if vineyard.free_slots() < 0:
            self.wrong(f"seat {seat}: more than {MAT_SLOTS} structure cards on the mat")

    def special_workers(self, state: State, names: Iterable[object], at: str) -> int:
        mask = 0
        for name in names:
            worker = self.named(name, f"{at}: special worker", WORKERS)
            if worker >= 0 and worker not in state.specials:
                self.wrong(f"{at}: {name} is no special worker of this game")
            elif worker >= 0:
                mask |= 1 << worker
        return mask

    def specials(self, state: State, value: object) -> None:
        found = [self.named(item, "specials", WORKERS) for item in self.items(value, "specials")]
        for worker in found:
            if worker >= 0 and worker not in state.rules.special_pool:
                self.wrong(f"specials: {WORKERS[worker]} cannot be in this game")
        if len(set(found)) < len(found) or len(found) > SPECIALS_REVEALED:
            self.wrong(f"specials: {SPECIALS_REVEALED} different workers at most")
        state.specials = tuple(sorted(worker for worker in found if worker >= 0))

    def stars(self, state: State, seat: int, value: object) -> None:
        vineyard = state.vineyards[seat]
        placed = 0
        for name, count in self.mapping(value, f"seat {seat}: stars").items():
            region = self.named(name, f"seat {seat}: stars", REGIONS)
            stars = self.number(count, f"seat {seat}: stars in {name}", 1, STARS)
            regions = state.rules.board.regions
            if region >= 0 and (not regions or not regions[region].present):
                self.wrong(f"seat {seat}: stars: no {name} on this board")
            elif region >= 0:
                vineyard.stars += stars << 3 * region
                placed += stars
        if placed > STARS:
            self.wrong(f"seat {seat}: more than {STARS} stars")

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
            if isinstance(value, dict):
                self.plot(state, seat, number, value)
                continue
            for card in self.cards(value, f"seat {seat}: field {key}"):
                if DECK_OF[card] != VINE_DECK:
                    self.wrong(f"seat {seat}: field {key}: {CARDS[card]} is no vine")
                else:
                    vineyard.set_field(number, vineyard.fields[number] + VINE_UNIT[card])
        for value in self.items(plain.get("harvested", []), f"seat {seat}: harvested"):
            number = self.named(value, f"seat {seat}: harvested", names)
            vineyard.harvested |= 1 << number if number >= 0 else 0

    def plot(self, state: State, seat: int, number: int, value: dict[str, object]) -> None:
        """A structure card on a field."""
        at = f"seat {seat}: field {FIELD_VALUES[number]}"
        name = self.mapping(value, at, {"structure"}).get("structure")
        vineyard = state.vineyards[seat]
        if not isinstance(name, str) or STRUCTURE_NUMBER.get(name, 0) < FIRST_CARD_BIT:
            self.wrong(f"{at}: unknown structure card {name!r}")
            return
        bit = STRUCTURE_NUMBER[name]
        if vineyard.structures >> bit & 1:
            self.wrong(f"{at}: {name} twice")
        vineyard.structures |= 1 << bit
        vineyard.plots |= (bit - FIRST_CARD_BIT + 1) << 6 * number

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
        following = [vineyard.next_row for vineyard in state.vineyards if vineyard.next_row]
        if len(set(following)) < len(following):
            self.wrong("two roosters on one row of next year")
        if "stack" in plain or self.season_of(state, plain) is None:
            return
        first = 2 if state.rules.board.regions else 1  # TUS-5
        free = [row for row in range(first, 8) if row not in taken]
        for vineyard in state.vineyards:
            if not vineyard.row:
                vineyard.row = free.pop(0)

    def season_of(self, state: State, plain: dict[str, object]) -> PlacementSeason | None:
        """The season in which workers are placed that the position names, if it is one."""
        for node in state.rules.board.course:
            if isinstance(node, PlacementSeason) and SEASONS[node.season] == plain.get("season", "summer"):
                return node
        return None

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
        plain = self.mapping(value, at, {"seat", "worker", "waiting", "mark"})
        if state.rules.board.actions[action] is None:
            self.wrong(f"{at}: no such action on this board")
            return
        if plain.get("seat") == "automa" and state.rules.options.solo is not None:
            self.automa_worker(state, action, space, plain, at)
            return
        seat = self.number(plain.get("seat"), f"{at}: seat", 0, state.rules.players - 1)
        kind = self.named(plain.get("worker", "regular"), f"{at}: worker", WORKERS)
        waiting = self.number(plain.get("waiting", 0), f"{at}: waiting", 0, 30)
        vineyard = state.vineyards[seat]
        spaced = state.rules.board.spaced >> action & 1
        if waiting and not spaced:
            self.wrong(f"{at}: no worker waits there")
        if state.is_space(action, space):
            if not state.rules.open_spaces >> space & 1 and kind != TRAVELER:
                self.wrong(f"{at}: closed with {state.rules.players} players")
            if state.spaces[action * 3 + space]:
                self.wrong(f"{at}: two workers on one space")
        elif board_action_of(state, action).kind == PRIVATE:
            structure = board_action_of(state, action).structure
            vineyard.used |= structure
            # A worker stays on a structure card that has been destroyed (STC-3).
            if space == BESIDE or not (vineyard.structures | BUILT_CARDS | 1 << MAT_BIT) & structure:
                self.wrong(f"{at}: seat {seat} has no such space")
        elif space != BESIDE:
            self.wrong(f"{at}: no such space")
        elif kind != GRANDE and spaced and SOLDATO not in state.specials:
            self.wrong(f"{at}: only a grande worker may stand there")
        if kind < 0 or vineyard.available(kind) < 1:
            self.wrong(f"{at}: seat {seat} has no such worker left")
            return
        state.put_worker(seat, kind, action, space, waiting)
        mark = self.number(plain.get("mark", 0), f"{at}: mark", 0, 3)
        if kind == FARMER and waiting:
            printed = [source + 1 for source in board_action_of(state, action).printed]
            if mark not in (printed or [0]):
                self.wrong(
                    f"{at}: a waiting Farmer is marked with the space of a printed bonus, {printed or 'none here'}"
                )
        elif mark and (not waiting or kind not in (MERCHANT, MESSENGER) or mark > 1):
            self.wrong(f"{at}: only a waiting Farmer, Merchant or Messenger is marked")
        if mark:
            remember(state, seat, action, space, kind, mark)

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
            if deck >= len(state.discards):
                self.wrong(f"discards: {name}: no such deck in this game")
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

    def draft(self, state: State, value: object) -> None:
        dealt: list[int] = []
        for item in self.items(value, "draft"):
            plain = self.mapping(item, "draft", {"seat", "card"})
            seat = self.number(plain.get("seat"), "draft: seat", 0, state.rules.players - 1)
            card = self.card(plain.get("card"), "draft")
            if card >= 0 and DECK_OF[card] != STRUCTURE_DECK:
                self.wrong(f"draft: {CARDS[card]} is no structure card")
            elif card >= 0:
                dealt.append(seat * PACK_STEP + card - FIRST_STRUCTURE_CARD)
        state.drafts = tuple(sorted(dealt))

    def fresh(self, state: State, value: object) -> None:
        """Cards just drawn are in the hand of the seat to move."""
        names = self.items(value, "fresh")
        hand = Counter(state.vineyards[state.stack[-1].seat].hand) if state.stack else Counter[int]()
        cards = [CARD_NUMBER.get(name, -1) if isinstance(name, str) else -1 for name in names]
        if Counter(cards) - hand:
            self.wrong("fresh: these cards are not in the hand of the seat to move")
        elif cards and not state.rules.watches_draws:
            self.wrong("fresh: nothing follows a draw in this game")
        else:
            state.fresh = tuple(cards)

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
        if season in (SPRING, FALL) and self.season_of(state, plain) is None:
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
        elif not vineyard.has_worker():
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
