"""What is asked: the question that a node puts to a seat, as ids and numbers. The words are in the catalogues."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..state.packing import listed


class Question(Enum):
    """Everything that a seat can be asked. The name in small letters is the stable id.

    The value has the names of the parameters. The id of the message is `question-` and the id with hyphens; the labels
    of the answers use the same parameters.
    """

    def __new__(cls, *params: str) -> Question:
        member = object.__new__(cls)
        member._value_ = len(cls.__members__)
        return member

    def __init__(self, *params: str) -> None:
        self.params = params
        """The names of the parameters."""
        self.id = self._name_.lower()
        """The stable id: the name in small letters."""

    # Set-up and the course of the year. `glass` has a bit for each row that brings a bonus-action token.
    KEEP_MAMA = ()
    KEEP_PAPA = ()
    OTHER_MAMA = ("mama",)
    VINE_OF_CHOICE = ("number", "total")
    PAPA = ("papa",)
    ROW = ("glass",)
    GLASS_ROW = ("glass",)
    ANY_ROW = ("glass",)
    NEXT_ROW = ("glass",)
    NEXT_GLASS_ROW = ("glass",)
    MOVE_ROOSTER = ()
    PICK_CARD = ()
    NAME_VISITOR = ("number", "total")
    DISCARD_DOWN = ("left",)

    # Placing workers. `bonus` and `other` are ids of effects, several with a space between them; `beside` is the
    # question whose answers are listed beside `no` or `done`, empty for none.
    PLACE = ()
    ACTION_OR_BONUS = ("action", "bonus", "other")
    BONUS = ("action", "bonus", "beside")
    BONUS_DUE = ("action", "bonus", "beside")
    BONUS_LOST = ("action", "bonus", "beside")
    ACTION_OR_TOKEN = ("action", "bonus", "tokens")
    TOKEN = ("action", "bonus", "tokens")
    BONUS_OR_TOKEN = ("action", "bonus", "other", "beside")
    TOKEN_BONUS = ("action",)
    PLACE_AHEAD = ()

    # Special workers.
    PRINTED_BONUS = ("action",)
    HOST = ()
    HOST_VISITOR = ("player",)
    PUPIL = ()
    AGAIN = ("action",)
    AGAIN_BONUS = ("bonus",)
    EXTRA_CARD = ()
    DRAWN_DISCARD = ()

    # Parts of a card or action: `effect` is the id of what has the parts.
    OPTION = ("effect",)
    PART = ("effect",)
    FIRST_OF_TWO = ("effect",)
    SECOND_OF_TWO = ("effect",)

    # Offers. `offer` is an outlook as `encoded` writes it.
    OFFER_BUILD = ("discount", "beside")
    OFFER_PLANT = ("beside",)
    OFFER_WINE = ("most", "beside")
    OFFER_TRAIN = ("price",)
    OFFER_PAY = ("lira",)
    OFFER_TAKE_BACK = ("beside",)
    OFFER_SELL_WINE = ("vp",)
    OFFER_SELL_GRAPES = ("count", "vp")
    OFFER_SELL_BOTH = ("vp", "count", "more")
    OFFER = ("offer",)

    # Cards. `kind` is a deck, "visitor" or "any".
    DECK = ()
    DISCARD = ("kind", "number", "total")
    GIVE = ("kind",)
    PILE = ("number", "total")
    KEEP_CARD = ("number", "total")
    VISITOR = ("deck",)
    TAKE_ACTION = ()

    # Fields, by their value.
    PLANT = ()
    PLANT_MORE = ()
    PLANT_MAYBE = ()
    PLANT_FIELD = ("vine",)
    UPROOT_FIELD = ()
    UPROOT_VINE = ("field",)
    SWITCH_FIRST_FIELD = ()
    SWITCH_FIRST_VINE = ("field",)
    SWITCH_SECOND_FIELD = ("vine",)
    SWITCH_SECOND_VINE = ("vine", "field")
    HARVEST = ()
    HARVEST_MORE = ()
    SELL = ()
    FLIP_FIELD = ()
    SELL_MORE = ()

    # Structures.
    BUILD = ()
    SITE = ("structure",)
    DESTROY = ()

    # Grapes, wine and orders.
    PAY_GRAPE = ()
    BUY_GRAPE = ()
    PAY_WINE = ("least",)
    AGE_WINE = ("steps",)
    AGE_MORE = ()
    SELL_WINE = ()
    SELL_GRAPES = ("number", "total")
    WINE = ()
    WINE_MORE = ()
    WINE_RED = ("wine",)
    WINE_WHITE = ("wine",)
    WINE_EITHER = ()
    ORDER = ()
    ORDER_DRAWN = ()
    ORDER_WINE = ("wine", "least")

    # Stars and trades. `optional` is "yes" or "no", `given` a thing of the trade.
    STAR = ("optional",)
    STAR_FROM = ("optional",)
    STAR_TO = ("region",)
    TRADE_GIVE = ()
    TRADE_CARD = ("number", "total")
    TRADE_GRAPE = ()
    TRADE_GET = ("given",)
    TRADE_DRAW = ("number", "total")

    # Workers and other players.
    TRAIN = ()
    TAKE_BACK = ()
    TAKE_BACK_MORE = ()
    TAKE_BACK_GRANDE = ()
    PAY_OPPONENT = ("lira",)
    PAY_OPPONENT_MORE = ("lira",)
    DEMAND = ()
    DEMAND_MORE = ()
    PLEDGE = ("most",)


class Asked(NamedTuple):
    """A question to a seat: which one, about what, and which card or action asks."""

    id: str
    """The id of a `Question`."""
    params: dict[str, int | str]
    """What it is about: ids and numbers, never words."""
    seat: int
    """The seat that must answer."""
    source: str
    """What asks, e.g. "visitor:broker"; several structures that offer something have a space between them."""
    owner: int = -1
    """The seat whose card or action asks, if not the asked seat's own."""
    card: str = ""
    """The card that has left the hand and is being resolved."""

    @property
    def glass_rows(self) -> list[int]:
        """The wake-up rows that bring a bonus-action token; empty unless a row is asked for."""
        return listed(int(self.params.get("glass", 0)))
