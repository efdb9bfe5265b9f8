"""The documentation is tested: its JSON loads, its codes exist, and its links lead somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from vendemmia import CODES, Record, State

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]

FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def examples(page: str) -> list[str]:
    """The JSON blocks of a page."""
    return re.findall(r"^```json\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


POSITIONS = examples("position-format.md")
RECORDS = examples("record-format.md")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("text", POSITIONS, ids=POSITIONS.index)
def test_every_position_in_the_documentation_loads_and_is_asked_something(text: str) -> None:
    state = State.from_json(json.loads(text), try_out=True)
    assert state.legal_actions()
    assert State.from_json(state.to_json()) == state


@pytest.mark.parametrize("text", RECORDS, ids=RECORDS.index)
def test_every_record_in_the_documentation_replays_to_its_end(text: str) -> None:
    record = Record.from_text(text)
    assert record.replay().checksum() == record.checksum
    assert Record.from_text(record.to_text()) == record


def test_both_formats_have_examples() -> None:
    assert len(POSITIONS) >= 2
    assert len(RECORDS) >= 2


def test_a_position_written_by_the_engine_is_shown_as_it_is_written() -> None:
    plain = json.loads(POSITIONS[-1])
    assert State.from_json(plain).to_json() == plain


def test_the_page_of_the_actions_gives_their_numbers() -> None:
    page = (DOCS / "design" / "actions.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+)–(\d+) \| `([a-z]+)", page, re.MULTILINE)
    assert [int(first) for first, _, _ in rows] == [0, *(int(last) + 1 for _, last, _ in rows[:-1])]
    assert int(rows[-1][1]) == len(CODES) - 1
    for first, _, code in rows:
        assert CODES[int(first)].split(":")[0] == code


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_relative_link_leads_to_a_file(page: Path) -> None:
    targets = LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    paths = [target.split("#")[0] for target in targets if not re.match(r"[a-z]+:", target)]
    assert [path for path in paths if path and not (page.parent / path).exists()] == []


def test_the_guide_to_adding_a_card_names_files_and_tables_that_exist() -> None:
    named = re.findall(r"`([^`\n]+)`", FENCE.sub("", (DOCS / "guide" / "add-a-card.md").read_text(encoding="utf-8")))
    paths = {text for text in named if re.match(r"(src|tests|docs|scripts)/\S+$", text)}
    assert {path for path in paths if not (ROOT / path).exists()} == set()
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    tables = {text for text in named if re.fullmatch(r"[A-Z_]{4,}|_?[a-z]+_[a-z]+", text)}
    assert {table for table in tables if not re.search(rf"\b{table}\b", sources)} == set()
    assert len(paths) > 30


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_page_begins_with_its_title(page: Path) -> None:
    assert page.read_text(encoding="utf-8").startswith("# ")
