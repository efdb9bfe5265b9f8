"""A game in the terminal: answers, commands, saving, the hot seat."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest

from tests.support import Table
from vendemmia import Game, Options, Record
from vendemmia.cli.game.choices import ordered
from vendemmia.cli.game.running import run_session
from vendemmia.cli.game.session import TerminalSession
from vendemmia.cli.terminal import Terminal
from vendemmia.engine import observe
from vendemmia.engine.numbers.names import CARDS
from vendemmia.locale import words

from .support import COVER, Answers, Run, always, at_random, run

if TYPE_CHECKING:
    from pathlib import Path

W = words("en")


def saved_game(home: Path) -> Record:
    """The one game in the data folder."""
    (file,) = (home / "games").iterdir()
    return Record.from_text(file.read_text(encoding="utf-8"))


def to_summer(*more: str) -> list[str]:
    """Answers that lead, with seed 1114, to the first placement: medium cellar, wake-up row 1."""
    return ["1", "1", *more]


# --- whole games


def test_a_whole_game_can_be_piped_in(home: Path) -> None:
    played = run("play", "--seed", "1114", answers=always("1"))
    assert played.code == 0
    assert played.err == ""
    assert "Final result:" in played.out
    record = saved_game(home)
    assert record.seed == 1114
    assert record.replay().is_over


def test_without_options_one_person_plays_against_one_opponent(home: Path) -> None:
    played = run("play", answers=["1", "quit"])
    assert played.code == 0
    assert "Players: Player 1, Normal 2." in played.out
    assert saved_game(home).options == Options(players=2)


def test_options_reach_the_game() -> None:
    argv = ("play", "--players", "3", "--names", "Ada", "--seed", "1114")
    assert "Seed 1114: a known deal. Players: Ada, Normal 2, Normal 3." in run(*argv).out


@pytest.mark.parametrize("seed", range(3))
def test_any_game_with_several_people_comes_to_its_end(home: Path, seed: int) -> None:
    argv = ("play", "--players", "4", "--humans", "2", "--advanced", "--friendly", "--max-years", "4")
    played = run(*argv, "--seed", str(seed), answers=at_random(seed))
    assert played.code == 0
    assert "The game ends after year" in played.out
    assert saved_game(home).replay().is_over


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_screen_lines_are_broken_at_words_but_not_what_may_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    screen = Screen()
    terminal = Terminal(io.StringIO(), screen)
    terminal.say("  one two three four five six seven eight nine ten", "")
    terminal.say_whole("vendemmia play --load /a/very/long/path/to/a/game.json")
    assert screen.getvalue() == (
        "  one two three four five six seven\n    eight nine ten\n\n"
        "vendemmia play --load /a/very/long/path/to/a/game.json\n"
    )


def test_the_screen_holds_plain_lines_only() -> None:
    played = run("play", "--seed", "4", "--players", "3", "--max-years", "3", answers=at_random(4))
    odd = {sign for sign in played.out if not (sign == "\n" or sign.isprintable()) or "\u2500" <= sign <= "\u25ff"}
    assert odd == set()


# --- answers


def test_an_answer_may_be_a_number_a_code_or_a_word() -> None:
    argv = ("play", "--seed", "1114", "--max-years", "1")
    by_number = run(*argv, answers=[*to_summer(), "5", "1", "quit"])
    by_code = run(*argv, answers=["option:1", "row:1", "place:build_structure:left:regular", "structure:trellis", "q"])
    by_word = run(*argv, answers=["1", "1", "place:build_structure:left:regular", "trellis", "exit"])
    for played in (by_number, by_code, by_word):
        assert "Player 1 builds a structure: Trellis." in played.out


def test_a_choice_says_what_it_costs_and_gives() -> None:
    played = run("play", "--seed", "1114", answers=to_summer("5"))
    assert "Give a tour (+£2): 3. regular worker, 4. grande worker" in played.out
    assert "1. Trellis for £2. You need it to plant some of the vines. (−£2)" in played.out


def test_placements_are_grouped_by_action_space_and_worker() -> None:
    played = run("play", "--seed", "1114", "--players", "3", answers=to_summer())
    assert (
        "  Give a tour\n"
        "    left space (+£2): 5. regular worker, 6. grande worker\n"
        "    middle space with bonus (+£3): 7. regular worker, 8. grande worker\n"
    ) in played.out


def test_passing_with_workers_left_takes_the_same_answer_twice() -> None:
    once = run("play", "--seed", "1114", answers=to_summer("pass", "quit"))
    assert "give the same answer again" in once.out
    assert "Player 1 passes." not in once.out
    other_between = run("play", "--seed", "1114", answers=to_summer("pass", "hand", "pass", "quit"))
    assert other_between.out.count("give the same answer again") == 2
    assert "Player 1 passes." not in other_between.out
    twice = run("play", "--seed", "1114", answers=to_summer("pass", "13", "quit"))
    assert "Player 1 passes." in twice.out


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("0", "Choose a number from 1 to 13."),
        ("14", "Choose a number from 1 to 13."),
        ("9" * 400, "Choose a number from 1 to 13."),
        ("-1", "“-1” is neither an answer nor a command. Type a number or help."),
        ("nonsense", "“nonsense” is neither an answer nor a command. Type a number or help."),
        ("give tour", "“give tour” could mean several answers: 3, 4."),
        ("row:1", "You are not being asked for this now. (rule YR-2)"),
        ("place:plant_vine:left:regular", "You cannot plant Pinot without this structure: Trellis. (rule PLANT-3)"),
        ("card zzz", "no card has this id or contains these words: zzz"),
        ("card a", " cards match. Add a word."),
        ("rule a", " rules match. Add a word."),
        ("rule NOPE-1", "no rule has this number or contains these words: NOPE-1"),
        ("why " + "z" * 4000, "No answer in this game has the code or word “zzz"),
        ("card " + "z" * 4000, "no card has this id"),
        ("rule " + "z" * 4000, "no rule has this number"),
        ("log x", "Type log, log and a number of lines, or log all."),
        ("save /no/such/folder/../\0/game.json", "cannot write"),
        ("save ~nobody-of-this-name/game.json", "cannot write ~nobody-of-this-name/game.json"),
    ],
)
def test_an_impossible_answer_is_reported_and_asked_again(answer: str, reply: str) -> None:
    played = run("play", "--seed", "1114", answers=to_summer(answer, "quit"))
    assert played.code == 0
    assert reply in played.out.split("Your answer")[-2]


# --- commands


def test_why_names_the_reason_and_the_rule() -> None:
    played = run(
        "play", "--seed", "1114", answers=to_summer("why", "why plant_vine", "why pinot", "why give_tour", "why x")
    )
    assert played.out.count("You cannot plant Pinot without this structure: Trellis. (rule PLANT-3)") == 2
    yoke = "Yoke:\n  You have not built the structure that this space belongs to. (rule PLACE-10)\n"
    assert yoke + "  Build it first: Yoke, £2.\n  First: 5. Build a structure" in played.out
    assert "You can do this now: answer 3, 4." in played.out
    assert "No answer in this game has the code or word “x”." in played.out


def test_undo_takes_back_the_last_decision() -> None:
    played = run("play", "--seed", "1114", answers=to_summer("5", "undo", "3", "quit"))
    assert "Undone." in played.out
    assert "Player 1 gains £2 (Give a tour)." in played.out


def test_undo_all_goes_back_to_the_decision_of_somebody_else() -> None:
    table = ("play", "--seed", "1114", "--humans", "2")
    building = ["place:build_structure:left:regular", "yoke", "undo all", "codes", "quit"]
    played = run(*table, answers=["", "1", "", "1", "", "row:4", "", "row:1", *building])
    before, taken_back, after = played.out.partition("Undone.")
    assert "Player 1 is next" in before
    assert taken_back
    assert "row:1" in after
    assert "Player 1 takes wake-up row 4." not in after


def test_undo_never_goes_behind_a_drawn_card_or_an_opponent() -> None:
    played = run("play", "--seed", "1114", answers=to_summer("1", "undo", "quit"))
    assert "Nothing to undo" in played.out
    assert "Undone." not in played.out


def test_tables_hands_logs_cards_and_rules_can_be_looked_at() -> None:
    commands = ("help", "board", "hand", "discards", "log", "log 1", "log all", "codes", "card planner", "rule PLANT-2")
    played = run("play", "--seed", "1114", "--bots", "random", answers=to_summer("1", *commands, "quit"))
    for shown in (
        "undo: undo your last decision",
        "Cards to draw: ",
        "Draw a vine card: Player 1\n",
        "Your hand, 4 cards:",
        "Discard piles, the top card first:",
        "Player 1 draws ",
        "1. place:draw_vine:beside:grande",
        "Planner (id: planner)",
        "PLANT-2: The sum of all red and white values",
    ):
        assert shown in played.out


def test_a_forced_answer_is_given_unasked_and_taken_back_with_its_cause() -> None:
    """Only field 5 can be harvested, so that nothing is left to choose."""
    table = Table(structures=["yoke"], fields={5: ["malvasia"]}, season="summer", others=[{}])
    answers = iter(["", "place:yoke:left:regular", "option:1", "undo", "option:2", "quit"])
    stdin = Answers(lambda _: next(answers))
    session = TerminalSession(table.game, ["Ada", "Bruno"], 2, W, Terminal(stdin, stdin.out), None)
    assert run_session(session) == 0
    out = stdin.out.getvalue()
    assert "Bruno is next" in out.partition("Undone.")[0]
    assert "choose one of the options" in out.partition("Undone.")[2]
    assert session.game.codes == ["place:yoke:left:regular", "option:2", "field:5", "card:malvasia"]


# --- saving


def test_quitting_saves_and_tells_where(home: Path) -> None:
    played = run("play", "--seed", "1114", answers=to_summer("quit"))
    (file,) = (home / "games").iterdir()
    assert f"Saved: {file}" in played.out
    assert f'vendemmia play --load "{file}"' in played.out
    assert Record.from_text(file.read_text(encoding="utf-8")).codes[0] == "option:1"


def test_the_end_of_the_input_saves(home: Path) -> None:
    played = run("play", "--seed", "1114", answers=to_summer())
    assert played.code == 0
    assert "End of input." in played.out
    assert saved_game(home).codes[:1] == ("option:1",)


def test_an_interruption_saves_and_ends_with_130(home: Path) -> None:
    answers = iter(to_summer())

    def answer(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    played = run("play", "--seed", "1114", answers=answer)
    assert played.code == 130
    assert "Interrupted.\nSaved: " in played.out
    assert saved_game(home).codes


def test_a_game_in_which_nothing_was_decided_is_not_saved(home: Path) -> None:
    assert run("play", "--seed", "1114", answers=["quit"]).code == 0
    assert not home.exists()


def test_what_was_decided_anew_after_saving_is_saved(home: Path) -> None:
    table = ("play", "--seed", "1114", "--humans", "2")
    run(*table, answers=["", "option:1", "", "save", "option:1", "save", "undo", "option:2", "quit"])
    assert saved_game(home).codes == ("option:1", "option:2")


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    argv = ("--max-years", "3")
    whole = run("play", "--seed", "5", "--names", "Ada", *argv, "--save", str(file), answers=always("1"))
    final = Record.from_text(file.read_text(encoding="utf-8"))
    part = tmp_path / "part.json"
    answers = ["1"] * 9 + ["quit"]
    first = run("play", "--seed", "5", "--names", "Ada", *argv, answers=["1"] * 6 + [f"save {part}", *answers[6:]])
    assert f"Saved: {part}" in first.out
    rest = run("play", "--load", str(part), answers=always("1"))
    assert "Players: Ada, Normal 2." in rest.out
    assert Record.from_text(part.read_text(encoding="utf-8")) == final
    assert (
        whole.out.rpartition("Final result:")[2].splitlines()[:3]
        == (rest.out.rpartition("Final result:")[2].splitlines()[:3])
    )


def test_people_and_names_are_kept_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--humans", "2", "--names", "Ada,Bruno", "--save", str(file), answers=["", "1", "quit"])
    assert json.loads(file.read_text(encoding="utf-8"))["comment"] == "Ada, Bruno (humans: 2)"
    again = run("play", "--load", str(file), answers=["quit"])
    assert "Players: Ada, Bruno." in again.out
    assert "press Enter" in again.out


def test_a_finished_game_is_only_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seed", "5", "--max-years", "1", "--save", str(file), answers=always("1"))
    before = file.read_bytes()
    again = run("play", "--load", str(file))
    assert "Final result:" in again.out
    assert file.read_bytes() == before


def test_a_game_that_cannot_be_saved_where_it_should_is_saved_elsewhere(tmp_path: Path, home: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    def answer(_: str) -> str:
        if folder.is_file():
            return "quit"
        folder.rmdir()
        folder.write_text("a file where the folder was", encoding="utf-8")
        return "1"

    played = run("play", "--seed", "1114", "--save", str(folder / "game.json"), answers=answer)
    assert "cannot write" in played.out
    assert saved_game(home).codes


# --- the hot seat


def sections(played: Run) -> list[str]:
    """What was on the screen between two covers."""
    return played.out.split(COVER)


def test_between_two_people_the_screen_is_covered() -> None:
    answers = ["", "1", "", "1", "", "quit"]
    played = run("play", "--humans", "2", "--names", "Ada,Bruno", "--seed", "142", answers=answers)
    bruno, ada, bruno_again = sections(played)
    assert "Bruno is next; everyone else, look away. Bruno, press Enter:" in bruno
    assert ada.strip().startswith("Ada is next; everyone else, look away. Ada, press Enter:")
    state = Game.new(Options(players=2), 142).state
    names = [[W.card_name(CARDS[card]) for card in vineyard.hand] for vineyard in state.vineyards]
    assert all(name in ada for name in names[0])
    assert all(name in bruno and name in bruno_again for name in names[1])
    assert not any(name in bruno or name in bruno_again for name in names[0])
    assert not any(name in ada for name in names[1])


def test_a_drawn_card_is_shown_before_the_screen_is_covered() -> None:
    answers = ["", "1", "", "1", "", "3", "", "", "quit"]
    played = run("play", "--humans", "2", "--names", "Ada,Bruno", "--seed", "142", answers=answers)
    *_, bruno, ada = sections(played)
    last = bruno.rstrip().splitlines()[-2:]
    assert last == ["Bruno draws an order (white 2, sparkling 8).", "Ada is next. Press Enter to clear the screen:"]
    assert "Bruno draws an order.\n" in ada
    assert "white 2, sparkling 8" not in ada


def test_a_decision_can_be_taken_back_before_the_next_person_looks() -> None:
    answers = ["", "1", "undo", "2", "", "quit"]
    played = run("play", "--humans", "2", "--names", "Ada,Bruno", "--seed", "142", answers=answers)
    assert "Undone." in played.out
    assert "Bruno gains £3 (Morten)." in played.out


@pytest.mark.parametrize(
    "argv",
    [
        ("--players", "4", "--max-years", "5"),
        ("--players", "3", "--max-years", "3", "--modules", "all"),
        ("--players", "3", "--max-years", "3", "--modules", "workers,structures"),
    ],
    ids=["base", "all modules", "two modules"],
)
def test_no_line_tells_a_seat_what_it_may_not_know(argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards drafted, drawn and stolen are known only to those who have seen them."""
    sessions: list[TerminalSession] = []
    said: list[tuple[int | None, str]] = []
    plain_init, plain_say = TerminalSession.__init__, Terminal.say

    def init(self: TerminalSession, *args: object, **more: object) -> None:
        plain_init(self, *args, **more)  # type: ignore[arg-type]
        sessions.append(self)

    def say(self: Terminal, *lines: str) -> None:
        said.extend((sessions[-1].facing if sessions else None, line) for line in lines)
        plain_say(self, *lines)

    monkeypatch.setattr(TerminalSession, "__init__", init)
    monkeypatch.setattr(Terminal, "say", say)
    assert run("play", *argv, "--humans", "3", "--seed", "8", answers=at_random(8)).code == 0
    (session,) = sessions
    events = [event for brought in session.game.events for event in brought]
    for seat in range(session.humans):
        public = {W.event(event, session.names) for event in events if event.seen_by(seat) == event}
        hidden = {W.event(event, session.names) for event in events if event.seen_by(seat) != event} - public
        assert len(hidden) > 5
        assert not hidden & {line for reader, line in said if reader == seat}


def test_answers_that_do_nothing_stand_last() -> None:
    placing = Table(others=[{}], season="summer")
    assert placing.codes()[0] == "pass"
    assert ordered(observe(placing.state, placing.state.to_move))[-1] == "pass"
    offered = Table(others=[{}], season="summer", hand=["volunteer_crew", "merlot"], structures=["irrigation"])
    offered.play("place:play_summer_visitor:left:regular", "card:volunteer_crew")
    assert offered.codes()[0] == "no"
    assert ordered(observe(offered.state, offered.state.to_move))[-1] == "no"
