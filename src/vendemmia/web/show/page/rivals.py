"""The other players: all open information about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import CARDS, DECKS, RESIDUAL_TOP
from vendemmia.web.show.board.automa import AutomaPanel
from vendemmia.web.show.board.vineyard import VineyardMat
from vendemmia.web.show.cards.cards import building_of, icon_of
from vendemmia.web.show.events.log import Log
from vendemmia.web.show.events.table_talk import TableTalk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.play import Choice
    from vendemmia.web.show.board.crew import Crew
    from vendemmia.web.show.board.ending import SeatScore
    from vendemmia.web.show.board.scene import Scene, SeatMark
    from vendemmia.web.show.events.entries import Entry


class Built(NamedTuple):
    """A structure as a small picture."""

    icon: str
    name: str


class Rival:
    """A player other than the reader."""

    def __init__(self, scene: Scene, seat: int, mood: str = "calm") -> None:
        self.scene = scene
        self.mark: SeatMark = scene.seats[seat]
        self.mood = mood
        """What the face of a computer player shows."""
        self.mat = VineyardMat(scene, seat)
        self.vineyard = self.mat.vineyard
        self.found: Choice = scene.choices[f"seat:{seat}"]

    @property
    def acts(self) -> bool:
        return self.scene.to_move == self.mark.number

    @property
    def passed(self) -> bool:
        return self.scene.view.has_passed(self.mark.number)

    @property
    def crew(self) -> Crew:
        return self.mat.crew

    @property
    def end(self) -> SeatScore | None:
        return self.mat.end

    @property
    def grapes(self) -> int:
        return int(self.vineyard.grape_count())

    @property
    def wines(self) -> int:
        return int(self.vineyard.wine_count())

    @property
    def hand(self) -> tuple[tuple[str, int], ...]:
        """How many cards of each deck are in hand."""
        return tuple(zip(DECKS, self.scene.view.hand_counts[self.mark.number], strict=False))

    @property
    def pack(self) -> int:
        """The player's structure cards of the draft."""
        return self.scene.view.packs[self.mark.number]

    @cached_property
    def structures(self) -> tuple[Built, ...]:
        words = self.scene.words
        own = self.vineyard.built_structures()
        cards = [CARDS[card] for card in self.vineyard.built_cards()]
        return (
            *(Built(icon_of(name), words.structure_name(name)) for name in own),
            *(Built(building_of(card), words.card_name(card)) for card in cards),
        )


class Side:
    """The column beside the board: standings, rivals or the Automa, and the log."""

    def __init__(self, scene: Scene, talk: TableTalk | None = None) -> None:
        self.scene = scene
        self.talk = talk or TableTalk(scene, ())

    @property
    def payments(self) -> tuple[tuple[int, tuple[SeatMark, ...]], ...]:
        """Each residual payment with the seats that get it."""
        vineyards = self.scene.view.vineyards
        return tuple(
            (value, tuple(seat for seat in self.scene.seats if vineyards[seat.number].residual == value))
            for value in range(RESIDUAL_TOP + 1)
        )

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """The others in the order in which they sit after the reader."""
        scene, total = self.scene, len(self.scene.seats)
        seats = [(scene.own + step) % total for step in range(1, total)]
        return tuple(Rival(scene, seat, self.talk.mood(seat)) for seat in seats)

    @property
    def found(self) -> Iterator[Choice]:
        """Everything in the column that represents an answer."""
        if self.automa is None:
            yield from (rival.found for rival in self.rivals)

    @cached_property
    def automa(self) -> AutomaPanel | None:
        return AutomaPanel(self.scene) if self.scene.options.solo is not None else None

    @cached_property
    def log(self) -> Log:
        return Log(self.scene)

    @cached_property
    def last_card(self) -> Entry | None:
        """The last card that another player played, filled, built or planted."""
        own = self.scene.seat
        found = (row.entry for row in self.log.newest if row.entry.card and row.entry.kind != "parent")
        return next((entry for entry in found if entry.seat is None or entry.seat.number != own), None)
