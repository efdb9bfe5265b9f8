"""AUT, DIFF and AGG: the game against the Automa, its levels and the aggressive variant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season, whole_deck
from tests.support import Table, rule
from vendemmia import Game, Options
from vendemmia.engine import Event, Kind, OptionsError, PositionError, Reason
from vendemmia.engine.numbers.names import CARDS, DECKS
from vendemmia.engine.year.automa import solo_result

AUTOMA = {"seat": "automa", "worker": "regular"}
SUMMER_VISITOR = "place:play_summer_visitor:left:regular"
WINTER_VISITOR = "place:play_winter_visitor:left:regular"
CARD_NUMBERS = range(1, 25)


def left(*cards: int, **more: Any) -> dict[str, Any]:
    """The Automa's side with only these cards undrawn."""
    return {"discards": [card for card in CARD_NUMBERS if card not in cards], **more}


def solo(level: str = "normal", **given: Any) -> Table:
    """A solo game from a position; further options under the key `options`."""
    options = {"solo": level, **given.pop("options", {})}
    return Table(players=1, options=options, **given)


def summer_begins(level: str = "normal", **given: Any) -> Table:
    """The table when the Automa has placed in summer, and the human is to move."""
    return solo(level, season="spring", **given).play("row:1")


def winter_begins(level: str = "normal", **given: Any) -> Table:
    return solo(level, season="fall", **given).play("deck:summer")


def tokens(table: Table) -> int:
    return table.state.vineyards[0].tokens


def blocked(table: Table) -> list[str]:
    """Actions on which the Automa stands, in the order of the board."""
    return [action for action, spaces in board(table).items() if AUTOMA in spaces.values()]


def of_kind(events: list[Event], kind: Kind) -> list[Event]:
    return [event for event in events if event.kind is kind]


def drawn(events: list[Event]) -> list[int]:
    """The Automa cards that were turned over."""
    return [event.amount for event in of_kind(events, Kind.AUTOMA_CARD)]


def placed(events: list[Event]) -> list[str]:
    return [event.thing for event in of_kind(events, Kind.AUTOMA_PLACED)]


def skipped(events: list[Event]) -> list[str]:
    return [event.thing for event in of_kind(events, Kind.AUTOMA_SKIPPED)]


def fast_year(game: Game) -> None:
    """Play to the next spring, or to the end, with as little as possible."""
    year = game.state.year
    while not game.state.is_over and game.state.year == year:
        codes = game.state.codes()
        game.play("pass" if "pass" in codes else codes[0])


# --- AUT-1: the length of the game


@rule("AUT-1", "DIFF-3")
def test_one_human_plays_against_twenty_points() -> None:
    game = Game.new(Options(players=1, solo="normal"), seed=1)
    assert game.state.automa_vp == 20
    assert game.state.vineyards[0].vp == 0
    assert len(game.state.vineyards) == 1


@rule("AUT-1")
@pytest.mark.parametrize("players", [0, 2, 6])
def test_the_solo_game_is_for_one_player(players: int) -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(players=players, solo="normal"), seed=1)


@rule("AUT-1")
def test_one_player_needs_the_solo_game() -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(players=1), seed=1)


@rule("AUT-1")
def test_only_the_left_spaces_are_open() -> None:
    table = solo()
    assert {code.split(":")[2] for code in table.codes("place:") if "gain_lira" not in code} == {"left"}
    assert table.reasons("place:draw_vine:middle:regular") == [Reason.SPACE_CLOSED]
    assert table.reasons("place:draw_vine:right:regular") == [Reason.SPACE_CLOSED]


@rule("AUT-1", "DIFF-3")
def test_the_game_lasts_seven_years() -> None:
    game = Game.new(Options(players=1, solo="normal"), seed=2)
    while not game.state.is_over:
        fast_year(game)
    assert game.state.year == 7


@rule("AUT-1")
@pytest.mark.parametrize("vp", [19, 20, 30])
def test_twenty_points_do_not_end_the_game(vp: int) -> None:
    table = solo(year=3, vp=vp, crush_pad={"red": [1]}, tokens=1)
    table.play("place:sell_or_field:left:regular", "grape:red:1", "token", "pass", "deck:summer", "pass")
    assert table.vp == vp + 1
    assert not table.state.is_over
    assert not table.state.final_year
    assert (table.state.year, season(table)) == (4, "spring")


