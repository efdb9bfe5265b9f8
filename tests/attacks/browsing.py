"""What `attack.py` attacks with: browsers behind a proxy, and the table of attacks."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from http.client import HTTPConnection
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

if TYPE_CHECKING:
    from collections.abc import Callable

TIMEOUT = 20.0
PASSWORD = "vendemmia-di-prova"
OK, SEE_OTHER, UNAUTHORIZED, FORBIDDEN, NOT_FOUND = 200, 303, 401, 403, 404
CONFLICT, GONE, UNPROCESSABLE, TOO_MANY = 409, 410, 422, 429
FRIENDS = {"players": "2", "who-1": "person", "name-1": "Ugo", "who-2": "open", "chat": "phrases", "clock": "none"}


class Answer(NamedTuple):
    status: int
    text: str
    place: str
    seconds: float


class Site:
    """The server, and the name that it answers to."""

    def __init__(self, host: str, port: int, name: str) -> None:
        self.host, self.port, self.name = host, port, name
        self._last = 0

    def connect(self) -> HTTPConnection:
        return HTTPConnection(self.host, self.port, timeout=TIMEOUT)

    def address(self) -> str:
        """An address that no attack has used, of 198.18.0.0/15."""
        self._last += 1
        return f"198.18.{secrets.randbelow(250)}.{self._last % 250 + 1}"


class Browser:
    """A browser behind the proxy, with its cookies."""

    def __init__(self, site: Site, address: str = "") -> None:
        self.site = site
        self.address = address or site.address()
        self.cookies: dict[str, str] = {}

    def headers(self) -> dict[str, str]:
        name = self.site.name
        common = {
            "Host": name,
            "X-Forwarded-For": self.address,
            "X-Forwarded-Proto": "https",
            "Origin": f"https://{name}",
        }
        return common | {"Cookie": "; ".join(f"{key}={value}" for key, value in self.cookies.items())}

    def get(self, path: str, **headers: str) -> Answer:
        return self._ask("GET", path, None, headers)

    def post(self, path: str, files: bytes | None = None, **fields: str) -> Answer:
        if "csrftoken" not in self.cookies:
            self.get("/settings")
        token = {"csrfmiddlewaretoken": self.cookies.get("csrftoken", "")}
        form = {name.replace("__", "-"): value for name, value in fields.items()} | token
        if files is None:
            return self._ask(
                "POST", path, urlencode(form).encode(), {"Content-Type": "application/x-www-form-urlencoded"}
            )
        edge = secrets.token_hex(8)
        parts = [
            f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
            for name, value in form.items()
        ]
        parts.append(f'--{edge}\r\nContent-Disposition: form-data; name="record"; filename="x.json"\r\n\r\n')
        body = "".join(parts).encode() + files + f"\r\n--{edge}--\r\n".encode()
        return self._ask("POST", path, body, {"Content-Type": f"multipart/form-data; boundary={edge}"})

    def form(self, path: str, fields: dict[str, str]) -> Answer:
        return self.post(path, None, **{name.replace("-", "__"): value for name, value in fields.items()})

    def _ask(self, method: str, path: str, body: bytes | None, more: dict[str, str]) -> Answer:
        connection, began = self.site.connect(), time.perf_counter()
        try:
            connection.request(method, path, body, self.headers() | more)
            response = connection.getresponse()
            text = response.read().decode("utf-8", "replace")
        finally:
            connection.close()
        for line in response.headers.get_all("Set-Cookie", []):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
        return Answer(response.status, text, response.headers.get("Location", ""), time.perf_counter() - began)

    def sign_up(self, name: str) -> Answer:
        return self.post("/sign-up", name=name, password=PASSWORD)

    def open(self, **more: str) -> str:
        """The id of a new table for friends; empty if it is refused."""
        return id_in(self.form("/new", FRIENDS | more).place)


def id_in(place: str) -> str:
    parts = place.split("/")
    return parts[2] if place.startswith("/tables/") and len(parts) > 2 else ""


class Found(NamedTuple):
    """What an attack found, and whether the server withstood it."""

    text: str
    held: bool


class Attack(NamedTuple):
    name: str
    what: str
    expected: str
    run: Callable[[Site], Found]


ATTACKS: list[Attack] = []


def attack(name: str, what: str, expected: str) -> Callable[[Callable[[Site], Found]], Callable[[Site], Found]]:
    """Adds a function to the table."""

    def added(run: Callable[[Site], Found]) -> Callable[[Site], Found]:
        ATTACKS.append(Attack(name, what, expected, run))
        return run

    return added


def counted(statuses: list[int]) -> str:
    return ", ".join(f"{number} × {status}" for status, number in sorted(Counter(statuses).items()))
