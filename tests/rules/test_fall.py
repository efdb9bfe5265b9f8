"""FALL: visitors for everybody."""

from __future__ import annotations

from tests.rules import all_but, season, whole_deck
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason


@rule("FALL-1")
def test_each_player_draws_a_visitor_of_a_chosen_kind_in_wake_up_order() -> None:
    table = Table(players=3, season="fall", to_move=1, wake_up_row=5, others=[{"wake_up_row": 1}, {"wake_up_row": 7}])
    asked = []
    for deck in ("winter", "summer", "winter"):
        asked.append(table.to_move)
        assert table.codes() == ["deck:summer", "deck:winter"]
        table.play(f"deck:{deck}")
    assert asked == [1, 0, 2]
    assert table.seat(1)["hand"][0] in whole_deck("winter")
    assert table.seat(0)["hand"][0] in whole_deck("summer")
    assert season(table) == "winter"


@rule("FALL-1")
def test_only_visitors_are_drawn_in_fall() -> None:
    table = Table(season="fall")
    assert table.reasons("deck:vine") == [Reason.NOT_ASKED]
    assert table.reasons("deck:order") == [Reason.NOT_ASKED]


@rule("FALL-1")
def test_with_a_cottage_both_kinds_are_named_before_either_is_seen() -> None:
    table = Table(season="fall", structures=["cottage"])
    table.play("deck:winter")
    assert table.hand == []
    assert [event for event in table.events if event.kind is Kind.DREW] == []
    assert table.to_move == 0
    assert table.codes() == ["deck:summer", "deck:winter"]
    table.play("deck:summer")
    assert [event.deck for event in table.events if event.kind is Kind.DREW] == ["winter", "summer"]
    assert len(table.hand) == 2


@rule("FALL-1")
def test_with_a_cottage_both_cards_may_be_of_one_kind_and_must_be_drawn() -> None:
    table = Table(season="fall", structures=["cottage"])
    table.play("deck:summer")
    assert table.reasons("done") == [Reason.NOT_ASKED]
    assert table.reasons("pass") == [Reason.NOT_ASKED]
    table.play("deck:summer")
    assert len(table.hand) == 2
    assert set(table.hand) <= set(whole_deck("summer"))


@rule("FALL-1", "SET-4")
def test_an_empty_deck_cannot_be_named_nor_one_card_twice() -> None:
    table = Table(season="fall", structures=["cottage"], others=[{"hand": all_but("summer", "broker")}])
    table.play("deck:summer")
    assert table.codes() == ["deck:winter"]
    assert table.reasons("deck:summer") == [Reason.DECK_EMPTY]
    table.play("deck:winter")
    assert "broker" in table.hand
    assert table.codes() == ["deck:winter"]


@rule("FALL-1", "SET-4")
def test_the_pile_serves_for_the_second_card() -> None:
    table = Table(
        season="fall",
        structures=["cottage"],
        others=[{"hand": all_but("summer", "broker", "artisan")}],
        discards={"summer": ["artisan"]},
    )
    table.play("deck:summer", "deck:summer")
    assert sorted(table.hand) == ["artisan", "broker"]


@rule("FALL-1", "SET-4")
def test_without_any_visitor_left_fall_passes_by() -> None:
    hands = [{"hand": whole_deck("summer")}, {"hand": whole_deck("winter")}]
    table = Table(players=3, others=hands, passed=[1, 2]).play("pass")
    assert season(table) == "winter"
    assert table.hand == []
