"""Starting the server: makes what it needs, finds a port, runs the computer players beside it, opens the browser."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

from vendemmia.engine import VendemmiaError
from vendemmia.home import data_folder

from .database import UnusableDatabase, check_file, migrate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from vendemmia.locale import Words

HOST = "127.0.0.1"
PORT = 8417
PORTS_TRIED = 50
LAST_STREAMS = 2
"""Seconds that open streams get when the server ends."""
SHORTEST_LIFE = 2.0
"""Seconds; a process of computer players that ends sooner is started again only after a pause."""


class CannotServe(VendemmiaError):
    """The server cannot start; the message is already in words."""


def serve(words: Words, port: int | None, browser: bool, say: Callable[[str], None]) -> int:
    """Run until interrupted. If a server runs already on this data folder, its page is opened instead."""
    home = data_folder()
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(words.message("serve-folder", folder=str(home), problem=error.strerror or "")) from None
    running = running_address(home)
    if running and port is None:
        say(words.message("serve-running", address=running))
        if browser:
            webbrowser.open(running)
        return 0
    prepare(words, home)
    listener = listen(words, port)
    address = f"http://{HOST}:{listener.getsockname()[1]}/"
    sign = home / "server.json"
    sign.write_text(json.dumps({"address": address, "process": os.getpid()}), encoding="utf-8")
    crew = Crew()
    crew.start()
    say(words.message("serve-address", address=address))
    say(words.message("serve-stop", folder=str(home)))
    if browser:
        threading.Thread(target=open_when_ready, args=[address], daemon=True).start()
    try:
        run_server(listener)
    finally:
        crew.stop()
        sign.unlink(missing_ok=True)
    return 0


def prepare(words: Words, home: Path) -> None:
    """The database, checked before anything touches it."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.settings")
    file = home / "vendemmia.sqlite3"
    try:
        check_file(file)
        import django

        django.setup()
        migrate()
    except UnusableDatabase as error:
        message = words.message(f"serve-database-{error.kind}", file=str(file), detail=error.detail)
        raise CannotServe(message) from None
    except OSError as error:
        raise CannotServe(words.message("serve-folder", folder=str(home), problem=error.strerror or "")) from None


def listen(words: Words, port: int | None) -> socket.socket:
    """A socket on the wanted port, or on the usual one or the next that is free."""
    wanted = range(PORT, PORT + PORTS_TRIED) if port is None else (port,)
    for number in wanted:
        # Named as TCP, so that asyncio sends small packets at once; else every answer waits 40 ms for the other side.
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError, OverflowError):
            listener.bind((HOST, number))
            listener.listen()  # From now on requests wait, even if the server is not ready yet.
            return listener
        listener.close()
    raise CannotServe(words.message("serve-port", port=str(wanted[0]), last=str(wanted[-1])))


def running_address(home: Path) -> str:
    """The address of a server that runs on this data folder; empty if there is none."""
    try:
        address = str(json.loads((home / "server.json").read_text(encoding="utf-8"))["address"])
        if not address.startswith(f"http://{HOST}:"):
            return ""
        with urlopen(f"{address}health", timeout=2) as answer:  # noqa: S310 - an address of this machine
            told = json.load(answer)
    except (OSError, URLError, ValueError, KeyError, TypeError):
        return ""
    return address if told.get("program") == "vendemmia" and told.get("home") == str(home) else ""


def open_when_ready(address: str) -> None:
    """The browser must not be faster than the server."""
    for _ in range(100):
        with suppress(OSError), urlopen(f"{address}health", timeout=2):  # noqa: S310 - an address of this machine
            webbrowser.open(address)
            return
        time.sleep(0.05)


def run_server(listener: socket.socket) -> None:
    import uvicorn

    from .changes import watch

    class Server(uvicorn.Server):
        """Ends the streams of open pages before it ends itself."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            watch.close()
            await super().shutdown(sockets)

    config = uvicorn.Config(
        "vendemmia.web.asgi:application",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=LAST_STREAMS,
        lifespan="off",
        http="h11",
        ws="none",
        loop="asyncio",
    )
    with suppress(KeyboardInterrupt):
        Server(config).run(sockets=[listener])


class Crew:
    """The process of the computer players, started again whenever it ends."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._keep_running, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._process is not None:
            self._process.terminate()
        self._thread.join(timeout=5)

    def _keep_running(self) -> None:
        while not self._stopping.is_set():
            begun = time.monotonic()
            # The worker reads its standard input to the end, which comes when this process ends, however it does.
            self._process = subprocess.Popen([sys.executable, "-m", "vendemmia.web.worker"], stdin=subprocess.PIPE)
            self._process.wait()
            if time.monotonic() - begun < SHORTEST_LIFE:
                self._stopping.wait(SHORTEST_LIFE)
