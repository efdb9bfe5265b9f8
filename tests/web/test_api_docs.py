"""The examples of docs/web-api.md: every call is made in order, and every answer is as the page shows it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from vendemmia.engine import Options
from vendemmia.web.api.app import api
from vendemmia.web.api.errors import STATUS
from vendemmia.web.counting.calls import CALLS
from vendemmia.web.counting.streams import PROGRAM
from vendemmia.web.game.daily_calendar import CALENDAR
from vendemmia.web.people.api_tokens import MOST
from vendemmia.web.people.rate_limits import LIMITS

from .calling import Caller

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "web-api.md"
EXAMPLE = re.compile(r"```http\n(GET|POST|DELETE) (\S+)\n(.*?)```\s+```json\n(.*?)```", re.DOTALL)
ANYTHING = "…"


def differs(shown: object, found: object) -> bool:
    """What the page shows is part of the answer; `ANYTHING` may be anything."""
    if shown == ANYTHING:
        return False
    if isinstance(shown, dict) and isinstance(found, dict):
        return any(key not in found or differs(value, found[key]) for key, value in shown.items())
    if isinstance(shown, list) and isinstance(found, list):
        return len(shown) != len(found) or any(differs(*pair) for pair in zip(shown, found, strict=True))
    return shown != found


def test_the_examples_are_true() -> None:
    caller, table, examples = Caller(), "", EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(examples) == 10
    for method, path, body, answer in examples:
        address = path.replace("/ID", f"/{table}")
        found = caller.get(address) if method == "GET" else caller.post(address, **json.loads(body))
        assert not differs(json.loads(answer), found), (method, address, found)
        if (method, path) == ("POST", "/tables"):
            table = found["id"]


def test_the_page_names_every_call_and_every_error() -> None:
    text = PAGE.read_text(encoding="utf-8")
    paths = api.get_openapi_schema(path_prefix="/")["paths"]
    described = {
        f"{method.upper()} {re.sub('{.*?}', 'ID', path)}" for path, methods in paths.items() for method in methods
    }
    named = set(re.findall(r"\| `((?:GET|POST|DELETE) [^?`]+)", text))
    assert named == described
    rows = re.findall(r"^\| (\d{3}) \| (.*?) \|", text, re.MULTILINE)
    listed = {error: int(status) for status, errors in rows for error in re.findall(r"`([a-z-]+)`", errors)}
    assert listed == STATUS


def test_the_page_names_the_limits() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"| calls | {CALLS.times} in {CALLS.seconds} seconds" in text
    assert f"| new tables | {LIMITS['tables'].times} an hour" in text
    assert f"| joining | {LIMITS['joining'].times} in {LIMITS['joining'].seconds // 60} minutes" in text
    assert f"| messages | {LIMITS['chat'].times} a minute" in text
    assert f"| streams | {PROGRAM.number} at" in text
    assert f"| tokens | {MOST} for" in text


def test_the_calendar_has_a_line_for_each_day() -> None:
    rows = re.findall(r"^\| \w+day \| level (.*?) \|$", (DOCS / "daily.md").read_text(encoding="utf-8"), re.MULTILINE)
    named: dict[str, Callable[[Options], bool]] = {
        "choose your parents": lambda options: options.advanced,
        "extended board": lambda options: options.modules == {"extended_board"},
        "special workers": lambda options: options.modules == {"special_workers"},
        "all modules": lambda options: len(options.modules) == 3,
        "aggressive Automa": lambda options: options.aggressive,
    }
    found = [
        ", ".join([str(options.solo), *(name for name, holds in named.items() if holds(options))])
        for options in CALENDAR
    ]
    assert rows == found
