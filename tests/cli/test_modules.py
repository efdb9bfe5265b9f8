"""The modules of Tuscany at the terminal: options, whole games, the table, questions and answers."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.repeating import LONG_RUN
from tests.support import Table, rule
from vendemmia import Game, Options, Record
from vendemmia.cli.game.board import BoardInWords
from vendemmia.cli.game.choices import choice_lines
from vendemmia.cli.game.question import TerminalQuestion
from vendemmia.cli.game.reasons import why_lines
from vendemmia.cli.game.running import run_session
from vendemmia.cli.game.session import TerminalSession
from vendemmia.cli.terminal import Terminal
from vendemmia.engine import observe
from vendemmia.engine.content.special_workers import SPECIAL_WORKERS
from vendemmia.engine.content.structure_cards import STRUCTURE_CARDS
from vendemmia.engine.numbers.names import (
    CARDS,
    FIRST_ORDER,
    FIRST_SPECIAL,
    FIRST_STRUCTURE_CARD,
    FIRST_SUMMER,
    FIRST_WINTER,
    WORKERS,
)
from vendemmia.engine.options import MODULES
from vendemmia.locale import words
from vendemmia.play import Choices

from .support import Answers, always, at_random, run

if TYPE_CHECKING:
    from pathlib import Path

W = words("en")
NAMES = ("Ada", "Bruno", "Carla")
ALL = {"modules": list(MODULES)}
YEARS = "4" if LONG_RUN else "2"
"""How long games between several people last."""
COMBINATIONS = [names for size in range(len(MODULES) + 1) for names in combinations(MODULES, size)]


def saved_game(home: Path) -> Record:
    """The one game in the data folder."""
    (file,) = (home / "games").iterdir()
    return Record.from_text(file.read_text(encoding="utf-8"))


def table(**given: Any) -> Table:
    """Three players with all modules; the keywords are those of a position."""
    others = [{"lira": 5, **given.pop("bruno", {})}, {"lira": 5, **given.pop("carla", {})}]
    return Table(players=3, others=others, options=ALL, **given)


def shown(position: Table) -> list[str]:
    """The whole table for the seat to move."""
    return BoardInWords(W, NAMES).lines(observe(position.state, position.to_move))


def choices(position: Table) -> list[str]:
    return list(choice_lines(W, observe(position.state, position.state.to_move), NAMES))


# --- options


@pytest.mark.parametrize(
    ("given", "modules"),
    [
        ("extended_board,special_workers,structure_cards", MODULES),
        ("all", MODULES),
        ("ALL", MODULES),
        ("board", ("extended_board",)),
        ("workers,structures", ("special_workers", "structure_cards")),
        ("Special-Workers", ("special_workers",)),
        ("extended board, board", ("extended_board",)),
    ],
)
def test_modules_are_named_in_full_or_short(home: Path, given: str, modules: tuple[str, ...]) -> None:
    assert run("play", "--modules", given, "--seed", "3", answers=["1", "quit"]).code == 0
    assert saved_game(home).options == Options(players=2, modules=frozenset(modules))


@rule("INF-6")
def test_the_regions_score_unless_that_is_refused(home: Path) -> None:
    output = run("play", "--modules", "board", "--no-map-scoring", "--seed", "3", answers=["map", "1", "quit"]).out
    assert saved_game(home).options == Options(players=2, modules=frozenset(["extended_board"]), map_scoring=False)
    assert "Modules: Extended board. Regions score nothing at the end.\n" in output
    assert "Map, with the bonus for placing a star; regions score nothing at the end:\n  Pisa (+£2): none\n" in output


def test_the_modules_and_the_special_workers_are_shown_before_the_game() -> None:
    played = run("play", "--modules", "all", "--seed", "3", answers=["modules", "quit"])
    game = Game.new(Options(players=2, modules=frozenset(MODULES)), 3)
    output = ["Modules: Extended board, Special workers, Structure cards.\n"]
    output += [f"  {W.module_name(module)}: {W.module_text(module)}\n" for module in MODULES]
    output += ["Special workers (training one costs £1 more):\n"]
    for worker in game.state.specials:
        output.append(f"  {W.worker_title(WORKERS[worker])}: {W.worker_text(WORKERS[worker])}\n")
    assert "".join(output) in played.out.partition("Your answer")[0]
    assert played.out.count("".join(output)) == 2


def test_without_modules_there_is_nothing_to_tell() -> None:
    played = run("play", "--seed", "3", answers=["modules", "map", "chart", "quit"])
    assert "Modules:" not in played.out
    assert "This is the base game, without modules.\n" in played.out
    assert "There is no map in this game.\n" in played.out
    assert "Wake-up chart, with the bonus of each row:\n  1 empty: none\n  2 empty: draw 1 vine\n" in played.out


@rule("TSOLO-1")
def test_the_solo_game_on_the_extended_board_is_called_our_reading() -> None:
    played = run("play", "--solo", "normal", "--modules", "extended_board", "--seed", "3", answers=["solo", "quit"])
    output = f"Level: Normal.\n  {W.level_text('normal', extended=True)}\n  {W.extended_reading()}\n"
    assert output in played.out.partition("Your answer")[0]
    assert played.out.count(output) == 2
    assert "Our reading: " in output
    assert "Automa: 25 VP." in played.out
    other = run("play", "--solo", "normal", "--modules", "workers,structures", "--seed", "3", answers=["quit"])
    assert W.extended_reading() not in other.out
    assert "Automa: 20 VP." in other.out


# --- whole games


@rule("MOD-3")
@pytest.mark.parametrize("players", [1, 2, 3, 6])
@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda names: "+".join(names) or "base")
def test_every_combination_can_be_played_to_its_end(home: Path, modules: tuple[str, ...], players: int) -> None:
    """Every seat is a person, so that every decision is put into words and answered."""
    argv = ["--modules", ",".join(modules)] if modules else []
    many = ["--players", str(players), "--humans", str(players), "--max-years", YEARS]
    argv += many if players > 1 else ["--solo", "normal"]
    played = run("play", *argv, "--seed", str(players), answers=at_random(players))
    assert played.code == 0
    assert played.err == ""
    assert "Final result:" in played.out
    record = saved_game(home)
    assert record.options.modules == set(modules)
    assert record.replay().is_over
    assert not any("{" in line or "£-" in line for line in played.out.splitlines())


def built_up(number: int, modules: tuple[str, ...]) -> Table:
    """Three vineyards with grapes, wines, visitors, four structure cards each and a special worker each."""
    rng = Random(number)
    cards = [card.id for card in STRUCTURE_CARDS]
    cards = cards[12 * number % 36 :] + cards[: 12 * number % 36]
    specials = [WORKERS[FIRST_SPECIAL + (2 * number + n) % len(SPECIAL_WORKERS)] for n in range(2)]
    first = (FIRST_SUMMER, FIRST_WINTER, FIRST_ORDER, FIRST_STRUCTURE_CARD)
    decks = [rng.sample(CARDS[begin:end], 6) for begin, end in pairwise(first)]
    seats: list[dict[str, Any]] = []
    for seat in range(3):
        built = [cards.pop(0) for _ in range(4)]
        seats.append(
            {
                "lira": 12,
                "vp": 5,
                "hand": [*(deck.pop() for deck in decks for _ in range(2)), cards.pop()],
                "structures": [
                    "trellis",
                    "irrigation",
                    "yoke",
                    "tasting_room",
                    "medium_cellar",
                    "large_cellar",
                    *built[:2],
                ],
                "fields": {"5": ["sangiovese", "malvasia"], "6": {"structure": built[2]}, "7": {"structure": built[3]}},
                "crush_pad": {"red": [2, 5, 9], "white": [3, 6, 8]},
                "cellar": {"red": [4, 8], "white": [5, 9], "blush": [6], "sparkling": [8]},
                "workers": {"regular": 3, "grande": 1, specials[seat % 2]: 1},
            }
        )
        if "extended_board" in modules:
            seats[-1]["stars"] = {"siena": 2, "pisa": 4 - seat}
    season = "spring" if "extended_board" in modules else "summer"
    options = {"modules": list(modules), "max_years": 2}
    return Table(players=3, others=seats[1:], season=season, specials=specials, options=options, **seats[0])


def test_every_kind_of_decision_is_asked_and_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    plain_show = TerminalQuestion.show

    def show(self: TerminalQuestion, *given: str) -> None:
        asked.add(type(self.session.state.stack[-1].node).__name__)
        plain_show(self, *given)

    monkeypatch.setattr(TerminalQuestion, "show", show)
    for number in (*range(23), 38) if LONG_RUN else (0, 1, 2, 4, 5, 38):  # 1 plays a Planner, 38 sells a wine.
        for modules in (MODULES, MODULES[1:]):
            stdin = Answers(at_random(number))
            game = built_up(number, modules).game
            session = TerminalSession(game, NAMES, 3, W, Terminal(stdin, stdin.out), None)
            assert run_session(session) == 0
            assert session.state.is_over
    assert asked >= {
        *("AgeWine", "AnyOffers", "Arrival", "Build", "Destroy", "DiscardCards", "DrawChoice", "Drawn", "FillOrder"),
        *("Harvest", "MakeWine", "MoveRooster", "NextRow", "OneOf", "PayGrape", "PayWine", "PlaceAhead"),
        *("PlacementNode", "Plant", "PlayVisitor", "SellOrField", "SellWine", "Star", "Trade", "Train", "Uproot"),
    }


def test_a_game_with_modules_is_saved_replayed_and_resumed(tmp_path: Path) -> None:
    file, whole = tmp_path / "part.json", tmp_path / "whole.json"
    argv = ("play", "--modules", "all", "--players", "3", "--seed", "5", "--names", "Ada", "--max-years", "2")
    run(*argv, "--save", str(file), answers=[*["1"] * 6, "quit"])
    resumed = run("play", "--load", str(file), answers=always("1"))
    assert "Modules: Extended board, Special workers, Structure cards.\n" in resumed.out
    run(*argv, "--save", str(whole), answers=always("1"))
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    output = run("replay", str(whole))
    assert output.code == 0
    assert "The record is valid: " in output.out
    position = run("replay", str(whole), "--ply", "12")
    for part in ("Wake-up chart, ", "Map, ", "Special workers (", "Fall actions, bonuses in brackets:", " answered: "):
        assert part in position.out


# --- the table


@rule("TUS-7")
def test_the_chart_shows_cells_players_and_the_rows_of_next_year() -> None:
    position = table(
        season="winter",
        wake_up_row=3,
        to_move=2,
        bruno={"wake_up_row": 7},
        carla={"wake_up_row": 5},
        grape=1,
        temporary=1,
    )
    lines = shown(position)
    start = lines.index("Wake-up chart, with the bonus on entering summer / fall / winter:")
    assert lines[:start] == ["Year 1, Winter."]
    assert lines[start + 1 : start + 8] == [
        "  1 empty: none / none / none",
        "  2 empty: +£1 / none / none",
        "  3 Ada: draw 1 vine / draw 1 summer visitor / none",
        "  4 empty: draw 1 order / draw 1 summer visitor / draw 1 structure card",
        "  5 Carla: draw 1 visitor / draw 1 winter visitor / place or move 1 star",
        "  6 empty: +1 VP / draw 1 winter visitor / age all grapes",
        "  7 Bruno: +1 worker / draw 1 card / take the grape token",
    ]
    assert lines[start + 8 : start + 10] == [
        "Bruno has the temporary worker.",
        "Bruno has the grape token and gets row 1 next year.",
    ]
    position.play("pass", "row:3")
    lines = shown(position)
    assert "  3 Ada, Carla next year: draw 1 vine / draw 1 summer visitor / none" in lines
    assert "Passed: Carla." in lines
    assert "Next year: Carla (row 3)." in BoardInWords(W, NAMES).overview(observe(position.state, 0))


@rule("MOD-1")
def test_a_board_without_structure_cards_has_other_cells_and_regions() -> None:
    position = Table(others=[{}], season="spring", options={"modules": ["extended_board"]})
    lines = shown(position)
    assert "  4 empty: draw 1 order / draw 1 summer visitor / none" in lines
    assert not any(line.startswith("  Lucca") for line in lines)
    assert not any("structure card" in line for line in lines)


@rule("INF-1")
def test_the_map_shows_everybodys_stars_and_what_a_region_is_good_for() -> None:
    position = table(season="spring", stars={"siena": 1, "pisa": 2}, bruno={"stars": {"siena": 3}})
    lines = shown(position)
    start = lines.index("Map, with the VP for the most stars at the end and the bonus for placing a star:")
    assert lines[start + 1 : start + 8] == [
        "  Lucca (1 VP; draw 1 structure card): none",
        "  Pisa (1 VP; +£2): Ada 2",
        "  Firenze (2 VP; draw 1 winter visitor): none",
        "  Livorno (2 VP; draw 1 summer visitor): none",
        "  Siena (2 VP; +£1): Bruno 3, Ada 1",
        "  Arezzo (2 VP; draw 1 order): none",
        "  Grosseto (1 VP; draw 1 vine): none",
    ]
    assert "  Stars: Pisa 2, Siena 1, 3 left" in lines
    assert "  Stars: 6 left" in lines


def test_the_stars_of_the_automa_are_on_the_map() -> None:
    position = Table(players=1, options={"solo": "normal", "modules": ["extended_board"]}, season="spring")
    lines = BoardInWords(W, ["Ada"]).lines(observe(position.state, 0))
    assert "  Siena (2 VP; +£1): Automa 2" in lines
    assert "  Pisa (1 VP; +£2): Automa 1" in lines


@rule("SPW-1")
def test_the_special_workers_are_shown_with_those_who_have_them() -> None:
    position = table(
        season="summer",
        specials=["farmer", "messenger"],
        workers={"regular": 2, "grande": 1, "farmer": 1},
        bruno={"workers": {"regular": 2, "grande": 1, "messenger": 1}, "trainees": ["farmer"], "training": 1},
        board={"harvest_field": {"left": {"seat": 1, "worker": "messenger", "waiting": 1}}},
    )
    lines = shown(position)
    assert f"  Farmer: {W.worker_text('farmer')} Owned by: Ada (ready), Bruno (in training)." in lines
    assert f"  Messenger: {W.worker_text('messenger')} Owned by: Bruno (placed)." in lines
    assert "  Harvest a field: left (harvest 1 field) Bruno (Messenger, placed ahead), middle (+£1) free" in lines
    assert "  Trained this year: 1 worker, Farmer" in lines
    assert "Ada (you): 0 VP, £0, workers ready: 2 regular, grande worker, Farmer." in lines


@rule("TUS-1")
def test_the_actions_of_all_seasons_are_shown_with_the_bonus_of_every_space() -> None:
    position = table(
        season="summer",
        workers={"regular": 3, "grande": 1},
        bruno={"workers": {"regular": 2, "grande": 1}},
        board={
            "trade": {"middle": {"seat": 1, "worker": "grande"}},
            "gain_lira": {"beside": [{"seat": 0, "worker": "regular"}]},
        },
    )
    lines = shown(position)
    assert [line for line in lines if "actions" in line] == [
        "Spring actions, bonuses in brackets:",
        "Summer actions (now), bonuses in brackets:",
        "Fall actions, bonuses in brackets:",
        "Winter actions, bonuses in brackets:",
    ]
    start = lines.index("Summer actions (now), bonuses in brackets:")
    assert lines[start + 1 : start + 5] == [
        "  Play a summer visitor: left (+£1) free, middle (play 1 summer visitor) free",
        "  Plant a vine: left (plant 1 vine) free, middle free",
        "  Trade one for one: left free, middle (trade again) Bruno (grande worker)",
        "  Buy or sell a field: left (+1 VP) free, middle (draw 1 structure card) free",
    ]
    assert "Gain £1 or draw a structure card: Ada" in lines


@rule("STC-1")
def test_structure_cards_are_shown_where_they_stand_with_what_they_do() -> None:
    position = table(
        season="fall",
        structures=["trellis", "cask", "yoke"],
        fields={5: {"structure": "inn"}, 6: ["pinot"]},
        used=["cask", "yoke"],
        bruno={"structures": ["statue"], "hand": ["dock"]},
        discards={"structure": ["silo"]},
    )
    lines = shown(position)
    assert "  Structures: Trellis, Yoke (used)" in lines
    assert "  Cask (mat, used): Age one wine twice. Bonus: draw 1 order." in lines
    assert "  Inn (field 5): Each visitor that you play gives you £1." in lines
    assert "  Fields: 5 with Inn, 6 with Pinot (2 of 6), 7 empty" in lines
    assert "  Statue (mat): You gain 1 VP at the end of every year." in lines
    assert "  Hand: 1 structure card" in lines
    assert any(line.startswith("Cards to draw: ") and line.endswith(", 31 structure cards.") for line in lines)
    assert "Cards discarded: 1 structure card." in lines
    piles = BoardInWords(W, NAMES).discards(observe(position.state, 0))
    assert "  Structure cards: Silo" in piles


def test_the_table_of_the_extended_board_fits_a_terminal() -> None:
    """Only texts of cards and workers may be broken at a hundred columns."""
    played = run("play", "--modules", "all", "--players", "3", "--max-years", "3", "--seed", "2", answers=at_random(2))
    (home_game,) = [line for line in played.out.splitlines() if line.startswith("Saved: ")]
    board = run("replay", home_game.removeprefix("Saved: "), "--ply", "60").out.partition("Hand of ")[0]
    long = [line for line in board.splitlines() if len(line) > 100]
    assert all(": " in line and line.startswith("  ") for line in long)
    assert len(board.splitlines()) < 75


# --- questions and answers


@rule("TUS-6")
def test_passing_names_the_bonus_of_the_cell_that_is_entered() -> None:
    assert choices(table(season="spring", wake_up_row=3))[-1].endswith("Pass. Row 3 gives you: draw 1 vine.")
    assert choices(table(season="summer", wake_up_row=3))[-1].endswith("Pass. Row 3 gives you: draw 1 summer visitor.")
    assert choices(table(season="fall", wake_up_row=3))[-1].endswith(". Pass")
    assert choices(table(season="winter", wake_up_row=6))[-1].endswith(". Pass")


def test_placements_are_grouped_whatever_the_worker() -> None:
    position = table(season="spring", specials=["mafioso", "oracle"], workers={"regular": 1, "grande": 1, "oracle": 1})
    assert choices(position)[:3] == [
        "  Draw a vine card",
        "    left space with bonus (draw 2 vines): 1. regular worker, 2. grande worker, 3. Oracle",
        "    middle space (draw 1 vine): 4. regular worker, 5. grande worker, 6. Oracle",
    ]


@rule("SPW-4")
def test_the_farmer_has_a_bonus_of_choice() -> None:
    position = table(season="spring", specials=["farmer", "oracle"], workers={"regular": 1, "farmer": 1})
    assert "    middle space with a bonus of your choice (draw 1 vine): 6. Farmer" in choices(position)


@rule("SPW-7")
def test_a_chef_is_offered_the_space_of_another() -> None:
    position = table(
        season="spring",
        specials=["chef", "oracle"],
        workers={"chef": 1},
        bruno={"workers": {"regular": 2}},
        board={"give_tour": {"middle": {"seat": 1, "worker": "regular"}}},
    )
    assert "    middle space with bonus, in place of Bruno (+£3): 10. Chef" in choices(position)


@rule("SPW-13")
def test_the_spaces_of_another_season_stand_on_one_line() -> None:
    position = table(season="summer", specials=["traveler", "oracle"], workers={"regular": 1, "traveler": 1})
    (line,) = [line for line in choices(position) if line.startswith("  Give a tour")]
    assert line == (
        "  Give a tour (Spring), Traveler: "
        "16. left space (+£2), 17. middle space with bonus (+£3), 18. right space (+£2)"
    )


@rule("SPW-2")
def test_a_special_worker_is_offered_with_its_price_and_its_ability() -> None:
    position = table(season="winter", lira=5, specials=["farmer", "oracle"], workers={"regular": 2, "grande": 1})
    position.play("place:train_worker:middle:regular")
    assert choices(position) == [
        "  1. Regular worker for £4 (−£4, +1 worker)",
        f"  2. Farmer for £5. {W.worker_text('farmer')} (−£5, +1 worker)",
        f"  3. Oracle for £5. {W.worker_text('oracle')} (−£5, +1 worker)",
    ]


@rule("INF-1")
def test_a_region_is_offered_with_the_stars_of_the_others() -> None:
    position = table(season="spring", stars={"siena": 1}, bruno={"stars": {"siena": 3}}, carla={"stars": {"siena": 1}})
    position.play("place:influence:left:regular")
    assert "  5. Siena, worth 2 VP, your stars: 1. Others there: Bruno 3, Carla 1. (+£1)" in choices(position)


def test_a_structure_card_is_offered_with_its_kind_its_price_and_its_text() -> None:
    position = table(season="spring", lira=3, hand=["cask"])
    position.play("place:build_structure:left:regular")
    assert choices(position)[-1] == (
        "  4. Cask for £2. Action, £2. Age one wine twice. Bonus: draw 1 order. (−£2, +1 VP)"
    )


def test_why_speaks_to_the_player_who_asks() -> None:
    position = table(season="spring", board={"give_tour": {"left": {"seat": 0}}})
    output = why_lines(Choices(position.game.view(position.state.to_move), W, NAMES), "place:give_tour:left:regular")
    assert "  You have a worker on this space. (rule PLACE-4)" in output


def test_why_speaks_of_the_private_spaces_that_concern_the_player() -> None:
    position = table(season="spring", structures=["cask"], specials=["farmer", "chef"])
    choices = Choices(position.game.view(position.state.to_move), W, NAMES)
    output = why_lines(choices, "")
    assert "Cask:" in output
    assert not any(line.startswith(("Wine Bar", "Shop")) for line in output)
    assert why_lines(choices, "wine bar")[1:] == [
        "  You have not built the structure that this space belongs to. (rule PLACE-10)",
        "  Build it first: Wine Bar, £4.",
    ]
    assert why_lines(choices, "influence")[0].startswith("You can do this now: answer ")


def test_the_only_place_for_a_star_or_a_card_is_taken_unasked() -> None:
    position = Table(
        others=[{}],
        season="spring",
        lira=2,
        hand=["cask"],
        fields={5: ["pinot"], 6: ["pinot"], 7: ["pinot"]},
        options={"modules": ["extended_board", "structure_cards"]},
    )
    answers = iter(["", "place:build_structure:left:regular", "cask", "undo", "trellis", "quit"])
    stdin = Answers(lambda _: next(answers))
    session = TerminalSession(position.game, ["Ada", "Bruno"], 2, W, Terminal(stdin, stdin.out), None)
    assert run_session(session) == 0
    assert "Undone." in stdin.out.getvalue()
    assert session.game.codes == ["place:build_structure:left:regular", "structure:trellis"]
