"""The tests about the tests: every rule is pinned by one, and none cites a rule that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING

from vendemmia.engine import Reason

from .reading import DOCS, PACKAGE, TESTS, Finding, line_of, matches, refuse, text_of, tree_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RULES = DOCS / "rules"
BASE, SOLO, TUSCANY = (RULES / f"{name}.md" for name in ("base", "solo", "tuscany"))
PAGES = sorted(RULES.glob("*.md"))
NUMBER = re.compile(r"[A-Z]+-[A-Z]?[0-9]+")
ENTRY = re.compile(rf"^- ({NUMBER.pattern}) ", re.MULTILINE)

CITING = ("rule", "of", "case")
"""Calls whose texts cite rules: the mark itself, and the tables of cards that hand their numbers to it."""


def listed(*pages: Path) -> list[str]:
    """The numbers with which entries of some pages begin."""
    return [found[1] for page in pages for _, found in matches(page, ENTRY)]


def texts(node: ast.expr) -> Iterator[ast.Constant]:
    """The texts in an argument: one, or several in a tuple or list."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    elif isinstance(node, ast.Tuple | ast.List):
        for item in node.elts:
            yield from texts(item)


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def cited(tree: ast.Module) -> list[tuple[str, int]]:
    """The numbers that a module cites, with their lines: in `rule(…)`, in a table of cases, or as `rules=…`."""
    numbers: list[tuple[str, int]] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        arguments = [keyword.value for keyword in node.keywords if keyword.arg == "rules"]
        if called(node) in CITING:
            arguments += node.args
        found = (text for argument in arguments for text in texts(argument))
        numbers += [(str(text.value), text.lineno) for text in found if NUMBER.fullmatch(str(text.value))]
    return numbers


@cache
def cited_by_file() -> dict[Path, list[tuple[str, int]]]:
    """The numbers that each file of tests cites; files without a number need not be parsed."""
    return {path: cited(tree_of(path)) for path in TESTS if NUMBER.search(text_of(path))}


def refuse_without_a_test(page: Path) -> None:
    every = {number for some in cited_by_file().values() for number, _ in some}
    refuse(
        Finding(page, line, f"no test cites {found[1]}")
        for line, found in matches(page, ENTRY)
        if found[1] not in every
    )


def test_the_marks_of_a_module_are_found() -> None:
    source = """
@rule("SET-1", "VIS-S3")
def test_one(): ...
CASES = [pytest.param(1, marks=rule("YR-2")), Case(rules=("RUL-4", "a word"))]
MORE = of("VIS-W7", "teacher", case(1, "words", "END-1"))
@pytest.mark.rule("GAME-4")
def test_two(): other("SET-9")
"""
    assert sorted(cited(ast.parse(source))) == [
        *(("END-1", 5), ("GAME-4", 6), ("RUL-4", 4), ("SET-1", 2), ("VIS-S3", 2), ("VIS-W7", 5), ("YR-2", 4)),
    ]


def test_the_page_of_the_base_game_lists_its_rules() -> None:
    numbers = listed(BASE)
    assert len(numbers) == len(set(numbers))
    visitors = {f"VIS-{deck}{number}" for deck in "SW" for number in range(1, 39)}
    assert visitors <= set(numbers)
    assert {"SET-1", "PLACE-10", "VIS-14", "RUL-14", "END-4", "GAME-4"} <= set(numbers)


def test_every_rule_of_the_base_game_has_a_test() -> None:
    refuse_without_a_test(BASE)


def test_the_page_of_the_solo_game_lists_its_rules() -> None:
    chapters = {"AUT": 7, "DIFF": 5, "AGG": 1, "CAMP": 11, "TSOLO": 5}
    expected = [f"{chapter}-{number}" for chapter, count in chapters.items() for number in range(1, count + 1)]
    assert [number for number in listed(SOLO) if number.partition("-")[0] in chapters] == expected


def test_every_rule_of_the_solo_game_has_a_test() -> None:
    refuse_without_a_test(SOLO)


def test_the_page_of_tuscany_lists_its_rules() -> None:
    chapters = {"MOD": 5, "TUS": 14, "INF": 6, "TRADE": 4, "SPW": 16, "STC": 44, "TVIS": 7}
    expected = [f"{chapter}-{number}" for chapter, count in chapters.items() for number in range(1, count + 1)]
    assert expected == listed(TUSCANY)


def test_every_rule_of_tuscany_has_a_test() -> None:
    refuse_without_a_test(TUSCANY)


def test_every_number_stands_on_one_page() -> None:
    numbers = listed(*PAGES)
    refuse(
        Finding(page, line, f"{found[1]} has another entry")
        for page in PAGES
        for line, found in matches(page, ENTRY)
        if numbers.count(found[1]) > 1
    )


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = set(listed(*PAGES))
    refuse(
        Finding(path, line, f"there is no rule {number}")
        for path, numbers in cited_by_file().items()
        for number, line in numbers
        if number not in known
    )


def test_every_reason_names_a_rule_that_exists() -> None:
    known = set(listed(*PAGES))
    reasons = PACKAGE / "engine" / "reports" / "reasons.py"
    refuse(
        Finding(reasons, line_of(reasons, f"{reason.name} ="), f"{reason.name}: there is no rule {reason.rule}")
        for reason in Reason
        if reason.rule not in known
    )
