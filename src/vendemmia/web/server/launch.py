"""Starting the server: creates what it needs, finds a port, runs the computer players beside it, opens the browser."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import webbrowser
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from vendemmia.engine import VendemmiaError
from vendemmia.home import OTHERS, PRIVATE_FILE, make_folder, make_private
from vendemmia.web.config.environment import LOOPBACK, BadEnvironment, read
from vendemmia.web.databases import UnusableDatabase
from vendemmia.web.databases.choosing import database_of
from vendemmia.web.databases.folder_lock import FolderInUse, FolderLock, locked_folder
from vendemmia.web.databases.sqlite.copies import PART, remove_parts
from vendemmia.web.metrics.folder import shared_folder

from . import listening
from .children import LAST_WORDS, Child
from .lan import open_to_the_house, show_addresses
from .shutdown import StopSignals

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from vendemmia.locale import Words
    from vendemmia.web.config.environment import Environment

    Say = Callable[[str], None]

PORT = 8417
PORTS_TRIED = 50
ASKING = 5
"""Seconds within which a running server answers."""
LAST_REQUESTS = 5.0
"""Seconds after which it stops even if requests still wait for an answer."""
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
    if lan:
        open_to_the_house()
    environment = checked_environment(words)
    home = environment.home
    port = environment.port if port is None else port
    ending = StopSignals()
    try:
        make_folder(home)
        running = running_address(home)
        if running and port is None:
            say(words.message("serve-running", address=running))
            if browser:
                webbrowser.open(running)
            return 0
        with private_files(), shared_folder(), locked_folder(home, patience=OTHERS_FINISH) as lock:
            ending.begin()
            try:
                return serve_folder(words, environment, port, browser, say, lock, ending)
            finally:
                ending.end()
    except FolderInUse:
        raise CannotServe(words.message("serve-claimed", folder=str(home))) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CannotServe(words.message("serve-folder", folder=str(home), problem=error.strerror or "")) from None


def checked_environment(words: Words) -> Environment:
    """Return the settings of this server; CannotServe with a sentence for each value that makes no sense."""
    try:
        return read()
    except BadEnvironment as error:
        sentences = (words.message(wrong.message, **wrong.args) for wrong in error.found)
        raise CannotServe(" ".join(sentences)) from None


def serve_folder(
    words: Words,
    environment: Environment,
    port: int | None,
    browser: bool,
    say: Say,
    lock: FolderLock,
    ending: StopSignals,
) -> int:
    """Run on a data folder that we have locked."""
    home = environment.home
    prepare(words, home, lock)
    ending.listen(lambda _: None)  # From now on there is something to shut down.
    listeners = listen(words, environment, port)
    address = address_of(environment, listeners)
    is_alone = environment.web_workers == 1
    workers = [] if is_alone else [web_worker(listeners, number) for number in range(environment.web_workers)]
    players = [Child("computer_players") for _ in range(environment.bot_workers)]
    end = Shutdown(words, environment, lock, [*workers, *players], say)
    try:
        if address:
            write_sign(home, address)
        if not ending.asked:
            announce_start(words, environment, address, say)  # First: children inherit the address for links.
            for child in end.children:
                child.start()
            if browser and address:
                threading.Thread(target=open_when_ready, args=[address], daemon=True).start()
            if is_alone:
                run_server(listeners[0], environment, ending, end)
            else:
                wait_until_asked(ending)
    finally:
        for each in listeners:
            each.close()
        end.reach()
    if end.left_behind:
        end.leave()
    return 0


def announce_start(words: Words, environment: Environment, address: str, say: Say) -> None:
    if address:
        say(words.message("serve-address", address=address))
    if environment.mode == "lan" and address:
        show_addresses(words, environment.listen, urlsplit(address).port or PORT, say)
    if (environment.web_workers, environment.bot_workers) != (1, 1):
        say(words.message("serve-workers", web=environment.web_workers, bots=environment.bot_workers))
    saved = database_of(environment).label if environment.database else str(environment.home)
    say(words.message("serve-stop", folder=saved))


def wait_until_asked(ending: StopSignals) -> None:
    """Let the children serve. This process only starts them again and ends them."""
    asked: SimpleQueue[int] = SimpleQueue()  # A signal may come in the middle of anything: an event could lock here.
    ending.listen(asked.put)
    while True:
        with suppress(Empty):  # Signals are heard between two waits.
            asked.get(timeout=1.0)
            return


@contextmanager
def private_files() -> Iterator[None]:
    """Make files created meanwhile readable by their owner only."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def prepare(words: Words, home: Path, lock: FolderLock | None = None) -> None:
    """Prepare the database; it is checked before anything changes it."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
    check_folder(home)
    if lock is not None:
        if lock.is_alone():
            remove_parts(home)
        if not lock.is_shared():
            raise FolderInUse
    store = database_of(checked_environment(words))
    try:
        store.check()
        for name in ("secret-key", SIGN):
            make_private(home / name)
        import django

        django.setup()
        from vendemmia.web.databases import database
        from vendemmia.web.databases.migrating import migrate

        migrate()
        database().begin()
    except UnusableDatabase as error:
        message = words.message(f"serve-database-{error.kind}", file=store.label, detail=error.detail)
        raise CannotServe(message) from None


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


class Shutdown:
    """The shutdown, done once by whichever comes first: the server itself, or the thread that limits its time."""

    def __init__(
        self, words: Words, environment: Environment, lock: FolderLock, children: list[Child], say: Say
    ) -> None:
        self.words = words
        self.home = environment.home
        self.lock = lock
        self.children = children
        self.left_behind = False
        """Some threads still work on an answer."""
        self._say = say
        self._once = threading.Lock()
        self._reached = False

    def reach(self) -> None:
        """Stop all children, and leave the database as it should rest."""
        from vendemmia.web.databases import database

        with self._once:
            if self._reached:
                return
            self._reached = True
            for child in self.children:
                child.ask_to_stop()
            for child in self.children:
                child.stop()
            remove_sign(self.home)
            message = database().end(alone=self.lock.is_alone())
            if message:
                self._report(message, database().label)

    def leave(self) -> NoReturn:
        """End the process without waiting for threads, which could write again."""
        with suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(0)

    def wait_for(self, seconds: float) -> None:
        """End everything after a while, from another thread, even if the server hangs."""

        def give_up() -> None:
            time.sleep(seconds)
            self.reach()
            self.leave()

        threading.Thread(target=give_up, daemon=True).start()

    def _report(self, message: str, file: str) -> None:
        with suppress(OSError, ValueError):  # The terminal may be gone.
            self._say(self.words.message(message, file=file))


def listen(words: Words, environment: Environment, port: int | None) -> list[socket.socket]:
    """Return a socket for each web worker, on the wanted port, or on the usual one or the next that is free."""
    wanted = range(PORT, PORT + PORTS_TRIED) if port is None else (port,)
    try:
        return listening.listen(environment.listen, wanted, environment.web_workers)
    except listening.NoPort:
        raise CannotServe(words.message("serve-port", port=str(wanted[0]), last=str(wanted[-1]))) from None


def web_worker(listeners: list[socket.socket], number: int) -> Child:
    """Return a web worker: it serves its own socket, and takes over those of dead workers."""
    handles = [each.fileno() for each in (*listeners[number:], *listeners[:number])]
    return Child("web_worker", *map(str, handles), handles=tuple(handles), last_words=LAST_REQUESTS + LAST_WORDS)


def address_of(environment: Environment, listeners: list[socket.socket]) -> str:
    """Return where this machine reaches the server; empty if it has no web worker."""
    if not listeners:
        return ""
    host = LOOPBACK if ip_address(environment.listen).is_unspecified else environment.listen
    return f"http://{f'[{host}]' if ':' in host else host}:{listeners[0].getsockname()[1]}/"


def running_address(home: Path) -> str:
    """Return the address of the server that runs on this data folder, healthy or not; empty if there is none."""
    try:
        address = str(json.loads((home / SIGN).read_text(encoding="utf-8"))["address"])
        if not is_near(address):
            return ""
        found = json.loads(answer_of(f"{address}health"))
    except (OSError, URLError, ValueError, KeyError, TypeError):
        return ""
    return address if found.get("program") == "vendemmia" and found.get("home") == str(home) else ""


def is_near(address: str) -> bool:
    """Return whether an address of this machine or its network, as `write_sign` writes it."""
    try:
        parts = urlsplit(address)
        return parts.scheme == "http" and not ip_address(parts.hostname or "").is_global
    except ValueError:
        return False


def answer_of(address: str) -> bytes:
    """Return what a server says about its health; an unhealthy one answers with an error, but it answers."""
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


def run_server(listener: socket.socket, environment: Environment, ending: StopSignals, end: Shutdown) -> None:
    """Serve in this process."""
    from .http_server import server_of

    server = server_of(environment)

    def stop(times: int) -> None:
        server.should_exit = True
        if times == 1:
            end.wait_for(LAST_REQUESTS)
        else:
            server.force_exit = True

    ending.listen(stop)
    server.run(sockets=[listener])
    end.left_behind = server.left_behind
