"""Starting the server: creates what it needs, finds a port, runs the computer players beside it, opens the browser."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, NoReturn
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from vendemmia.engine import VendemmiaError
from vendemmia.home import DATABASE, OTHERS, PRIVATE_FILE, data_folder, make_folder, make_private

from .backups import PART, remove_parts
from .bot_process import BotProcess
from .database import LOG_NAMES, UnusableDatabase, check_file, check_writable, migrate
from .folder_lock import FolderInUse, FolderLock, locked_folder
from .lan import EVERYWHERE, announce, open_to_the_house
from .shutdown import Ending, fold, watch_connections

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from vendemmia.locale import Words

    Say = Callable[[str], None]

HOST = "127.0.0.1"
PORT = 8417
PORTS_TRIED = 50
ASKING = 5
"""Seconds within which a running server answers."""
LAST_STREAMS = 2
"""Seconds that open streams have to end when the server stops."""
LAST_REQUESTS = 5.0
"""Seconds after which it stops even if somebody still waits for an answer."""
OTHERS_FINISH = 10.0
"""Seconds to wait for a server that is stopping or a backup that is being restored."""
SIGN = "server.json"
"""The file where a second start finds the running server."""


class CannotServe(VendemmiaError):
    """The server cannot start; the message is ready to show."""


def serve(words: Words, port: int | None, browser: bool, say: Say, *, lan: bool = False) -> int:
    """Run until asked to stop. If a server already runs on this data folder, its page is opened instead.

    `lan`: for everybody in the house, not only at this computer.
    """
    home = data_folder()
    ending = Ending()
    addresses = open_to_the_house() if lan else None
    try:
        make_folder(home)
        running = running_address(home)
        if running and port is None:
            say(words.message("serve-running", address=running))
            if browser:
                webbrowser.open(running)
            return 0
        with private_files(), locked_folder(home, patience=OTHERS_FINISH) as lock:
            ending.begin()
            try:
                return serve_folder(words, home, port, browser, say, lock, ending, addresses)
            finally:
                ending.end()
    except FolderInUse:
        raise CannotServe(words.message("serve-claimed", folder=str(home))) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CannotServe(words.message("serve-folder", folder=str(home), problem=error.strerror or "")) from None


def serve_folder(
    words: Words,
    home: Path,
    port: int | None,
    browser: bool,
    say: Say,
    lock: FolderLock,
    ending: Ending,
    addresses: list[str] | None = None,
) -> int:
    """Run on a data folder that we have locked. `addresses`: those under which others in the house reach it."""
    prepare(words, home, lock)
    ending.listen(lambda _: None)  # From now on there is something to shut down.
    listener = listen(words, port, HOST if addresses is None else EVERYWHERE)
    address = f"http://{HOST}:{listener.getsockname()[1]}/"
    bot_process = BotProcess()
    end = End(words, home, lock, bot_process, say)
    try:
        write_sign(home, address)
        if not ending.asked:
            bot_process.start()
            say(words.message("serve-address", address=address))
            if addresses is not None:
                announce(words, addresses, listener.getsockname()[1], say)
            say(words.message("serve-stop", folder=str(home)))
            if browser:
                threading.Thread(target=open_when_ready, args=[address], daemon=True).start()
            run_server(listener, ending, end)
    finally:
        listener.close()
        end.reach()
    if end.left_behind:
        end.leave()
    return 0


@contextmanager
def private_files() -> Iterator[None]:
    """Files created meanwhile are readable by their owner only."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def prepare(words: Words, home: Path, lock: FolderLock | None = None) -> None:
    """Prepare the database; it is checked before anything changes it."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.settings")
    file = home / DATABASE
    check_folder(home)
    if lock is not None:
        if lock.is_alone():
            remove_parts(home)
        if not lock.is_shared():
            raise FolderInUse
    try:
        check_writable(file)
        check_file(file)
        for name in (DATABASE, *(DATABASE + end for end in LOG_NAMES), "secret-key", SIGN):
            make_private(home / name)
        import django

        django.setup()
        watch_connections()
        migrate()
    except UnusableDatabase as error:
        message = words.message(f"serve-database-{error.kind}", file=str(file), detail=error.detail)
        raise CannotServe(message) from None
    from .checkup import checkup

    checkup().begin()


def check_folder(home: Path) -> None:
    """Raise OSError if no file can be created there: SQLite needs its log beside the database, even to read it."""
    trial = home / PART.format(os.getpid())
    try:
        trial.write_bytes(bytes(1))
    finally:
        with suppress(OSError):
            trial.unlink(missing_ok=True)


def write_sign(home: Path, address: str) -> None:
    """Write the whole file or nothing."""
    text = json.dumps({"address": address, "process": os.getpid()})
    part = home / PART.format(os.getpid())
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE)
    with os.fdopen(handle, "w", encoding="utf-8") as opened:
        opened.write(text)
    part.replace(home / SIGN)


def remove_sign(home: Path) -> None:
    """Remove the file unless it belongs to another server on the same folder."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        if json.loads((home / SIGN).read_text(encoding="utf-8"))["process"] == os.getpid():
            (home / SIGN).unlink()


