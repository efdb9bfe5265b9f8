"""Long lists of games: page by page, and as quick with thousands of them as with a few."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from html import unescape

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from vendemmia.engine import Options
from vendemmia.web.models import Seat, Table
from vendemmia.web.show.result.games import ON_A_PAGE, Pages

MANY = 3000
LARGEST = 100_000
"""Bytes of a page of fifty games."""
MOST_QUERIES = 6
"""Three counts, the rows of the page and their seats, and one to spare."""


def fill(count: int) -> list[str]:
    """Tables, the last changed first; every third is in progress, and one in thirty is a uploaded record."""
    options = Options(players=2).to_json()
    tables = [
        Table(
            id=f"t{number:05}",
            options=options,
            seed=number,
            over=number % 3 > 0,
            to_move=0 if number % 3 == 0 else None,
            uploaded=number % 30 == 0,
            result=[number % 30, 12],
        )
        for number in range(count)
    ]
    Table.objects.bulk_create(tables)
    Seat.objects.bulk_create(
        Seat(table=table, number=seat, name=name, bot=bot)
        for table in tables
        for seat, (name, bot) in enumerate((("Anna", ""), ("Bruno", "normal")))
    )
    last = datetime(2026, 1, 1, tzinfo=UTC)
    for number, table in enumerate(tables):
        table.changed = last - timedelta(minutes=number)
    Table.objects.bulk_update(tables, ["changed"], batch_size=300)
    return [table.id for table in tables]


def listed(client: Client, address: str) -> tuple[str, list[str]]:
    """A page, and the tables on it in their order."""
    answer = client.get(address)
    assert answer.status_code == 200
    text = unescape(answer.content.decode())
    return text, re.findall(r'formaction="/tables/(t\d+)/delete"', text)


def test_every_game_is_on_exactly_one_page(client: Client) -> None:
    ids = fill(4 * ON_A_PAGE)
    running = [id_ for number, id_ in enumerate(ids) if number % 3 == 0 and number % 30]
    ended = [id_ for number, id_ in enumerate(ids) if number % 3 or number % 30 == 0]
    for name, wanted in (("running", running), ("ended", ended)):
        pages = -(-len(wanted) // ON_A_PAGE)
        found = [listed(client, f"/games?list={name}&page={page}")[1] for page in range(1, pages + 1)]
        assert [len(rows) for rows in found[:-1]] == [ON_A_PAGE] * (pages - 1)
        assert [id_ for rows in found for id_ in rows] == wanted


def test_games_that_changed_at_the_same_time_do_not_move_between_pages(client: Client) -> None:
    ids = fill(3 * ON_A_PAGE)
    Table.objects.update(changed=datetime(2026, 1, 1, tzinfo=UTC), over=True)
    found = [id_ for page in (1, 2, 3) for id_ in listed(client, f"/games?list=ended&page={page}")[1]]
    assert sorted(found) == ids


def test_the_ways_to_other_pages(client: Client) -> None:
    fill(4 * ON_A_PAGE)
    text, _ = listed(client, "/games?list=ended&page=2")
    assert "Page 2 of 3" in text
    assert text.count('rel="prev" href="/games?list=ended&page=1"') == 2
    assert text.count('rel="next" href="/games?list=ended&page=3"') == 2
    assert len(re.findall(r'<nav class="pages" aria-label="([^"]+)"', text)) == 2
    first, last = listed(client, "/games?list=ended")[0], listed(client, "/games?list=ended&page=3")[0]
    assert 'rel="prev"' not in first
    assert 'rel="next"' not in last


def test_a_short_list_has_no_pages_and_an_empty_one_says_so(client: Client) -> None:
    assert "Your games are saved automatically" in listed(client, "/games")[0]
    assert "Replay your finished games here" in listed(client, "/games?list=ended")[0]
    fill(4)
    text, rows = listed(client, "/games?list=ended")
    assert len(rows) == 3
    assert 'class="pages"' not in text


@pytest.mark.parametrize(
    ("wanted", "number"),
    [
        *((odd, 1) for odd in (None, "", "0", "-1", "abc", "1e3", "1.5", "٣", "²", "\x00", "+1", " 2")),
        ("2", 2),
        ("0002", 2),
        *((far, 3) for far in ("3", "4", str(10**9), str(10**30), "9" * 5000)),
    ],
)
def test_odd_numbers_of_pages(wanted: str | None, number: int) -> None:
    pages = Pages.of(wanted, 2 * ON_A_PAGE + 1)
    assert (pages.number, pages.last) == (number, 3)
    assert Pages.of(wanted, 0) == Pages(1, 1)


def test_the_address_of_old_still_leads_to_the_lists(client: Client) -> None:
    fill(4)
    answer = client.get("/?games=all")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/games")
    assert client.get("/games?list=nonsense").status_code == 200


def test_thousands_of_games_cost_no_more_than_a_page_of_them(client: Client) -> None:
    fill(MANY)
    for address in ("/games?list=running&page=7", "/games?list=ended&page=20", "/games?list=ended&page=1000000000"):
        with CaptureQueriesContext(
            connection,
        ) as queries:
            text, rows = listed(client, address)
        assert len(rows) <= ON_A_PAGE
        assert len(text.encode()) < LARGEST
        assert len(queries) <= MOST_QUERIES
    with CaptureQueriesContext(connection) as queries:
        text, rows = listed(client, "/")
    assert len(rows) == 10
    assert len(text.encode()) < LARGEST
    assert len(queries) <= 10
