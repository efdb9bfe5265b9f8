"""The state of a game: everything on the table, the random state, and the stack of what is pending."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from ..native import mypyc_attr
from ..numbers import kinds
from ..numbers.actions import CODES, number_of
from ..numbers.names import CARDS, DECK_OF, DECKS
from ..reports.errors import GameOver, IllegalAction
from ..reports.events import EVERYONE, KINDS, Event
from ..reports.outlook import merged
from ..reports.reasons import Reason, refuse
from .chance import KEYED
from .crew import workers_owned
from .frames import Frame
from .lookahead import carries_through, is_bound, lowest_bound
from .packing import has

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..year.board import Rules
    from .chance import Chance
    from .frames import Node
    from .vineyard import Vineyard


COURSE_DEPTH: Final = 2
"""Frames of the course itself, at the bottom of the stack; they bind no seat."""


@mypyc_attr(acyclic=True)
class State:
    """A position, hidden cards included. Change it only through `play` (checked) or `apply` (unchecked, for search).

    Make one with `new_state` or `State.from_json`. Equal states have equal futures, and a state can be copied, hashed
    and pickled.
    """

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

    def __init__(  # noqa: PLR0915 (the strings below the attributes count as statements)
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
        """What is the same during the whole game: options, board, limits."""
        self.vineyards = vineyards
        """The vineyards by seat."""
        self.year = year
        """The year, counted from 1; 0 during set-up."""
        self.first = first
        """The first player: has the grape token on the base board, and began the game on the extended one (TUS-5)."""
        self.passed = passed
        """Seats that have passed this season, a bit each."""
        self.temporary = temporary
        """The seat that has the temporary worker, -1 while it is on the chart."""
        self.final_year = final_year
        """GAME-1: a player has reached the target, so this year is the last."""
        self.spaces = spaces
        """The worker on each space (action * 3 + space), 0 for none."""
        self.crowd = crowd
        """Workers beside the spaces, on the cart and on private spaces: worker * 32 + action, sorted."""
        self.decks = decks
        """The cards left in each deck, sorted: a deck has no order, and the next card is drawn at random."""
        self.discards = discards
        """The discard piles by deck, face up, the top card last."""
        self.shown = shown
        """Cards that are face up and in no hand (the Caravan's)."""
        self.parents = parents
        """Parents dealt and not yet used: seat * 64 + mama, or + 32 + papa."""
        self.chance = chance
        """Where random numbers come from; copies share it."""
        self.rng = rng
        """How far chance has been used, or OPAQUE if that is hidden."""
        self.revealed = revealed
        """How often something hidden has been shown so far; undo never goes back behind it."""
        self.stack = stack
        """What is pending, the current question last (docs/design/frames.md); empty when the game is over."""
        self.automa_vp = automa_vp
        """The Automa's victory points."""
        self.automa_deck = automa_deck
        """The Automa's undrawn cards, sorted; empty with several players."""
        self.automa_pile = automa_pile
        """The Automa's cards that were used, in order."""
        self.glass = glass
        """Wake-up rows that still have their glass token, a bit each (AUT-3)."""
        self.specials = specials
        """The special workers of this game, sorted (SPW-1)."""
        self.grape = grape
        """The seat that took the grape token from the extended chart, -1 while it is there (TUS-7)."""
        self.fresh = fresh
        """The cards of the draw that is being resolved, in the hand of the seat that drew them (SPW-12, STC-22)."""
        self.drafts = drafts
        """Structure cards in front of the seats in the draft: seat * 64 + number, sorted (MOD-2)."""
        self.sink: list[Event] | None = None
        """The list that collects events during `apply`, or None. `play` sets it for you."""

    # --- copies and comparison

    def copy(self) -> State:
        """Return an independent copy. Cheap enough for search; `sink` is not copied."""
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
        """Return all that makes two states of the same options equal."""
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
        """Return the position as JSON (docs/position-format.md), hidden cards included.

        For one seat use `View.to_json`.
        """
        from ..positions.position import position_of

        return position_of(self)

    @staticmethod
    def from_json(plain: object, generator: int = KEYED, try_out: bool = False) -> State:
        """Read a position, including one written by hand. PositionError lists everything that is wrong with it.

        `generator` is for a position that has a seed and no random state. `try_out` also plays on from a copy of it:
        use it for a position that may not come from a game.
        """
        from ..positions.position import state_from

        return state_from(plain, generator, try_out)

    def checksum(self) -> str:
        """Return 16 hex digits over the position, the same for the same position in every build."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # --- questions

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

    def asked(self) -> Asked | None:
        """Return what the seat to move is asked, or None when the game is over."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        return self.with_card(frame.node.asked(self, frame))

    def asked_openly(self) -> Asked | None:
        """Return what the seat to move is asked, as everybody at the table can see it."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        return self.with_card(frame.node.asked_openly(self, frame))

    def with_card(self, asked: Asked) -> Asked:
        """Return the question with the card that is being resolved, the topmost of several."""
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
        """Return the numbers of all legal answers, sorted; empty only when the game is over."""
        stack = self.stack
        if not stack:
            return []
        frame = stack[-1]
        actions = frame.node.options(self, frame)
        if len(stack) > COURSE_DEPTH and is_bound(self, frame.seat):
            return [action for action in actions if carries_through(self, action)]
        return actions

    def next_choice(self) -> list[int]:
        """Give the only answer until a seat has a choice; return the numbers of its answers, none at the end."""
        legal = self.legal_actions()
        while len(legal) == 1:
            self.apply(legal[0])
            legal = self.legal_actions()
        return legal

    def codes(self) -> list[str]:
        """Return the codes of all legal answers, in the order of `legal_actions`."""
        return [CODES[action] for action in self.legal_actions()]

    def why_not(self, code: str | int) -> tuple[Refusal, ...]:
        """Return why an answer is not legal now; empty if and only if it is legal.

        UnknownCode if there is no such answer.
        """
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
        """Return what an answer would bring and cost the seat to move, without chance and without secrets.

        Empty if that is not known. UnknownCode if there is no such answer.
        """
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
        """Check and carry out an answer; returns what happened.

        IllegalAction, GameOver or UnknownCode if that is not possible: then nothing has changed.
        """
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
        """Carry out a legal answer, given as its number, without a check. An illegal one leaves the state broken."""
        frame = self.stack[-1]
        frame.node.answer(self, frame, action)
        self.run()

    def run(self) -> None:
        """Continue until a seat must decide or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame.node.proceed(self, frame):
                return

    # --- the stack

    def begin(self, node: Node, seat: i64, other: i64) -> None:
        """Do a node now: immediately if it is instant, otherwise as a new frame."""
        if node.instant:
            node.perform(self, seat, other)
        else:
            self.stack.append(Frame(node, seat, other, 0, 0, 0))

    def finish(self, report: i64) -> None:
        """Remove the top frame, which is done, and add what it reports to the frame below."""
        self.stack.pop()
        if report:
            self.report(report)

    def report(self, report: i64) -> None:
        """Add to what has been reported to the top frame."""
        if self.stack:
            top = self.stack[-1]
            self.stack[-1] = Frame(top.node, top.seat, top.other, top.step, top.data, top.report | report)

    def turn(self, step: i64, data: i64) -> None:
        """Replace the step and data of the top frame."""
        stack = self.stack
        top = stack[-1]
        stack[-1] = Frame(top.node, top.seat, top.other, step, data, top.report)

    # --- the calendar

    def has_passed(self, seat: i64) -> bool:
        """Return whether a seat has passed this season."""
        return has(self.passed, seat)

    def workers_owned(self, seat: i64) -> i64:
        """Return all workers of a seat: at home, placed and in training, without the temporary one."""
        return workers_owned(self, seat)

    def season(self) -> i64:
        """Return the season of the current step of the course. Fails when the game is over."""
        return self.rules.board.seasons[self.stack[0].step - 1]

    def row_bonus(self, row: i64) -> Node | None:
        """Return the bonus of a wake-up row in the column of the current season."""
        return self.rules.board.rows[row - 1][self.season()]

    # --- money and points

    def add_lira(self, seat: i64, amount: i64, source: str) -> None:
        """Change a seat's money and report it."""
        self.vineyards[seat].lira += amount
        if self.sink is not None and amount:
            self.sink.append(Event(KINDS[kinds.LIRA], seat, amount, source=source))

    def add_vp(self, seat: i64, amount: i64, source: str) -> None:
        """Change a seat's victory points, report it, and note if the game ends with this year."""
        if amount > 0 and not self.rules.vp_gains and self.year:
            return  # CAMP-7, CAMP-11: only the start counts
        vineyard = self.vineyards[seat]
        vineyard.vp += amount
        if self.sink is not None and amount:
            self.sink.append(Event(KINDS[kinds.VP], seat, amount, source=source))
        if vineyard.vp >= self.rules.board.reach and not self.final_year:
            self.final_year = True  # GAME-1
            self.emit(kinds.LAST_YEAR, seat, 0, "", "", -1)

    # --- chance

    def roll(self, bound: i64) -> i64:
        """Return a random number below a bound; something is revealed by it."""
        chance = self.chance
        place: i64 = chance.step(self.rng)
        self.rng = place
        self.revealed += 1
        return chance.below(place, bound)

    # --- events

    def emit(self, kind: i64, seat: i64, amount: i64, thing: str, source: str, other: i64) -> None:
        """Note an event that everybody may know."""
        if self.sink is not None:
            self.sink.append(Event(KINDS[kind], seat, amount, thing, source, other, EVERYONE))

    def emit_card(self, kind: i64, seat: i64, card: i64, source: str) -> None:
        """Note an event with a card that everybody may see."""
        if self.sink is not None:
            self.sink.append(Event(KINDS[kind], seat, 1, CARDS[card], source, deck=DECKS[DECK_OF[card]]))


def _from_text(text: str) -> State:
    return State.from_json(json.loads(text))
