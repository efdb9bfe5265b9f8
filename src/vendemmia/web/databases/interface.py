"""What the server needs from a database besides Django's models."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from vendemmia.engine import VendemmiaError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager
    from datetime import datetime
    from pathlib import Path

    from vendemmia.web.models import Token

    from .topics import TopicMark

FIXED = ("options", "seed", "secret", "rules", "start", "resumed")
"""Columns of a table that never change; `resumed` is empty, or the table is read as a whole."""
SEATED = ("number", "name", "bot", "colour", "stand_in", "person_id", "left")
"""The columns of a seat that say who sits there."""
PLAYED = ("number", "code", "forced", "seat", "check_digits", "id")
"""The columns of a ply that a game is made from."""
ANSWERED = {
    "number": "int",
    "seat": "smallint",
    "code": "text",
    "check_digits": "text",
    "forced": "boolean",
    "stumbled": "boolean",
}
"""The columns of a ply that an answer writes, with their types in PostgreSQL."""
CHANGED_FIELDS = (
    *("version", "to_move", "bot_to_move", "over", "year", "result", "hurry", "changed"),
    *("position", "checksum", "receipts", "deadline", "gathering"),
)
"""What an answer or taking one back may change in the row of a table, on both databases."""
LONGEST = 200
"""Characters of a detail: damaged files put anything into it."""


class UnusableDatabase(VendemmiaError):
    """A database that cannot be used. It is never changed; `kind` names the message `database-KIND`."""

    file: Path | str | None = None
    """Which one, if it is not the server's own: a backup."""
    aside: Path | None = None
    """Where a restore that failed has saved the games, which are unchanged."""

    def __init__(self, kind: str, detail: str = "") -> None:
        detail = one_line(detail)
        super().__init__(detail or kind)
        self.kind = kind
        self.detail = detail


class CannotCopy(VendemmiaError):
    """Nothing was copied and nothing was changed; `kind` names the message `copy-KIND`."""

    aside: Path | None = None
    """As above."""

    def __init__(self, kind: str, file: Path | str, detail: str = "") -> None:
        detail = one_line(detail)
        super().__init__(f"{kind}: {file} {detail}")
        self.kind = kind
        self.file = file
        self.detail = detail


def one_line(detail: str) -> str:
    """Return a detail that can be shown, even if a damaged file has put control characters into it."""
    return "".join(sign if sign.isprintable() else " " for sign in detail)[:LONGEST]


@contextmanager
def about(file: Path | str) -> Iterator[None]:
    """Say of errors inside that they are about this file, not the server's database."""
    try:
        yield
    except UnusableDatabase as error:
        error.file = error.file or file
        raise


@contextmanager
def keeping(aside: Path | None) -> Iterator[None]:
    """Let errors inside say where the games are saved."""
    try:
        yield
    except (CannotCopy, UnusableDatabase) as error:
        error.aside = aside
        raise


class Restored(NamedTuple):
    """What a restore did."""

    games: int
    aside: Path | None
    """Where the previous games are now; None if there were none."""


class Listener(Protocol):
    """Notices changes in a process that has nothing else to wait for, such as the computer players."""

    def has_news(self) -> bool:
        """Return whether something may have changed since the last call, and at the first one."""
        ...

    def wait(self, seconds: float) -> None:
        """Wait for news, but not longer than the limit."""
        ...

    def close(self) -> None: ...


class Latest(NamedTuple):
    """A table as its row is now, for a process that has its game in memory."""

    columns: dict[str, Any]
    """By name, all but those in `FIXED` and the position."""
    seats: list[list[Any]]
    """As `SEATED` lists them."""
    plies: list[list[Any]] | None
    """From the last known one on, as `PLAYED` lists them; None if the version is the known one."""


class Change(NamedTuple):
    """An answer with what followed from it, ready to be written."""

    table_id: str
    version: int
    """The one that the row must have."""
    columns: dict[str, Any]
    """The new values of the row (`CHANGED_FIELDS`)."""
    plies: list[tuple[Any, ...]]
    """As `ANSWERED` lists them."""
    bot_is_asked: bool


class Written(NamedTuple):
    """What became of a change."""

    is_done: bool
    """False if the row had another version."""
    last_row: int | None
    """The number of the last ply's row."""


class Listening(NamedTuple):
    """A stream of a seat, by its token."""

    table_id: str
    seat: int
    token: int


class Source(Protocol):
    """Notices changes for the open pages of a process, in its event loop."""

    async def marks(self, topics: Collection[str]) -> dict[str, TopicMark]:
        """Return how far these topics have come."""
        ...

    async def watch(
        self, topics: Callable[[], Collection[str]], wake: Callable[[Mapping[str, TopicMark | None]], Awaitable[None]]
    ) -> None:
        """Call `wake` with the topics that may have changed, as long as there are `topics`.

        With each comes its mark, or None if `marks` must be asked.
        """
        ...

    async def close(self) -> None: ...


