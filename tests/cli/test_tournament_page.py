"""The page of a tournament: one file that needs nothing else, with all words from the catalogue."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

import vendemmia
from vendemmia.arena import TournamentPlan, tournament
from vendemmia.cli.reports.tournament_page import _chart, tournament_page
from vendemmia.engine import MODULES, Options
from vendemmia.locale import words

from .support import run

if TYPE_CHECKING:
    from collections.abc import Sequence

W = words("en")
PACKAGE = Path(vendemmia.__file__).parent
DOCTYPE = "<!doctype html>\n"


def made(options: Options, names: Sequence[str], folder: Path) -> str:
    plan = TournamentPlan.make(options, names, 1)
    return tournament_page(W, plan, tournament(plan, 2, folder / "games.jsonl").to_json())


def parsed(page: str) -> ET.Element:
    """The page is XML as well, so that every element that is opened is closed."""
    assert page.startswith(DOCTYPE)
    return ET.fromstring(page.removeprefix(DOCTYPE))  # noqa: S314 (our own page)


@pytest.mark.parametrize(
    "options",
    [
        Options(2, max_years=1),
        Options(3, max_years=1, modules=frozenset(MODULES)),
        Options(1, solo="easy", challenge=1),
    ],
    ids=["two", "modules", "solo"],
)
def test_the_page_is_well_formed_and_needs_nothing_else(options: Options, tmp_path: Path) -> None:
    page = made(options, ["random", "easy"], tmp_path)
    assert not re.search(r"<script|\b(?:src|href|srcset|action)=|url\(|@import|https?:", page)
    root = parsed(page)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    named = [element.get("aria-labelledby") for element in root.iter() if element.get("aria-labelledby")]
    assert set(named) == set(ids)
    assert ("ratings" in ids) == (options.solo is None)
    for element in root.iter("path"):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", element.get("d", ""))]
        assert all(0 <= number <= 100 for number in numbers), element.get("d")


def test_the_command_writes_the_page_where_it_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    argv = ["tournament", "random", "easy", "--games", "2", "--max-years", "1", "--workers", "1", "--out"]
    assert run(*argv, str(tmp_path), "--html", str(file)).code == 0
    assert file.read_text(encoding="utf-8") == (tmp_path / "report.html").read_text(encoding="utf-8")
    done = run(*argv, str(tmp_path), "--html", str(tmp_path / "no" / "page.html"))
    assert done.code == 2
    assert done.err.startswith(f"vendemmia: cannot write {tmp_path}/no/page.html: No such file")


def test_names_are_shown_as_they_are_and_never_as_markup(tmp_path: Path) -> None:
    plan = TournamentPlan.make(Options(2, max_years=1), ["random", "easy"], 1)
    plain = tournament(plan, 2, tmp_path / "games.jsonl").to_json()
    entrants = plain["entrants"]
    assert isinstance(entrants, list)
    entrants[0]["name"] = "<b>&"
    page = tournament_page(W, plan, plain)
    assert "<b>&</b>" not in page
    assert "<b>&" in [element.text for element in parsed(page).iter("th")]


def test_a_histogram_with_many_values_has_few_bars() -> None:
    found = {"mean": 50.0, "least": 0, "most": 100, "histogram": {str(value): 1 for value in range(101)}}
    chart = _chart(W, "name", found)
    assert chart["width"] == len(chart["bars"]) == 26
    assert chart["mean"] == pytest.approx(50.5 / 4, abs=0.01)


def test_every_message_is_used_and_every_used_message_exists() -> None:
    catalogue = (PACKAGE / "locale" / "en" / "tournament.ftl").read_text(encoding="utf-8")
    declared = set(re.findall(r"(?m)^(tournament-[\w-]+) =", catalogue))
    source = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "cli").rglob("tournament*.py"))
    named = set(re.findall(r'(?<!f)"(tournament-[\w-]+)"', source))
    assert named <= declared
    computed = {re.sub(r"\{[^}]*\}", r"[\\w-]+", form) for form in re.findall(r'f"(tournament-[^"]+)"', source)}
    assert {id for id in declared - named if not any(re.fullmatch(form, id) for form in computed)} == set()
