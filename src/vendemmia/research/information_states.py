"""The course of a game as moments that never change, with what each seat remembers of it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vendemmia.engine import deal_given, observe, play_given

if TYPE_CHECKING:
    from vendemmia.engine import Options, State

DEAL: Final = -1
NONE: Final = -2
DIGEST_SIZE: Final = 16


class Decision:
    """A position in which a seat had a choice, and what seats remember there, as far as it was read."""

    __slots__ = ("given", "memories", "state")

    def __init__(self, state: State, given: int, memories: dict[int, bytes]) -> None:
        self.state = state
        self.given = given
        """The answer to the decision before; NONE if there was none, and where the past is not known."""
        self.memories = memories


class InformationState:
    """A decision, a draw, or the end of a game. It never changes, so copies of a game share it.

    The decisions so far are in one list, which moments of the same course share: each knows how many are its own. A
    chain, each moment with the one before, would be freed link by link inside each other, and objects of the compiled
    engine must not be freed so deep: mypyc parks them where only objects known to the garbage collector may be.
    """

    __slots__ = ("bound", "decisions", "draws", "given", "options", "own", "pending", "state")

    def __init__(
        self,
        options: Options,
        state: State | None,
        decisions: list[Decision],
        own: int,
        given: int = NONE,
        pending: int = NONE,
        draws: tuple[int, ...] = (),
        bound: int = 0,
    ) -> None:
        self.options = options
        self.state = state
        """The position; None before the deal."""
        self.decisions = decisions
        self.own = own
        """How many of the decisions have led here, this moment included if it is one."""
        self.given = given
        """At a draw, the answer to the last decision."""
        self.pending = pending
        """The answer that waits for draws, DEAL for the deal; NONE at a decision and at the end."""
        self.draws = draws
        """What was drawn for it so far."""
        self.bound = bound
        """How many possibilities the next draw has; 0 at a decision and at the end."""

    def __deepcopy__(self, _: object) -> InformationState:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the last decision only: what the seats remember there is enough."""
        kept = None
        if self.own:
            last = self.decisions[self.own - 1]
            kept = (last.state, {seat: self.at_decision(seat) for seat in range(self.options.players)})
        return _read, (self.options, self.state, kept, self.given, self.pending, self.draws, self.bound)

    # --- playing

    def answered(self, answer: int) -> InformationState:
        """Return the moment after an answer, by its number in the table."""
        assert self.state is not None
        after = play_given(self.state, answer, ())
        if isinstance(after, int):
            return InformationState(self.options, self.state, self.decisions, self.own, answer, answer, (), after)
        return self.settled(after, answer)

    def drawn(self, number: int) -> InformationState:
        """Return the moment after a draw."""
        draws = (*self.draws, number)
        if self.state is None:
            return dealt(self.options, draws)
        after = play_given(self.state, self.pending, draws)
        if isinstance(after, int):
            return InformationState(
                self.options, self.state, self.decisions, self.own, self.given, self.pending, draws, after
            )
        return self.settled(after, self.given)

    def settled(self, state: State, given: int) -> InformationState:
        """Give the only answer until a seat has a choice, or until a number must be drawn."""
        legal = state.legal_actions()
        while len(legal) == 1:
            after = play_given(state, legal[0], ())
            if isinstance(after, int):
                return InformationState(self.options, state, self.decisions, self.own, given, legal[0], (), after)
            state = after
            legal = state.legal_actions()
        decisions = self.decisions
        if len(decisions) > self.own:  # Another course continues from here and has the rest of the list.
            decisions = decisions[: self.own]
        decisions.append(Decision(state, given, {}))
        return InformationState(self.options, state, decisions, self.own + 1)

    # --- memory

    def memory(self, seat: int) -> bytes:
        """Return a digest of what a seat has seen at every decision so far and of its own answers: its information
        state."""
        if not self.bound:
            return self.at_decision(seat)
        if not self.own:
            return digest(b"", None, seat)
        before, last = self.at_decision(seat), self.decisions[self.own - 1]
        return digest(answering(before, last.state, self.given, seat), self.state, seat)

    def at_decision(self, seat: int) -> bytes:
        """Return the same at the last decision."""
        decisions, first = self.decisions, self.own - 1
        while first and seat not in decisions[first].memories:
            first -= 1
        # From the first on, because each one builds on the one before.
        for number in range(first, self.own):
            decision = decisions[number]
            if seat not in decision.memories:
                before = b""
                if number:
                    earlier = decisions[number - 1]
                    before = answering(earlier.memories[seat], earlier.state, decision.given, seat)
                decision.memories[seat] = digest(before, decision.state, seat)
        return decisions[self.own - 1].memories[seat]


def answering(memory: bytes, state: State, given: int, seat: int) -> bytes:
    """Return what a seat remembers after an answer: it knows the number of its own."""
    return memory + b"%d" % given if state.to_move == seat else memory


def digest(before: bytes, state: State | None, seat: int) -> bytes:
    hasher = hashlib.blake2b(before, digest_size=DIGEST_SIZE)
    if state is not None:
        # The first of a key is the seat, the second the options: the same in the whole game.
        hasher.update(repr(observe(state, seat).key()[2:]).encode())
    return hasher.digest()


def dealt(options: Options, draws: tuple[int, ...]) -> InformationState:
    """Return the deal after some draws."""
    after = deal_given(options, draws)
    if isinstance(after, int):
        return InformationState(options, None, [], 0, NONE, DEAL, draws, after)
    return InformationState(options, None, [], 0).settled(after, NONE)


@lru_cache(maxsize=256)
def first_moment(options: Options) -> InformationState:
    """Return the beginning of every game with these options: nothing is dealt."""
    return dealt(options, ())


def imagined_moment(options: Options, state: State, seat: int, memory: bytes) -> InformationState:
    """Return a position that a seat imagines.

    The seat remembers its real past; the others have none that it could know.
    """
    return InformationState(options, state, [Decision(state, NONE, {seat: memory})], 1)


def _read(
    options: Options,
    state: State | None,
    kept: tuple[State, dict[int, bytes]] | None,
    given: int,
    pending: int,
    draws: tuple[int, ...],
    bound: int,
) -> InformationState:
    """Return a moment from what `__reduce__` has kept."""
    decisions = [] if kept is None else [Decision(kept[0], NONE, kept[1])]
    return InformationState(options, state, decisions, len(decisions), given, pending, draws, bound)
