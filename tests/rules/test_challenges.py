"""CAMP: what each challenge of the campaign changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season, undrawn, whole_deck
from tests.rules.test_solo import (
    AUTOMA,
    SUMMER_VISITOR,
    WINTER_VISITOR,
    blocked,
    drawn,
    fast_year,
    left,
    of_kind,
    solo,
    tokens,
)
from tests.support import Table, rule
from vendemmia import Game, Options
from vendemmia.engine import Kind, OptionsError, Reason, State
from vendemmia.engine.content.parents import MAMAS
from vendemmia.engine.year.automa import solo_result

CELLARS = ["medium_cellar", "large_cellar"]
WITH_ORDER = {mama.id for mama in MAMAS if mama.order}


def challenge(number: int, level: str = "normal", aggressive: bool = False, **given: Any) -> Table:
    options: dict[str, Any] = {"challenge": number}
    if aggressive:
        options["aggressive"] = True
    return solo(level, options=options, **given)


def new_game(number: int, seed: int, level: str = "normal", **options: Any) -> Game:
    return Game.new(Options(players=1, solo=level, challenge=number, **options), seed)


def papa_of(game: Game) -> str:
    """The papa before whom the choice of gift or lira stands."""
    parents: Any = game.state.to_json()["parents"]
    return str(next(parent["papa"] for parent in parents if "papa" in parent))


def game_with_papa(number: int, papas: set[str]) -> Game:
    """A new game that asks one of these papas for gift or lira."""
    for seed in range(400):
        game = new_game(number, seed)
        while "option:2" not in game.state.codes():
            game.play(game.state.codes()[0])
        if papa_of(game) in papas:
            return game
    raise AssertionError(papas)


@rule("CAMP-11")
@pytest.mark.parametrize("number", [0, 9, -1, True])
def test_there_are_eight_challenges(number: int) -> None:
    with pytest.raises(OptionsError):
        new_game(number, 1)


@rule("CAMP-11")
def test_challenges_are_for_the_solo_game() -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(players=2, challenge=1), seed=1)


# --- challenge 1


def first_challenge(seed: int = 1) -> Game:
    game = new_game(1, seed)
    assert all(code.startswith("card:") for code in game.state.codes())
    return game


@rule("CAMP-2")
def test_three_vines_are_chosen_from_the_whole_deck() -> None:
    game = first_challenge()
    vines = ("sangiovese", "malvasia", "pinot", "syrah", "trebbiano", "merlot", "sauvignon_blanc")
    expected = [f"card:{vine}" for vine in (*vines, "cabernet_sauvignon", "chardonnay")]
    assert game.state.codes() == expected, "also those that need structures"
    for vine, field in (("chardonnay", 5), ("cabernet_sauvignon", 6), ("merlot", 7)):
        game.play(f"card:{vine}")
        game.play(f"field:{field}")
    assert game.state.codes() == ["option:1", "option:2"], "three and no more; then the papa"
    seats: Any = game.state.to_json()["seats"]
    assert seats[0]["fields"] == {"5": ["chardonnay"], "6": ["cabernet_sauvignon"], "7": ["merlot"]}
    assert game.state.vineyards[0].structures == 0
    assert len(game.state.decks[0]) == 39


@rule("CAMP-2")
def test_one_field_may_hold_several_within_its_value() -> None:
    game = first_challenge()
    for code in ("card:chardonnay", "field:7", "card:merlot", "field:7"):
        game.play(code)
    game.play("card:malvasia")
    assert game.state.codes() == ["field:5", "field:6"]
    assert [refusal.reason for refusal in game.state.why_not("field:7")] == [Reason.FIELD_FULL]


@rule("CAMP-2")
def test_the_value_of_the_field_limits_the_planting() -> None:
    game = first_challenge()
    for code in ("card:chardonnay", "field:5", "card:merlot"):
        game.play(code)
    assert game.state.codes() == ["field:6", "field:7"]
    game.play("field:6")
    game.play("card:chardonnay")
    assert game.state.codes() == ["field:7"]


@rule("CAMP-2", "SET-6")
def test_there_is_no_mama_but_her_two_workers() -> None:
    for seed in range(20):
        game = first_challenge(seed)
        dealt = [event.thing for event in game.opening if event.kind is Kind.PARENT]
        while game.state.year == 0:
            dealt += [event.thing for event in of_kind(game.play(game.state.codes()[-1]), Kind.PARENT)]
        vineyard = game.state.vineyards[0]
        assert (vineyard.regular, vineyard.grande, vineyard.hand) == (2, 1, ())
        assert [parent.split(":")[0] for parent in dealt] == ["papa"]


@rule("CAMP-2")
def test_no_mama_lies_before_the_human() -> None:
    game = first_challenge()
    while game.state.year == 0:
        parents: Any = game.state.to_json().get("parents", [])
        assert [parent for parent in parents if "mama" in parent] == []
        game.play(game.state.codes()[0])


@rule("CAMP-2", "CAMP-9", "SET-7")
def test_without_a_mama_or_with_one_drawn_anew_there_are_not_two_to_choose_from() -> None:
    for number in (1, 8):
        with pytest.raises(OptionsError):
            new_game(number, 1, advanced=True)
    assert all(code.startswith("mama:") for code in new_game(3, 1, advanced=True).state.codes())


@rule("CAMP-2")
def test_the_windmill_gives_nothing_for_it() -> None:
    game = game_with_papa(1, {"matthew", "jerry"})
    assert game.state.vineyards[0].vp == 0
    game.play("option:1")
    assert game.state.vineyards[0].vp == 0
    seats: Any = game.state.to_json()["seats"]
    assert seats[0]["structures"] == ["windmill"]


@rule("CAMP-2")
def test_then_the_deck_is_shuffled_and_drawn_from_as_ever() -> None:
    drawn_vines = set()
    for seed in range(12):
        game = first_challenge(seed)
        while not any(code.startswith("row:") for code in game.state.codes()):
            game.play(game.state.codes()[0])
        game.play("row:2")
        drawn_vines.add(game.state.vineyards[0].hand)
    assert len(drawn_vines) > 2


@rule("CAMP-2", "STR-6")
def test_in_other_games_no_vine_is_planted_before() -> None:
    game = Game.new(Options(players=1, solo="normal"), seed=1)
    assert not [code for code in game.state.codes() if code.startswith("card:")]


# --- challenge 2


@rule("CAMP-3")
def test_the_middle_space_with_its_bonus_takes_the_place_of_the_left_one() -> None:
    table = challenge(2)
    assert {code.split(":")[2] for code in table.codes("place:") if "gain_lira" not in code} == {"middle"}
    assert table.reasons("place:draw_vine:left:regular") == [Reason.SPACE_CLOSED]
    table.play("place:draw_vine:middle:regular", "do:bonus")
    assert len(table.hand) == 2
    assert table.reasons("place:draw_vine:middle:regular") == [Reason.SPACE_TAKEN]


@rule("CAMP-3")
def test_the_bonus_of_the_middle_space_may_come_first() -> None:
    table = challenge(2, lira=1).play("place:build_structure:middle:regular", "do:bonus", "structure:yoke")
    assert (table.lira, table.structures) == (0, ["yoke"])


@rule("CAMP-3")
def test_the_grande_worker_beside_gets_no_bonus() -> None:
    table = challenge(2, board={"draw_vine": {"middle": AUTOMA}}, tokens=3)
    table.play("place:draw_vine:beside:grande")
    assert len(table.hand) == 1
    assert "pass" in table.codes()
    free = challenge(2).play("place:draw_vine:middle:grande")
    assert free.codes() == ["done", "do:bonus"], "on the space it gets it like any other"


@rule("CAMP-3")
def test_the_automa_blocks_the_middle_space() -> None:
    table = challenge(2, season="spring", automa=left(1)).play("row:1")
    assert board(table) == {"draw_vine": {"middle": AUTOMA}, "give_tour": {"middle": AUTOMA}}
    assert table.reasons("place:draw_vine:middle:regular") == [Reason.SPACE_TAKEN]
    assert "place:draw_vine:beside:grande" in table.codes()


@rule("CAMP-3")
def test_bonus_action_tokens_may_not_be_used() -> None:
    table = challenge(2, season="winter", lira=2, tokens=5)
    assert table.reasons("place:train_worker:middle:regular") != []
    table = challenge(2, tokens=5).play("place:give_tour:middle:regular")
    assert table.codes() == ["done", "do:bonus"]
    table.play("do:bonus")
    assert "pass" in table.codes()


@rule("CAMP-3")
def test_a_third_regular_worker_cannot_be_trained() -> None:
    table = challenge(2, season="winter", lira=9)
    assert table.reasons("place:train_worker:middle:regular") == [Reason.WORKER_LIMIT]
    one = challenge(2, season="winter", lira=9, workers={"regular": 1, "grande": 1})
    assert one.reasons("place:train_worker:middle:regular") == []
    one.play("place:train_worker:middle:regular", "do:action", "do:bonus")
    assert one.reasons("place:train_worker:beside:grande") == [Reason.WORKER_LIMIT]


@rule("CAMP-3")
def test_the_temporary_worker_does_not_count() -> None:
    table = challenge(2, season="spring").play("row:7")
    assert table.workers["regular"] == 3
    one = challenge(2, season="winter", lira=4, temporary=0, workers={"regular": 1, "grande": 1})
    assert one.reasons("place:train_worker:middle:regular") == []
    two = challenge(2, season="winter", lira=4, temporary=0)
    assert two.reasons("place:train_worker:middle:regular") == [Reason.WORKER_LIMIT]


@rule("CAMP-3")
@pytest.mark.parametrize("card", ["teacher", "professor", "governess", "uncertified_teacher", "guest_speaker"])
def test_visitors_bring_no_third_worker(card: str) -> None:
    play = "place:play_winter_visitor:middle:regular"
    table = challenge(2, season="winter", lira=9, hand=[card, "politician"]).play(play)
    assert "card:politician" in table.codes()
    trained = [kinds for kinds in everything_after(table.state, ()) if Kind.TRAINED in kinds]
    assert trained == []
    one = challenge(2, season="winter", lira=9, hand=[card], workers={"regular": 1, "grande": 1}).play(play)
    assert any(Kind.TRAINED in kinds for kinds in everything_after(one.state, ()))


@rule("CAMP-3")
def test_a_papa_s_worker_is_refused() -> None:
    game = game_with_papa(2, {"rafael", "gary"})
    assert game.state.codes() == ["option:2"]
    assert [refusal.reason for refusal in game.state.why_not("option:1")] == [Reason.WORKER_LIMIT]
    game.play("option:2")
    assert game.state.vineyards[0].regular == 2


@rule("CAMP-3")
def test_elsewhere_a_papa_s_worker_is_welcome() -> None:
    game = game_with_papa(3, {"rafael", "gary"})
    game.play("option:1")
    assert game.state.vineyards[0].regular == 3


@rule("CAMP-3", "RUL-4")
def test_the_planner_s_worker_waits_on_the_middle_space() -> None:
    table = challenge(2, hand=["planner"], automa=left(6))
    table.play("place:play_summer_visitor:middle:regular", "card:planner", "place:draw_order:middle:regular")
    table.play("pass", "deck:summer")
    assert blocked_middle(table) == ["fill_order"]
    assert table.codes() == ["done", "do:bonus"]


def blocked_middle(table: Table) -> list[str]:
    return [action for action, spaces in board(table).items() if spaces.get("middle") == AUTOMA]


# --- challenge 3


def third_winter(regular: int, year: int = 3, **given: Any) -> Table:
    return challenge(3, season="winter", year=year, workers={"regular": regular, "grande": 1}, **given)


@rule("CAMP-4")
@pytest.mark.parametrize(("regular", "lost"), [(2, True), (4, True), (5, False)])
def test_who_has_not_six_workers_at_the_end_of_year_three_has_lost(regular: int, lost: bool) -> None:
    table = third_winter(regular, vp=30).play("pass")
    assert table.state.is_over == lost
    if lost:
        assert (table.state.year, solo_result(table.state)) == (3, "loss")
    else:
        assert table.state.year == 4


@rule("CAMP-4")
def test_a_worker_trained_in_year_three_counts() -> None:
    table = third_winter(4, lira=4).play("place:train_worker:left:regular", "pass")
    assert (table.state.is_over, table.workers["regular"]) == (False, 5)


@rule("CAMP-4")
def test_the_temporary_worker_does_not_make_six() -> None:
    assert third_winter(4, temporary=0).play("pass").state.is_over
    assert not third_winter(5, temporary=0).play("pass").state.is_over


@rule("CAMP-4")
def test_placed_workers_count() -> None:
    table = third_winter(5, board={"draw_vine": {"left": on(0)}, "give_tour": {"left": on(0, "grande")}}).play("pass")
    assert not table.state.is_over


@rule("CAMP-4")
@pytest.mark.parametrize("year", [1, 2, 4, 6])
def test_in_other_years_nobody_counts_workers(year: int) -> None:
    assert not third_winter(2, year).play("pass").state.is_over


@rule("CAMP-4")
def test_the_loss_comes_only_when_the_year_is_over() -> None:
    table = challenge(3, year=3).play("pass", "deck:summer")
    assert not table.state.is_over
    assert season(table) == "winter"


# --- challenge 4

THREE_FIELDS: dict[int, list[str]] = {5: ["malvasia"], 6: ["syrah"], 7: ["sauvignon_blanc"]}


@rule("CAMP-5")
def test_the_start_is_at_minus_five() -> None:
    assert new_game(4, 1).state.vineyards[0].vp == -5


@rule("CAMP-5")
def test_the_harvest_action_harvests_up_to_three_fields() -> None:
    table = challenge(4, season="winter", fields=THREE_FIELDS).play("place:harvest_field:left:regular")
    assert table.codes() == ["field:5", "field:6", "field:7"]
    table.play("field:5")
    assert table.codes() == ["done", "field:6", "field:7"]
    table.play("field:7", "field:6")
    assert table.crush_pad == {"red": [2], "white": [1, 3]}
    assert "pass" in table.codes()


@rule("CAMP-5")
def test_fewer_fields_may_be_harvested() -> None:
    table = challenge(4, season="winter", fields=THREE_FIELDS)
    table.play("place:harvest_field:left:regular", "field:6", "done")
    assert table.crush_pad == {"red": [2]}
    assert "pass" in table.codes()


@rule("CAMP-5")
def test_the_other_challenges_harvest_one_field() -> None:
    table = challenge(3, season="winter", fields=THREE_FIELDS).play("place:harvest_field:left:regular", "field:6")
    assert "pass" in table.codes()


@rule("CAMP-5")
def test_the_yoke_harvests_one_field() -> None:
    table = challenge(4, season="winter", fields=THREE_FIELDS, structures=["yoke"])
    table.play("place:yoke:left:regular", "option:1", "field:6")
    assert table.crush_pad == {"red": [2]}
    assert "pass" in table.codes()


@rule("CAMP-5")
def test_a_visitor_harvests_one_field() -> None:
    table = challenge(4, fields=THREE_FIELDS, hand=["tour_guide"])
    table.play(SUMMER_VISITOR, "card:tour_guide", "option:2", "field:6")
    assert table.crush_pad == {"red": [2]}
    assert "pass" in table.codes()


@rule("CAMP-5", "AUT-4")
def test_with_two_fields_harvested_a_token_takes_the_third() -> None:
    table = challenge(4, season="winter", fields=THREE_FIELDS, tokens=1)
    table.play("place:harvest_field:left:regular", "field:5", "field:6", "done")
    assert table.codes() == ["done", "token"]
    table.play("token", "field:7")
    assert table.state.vineyards[0].harvested == 0b111


# --- challenge 5


@rule("CAMP-6")
def test_eight_years_with_any_row_each_year() -> None:
    game = new_game(5, 3)
    while "row:1" not in game.state.codes():
        game.play(game.state.codes()[0])
    start = game.state.vineyards[0].vp
    for year in range(1, 9):
        assert game.state.year == year
        assert game.state.codes() == [f"row:{row}" for row in range(1, 8)]
        game.play("row:6")
        assert game.state.vineyards[0].vp == start + year
        fast_year(game)
    assert game.state.is_over


@rule("CAMP-6")
@pytest.mark.parametrize("level", ["very_easy", "easy", "hard", "very_hard"])
def test_eight_years_at_every_level(level: str) -> None:
    table = challenge(5, level, season="winter", year=7).play("pass")
    assert (table.state.is_over, table.state.year) == (False, 8)
    table = challenge(5, level, season="winter", year=8).play("pass")
    assert (table.state.is_over, table.state.year) == (True, 8)


@rule("CAMP-6")
def test_tokens_may_not_be_used_in_challenge_five() -> None:
    table = challenge(5, tokens=4).play("place:give_tour:left:regular")
    assert (table.lira, tokens(table)) == (2, 4)
    assert "pass" in table.codes()
    assert challenge(5, season="winter", lira=3, tokens=4).reasons("place:train_worker:left:regular") == [
        Reason.TRAINING_TOO_DEAR
    ]


@rule("CAMP-6")
def test_the_organizer_stays_off_row_seven_here_too() -> None:
    table = challenge(5, hand=["organizer"], wake_up_row=1).play(SUMMER_VISITOR, "card:organizer")
    assert table.codes("row:") == [f"row:{row}" for row in range(2, 7)]


# --- challenge 6


@rule("CAMP-7")
def test_points_gained_during_the_game_are_ignored() -> None:
    table = challenge(6, season="winter", cellar={"red": [5]}, hand=["ord_r5"], tokens=1)
    table.play("place:fill_order:left:regular", "card:ord_r5", "wine:red:5", "token")
    assert (table.vp, table.residual) == (0, 1)
    assert challenge(6, season="spring").play("row:6").vp == 0
    sold = challenge(6, crush_pad={"red": [1]}, tokens=1)
    assert sold.play("place:sell_or_field:left:regular", "grape:red:1", "token").vp == 0
    visit = challenge(6, hand=["wine_critic"], cellar={"red": [7]})
    visit.play(SUMMER_VISITOR, "card:wine_critic", "option:2", "wine:red:7")
    assert visit.vp == 0


@rule("CAMP-7")
def test_points_can_still_be_lost_as_a_cost() -> None:
    table = challenge(6, hand=["sponsor"]).play(SUMMER_VISITOR, "card:sponsor", "option:3")
    assert (table.vp, table.lira) == (-1, 3)
    floor = challenge(6, vp=-5, hand=["sponsor"]).play(SUMMER_VISITOR, "card:sponsor")
    assert floor.reasons("option:3") == [Reason.VP_AT_FLOOR]
    last = challenge(6, vp=-4, hand=["sponsor"]).play(SUMMER_VISITOR, "card:sponsor", "option:3")
    assert last.vp == -5


@rule("CAMP-7")
@pytest.mark.parametrize(
    ("cellar", "structures", "vp"),
    [
        ({}, [], 0),
        ({"red": [1, 2]}, [], 0),
        ({"red": [4]}, ["medium_cellar"], 1),
        ({"red": [5], "white": [4], "blush": [4]}, ["medium_cellar"], 3),
        ({"red": [7], "white": [8], "blush": [8], "sparkling": [7]}, CELLARS, 8),
        ({"sparkling": [8, 9], "red": [4, 8], "white": [1]}, CELLARS, 7),
    ],
)
def test_the_cellar_scores_at_the_end_of_the_game(cellar: dict[str, list[int]], structures: list[str], vp: int) -> None:
    table = challenge(6, season="winter", year=7, cellar=cellar, structures=structures).play("pass")
    assert table.state.is_over
    assert table.vp == vp


@rule("CAMP-7")
def test_wine_scores_where_it_stands_after_the_last_ageing() -> None:
    three = challenge(6, season="winter", year=7, cellar={"red": [3]}, structures=["medium_cellar"]).play("pass")
    assert (three.cellar, three.vp) == ({"red": [4]}, 1)
    six = challenge(6, season="winter", year=7, cellar={"white": [6]}, structures=CELLARS).play("pass")
    assert (six.cellar, six.vp) == ({"white": [7]}, 2)
    stuck = challenge(6, season="winter", year=7, cellar={"white": [6]}, structures=["medium_cellar"]).play("pass")
    assert (stuck.cellar, stuck.vp) == ({"white": [6]}, 1)


@rule("CAMP-7")
@pytest.mark.parametrize("year", range(1, 7))
def test_no_year_but_the_last_scores(year: int) -> None:
    table = challenge(6, season="winter", year=year, cellar={"red": [8]}, structures=CELLARS).play("pass")
    assert (table.vp, table.state.is_over) == (0, False)


@rule("CAMP-7", "DIFF-1")
def test_at_very_easy_the_cellar_scores_after_year_eight() -> None:
    cellar = {"red": [8]}
    seventh = challenge(6, "very_easy", season="winter", year=7, cellar=cellar, structures=CELLARS).play("pass")
    assert (seventh.vp, seventh.state.is_over) == (0, False)
    eighth = challenge(6, "very_easy", season="winter", year=8, cellar=cellar, structures=CELLARS).play("pass")
    assert (eighth.vp, eighth.state.is_over) == (2, True)


@rule("CAMP-7", "AUT-7")
def test_the_cellar_decides_the_result() -> None:
    cellar = {"red": [7, 8], "white": [7, 8], "blush": [7, 8], "sparkling": [7, 8]}
    results = []
    for vp in (3, 4, 5):
        table = challenge(6, season="winter", year=7, vp=vp, cellar=cellar, structures=CELLARS).play("pass")
        assert table.vp == vp + 16
        results.append(solo_result(table.state))
    assert results == ["loss", "draw", "win"]


@rule("CAMP-7", "AGG-1")
def test_challenge_six_is_not_played_with_the_aggressive_variant() -> None:
    with pytest.raises(OptionsError):
        new_game(6, 1, aggressive=True)


# --- challenge 7


@rule("CAMP-8")
def test_the_start_is_at_minus_three_with_a_residual_of_two() -> None:
    vineyard = new_game(7, 1).state.vineyards[0]
    assert (vineyard.vp, vineyard.residual) == (-3, 2)


@rule("CAMP-8", "END-4")
def test_the_residual_is_paid_from_the_first_year_on() -> None:
    assert challenge(7, season="winter").play("pass").lira == 2


# --- challenge 8

WINE_FOR_ORDER: dict[str, Any] = {"season": "winter", "cellar": {"red": [5]}, "crush_pad": {"red": [3], "white": [2]}}


@rule("CAMP-9")
def test_no_order_may_be_filled_by_the_action() -> None:
    table = challenge(8, hand=["ord_r5"], **WINE_FOR_ORDER)
    assert table.codes("place:fill_order:") == []
    assert table.reasons("place:fill_order:left:regular") == [Reason.ORDERS_FORBIDDEN]
    assert challenge(7, hand=["ord_r5"], **WINE_FOR_ORDER).codes("place:fill_order:") != []


@rule("CAMP-9")
@pytest.mark.parametrize(
    ("card", "lira"),
    [("merchant", 3), ("marketer", 0), ("master_vintner", 4), ("jack_of_all_trades", 0), ("exporter", 0)],
)
def test_no_order_may_be_filled_by_a_visitor(card: str, lira: int) -> None:
    table = challenge(8, hand=[card, "ord_r5"], lira=lira, fields={5: ["malvasia"]}, **WINE_FOR_ORDER)
    reached = everything_after(table.state, (WINTER_VISITOR, f"card:{card}"))
    assert reached, "the rest of the card can be used"
    assert not any(Kind.FILLED in kinds for kinds in reached)
    free = challenge(7, hand=[card, "ord_r5"], lira=lira, fields={5: ["malvasia"]}, **WINE_FOR_ORDER)
    assert any(Kind.FILLED in kinds for kinds in everything_after(free.state, (WINTER_VISITOR, f"card:{card}")))


def everything_after(state: State, codes: tuple[str, ...]) -> list[set[Kind]]:
    """What happens on every way through a visitor, until the next turn."""
    begun = state.copy()
    for code in codes:
        begun.play(code)
    ways: list[set[Kind]] = []
    pending = [(begun, frozenset[Kind]())]
    while pending:
        here, seen = pending.pop()
        if "pass" in here.codes():
            ways.append(set(seen))
            continue
        for code in here.codes():
            after = here.copy()
            kinds = frozenset(event.kind for event in after.play(code))
            pending.append((after, seen | kinds))
    return ways


@rule("CAMP-9")
def test_other_ways_to_turn_wine_into_points_are_allowed() -> None:
    table = challenge(8, hand=["wine_critic"], cellar={"red": [7]})
    table.play(SUMMER_VISITOR, "card:wine_critic", "option:2", "wine:red:7")
    assert table.vp == 4


@rule("CAMP-9")
def test_orders_may_still_be_drawn() -> None:
    table = challenge(8, season="winter").play("place:draw_order:left:regular")
    assert table.hand[0] in whole_deck("order")


def dealt_mama(game: Game) -> str:
    parents: Any = game.state.to_json().get("parents", [])
    return str(next((parent["mama"] for parent in parents if "mama" in parent), ""))


@rule("CAMP-9")
def test_a_mama_with_an_order_may_be_drawn_anew() -> None:
    asked = kept = plain = 0
    for seed in range(60):
        game = new_game(8, seed)
        if game.state.codes() != ["no", "yes"]:
            plain += 1
            assert not any(card.startswith("ord_") for card in hand_of(game))
            continue
        asked += 1
        gone = dealt_mama(game)
        assert gone in WITH_ORDER
        stay = new_game(8, seed)
        stay.play("no")
        kept += any(card.startswith("ord_") for card in hand_of(stay))
        sent = {gone}
        while game.state.codes() == ["no", "yes"]:
            game.play("yes")
            if game.state.codes() == ["no", "yes"]:
                assert dealt_mama(game) not in sent
                sent.add(dealt_mama(game))
        assert not any(card.startswith("ord_") for card in hand_of(game))
        assert game.state.vineyards[0].regular == 2
    assert asked == kept > 0
    assert plain > 0


def hand_of(game: Game) -> list[str]:
    seats: Any = game.state.to_json()["seats"]
    return list(seats[0].get("hand", []))


@rule("CAMP-9")
def test_elsewhere_no_mama_is_drawn_anew() -> None:
    for seed in range(30):
        assert "yes" not in Game.new(Options(players=1, solo="normal"), seed).state.codes()


# --- sums


@rule("CAMP-11", "CAMP-5", "CAMP-8", "DIFF-2", "DIFF-5")
@pytest.mark.parametrize(
    ("number", "level", "vp", "automa"),
    [
        (4, "easy", -2, 20),
        (4, "very_hard", -5, 23),
        (7, "easy", 0, 20),
        (7, "normal", -3, 20),
        (6, "easy", 3, 20),
        (1, "hard", 0, 20),
    ],
)
def test_start_values_add_up(number: int, level: str, vp: int, automa: int) -> None:
    state = new_game(number, 1, level).state
    assert (state.vineyards[0].vp, state.automa_vp) == (vp, automa)


@rule("CAMP-11", "CAMP-7")
@pytest.mark.parametrize(("number", "vp"), [(6, 1), (4, -4), (7, -2), (3, 1)])
def test_a_papa_s_point_is_part_of_the_start(number: int, vp: int) -> None:
    game = game_with_papa(number, {"morten", "alan"})
    game.play("option:1")
    assert game.state.vineyards[0].vp == vp


@rule("CAMP-11", "AGG-1")
def test_in_an_eighth_year_the_aggressive_marker_stands_at_twenty() -> None:
    table = challenge(5, aggressive=True, season="winter", year=7, vp=21, automa={"vp": 20}).play("pass")
    assert (table.state.year, table.state.automa_vp) == (8, 20)
    for vp, result in ((20, "loss"), (21, "win")):
        last = challenge(5, aggressive=True, season="winter", year=8, vp=vp, automa={"vp": 20}).play("pass")
        assert (last.state.is_over, solo_result(last.state)) == (True, result)


@rule("CAMP-11", "AGG-1", "CAMP-5")
def test_an_aggressive_start_at_minus_five_needs_five_points_in_the_first_year() -> None:
    assert challenge(4, aggressive=True, season="winter").play("pass").state.is_over
    assert not challenge(4, aggressive=True, season="winter", vp=0).play("pass").state.is_over


@rule("CAMP-11")
@pytest.mark.parametrize("wanted", [0, 1, 3])
def test_a_game_may_begin_with_bonus_action_tokens(wanted: int) -> None:
    game = new_game(3, 1, tokens=wanted)
    assert game.state.vineyards[0].tokens == wanted


@rule("CAMP-11", "DIFF-4")
def test_levels_and_challenges_go_together() -> None:
    table = challenge(3, "hard", season="spring", automa=left(5, 6)).play("row:1")
    assert sorted(drawn(table.events)) == [5, 6]
    assert blocked(table) == ["give_tour", "build_structure"]
    assert len(undrawn(table, "summer")) == 36
