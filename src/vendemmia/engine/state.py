"""The state of a game: everything on the table, the random state, and the stack of what is pending."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from . import kinds
from .actions import ACTION_TOTAL, CODES, NUMBER
from .chance import KEYED, OPAQUE
from .errors import GameOver, IllegalAction, UnknownCode
from .events import EVERYONE, KINDS, Event
from .frames import Frame
from .lookahead import carries_through, is_bound, lowest_bound
from .names import BESIDE, CARDS, DECK_OF, DECKS, GRANDE, REGULAR, RESIDUAL_TOP
from .outlook import merged
from .pieces import CROWD_STEP, owner_of, piece, worker_of
from .reasons import Reason, refuse

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .asked import Asked
    from .board import Rules
    from .chance import Chance
    from .frames import Node
    from .outlook import Outlook
    from .reasons import Refusal
    from .vineyard import Vineyard


COURSE_DEPTH: Final = 2
"""Frames of the course itself, at the bottom of the stack; they bind nobody."""


class State:
    """Change it only through `play` (checked) or `apply` (unchecked, for search)."""

    __slots__ = (
        "automa_deck",
        "automa_pile",
        "automa_vp",
        "chance",
        "crowd",
        "decks",
        "discards",
        "drafts",
        "final_year",
        "first",
        "fresh",
        "glass",
        "grape",
        "parents",
        "passed",
        "revealed",
        "rng",
        "rules",
        "shown",
        "sink",
        "spaces",
        "specials",
        "stack",
        "temporary",
        "vineyards",
        "year",
    )

    def __init__(
        self,
        rules: Rules,
        vineyards: list[Vineyard],
        year: i64,
        first: i64,
        passed: i64,
        temporary: i64,
        final_year: bool,
        spaces: list[int],
        crowd: tuple[int, ...],
        decks: list[list[int]],
        discards: list[list[int]],
        shown: tuple[int, ...],
        parents: tuple[int, ...],
        chance: Chance,
        rng: i64,
        revealed: i64,
        stack: list[Frame],
        automa_vp: i64,
        automa_deck: list[int],
        automa_pile: list[int],
        glass: i64,
        specials: tuple[int, ...],
        grape: i64,
        fresh: tuple[int, ...],
        drafts: tuple[int, ...],
    ) -> None:
        self.rules = rules
        self.vineyards = vineyards
        self.year = year
        self.first = first
        """The first player: who holds the grape token on the base board, who began on the extended one (TUS-5)."""
        self.passed = passed
        """Seats that have passed this season, a bit each."""
        self.temporary = temporary
        """The seat that has the temporary worker, -1 while it is on the chart."""
        self.final_year = final_year
        """GAME-1: somebody has reached the target, so this year is the last."""
        self.spaces = spaces
        """The worker on each space (action * 3 + space), 0 for none."""
        self.crowd = crowd
        """Workers beside the spaces, on the cart and on private spaces: worker * 32 + action, sorted."""
        self.decks = decks
        """Undrawn cards, sorted: a deck has no order, the card is drawn at need."""
        self.discards = discards
        """Face up, the top one last."""
        self.shown = shown
        """Cards turned up and in nobody's hand (the Caravan's)."""
        self.parents = parents
        """Parents dealt and not yet used: seat * 64 + mama, or + 32 + papa."""
        self.chance = chance
        """Where random numbers come from; copies share it."""
        self.rng = rng
        """How far chance has been used, or OPAQUE."""
        self.revealed = revealed
        """How often something hidden has been shown so far; undo never goes back behind it."""
        self.stack = stack
        self.automa_vp = automa_vp
        self.automa_deck = automa_deck
        """The Automa's undrawn cards, sorted; empty with several players."""
        self.automa_pile = automa_pile
        self.glass = glass
        """Wake-up rows that still have their glass token, a bit each (AUT-3)."""
        self.specials = specials
        """The special workers of this game, sorted (SPW-1)."""
        self.grape = grape
        """The seat that took the grape token from the extended chart, -1 while it lies there (TUS-7)."""
        self.fresh = fresh
        """The cards of the draw that is being resolved, in the hand of the seat that drew them (SPW-12, STC-22)."""
        self.drafts = drafts
        """Structure cards before the players in the draft: seat * 64 + number, sorted (MOD-2)."""
        self.sink: list[Event] | None = None
        """Where events go, if anybody listens."""

    # --- copies and comparison

    def copy(self) -> State:
        vineyards: list[Vineyard] = []
        for vineyard in self.vineyards:
            vineyards.append(vineyard.copy())
        return State(
            self.rules,
            vineyards,
            self.year,
            self.first,
            self.passed,
            self.temporary,
            self.final_year,
            self.spaces[:],
            self.crowd,
            [cards[:] for cards in self.decks],
            [pile[:] for pile in self.discards],
            self.shown,
            self.parents,
            self.chance,
            self.rng,
            self.revealed,
            self.stack[:],
            self.automa_vp,
            self.automa_deck[:],
            self.automa_pile[:],
            self.glass,
            self.specials,
            self.grape,
            self.fresh,
            self.drafts,
        )

    def key(self) -> tuple[object, ...]:
        """All that makes two states of the same options equal."""
        return (
            self.rules.options,
            tuple([vineyard.key() for vineyard in self.vineyards]),
            self.year,
            self.first,
            self.passed,
            self.temporary,
            self.final_year,
            tuple(self.spaces),
            self.crowd,
            tuple([tuple(cards) for cards in self.decks]),
            tuple([tuple(pile) for pile in self.discards]),
            self.shown,
            self.parents,
            self.chance.key,
            self.rng,
            self.revealed,
            tuple([frame.key() for frame in self.stack]),
            self.automa_vp,
            tuple(self.automa_deck),
            tuple(self.automa_pile),
            self.glass,
            self.specials,
            self.grape,
            self.fresh,
            self.drafts,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (_from_text, (json.dumps(self.to_json()),))

    def to_json(self) -> dict[str, object]:
        from .position import position_of

        return position_of(self)

    @staticmethod
    def from_json(plain: object, generator: int = KEYED) -> State:
        """A position as anybody may have written it. The generator is for one that has a seed and no random state."""
        from .position import state_from

        return state_from(plain, generator)

    def checksum(self) -> str:
        """Over the canonical position; the same for the same position in every build."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # --- questions

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def is_over(self) -> bool:
        return not self.stack

    @property
    def is_placing(self) -> bool:
        """An ordinary turn is asked for: place a worker or pass."""
        return len(self.stack) > 0 and self.stack[-1].node.places

    @property
    def in_season(self) -> bool:
        """The current step of the course is a season in which workers are placed."""
        return len(self.stack) > 1 and self.stack[1].node.places

    @property
    def course_step(self) -> int:
        """How far the year has come: the step of the course, counted from 1; 0 when the game is over."""
        return self.stack[0].step if self.stack else 0

    def asked(self) -> Asked | None:
        """What the seat to move is asked, or None when the game is over."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        return self.with_card(frame.node.asked(self, frame))

    def asked_openly(self) -> Asked | None:
        """The same as far as everybody can see."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        return self.with_card(frame.node.asked_openly(self, frame))

    def with_card(self, asked: Asked) -> Asked:
        """With the card that is being resolved, the topmost of several."""
        for frame in reversed(self.stack):
            card = frame.node.card_in_play(frame)
            if card >= 0:
                return asked._replace(card=CARDS[card])
        return asked

    @property
    def generator(self) -> int:
        """The number of the random generator that this game uses: KEYED or LEGACY."""
        return self.chance.generator

    def legal_actions(self) -> list[int]:
        """The numbers of all legal actions, sorted."""
        stack = self.stack
        if not stack:
            return []
        frame = stack[-1]
        actions = frame.node.options(self, frame)
        if len(stack) > COURSE_DEPTH and is_bound(self, frame.seat):
            return [action for action in actions if carries_through(self, action)]
        return actions

    def codes(self) -> list[str]:
        return [CODES[action] for action in self.legal_actions()]

    def why_not(self, code: str | int) -> tuple[Refusal, ...]:
        """Why an action is not legal now; empty if and only if it is."""
        action = number_of(code)
        if not self.stack:
            return (refuse(Reason.NOT_ASKED),)
        frame = self.stack[-1]
        reasons = frame.node.refusals(self, frame, action)
        if not reasons and is_bound(self, frame.seat) and not carries_through(self, action):
            spoils_action = self.stack[lowest_bound(self, frame.seat, 0)].node.path == "placement"
            return (refuse(Reason.ACTION_SPOILT if spoils_action else Reason.REST_IMPOSSIBLE),)
        return tuple(dict.fromkeys(reasons))

    def outlook(self, code: str | int) -> tuple[Outlook, ...]:
        """What would come of an answer for the seat to move, without chance and without secrets."""
        action = number_of(code)
        if not self.stack:
            return ()
        frame = self.stack[-1]
        for refusal in frame.node.refusals(self, frame, action):
            if refusal.reason in (Reason.NOT_ASKED, Reason.NOT_AN_OPPONENT):
                return ()
        outlook = frame.node.outlook_of(self, frame, action)
        if not self.rules.vp_gains and self.year:
            outlook = [part for part in outlook if part.thing != "vp" or part.amount < 0]  # CAMP-7
        return merged(outlook)

    # --- moves

    def play(self, code: str | int) -> list[Event]:
        """Check and carry out an action; returns what happened. Nothing changes on an error."""
        action = number_of(code)
        if not self.stack:
            raise GameOver
        reasons = self.why_not(action)
        if reasons:
            raise IllegalAction(CODES[action], reasons)
        events: list[Event] = []
        self.sink = events
        try:
            self.apply(action)
        finally:
            self.sink = None
        return events

    def apply(self, action: i64) -> None:
        """Carry out a legal action without a check."""
        frame = self.stack[-1]
        frame.node.answer(self, frame, action)
        self.run()

    def run(self) -> None:
        """Go on until somebody must decide or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame.node.proceed(self, frame):
                return

    # --- the stack

    def begin(self, node: Node, seat: i64, other: i64) -> None:
        """Do a node now: at once if it is instant, else as a new frame."""
        if node.instant:
            node.perform(self, seat, other)
        else:
            self.stack.append(Frame(node, seat, other, 0, 0, 0))

    def finish(self, report: i64) -> None:
        """The top frame is done; what it reports is added to the frame below."""
        stack = self.stack
        stack.pop()
        if report:
            self.report(report)

    def report(self, report: i64) -> None:
        """Tell the top frame."""
        stack = self.stack
        if stack:
            top = stack[-1]
            stack[-1] = Frame(top.node, top.seat, top.other, top.step, top.data, top.report | report)

    def turn(self, step: i64, data: i64) -> None:
        """Replace the step and data of the top frame."""
        stack = self.stack
        top = stack[-1]
        stack[-1] = Frame(top.node, top.seat, top.other, step, data, top.report)

    # --- the calendar and orders of play

    def season(self) -> i64:
        """The season of the current step of the course."""
        return self.rules.board.seasons[self.stack[0].step - 1]

    def row_bonus(self, row: i64) -> Node | None:
        """The bonus of a wake-up row in the column of the current season."""
        return self.rules.board.rows[row - 1][self.season()]

    def wake_up_order(self) -> list[int]:
        """YR-2: lowest row first; seats off the chart come last, clockwise from the first player."""
        rows: list[int] = [-1, -1, -1, -1, -1, -1, -1, -1]
        seat: i64 = 0
        for vineyard in self.vineyards:
            rows[vineyard.row] = seat
            seat += 1
        order: list[int] = [rows[row] for row in range(1, 8) if rows[row] >= 0]
        if len(order) < self.rules.players:
            order.extend([seat for seat in self.clockwise() if self.vineyards[seat].row == 0])
        return order

    def clockwise(self) -> list[int]:
        players = self.rules.players
        return [(self.first + n) % players for n in range(players)]

    # --- money and points

    def add_lira(self, seat: i64, amount: i64, source: str) -> None:
        self.vineyards[seat].lira += amount
        if self.sink is not None and amount:
            self.sink.append(Event(KINDS[kinds.LIRA], seat, amount, source=source))

    def add_vp(self, seat: i64, amount: i64, source: str) -> None:
        if amount > 0 and not self.rules.vp_gains and self.year:
            return  # CAMP-7, CAMP-11: only the start counts
        vineyard = self.vineyards[seat]
        vineyard.vp += amount
        if self.sink is not None and amount:
            self.sink.append(Event(KINDS[kinds.VP], seat, amount, source=source))
        if vineyard.vp >= self.rules.board.reach and not self.final_year:
            self.final_year = True  # GAME-1
            self.emit(kinds.LAST_YEAR, seat, 0, "", "", -1)

    def add_residual(self, seat: i64, amount: i64, source: str) -> None:
        """What goes beyond 5 is lost (ORD-1, VIS-12)."""
        vineyard = self.vineyards[seat]
        before = vineyard.residual
        after: i64 = before + amount
        if after > RESIDUAL_TOP:
            after = RESIDUAL_TOP
        vineyard.residual = after
        if self.sink is not None and after != before:
            self.sink.append(Event(KINDS[kinds.RESIDUAL], seat, after - before, source=source))

    # --- cards

    def roll(self, bound: i64) -> i64:
        """A random number below a bound; something is revealed by it."""
        chance = self.chance
        place: i64 = chance.step(self.rng)
        self.rng = place
        self.revealed += 1
        return chance.below(place, bound)

    def take_undrawn(self, deck: i64) -> i64:
        """Take a card from a deck, -1 if there is none. SET-4: an empty deck is remade at once."""
        cards = self.decks[deck]
        count = len(cards)
        if count == 0:
            return -1
        place: i64 = count - 1 if self.rng == OPAQUE else self.roll(count)
        card = cards.pop(place)
        if count == 1 and self.discards[deck]:
            self.decks[deck] = sorted(self.discards[deck])
            self.discards[deck] = []
            if self.sink is not None:
                self.sink.append(Event(KINDS[kinds.RESHUFFLED], -1, deck=DECKS[deck]))
        return card

    def draw(self, seat: i64, deck: i64, source: str) -> i64:
        """Draw one card into a hand; -1 if there is none. In look-ahead the card is opaque and -1 too."""
        if deck >= len(self.decks):
            return -1  # A deck that is not in this game.
        card = self.take_undrawn(deck)
        if card < 0 or self.rng == OPAQUE:
            return -1
        self.vineyards[seat].add_card(card)
        if self.sink is not None:
            self.sink.append(
                Event(KINDS[kinds.DREW], seat, 1, CARDS[card], source=source, audience=1 << seat, deck=DECKS[deck])
            )
        return card

    def discard(self, card: i64) -> None:
        """SET-4: onto its pile, or the card becomes the deck if that has run out."""
        deck: i64 = DECK_OF[card]
        if self.decks[deck]:
            self.discards[deck].append(card)
        else:
            self.decks[deck].append(card)

    def discard_from_hand(self, seat: i64, card: i64, source: str) -> None:
        self.vineyards[seat].remove_card(card)
        self.discard(card)
        self.emit_card(kinds.DISCARDED, seat, card, source)

    def give_card(self, giver: i64, taker: i64, card: i64, source: str) -> None:
        """From hand to hand; only the two know the card (SET-8)."""
        self.vineyards[giver].remove_card(card)
        self.vineyards[taker].add_card(card)
        self.revealed += 1  # The taker has seen it.
        if self.sink is not None:
            both = 1 << giver | 1 << taker
            deck = DECKS[DECK_OF[card]]
            self.sink.append(Event(KINDS[kinds.GAVE], giver, 1, CARDS[card], source, taker, both, deck))

    # --- workers

    def put_worker(self, seat: i64, worker: i64, action: i64, space: i64, waiting: i64) -> None:
        self.use_worker(seat, worker)
        put: i64 = piece(seat, worker, waiting)
        if self.is_space(action, space):
            self.spaces[action * 3 + space] = put
        else:
            self.crowd = tuple(sorted([*self.crowd, put * CROWD_STEP + action]))

    def take_worker(self, action: i64, space: i64, taken: i64) -> None:
        """Back to its owner, free to be placed again."""
        if self.is_space(action, space):
            self.spaces[action * 3 + space] = 0
        else:
            crowd = list(self.crowd)
            crowd.remove(taken * CROWD_STEP + action)
            self.crowd = tuple(crowd)
        self.give_back(owner_of(taken), worker_of(taken))

    def use_worker(self, seat: i64, worker: i64) -> None:
        """A worker is not available any more."""
        vineyard = self.vineyards[seat]
        if worker == REGULAR:
            vineyard.regular -= 1
        elif worker == GRANDE:
            vineyard.grande -= 1
        else:
            vineyard.special &= ~(1 << worker)

    def give_back(self, seat: i64, worker: i64) -> None:
        """A worker is available again."""
        vineyard = self.vineyards[seat]
        if worker == REGULAR:
            vineyard.regular += 1
        elif worker == GRANDE:
            vineyard.grande += 1
        else:
            vineyard.special |= 1 << worker

    def is_space(self, action: i64, space: i64) -> bool:
        """One of the spaces of the main board, not beside them, on the cart or on a mat."""
        return space != BESIDE and (self.rules.board.spaced >> action) & 1 != 0

    def worker_count(self, seat: i64, worker: i64) -> i64:
        """Workers of one kind of a seat: available, placed or trained this year, the temporary one included."""
        vineyard = self.vineyards[seat]
        total: i64 = vineyard.grande
        if worker == REGULAR:
            total = vineyard.regular + vineyard.training
        elif worker != GRANDE:
            total = ((vineyard.special | vineyard.trainees) >> worker) & 1
        for put in self.spaces:
            if put and owner_of(put) == seat and worker_of(put) == worker:
                total += 1
        for entry in self.crowd:
            put = entry // CROWD_STEP
            if owner_of(put) == seat and worker_of(put) == worker:
                total += 1
        return total

    def special_count(self, seat: i64) -> i64:
        """Special workers of a seat, wherever they are."""
        total: i64 = 0
        for worker in self.specials:
            total += self.worker_count(seat, worker)
        return total

    def opponents_gone(self, seat: i64) -> bool:
        """SPW-6: every opponent has left the current season."""
        everybody: i64 = (1 << self.rules.players) - 1
        return (self.passed | 1 << seat) == everybody

    def emit(self, kind: i64, seat: i64, amount: i64, thing: str, source: str, other: i64) -> None:
        """An event that everybody may know."""
        if self.sink is not None:
            self.sink.append(Event(KINDS[kind], seat, amount, thing, source, other, EVERYONE))

    def emit_card(self, kind: i64, seat: i64, card: i64, source: str) -> None:
        """An event with a card that everybody may see."""
        if self.sink is not None:
            self.sink.append(Event(KINDS[kind], seat, 1, CARDS[card], source, deck=DECKS[DECK_OF[card]]))


def number_of(code: str | int) -> int:
    """The number of an action given by code or number."""
    if isinstance(code, str):
        if code not in NUMBER:
            raise UnknownCode(code)
        return NUMBER[code]
    if isinstance(code, bool) or not isinstance(code, int) or not 0 <= code < ACTION_TOTAL:
        raise UnknownCode(code)
    return code


def _from_text(text: str) -> State:
    return State.from_json(json.loads(text))