@rule("AUT-1")
def test_reaching_twenty_by_an_order_goes_on_as_well() -> None:
    table = solo(year=6, season="winter", vp=19, cellar={"red": [5]}, hand=["ord_r5"])
    table.play("place:fill_order:left:regular", "card:ord_r5", "wine:red:5", "pass")
    assert table.vp == 21
    assert (table.state.year, table.state.is_over) == (7, False)


# --- AUT-2: visitors without opponents

REMOVED = {"swindler", "wedding_party", "queen", "governor"}


@rule("AUT-2")
def test_four_visitors_leave_the_decks() -> None:
    table = solo()
    for name, size in (("vine", 42), ("summer", 36), ("winter", 36), ("order", 36)):
        deck = [CARDS[card] for card in table.state.decks[DECKS.index(name)]]
        assert len(deck) == size
        assert set(whole_deck(name)) - set(deck) == REMOVED & set(whole_deck(name))


@rule("AUT-2")
@pytest.mark.parametrize("card", sorted(REMOVED))
def test_a_removed_visitor_is_nowhere(card: str) -> None:
    with pytest.raises(PositionError):
        solo(hand=[card])


@rule("AUT-2")
def test_the_importer_always_draws_three() -> None:
    table = solo(hand=["importer"]).play(SUMMER_VISITOR, "card:importer")
    assert len(table.hand) == 3
    assert set(table.hand) <= set(whole_deck("winter"))
    assert "place:give_tour:left:regular" in table.codes()


@rule("AUT-2")
def test_the_banker_pays_and_asks_nobody() -> None:
    table = solo(hand=["banker"]).play(SUMMER_VISITOR, "card:banker")
    assert (table.lira, table.vp) == (5, 0)
    assert "pass" in table.codes()


@rule("AUT-2")
def test_the_handyman_builds_only_for_the_human() -> None:
    table = solo(hand=["handyman"], lira=2).play(SUMMER_VISITOR, "card:handyman", "structure:yoke")
    assert (table.lira, table.vp, table.structures) == (2, 0, ["yoke"])
    assert "pass" in table.codes()


@rule("AUT-2")
def test_the_volunteer_crew_plants_and_pays_nothing() -> None:
    table = solo(hand=["volunteer_crew", "malvasia"]).play(SUMMER_VISITOR, "card:volunteer_crew")
    table.play("card:malvasia", "field:5")
    assert (table.lira, table.fields) == (0, {"5": ["malvasia"]})
    assert "pass" in table.codes()


@rule("AUT-2")
def test_the_mentor_makes_wine_and_draws_nothing() -> None:
    table = solo(season="winter", hand=["mentor"], crush_pad={"red": [2]})
    table.play(WINTER_VISITOR, "card:mentor", "make:red", "grape:red:2")
    assert (table.cellar, table.hand) == ({"red": [2]}, [])
    assert "pass" in table.codes()


@rule("AUT-2")
def test_the_guest_speaker_trains_and_scores_nothing() -> None:
    table = solo(season="winter", hand=["guest_speaker"], lira=1).play(WINTER_VISITOR, "card:guest_speaker", "yes")
    assert (table.lira, table.vp, table.training) == (0, 0, 1)


@rule("AUT-2")
def test_the_motivator_brings_back_the_grande_worker_and_scores_nothing() -> None:
    table = solo(season="winter", hand=["motivator"], board={"draw_order": {"left": on(0, "grande")}})
    table.play(WINTER_VISITOR, "card:motivator", "take:draw_order:left:grande")
    assert (table.vp, table.workers["grande"]) == (0, 1)


@rule("AUT-2")
def test_the_uncertified_teacher_finds_no_opponents_to_count() -> None:
    others = ("draw_vine", "give_tour", "plant_vine", "draw_order", "harvest_field", "make_wine")
    blocking = {name: {"left": AUTOMA} for name in others}
    table = solo(season="winter", hand=["uncertified_teacher"], board=blocking)
    table.play(WINTER_VISITOR, "card:uncertified_teacher")
    assert "option:2" not in table.codes()
    assert table.reasons("option:2") == [Reason.NOTHING_TO_COUNT]
    table.play("option:1")
    assert (table.vp, table.training) == (-1, 1)


# --- AUT-3: wake-up