class Claims(Protocol):
    """Which process of computer players works on what, so that no two do the same work.

    A claim lasts as long as its process gives signs of life (`beat`): what a dead one has claimed is free again.
    """

    def take(self, subject: str) -> bool:
        """Claim something; False if it belongs to another living process."""
        ...

    def release(self, subject: str) -> None: ...

    def beat(self) -> None:
        """Give a sign of life of this process."""
        ...

    def leave(self) -> None:
        """Release everything that this process has claimed, because it ends."""
        ...


class Database(ABC):
    """A database with everything in which it differs from others."""

    kind: str
    """Its name in reports."""
    is_shared: bool
    """Several web processes and several processes of computer players may use it at the same time."""
    label: str
    """How messages name it; without a password."""
    home: Path
    """The data folder."""

    @abstractmethod
    def settings(self) -> dict[str, Any]:
        """Return the value of Django's `DATABASES`."""

    # --- starting and stopping

    @abstractmethod
    def check(self) -> None:
        """Check the database before anything else uses it. Raise UnusableDatabase if it will not do; nothing is
        changed."""

    def exists(self) -> bool:
        """Return whether there is something that could be looked at without making it."""
        return True

    @abstractmethod
    def alone_for_migrations(self) -> AbstractContextManager[None]:
        """Return a context in which only one process at a time brings the tables up to date."""

    @abstractmethod
    def begin(self) -> None:
        """Prepare for a server that is about to run."""

    @abstractmethod
    def hurry(self) -> None:
        """Note that people wait for this process from now on: it does not wait long for the database."""

    @abstractmethod
    def end(self, *, alone: bool) -> str:
        """Clean up when the server has stopped. Returns the id of a message if something needs to be said."""

    # --- running

    begin_reading: str
    """The statement that begins a transaction which only reads."""

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Read everything inside as of one moment, while others keep writing.

        It waits for no lock: on SQLite, `transaction.atomic` would ask for the write lock first.
        """
        from django.db import connection

        if connection.in_atomic_block:
            yield
            return
        connection.ensure_connection()
        with connection.cursor() as cursor:
            cursor.execute(self.begin_reading)
            try:
                yield
            finally:
                if connection.connection is not None and not getattr(connection.connection, "closed", False):
                    cursor.execute("COMMIT")

    def rows(self, statement: str, given: Sequence[str | int]) -> list[tuple[Any, ...]]:
        """Return the rows of a statement of our own, for what every move asks: Django composes its own each time."""
        from django.db import connection

        with connection.cursor() as cursor:
            cursor.execute(statement, given)
            return list(cursor.fetchall())

    def find_token(self, digest: str) -> Token | None:
        """Return the token of the API with this digest, and its person."""
        from vendemmia.web.models import Token

        return Token.objects.select_related("person").filter(digest=digest).first()

    def look_again(self, table_id: str, version: int, ply: int) -> Latest | None:
        """Return a table of which this process has this version and the plies up to and with this one, in one
        statement.

        None if the table must be read as a whole: it is gone, or this database has no such statement.
        """
        return None

    def write(self, change: Change) -> Written | None:
        """Write an answer in one statement, which is one transaction. None if this database needs several."""
        return None

    def may_listen(self, streams: Sequence[Listening]) -> list[bool]:
        """Return for each stream of a shared server whether its token still belongs to the person in the seat, who is
        not banned."""
        from vendemmia.web.models import Seat
        from vendemmia.web.models.desk import without_banned

        return [
            without_banned(Seat.objects.filter(table_id=table_id, number=seat, person__tokens=token)).exists()
            for table_id, seat, token in streams
        ]

    @abstractmethod
    def freshen(self) -> None:
        """Drop this thread's connection if it leads nowhere any more. Called for every request, so cheap."""

    @abstractmethod
    def check_health(self) -> None:
        """Raise UnusableDatabase if moves cannot be saved at the moment."""

    @abstractmethod
    def unusable(self, error: Exception) -> UnusableDatabase:
        """Return what an error says about the database."""

    @abstractmethod
    def note_change(self, table_id: str, version: int | None = None, *, bot_is_asked: bool) -> None:
        """Announce the version that a table gets in the current transaction; without one the table comes or goes."""

    @abstractmethod
    def note_evaluation(self) -> None:
        """Announce that the current transaction asks for an evaluation."""

    @abstractmethod
    def announce(self, topics: Iterable[str]) -> None:
        """Wake everybody who waits for these topics when the current transaction is committed."""

    @abstractmethod
    def listener(self) -> Listener: ...

    @abstractmethod
    def source(self) -> Source: ...

    @abstractmethod
    def claims(self) -> Claims: ...

    @abstractmethod
    def seconds_since_heartbeat(self) -> float | None:
        """Return how long ago a process of computer players was last alive; None if there has been none."""

    # --- copies

    @abstractmethod
    def back_up(self, target: Path, *, force: bool = False) -> int:
        """Copy all games into one SQLite file, even while servers run. Returns the number of games."""

    @abstractmethod
    def fleeting_copy(self) -> AbstractContextManager[Path]:
        """Return a checked copy that is removed afterwards."""

    @abstractmethod
    def restore(self, file: Path, now: datetime) -> Restored:
        """Replace all games with those of a backup; the previous ones are kept in a file."""
