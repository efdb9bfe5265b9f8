"""Messages at a table: set phrases, which everybody reads in their own language, and free text where it is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction

from vendemmia.engine import VendemmiaError
from vendemmia.web.conduct.kept_messages import remove
from vendemmia.web.conduct.sanctions import check
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Said, Seat
from vendemmia.web.util.plain_text import plain

if TYPE_CHECKING:
    from collections.abc import Collection
    from datetime import datetime

    from vendemmia.locale import Words
    from vendemmia.web.models import Table

PHRASES: Final = (*("hello", "luck", "well", "thanks", "sorry", "moment", "turn", "close", "again", "bye"),)
"""The set phrases: the ends of the ids of their messages."""
LONGEST: Final = 200
"""Characters of a free text."""
SHOWN: Final = 60
"""The newest messages are shown."""
KEPT: Final = 500
"""The newest messages of a table stay in the database."""


class CannotSay(VendemmiaError):
    """Nothing was said; the argument is the id of the message that says why."""


class ChatLine(NamedTuple):
    """A message as one reader sees it."""

    id: int
    seat: int
    text: str
    created: datetime


def say(table: Table, seat: int, *, phrase: str = "", text: str = "") -> None:
    """Say something at a table. CannotSay if the table does not allow it, or there is nothing in it."""
    if table.chat not in ("phrases", "all") or (text and table.chat != "all"):
        raise CannotSay("together-chat-off-now")
    text = plain(text)
    if phrase not in PHRASES and not text:
        raise CannotSay("together-chat-empty")
    if len(text) > LONGEST:
        raise CannotSay("together-chat-long")
    if phrase not in PHRASES:
        _check_may_write(table, seat)
    if phrase in PHRASES:
        Said.objects.create(table=table, seat=seat, phrase=phrase)
    else:
        Said.objects.create(table=table, seat=seat, text=text)
    oldest = Said.objects.filter(table=table).order_by("-id").values_list("id", flat=True)[KEPT : KEPT + 1]
    if oldest:
        with transaction.atomic():
            remove(Said.objects.filter(table=table, id__lte=oldest[0]), table.id)
    bump_side_version(table.id)


def _check_may_write(table: Table, seat: int) -> None:
    """Raise Refused if the person in this seat may not write free text at the moment."""
    found = Seat.objects.filter(table_id=table.id, number=seat).select_related("person").first()
    check(None if found is None else found.person, "write")


def lines(words: Words, table: Table, muted: list[int]) -> list[ChatLine]:
    """Return the newest messages, the oldest of them first, without those of seats that the reader has muted."""
    newest = Said.objects.filter(table=table).exclude(seat__in=muted).order_by("-id")[:SHOWN]
    return [
        ChatLine(said.pk, said.seat, phrase_text(words, said.phrase) if said.phrase else said.text, said.created)
        for said in reversed(newest)
    ]


def phrase_text(words: Words, phrase: str) -> str:
    """Return a set phrase in the reader's language."""
    return words.message(f"together-phrase-{phrase}") if phrase in PHRASES else "…"


def clear(table: Table, seats: Collection[int] | None = None) -> None:
    """Remove everything that was said, or what some seats have said.

    Moderators can still read it (`conduct.kept_messages`).
    """
    said = Said.objects.filter(table=table)
    with transaction.atomic():
        remove(said if seats is None else said.filter(seat__in=seats), table.id)
    bump_side_version(table.id)