@rule("AUT-3")
def test_each_row_may_be_chosen_once() -> None:
    game = Game.new(Options(players=1, solo="normal"), seed=3)
    while "row:1" not in game.state.codes():
        game.play(game.state.codes()[0])
    rows = [4, 7, 1, 2, 3, 6, 5]
    for year, row in enumerate(rows, 1):
        assert game.state.year == year
        assert game.state.codes() == [f"row:{free}" for free in range(1, 8) if free not in rows[: year - 1]]
        for gone in rows[: year - 1]:
            assert [refusal.reason for refusal in game.state.why_not(f"row:{gone}")] == [Reason.NO_GLASS_TOKEN]
        game.play(f"row:{row}")
        assert game.state.vineyards[0].tokens == year
        fast_year(game)
    assert game.state.is_over


@rule("AUT-3")
def test_the_glass_token_becomes_a_bonus_action_token() -> None:
    table = solo(season="spring", tokens=2).play("row:4")
    assert (tokens(table), table.lira) == (3, 1)
    assert table.state.glass == sum(1 << row for row in (1, 2, 3, 5, 6, 7))
    assert [event.amount for event in of_kind(table.events, Kind.TOKEN)] == [1]


@rule("AUT-3")
def test_row_seven_brings_the_temporary_worker_for_the_year() -> None:
    table = solo(season="spring").play("row:7")
    assert table.workers["regular"] == 3
    table.play("pass", "deck:summer", "pass")
    assert table.workers["regular"] == 2


def organizer(row: int, glass: list[int], **given: Any) -> Table:
    table = solo(hand=["organizer"], wake_up_row=row, automa={"glass": glass}, **given)
    return table.play(SUMMER_VISITOR, "card:organizer")


@rule("AUT-3")
def test_the_organizer_never_moves_to_row_seven() -> None:
    table = organizer(1, [2, 3, 4, 5, 6, 7])
    assert table.codes("row:") == [f"row:{row}" for row in range(2, 7)]
    assert table.reasons("row:7") == [Reason.NOT_FOR_ORGANIZER]


@rule("AUT-3")
def test_the_organizer_needs_no_glass_token_and_takes_none() -> None:
    table = organizer(1, [2, 7], tokens=1)
    table.play("row:4")
    assert (table.lira, tokens(table), table.row) == (1, 1, 4)
    table = organizer(1, [2, 7], tokens=1).play("row:2")
    assert (tokens(table), table.row) == (1, 2)
    assert table.state.glass == 1 << 2 | 1 << 7


# --- AUT-4: bonus-action tokens


@rule("AUT-4")
def test_a_token_brings_the_printed_bonus_after_the_action() -> None:
    table = solo(tokens=2).play("place:draw_vine:left:regular")
    assert table.codes() == ["done", "token"]
    assert len(table.hand) == 1
    table.play("token")
    assert (len(table.hand), tokens(table)) == (2, 1)
    assert "pass" in table.codes(), "one token a placement"


@rule("AUT-4")
def test_a_token_need_not_be_spent() -> None:
    table = solo(tokens=1).play("place:draw_vine:left:regular", "done")
    assert (len(table.hand), tokens(table)) == (1, 1)


@rule("AUT-4")
def test_without_a_token_nothing_is_asked() -> None:
    table = solo().play("place:draw_vine:left:regular")
    assert "pass" in table.codes()
    assert (len(table.hand), tokens(table)) == (1, 0)


@rule("AUT-4")
@pytest.mark.parametrize(
    ("given", "codes", "expected"),
    [
        ({}, ("place:give_tour:left:regular", "token"), {"lira": 3}),
        (
            {"lira": 2},
            ("place:build_structure:left:regular", "do:action", "structure:yoke", "token"),
            {"lira": 1, "structures": ["yoke"]},
        ),
        (
            {"crush_pad": {"red": [1]}},
            ("place:sell_or_field:left:regular", "grape:red:1", "token"),
            {"lira": 1, "vp": 1},
        ),
        (
            {"hand": ["malvasia", "sangiovese"]},
            (
                *("place:plant_vine:left:regular", "card:malvasia", "field:5", "token"),
                *("card:sangiovese", "field:6"),
            ),
            {"fields": {"5": ["malvasia"], "6": ["sangiovese"]}},
        ),
        ({"hand": ["banker", "blacksmith"]}, (SUMMER_VISITOR, "card:banker", "token"), {"lira": 5}),
        (
            {"season": "winter", "fields": {5: ["malvasia"], 6: ["sangiovese"]}},
            ("place:harvest_field:left:regular", "field:5", "token", "field:6"),
            {"crush_pad": {"red": [1], "white": [1]}},
        ),
        (
            {"season": "winter", "crush_pad": {"red": [1, 2, 3]}},
            (
                *("place:make_wine:left:regular", "make:red", "grape:red:1", "make:red", "grape:red:2"),
                *("token", "make:red", "grape:red:3"),
            ),
            {"cellar": {"red": [1, 2, 3]}},
        ),
        (
            {"season": "winter", "cellar": {"red": [5]}, "hand": ["ord_r5"]},
            ("place:fill_order:left:regular", "card:ord_r5", "wine:red:5", "token"),
            {"vp": 3},
        ),
        (
            {"season": "winter", "lira": 4},
            ("place:train_worker:left:regular", "do:action", "token"),
            {"lira": 1, "training": 1},
        ),
    ],
)
def test_each_action_has_its_bonus(given: dict[str, Any], codes: tuple[str, ...], expected: dict[str, Any]) -> None:
    table = solo(tokens=1, **given).play(*codes)
    assert {key: table.seat()[key] for key in expected} == expected
    assert tokens(table) == 0


