"""Everything that a host can set, read from the environment in one place; `docs/hosting.md` has the same table.

Nothing else in the server reads environment variables. A value that makes no sense is a `WrongSetting` with a message
of its own, and nothing starts.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from vendemmia.engine import VendemmiaError
from vendemmia.home import data_folder
from vendemmia.numerals import read_number

from .machine import own_names

if TYPE_CHECKING:
    from collections.abc import Mapping

MODE = "VENDEMMIA_MODE"
ADDRESS = "VENDEMMIA_ADDRESS"
"""Set by the server for its own processes: how others in the house reach it, for links."""
MODES = ("home", "lan", "public")
LOGS = ("text", "json")
HSTS = ("host", "subdomains", "preload")
LOOPBACK = "127.0.0.1"
ALL_ADDRESSES = "0.0.0.0"  # noqa: S104 - for a host who chose the mode `lan`
LOCAL_HOSTS = ("localhost", LOOPBACK, "[::1]")
MOST_WORKERS = 64
SHORTEST_KEY = 50
SHORTEST_TOKEN = 16
LONGEST_CONTACT = 200
HIGHEST_PORT = 65535
POSTGRES = ("postgresql", "postgres")
POSTGRES_OPTIONS = ("host", "port", "sslmode", "sslrootcert", "sslcert", "sslkey", "connect_timeout", "passfile")
"""What may follow the question mark in the address of a database."""
MAIL = {"smtp": 587, "smtps": 465}
HOST = re.compile(r"\.?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
NAMES = (
    *(MODE, "VENDEMMIA_DATABASE", "VENDEMMIA_HOSTS", "VENDEMMIA_LISTEN", "VENDEMMIA_TRUSTED_PROXY"),
    *("VENDEMMIA_SECRET_KEY", "VENDEMMIA_WEB_WORKERS", "VENDEMMIA_BOT_WORKERS", "VENDEMMIA_LOG", "VENDEMMIA_HSTS"),
    *("VENDEMMIA_EMAIL", "VENDEMMIA_EMAIL_FROM", "VENDEMMIA_METRICS_TOKEN", "VENDEMMIA_PUSH_KEY"),
    "VENDEMMIA_CONTACT",
)
SECRETS = (
    *("VENDEMMIA_DATABASE", "VENDEMMIA_SECRET_KEY", "VENDEMMIA_EMAIL"),
    *("VENDEMMIA_METRICS_TOKEN", "VENDEMMIA_PUSH_KEY"),
)
"""Each of them may be in a file instead, named by the variable with `_FILE` at its end."""


class WrongSetting(NamedTuple):
    """A value that makes no sense: the id of its message and what goes into it."""

    message: str
    args: dict[str, str | int]


class BadEnvironment(VendemmiaError):
    """The environment cannot be used; nothing has been started or changed."""

    def __init__(self, found: list[WrongSetting]) -> None:
        texts = (f"{each.message} ({', '.join(str(value) for value in each.args.values())})" for each in found)
        super().__init__("; ".join(texts))
        self.found = found


class Mail(NamedTuple):
    """A server that sends e-mail."""

    host: str
    port: int
    user: str
    password: str
    encrypted: str
    """`starttls` or `tls`."""


@dataclass(frozen=True)
class Environment:
    """The settings of one server."""

    home: Path
    mode: str = "home"
    database: str = field(default="", repr=False)
    """The address of a PostgreSQL database; empty for SQLite in the data folder."""
    hosts: tuple[str, ...] = LOCAL_HOSTS
    listen: str = LOOPBACK
    port: int | None = None
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word about the browser (its address, TLS) is believed."""
    secret_key: str = field(default="", repr=False)
    """Empty if it is in the data folder."""
    web_workers: int = 1
    bot_workers: int = 1
    log: str = "text"
    hsts: str = "host"
    """For how much of the domain browsers insist on TLS."""
    mail: Mail | None = field(default=None, repr=False)
    sender: str = ""
    metrics_token: str = field(default="", repr=False)
    push_key: str = field(default="", repr=False)
    """The private key of web push; empty if it is in the data folder."""
    contact: str = ""
    """How to reach those who look after the server: an address of e-mail, or of a page. Shown to everybody."""

    @property
    def is_public(self) -> bool:
        return self.mode == "public"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        password = unquote(urlsplit(self.database).password or "") if self.database else ""
        found = (self.secret_key, self.metrics_token, self.push_key, password, self.mail.password if self.mail else "")
        return tuple(secret for secret in found if secret)


def read(values: Mapping[str, str] | None = None) -> Environment:
    """Return the settings of this process. BadEnvironment lists everything that is wrong with them."""
    return _EnvironmentReader(os.environ if values is None else values).read()


