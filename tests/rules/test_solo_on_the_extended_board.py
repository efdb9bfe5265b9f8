"""TSOLO: the solo game on the extended board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.rules import board, on, season
from tests.rules.extended import ABLE, ACTIONS_OF, SEASONS, events_of, extended, new_game, of_deck, play_any, table_of
from tests.support import Table, rule
from vendemmia import Game, Options
from vendemmia.engine import Event, Kind, OptionsError, Reason, winners
from vendemmia.engine.content.automa import AUTOMA_CARDS, extended_bars
from vendemmia.engine.numbers.names import ACTION_NUMBER, REGIONS
from vendemmia.engine.year.automa import solo_result

AUTOMA = {"seat": "automa", "worker": "regular"}
CARDS = range(1, 25)
LEVELS = ("very_easy", "easy", "normal", "hard", "very_hard")


def left(*cards: int, **more: Any) -> dict[str, Any]:
    """The Automa's side with only these cards undrawn."""
    return {"discards": [card for card in CARDS if card not in cards], **more}


def solo(level: str = "normal", side: int = 1, **given: Any) -> Table:
    options = {"solo": level, **given.pop("options", {})}
    return extended(side, 1, options=options, **given)


def blocked(table: Table) -> list[str]:
    """The actions on which the Automa stands, in the order of the board."""
    return [action for action, spaces in board(table).items() if AUTOMA in spaces.values()]


def drawn(events: list[Event]) -> list[int]:
    """The Automa cards that were turned over."""
    return [event.amount for event in events_of(events, Kind.AUTOMA_CARD)]


def tokens(table: Table) -> int:
    return table.state.vineyards[0].tokens


def glass(table: Table) -> list[int]:
    """The rows that still have their glass token."""
    return [row for row in range(1, 8) if table.state.glass >> row & 1]


def year_of(game: Game) -> None:
    """Play to the next year, or to the end, with as little as possible."""
    year = game.state.year
    while not game.state.is_over and game.state.year == year:
        codes = game.state.codes()
        game.play("pass" if "pass" in codes else codes[0])


# --- TSOLO-1: the game


@rule("TSOLO-1")
@pytest.mark.parametrize("side", [1, 2])
def test_the_automa_has_25_points(side: int) -> None:
    modules = ["structure_cards"] if side == 2 else []
    state = new_game("extended_board", *modules, players=1, solo="normal").state
    assert (state.automa_vp, state.vineyards[0].vp) == (25, 0)


@rule("TSOLO-1")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_game_lasts_seven_years(level: str) -> None:
    game = new_game("extended_board", players=1, solo=level, seed=3)
    while not game.state.is_over:
        year_of(game)
    assert game.state.year == 7


@rule("TSOLO-1")
@pytest.mark.parametrize("vp", [24, 25, 40])
def test_no_score_ends_the_game_before(vp: int) -> None:
    table = solo(season="winter", year=3, vp=vp).play("pass")
    assert table.codes("row:")
    play_any(table)
    assert (table.state.is_over, table.state.year, season(table)) == (False, 4, "spring")


@rule("TSOLO-1")
@pytest.mark.parametrize("card", CARDS)
def test_one_card_is_drawn_for_each_season_and_all_its_bars_of_that_season_count(card: int) -> None:
    for number, when in enumerate(SEASONS):
        before = SEASONS[number - 1]
        table = solo(season=before, wake_up_row=2, automa=left(card), year=2).play("pass")
        events = [*table.events]
        if before == "winter":
            table.play("row:3")
            events = table.events
        assert season(table) == when
        assert drawn(events) == [card]
        assert blocked(table) == sorted(extended_bars(AUTOMA_CARDS[card - 1], when), key=board_place)


def board_place(action: str) -> int:
    """The number of an action, as a position lists them."""
    return ACTION_NUMBER[action]


@rule("TSOLO-1")
def test_the_entries_with_a_t_are_active() -> None:
    table = solo(season="spring", wake_up_row=2, automa=left(1)).play("pass")
    assert blocked(table) == ["flip_field"]
    assert table.reasons("place:flip_field:left:regular") == [Reason.SPACE_TAKEN]
    table = solo(season="spring", wake_up_row=2, automa=left(4)).play("pass")
    assert blocked(table) == ["trade"], "the bar that means another action on each board"


