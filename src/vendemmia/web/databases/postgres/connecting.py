"""Connections that wait only for a while (`line`), for Django and beside it, and patience with a server that starts.

After a crash PostgreSQL needs a moment. A process that connects meanwhile waits instead of showing an error.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg import OperationalError

from .line import CONNECTING, LIMITS, LINE, REFUSED, TRIAL, Silent, bounded

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping

PATIENCE = 8.0
"""Seconds to wait for the server where no person waits."""
PAUSE = 0.1
SOON = (
    "refused",
    "starting up",
    "not yet accepting",
    "recovery mode",
    "shutting down",
    "No such file",
    "closed the connection",
    "too many",
)
"""What an error says when the next try may succeed."""


class Connection(psycopg.Connection[Any]):
    """Gives up when the line is down, and is closed then: an answer that comes later would be taken for another's."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as in psycopg
        super().__init__(*args, **kwargs)
        self.losses = LINE.losses

    @property
    def is_lost(self) -> bool:
        """The line is down, or was since this connection was made."""
        return LINE.is_down or self.losses != LINE.losses

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as above
        if not LINE.is_hurried:
            return super().wait(gen, *args, **kwargs)
        try:
            LINE.check_losses(self.losses)
            return super().wait(bounded(gen, self.pgconn, LINE.check), *args, **kwargs)
        except Silent:
            self.close()
            raise


class AsyncConnection(psycopg.AsyncConnection[Any]):
    """The same in the event loop."""

    async def wait(self, gen: Generator[Any, Any, Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as above
        if not LINE.is_hurried:
            return await super().wait(gen, *args, **kwargs)
        try:
            return await super().wait(bounded(gen, self.pgconn, LINE.check), *args, **kwargs)
        except Silent:
            await self.close()
            raise


def hurried(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parameters of a connection that people wait for."""
    return {**parameters, "options": LIMITS, "connect_timeout": CONNECTING} if LINE.is_hurried else dict(parameters)


def patiently(connect: Callable[[], Any]) -> Any:  # noqa: ANN401 - a connection of any kind
    """Connect, again and again if the server is only just starting."""
    deadline = time.monotonic() + (min(PATIENCE, REFUSED) if LINE.is_hurried else PATIENCE)
    while True:
        if LINE.is_hurried:
            LINE.check()
        try:
            return connect()
        except OperationalError as error:
            is_soon = any(sign in str(error) for sign in SOON)
            LINE.doubt(REFUSED if is_soon else TRIAL)
            if time.monotonic() >= deadline or not is_soon:
                raise
            time.sleep(PAUSE)


def connected(parameters: Mapping[str, Any]) -> Connection:
    """Return a connection without Django, each statement of which is its own transaction."""
    return patiently(lambda: Connection.connect(**hurried(parameters), autocommit=True))  # type: ignore[no-any-return]


async def connected_here(parameters: Mapping[str, Any]) -> AsyncConnection:
    """Connect in the event loop. It is tried once; the caller tries again."""
    if LINE.is_hurried:
        LINE.check()
    try:
        return await AsyncConnection.connect(**hurried(parameters), autocommit=True)
    except OperationalError:
        LINE.doubt(REFUSED)
        raise
