"""SPW-6: the Merchant draws a card of any deck if all opponents have left the season."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import all_but, on, pile, season, whole_deck
from tests.rules.worker_table import BASE, SIDE_1, SIDE_2, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Reason

FOUR = ["deck:vine", "deck:summer", "deck:winter", "deck:order"]
FIVE = [*FOUR, "deck:structure"]


def alone(when: str, modules: tuple[str, ...] = SIDE_1, players: int = 3, **given: Any) -> Table:
    """Everybody but seat 0 has left the season."""
    others = given.pop("others", [{} for _ in range(players - 1)])
    if when == "winter" and "extended_board" in modules:
        others = [{"next_row": 3 + seat, **other} for seat, other in enumerate(others)]
    gone = list(range(1, players))
    return worker_table("merchant", players=players, modules=modules, season=when, passed=gone, others=others, **given)


@rule("SPW-6")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("modules", "when", "action", "change"),
    [
        (BASE, "summer", "give_tour", {"lira": 2}),
        (BASE, "winter", "train_worker", {"lira": -4, "training": 1}),
        (SIDE_1, "spring", "give_tour", {"lira": 2}),
        (SIDE_1, "winter", "sell_wine", {"vp": 1, "cellar": {}}),
    ],
)
@pytest.mark.parametrize("deck", ["vine", "summer", "winter", "order"])
def test_after_the_action_it_draws_a_card_of_any_deck(
    deck: str, modules: tuple[str, ...], when: str, action: str, change: dict[str, Any], players: int
) -> None:
    table = alone(when, modules, players, lira=4, cellar={"red": [1]})
    codes = ["wine:red:1"] if action == "sell_wine" else []
    table.play(f"place:{action}:left:merchant", *codes)
    assert table.codes() == FOUR
    fresh = alone(when, modules, players, lira=4, cellar={"red": [1]})
    result = outcome(fresh, f"place:{action}:left:merchant", *codes, f"deck:{deck}")
    assert result == {0: {**change, "hand": {deck: 1}}}
    assert fresh.to_move == 0  # The last one left goes on.


@rule("SPW-6")
@pytest.mark.parametrize(
    ("when", "place", "codes"),
    [
        ("summer", "flip_field:left", ["field:5", "done"]),
        ("fall", "build_or_tour:left", ["do:action", "option:2", "done"]),
    ],
)
def test_in_summer_and_fall_of_the_extended_board_too(when: str, place: str, codes: list[str]) -> None:
    table = alone(when).play(f"place:{place}:merchant", *codes)
    assert table.codes() == FOUR


@rule("SPW-6", "MOD-1")
@pytest.mark.parametrize("modules", [SIDE_2, ("special_workers", "structure_cards")])
def test_any_deck_includes_the_structure_cards(modules: tuple[str, ...]) -> None:
    table = alone("summer", modules).play("place:gain_lira:beside:merchant")
    table.play(*(["option:1"] if modules == SIDE_2 else []))
    assert table.codes() == FIVE
    assert outcome(table, "deck:structure") == {0: {"hand": {"structure": 1}}}


@rule("SPW-6")
def test_the_draw_comes_after_the_bonus_too() -> None:
    table = alone("spring").play("place:give_tour:middle:merchant")
    assert table.codes() == ["done", "do:bonus"]
    assert outcome(table, "do:bonus", "deck:vine") == {0: {"lira": 1, "hand": {"vine": 1}}}


@rule("SPW-6")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "summer"), (SIDE_1, "spring")])
@pytest.mark.parametrize("gone", [[], [1], [2]])
def test_all_opponents_must_have_left(gone: list[int], modules: tuple[str, ...], when: str) -> None:
    table = worker_table("merchant", players=3, modules=modules, season=when, passed=gone)
    assert outcome(table, "place:give_tour:left:merchant") == {0: {"lira": 2}}
    assert table.to_move == (2 if gone == [1] else 1)


@rule("SPW-6", "PLACE-3")
def test_who_has_no_worker_but_has_not_passed_yet_has_not_left() -> None:
    table = worker_table(
        "merchant",
        modules=SIDE_1,
        season="spring",
        others=[{"wake_up_row": 1}],
        board={"gain_lira": {"beside": [on(1), on(1), on(1, "grande")]}},
    )
    assert outcome(table, "place:give_tour:left:merchant") == {0: {"lira": 2}}
    assert table.state.passed == 2  # Now they have.


@rule("SPW-6", "TUS-8")
def test_who_has_left_winter_has_left_it() -> None:
    table = worker_table(
        "merchant", modules=SIDE_1, season="winter", to_move=1, wake_up_row=3, others=[{"wake_up_row": 2}]
    )
    table.play("pass", "row:4")
    assert table.to_move == 0
    table.play("place:gain_lira:beside:merchant")
    assert table.codes() == FOUR


@rule("SPW-6")
def test_another_worker_draws_nothing() -> None:
    table = alone("spring")
    assert outcome(table, "place:give_tour:left:regular") == {0: {"lira": 2}}
    assert "place:gain_lira:beside:merchant" in table.codes()


@rule("SPW-6")
@pytest.mark.parametrize("modules", [BASE, SIDE_1])
def test_on_the_year_round_space_it_draws(modules: tuple[str, ...]) -> None:
    table = alone("winter", modules)
    result = outcome(table, "place:gain_lira:beside:merchant", "deck:order")
    assert result == {0: {"lira": 1, "hand": {"order": 1}}}


@rule("SPW-3", "SPW-6")
@pytest.mark.parametrize(("modules", "when"), [(BASE, "summer"), (SIDE_1, "spring")])
def test_on_the_yoke_it_draws_nothing(modules: tuple[str, ...], when: str) -> None:
    table = alone(when, modules, structures=["yoke"], fields={5: ["sangiovese"]})
    result = outcome(table, "place:yoke:left:merchant", "option:1", "field:5")
    assert result == {0: {"crush_pad": {"red": [1]}}}
    assert "pass" in table.codes()


@rule("SPW-3", "SPW-6")
@pytest.mark.parametrize(
    ("place", "codes", "change"),
    [
        ("structure:cafe:left", ["grape:red:1"], {"lira": 3, "vp": 1, "crush_pad": {}}),
        ("destroy_structure:left", ["card:cafe"], {"structures": []}),
    ],
)
def test_on_the_spaces_of_the_structure_mat_it_draws_nothing(
    place: str, codes: list[str], change: dict[str, Any]
) -> None:
    table = alone("spring", SIDE_2, structures=["cafe"], crush_pad={"red": [1]})
    assert outcome(table, f"place:{place}:merchant", *codes) == {0: change}
    assert "pass" in table.codes()


@rule("SPW-6", "SET-4")
def test_an_empty_deck_cannot_be_chosen() -> None:
    table = alone("spring", others=[{"hand": whole_deck("order")}, {}])
    table.play("place:give_tour:left:merchant")
    assert table.codes() == ["deck:vine", "deck:summer", "deck:winter"]
    assert table.reasons("deck:order") == [Reason.DECK_EMPTY]
    assert table.reasons("deck:structure") == [Reason.NOT_ASKED]


@rule("SPW-6", "SET-4")
def test_without_any_card_left_it_draws_nothing() -> None:
    hands = [{"hand": whole_deck("order") + whole_deck("vine")}, {"hand": whole_deck("summer") + whole_deck("winter")}]
    table = alone("spring", others=hands)
    assert outcome(table, "place:give_tour:left:merchant") == {0: {"lira": 2}}


@rule("SPW-6", "STC-22")
def test_an_order_drawn_by_it_may_be_filled_by_the_mercado() -> None:
    table = alone(
        "spring",
        SIDE_2,
        structures=["mercado"],
        cellar={"red": [1], "white": [3]},
        others=[{"hand": all_but("order", "ord_r1_w3")}, {}],
    )
    table.play("place:give_tour:left:merchant", "deck:order")
    assert table.codes() == ["done", "card:ord_r1_w3"]
    result = outcome(table, "card:ord_r1_w3", "wine:red:1", "wine:white:3")
    assert result == {0: {"vp": 2, "residual": 1, "cellar": {}, "hand": {"order": -1}}}
    assert pile(table, "order") == []  # SET-4: the deck had run out, so the card is the deck.


# --- with the Planner: who has left is asked when it is put down


def planned(gone: list[int]) -> Table:
    """Seat 0 plays the Planner in summer and sends the Merchant to fall; then fall begins."""
    table = worker_table(
        "merchant",
        modules=SIDE_1,
        season="summer",
        hand=["planner"],
        passed=gone,
        wake_up_row=2,
        others=[{"wake_up_row": 3}],
    )
    table.play(
        "place:play_summer_visitor:left:regular", "do:action", "card:planner", "place:draw_order:left:merchant", "done"
    )
    while season(table) == "summer":
        table.play("pass" if "pass" in table.codes() else table.codes()[0])
    return table


@rule("SPW-6", "TVIS-1")
def test_sent_by_the_planner_when_all_had_left_it_draws_after_its_action() -> None:
    table = planned([1])
    assert season(table) == "fall"
    assert table.state.passed == 0
    hand = len(table.hand)
    table.play("done")
    assert table.codes() == FOUR
    table.play("deck:vine")
    assert len(table.hand) == hand + 1


@rule("SPW-6", "TVIS-1")
def test_sent_by_the_planner_before_all_had_left_it_draws_nothing() -> None:
    table = planned([])
    assert season(table) == "fall"
    table.play("done")
    assert "pass" in table.codes()


@rule("SPW-6", "RUL-4")
def test_sent_by_the_planner_on_the_base_board() -> None:
    table = worker_table("merchant", modules=BASE, season="summer", hand=["planner"], passed=[1], lira=4)
    table.play("place:play_summer_visitor:left:regular", "card:planner", "place:train_worker:left:merchant", "pass")
    table.play("deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert (table.lira, table.training) == (0, 1)
    assert table.codes() == FOUR
    assert outcome(table, "deck:order") == {0: {"hand": {"order": 1}}}


@rule("SPW-6")
def test_beside_the_spaces_it_draws_too() -> None:
    table = worker_table(
        "merchant",
        "soldato",
        modules=SIDE_1,
        season="spring",
        lira=1,
        passed=[1],
        workers=crew("merchant"),
        others=[{"workers": crew("soldato")}],
        board={"give_tour": {"left": on(1, "soldato")}},
    )
    result = outcome(table, "place:give_tour:beside:merchant", "deck:vine")
    assert result == {0: {"lira": 1, "hand": {"vine": 1}}, 1: {"lira": 1}}
