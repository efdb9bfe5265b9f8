"""What a person is not asked: the only answer, a bonus that only gives, an order that changes nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from django.test import Client

from vendemmia.engine import CODES, Options
from vendemmia.play import AutoAnswers, Declinable, declinable, forced, play_forced
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Table
from vendemmia.web.tables import cache, locks

from .conftest import Opener
from .elements import page_of, position
from .scenes import Moment, moments, played_to
from .test_secrets import with_other_secrets

ASKS = AutoAnswers(takes_bonuses=False)


def after(code: str, auto: AutoAnswers = AutoAnswers(), **given: Any) -> list[str]:  # noqa: B008 - it cannot be changed
    """What follows without a question from an answer in a position."""
    game = position(3, **given)
    game.play(code)
    play_forced(game, auto, 0)
    assert game.forced == set(range(1, game.plies))
    return game.codes[1:]


@pytest.mark.parametrize(
    ("code", "given", "follows"),
    [
        ("place:plant_vine:left:regular", {"hand": ["pinot"], "structures": ["trellis"]}, ["card:pinot"]),
        (
            "place:fill_order:left:regular",
            {"hand": ["ord_r5"], "season": "winter", "cellar": {"red": [9]}},
            ["card:ord_r5"],
        ),
        ("place:build_structure:left:regular", {"lira": 2}, []),
    ],
)
def test_the_only_answer_is_given(code: str, given: dict[str, Any], follows: list[str]) -> None:
    assert after(code, **given)[: len(follows)] == follows


def test_declining_is_an_answer_too() -> None:
    """One vine and `done`: a choice, so it is asked."""
    game = position(3, hand=["pinot", "sangiovese"], structures=["trellis"])
    for code in ("place:plant_vine:middle:regular", "card:pinot", "field:5"):
        game.play(code)
    play_forced(game, AutoAnswers(), 0)
    assert "done" in game.state.codes()
    assert game.to_move == 0


def test_a_bonus_that_only_gives_is_taken_if_wanted() -> None:
    give_tour = "place:give_tour:middle:regular"
    assert after(give_tour) == ["do:bonus"]
    assert after(give_tour, ASKS) == []
    game = position(3)
    game.play(give_tour)
    play_forced(game, AutoAnswers(), 0)
    assert game.undo_steps(0) == [0], "one press, one undo"


def test_a_bonus_draws_a_card_only_if_there_is_nothing_left_to_undo() -> None:
    game = position(3)
    game.play("place:draw_vine:middle:regular")
    play_forced(game, AutoAnswers(), 0)
    assert game.codes[1:] == ["do:bonus"], "the action has shown a card already"


def test_the_order_is_asked_where_it_changes_the_outcome() -> None:
    """With £3 the discount of £1 opens one more structure, with £9 none."""
    build = "place:build_structure:middle:regular"
    assert after(build, ASKS, lira=3) == []
    assert after(build, ASKS, lira=20) == ["do:action"]
    assert after(build, lira=3) == ["do:bonus"], "taken first it opens all that it opens afterwards"


def test_nothing_hidden_decides_what_is_asked() -> None:
    """What is asked next follows from what the person knows: other hidden cards, the same answers."""
    found = 0
    for moment in [each for each in moments() if "PlacementNode " in each.kind][::4]:
        game = played_to(moment)
        seat = game.to_move
        assert seat is not None
        other = with_other_secrets(game, seat, Random(1))
        codes = [_settled(each, seat) for each in (game, other)]
        assert codes[0] == codes[1], moment
        found += bool(codes[0])
    assert found


def _settled(game: LiveGame, seat: int) -> list[str]:
    """The answers up to the first reveal; what comes after it depends on the card."""
    state, before = game.state, game.state.copy()
    codes: list[str] = []
    while state.to_move == seat and state.revealed == before.revealed:
        code = forced.only_answer(state) or forced.needless(state, AutoAnswers(), may_reveal=False)
        if not code:
            break
        codes.append(code)
        state.apply(CODES.index(code))
    game.state = before
    return codes


def test_the_lock_counts_what_follows() -> None:
    """Placing a worker with one visitor in hand that draws cards cannot be undone: the space says so."""
    one = page_of(position(2, hand=["wine_critic"])).scene.choices.legal["place:play_summer_visitor:left:regular"]
    two = page_of(position(2, hand=["wine_critic", "tour_guide"])).scene.choices
    assert one.locks
    assert not two.legal["place:play_summer_visitor:left:regular"].locks


def test_one_press_one_undo(client: Client, open_game: Opener) -> None:
    start = position(3).state.to_json()
    table = open_game(Options(3), start=start)
    played(client, table, code="place:give_tour:middle:regular")
    assert codes_of(table) == ["place:give_tour:middle:regular", "do:bonus"]
    client.post(f"/tables/{table.id}/undo", {"version": version_of(table)})
    assert codes_of(table) == []


def played(client: Client, table: Table, **fields: str) -> int:
    given = {"version": str(version_of(table)), **fields}
    return client.post(f"/tables/{table.id}/play", given).status_code


def version_of(table: Table) -> int:
    table.refresh_from_db()
    return table.version


def codes_of(table: Table) -> list[str]:
    with locks.table_lock(table.id):
        table.refresh_from_db()
        return list(cache.game_of(table).codes)


def test_an_offer_is_declined_if_it_always_is() -> None:
    """Only of this kind, only at this table, and only for the seat that said so."""
    game = position(3, hand=["pinot", "sangiovese"], structures=["trellis"])
    made = declinable(game.state.asked(), game.state.codes())
    assert made is None, "to place a worker is no offer"
    moment = next(each for each in moments() if "done" in codes_at(each) and offered_at(each))
    game = played_to(moment)
    made = offered_at(moment)
    assert made is not None
    seat = game.state.to_move or 0
    always = AutoAnswers(declined=frozenset({(seat, made.kind)}))
    others = AutoAnswers(declined=frozenset({(seat + 1, made.kind), (seat, "bonus:another")}))
    plies = game.plies
    play_forced(game, others, seat)
    assert game.plies == plies
    play_forced(game, always, seat)
    assert game.codes[plies] == made.code
    assert plies in game.forced


def codes_at(moment: Moment) -> list[str]:
    return played_to(moment).state.codes()


def offered_at(moment: Moment) -> Declinable | None:
    state = played_to(moment).state
    return declinable(state.asked(), state.codes())


def test_what_is_always_declined_is_asked_again_with_one_press(client: Client, open_game: Opener) -> None:
    client.post("/settings", {"bonuses": "ask"})
    table = open_game(Options(3), start=position(3).state.to_json())
    address = f"/tables/{table.id}/"
    played(client, table, code="place:give_tour:middle:regular")
    kind = re.search(r'name="always" value="([^"]+)"', client.get(address).content.decode())
    assert kind
    assert played(client, table, always="bonus:another") == 422
    assert codes_of(table) == ["place:give_tour:middle:regular"]
    assert played(client, table, always=kind[1]) in (200, 303)
    assert "done" in codes_of(table)
    assert "/ask-again" in client.get(address).content.decode()
    assert client.post(f"{address}ask-again").status_code == 303
    assert "/ask-again" not in client.get(address).content.decode()
