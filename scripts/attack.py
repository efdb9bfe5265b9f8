"""Repeats known attacks against a server that runs on this computer, and says which of them it withstands.

    python scripts/attack.py http://127.0.0.1:8000 [--host wine.example.org] [--only streams webhooks]

The server should be one that may be thrown away: the attacks open tables and accounts, and use up what their addresses
may do for an hour. It must run in the mode `public` and trust the loopback as its proxy, as it does by default: the
attacks come from addresses that nobody has. Other computers are never attacked: only this one's addresses are accepted.
Each attack is a function of `tests/attacks`: it makes a bounded number of requests and returns what it found. The exit
code is 1 if one succeeded.
"""

from __future__ import annotations

import argparse
import sys
import threading
from http.client import HTTPException
from ipaddress import ip_address
from os import cpu_count, getloadavg
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.attacks import ATTACKS, OK, Attack, Browser, Found, Site, counted

PROMPT = 0.3
"""Seconds within which the start page answers meanwhile."""


class Row(NamedTuple):
    """A line of the table that is printed."""

    name: str
    what: str
    expected: str
    found: Found

    def __str__(self) -> str:
        verdict = "held" if self.found.held else "SUCCEEDED"
        return f"| {self.name}: {self.what} | {self.expected} | {self.found.text} | {verdict} |"


class Watch(threading.Thread):
    """Looks at the start page all the time."""

    def __init__(self, site: Site) -> None:
        super().__init__(daemon=True)
        self._browser = Browser(site)
        self._stopping = threading.Event()
        self.seconds: list[float] = []
        self.failed = 0
        self.statuses: list[int] = []

    def run(self) -> None:
        while not self.statuses or not self._stopping.wait(0.1):
            try:
                answer = self._browser.get("/")
            except (OSError, HTTPException):
                self.statuses.append(0)  # No answer at all.
                self.failed += 1
                continue
            self.seconds.append(answer.seconds)
            self.failed += answer.status != OK
            self.statuses.append(answer.status)

    def end(self) -> Row:
        self._stopping.set()
        self.join()
        found = sorted(self.seconds) or [0.0]
        usual, slowest = found[int(len(found) * 0.95)], found[-1]
        other = counted([status for status in self.statuses if status != OK])
        text = f"95 % within {usual * 1000:.0f} ms, slowest {slowest * 1000:.0f} ms, bad: {other or 0}"
        what, expected = "the start page for another reader, all the time", f"95 % within {PROMPT} s, none refused"
        return Row("meanwhile", what, expected, Found(text, bool(self.seconds) and usual <= PROMPT and not self.failed))


def tried(each: Attack, site: Site) -> Row:
    try:
        found = each.run(site)
    except (OSError, HTTPException) as error:
        found = Found(f"no answer: {error!r}", held=False)
    return Row(each.name, each.what, each.expected, found)


def site_at(address: str, name: str) -> Site | None:
    """None unless the address is one of this computer."""
    parts = urlsplit(address)
    host = "127.0.0.1" if parts.hostname == "localhost" else parts.hostname or ""
    try:
        is_own = ip_address(host).is_loopback
    except ValueError:
        is_own = False
    if not is_own or parts.scheme != "http" or not parts.port:
        return None
    return Site(host, parts.port, name or parts.netloc)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("address", help="http://127.0.0.1:PORT")
    parser.add_argument("--host", default="", help="the name that the server answers to (VENDEMMIA_HOSTS)")
    parser.add_argument("--only", nargs="*", choices=[each.name for each in ATTACKS], help="some of the attacks")
    given = parser.parse_args()
    site = site_at(given.address, given.host)
    if site is None:
        print("attack.py attacks servers on this computer only: http://127.0.0.1:PORT", file=sys.stderr)
        return 2
    watch = Watch(site)
    watch.start()
    rows = [tried(each, site) for each in ATTACKS if not given.only or each.name in given.only]
    rows.append(watch.end())
    print(f"Load of this computer: {getloadavg()[0]:.1f} on {cpu_count()} processors.\n")
    print("| attack | expected | found | verdict |\n|---|---|---|---|")
    for row in rows:
        print(row)
    return int(not all(row.found.held for row in rows))


if __name__ == "__main__":
    sys.exit(main())
