"""What the server sends to scripts has the fields that their types name (`js/types.d.ts`)."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from vendemmia.web.companion.data import data_in
from vendemmia.web.companion.pages import addresses

from .test_log import log_of, recorded, rows

TYPES = Path(__file__).parents[2] / "src" / "vendemmia" / "web" / "static" / "vendemmia" / "js" / "types.d.ts"
"""Part of the sources only: a wheel has no types of scripts."""
FIELD = re.compile(r"^  (\w+)(\??): ", re.MULTILINE)
COUNTED = {"vp", "lira", "wine", "grapes", "residual"}
"""What the score pad counts; `Limits` has a pair of bounds for each of them."""


def wrong(name: str, sent: dict[str, Any], more: Collection[str] = ()) -> set[str]:
    """Return the fields that only one side knows; a type may have fields that are not always sent."""
    text = TYPES.read_text(encoding="utf-8")
    block = re.search(rf"^interface {name}\b[^{{]*\{{(.*?)^\}}", text, re.MULTILINE | re.DOTALL)
    assert block is not None, name
    fields = dict(FIELD.findall(block[1]))
    needed = {field for field, optional in fields.items() if not optional} | {*more}
    return (needed - set(sent)) | (set(sent) - set(fields) - {*more})


@cache
def data() -> Any:
    return json.loads(data_in("en").content)


@pytest.mark.parametrize(
    ("name", "part"), [("Plan", "plans"), ("MapRegion", "map"), ("Entry", "entries")], ids=["plans", "map", "entries"]
)
def test_lists_of_the_companion(name: str, part: str) -> None:
    assert {field for each in data()[part] for field in wrong(name, each)} == set()


def test_the_companion() -> None:
    assert wrong("Known", data()) == set()
    assert wrong("CampaignFacts", data()["campaign"]) == set()
    assert wrong("Limits", data()["limits"], COUNTED) == set()
    assert {field for each in data()["setup"]["games"] for field in wrong("SetUp", each)} == set()
    assert wrong("Addresses", addresses()) == set()


def test_what_is_kept_of_the_companion(client: Client) -> None:
    assert wrong("Kept", client.get("/companion/kept").json()) == set()


def test_actions_of_the_strip() -> None:
    sent = [row.entry.data for row in rows(log_of(recorded("base-2-0.json", 60), 0))]
    assert {field for each in sent for field in wrong("Act", each)} == set()
    assert any(each["gains"] for each in sent)
