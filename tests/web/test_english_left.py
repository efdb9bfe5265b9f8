"""Every page in every language: no word of English that its language does not have."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.locale.test_languages import OTHERS, WORD, shared_words, vocabulary
from vendemmia.engine import MODULES, Options
from vendemmia.locale import SOURCE_LANGUAGE
from vendemmia.web.lessons import LESSONS

from .conftest import NAMES, Opener
from .played_scenes import BASE, EVERYTHING, SOLO, asks_about_a_card, discards, places, played_until, wakes_up
from .scenes import table_text

CORPUS = Path(__file__).parents[1] / "corpus"
FINISHED = ("base-2-0.json",)
ADDRESSES = (
    *("/", "/games", "/new", "/solo", "/campaign", "/statistics", "/settings", "/keys", "/guide", "/cards/", "/rules/"),
    *("/rules/?q=PLANT", "/rules/STR-2", "/cards/winter/merchant", "/cards/worker/farmer", "/cards/?q=zzz", "/nothing"),
)
OF_A_TABLE = ("", "log", "left", "hint", "vineyards/1")
OF_A_RECORD = ("result", "replay/?ply=40", "replay/evaluation", "result.svg")

SPOKEN = re.compile(r"\b(?:aria-label|title|placeholder|alt|label|data-(?:lost|copied|name))=\"([^\"]*)\"")
HIDDEN = re.compile(
    r"<(script|style)\b.*?</\1>|<meta[^>]*(?:viewport|color|htmx|refresh)[^>]*>|<code>.*?</code>", re.DOTALL
)
UPPER = re.compile(r"\b[A-Z]{2,}\b")
"""Rules by their numbers, languages by their codes."""
CODE = re.compile(r"[\w.]*[:_/=#?][\w:/.#=?&-]*|[\w-]+-[\w-]+|[{\[]&?quot;.*")
"""Codes, ids and addresses inside of attributes."""


def words_of(html: str) -> set[str]:
    """Everything that a page shows or says."""
    html = UPPER.sub(" ", HIDDEN.sub(" ", html))
    said = " ".join(CODE.sub(" ", unescape(text)) for text in SPOKEN.findall(html))
    shown = unescape(re.sub(r"<[^>]*>", " ", html))
    return {word.lower() for word in WORD.findall(f"{said} {shown}")}


@cache
def english_only(language: str) -> set[str]:
    """English words that the language does not have."""
    return set(vocabulary(SOURCE_LANGUAGE)) - set(vocabulary(language)) - shared_words(language) - SPELT


def left_in(language: str, html: str) -> set[str]:
    return words_of(html) & english_only(language)


SPELT = {*(name.lower() for name in NAMES), "english"}
"""Names of players, and how English calls itself in the switch of languages."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_page_has_english(client: Client, open_game: Opener, language: str) -> None:
    client.post("/settings", {"language": language})
    pages = dict.fromkeys(ADDRESSES)
    table = open_game(Options(players=3, modules=frozenset(MODULES)))
    pages |= dict.fromkeys(f"/tables/{table.id}/{part}" for part in OF_A_TABLE)
    for lesson in LESSONS:
        pages[client.post("/guide", {"lesson": lesson}).headers["Location"]] = None
    for file in FINISHED:
        sent = SimpleUploadedFile(file, (CORPUS / file).read_bytes())
        table_page = client.post("/records", {"record": sent}).headers["Location"].split("replay")[0].split("result")[0]
        pages |= dict.fromkeys(f"{table_page}{part}" for part in OF_A_RECORD)
    offline = client.get("/service-worker.js").content.decode().partition("const PAGE = ")[2].partition(";\n")[0]
    assert left_in(language, json.loads(offline)) == set()
    app = client.get("/manifest.webmanifest").json()
    assert left_in(language, " ".join([app["description"], *(one["name"] for one in app["shortcuts"])])) == set()
    found = {address: left_in(language, client.get(address).content.decode()) for address in pages}
    assert {address: left for address, left in found.items() if left} == {}


@pytest.mark.parametrize("game", [BASE, SOLO, EVERYTHING], ids=["two players", "alone", "six players, all modules"])
def test_no_moment_of_a_game_has_english(game: Options) -> None:
    for wanted in (wakes_up, asks_about_a_card, discards, places):
        played = played_until(game, wanted)
        for language in OTHERS:
            left = left_in(language, table_text(played, played.to_move, language=language))
            assert left == set(), (language, wanted.__name__)
