"""Where the grapes and wines of a seat come from: which of them a turn has brought, and what becomes of those.

No two tokens of a kind have the same value, and ageing never moves one past another. So tokens are known by
their order, even if an answer has changed their values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import CARD_NUMBER, COLOURS, VINES, WINE_TYPES

if TYPE_CHECKING:
    from vendemmia.engine import Event, Vineyard

NEARNESS: Final = ("", "vine", "grapes", "wine")
"""What a token comes from, the nearest last: not the turn; a vine it planted, grapes or a wine it brought."""


class Origins:
    """The grapes and wines of one seat, each with its origin, one of `NEARNESS`."""

    def __init__(self, vineyard: Vineyard) -> None:
        self.grapes = {colour: [(value, "") for value in some] for colour, some in grapes_of(vineyard).items()}
        self.wines = {kind: [(value, "") for value in some] for kind, some in wines_of(vineyard).items()}
        self.planted: dict[int, set[str]] = {}
        """The colours that the vines of the turn bear, by field."""
        self.field = 0
        """The field that is being harvested."""
        self.used: list[str] = []
        """The origins of what was used for the next wine or order."""

    def follow(self, event: Event, *, now: bool) -> str:
        """Follow an event of the seat; `now` in the turn itself. The origin of what it is about.

        Filled orders and wines have the nearest origin of what was used for them.
        """
        match event.kind:
            case Kind.PLANTED if now:
                vine = VINES[CARD_NUMBER[event.thing]]
                colours = {colour for colour, value in zip(COLOURS, (vine.red, vine.white), strict=True) if value}
                self.planted[event.amount] = self.planted.get(event.amount, set()) | colours
            case Kind.UPROOTED | Kind.SWITCHED:
                self.planted.pop(event.amount, None)
            case Kind.HARVESTED:
                self.field = event.amount
            case Kind.GRAPE:
                grown = event.thing in self.planted.get(self.field, ())
                return add(self.grapes[event.thing], event.amount, "grapes" if now else "vine" if grown else "")
            case Kind.SOLD_GRAPE:
                take(self.grapes[event.thing], event.amount)
            case Kind.GRAPE_USED:
                self.used.append(take(self.grapes[event.thing], event.amount))
            case Kind.WINE:
                origin = self.nearest()
                return add(self.wines[event.thing], event.amount, "wine" if now else origin)
            case Kind.WINE_USED:
                self.used.append(take(self.wines[event.thing], event.amount))
            case Kind.FILLED:
                return self.nearest()
            case Kind.PLACED | Kind.PLANNED | Kind.DUE:
                self.field, self.used = 0, []
        return ""

    def settle(self, vineyard: Vineyard) -> None:
        """Read the values of all tokens after an answer."""
        self.grapes = in_order(self.grapes, grapes_of(vineyard))
        self.wines = in_order(self.wines, wines_of(vineyard))

    def nearest(self) -> str:
        """Return the nearest origin of what was used."""
        used, self.used = self.used, []
        return max(used, key=NEARNESS.index, default="")


Tokens = list[tuple[int, str]]
"""The values of tokens of one kind, in rising order, and their origins."""


def grapes_of(vineyard: Vineyard) -> dict[str, list[int]]:
    """Return the values of the grapes of each colour."""
    return {colour: list(vineyard.grapes(colour)) for colour in COLOURS}


def wines_of(vineyard: Vineyard) -> dict[str, list[int]]:
    """Return the values of the wines of each type."""
    return {kind: list(vineyard.wines(kind)) for kind in WINE_TYPES}


def add(tokens: Tokens, value: int, origin: str) -> str:
    """Add a token, and return its origin."""
    tokens.append((value, origin))
    tokens.sort()
    return origin


def take(tokens: Tokens, value: int) -> str:
    """Remove a token, and return its origin."""
    for token in tokens:
        if token[0] == value:
            tokens.remove(token)
            return token[1]
    return ""


def in_order(tokens: dict[str, Tokens], now: dict[str, list[int]]) -> dict[str, Tokens]:
    """Return the same tokens with the values that they have now.

    Where they cannot be the same, nothing is known of them.
    """
    found: dict[str, Tokens] = {}
    for kind, some in now.items():
        origins = [origin for _, origin in tokens[kind]]
        found[kind] = list(zip(some, origins if len(origins) == len(some) else [""] * len(some), strict=True))
    return found
