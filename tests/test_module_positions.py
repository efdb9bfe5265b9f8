"""Positions of games with modules: what cannot be is refused with a clear word, and what is left out is filled in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support import Table, rule
from vendemmia import State, imagine, observe
from vendemmia.engine import PositionError
from vendemmia.engine.content.structure_cards import STRUCTURE_CARDS
from vendemmia.engine.options import MODULES

ALL = list(MODULES)
FARMER: dict[str, Any] = {"workers": {"regular": 2, "grande": 1, "farmer": 1}}
REST = [card.id for card in STRUCTURE_CARDS]
MESSENGER = {"workers": {"regular": 2, "grande": 1, "messenger": 1}}


def position(modules: list[str], **given: Any) -> dict[str, Any]:
    options = {"players": 3, "modules": modules}
    return {"format": "vendemmia-position/1", "options": options, "to_move": 0, "season": "summer", **given}


def worker_ahead(action: str, worker: str, **mark: int) -> dict[str, Any]:
    """A board with one worker of seat 0 that waits."""
    return {action: {"left": {"seat": 0, "worker": worker, "waiting": 1, **mark}}}


@pytest.mark.parametrize(
    ("plain", "problem"),
    [
        (position([], discards={"structure": ["cask"]}), "no such deck"),
        (position([], seats=[{"structures": ["cask"]}]), "module of their own"),
        (position([], seats=[{"hand": ["cask"]}]), "not in this game"),
        (position([], specials=["farmer"]), "cannot be in this game"),
        (position([], grape=1), "extended chart"),
        (position([], seats=[{"stars": {"siena": 1}}]), "no siena on this board"),
        (position([], seats=[{"next_row": 2}]), "extended board"),
        (position([], board={"trade": {"left": {"seat": 0}}}), "no such action"),
        (position([], fresh=["merlot"], seats=[{"hand": ["merlot"]}]), "nothing follows a draw"),
        (position(ALL, final_year=True), "end of the year"),
        (position(ALL, specials=["farmer", "farmer"]), "different workers"),
        (position(ALL, specials=["regular"]), "cannot be in this game"),
        (position(ALL, seats=[FARMER]), "no special worker of this game"),
        (position(ALL, seats=[{"stars": {"siena": 4, "pisa": 3}}]), "more than 6 stars"),
        (position(ALL, seats=[{"structures": ["cask", "inn", "silo"]}]), "more than 2 structure cards"),
        (position(ALL, seats=[{"structures": ["cask"]}, {"structures": ["cask"]}]), "cask stands 2 times"),
        (position(ALL, seats=[{"fields": {"5": {"structure": "yoke"}}}]), "unknown structure card"),
        (position(ALL, seats=[{"structures": ["inn"], "fields": {"5": {"structure": "inn"}}}]), "inn twice"),
        (position(ALL, seats=[{"next_row": 3}]), "left winter"),
        (position(ALL, season="winter", passed=[1], seats=[{}, {"next_row": 1}]), "grape token"),
        (position(ALL, season="winter", passed=[1], temporary=1), "given the worker back"),
        (position(ALL, fresh=["merlot"]), "not in the hand"),
        (position(ALL, draft=[{"seat": 0, "card": "cask"}]), "the draft is over"),
        (position(ALL, draft=[{"seat": 0, "card": "merlot"}]), "no structure card"),
        (position(ALL, board={"fill_order": {"beside": [{"seat": 0}]}}), "only a grande worker"),
        (position(ALL, board={"draw_vine": {"left": {"seat": 0, "waiting": 1}}}), "should have acted"),
        (position(ALL, board={"plant_vine": {"left": {"seat": 0, "waiting": 1}}}), "should have acted"),
        (
            position(ALL, specials=["farmer"], seats=[FARMER], board=worker_ahead("train_worker", "farmer")),
            "a waiting Farmer is marked",
        ),
        (
            position(ALL, specials=["farmer"], seats=[FARMER], board=worker_ahead("train_worker", "farmer", mark=2)),
            "a waiting Farmer is marked",
        ),
        (
            position(ALL, specials=["messenger"], seats=[MESSENGER], board=worker_ahead("trade", "messenger", mark=1)),
            "should have acted",
        ),
        (position(ALL, board=worker_ahead("fill_order", "regular", mark=1)), "is marked"),
        (
            position(
                ALL,
                seats=[{"structures": ["yoke"], "fields": {"5": ["pinot"]}}],
                board={"yoke": {"left": [{"seat": 0}, {"seat": 0}]}},
            ),
            "on one space",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_clear_word(plain: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        State.from_json(plain)
    assert any(problem in line for line in caught.value.problems), caught.value.problems


def test_the_fields_of_a_base_game_are_those_of_before() -> None:
    plain = Table().state.to_json()
    assert set(plain) == {"format", "options", "year", "season", "to_move", "seats", "rng"}
    assert plain["options"] == {"players": 2}


@rule("MOD-3", "PLACE-1")
@pytest.mark.parametrize("season", ["summer", "fall", "winter"])
def test_rows_that_are_left_out_are_filled_in_on_the_base_board(season: str) -> None:
    state = State.from_json({"format": "vendemmia-position/1", "season": season})
    assert [vineyard.row for vineyard in state.vineyards] == [1, 2]


@rule("TUS-5", "TUS-8")
def test_rows_that_are_left_out_are_filled_in_on_the_extended_board() -> None:
    plain = position(["extended_board"], season="winter", passed=[1, 2], grape=2)
    state = State.from_json(plain)
    assert [vineyard.row for vineyard in state.vineyards] == [2, 3, 4]
    assert [vineyard.next_row for vineyard in state.vineyards] == [0, 2, 1]


@rule("STC-22", "CAMP-9")
def test_the_mercado_fills_nothing_where_no_order_may_be_filled() -> None:
    table = Table(
        players=1,
        season="winter",
        options={"modules": ["structure_cards"], "solo": "normal", "challenge": 8},
        structures=["mercado", "medium_cellar", "large_cellar"],
        cellar={"sparkling": [9], "red": [9, 8], "white": [9, 8], "blush": [9, 8]},
    )
    table.play("place:draw_order:left:regular")
    assert table.codes("card:") == []
    assert table.codes("place:")


@rule("SPW-8")
def test_the_innkeeper_finds_no_host_on_a_private_space() -> None:
    table = Table(
        players=3,
        season="summer",
        options={"modules": ["special_workers"]},
        specials=["innkeeper"],
        workers={"regular": 2, "grande": 1, "innkeeper": 1},
        lira=3,
        structures=["yoke"],
        fields={5: ["sangiovese"]},
        others=[{"structures": ["yoke"], "hand": ["patron"]}],
        board={"yoke": {"left": [{"seat": 1}]}},
    )
    table.play("place:yoke:left:innkeeper")
    assert table.codes() == ["option:1", "option:2"]


@rule("SET-8", "STC-6")
def test_every_imagined_state_has_an_answer_even_if_the_deck_has_few_cards() -> None:
    """Only a structure card of cost 2 can be built; most of them lie in other hidden hands."""
    cheap = ["cask", "wine_cave", "trading_post", "distiller", "harvest_machine", "banquet_hall", "storehouse", "silo"]
    dear = ["school", "ristorante", "statue", "shop", "mercado", "studio", "barn", "veranda", "tap_room", "tavern"]
    table = Table(
        players=3,
        options={"modules": ["structure_cards"]},
        lira=1,
        hand=[cheap[0], dear[0]],
        structures=["trellis", "yoke", "workshop"],
        others=[{"hand": cheap[1:]}, {"hand": dear[1:]}],
        discards={"structure": [card for card in REST if card not in (*cheap, *dear, "workshop", "cafe")]},
    )
    table.play("place:build_structure:left:regular")
    rng = Random(1)
    for _ in range(60):
        assert imagine(observe(table.state, 2), rng).legal_actions()


@rule("INF-2")
def test_a_pending_move_of_a_star_that_is_not_there_is_refused() -> None:
    table = Table(season="spring", options={"modules": ["extended_board"]}, stars={"siena": 6})
    table.play("place:influence:left:regular", "region:siena")
    plain: dict[str, Any] = table.state.to_json()
    plain["seats"][0]["stars"] = {"pisa": 6}
    with pytest.raises(PositionError, match="does not fit"):
        State.from_json(plain)


@rule("STC-1")
def test_a_pending_building_that_cannot_be_paid_is_refused() -> None:
    table = Table(options={"modules": ["structure_cards"]}, lira=4, hand=["inn"])
    table.play("place:build_structure:left:regular", "card:inn")
    plain: dict[str, Any] = table.state.to_json()
    plain["seats"][0]["lira"] = 3
    with pytest.raises(PositionError, match="does not fit"):
        State.from_json(plain)


@rule("SPW-4")
@pytest.mark.parametrize("data", [31, 14, 7 + 32 * 7, 8 + 256 * 15, 8 + 256 * 2 + 4096])
def test_a_pending_placement_that_the_board_does_not_have_is_refused(data: int) -> None:
    table = Table(season="winter", options={"modules": ["special_workers"]}, lira=9, specials=["farmer"], **FARMER)
    table.play("place:train_worker:left:farmer")
    plain: dict[str, Any] = table.state.to_json()
    place = next(number for number, frame in enumerate(plain["stack"]) if frame["node"] == "placement")
    plain["stack"][place]["data"] = data
    with pytest.raises(PositionError, match="no such placement"):
        State.from_json(plain)
