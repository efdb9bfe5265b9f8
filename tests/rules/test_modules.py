"""MOD: the three modules, alone and together."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.rules import all_but, pile, season, undrawn, whole_deck
from tests.rules.extended import REGIONS_OF_SIDE_1, extended, new_game, of_deck, play_any, table_of
from tests.support import Table, rule
from vendemmia import Game, Options, observe
from vendemmia.engine import PositionError, Reason, State
from vendemmia.engine.numbers.names import CARDS, DECKS, WORKERS
from vendemmia.engine.options import MODULES

COMBINATIONS = [chosen for count in range(4) for chosen in combinations(MODULES, count)]
STRUCTURES_ONLY = {"modules": ["structure_cards"]}


def base(**given: Any) -> Table:
    """The base board with structure cards."""
    return Table(options={**STRUCTURES_ONLY, **given.pop("options", {})}, **given)


# --- MOD-1: the two sides


@rule("MOD-1")
@pytest.mark.parametrize("special_workers", [False, True])
@pytest.mark.parametrize("side", [1, 2])
def test_structure_cards_decide_the_side(side: int, special_workers: bool) -> None:
    specials: dict[str, Any] = {"specials": ["farmer", "oracle"]} if special_workers else {}
    table = extended(side, season="spring", **specials).play("place:influence:left:regular")
    lucca = ["region:lucca"] if side == 2 else []
    assert table.codes() == [*lucca, *(f"region:{name}" for name in REGIONS_OF_SIDE_1)]


@rule("MOD-1")
def test_lucca_is_a_region_of_side_2_alone() -> None:
    assert extended(1, season="spring").play("place:influence:left:regular").reasons("region:lucca") == [
        Reason.REGION_ABSENT
    ]
    table = extended(2, season="spring").play("place:influence:left:regular", "region:lucca")
    assert table.stars == {"lucca": 1}
    assert len(of_deck(table.hand, "structure")) == len(table.hand) == 1


@rule("MOD-1")
def test_the_structure_deck_lies_on_side_2_alone() -> None:
    assert len(extended(1).state.decks) == len(extended(1).state.discards) == 4
    table = extended(2)
    assert undrawn(table, "structure") == whole_deck("structure")
    assert len(undrawn(table, "structure")) == 36
    assert pile(table, "structure") == []


@rule("MOD-1")
def test_a_structure_card_is_nothing_that_side_1_knows() -> None:
    for given in ({"hand": ["cask"]}, {"structures": ["cask"]}, {"fields": {5: {"structure": "cask"}}}):
        with pytest.raises(PositionError):
            extended(1, **given)
    with pytest.raises(PositionError):
        extended(1, stars={"lucca": 1})


@rule("MOD-1")
def test_structure_cards_have_a_discard_pile_on_side_2() -> None:
    table = extended(2, hand=["cask", "inn", "merlot"]).play("place:trade:left:regular", "option:1")
    table.play("card:cask", "card:inn", "option:2")
    assert pile(table, "structure") == ["cask", "inn"]


@rule("MOD-1")
@pytest.mark.parametrize("side", [1, 2])
def test_the_middle_space_of_buy_or_sell_a_field_gives_a_structure_card_on_side_2(side: int) -> None:
    table = extended(side, 3).play("place:flip_field:middle:regular", "field:5")
    if side == 2:
        assert table.codes() == ["done", "do:bonus"]
        table.play("do:bonus")
    assert (table.lira, table.vp, len(table.hand)) == (5, 0, side - 1)
    assert set(table.hand) <= set(whole_deck("structure"))
    assert table.to_move == 1


@rule("MOD-1")
@pytest.mark.parametrize("side", [1, 2])
def test_the_left_space_of_sell_wine_gives_a_structure_card_on_side_2(side: int) -> None:
    table = extended(side, season="winter", cellar={"red": [3]}).play("place:sell_wine:left:regular")
    play_any(table, "do:action", "wine:red:3", "do:bonus")
    assert (table.vp, len(table.hand)) == (1, side - 1)
    assert set(table.hand) <= set(whole_deck("structure"))


@rule("MOD-1", "TUS-4")
@pytest.mark.parametrize("when", ["spring", "summer", "fall", "winter"])
def test_the_year_round_space_offers_a_structure_card_on_side_2(when: str) -> None:
    table = extended(1, season=when).play("place:gain_lira:beside:regular")
    assert (table.lira, table.hand, table.to_move) == (1, [], 1)
    table = extended(2, season=when).play("place:gain_lira:beside:regular")
    assert table.codes() == ["option:1", "option:2"]
    table.play("option:2")
    assert (table.lira, len(of_deck(table.hand, "structure"))) == (0, 1)
    table = extended(2, season=when).play("place:gain_lira:beside:regular", "option:1")
    assert (table.lira, table.hand) == (1, [])


@rule("MOD-1", "TUS-6")
@pytest.mark.parametrize("side", [1, 2])
def test_row_4_gives_a_structure_card_in_winter_on_side_2(side: int) -> None:
    table = extended(side, season="fall", wake_up_row=4).play("pass")
    assert len(table.hand) == side - 1
    assert set(table.hand) <= set(whole_deck("structure"))


@rule("MOD-1")
@pytest.mark.parametrize("side", [1, 2])
def test_any_card_is_of_a_deck_in_use_that_is_named_before_drawing(side: int) -> None:
    table = extended(side, wake_up_row=7).play("pass")
    decks = DECKS[: 3 + side]
    assert table.codes() == [f"deck:{name}" for name in decks]
    assert table.hand == []
    for name in decks:
        drawn = extended(side, wake_up_row=7).play("pass", f"deck:{name}").hand
        assert len(drawn) == len(of_deck(drawn, name)) == 1
    assert (table.reasons("deck:structure") == []) == (side == 2)


@rule("MOD-1", "SET-4")
def test_any_card_is_not_of_an_empty_deck() -> None:
    table = extended(2, wake_up_row=7, others=[{"hand": whole_deck("structure")}]).play("pass")
    assert table.codes() == ["deck:vine", "deck:summer", "deck:winter", "deck:order"]
    assert table.reasons("deck:structure") == [Reason.DECK_EMPTY]


# --- MOD-2: structure cards on the base board


def packs(game: Game) -> dict[int, list[str]]:
    """The cards that lie before each seat."""
    dealt: list[dict[str, Any]] = game.state.to_json().get("draft", [])  # type: ignore[assignment]
    return {
        seat: [item["card"] for item in dealt if item["seat"] == seat]
        for seat in range(game.state.rules.options.players)
    }


def hands(game: Game) -> list[list[str]]:
    return [[CARDS[card] for card in vineyard.hand] for vineyard in game.state.vineyards]


@rule("MOD-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_drafts_four_structure_cards(players: int) -> None:
    game = new_game("structure_cards", players=players, seed=players)
    dealt = packs(game)
    assert [len(pack) for pack in dealt.values()] == [4] * players
    lying = [card for pack in dealt.values() for card in pack]
    assert len(set(lying)) == 4 * players
    while game.state.to_json().get("draft"):
        game.play(game.state.codes()[0])
    kept = [of_deck(hand, "structure") for hand in hands(game)]
    assert [len(hand) for hand in kept] == [4] * players
    assert sorted(card for hand in kept for card in hand) == sorted(lying)
    assert len(game.state.decks[DECKS.index("structure")]) == 36 - 4 * players


@rule("MOD-2")
def test_one_card_is_kept_and_the_rest_goes_to_the_left() -> None:
    game = new_game("structure_cards", players=3, seed=3)
    first = game.state.to_move
    assert first is not None
    before = packs(game)
    for place in range(3):
        seat = (first + place) % 3
        assert game.state.to_move == seat
        assert game.state.codes() == [f"card:{card}" for card in before[seat]]
        game.play(f"card:{before[seat][0]}")
    assert hands(game) == [[before[seat][0]] for seat in range(3)]
    after = packs(game)
    for seat in range(3):
        assert after[(seat + 1) % 3] == before[seat][1:], "the left neighbour is the next one clockwise"


@rule("MOD-2")
def test_the_last_card_of_the_draft_is_no_choice() -> None:
    game = new_game("structure_cards", players=2, seed=5)
    asked = 0
    while game.state.to_json().get("draft"):
        assert len(game.state.codes()) > 1
        game.play(game.state.codes()[-1])
        asked += 1
    assert asked == 6, "three choices each, of four, three and two cards"


@rule("MOD-2")
def test_the_draft_comes_before_the_parents() -> None:
    game = new_game("structure_cards", players=2, seed=5)
    while game.state.to_json().get("draft"):
        assert game.state.parents == ()
        assert [vineyard.lira for vineyard in game.state.vineyards] == [0, 0]
        assert all(set(hand) <= set(whole_deck("structure")) for hand in hands(game))
        game.play(game.state.codes()[0])
    assert len(game.state.parents) == 2, "the papas are next"


@rule("MOD-2")
def test_a_card_of_another_pack_cannot_be_kept() -> None:
    game = new_game("structure_cards", players=2, seed=5)
    seat = game.state.to_move
    assert seat is not None
    other = packs(game)[1 - seat][0]
    assert [refusal.reason for refusal in game.state.why_not(f"card:{other}")] == [Reason.NOT_OFFERED]


@rule("MOD-2", "SET-8")
def test_nobody_sees_the_pack_of_another_player() -> None:
    game = new_game("structure_cards", players=3, seed=5)
    for seat in range(3):
        seen = repr(observe(game.state, seat).to_json())
        own = packs(game)[seat]
        others = [card for other in range(3) if other != seat for card in packs(game)[other]]
        assert all(repr(card) in seen for card in own)
        assert not any(repr(card) in seen for card in others)


@rule("MOD-2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_the_extended_board_there_is_no_draft(players: int) -> None:
    solo: dict[str, Any] = {"solo": "normal"} if players == 1 else {}
    game = new_game("extended_board", "structure_cards", players=players, **solo)
    assert "draft" not in game.state.to_json()
    assert all(of_deck(hand, "structure") == [] for hand in hands(game))


@rule("MOD-2", "STC-6")
def test_structure_cards_count_towards_the_hand_limit() -> None:
    held = ["cask", "inn", "dock", "silo", "merlot", "patron", "judge", "ord_r5"]
    table = base(season="winter", hand=held, passed=[1]).play("pass")
    assert table.codes() == [f"card:{card}" for card in table.hand]
    table.play("card:inn")
    assert "inn" not in table.hand
    assert len(table.hand) == 7
    assert pile(table, "structure") == ["inn"]


@rule("MOD-2")
def test_the_rest_of_the_deck_stays_in_play_on_the_base_board() -> None:
    table = base(structures=["trading_post"], lira=3)
    table.play("place:structure:trading_post:left:regular", "option:2", "option:1")
    assert "deck:structure" in table.codes()
    table.play("deck:structure", "deck:structure")
    assert len(of_deck(table.hand, "structure")) == 2


@rule("MOD-2", "GAME-1")
@pytest.mark.parametrize(("vp", "over"), [(19, False), (20, True)])
def test_the_end_stays_at_twenty_on_the_base_board(vp: int, over: bool) -> None:
    table = base(season="winter", vp=vp, final_year=over, passed=[1]).play("pass")
    assert table.state.is_over == over


@rule("MOD-2", "GAME-1")
def test_twenty_points_reached_and_lost_again_still_end_a_game_on_the_base_board() -> None:
    table = base(vp=19, structures=["trading_post"], lira=3, hand=["uncertified_broker"], passed=[1])
    table.play("place:structure:trading_post:left:regular", "option:2", "option:3")
    assert (table.vp, table.state.final_year) == (20, True)
    table.play("place:play_summer_visitor:left:regular", "card:uncertified_broker", "option:1")
    assert table.vp == 17
    table.play("pass", "deck:summer", "deck:summer", "pass", "pass")
    assert table.state.is_over


@rule("MOD-2", "STC-42")
def test_the_statue_does_not_end_a_game_on_the_base_board_in_its_year() -> None:
    table = base(season="winter", year=4, vp=19, structures=["statue"], passed=[1]).play("pass")
    assert not table.state.is_over
    assert (table.vp, table.state.year, season(table)) == (20, 5, "spring")


@rule("MOD-2", "STC-42")
def test_what_the_statue_gave_counts_as_reached_from_the_next_year_on() -> None:
    table = base(season="winter", year=4, vp=19, structures=["statue"], passed=[1], first=1).play("pass")
    table.play("row:1", "row:2", "pass", "pass", "deck:summer", "deck:summer")
    assert table.state.final_year
    table.play("pass", "pass")
    assert table.state.is_over
    assert (table.vp, table.state.year) == (21, 5)


@rule("MOD-2", "STC-42")
def test_the_statue_counts_in_the_last_year_of_the_base_board() -> None:
    table = base(season="winter", vp=20, final_year=True, others=[{"vp": 20, "structures": ["statue"]}], passed=[1])
    table.play("pass")
    assert table.state.is_over
    assert [table.seat(seat)["vp"] for seat in range(2)] == [20, 21]


# --- MOD-3: any combination


def walk(game: Game, steps: int) -> list[State]:
    """Some states of a game in which the answers are taken from all over the list."""
    states = []
    for step in range(steps):
        if game.state.is_over:
            break
        codes = game.state.codes()
        game.play(codes[(7 * step) % len(codes)])
        states.append(game.state.copy())
    return states


@rule("MOD-3")
@pytest.mark.parametrize("modules", COMBINATIONS, ids="+".join)
def test_the_modules_can_be_combined_freely(modules: tuple[str, ...]) -> None:
    game = new_game(*modules, players=3, seed=8)
    walk(game, 60)
    state = game.state
    assert state.rules.board.name == ("extended" if "extended_board" in modules else "base")
    assert len(state.specials) == (2 if "special_workers" in modules else 0)
    assert len(state.decks) == (5 if "structure_cards" in modules else 4)


@rule("MOD-3")
@pytest.mark.parametrize("modules", [["special_workers"], ["special_workers", "extended_board"]])
def test_special_workers_work_on_either_board(modules: list[str]) -> None:
    table = Table(
        options={"modules": modules},
        season="winter",
        specials=["farmer", "chef"],
        workers={"regular": 1, "grande": 1, "farmer": 1},
        lira=5,
    )
    table.play("place:train_worker:left:farmer")
    play_any(table, "do:action", "worker:chef", "do:bonus")
    assert table.trainees == ["chef"]
    assert table.lira == 1, "£5 for a Chef, and £1 of the bonus that the Farmer chose"


NEW_KEYS = {"specials", "grape", "fresh", "draft"}
NEW_SEAT_KEYS = {"next_row", "trainees", "stars"}


@rule("MOD-3")
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_without_modules_a_position_has_no_new_key(players: int) -> None:
    solo: dict[str, Any] = {"solo": "hard"} if players == 1 else {}
    for state in walk(new_game(players=players, seed=players, **solo), 250):
        plain: dict[str, Any] = state.to_json()
        assert not NEW_KEYS & set(plain)
        assert not {"modules", "map_scoring"} & set(plain["options"])
        for seat in plain["seats"]:
            assert not NEW_SEAT_KEYS & set(seat)
            assert set(seat.get("workers", {})) <= {"regular", "grande"}
        assert len(state.decks) == 4


@rule("MOD-3")
def test_no_module_named_is_the_base_game() -> None:
    plain = Game.new(Options(players=3), seed=6)
    none = Game.new(Options(players=3, modules=[]), seed=6)
    assert plain.state.checksum() == none.state.checksum()
    for one, other in zip(walk(plain, 120), walk(none, 120), strict=True):
        assert one.to_json() == other.to_json()
        assert one.codes() == other.codes()


# --- MOD-4: no map


@rule("MOD-4")
@pytest.mark.parametrize(
    ("card", "codes", "given"),
    [
        ("trading_post", ["option:2", "option:3"], {"lira": 3}),
        ("shop", ["card:ord_r5", "wine:red:5"], {"hand": ["ord_r5"], "cellar": {"red": [5]}}),
        ("wine_press", ["make:red", "grape:red:2"], {"crush_pad": {"red": [2]}}),
    ],
)
def test_without_the_map_the_star_of_an_action_card_does_nothing(
    card: str, codes: list[str], given: dict[str, Any]
) -> None:
    season_of = "winter" if card != "trading_post" else "summer"
    table = base(season=season_of, structures=[card], **given)
    table.play(f"place:structure:{card}:left:regular", *codes)
    assert table.to_move == 1
    assert table.stars == {}


@rule("MOD-4")
def test_without_the_map_the_gazebo_does_nothing() -> None:
    table = base(structures=["gazebo", "banquet_hall"]).play("place:give_tour:left:regular")
    assert (table.lira, table.to_move, table.stars) == (2, 1, {})


@rule("MOD-4")
def test_without_the_map_there_are_no_stars_in_a_position() -> None:
    with pytest.raises(PositionError):
        base(stars={"siena": 1})


# --- MOD-5: alone

NEEDS_OPPONENTS = {"soldato", "chef", "merchant", "innkeeper"}
BOARDS: list[tuple[str, ...]] = [(), ("extended_board",)]


@rule("MOD-5")
@pytest.mark.parametrize("boards", BOARDS)
def test_alone_four_special_workers_are_taken_out(boards: tuple[str, ...]) -> None:
    rules = new_game(*boards, "special_workers", players=1, solo="normal").state.rules
    assert {WORKERS[worker] for worker in rules.special_pool} == set(WORKERS[2:]) - NEEDS_OPPONENTS
    for seed in range(30):
        revealed = new_game(*boards, "special_workers", players=1, solo="normal", seed=seed).state.specials
        assert len(set(revealed)) == 2
        assert not {WORKERS[worker] for worker in revealed} & NEEDS_OPPONENTS


@rule("MOD-5")
@pytest.mark.parametrize("boards", BOARDS)
@pytest.mark.parametrize("worker", sorted(NEEDS_OPPONENTS))
def test_alone_such_a_worker_is_in_no_position(boards: tuple[str, ...], worker: str) -> None:
    options = {"solo": "normal", "modules": [*boards, "special_workers"]}
    with pytest.raises(PositionError):
        Table(1, options=options, specials=[worker, "farmer"])
    assert Table(1, options=options, specials=["mafioso", "farmer"]).state.specials == (2, 3)


@rule("MOD-5")
@pytest.mark.parametrize("boards", BOARDS)
def test_alone_academy_and_fountain_are_taken_out(boards: tuple[str, ...]) -> None:
    table = Table(1, options={"solo": "normal", "modules": [*boards, "structure_cards"]})
    assert undrawn(table, "structure") == [
        card for card in whole_deck("structure") if card not in ("academy", "fountain")
    ]
    for card in ("academy", "fountain"):
        with pytest.raises(PositionError):
            Table(1, options={"solo": "normal", "modules": [*boards, "structure_cards"]}, hand=[card])


@rule("MOD-5")
def test_several_players_have_them_all() -> None:
    rules = new_game("special_workers", "structure_cards", players=3).state.rules
    assert len(rules.special_pool) == 11
    assert len(rules.full_decks[DECKS.index("structure")]) == 36


@rule("MOD-5", "MOD-2")
def test_alone_four_cards_are_drawn_and_kept() -> None:
    game = new_game("structure_cards", players=1, solo="normal", seed=4)
    assert "draft" not in game.state.to_json()
    assert game.state.codes()[0].startswith("option:"), "the first question is the papa's"
    assert len(of_deck(hands(game)[0], "structure")) == 4
    assert len(game.state.decks[DECKS.index("structure")]) == 30


@rule("MOD-5", "MOD-3")
@pytest.mark.parametrize("modules", COMBINATIONS, ids="+".join)
def test_alone_every_combination_of_modules_can_be_played(modules: tuple[str, ...]) -> None:
    game = new_game(*modules, players=1, solo="normal", seed=2)
    table = table_of(game)
    year = 0
    for _ in range(400):
        if game.state.is_over or game.state.year > 3:
            break
        codes = table.codes()
        table.play(codes[len(codes) // 2])
        year = max(year, game.state.year)
    assert year >= 2


@rule("MOD-2", "TVIS-6")
def test_the_peddler_draws_from_the_structure_deck_on_the_base_board_too() -> None:
    table = base(hand=["peddler", "merlot", "judge"], others=[{"hand": all_but("structure", "inn")}])
    table.play("place:play_summer_visitor:left:regular", "card:peddler", "card:merlot", "card:judge")
    assert "inn" in table.hand
    assert len(table.hand) == 5
