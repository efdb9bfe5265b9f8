"""Passwords that are long enough and yet guessed at once: blanks, repeats, and the name of the site with a number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.core.exceptions import ValidationError

if TYPE_CHECKING:
    from django.contrib.auth.models import User

FEWEST: Final = 4
"""Different letters that a password has, blanks not counted."""
LONGEST_REPEATED: Final = 4
"""Letters of a piece that is repeated again and again: `wine` in `winewinewine`."""
NAMES: Final = ("vendemmia", "viticulture", "tuscany")
"""What everybody at this site thinks of first."""
SHORTEST_NAME: Final = 4
"""Letters of a part of the site's address that counts as its name: `www` and `org` are in every address."""
NO_LETTER: Final = re.compile(r"[\W\d_]+")


class NotRepeated:
    """Refuses passwords of blanks or of few letters again and again."""

    def validate(self, password: str, user: User | None = None) -> None:
        solid = "".join(password.split()).casefold()
        repeated = any(_repeats(solid, length) for length in range(1, LONGEST_REPEATED + 1))
        if len(set(solid)) < FEWEST or repeated:
            raise ValidationError("few letters", code="password_too_simple")


def _repeats(text: str, length: int) -> bool:
    """Return whether it is nothing but its first letters, again and again; the last time perhaps cut off."""
    piece = text[:length]
    return (piece * (len(text) // length + 1))[: len(text)] == text


class NotTheSite:
    """Refuses the name of the site with digits and signs around it."""

    def validate(self, password: str, user: User | None = None) -> None:
        letters = NO_LETTER.sub("", password.casefold())
        if any(letters and letters in (name, name * 2) for name in _names()):
            raise ValidationError("the name of the site", code="password_site_name")


def _names() -> set[str]:
    """Return the names of the game, and of this server as people know it."""
    parts = (NO_LETTER.sub("", part.casefold()) for host in settings.ALLOWED_HOSTS for part in host.split("."))
    return {*NAMES, *(part for part in parts if len(part) >= SHORTEST_NAME)}
