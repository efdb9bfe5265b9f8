"""What stays quick when there is much of everything: long lists of games, and evaluations beside games.

    python benchmarks/bounds.py lists --tables 10000
    python benchmarks/bounds.py evaluations --evaluations 12 --tables 5 --seconds 20

`lists` fills a database and measures pages of the lists in this process. `evaluations` starts a server, lets people
play against the normal computer player without its pauses, first alone and then beside evaluations of a long recorded
game, and says how long moves, the answers of the computer players and the start page take.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from web import CODE, TOKEN, VERSION, User, told

LONG = "extended_board-special_workers-base-5-friendly-unscored-1003.json"
CORPUS = Path(__file__).parents[1] / "tests" / "corpus"
PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}


def lists(tables: int) -> None:
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.settings"
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
    """Somebody against a computer player that does not pause."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port, number, 0.5)
        self.answers: list[float] = []

    def new_table(self) -> str:
        _, _, form = self.request("GET", "/new")
        token = TOKEN.search(form)
        assert token
        fields = {"players": 2, "who-1": "person", "who-2": "normal", "pace": "off", "csrfmiddlewaretoken": token[1]}
        _, path, _ = self.request("POST", "/new", fields)
        threading.Thread(target=self.listen, args=[path], daemon=True).start()
        return path

    def play(self, until: float) -> None:
        path = self.new_table()
        _, _, text = self.request("GET", path)
        asked = 0.0
        while time.monotonic() < until:
            codes = list(dict.fromkeys(CODE.findall(text)))
            if not codes:
                if 'data-over="1"' in text:
                    path = self.new_table()
                else:
                    asked = asked or time.perf_counter()
                    self.changed.wait(timeout=5)
                    self.changed.clear()
                _, _, text = self.request("GET", path, part=True)
                continue
            if asked:
                self.answers.append(time.perf_counter() - asked)
                asked = 0.0
            time.sleep(self.rng.expovariate(1 / self.think))
            version, token = VERSION.search(text), TOKEN.search(text)
            assert version
            assert token
            fields = {"code": self.rng.choice(codes), "version": version[1], "sure": "pass"}
            begun = time.perf_counter()
            _, _, text = self.request("POST", path + "play", {**fields, "csrfmiddlewaretoken": token[1]}, part=True)
            self.moves.append(time.perf_counter() - begun)


class Reader(User):
    """Somebody who has uploaded a game and waits for its evaluation."""

    def upload(self) -> str:
        _, _, home = self.request("GET", "/")
        token = TOKEN.search(home)
        assert token
        body = b"".join(
            (
                b'--x\r\nContent-Disposition: form-data; name="csrfmiddlewaretoken"\r\n\r\n' + token[1].encode(),
                b'\r\n--x\r\nContent-Disposition: form-data; name="record"; filename="game.json"\r\n\r\n',
                (CORPUS / LONG).read_bytes(),
                b"\r\n--x--\r\n",
            )
        )
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookie, "Content-Type": "multipart/form-data; boundary=x"}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("POST", "/records", body, headers)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 303, answer.status
        return (answer.headers["Location"] or "").partition("?")[0]

    def wait(self, replay: str, done: list[float], pages: list[float]) -> None:
        address = f"{replay}evaluation?ply=0&view=0"
        _, _, text = self.request("GET", address)
        token = TOKEN.search(text)
        assert token
        begun = time.perf_counter()
        self.request("POST", address, {"csrfmiddlewaretoken": token[1]})
        while True:
            sent = time.perf_counter()
            _, _, text = self.request("GET", address)
            pages.append(time.perf_counter() - sent)
            if "http-equiv" not in text:
                done.append(time.perf_counter() - begun)
                return
            time.sleep(1)


def probe(port: int, until: float, times: list[float]) -> None:
    user = User(port, 0, 0)
    while time.monotonic() < until:
        begun = time.perf_counter()
        user.request("GET", "/")
        times.append(time.perf_counter() - begun)
        time.sleep(0.2)


def play_beside(port: int, tables: int, seconds: float, readers: list[tuple[Reader, str]]) -> None:
    until = time.monotonic() + seconds
    users = [Player(port, number) for number in range(tables)]
    home: list[float] = []
    done: list[float] = []
    pages: list[float] = []
    threads = [threading.Thread(target=user.play, args=[until]) for user in users]
    threads.append(threading.Thread(target=probe, args=[port, until, home]))
    threads += [threading.Thread(target=reader.wait, args=[replay, done, pages]) for reader, replay in readers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"{tables} tables beside {len(readers)} evaluations, {seconds:.0f} s")
    print("  " + told("moves", [taken for user in users for taken in user.moves]))
    print("  " + told("answers of computer players", [taken for user in users for taken in user.answers]))
    print("  " + told("start page", home))
    if readers:
        print("  " + told("looks at an evaluation", pages))
        print(f"  evaluations done after {min(done):.1f} to {max(done):.1f} s")


def evaluations(count: int, tables: int, seconds: float) -> None:
    command = [sys.executable, "-m", "vendemmia", "serve", "--no-browser", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603 - this Python
    try:
        assert server.stdout is not None
        found = re.search(rb":(\d+)/", server.stdout.readline())
        assert found, "the server did not start"
        port = int(found[1])
        readers = [(reader, reader.upload()) for reader in (Reader(port, number, 0) for number in range(count))]
        plies = len(json.loads((CORPUS / LONG).read_text(encoding="utf-8"))["plies"])
        print(f"the recorded game has {plies} answers")
        play_beside(port, tables, seconds, [])
        play_beside(port, tables, seconds, readers)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=20)
        server.stdout.close() if server.stdout else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["lists", "evaluations"])
    parser.add_argument("--tables", type=int)
    parser.add_argument("--evaluations", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["VENDEMMIA_HOME"] = home
        if given.what == "lists":
            lists(given.tables or 10_000)
        else:
            evaluations(given.evaluations, given.tables or 5, given.seconds)


if __name__ == "__main__":
    main()
