"""How fast the server answers a move: one user without a pause, then many tables at once against a computer player.

A user opens a table, listens to its stream, fetches the page whenever it has changed and answers with a random legal
code. What is measured is the time from sending an answer to having read the new table. Beside it, as a peer, stands the
time of the smallest answer of the same server (`/health`) in the same run, so that machines can be compared.

    python benchmarks/web.py --tables 20 --seconds 60
"""

from __future__ import annotations

import argparse
import http.client
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from urllib.parse import urlencode

CODE = re.compile(r'<button[^>]*\bname="code"[^>]*\bvalue="([^"]+)"')
VERSION = re.compile(r'data-version="(\d+)"')
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


class User:
    """Somebody at a table of their own, in a browser with scripts."""

    def __init__(self, port: int, number: int, think: float) -> None:
        self.port = port
        self.rng = Random(number)
        self.think = think
        self.cookies: dict[str, str] = {}
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.moves: list[float] = []
        self.pages: list[float] = []
        self.changed = threading.Event()
        self.version = -1
        self.games = 0

    def request(
        self, method: str, path: str, fields: dict[str, object] | None = None, part: bool = False
    ) -> tuple[int, str, str]:
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if part:
            headers["HX-Request"] = "true"
        body = None
        if fields is not None:
            body = urlencode(fields)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
        except (OSError, http.client.HTTPException):  # The server has closed what was idle for long.
            self.connection.close()
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
        text = answer.read().decode()
        for value in answer.headers.get_all("Set-Cookie") or []:
            name, _, rest = value.partition("=")
            self.cookies[name] = rest.partition(";")[0]
        return answer.status, answer.headers.get("Location") or "", text

    def new_table(self) -> str:
        _, _, home = self.request("GET", "/")
        token = TOKEN.search(home)
        assert token, "the start page has no form"
        _, path, _ = self.request("POST", "/play-now", {"csrfmiddlewaretoken": token[1]})
        self.games += 1
        threading.Thread(target=self.listen, args=[path], daemon=True).start()
        return path

    def listen(self, path: str) -> None:
        stream = http.client.HTTPConnection("127.0.0.1", self.port, timeout=600)
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        stream.request("GET", path + "stream", headers={"Cookie": cookie})
        answer = stream.getresponse()
        try:
            for line in answer:
                if line.startswith(b"data:"):
                    self.version = int(line[5:])
                    self.changed.set()
        except (OSError, http.client.HTTPException, AttributeError):
            return

    def play(self, until: float) -> None:
        path = self.new_table()
        _, _, text = self.request("GET", path)
        while time.monotonic() < until:
            codes = list(dict.fromkeys(CODE.findall(text)))
            if not codes:
                if "/result" in text and 'data-over="1"' in text:
                    path = self.new_table()
                    _, _, text = self.request("GET", path)
                    continue
                self.changed.wait(timeout=5)
                self.changed.clear()
                begun = time.perf_counter()
                _, _, text = self.request("GET", path, part=True)
                self.pages.append(time.perf_counter() - begun)
                continue
            if self.think:
                time.sleep(self.rng.expovariate(1 / self.think))
            version, token = VERSION.search(text), TOKEN.search(text)
            assert version
            assert token
            fields = {"code": self.rng.choice(codes), "version": version[1], "sure": "pass"}
            begun = time.perf_counter()
            _, _, text = self.request("POST", path + "play", {**fields, "csrfmiddlewaretoken": token[1]}, part=True)
            self.moves.append(time.perf_counter() - begun)


def percentile(times: list[float], percent: int) -> float:
    return quantiles(times, n=100)[percent - 1] if len(times) > 1 else times[0]


def told(name: str, times: list[float]) -> str:
    if not times:
        return f"{name}: none"
    middle, late = median(times) * 1000, percentile(times, 95) * 1000
    return (
        f"{name}: {len(times)}, median {middle:.1f} ms, 95 % within {late:.1f} ms, longest {max(times) * 1000:.1f} ms"
    )


def smallest(port: int) -> list[float]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    times = []
    for _ in range(200):
        begun = time.perf_counter()
        connection.request("GET", "/health")
        connection.getresponse().read()
        times.append(time.perf_counter() - begun)
    return times


def run(port: int, tables: int, seconds: float, think: float) -> None:
    users = [User(port, number, think) for number in range(tables)]
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=user.play, args=[until]) for user in users]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    moves = [taken for user in users for taken in user.moves]
    pages = [taken for user in users for taken in user.pages]
    print(
        f"{tables} table(s), {seconds:.0f} s, thinking {think} s on average, {sum(user.games for user in users)} games"
    )
    print("  " + told("moves", moves))
    print("  " + told("pages after a change", pages))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that each of many users thinks, on average")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "VENDEMMIA_HOME": home}
        command = [sys.executable, "-m", "vendemmia", "serve", "--no-browser", "--port", "0"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)  # noqa: S603 - this Python
        try:
            assert server.stdout is not None
            found = re.search(rb":(\d+)/", server.stdout.readline())
            assert found, "the server did not start"
            port = int(found[1])
            print("smallest answer (/health): " + told("requests", smallest(port)))
            run(port, 1, min(given.seconds, 30), 0)
            run(port, given.tables, given.seconds, given.think)
            size = sum(file.stat().st_size for file in Path(home).glob("*.sqlite3*"))
            print(f"database: {size // 1024} kB")
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=20)
            server.stdout.close() if server.stdout else None


if __name__ == "__main__":
    main()
