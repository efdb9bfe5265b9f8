"""Engraved busts of all people of the game: visitors, mamas and papas, special workers, the Automa, computer players.

`SYMBOLS` has a large bust `p-…` and a small head `h-…` for each, by kind and id: `p-summer-broker`, `h-mama-alaena`.
Computer players have figures `fig-…`, by number.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from .automa import automa, automa_head
from .bust import bust, head
from .figures import figures
from .parents import MAMAS, PAPAS
from .sheet import sheet
from .summer import SUMMER
from .winter import WINTER
from .words import Sitter, person
from .workers import SPECIAL_WORKERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.web.drawings.shapes import Symbol

PEOPLE: Final[Mapping[str, Mapping[str, str]]] = {
    "summer": SUMMER,
    "winter": WINTER,
    "mama": MAMAS,
    "papa": PAPAS,
    "worker": SPECIAL_WORKERS,
}
"""The words for all people, by kind and id. `summer` and `winter` are names of decks."""
AUTOMA: Final = "automa"


@cache
def people() -> Mapping[str, Sitter]:
    """Return all people by kind and id, `summer-broker`."""
    return {f"{kind}-{id}": person(words) for kind, lines in PEOPLE.items() for id, words in lines.items()}


@cache
def symbols() -> Mapping[str, Symbol]:
    """Return the drawings of all people, and first what they have in common."""
    drawn = {f"p-{name}": bust(one) for name, one in people().items()} | {f"p-{AUTOMA}": automa()}
    drawn |= {f"h-{name}": head(one) for name, one in people().items()} | {f"h-{AUTOMA}": automa_head()}
    return sheet(drawn | figures())
