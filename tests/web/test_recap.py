"""The recap: a player who returns after an hour first sees what the others have done."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from django.test import Client

from vendemmia.engine import Options
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Table
from vendemmia.web.pages.common.rendering import text_of
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.events.recap import AWAY, recap

from .conftest import Opener
from .elements import Page, page_of, parsed, position
from .scenes import moments, played_to, request
from .test_secrets import with_other_secrets

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
LONG_AGO = datetime(2001, 1, 1, tzinfo=UTC)


CODES = ("place:give_tour:left:regular", "place:gain_lira:beside:regular")


def waited_for(seat: int = 0) -> Scene:
    """Both have placed a worker, and the first is asked again."""
    game = position(2)
    for code in CODES:
        game.play(code)
    return page_of(game, seat).scene


def open_waiting(open_game: Opener, people: int = 1) -> Table:
    """A table in the same position."""
    return open_game(Options(2), people=people, start=position(2).state.to_json(), codes=CODES)


def wait(table: Table) -> Table:
    """Nothing has happened at this table for a long time."""
    Table.objects.filter(id=table.id).update(changed=LONG_AGO)
    table.refresh_from_db()
    return table


# --- when


def test_it_is_for_who_is_asked_and_was_away_for_more_than_an_hour() -> None:
    scene = waited_for()
    assert scene.asked
    assert recap(scene, NOW - AWAY, NOW) is None
    recapped = recap(scene, NOW - AWAY - timedelta(seconds=1), NOW)
    assert recapped is not None
    assert [entry.say for entry in recapped.entries] == ["Bruno goes to Cart: gains £1."]
    assert recapped.ply == 1
    assert recap(waited_for(1), LONG_AGO, NOW) is None


def test_there_must_be_something_to_tell() -> None:
    assert recap(page_of(position(2)).scene, LONG_AGO, NOW) is None
    game = position(2, lira=4)
    game.play("place:build_structure:left:regular")
    assert recap(page_of(game).scene, LONG_AGO, NOW) is None


# --- through the server


@pytest.fixture
def table(open_game: Opener) -> Table:
    """One person against a computer player, which moved long ago."""
    return wait(open_waiting(open_game))


def shown(client: Client, table: Table, **headers: str) -> Page:
    return parsed(client.get(f"/tables/{table.id}/", headers=headers).content.decode())


def test_the_sheet_comes_with_the_whole_page(client: Client, table: Table) -> None:
    page = shown(client, table)
    sheet = page.id("recap")
    assert sheet.tag == "dialog"
    assert "open" not in sheet.attributes, "without a script nothing changes"
    assert sheet.one(tag="h2").text == "Since your last turn"
    assert len(sheet.all("new")) == len(sheet.all(tag="li")) > 0
    assert sheet.all(href=f"/tables/{table.id}/replay/?ply=1")
    assert [each.get("src") for each in page.root.all(tag="script") if "recap" in each.get("src")]


def test_a_part_of_the_page_brings_no_sheet(client: Client, table: Table) -> None:
    assert not shown(client, table, **{"HX-Request": "true"}).root.all("recap")
    assert shown(client, table).root.all("recap")


def test_a_player_who_was_not_away_sees_no_recap(client: Client, open_game: Opener) -> None:
    page = shown(client, open_waiting(open_game))
    assert not page.root.all("recap")
    assert not [each for each in page.root.all(tag="script") if "recap" in each.get("src")]


def test_at_a_shared_screen_it_waits_behind_the_cover(client: Client, open_game: Opener) -> None:
    table = wait(open_waiting(open_game, people=2))
    assert not shown(client, table).root.all("recap")
    client.post(f"/tables/{table.id}/sit", {"seat": "0"})
    assert shown(client, table).root.all("recap")


# --- what


def test_the_sheet_is_the_same_whatever_is_hidden() -> None:
    recapped = 0
    for moment in moments()[::9]:
        game = played_to(moment)
        seat = game.state.to_move
        texts = [sheet(one, seat) for one in (game, with_other_secrets(game, seat, Random(str(moment))))]
        assert texts[0] == texts[1]
        recapped += bool(texts[0])
    assert recapped >= 3


def sheet(game: LiveGame, seat: int | None) -> str:
    page = page_of(game, seat)
    page.recap = recap(page.scene, LONG_AGO, NOW)
    return "" if page.recap is None else text_of(request(), "table/recap.html", table=page, scene=page.scene)
