"""Games in memory: what each ply brought, kept beside the database so that a move need not replay the game."""

from __future__ import annotations

import json
import logging
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Options, VendemmiaError
from vendemmia.record import RULES_VERSION, Game, Record, Resumed, course_of, digest
from vendemmia.record.record import UNKNOWN

from .kept import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Event, Seed
    from vendemmia.engine.frames import Node
    from vendemmia.record import Course

    from .models import Table

LOG = logging.getLogger(__name__)
KEPT = 256
"""So many games stay in memory, about 0.2 MB each."""


class Unplayable(VendemmiaError):
    """A table at which nobody can play on: this version cannot read what it has saved, or it is damaged.

    `problem` is the end of the id of the message that says what is wrong.
    """

    def __init__(self, table_id: str, problem: str) -> None:
        super().__init__(f"{table_id}: {problem}")
        self.table_id = table_id
        self.problem = problem


class Asking(NamedTuple):
    """Which node asked, at which of its steps."""

    node: Node
    step: int


class Answer(NamedTuple):
    """A ply as the database has it."""

    code: str
    forced: bool
    seat: int
    check: str


class Gap(NamedTuple):
    """Answers whose positions cannot be shown: the rules have changed, and the game went on from its saved position."""

    after: int
    """The last position before it: after so many answers, -1 if not even the beginning can be shown."""
    until: int
    """The position from which the game went on."""


class Played:
    """A game with the events and the decider of every ply."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[list[Event]] = []
        """What each ply brought; nothing in a gap."""
        self.deciders: list[int] = []
        self.asking: list[Asking | None] = []
        """What each ply was an answer to; None in a gap."""
        self.forced: set[int] = set()
        """Plies that the server answered, because there was only one answer."""
        self.stumbled: set[int] = set()
        """Plies that chance answered, because the computer player failed; of those played in this process."""
        self.gaps: list[Gap] = []

    @property
    def plies(self) -> int:
        return len(self.events)

    @property
    def went_on_at(self) -> int | None:
        """The ply at which the game last went on from its saved position."""
        return self.game.resumed[-1].ply if self.game.resumed else None

    def play(self, code: str, forced: bool = False, recorded: str = "", *, stumbled: bool = False) -> None:
        seat = self.game.state.to_move
        frame = self.game.state.stack[-1]
        events = self.game.play(code, recorded)
        if forced:
            self.forced.add(self.plies)
        if stumbled:
            self.stumbled.add(self.plies)
        self.events.append(events)
        self.deciders.append(-1 if seat is None else seat)
        self.asking.append(Asking(frame.node, frame.step))

    def undo(self, to: int) -> None:
        """Back to a ply, not behind the floor of the game."""
        self.game.undo(to)
        del self.events[to:], self.deciders[to:], self.asking[to:]
        self.forced = {ply for ply in self.forced if ply < to}
        self.stumbled = {ply for ply in self.stumbled if ply < to}

    def undo_steps(self, seat: int) -> list[int]:
        """The plies to which a seat may go back, the last first: its own decisions since the floor, not the forced."""
        steps: list[int] = []
        for ply in range(self.plies - 1, self.game.undo_floor - 1, -1):
            if self.deciders[ply] != seat:
                break
            if ply not in self.forced:
                steps.append(ply)
        return steps

    @property
    def decided_last(self) -> int | None:
        return self.deciders[-1] if self.deciders else None

    def catch_up(self, answers: Sequence[Answer]) -> bool:
        """Bring the game to a list of answers; False if it went another way."""
        own = self.game.codes
        if len(own) > len(answers) or any(own[ply] != answers[ply].code for ply in range(len(own))):
            return False
        for answer in answers[len(own) :]:
            self.play(answer.code, answer.forced, answer.check)
        return True

    def _skip(self, answers: Sequence[Answer]) -> None:
        """Answers that today's rules do not lead through."""
        for answer in answers:
            if answer.forced:
                self.forced.add(self.plies)
            self.events.append([])
            self.deciders.append(answer.seat)
            self.asking.append(None)

    @classmethod
    def new(
        cls, options: Options, seed: Seed, start: dict[str, object] | None = None, rules: int = RULES_VERSION
    ) -> Played:
        """A new game, or one that begins from a position."""
        return cls(Game.begun(Record(options.normal(), seed, (), "", start, rules)))

    @classmethod
    def of_record(cls, record: Record) -> Played:
        """The game of a record, from its saved position if today's rules do not lead to its end any more."""
        checks = record.checks or (UNKNOWN,) * len(record.codes)
        pairs = zip(record.codes, checks, strict=True)
        answers = [Answer(code, False, 0, "" if check == UNKNOWN else check) for code, check in pairs]
        return cls.along(course_of(record), answers)

    @classmethod
    def along(cls, course: Course, answers: Sequence[Answer]) -> Played:
        """A game that went on from saved positions."""
        record, first = course.record, course.stretches[0]
        if first.resumed:
            played = cls(Game(record.options, record.seed, first.state, record.start, record.rules))
        else:
            played = cls(Game.begun(record))
        for stretch in course.stretches:
            if stretch.resumed:
                played.gaps.append(Gap(-1 if stretch == first else played.plies, stretch.first))
                played._skip(answers[played.plies : stretch.first])
                before, resumed = stretch.first, record.resumed[: stretch.resumed]
                played.game.go_on_from(stretch.state.copy(), record.codes[:before], record.checks[:before], resumed)
            for answer in answers[stretch.first : stretch.end]:
                played.play(answer.code, answer.forced, answer.check)
        return played


