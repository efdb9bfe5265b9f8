"""Words: what the user reads, from the Fluent catalogues of one language."""

from __future__ import annotations

from .catalogue import BrokenMessage, UnknownLanguage, UnknownMessage, languages
from .words import Words, words

__all__ = ["BrokenMessage", "UnknownLanguage", "UnknownMessage", "Words", "languages", "words"]
