"""The first minute: mama, papa, what each offer is for, the aim, and the tutor that joins at any table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from vendemmia.engine import Options
from vendemmia.locale import words
from vendemmia.web.lessons import LESSONS, lesson_of
from vendemmia.web.models import Table
from vendemmia.web.play.moves import answer
from vendemmia.web.show.advice.tutor import tutor

from .lessons import scene_of

if TYPE_CHECKING:
    from django.test import Client

    from .conftest import Opener

EN = words("en")
EVERYTHING = frozenset({"extended_board", "special_workers", "structure_cards"})


def page_of(client: Client, table: Table) -> str:
    return client.get(f"/tables/{table.id}/").content.decode()


def test_the_first_question_says_who_brings_what_and_what_it_is_for(client: Client, open_game: Opener) -> None:
    table = open_game(Options(2))
    text = page_of(client, table)
    asked = table.game.view(0).asked
    assert asked is not None
    assert asked.id == "papa"
    papa = str(asked.params["papa"])
    assert 'class="welcome' in text
    assert f"Papa {EN.papa_name(papa)} brings a grande worker" in text
    assert "brings 2 regular workers" in text
    assert EN.message("welcome-lira") in text
    assert EN.message("welcome-aim", goal=20) in text
    assert "20 points end the game" in text
    answer(table, 0, "option:2", table.version)
    assert 'class="welcome' not in page_of(client, table)


def test_alone_the_aim_is_the_automa(client: Client, open_game: Opener) -> None:
    text = page_of(client, open_game(Options(1, solo="normal")))
    assert "Beat the Automa" in text


@pytest.mark.parametrize("modules", [frozenset(), EVERYTHING])
def test_the_tutor_joins_any_table_and_stays_until_it_is_sent_away(
    client: Client, open_game: Opener, modules: frozenset[str]
) -> None:
    table = open_game(Options(2, modules=modules))
    assert 'id="tutor"' not in page_of(client, table)
    assert client.post(f"/tables/{table.id}/tutor/join").status_code == 303
    text = page_of(client, table)
    assert 'id="tutor"' in text
    assert EN.message("tutor-lesson", lesson="table") in text
    assert 'id="teach-me"' not in text
    client.post(f"/tables/{table.id}/tutor/leave")
    assert 'id="tutor"' not in page_of(client, table)


def test_it_points_at_a_legal_answer_in_every_question_of_a_year(open_game: Opener) -> None:
    for modules in (frozenset[str](), EVERYTHING):
        table = open_game(Options(2, modules=modules), people=2)
        pointed = 0
        for _ in range(30):
            seat = table.game.state.to_move
            if seat is None:
                break
            if seat == 0:
                shown = tutor(scene_of(table.game), table.deal, 99)
                assert shown is not None
                assert not shown.ends
                assert shown.code in table.game.state.codes()
                pointed += 1
                table.game.play(shown.code)
            else:
                table.game.play(table.game.state.codes()[0])
        assert pointed > 8


def test_a_filled_order_does_not_end_it() -> None:
    lesson = lesson_of(Options(2), 77)
    assert lesson.end is not None
    assert lesson.then == ""
    assert LESSONS["first"].then


def test_in_a_contest_nobody_is_taught(client: Client, open_game: Opener) -> None:
    table = open_game(Options(2))
    Table.objects.filter(id=table.id).update(rated=True)
    assert 'id="teach-me"' not in page_of(client, table)
    assert client.post(f"/tables/{table.id}/tutor/join").status_code == 409
    assert not Table.objects.get(id=table.id).guided
