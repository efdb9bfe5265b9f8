"""The prompt, the top bar and the tabs: one question, its answers, and what can be taken back."""

from __future__ import annotations

import pytest
from django.test import Client

from vendemmia.engine import Options, parse
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Table
from vendemmia.web.show.page.buttons import icon_of
from vendemmia.web.show.page.prompt import FEW, place_of
from vendemmia.web.tables import cache, locks

from .conftest import Opener, choose
from .elements import Page, page_of, parsed, position, shown
from .scenes import Moment, broken, moments

ALL = ["extended_board", "special_workers", "structure_cards"]


def prompt_of(page: Page) -> tuple[str, str]:
    return page.id("prompt").one(tag="h1").text, page.id("prompt").one("turn").text


def bar(page: Page) -> list[str]:
    """The codes in the bar itself."""
    return page.id("prompt").one("choices").plays()


# --- who and what


def test_the_question_stands_in_the_bar_once() -> None:
    page = shown(position(2))
    assert prompt_of(page) == ("Summer: place a worker or pass.", "Your turn")
    assert "p1" in page.id("prompt").classes
    assert len(page.root.all(tag="h1")) == 1
    assert page.id("live").text.startswith("Summer: place a worker or pass.")
    assert "After that it is Bruno’s turn and you can no longer undo." in page.id("prompt").text


def test_a_part_of_a_card_that_is_not_possible_stays_in_sight_with_its_reason() -> None:
    game = position(2, season="winter", hand=["uncertified_oenologist"])
    game.play("place:play_winter_visitor:left:regular")
    game.play("card:uncertified_oenologist")
    refused = shown(game).root.one("plates").one("cant")
    assert refused.text == "Age all wines twice nothing counts"
    assert shown(game).id(refused.get("popovertarget")).text


def test_others_are_waited_for() -> None:
    page = shown(position(2), 1, people=(1,))
    assert prompt_of(page) == ("Anna is thinking", "Anna")
    assert {"wait", "p1"} <= page.id("prompt").classes
    assert shown(position(2), 1, people=(0, 1)).id("prompt").one(tag="h1").text == "Waiting for Anna"


@pytest.mark.parametrize(
    ("pace", "bot_to_move", "hurry", "skips"),
    [
        ("normal", True, False, True),
        ("off", True, False, False),
        ("slow", True, True, False),
        ("slow", False, False, False),
    ],
)
def test_waiting_can_be_skipped(pace: str, bot_to_move: bool, hurry: bool, skips: bool) -> None:
    page = shown(position(2), 1, people=(1,), pace=pace, bot_to_move=bot_to_move, hurry=hurry)
    assert bool(page.root.all(id="hurry")) is skips


def finished(options: Options, seed: int) -> LiveGame:
    game = LiveGame.new(options, seed)
    while not game.state.is_over:
        codes = game.state.codes()
        game.play(codes[len(game.codes) * 7 % len(codes)])
    return game


def test_the_end_names_the_winner_and_leads_on() -> None:
    game = finished(Options(2, max_years=2), 3)
    page = shown(game)
    heading, turn = prompt_of(page)
    assert turn == "Game over"
    assert heading in {"You have won!", "Bruno has won.", "Anna, Bruno share the victory."}
    links = [link.get("href") for link in page.id("prompt").one("choices").all(tag="a")]
    assert links == ["/tables/a-table/result", "/tables/a-table/replay/"]
    assert page.root.all(id="all-choices") == []


def test_a_word_about_what_went_wrong_is_an_alert() -> None:
    page = shown(position(2), notice="table-stale", detail="More.")
    alert = page.id("prompt").one(role="alert")
    assert "had already changed" in alert.text
    assert alert.text.endswith("More.")


# --- answers


def test_every_legal_answer_is_in_the_list_of_all_choices_once() -> None:
    for game in (position(2), position(4, season="spring", options={"modules": ALL})):
        page = shown(game)
        everything = page.id("all-choices").plays()
        assert sorted(everything) == sorted(game.state.codes())
        button = page.id("prompt").one("all")
        assert button.get("popovertarget") == "all-choices"
        assert button.text == f"All choices {len(everything)}"
        assert all(answer.text for answer in page.id("all-choices").all("answer"))