@rule("AUT-4")
def test_an_order_is_drawn_for_a_token() -> None:
    table = solo(season="winter", tokens=1).play("place:draw_order:left:regular", "token")
    assert len(table.hand) == 2


@rule("AUT-4")
def test_a_second_visitor_for_a_token() -> None:
    table = solo(season="winter", tokens=1, hand=["politician", "crusher"])
    table.play(WINTER_VISITOR, "card:politician", "token")
    assert "card:crusher" in table.codes()


@rule("AUT-4", "PLACE-6")
def test_training_with_three_lira_and_the_token_first() -> None:
    table = solo(season="winter", lira=3, tokens=1)
    table.play("place:train_worker:left:regular")
    assert table.codes() == ["token"]
    table.play("token")
    assert (table.lira, table.training, tokens(table)) == (0, 1, 0)
    assert "pass" in table.codes()


@rule("AUT-4", "PLACE-6")
def test_without_a_token_three_lira_are_too_few() -> None:
    table = solo(season="winter", lira=3)
    assert table.reasons("place:train_worker:left:regular") == [Reason.TRAINING_TOO_DEAR]
    two = solo(season="winter", lira=2, tokens=5)
    assert two.reasons("place:train_worker:left:regular") == [Reason.TRAINING_TOO_DEAR], "one token at most"


@rule("AUT-4", "PLACE-6")
def test_building_with_the_token_before_or_after() -> None:
    first = solo(lira=1, tokens=1).play("place:build_structure:left:regular", "token", "structure:yoke")
    assert (first.lira, first.structures) == (0, ["yoke"])
    after = solo(lira=2, tokens=1).play("place:build_structure:left:regular", "do:action", "structure:yoke")
    assert after.codes() == ["done", "token"]


@rule("AUT-4", "PLACE-7")
def test_the_grande_worker_beside_a_full_action_may_spend_one_too() -> None:
    table = solo(tokens=2, board={"draw_vine": {"left": AUTOMA}})
    table.play("place:draw_vine:beside:grande", "token")
    assert (len(table.hand), tokens(table)) == (2, 1)
    assert "pass" in table.codes()


@rule("AUT-4", "PLACE-7")
def test_training_beside_with_the_token_first() -> None:
    table = solo(season="winter", lira=3, tokens=1, board={"train_worker": {"left": AUTOMA}})
    table.play("place:train_worker:beside:grande", "token")
    assert (table.lira, table.training) == (0, 1)


@rule("AUT-4")
def test_the_cart_takes_no_token() -> None:
    table = solo(tokens=1).play("place:gain_lira:beside:regular")
    assert (table.lira, tokens(table)) == (1, 1)
    assert "pass" in table.codes()


@rule("AUT-4")
def test_the_yoke_takes_no_token() -> None:
    table = solo(tokens=1, structures=["yoke"], fields={5: ["malvasia"], 6: ["sangiovese"]})
    table.play("place:yoke:left:regular")
    while "pass" not in table.codes():
        assert "token" not in table.codes()
        table.play(table.codes()[0])
    assert tokens(table) == 1


@rule("AUT-4")
def test_the_manager_s_action_takes_no_token_but_the_manager_s_worker_does() -> None:
    table = solo(season="winter", tokens=2, hand=["manager", "politician"])
    table.play(WINTER_VISITOR, "card:manager", "action:draw_vine")
    assert len(table.hand) == 2, "one vine and the politician"
    assert table.codes() == ["done", "token"]
    table.play("token")
    assert table.codes() == ["card:politician"], "it is the bonus of the visitor action"
    table.play("card:politician")
    assert tokens(table) == 1
    assert "pass" in table.codes()


