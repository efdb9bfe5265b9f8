"""The threads that send notices, in the process of the computer players: a slow network keeps no game waiting."""

from __future__ import annotations

import logging
import threading
from datetime import timedelta

from django.db import DatabaseError, InterfaceError, connection
from django.utils.timezone import now

from vendemmia.web.people.identity import is_shared

from .sending import clean_up, send_due

LOG = logging.getLogger(__name__)
INTERVAL = 5.0
"""Seconds between two looks at the queue."""
THREADS = 3
"""So that one address that does not answer does not hold up other people's notices."""
CLEANING = timedelta(hours=6)


def start() -> None:
    """Send notices from now on, until the process ends. A home server has no people to send any to."""
    if is_shared():
        for number in range(THREADS):
            threading.Thread(target=run, args=(threading.Event(),), name=f"notices-{number}", daemon=True).start()


def run(stopped: threading.Event) -> None:
    """Wait until the event is set."""
    cleaned = now() - CLEANING
    while not stopped.is_set():
        try:
            moment = now()
            if moment - cleaned >= CLEANING:
                clean_up(moment)
                cleaned = moment
            send_due()
        except (DatabaseError, InterfaceError) as error:
            LOG.error("the notices cannot be read: %s", error)  # noqa: TRY400 - no traceback
            connection.close()
        except Exception:  # After any error, later notices are still worth sending.
            LOG.exception("the notices cannot be sent")
        stopped.wait(INTERVAL)
    connection.close()
