"""Games in a list: who plays what, how far along it is, and who is to move."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import PLAYERS, successor
from vendemmia.engine import MODULES
from vendemmia.numerals import is_number, read_number
from vendemmia.web.game.player_names import shown_names
from vendemmia.web.tables.stored import Unplayable, options_of

if TYPE_CHECKING:
    from datetime import timedelta

    from vendemmia.engine import Options
    from vendemmia.locale import Words
    from vendemmia.web.models import Table

LOG = logging.getLogger(__name__)
PICTURES = 8
"""The small pictures of estates."""
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
ON_A_PAGE = 50
"""Games on one page of a list."""
"""Digits of the number of a page."""


class Pages(NamedTuple):
    """The position in a long list: pages count from 1, and an empty list has one page."""

    number: int
    last: int

    @classmethod
    def of(cls, wanted: str | None, length: int) -> Pages:
        """Return the page that an address names: the last one if there are fewer, the first one for anything else."""
        last = max(1, -(-length // ON_A_PAGE))
        if wanted is None or not is_number(wanted):
            return cls(1, last)
        number = read_number(wanted, last)
        return cls(last if number is None else max(1, number), last)

    @property
    def first(self) -> int:
        """The first row of the page, counted from 0."""
        return (self.number - 1) * ON_A_PAGE

    @property
    def end(self) -> int:
        """The first row after it."""
        return self.first + ON_A_PAGE

    @property
    def before(self) -> int | None:
        return self.number - 1 if self.number > 1 else None

    @property
    def after(self) -> int | None:
        return self.number + 1 if self.number < self.last else None


class Points(NamedTuple):
    """The victory points of a player or of the Automa."""

    name: str
    vp: int
    is_most: bool


class GameLine(NamedTuple):
    """A game in a list."""

    id: str
    players: str
    about: str
    year: int
    over: bool
    uploaded: bool
    turn: str
    """Who is to move."""
    waits: bool
    """A person is asked."""
    points: tuple[Points, ...]
    changed: datetime | None
    ago: str
    problem: str = ""
    """What is wrong with the row, in words."""
    names: str = ""
    """The players; computer players of one level without it."""
    level: str = ""
    """The level of all computer players, if it is one."""
    may_delete: bool = True
    """The reader may delete it: on a shared server the host, unless others still play there."""

    @property
    def picture(self) -> int:
        """Return which of the small pictures the game has in lists."""
        return sum(self.id.encode()) % PICTURES


class ListReader(NamedTuple):
    """Whose list it is, on a shared server."""

    person_id: str | None
    owns: bool
    """The owner of the data has all tables without a host."""

    def has(self, table: Table) -> bool:
        """Return whether the table is this person's."""
        return self.owns if table.host_id is None else table.host_id == self.person_id


def game_line(words: Words, table: Table, now: datetime, reader: ListReader | None = None) -> GameLine:
    """Return a line for a row. A damaged one is listed too and can be deleted."""
    try:
        line = _line(words, table, now)
        return line if reader is None else _for(words, line, table, reader)
    except Exception as error:  # noqa: BLE001 - a row may hold anything
        LOG.warning("the row of table %s cannot be shown: %r", table.id, error)
        return broken_line(words, table.id)


def broken_line(words: Words, table_id: str) -> GameLine:
    problem = words.message("home-game-damaged")
    return GameLine(table_id, words.message("home-game-no-players"), problem, 0, False, False, "", False, (), None, "")


