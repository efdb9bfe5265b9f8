"""A browser as the server sees it: a connection that stays open, cookies, and the page that is shown."""

from __future__ import annotations

import asyncio
import re
import zlib
from typing import NamedTuple
from urllib.parse import urlencode

HOST = "127.0.0.1"
OK, SEE_OTHER = 200, 303
PATIENCE = 60.0
"""Seconds after which a user stops waiting for an answer."""
CODE = re.compile(r'name="code" value="([^"]+)"')
VERSION = re.compile(r'data-version="(\d+)"')
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


class Answer(NamedTuple):
    """A response, unpacked."""

    status: int
    headers: dict[str, list[str]]
    text: str


class Connection:
    """One connection that stays open, as in browsers. It is opened again if the server has closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def request(self, head: bytes) -> Answer:
        again = self.reader is not None  # A long idle connection may be closed; a new one may not.
        try:
            return await asyncio.wait_for(self._once(head), PATIENCE)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            if not again:
                raise
            return await asyncio.wait_for(self._once(head), PATIENCE)

    async def _once(self, head: bytes) -> Answer:
        status, headers, reader = await self.send(head)
        length = int(headers.get("content-length", ["0"])[0])
        body = await reader.readexactly(length)
        if headers.get("connection") == ["close"]:
            self.close()
        if headers.get("content-encoding") == ["gzip"]:
            body = zlib.decompress(body, wbits=31)
        return Answer(status, headers, body.decode())

    async def send(self, head: bytes) -> tuple[int, dict[str, list[str]], asyncio.StreamReader]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        self.writer.write(head)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, list[str]] = {}
        for line in lines[1:-2]:
            name, _, value = line.partition(": ")
            headers.setdefault(name.lower(), []).append(value)
        return int(lines[0].split(" ")[1]), headers, self.reader

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Browser:
    """What a browser keeps between two requests."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.connection = Connection(port)
        self.cookies: dict[str, str] = {}
        self.text = ""
        """The page that it shows."""

    def head(self, method: str, path: str, fields: dict[str, object] | None = None, *, part: bool = False) -> bytes:
        """A request; with fields the form of the page is sent. `part` asks for a part of a page, as scripts do."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", "Accept-Encoding: gzip, deflate, br"]
        lines += [f"Cookie: {cookies}"] if cookies else []
        lines += ["HX-Request: true"] if part else []
        body = ""
        if fields is not None:
            body = urlencode({**fields, "csrfmiddlewaretoken": self.token})
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", body]).encode()

    def keep_cookies(self, answer: Answer) -> Answer:
        for value in answer.headers.get("set-cookie", []):
            name, _, rest = value.partition("=")
            self.cookies[name] = rest.partition(";")[0]
        return answer

    def show(self, answer: Answer) -> None:
        """Show a response. A message about an error, which is not a table, leaves the page unchanged."""
        if VERSION.search(answer.text):
            self.text = answer.text

    @property
    def token(self) -> str:
        found = TOKEN.search(self.text)
        assert found, "the page has no form"
        return found[1]

    @property
    def shown(self) -> int:
        """The version of the table on the page, -1 if it shows none."""
        found = VERSION.search(self.text)
        return int(found[1]) if found else -1

    @property
    def is_over(self) -> bool:
        return 'data-over="1"' in self.text

    @property
    def codes(self) -> list[str]:
        """The answers that the page offers."""
        return list(dict.fromkeys(CODE.findall(self.text)))