@rule("AUT-4")
def test_a_token_does_not_help_the_manager_s_action() -> None:
    table = solo(season="winter", tokens=2, lira=1, hand=["manager"])
    table.play(WINTER_VISITOR, "card:manager")
    assert "action:build_structure" not in table.codes()


def planned(**given: Any) -> Table:
    """A worker of the Planner waits on drawing orders; then winter begins with the Automa's card 6."""
    table = solo(hand=["planner"], automa=left(6), **given)
    table.play(SUMMER_VISITOR, "card:planner")
    assert table.codes("token") == [], "nothing yet for the action ahead"
    return table


@rule("AUT-4", "RUL-4")
def test_the_planner_s_worker_may_spend_a_token_when_its_action_is_carried_out() -> None:
    table = planned(tokens=1).play("place:draw_order:left:regular")
    table.play("pass", "deck:summer")
    assert table.codes() == ["done", "token"]
    table.play("token")
    assert sum(card in whole_deck("order") for card in table.hand) == 2
    assert tokens(table) == 0
    assert "pass" in table.codes()


@rule("AUT-4", "RUL-4", "PLACE-6")
def test_a_waiting_training_may_need_its_token_first() -> None:
    table = planned(tokens=1, lira=3).play("place:train_worker:left:regular")
    table.play("pass", "deck:summer")
    assert table.codes() == ["done", "token"]
    declined = table.game.state.copy()
    table.play("token")
    assert (table.lira, table.training) == (0, 1)
    assert Kind.LOST in [event.kind for event in declined.play("done")], "a token may be spent, it need not"
    assert (declined.vineyards[0].lira, declined.vineyards[0].training, declined.vineyards[0].tokens) == (3, 0, 1)


@rule("AUT-4")
def test_a_bonus_that_is_impossible_is_not_offered() -> None:
    table = solo(tokens=1, hand=["malvasia"]).play("place:plant_vine:left:regular", "card:malvasia", "field:5")
    assert tokens(table) == 1
    assert "token" not in table.codes()


@rule("AUT-4")
def test_tokens_accumulate_and_are_worth_nothing_at_the_end() -> None:
    table = solo(season="winter", year=7, vp=20, tokens=9, automa={"glass": []}).play("pass")
    assert table.state.is_over
    assert (table.vp, tokens(table), solo_result(table.state)) == (20, 9, "draw")


# --- AUT-5: the Automa places


@rule("AUT-5")
def test_a_card_blocks_its_summer_actions_in_printed_order() -> None:
    table = summer_begins(automa=left(9))
    assert placed(table.events) == ["build_structure", "sell_or_field", "play_summer_visitor"]
    assert drawn(table.events) == [9]
    for action in ("build_structure", "sell_or_field", "play_summer_visitor"):
        assert Reason.SPACE_TAKEN in table.reasons(f"place:{action}:left:regular")
    assert (table.lira, table.vp, table.to_move) == (0, 0, 0), "they only block"


@rule("AUT-5")
def test_a_card_blocks_its_winter_actions_in_printed_order() -> None:
    table = winter_begins(automa=left(23))
    assert placed(table.events) == ["draw_order", "train_worker", "fill_order"]
    assert blocked(table) == ["draw_order", "train_worker", "fill_order"]


@rule("AUT-5")
@pytest.mark.parametrize(
    ("card", "actions"), [(1, ["draw_vine", "give_tour"]), (6, ["build_structure"]), (16, []), (12, ["plant_vine"])]
)
def test_entries_of_the_extended_board_are_ignored(card: int, actions: list[str]) -> None:
    table = summer_begins(automa=left(card))
    assert blocked(table) == actions
    assert drawn(table.events) == [card]


@rule("AUT-5")
def test_every_season_has_its_own_card() -> None:
    table = summer_begins(automa=left(1, 7))
    first = drawn(table.events)
    table.play("pass", "deck:summer")
    assert sorted(first + drawn(table.events)) == [1, 7]
    assert blocked(table)[:1] == ["draw_vine"], "the workers of summer stay"
    assert placed(table.events) == []


