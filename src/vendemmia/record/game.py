"""A game being played: the state, its record, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import KEYED, Options, State, VendemmiaError, new_state, observe

from .record import Record

if TYPE_CHECKING:
    from vendemmia.engine import Event, View


class UndoRefused(VendemmiaError):
    """Undo would go back behind something revealed or another seat's decision."""

    def __init__(self, to: int, floor: int) -> None:
        super().__init__(f"cannot go back to ply {to}; the earliest is {floor}")
        self.floor = floor


class Game:
    """Plays, records and takes back. `state` is the position now; do not change it directly."""

    def __init__(self, options: Options, seed: int, state: State, start: dict[str, object] | None = None) -> None:
        self.options = options
        self.seed = seed
        self.start = start
        self.state = state
        self.codes: list[str] = []
        self._earlier: list[State] = []
        """The states before each ply since the undo floor."""
        self.opening: list[Event] = []
        """What happened in set-up, before the first decision."""
        self._last_seat: int | None = None

    @classmethod
    def new(cls, options: Options | None = None, seed: int = 0, generator: int = KEYED) -> Game:
        options = options or Options()
        opening: list[Event] = []
        game = cls(options, seed, new_state(options, seed, opening, generator))
        game.opening = opening
        return game

    @classmethod
    def from_position(cls, plain: dict[str, object]) -> Game:
        """Play on from a position."""
        state = State.from_json(plain)
        return cls(state.rules.options, 0, state, state.to_json())

    @classmethod
    def from_record(cls, record: Record, plies: int | None = None) -> Game:
        """The game as it stood after some plies of a record, by default after all."""
        record.replay()
        game = cls(record.options, record.seed, record.opening(), record.start)
        for code in record.codes[:plies]:
            game.play(code)
        return game

    def play(self, code: str | int) -> list[Event]:
        """Check and carry out an action; returns what happened. Nothing changes on an error."""
        before = self.state.copy()
        seat = self.state.to_move
        revealed = before.revealed
        legal_code = self.code_of(code)
        events = self.state.play(code)
        if self.state.revealed != revealed:
            self._earlier = []
        elif seat != self._last_seat:
            self._earlier = [before]
        else:
            self._earlier.append(before)
        self._last_seat = seat
        self.codes.append(legal_code)
        return events

    @staticmethod
    def code_of(code: str | int) -> str:
        from vendemmia.engine import CODES, number_of

        return CODES[number_of(code)]

    @property
    def undo_floor(self) -> int:
        """The earliest ply to which undo may go back: the last revelation or the last decision of another seat."""
        return len(self.codes) - len(self._earlier)

    def undo(self, to: int | None = None) -> None:
        """Take back one decision, or all down to a ply (`game.undo_floor` for the whole turn)."""
        target = len(self.codes) - 1 if to is None else to
        if not self.undo_floor <= target < len(self.codes):
            raise UndoRefused(target, self.undo_floor)
        place = target - self.undo_floor
        self.state = self._earlier[place]
        del self._earlier[place:]
        del self.codes[target:]

    def reveals(self, code: str | int) -> bool:
        """Whether a legal answer would show something hidden, so that it could not be taken back."""
        trial = self.state.copy()
        trial.play(code)
        return trial.revealed != self.state.revealed

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return observe(self.state, seat)

    def record(self) -> Record:
        return Record(
            self.options, self.seed, tuple(self.codes), self.state.checksum(), self.start, self.state.generator
        )
