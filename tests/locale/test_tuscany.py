"""The modules in words, in positions that were played: what is asked, what the answers are called, why not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import Table
from vendemmia.engine.content.orders import ORDERS
from vendemmia.engine.numbers.names import FIRST_SPECIAL, WORKERS
from vendemmia.engine.options import Options
from vendemmia.engine.setup import new_state
from vendemmia.locale import words
from vendemmia.locale.catalogue import MINUS

from .reading import PLAYERS, choice

w = words("en")
MODULES = ("extended_board", "special_workers", "structure_cards")
SIDE_1 = ("extended_board", "special_workers")


def tuscany(modules: tuple[str, ...] = MODULES, players: int = 2, **given: Any) -> Table:
    """A table with modules; seat 0 has the special workers that are in the game."""
    options = {"modules": list(modules), **given.pop("options", {})}
    given.setdefault("season", "spring" if "extended_board" in modules else "summer")
    specials = given.setdefault("specials", ["farmer", "mafioso"])
    if "special_workers" not in modules:
        del given["specials"]
    else:
        given.setdefault("workers", {"regular": 2, "grande": 1, **dict.fromkeys(specials, 1)})
    return Table(players, options=options, **given)


def question(table: Table) -> str:
    return w.question(table.state.asked(), PLAYERS)


def labels(table: Table, prefix: str = "") -> list[str]:
    return [choice(w, table.state, code, PLAYERS) for code in table.codes(prefix)]


def reasons(table: Table, code: str) -> list[str]:
    return [w.reason(refusal, PLAYERS, None) for refusal in table.state.why_not(code)]


def log(table: Table) -> list[str]:
    return [w.event(event, PLAYERS) for event in table.events]


# --- the extended board


def test_all_four_seasons_ask_for_workers() -> None:
    for season in ("spring", "summer", "fall", "winter"):
        assert question(tuscany(season=season)) == f"{season.capitalize()}: place a worker or pass."


def test_a_placement_tells_the_bonus_of_its_space() -> None:
    table = tuscany(players=3, season="fall", fields={5: ["merlot"], 6: ["pinot"], 7: ["syrah"]})
    assert choice(w, table.state, "place:harvest_field:left:regular") == (
        "Harvest a field, left space with bonus, regular worker"
    )
    assert choice(w, table.state, "place:harvest_field:right:grande") == "Harvest a field, right space, grande worker"
    assert (
        choice(w, table.state, "place:gain_lira:beside:regular") == "Gain £1 or draw a structure card, regular worker"
    )
    table.play("place:harvest_field:left:regular", "field:5")
    assert question(table) == "Harvest a field: take the bonus (harvest 1 more field) or skip it."
    table = tuscany(players=3, season="fall", fields={5: ["merlot"]}).play(
        "place:harvest_field:middle:regular", "field:5"
    )
    assert question(table) == "Harvest a field: take the bonus (gain £1) or skip it."
    assert labels(table) == ["Skip the bonus", "Take the bonus: gain £1"]


def test_the_cart_of_side_2_asks_what_to_take() -> None:
    table = tuscany().play("place:gain_lira:beside:regular")
    assert question(table) == "Gain £1: choose one of the options."
    assert labels(table) == ["Gain £1", "Draw a structure card"]
    table.play("option:2")
    assert log(table)[0] == "Anna chooses: Draw a structure card (Gain £1)."


def test_building_or_a_tour() -> None:
    table = tuscany(season="fall", lira=9).play("place:build_or_tour:left:grande", "do:action")
    assert labels(table) == ["Build a structure", "Give a tour for £2"]


def test_a_field_is_sold_or_bought_back() -> None:
    table = tuscany(season="summer", fields={5: {"structure": "inn"}})
    table.play("place:flip_field:left:regular")
    assert question(table) == "Buy or sell a field: choose a field to sell or to buy back."
    assert labels(table) == ["Sell field 6 for £6", "Sell field 7 for £7"]
    assert choice(w, table.state, "field:5") == "Field 5: Inn"
    assert reasons(table, "field:5") == ["There is a structure card on field 5."]


def test_a_star_is_placed() -> None:
    table = tuscany(stars={"siena": 2}).play("place:influence:left:regular")
    assert question(table) == "Place or move a star: choose a region for a star."
    assert "Siena, worth 2 VP, your stars: 2" in labels(table)
    assert "Lucca, worth 1 VP, your stars: 0" in labels(table)
    assert log(table.play("region:siena")) == ["Anna places a star in Siena.", "Anna gains £1 (Siena)."]


def test_stars_do_not_tell_what_they_are_worth_where_regions_do_not_score() -> None:
    table = tuscany(SIDE_1, options={"map_scoring": False}).play("place:influence:left:regular")
    assert "Siena, your stars: 0" in labels(table)
    assert reasons(table, "region:lucca") == ["Lucca is not on the map of this game."]


def test_a_star_is_moved_when_all_are_placed() -> None:
    table = tuscany(stars={"siena": 3, "pisa": 3}).play("place:influence:left:regular")
    assert question(table) == "Place or move a star: choose the region of the star to move."
    assert reasons(table, "region:lucca") == ["All your stars are placed, but none of them is in Lucca."]
    table.play("region:siena")
    assert question(table) == "Place or move a star: choose where to move the star from Siena."
    assert reasons(table, "region:siena") == ["A star can only move to another region."]
    assert log(table.play("region:lucca")) == ["Anna moves a star from Siena to Lucca."]


def test_a_star_of_the_chart_may_be_declined() -> None:
    table = tuscany(season="fall", wake_up_row=5, others=[{"wake_up_row": 2}], to_move=0).play("pass")
    assert question(table) == "Wake-up row 5: choose a region for a star, or decline."
    assert labels(table, "no") == ["Leave the stars as they are"]


def test_a_trade_step_by_step() -> None:
    table = tuscany(season="summer", lira=3, hand=["merlot", "syrah", "inn"]).play("place:trade:left:regular")
    assert question(table) == "Trade one for one: choose what to give."
    assert labels(table) == ["Give 2 cards", "Give £3", "Give 1 VP"]
    table.play("option:1")
    assert question(table) == "Trade one for one: choose a card to give (1 of 2)."
    table.play("card:merlot")
    assert question(table) == "Trade one for one: choose a card to give (2 of 2)."
    table.play("card:inn")
    assert question(table) == "Trade one for one: choose what to get for 2 cards."
    assert labels(table) == ["Get 2 cards", "Get £3", "Get 1 VP", "Get 1 grape of value 1"]
    table.play("option:1")
    assert question(table) == "Trade one for one: choose the deck to draw from (1 of 2)."
    assert "A structure card" in labels(table)


def test_a_trade_of_lira_for_a_grape() -> None:
    table = tuscany(season="summer", lira=3, crush_pad={"red": [4]}).play("place:trade:left:regular", "option:2")
    assert reasons(table, "option:2") == ["You cannot trade £3 for £3 or 1 VP for 1 VP."]
    table.play("option:4")
    assert question(table) == "Trade one for one: choose the colour of the new grape."
    assert log(table)[-1] == "Anna trades £3 for 1 grape."


def test_rows_of_the_chart() -> None:
    table = tuscany(season="winter", wake_up_row=7, grape=0, others=[{"wake_up_row": 2}]).play("pass")
    assert question(table) == "Year end: choose your wake-up row for next year."
    assert labels(table) == ["Row 1: no bonus"]
    assert reasons(table, "row:4") == ["With the grape token you must take wake-up row 1."]
    assert log(table.play("row:1"))[0] == "Anna takes wake-up row 1 for next year."


def test_the_organizer_moves_to_a_cell_of_its_season() -> None:
    table = tuscany(season="summer", wake_up_row=3, others=[{"wake_up_row": 2}], hand=["organizer"])
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:organizer")
    assert question(table) == "Organizer: choose a free wake-up row for your rooster."
    assert labels(table) == [
        "Row 1: no bonus",
        "Row 4: draw 1 order",
        "Row 5: draw 1 summer or winter visitor",
        "Row 6: gain 1 VP",
        "Row 7: take the temporary worker for this year",
    ]


def test_alone_a_token_buys_another_bonus_than_the_own() -> None:
    solo = {"solo": "normal"}
    fields = {5: ["merlot"], 6: ["pinot"]}
    table = tuscany(players=1, season="fall", fields=fields, tokens=1, options=solo)
    table.play("place:harvest_field:left:regular", "field:5")
    assert question(table) == (
        "Harvest a field: take the bonus (harvest 1 more field), spend a bonus-action token on another (gain £1), "
        "or skip both."
    )
    assert labels(table) == ["Skip the bonus", "Spend a token on the bonus: gain £1", "Field 6: Pinot (2 of 6)"]


def test_alone_beside_a_full_action_a_token_buys_any_bonus() -> None:
    solo = {"solo": "normal"}
    fields = {5: ["merlot"], 6: ["pinot"]}
    board = {"harvest_field": {"left": {"seat": "automa"}}}
    table = tuscany(players=1, season="fall", fields=fields, tokens=2, options=solo, board=board)
    table.play("place:harvest_field:beside:grande", "field:5")
    assert question(table) == (
        "Harvest a field: spend 1 of your 2 bonus-action tokens on the bonus (harvest 1 more field or gain £1)?"
    )
    table.play("token")
    assert question(table) == "Harvest a field: choose the bonus to spend the token on."
    assert labels(table) == ["Bonus of the left space: harvest 1 more field", "Bonus of the middle space: gain £1"]


def test_rows_of_the_solo_game_tell_their_token() -> None:
    table = tuscany(players=1, season="winter", wake_up_row=3, options={"solo": "normal"}).play("pass")
    assert question(table) == "Year end: choose a wake-up row for next year that still has its glass token."
    assert labels(table, "row:2") == ["Row 2: gain £1 (Summer), gain 1 bonus-action token"]
    assert reasons(table, "row:1") == ["Wake-up row 1 is only for the player with the grape token."]


# --- special workers


def test_the_farmer_chooses_a_bonus() -> None:
    table = tuscany(season="fall", fields={5: ["merlot"], 6: ["pinot"]}).play("place:harvest_field:left:farmer")
    assert log(table)[0] == "Anna places a special worker (Farmer): Harvest a field, left space."
    assert question(table) == "Farmer: choose a bonus of the action (Harvest a field)."
    assert labels(table) == ["Bonus of the left space: harvest 1 more field", "Bonus of the middle space: gain £1"]
    table.play("bonus:middle")
    assert log(table)[0] == "Anna chooses the bonus of the middle space: Harvest a field (Farmer)."


def test_the_mafioso_acts_once_more() -> None:
    table = tuscany(season="spring").play("place:give_tour:left:mafioso")
    assert question(table) == "Mafioso: repeat the action (Give a tour) or decline."
    assert labels(table) == ["Do not repeat it", "Repeat: Give a tour"]
    assert log(table.play("yes"))[0] == "Anna repeats the action: Give a tour (Mafioso)."


def test_the_politico_pays_for_the_bonus_once_more() -> None:
    table = tuscany(specials=["politico", "farmer"], players=3, lira=1)
    table.play("place:influence:middle:politico", "region:siena", "region:pisa")
    assert question(table) == "Politico: pay £1 to gain the bonus (place or move 1 more star) again, or decline."
    assert labels(table) == ["Do not repeat it", "Pay £1 for the bonus again: place or move 1 more star"]
    assert log(table.play("yes"))[0] == "Anna pays £1 (Politico)."


def test_the_merchant_draws_from_any_deck() -> None:
    table = tuscany(specials=["merchant", "farmer"], passed=[1]).play("place:give_tour:left:merchant")
    assert question(table) == "Merchant: choose the deck to draw from."
    assert labels(table) == ["A vine", "A summer visitor", "A winter visitor", "An order", "A structure card"]


def test_the_chef_takes_the_space_of_another() -> None:
    board = {"give_tour": {"left": {"seat": 1, "worker": "grande"}}}
    table = tuscany(specials=["chef", "farmer"], board=board).play("place:give_tour:left:chef")
    assert log(table)[0] == "Anna takes a space from Ben (Give a tour); the grande worker there goes back."


def test_the_innkeeper_buys_a_visitor() -> None:
    board = {"give_tour": {"left": {"seat": 1, "worker": "grande"}}}
    others = [{"hand": ["broker", "queen"]}, {}]
    table = tuscany(specials=["innkeeper", "farmer"], players=3, board=board, others=others, lira=1)
    table.play("place:give_tour:middle:innkeeper")
    assert question(table) == "Innkeeper: choose an opponent to pay £1 for a visitor, or decline."
    assert labels(table) == ["Buy no visitor", "Ben"]
    assert reasons(table, "seat:2") == [
        "This needs an opponent who has a worker on the action and such a visitor in hand."
    ]
    table.play("seat:1")
    assert question(table) == "Innkeeper: choose the kind of visitor to take from Ben."
    assert labels(table) == ["A summer visitor", "A winter visitor"]
    table.play("deck:summer")
    assert log(table)[:2] == ["Anna pays £1 (Innkeeper).", "Ben gains £1 (Innkeeper)."]
    assert log(table)[2] == "Ben gives Broker to Anna."


def test_the_professore_takes_a_worker_back() -> None:
    board = {"give_tour": {"left": {"seat": 0, "worker": "regular"}}}
    table = tuscany(specials=["professore", "farmer"], board=board).play("place:draw_vine:left:professore")
    assert question(table) == "Professore: choose a regular worker to take back, or decline."
    assert labels(table) == ["Take back no worker", "Take back the regular worker: Give a tour, left space"]


def test_the_toll_of_the_soldato() -> None:
    board = {"give_tour": {"left": {"seat": 1, "worker": "soldato"}}}
    others = [{"workers": {"regular": 2, "grande": 1, "soldato": 1}}, {}]
    workers = {"regular": 2, "grande": 1}
    specials = ["soldato", "farmer"]
    table = tuscany(SIDE_1, specials=specials, players=3, board=board, others=others, workers=workers, lira=0)
    assert reasons(table, "place:give_tour:middle:regular") == [
        "Placing a worker on an action with a Soldato costs a toll of £1, and you have £0."
    ]
    assert (
        reasons(table, "place:give_tour:middle:farmer")[0] == "You do not have this special worker available: Farmer."
    )
    table = tuscany(SIDE_1, specials=specials, players=3, board=board, others=others, workers=workers, lira=1)
    table.play("place:give_tour:middle:regular")
    assert log(table)[:2] == ["Anna pays £1 (Soldato).", "Ben gains £1 (Soldato)."]


def test_the_oracle_draws_an_extra_card() -> None:
    table = tuscany(SIDE_1, specials=["oracle", "farmer"], players=3).play("place:draw_vine:middle:oracle")
    assert question(table) == "Oracle: choose which kind of extra card to draw, or decline."
    assert labels(table) == ["Draw no extra card", "A vine"]
    assert reasons(table, "deck:order") == ["Only what you have just drawn counts here."]
    table.play("deck:vine")
    assert question(table) == "Oracle: choose one of the cards you drew to discard."


def test_far_spaces() -> None:
    table = tuscany(SIDE_1, specials=["traveler", "messenger"], season="summer")
    assert reasons(table, "place:give_tour:beside:traveler") == [
        "In another season your worker needs a free space and cannot go beside the spaces."
    ]
    table.play("place:fill_order:left:messenger")
    assert log(table)[0] == "Anna places a special worker (Messenger) ahead: Fill an order, left space."


def test_only_a_grande_worker_goes_beside() -> None:
    board = {"give_tour": {"left": {"seat": 1, "worker": "regular"}}}
    table = tuscany(SIDE_1, board=board)
    assert reasons(table, "place:give_tour:beside:regular") == [
        "All spaces are taken, and only a grande worker may go beside them."
    ]
    assert reasons(table, "place:draw_vine:beside:regular") == [
        "A worker can go beside the spaces only when all of them are taken."
    ]


def test_training_asks_for_the_kind_of_worker() -> None:
    table = tuscany(SIDE_1, season="winter", lira=5, workers={"regular": 1, "grande": 1, "mafioso": 1})
    table.play("place:train_worker:left:regular", "do:action")
    assert question(table) == "Train a worker: choose the kind of worker to train."
    assert labels(table) == ["Regular worker for £4", "Farmer for £5"]
    assert reasons(table, "worker:mafioso") == ["You already have this special worker: Mafioso."]
    assert reasons(table, "worker:chef") == ["This special worker is not in this game."]
    table.play("worker:farmer")
    assert "Anna trains a special worker (Farmer)." in log(table)


def test_an_academy_makes_training_dearer() -> None:
    others = [{"structures": ["academy"]}]
    table = tuscany(("structure_cards",), season="winter", lira=9, hand=["guest_speaker"], others=others)
    table.play("place:play_winter_visitor:left:regular", "card:guest_speaker")
    assert question(table) == "Guest Speaker: train a worker for £2 or decline."
    assert labels(table) == ["Train nobody", "Train a worker for £2"]
    table.play("yes")
    assert "Ben gains £1 (Academy)." in log(table)


@pytest.mark.parametrize("worker", WORKERS[FIRST_SPECIAL:])
def test_a_worker_on_a_private_space_of_a_card(worker: str) -> None:
    table = tuscany(structures=["cask"], specials=[])
    title = w.worker_title(worker)
    assert choice(w, table.state, f"place:structure:cask:left:{worker}") == f"Cask, special worker ({title})"
    assert (
        choice(w, table.state, f"take:structure:cask:left:{worker}") == f"Take back the special worker ({title}): Cask"
    )


# --- structure cards


def test_a_card_is_kept_of_each_pack() -> None:
    state = new_state(Options(modules=["structure_cards"]), 5)
    assert w.question(state.asked(), PLAYERS) == "Set-up: choose a structure card to keep."
    code = state.codes()[0]
    name = w.card_name(code.removeprefix("card:"))
    assert choice(w, state, code) == name
    assert w.reason(state.why_not("card:merlot")[0], PLAYERS, None) == "This is not one of the things offered."
    kept = state.play(code)[0]
    assert w.event(kept.seen_by(kept.seat), PLAYERS).endswith(f" keeps {name}.")
    assert w.event(kept.seen_by(None), PLAYERS).endswith(" keeps a structure card.")


def test_a_structure_card_is_built_somewhere() -> None:
    table = tuscany(lira=9, hand=["cask", "inn"], fields={5: ["merlot"]}, structures=["workshop"])
    table.play("place:build_structure:left:regular")
    assert question(table) == "Build a structure: choose a structure to build."
    assert {"Trellis for £1", "Cask for £1", "Inn for £3"} <= set(labels(table))
    table.play("card:inn")
    assert question(table) == "Build a structure: choose where to build Inn."
    assert labels(table) == ["Field 6, empty", "Field 7, empty", "Structure mat, 1 slot free"]
    assert reasons(table, "field:5") == ["Field 5 has vines, and a structure card needs an empty field."]
    assert choice(w, table.state, "structure:trellis") == "Trellis"
    table.play("field:6")
    assert log(table)[:3] == [
        "Anna pays £3 (Build a structure).",
        "Anna builds a structure: Inn.",
        "Anna gains 1 VP (Build a structure).",
    ]


def test_why_a_structure_card_cannot_be_built() -> None:
    fields = {value: ["merlot"] for value in (5, 6, 7)}
    table = tuscany(lira=5, hand=["statue", "merlot", "inn"], fields=fields, structures=["workshop", "studio"])
    table.play("place:build_structure:left:regular")
    assert reasons(table, "card:statue") == [
        "A structure card needs a free slot on the mat or an empty field, and you have neither.",
        "Building costs £8, and you have £5.",
    ]
    assert reasons(table, "card:merlot") == ["This needs a structure card."]
    table = tuscany(lira=5, hand=["inn"], structures=["workshop", "studio"])
    table.play("place:build_structure:left:regular", "card:inn")
    assert reasons(table, "mat") == ["Both slots of your structure mat are full."]


def test_a_structure_card_is_demolished() -> None:
    table = tuscany(structures=["cask", "inn"]).play("place:destroy_structure:left:regular")
    assert log(table) == ["Anna places a regular worker: Demolish a structure card."]
    assert question(table) == "Demolish a structure card: choose a structure card to demolish."
    assert labels(table) == ["Cask", "Inn"]
    assert w.outlook(table.state.outlook("card:inn")) == "demolish 1 structure card"
    assert reasons(table, "card:dock") == ["This structure card is not in your vineyard."]
    assert log(table.play("card:inn")) == ["Anna demolishes a structure: Inn."]


def test_private_spaces_that_cannot_be_used() -> None:
    table = tuscany(structures=["cask"], cellar={"red": [1]}).play("place:structure:cask:left:regular", "wine:red:1")
    assert log(table)[1] == "Anna ages a wine: it is now red wine 3."
    table.play("pass")
    assert reasons(table, "place:structure:cask:left:grande")[0] == ("You have already used this space this year.")
    assert reasons(table, "place:structure:shop:left:grande")[0] == (
        "You have not built the structure that this space belongs to."
    )


def test_the_space_of_the_mat_is_used_once_a_year() -> None:
    table = tuscany(structures=["inn", "dock"]).play("place:destroy_structure:left:regular", "card:inn", "pass")
    assert reasons(table, "place:destroy_structure:left:grande") == ["You have already used this space this year."]


def test_ageing_with_the_cask_and_the_wine_cave() -> None:
    cellar = {"red": [1], "white": [1]}
    table = tuscany(structures=["cask", "wine_cave"], cellar=cellar)
    assert question(table.play("place:structure:cask:left:regular")) == "Cask: choose a wine to age twice."
    table = tuscany(structures=["cask", "wine_cave"], cellar=cellar).play("place:structure:wine_cave:left:regular")
    assert question(table) == "Wine Cave: choose a wine to age."
    table.play("wine:red:1")
    assert question(table) == "Wine Cave: choose another wine to age, or stop."
    assert labels(table) == ["Stop ageing", "White wine 1"]
    assert reasons(table, "wine:red:2") == ["You have just aged this wine, and this needs another one."]


def test_the_mixer_makes_one_of_each() -> None:
    crush_pad = {"red": [3, 4, 5], "white": [3, 4]}
    structures = ["mixer", "medium_cellar", "large_cellar"]
    table = tuscany(structures=structures, crush_pad=crush_pad).play("place:structure:mixer:left:regular")
    table.play("make:blush", "grape:red:3", "grape:white:3")
    assert question(table) == "Mixer: choose the type of another wine to make, or stop."
    assert reasons(table, "make:blush") == ["You may make only one blush wine here."]


def test_with_the_charmat_a_second_red_grape_may_be_left_out() -> None:
    crush_pad = {"red": [4, 5], "white": [4]}
    structures = ["charmat", "medium_cellar", "large_cellar"]
    table = tuscany(season="fall", structures=structures, crush_pad=crush_pad).play("place:make_wine:left:regular")
    table.play("make:sparkling")
    assert question(table) == "Make up to 2 wines: choose a red grape for the sparkling wine."
    table.play("grape:red:4")
    assert question(table) == (
        "Make up to 2 wines: choose a second red grape or the white grape for the sparkling wine."
    )
    assert labels(table) == ["Red grape 5", "White grape 4"]


def test_the_harvest_machine_harvests_all_fields() -> None:
    fields = {5: ["merlot"], 6: ["pinot"]}
    table = tuscany(season="fall", structures=["harvest_machine"], fields=fields).play(
        "place:harvest_field:left:grande"
    )
    assert labels(table)[-1] == "All fields you can harvest"


def test_the_mercado_fills_an_order_just_drawn() -> None:
    others = [{"hand": [order.id for order in ORDERS if order.id != "ord_r5"]}, {}]
    table = tuscany(players=3, season="fall", structures=["mercado"], cellar={"red": [5]}, others=others)
    table.play("place:draw_order:middle:regular")
    assert question(table) == "Mercado: choose an order you just drew to fill now, or stop."
    assert labels(table) == ["Fill none of them", "Order: red 5 → 2 VP, +£1 a year"]
    table.play("card:ord_r5")
    assert question(table) == "Mercado: choose a red wine of value 5 or more for the order."


@pytest.mark.parametrize(
    ("structures", "asked"),
    [
        (["tap_room"], "Tap Room: discard a wine for 2 VP or decline."),
        (["tavern"], "Tavern: discard 2 grapes for 3 VP or decline."),
        (["tap_room", "tavern"], "Tap Room, Tavern: discard a wine for 2 VP, 2 grapes for 3 VP, or decline."),
    ],
)
def test_what_a_visitor_is_offered_to_drink(structures: list[str], asked: str) -> None:
    given: dict[str, Any] = {"hand": ["broker"], "lira": 9, "cellar": {"red": [4]}, "crush_pad": {"red": [1, 2]}}
    table = tuscany(("structure_cards",), season="summer", structures=structures, **given)
    table.play("place:play_summer_visitor:left:regular", "card:broker", "option:1")
    assert question(table) == asked
    assert labels(table)[0] == "Discard nothing"
    if "tavern" in structures:
        table.play("grape:red:1")
        assert question(table) == "Tavern: choose a grape to discard (2 of 2)."
        table.play("grape:red:2")
        assert log(table)[-1] == "Anna gains 3 VP (Tavern)."


def test_the_barn_and_the_fermentation_tank_are_offers() -> None:
    table = tuscany(("structure_cards",), season="summer", structures=["barn"], hand=["merlot", "inn"]).play("pass")
    assert question(table) == f"Barn: accept (+1 VP, {MINUS}2 cards) or decline."
    assert labels(table) == ["Decline", f"Accept: +1 VP, {MINUS}2 cards"]
    fields = {5: ["merlot"]}
    table = tuscany(("structure_cards",), season="winter", structures=["fermentation_tank"], fields=fields)
    table.play("place:harvest_field:left:regular", "field:5")
    assert question(table) == "Fermentation Tank: make 1 wine or decline."


def test_the_cottage_names_its_deck_on_entering_fall() -> None:
    table = tuscany(season="summer", structures=["cottage"], wake_up_row=3, others=[{"wake_up_row": 2}]).play("pass")
    assert question(table) == "Cottage: choose the deck to draw from."
    assert labels(table) == ["A summer visitor", "A winter visitor"]