def shows_the_way_to_every_answer_that_the_bar_does_not_hold(_: Moment, game: LiveGame) -> None:
    prompt = page_of(game, game.state.to_move or 0).prompt
    in_bar = {button.found.code for button in prompt.buttons} | {"pass"}
    in_bar |= {button.found.code.partition(" ")[0] for button in prompt.buttons}
    parts = {place_of(prompt.scene, code) for code in prompt.choices.codes if code not in in_bar}
    assert ({"board"} if prompt.sheet else parts) == set(prompt.elsewhere)


def test_a_small_screen_shows_the_way_to_every_answer_that_the_bar_does_not_hold() -> None:
    wrong = broken(moments()[::3], shows_the_way_to_every_answer_that_the_bar_does_not_hold)
    assert not wrong, wrong


def test_placements_are_listed_by_action() -> None:
    page = shown(position(2))
    titles = [title.text for title in page.id("all-choices").all(tag="h3")]
    assert titles[0] == "Draw a vine card"
    assert titles[-1] == "Other answers"


def test_workers_are_a_filter_with_one_selected() -> None:
    game = position(
        3,
        season="summer",
        options={"modules": ["special_workers"]},
        specials=["chef", "farmer"],
        workers={"regular": 3, "grande": 1, "farmer": 1},
    )
    page = shown(game)
    radios = page.id("prompt").all(type="radio")
    assert [radio.get("id") for radio in radios] == ["w-regular", "w-grande", "w-farmer"]
    assert ["checked" in radio.attributes for radio in radios] == [True, False, False]
    assert [label.text for label in page.id("prompt").one("workers").all(tag="label")] == [
        "Regular ×3",
        "Grande ×1",
        "Farmer ×1",
    ]
    assert bar(page) == ["pass"]


def test_few_answers_stand_in_the_bar_though_they_have_a_place() -> None:
    game = position(2, season="fall")
    assert bar(shown(game)) == ["deck:summer", "deck:winter"]


def test_of_many_answers_only_those_without_a_place_stand_in_the_bar() -> None:
    hand = ["merlot", "pinot", "syrah", "malvasia", "broker", "judge", "queen", "patron", "ord_r5", "mentor", "banker"]
    game = position(2, season="winter", hand=hand, workers={"regular": 0, "grande": 1}, passed=[1])
    game.play("pass")
    codes = game.state.codes()
    assert len(codes) > FEW
    page = shown(game)
    assert bar(page) == []
    assert sorted(box.get("value") for box in page.root.one("hand").all(tag="input", name="code")) == sorted(codes)


def test_an_answer_that_shows_something_hidden_carries_the_lock() -> None:
    page = shown(position(2, season="fall"))
    button = page.id("prompt").one(value="deck:summer")
    assert button.all("final")
    assert "you cannot undo it" in button.label


def test_the_outcome_of_an_answer_is_shown_once() -> None:
    game = position(2, season="summer", hand=["broker"], lira=9)
    game.play("place:play_summer_visitor:left:regular")
    game.play("card:broker")
    option = shown(game).id("prompt").one(value="option:1")
    assert option.one("lab").text
    for button in shown(game).id("prompt").all("go"):
        small = button.all(tag="small")
        assert len(small) <= 1


# --- passing


def test_passing_says_what_is_kept() -> None:
    page = shown(position(2, workers={"regular": 3, "grande": 1}))
    assert page.id("prompt").one("pass").text == "Pass keep 4 for Winter"
    page = shown(position(2, season="winter", workers={"regular": 1, "grande": 0}))
    assert page.id("prompt").one("pass").text == "Pass 1 stays idle"


def test_passing_on_the_extended_board_says_which_cell_is_entered() -> None:
    game = position(2, season="spring", wake_up_row=6, options={"modules": ["extended_board"]})
    button = shown(game).id("prompt").one("pass")
    assert button.one("vp").text == "1"
    assert "you get:" in button.text


def test_the_second_press_of_pass_is_announced() -> None:
    page = shown(position(2), sure="pass", notice="table-pass-again")
    button = page.id("prompt").one("pass")
    assert button.text.startswith("Press again to pass")
    assert page.id("move").one(name="sure").get("value") == "pass"


