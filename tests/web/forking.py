"""A process that has imported the command, and forks whenever a test wants to run it: see `forked.py`."""

from __future__ import annotations

import gc
import importlib
import json
import os
import runpy
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

from .forked import LENGTH

SHOWN = (
    *("advice.evaluation", "advice.tutor", "advice.why", "board.board", "board.cover", "cards.library"),
    *("cards.rulebook", "events.banners", "events.recap", "page.prompt", "page.rivals"),
    *("result.charts", "result.course", "result.picture", "result.player_aid"),
)
"""What pages show, as far as it knows nothing of the database."""
IMPORTED = (
    *(
        "vendemmia.cli",
        "vendemmia.cli.arguments",
        "vendemmia.cli.parser",
        "vendemmia.cli.commands.serve",
        "vendemmia.web.server.launch",
        "uvicorn",
        "asyncio",
    ),
    *("django.core.management", "django.db.models", "django.db.backends.sqlite3.base", "django.db.migrations.executor"),
    *("django.contrib.sessions.backends.signed_cookies", "django.forms", "django.http", "django.urls", "jinja2"),
    *("prometheus_client.multiprocess", "concurrent.futures.thread", "multiprocessing.context", "smtplib", "zipfile"),
    *("uvicorn.protocols.http.h11_impl", "uvicorn.loops.asyncio", "uvicorn.lifespan.off", "django_htmx.middleware"),
    *("django.core.mail", "django.core.handlers.asgi", "django.views.debug", "django.contrib.staticfiles.finders"),
    *("django.contrib.auth.hashers", "django.contrib.sessions.middleware", "django.core.management.commands.migrate"),
    *("vendemmia.arena", "vendemmia.campaign", "vendemmia.locale.lookup", "vendemmia.web.databases.sqlite.base"),
    *("vendemmia.web.databases.sqlite.store", "vendemmia.web.server.http_server", "vendemmia.web.assets.templates"),
    "vendemmia.web.lessons",
    *(f"vendemmia.web.show.{name}" for name in SHOWN),
)
"""Nothing that reads settings, or files of the user, when it is imported."""
MOST = 4096
"""More files than are ever open here."""
OURS = (signal.SIGTERM, signal.SIGHUP)
"""Signals that do what the system has them do, whatever they do to the tests."""


def serve(requests: socket.socket) -> None:
    """Fork for each request; returns in the new process, with `sys.argv` and everything around it in place."""
    while True:
        head, files, _, _ = socket.recv_fds(requests, LENGTH, 3)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if not head:
            os._exit(0)  # The tests are over.
        request = json.loads(requests.recv(int.from_bytes(head, "little"), socket.MSG_WAITALL))
        if not os.fork() and not watched(*files):
            requests.detach()  # It is closed.
            become(request)
            return
        for each in files:
            os.close(each)


def watched(output: int, errors: int, status: int) -> bool:
    """Fork again: one process says who the other one is, and how that has ended. Returns in the other one only."""
    child = os.fork()
    if not child:
        for number, file in enumerate((os.open(os.devnull, os.O_RDONLY), output, errors)):
            os.dup2(file, number)
        os.closerange(3, MOST)
        return False
    os.closerange(0, status)
    os.closerange(status + 1, MOST)
    os.write(status, f"{child}\n".encode())
    _, code = os.waitpid(child, 0)
    with suppress(BrokenPipeError):
        os.write(status, f"{os.waitstatus_to_exitcode(code)}\n".encode())
    os._exit(0)


def become(request: dict[str, Any]) -> None:
    """A process as a shell would have started it."""
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv[:] = ["vendemmia", *request["argv"]]
    sys.dont_write_bytecode = bool(os.environ.get("PYTHONDONTWRITEBYTECODE"))
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        setattr(sys, name, open(number, "r" if not number else "w", encoding="utf-8", closefd=False))  # noqa: SIM115
    for number in OURS:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    exec(request["first"], {})  # noqa: S102 - a script of a test


if __name__ == "__main__":
    for name in IMPORTED:
        importlib.import_module(name)
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # It ends with the tests.
    serve(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module("vendemmia", run_name="__main__")
