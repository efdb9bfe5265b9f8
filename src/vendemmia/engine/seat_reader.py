"""Reading the seats of a position: vineyards, workers, structures, stars and hands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .checker import Checker
from .content.structure_cards import MAT_SLOTS
from .names import (
    BUILT_CARDS,
    CARD_NUMBER,
    CARDS,
    COLOURS,
    DECK_OF,
    FIELD_VALUES,
    FIRST_CARD_BIT,
    LARGE_CELLAR,
    MARKS,
    MAT_BIT,
    MEDIUM_CELLAR,
    REGIONS,
    RESIDUAL_TOP,
    SPECIALS_REVEALED,
    STARS,
    STRUCTURE_NUMBER,
    TOP_VALUE,
    VINE_DECK,
    VP_FLOOR,
    WINE_TYPES,
    WORKERS,
)
from .tokens import LEAST_VALUE
from .vineyard import VINE_UNIT, bit_count, standing_cards
from .wording import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .state import State

MOST_TOKENS = 999
SEAT_KEYS = {
    *("lira", "vp", "residual", "wake_up_row", "workers", "training", "structures", "used", "fields", "harvested"),
    *("crush_pad", "cellar", "hand", "tokens", "next_row", "trainees", "stars"),
}


class SeatReader(Checker):
    """The part of a reader that fills the vineyards, and counts the cards it comes across."""

    def __init__(self) -> None:
        super().__init__()
        self.used: Counter[int] = Counter()
        """Cards seen so far."""

    def card(self, value: object, name: str) -> int:
        if not isinstance(value, str) or value not in CARD_NUMBER:
            self.wrong(f"{name}: unknown card {shortened(value)}")
            return -1
        self.used[CARD_NUMBER[value]] += 1
        return CARD_NUMBER[value]

    def cards(self, value: object, name: str) -> list[int]:
        return [card for card in (self.card(item, name) for item in self.items(value, name)) if card >= 0]

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
            self.wrong(f"{at}: more than {rules.regular_limit} workers beside the grande one")
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
                self.wrong(f"{name}: unknown structure {shortened(item)}")
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
            if region < 0:
                continue
            stars = self.number(count, f"seat {seat}: stars in {name}", 1, STARS)
            regions = state.rules.board.regions
            if not regions or not regions[region].present:
                self.wrong(f"seat {seat}: stars: no {name} on this board")
            else:
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
            self.wrong(f"{at}: unknown structure card {shortened(name)}")
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