@rule("TSOLO-1")
def test_four_cards_are_drawn_in_a_year_and_reshuffled_when_the_deck_is_empty() -> None:
    game = new_game("extended_board", players=1, solo="normal", seed=5)
    table = table_of(game)
    while not table.codes("row:"):
        table.play(table.codes()[0])
    seen: list[int] = []
    while game.state.year < 2:
        codes = table.codes()
        table.play("pass" if "pass" in codes else codes[0])
        seen += drawn(table.events)
    assert len(seen) == 5, "four of year 1 and that of the second spring"
    assert len(set(seen)) == 5
    table = solo(season="spring", wake_up_row=2, automa=left(7)).play("pass")
    assert drawn(table.events) == [7]
    table.play("pass")
    assert len(drawn(table.events)) == 1
    assert len(table.state.automa_deck) == 23


@rule("TSOLO-1")
def test_the_automa_takes_left_spaces_only_and_they_block() -> None:
    table = solo(season="spring", wake_up_row=2, automa=left(9), **ABLE).play("pass")
    assert blocked(table) == ["play_summer_visitor", "trade"]
    assert board(table)["trade"] == {"left": AUTOMA}
    assert table.reasons("place:trade:left:regular") == [Reason.SPACE_TAKEN]
    assert table.reasons("place:trade:beside:grande") == []


@rule("TSOLO-1")
@pytest.mark.parametrize("level", LEVELS)
def test_never_more_than_six_workers_of_the_automa_in_a_year(level: str) -> None:
    for seed in range(3):
        game = new_game("extended_board", players=1, solo=level, seed=seed)
        table = table_of(game)
        years: dict[int, int] = {}
        for _ in range(300):
            if game.state.is_over or game.state.year > 4:
                break
            codes = table.codes()
            table.play("pass" if "pass" in codes else codes[0])
            year = game.state.year
            years[year] = years.get(year, 0) + len(events_of(table.events, Kind.AUTOMA_PLACED))
        assert max(years.values()) <= 6


@rule("TSOLO-1")
def test_with_six_workers_placed_the_automa_draws_no_more() -> None:
    standing: dict[str, Any] = {
        action: {"left": AUTOMA}
        for action in ("draw_vine", "give_tour", "build_structure", "influence", "trade", "flip_field")
    }
    table = solo(season="summer", wake_up_row=2, board=standing).play("pass")
    assert season(table) == "fall"
    assert drawn(table.events) == []
    assert len(blocked(table)) == 6


@rule("TSOLO-1", "AUT-6")
def test_the_automa_s_workers_go_home_when_the_year_closes() -> None:
    standing = {"draw_vine": {"left": AUTOMA}, "trade": {"left": AUTOMA}}
    table = solo(season="winter", wake_up_row=2, board=standing, automa=left(24)).play("pass", "row:3")
    assert (season(table), blocked(table)) == ("spring", [])


@rule("TSOLO-1", "AUT-5")
def test_a_taken_action_is_skipped() -> None:
    planned = {"flip_field": {"left": {"seat": 0, "worker": "regular"}}}
    table = solo(season="spring", wake_up_row=2, board=planned, automa=left(1)).play("pass")
    assert blocked(table) == []
    assert [event.thing for event in events_of(table.events, Kind.AUTOMA_SKIPPED)] == ["flip_field"]


# --- TSOLO-1: the map


@rule("TSOLO-1")
@pytest.mark.parametrize(
    ("side", "expected"), [(1, [0, 1, 2, 2, 2, 2, 1]), (2, [1, 1, 2, 2, 2, 2, 1])], ids=["side 1", "side 2"]
)
def test_the_automa_has_as_many_stars_in_a_region_as_it_is_worth(side: int, expected: list[int]) -> None:
    rules = solo(side=side).state.rules
    assert rules.automa_stars == expected
    assert [region.vp for region in rules.board.regions if region.present] == [stars for stars in expected if stars]


