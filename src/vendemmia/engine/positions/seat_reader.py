"""Reading the seats of a position: vineyards, workers, structures, stars and hands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..content.structure_cards import MAT_SLOTS
from ..numbers.names import (
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
from ..reports.faults import PositionFault
from ..reports.wording import shortened
from ..state.fields import VINE_UNIT
from ..state.tokens import LEAST_VALUE
from ..state.vineyard import bit_count
from .checker import Checker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..state.state import State

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

    def card(self, value: object, at: str) -> int:
        if not isinstance(value, str) or value not in CARD_NUMBER:
            self.wrong(PositionFault.NAME_UNKNOWN, at, found=shortened(value))
            return -1
        self.used[CARD_NUMBER[value]] += 1
        return CARD_NUMBER[value]

    def cards(self, value: object, at: str) -> list[int]:
        return [card for card in (self.card(item, at) for item in self.items(value, at)) if card >= 0]

    def seats(self, state: State, value: object) -> None:
        seats = self.items(value, "seats")
        if len(seats) > state.rules.players:
            self.wrong(PositionFault.SEATS_TOO_MANY, "seats", found=len(seats), players=state.rules.players)
        for seat in range(state.rules.players):
            plain = seats[seat] if seat < len(seats) else {}
            self.seat(state, seat, self.mapping(plain, f"seats[{seat}]", SEAT_KEYS))

    def seat(self, state: State, seat: int, plain: dict[str, object]) -> None:
        vineyard = state.vineyards[seat]
        at = f"seats[{seat}]"
        vineyard.lira = self.number(plain.get("lira", 0), f"{at}.lira", 0, 9999)
        rules = state.rules
        vineyard.vp = self.number(plain.get("vp", rules.start_vp), f"{at}.vp", VP_FLOOR, 999)
        vineyard.residual = self.number(plain.get("residual", rules.start_residual), f"{at}.residual", 0, RESIDUAL_TOP)
        vineyard.tokens = self.number(plain.get("tokens", rules.start_tokens), f"{at}.tokens", 0, MOST_TOKENS)
        if "tokens" in plain and rules.options.solo is None:
            self.wrong(PositionFault.SOLO_GAME_ONLY, f"{at}.tokens")
        if "wake_up_row" in plain:
            vineyard.row = self.number(plain["wake_up_row"], f"{at}.wake_up_row", 1, 7)
        if "next_row" in plain:
            vineyard.next_row = self.number(plain["next_row"], f"{at}.next_row", 1, 7)
            if not rules.board.regions:
                self.wrong(PositionFault.EXTENDED_BOARD_ONLY, f"{at}.next_row")
        workers = self.mapping(plain.get("workers", {}), f"{at}.workers", set(WORKERS))
        vineyard.regular = self.number(workers.get("regular", 2), f"{at}.workers.regular", 0, rules.regular_limit)
        vineyard.grande = self.number(workers.get("grande", 1), f"{at}.workers.grande", 0, 1)
        vineyard.training = self.number(plain.get("training", 0), f"{at}.training", 0, rules.regular_limit)
        trained = [
            name
            for name in workers
            if name not in WORKERS[:2] and self.number(workers[name], f"{at}.workers.{name}", 0, 1)
        ]
        vineyard.special = self.special_workers(state, trained, f"{at}.workers")
        trainees = f"{at}.trainees"
        vineyard.trainees = self.special_workers(state, self.items(plain.get("trainees", []), trainees), trainees)
        for worker in range(len(WORKERS)):
            if (vineyard.special & vineyard.trainees) >> worker & 1:
                self.wrong(PositionFault.LISTED_TWICE, trainees, thing=WORKERS[worker])
        own = vineyard.regular + vineyard.training + bit_count(vineyard.special | vineyard.trainees)
        if own > rules.regular_limit:
            self.wrong(PositionFault.WORKERS_TOO_MANY, f"{at}.workers", most=rules.regular_limit)
        if state.temporary == seat:
            vineyard.regular += 1
        vineyard.structures = self.structures(plain.get("structures", []), f"{at}.structures")
        if vineyard.structures & LARGE_CELLAR and not vineyard.structures & MEDIUM_CELLAR:
            self.wrong(PositionFault.CELLAR_MISSING, f"{at}.structures")
        vineyard.used = self.structures(plain.get("used", []), f"{at}.used")
        self.fields(state, seat, plain)
        if vineyard.used & ~vineyard.structures & ~BUILT_CARDS & ~(1 << MAT_BIT):
            self.wrong(PositionFault.USED_NOT_BUILT, f"{at}.used")
        self.standing(state, seat)
        self.stars(state, seat, plain.get("stars", {}))
        vineyard.crush_pad = self.tokens(plain.get("crush_pad", {}), f"{at}.crush_pad", COLOURS, b"\1\1")
        vineyard.cellar = self.tokens(plain.get("cellar", {}), f"{at}.cellar", WINE_TYPES, LEAST_VALUE)
        vineyard.hand = tuple(sorted(self.cards(plain.get("hand", []), f"{at}.hand")))

    def structures(self, value: object, at: str) -> int:
        mask = 0
        for item in self.items(value, at):
            if not isinstance(item, str) or item not in MARKS or (item == "mat" and not at.endswith("used")):
                self.wrong(PositionFault.NAME_UNKNOWN, at, found=shortened(item))
            elif mask >> MARKS.index(item) & 1:
                self.wrong(PositionFault.LISTED_TWICE, at, thing=item)
            else:
                mask |= 1 << MARKS.index(item)
        return mask

    def standing(self, state: State, seat: int) -> None:
        """Check that the structure cards that are built are cards of the game."""
        vineyard = state.vineyards[seat]
        marked = (vineyard.structures | vineyard.used) & (BUILT_CARDS | 1 << MAT_BIT)
        if marked and not state.rules.structure_cards:
            thing = next(mark for number, mark in enumerate(MARKS) if marked >> number & 1)
            self.wrong(PositionFault.NOT_IN_THIS_GAME, f"seats[{seat}]", thing=thing)
        for card in vineyard.built_cards():
            self.used[card] += 1
        if vineyard.free_slots() < 0:
            self.wrong(PositionFault.MAT_TOO_FULL, f"seats[{seat}].structures", most=MAT_SLOTS)

    def special_workers(self, state: State, names: Iterable[object], at: str) -> int:
        mask = 0
        for name in names:
            worker = self.named(name, at, WORKERS)
            if worker >= 0 and worker not in state.specials:
                self.wrong(PositionFault.NOT_IN_THIS_GAME, at, thing=WORKERS[worker])
            elif worker >= 0:
                mask |= 1 << worker
        return mask

    def specials(self, state: State, value: object) -> None:
        found = [self.named(item, "specials", WORKERS) for item in self.items(value, "specials")]
        for worker in found:
            if worker >= 0 and worker not in state.rules.special_pool:
                self.wrong(PositionFault.NOT_IN_THIS_GAME, "specials", thing=WORKERS[worker])
        if len(set(found)) < len(found) or len(found) > SPECIALS_REVEALED:
            self.wrong(PositionFault.SPECIALS_TOO_MANY, "specials", most=SPECIALS_REVEALED)
        state.specials = tuple(sorted(worker for worker in found if worker >= 0))

    def stars(self, state: State, seat: int, value: object) -> None:
        vineyard = state.vineyards[seat]
        at = f"seats[{seat}].stars"
        placed = 0
        for name, count in self.mapping(value, at).items():
            region = self.named(name, at, REGIONS)
            if region < 0:
                continue
            stars = self.number(count, f"{at}.{name}", 1, STARS)
            regions = state.rules.board.regions
            if not regions or not regions[region].present:
                self.wrong(PositionFault.NOT_IN_THIS_GAME, at, thing=REGIONS[region])
            else:
                vineyard.stars += stars << 3 * region
                placed += stars
        if placed > STARS:
            self.wrong(PositionFault.STARS_TOO_MANY, at, most=STARS)

    def fields(self, state: State, seat: int, plain: dict[str, object]) -> None:
        vineyard = state.vineyards[seat]
        names = tuple(str(value) for value in FIELD_VALUES)
        at = f"seats[{seat}].fields"
        for key, value in self.mapping(plain.get("fields", {}), at).items():
            number = self.named(key, at, names)
            if number < 0:
                continue
            if value == "sold":
                vineyard.sold |= 1 << number
                continue
            if isinstance(value, dict):
                self.plot(state, seat, number, value)
                continue
            for card in self.cards(value, f"{at}.{key}"):
                if DECK_OF[card] != VINE_DECK:
                    self.wrong(PositionFault.NOT_A_VINE_CARD, f"{at}.{key}", card=CARDS[card])
                else:
                    vineyard.set_field(number, vineyard.fields[number] + VINE_UNIT[card])
        for value in self.items(plain.get("harvested", []), f"seats[{seat}].harvested"):
            number = self.named(value, f"seats[{seat}].harvested", names)
            vineyard.harvested |= 1 << number if number >= 0 else 0

    def plot(self, state: State, seat: int, number: int, value: dict[str, object]) -> None:
        """Read a structure card on a field."""
        at = f"seats[{seat}].fields.{FIELD_VALUES[number]}"
        name = self.mapping(value, at, {"structure"}).get("structure")
        vineyard = state.vineyards[seat]
        if not isinstance(name, str) or STRUCTURE_NUMBER.get(name, 0) < FIRST_CARD_BIT:
            self.wrong(PositionFault.NAME_UNKNOWN, at, found=shortened(name))
            return
        bit = STRUCTURE_NUMBER[name]
        if vineyard.structures >> bit & 1:
            self.wrong(PositionFault.LISTED_TWICE, at, thing=name)
        vineyard.structures |= 1 << bit
        vineyard.plots |= (bit - FIRST_CARD_BIT + 1) << 6 * number

    def tokens(self, value: object, at: str, rows: tuple[str, ...], least: bytes) -> int:
        bits = 0
        for key, values in self.mapping(value, at).items():
            row = self.named(key, at, rows)
            if row < 0:
                continue
            for item in self.items(values, f"{at}.{key}"):
                token = self.number(item, f"{at}.{key}", least[row], TOP_VALUE)
                bit = 1 << (9 * row + token - 1)
                if bits & bit:
                    self.wrong(PositionFault.TOKEN_TWICE, f"{at}.{key}", value=token)
                bits |= bit
        return bits
