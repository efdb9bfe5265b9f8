"""A web worker, started by `launch`: one of several processes that answer requests on the same port."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from typing import TYPE_CHECKING

from django.conf import settings
from django.core.management.base import BaseCommand

from vendemmia.web.server.http_server import server_of

if TYPE_CHECKING:
    from argparse import ArgumentParser

LAST_REQUESTS = 5.0
"""Seconds after which it ends even if requests still wait for an answer."""


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("handles", type=int, nargs="+", help="the sockets: its own, then those of the others")

    def handle(self, *args: object, handles: list[int], **options: object) -> None:
        listener, *others = (socket.socket(fileno=each) for each in handles)
        for each in others:
            each.setblocking(False)
        server = server_of(settings.ENVIRONMENT, others)

        def stop(*_: object) -> None:
            server.should_exit = True
            timer = threading.Timer(LAST_REQUESTS, os._exit, [0])
            timer.daemon = True
            timer.start()

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server, which then ends us.
        signal.signal(signal.SIGTERM, stop)
        server.run(sockets=[listener])
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)  # Threads that still think about a hint need not be waited for.
