"""What a player can see says nothing about what comes next."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tests.web.conftest import _database, _empty, client  # noqa: F401 - fixtures
from vendemmia.engine import Options, key_of, new_state
from vendemmia.locale import words
from vendemmia.record import luck_of, new_secret

if TYPE_CHECKING:
    from django.test import Client

ADDRESSES = ("", "log", "left", "vineyards/0", "vineyards/1", "hint", "replay/", "replay/?ply=0", "result", "delete")
REFUSED = ("record.json", "saved.json", "replay/evaluation")


def test_no_page_of_a_game_that_runs_has_its_secret(client: Client) -> None:  # noqa: F811
    from tests.web.moves import answer
    from vendemmia.web.models import Table

    client.post("/play-now")
    table = Table.objects.get()
    assert len(table.secret) == 64
    assert not table.known_deal
    secrets = [table.secret, *(key_of(table.secret, purpose).hex() for purpose in ("draws", "names", "players"))]
    assert len(set(secrets)) == 4
    rng = Random(5)
    for _ in range(6):
        pages = [client.get(f"/tables/{table.id}/{address}", follow=True) for address in (*ADDRESSES, *REFUSED)]
        pages += [client.get("/"), client.get("/games"), client.get("/settings")]
        for page in pages:
            assert not [secret for secret in secrets if secret in page.content.decode()]
            assert not [secret for secret in secrets if secret in str(page.headers)]
        from vendemmia.web.tables.cache import read_table
        from vendemmia.web.tables.locks import table_lock

        with table_lock(table.id):
            table = read_table(table.id)
        state = table.game.state
        table = answer(table.id, state.to_move or 0, rng.choice(state.codes()), table.version)
    for address in ("record.json", "saved.json"):
        assert client.get(f"/tables/{table.id}/{address}").status_code == 403


def test_the_same_names_say_nothing_about_the_deal() -> None:
    """Whoever tries all small seeds for the names on the page finds no deal with them."""
    from vendemmia.web.game.player_names import seat_names

    secret = new_secret()
    seats = [("", True)] * 6
    names = seat_names(words("en"), seats, secret)
    hands = [vineyard.hand for vineyard in new_state(Options(players=6), secret).vineyards]
    alike = [seed for seed in range(3000) if seat_names(words("en"), seats, seed)[:2] == names[:2]]
    assert all([v.hand for v in new_state(Options(players=6), seed).vineyards] != hands for seed in alike)
    assert seat_names(words("en"), seats, secret) == names, "the same secret gives the same names"


def test_secrets_are_never_alike() -> None:
    assert len({new_secret() for _ in range(1000)}) == 1000
    secret = new_secret()
    assert luck_of(secret, 2) != secret
    assert luck_of(7, 1) == "7", "computer players of old games go on alike"


def test_a_chosen_seed_says_so_on_its_page(client: Client) -> None:  # noqa: F811
    client.post("/new", {"players": "2", "seed": "7", "pace": "off"})
    from vendemmia.web.models import Table

    table = Table.objects.get()
    assert table.known_deal
    assert "known deal, seed 7" in client.get(f"/tables/{table.id}/").content.decode()
    client.post("/play-now")
    other = Table.objects.exclude(id=table.id).get()
    assert "known deal" not in client.get(f"/tables/{other.id}/").content.decode()