class End:
    """The shutdown, done once by whichever comes first: the server itself, or the thread that limits its time."""

    def __init__(self, words: Words, home: Path, lock: FolderLock, bot_process: BotProcess, say: Say) -> None:
        self.words = words
        self.home = home
        self.lock = lock
        self.bot_process = bot_process
        self.left_behind = False
        """Some threads still work on an answer."""
        self._say = say
        self._once = threading.Lock()
        self._reached = False

    def reach(self) -> None:
        """Stop the computer players and leave the database as a single file."""
        with self._once:
            if self._reached:
                return
            self._reached = True
            self.bot_process.stop()
            remove_sign(self.home)
            file = self.home / DATABASE
            alone = self.lock.is_alone()
            folded = fold(file) if alone else fold(file, 0)
            if not file.exists():
                self._report("database-gone", file)
            elif alone and not folded:
                self._report("serve-not-folded", file)

    def leave(self) -> NoReturn:
        """End the process without waiting for threads, which could write again."""
        with suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(0)

    def wait_for(self, seconds: float) -> None:
        """End everything after a while, from another thread, whatever the server does."""

        def give_up() -> None:
            time.sleep(seconds)
            self.reach()
            self.leave()

        threading.Thread(target=give_up, daemon=True).start()

    def _report(self, message: str, file: Path) -> None:
        with suppress(OSError, ValueError):  # The terminal may be gone.
            self._say(self.words.message(message, file=str(file)))


def listen(words: Words, port: int | None, host: str = HOST) -> socket.socket:
    """A socket on the wanted port, or on the usual one or the next that is free."""
    wanted = range(PORT, PORT + PORTS_TRIED) if port is None else (port,)
    for number in wanted:
        # Named as TCP, so that asyncio sends small packets immediately; else every answer waits 40 ms for the client.
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError, OverflowError):
            listener.bind((host, number))
            listener.listen()  # From now on requests wait, even if the server is not ready yet.
            return listener
        listener.close()
    raise CannotServe(words.message("serve-port", port=str(wanted[0]), last=str(wanted[-1])))


def running_address(home: Path) -> str:
    """The address of the server that runs on this data folder, healthy or not; empty if there is none."""
    try:
        address = str(json.loads((home / SIGN).read_text(encoding="utf-8"))["address"])
        if not address.startswith(f"http://{HOST}:"):
            return ""
        found = json.loads(answer_of(f"{address}health"))
    except (OSError, URLError, ValueError, KeyError, TypeError):
        return ""
    return address if found.get("program") == "vendemmia" and found.get("home") == str(home) else ""


def answer_of(address: str) -> bytes:
    """What a server says about its health; an unhealthy one answers with an error, but it answers."""
    try:
        with urlopen(address, timeout=ASKING) as answer:  # noqa: S310 - an address of this machine
            return bytes(answer.read())
    except HTTPError as error:
        with error:
            return error.read()


def open_when_ready(address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        with suppress(OSError), urlopen(f"{address}health", timeout=2):  # noqa: S310 - an address of this machine
            webbrowser.open(address)
            return
        time.sleep(0.05)


def run_server(listener: socket.socket, ending: Ending, end: End) -> None:
    import uvicorn

    from .changes import watch
    from .timeouts import PromptProtocol

    class Server(uvicorn.Server):
        """Ends the streams of open pages before it stops."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            watch.close()
            # Requests that are cancelled at the end are not errors.
            logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
            await super().shutdown(sockets)
            end.left_behind = bool(self.server_state.tasks)

        def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]  # a generator there
            """We handle them: uvicorn would raise them again at the end, and SIGTERM would then kill us immediately."""
            return nullcontext()

    config = uvicorn.Config(
        "vendemmia.web.asgi:application",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=LAST_STREAMS,
        lifespan="off",
        http=PromptProtocol,
        ws="none",
        loop="asyncio",
    )
    server = Server(config)

    def stop(times: int) -> None:
        server.should_exit = True
        if times == 1:
            end.wait_for(LAST_REQUESTS)
        else:
            server.force_exit = True

    ending.listen(stop)
    server.run(sockets=[listener])