@rule("TSOLO-1", "INF-6")
def test_the_automa_has_no_stars_when_regions_do_not_score() -> None:
    table = solo(season="winter", year=7, vp=30, stars={"siena": 6}, options={"map_scoring": False}).play("pass")
    assert table.state.is_over
    assert (table.vp, table.state.automa_vp) == (30, 25)
    assert not any(table.state.rules.automa_stars)


def ended(side: int = 1, level: str = "normal", **given: Any) -> Table:
    """A game that is over after its last year."""
    table = solo(level, side, season="winter", year=8 if level == "very_easy" else 7, **given).play("pass")
    assert table.state.is_over
    return table


@rule("TSOLO-1", "INF-5")
@pytest.mark.parametrize(("side", "points"), [(1, 10), (2, 11)])
def test_without_a_star_of_the_player_the_automa_scores_every_region(side: int, points: int) -> None:
    assert ended(side).state.automa_vp == 25 + points


@rule("TSOLO-1", "INF-5")
@pytest.mark.parametrize("region", REGIONS)
def test_the_player_needs_strictly_more_stars_and_a_tie_scores_nobody(region: str) -> None:
    worth = 1 if region in ("lucca", "pisa", "grosseto") else 2
    for stars, mine, theirs in ((worth - 1, 0, 11), (worth, 0, 11 - worth), (worth + 1, worth, 11 - worth)):
        table = ended(2, stars={region: stars} if stars else {})
        assert (table.vp, table.state.automa_vp) == (mine, 25 + theirs)


@rule("TSOLO-1", "AUT-7")
@pytest.mark.parametrize(("vp", "result"), [(34, "loss"), (35, "draw"), (36, "win")])
def test_a_tie_is_a_draw(vp: int, result: str) -> None:
    table = ended(vp=vp)
    assert solo_result(table.state) == result
    assert winners(table.state) == ((0,) if result == "win" else ())


@rule("TSOLO-1")
def test_stars_are_placed_as_in_every_game() -> None:
    table = solo(season="spring").play("place:influence:left:regular", "region:pisa")
    assert (table.stars, table.lira) == ({"pisa": 1}, 2)


@rule("TSOLO-1", "STC-42")
def test_the_statue_counts_in_every_year() -> None:
    table = solo(side=2, season="winter", year=3, vp=3, structures=["statue"]).play("pass")
    play_any(table)
    assert table.vp == 4
    assert ended(2, vp=30, structures=["statue"]).vp == 31


# --- TSOLO-1 and TSOLO-3: glass tokens and rows


@rule("TSOLO-1", "AUT-3")
def test_a_glass_token_lies_on_every_row_and_becomes_a_bonus_action_token() -> None:
    table = table_of(new_game("extended_board", players=1, solo="normal", seed=1))
    assert glass(table) == [1, 2, 3, 4, 5, 6, 7]
    while not table.codes("row:"):
        table.play(table.codes()[0])
    assert table.codes() == [f"row:{row}" for row in range(2, 8)]
    assert table.reasons("row:1") == [Reason.ROW_RESERVED]
    assert tokens(table) == 0
    table.play("row:4")
    assert (glass(table), tokens(table), table.row) == ([1, 2, 3, 5, 6, 7], 1, 4)


@rule("TSOLO-1", "AUT-3")
def test_only_a_row_that_has_its_token_may_be_chosen() -> None:
    table = solo(season="winter", year=3, wake_up_row=4, automa={"glass": [1, 2, 6]}, tokens=1).play("pass")
    assert table.codes() == ["row:2", "row:6"]
    assert table.reasons("row:3") == [Reason.NO_GLASS_TOKEN]
    assert table.reasons("row:1") == [Reason.ROW_RESERVED]
    table.play("row:6")
    assert (glass(table), tokens(table), table.row) == ([1, 2], 2, 6)


@rule("TSOLO-1", "TUS-7")
def test_row_1_is_taken_in_the_year_after_row_7() -> None:
    table = solo(season="fall", year=3, wake_up_row=7, automa=left(24, glass=[1, 2, 3])).play("pass")
    assert table.state.grape == 0
    table.play("pass")
    assert table.codes() == ["row:1"]
    assert table.reasons("row:2") == [Reason.ROW_RESERVED]
    table.play("row:1")
    assert (table.row, glass(table), tokens(table), table.state.grape) == (1, [2, 3], 1, -1)