@rule("AUT-5")
def test_the_automa_places_before_a_waiting_action_and_skips_its_space() -> None:
    table = planned().play("place:draw_order:left:regular", "pass", "deck:summer")
    assert skipped(table.events) == ["draw_order"]
    assert placed(table.events) == ["fill_order"]
    kinds = [event.kind for event in table.events]
    assert kinds.index(Kind.AUTOMA_PLACED) < kinds.index(Kind.DUE)
    assert board(table)["draw_order"]["left"] == on(0)


@rule("AUT-5")
def test_an_order_that_the_planner_fills_comes_after_the_automa() -> None:
    table = solo(hand=["planner", "ord_r5"], cellar={"red": [5]}, automa=left(12))
    table.play(SUMMER_VISITOR, "card:planner", "place:fill_order:left:grande", "pass", "deck:summer")
    assert blocked(table) == ["draw_order"]
    assert table.codes() == ["card:ord_r5"]


@rule("AUT-5")
def test_the_empty_deck_is_reshuffled_when_a_card_is_needed() -> None:
    table = summer_begins(automa=left(24))
    assert (len(table.state.automa_deck), len(table.state.automa_pile)) == (0, 24)
    table.play("pass", "deck:summer")
    assert (len(table.state.automa_deck), len(table.state.automa_pile)) == (23, 1)


@rule("AUT-5")
def test_a_whole_game_turns_over_fourteen_different_cards() -> None:
    game = Game.new(Options(players=1, solo="normal"), seed=8)
    cards: list[int] = []
    while not game.state.is_over:
        codes = game.state.codes()
        cards += drawn(game.play("pass" if "pass" in codes else codes[0]))
    assert (len(cards), len(set(cards))) == (14, 14)


@rule("AUT-5")
def test_the_order_of_the_cards_is_chance() -> None:
    firsts = {tuple(drawn(summer_begins(seed=seed).events)) for seed in range(60)}
    assert len(firsts) > 12


# --- AUT-6, AUT-7: the ends of year and game


@rule("AUT-6")
def test_the_automa_s_workers_leave_at_the_end_of_the_year() -> None:
    table = solo(season="winter", board={"draw_vine": {"left": AUTOMA}, "make_wine": {"left": AUTOMA}})
    table.play("place:draw_order:left:regular", "pass")
    assert (table.state.year, board(table)) == (2, {})


@rule("AUT-6")
def test_the_workers_of_summer_stay_through_winter() -> None:
    table = winter_begins(automa=left(6), board={"draw_vine": {"left": AUTOMA}})
    assert season(table) == "winter"
    assert blocked(table) == ["draw_vine", "draw_order", "fill_order"]


@rule("AUT-7")
@pytest.mark.parametrize(("vp", "result"), [(21, "win"), (20, "draw"), (19, "loss"), (-5, "loss")])
def test_the_result_after_the_last_year(vp: int, result: str) -> None:
    table = solo(season="winter", year=7, vp=vp, lira=50, cellar={"red": [9]}).play("pass")
    assert table.state.is_over
    assert solo_result(table.state) == result


# --- DIFF: levels


def last_winter(level: str, year: int, **given: Any) -> Table:
    return solo(level, season="winter", year=year, **given).play("pass")


@rule("DIFF-1")
def test_very_easy_has_an_eighth_year_with_any_row_and_a_token() -> None:
    table = last_winter("very_easy", 7, automa={"glass": []}, tokens=7)
    assert (table.state.year, table.state.automa_vp, table.state.is_over) == (8, 20, False)
    assert table.codes() == [f"row:{row}" for row in range(1, 8)]
    table.play("row:6")
    assert (table.vp, tokens(table)) == (1, 8)
    assert solo_over_after(table)


def solo_over_after(table: Table) -> bool:
    """The game is over when this year is."""
    table.play("pass", "deck:summer", "pass")
    return table.state.is_over


@rule("DIFF-1", "AUT-3")
def test_in_the_first_seven_years_of_very_easy_rows_need_their_token() -> None:
    table = solo("very_easy", season="spring", year=7, automa={"glass": [3]})
    assert table.codes() == ["row:3"]


@rule("DIFF-1")
def test_in_the_eighth_year_a_token_left_over_limits_nothing() -> None:
    table = solo("very_easy", season="spring", year=8, automa={"glass": [3]})
    assert table.codes() == [f"row:{row}" for row in range(1, 8)]


@rule("DIFF-1")
def test_very_easy_is_played_from_the_start() -> None:
    game = Game.new(Options(players=1, solo="very_easy"), seed=4)
    while not game.state.is_over:
        fast_year(game)
    assert (game.state.year, game.state.vineyards[0].tokens) == (8, 8)


