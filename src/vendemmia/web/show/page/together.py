"""What a table shows of the people around it: who is here, whom it waits for, what was said, what is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import CODES
from vendemmia.play import Choices
from vendemmia.web.conduct.blocks import silent_seats
from vendemmia.web.play.clocks import seconds_left
from vendemmia.web.play.premoves import coming, key_of
from vendemmia.web.play.presence import PRESENT, is_here
from vendemmia.web.play.proposals import STAND_IN, UNDO, concerned, proposal_of
from vendemmia.web.play.stand_ins import may_stand_in
from vendemmia.web.play.watchers import watchers_of
from vendemmia.web.tables.contests import reveals
from vendemmia.web.tables.endings import is_decided

from .talk import Talk
from .terms import terms

if TYPE_CHECKING:
    from datetime import datetime

    from vendemmia.web.models import Proposal, Seat, Table
    from vendemmia.web.play.access import Access
    from vendemmia.web.play.watchers import Watchers
    from vendemmia.web.show.board.scene import Scene, SeatMark

    from .terms import Term


class TableSeat(NamedTuple):
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
    late: bool
    """They have left because their time was up."""
    muted: bool
    absent: bool
    """The others may let a computer player answer."""
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


class Premove(NamedTuple):
    """A question that is going round, before it reaches the reader."""

    question: str
    answers: tuple[tuple[str, str], ...]
    """Codes and their labels."""
    given: str
    """The label of the answer given ahead; empty if there is none."""


class Together:
    """The people of one table for one reader."""

    def __init__(self, scene: Scene, table: Table, access: Access, seat: int | None) -> None:
        self.scene = scene
        self.words = scene.words
        self.table = table
        self.access = access
        self.seat = seat
        """The seat for which the reader speaks; None for a spectator."""
        self._rows: list[Seat] = list(table.seats.all())

    @cached_property
    def places(self) -> list[TableSeat]:
        return [self._place(row) for row in self._rows]

    def _place(self, row: Seat) -> TableSeat:
        player = self.table.players[row.number]
        own = row.number in self.access.seats
        here = own or is_here(row)
        person = not player.bot
        asked = self.table.to_move == row.number and not self.table.over
        may_ask = self.seat is not None and not own and person and not here and not player.stand_in
        may_ask = may_ask and not self.table.rated
        deadline = self.table.deadline if asked else None
        left = seconds_left(self.table, row)
        return TableSeat(
            self.scene.seats[row.number],
            self.words.bot_name(player.level) if player.bot else "",
            own,
            here,
            asked,
            bool(player.stand_in),
            row.left,
            row.left and row.time_left == 0.0,
            row.number in self._muted,
            may_ask and not self.table.over,
            deadline,
            None if left is None else int(left),
        )

    @cached_property
    def _muted(self) -> list[int]:
        found: object = [] if self.seat is None else self._rows[self.seat].muted
        return [number for number in found if isinstance(number, int)] if isinstance(found, list) else []

    @cached_property
    def _silent(self) -> list[int]:
        """The seats that the reader does not hear: muted, or one of the two has blocked the other."""
        return sorted({*self._muted, *silent_seats(self.access.person, self._rows)})

    @property
    def reports(self) -> bool:
        """The reader can report what others do here."""
        return self.access.person is not None

    @property
    def several(self) -> bool:
        """Return whether more than one person plays, so that talking makes sense."""
        return len({player.person_id for player in self.table.players if player.person_id}) > 1

    @property
    def here(self) -> int:
        return sum(place.here for place in self.places if not place.bot)

    @property
    def people(self) -> int:
        return sum(not place.bot for place in self.places)

    @cached_property
    def watchers(self) -> Watchers:
        return watchers_of(self.table, PRESENT)

    @property
    def watching(self) -> str:
        """The names of those who watch, and how many have none."""
        names, strangers = self.watchers
        rest = [self.words.message("watching-strangers", count=strangers)] if strangers else []
        return self.words.listed([*names, *rest])

    @cached_property
    def talk(self) -> Talk:
        own = () if self.seat is None else self.access.seats
        return Talk(self.words, self.table, own, self._silent, reports=self.reports)

    # --- what concerns the reader now

    @property
    def replaced(self) -> bool:
        """A computer player answers for the reader."""
        return self.seat is not None and bool(self.table.players[self.seat].stand_in) and not self.table.over

    @property
    def terms(self) -> list[Term]:
        return terms(self.words, self.table)

    @property
    def may_be_replaced(self) -> bool:
        """A computer player may answer for the reader from now on."""
        playing = self.seat is not None and not self.replaced and not self.table.over
        return playing and may_stand_in(self.table)

    @property
    def resign_text(self) -> str:
        """What giving up would mean, as the id of a message."""
        players = [
            player._replace(left=player.left or seat == self.seat) for seat, player in enumerate(self.table.players)
        ]
        if is_decided(players):
            return "together-resign-ends-rated" if self.table.rated else "together-resign-ends"
        return "together-resign-rated" if self.table.rated else "together-resign-text"

    @property
    def may_return(self) -> bool:
        return self.replaced and self.seat is not None and not (self._rows[self.seat].left and self.table.rated)

    @property
    def resigned(self) -> bool:
        """The reader has given up this game."""
        return self.replaced and self.seat is not None and self._rows[self.seat].left

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
    def premove(self) -> Premove | None:
        """A question that is going round and will reach the reader."""
        if self.seat is None or self.replaced or self.table.over or self.scene.seat != self.seat:
            return None
        view = coming(self.table.game, self.seat)
        if view is None or view.asked is None:
            return None
        given = self._rows[self.seat].ahead
        code = given.get(key_of(self.table.game.state, view.asked), "") if isinstance(given, dict) else ""
        choices = Choices(view, self.words, self.scene.names, auto=self.scene.auto)
        labels = {each: answer.label for each, answer in choices.legal.items() if each in CODES}
        return Premove(
            self.words.question(view.asked, self.scene.names), tuple(labels.items()), labels.get(str(code), "")
        )


__all__ = ["STAND_IN", "Asking", "Premove", "TableSeat", "Together"]
