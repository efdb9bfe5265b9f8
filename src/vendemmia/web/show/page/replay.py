"""The replay: a moment of a game that has been played, what led to it, and the ways to other moments."""

from __future__ import annotations

from bisect import bisect_right
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from django.urls import reverse
from django.utils.functional import cached_property

from vendemmia.engine import EVERYONE, Kind
from vendemmia.locale.relevance import is_routine
from vendemmia.web.play.visits import names_of
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.cards.labels import when
from vendemmia.web.show.hand.hand import Hand

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Event
    from vendemmia.locale import Words
    from vendemmia.record import Mark
    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Table
    from vendemmia.web.show.board.scene import SeatMark
    from vendemmia.web.show.cards.cards import Face
    from vendemmia.web.show.hand.hand import HandCard
    from vendemmia.web.tables.history import History, Turn

OPEN = "open"
"""The view in which nothing is hidden."""


SEASONS_AROUND = 120
"""Seasons before and after the present one to which a reader can jump: more than most games have."""
MEMORABLE = (Kind.PLAYED, Kind.FILLED, Kind.BUILT)
"""What a turn is remembered by; all of it is open to everybody."""


class ReplayReader(NamedTuple):
    """Whose view is shown: that of a seat, or the open view of the player who acts."""

    seat: int | None
    open: bool

    @property
    def name(self) -> str:
        """Its name in addresses."""
        return OPEN if self.open or self.seat is None else str(self.seat)

    def knows(self, event: Event) -> Event:
        return event if self.open else event.seen_by(self.seat)


class Answered(NamedTuple):
    """One answer: who gave it, the question and its label if the reader may know them, and what it brought."""

    ply: int
    seat: SeatMark
    question: str
    label: str
    lines: tuple[str, ...]
    is_last: bool


class TurnLine(NamedTuple):
    """A turn in the list of turns; its address shows it complete."""

    seat: SeatMark
    ply: int
    text: str
    is_current: bool


class Stop(NamedTuple):
    """The beginning of a season."""

    ply: int
    name: str
    is_current: bool


class ReplaySteps(NamedTuple):
    """The plies to which the controls lead; None where there is none."""

    first: int | None
    turn_back: int | None
    back: int | None
    forward: int | None
    turn_forward: int | None
    last: int | None


class OpenHand(NamedTuple):
    """The cards of one seat."""

    seat: SeatMark
    cards: tuple[HandCard, ...]


def lines_of(
    words: Words, names: Sequence[str], events: Sequence[Event], reader: ReplayReader, you: int | None = None
) -> tuple[str, ...]:
    """Return what happened, as the reader may know it.

    `you` is the seat that texts call so.
    """
    return tuple(words.event(reader.knows(event), names, you) for event in events if not is_routine(event))


def turn_text(
    words: Words, names: Sequence[str], history: History, turn: Turn, reader: ReplayReader, you: int | None = None
) -> str:
    """Return a turn in one line: the card that was played or filled, else the first thing that its answers brought."""
    events = [event for brought in history.whole.events[turn.first : turn.end] for event in brought]
    memorable = [event for event in events if event.kind in MEMORABLE and event.seat == turn.seat]
    lines = lines_of(words, names, memorable or events, reader, you)
    who = "you" if turn.seat == you else "other"
    return lines[0] if lines else words.message("replay-decides", player=names[turn.seat], who=who)


def opened(past: LiveGame) -> LiveGame:
    """Return the same past without secrets in its events."""
    past.events = _Opened(past.events)
    return past


class _Opened(list["list[Event]"]):
    """The events of all plies without secrets. Only those that are looked at are opened: a game may be long."""

    def __getitem__(self, at: Any) -> Any:  # noqa: ANN401 - as in list
        found = super().__getitem__(at)
        return _Opened(found) if isinstance(at, slice) else _open(found)

    def __iter__(self) -> Iterator[list[Event]]:
        return map(_open, super().__iter__())

    def __reversed__(self) -> Iterator[list[Event]]:
        return map(_open, super().__reversed__())


def _open(events: list[Event]) -> list[Event]:
    for event in events:
        if event.audience != EVERYONE:
            break
    else:  # Most plies reveal nothing: a long game has thousands of them.
        return events
    return [event._replace(audience=EVERYONE) for event in events]


class PastScene(Scene):
    """A scene of the past. "You" is the person before the screen, whichever seat's view is shown."""

    you: int | None = None

    @cached_property
    def seats(self) -> tuple[SeatMark, ...]:
        return tuple(seat._replace(is_reader=seat.number == self.you) for seat in super().seats)


