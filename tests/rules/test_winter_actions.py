"""WIN: the six winter actions and their bonuses."""

from __future__ import annotations

from tests.rules import pile, season, whole_deck
from tests.support import Table, rule
from vendemmia.engine import Reason


def winter(**given: object) -> Table:
    """Three players, so that the bonus spaces are open."""
    return Table(players=3, season="winter", **given)  # type: ignore[arg-type]


@rule("WIN-1")
def test_drawing_gives_one_order_and_the_bonus_one_more() -> None:
    table = winter().play("place:draw_order:left:regular")
    assert len(table.hand) == 1
    table = winter().play("place:draw_order:middle:regular", "do:bonus")
    assert len(table.hand) == 2
    assert set(table.hand) <= set(whole_deck("order"))


@rule("WIN-2")
def test_one_field_is_harvested_and_the_bonus_harvests_another() -> None:
    table = winter(fields={5: ["syrah"], 6: ["merlot"], 7: ["malvasia"]})
    table.play("place:harvest_field:middle:regular", "field:6")
    assert table.crush_pad == {"red": [3]}
    assert table.codes() == ["done", "field:5", "field:7"]
    assert table.reasons("field:6") == [Reason.FIELD_HARVESTED]
    table.play("field:7")
    assert table.crush_pad == {"red": [3], "white": [1]}
    assert table.to_move == 1
    left = winter(fields={5: ["syrah"], 6: ["merlot"]}).play("place:harvest_field:left:regular", "field:6")
    assert left.to_move == 1


@rule("WIN-3")
def test_one_or_two_wines_are_made_and_the_bonus_makes_one_more() -> None:
    table = winter(crush_pad={"red": [1, 2, 3], "white": [1]}).play("place:make_wine:left:regular")
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    table.play("make:red", "grape:red:1")
    assert "done" in table.codes()
    table.play("make:red", "grape:red:2")
    assert table.to_move == 1, "two wines are the most"
    table = winter(crush_pad={"red": [1, 2, 3], "white": [1]})
    table.play("place:make_wine:middle:regular", "make:red", "grape:red:1", "make:red", "grape:red:2")
    table.play("make:red", "grape:red:3")
    assert table.cellar == {"red": [1, 2, 3]}
    assert table.to_move == 1


@rule("WIN-3")
def test_the_bonus_makes_one_wine_and_not_two() -> None:
    table = winter(crush_pad={"red": [1, 2, 3], "white": [1]})
    table.play("place:make_wine:middle:regular", "make:red", "grape:red:1", "done", "make:red", "grape:red:2")
    assert table.cellar == {"red": [1, 2]}
    assert table.to_move == 1


@rule("WIN-4")
def test_an_order_is_filled_and_the_bonus_is_a_point() -> None:
    table = winter(hand=["ord_r1_w3"], cellar={"red": [1], "white": [3]})
    table.play("place:fill_order:left:regular", "card:ord_r1_w3", "wine:red:1", "wine:white:3")
    assert (table.vp, table.residual) == (2, 1)
    assert pile(table, "order") == ["ord_r1_w3"]
    table = winter(hand=["ord_r1_w3"], cellar={"red": [1], "white": [3]})
    table.play("place:fill_order:middle:regular", "card:ord_r1_w3", "wine:red:1", "wine:white:3", "do:bonus")
    assert (table.vp, table.residual) == (3, 1)


@rule("WIN-5")
def test_one_winter_visitor_is_played_and_the_bonus_plays_one_more() -> None:
    table = winter(hand=["judge", "marketer"])
    table.play("place:play_winter_visitor:middle:regular", "card:marketer", "option:1")
    assert table.lira == 1
    assert pile(table, "winter") == ["marketer"]
    assert table.codes() == ["done", "card:judge"]
    table.play("card:judge", "option:1")
    assert len(table.hand) == 4
    assert table.to_move == 1
    left = winter(hand=["judge", "marketer"]).play("place:play_winter_visitor:left:regular", "card:judge", "option:1")
    assert left.to_move == 1


@rule("WIN-6")
def test_training_costs_four_lira_and_the_bonus_gives_one() -> None:
    table = winter(lira=4).play("place:train_worker:left:regular")
    assert (table.lira, table.training) == (0, 1)
    table = winter(lira=4).play("place:train_worker:middle:regular", "do:action", "do:bonus")
    assert (table.lira, table.training) == (1, 1)
    poor = winter(lira=3)
    assert poor.state.why_not("place:train_worker:left:regular")[0].params == {"needs": 4, "has": 3}


@rule("WIN-7")
def test_a_trained_worker_is_available_from_the_next_year() -> None:
    table = Table(season="winter", lira=4, passed=[1]).play("place:train_worker:left:regular")
    assert table.workers == {"regular": 1, "grande": 1}
    table.play("pass")
    assert season(table) == "spring"
    assert table.workers == {"regular": 3, "grande": 1}
    assert table.training == 0


@rule("WIN-7")
def test_at_most_five_regular_workers() -> None:
    table = Table(season="winter", lira=8, workers={"regular": 4, "grande": 1}, passed=[1])
    table.play("place:train_worker:left:regular")
    assert table.training == 1
    assert table.reasons("place:train_worker:beside:grande") == [Reason.WORKER_LIMIT]
    full = Table(season="winter", lira=8, workers={"regular": 5, "grande": 1})
    assert full.reasons("place:train_worker:left:regular") == [Reason.WORKER_LIMIT]


@rule("WIN-7")
def test_placed_workers_count_towards_the_limit() -> None:
    table = Table(
        season="winter",
        lira=4,
        workers={"regular": 5, "grande": 1},
        board={"gain_lira": {"beside": [{"seat": 0, "worker": "regular"}] * 4}},
    )
    assert table.workers["regular"] == 1
    assert table.reasons("place:train_worker:left:regular") == [Reason.WORKER_LIMIT]


@rule("WIN-7")
def test_the_grande_worker_does_not_take_a_regular_worker_s_place() -> None:
    table = Table(season="winter", lira=4, workers={"regular": 4, "grande": 1})
    assert table.reasons("place:train_worker:left:grande") == []
