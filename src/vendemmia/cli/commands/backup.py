"""`vendemmia backup`: all games of the browser as one file, also while the server runs; or a trial of such a file."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..errors import DONE, CommandError
from ..terminal import shortened

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator
    from pathlib import Path

    from vendemmia.locale import Words
    from vendemmia.web.backups.trial import BackupContent
    from vendemmia.web.databases import CannotCopy, Database, UnusableDatabase

LONGEST = 300
"""Letters of a file's name in a message."""
MOST_NAMED = 5
"""Games that a message names."""


def run(words: Words, given: Namespace) -> int:
    if given.file is None:
        raise CommandError(words.message("cli-error-needs-file", command="backup"))
    if given.check:
        return check(words, given)
    from vendemmia.web.backups.latest import recorded

    store = chosen_store(words)
    with problems_in_words(words, store.label, given.file), recorded(store.home, given.file) as notes:
        notes.games = store.back_up(given.file, force=given.force)
    print(words.message("cli-backup-done", games=notes.games, file=shortened(given.file, LONGEST)))
    return DONE


def check(words: Words, given: Namespace) -> int:
    """Restore a backup into a database of its own that is thrown away, and read every game there."""
    from vendemmia.web.backups.trial import tried

    with problems_in_words(words, given.file, given.file):
        found = tried(given.file)
    file = shortened(given.file, LONGEST)
    if found.broken:
        named = words.listed([f"{name} ({why})" for name, why in found.broken[:MOST_NAMED]])
        raise CommandError(
            words.message("backup-check-broken", file=file, broken=len(found.broken), games=found.games, named=named)
        )
    for line in told(words, found, file):
        print(line)
    return DONE


def told(words: Words, found: BackupContent, file: str) -> list[str]:
    """Return what a trial has found, a line for each subject."""
    states = {"running": found.running, "gathering": found.gathering, "over": found.over, "deleted": found.deleted}
    return [
        words.message("backup-check-done", file=file, games=found.games),
        words.message("backup-check-states", **states),
        words.message("backup-check-rows", rows=found.rows, answers=found.answers),
        words.message("backup-check-people", accounts=found.accounts, guests=found.people - found.accounts),
        *([words.message("backup-check-newest", moment=found.newest)] if found.newest else []),
    ]


def chosen_store(words: Words) -> Database:
    """Return the database that the environment names."""
    from vendemmia.web.databases.choosing import database_of
    from vendemmia.web.server.launch import CannotServe, checked_environment

    try:
        return database_of(checked_environment(words))
    except CannotServe as error:
        raise CommandError(str(error)) from None


@contextmanager
def problems_in_words(words: Words, database: Path | str, file: Path | str) -> Iterator[None]:
    """Put into words what can be wrong with this database, and with copying it from or into this file."""
    from vendemmia.web.databases import CannotCopy, UnusableDatabase

    try:
        yield
    except (CannotCopy, UnusableDatabase) as error:
        raise CommandError(problem_of(words, error, database)) from None
    except (OSError, ValueError) as error:  # A name that no file can have.
        problem = getattr(error, "strerror", None) or str(error)
        raise CommandError(words.message("copy-unreachable", file=shortened(file, LONGEST), detail=problem)) from None


def problem_of(words: Words, error: CannotCopy | UnusableDatabase, database: Path | str) -> str:
    """Return the sentence that names what is wrong with what, and where a restore has saved the games of before."""
    from vendemmia.web.databases import CannotCopy

    kind, about = ("copy", error.file) if isinstance(error, CannotCopy) else ("database", error.file or database)
    args = {"file": shortened(about or database, LONGEST), "detail": error.detail or error.kind}
    sentence = words.message(f"{kind}-{error.kind}", **args)
    if error.aside is None:
        return sentence
    return words.message("restore-failed-aside", problem=sentence, file=shortened(error.aside, LONGEST))
