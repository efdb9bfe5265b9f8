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
    ("plain", "code"),
    [
        (position([], discards={"structure": ["cask"]}), "NOT_IN_THIS_GAME"),
        (position([], seats=[{"structures": ["cask"]}]), "NOT_IN_THIS_GAME"),
        (position([], seats=[{"hand": ["cask"]}]), "NOT_IN_THIS_GAME"),
        (position([], specials=["farmer"]), "NOT_IN_THIS_GAME"),
        (position([], grape=1), "EXTENDED_BOARD_ONLY"),
        (position([], seats=[{"stars": {"siena": 1}}]), "NOT_IN_THIS_GAME"),
        (position([], seats=[{"next_row": 2}]), "EXTENDED_BOARD_ONLY"),
        (position([], board={"trade": {"left": {"seat": 0}}}), "NOT_IN_THIS_GAME"),
        (position([], fresh=["merlot"], seats=[{"hand": ["merlot"]}]), "FRESH_UNUSED"),
        (position(ALL, final_year=True), "FINAL_YEAR_EXTENDED"),
        (position(ALL, specials=["farmer", "farmer"]), "SPECIALS_TOO_MANY"),
        (position(ALL, specials=["regular"]), "NOT_IN_THIS_GAME"),
        (position(ALL, seats=[FARMER]), "NOT_IN_THIS_GAME"),
        (position(ALL, seats=[{"stars": {"siena": 4, "pisa": 3}}]), "STARS_TOO_MANY"),
        (position(ALL, seats=[{"structures": ["cask", "inn", "silo"]}]), "MAT_TOO_FULL"),
        (position(ALL, seats=[{"structures": ["cask"]}, {"structures": ["cask"]}]), "CARD_TOO_OFTEN"),
        (position(ALL, seats=[{"fields": {"5": {"structure": "yoke"}}}]), "NAME_UNKNOWN"),
        (position(ALL, seats=[{"structures": ["inn"], "fields": {"5": {"structure": "inn"}}}]), "LISTED_TWICE"),
        (position(ALL, seats=[{"next_row": 3}]), "NEXT_ROW_EARLY"),
        (position(ALL, season="winter", passed=[1], seats=[{}, {"next_row": 1}]), "NEXT_ROW_RESERVED"),
        (position(ALL, season="winter", passed=[1], temporary=1), "TEMPORARY_GIVEN_BACK"),
        (position(ALL, fresh=["merlot"]), "FRESH_NOT_IN_HAND"),
        (position(ALL, draft=[{"seat": 0, "card": "cask"}]), "DRAFT_OVER"),
        (position(ALL, draft=[{"seat": 0, "card": "merlot"}]), "CARD_OF_OTHER_KIND"),
        (position(ALL, board={"fill_order": {"beside": [{"seat": 0}]}}), "GRANDE_ONLY"),
        (position(ALL, board={"draw_vine": {"left": {"seat": 0, "waiting": 1}}}), "WAITING_TOO_LONG"),
        (position(ALL, board={"plant_vine": {"left": {"seat": 0, "waiting": 1}}}), "WAITING_TOO_LONG"),
        (
            position(ALL, specials=["farmer"], seats=[FARMER], board=worker_ahead("train_worker", "farmer")),
            "FARMER_MARK",
        ),
        (
            position(ALL, specials=["farmer"], seats=[FARMER], board=worker_ahead("train_worker", "farmer", mark=2)),
            "FARMER_MARK",
        ),
        (
            position(ALL, specials=["messenger"], seats=[MESSENGER], board=worker_ahead("trade", "messenger", mark=1)),
            "WAITING_TOO_LONG",
        ),
        (position(ALL, board=worker_ahead("fill_order", "regular", mark=1)), "MARK_UNUSED"),
        (
            position(
                ALL,
                seats=[{"structures": ["yoke"], "fields": {"5": ["pinot"]}}],
                board={"yoke": {"left": [{"seat": 0}, {"seat": 0}]}},
            ),
            "SPACE_SHARED",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(plain: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        State.from_json(plain)
    assert code in [problem.code for problem in caught.value.problems]


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
