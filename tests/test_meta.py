"""The tests about the tests: every rule is pinned by one, and none cites a rule that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from vendemmia.engine import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NUMBER = re.compile(r"[A-Z]+-[A-Z]?[0-9]+")
ENTRY = re.compile(rf"^- ({NUMBER.pattern}) ", re.MULTILINE)

CITING = ("rule", "of", "case")
"""Calls whose texts cite rules: the mark itself, and the tables of cards that hand their numbers to it."""


def listed(*pages: Path) -> list[str]:
    """The numbers with which entries of some pages begin."""
    return [number for page in pages for number in ENTRY.findall(page.read_text(encoding="utf-8"))]


def texts(node: ast.expr) -> Iterator[str]:
    """The texts in an argument: one, or several in a tuple or list."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple | ast.List):
        for item in node.elts:
            yield from texts(item)


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def cited(source: str) -> list[str]:
    """The numbers that a module cites: in `rule(…)`, in a table of cases, or under the keyword `rules`."""
    numbers: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        arguments = [keyword.value for keyword in node.keywords if keyword.arg == "rules"]
        if called(node) in CITING:
            arguments += node.args
        numbers += [text for argument in arguments for text in texts(argument) if NUMBER.fullmatch(text)]
    return numbers


@cache
def cited_by_file() -> dict[str, list[str]]:
    """The numbers that each file of tests cites; files without a number need not be parsed."""
    return {
        path.relative_to(ROOT).as_posix(): cited(source)
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if NUMBER.search(source := path.read_text(encoding="utf-8"))
    }


def without_a_test(numbers: list[str]) -> list[str]:
    every = {number for some in cited_by_file().values() for number in some}
    return [number for number in numbers if number not in every]


def test_the_marks_of_a_module_are_found() -> None:
    source = """
@rule("SET-1", "VIS-S3")
def test_one(): ...
CASES = [pytest.param(1, marks=rule("YR-2")), Case(rules=("RUL-4", "a word"))]
MORE = of("VIS-W7", "teacher", case(1, "words", "END-1"))
@pytest.mark.rule("GAME-4")
def test_two(): other("SET-9")
"""
    assert sorted(cited(source)) == ["END-1", "GAME-4", "RUL-4", "SET-1", "VIS-S3", "VIS-W7", "YR-2"]


def test_the_page_of_the_base_game_lists_its_rules() -> None:
    numbers = listed(ROOT / "docs" / "rules" / "base.md")
    assert len(numbers) == len(set(numbers))
    visitors = {f"VIS-{deck}{number}" for deck in "SW" for number in range(1, 39)}
    assert visitors <= set(numbers)
    assert {"SET-1", "PLACE-10", "VIS-14", "RUL-14", "END-4", "GAME-4"} <= set(numbers)


def test_every_rule_of_the_base_game_has_a_test() -> None:
    assert without_a_test(listed(ROOT / "docs" / "rules" / "base.md")) == []


SOLO_CHAPTERS = ("AUT", "DIFF", "AGG", "CAMP", "TSOLO")
"""The chapters of the solo page."""
SOLO_RULES = [
    number for number in listed(ROOT / "docs" / "rules" / "solo.md") if number.partition("-")[0] in SOLO_CHAPTERS
]


def test_the_page_of_the_solo_game_lists_its_rules() -> None:
    chapters = {"AUT": 7, "DIFF": 5, "AGG": 1, "CAMP": 11, "TSOLO": 5}
    expected = [f"{chapter}-{number}" for chapter, count in chapters.items() for number in range(1, count + 1)]
    assert expected == SOLO_RULES


def test_every_rule_of_the_solo_game_has_a_test() -> None:
    assert without_a_test(SOLO_RULES) == []


TUSCANY_RULES = listed(ROOT / "docs" / "rules" / "tuscany.md")


def test_the_page_of_tuscany_lists_its_rules() -> None:
    chapters = {"MOD": 5, "TUS": 14, "INF": 6, "TRADE": 4, "SPW": 16, "STC": 44, "TVIS": 7}
    expected = [f"{chapter}-{number}" for chapter, count in chapters.items() for number in range(1, count + 1)]
    assert expected == TUSCANY_RULES


def test_every_rule_of_tuscany_has_a_test() -> None:
    assert without_a_test(TUSCANY_RULES) == []


def test_every_number_stands_on_one_page() -> None:
    numbers = listed(*PAGES)
    assert sorted(number for number in set(numbers) if numbers.count(number) > 1) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = set(listed(*PAGES))
    unknown = {path: [number for number in numbers if number not in known] for path, numbers in cited_by_file().items()}
    assert {path: numbers for path, numbers in unknown.items() if numbers} == {}


def test_every_reason_names_a_rule_that_exists() -> None:
    known = set(listed(*PAGES))
    assert [reason.name for reason in Reason if reason.rule not in known] == []
