"""Several people at one screen: only hands are covered, and nobody takes over for an open answer."""

from __future__ import annotations

import re
from random import Random

from django.test import Client

from vendemmia.locale import words
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Table
from vendemmia.web.pages.common.rendering import text_of
from vendemmia.web.show.board.cover import Cover
from vendemmia.web.show.board.scene import Scene, asks_openly
from vendemmia.web.show.page.table import TablePage

from .conftest import NAMES, Opener
from .elements import Element, parsed, position
from .scenes import Moment, broken, moments, played_to, request
from .test_secrets import bare, with_other_secrets


def shared() -> list[Moment]:
    """Moments of games in which several play."""
    return [moment for moment in moments() if moment.kind.startswith("several")]


def scene_of(game: LiveGame) -> Scene:
    """What is seen while the person to move has not taken over the screen."""
    players = len(game.state.vineyards)
    return Scene(game, None, NAMES[:players], words("en"), guest=game.to_move)


def text(game: LiveGame) -> str:
    scene = scene_of(game)
    table = Table(id="a-table", options=game.options.to_json(), seed=1, version=game.plies)
    table.to_move, table.over, table.year = game.to_move, False, int(game.state.year)
    table.game, table.players = game, tuple(SeatedPlayer(name) for name in scene.names)
    page = TablePage(scene, table, tuple(range(len(scene.names))))
    given = {"table": page, "scene": scene, "whole": True, "notice": "", "detail": "", "sure": ""}
    return bare(text_of(request(), "table/table.html", **given))


def is_the_same_whatever_is_hidden(moment: Moment, game: LiveGame) -> None:
    shown = text(game)
    assert text(with_other_secrets(game, None, Random(str(moment)))) == shown
    page = parsed(shown).root
    assert page.one("handover").text.startswith(f"Pass the screen to {NAMES[game.to_move or 0]}")
    answers = bool(page.one("prompt").plays() or page.all(id="all-choices"))
    assert answers == asks_openly(game), "only open answers are offered"


def test_the_covered_table_is_the_same_whatever_is_hidden() -> None:
    found = (
        shared()[::12] + [each for each in shared() if any(kind in each.kind for kind in ("row", "deck", "papa"))][::9]
    )
    wrong = broken(found, is_the_same_whatever_is_hidden)
    assert not wrong, wrong


def test_the_question_is_shown_without_secrets() -> None:
    questions = {str(moment): Cover(scene_of(played_to(moment))).question for moment in shared()[::3]}
    assert all(questions.values())
    placing = next(moment for moment in shared() if "PlacementSeason" in moment.kind)
    assert Cover(scene_of(played_to(placing))).question == "Summer: place a worker or pass."
    inside = next(moment for moment in shared() if "Plant 1 field" in moment.kind)
    assert re.fullmatch(r".+: \w+ must decide\.", Cover(scene_of(played_to(inside))).question)


def covered(client: Client, table: Table) -> Element:
    return parsed(client.get(f"/tables/{table.id}/").content.decode()).root


def played(client: Client, table: Table, code: str) -> int:
    table.refresh_from_db()
    return client.post(f"/tables/{table.id}/play", {"code": code, "version": table.version}).status_code


def test_only_the_hand_is_covered(client: Client, open_game: Opener) -> None:
    """The board, the vineyard of who is next and the log are there; the last step belongs to who made it."""
    start = position(3, [{"hand": ["merlot", "broker"]}], hand=["pinot", "wine_critic"]).state.to_json()
    table = open_game(position(3).options, people=3, start=start)
    page = covered(client, table)
    assert page.all("board")
    assert page.one("vineyard", tag="section").one(id="h-vineyard").text == "Anna’s vineyard"
    assert page.one("hand", tag="section").one("hl").text == "2 cards, face down"
    assert [back.classes - {"rear"} for back in page.one("fan").all(tag="li")] == [{"vine"}, {"summer"}]
    assert not page.all(name="code")
    assert page.one(id="prompt").one(tag="h1").text == "Summer: place a worker or pass."
    assert client.post(f"/tables/{table.id}/sit", {"seat": "1"}).status_code == 303
    assert covered(client, table).all("cover"), "it is not Bruno's turn"
    client.post(f"/tables/{table.id}/sit", {"seat": "0"})
    assert not covered(client, table).all("cover")
    assert played(client, table, "place:give_tour:left:regular") == 303
    page = covered(client, table)
    assert page.one("handover").text.startswith("Pass the screen to Bruno")
    assert page.one("vineyard", tag="section").one(id="h-vineyard").text == "Bruno’s vineyard"
    assert page.one(id="undo").text == "Undo Anna’s last step"
    assert "Anna can undo until Bruno has the screen." in page.one("ask").text
    assert client.post(f"/tables/{table.id}/undo", {"version": table.version + 1}).status_code == 303
    assert covered(client, table).one(id="prompt").one("turn").text == "Anna’s turn", "Anna is still there"
    assert not covered(client, table).all("cover")


def test_an_open_answer_needs_no_change_of_seats(client: Client, open_game: Opener) -> None:
    """Rows, parents and the kind of a visitor are chosen by anybody at the screen; hands stay covered."""
    table = open_game(people=2)
    sat = answers = 0
    rng = Random(3)
    while answers < 24:
        page = covered(client, table)
        if page.all("cover") and not page.one(id="prompt").plays():
            table.refresh_from_db()
            client.post(f"/tables/{table.id}/sit", {"seat": str(table.to_move)})
            sat += 1
            continue
        assert not (page.all("cover") and page.one("hand", tag="section").plays())
        codes = sorted(set(page.plays()))
        boxes = [box.get("value") for box in page.all(tag="input", name="code")]
        table.refresh_from_db()
        code = boxes[: int(page.one(name="together").get("value"))] if boxes else rng.choice(codes)
        sent = {"code": code, "version": table.version, "sure": "pass"}
        assert client.post(f"/tables/{table.id}/play", sent).status_code == 303
        answers += 1
        table.refresh_from_db()
    assert sat < 18, "without open answers it was three times for four answers"


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
