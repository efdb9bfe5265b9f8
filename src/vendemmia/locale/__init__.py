"""Everything the user reads, from the Fluent catalogues of one language."""

from __future__ import annotations

from .catalogue import LocaleFault, UnknownLanguage
from .explaining import RefusalReason
from .folders import SOURCE_LANGUAGE, languages
from .words import Words, words, words_for

__all__ = [
    "SOURCE_LANGUAGE",
    "LocaleFault",
    "RefusalReason",
    "UnknownLanguage",
    "Words",
    "languages",
    "words",
    "words_for",
]
