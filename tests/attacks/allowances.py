"""More of something than a person or an address may have."""

from __future__ import annotations

import secrets
import time
from http.client import HTTPConnection, HTTPResponse

from vendemmia.engine import Options
from vendemmia.record import Game

from .browsing import (
    OK,
    SEE_OTHER,
    TOO_MANY,
    Browser,
    Found,
    Site,
    attack,
    counted,
    id_in,
)


@attack("guests", "70 strangers of one address, each with fresh cookies", "60 an hour, then 429")
def many_guests(site: Site) -> Found:
    address = site.address()
    statuses = [Browser(site, address).post("/play-now").status for _ in range(70)]
    return Found(counted(statuses), statuses.count(SEE_OTHER) <= 60 and TOO_MANY in statuses)


@attack("ipv6", "70 strangers from 70 addresses of one /64", "60 an hour, then 429")
def one_network(site: Site) -> Found:
    network = f"2001:db8:{secrets.randbelow(65536):x}:{secrets.randbelow(65536):x}"
    statuses = [Browser(site, f"{network}::{number:x}").post("/play-now").status for number in range(1, 71)]
    return Found(counted(statuses), statuses.count(SEE_OTHER) <= 60 and TOO_MANY in statuses)


@attack(
    "listed",
    "8 tables in the list by one guest, then 25 by many of one address",
    "3 of the guest, at most 12 of the address",
)
def fill_the_list(site: Site) -> Found:
    guest = Browser(site)
    own = sum(bool(guest.open(listed="1")) for _ in range(8))
    address = site.address()
    together = sum(bool(Browser(site, address).open(listed="1")) for _ in range(25))
    return Found(f"{own} and {together}", own <= 3 and together <= 12)


@attack("streams", "150 streams of one address without a name", "at most 100, then 429")
def many_streams(site: Site) -> Found:
    host, address, open_ones, statuses = Browser(site), site.address(), [], []
    host.post("/play-now")
    table = host.open(listed="1", spectators="1")
    host.post(f"/tables/{table}/gather", do="begin", level="random")
    watcher = Browser(site, address)
    try:
        for _ in range(150):
            connection = site.connect()
            connection.request("GET", f"/tables/{table}/stream", headers=watcher.headers())
            open_ones.append(connection)
            statuses.append(_begun(connection).status)
    finally:
        for connection in open_ones:
            connection.close()
    return Found(counted(statuses), 0 < statuses.count(OK) <= 100)


def _begun(connection: HTTPConnection) -> HTTPResponse:
    response = connection.getresponse()
    if response.status != OK:
        response.read()
    return response


@attack("evaluations", "4 guests of one address ask for 6 seats each of 4 uploads", "2 waiting for each guest")
def fill_the_queue(site: Site) -> Found:
    address, taken, statuses = site.address(), 0, []
    for _ in range(4):
        guest = Browser(site, address)
        record = game_of_six()
        for _ in range(2):
            table = id_in(guest.post("/records", record).place)
            answers = [guest.post(f"/tables/{table}/replay/evaluation?view={seat}&ply=10").status for seat in range(6)]
            statuses += answers
            taken += sum(status in {OK, SEE_OTHER} for status in answers)
    return Found(f"{taken} taken: {counted(statuses)}", taken <= 4 * 3)


def game_of_six() -> bytes:
    game = Game.new(Options(players=6), secrets.randbelow(10**9))
    for _ in range(400):
        game.play(game.state.codes()[0])
    return game.record().to_text().encode()


@attack("api", "700 calls of one person with two tokens", "at most 300 in 10 s (two windows: 600)")
def many_calls(site: Site) -> Found:
    guest = Browser(site)
    guest.post("/play-now")
    tokens = []
    for number in range(2):
        page = guest.post("/settings/tokens", do="make", name=f"program {number}")
        tokens += [word.partition("<")[0].strip('"') for word in page.text.split() if "vdm_" in word][:1]
    tokens = ["vdm_" + each.partition("vdm_")[2].partition('"')[0].partition("<")[0] for each in tokens]
    if not tokens:
        return Found("no tokens for a guest", held=True)
    caller, began = Browser(site, guest.address), time.perf_counter()
    by_turns = [f"Bearer {tokens[number % len(tokens)]}" for number in range(700)]
    statuses = [caller.get("/api/me", Authorization=each).status for each in by_turns]
    windows = int((time.perf_counter() - began) / 10) + 2
    return Found(f"{counted(statuses)} in {windows - 1} windows", statuses.count(OK) <= 300 * windows)


@attack("chat", "60 messages of one guest at a table that gathers", "20 a minute, then 429")
def much_talk(site: Site) -> Found:
    host = Browser(site)
    table = host.open(chat="all", **{"name-1": f"Ugo{secrets.token_hex(3)}"})
    statuses = [host.post(f"/tables/{table}/say", text=f"Buy this! {number}").status for number in range(60)]
    return Found(counted(statuses), 0 < statuses.count(SEE_OTHER) <= 2 * 20)
