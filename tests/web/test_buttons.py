"""The answers in the bar: short names, and what comes of each as icons; the steps of a turn say what was chosen."""

from __future__ import annotations

import pytest

from vendemmia.engine import Options
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.cards.icons import IconToken
from vendemmia.web.show.page.buttons import Button

from .elements import page_of, position, shown
from .scenes import Moment, played_to, question_of, record_of

EXTENDED = {"modules": ["extended_board"]}


def drawn(tokens: tuple[IconToken, ...]) -> list[str]:
    """Icons with their numbers, and texts."""
    return [f"{token.icon.removeprefix('i-')} {token.text}".strip() for token in tokens]


def bar(game: LiveGame) -> dict[str, Button]:
    seat = game.state.to_move
    assert seat is not None
    return {button.found.code: button for button in page_of(game, seat).prompt.buttons}


def named(game: LiveGame) -> dict[str, Button]:
    """All answers as the bar names them; many that have a place on the table are not repeated in it."""
    prompt = page_of(game, game.state.to_move).prompt
    return {code: prompt.button(code) for code in prompt.choices.legal}


def moment(file: str, kind: str) -> LiveGame:
    """The first moment of a kind in a recorded game."""
    record = record_of(file)
    state = record.opening()
    mode, _, asked = kind.partition(" ")
    for ply, code in enumerate(record.codes):
        if question_of(state, mode).partition(" ")[2] == asked:
            return played_to(Moment(file, ply, kind))
        state.play(code)
    raise AssertionError(f"{file} has no {kind}")


# --- wake-up rows


def test_rows_of_the_base_board_show_their_bonus() -> None:
    rows = named(moment("base-2-0.json", "several-base ChooseRow 0 row"))
    assert drawn(rows["row:1"].gain) == ["no bonus"]
    assert drawn(rows["row:4"].gain) == ["lira 1"]
    assert rows["row:4"].label == "Row 4"


def test_rows_of_the_extended_board_show_what_every_season_brings() -> None:
    rows = named(moment("extended_board-base-2-1000.json", "several-extended NextRow 0 row"))
    assert drawn(rows["row:2"].gain) == ["lira 1"]
    assert drawn(rows["row:3"].gain) == ["card-vine", "·", "card-summer"]
    assert drawn(rows["row:6"].gain) == ["vp 1", "·", "card-winter", "·", "u-age"]
    assert all("no bonus" not in drawn(row.gain) for row in rows.values())


def test_a_rooster_moved_in_summer_has_what_comes_from_there_on() -> None:
    game = position(2, season="summer", hand=["organizer"], wake_up_row=2, options=EXTENDED)
    for code in ("place:play_summer_visitor:left:regular", "do:action", "card:organizer"):
        game.play(code)
    rows = named(game)
    assert drawn(rows["row:5"].gain) == ["card-summer", "or", "card-winter", "·", "card-winter", "·", "star"]


# --- other things


def test_an_order_shows_its_wines_and_points() -> None:
    game = position(2, season="winter", hand=["ord_r3_w3", "ord_r5"], cellar={"red": [5], "white": [3]})
    game.play("place:fill_order:left:regular")
    orders = bar(game)
    assert orders["card:ord_r3_w3"].label == "Order"
    assert drawn(orders["card:ord_r3_w3"].gain) == ["wine-red 3", "wine-white 3", "→", "vp 3"]


def test_a_vine_shows_its_grapes_and_a_field_how_full_it_is() -> None:
    game = position(2, hand=["pinot", "malvasia"], structures=["trellis"], fields={5: ["malvasia"]})
    game.play("place:plant_vine:left:regular")
    assert drawn(bar(game)["card:pinot"].gain)[:2] == ["grape-red 1", "grape-white 1"]
    game.play("card:pinot")
    fields = bar(game)
    assert (fields["field:5"].label, drawn(fields["field:5"].gain)) == ("Field 5", ["1 of 5"])
    assert drawn(fields["field:6"].gain) == ["empty"]


def test_parents_show_their_gifts() -> None:
    game = LiveGame.new(Options(2, advanced=True), seed=3)
    mamas = bar(game)
    assert all(drawn(mama.gain)[0] == "worker 2" and mama.label.isalpha() for mama in mamas.values())
    game.play(next(iter(mamas)))
    papas = bar(game)
    assert all("or" in drawn(papa.gain) and papa.label.isalpha() for papa in papas.values())


def test_what_is_paid_with_is_shown_once() -> None:
    game = position(2, crush_pad={"red": [6]}, fields={5: ["pinot"], 6: ["pinot"]}, lira=0)
    game.play("place:sell_or_field:left:regular")
    assert (bar(game)["grape:red:6"].label, drawn(bar(game)["grape:red:6"].gain)) == ("Red grape 6", ["lira 2"])
    grapes = bar(moment("extended_board-base-2-1000.json", "several-extended Trade 1 grape"))
    assert all(button.gain == () for button in grapes.values())


