"""Asks the database whether it works, in a thread of its own, so that monitors get an answer even if it hangs."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from typing import Final, NamedTuple

from django.db import connection

from . import UnusableDatabase, database

WITHIN: Final = 0.7
"""Seconds to wait for the answer, from the question on: those who come later wait for the rest of them."""


class Question(NamedTuple):
    """What a thread is asking."""

    answer: Future[float | None]
    since: float

    @property
    def patience(self) -> float:
        """Seconds that are left to wait."""
        return max(self.since + WITHIN - time.monotonic(), 0.0)


_lock = threading.Lock()
_question: Question | None = None


def seconds_since_players() -> float | None:
    """Return how long ago the computer players were last alive; None if there have been none.

    UnusableDatabase if moves cannot be saved at the moment, or if the database does not say.
    """
    global _question  # noqa: PLW0603 - one question of the process at a time
    with _lock:
        if _question is None or _question.answer.done():
            _question = Question(Future(), time.monotonic())
            threading.Thread(target=_ask, args=[_question.answer], name="health", daemon=True).start()
        question = _question
    try:
        return question.answer.result(question.patience)
    except TimeoutError:
        raise UnusableDatabase("unreachable", "no answer") from None


def _ask(answer: Future[float | None]) -> None:
    try:
        database().check_health()
        answer.set_result(database().seconds_since_heartbeat())
    except Exception as error:  # noqa: BLE001 - raised again for the caller
        answer.set_exception(error)
    finally:
        connection.close()
