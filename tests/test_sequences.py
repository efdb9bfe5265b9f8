"""Several answers of one press: the same game as one by one, all or none, and nothing is decided with new knowledge."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vendemmia import Game, Options
from vendemmia.engine import IllegalAction, UnknownCode
from vendemmia.locale import words
from vendemmia.play import (
    DEFAULT_ANSWERS,
    Choices,
    Interrupted,
    Sheet,
    SheetPart,
    checked_sequence,
    play_forced,
    play_sequence,
    together,
    whole_decision,
)
from vendemmia.play.at_once import ASKED
from vendemmia.play.sheets import DECISIONS, WINE_GRAPES
from vendemmia.record import UNKNOWN

from .repeating import LONG_RUN
from .support import Table

GAMES = 200 if LONG_RUN else 5
PLIES = 500
MODULES = ("extended_board", "structure_cards", "special_workers")
ASKS = frozenset().union(*DECISIONS, WINE_GRAPES, ASKED)
MEDIUM = ["medium_cellar"]


def choices_of(game: Game) -> Choices:
    return Choices(game.view(game.to_move), words("en"), [str(seat) for seat in range(game.options.players)])


def sheet_of(game: Game) -> Sheet:
    sheet = choices_of(game).sheet
    assert sheet is not None
    return sheet


def pressing(**given: Any) -> Game:
    return Table(season="winter", **given).play("place:make_wine:left:regular").game


def chosen(choices: Choices, rng: Random) -> tuple[str, ...]:
    """What a person may choose on a sheet, or an answer with all that follows; nothing where there is neither."""
    at_once = [way.codes for ways in choices.at_once.values() for way in ways]
    if at_once:
        return rng.choice(at_once)
    if choices.sheet is None:
        return ()
    parts: list[SheetPart] = []
    for part in rng.sample(choices.sheet.parts, len(choices.sheet.parts)):
        if len(parts) < choices.sheet.most and all(part.codes in other.goes_with for other in parts):
            parts.append(part)
    codes = [code for part in parts for code in part.codes]
    return together(choices.imagined, codes)


def test_games_of_sequences_are_the_games_of_their_answers() -> None:
    """What is offered to be chosen together can be played, and the record is that of the answers one by one."""
    sequences = 0
    for number in range(GAMES):
        rng, players = Random(number), 2 + number % 5
        options = Options(players, modules=frozenset(rng.sample(MODULES, number % 4)))
        game = Game.new(options, number)
        while game.to_move is not None and game.plies < PLIES:
            asked = game.state.asked()
            codes = chosen(choices_of(game), rng) if asked is not None and asked.id in ASKS else ()
            before, to_move, steps = game.plies, game.to_move, len(game.undo_steps(game.to_move))
            revealed = game.state.revealed
            if codes:
                sequences += len(codes) > 1
                play_sequence(game, to_move, codes)
                assert set(range(before + 1, game.plies)) <= game.forced
                if game.state.revealed == revealed:
                    assert len(game.undo_steps(to_move)) == steps + 1, "one step back"
            else:
                answers = [code for code in game.legal_codes if code != "pass"] or game.legal_codes
                game.play(rng.choice(answers), recorded=UNKNOWN)
        single = Game.new(options, number)
        for code in game.codes:
            single.play(code, recorded=UNKNOWN)
        assert single.state == game.state
        assert single.record()._replace(checks=()) == game.record()._replace(checks=())
    assert sequences > 5 * GAMES


def test_an_answer_that_is_refused_takes_all_with_it() -> None:
    game = pressing(crush_pad={"red": [3], "white": [4]}, structures=MEDIUM)
    before, codes = game.state.copy(), list(game.codes)
    wine = ("make:red", "grape:red:3")
    for then, error in (
        (("make:blush", "grape:red:3", "grape:white:4"), IllegalAction),
        (("make:white", "grape:white:9"), IllegalAction),
        (("nonsense",), UnknownCode),
    ):
        with pytest.raises(error):
            play_sequence(game, 0, (*wine, *then))
        assert (game.state, game.codes) == (before, codes)
    play_sequence(game, 0, (*wine, "make:white", "grape:white:4"))
    assert game.undo_steps(0)[0] == 1
    game.undo(game.undo_steps(0)[0])
    assert game.state == before


def test_a_sequence_ends_where_something_hidden_turns_up_or_another_seat_is_asked() -> None:
    drawing = Table(hand=["pinot"], structures=["trellis"]).game
    before = drawing.state.copy()
    drawn = "place:draw_vine:left:regular"
    for codes in ((drawn, "pass"), ("pass", drawn), ("pass", "place:play_summer_visitor:left:regular")):
        with pytest.raises(Interrupted):
            play_sequence(drawing, 0, codes)
        assert drawing.state == before
    assert checked_sequence(before, 0, (drawn,)) == (drawn,)


def test_no_answer_is_given_before_its_player_has_seen_what_was_drawn() -> None:
    game = Table(season="winter", hand=["crusher"], crush_pad={"red": [3, 5]}).game
    play_sequence(game, 0, ("place:play_winter_visitor:left:regular", "card:crusher"))
    before = game.state.copy()
    with pytest.raises(Interrupted):
        play_sequence(game, 0, ("option:2", "option:1", "make:red", "grape:red:3"))
    assert game.state == before
    play_sequence(game, 0, ("option:2", "option:1"))
    assert game.state.to_move == 0, "the same player goes on, with the card in hand"


def test_answers_that_need_no_question_are_given_in_between() -> None:
    game = Table(season="winter", crush_pad={"red": [3], "white": [4]}, structures=MEDIUM).game
    play_sequence(game, 0, ("place:make_wine:left:regular", "make:red", "make:white"))
    assert game.codes == ["place:make_wine:left:regular", "make:red", "grape:red:3", "make:white"]
    assert game.undo_steps(0)[-1] == 0


# --- sheets


def test_a_sheet_has_finished_wines_with_what_they_are_made_of() -> None:
    sheet = sheet_of(pressing(crush_pad={"red": [3, 5], "white": [4]}, structures=MEDIUM, hand=["ord_b6"]))
    assert (sheet.question, sheet.least, sheet.most, sheet.is_wine) == ("wine", 1, 2, True)
    wines = {part.codes: (part.wine, part.value, len(part.fits)) for part in sheet.parts}
    assert wines == {
        ("make:red", "grape:red:3"): ("red", 3, 0),
        ("make:red", "grape:red:5"): ("red", 5, 0),
        ("make:white", "grape:white:4"): ("white", 4, 0),
        ("make:blush", "grape:red:3", "grape:white:4"): ("blush", 6, 1),
        ("make:blush", "grape:red:5", "grape:white:4"): ("blush", 6, 1),
    }
    blush = sheet.part("make:blush", "grape:red:3", "grape:white:4")
    assert blush is not None
    assert blush.grapes == (("red", 3), ("white", 4))
    assert list(blush.goes_with) == [("make:red", "grape:red:5")], "the other grapes are used"


def test_a_wine_whose_place_is_taken_by_another_one_of_the_sheet_says_its_value_then() -> None:
    sheet = sheet_of(pressing(crush_pad={"red": [7, 9]}, structures=MEDIUM))
    assert [part.value for part in sheet.parts] == [6, 6]
    assert [dict(part.goes_with) for part in sheet.parts] == [
        {("make:red", "grape:red:9"): ("red", 5)},
        {("make:red", "grape:red:7"): ("red", 5)},
    ]


def test_many_wines_are_offered_without_comparing_them_all() -> None:
    sheet = sheet_of(pressing(crush_pad={"red": [1, 2, 3, 4], "white": [1, 2, 3, 4]}, structures=MEDIUM))
    assert len(sheet.parts) > 16
    blush = sheet.part("make:blush", "grape:red:4", "grape:white:1")
    assert blush is not None
    assert ("make:red", "grape:red:4") not in blush.goes_with
    assert ("make:blush", "grape:red:3", "grape:white:2") in blush.goes_with


def test_grapes_are_sold_together_but_a_field_alone() -> None:
    sheet = sheet_of(Table(crush_pad={"red": [3, 7]}).play("place:sell_or_field:left:regular").game)
    assert (sheet.least, sheet.most) == (1, 2)
    grape, field = sheet.part("grape:red:3"), sheet.part("field:5")
    assert grape is not None
    assert field is not None
    assert list(grape.goes_with) == [("grape:red:7",)]
    assert field.goes_with == {}


def test_the_decision_is_ended_where_the_engine_would_ask_for_more() -> None:
    game = pressing(crush_pad={"red": [3, 5], "white": [4]}, structures=MEDIUM)
    choices = choices_of(game)
    assert together(choices.imagined, ("make:red", "grape:red:3"))[-1] == "done"
    both = ("make:red", "grape:red:3", "make:white", "grape:white:4")
    assert together(choices.imagined, both) == both
    assert together(choices.imagined, ("grape:red:9",)) == ("grape:red:9",), "the rules refuse it, with their reason"


def test_one_answer_needs_no_sheet() -> None:
    assert choices_of(Table().game).sheet is None
    assert choices_of(Table().play("place:sell_or_field:left:regular").game).sheet is None
    other = pressing(crush_pad={"red": [3, 5]})
    assert Choices(other.view(1), words("en"), ["Ada", "Bruno"]).sheet is None, "it is the turn of another seat"


# --- at once


def test_two_visitors_are_named_at_once() -> None:
    game = Table(season="summer", structures=["cottage"], workers={"regular": 0, "grande": 1}, passed=[1]).game
    game.play("pass")
    play_forced(game, DEFAULT_ANSWERS, 0)
    assert game.state.asked().id == "name_visitor"  # type: ignore[union-attr]
    ways = [way.codes for found in choices_of(game).at_once.values() for way in found]
    assert ways == [
        ("deck:summer", "deck:summer"),
        ("deck:summer", "deck:winter"),
        ("deck:winter", "deck:winter"),
    ]


def test_a_whole_decision_is_what_is_answered_one_after_the_other() -> None:
    game = pressing(crush_pad={"red": [3, 5], "white": [4]}, structures=MEDIUM)
    codes = whole_decision(game.view(0), lambda view: min(choices_of_view(view)))
    assert codes == ("make:blush", "grape:red:3", "grape:white:4", "done")
    assert whole_decision(game.view(1), lambda _: "done") == ()


def choices_of_view(view: object) -> tuple[str, ...]:
    return Choices(view, words("en"), ["Ada", "Bruno"]).codes  # type: ignore[arg-type]
