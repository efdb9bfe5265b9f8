"""A proxy between a server and its database that can lose everything: both sides stay connected and hear nothing."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

SIZE = 65536
INTERVAL = 0.05


class DroppingProxy:
    """Passes on what a client and the server behind it send each other, unless `drops`: then it reads and forgets.

    It still accepts connections and confirms what it reads, so the client's system notices nothing. What is lost stays
    lost: a connection that was in use meanwhile never hears an answer, as after a firewall has forgotten it.
    """

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self._behind = (host, port)
        self._listener = socket.create_server((host, 0))
        self.port = int(self._listener.getsockname()[1])
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._spoilt: set[socket.socket] = set()
        self._stopping = threading.Event()
        self._drops = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopping.set()
        self._thread.join()
        for each in (self._listener, *self._pairs):
            each.close()

    def drop(self) -> None:
        """From now on nothing gets through."""
        self._drops = True

    def flow(self) -> None:
        """New connections work again. Those that have lost something stay silent."""
        self._drops = False

    def _run(self) -> None:
        while not self._stopping.is_set():
            ready, _, _ = select.select([self._listener, *self._pairs], [], [], INTERVAL)
            for each in ready:
                if each is self._listener:
                    self._accept()
                elif each in self._pairs:
                    self._pass_on(each)

    def _accept(self) -> None:
        client, _ = self._listener.accept()
        try:
            server = socket.create_connection(self._behind)
        except OSError:
            client.close()
            return
        for each in (client, server):
            each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._pairs |= {client: server, server: client}
        if self._drops:
            self._spoilt |= {client, server}

    def _pass_on(self, source: socket.socket) -> None:
        target = self._pairs[source]
        data = b""
        with suppress(OSError):
            data = source.recv(SIZE)
        if not data:
            self._close(source, target)
        elif self._drops or source in self._spoilt:
            self._spoilt |= {source, target}
        else:
            try:
                target.sendall(data)
            except OSError:
                self._close(source, target)

    def _close(self, *both: socket.socket) -> None:
        for each in both:
            self._pairs.pop(each, None)
            self._spoilt.discard(each)
            each.close()