@rule("DIFF-2")
def test_easy_starts_with_three_points() -> None:
    game = Game.new(Options(players=1, solo="easy"), seed=1)
    assert (game.state.vineyards[0].vp, game.state.automa_vp) == (3, 20)
    assert last_winter("easy", 7, vp=21).state.is_over


@rule("DIFF-3", "DIFF-2", "DIFF-1")
@pytest.mark.parametrize("level", ["very_easy", "easy", "normal"])
def test_up_to_normal_one_card_is_drawn_even_if_it_places_nobody(level: str) -> None:
    table = summer_begins(level, automa=left(16, 17))
    assert len(drawn(table.events)) == 1
    assert placed(table.events) == []


@rule("DIFF-4")
@pytest.mark.parametrize("level", ["hard", "very_hard"])
def test_hard_draws_on_until_two_workers_are_placed(level: str) -> None:
    table = summer_begins(level, automa=left(5, 6))
    assert sorted(drawn(table.events)) == [5, 6]
    assert sorted(placed(table.events)) == ["build_structure", "give_tour"]


@rule("DIFF-4")
def test_hard_stops_after_a_card_with_two() -> None:
    table = summer_begins("hard", automa=left(1))
    assert (drawn(table.events), placed(table.events)) == ([1], ["draw_vine", "give_tour"])


@rule("DIFF-4")
def test_hard_carries_out_the_last_card_in_full() -> None:
    orders = set()
    for seed in range(12):
        table = summer_begins("hard", seed=seed, automa=left(2, 5))
        cards = drawn(table.events)
        orders.add(tuple(cards))
        if cards[0] == 5:
            assert cards == [5, 2]
            assert placed(table.events) == ["give_tour", "draw_vine", "build_structure", "plant_vine"]
        else:
            assert cards == [2]
    assert orders == {(5, 2), (2,)}


@rule("DIFF-4")
def test_at_hard_skipped_actions_do_not_count() -> None:
    lengths = set()
    for seed in range(20):
        table = summer_begins("hard", seed=seed, automa=left(6, 21, 12))
        lengths.add(len(drawn(table.events)))
        assert sorted(placed(table.events)) == ["build_structure", "plant_vine"]
        assert len(skipped(table.events)) == len(drawn(table.events)) - 2
    assert lengths == {2, 3}


@rule("DIFF-4")
def test_at_hard_workers_of_summer_do_not_count_for_winter() -> None:
    table = winter_begins("hard", automa=left(6), board={name: {"left": AUTOMA} for name in ("draw_vine", "give_tour")})
    assert len(placed(table.events)) == 2


@rule("DIFF-4", "RUL-4")
def test_at_hard_the_planner_s_space_does_not_count() -> None:
    for seed in range(6):
        table = solo("hard", seed=seed, hand=["planner"], automa=left(6, 23)).play(SUMMER_VISITOR, "card:planner")
        table.play("place:draw_order:left:regular", "pass", "deck:summer")
        assert sorted(placed(table.events)) == ["fill_order", "train_worker"]
        assert "draw_order" in skipped(table.events)


def five_in_summer() -> dict[str, Any]:
    names = ("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "plant_vine")
    return {name: {"left": AUTOMA} for name in names}


@rule("DIFF-4")
def test_the_sixth_worker_is_the_last_of_the_year() -> None:
    table = winter_begins("hard", automa=left(23), board=five_in_summer())
    assert (drawn(table.events), placed(table.events)) == ([23], ["draw_order"])
    assert len(blocked(table)) == 6


@rule("DIFF-4")
def test_with_six_workers_out_no_card_is_drawn() -> None:
    table = winter_begins("hard", automa=left(23), board={**five_in_summer(), "sell_or_field": {"left": AUTOMA}})
    assert (drawn(table.events), placed(table.events)) == ([], [])


@rule("DIFF-4", "DIFF-5")
@pytest.mark.parametrize("level", ["hard", "very_hard"])
def test_over_many_years_hard_places_two_to_six(level: str) -> None:
    for seed in range(15):
        game = Game.new(Options(players=1, solo=level), seed)
        while not game.state.is_over:
            codes = game.state.codes()
            events = game.play("pass" if "pass" in codes else codes[0])
            if drawn(events):
                assert len(placed(events)) >= 2 or automa_total(game) == 6
            assert automa_total(game) <= 6


def automa_total(game: Game) -> int:
    standing: Any = game.state.to_json().get("board", {})
    return sum(1 for spaces in standing.values() if spaces.get("left") == AUTOMA)


@rule("DIFF-5")
def test_very_hard_stands_at_twenty_three() -> None:
    game = Game.new(Options(players=1, solo="very_hard"), seed=1)
    assert (game.state.automa_vp, game.state.vineyards[0].vp) == (23, 0)
    for vp, result in ((24, "win"), (23, "draw"), (22, "loss")):
        assert solo_result(last_winter("very_hard", 7, vp=vp).state) == result


# --- AGG


AGGRESSIVE = {"aggressive": True}
MARKERS = [-1, 0, 1, 4, 8, 13, 20]


@rule("AGG-1")
@pytest.mark.parametrize("level", ["very_easy", "very_hard"])
def test_the_aggressive_variant_is_for_easy_normal_and_hard(level: str) -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(players=1, solo=level, aggressive=True), seed=1)


