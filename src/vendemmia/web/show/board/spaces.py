"""Actions and their spaces: who is there, and what each kind of worker may do there now."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import Placement, parse
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    BESIDE,
    COLOURS,
    DECKS,
    LEFT,
    PRIVATE,
    SPACED,
    SPACES,
    WINE_TYPES,
    WORKERS,
    YEAR_ROUND,
    action_id,
    space_bonus,
)
from vendemmia.play import RefusedAnswer
from vendemmia.web.show.cards.icons import LINE, IconToken, sentence, space_tokens
from vendemmia.web.show.cards.printed import bonus_outlook, bonus_tokens

from .pieces import Piece, worker_icon

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import BoardAction, Outlook
    from vendemmia.play import Choice, LegalAnswer

    from .pieces import Pieces
    from .scene import Scene

LEGAL, OTHER, REFUSED, TAKEN, FREE = "legal", "other", "refused", "taken", "free"


class Variant(NamedTuple):
    """How a space looks while one kind of worker is selected; without `kind`, at any time.

    LEGAL: it may be placed there. OTHER: not this one, but `other` may. REFUSED: none may, with the reason. TAKEN,
    FREE: there is nothing to do.
    """

    state: str
    kind: str = ""
    found: Choice = None
    other: str = ""
    gain: tuple[IconToken, ...] = ()
    label: str = ""

    @property
    def ghost(self) -> str:
        """The piece that would be placed there."""
        return worker_icon(self.other or self.kind)

    @property
    def width(self) -> str:
        """How much room the outcome takes: "wide" leaves none for the piece, "many" needs small icons."""
        if LINE in self.gain or len(self.gain) > 2:
            return "wide many"
        return "wide" if len(self.gain) > 1 or any(len(token.text) > 2 for token in self.gain) else ""


class Slot(NamedTuple):
    """A space of an action, or the place beside them."""

    space: str
    bonus: tuple[IconToken, ...]
    piece: Piece | None
    take: Choice
    """The answer that takes the worker back from here."""
    variants: tuple[Variant, ...]
    label: str
    """Its name: the action and the space."""

    @property
    def found(self) -> Iterator[Choice]:
        """What it represents: if its worker can be taken back, only that."""
        if self.take is not None:
            yield self.take
        else:
            yield from (variant.found for variant in self.variants)


class Tile(NamedTuple):
    """An action with its spaces."""

    action: str
    icon: str
    name: str
    line: tuple[IconToken, ...]
    """What it gives, in one line."""
    slots: tuple[Slot, ...]
    beside: tuple[Slot, ...]
    """Workers beside the spaces or on the cart, one each."""
    ready: str
    """What the reader has to use there."""
    choose: Choice
    """The answer that takes the action without a worker."""

    @property
    def id(self) -> str:
        return self.action.replace(":", "-").replace("_", "-")

    @property
    def place(self) -> str:
        """The large drawing of the action."""
        return "o-" + self.icon.removeprefix("a-")

    @property
    def found(self) -> Iterator[Choice]:
        """Everything on it that represents an answer."""
        yield self.choose
        for slot in (*self.slots, *self.beside):
            yield from slot.found


def action_icon(action: str) -> str:
    return "a-structure" if action.startswith("structure:") else "a-" + action.replace("_", "-")


class Spaces:
    """The spaces of one scene."""

    def __init__(self, scene: Scene, pieces: Pieces) -> None:
        self.scene = scene
        self.words = scene.words
        self.rules = scene.view.rules
        self.pieces = pieces

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of workers that can be placed now, somewhere."""
        able = {placement.worker for placement in self.scene.choices.placements}
        return tuple(kind for kind in WORKERS if kind in able)

    @cached_property
    def targets(self) -> frozenset[str]:
        """The actions on which some worker can be placed now."""
        return frozenset(placement.action for placement in self.scene.choices.placements)

    def tile(self, action: str, *, asked: bool = True) -> Tile:
        """Return an action; with `asked` its free spaces say why a worker cannot be placed there."""
        printed = self.scene.board.actions[ACTION_NUMBER[action]]
        assert printed is not None
        spaces = self._open_spaces(printed)
        slots = [self._slot(printed, space, asked) for space in spaces]
        crowd: list[Slot] = []
        if printed.kind != PRIVATE:
            standing = self.pieces.on(action, SPACES[BESIDE])
            crowd = [self._standing(printed, BESIDE, piece) for piece in standing]
        if printed.kind == SPACED and (beside := self._beside(printed, asked)):
            slots.append(beside)
        return Tile(
            action,
            action_icon(action),
            self._name(printed),
            sentence(self.words, self._text("line", printed)),
            tuple(slots),
            tuple(crowd),
            self._ready(action),
            self.scene.choices[f"action:{action}"],
        )

    def private(self, action: str) -> tuple[Slot, ...]:
        """Return the private space of an action on the reader's own mat; None while it is free and not in question."""
        return tuple(slot for slot in self.tile(action).slots if slot.take or slot.variants[0].state != FREE)

    # --- words of an action

    def _text(self, prefix: str, printed: BoardAction) -> str:
        """Return a message about an action, empty for none; a board may have its own text for it."""
        own = action_id(self.scene.board, printed.name).replace(":", "-")
        keys = (f"board-{prefix}-{name}" for name in (own, printed.name.replace(":", "-")))
        return next((self.words.message(key) for key in keys if self.words.has_message(key)), "")

    def _name(self, printed: BoardAction) -> str:
        return self._text("action", printed) or self.words.action_name(printed.name)

    def _ready(self, action: str) -> str:
        """Return how many things the reader has to use on the action."""
        if self.scene.seat is None or action not in READY:
            return ""
        thing = READY[action]
        count = _count(self.scene, thing)
        return self.words.message(f"board-ready-{thing}", count=count) if count else ""

    # --- slots

    def _open_spaces(self, printed: BoardAction) -> list[int]:
        """Return the spaces in use; closed ones only while a worker is or may be placed there (SPW-13)."""
        if printed.kind == PRIVATE:
            return [LEFT]
        if printed.kind == YEAR_ROUND:
            return [BESIDE]
        reached = {each.space for each in self.scene.choices.placements if each.action == printed.name}
        return [
            space
            for space in range(BESIDE)
            if space in self.rules.open_list or SPACES[space] in reached or self.pieces.on(printed.name, SPACES[space])
        ]

    def _slot(self, printed: BoardAction, space: int, asked: bool) -> Slot:
        standing = self.pieces.on(printed.name, SPACES[space])
        if printed.kind == PRIVATE:
            standing = [piece for piece in standing if piece.seat and piece.seat.number == self.scene.own]
        piece = standing[0] if standing and printed.kind != YEAR_ROUND else None
        variants = self._variants(printed, space, asked, piece)
        return self._made(printed, space, piece, variants)

    def _standing(self, printed: BoardAction, space: int, piece: Piece) -> Slot:
        return self._made(printed, space, piece, (Variant(TAKEN),))

    def _made(self, printed: BoardAction, space: int, piece: Piece | None, variants: tuple[Variant, ...]) -> Slot:
        own = piece is not None and piece.seat is not None and piece.seat.number == self.scene.seat
        take = self.scene.choices[piece.take_code] if piece is not None and own else None
        bonus = bonus_tokens(self.words, self.rules, printed.name, SPACES[space])
        return Slot(SPACES[space], bonus, piece, take, variants, self._label(printed, space, bool(bonus)))

    def _label(self, printed: BoardAction, space: int, bonus: bool) -> str:
        name = self.words.action_name(printed.name, self.scene.board)
        if printed.kind != SPACED:
            return name
        place = self.words.space_name(SPACES[space])
        if not bonus:
            return self.words.message("board-space", action=name, space=place)
        what = self.words.bonus_text(space_bonus(self.scene.board, printed.name, SPACES[space]))
        return self.words.message("board-space-bonus", action=name, space=place, bonus=what)

    def _variants(self, printed: BoardAction, space: int, asked: bool, piece: Piece | None) -> tuple[Variant, ...]:
        """Return one for each kind of worker in question; only one if they do not differ."""
        if not self.kinds or not (asked or printed.name in self.targets):
            return (Variant(TAKEN if piece else FREE),)
        codes = {kind: f"place:{printed.name}:{SPACES[space]}:{kind}" for kind in self.kinds}
        found = {kind: self.scene.choices.legal.get(code) for kind, code in codes.items()}
        able = [kind for kind in self.kinds if found[kind] is not None]
        if piece is not None and not able:
            return (Variant(TAKEN, found=self.scene.choices[codes[self.kinds[0]]]),)
        return tuple(self._variant(printed, kind, codes[kind], able, piece) for kind in self.kinds)

    def _variant(self, printed: BoardAction, kind: str, code: str, able: Sequence[str], piece: Piece | None) -> Variant:
        choices = self.scene.choices
        if kind in able:
            answer = choices.legal[code]
            return Variant(LEGAL, kind, answer, gain=self._gain(printed, answer))
        if able:
            other = able[0]
            label = self.words.message("board-other-worker", worker=self.words.worker_name(other))
            return Variant(OTHER, kind, None, other, label=label)
        if piece is not None:
            return Variant(TAKEN, kind)
        refused = choices[code]
        return Variant(REFUSED, kind, refused) if isinstance(refused, RefusedAnswer) else Variant(FREE, kind)

    def _beside(self, printed: BoardAction, asked: bool) -> Slot | None:
        """Return the place beside the spaces, once all of them are taken (PLACE-7)."""
        placements = self.scene.choices.placements
        able = any((each.action, each.space) == (printed.name, SPACES[BESIDE]) for each in placements)
        full = all(self.pieces.on(printed.name, SPACES[space]) for space in self.rules.open_list)
        if not able and not (full and asked and self.kinds):
            return None
        return self._made(printed, BESIDE, None, self._variants(printed, BESIDE, asked, None))

    def _gain(self, printed: BoardAction, answer: LegalAnswer) -> tuple[IconToken, ...]:
        """Return what the player gets and pays. Room is scarce: what goes without saying is left out."""
        shown = [part for part in answer.outlook if not _goes_without_saying(part, answer.outlook)]
        if any(part.choice for part in shown):  # The bonus is shown on the space.
            placement = parse(answer.code)
            assert isinstance(placement, Placement)
            bonus = bonus_outlook(self.rules, printed.name, placement.space)
            shown = [part for part in shown if part not in bonus]
        return space_tokens(self.words, shown)


