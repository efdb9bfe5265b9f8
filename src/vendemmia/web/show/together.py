"""What a table shows of the people around it: who is here, whom it waits for, what was said, what is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property
from django.utils.timezone import now

from vendemmia.engine import CODES
from vendemmia.web.ahead import coming, key_of
from vendemmia.web.chat import LONGEST, PHRASES, lines, phrase_text
from vendemmia.web.presence import is_here
from vendemmia.web.proposals import STAND_IN, UNDO, concerned, proposal_of, reveals

from .choices import Choices, codes_of

if TYPE_CHECKING:
    from datetime import datetime

    from vendemmia.web.access import Access
    from vendemmia.web.chat import Line
    from vendemmia.web.models import Proposal, Seat, Table

    from .scene import Scene, SeatMark


class Place(NamedTuple):
    """A seat and who answers there."""

    seat: SeatMark
    bot: str
    """The name of the computer player that sits here; empty for a person."""
    own: bool
    here: bool
    asked: bool
    stands_in: bool
    """A computer player answers for the person."""
    left: bool
    muted: bool
    absent: bool
    """The others may let a computer player stand in."""
    deadline: datetime | None
    """When the time of this seat is up, if it is asked."""
    seconds: int | None
    """What is left on the clock of the seat."""

    @property
    def clock(self) -> str:
        """Minutes and seconds, or hours and minutes."""
        if self.seconds is None:
            return ""
        minutes, seconds = divmod(self.seconds, 60)
        hours, rest = divmod(minutes, 60)
        return f"{hours}:{rest:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Asking(NamedTuple):
    """Something that is proposed, as the reader sees it."""

    text: str
    warning: str
    may_agree: bool
    may_refuse: bool
    agreed: int
    needed: int


class Ahead(NamedTuple):
    """A question that is going round, before it reaches the reader."""

    question: str
    answers: tuple[tuple[str, str], ...]
    """Codes and their labels."""
    given: str
    """The label of the answer given ahead; empty if there is none."""


class Together:
    """The people of one table for one reader."""

    phrases = PHRASES
    longest = LONGEST

    def __init__(self, scene: Scene, table: Table, access: Access, seat: int | None) -> None:
        self.scene = scene
        self.words = scene.words
        self.table = table
        self.access = access
        self.seat = seat
        """The seat for which the reader speaks; None for a spectator."""
        self._rows: list[Seat] = list(table.seats.all())

    @cached_property
    def places(self) -> list[Place]:
        return [self._place(row) for row in self._rows]

    def _place(self, row: Seat) -> Place:
        player = self.table.players[row.number]
        own = row.number in self.access.seats
        here = own or is_here(row)
        person = not player.bot
        asked = self.table.to_move == row.number and not self.table.over
        may_ask = self.seat is not None and not own and person and not here and not player.stand_in
        deadline = self.table.deadline if asked else None
        left = row.time_left if deadline is None else (deadline - now()).total_seconds()
        return Place(
            self.scene.seats[row.number],
            self.words.bot_name(player.level) if player.bot else "",
            own,
            here,
            asked,
            bool(player.stand_in),
            row.left,
            row.number in self._muted,
            may_ask and not self.table.over,
            deadline,
            None if left is None or player.bot else max(0, int(left)),
        )

    @cached_property
    def _muted(self) -> list[int]:
        found: object = [] if self.seat is None else self._rows[self.seat].muted
        return [number for number in found if isinstance(number, int)] if isinstance(found, list) else []

    @property
    def several(self) -> bool:
        """More than one person plays, so that there is somebody to talk to."""
        return len({player.person_id for player in self.table.players if player.person_id}) > 1

    @property
    def here(self) -> int:
        return sum(place.here for place in self.places if not place.bot)

    @property
    def people(self) -> int:
        return sum(not place.bot for place in self.places)

    # --- what is said

    @property
    def chats(self) -> bool:
        return self.table.chat in ("phrases", "all")

    @property
    def writes(self) -> bool:
        """Free text is allowed."""
        return self.table.chat == "all"

    @cached_property
    def lines(self) -> list[Line]:
        return lines(self.words, self.table, self._muted) if self.chats else []

    @property
    def newest(self) -> int:
        return self.lines[-1].id if self.lines else 0

    def phrase(self, phrase: str) -> str:
        return phrase_text(self.words, phrase)

    # --- what concerns the reader now

    @property
    def replaced(self) -> bool:
        """A computer player answers for the reader."""
        return self.seat is not None and bool(self.table.players[self.seat].stand_in) and not self.table.over

    @property
    def may_return(self) -> bool:
        return self.replaced and self.seat is not None and not (self._rows[self.seat].left and self.table.rated)

    @property
    def may_resign(self) -> bool:
        return self.seat is not None and not self.table.over and not self._rows[self.seat].left

    @cached_property
    def may_ask_undo(self) -> bool:
        """The last decision of the reader can only be taken back if others agree."""
        if self.seat is None or self.table.over or not self.several or self._proposal is not None:
            return False
        game = self.table.game
        return not game.undo_steps(self.seat) and game.last_decision(self.seat) is not None

    @cached_property
    def _proposal(self) -> Proposal | None:
        return proposal_of(self.table)

    @cached_property
    def asking(self) -> Asking | None:
        """What is proposed now."""
        found = self._proposal
        if found is None:
            return None
        say, names = self.words.message, self.scene.names
        needed = concerned(self.table, found)
        own = found.seat == self.seat
        if found.kind == UNDO:
            text = say("together-asks-undo-own") if own else say("together-asks-undo", player=names[found.seat])
            warning = say("together-asks-undo-seen") if reveals(self.table, found.about) else ""
        else:
            absent = names[found.about]
            text = say(
                "together-asks-stand-in-own" if own else "together-asks-stand-in",
                player=names[found.seat],
                absent=absent,
            )
            warning = ""
        waits = self.seat in needed and self.seat not in found.agreed
        return Asking(text, warning, waits, waits or own, len(found.agreed), len(needed))

    @cached_property
    def ahead(self) -> Ahead | None:
        """A question that is going round and will reach the reader."""
        if self.seat is None or self.replaced or self.scene.seat != self.seat:
            return None
        view = coming(self.table.game, self.seat)
        if view is None or view.asked is None:
            return None
        given = self._rows[self.seat].ahead
        code = given.get(key_of(self.table.game.game.state, view.asked), "") if isinstance(given, dict) else ""
        choices = Choices(view, self.words, self.scene.names, codes_of(view), self.scene.wishes)
        labels = {each: answer.label for each, answer in choices.legal.items() if each in CODES}
        return Ahead(
            self.words.question(view.asked, self.scene.names), tuple(labels.items()), labels.get(str(code), "")
        )


__all__ = ["STAND_IN", "Ahead", "Asking", "Place", "Together"]