# --- what can be taken back


def steps(page: Page) -> list[str]:
    return [step.text for step in page.id("prompt").one("thread").all(tag="li")]


def test_nothing_can_be_taken_back_at_first() -> None:
    page = shown(position(2))
    assert page.root.all("thread") == []
    assert "disabled" in page.id("undo").attributes
    assert page.id("undo").text == "Undo nothing to undo"
    assert page.root.all("whole") == []


def test_the_thread_tells_the_steps_since_the_lock() -> None:
    game = position(2, lira=4)
    game.play("place:build_structure:left:regular")
    page = shown(game)
    assert steps(page) == ["locked", "worker: Build", "you are here"]
    assert "disabled" not in page.id("undo").attributes
    assert page.id("undo").text == "Undo 1 step back"
    assert page.root.all("whole") == []


def test_several_steps_can_be_taken_back_at_once() -> None:
    game = position(2, hand=["broker", "merlot"], lira=9)
    game.play("place:play_summer_visitor:left:regular")
    game.play("card:broker")
    page = shown(game)
    assert steps(page) == ["locked", "worker: Summer visitor", "Broker", "you are here"]
    assert page.id("undo").text == "Undo 1 of 2 steps"
    whole = page.id("prompt").one("whole")
    assert (whole.get("name"), whole.get("value")) == ("whole", "1")
    assert whole.text == "Whole turn 2 steps back"


def test_a_long_turn_is_counted() -> None:
    game = position(2, crush_pad={"red": [1, 2, 3, 4, 5], "white": [1, 2]}, lira=0)
    game.play("place:sell_or_field:left:regular")
    for value in range(1, 5):
        game.play(f"grape:red:{value}")
    page = page_of(game)
    assert page.prompt.turn_steps.length == 5
    assert page.prompt.turn_steps.hidden == 2
    assert page.prompt.turn_steps.steps == ("red grape 2", "red grape 3", "red grape 4")


def test_at_one_screen_the_steps_of_another_are_shown() -> None:
    game = position(2, hand=["merlot"], lira=3)
    game.play("place:give_tour:left:regular")
    page = shown(game, 1, people=(0, 1))
    assert steps(page) == ["locked", "worker: Give a tour", "you are here"]
    assert page.id("undo").text == "Undo Anna’s last step"
    game = position(2, hand=["malvasia"])
    for code in ("place:plant_vine:left:regular", "card:malvasia", "field:5"):
        game.play(code)
    assert page_of(game, 1, people=(0, 1)).prompt.turn_steps.steps == ("worker: Plant a vine", "Malvasia", "field 5")


def test_at_one_screen_a_secret_choice_of_another_is_not_shown() -> None:
    """Parents stay hidden until everybody has chosen; the thread is the same whichever they are."""
    seen = set()
    for number in range(2):
        game = LiveGame.new(Options(2, advanced=True), seed=3)
        chooser = game.state.to_move
        assert chooser is not None
        for kind in ("mama", "papa"):
            game.play([code for code in game.state.codes() if code.startswith(kind)][number])
        seen.add(page_of(game, 1 - chooser, people=(0, 1)).prompt.turn_steps.steps)
        own = page_of(game, chooser, people=(0, 1)).prompt.turn_steps.steps
        assert own
        assert not {"a mama", "a papa"} & set(own)
    assert seen == {("a mama", "a papa")}


def test_computer_players_take_nothing_back() -> None:
    game = position(2)
    game.play("place:give_tour:left:regular")
    assert page_of(game, 1, people=(1,)).prompt.turn_steps.length == 0


def test_every_kind_of_code_can_be_a_step() -> None:
    from vendemmia.engine.numbers.actions import CODES
    from vendemmia.web.show.events.turn_steps import step

    scene = page_of(position(6, options={"modules": ALL})).scene
    for code in CODES:
        assert code.startswith("option:") or step(scene, code)
        icon_of(parse(code))
        place_of(scene, code)


# --- through the server


