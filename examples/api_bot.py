"""A player of your own: plays one game through the API of a vendemmia server. Needs nothing but Python.

    python examples/api_bot.py http://127.0.0.1:8000 TOKEN

Make the token on the settings page. docs/web-api.md describes every call.
"""

from __future__ import annotations

import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen


class Server:
    """Calls the API with a token."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.headers = f"{address}/api", {"Authorization": f"Bearer {token}"}

    def open(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | {"Content-Type": "application/json"}
        return urlopen(Request(self.address + path, data, headers), timeout=60)

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        with self.open(path, body) as answer:
            return json.load(answer)


def worth(answer: dict[str, Any]) -> int:
    """What an answer brings for certain: a victory point is worth three lira."""
    prices = {"vp": 3, "lira": 1, "residual": 4, "worker": 4, "fill_order": 9, "make_wine": 5, "harvest": 4, "plant": 3}
    return sum(prices.get(part["thing"], 0) * part["amount"] for part in answer["outlook"] if not part["choice"])


def play(server: Server, table: str) -> Any:
    """Play until the game is over. The stream says when it is our turn, and also repeats what we know already."""
    version = -1
    for line in server.open(f"/tables/{table}/events"):
        news = json.loads(line[6:]) if line.startswith(b"data: ") else {"version": -1, "over": False}
        while news["version"] > version and news["to_move"] == 0:
            legal = server.call(f"/tables/{table}/legal")
            best = max(legal["answers"], key=worth)
            move = {"code": best["code"], "version": legal["version"], "once": secrets.token_hex(8)}
            news = server.call(f"/tables/{table}/moves", move)
        version = max(version, news["version"])
        if news["over"]:
            return server.call(f"/tables/{table}")
    raise SystemExit("the stream has ended")


if __name__ == "__main__":
    server, options = Server(*sys.argv[1:3]), json.loads(sys.argv[3]) if len(sys.argv) > 3 else {}
    opened = server.call("/tables", {"seats": [{"who": "you", "name": "Bot"}, {"who": "easy"}], "options": options})
    print(", ".join(f"{seat['name']}: {seat['vp']}" for seat in play(server, opened["id"])["seats"]))
