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

    from vendemmia.web.community_models import Token
    from vendemmia.web.topics import Mark

FIXED = ("options", "seed", "secret", "rules", "start", "resumed")
"""Columns of a table that never change; `resumed` is empty, or the table is read as a whole."""
LONGEST = 200
"""Characters of a detail: damaged files put anything into it."""


class UnusableDatabase(VendemmiaError):
    """A database that cannot be used. It is never changed; `kind` names the message `database-KIND`."""

    def __init__(self, kind: str, detail: str = "") -> None:
        detail = "".join(sign if sign.isprintable() else " " for sign in detail)[:LONGEST]
        super().__init__(detail or kind)
        self.kind = kind
        self.detail = detail


class CannotCopy(VendemmiaError):
    """Nothing was copied and nothing was changed; `kind` names the message `copy-KIND`."""

    def __init__(self, kind: str, file: Path | str, detail: str = "") -> None:
        super().__init__(f"{kind}: {file} {detail}")
        self.kind = kind
        self.file = file
        self.detail = detail


class Restored(NamedTuple):
    """What a restore did."""

    games: int
    aside: Path | None
    """Where the previous games are now; None if there were none."""


class Listener(Protocol):
    """Notices changes in a process that has nothing else to wait for, such as the computer players."""

    def has_news(self) -> bool:
        """True if something may have changed since the last call, and at the first one."""
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
    """As `rows.SEATED` lists them."""
    plies: list[list[Any]] | None
    """From the last known one on, as `rows.PLAYED` lists them; None if the version is the known one."""


class Change(NamedTuple):
    """An answer with what followed from it, ready to be written."""

    table_id: str
    version: int
    """The one that the row must have."""
    columns: dict[str, Any]
    """The new values of the row (`tables.CHANGED_FIELDS`)."""
    plies: list[tuple[int, int, str, str, bool, bool]]
    """Number, seat, code, check, forced, stumbled."""
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

    async def marks(self, topics: Collection[str]) -> dict[str, Mark]:
        """How far these topics have come."""
        ...

    async def watch(
        self, topics: Callable[[], Collection[str]], wake: Callable[[Mapping[str, Mark | None]], Awaitable[None]]
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
        """This process is alive."""
        ...

    def leave(self) -> None:
        """This process ends: others may take everything that it has claimed."""
        ...


class Database(ABC):
    """A database with everything in which it differs from others."""

    kind: str
    """Its name in reports."""
    is_shared: bool
    """Several web processes and several processes of computer players may use it at the same time."""
    label: str
    """How messages name it; without a password."""

    @abstractmethod
    def settings(self) -> dict[str, Any]:
        """For Django's `DATABASES`."""

    # --- starting and stopping

    @abstractmethod
    def check(self) -> None:
        """Before anything else uses it. Raise UnusableDatabase if it will not do; nothing is changed."""

    @abstractmethod
    def alone_for_migrations(self) -> AbstractContextManager[None]:
        """Only one process at a time brings the tables up to date."""

    @abstractmethod
    def begin(self) -> None:
        """The server is about to run."""

    @abstractmethod
    def end(self, *, alone: bool) -> str:
        """The server has stopped. Returns the id of a message if something needs to be said."""

    # --- running

    begin_reading: str
    """The statement that begins a transaction which only reads."""

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Everything read inside is from one moment, while others go on writing.

        It waits for nobody: on SQLite, `transaction.atomic` would ask for the write lock first.
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
        """The rows of a statement of our own, for what every move asks: Django composes its own each time."""
        from django.db import connection

        with connection.cursor() as cursor:
            cursor.execute(statement, given)
            return list(cursor.fetchall())

    def find_token(self, digest: str) -> Token | None:
        """The token of the API with this digest, and its person."""
        from vendemmia.web.community_models import Token

        return Token.objects.select_related("person").filter(digest=digest).first()

    def look_again(self, table_id: str, version: int, ply: int) -> Latest | None:
        """A table of which this process has this version and the plies up to and with this one, in one statement.

        None if the table must be read as a whole: it is gone, or this database has no such statement.
        """
        return None

    def write(self, change: Change) -> Written | None:
        """Write an answer in one statement, which is one transaction. None if this database needs several."""
        return None

    def may_listen(self, streams: Sequence[Listening]) -> list[bool]:
        """For each stream of a shared server, whether its token still belongs to the person in the seat."""
        from vendemmia.web.models import Seat

        return [
            Seat.objects.filter(table_id=table_id, number=seat, person__tokens=token).exists()
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
        """What an error says about the database."""

    @abstractmethod
    def note_change(self, table_id: str, version: int | None = None, *, bot_is_asked: bool) -> None:
        """A table gets this version in the current transaction; without one it comes or goes."""

    @abstractmethod
    def note_evaluation(self) -> None:
        """Somebody asks for an evaluation in the current transaction."""

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
        """How long ago a process of computer players was last alive; None if there has been none."""

    # --- copies

    @abstractmethod
    def back_up(self, target: Path, *, force: bool = False) -> int:
        """Copy all games into one SQLite file, even while servers run. Returns the number of games."""

    @abstractmethod
    def fleeting_copy(self) -> AbstractContextManager[Path]:
        """A checked copy that is removed afterwards."""

    @abstractmethod
    def restore(self, file: Path, now: datetime) -> Restored:
        """Replace all games with those of a backup; the previous ones are kept in a file."""
