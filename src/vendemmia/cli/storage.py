"""Records on disk: where games are saved, how they are written and read."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import successor
from vendemmia.home import data_folder, make_folder
from vendemmia.record import Record, RecordError, promise_in

from .errors import CommandError
from .terminal import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from vendemmia.engine import Seed
    from vendemmia.locale import Words
    from vendemmia.record import Promise

CAST = re.compile(r"(?P<names>.+) \(humans: (?P<humans>\d+)(?:; bots: (?P<bots>[a-z, ]+))?\)")
"""The comment in a record of the command line: who plays, the humans first, and which computer players."""


class SavedGame(NamedTuple):
    """A saved record, with its players if the file names them."""

    record: Record
    names: tuple[str, ...]
    humans: int
    bots: tuple[str, ...] = ()
    promise: Promise | None = None
    """Of the server on which it was played."""


def new_file(seed: Seed) -> Path:
    """Return a free name for a new game in the data folder. A secret is not part of it."""
    moment = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    with suppress(OSError):  # Writing the file will report what is wrong.
        make_folder(data_folder())
    folder = data_folder() / "games"
    name = moment if isinstance(seed, str) else f"{moment}-seed-{seed}"
    path = folder / f"{name}.json"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.json"
        number += 1
    return path


def write_record(
    words: Words, path: Path, record: Record, names: Sequence[str], humans: int, bots: Sequence[str] = ()
) -> None:
    """Write all or nothing: an existing game stays until the new text is complete."""
    others = f"; bots: {', '.join(bots)}" if bots else ""
    comment = json.dumps(f"{', '.join(names)} (humans: {humans}{others})", ensure_ascii=False)
    text = record.to_text().replace("\n", f'\n "comment": {comment},\n', 1)
    fresh = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise CommandError(words.message("cli-error-write", file=shortened(path, 300), problem=problem)) from None


def read_record(words: Words, path: Path) -> SavedGame:
    """Read a well-formed record; whether its game is valid shows when it is replayed."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(words.message("cli-error-no-text", file=shortened(path, 300))) from None
    except OSError as error:
        raise CommandError(
            words.message("cli-error-read", file=shortened(path, 300), problem=error.strerror or "")
        ) from None
    try:
        record = Record.from_text(text)
    except RecordError as error:
        raise unsound(words, path, error) from None
    except (ValueError, RecursionError):  # Numbers or nesting beyond what a record can hold.
        raise CommandError(words.message("cli-error-no-text", file=shortened(path, 300))) from None
    comment = json.loads(text).get("comment")
    return SavedGame(record, *_cast(comment, record.options.players), promise_in(comment))


def unsound(words: Words, path: Path, error: RecordError) -> CommandError:
    """Return what is wrong with a record, in words."""
    file, problem = shortened(path, 300), shortened(words.error(error), 300)
    if error.ply is None:
        return CommandError(words.message("cli-error-record", file=file, problem=problem))
    return CommandError(words.message("cli-error-record-ply", file=file, ply=str(error.ply), problem=problem))


def _cast(comment: object, players: int) -> tuple[tuple[str, ...], int, tuple[str, ...]]:
    """Return names, number of humans and computer players; no names and no humans if the comment is not ours."""
    if isinstance(comment, dict):
        return _listed(comment.get("players"), players)
    found = CAST.fullmatch(comment) if isinstance(comment, str) else None
    if found is None:
        return (), 0, ()
    names = tuple(found["names"].split(", "))
    humans = int(found["humans"])
    if len(names) != players or not 1 <= humans <= players:
        return (), 0, ()
    bots = tuple((found["bots"] or "").split(", ")) if found["bots"] else ()
    if len(bots) != players - humans:
        bots = ()
    return names, humans, tuple(successor(bot) for bot in bots)


def _listed(listed: object, players: int) -> tuple[tuple[str, ...], int, tuple[str, ...]]:
    """Return the same from the list that a server writes.

    The command line seats humans first, and knows no other order.
    """
    rows = [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []
    names = [row.get("name") for row in rows]
    bots = [row.get("bot") for row in rows]
    humans = bots.count("")
    texts = [text for text in (*names, *bots) if isinstance(text, str)]
    if len(rows) != players or len(texts) != 2 * players or not all(names) or not humans or any(bots[:humans]):
        return (), 0, ()
    return tuple(texts[:players]), humans, tuple(successor(bot) for bot in texts[players + humans :])