def test_undo_and_skip_are_forms_with_their_token(client: Client, open_game: Opener) -> None:
    table = open_game(Options(2), people=1)
    page = parsed(client.get(f"/tables/{table.id}/").content.decode())
    form = page.id("undo").parent
    assert form is not None
    assert form.get("action") == f"/tables/{table.id}/undo"
    assert form.one(name="csrfmiddlewaretoken").get("value")
    assert form.one(name="version").get("value") == "0"


def passed(client: Client, table: Table, **more: str) -> bool:
    """One press on Pass passes."""
    answer = client.post(f"/tables/{table.id}/play", {"code": "pass", "version": 0, **more})
    if answer.status_code != 303:
        assert parsed(answer.content.decode()).id("prompt").one("pass").text.startswith("Press again")
    with locks.table_lock(table.id):
        table.refresh_from_db()
        return cache.game_of(table).codes == ["pass"]


def test_passing_is_asked_about_in_winter_only(client: Client, open_game: Opener) -> None:
    """Workers that are left in summer have winter to do something."""
    summer, winter = (position(2, season=season).state.to_json() for season in ("summer", "winter"))
    assert passed(client, open_game(Options(2), start=summer))
    table = open_game(Options(2), start=winter)
    assert not passed(client, table)
    assert passed(client, table, sure="pass")
    choose(client, confirm="off")
    assert passed(client, open_game(Options(2), start=winter))


# --- the top bar and the tabs


def test_the_top_bar_tells_the_year_and_the_season() -> None:
    page = shown(position(3, year=4, season="winter"))
    top = page.root.one("top")
    assert top.one("year").text == "Year 4"
    assert top.one(aria_current="step").text == "Winter"
    assert [season.text for season in top.all("done")] == [f"{name} (done)" for name in ("Spring", "Summer", "Fall")]
    assert top.one("tname").text == "You, Bruno, Carla base board"


def test_the_top_bar_tells_what_is_special() -> None:
    options = {"modules": ALL, "friendly": True}
    about = page_of(position(2, options=options)).top.about
    assert about == "extended board, Special workers, Structure cards, friendly variant"
    solo = page_of(position(1, options={"solo": "hard", "aggressive": True, "challenge": 3})).top
    assert solo.title == "You against the Automa"
    assert solo.about == "base board, Hard, Aggressive Automa, challenge 3: Help Wanted"


def test_set_up_and_year_end_have_their_place_on_the_ribbon() -> None:
    game = LiveGame.new(Options(2), 5)
    assert shown(game, game.state.to_move).root.one("year").text == "Set-up"
    hand = ["merlot", "pinot", "syrah", "malvasia", "broker", "judge", "queen", "patron"]
    game = position(2, season="winter", hand=hand, workers={"regular": 0, "grande": 1}, passed=[1])
    game.play("pass")
    assert shown(game).root.one("ribbon").one(aria_current="step").text == "Year end"


def test_the_purse_is_in_the_top_bar() -> None:
    page = shown(position(2, lira=7, vp=3))
    assert page.root.one("mystat").text == "3 7"
    assert shown(position(2), None).root.all("mystat") == []


def test_the_menu_has_the_pause_of_computer_players_only_at_a_table_that_has_one() -> None:
    def pressed(pace: str, *people: int) -> list[str]:
        menu = shown(position(2), pace=pace, people=people).id("table-menu")
        return [button.get("value") for button in menu.all(name="pace", aria_pressed="true")]

    assert pressed("slow", 0) == ["normal", "slow"], "how fast moves are shown, and how long players pause before them"
    assert pressed("off", 0) == ["normal"]
    assert pressed("slow", 0, 1) == []


def test_tabs_mark_the_parts_that_hold_a_choice() -> None:
    def dotted(game: LiveGame) -> list[str]:
        tabs = shown(game).root.one("tabs").all(tag="label")
        return [tab.one(type="radio").get("value") for tab in tabs if tab.all("dot")]

    assert dotted(position(2)) == ["board"]
    game = position(2, hand=["merlot"], structures=["irrigation"])
    game.play("place:plant_vine:left:regular")
    assert dotted(game) in (["hand"], ["vineyard"], ["vineyard", "hand"])
    assert dotted(position(2, structures=["yoke"], fields={5: ["pinot"]})) == ["board", "vineyard"]
