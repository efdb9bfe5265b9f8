"""What a hand holds: the tools of the trades and the gifts, at the lower right of a bust, x from 43 to 63."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .drinks import DRINKS
from .field import FIELD
from .papers import PAPERS
from .tools import TOOLS
from .treasures import TREASURES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vendemmia.web.drawings.portraits.marks import Strokes

PROPS: Final[Mapping[str, Callable[[], Strokes]]] = {**TOOLS, **FIELD, **DRINKS, **PAPERS, **TREASURES}
"""Every thing by its name."""
