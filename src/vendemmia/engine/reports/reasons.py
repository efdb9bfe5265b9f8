"""Why an action is refused. Every reason is bound to the rule that it follows from."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Reason(Enum):
    """Why an answer is refused. The name is the stable code, the value the number of the rule."""

    def __new__(cls, rule: str) -> Reason:
        member = object.__new__(cls)
        member._value_ = len(cls.__members__)
        return member

    def __init__(self, rule: str) -> None:
        self.rule = rule
        """The number of the rule."""

    NOT_ASKED = "YR-2"
    WRONG_SEASON = "PLACE-1"
    WORKER_AWAY = "PLACE-3"
    SPACE_CLOSED = "PLACE-4"
    SPACE_TAKEN = "PLACE-4"
    SPACES_FREE = "PLACE-7"
    BONUS_UNUSABLE = "PLACE-9"
    BONUS_MANDATORY = "PLACE-9"
    NOT_BUILT = "PLACE-10"
    USED_THIS_YEAR = "STR-5"
    DECK_EMPTY = "SET-4"
    PILE_EMPTY = "RUL-9"
    TOO_FEW_DECKS = "RUL-14"
    CARD_NOT_HELD = "SET-8"
    NOT_A_VINE = "PLANT-1"
    FIELD_FULL = "PLANT-2"
    STRUCTURE_NEEDED = "PLANT-3"
    VINE_NOT_THERE = "PLANT-4"
    SAME_FIELD = "RUL-12"
    SWITCH_OVERFILLS = "RUL-12"
    FIELD_SOLD = "SUM-8"
    FIELD_PLANTED = "SUM-8"
    FIELD_TOO_DEAR = "SUM-8"
    FIELD_EMPTY = "HARV-1"
    FIELD_HARVESTED = "HARV-3"
    ALREADY_BUILT = "STR-1"
    MEDIUM_CELLAR_FIRST = "STR-1"
    BUILDING_TOO_DEAR = "STR-1"
    COST_NOT_MEANT = "VIS-9"
    NOT_OFFERED = "VIS-5"
    CELLAR_COMPLETE = "STR-7"
    GRAPE_MISSING = "WINE-1"
    MEDIUM_CELLAR_NEEDED = "WINE-2"
    LARGE_CELLAR_NEEDED = "WINE-3"
    NO_WINE_ICON = "WINE-4"
    WINE_MISSING = "ORD-1"
    WINE_TOO_LOW = "ORD-1"
    NOT_AN_ORDER = "ORD-1"
    ORDER_NOT_FILLABLE = "ORD-1"
    WINE_CANNOT_AGE = "RUL-8"
    TRAINING_TOO_DEAR = "WIN-6"
    WORKER_LIMIT = "WIN-7"
    NOT_A_VISITOR_OF_SEASON = "VIS-1"
    NOT_PLAYABLE = "VIS-2"
    REST_IMPOSSIBLE = "VIS-2"
    AT_LEAST_ONE = "VIS-2"
    NOTHING_TO_COUNT = "VIS-2"
    CONDITION_NOT_MET = "VIS-2"
    LIRA_SHORT = "VIS-2"
    PART_DONE = "VIS-3"
    ICON_TAKEN = "VIS-8"
    VP_AT_FLOOR = "VIS-10"
    RESIDUAL_SHORT = "VIS-2"
    RESIDUAL_FULL = "VIS-12"
    TOO_FEW_CARDS = "VIS-13"
    WRONG_KIND_OF_CARD = "VIS-13"
    ROW_TAKEN = "WAKE-1"
    PARENT_NOT_DEALT = "SET-7"
    NO_WORKER_TO_TAKE_BACK = "RUL-2"
    WORKER_NOT_THERE = "RUL-2"
    NO_LATER_SEASON = "RUL-4"
    NO_EARLIER_SEASON = "RUL-13"
    NEIGHBOUR_CANNOT = "RUL-5"
    NOT_AN_OPPONENT = "VIS-11"
    ASKED_ALREADY = "VIS-6"
    TOO_MANY_PLEDGED = "RUL-6"
    NO_GLASS_TOKEN = "AUT-3"
    NOT_FOR_ORGANIZER = "AUT-3"
    NO_BONUS_TOKEN = "AUT-4"
    ORDERS_FORBIDDEN = "CAMP-9"
    VINES_ALL_TAKEN = "CAMP-2"
    ONLY_GRANDE_BESIDE = "PLACE-7"
    SPACE_NEEDED = "SPW-15"
    TOLL_TOO_DEAR = "SPW-10"
    NO_VISITOR_THERE = "SPW-8"
    NOT_DRAWN = "SPW-12"
    NOT_IN_THIS_GAME = "SPW-1"
    SPECIAL_OWNED = "SPW-2"
    SPECIAL_TOO_DEAR = "SPW-2"
    FIELD_BUILT_ON = "STC-2"
    FIELD_NOT_EMPTY = "STC-1"
    MAT_FULL = "STC-1"
    NO_PLACE_TO_BUILD = "STC-1"
    NOT_A_STRUCTURE = "STC-1"
    NO_STRUCTURE_CARD = "STC-3"
    NOT_STANDING = "STC-3"
    WINE_AGED_ALREADY = "STC-11"
    TYPE_MADE_ALREADY = "STC-40"
    REGION_ABSENT = "MOD-1"
    NO_STAR_THERE = "INF-2"
    SAME_REGION = "INF-2"
    NOTHING_TO_TRADE = "TRADE-1"
    SAME_FOR_SAME = "TRADE-1"
    ROW_RESERVED = "TUS-7"
    ACTION_SPOILT = "TUS-12"


class Refusal:
    """A reason with its parameters, e.g. BUILDING_TOO_DEAR(needs=4, has=2)."""

    __slots__ = ("params", "reason")

    def __init__(self, reason: Reason, params: dict[str, int | str]) -> None:
        self.reason: Final = reason
        """Why."""
        self.params: Final = params
        """What the message needs, e.g. `needs` and `has`: ids and numbers."""

    @property
    def code(self) -> str:
        """The stable name of the reason."""
        return self.reason.name

    @property
    def rule(self) -> str:
        """The number of the rule that it follows from."""
        return self.reason.rule

    @property
    def lacking(self) -> int:
        """How much is missing, where something is counted; otherwise 0."""
        needs, has = self.params.get("needs"), self.params.get("has")
        return needs - has if isinstance(needs, int) and isinstance(has, int) else 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.reason is other.reason and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        params = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.code}({params}) [{self.rule}]"


def refuse(reason: Reason, **params: int | str) -> Refusal:
    return Refusal(reason, params)