class _EnvironmentReader:
    def __init__(self, values: Mapping[str, str]) -> None:
        self.values = values
        self.found: list[WrongSetting] = []

    def read(self) -> Environment:
        mode = self._choice(MODE, MODES)
        database = self._database()
        listen, port = self._listen(ALL_ADDRESSES if mode == "lan" else LOOPBACK)
        found = Environment(
            home=data_folder(),
            mode=mode,
            database=database,
            hosts=self._hosts(mode),
            listen=listen,
            port=port,
            proxies=self._proxies((LOOPBACK, "::1") if mode == "public" else ()),
            secret_key=self._long_enough("VENDEMMIA_SECRET_KEY", SHORTEST_KEY),
            web_workers=self._workers("VENDEMMIA_WEB_WORKERS"),
            bot_workers=self._workers("VENDEMMIA_BOT_WORKERS"),
            log=self._choice("VENDEMMIA_LOG", LOGS),
            hsts=self._choice("VENDEMMIA_HSTS", HSTS),
            mail=self._mail(),
            sender=self._text("VENDEMMIA_EMAIL_FROM"),
            metrics_token=self._long_enough("VENDEMMIA_METRICS_TOKEN", SHORTEST_TOKEN),
            push_key=self._text("VENDEMMIA_PUSH_KEY"),
            contact=self._contact(),
        )
        if database and sys.platform == "win32":
            self._wrong("environment-postgres-windows")
        if not database and (found.web_workers != 1 or found.bot_workers != 1):
            self._wrong("environment-workers-need-postgres")
        if not found.web_workers and not found.bot_workers:
            self._wrong("environment-no-workers")
        if self.found:
            raise BadEnvironment(self.found)
        return found

    def _wrong(self, message: str, **args: str | int) -> None:
        self.found.append(WrongSetting(message, args))

    def _text(self, name: str) -> str:
        """Return the value of a variable, or the content of the file that it names."""
        text = self.values.get(name, "").strip()
        file = self.values.get(f"{name}_FILE", "").strip() if name in SECRETS else ""
        if not file:
            return text
        if text:
            self._wrong("environment-twice", name=name)
            return ""
        try:
            return Path(file).read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or type(error).__name__
            self._wrong("environment-file", name=f"{name}_FILE", file=file, detail=problem)
            return ""

    def _choice(self, name: str, choices: tuple[str, ...]) -> str:
        text = self._text(name) or choices[0]
        if text in choices:
            return text
        self._wrong("environment-choice", name=name, value=text, choices=", ".join(choices))
        return choices[0]

    def _contact(self) -> str:
        """Check the contact, which everybody reads: it must be something that can be read."""
        text = self._text("VENDEMMIA_CONTACT")
        if len(text) > LONGEST_CONTACT or not text.isprintable():
            self._wrong("environment-contact", name="VENDEMMIA_CONTACT", most=LONGEST_CONTACT)
            return ""
        return text

    def _workers(self, name: str) -> int:
        text = self._text(name) or "1"
        if (number := read_number(text, MOST_WORKERS)) is not None:
            return number
        self._wrong("environment-number", name=name, value=text, low=0, high=MOST_WORKERS)
        return 1

    def _long_enough(self, name: str, least: int) -> str:
        """Return a secret. Its value is never part of a message."""
        text = self._text(name)
        if text and len(text) < least:
            self._wrong("environment-short", name=name, least=least)
            return ""
        return text

    def _hosts(self, mode: str) -> tuple[str, ...]:
        text = self._text("VENDEMMIA_HOSTS")
        hosts = tuple(part.strip().lower() for part in text.split(",") if part.strip())
        for host in hosts:
            if not HOST.fullmatch(host):
                self._wrong("environment-host", name="VENDEMMIA_HOSTS", value=host)
        if mode == "public" and not hosts:
            self._wrong("environment-hosts-missing", name="VENDEMMIA_HOSTS")
        if mode == "lan":
            hosts = (*hosts, *own_names())
        return tuple(dict.fromkeys((*hosts, *LOCAL_HOSTS)))

    def _listen(self, usual: str) -> tuple[str, int | None]:
        text = self._text("VENDEMMIA_LISTEN")
        host, colon, port = text.rpartition(":") if re.search(r":\d*$", text) and text != "::" else (text, "", "")
        host = host.strip("[]") or usual
        try:
            ip_address(host)
            number = int(port) if colon else None
        except ValueError:
            number = -1
        if number is not None and not 0 <= number <= HIGHEST_PORT:
            self._wrong("environment-listen", name="VENDEMMIA_LISTEN", value=text)
            return usual, None
        return host, number

    def _proxies(self, usual: tuple[str, ...]) -> tuple[str, ...]:
        text = self._text("VENDEMMIA_TRUSTED_PROXY")
        if not text:
            return usual
        proxies = tuple(part.strip() for part in text.split(",") if part.strip())
        for proxy in proxies:
            try:
                ip_network(proxy, strict=False)
            except ValueError:
                self._wrong("environment-proxy", name="VENDEMMIA_TRUSTED_PROXY", value=proxy)
        return proxies

    def _database(self) -> str:
        """Check the address of the database as far as possible without connecting. It holds a password, so no message
        shows it."""
        text = self._text("VENDEMMIA_DATABASE")
        if not text:
            return ""
        try:
            parts = urlsplit(text)
            _ = parts.port
            options = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
        except ValueError:
            parts, options = urlsplit(""), []
        if parts.scheme not in POSTGRES or not parts.path.strip("/"):
            self._wrong("environment-database", name="VENDEMMIA_DATABASE")
            return ""
        for key, _value in options:
            if key not in POSTGRES_OPTIONS:
                self._wrong("environment-database-option", name="VENDEMMIA_DATABASE", value=key)
        return text

    def _mail(self) -> Mail | None:
        text = self._text("VENDEMMIA_EMAIL")
        if not text:
            return None
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in MAIL or not parts.hostname:
            self._wrong("environment-email", name="VENDEMMIA_EMAIL")
            return None
        if "@" not in self._text("VENDEMMIA_EMAIL_FROM"):
            self._wrong("environment-email-from", name="VENDEMMIA_EMAIL_FROM")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        encrypted = "tls" if parts.scheme == "smtps" else "starttls"
        return Mail(parts.hostname, port or MAIL[parts.scheme], user, password, encrypted)


__all__ = ["ADDRESS", "MODE", "NAMES", "BadEnvironment", "Environment", "Mail", "WrongSetting", "read"]