FRUITS = {
    "build": ("lira",),
    "harvest": tuple(f"{colour}_grape" for colour in COLOURS),
    "make_wine": tuple(f"{kind}_wine" for kind in WINE_TYPES),
    "fill_order": ("residual",),
}
"""Acts and their results: showing the results is enough."""

READY = {
    "play_summer_visitor": "summer",
    "play_winter_visitor": "winter",
    "plant_vine": "vine",
    "fill_order": "order",
    "harvest_field": "field",
    "make_wine": "grape",
    "sell_wine": "wine",
}
"""What an action uses."""


def _goes_without_saying(part: Outlook, parts: Sequence[Outlook]) -> bool:
    """Return whether an act that its results make obvious. Where building is one of several choices, it is named."""
    if part.choice and part.thing == "build":
        return False
    fruits = [other for other in parts if other.thing in FRUITS.get(part.thing, ()) and other[3:] == part[3:]]
    return any(other.thing != "lira" or other.amount < 0 for other in fruits)


def _count(scene: Scene, thing: str) -> int:
    vineyard = scene.view.vineyards[scene.own]
    if thing == "field":
        return len(vineyard.ripe_fields())
    if thing == "grape":
        return int(vineyard.grape_count())
    if thing == "wine":
        return int(vineyard.wine_count())
    return scene.view.hand_counts[scene.own][DECKS.index(thing)]
