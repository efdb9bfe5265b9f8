"""Numbers follow the reader's language: separators, percent, plurals, and columns that never touch."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from vendemmia.arena import TournamentPlan, simulate, tournament
from vendemmia.cli.commands import simulate as simulation
from vendemmia.cli.reports import tournament_table
from vendemmia.cli.reports.columns import LABEL, aligned, significant
from vendemmia.cli.reports.tournament_page import tournament_page
from vendemmia.engine import MODULES, Options
from vendemmia.locale import languages, words

from .support import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from vendemmia.cli.reports.columns import Row
    from vendemmia.cli.reports.tournament_table import Plain

NB = "\N{NO-BREAK SPACE}"
OTHERS = sorted(set(languages()) - {"en"})
LONG = "expert:runs/a-very-long-name/best.npz"
"""The name of a computer player with weights of its own."""


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [
        ("en", "1,234,567.50", "12.3%"),
        ("es", "1.234.567,50", f"12,3{NB}%"),
        ("pl", f"1{NB}234{NB}567,50", "12,3%"),
        ("ru", f"1{NB}234{NB}567,50", f"12,3{NB}%"),
        ("fr", f"1{NB}234{NB}567,50", f"12,3{NB}%"),
        ("cs", f"1{NB}234{NB}567,50", f"12,3{NB}%"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, number: str, share: str) -> None:
    say = words(language)
    assert say.number(1234567.5, 2) == number
    assert say.number(1234567.5, 2, grouped=False) == re.sub(rf"[.,{NB}](?=\d{{3}})", "", number)
    assert say.percent(0.1234, 1) == share
    assert say.number(-7) == "−7"
    assert f" {say.message('cli-cut-short', games=12345)} ".count(say.number(12345)) == 1


@pytest.mark.parametrize("value", [0, 0.5, 1.5, 2.675, 0.125, 0.1235, 0.0005, 1.005, 99.995, 1 / 3])
def test_english_rounds_as_python_does(value: float) -> None:
    english = words("en")
    for decimals in range(4):
        assert english.number(value, decimals) == f"{value:.{decimals}f}"
        assert english.percent(value, decimals).replace(",", "") == f"{value:.{decimals}%}"
    assert significant(english, value, 3) == f"{value:.3g}"


def test_numbers_without_an_exponent() -> None:
    assert significant(words("en"), 0.0000123, 3) == "0.0000123"
    assert significant(words("cs"), 2500000.0, 6) == "2500000"
    assert significant(words("pl"), 33.33333333, 6) == "33,3333"


@pytest.mark.parametrize(
    ("games", "english", "polish", "russian", "czech"),
    [
        (1, "1 game", "1 gra", f"1{NB}партия", f"1{NB}partie"),
        (2, "2 games", "2 gry", f"2{NB}партии", f"2{NB}partie"),
        (5, "5 games", "5 gier", f"5{NB}партий", f"5{NB}partií"),
        (21, "21 games", "21 gier", f"21{NB}партия", f"21{NB}partií"),
        (
            1022,
            "1,022 games",
            f"1{NB}022 gry",
            f"1{NB}022{NB}партии",
            f"1{NB}022{NB}partií",
        ),
    ],
)
def test_counts_choose_their_plural(games: int, english: str, polish: str, russian: str, czech: str) -> None:
    for language, noun in (("en", english), ("pl", polish), ("ru", russian), ("cs", czech)):
        say = words(language).message
        for shown in (
            say("cli-simulated", games=games, players=2, kind="random", seed="1"),
            say("cli-simulated-solo", games=games, kind="other", seed="1"),
            say("tournament-title", solo="no", games=games, players=2, seed="1"),
            say("tournament-title", solo="yes", games=games, players=1, seed="1"),
            say("tournament-page-games", games=games, draws=0),
            say("tournament-page-games", games=games, draws=3),
        ):
            assert re.match(rf"{noun}(?!\w)", shown), shown


def test_one_game_is_one_game() -> None:
    argv = ("simulate", "--games", "1", "--max-years", "1", "--workers", "1", "--language")
    assert run(*argv, "en").out.startswith("1 game with 2 random players, seed 1\n")
    assert run(*argv, "pl").out.startswith("1 gra, 2 losowych graczy, ziarno 1\n")
    assert run(*argv, "es").out.startswith("1 partida con 2 jugadores aleatorios, semilla 1\n")


def test_the_progress_of_a_tournament_is_counted() -> None:
    say = words("en").message
    assert say("tournament-saved", finished=1, games=20000, file="F").startswith("1 of 20,000 games is saved in F.")
    assert say("tournament-saved", finished=12, games=20000, file="F").startswith("12 of 20,000 games are saved in F.")
    assert say("cli-progress", finished=1, games=1) == "1 of 1 game"


# --- columns


def test_columns_grow_with_their_texts_and_have_a_least_width() -> None:
    rows: list[Row] = [("a", ["1", "x" * 12]), ("b" * LABEL, ["y" * 12, "2"])]
    first, second = aligned(rows, 12)
    assert first == "a" + " " * (LABEL + 11) + "1" + " " + "x" * 12
    assert second == "b" * LABEL + " " + "y" * 12 + " " * 12 + "2"
    assert list(aligned([("a", ["1"])], 12)) == [f"{'a':<44}{'1':>12}"]


class Watch:
    """Looks at every table before it is printed: a space before each text, and all lines of the same length."""

    def __init__(self) -> None:
        self.tables = 0

    def __call__(self, rows: Iterable[Row], least: int) -> Iterator[str]:
        every = list(rows)
        lines = list(aligned(every, least))
        for (label, values), line in zip(every, lines, strict=True):
            assert re.fullmatch(" +".join(re.escape(text) for text in [label, *values]), line), line
        assert len({len(line) for line in lines}) == 1
        self.tables += 1
        return iter(lines)


@pytest.fixture(scope="module")
def simulated() -> list[tuple[Options, dict[str, object]]]:
    every = [Options(2, max_years=3, modules=frozenset(MODULES)), Options(1, solo="easy")]
    return [(options, simulate(options, 2, 1).to_json(options, 1)) for options in every]


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> tuple[TournamentPlan, Plain]:
    plan = TournamentPlan.make(Options(2, max_years=4), ["random", "easy"], 1)
    results = tournament(plan, 2, tmp_path_factory.mktemp("met") / "games.jsonl").to_json()
    plain = json.loads(json.dumps(results).replace('"easy"', json.dumps(LONG)))
    for match in plain["matches"]:
        match["won"]["random"] |= {"rate": 1, "low": 1, "high": 1, "games": 123456789012}
    return plan, plain


@pytest.mark.parametrize("language", languages())
def test_columns_of_a_simulation_never_touch(
    language: str, simulated: list[tuple[Options, dict[str, object]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    monkeypatch.setattr(simulation, "aligned", watch)
    for options, plain in simulated:
        assert list(simulation.table(words(language), options, plain))
    assert watch.tables == 6 + 4


@pytest.mark.parametrize("language", languages())
def test_columns_of_a_tournament_never_touch(
    language: str, met: tuple[TournamentPlan, Plain], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    monkeypatch.setattr(tournament_table, "aligned", watch)
    assert list(tournament_table.table(words(language), *met))
    assert watch.tables == 5


# --- whole tables and pages


def test_english_tables_are_as_they_were(simulated: list[tuple[Options, dict[str, object]]]) -> None:
    options, plain = simulated[0]
    plain = plain | {"decisions": {"mean": 1234.565, "least": 1000, "median": 1234, "most": 2000}}
    lines = list(simulation.table(words("en"), options, plain))
    assert f"{'Decisions':<44}{'1234.57':>12}{'1000':>12}{'1234':>12}{'2000':>12}" in lines
    assert f"{'Seat':<44}{'wins':>12}{'win rate':>12}{'mean score':>12}" in lines


def test_ratings_and_times_have_no_separator_in_english() -> None:
    english = words("en")
    assert tournament_table.rounded(english, 1052.5) == "1052"
    assert tournament_table.rounded(english, -12.6) == "−13"
    shown = [tournament_table.milliseconds(english, time) for time in (0.0, 0.01234, 1.2, 45.67, 99.96, 100.4, 1234.5)]
    assert shown == ["0", "0.0123", "1.2", "45.7", "100", "100", "1234"]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_number_is_left(
    language: str, simulated: list[tuple[Options, dict[str, object]]], met: tuple[TournamentPlan, Plain]
) -> None:
    """All of these languages have a decimal comma."""
    for options, plain in simulated:
        text = "\n".join(simulation.table(words(language), options, plain))
        assert not re.search(r"\d\.\d", text)
        assert re.search(r"\d,\d\d\b", text)
    plan, plain = met
    small = json.loads(json.dumps(plain).replace("123456789012", "12"))  # No count has a separator of thousands.
    text = "\n".join(tournament_table.table(words(language), plan, small))
    assert not re.search(r"\d\.\d", text)
    page = tournament_page(words(language), plan, small)
    texts = re.sub(r"<[^>]*>", "\n", page[page.index("<body") :]).split("\n")
    left = {text.split(" ")[0] for text in texts if re.search(r"\d\.\d", text)}
    assert left <= set(small["versions"].values())


def test_json_is_the_same_in_every_language(tmp_path: Path) -> None:
    argv = ("--games", "2", "--max-years", "2", "--workers", "1", "--json", "--language")
    assert len({run("simulate", *argv, language).out for language in languages()}) == 1
    met = ("tournament", "random", "easy", "--out", str(tmp_path))
    assert len({run(*met, *argv, language).out for language in languages()}) == 1
