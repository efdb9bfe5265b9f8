"""`vendemmia backup`: all games of the browser as one file, also while the server runs."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from .errors import DONE, CommandError
from .terminal import shortened

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator
    from pathlib import Path

    from vendemmia.locale import Words
    from vendemmia.web.databases import Database


def run(words: Words, given: Namespace) -> int:
    if given.file is None:
        raise CommandError(words.message("cli-error-needs-file", command="backup"))
    store = chosen_store(words)
    with problems_in_words(words, store.label):
        games = store.back_up(given.file, force=given.force)
    print(words.message("cli-backup-done", games=games, file=shortened(given.file, 300)))
    return DONE


def chosen_store(words: Words) -> Database:
    """The database that the environment names."""
    from vendemmia.web.databases import store_of
    from vendemmia.web.launch import CannotServe, checked_environment

    try:
        return store_of(checked_environment(words))
    except CannotServe as error:
        raise CommandError(str(error)) from None


@contextmanager
def problems_in_words(words: Words, file: Path | str) -> Iterator[None]:
    """What can be wrong with the database in this file, and with copying it."""
    from vendemmia.web.databases import CannotCopy, UnusableDatabase

    try:
        yield
    except CannotCopy as error:
        args = {"file": shortened(error.file, 300), "detail": error.detail or error.kind}
        raise CommandError(words.message(f"copy-{error.kind}", **args)) from None
    except UnusableDatabase as error:
        args = {"file": shortened(file, 300), "detail": error.detail or error.kind}
        raise CommandError(words.message(f"database-{error.kind}", **args)) from None
    except (OSError, ValueError) as error:  # A name that no file can have.
        problem = getattr(error, "strerror", None) or str(error)
        raise CommandError(words.message("copy-unreachable", file=shortened(file, 300), detail=problem)) from None
