"""Check that the server stays fast under load: long lists of games, and evaluations during games.

    python benchmarks/bounds.py lists --tables 10000
    python benchmarks/bounds.py evaluations --evaluations 12 --tables 5 --seconds 20

`lists` fills a database and measures the list pages in this process. `evaluations` starts a server and lets users play
against the normal computer player without pauses, first alone and then during evaluations of a long recorded game. It
prints how long moves, the answers of the computer players and the start page take.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path

from browsing import CODE, SEE_OTHER
from web import Figures, User, line, serving

LONG = "extended_board-special_workers-base-5-friendly-unscored-1003.json"
CORPUS = Path(__file__).parents[1] / "tests" / "corpus"


def lists(tables: int) -> None:
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.site.settings"
    django.setup()
    from django.conf import settings
    from django.core.management import call_command
    from django.test import Client

    from vendemmia.engine import Options
    from vendemmia.web.models import Seat, Table

    settings.ALLOWED_HOSTS.append("testserver")
    call_command("migrate", verbosity=0)
    options = Options(players=3).to_json()
    made = [
        Table(options=options, seed=number, over=number % 2 == 1, to_move=None if number % 2 else 0, result=[9, 20, 11])
        for number in range(tables)
    ]
    Table.objects.bulk_create(made)
    Seat.objects.bulk_create(
        Seat(table=table, number=seat, name=name, bot="normal" if seat else "")
        for table in made
        for seat, name in enumerate(("Anna", "Bruno", "Carla"))
    )
    client = Client()
    last = tables // 100
    for address in ("/", "/games?list=running", "/games?list=ended", f"/games?list=ended&page={last}"):
        size = len(client.get(address).content)
        begun = time.process_time()
        for _ in range(20):
            client.get(address)
        print(f"{address}: {size} bytes, {(time.process_time() - begun) * 50:.1f} ms of CPU")


class Player(User):
    """A user against a computer player that does not pause. Measures how long its answers take."""

    def __init__(self, port: int, number: int, figures: Figures) -> None:
        super().__init__(port, number, 0.5, "off", figures)
        self.answers: list[float] = []
        self.asked = 0.0
        """When the computer player's turn started, or 0."""

    async def sit_down(self) -> None:
        self.asked = 0.0
        await super().sit_down()

    async def _catch_up(self, seconds: float) -> bool:
        if not CODE.search(self.text):
            self.asked = self.asked or time.perf_counter()
        newer = await super()._catch_up(seconds)
        if self.asked and CODE.search(self.text):
            self.answers.append(time.perf_counter() - self.asked)
            self.asked = 0.0
        return newer


class Reader(User):
    """A user who has uploaded a game and waits for its evaluation."""

    async def upload(self) -> None:
        self.text = (await self.request("GET", "/")).text
        body = b"".join(
            (
                b'--x\r\nContent-Disposition: form-data; name="csrfmiddlewaretoken"\r\n\r\n' + self.token.encode(),
                b'\r\n--x\r\nContent-Disposition: form-data; name="record"; filename="game.json"\r\n\r\n',
                (CORPUS / LONG).read_bytes(),
                b"\r\n--x--\r\n",
            )
        )
        plain = self.head("POST", "/records").removesuffix(b"\r\n")
        form = f"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        answer = await self.connection.request(plain + form + body)
        assert answer.status == SEE_OTHER, answer.status
        self.replay = answer.headers["location"][0].partition("?")[0]

    async def wait(self, done: list[float], pages: list[float]) -> None:
        address = f"{self.replay}evaluation?ply=0&view=0"
        self.text = (await self.request("GET", address)).text
        begun = time.perf_counter()
        await self.request("POST", address, {})
        while True:
            sent = time.perf_counter()
            text = (await self.request("GET", address)).text
            pages.append(time.perf_counter() - sent)
            if "http-equiv" not in text:
                done.append(time.perf_counter() - begun)
                return
            await asyncio.sleep(1)


async def probe(port: int, until: float, times: list[float]) -> None:
    user = User(port, 0, 0, "off", Figures())
    while time.monotonic() < until:
        begun = time.perf_counter()
        await user.request("GET", "/")
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(0.2)


async def play_beside(port: int, tables: int, seconds: float, readers: list[Reader]) -> None:
    figures = Figures()
    users = [Player(port, number, figures) for number in range(tables)]
    for user in users:
        await user.sit_down()
    figures.counts = True
    until = time.monotonic() + seconds
    home: list[float] = []
    done: list[float] = []
    pages: list[float] = []
    await asyncio.gather(
        *(user.play(until) for user in users),
        probe(port, until, home),
        *(reader.wait(done, pages) for reader in readers),
    )
    for user in users:
        user.leave()
    print(f"{tables} tables beside {len(readers)} evaluations, {seconds:.0f} s")
    print("  moves: " + line(figures.moves))
    print("  answers of computer players: " + line([taken for user in users for taken in user.answers]))
    print("  start page: " + line(home))
    if readers:
        print("  looks at an evaluation: " + line(pages))
        print(f"  evaluations done after {min(done):.1f} to {max(done):.1f} s")


async def evaluations(count: int, tables: int, seconds: float) -> None:
    async with serving("") as served:
        readers = [Reader(served.port, number, 0, "off", Figures()) for number in range(count)]
        for reader in readers:
            await reader.upload()
        plies = len(json.loads((CORPUS / LONG).read_text(encoding="utf-8"))["plies"])
        print(f"the recorded game has {plies} answers")
        await play_beside(served.port, tables, seconds, [])
        await play_beside(served.port, tables, seconds, readers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["lists", "evaluations"])
    parser.add_argument("--tables", type=int)
    parser.add_argument("--evaluations", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    if given.what == "evaluations":
        asyncio.run(evaluations(given.evaluations, given.tables or 5, given.seconds))
        return
    with tempfile.TemporaryDirectory() as home:
        os.environ["VENDEMMIA_HOME"] = home
        lists(given.tables or 10_000)


if __name__ == "__main__":
    main()
