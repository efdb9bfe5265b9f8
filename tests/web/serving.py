"""A real server in a process of its own, and a browser without scripts to talk to it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from http.cookiejar import CookieJar
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

from vendemmia.web.server.children import OWN_GROUP

from .forked import ALONE, Forked
from .migrated import put_database

ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+/")


class Server:
    """`vendemmia serve` on a data folder of its own and any free port, or the one it had before.

    An empty folder gets a database without games first, unless the start of a `new` user is what is tested: then it
    runs in a new interpreter, too. Where no computer player sits at a table, it can run `alone`, without their process.
    """

    def __init__(
        self,
        home: Path,
        *options: str,
        settings: dict[str, str] | None = None,
        new: bool = False,
        alone: bool = False,
    ) -> None:
        self.home = home
        self.alone = alone
        self.new = new
        self.options = options
        self.settings = settings or {}
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.address = ""

    def start(self, *, same_address: bool = False) -> None:
        port = self.address.rpartition(":")[2] if same_address else "0"
        environment = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
        environment |= {**self.settings, "VENDEMMIA_HOME": str(self.home)}
        if not self.new and "VENDEMMIA_DATABASE" not in environment:
            put_database(self.home)
        command = ["serve", "--no-browser", "--port", port, *self.options]
        with (self.home / "errors.log").open("ab") as errors:
            self.process = (
                subprocess.Popen(
                    [sys.executable, "-m", "vendemmia", *command],
                    env=environment,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    creationflags=OWN_GROUP,
                )
                if self.new
                else Forked(command, environment, errors.fileno(), ALONE if self.alone else "")
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = ADDRESS.search(line)
        if not found:
            self.process.wait(timeout=180)
            self.process.stdout.close()
            raise AssertionError(f"the server did not start: {line!r} {self.errors()}")
        self.address = found[0].decode().rstrip("/")

    def errors(self) -> str:
        return (self.home / "errors.log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As a power cut would. Its children notice and end: then its port is free again."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.read()  # To its end: they have it too.
            self.process.stdout.close()

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))  # What Windows has for it.
        assert self.process.wait(timeout=180) == 0
        if self.process.stdout is not None:
            self.process.stdout.close()


class Page(NamedTuple):
    status: int
    address: str
    text: str

    @property
    def codes(self) -> list[str]:
        """The answers that the page offers."""
        found = re.findall(r'<button[^>]*\bname="code"[^>]*\bvalue="([^"]+)"', self.text)
        return list(dict.fromkeys(found))

    @property
    def version(self) -> int:
        found = re.search(r'data-version="(\d+)"', self.text)
        assert found, self.text[:2000]
        return int(found[1])


class Reader:
    """A browser without scripts: follows redirections and keeps cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.cookies))

    def get(self, path: str) -> Page:
        return self._open(Request(self.address + path))  # noqa: S310 - an address of this machine

    def post(self, path: str, page: Page, **fields: object) -> Page:
        """Send a form of a page."""
        token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page.text)
        assert token, page.text[:500]
        fields["csrfmiddlewaretoken"] = token[1]
        body = urlencode(fields).encode()
        return self._open(Request(self.address + path, body))  # noqa: S310 - an address of this machine

    def _open(self, request: Request) -> Page:
        try:
            with self._opener.open(request, timeout=180) as answer:
                return Page(answer.status, answer.url, answer.read().decode())
        except HTTPError as error:
            return Page(error.code, error.url, error.read().decode())