@rule("TSOLO-1", "AUT-3", "TVIS-3")
@pytest.mark.parametrize("row", [1, 3])
def test_the_organizer_never_moves_to_row_7(row: int) -> None:
    table = solo(hand=["organizer"], wake_up_row=2, automa=left(24, glass=[1, 5]))
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:organizer")
    assert table.codes() == [f"row:{other}" for other in (1, 3, 4, 5, 6)]
    assert table.reasons("row:7") == [Reason.NOT_FOR_ORGANIZER]
    table.play(f"row:{row}")
    play_any(table, "done")
    assert (table.row, glass(table), tokens(table)) == (row, [1, 5], 0), "no token is needed and none is taken"


@rule("TSOLO-3", "TVIS-3")
def test_who_leaves_row_7_by_the_organizer_takes_the_grape_token_at_once() -> None:
    table = solo(hand=["organizer"], wake_up_row=7, temporary=0, automa=left(24, glass=[1, 5]))
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:organizer", "row:3")
    assert table.state.grape == 0
    assert table.state.temporary == 0
    play_any(table, "done")
    table.play("pass", "pass")
    assert table.codes() == ["row:1"]


@rule("TSOLO-3")
def test_with_several_players_leaving_row_7_brings_no_token() -> None:
    table = extended(1, 2, hand=["organizer"], wake_up_row=7, others=[{"wake_up_row": 2}])
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:organizer", "row:3")
    assert table.state.grape == -1


@rule("TSOLO-3")
def test_if_only_row_1_has_its_token_it_may_be_chosen() -> None:
    table = solo(season="winter", year=6, wake_up_row=4, automa={"glass": [1]}).play("pass")
    assert table.codes() == ["row:1"]
    table.play("row:1")
    assert (table.row, glass(table), tokens(table)) == (1, [], 1)


@rule("TSOLO-3", "DIFF-1")
@pytest.mark.parametrize(("grape", "rows"), [({}, range(2, 8)), ({"grape": 0}, [1])])
def test_in_the_eighth_year_any_row_from_2_on_may_be_chosen(grape: dict[str, int], rows: list[int]) -> None:
    table = solo("very_easy", season="winter", year=7, wake_up_row=4, automa={"glass": [1]}, tokens=2, **grape)
    table.play("pass")
    assert table.codes() == [f"row:{row}" for row in rows]
    table.play(table.codes()[-1])
    assert (table.state.year, tokens(table)) == (8, 3)


@rule("TSOLO-3")
def test_in_the_eighth_year_row_1_needs_the_grape_token() -> None:
    table = solo("very_easy", season="winter", year=7, wake_up_row=1, automa={"glass": []}).play("pass")
    assert table.reasons("row:1") == [Reason.ROW_RESERVED]


@rule("TSOLO-1", "TSOLO-3")
@pytest.mark.parametrize("level", ["normal", "very_easy"])
@pytest.mark.parametrize("pick", [0, 1, 2, -1])
def test_a_whole_game_never_runs_out_of_rows(pick: int, level: str) -> None:
    game = new_game("extended_board", players=1, solo=level, seed=7)
    rows: list[int] = []
    while not game.state.is_over:
        codes = game.state.codes()
        assert codes
        code = "pass" if "pass" in codes else codes[pick % len(codes)]
        if code.startswith("row:"):
            rows.append(int(code.removeprefix("row:")))
        game.play(code)
    assert len(rows) == (8 if level == "very_easy" else 7)
    assert sorted(rows[:7]) == list(range(1, 8))
    for before, after in pairwise(rows):
        assert (before == 7) == (after == 1)


# --- TSOLO-2: levels


