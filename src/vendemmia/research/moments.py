"""The course of a game as a chain of moments that never change, with what each seat remembers of it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vendemmia.engine import deal_told, observe, play_told

if TYPE_CHECKING:
    from vendemmia.engine import Options, State

DEAL: Final = -1
NONE: Final = -2
DIGEST_SIZE: Final = 16


class Moment:
    """A decision, a draw, or the end of a game. It never changes, so copies of a game share it."""

    __slots__ = ("bound", "earlier", "given", "memories", "options", "pending", "state", "told")

    def __init__(
        self,
        options: Options,
        state: State | None,
        earlier: Moment | None = None,
        given: int = NONE,
        pending: int = NONE,
        told: tuple[int, ...] = (),
        bound: int = 0,
        memories: dict[int, bytes] | None = None,
    ) -> None:
        self.options = options
        self.state = state
        """The position; None before the deal."""
        self.earlier = earlier
        """The decision before this moment; None if there was none, and where the past is not known."""
        self.given = given
        """The answer given there."""
        self.pending = pending
        """The answer that waits for draws, DEAL for the deal; NONE at a decision and at the end."""
        self.told = told
        """What was drawn for it so far."""
        self.bound = bound
        """How many possibilities the next draw has; 0 at a decision and at the end."""
        self.memories = {} if memories is None else memories
        """What seats remember, as far as somebody has asked."""

    def __deepcopy__(self, _: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Without the past: what the seats remember of it is enough, at a draw what they remember of the decision."""
        earlier = self.earlier.without_past() if self.bound and self.earlier is not None else None
        kept = self.without_past()
        return Moment, (
            *(kept.options, kept.state, earlier, self.given, kept.pending, kept.told, kept.bound),
            kept.memories,
        )

    def without_past(self) -> Moment:
        for seat in range(self.options.players):
            self.memory(seat)
        return Moment(self.options, self.state, None, NONE, self.pending, self.told, self.bound, self.memories)

    # --- playing

    def answered(self, answer: int) -> Moment:
        """The moment after an answer, by its number in the table."""
        assert self.state is not None
        after = play_told(self.state, answer, ())
        if isinstance(after, int):
            return Moment(self.options, self.state, self, answer, answer, (), after)
        return settled(self.options, after, self, answer)

    def drawn(self, number: int) -> Moment:
        """The moment after a draw."""
        told = (*self.told, number)
        if self.state is None:
            return dealt(self.options, told)
        after = play_told(self.state, self.pending, told)
        if isinstance(after, int):
            return Moment(self.options, self.state, self.earlier, self.given, self.pending, told, after)
        return settled(self.options, after, self.earlier, self.given)

    # --- memory

    def memory(self, seat: int) -> bytes:
        """A digest of what a seat has seen at every decision so far and of its own answers: its information state."""
        if seat not in self.memories:
            unknown: list[Moment] = []
            moment: Moment | None = self
            while moment is not None and seat not in moment.memories:
                unknown.append(moment)
                moment = moment.earlier
            # From the first on, because each one builds on the one before.
            for each in reversed(unknown):
                each.memories[seat] = each.digest(seat)
        return self.memories[seat]

    def digest(self, seat: int) -> bytes:
        hasher = hashlib.blake2b(digest_size=DIGEST_SIZE)
        if self.earlier is not None:
            hasher.update(self.earlier.memories[seat])
            assert self.earlier.state is not None
            if self.earlier.state.to_move == seat:
                hasher.update(b"%d" % self.given)
        if self.state is not None:
            # The first of a key is the seat, the second the options: the same in the whole game.
            hasher.update(repr(observe(self.state, seat).key()[2:]).encode())
        return hasher.digest()


def settled(options: Options, state: State, earlier: Moment | None, given: int) -> Moment:
    """Give the only answer until somebody has a choice, or until a draw must be told."""
    legal = state.legal_actions()
    while len(legal) == 1:
        after = play_told(state, legal[0], ())
        if isinstance(after, int):
            return Moment(options, state, earlier, given, legal[0], (), after)
        state = after
        legal = state.legal_actions()
    return Moment(options, state, earlier, given)


def dealt(options: Options, told: tuple[int, ...]) -> Moment:
    """The deal after some draws."""
    after = deal_told(options, told)
    if isinstance(after, int):
        return Moment(options, None, None, NONE, DEAL, told, after)
    return settled(options, after, None, NONE)


@lru_cache(maxsize=256)
def first_moment(options: Options) -> Moment:
    """The beginning of every game with these options: nothing is dealt."""
    return dealt(options, ())


def imagined_moment(options: Options, state: State, seat: int, memory: bytes) -> Moment:
    """A position that a seat imagines. The seat remembers its real past; the others have none that it could know."""
    return Moment(options, state, memories={seat: memory})
