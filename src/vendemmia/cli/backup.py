"""`vendemmia backup`: all games of the browser as one file, also while the server runs."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from vendemmia.home import DATABASE, data_folder

from .errors import DONE, CommandError
from .terminal import shortened

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator
    from pathlib import Path

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    from vendemmia.web.backups import back_up

    if given.file is None:
        raise CommandError(words.message("cli-error-needs-file", command="backup"))
    live = data_folder() / DATABASE
    with problems_in_words(words, live):
        games = back_up(live, given.file, force=given.force)
    print(words.message("cli-backup-done", games=games, file=shortened(given.file, 300)))
    return DONE


@contextmanager
def problems_in_words(words: Words, file: Path) -> Iterator[None]:
    """What can be wrong with the database in this file, and with copying it."""
    from vendemmia.web.backups import CannotCopy
    from vendemmia.web.database import UnusableDatabase

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
