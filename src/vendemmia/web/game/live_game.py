"""The game of a table: besides the game, what its rows and its pages note."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.record import Game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from vendemmia.engine import Options, Seed, State
    from vendemmia.record import Record


class StoredAnswer(NamedTuple):
    """A ply as the database has it."""

    code: str
    forced: bool
    seat: int
    check: str
    row: int | None = None
    """The number of its row."""


class LiveGame(Game):
    """A game that follows the rows of its table."""

    def __init__(self, options: Options, seed: Seed, state: State, *more: Any) -> None:  # noqa: ANN401 - as for `Game`
        super().__init__(options, seed, state, *more)
        self.bot_failures: set[int] = set()
        """Plies that a weaker level answered because the computer player failed; only those played in this process."""
        self.tallies: dict[int, Any] = {}
        """By ply, what `show/events/ageing` has counted up to there, so that it need not begin at the start."""
        self.points_made: dict[int, Any] = {}
        """The same for the points by source (`show/events/sources_so_far`)."""
        self.last_row: int | None = None
        """The number of the row of the last ply; None if it is not known."""

    @classmethod
    def of_rows(cls, record: Record, answers: Sequence[StoredAnswer], *, final: bool = False) -> Self:
        """Return the game of a record whose plies the database has. RecordError if it cannot be continued."""
        game = cls.from_record(record, final=final)
        game.forced = {ply for ply, answer in enumerate(answers) if answer.forced}
        for gap in game.gaps:
            first = max(gap.after, 0)
            game.deciders[first : gap.until] = [answer.seat for answer in answers[first : gap.until]]
        game.last_row = answers[-1].row if answers else None
        return game

    def resume(self, state: State, record: Record, times: int) -> None:
        super().resume(state, record, times)
        self.deciders = [max(seat, 0) for seat in self.deciders]  # A row has a seat, also in a gap.

    def keep(self, plies: int) -> None:
        super().keep(plies)
        self.bot_failures = {ply for ply in self.bot_failures if ply < plies}
        self.tallies = {ply: counted for ply, counted in self.tallies.items() if ply <= plies}
        self.points_made = {ply: counted for ply, counted in self.points_made.items() if ply <= plies}
        self.last_row = None

    def at(self, plies: int, state: State) -> Self:
        past = super().at(plies, state)
        past.tallies, past.points_made = self.tallies, self.points_made
        return past

    def last_decision(self, seat: int) -> int | None:
        """Return the ply of the last decision of a seat that was not forced; None if there is none to go back to."""
        for ply in range(self.plies - 1, -1, -1):
            if self.deciders[ply] == seat and ply not in self.forced:
                return ply if self.may_rewind(ply) else None
        return None

    def may_rewind(self, ply: int) -> bool:
        """Return whether a ply is not before the position from which a game continued under other rules."""
        return (self.went_on_at or 0) <= ply < self.plies

    def catch_up(self, answers: Sequence[StoredAnswer]) -> bool:
        """Advance the game to a list of answers; False if it went another way."""
        own = self.codes
        if len(own) > len(answers) or any(own[ply] != answers[ply].code for ply in range(len(own))):
            return False
        for answer in answers[len(own) :]:
            self.play(answer.code, answer.check, forced=answer.forced)
        return True

    def go_on(self, rows: Sequence[Sequence[Any]]) -> bool:
        """Advance the game by the rows (`PLAYED`) from its last ply on; False if that is another one by now.

        Undo removes the last plies, and what is played then has new rows: who has the same last row has the same game.
        """
        if self.plies:
            if not rows or self.last_row is None or (rows[0][0], rows[0][-1]) != (self.plies - 1, self.last_row):
                return False
            rows = rows[1:]
        if [row[0] for row in rows] != list(range(self.plies, self.plies + len(rows))):
            return False
        for _, *rest in rows:
            answer = StoredAnswer(*rest)
            self.play(answer.code, answer.check, forced=answer.forced)
            self.last_row = answer.row
        return True