@rule("AGG-1")
def test_it_is_for_the_solo_game() -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(players=2, aggressive=True), seed=1)


@rule("AGG-1")
def test_the_marker_begins_below_zero() -> None:
    for level in ("easy", "normal", "hard"):
        game = Game.new(Options(players=1, solo=level, aggressive=True), seed=1)
        while game.state.year < 1:
            game.play(game.state.codes()[0])
        assert game.state.automa_vp == -1


@rule("AGG-1")
@pytest.mark.parametrize("year", range(1, 7))
def test_the_marker_moves_at_the_start_of_the_year(year: int) -> None:
    table = solo(season="winter", year=year, vp=30, options=AGGRESSIVE, automa={"vp": MARKERS[year - 1]})
    assert table.state.automa_vp == MARKERS[year - 1]
    table.play("pass")
    assert (table.state.year, season(table), table.state.automa_vp) == (year + 1, "spring", MARKERS[year])


@rule("AGG-1")
@pytest.mark.parametrize("year", range(1, 8))
def test_who_is_not_strictly_ahead_has_lost_at_once(year: int) -> None:
    marker = MARKERS[year - 1]
    for vp in (marker, marker - 1):
        table = solo(season="winter", year=year, vp=vp, options=AGGRESSIVE, automa={"vp": marker}).play("pass")
        assert table.state.is_over
        assert (table.state.year, solo_result(table.state)) == (year, "loss")
        assert of_kind(table.events, Kind.GAME_OVER)
    ahead = solo(season="winter", year=year, vp=marker + 1, options=AGGRESSIVE, automa={"vp": marker}).play("pass")
    assert ahead.state.is_over == (year == 7)
    if year == 7:
        assert solo_result(ahead.state) == "win"


@rule("AGG-1")
def test_the_marker_is_met_after_the_year_end_only() -> None:
    table = solo(year=4, vp=2, options=AGGRESSIVE, automa={"vp": 4})
    table.play("pass", "deck:summer")
    assert not table.state.is_over
    table.play("pass")
    assert solo_result(table.state) == "loss"


@rule("AGG-1")
def test_a_position_of_a_later_year_has_the_marker_of_that_year() -> None:
    table = solo(season="winter", year=4, vp=4, options=AGGRESSIVE)
    assert table.state.automa_vp == 4


# --- positions that no solo game can reach

SEVEN = (
    "draw_vine",
    "give_tour",
    "build_structure",
    "play_summer_visitor",
    "sell_or_field",
    "plant_vine",
    "draw_order",
)


@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"discards": {"summer": ["swindler"]}}, marks=rule("AUT-2"), id="removed_visitor_discarded"),
        pytest.param({"year": 8}, marks=rule("AUT-1"), id="after_the_last_year"),
        pytest.param({"board": {"draw_vine": {"middle": AUTOMA}}}, marks=rule("AUT-1"), id="automa_on_closed_space"),
        pytest.param(
            {"board": {"draw_vine": {"left": [on(0), AUTOMA]}}}, marks=rule("AUT-5"), id="automa_on_taken_space"
        ),
        pytest.param(
            {"board": {name: {"left": AUTOMA} for name in SEVEN}}, marks=rule("DIFF-4"), id="seven_automa_workers"
        ),
        pytest.param(
            {"options": {"challenge": 2}, "workers": {"regular": 3, "grande": 1}},
            marks=rule("CAMP-3"),
            id="three_regular_workers_in_challenge_two",
        ),
    ],
)
def test_a_position_against_the_rules_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        solo(**given)
