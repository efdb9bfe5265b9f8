"""`vendemmia restore`: replaces the database with a backup; the old one is kept under another name."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..errors import DONE, CommandError
from ..terminal import shortened
from .backup import chosen_store, problems_in_words

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    if given.file is None:
        raise CommandError(words.message("cli-error-needs-file", command="restore"))
    store = chosen_store(words)
    with problems_in_words(words, store.label, given.file):
        restored = store.restore(given.file, datetime.now(UTC).astimezone())
    print(words.message("cli-restore-done", games=restored.games, file=shortened(given.file, 300)))
    if restored.aside is not None:
        print(words.message("cli-restore-aside", file=shortened(restored.aside, 300)))
    return DONE