def test_taking_back_reads_as_taking_back() -> None:
    game = moment("base-2-tasting-13.json", "several-base May 0 no+take")
    take = next(button for code, button in bar(game).items() if code.startswith("take:"))
    assert take.label == "Grande back from Winter visitor"
    assert take.found.label == "Take back the grande worker: Play a winter visitor, left space"


def test_actions_are_called_as_their_tiles() -> None:
    labels = [
        button.label for button in bar(moment("base-2-tasting-17.json", "several-base TakeAction 0 action")).values()
    ]
    assert labels == ["Draw vine", "Give a tour", "Build", "Sell"]


def test_beside_many_kinds_of_wine_the_bar_offers_only_declining() -> None:
    file = "extended_board-special_workers-structure_cards-base-3-tasting-1.json"
    assert list(bar(moment(file, "several-extended May 0 make+no"))) == ["no"]


def test_cards_that_are_offered_lie_by_the_hand() -> None:
    """Many of them are not repeated in the bar, which says where they are."""
    game = moment("solo-easy-challenge-1-tokens-2-13.json", "solo-base PlantFromDeck 0 card")
    prompt = page_of(game, game.state.to_move).prompt
    assert prompt.buttons == []
    assert prompt.elsewhere == ["hand"]
    assert prompt.help == "Choose what glows on the table."


# --- questions


def test_a_bonus_that_must_be_taken_offers_no_way_around_it() -> None:
    file = "extended_board-base-4-friendly-advanced-unscored-1007.json"
    game = moment(file, "several-extended PlacementNode 3 region")
    asked = page_of(game, game.state.to_move).prompt.heading
    assert asked == "Place or move a star: now take the bonus (place or move 1 more star)."
    game = moment(file, "several-extended PlacementNode 1 done+region")
    asked = page_of(game, game.state.to_move).prompt.heading
    assert asked == "Place or move a star: take the bonus (place or move 1 more star) or skip it."


def test_a_bonus_that_is_not_possible_says_so() -> None:
    game = moment("base-3-4.json", "several-base PlacementNode 1 done")
    asked = page_of(game, game.state.to_move).prompt.heading
    assert (
        asked
        == "Play a summer visitor: the bonus (play 1 more summer visitor) is not possible, so continue without it."
    )


def test_a_bonus_trade_names_what_is_given() -> None:
    file = "extended_board-base-4-friendly-advanced-unscored-1007.json"
    game = moment(file, "several-extended PlacementNode 3 option")
    assert {button.label for button in bar(game).values()} == {"Give 2 cards", "Give 1 VP"}


# --- steps


def test_an_option_is_a_step_by_what_it_says() -> None:
    game = position(2, hand=["broker", "merlot"], lira=9)
    for code in ("place:play_summer_visitor:left:regular", "card:broker"):
        game.play(code)
    label = bar(game)["option:1"].label
    game.play("option:1")
    assert page_of(game, 1, people=(0, 1)).prompt.turn_steps.steps[-1] == label
    game.undo(2)
    assert game.option_questions == {}


@pytest.mark.parametrize(
    ("kind", "steps"),
    [
        ("several-extended Trade 1 card", ("worker: Trade", "Give 2 cards")),
        ("several-extended Trade 3 grape", ("Get 1 grape of value 1",)),
    ],
)
def test_a_trade_shows_what_is_given_and_got(kind: str, steps: tuple[str, ...]) -> None:
    game = moment("extended_board-base-2-1000.json", kind)
    assert page_of(game, game.state.to_move, people=(0, 1)).prompt.turn_steps.steps[-len(steps) :] == steps


def test_the_choice_of_a_papa_is_a_step() -> None:
    game = LiveGame.new(Options(2), 5)
    seat = game.state.to_move
    game.play("option:2")
    assert page_of(game, seat, people=(0, 1)).prompt.turn_steps.steps == ("the lira",)


# --- the page


def test_small_spaces_that_are_open_show_what_they_bring() -> None:
    game = position(2, season="summer", hand=["planner"], lira=9)
    for code in ("place:play_summer_visitor:left:regular", "card:planner"):
        game.play(code)
    train = shown(game).root.one("tiny", value="place:train_worker:left:regular")
    assert train.one("tg").text.startswith("−4")


def test_a_row_with_a_glass_brings_a_token() -> None:
    rows = named(moment("solo-easy-1.json", "solo-base ChooseGlassRow 0 row"))
    assert drawn(rows["row:1"].gain) == ["token"]
    assert drawn(rows["row:4"].gain) == ["lira 1", "·", "token"]
