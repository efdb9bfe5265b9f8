"""Look-ahead where it is hardest: deep "no" answers, waiting workers, and what it must not touch."""

from __future__ import annotations

from tests.support import Table, rule
from vendemmia.engine import Outlook, Reason

GRAPES = {"red": [1, 2, 3, 4, 5, 6], "white": [1, 2, 3, 4, 5, 6]}
CELLARS = ["medium_cellar", "large_cellar"]


@rule("PLACE-9", "VIS-2")
def test_one_visitor_in_hand_does_not_do_for_action_and_bonus_however_many_wines_it_could_make() -> None:
    table = Table(
        players=3,
        options={"friendly": True},
        season="winter",
        structures=CELLARS,
        crush_pad=GRAPES,
        hand=["bottler"],
    )
    assert table.codes("place:play_winter_visitor:left")
    assert not table.codes("place:play_winter_visitor:middle")
    assert table.reasons("place:play_winter_visitor:middle:regular") == [Reason.BONUS_UNUSABLE]


@rule("VIS-W20", "VIS-2")
def test_two_wines_are_not_enough_for_an_order_of_three() -> None:
    table = Table(
        season="winter",
        structures=CELLARS,
        crush_pad=GRAPES,
        hand=["jack_of_all_trades", "ord_r4_r3_r2"],
        workers={"regular": 2, "grande": 0},
    )
    assert not table.codes("place:play_winter_visitor")


@rule("VIS-W20", "VIS-2")
def test_two_wines_are_enough_for_an_order_of_two() -> None:
    table = Table(
        season="winter",
        structures=CELLARS,
        crush_pad=GRAPES,
        hand=["jack_of_all_trades", "ord_r4_r3"],
    ).play("place:play_winter_visitor:left:regular", "card:jack_of_all_trades")
    assert table.codes() == ["option:2"]
    table.play("option:2", "make:red")
    assert table.reasons("grape:red:2") == [Reason.REST_IMPOSSIBLE]
    table.play("grape:red:4", "make:red", "grape:red:3", "option:3", "card:ord_r4_r3", "wine:red:4", "wine:red:3")
    assert table.vp == 3


@rule("RUL-4", "PLACE-7")
def test_a_grande_worker_waiting_beside_the_spaces_plays_a_card_that_needs_look_ahead() -> None:
    table = Table(
        hand=["planner", "jack_of_all_trades", "ord_r1_w3"],
        crush_pad={"red": [1], "white": [3]},
        wake_up_row=1,
        workers={"regular": 1, "grande": 1},
        others=[{"wake_up_row": 2, "workers": {"regular": 1, "grande": 0}}],
        board={"play_winter_visitor": {"left": {"seat": 1, "waiting": 1}}},
    )
    table.play("place:play_summer_visitor:left:regular", "card:planner", "place:play_winter_visitor:beside:grande")
    while table.state.season() != 3:
        table.play(table.codes()[0])
    assert table.to_move == 0
    assert table.codes() == ["card:jack_of_all_trades"]


@rule("SET-8")
def test_a_card_given_away_cannot_be_taken_back() -> None:
    table = Table(season="winter", hand=["queen"], others=[{"hand": ["merlot", "syrah", "pinot"]}])
    table.play("place:play_winter_visitor:left:regular", "card:queen", "option:2", "card:merlot")
    assert table.game.undo_floor == len(table.game.codes)


@rule("VIS-12", "ORD-1")
def test_the_outlook_promises_no_residual_beyond_five() -> None:
    table = Table(season="winter", residual=5, hand=["promoter", "ord_r2_w2"], cellar={"red": [2], "white": [2]})
    table.play("place:fill_order:left:regular")
    assert table.state.outlook("card:ord_r2_w2") == (Outlook("vp", 2),)
    table = Table(season="winter", residual=5, hand=["promoter"], cellar={"red": [2]})
    table.play("place:play_winter_visitor:left:regular")
    assert table.state.outlook("card:promoter") == (Outlook("vp", 1),)
