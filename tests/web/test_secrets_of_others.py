"""What one person receives at a shared table never depends on what others hold or on the table's secret.

The table in the database gets another secret, and its game other hidden cards; pages and streams must stay the same.
"""

from __future__ import annotations

from random import Random

import pytest
from django.test import Client

from vendemmia.engine import Options
from vendemmia.web import reading
from vendemmia.web.locks import alone
from vendemmia.web.models import Person, Table
from vendemmia.web.pages.stream import lines
from vendemmia.web.played import Played
from vendemmia.web.proposals import CannotPropose, propose_undo
from vendemmia.web.tables import answer

from .people import as_shared, begun, browser, fresh, people
from .test_secrets import bare, with_other_secrets
from .threads import run_apart

PAGES = ("", "log", "left", "vineyards/1", "screen")


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def table_late_in_a_game(players: list[Person], seed: int) -> Table:
    """Three people in the middle of a game, with messages and a request between them."""
    modules = frozenset(("extended_board", "structure_cards")) if seed % 2 else frozenset[str]()
    table = begun(players, f"{seed:064x}", spectators=True, options=Options(players=3, modules=modules))
    rng = Random(seed)
    for _ in range(rng.randrange(30, 140)):
        with alone(table.id):
            table = fresh(table)
            seat = table.game.to_move
            if seat is None or table.game.game.state.is_over:
                break
            answer(table, seat, rng.choice(table.game.game.state.codes()), table.version)
    browser(players[1]).post(f"/tables/{table.id}/say", {"text": "hello"})
    with alone(table.id):
        try:
            propose_undo(fresh(table), rng.randrange(3))
        except CannotPropose:
            assert fresh(table).game.plies
    return fresh(table)


async def first_of_stream(table: Table) -> str:
    stream = lines(table.id, None)
    try:
        return await anext(stream)
    finally:
        await stream.aclose()  # type: ignore[attr-defined]


def received(client: Client, table: Table) -> list[str]:
    """Everything that a browser gets about a table."""
    found = [client.get(f"/tables/{table.id}/{page}") for page in PAGES]
    found.append(client.get(f"/tables/{table.id}/", headers={"HX-Request": "true"}))
    assert {one.status_code for one in found} == {200}
    headers = [str(sorted(one.headers.items())) for one in found]
    return [*(bare(one.content.decode()) for one in found), *headers, run_apart(lambda: first_of_stream(table))]


def with_secrets(table: Table, game: Played, secret: str) -> None:
    """The table as it would be with other hidden cards: in the memory of the server, and in the database."""
    Table.objects.filter(id=table.id).update(secret=secret)
    reading.remember(table, game)


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_one_receives_depends_on_what_others_hide(seed: int) -> None:
    players = people("Anna", "Bruno", "Carla")
    (eve,) = people("Eve")
    table = table_late_in_a_game(players, seed)
    game, secret = table.game, table.secret
    rng, wrong = Random(seed), []
    for seat, person in enumerate([*players, eve]):
        own = seat if person is not eve else None
        client = browser(person)
        with_secrets(table, game, secret)
        before = received(client, table)
        with_secrets(table, with_other_secrets(game, own, rng), f"{rng.getrandbits(256):064x}")
        wrong += [
            f"{person.name}: {name}"
            for name, a, b in zip(_names(), before, received(client, table), strict=True)
            if a != b
        ]
    assert wrong == []


def _names() -> list[str]:
    pages = [*(page or "table" for page in PAGES), "part"]
    return [*pages, *(f"headers of {page}" for page in pages), "stream"]


def test_other_hidden_cards_would_be_seen() -> None:
    """The test above would prove nothing if the exchanged cards did not reach the pages."""
    players = people("Anna", "Bruno", "Carla")
    table = table_late_in_a_game(players, 1)
    game, secret = table.game, table.secret
    client = browser(players[0])
    with_secrets(table, game, secret)
    before = received(client, table)
    with_secrets(table, with_other_secrets(game, 1, Random(7)), secret)  # As Bruno knows it: Anna has other cards.
    assert received(client, table) != before
