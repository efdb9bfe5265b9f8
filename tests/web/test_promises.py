"""Promised deals: shown from the beginning on, never changed, and checked when the secret is out."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from vendemmia.cli import main
from vendemmia.engine import Options
from vendemmia.record import RULES_VERSION, Promise, Record, Verdict, commitment_of, judged, new_secret, promise_in
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lobby import gathering
from vendemmia.web.models import Person, Table
from vendemmia.web.play.moves import answer, open_gathering, open_table
from vendemmia.web.play.saved import saved_text
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.promises import promise_of

from .calling import Caller
from .people import EN, as_shared, browser, fresh
from .test_daily_rank import account

SHORT = Options(players=2, max_years=1)


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def rated(host: Person, *others: Person | None) -> Table:
    """A rated table that gathers. It has a limit of years, so that its game is short."""
    players = [
        SeatedPlayer("" if one is None else one.name, "", None, "", None if one is None else one.id)
        for one in (host, *others)
    ]
    return open_gathering(SHORT, new_secret(), players, host, rated=True, invitation=f"to-{host.id}", code="BCDFG")


def played(table: Table) -> Table:
    """The table after a random game."""
    rng = Random(5)
    with table_lock(table.id):
        found = read_table(table.id)
        while not found.over:
            answer(found, found.to_move or 0, rng.choice(found.game.state.codes()), found.version)
    return fresh(found)


@pytest.mark.usefixtures("each_database")
class TestRatedTables:
    def test_everybody_there_sees_the_commitment_from_the_beginning_on(self) -> None:
        anna, bruno = account("Anna"), account("Bruno")
        table = rated(anna, None)
        promised = commitment_of(table.secret, SHORT, RULES_VERSION, f"table:{table.id}")
        assert Table.objects.get(id=table.id).commitment == promised

        def shown(person: Person) -> list[str]:
            client, caller = browser(person), Caller(person)
            told = caller.get(f"/tables/{table.id}")
            assert (told["commitment"], told["deal"], told["secret"]) == (promised, f"table:{table.id}", None)
            pages = [client.get(f"/tables/{table.id}/{address}").content.decode() for address in ("", "deal")]
            assert not [page for page in pages if table.secret in page]
            return pages

        waiting, deal = shown(anna)
        assert promised in waiting
        assert promised in deal
        gathering.join(EN, table.id, bruno)
        for person in (anna, bruno):
            running, deal = shown(person)
            assert f'href="/tables/{table.id}/deal"' in running
            assert promised in deal
            assert "is shown when the game is over" in deal
        assert fresh(table).commitment == promised, "nothing that people do changes it"

    def test_after_the_end_the_secret_is_out_and_the_record_proves_it(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        anna, bruno = account("Anna"), account("Bruno")
        table = rated(anna, None)
        promised = table.commitment
        gathering.join(EN, table.id, bruno)
        table = played(table)
        assert table.commitment == promised
        for person in (anna, bruno):
            assert Caller(person).get(f"/tables/{table.id}")["secret"] == table.secret
            assert table.secret in browser(person).get(f"/tables/{table.id}/deal").content.decode()
            assert (
                f'href="/tables/{table.id}/deal"' in browser(person).get(f"/tables/{table.id}/result").content.decode()
            )
        text = browser(bruno).get(f"/tables/{table.id}/record.json").content.decode()
        assert json.dumps(Caller(anna).get(f"/tables/{table.id}/record"), sort_keys=True) == json.dumps(
            json.loads(text), sort_keys=True
        )
        comment = json.loads(text)["comment"]
        assert promise_in(comment) == Promise(f"table:{table.id}", promised)
        assert [player["name"] for player in comment["players"]] == ["Anna", "Bruno"]
        assert judged(Record.from_text(text), Promise(f"table:{table.id}", promised)) is Verdict.KEPT
        file, saved = tmp_path / "game.json", tmp_path / "saved.json"
        saved.write_text(saved_text(table.id), encoding="utf-8")
        assert main(["verify", str(saved)]) == 0
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file), "--commitment", promised]) == 0
        assert "The deal is the promised one" in capsys.readouterr().out

    def test_a_server_that_changes_the_deal_is_found_out(self, tmp_path: Path) -> None:
        """Someone with the database gives the table another secret before its game, and shows it at the end."""
        anna, bruno = account("Anna"), account("Bruno")
        honest = rated(anna, bruno)
        noted = honest.commitment
        other = open_gathering(
            SHORT, new_secret(), honest.players, anna, rated=True, invitation="to-another", code="CDFGH"
        )
        gathering.begin(EN, other.id)
        table = played(other)
        Table.objects.filter(id=table.id).update(commitment=noted)
        text = browser(anna).get(f"/tables/{table.id}/record.json").content.decode()
        record = Record.from_text(text)
        promise = Promise(f"table:{honest.id}", noted)
        assert judged(record, promise) is Verdict.OTHER_SECRET
        assert judged(record._replace(seed=honest.secret), promise) is Verdict.OTHER_GAME
        file = tmp_path / "game.json"
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file), "--commitment", noted]) == 1


def test_games_without_a_rank_promise_nothing() -> None:
    anna = account("Anna")
    players = [SeatedPlayer("Anna"), SeatedPlayer("Bot", "random")]
    for table in (
        open_table(SHORT, new_secret(), players, host=anna),
        open_table(SHORT, 7, players, host=anna),
    ):
        assert (table.commitment, promise_of(table)) == ("", None)
        assert browser(anna).get(f"/tables/{table.id}/deal").status_code == 404
        assert "/deal" not in browser(anna).get(f"/tables/{table.id}/").content.decode()
        told = Caller(anna).get(f"/tables/{table.id}")
        assert (told["commitment"], told["deal"], told["secret"]) == (None, None, None)
        ended = played(table)
        comment = json.loads(browser(anna).get(f"/tables/{ended.id}/record.json").content)["comment"]
        assert comment == "Anna, Bot (humans: 1; bots: random)"


def test_the_page_shows_how_to_check_it_with_any_program() -> None:
    """The text that is hashed and the command to type."""
    import hashlib
    import hmac
    import html
    import re

    anna, bruno = account("Anna"), account("Bruno")
    table = rated(anna, None)
    gathering.join(EN, table.id, bruno)
    table = played(table)
    page = browser(anna).get(f"/tables/{table.id}/deal").content.decode()
    command, text = (html.unescape(found) for found in re.findall(r'<pre class="typed"[^>]*>(.*?)</pre>', page))
    assert command == f"vendemmia verify vendemmia-{table.id}.json --commitment {table.commitment}"
    found = hmac.new(bytes.fromhex(table.secret), text.encode(), hashlib.sha256).hexdigest()
    assert found == table.commitment


def test_a_rematch_has_a_promise_of_its_own() -> None:
    from vendemmia.web.lobby.rematches import _opened

    anna, bruno = account("Anna"), account("Bruno")
    table = rated(anna, None)
    gathering.join(EN, table.id, bruno)
    again = _opened(played(table), anna)
    assert again.rated
    assert len(again.commitment) == 64
    assert again.commitment != table.commitment