@rule("TSOLO-2", "DIFF-1", "DIFF-2", "DIFF-3")
@pytest.mark.parametrize(
    ("level", "mine", "theirs", "years"),
    [
        ("very_easy", 0, 25, 8),
        ("easy", 3, 25, 7),
        ("normal", 0, 25, 7),
        ("hard", 0, 25, 7),
        ("very_hard", 0, 30, 7),
    ],
)
def test_the_levels_of_the_extended_board(level: str, mine: int, theirs: int, years: int) -> None:
    state = new_game("extended_board", players=1, solo=level).state
    assert (state.vineyards[0].vp, state.automa_vp, state.rules.last_year) == (mine, theirs, years)


@rule("TSOLO-2")
def test_very_easy_has_an_eighth_year() -> None:
    game = new_game("extended_board", players=1, solo="very_easy", seed=2)
    while not game.state.is_over:
        year_of(game)
    assert game.state.year == 8


@rule("TSOLO-2")
@pytest.mark.parametrize("level", ["hard", "very_hard"])
def test_hard_draws_on_until_a_worker_is_placed(level: str) -> None:
    without = [card for card in CARDS if not extended_bars(AUTOMA_CARDS[card - 1], "summer")]
    single = next(card for card in CARDS if len(extended_bars(AUTOMA_CARDS[card - 1], "summer")) == 1)
    assert len(without) > 2
    table = solo(level, season="spring", wake_up_row=2, automa=left(*without[:2], single)).play("pass")
    cards = drawn(table.events)
    assert cards[-1] == single
    assert set(cards[:-1]) <= set(without[:2])
    assert len(blocked(table)) == 1
    normal = solo("normal", season="spring", wake_up_row=2, automa=left(*without[:2])).play("pass")
    assert (len(drawn(normal.events)), blocked(normal)) == (1, [])


@rule("TSOLO-2")
def test_one_worker_is_enough_for_hard() -> None:
    single = next(card for card in CARDS if len(extended_bars(AUTOMA_CARDS[card - 1], "summer")) == 1)
    table = solo("hard", season="spring", wake_up_row=2, automa=left(single)).play("pass")
    assert (drawn(table.events), len(blocked(table))) == ([single], 1)


@rule("TSOLO-2")
def test_hard_carries_the_last_card_out_in_full_and_skips_what_is_taken() -> None:
    double = next(card for card in CARDS if len(extended_bars(AUTOMA_CARDS[card - 1], "summer")) == 2)
    bars = extended_bars(AUTOMA_CARDS[double - 1], "summer")
    table = solo("hard", season="spring", wake_up_row=2, automa=left(double)).play("pass")
    assert sorted(blocked(table)) == sorted(bars)
    taken = {bars[0]: {"left": on(0)}}
    table = solo("hard", season="spring", wake_up_row=2, automa=left(double), board=taken).play("pass")
    assert blocked(table) == [bars[1]]


@rule("TSOLO-2")
def test_hard_stops_when_every_action_is_taken() -> None:
    standing = {action: {"left": on(0)} for action in ACTIONS_OF["summer"]}
    table = solo("hard", season="spring", wake_up_row=2, board=standing, workers={"regular": 5, "grande": 1}).play(
        "pass"
    )
    assert season(table) == "summer"
    assert blocked(table) == []


@rule("TSOLO-2")
def test_hard_never_goes_beyond_six_workers() -> None:
    five = ("draw_vine", "give_tour", "build_structure", "influence", "trade")
    standing: dict[str, Any] = {action: {"left": AUTOMA} for action in five}
    double = next(card for card in CARDS if len(extended_bars(AUTOMA_CARDS[card - 1], "fall")) == 2)
    table = solo("hard", season="summer", wake_up_row=2, board=standing, automa=left(double)).play("pass")
    assert len(blocked(table)) == 6


@rule("TSOLO-2")
@pytest.mark.parametrize("more", [{"aggressive": True}, {"challenge": 1}, {"challenge": 5}])
def test_there_is_no_aggressive_variant_and_no_campaign(more: dict[str, Any]) -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(players=1, solo="normal", modules=["extended_board"], **more))


# --- TSOLO-4: bonus-action tokens


