"""Events: every change on the table as a typed fact. Log, statistics, animation and rewards read them."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from ..numbers.names import SPACES, WORKERS


class Kind(Enum):
    """What happened. The values are stable names.

    Each member says which fields of the event it fills besides `seat` and `source`.
    """

    YEAR = "year"
    """A year begins. `amount`: its number. `other`: the first player, -1 on the extended board."""
    SEASON = "season"
    """A season begins. `amount`: its number. `thing`: its id."""
    PARENT = "parent"
    """A seat uses a parent. `thing`: the parent, e.g. "mama:ariel"."""
    ROW = "row"
    """A seat takes a wake-up row. `amount`: the row."""
    PLACED = "placed"
    """A seat places a worker. `where`: the action, the space and the kind of worker."""
    PLANNED = "planned"
    """A seat places a worker that acts later. `where`: the action, the space and the kind of worker."""
    DUE = "due"
    """A worker placed earlier carries out its action now. `thing`: the action."""
    LOST = "lost"
    """A worker's action is lost. `thing`: the action."""
    PASSED = "passed"
    """A seat passes for the season."""
    LIRA = "lira"
    """A seat's money changes. `amount`: the change."""
    VP = "vp"
    """A seat's victory points change. `amount`: the change."""
    RESIDUAL = "residual"
    """A seat's residual payment changes. `amount`: the change."""
    DREW = "drew"
    """A seat draws a card. `amount`: 1. `thing`: the card, which only this seat may know. `deck`: its deck."""
    RESHUFFLED = "reshuffled"
    """A discard pile becomes the deck. `deck`: which one."""
    DISCARDED = "discarded"
    """A card is discarded; the seat is -1 if it was in no hand. `amount`: 1. `thing`: the card. `deck`: its deck."""
    SHOWN = "shown"
    """A card is turned up for everybody. `amount`: 1. `thing`: the card. `deck`: its deck."""
    TOOK = "took"
    """A seat takes a card that is face up. `amount`: 1. `thing`: the card. `deck`: its deck."""
    GAVE = "gave"
    """A seat gives a card to another.

    `amount`: 1. `other`: the seat that gets it. `thing`: the card, which only these two may know. `deck`: its deck.
    """
    PLEDGED = "pledged"
    """A seat says how many of its cards it gives. `amount`: how many. `other`: the seat that asked."""
    PLAYED = "played"
    """A seat plays a visitor. `thing`: the card."""
    OPTION = "option"
    """A seat chooses a part of an effect.

    `amount`: the part, counted from 1. `source`: the effect. `other`: the other seat, if the effect has one.
    """
    DECLINED = "declined"
    """A seat declines an offer. `source`: what made it. `other`: the other seat, if the offer has one."""
    TOURED = "toured"
    """A seat gives a tour."""
    BUILT = "built"
    """A seat builds a structure.

    `amount`: its printed cost, 0 for a papa's gift. `thing`: the structure or the structure card.
    """
    PLANTED = "planted"
    """A seat plants a vine. `amount`: the value of the field. `thing`: the vine."""
    UPROOTED = "uprooted"
    """A seat uproots a vine. `amount`: the value of the field. `thing`: the vine."""
    SWITCHED = "switched"
    """One of the two vines of a switch. `amount`: the value of the field. `thing`: the vine."""
    SOLD_FIELD = "sold_field"
    """A seat sells a field. `amount`: its value, which is the price."""
    BOUGHT_FIELD = "bought_field"
    """A seat buys a field back. `amount`: its value, which is the price."""
    SOLD_GRAPE = "sold_grape"
    """A seat sells a grape. `amount`: its value. `thing`: its colour."""
    HARVESTED = "harvested"
    """A seat harvests a field. `amount`: the value of the field."""
    GRAPE = "grape"
    """A seat gets a grape. `amount`: its value. `thing`: its colour."""
    GRAPE_USED = "grape_used"
    """A grape leaves the crush pad. `amount`: its value. `thing`: its colour."""
    WINE = "wine"
    """A seat makes a wine. `amount`: its value. `thing`: its type."""
    WINE_USED = "wine_used"
    """A wine leaves the cellar. `amount`: its value. `thing`: its type."""
    FILLED = "filled"
    """A seat fills an order. `amount`: its victory points. `thing`: the order."""
    TRAINED = "trained"
    """A seat trains a worker. `amount`: the price, 0 for a gift. `thing`: the kind of worker."""
    AGED = "aged"
    """Tokens age.

    `thing`: "all", "wine" or "grape" with the number of steps as `amount`, or the type of one wine with its new value.
    """
    TAKEN_BACK = "taken_back"
    """A seat takes back a worker. `where`: the action and the kind of worker."""
    TEMPORARY = "temporary"
    """A seat takes the temporary worker."""
    CHOSEN = "chosen"
    """A seat names something.

    `thing`: an action. `amount`: 1 + the number of a space, if it names one. `other`: a seat, if it names one.
    """
    WORKERS_HOME = "workers_home"
    """A seat's workers return at the end of the year."""
    FIRST_PLAYER = "first_player"
    """A seat becomes the first player of the next year."""
    LAST_YEAR = "last_year"
    """A seat reaches the victory points that end the game: this year is the last."""
    GAME_OVER = "game_over"
    """The game is over. `amount`: the year."""
    AUTOMA_CARD = "automa_card"
    """The Automa draws a card. `amount`: the card, counted from 1."""
    AUTOMA_PLACED = "automa_placed"
    """The Automa places a worker. `thing`: the action."""
    AUTOMA_SKIPPED = "automa_skipped"
    """The Automa's space is taken, so it places no worker there. `thing`: the action."""
    MARKER = "marker"
    """The Automa's victory points change. `amount`: the new score."""
    TOKEN = "token"
    """A seat gains or spends a bonus-action token. `amount`: 1 or -1."""
    BUMPED = "bumped"
    """A seat sends another seat's worker home. `where`: the action and the kind of worker. `other`: its owner."""
    SPECIALS = "specials"
    """The special workers of the game are revealed. `parts`: their ids."""
    DRAFTED = "drafted"
    """A seat keeps a structure card in the draft.

    `amount`: 1. `thing`: the card, which only this seat may know. `deck`: its deck.
    """
    STAR = "star"
    """A seat places a star. `thing`: the region."""
    STAR_MOVED = "star_moved"
    """A seat moves a star. `parts`: the region it leaves and the region it goes to."""
    TRADED = "traded"
    """A seat trades. `parts`: what it gives and what it gets."""
    GRAPE_TOKEN = "grape_token"
    """A seat takes the grape token."""
    NEXT_ROW = "next_row"
    """A seat chooses its wake-up row for next year. `amount`: the row."""
    DESTROYED = "destroyed"
    """A seat destroys a structure card. `amount`: 1. `thing`: the card. `deck`: its deck."""


