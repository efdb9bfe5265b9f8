"""Answers what pages ask, in a thread of the computer players' process: a person waits for it at the screen."""

from __future__ import annotations

import logging
import threading
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from django.core.exceptions import ObjectDoesNotExist
from django.db import DatabaseError, connection
from django.utils.timezone import now

from vendemmia.web.databases import database
from vendemmia.web.models import Question
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock

from .problems import worked_out

if TYPE_CHECKING:
    from vendemmia.web.databases import Listener

LOG = logging.getLogger(__name__)
INTERVAL: Final = 0.25
"""Seconds to wait for news of the database."""
AFTER_ERROR: Final = 1.0
WAITING: Final = "SELECT id FROM web_question WHERE NOT taken ORDER BY id LIMIT 1"
OLD: Final = timedelta(minutes=1)
"""The page does not wait for the answer any more."""


class Adviser(threading.Thread):
    """Answers until it is stopped. It thinks beside the moves of the computer players, which may take longer."""

    def __init__(self) -> None:
        super().__init__(daemon=True, name="adviser")
        self._stopping = threading.Event()

    def run(self) -> None:
        listener = database().listener()
        try:
            while not self._stopping.is_set():
                self._go_on(listener)
        finally:
            listener.close()
            connection.close()

    def _go_on(self, listener: Listener) -> None:
        try:
            if listener.has_news():
                answer_all()
            else:
                listener.wait(INTERVAL)
        except DatabaseError as error:
            LOG.warning("what pages ask cannot be read: %s", error)
            connection.close()
            self._stopping.wait(AFTER_ERROR)

    def stop(self) -> None:
        self._stopping.set()
        self.join()


def answer_all() -> None:
    """Answer what waits, each question by one process."""
    while (number := _waiting()) is not None:
        if Question.objects.filter(id=number, taken=False).update(taken=True):
            asked = Question.objects.filter(id=number).first()
            if asked is None:  # The page has given up meanwhile.
                continue
            if asked.asked < now() - OLD:
                Question.objects.filter(asked__lt=now() - OLD).delete()
                continue
            Question.objects.filter(id=asked.pk).update(answer=_answer(asked), answered=True)


def _waiting() -> int | None:
    """Return the first question that waits. Every change of the database asks for it, so Django composes nothing."""
    with connection.cursor() as cursor:
        cursor.execute(WAITING)
        found = cursor.fetchone()
    return found and int(found[0])


def _answer(asked: Question) -> dict[str, object]:
    try:
        with table_lock(asked.table):
            table = read_table(asked.table)
            if table.version != asked.version:
                return {"failed": "stale"}
            return {"found": worked_out(asked.kind, table, asked.seat)}
    except DatabaseError:
        raise
    except ObjectDoesNotExist:
        return {"failed": "gone"}
    except Exception:
        LOG.exception("no answer to %r about table %s", asked.kind, asked.table)
        return {"failed": "error"}