class Door:
    """The lock of a table, kept while anybody holds it or waits for it."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.users = 0


_kept: Kept[tuple[int, Played]] = Kept(KEPT)
_doors: dict[str, Door] = {}
_guard = threading.Lock()


@contextmanager
def alone(table_id: str) -> Iterator[None]:
    """Only one request at a time looks at the game of a table."""
    with _guard:
        door = _doors.setdefault(table_id, Door())
        door.users += 1
    try:
        with door.lock:
            yield
    finally:
        with _guard:
            door.users -= 1
            if not door.users:
                del _doors[table_id]


def played(table: Table) -> Played:
    """The game of a table as the database has it. Read the table in the same `snapshot`, while `alone` with it."""
    kept = _kept.get(table.id)
    if kept is not None and kept[0] == table.version:
        return kept[1]
    answers = answers_of(table)
    try:
        game = _brought_to(table, answers, None if kept is None else kept[1])
    except VendemmiaError as error:
        forget(table.id)
        raise error if isinstance(error, Unplayable) else Unplayable(table.id, "rules") from error
    except Exception as error:
        LOG.exception("the game of table %s cannot be played again", table.id)
        forget(table.id)
        raise Unplayable(table.id, "rules") from error
    keep(table, game)
    return game


def answers_of(table: Table) -> list[Answer]:
    listed = list(table.plies.values_list("number", "code", "forced", "seat", "check_digits"))
    if any(place != number for place, (number, *_) in enumerate(listed)):
        raise Unplayable(table.id, "plies")
    return [Answer(*rest) for _, *rest in listed]


def _brought_to(table: Table, answers: Sequence[Answer], kept: Played | None) -> Played:
    if kept is not None and kept.catch_up(answers):
        return kept
    record = record_of(table, answers)
    if not record.resumed and (game := _retraced(record, answers)) is not None:
        return game
    return Played.along(course_of(record), answers)


def _retraced(record: Record, answers: Sequence[Answer]) -> Played | None:
    """The game as it was played, if today's rules still lead to its end."""
    try:
        game = Played(Game.begun(record))
        if game.game.options != record.options:
            return None
        game.catch_up(answers)
    except VendemmiaError:
        if record.position is None:
            raise
        return None
    return game if record.checksum in ("", game.game.state.checksum()) else None


def record_of(table: Table, answers: Sequence[Answer]) -> Record:
    """What the database has of a game, unchecked."""
    try:
        position = json.loads(table.position) if digest(table.position) == table.checksum else None
        resumed = tuple(Resumed(each["ply"], each["rules"], each["position"]) for each in table.resumed)
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Unplayable(table.id, "row") from None
    return Record(
        options_of(table),
        table.deal,
        tuple(answer.code for answer in answers),
        table.checksum,
        table.start,
        table.rules,
        tuple(answer.check or UNKNOWN for answer in answers),
        position,
        resumed,
    )


def options_of(table: Table) -> Options:
    try:
        return Options.from_json(table.options)
    except Exception as error:
        raise Unplayable(table.id, "options") from error


def keep(table: Table, game: Played) -> None:
    _kept.keep(table.id, (table.version, game))


def forget(table_id: str) -> None:
    """What is in memory may differ from the database: read it again next time."""
    _kept.forget(table_id)


__all__ = [
    "Answer",
    "Asking",
    "Gap",
    "Played",
    "Unplayable",
    "alone",
    "answers_of",
    "forget",
    "keep",
    "options_of",
    "played",
    "record_of",
]