KINDS: Final = tuple(Kind)
"""By number; see `kinds`."""

EVERYONE: Final = -1
"""The audience of an event that is open to all."""


class Where(NamedTuple):
    """A worker on the board, as events and codes of placements name it; empty is what they leave out."""

    action: str
    """The id of the action."""
    space: str
    """The id of the space."""
    worker: str
    """The kind of worker."""


class Event(NamedTuple):
    """Something that happened, as `State.play` and `Game.play` return it. Show players only what `seen_by` gives."""

    kind: Kind
    """What happened. It decides which of the other fields are filled."""
    seat: int
    """The seat it happened to, -1 for the table."""
    amount: int = 0
    """How much, or the value of a token; for lira, VP and residual the change."""
    thing: str = ""
    """What: the id of a card, structure, action, wine type …; several ids have colons between them."""
    source: str = ""
    """What it came from, e.g. "visitor:broker", "action:give_tour"."""
    other: int = -1
    """The other seat, if any."""
    audience: int = EVERYONE
    """Who may know `thing`: EVERYONE, or a set of seats that `seen_by` reads."""
    deck: str = ""
    """The kind of a card, which everybody sees."""

    @property
    def parts(self) -> tuple[str, ...]:
        """The things that `thing` names."""
        return tuple(self.thing.split(":"))

    @property
    def where(self) -> Where:
        """The worker that `thing` names, for kinds that place or move one."""
        parts = self.thing.split(":")
        worker = parts.pop() if parts[-1] in WORKERS else ""
        space = parts.pop() if parts and parts[-1] in SPACES else ""
        return Where(":".join(parts), space, worker)

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat, or a spectator (None), may know it."""
        if self.audience == EVERYONE or (seat is not None and self.audience >> seat & 1):
            return self
        return self._replace(thing="")
