"""Between two people at one screen: the cover says who is next and what is open, and leaves ways back."""

from __future__ import annotations

import re
from random import Random

from django.test import Client

from vendemmia.locale import words
from vendemmia.web.models import Table
from vendemmia.web.pages.rendering import text_of
from vendemmia.web.played import Played
from vendemmia.web.show.cover import Cover
from vendemmia.web.show.scene import Scene

from .conftest import NAMES, Opener
from .elements import Element, parsed
from .scenes import Moment, broken, moments, played_to, request
from .test_secrets import bare, with_other_secrets


def shared() -> list[Moment]:
    """Moments of games in which several play."""
    return [moment for moment in moments() if moment.kind.startswith("several")]


def cover_of(game: Played) -> Cover:
    players = len(game.game.state.vineyards)
    return Cover(Scene(game, None, NAMES[:players], words("en")), tuple(range(players)))


def text(game: Played) -> str:
    cover = cover_of(game)
    table = Table(id="a-table", options=game.game.options.to_json(), seed=1, version=game.plies)
    given = {"table": table, "cover": cover, "whole": True, "notice": "", "detail": ""}
    return bare(text_of(request(), "table/cover.html", **given))


def is_the_same_whatever_is_hidden(moment: Moment, game: Played) -> None:
    shown = text(game)
    assert text(with_other_secrets(game, None, Random(str(moment)))) == shown
    assert NAMES[game.game.state.to_move or 0] + " is next" in shown


def test_the_cover_is_the_same_whatever_is_hidden() -> None:
    wrong = broken(shared()[::5], is_the_same_whatever_is_hidden)
    assert not wrong, wrong


def test_the_question_is_shown_without_secrets() -> None:
    questions = {str(moment): cover_of(played_to(moment)).asked for moment in shared()[::3]}
    assert all(questions.values())
    placing = next(moment for moment in shared() if "PlacementSeason" in moment.kind)
    assert cover_of(played_to(placing)).asked == "Summer: place a worker or pass."
    inside = next(moment for moment in shared() if "Plant 1 field" in moment.kind)
    assert re.fullmatch(r".+: \w+ must decide\.", cover_of(played_to(inside)).asked)


def covered(client: Client, table: Table) -> Element:
    return parsed(client.get(f"/tables/{table.id}/").content.decode()).root


def to_the_cover(client: Client, table: Table) -> tuple[int, Element]:
    """Play until the screen is covered for another person: who decided last, and the cover."""
    address = f"/tables/{table.id}/"
    for _ in range(40):
        page = covered(client, table)
        seats = page.all(tag="button", name="seat")
        if seats:
            client.post(address + "sit", {"seat": seats[0].get("value")})
            page = covered(client, table)
        table.refresh_from_db()
        seat, code = table.to_move, page.all(tag="button", name="code")[0].get("value")
        client.post(address + "play", {"code": code, "version": table.version, "sure": "pass"})
        page = covered(client, table)
        if page.all("handover") and page.all("undo"):
            assert seat is not None
            return seat, page
    raise AssertionError("nobody's last step could be taken back")


def test_the_cover_leads_on_back_and_home(client: Client, open_game: Opener) -> None:
    table = open_game(people=2)
    last, page = to_the_cover(client, table)
    assert page.one(id="live").get("aria-live") == "polite"
    assert page.one(id="prompt").get("tabindex") == "-1"
    assert "prim" in page.one(tag="button", name="seat").classes
    assert [link.get("href") for link in page.one("ho-ways").all(tag="a")] == ["/"]
    assert len(page.one("ho-all").all(tag="li")) == 2
    assert not page.all(name="code")
    table.refresh_from_db()
    before = table.version
    answer = client.post(f"/tables/{table.id}/undo", {"version": before})
    assert answer.status_code == 303
    table.refresh_from_db()
    assert (table.to_move, table.version > before) == (last, True)
    assert covered(client, table).all(name="code"), "who decided last has the screen again"


def test_several_people_read_whose_turn_it_is(client: Client, open_game: Opener) -> None:
    table = open_game(people=2)
    client.post(f"/tables/{table.id}/sit", {"seat": str(table.to_move)})
    names = list(table.seats.values_list("name", flat=True))
    assert covered(client, table).one("turn").text == f"{names[table.to_move or 0]}’s turn"
    alone = open_game()
    assert covered(client, alone).one("turn").text == "Your turn"


def test_the_menu_of_the_table_is_among_its_tools(client: Client, open_game: Opener) -> None:
    """Whatever lies over the page stands inside a landmark."""
    assert covered(client, open_game()).one("tools", tag="nav").one(id="table-menu").all(tag="a")
