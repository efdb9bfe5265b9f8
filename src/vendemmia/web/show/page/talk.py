"""What was said at a table, as one reader sees it, and what the reader may say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.functional import cached_property

from vendemmia.web.play.chat import LONGEST, PHRASES, lines, phrase_text

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from vendemmia.locale import Words
    from vendemmia.web.models import Table
    from vendemmia.web.play.chat import ChatLine


class Talk:
    """The chat of a table, before and after the beginning of its game."""

    phrases = PHRASES
    longest = LONGEST

    def __init__(
        self, words: Words, table: Table, own: Sequence[int], muted: Collection[int] = (), *, reports: bool = False
    ) -> None:
        self.words = words
        self.table = table
        self.own = tuple(own)
        """The seats of the reader; a reader without one only reads."""
        self.muted = list(muted)
        self.reports = reports
        """The reader can report what others have said."""

    @property
    def open(self) -> bool:
        return self.table.chat in ("phrases", "all")

    @property
    def may_speak(self) -> bool:
        return self.open and bool(self.own)

    @property
    def writes(self) -> bool:
        """Free text is allowed."""
        return self.may_speak and self.table.chat == "all"

    @cached_property
    def lines(self) -> list[ChatLine]:
        return lines(self.words, self.table, self.muted) if self.open else []

    @property
    def newest(self) -> int:
        return self.lines[-1].id if self.lines else 0

    def phrase(self, phrase: str) -> str:
        return phrase_text(self.words, phrase)
