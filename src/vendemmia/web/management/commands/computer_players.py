"""The process of the computer players, started by `launch`: Django is set up before this is imported."""

from __future__ import annotations

import gc
import signal

from django.core.management.base import BaseCommand

from vendemmia.web.computer_players.scheduler import run
from vendemmia.web.notices import sender_threads


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: object, **options: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server, which then ends us.
        gc.collect()
        gc.freeze()  # What is loaded now stays loaded: collecting garbage in it takes longer than many answers.
        sender_threads.start()
        run()