def _line(words: Words, table: Table, now: datetime) -> GameLine:
    seats = list(table.seats.all())
    options = _options(table)
    alone = not table.uploaded and sum(not seat.bot for seat in seats) == 1
    names = [seat.name for seat in seats]
    if table.gathering:
        names = [name or words.message("together-seat-free") for name in names]
    elif alone:
        former = words.message("new-name-alone")  # Earlier versions saved it.
        names = [words.message("board-you") if name in ("", former) else name for name in names]
    else:
        names = list(shown_names(words, names, [seat.bot for seat in seats]))
    levels = [successor(seat.bot) if seat.bot else "" for seat in seats]
    players = [
        words.message("home-player-bot", name=name, level=words.bot_name(level)) if level else name
        for name, level in zip(names, levels, strict=True)
    ]
    of_one_level = len(set(levels) - {""}) == 1
    automa = [words.automa_name()] if options and options.solo else []
    problem = ""
    if options is None:
        problem = words.message("home-game-unreadable")
    elif len(seats) != options.players:
        problem = words.message("home-game-damaged")
    elif unknown := [seat for seat in seats if seat.bot and seat.bot not in PLAYERS]:
        level = words.bot_name(successor(unknown[0].bot))
        problem = words.message("note-other-player", player=unknown[0].name, bot=unknown[0].bot, level=level)
    changed = table.changed if isinstance(table.changed, datetime) else None
    return GameLine(
        table.id,
        words.listed([*players, *automa]),
        about(words, options) if options else "",
        table.year,
        table.over,
        table.uploaded,
        _turn(words, table, names, people=levels.count("")),
        table.to_move is not None and not table.bot_to_move and not table.uploaded,
        _points(words, names, table.result),
        changed,
        "" if changed is None else ago(words, now - changed),
        problem,
        words.listed([*(names if of_one_level else players), *automa]),
        words.bot_name(max(levels)) if of_one_level else "",
    )


def _for(words: Words, line: GameLine, table: Table, reader: ListReader) -> GameLine:
    """Return the line for one of several people."""
    own = {
        seat.number for seat in table.seats.all() if seat.person_id is not None and seat.person_id == reader.person_id
    }
    line = line._replace(may_delete=reader.has(table) and not others_play(table, reader.person_id))
    if table.gathering:
        return line._replace(turn=words.message("together-gathering"), waits=False)
    if not any(seat.person_id for seat in table.seats.all()):
        return line
    waits = line.waits and table.to_move in own
    return line._replace(waits=waits, turn=words.message("home-turn-yours") if waits else line.turn)


def others_play(table: Table, person_id: str | None) -> bool:
    """Return whether other people are in the middle of a game at this table, which is theirs too."""
    if table.over or table.gathering or table.uploaded:
        return False
    return any(seat.person_id not in (None, person_id) and not seat.left for seat in table.seats.all())


def _options(table: Table) -> Options | None:
    """Return the options; None if this version cannot read them: such a game can still be deleted."""
    try:
        return options_of(table)
    except Unplayable:
        return None


def about(words: Words, options: Options) -> str:
    """Return board, modules and variants in a few words."""
    parts = []
    if options.challenge is not None:
        name = words.challenge_name(options.challenge)
        parts.append(words.message("home-game-challenge", number=options.challenge, name=name))
    if options.solo is not None:
        parts.append(words.message("home-game-solo", level=words.level_name(options.solo)))
    if options.aggressive:
        parts.append(words.aggressive_name())
    if "extended_board" not in options.modules:
        parts.append(words.message("home-game-base"))
    parts += [words.module_name(module) for module in MODULES if module in options.modules]
    parts += [words.message(f"new-{name}") for name in ("friendly", "advanced") if getattr(options, name)]
    return words.listed(parts)


def _turn(words: Words, table: Table, names: list[str], people: int) -> str:
    if table.to_move is None or table.uploaded or not 0 <= table.to_move < len(names):
        return ""
    name = names[table.to_move]
    if table.bot_to_move:
        return words.message("home-turn-bot", player=name)
    return words.message("home-turn-yours") if people == 1 else words.message("home-turn-player", player=name)


def _points(words: Words, names: list[str], result: object) -> tuple[Points, ...]:
    """Return the points: the Automa's come after those of the seats. The result page says what decides a tie."""
    if not isinstance(result, list) or not all(isinstance(vp, int) for vp in result):
        return ()
    named = zip([*names, words.automa_name()], result, strict=False)
    return tuple(Points(name, vp, vp == max(result) and result.count(vp) == 1) for name, vp in named)


def ago(words: Words, time: timedelta) -> str:
    """Return how long ago something was, in the largest unit that fits."""
    seconds = int(time.total_seconds())
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= length:
            return words.message(f"home-ago-{unit}", count=seconds // length)
    return words.message("home-ago-now")
