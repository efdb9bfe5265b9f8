"""A server on this computer that takes messages, as a webhook or a push service would."""

from __future__ import annotations

import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import NamedTuple, Self


class Message(NamedTuple):
    path: str
    headers: dict[str, str]
    """With names in lower case."""
    body: bytes


class Receiver:
    """Notes what arrives, and answers with `status` or whatever a test does instead."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.status = 204
        self.instead: Callable[[BaseHTTPRequestHandler], None] | None = None
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.messages.append(Message(self.path, headers, body))
                if receiver.instead is not None:
                    receiver.instead(self)
                    return
                self.send_response(receiver.status)
                self.send_header("Location", f"{receiver.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as in the standard library
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
