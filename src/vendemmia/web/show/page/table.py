"""The page of a table: its parts, each made by the module of its subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.functional import cached_property

from vendemmia.play import refusals_in
from vendemmia.web.show.advice.tutor import TutorShown, tutor
from vendemmia.web.show.board.board import BoardShown
from vendemmia.web.show.board.cover import Cover
from vendemmia.web.show.board.notes import notes
from vendemmia.web.show.board.vineyard import VineyardMat
from vendemmia.web.show.events.banners import last_year
from vendemmia.web.show.events.recent_actions import RecentActions
from vendemmia.web.show.hand.hand import Hand
from vendemmia.web.tables.contests import allows_help
from vendemmia.web.tables.revealing import is_out

from .prompt import Prompt
from .rivals import Side
from .road import PointsRoad
from .top import Top
from .welcome import welcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.play import Choice, RefusedAnswer
    from vendemmia.web.models import Table
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.show.board.spaces import Slot
    from vendemmia.web.show.cards.cards import Face
    from vendemmia.web.show.events.banners import LastYear
    from vendemmia.web.show.events.recap import Recap

    from .together import Together
    from .welcome import Welcome


class TablePage:
    """What the templates in `table/` draw. `record` is the table in the database."""

    def __init__(self, scene: Scene, record: Table, people: tuple[int, ...]) -> None:
        self.scene = scene
        self.record = record
        self.people = people
        self.moment: dict[str, object] = {}
        """What addresses of pages about this table must name: a moment of the past, on the pages of a replay."""
        self.read = 0
        """The last step of the tutor that the reader has read."""
        self.recap: Recap | None = None
        """What a returning reader sees first."""
        self.together: Together | None = None
        """The people around it, on a shared server."""
        self.screen = False
        self.declined = 0
        """How many kinds of offers are declined without asking at this table."""
        """For all people in a room."""

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def version(self) -> int:
        return self.record.version

    @property
    def hints(self) -> bool:
        """The reader may ask for a hint."""
        return self.scene.asked and allows_help(self.record)

    @property
    def is_out(self) -> bool:
        """Whether the record may be downloaded."""
        return is_out(self.record)

    @cached_property
    def board(self) -> BoardShown:
        return BoardShown(self.scene)

    @cached_property
    def prompt(self) -> Prompt:
        return Prompt(self.scene, self.board, self.record, self.people)

    @cached_property
    def top(self) -> Top:
        return Top(self.scene, self.record, self.board.calendar)

    @cached_property
    def vineyard(self) -> VineyardMat:
        return VineyardMat(self.scene, self.scene.own)

    @cached_property
    def private(self) -> dict[str, tuple[Slot, ...]]:
        """The private spaces of the own vineyard by action: those in use, and those where a worker is in question."""
        actions = [place.action for place in self.vineyard.places if place.action]
        return {action: self.board.spaces.private(action) for action in actions}

    @property
    def is_staged(self) -> bool:
        """The place of the board is needed: for a card in play where nothing on the board can be pressed, or for the
        parts of a decision."""
        if self.prompt.sheet is not None:
            return True
        asked = self.prompt.asked and self.hand.in_play is not None and self.scene.live
        return asked and not self.prompt.picks and "board" not in self.prompt.glowing

    @cached_property
    def hand(self) -> Hand:
        return Hand(self.scene, self.since.drawn)

    @cached_property
    def cover(self) -> Cover | None:
        """What lies over the hand while another person is asked."""
        return Cover(self.scene) if self.scene.guest is not None else None

    @cached_property
    def side(self) -> Side:
        return Side(self.scene, self.since.talk)

    @cached_property
    def road(self) -> PointsRoad:
        return PointsRoad(self.scene)

    @cached_property
    def last_year(self) -> LastYear | None:
        return last_year(self.scene)

    @cached_property
    def since(self) -> RecentActions:
        return RecentActions(self.scene)

    @cached_property
    def refused(self) -> list[RefusedAnswer]:
        """Everything on the page that is not possible now."""
        return refusals_in(self._found())

    def _found(self) -> Iterator[Choice]:
        """Yield everything on the page that represents an answer."""
        yield from (button.found for button in self.prompt.buttons)
        yield from self.prompt.refused_parts
        yield from self.board.found
        yield from self.side.found
        yield from self.vineyard.found
        for slots in self.private.values():
            for slot in slots:
                yield from slot.found
        yield from self.hand.found

    @property
    def zooms(self) -> list[Face]:
        """The cards that can be enlarged, each once."""
        held = (card.face for card in (*self.hand.cards, *self.hand.offered))
        planted = (vine.face for field in self.vineyard.fields for vine in field.vines)
        standing = (card.face for card in self.vineyard.cards)
        playing = () if self.hand.in_play is None else (self.hand.in_play,)
        return list({face.key: face for face in (*held, *planted, *standing, *playing)}.values())

    @cached_property
    def notes(self) -> list[str]:
        return notes(self.scene.words, self.record)

    @property
    def can_teach(self) -> bool:
        """The tutor can join the reader at this table."""
        plays = self.scene.seat is not None and self.scene.live and not self.record.over
        return plays and not self.record.guided and allows_help(self.record)

    @cached_property
    def welcome(self) -> Welcome | None:
        return welcome(self.scene, self.prompt)

    @cached_property
    def tutor(self) -> TutorShown | None:
        helps = self.record.guided and allows_help(self.record)
        return tutor(self.scene, self.record.deal, self.read) if helps else None
