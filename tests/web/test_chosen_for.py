"""Small questions that are left to the computer player: one press answers as the hint would, and undo takes it back."""

from __future__ import annotations

import pytest
from django.test import Client

from vendemmia.web.show.advice.chosen_for import chosen_for, is_small
from vendemmia.web.show.advice.hint import tips
from vendemmia.web.thinking import problems

from .conftest import Opener
from .elements import position, shown
from .test_from_hand import codes_of, opened, sent, year_end
from .test_hint import scene_of


def test_the_answer_is_that_of_the_hint() -> None:
    game = position(2, season="summer", lira=9, hand=["pinot"])
    assert not is_small(scene_of(game, 0))  # Where a worker goes is for the player to decide.
    assert shown(game).root.all(name="advised") == []
    game.play("place:build_structure:left:regular")
    assert chosen_for(scene_of(game, 0)) == (tips(scene_of(game, 0))[0].answer.code,)
    assert chosen_for(scene_of(game, 1)) == ()
    assert len(shown(game).root.all(name="advised")) == 2  # In the bar, and among all choices.
    assert shown(game, guided=True).root.all(name="advised") == []


def test_a_press_answers_and_undo_takes_it_back(client: Client, open_game: Opener) -> None:
    table = opened(open_game, 2, season="summer", lira=9)
    sent(client, table, code="place:build_structure:left:regular")
    before = codes_of(table)
    assert sent(client, table, advised="1")[0] == 303
    assert len(codes_of(table)) > len(before)
    table.refresh_from_db()
    client.post(f"/tables/{table.id}/undo", {"version": table.version})
    assert codes_of(table) == before


def test_as_many_cards_are_discarded_as_must_be(client: Client, open_game: Opener) -> None:
    table = year_end(open_game)
    sent(client, table, code="pass", sure="pass")
    assert sent(client, table, code=["card:judge"], advised="1")[0] == 303  # A ticked card does not count.
    assert all(code.startswith("card:") for code in codes_of(table)[1:3])


def test_without_advice_nothing_is_played(client: Client, open_game: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(open_game, 2, season="summer", lira=9)
    assert sent(client, table, advised="1")[0] == 422
    sent(client, table, code="place:build_structure:left:regular")
    before = codes_of(table)
    monkeypatch.setattr(problems, "ranked", lambda *_: 1 // 0)
    status, page = sent(client, table, advised="1")
    assert status == 422
    assert "no advice" in page.one("notice").text
    assert codes_of(table) == before
