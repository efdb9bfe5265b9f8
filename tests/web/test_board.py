"""The board on the page: seasons, spaces and their states, wake-up chart, map, decks, special workers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.locale.test_choices import outlook_things
from vendemmia.engine import Options, Reason, Refusal
from vendemmia.engine.reports.outlook import Outlook, one_of
from vendemmia.engine.year.board import PRIVATE
from vendemmia.locale import words
from vendemmia.locale.explaining import short_reason
from vendemmia.web.drawings.sprites import SPRITES, symbols
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.cards.icons import WORDLESS, IconToken, outlook_tokens, sentence, space_tokens

from .elements import page_of, position, shown
from .scenes import CORPUS, Moment, mode_of, played_to, record_of

ALL = ["extended_board", "special_workers", "structure_cards"]


def on(seat: int | str, worker: str = "regular", **more: int) -> dict[str, Any]:
    return {"seat": seat, "worker": worker, **more}


# --- spaces


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("modules", [[], ALL])
def test_every_action_has_as_many_spaces_as_the_players_need(players: int, spaces: int, modules: list[str]) -> None:
    board = page_of(position(players, options={"modules": modules})).board
    tiles = [tile for season in (board.large, *board.small) for tile in season.tiles]
    assert {len(tile.slots) for tile in tiles} == {spaces}
    assert len(tiles) == (16 if modules else 12)


def test_alone_every_action_has_one_space() -> None:
    board = page_of(position(1, options={"solo": "normal"})).board
    assert {len(tile.slots) for tile in board.large.tiles} == {1}


def test_an_open_space_plays_its_code_and_shows_what_the_player_gets() -> None:
    page = shown(position(3, season="summer"))
    tile = page.id("tile-give-tour")
    assert tile.plays() == [
        f"place:give_tour:{space}:{worker}" for space in ("left", "middle") for worker in ("regular", "grande")
    ]
    button = tile.one(value="place:give_tour:middle:regular")
    assert button.get("form") == "move"
    assert button.get("data-for") == "regular"
    assert {"slot", "legal", "hasb"} <= button.classes
    assert button.label == "Give a tour, middle space with bonus, regular worker: +£3"
    assert button.one("gain").text == "3"
    assert button.one("bonus").text == "+1"


def test_a_space_that_shows_a_card_carries_the_lock() -> None:
    tile = shown(position(2)).id("tile-draw-vine")
    button = tile.one(value="place:draw_vine:left:regular")
    assert "locks" in button.classes
    assert button.label.endswith("you cannot undo it.")
    assert button.all("final")


def test_a_refused_space_tells_why_in_short_and_in_full() -> None:
    page = shown(position(2, lira=1))
    button = page.id("tile-build-structure").one("illegal", data_for="regular")
    assert button.get("aria-disabled") == "true"
    assert button.text.startswith("£1 short")
    assert "Building costs £2, and you have £1." in button.label
    why = page.id(button.get("popovertarget"))
    assert "popover" in why.attributes
    assert why.one(tag="a").get("href") == "/rules/STR-1"


def test_why_not_offers_the_way_out_as_a_button() -> None:
    page = shown(position(3, lira=1, season="summer"))
    left = page.id("tile-build-structure").one("illegal", data_for="regular")
    way_out = page.id(left.get("popovertarget")).one("wayout")
    assert way_out.get("value") == "place:build_structure:middle:regular"
    assert way_out.get("form") == "move"


def test_a_taken_space_names_its_owner() -> None:
    page = shown(position(2, board={"give_tour": {"left": on(1, "grande")}}))
    space = page.id("tile-give-tour").one("taken")
    assert "p2" in space.classes
    assert space.label == "Give a tour, left space: Bruno, grande worker"
    assert "i-grande" in space.one(tag="use").get("href")
    why = page.id(space.get("popovertarget"))
    assert "Bruno has a worker on this space." in why.text
    assert "grande worker may go beside" in why.one("w-do").text
    nothing_asked = shown(position(2, board={"give_tour": {"left": on(1, "grande")}}), 1)
    assert nothing_asked.id("tile-give-tour").one("taken").get("role") == "img"


def test_a_space_open_to_another_worker_selects_it() -> None:
    page = shown(position(2, board={"give_tour": {"left": on(1)}}))
    other = page.id("tile-give-tour").one("other")
    assert other.one(tag="label").get("for") == "w-grande"
    assert other.get("data-for") == "regular"
    assert "your grande worker" in other.text
    assert page.id("w-grande").get("type") == "radio"
    assert page.id("tile-give-tour").plays() == ["place:give_tour:beside:grande"]


def test_the_place_beside_full_spaces_is_shown_only_then() -> None:
    assert "place:give_tour:beside:grande" not in shown(position(2)).id("tile-give-tour").plays()
    page = shown(position(2, board={"give_tour": {"left": on(1)}}, workers={"regular": 2, "grande": 0}))
    assert page.id("tile-give-tour").one("illegal").text.startswith("only grande")


def test_workers_beside_the_spaces_and_on_the_cart_are_shown() -> None:
    board = {"give_tour": {"left": on(1), "beside": [on(0, "grande")]}, "gain_lira": {"beside": [on(1), on(0)]}}
    page = shown(position(2, board=board))
    assert [piece.label for piece in page.id("tile-give-tour").all("taken")] == [
        "Give a tour, left space: Bruno",
        "Give a tour, beside the spaces: You, grande worker",
    ]
    assert len(page.id("tile-gain-lira").all("tk")) == 2


def test_a_waiting_worker_is_marked() -> None:
    board = {"draw_order": {"left": on(1, "regular", waiting=1)}}
    piece = shown(position(2, season="summer", board=board)).id("tile-draw-order").one("tk")
    assert piece.label == "Draw an order card, left space: Bruno, waits for its season"
    assert piece.all("waits")


def test_what_others_have_placed_since_is_marked_until_the_next_decision() -> None:
    game = position(3, season="summer")
    game.play("place:give_tour:left:regular")
    seat = game.state.to_move
    game.play("place:draw_vine:left:regular")
    page = shown(game, 0)
    assert page.id("tile-draw-vine").one("moved").label.endswith("since your last turn")
    assert page.id("tile-give-tour").all("moved") == []
    assert shown(game, seat).id("tile-draw-vine").all("moved") == []
    assert shown(game, None).id("tile-draw-vine").all("moved") == []


def test_what_the_automa_places_is_new() -> None:
    game = LiveGame.new(Options(1, solo="normal"), 6)
    placed: list[str] = []
    for _ in range(60):
        game.play(game.state.codes()[-1])
        placed = [event.thing for event in game.events[-1] if event.kind.value == "automa_placed"]
        if placed and game.state.season() == 1:
            break
    tile = shown(game).id("tile-" + placed[0].replace("_", "-"))
    piece = tile.one("taken")
    assert piece.label.endswith("Automa, since your last turn")
    assert "i-automa" in piece.one(tag="use").get("href")


# --- special cases


def test_the_chef_may_push_a_worker_out() -> None:
    game = position(
        3,
        season="summer",
        options={"modules": ["special_workers"]},
        specials=["chef", "farmer"],
        workers={"regular": 1, "grande": 0, "chef": 1},
        board={"give_tour": {"left": on(1)}},
    )
    tile = shown(game).id("tile-give-tour")
    push = tile.one(value="place:give_tour:left:chef")
    assert {"legal", "push", "p2"} <= push.classes
    assert push.all("piece")
    stay = tile.one("other", data_for="regular", data_choose="chef")
    assert stay.text.startswith("Give a tour, left space: Bruno")


def test_the_planner_places_in_a_small_season() -> None:
    game = position(2, season="summer", hand=["planner"])
    game.play("place:play_summer_visitor:left:regular")
    game.play("card:planner")
    page = shown(game)
    here = page.id("tile-draw-order").one(value="place:draw_order:left:regular")
    assert {"tiny", "legal"} <= here.classes
    assert page.id("tile-give-tour").plays() == []
    assert page.id("tile-give-tour").all("illegal") == []
    assert page.root.one("whynow").get("popovertarget") == "why-season-summer"
    assert page.id("tile-give-tour").one("unseasonable").get("popovertarget") == "why-season-summer"
    assert page.id("tile-draw-order").all("unseasonable") == []


def test_a_season_out_of_reach_says_why_at_each_of_its_actions() -> None:
    page = shown(position(2, season="summer"))
    heading = page.root.one("whynow")
    assert heading.text.startswith("later")
    assert heading.label == "Winter: You cannot place a worker on this action in this season."
    shut = page.root.all("unseasonable")
    assert len(shut) == 6
    for button in shut:
        assert button.tag == "button"
        assert button.get("aria-disabled") == "true"
        assert button.get("popovertarget") == heading.get("popovertarget") == "why-season-winter"
        assert button.get("tabindex") == "-1", "arrows go there from the heading; Tab does not stop at each"
    assert page.id("tile-draw-order").one("unseasonable").label.startswith("Draw order: You cannot place a worker")
    why = page.id("why-season-winter")
    assert why.one("w-t").text == "Winter"
    assert why.one("w-do").text == "Save a worker for it: it opens in winter."
    assert why.one(tag="a").get("href") == "/rules/PLACE-1"


def test_a_season_that_has_passed_opens_again_next_year() -> None:
    why = shown(position(2, season="winter")).id("why-season-summer")
    assert why.one("w-do").text == "Its season has passed: it opens again next summer."


def test_no_season_is_shut_when_no_worker_is_asked_for() -> None:
    assert shown(position(2, season="summer"), 1).root.all("unseasonable") == []


def test_what_is_lacking_may_be_got_first() -> None:
    """With £1 nothing can be built: a tour brings money. With one worker left it would come too late."""
    page = shown(position(2, lira=1))
    build = page.id("tile-build-structure").one("illegal", data_for="regular")
    why = page.id(build.get("popovertarget"))
    assert why.one("w-do").text.startswith("£1 short: get money from the cart, a tour")
    assert why.one("wayout").get("value") == "place:give_tour:left:regular"
    assert why.one("wayout").text.startswith("First: Give a tour")


def test_a_structure_that_is_lacking_may_be_built_first() -> None:
    page = shown(position(2, lira=4, hand=["trebbiano"]))
    plant = page.id("tile-plant-vine").one("illegal", data_for="regular")
    why = page.id(plant.get("popovertarget"))
    assert why.one("w-do").text.startswith("Build it first: Trellis, £2.")
    assert why.one("wayout").get("value") == "place:build_structure:left:regular"


def test_the_medium_cellar_is_the_way_to_the_large_one() -> None:
    game = position(2, lira=9)
    game.play("place:build_structure:left:regular")
    way_out = shown(game).id("why-structure-large_cellar").one("wayout")
    assert way_out.get("value") == "structure:medium_cellar"
    assert way_out.text.startswith("Instead: ")


def test_the_manager_chooses_the_tile_itself() -> None:
    game = position(2, season="winter", hand=["manager"], lira=9)
    game.play("place:play_winter_visitor:left:regular")
    game.play("card:manager")
    page = shown(game)
    hit = page.id("tile-give-tour").one("hit")
    assert hit.get("value") == "action:give_tour"
    assert "legal" in hit.classes
    refused = page.id("tile-plant-vine").one("hit")
    assert refused.get("aria-disabled") == "true"


def test_workers_to_take_back_are_pressed_where_they_stand() -> None:
    game = position(2, season="summer", hand=["producer"], lira=2, board={"give_tour": {"left": on(0)}})
    game.play("place:play_summer_visitor:left:regular")
    game.play("card:producer")
    page = shown(game)
    take = page.id("tile-give-tour").one("take")
    assert take.get("value") == "take:give_tour:left:regular"
    assert page.id("tile-play-summer-visitor").one("taken").get("aria-disabled") == "true"


def test_only_the_readers_own_private_space_is_shown() -> None:
    board = {"yoke": {"left": [on(1)]}}
    game = position(2, [{"structures": ["yoke"]}], structures=["yoke"], fields={5: ["pinot"]}, board=board)
    slot = page_of(game).board.spaces.tile("yoke").slots[0]
    assert slot.piece is None
    assert slot.variants[0].state == "legal"
    assert page_of(game, 1).board.spaces.tile("yoke").slots[0].piece is not None


def test_nobody_but_the_player_asked_is_offered_anything() -> None:
    game = position(2)
    for seat in (1, None):
        board = shown(game, seat).root.one("board")
        assert board.plays() == []
        assert board.all("legal", tag="button") == []


# --- seasons


@pytest.mark.parametrize(
    ("season", "large", "small"),
    [("spring", "summer", ["winter"]), ("summer", "summer", ["winter"]), ("winter", "winter", ["summer"])],
)
def test_the_base_board_shows_the_season_of_workers_large(season: str, large: str, small: list[str]) -> None:
    board = page_of(position(2, season=season)).board
    assert board.large.id == large
    assert [other.id for other in board.small] == small


@pytest.mark.parametrize("season", ["spring", "summer", "fall", "winter"])
def test_the_extended_board_shows_all_four_seasons(season: str) -> None:
    page = shown(position(3, season=season, options={"modules": ALL}))
    board = page.root.one("tboard")
    assert board.one("now").get("aria-labelledby") == f"h-{season}"
    assert len(board.one("stack3").all("later")) == 3
    assert len(board.one("now").all("tile")) == 4


def test_players_stand_in_the_order_of_their_turns() -> None:
    game = position(3, [{"wake_up_row": 1}, {"wake_up_row": 4}], wake_up_row=2, passed=[1])
    order = shown(game).root.one("turnorder").all(tag="li")
    assert [turn.text for turn in order] == ["Bruno (passed)", "You", "Carla"]
    assert [turn.get("aria-current") for turn in order] == ["", "true", ""]


# --- wake-up chart, decks, map, special workers


def test_rows_of_the_base_board_are_chosen_where_they_are() -> None:
    page = shown(position(3, [{}, {"wake_up_row": 4}], season="spring", first=2))
    rows = page.root.one("wake").all("wrow")
    assert [row.get("value") for row in rows] == [f"row:{row}" if row != 4 else "" for row in range(1, 8)]
    assert rows[3].get("aria-disabled") == "true"
    assert rows[3].one("who").text == "Carla"
    assert "draw 1 vine" in rows[1].label


def test_the_chart_shows_where_roosters_are_and_where_passing_leads() -> None:
    game = position(
        3,
        [{"wake_up_row": 3}, {"wake_up_row": 7}],
        season="summer",
        wake_up_row=5,
        passed=[1],
        options={"modules": ALL},
    )
    rows = {row.number: row.cells for row in page_of(game).board.chart.rows}
    where = {
        rooster.seat.name: (number, cell.season)
        for number, cells in rows.items()
        for cell in cells
        for rooster in cell.roosters
    }
    assert where == {"Anna": (5, "summer"), "Bruno": (3, "fall"), "Carla": (7, "summer")}
    assert [(number, cell.season) for number, cells in rows.items() for cell in cells if cell.next] == [(5, "fall")]
    assert "you move here when you pass" in shown(game).root.one("next").text


def test_a_row_for_next_year_is_chosen_in_spring() -> None:
    game = position(2, season="winter", options={"modules": ["extended_board"]}, passed=[1])
    game.play("pass")
    page = shown(game)
    cells = page.root.one("w74").all("wcell", tag="button")
    assert [cell.get("value") for cell in cells if cell.get("value")] == [
        code for code in game.state.codes() if code.startswith("row:")
    ]
    assert all("spring" in (cell.parent.classes if cell.parent else set()) for cell in cells)


def test_the_grape_token_and_the_temporary_worker_show_their_holder() -> None:
    game = position(2, season="winter", options={"modules": ["extended_board"]}, grape=1, temporary=0)
    cells = page_of(game).board.chart.rows[6].cells
    assert [cell.holder.name if cell.holder else "" for cell in cells] == ["", "Anna", "", "Bruno"]


def test_glass_tokens_lie_on_their_rows() -> None:
    game = position(1, options={"solo": "normal"}, automa={"glass": [2, 5]})
    assert [row.number for row in page_of(game).board.chart.rows if row.glass] == [2, 5]
    assert len(shown(game).root.one("wake").all("glass")) == 2


def test_decks_tell_what_is_left_and_are_chosen_there() -> None:
    game = position(2, season="fall", discards={"winter": ["judge", "queen"]})
    page = shown(game)
    decks = page.root.one("decks").all("deck")
    assert [deck.get("value") for deck in decks] == ["", "deck:summer", "", "deck:winter"]
    assert "2 discarded, top card: Queen" in decks[3].one("cardn").label


@pytest.mark.parametrize(("modules", "lucca"), [(["extended_board"], False), (ALL, True)])
def test_the_map_has_its_regions(modules: list[str], lucca: bool) -> None:
    game = position(3, [{"stars": {"siena": 1}}, {}], options={"modules": modules}, stars={"siena": 1, "pisa": 2})
    regions = {region.id: region for region in page_of(game).board.map.regions}  # type: ignore[union-attr]
    assert regions["lucca"].present is lucca
    assert [([seat.p for seat in group.owners if seat], group.number) for group in regions["pisa"].stars] == [
        (["p1"], 2)
    ]
    assert regions["siena"].tied
    assert "Stars: You 1, Bruno 1, tied." in regions["siena"].label
    page = shown(game)
    assert len(page.root.all("reg")) == 6 + lucca
    assert len(page.root.one("mapbox").all("land")) == 7


def test_a_star_is_placed_on_its_region() -> None:
    game = position(2, season="spring", options={"modules": ["extended_board"]})
    game.play("place:influence:left:regular")
    regions = shown(game).root.all("reg", tag="button")
    assert sorted(region.get("value") for region in regions) == sorted(game.state.codes())


def test_without_scoring_regions_show_no_points() -> None:
    game = position(2, options={"modules": ["extended_board"], "map_scoring": False})
    assert {region.vp for region in page_of(game).board.map.regions} == {0}  # type: ignore[union-attr]
    assert "do not score" in shown(game).root.one("map").one("hl").text


def test_special_workers_tell_what_they_do_and_who_has_them() -> None:
    game = position(
        3,
        [{"workers": {"regular": 2, "grande": 1, "chef": 1}}, {}],
        season="winter",
        options={"modules": ["special_workers"]},
        specials=["chef", "farmer"],
        lira=9,
    )
    page = shown(game)
    panel = page.root.one("spw")
    assert [owner.name for special in page_of(game).board.specials for owner in special.owners] == ["Bruno"]
    assert all(words("en").worker_text(kind) in panel.text for kind in ("chef", "farmer"))
    game.play("place:train_worker:left:regular")
    trained = [worker.get("value") for worker in shown(game).root.one("spw").all("spone")]
    assert sorted(trained) == ["worker:chef", "worker:farmer"]


# --- what comes of a space

RICH: dict[str, Any] = {
    "lira": 8,
    "crush_pad": {"red": [1, 4], "white": [3]},
    "cellar": {"red": [2, 4], "white": [3], "blush": [5]},
    "structures": ["medium_cellar", "trellis", "irrigation"],
    "hand": ["merlot", "syrah", "ord_b4", "ord_r2_w2"],
}


def gain(code: str, **given: Any) -> str:
    """What is written on a space, icons left out."""
    page = shown(position(3, **RICH, **given))
    return page.root.one("slot", value=code).one("gain").text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("place:build_structure:left:regular", "−2…−6"),
        ("place:build_structure:middle:regular", "−1…−5"),
        ("place:sell_or_field:left:regular", "1–4 5–6 −7"),
    ],
)
def test_a_space_of_summer_shows_prices_and_proceeds(code: str, text: str) -> None:
    assert gain(code, season="summer", fields={7: "sold"}) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("place:harvest_field:left:regular", "2–3"),
        ("place:harvest_field:middle:regular", "2 3"),
        ("place:make_wine:left:regular", "≤3 2 ≤6"),
        ("place:fill_order:middle:regular", "3 1"),
        ("place:train_worker:middle:regular", "−3 1"),
    ],
)
def test_a_space_of_winter_shows_grapes_wines_and_points(code: str, text: str) -> None:
    assert gain(code, season="winter", fields={5: ["syrah"], 6: ["merlot"]}) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("place:trade:left:regular", "2 3 1 → 2 3 1"),
        ("place:flip_field:left:regular", "5–6 −7"),
    ],
)
def test_a_space_of_the_extended_board_shows_what_is_given_for_what(code: str, text: str) -> None:
    assert gain(code, season="summer", fields={7: "sold"}, options={"modules": ["extended_board"]}) == text


def first_openings() -> dict[tuple[str, str, str], Moment]:
    """The first moment of the recorded games at which each space of each action is open, in every kind of game."""
    found: dict[tuple[str, str, str], Moment] = {}
    for path in sorted(CORPUS.glob("*.json")):
        record = record_of(path.name)
        mode, state = mode_of(record), record.opening()
        for ply, played in enumerate(record.codes):
            for code in state.codes() if played.startswith("place:") else []:
                if code.startswith("place:"):
                    action, space, _ = code.removeprefix("place:").rsplit(":", 2)
                    found.setdefault((mode, action, space), Moment(path.name, ply, mode))
            state.play(played)
    return found


def test_every_open_space_shows_what_comes_of_it() -> None:
    openings = first_openings()
    shown_spaces = set()
    for moment in set(openings.values()):
        game = played_to(moment)
        spaces = page_of(game, game.state.to_move).board.spaces
        for action in spaces.targets:
            for slot in spaces.tile(action).slots:
                for variant in slot.variants:
                    if variant.state == "legal":
                        assert any(token.icon for token in variant.gain), (moment, variant.found)
                        shown_spaces.add((moment.kind, action, slot.space))
    assert shown_spaces >= openings.keys()
    assert len(openings) > 150


# --- icons and words


@pytest.mark.parametrize("amount", [1, 3, -2])
def test_everything_in_an_outlook_has_an_icon(amount: int) -> None:
    drawn = symbols("icons.svg")
    for thing in sorted(outlook_things()):
        found = outlook_tokens(words("en"), [Outlook(thing, amount)])
        assert found, thing
        for token in found:
            assert token.form in {"or", "text"} or (token.label and token.icon in drawn), (thing, token)
        if abs(amount) > 1 and not found[0].form.startswith("big") and thing not in WORDLESS:
            assert any(re.search(r"\d", token.text) for token in found), thing


def test_amounts_follow_the_icon_grammar() -> None:
    def as_drawn(*parts: tuple[str, int], plus: bool = False, brief: bool = False) -> list[str]:
        outlook = [Outlook(*part) for part in parts]
        return [token.text for token in outlook_tokens(words("en"), outlook, plus=plus, brief=brief)]

    assert as_drawn(("lira", 3), ("vp", 1), ("vine", 2)) == ["3", "1", "2"]
    assert as_drawn(("lira", -4), ("cottage", 1)) == ["−4", ""]
    assert as_drawn(("lira", 1), ("plant", 1), plus=True) == ["+1", "+1"]
    assert as_drawn(("make_wine", 3), ("discard", 2), ("red_grape", 4)) == ["≤3", "−2", "4"]
    assert as_drawn(("red_grape", -8), ("blush_wine", -5)) == ["−", "8", "−", "5"], "8 is what the grape is worth"
    assert as_drawn(("visitor", 1)) == ["", "or", ""]
    assert as_drawn(("vine", 1), ("lira", 1), brief=True) == ["", "1"]


def test_ranges_stand_beside_their_icons() -> None:
    def as_drawn(*parts: Outlook) -> list[tuple[str, str]]:
        return [(token.form, token.text) for token in outlook_tokens(words("en"), parts)]

    assert as_drawn(Outlook("lira", -2, -6), Outlook("vp", 2, 5)) == [("amount", "−2…−6"), ("amount", "2–5")]
    assert as_drawn(Outlook("red_grape", 2, 4), Outlook("white_grape", 0, 4)) == [("amount", "2–4"), ("amount", "≤4")]
    assert as_drawn(Outlook("red_wine", 2, 4), Outlook("lira", 1, -3)) == [("amount", "≤4"), ("amount", "−3…+1")]


def test_ways_stand_on_lines_of_their_own_and_a_trade_on_two() -> None:
    def as_drawn(parts: list[Outlook]) -> list[str]:
        return [token.text or token.form for token in space_tokens(words("en"), parts)]

    sale = one_of(
        1, [[Outlook("sell_grape", 1, 3), Outlook("lira", 1, 4)], [Outlook("buy_field", 1), Outlook("lira", -6)]]
    )
    assert as_drawn(sale) == ["amount", "1–4", "line", "amount", "−6"]
    assert as_drawn(one_of(1, [[Outlook("lira", 1)], [Outlook("structure", 1)]])) == ["1", "or", "1"]
    given, got = [[Outlook("card", -2)], [Outlook("lira", -3)]], [[Outlook("card", 2)], [Outlook("vp", 1)]]
    assert as_drawn([*one_of(1, given), *one_of(2, got)]) == ["2", "3", "line", "→", "2", "1"]


def test_things_stand_inside_sentences() -> None:
    assert sentence(words("en"), "gain [lira]2 now") == (
        IconToken("text", text="gain "),
        IconToken("amount", "i-lira", "2", "lira"),
        IconToken("text", text=" now"),
    )


@pytest.mark.parametrize("modules", [[], ["extended_board"], ALL])
def test_every_action_has_a_short_name_and_a_line(modules: list[str]) -> None:
    page = page_of(position(3, options={"modules": modules}))
    for action in page.scene.board.actions:
        if action is None or (action.kind == PRIVATE and action.name.startswith("structure:")):
            continue
        tile = page.board.spaces.tile(action.name)
        assert len(tile.name) <= 15
        assert tile.line


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_a_short_form(reason: Reason) -> None:
    short = short_reason(words("en"), Refusal(reason, {"needs": 5, "has": 2}))
    assert short != words("en").message("short-no") or reason is Reason.NOT_ASKED
    assert 1 <= len(short.split()) <= 3
    assert len(short) <= 20


@pytest.mark.parametrize("modules", [[], ALL])
def test_every_icon_of_a_page_is_drawn(modules: list[str]) -> None:
    game = position(3, options={"modules": modules}, structures=["yoke"], lira=3, hand=["merlot", "judge"])
    used = {re.sub(r"\?[^#]*", "", use.get("href")) for use in shown(game).root.all(tag="use")}
    used.discard("")  # What scripts fill in.
    drawn = {f"/static/drawings/{sprite}#{name}" for sprite in SPRITES for name in symbols(sprite)}
    assert len(used) > 30
    assert used - drawn == set()


# --- pieces from one page to the next


def names_of(game: LiveGame) -> dict[str, str]:
    pieces = page_of(game).board.pieces.by_space
    return {f"{action}:{space}": piece.transition for (action, space), some in pieces.items() for piece in some}


def test_a_worker_keeps_its_name_from_home_to_the_board() -> None:
    game = position(2, [{"workers": {"regular": 0, "grande": 0}}], workers={"regular": 3, "grande": 1})
    game.play("place:give_tour:left:regular")
    assert names_of(game) == {"give_tour:left": "w-1-3"}
    game.play("place:gain_lira:beside:regular")
    game.play("place:draw_vine:left:grande")
    assert names_of(game) == {"give_tour:left": "w-1-3", "gain_lira:beside": "w-1-2", "draw_vine:left": "w-1-grande"}


def test_no_two_things_of_a_page_have_the_same_transition_name() -> None:
    board = {"give_tour": {"left": on(1), "beside": [on(0, "grande")]}, "gain_lira": {"beside": [on(1), on(0)]}}
    game = position(3, board=board, options={"modules": ["extended_board"]}, season="spring", stars={"pisa": 2})
    styles = [element.get("style") for element in shown(game).root.walk()]
    names = [style.partition("view-transition-name:")[2].partition(";")[0] for style in styles]
    named = [name.strip() for name in names if name]
    assert len(named) == len(set(named))
