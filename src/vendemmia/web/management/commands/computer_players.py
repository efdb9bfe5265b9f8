"""The process of the computer players, started by `launch`: Django is set up before this is imported."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading

from django.core.management.base import BaseCommand

from vendemmia.web.notices import thread as notices
from vendemmia.web.worker import run


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: object, **options: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server, which then ends us.
        threading.Thread(target=_end_with_the_server, daemon=True).start()
        gc.collect()
        gc.freeze()  # What is loaded now stays loaded: collecting garbage in it takes longer than many answers.
        notices.start()
        run()


def _end_with_the_server() -> None:
    """The server holds the other end of standard input; when that closes, however it ended, so do we."""
    while sys.stdin.buffer.read(4096):
        pass
    os._exit(0)