class ReplayPage:
    """What the templates in `replay/` draw. `free` means that the game is over and nothing is hidden.

    `you` is the seat of the person before the screen, None if several share it or the reader did not play.
    """

    def __init__(
        self,
        table: Table,
        history: History,
        ply: int,
        reader: ReplayReader,
        words: Words,
        *,
        free: bool,
        you: int | None = None,
    ) -> None:
        self.table = table
        self.you = you
        self.history = history
        self.ply = ply
        self.free = free
        self.words = words
        self.names = names_of(table, words)
        past = history.past(ply)
        if reader.open:
            past = opened(past)
            acting = past.to_move if ply == 0 else past.deciders[-1]
            reader = ReplayReader(acting or 0, open=True)
        self.reader = reader
        bots = [player.level for player in table.players]
        colours = [player.colour for player in table.players]
        self.scene = PastScene(past, reader.seat, self.names, words, bots=bots, colours=colours, live=False)
        self.scene.you = you

    def who(self, seat: int) -> str:
        """Return whether texts about a seat are about "you" or an "other"."""
        return "you" if seat == self.you else "other"

    def decides(self, seat: SeatMark) -> str:
        return self.words.message("replay-decides", player=seat.name, who=self.who(seat.number))

    @property
    def plies(self) -> int:
        return self.history.plies

    @property
    def mark(self) -> Mark:
        return self.history.marks[self.ply]

    @property
    def when(self) -> str:
        return when(self.words, self.mark)

    # --- what happened

    @cached_property
    def turn(self) -> Turn | None:
        return self.history.turn_at(self.ply)

    @cached_property
    def answers(self) -> tuple[Answered, ...]:
        """The answers of this turn so far, the last of which led here."""
        if self.turn is None:
            return ()
        return tuple(self._answered(number) for number in range(self.turn.first, self.ply))

    @property
    def last(self) -> Answered | None:
        return self.answers[-1] if self.answers else None

    @property
    def headline(self) -> str:
        """What led here in one sentence."""
        if self.last is None:
            return self.words.message("replay-begins")
        line = self.last.label or (self.last.lines[0] if self.last.lines else "")
        return line or self.decides(self.last.seat)

    def _answered(self, number: int) -> Answered:
        seat = self.history.whole.deciders[number]
        lines = lines_of(self.words, self.names, self.history.whole.events[number], self.reader, self.you)
        return Answered(number + 1, self.scene.seats[seat], *self.asked(number), lines, number + 1 == self.ply)

    def asked(self, number: int) -> tuple[str, str]:
        """Return question and answer, only for the decider and a reader who sees everything: they may name cards of a
        hand."""
        if not self.history.leads_on(number):
            return "", ""
        decider = self.history.whole.deciders[number]
        if not self.reader.open and decider != self.reader.seat:
            return "", ""
        view = self.history.view(number, decider)
        answer = self.words.choice(view, self.history.codes[number], self.names)
        return self.words.question(view.asked, self.names), answer

    @property
    def opening(self) -> tuple[str, ...]:
        """What happened before the first answer."""
        return lines_of(self.words, self.names, self.history.whole.opening, self.reader, self.you)

    @property
    def next_seat(self) -> SeatMark | None:
        """Who decides next."""
        to_move = self.scene.to_move
        return None if to_move is None else self.scene.seats[to_move]

    # --- where to go

    @cached_property
    def _address(self) -> str:
        return reverse("replay", args=[self.table.id])

    def at(self, ply: int) -> str:
        """Return the address of another moment in the same view."""
        return f"{self._address}?ply={ply}&view={self.reader.name}"

    @cached_property
    def steps(self) -> ReplaySteps:
        ply, plies, turns = self.ply, self.plies, self.history.turns
        known = self.history.known_until
        at = bisect_right(self.history.turn_starts, ply - 1) - 1  # The turn of the answer that led here.
        after = at if at >= 0 and turns[at].end > ply else at + 1
        at_start, at_end = ply == 0, ply == plies
        return ReplaySteps(
            None if at_start else 0,
            None if at_start else (known(turns[at - 1].end) if at > 0 else 0),
            None if at_start else known(ply - 1),
            None if at_end else self.history.known_from(ply + 1),
            None if at_end else self.history.known_from(turns[after].end),
            None if at_end else plies,
        )

    @cached_property
    def seasons(self) -> tuple[tuple[int, tuple[Stop, ...]], ...]:
        """The beginnings of the seasons by year: of a very long game those around, the first and the last."""
        every = self.history.seasons
        at = bisect_right(every, self.ply, key=lambda each: each[0]) - 1
        around = every[max(0, at - SEASONS_AROUND) : at + SEASONS_AROUND + 1]
        shown = dict.fromkeys([every[0], *around, every[-1]])
        stops = [(mark.year, Stop(ply, when(self.words, mark), ply == every[at][0])) for ply, mark in shown]
        return tuple((year, tuple(stop for _, stop in some)) for year, some in groupby(stops, lambda each: each[0]))

    @property
    def turns_year(self) -> int:
        """The year whose turns are listed: that of the turn which led here."""
        return self.mark.year if self.turn is None else self.turn.mark.year

    @cached_property
    def turns(self) -> tuple[TurnLine, ...]:
        """The turns of one year."""
        return tuple(
            TurnLine(
                self.scene.seats[turn.seat],
                turn.end,
                turn_text(self.words, self.names, self.history, turn, self.reader, self.you),
                turn == self.turn,
            )
            for turn in self.history.turns
            if turn.mark.year == self.turns_year
        )

    @property
    def gaps(self) -> list[str]:
        """What parts of the game cannot be shown, and why."""
        return [
            self.words.message(
                "replay-gap", first=str(max(gap.after, 0) + 1), last=str(gap.until), count=gap.until - max(gap.after, 0)
            )
            for gap in self.history.gaps
        ]

    @property
    def may_play_on(self) -> bool:
        """Only where nothing is secret any more, and a decision is left."""
        return self.free and self.scene.to_move is not None

    # --- the open view

    @cached_property
    def hands(self) -> tuple[OpenHand, ...]:
        """The cards of all players; empty unless nothing is hidden."""
        if not self.reader.open:
            return ()
        return tuple(OpenHand(seat, Hand(self._through(seat.number)).cards) for seat in self.scene.seats)

    def _through(self, seat: int) -> PastScene:
        scene = self.scene
        past = PastScene(scene.game, seat, self.names, self.words, bots=scene.bots, colours=scene.colours, live=False)
        past.you = self.you
        return past

    def other_faces(self, shown: Sequence[Face]) -> list[Face]:
        """Return the cards in hands that can be enlarged, except those already on the page."""
        there = {face.key for face in shown}
        held = (card.face for hand in self.hands for card in hand.cards)
        return list({face.key: face for face in held if face.key not in there}.values())
