"""A scene: what one reader sees of a game at one moment. Everything on a page of the table is made from it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.play import DEFAULT_ANSWERS, Choices
from vendemmia.web.drawings.portraits.figures import figures_of
from vendemmia.web.game.player_names import estates
from vendemmia.web.thinking.problems import HERE

from .ending import ScoreIfEndedNow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Asked, Board, Options, View
    from vendemmia.locale import Words
    from vendemmia.play import AutoAnswers
    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.thinking.problems import Coach


class SeatMark(NamedTuple):
    """A seat as pages name it: `p` is its class, p1 to p6, which carries colour, badge and pattern."""

    number: int
    name: str
    bot: str
    is_reader: bool
    colour: int | None = None
    """None if it is that of the seat's number."""
    figure: int = -1
    """The figure of a computer player, -1 for a person."""

    @property
    def badge(self) -> int:
        """The number of its badge, counted from 1."""
        return 1 + (self.number if self.colour is None else self.colour)

    @property
    def p(self) -> str:
        return f"p{self.badge}"


class Scene:
    """`seat` is the reader's own seat, None for a spectator; `live` is False where nothing can be played (replay).

    `guest` is a seat that is asked at a screen where no hand may be seen: it can answer if nothing hidden is needed.
    `focus` is the seat that a spectator looks at. `ended`: the game is over, although its rules do not say so.
    `told`: it shows an earlier moment on the way to the present one, so no seat is asked.
    """

    def __init__(
        self,
        game: LiveGame,
        seat: int | None,
        names: Sequence[str],
        words: Words,
        *,
        bots: Sequence[str] = (),
        colours: Sequence[int | None] = (),
        live: bool = True,
        auto: AutoAnswers = DEFAULT_ANSWERS,
        guest: int | None = None,
        focus: int | None = None,
        coach: Coach = HERE,
        ended: bool = False,
        told: bool = False,
    ) -> None:
        self.game = game
        self.seat = seat
        self.names = tuple(names)
        self.words = words
        self.bots = tuple(bots) or ("",) * len(self.names)
        self.colours = tuple(colours) or (None,) * len(self.names)
        self.live = live
        self.auto = auto
        self.guest = guest
        self.focus = focus
        self.coach = coach
        self.ended = ended
        self.told = told

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
        return None if self.ended else self.view.to_move

    @cached_property
    def asked(self) -> bool:
        """The reader must answer now."""
        if not self.live or self.told or self.to_move is None:
            return False
        return self.to_move == self.seat or (self.to_move == self.guest and asks_openly(self.game))

    @cached_property
    def _answering(self) -> View:
        """The view of the seat that answers here."""
        return self.view if self.guest is None else self.game.view(self.guest)

    @cached_property
    def choices(self) -> Choices:
        """What the reader may answer; nothing for a reader who is not asked."""
        if not self.asked:
            return Choices(self.view, self.words, self.names, ())
        return Choices(self._answering, self.words, self.names, auto=self.auto)

    @cached_property
    def no_choices(self) -> Choices:
        """No choices, for what belongs to others."""
        return Choices(self.view, self.words, self.names, ())

    @cached_property
    def question(self) -> str:
        """The question, only for the reader who is asked: it may name a card of that hand."""
        return self.words.question(self._answering.asked, self.names) if self.asked else ""

    @cached_property
    def ending(self) -> ScoreIfEndedNow:
        """Everybody's points if the game ended now."""
        return ScoreIfEndedNow(self.view)

    @cached_property
    def seats(self) -> tuple[SeatMark, ...]:
        bots = [number for number, bot in enumerate(self.bots) if bot]
        known = _estates(self.words) if bots else ()
        figures = dict(zip(bots, figures_of([self.names[number] for number in bots], known), strict=True))
        return tuple(
            SeatMark(
                number, name, self.bots[number], number == self.seat, self.colours[number], figures.get(number, -1)
            )
            for number, name in enumerate(self.names)
        )

    @cached_property
    def reader(self) -> int | None:
        """The seat that texts call "you"."""
        return next((seat.number for seat in self.seats if seat.is_reader), None)

    def called(self, seat: int) -> str:
        """Return what the reader calls a seat: "You", or its name. Sentences with a verb have a message for each."""
        return self.words.message("board-you") if seat == self.reader else self.names[seat]

    @property
    def own(self) -> int:
        """The vineyard that is shown large: the reader's, else the guest's, else the one in focus, else the first."""
        return next((seat for seat in (self.seat, self.guest, self.focus) if seat is not None), 0)


@lru_cache(maxsize=16)
def _estates(words: Words) -> tuple[str, ...]:
    return estates(words)


OPEN = (
    *("keep_mama", "keep_papa", "papa", "name_visitor", "move_rooster"),
    *("row", "glass_row", "any_row", "next_row", "next_glass_row"),
)
"""Questions whose answers everybody at the table can see."""


def asks_openly(game: LiveGame) -> bool:
    """Return whether the question can be answered without a look at the own hand."""
    asked = game.state.asked_openly()
    return asked is not None and asked.id in OPEN