@rule("TSOLO-4", "AUT-4")
def test_a_token_gives_a_bonus_of_a_closed_space() -> None:
    table = solo(season="spring", tokens=1).play("place:give_tour:left:regular")
    assert table.codes() == ["done", "token"]
    table.play("token")
    assert (table.lira, tokens(table)) == (3, 0)


@rule("TSOLO-4")
def test_a_token_gives_no_bonus_that_the_worker_gains_anyway() -> None:
    table = solo(season="spring", tokens=2).play("place:draw_vine:left:regular")
    assert table.codes() == ["done", "do:bonus"]
    table.play("do:bonus")
    assert (len(of_deck(table.hand, "vine")), tokens(table)) == (2, 2)
    assert "pass" in table.codes()


@rule("TSOLO-4")
def test_own_bonus_and_token_may_both_be_used() -> None:
    table = solo(season="summer", tokens=1, hand=["patron", "tour_guide"])
    table.play("place:play_summer_visitor:left:regular", "do:bonus", "card:patron", "option:1")
    assert table.lira == 5
    assert "token" in table.codes()
    table.play("token", "card:tour_guide", "option:1")
    assert (table.lira, tokens(table)) == (9, 0)


@rule("TSOLO-4")
def test_harvest_and_token_give_a_lira_and_a_second_field() -> None:
    table = solo(season="fall", tokens=1, fields={5: ["sangiovese"], 6: ["malvasia"]})
    table.play("place:harvest_field:left:regular")
    for code in ("field:5", "field:6", "token"):
        while code not in table.codes():
            table.play("do:action" if "do:action" in table.codes() else "do:bonus")
        table.play(code)
    assert (table.crush_pad, table.lira, tokens(table)) == ({"red": [1], "white": [1]}, 1, 0)


@rule("TSOLO-4", "AUT-4")
def test_at_most_one_token_is_spent_on_a_placement() -> None:
    table = solo(season="spring", tokens=3).play("place:give_tour:left:regular", "token")
    assert tokens(table) == 2
    assert "pass" in table.codes()


@rule("TSOLO-4", "AUT-4")
def test_beside_a_full_action_a_token_buys_any_bonus() -> None:
    standing = {"harvest_field": {"left": AUTOMA}}
    fields = {5: ["sangiovese"], 6: ["malvasia"]}
    for bonus, lira, pad in (("middle", 1, {"red": [1]}), ("left", 0, {"red": [1], "white": [1]})):
        table = solo(season="fall", tokens=1, fields=fields, board=standing)
        table.play("place:harvest_field:beside:grande")
        play_until(table, "token", "do:action", "field:5").play("token")
        assert table.codes() == ["bonus:left", "bonus:middle"]
        table.play(f"bonus:{bonus}")
        play_any(table, "field:6", "field:5")
        assert (table.lira, table.crush_pad, tokens(table)) == (lira, pad, 0)


def play_until(table: Table, wanted: str, *first: str) -> Table:
    """Give the preferred answers until a code is asked and no preferred one is left."""
    while any(code in table.codes() for code in first):
        codes = table.codes()
        table.play(next(code for code in first if code in codes))
    assert wanted in table.codes()
    return table


@rule("TSOLO-4", "AUT-4")
@pytest.mark.parametrize("side", [1, 2])
def test_a_token_buys_what_the_side_prints(side: int) -> None:
    table = solo(side=side, season="summer", tokens=1).play("place:flip_field:left:regular", "field:5")
    assert ("token" in table.codes()) == (side == 2), "the structure card of the middle space"
    table = solo(side=side, season="winter", tokens=1, cellar={"red": [1]}).play("place:sell_wine:left:regular")
    play_until(table, "token", "do:action", "wine:red:1").play("token")
    assert all(code.startswith("region:") for code in table.codes())


@rule("TSOLO-4", "AUT-4")
def test_no_token_on_the_year_round_space_or_private_spaces() -> None:
    table = solo(season="spring", tokens=1).play("place:gain_lira:beside:regular")
    assert "pass" in table.codes()
    table = solo(side=2, season="spring", tokens=1, structures=["cafe"], crush_pad={"red": [1]})
    table.play("place:structure:cafe:left:regular", "grape:red:1")
    assert "pass" in table.codes()
    assert tokens(table) == 1


