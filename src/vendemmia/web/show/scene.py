"""A scene: what one reader sees of a game at one moment. Everything on a page of the table is made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.web.automatic import USUAL

from .choices import Choices, codes_of
from .ending import Ending

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Asked, Board, Options, View
    from vendemmia.locale import Words
    from vendemmia.web.automatic import Wishes
    from vendemmia.web.played import Played


class SeatMark(NamedTuple):
    """A seat as pages name it: `p` is its class, p1 to p6, which carries colour, badge and pattern."""

    number: int
    name: str
    bot: str
    is_reader: bool
    colour: int | None = None
    """None if it is that of the seat's number."""

    @property
    def badge(self) -> int:
        """The number of its badge, counted from 1."""
        return 1 + (self.number if self.colour is None else self.colour)

    @property
    def p(self) -> str:
        return f"p{self.badge}"


class Scene:
    """`seat` is the reader's own seat, None for a spectator; `live` is False where nothing can be played (replay)."""

    def __init__(
        self,
        played: Played,
        seat: int | None,
        names: Sequence[str],
        words: Words,
        *,
        bots: Sequence[str] = (),
        colours: Sequence[int | None] = (),
        live: bool = True,
        wishes: Wishes = USUAL,
    ) -> None:
        self.played = played
        self.game = played.game
        self.seat = seat
        self.names = tuple(names)
        self.words = words
        self.bots = tuple(bots) or ("",) * len(self.names)
        self.colours = tuple(colours) or (None,) * len(self.names)
        self.live = live
        self.wishes = wishes

    @cached_property
    def view(self) -> View:
        """Everything the reader may know: all of `show` is made from it."""
        return self.game.view(self.seat)

    @cached_property
    def asked_now(self) -> Asked | None:
        """The question to the seat to move, as the reader may know it; None when the game is over."""
        return self.view.asked

    @property
    def options(self) -> Options:
        return self.game.options

    @property
    def board(self) -> Board:
        return self.view.rules.board

    @property
    def to_move(self) -> int | None:
        return self.view.to_move

    @property
    def asked(self) -> bool:
        """The reader must answer now."""
        return self.live and self.seat is not None and self.to_move == self.seat

    @cached_property
    def choices(self) -> Choices:
        """What the reader may answer; nothing for a reader who is not asked."""
        return Choices(self.view, self.words, self.names, codes_of(self.view) if self.asked else (), self.wishes)

    @cached_property
    def no_choices(self) -> Choices:
        """No choices, for what belongs to others."""
        return Choices(self.view, self.words, self.names)

    @cached_property
    def question(self) -> str:
        """The question, only for the reader who is asked: it may name a card of that hand."""
        return self.words.question(self.asked_now, self.names) if self.asked else ""

    @cached_property
    def ending(self) -> Ending:
        """Everybody's points if the game ended now."""
        return Ending(self.view)

    @cached_property
    def seats(self) -> tuple[SeatMark, ...]:
        return tuple(
            SeatMark(number, name, self.bots[number], number == self.seat, self.colours[number])
            for number, name in enumerate(self.names)
        )

    @property
    def own(self) -> int:
        """The vineyard that is shown large: the reader's, else the first."""
        return 0 if self.seat is None else self.seat
