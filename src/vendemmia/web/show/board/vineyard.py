"""A vineyard: purse and crew, structures, fields, crush pad and cellar, and the structure cards built in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    CARDS,
    COLOURS,
    FIELD_VALUES,
    LEAST_VALUE,
    MAT_SLOTS,
    STRUCTURES,
    TOP_VALUE,
    WINE_TYPES,
    harvest_of,
    printed_price,
)
from vendemmia.play import LegalAnswer
from vendemmia.web.drawings.things.labels import ON_SHELF
from vendemmia.web.show.cards.cards import GlassToken, face, icon_of
from vendemmia.web.show.cards.icons import outlook_tokens

from .crew import crew_of, crew_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine import Vineyard
    from vendemmia.play import Choice, Choices
    from vendemmia.web.show.cards.cards import Face
    from vendemmia.web.show.cards.icons import IconToken

    from .crew import Crew
    from .ending import SeatScore
    from .scene import Scene, SeatMark

SELLING: Final = ("sell", "sell_more", "flip_field")
"""Questions about selling, where a field says what it brings."""
VINE_OF_FIELD = ("uproot_vine", "switch_first_vine", "switch_second_vine")
"""Questions that are answered with a vine of a field."""
BOTTLES: Final = 8
"""The most bottles on a shelf."""
SEARCHED: Final = 1000
"""Plies among which filled orders are looked for. Six people need up to 1,200 for a game, and fill none early."""


class StructureTile(NamedTuple):
    """A structure of the vineyard mat, built or not."""

    id: str
    name: str
    text: str
    cost: int
    built: bool
    used: bool
    """It has been used this year."""
    found: Choice
    action: str = ""
    """The action of its private space, empty for none."""
    standing: tuple[str, ...] = ()
    """The workers on that space."""

    @property
    def icon(self) -> str:
        return icon_of(self.id)


class StandingCard(NamedTuple):
    """A structure card that has been built."""

    face: Face
    used: bool
    found: Choice
    action: str
    standing: tuple[str, ...]


class PlantedVine(NamedTuple):
    """A variety on a field, and how many vines of it."""

    face: Face
    copies: int
    found: Choice

    @property
    def row(self) -> str:
        """The drawing of its row: `v-3-0` with three bunches of red grapes."""
        value = {grape.kind: grape.value for grape in self.face.tokens}
        return "v-" + "-".join(str(value.get(colour, 0)) for colour in COLOURS)


class FieldShown(NamedTuple):
    value: int
    state: str
    """"sold", "built", "planted" or "empty"."""
    card: StandingCard | None
    vines: tuple[PlantedVine, ...]
    planted: int
    """The total of its vines."""
    harvest: tuple[GlassToken, ...]
    """What a harvest would bring now."""
    harvested: bool
    found: Choice
    price: tuple[IconToken, ...] = ()
    """What selling or buying it brings, where that is asked."""

    @property
    def free(self) -> int:
        return max(self.value - self.planted, 0)


class FilledOrder(NamedTuple):
    """A bottle on the shelf: an order that has been filled, and its points."""

    name: str
    vp: int
    label: int
    """Which label the bottle has."""


class PadCell(NamedTuple):
    """A place of the crush pad or of the cellar."""

    value: int
    state: str
    """"has", "free", "shut" (a cellar that is not there) or "void" (no such wine)."""
    found: Choice


class TokenRow(NamedTuple):
    kind: str
    cells: tuple[PadCell, ...]
    found: Choice = None
    """Making a wine of this type."""


class Tier(NamedTuple):
    """A part of the cellar."""

    id: str
    built: bool
    cost: int


def structure_about(seat: SeatMark, structure: str) -> str:
    """Return the name of the element that says what a structure of a seat does."""
    return f"about-{seat.p}-{structure}"


def asked_field(scene: Scene) -> int:
    """Return the value of the field whose vines the question asks for, 0 for none."""
    asked = scene.asked_now
    return int(asked.params["field"]) if asked is not None and asked.id in VINE_OF_FIELD else 0


def asks_built_card(scene: Scene) -> bool:
    """Return whether the question asks for a built structure card."""
    return scene.asked_now is not None and scene.asked_now.id == "destroy"


class VineyardMat:
    """The mat of one seat. Only the reader's own has answers on it."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.number = seat
        self.words = scene.words
        self.view = scene.view
        self.vineyard: Vineyard = scene.view.vineyards[seat]
        self.choices: Choices = scene.choices if seat == scene.seat else scene.no_choices

    @property
    def seat(self) -> SeatMark:
        return self.scene.seats[self.number]

    # --- purse and crew

    @property
    def target(self) -> int:
        """The victory points that are played for: those that end the game, or those of the Automa."""
        solo = self.view.rules.options.solo is not None
        return int(self.view.automa_vp if solo else self.scene.board.target)

    @property
    def solo(self) -> bool:
        return self.view.rules.options.solo is not None

    @property
    def stars_left(self) -> int | None:
        """None without a map."""
        return int(self.vineyard.stars_left()) if self.scene.board.regions else None

    @property
    def end(self) -> SeatScore | None:
        """The points if the game ended now; None where nothing is scored then."""
        return self.scene.ending.of(self.number)

    @property
    def tokens(self) -> int | None:
        """Bonus-action tokens; None where there are none."""
        return int(self.vineyard.tokens) if self.solo else None

    @cached_property
    def crew(self) -> Crew:
        return crew_of(self.view, self.number)

    @property
    def crew_text(self) -> str:
        """The crew in words."""
        return crew_text(self.words, self.crew)

    @cached_property
    def shelf(self) -> tuple[FilledOrder, ...]:
        """The orders that the seat has filled last, the oldest first: a long game shows no more than a short one."""
        filled = [
            event
            for events in self.scene.game.events[-SEARCHED:]
            for event in events
            if event.kind is Kind.FILLED and event.seat == self.number
        ]
        return tuple(
            FilledOrder(self.words.card_name(event.thing), event.amount, sum(event.thing.encode()) % ON_SHELF)
            for event in filled[-BOTTLES:]
        )

    # --- answers

    @property
    def places(self) -> tuple[StructureTile | StandingCard, ...]:
        """Everything that may have a private space."""
        return (*self.structures, *self.cards, *([self.destroy] if self.destroy else []))

    @property
    def found(self) -> Iterator[Choice]:
        """Everything on the mat that represents an answer, except private spaces."""
        yield from (place.found for place in self.places)
        for field in self.fields:
            yield field.found
            yield from (vine.found for vine in field.vines)
        for row in (*self.grapes, *self.wines):
            yield row.found
            yield from (cell.found for cell in row.cells)
        if self.has_mat and self.free_slots:
            yield self.mat_found

    # --- structures

    def about(self, structure: str) -> str:
        """Return the name of the element that says what a structure does."""
        return structure_about(self.seat, structure)

    @cached_property
    def structures(self) -> tuple[StructureTile, ...]:
        return tuple(self._structure(number, name) for number, name in enumerate(STRUCTURES))

    @property
    def built(self) -> tuple[str, ...]:
        """The built structures."""
        return tuple(tile.id for tile in self.structures if tile.built)

    def _structure(self, number: int, name: str) -> StructureTile:
        built = self.vineyard.has(name)
        action = "yoke" if name == "yoke" and built else ""
        return StructureTile(
            name,
            self.words.structure_name(name),
            self.words.structure_text(name),
            printed_price(name),
            built,
            self.vineyard.has_used(name),
            self.choices[f"structure:{name}"],
            action,
            self._standing(action),
        )

    def _standing(self, action: str) -> tuple[str, ...]:
        """Return the seat's workers on a private space."""
        if not action:
            return ()
        placed = self.view.placed_workers()
        return tuple(each.worker for each in placed if (each.action, each.seat) == (action, self.number))

    # --- structure cards

    @property
    def has_mat(self) -> bool:
        """The game is played with structure cards."""
        return bool(self.view.rules.structure_cards)

    @cached_property
    def cards(self) -> tuple[StandingCard, ...]:
        """Every built structure card, on the mat or on a field."""
        return tuple(self._card(card) for card in self.vineyard.built_cards())

    def _card(self, card: int) -> StandingCard:
        name = CARDS[card]
        action = f"structure:{name}" if f"structure:{name}" in ACTION_NUMBER else ""
        return StandingCard(
            face(self.words, name),
            self.vineyard.has_used(name),
            self.choices[f"card:{name}"] if asks_built_card(self.scene) else None,
            action,
            self._standing(action),
        )

    @cached_property
    def mat(self) -> tuple[StandingCard, ...]:
        """Those on the structure mat."""
        on_fields = [field.card.face.id for field in self.fields if field.card]
        return tuple(card for card in self.cards if card.face.id not in on_fields)

    @property
    def free_slots(self) -> int:
        return MAT_SLOTS - len(self.mat)

    @cached_property
    def mat_found(self) -> Choice:
        """Building on the structure mat."""
        return self.choices["mat"]

    @cached_property
    def destroy(self) -> StructureTile | None:
        """The space where a structure card is demolished."""
        if not self.has_mat or not self.cards:
            return None
        return StructureTile(
            "destroy_structure",
            self.words.action_name("destroy_structure"),
            self.words.action_text("destroy_structure"),
            0,
            True,
            self.vineyard.has_demolished(),
            None,
            "destroy_structure",
            self._standing("destroy_structure"),
        )

    # --- fields

    @cached_property
    def fields(self) -> tuple[FieldShown, ...]:
        return tuple(self._field(number, value) for number, value in enumerate(FIELD_VALUES))

    def _field(self, number: int, value: int) -> FieldShown:
        vineyard, built, planted = self.vineyard, self.vineyard.card_on(number), int(self.vineyard.value_on(number))
        card = None if built < 0 else self._card(built)
        state = "sold" if vineyard.is_sold(number) else "built" if card else "planted" if planted else "empty"
        found = self.choices[f"field:{value}"]
        return FieldShown(
            value,
            state,
            card,
            tuple(self._vines(number)),
            planted,
            tuple(
                GlassToken(colour, icon)
                for colour, icon in zip(COLOURS, harvest_of(vineyard, number), strict=True)
                if icon
            ),
            vineyard.is_harvested(number),
            found,
            self._price(found),
        )

    def _price(self, found: Choice) -> tuple[IconToken, ...]:
        asked = self.scene.asked_now
        if asked is None or asked.id not in SELLING or not isinstance(found, LegalAnswer):
            return ()
        return outlook_tokens(self.words, [part for part in found.outlook if part.thing == "lira"], plus=True)

    def _vines(self, number: int) -> Iterator[PlantedVine]:
        vines = self.vineyard.vines_on(number)
        asked = asked_field(self.scene) == FIELD_VALUES[number]
        for vine in sorted(set(vines)):
            found = self.choices[f"card:{CARDS[vine]}"] if asked else None
            yield PlantedVine(face(self.words, CARDS[vine]), vines.count(vine), found)

    # --- crush pad and cellar

    @cached_property
    def grapes(self) -> tuple[TokenRow, ...]:
        return tuple(
            TokenRow(
                colour,
                tuple(
                    self._cell(f"grape:{colour}:{value}", value, value in self.vineyard.grapes(colour), "free")
                    for value in range(1, TOP_VALUE + 1)
                ),
            )
            for colour in COLOURS
        )

    @cached_property
    def wines(self) -> tuple[TokenRow, ...]:
        return tuple(
            TokenRow(
                kind,
                tuple(
                    self._cell(
                        f"wine:{kind}:{value}",
                        value,
                        value in self.vineyard.wines(kind),
                        self._place(row, value),
                    )
                    for value in range(1, TOP_VALUE + 1)
                ),
                self.choices[f"make:{kind}"],
            )
            for row, kind in enumerate(WINE_TYPES)
        )

    def _place(self, row: int, value: int) -> str:
        """Return the state of a place of the cellar without a wine."""
        if value < LEAST_VALUE[row]:
            return "void"
        return "shut" if value > self.vineyard.cellar_top() else "free"

    def _cell(self, code: str, value: int, held: bool, otherwise: str) -> PadCell:
        """Return a token that is not possible is greyed with its reason; an empty place is offered, or just empty."""
        found = self.choices[code] if held or code in self.choices.legal else None
        return PadCell(value, "has" if held else otherwise, found)

    @property
    def tiers(self) -> tuple[Tier, ...]:
        level = self.vineyard.cellar_level()
        return (
            Tier("small", True, 0),
            Tier("medium", level > 0, printed_price("medium_cellar")),
            Tier("large", level > 1, printed_price("large_cellar")),
        )
