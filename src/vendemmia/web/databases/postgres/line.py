"""How long a process that answers people waits for PostgreSQL, and whether anything comes from there at all.

PostgreSQL's own limits are of no use when packets get lost, and the system only notices unconfirmed ones.
So a wait is given up here. Silence makes the process try another connection beside it: if that one works, only the
statement is slow. If it does not, all waiting requests fail at once, and no request waits again until a trial succeeds.
"""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg.pq import TransactionStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping

    from psycopg.pq.abc import PGconn

DOUBT = 1.0
"""Seconds of silence after which another connection is tried."""
TRIAL = 1.5
"""Seconds that a trial has."""
REFUSED = 3.0
"""The same where connections are refused: then PostgreSQL may be starting."""
ANSWER = 4.0
"""Seconds of silence after which a statement is given up in any case."""
PAUSE = 0.25
"""Seconds between two trials."""
CONNECTING = 2
"""Seconds for a connection; psycopg takes no less."""
LIMITS = "-c statement_timeout=3500 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=60000"
"""Milliseconds: PostgreSQL says that it has not managed before we believe that it is gone."""
OPEN = ("authentication failed", "pg_hba.conf", "no password", "does not exist", "too many")
"""What PostgreSQL says to those who reach it and still may not use it."""


class Silent(psycopg.OperationalError):
    """No answer, and none will be waited for."""


class PostgresLine:
    """What this process knows of its way to PostgreSQL."""

    def __init__(self) -> None:
        self.is_down = False
        self.losses = 0
        """How often it was down. A connection from before a loss may have missed something for good."""
        self._parameters: dict[str, Any] | None = None
        self._lock = threading.Lock()
        self._is_trying = False
        self._of_thread = threading.local()

    @property
    def is_hurried(self) -> bool:
        """Whether this thread waits only for a while."""
        return self._parameters is not None and not getattr(self._of_thread, "has_time", False)

    def hurry(self, parameters: Mapping[str, object] | None) -> None:
        """Note that people wait for this process from now on; None ends it. `parameters` open another connection."""
        self._parameters = None if parameters is None else dict(parameters)
        self.is_down = False

    @contextmanager
    def time_enough(self) -> Iterator[None]:
        """Let this thread do something that may take minutes, such as a backup."""
        self._of_thread.has_time = True
        try:
            yield
        finally:
            self._of_thread.has_time = False

    def doubt(self, patience: float) -> None:
        """Try whether a connection works. If none does within these seconds, the line is down."""
        with self._lock:
            if self._is_trying or self._parameters is None:
                return
            self._is_trying = True
        threading.Thread(target=self._try, args=[self._parameters, patience], daemon=True).start()

    def _try(self, parameters: dict[str, Any], patience: float) -> None:
        timer = threading.Timer(patience, self._lose)
        timer.daemon = True
        timer.start()
        try:
            while parameters is self._parameters and not works(parameters):
                time.sleep(PAUSE)
        finally:
            timer.cancel()
            with self._lock:
                self._is_trying = self.is_down = False

    def _lose(self) -> None:
        with self._lock:
            if self._is_trying:
                self.is_down = True
                self.losses += 1

    def check_losses(self, losses: int) -> None:
        """Raise Silent for a connection made after this number of losses: it may have missed something since."""
        if self.is_down or self.losses != losses:
            raise Silent("no answer")

    def check(self, silence: float = 0.0) -> None:
        """Raise Silent if waiting is useless after this number of seconds without an answer."""
        if self.is_down:
            raise Silent("no answer")
        if silence >= ANSWER:
            raise Silent(f"no answer for {int(ANSWER)} seconds")
        if silence >= DOUBT:
            self.doubt(TRIAL)


LINE = PostgresLine()


class Trial(psycopg.Connection[Any]):
    """A connection that shows whether there is a way to PostgreSQL."""

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as in psycopg
        return super().wait(bounded(gen, self.pgconn, _check_trial), *args, **kwargs)


def _check_trial(silence: float) -> None:
    if silence >= TRIAL:
        raise Silent("the trial is not answered")


def works(parameters: dict[str, Any]) -> bool:
    """Return whether a new connection gets an answer, if only a refusal."""
    try:
        with Trial.connect(**{**parameters, "connect_timeout": CONNECTING}, autocommit=True) as trial:
            trial.execute("SELECT 1")
    except psycopg.OperationalError as error:
        return any(sign in str(error) for sign in OPEN)
    return True


def bounded(gen: Generator[Any, Any, Any], pgconn: PGconn, check: Callable[[float], None]) -> Generator[Any, Any, Any]:
    """Yield the same wait, but `check` hears of silence, in seconds, and may end it.

    Waiting for notifications does not count as silence: nothing was asked.
    """
    heard = time.monotonic()
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if ready:
                heard = time.monotonic()
            elif pgconn.transaction_status == TransactionStatus.ACTIVE:
                check(time.monotonic() - heard)
            wanted = gen.send(ready)
    except StopIteration as end:
        return end.value