@rule("TSOLO-4", "AUT-4")
def test_without_a_token_there_is_nothing_to_spend() -> None:
    table = solo(season="spring").play("place:give_tour:left:regular")
    assert (table.lira, "pass" in table.codes()) == (2, True)


@rule("TSOLO-4", "PLACE-6")
def test_a_token_may_pay_for_the_action() -> None:
    table = solo(season="spring", tokens=1, lira=1)
    assert table.reasons("place:build_structure:left:regular") == []
    table.play("place:build_structure:left:regular")
    assert table.codes() == ["token"]
    table.play("token", "structure:yoke")
    assert (table.lira, table.structures, tokens(table)) == (0, ["yoke"], 0)
    assert solo(season="spring", lira=1).reasons("place:build_structure:left:regular") == [Reason.BUILDING_TOO_DEAR]


@rule("TSOLO-4", "AUT-4")
def test_no_token_for_an_action_taken_through_the_manager() -> None:
    table = solo(season="winter", tokens=2, hand=["manager"])
    table.play("place:play_winter_visitor:left:regular", "do:action", "card:manager", "action:give_tour")
    assert table.lira == 2
    assert "token" not in table.codes(), "no second visitor to be played with it"
    play_any(table, "done")
    assert tokens(table) == 2


@rule("TSOLO-4", "AUT-4", "TVIS-1")
def test_a_token_for_the_planner_s_worker_when_its_action_is_carried_out() -> None:
    planned = {"harvest_field": {"left": {"seat": 0, "worker": "regular", "waiting": 1}}}
    table = solo(season="summer", wake_up_row=2, tokens=1, fields={5: ["sangiovese"]}, board=planned, automa=left(24))
    table.play("pass")
    play_until(table, "token", "do:action", "field:5").play("token")
    assert (table.lira, table.crush_pad, tokens(table)) == (1, {"red": [1]}, 0)


@rule("TSOLO-4", "AUT-4", "TVIS-1")
@pytest.mark.parametrize("spent", [False, True])
def test_a_planned_action_that_only_a_token_makes_possible_may_be_let_go(spent: bool) -> None:
    planned = {"play_winter_visitor": {"left": AUTOMA, "beside": [{"seat": 0, "worker": "grande", "waiting": 1}]}}
    table = solo(season="fall", wake_up_row=2, tokens=1, hand=["noble"], board=planned, automa=left(1)).play("pass")
    assert table.codes() == ["done", "token"]
    table.play("token" if spent else "done")
    if spent:
        table.play("card:noble", "option:1")
    assert (table.residual, tokens(table), table.hand) == ((1, 0, []) if spent else (0, 1, ["noble"]))
    assert "pass" in table.codes()


# --- TSOLO-5: the start of a season


@rule("TSOLO-5", "TVIS-1")
def test_the_automa_places_first_then_planner_actions_then_turns_begin() -> None:
    planned = {"draw_order": {"left": {"seat": 0, "worker": "regular", "waiting": 1}}}
    card = next(number for number in CARDS if len(extended_bars(AUTOMA_CARDS[number - 1], "fall")) == 2)
    table = solo(season="summer", wake_up_row=2, board=planned, automa=left(card)).play("pass")
    kinds = [event.kind for event in table.events]
    assert kinds.index(Kind.AUTOMA_CARD) < kinds.index(Kind.DUE)
    assert max(place for place, kind in enumerate(kinds) if kind is Kind.AUTOMA_PLACED) < kinds.index(Kind.DUE)
    assert table.codes() == ["done", "do:bonus"]
    table.play("done")
    assert "pass" in table.codes()


@rule("TSOLO-5", "AUT-5")
def test_a_planned_worker_keeps_the_automa_off_its_space() -> None:
    planned = {"build_or_tour": {"left": {"seat": 0, "worker": "regular", "waiting": 1}}}
    table = solo(season="summer", wake_up_row=2, board=planned, automa=left(1)).play("pass")
    assert blocked(table) == []
    assert [event.thing for event in events_of(table.events, Kind.AUTOMA_SKIPPED)] == ["build_or_tour"]
