"""The documentation is tested: its JSON loads, its codes exist, and its links lead somewhere."""

from __future__ import annotations

import json
import re

import pytest

from vendemmia import CODES, Record, State

from .reading import DOCS, MODULES, ROOT, WEB, Finding, blanked, matches, refuse, text_of

PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]

FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
NAMED_FILE = re.compile(
    r"((?:tests|scripts|deploy|benchmarks|examples|src)/[\w./-]+\.(?:py|js|ts|css|html|ftl|svg|yaml|env|service|timer))\b"
)
DOTTED = re.compile(r"`([a-z_]+(?:\.\w+)+)(?<!\.py)(?:\(\))?`")
"""A name in a room of the web application, as in `lobby.gathering`."""
ROOMS = {room.name for room in WEB.iterdir() if room.is_dir()} - {"game"}
"""`game` is also what most variables with a game are called."""
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def examples(page: str) -> list[str]:
    """The JSON blocks of a page."""
    return re.findall(r"^```json\n(.*?)^```$", text_of(DOCS / page), re.DOTALL | re.MULTILINE)


POSITIONS = examples("position-format.md")
RECORDS = examples("record-format.md")


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
    page = text_of(DOCS / "design" / "actions.md")
    rows = re.findall(r"^\| (\d+)–(\d+) \| `([a-z]+)", page, re.MULTILINE)
    assert [int(first) for first, _, _ in rows] == [0, *(int(last) + 1 for _, last, _ in rows[:-1])]
    assert int(rows[-1][1]) == len(CODES) - 1
    for first, _, code in rows:
        assert CODES[int(first)].split(":")[0] == code


def test_every_relative_link_leads_to_a_file() -> None:
    refuse(
        Finding(page, line, f"no file {found[1]}")
        for page in PAGES
        for line, found in matches(page, LINK, blanked(FENCE, text_of(page)))
        if not re.match(r"[a-z]+:|#", found[1]) and not (page.parent / found[1].split("#")[0]).exists()
    )


def test_every_file_that_a_page_names_is_there() -> None:
    refuse(
        Finding(page, line, f"no file {found[1]}")
        for page in PAGES
        if page.parent.name != "guide"  # They say which files to make.
        for line, found in matches(page, NAMED_FILE)
        if not (ROOT / found[1]).exists()
    )


def test_what_the_pages_and_the_web_application_name_by_its_room_is_there() -> None:
    """`conduct.sanctions` is a module of a room, `lobby.gathering.begin` something in one."""
    own = [module for module in MODULES if module.is_relative_to(WEB)]
    refuse(
        Finding(path, line, f"no {found[1]} in the rooms of the web application")
        for path in (*(DOCS / "design").rglob("*.md"), *own)
        for line, found in matches(path, DOTTED)
        if found[1].partition(".")[0] in ROOMS and not is_in_rooms(found[1])
    )


def is_in_rooms(name: str) -> bool:
    """Whether a path of rooms and modules leads to a file, and that file has the rest of the name."""
    place, *parts = WEB, *name.split(".")
    while parts and (place / parts[0]).is_dir():
        place /= parts.pop(0)
    if parts and (place / f"{parts[0]}.py").exists():
        place /= f"{parts.pop(0)}.py"
    if not parts:
        return True
    return bool(re.search(rf"\b{parts[0]}\b", text_of(place / "__init__.py" if place.is_dir() else place)))


def test_every_page_begins_with_its_title() -> None:
    refuse(Finding(page, 1, "no title") for page in PAGES if not text_of(page).startswith("# "))
