"""SET: players, decks, parents, what is open and what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import all_but, pile, undrawn, whole_deck
from tests.support import Table, rule
from vendemmia import Game, Options, observe
from vendemmia.engine import Kind, OptionsError, Reason
from vendemmia.engine.content.parents import MAMAS, PAPAS
from vendemmia.engine.numbers.names import BASE_DECKS, CARDS, DECKS

MAMA_OF = {mama.id: mama for mama in MAMAS}


def parents_before(game: Game, seat: int) -> list[dict[str, Any]]:
    """The parents that lie before a seat."""
    listed: list[dict[str, Any]] = game.state.to_json().get("parents", [])  # type: ignore[assignment]
    return [parent for parent in listed if parent["seat"] == seat]


@rule("SET-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_sit_at_a_table(players: int) -> None:
    game = Game.new(Options(players=players), seed=1)
    assert len(game.state.vineyards) == players
    assert game.state.to_move is not None


@rule("SET-1")
@pytest.mark.parametrize("players", [0, 7, -1])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(players=players))


@rule("SET-2")
def test_a_vineyard_begins_with_three_empty_fields_and_nothing_else() -> None:
    game = Game.new(Options(players=3), seed=4)
    table = Table()
    table.game = game
    for seat in range(3):
        mat = table.seat(seat)
        assert mat["fields"] == {}
        assert mat["crush_pad"] == {}
        assert mat["cellar"] == {}
        assert mat["structures"] == []
        assert (mat["residual"], mat["vp"], mat["row"]) == (0, 0, 0)


@rule("SET-2")
def test_the_three_fields_are_worth_5_6_and_7() -> None:
    table = Table()
    table.play("place:sell_or_field:left:regular")
    assert table.codes("field:") == ["field:5", "field:6", "field:7"]
    for value in (5, 6, 7):
        sale = Table().play("place:sell_or_field:left:regular", f"field:{value}")
        assert sale.lira == value


@rule("SET-2", "SET-9")
def test_the_crush_pad_has_nine_icons_of_each_colour() -> None:
    nine = list(range(1, 10))
    table = Table(crush_pad={"red": nine, "white": nine})
    table.play("place:sell_or_field:left:regular")
    assert len(table.codes("grape:red:")) == 9
    assert len(table.codes("grape:white:")) == 9


@rule("SET-3")
def test_the_four_decks_have_their_printed_sizes() -> None:
    game = Game.new(Options(players=2), seed=9)
    held = [card for vineyard in game.state.vineyards for card in vineyard.hand]
    sizes = {
        name: len(game.state.decks[number]) + sum(1 for card in held if CARDS[card] in whole_deck(name))
        for number, name in enumerate(DECKS[:BASE_DECKS])
    }
    assert sizes == {"vine": 42, "summer": 38, "winter": 38, "order": 36}


@rule("SET-3")
def test_the_decks_are_shuffled_anew_for_every_game() -> None:
    drawn = set()
    for seed in range(12):
        table = Table(seed=seed).play("place:draw_vine:left:regular")
        drawn.update(table.hand)
    assert len(drawn) >= 4


@rule("SET-3")
def test_the_same_seed_deals_the_same_cards() -> None:
    hands = [Table(seed=5).play("place:draw_vine:left:regular").hand for _ in range(2)]
    assert hands[0] == hands[1]


# --- SET-4: a deck that runs out


@rule("SET-4")
def test_the_pile_becomes_the_deck_when_the_last_card_leaves_it() -> None:
    table = Table(
        season="winter",
        others=[{"hand": all_but("order", "ord_r5", "ord_w5", "ord_b4")}],
        discards={"order": ["ord_w5", "ord_b4"]},
    )
    table.play("place:draw_order:left:regular")
    assert table.hand == ["ord_r5"]
    assert sorted(undrawn(table, "order")) == ["ord_b4", "ord_w5"]
    assert pile(table, "order") == []
    assert [event.deck for event in table.events if event.kind is Kind.RESHUFFLED] == ["order"]


@rule("SET-4")
def test_the_pile_stays_while_a_card_is_left_in_the_deck() -> None:
    table = Table(
        season="winter",
        others=[{"hand": all_but("order", "ord_r5", "ord_r6", "ord_w5")}],
        discards={"order": ["ord_w5"]},
    )
    table.play("place:draw_order:left:regular")
    assert len(undrawn(table, "order")) == 1
    assert pile(table, "order") == ["ord_w5"]


@rule("SET-4")
def test_the_deck_is_remade_in_the_middle_of_a_draw() -> None:
    table = Table(
        season="winter",
        hand=["scholar"],
        others=[{"hand": all_but("order", "ord_r5", "ord_w5")}],
        discards={"order": ["ord_w5"]},
    )
    table.play("place:play_winter_visitor:left:regular", "card:scholar", "option:1")
    assert sorted(table.hand) == ["ord_r5", "ord_w5"]
    assert undrawn(table, "order") == []


@rule("SET-4")
def test_the_card_being_resolved_is_not_shuffled_in() -> None:
    table = Table(
        hand=["peddler", "broker", "artisan"],
        others=[{"hand": all_but("summer", "peddler", "broker", "artisan", "sponsor")}],
    )
    table.play("place:play_summer_visitor:left:regular", "card:peddler", "card:broker", "card:artisan")
    assert "sponsor" in table.hand
    assert undrawn(table, "summer") == ["broker", "artisan"]
    assert pile(table, "summer") == ["peddler"]


@rule("SET-4")
def test_the_next_discard_becomes_the_deck_when_there_is_no_pile() -> None:
    table = Table(
        hand=["patron"],
        others=[{"hand": [*all_but("summer", "patron")]}],
    )
    assert undrawn(table, "summer") == []
    table.play("place:play_summer_visitor:left:regular", "card:patron", "option:1")
    assert undrawn(table, "summer") == ["patron"]
    assert pile(table, "summer") == []


@rule("SET-4")
@pytest.mark.parametrize(
    ("action", "deck", "when"), [("draw_vine", "vine", "summer"), ("draw_order", "order", "winter")]
)
def test_the_action_draw_needs_a_card_in_its_deck(action: str, deck: str, when: str) -> None:
    table = Table(season=when, others=[{"hand": whole_deck(deck)}])
    assert table.reasons(f"place:{action}:left:regular") == [Reason.DECK_EMPTY]
    assert Table(season=when, others=[{"hand": whole_deck(deck)[1:]}]).reasons(f"place:{action}:left:regular") == []


@rule("SET-4", "VIS-2")
def test_a_visitor_draws_what_there_is() -> None:
    table = Table(hand=["patron"], others=[{"hand": whole_deck("order")}])
    table.play("place:play_summer_visitor:left:regular", "card:patron", "option:2")
    assert len(table.hand) == 1
    assert table.hand[0] in whole_deck("winter")


@rule("SET-4", "VIS-2")
def test_a_part_that_can_draw_no_card_at_all_may_not_be_chosen() -> None:
    table = Table(hand=["patron"], others=[{"hand": whole_deck("order") + whole_deck("winter")}])
    table.play("place:play_summer_visitor:left:regular", "card:patron")
    assert table.codes() == ["option:1"]
    assert Reason.DECK_EMPTY in table.reasons("option:2")


@rule("SET-4", "VIS-2")
def test_lira_beside_a_draw_does_not_make_up_for_an_empty_deck() -> None:
    table = Table(season="winter", hand=["crusher"], others=[{"hand": whole_deck("summer")}])
    assert Reason.NOT_PLAYABLE in table.reasons("place:play_winter_visitor:left:regular")


@rule("SET-4")
def test_a_free_choice_of_deck_must_be_an_available_one() -> None:
    table = Table(season="spring", others=[{"hand": whole_deck("summer")}])
    table.play("row:5")
    assert table.codes() == ["deck:winter"]
    assert table.reasons("deck:summer") == [Reason.DECK_EMPTY]


@rule("SET-4")
def test_a_row_whose_deck_is_empty_may_be_taken_and_gives_nothing() -> None:
    table = Table(season="spring", others=[{"hand": whole_deck("vine")}])
    table.play("row:2")
    assert table.hand == []
    assert table.to_move == 1


@rule("SET-5")
def test_anybody_may_be_first_player() -> None:
    firsts = {Game.new(Options(players=4), seed=seed).state.first for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


# --- SET-6 and SET-7: parents


@rule("SET-6")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_mamas_give_two_workers_and_their_cards_before_any_papa(players: int) -> None:
    game = Game.new(Options(players=players), seed=3)
    state = game.state
    assert state.to_move == state.first
    for vineyard in state.vineyards:
        assert vineyard.regular == 2
        assert len(vineyard.hand) in (2, 3)
    for seat in range(players):
        kinds = [sorted(parent) for parent in parents_before(game, seat)]
        assert kinds == [["papa", "seat"]]
    others = [vineyard for seat, vineyard in enumerate(state.vineyards) if seat != state.first]
    assert all(vineyard.grande == 0 for vineyard in others)
    assert all(vineyard.lira == (2 if len(vineyard.hand) == 2 else 0) for vineyard in others)


@rule("SET-6")
def test_papas_are_asked_clockwise_from_the_first_player_and_leave_the_game() -> None:
    game = Game.new(Options(players=4), seed=7)
    first = game.state.first
    asked = []
    while game.state.to_json().get("parents"):
        asked.append(game.state.to_move)
        game.play("option:2")
    assert asked == [(first + n) % 4 for n in range(4)]
    assert all(vineyard.grande == 1 for vineyard in game.state.vineyards)
    assert game.state.to_move == first  # the first year's wake-up follows


def seed_with_papa(name: str) -> int:
    """A seed of two players whose first player has this papa."""
    for seed in range(2000):
        game = Game.new(Options(players=2), seed=seed)
        if parents_before(game, game.state.first) == [{"seat": game.state.first, "papa": name}]:
            return seed
    raise AssertionError(name)


@rule("SET-6")
@pytest.mark.parametrize("papa", PAPAS, ids=lambda papa: str(papa.id))
def test_a_papa_gives_lira_and_his_gift_or_more_lira(papa: Any) -> None:
    seed = seed_with_papa(papa.id)
    game = Game.new(Options(players=2), seed=seed)
    seat = game.state.first
    vineyard = game.state.vineyards[seat]
    from_mama = 2 if len(vineyard.hand) == 2 else 0
    assert vineyard.lira == papa.lira + from_mama
    assert vineyard.grande == 1
    assert game.state.codes() == ["option:1", "option:2"]

    game.play("option:2")
    richer = game.state.vineyards[seat]
    assert richer.lira == papa.lira + papa.extra_lira + from_mama
    assert (richer.structures, richer.regular, richer.vp) == (0, 2, 0)

    table = Table()
    table.game = Game.new(Options(players=2), seed=seed)
    table.play("option:1")
    gifted = table.seat(seat)
    assert gifted["lira"] == papa.lira + from_mama
    assert gifted["structures"] == ([] if papa.gift in ("worker", "vp") else [papa.gift])
    assert gifted["workers"]["regular"] == (3 if papa.gift == "worker" else 2)
    assert gifted["vp"] == (1 if papa.gift == "vp" else 0)
    assert gifted["training"] == 0


@rule("SET-7")
def test_in_the_advanced_variant_each_keeps_one_mama_and_one_papa_of_two() -> None:
    game = Game.new(Options(players=3, advanced=True), seed=11)
    state = game.state
    first = state.first
    assert all(len(parents_before(game, seat)) == 4 for seat in range(3))
    order = []
    while state.codes()[0].startswith(("mama:", "papa:")):
        assert all(vineyard.hand == () for vineyard in game.state.vineyards), "chosen before any card is drawn"
        assert len(state.codes()) == 2
        order.append((state.to_move, state.codes()[0][:4]))
        game.play(state.codes()[1])
    seats = [(first + n) % 3 for n in range(3)]
    assert order == [(seat, kind) for seat in seats for kind in ("mama", "papa")]
    assert all(len(parents_before(game, seat)) == 1 for seat in range(3))


@rule("SET-7")
def test_a_parent_that_was_not_dealt_cannot_be_kept() -> None:
    game = Game.new(Options(players=2, advanced=True), seed=2)
    dealt = game.state.codes()
    other = next(f"mama:{mama.id}" for mama in MAMAS if f"mama:{mama.id}" not in dealt)
    assert [refusal.reason for refusal in game.state.why_not(other)] == [Reason.PARENT_NOT_DEALT]


@rule("SET-6", "SET-7")
@pytest.mark.parametrize("seed", range(8))
def test_the_mama_kept_deals_her_cards(seed: int) -> None:
    game = Game.new(Options(players=2, advanced=True), seed=seed)
    kept: dict[int, str] = {}
    while game.state.codes()[0].startswith(("mama:", "papa:")):
        code = game.state.codes()[seed % 2]
        seat = game.state.to_move
        assert seat is not None
        if code.startswith("mama:"):
            kept[seat] = code.removeprefix("mama:")
        game.play(code)
    for seat, name in kept.items():
        vineyard = game.state.vineyards[seat]
        mama = MAMA_OF[name]
        held = {deck: vineyard.holds(number) for number, deck in enumerate(DECKS[:BASE_DECKS])}
        assert held == {"vine": mama.vine, "summer": mama.summer, "winter": mama.winter, "order": mama.order}


# --- SET-8: open and hidden


@rule("SET-8")
def test_cards_in_hand_are_counted_by_kind_but_not_seen() -> None:
    table = Table(others=[{"hand": ["merlot", "merlot", "broker", "ord_r5"]}])
    view = observe(table.state, 0)
    assert view.vineyards[1].hand == ()
    assert view.hand_counts[1] == (2, 1, 0, 1)
    own = observe(table.state, 1)
    assert [CARDS[card] for card in own.vineyards[1].hand] == ["merlot", "merlot", "broker", "ord_r5"]


@rule("SET-8")
def test_the_vineyard_lira_points_and_discards_are_open() -> None:
    table = Table(
        others=[
            {
                "lira": 7,
                "vp": 3,
                "residual": 2,
                "structures": ["yoke"],
                "fields": {5: ["syrah"]},
                "cellar": {"red": [2]},
            }
        ],
        discards={"vine": ["pinot"]},
    )
    view = observe(table.state, None)
    vineyard = view.vineyards[1]
    actual = table.state.vineyards[1]
    assert (vineyard.lira, vineyard.vp, vineyard.residual) == (7, 3, 2)
    assert (vineyard.structures, vineyard.fields, vineyard.cellar) == (actual.structures, actual.fields, actual.cellar)
    assert [CARDS[card] for card in view.discards[0]] == ["pinot"]
    assert (vineyard.regular, vineyard.grande, vineyard.row) == (2, 1, 2)


@rule("SET-8")
def test_a_view_does_not_depend_on_hidden_cards() -> None:
    one = Table(others=[{"hand": ["merlot", "broker"]}], seed=1)
    two = Table(others=[{"hand": ["syrah", "artisan"]}], seed=2)
    assert observe(one.state, 0) == observe(two.state, 0)
    assert observe(one.state, None) == observe(two.state, None)
    assert observe(one.state, 1) != observe(two.state, 1)


@rule("SET-8")
def test_a_drawn_card_is_known_to_its_drawer_alone() -> None:
    table = Table().play("place:draw_vine:left:regular")
    event = next(event for event in table.events if event.kind is Kind.DREW)
    assert event.seen_by(0).thing == table.hand[0]
    assert event.seen_by(1).thing == ""
    assert event.seen_by(None).thing == ""
    assert event.seen_by(1).deck == "vine"


@rule("SET-8")
def test_cards_shown_by_the_caravan_are_known_to_all() -> None:
    table = Table(season="winter", hand=["caravan"])
    table.play("place:play_winter_visitor:left:regular", "card:caravan")
    shown = [event.seen_by(1).thing for event in table.events if event.kind is Kind.SHOWN]
    assert len(shown) == 4
    assert "" not in shown
    assert sorted(CARDS[card] for card in observe(table.state, 1).shown) == sorted(shown)
    taken = table.codes()[0]
    table.play(taken)
    assert [event.seen_by(1).thing for event in table.events if event.kind is Kind.TOOK] == [
        taken.removeprefix("card:")
    ]


@rule("SET-8")
def test_cards_taken_by_the_innkeeper_are_known_to_all() -> None:
    table = Table(season="winter", hand=["innkeeper"], discards={"vine": ["pinot"], "order": ["ord_r5"]})
    table.play("place:play_winter_visitor:left:regular", "card:innkeeper", "deck:vine", "deck:order")
    assert [event.seen_by(1).thing for event in table.events if event.kind is Kind.TOOK] == ["pinot", "ord_r5"]


@rule("SET-8")
def test_a_card_given_from_hand_to_hand_is_known_to_giver_and_receiver() -> None:
    table = Table(
        players=3,
        season="winter",
        hand=["queen"],
        others=[{}, {"hand": ["merlot", "broker"], "vp": -5}],
    )
    table.play("place:play_winter_visitor:left:regular", "card:queen", "option:2", "card:broker", "card:merlot")
    gifts = [event for event in table.events if event.kind is Kind.GAVE]
    assert [event.seen_by(2).thing for event in gifts] == ["broker", "merlot"]
    assert [event.seen_by(0).thing for event in gifts] == ["broker", "merlot"]
    assert [event.seen_by(1).thing for event in gifts] == ["", ""]
    assert [event.seen_by(1).deck for event in gifts] == ["summer", "vine"]


@rule("SET-9")
def test_money_and_tokens_never_run_out() -> None:
    nine = list(range(1, 10))
    full = {
        "lira": 500,
        "structures": ["medium_cellar", "large_cellar"],
        "crush_pad": {"red": nine, "white": nine},
        "cellar": {"red": nine, "white": nine, "blush": nine[3:], "sparkling": nine[6:]},
    }
    table = Table(players=6, others=[full] * 5, **full)
    table.play("place:give_tour:left:regular")
    assert table.lira == 502
