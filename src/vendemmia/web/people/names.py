"""Which name a person may have on a shared server, so that others know with whom they play.

No name looks like that of an account, and none like a role of the server: a player called "admin" would be believed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import count
from typing import Final

from django.conf import settings
from django.contrib.auth.models import User

from vendemmia.bots import PLAYERS
from vendemmia.locale import languages, words
from vendemmia.web.game.player_names import LONGEST_NAME, alike, is_usable
from vendemmia.web.models import Act, Person

UNUSABLE: Final = "name"
RESERVED: Final = "reserved"
TAKEN: Final = "taken"
TAKEN_AWAY: Final = "taken-away"
WRITTEN_WITH: Final = str.maketrans("013457@!$+", "oieastaist")
"""Digits and signs that stand for letters: `adm1n`, `m0der@tor`."""
TITLE: Final = 5
"""Letters of a role that no word of a name may be, as in `Rosa (admin)`. Shorter ones are family names: `Joe Root`."""


def why_not_called(name: str, person: Person | None = None) -> str:
    """Return why a person cannot have a name, as the end of the id of `account-error-…`; empty if they can.

    People may keep the name they have.
    """
    if not is_usable(name):
        return UNUSABLE
    if not settings.SHARED or (person is not None and alike(name) == alike(person.name)):
        return ""
    if is_reserved(name):
        return RESERVED
    if person is not None and was_taken_away(name, person):
        return TAKEN_AWAY
    return TAKEN if is_taken(name) else ""


def was_taken_away(name: str, person: Person) -> bool:
    """Return whether a moderator has given this person another name because of this one, or one that looks like it."""
    before = Act.objects.filter(person=person, kind="rename").values_list("detail", flat=True)
    return any(alike(each) == alike(name) for each in before)


def is_taken(name: str) -> bool:
    """Return whether an account has this name or one that looks like it.

    One that the version before made has only a user.
    """
    taken = Person.objects.filter(account_name=alike(name)).exists()
    return taken or User.objects.filter(username__iexact=name).exists()


def is_reserved(name: str) -> bool:
    """Return whether a name is that of a role or of a computer player, perhaps with digits or points, or calls a player
    by a role."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    for text in (plain, plain.translate(WRITTEN_WITH)):
        if _bare(text) in _roles() | _levels():
            return True
        if any(len(word) >= TITLE and _bare(word) in _roles() for word in re.findall(r"[^\W\d_]+", text)):
            return True
    return False


def _bare(name: str) -> str:
    """Return the skeleton of the letters of a name."""
    return alike("".join(sign for sign in name if sign.isalpha()))


@cache
def _roles() -> frozenset[str]:
    """Return the skeletons of the roles of a server, in all languages."""
    return frozenset(_bare(name) for each in languages() for name in words(each).message("names-reserved").split(","))


@cache
def _levels() -> frozenset[str]:
    """Return the skeletons of the names of computer players, in all languages."""
    return frozenset(_bare(name) for each in languages() for name in map(words(each).bot_name, PLAYERS)) | {
        _bare(name) for name in PLAYERS
    }


def free_of_accounts(name: str) -> str:
    """Return the name with a number that makes it unlike that of any account."""
    for number in count(2):
        end = f" {number}"
        found = name[: LONGEST_NAME - len(end)] + end
        if not is_taken(found):
            return found
    raise AssertionError  # There are more numbers than accounts.
