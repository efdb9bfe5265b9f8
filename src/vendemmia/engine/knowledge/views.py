"""Hidden information: what a seat may know (SET-8). `imagining` deals the rest."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..numbers.names import DECK_OF, DECKS, FIRST_STRUCTURE_CARD, MAMA_NAMES, PAPA_NAMES, WINTER
from ..state.chance import LECUYER, OPAQUE
from ..state.fields import vines_on
from ..state.packing import has, listed
from ..state.state import State
from ..state.vineyard import Vineyard
from ..year.automa import automa_undrawn
from ..year.course import parents_of
from ..year.draft import PACK_STEP
from .placed import placed_workers

if TYPE_CHECKING:
    from ..reports.asked import Asked
    from ..reports.outlook import Outlook
    from ..state.frames import Frame
    from ..year.board import Rules
    from .placed import PlacedWorker


class View:
    """What one seat, or a spectator, may know now. It has no memory of what was shown earlier.

    Make one with `observe`. It is a snapshot: later answers do not change it.
    """

    __slots__ = (
        "automa_pile",
        "automa_vp",
        "crowd",
        "discards",
        "drafts",
        "final_year",
        "first",
        "fresh",
        "fresh_kinds",
        "glass",
        "grape",
        "hand_counts",
        "known",
        "legal",
        "packs",
        "parents",
        "passed",
        "revealed",
        "rules",
        "seat",
        "shown",
        "spaces",
        "specials",
        "stack",
        "table",
        "temporary",
        "undrawn",
        "vineyards",
        "year",
    )

    def __init__(  # noqa: PLR0915 (the strings below the attributes count as statements)
        self, state: State, seat: int | None
    ) -> None:
        self.seat = seat
        """The seat whose view it is; None for a spectator."""
        self.rules: Rules = state.rules
        """What is the same during the whole game: options, board, limits."""
        self.vineyards: list[Vineyard] = [
            open_vineyard(vineyard, number == seat) for number, vineyard in enumerate(state.vineyards)
        ]
        """The vineyards by seat. The hands of the others are empty; `hand_counts` says how many cards they hold."""
        self.hand_counts: tuple[tuple[int, ...], ...] = tuple(
            tuple(vineyard.holds(deck) for deck in range(len(state.decks))) for vineyard in state.vineyards
        )
        """Cards in hand of each seat by deck."""
        self.undrawn: tuple[int, ...] = tuple(len(cards) for cards in state.decks)
        """Cards left in each deck."""
        self.year: int = state.year
        """The year, counted from 1; 0 during set-up."""
        self.first: int = state.first
        """The first player."""
        self.passed: int = state.passed
        """Seats that have passed this season, a bit each."""
        self.temporary: int = state.temporary
        """The seat that has the temporary worker, -1 while it is on the chart."""
        self.final_year: bool = state.final_year
        """A player has reached the target, so this year is the last (GAME-1)."""
        self.spaces: tuple[int, ...] = tuple(state.spaces)
        """The worker on each space (action * 3 + space), 0 for none."""
        self.crowd: tuple[int, ...] = state.crowd
        """Workers beside the spaces, on the cart and on private spaces: worker * 32 + action, sorted."""
        self.discards: tuple[tuple[int, ...], ...] = tuple(tuple(pile) for pile in state.discards)
        """The discard piles by deck, face up, the top card last."""
        self.shown: tuple[int, ...] = state.shown
        """Cards that are face up and in no hand (the Caravan's)."""
        self.parents: tuple[int, ...] = state.parents
        """Parents dealt and not yet used, which are face up: seat * 64 + mama, or + 32 + papa (SET-7)."""
        self.revealed: int = state.revealed
        """How often something hidden has been shown so far."""
        self.automa_vp: int = state.automa_vp
        """The Automa's victory points."""
        self.automa_pile: tuple[int, ...] = tuple(state.automa_pile)
        """The Automa's cards that were used, in order."""
        self.glass: int = state.glass
        """Wake-up rows that still have their glass token, a bit each (AUT-3)."""
        self.specials: tuple[int, ...] = state.specials
        """The special workers of this game, sorted (SPW-1)."""
        self.grape: int = state.grape
        """The seat that took the grape token from the extended chart, -1 while it is there (TUS-7)."""
        self.fresh: tuple[int, ...] = state.fresh if state.to_move == seat else ()
        """The cards just drawn, if this seat drew them."""
        self.fresh_kinds: tuple[int, ...] = tuple(DECK_OF[card] for card in state.fresh)
        """Their decks, which everybody has seen."""
        self.drafts: tuple[int, ...] = tuple(dealt for dealt in state.drafts if dealt // PACK_STEP == seat)
        """The structure cards in front of this seat in the draft, as in `State`."""
        self.packs: tuple[int, ...] = tuple(
            sum(1 for dealt in state.drafts if dealt // PACK_STEP == owner) for owner in range(len(state.vineyards))
        )
        """How many structure cards each seat has in front of it in the draft."""
        self.stack: tuple[Frame, ...] = tuple(state.stack)
        """Frames hold public integers only."""
        self.legal: tuple[int, ...] = tuple(state.legal_actions()) if seat is not None and state.to_move == seat else ()
        """The legal answers by number if this seat is to move, otherwise empty."""
        self.table: State | None = None
        """What `face_down` has made; None before the first call."""
        self.known: Asked | None = None
        """The question; None before it is first read."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def is_over(self) -> bool:
        """The game has ended: no seat is to move."""
        return not self.stack

    @property
    def is_placing(self) -> bool:
        """The question is an ordinary turn: place a worker or pass."""
        return len(self.stack) > 0 and self.stack[-1].node.places

    @property
    def in_season(self) -> bool:
        """The current step of the course is a season in which workers are placed."""
        return len(self.stack) > 1 and self.stack[1].node.places

    @property
    def course_step(self) -> int:
        """How far the year has come: the step of the course, counted from 1; 0 when the game is over."""
        return self.stack[0].step if self.stack else 0

    def has_passed(self, seat: int) -> bool:
        """Return whether a seat has passed this season."""
        return has(self.passed, seat)

    def glass_rows(self) -> list[int]:
        """Return the wake-up rows that still have their glass token (AUT-3)."""
        return listed(self.glass)

    def placed_workers(self) -> list[PlacedWorker]:
        """Return all workers that are placed: those on spaces, then those beside them and on private spaces."""
        return list(placed_workers(self.rules.board, self.spaces, self.crowd))

    def workers_owned(self, seat: int) -> int:
        """Return all workers of a seat: at home, placed and in training, without the temporary one."""
        return self.face_down().workers_owned(seat)

    def season(self) -> int:
        """Return the season of the current step of the course. Fails when the game is over."""
        return self.rules.board.seasons[self.stack[0].step - 1]

    @property
    def is_year_end(self) -> bool:
        """The year is being closed: for everybody, or on the extended board for a seat that leaves winter (TUS-8)."""
        board = self.rules.board
        if not self.stack or self.course_step > board.placing_ends:
            return True
        leaving = board.leaving[WINTER]
        return leaving is not None and any(frame.node is leaving for frame in self.stack)

    @property
    def asked(self) -> Asked | None:
        """What the seat to move is asked, as this seat may know it; None when the game is over."""
        if self.known is None and self.stack:
            table = self.face_down()
            self.known = table.asked() if self.to_move == self.seat else table.asked_openly()
        return self.known

    def outlook(self, code: str | int) -> tuple[Outlook, ...]:
        """Return `State.outlook` from what this seat may know."""
        return self.face_down().outlook(code)

    def dealt_parents(self) -> list[str]:
        """Return the mamas and papas in front of this seat, e.g. "mama:ariel"."""
        if self.seat is None:
            return []
        table = self.face_down()
        mamas = [f"mama:{MAMA_NAMES[mama]}" for mama in parents_of(table, self.seat, False)]
        return mamas + [f"papa:{PAPA_NAMES[papa]}" for papa in parents_of(table, self.seat, True)]

    def pack(self) -> list[int]:
        """Return the structure cards in front of this seat in the draft, by card number."""
        return [FIRST_STRUCTURE_CARD + dealt % PACK_STEP for dealt in self.drafts]

    def key(self) -> tuple[object, ...]:
        """Return everything that makes two views equal."""
        return (
            self.seat,
            self.rules.options,
            tuple(vineyard.key() for vineyard in self.vineyards),
            self.hand_counts,
            self.undrawn,
            self.year,
            self.first,
            self.passed,
            self.temporary,
            self.final_year,
            self.spaces,
            self.crowd,
            self.discards,
            self.shown,
            self.parents,
            self.revealed,
            self.automa_vp,
            self.automa_pile,
            self.glass,
            self.specials,
            self.grape,
            self.fresh,
            self.fresh_kinds,
            self.drafts,
            self.packs,
            tuple(frame.key() for frame in self.stack),
            self.legal,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def open_state(self) -> State:
        """Return what everybody sees as a state, without the hands of the others and without chance.

        Never play on it.
        """
        return State(
            self.rules,
            [vineyard.copy() for vineyard in self.vineyards],
            self.year,
            self.first,
            self.passed,
            self.temporary,
            self.final_year,
            list(self.spaces),
            self.crowd,
            [[] for _ in self.discards],
            [list(pile) for pile in self.discards],
            self.shown,
            self.parents,
            LECUYER,
            OPAQUE,
            self.revealed,
            list(self.stack),
            self.automa_vp,
            automa_undrawn(self.rules, list(self.automa_pile)),
            list(self.automa_pile),
            self.glass,
            self.specials,
            self.grape,
            self.fresh,
            self.drafts,
        )

    def face_down(self) -> State:
        """Return the same with any card of the right deck for each hidden one. Ask it questions; do not change it."""
        if self.table is not None:
            return self.table
        table = self.open_state()
        backs = [cards[0] for cards in self.rules.full_decks]
        table.decks = [[backs[deck]] * count for deck, count in enumerate(self.undrawn)]
        for seat, counts in enumerate(self.hand_counts):
            if seat != self.seat:
                table.vineyards[seat].hand = tuple(
                    backs[deck] for deck, count in enumerate(counts) for _ in range(count)
                )
        self.table = table
        return table

    def unseen(self) -> list[list[int]]:
        """Return the cards of each deck that this seat cannot see: those in the deck and in the others' hands."""
        seen: Counter[int] = Counter(self.shown)
        for pile in self.discards:
            seen.update(pile)
        for vineyard in self.vineyards:
            seen.update(vineyard.hand)
            for field in vineyard.fields:
                seen.update(vines_on(field))
            seen.update(vineyard.built_cards())
        seen.update(FIRST_STRUCTURE_CARD + dealt % PACK_STEP for dealt in self.drafts)
        seen.update(cards_in_play(list(self.stack)))
        return [sorted((Counter(full) - seen).elements()) for full in self.rules.full_decks]

    def to_json(self) -> dict[str, object]:
        """Return the position as this seat knows it: no random state, and counts in place of hidden hands."""
        plain = self.open_state().to_json()
        del plain["rng"]
        plain["view_of"] = self.seat
        plain["undrawn"] = dict(zip(DECKS, self.undrawn, strict=False))
        seats = plain["seats"]
        assert isinstance(seats, list)
        for number, seat in enumerate(seats):
            if number != self.seat:
                seat["hand_counts"] = dict(zip(DECKS, self.hand_counts[number], strict=False))
                if self.packs[number]:
                    seat["pack"] = self.packs[number]
        if self.fresh_kinds and not self.fresh:
            plain["fresh_kinds"] = [DECKS[deck] for deck in self.fresh_kinds]
        return plain


def open_vineyard(vineyard: Vineyard, own: bool) -> Vineyard:
    """Return a vineyard as others see it: the mat is open, the hand only to its owner."""
    return Vineyard(
        vineyard.lira,
        vineyard.vp,
        vineyard.residual,
        vineyard.structures,
        vineyard.fields,
        vineyard.sold,
        vineyard.harvested,
        vineyard.crush_pad,
        vineyard.cellar,
        vineyard.hand if own else (),
        vineyard.regular,
        vineyard.grande,
        vineyard.training,
        vineyard.row,
        vineyard.used,
        vineyard.tokens,
        vineyard.plots,
        vineyard.special,
        vineyard.trainees,
        vineyard.next_row,
        vineyard.stars,
    )


def cards_in_play(stack: list[Frame]) -> list[int]:
    """Return cards that have left a hand and are being resolved."""
    cards = [frame.node.card_in_play(frame) for frame in stack]
    return [card for card in cards if card >= 0]


def observe(state: State, seat: int | None) -> View:
    """Return what a seat, or a spectator (None), may know now."""
    return View(state, seat)
