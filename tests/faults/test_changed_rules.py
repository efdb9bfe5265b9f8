"""The rules change under a database full of games: every game goes on exactly from where it was.

The changed rules are a copy of the sources with one price, or one name, replaced. Everything that opens the database
runs in a process of its own, which uses either the installed version or such a copy.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web import forked
from tests.web.migrated import put_database

from .support import copied, environment

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "vendemmia"
PLAYED = 14
"""Tables."""
PAGES = 6
"""Kinds of pages that a table has: itself, log, replay, replay from some ply on, result and record."""

Tables = dict[str, dict[str, Any]]

BEGIN = """
import json, logging, os, sys
from functools import partial
from pathlib import Path
import vendemmia
from vendemmia.home import data_folder, make_folder
from vendemmia.locale import words
from vendemmia.web.server.launch import prepare
home = data_folder()
make_folder(home)
prepare(words("en"), home)
from django.conf import settings
settings.ALLOWED_HOSTS.append("testserver")
from django.db import connection
from django.test import Client
from vendemmia.record import Record, Game, canonical
from vendemmia.web.tables.history import History
from vendemmia.web.models import Table
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.cache import forget, read_table
from vendemmia.web.play.records import written
from vendemmia.web.tables.stored import Unplayable
from vendemmia.web.play.moves import answer, open_table, undo
def opened(table_id):
    with table_lock(table_id):
        return read_table(table_id)
"""

PLAY = """
sys.path.insert(0, sys.argv[1])
from keep_release import EVERYTHING, advanced, seats
from vendemmia.engine import Options
games = [
    (Options(players=2), 0), (Options(players=2), 1), (Options(players=2), 12), (Options(players=3), 70),
    (Options(players=2), 150), (Options(players=4, friendly=True, advanced=True), 120),
    (Options(players=2, max_years=9), None),
    (Options(players=3, modules=EVERYTHING), 130), (Options(players=3, modules=EVERYTHING, max_years=4), None),
    (Options(players=1, solo="normal"), 60), (Options(players=1, solo="easy", challenge=2), None),
    (Options(players=6, advanced=True), 200), (Options(players=5, modules=frozenset({"special_workers"})), 160),
    (Options(players=2, modules=frozenset({"structure_cards"})), 90),
]
for seed, (options, plies) in enumerate(games):
    people = 1 if seed % 2 else options.players
    advanced(open_table(options, f"{seed:064x}", seats(options.players, people, "random")), plies)
found = {}
for id in Table.objects.values_list("id", flat=True):
    table = opened(id)
    found[id] = {
        "position": table.position, "over": table.over, "plies": table.game.plies,
        "checks": list(table.plies.values_list("check_digits", flat=True)),
        "codes": table.game.codes, "modules": bool(table.options.get("modules")),
    }
"""

LOOK = """
LONG_RUN = int(os.environ.get("VENDEMMIA_FAULTS", "1")) > 1
STEP = 1 if LONG_RUN else 8  # A long run checks every position that is shown.
# A long run opens all pages of every table, a usual one two of each, in turn: with so many tables, every page.
def two_of(pages, turn):
    return pages if LONG_RUN else [pages[(turn + next) % len(pages)] for next in (0, 1)]
def look(id, turn=0):
    table = opened(id)
    state, past = table.game.state, History(table.game)
    known = [ply for ply in range(past.plies + 1) if past.knows(ply)]
    later = [ply for ply in known if ply]
    client = Client()
    people = [number for number, player in enumerate(table.players) if not player.bot]
    if state.to_move in people and len(people) > 1:
        client.post(f"/tables/{id}/sit", {"seat": str(state.to_move)})
    pages = ["", "log", "replay/", "replay/?ply=0", f"replay/?ply={past.plies * 2 // 3}"]
    pages = two_of(pages + (["result", "record.json"] if table.over else []), turn + ids.index(id))
    record = Record.from_text(written(table.game.record(), table.players))
    return {
        "position": canonical(state.to_json()),
        "over": state.is_over,
        "plies": past.plies,
        "codes": list(table.game.codes),
        "went_on_at": table.game.went_on_at,
        "resumed": [each.ply for each in record.resumed],
        "gaps": [list(gap) for gap in table.game.gaps],
        "known": known,
        "checks": {ply: past.state(ply).checksum()[:4] for ply in later[::STEP] + later[-5:]},
        "legal_at_end": state.codes() if not state.is_over else [],
        "same_by_record": Game.from_record(record).state == state,
        "pages": {name: client.get(f"/tables/{id}/{name}").status_code for name in pages},
    }
def move(id):
    from random import Random
    table = opened(id)
    for ply in range(3):
        state = table.game.state
        if state.is_over:
            break
        code = Random(ply).choice(state.codes())
        answer(table, state.to_move, code, table.version)
def looked(id, see):
    try:
        return see(id)
    except Unplayable as error:
        return {"frozen": error.problem, "page": Client().get(f"/tables/{id}/").status_code}
"""

OPEN = """
logging.disable()
assert str(Path(vendemmia.__file__)).startswith(sys.argv[1]), vendemmia.__file__
ids = list(Table.objects.order_by("created").values_list("id", flat=True))  # Ids are random.
found = {"before": {id: looked(id, look) for id in ids}}
if sys.argv[2] == "move":
    for id in ids:
        looked(id, move)
        forget(id)
    found["after"] = {id: looked(id, partial(look, turn=2)) for id in ids}
"""

END = """
connection.close()
print(json.dumps(found))
sys.exit()
"""


def python(home: Path, script: str, *argv: str, sources: Path | None = None) -> Any:
    """What a script prints, with these sources instead of the installed version."""
    if sources is None:
        code, output, complaints = forked.run(argv, environment(home), BEGIN + script + END)
    else:
        done = subprocess.run(
            [sys.executable, "-c", BEGIN + script + END, *argv],
            env=environment(home) | {"PYTHONPATH": str(sources)},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        code, output, complaints = done.returncode, done.stdout, done.stderr
    assert code == 0, complaints
    return json.loads(output)


def changed_sources(folder: Path, change: Callable[[str], str], *files: str) -> Path:
    """A copy of the sources with something replaced in some files, interpreted; with the bytecode that still fits."""
    shutil.copytree(SOURCES, folder / "vendemmia", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    for path in files:
        file = folder / "vendemmia" / path
        text = file.read_text(encoding="utf-8")
        assert change(text) != text, path
        file.write_text(change(text), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Tables]:
    """A data folder with games of all kinds, and what is in it."""
    home = tmp_path_factory.mktemp("games") / "home"
    home.mkdir(mode=0o700)
    put_database(home)
    tables: Tables = python(home, PLAY, str(ROOT / "scripts"))
    assert len(tables) == PLAYED
    return home, tables


@pytest.fixture(scope="module")
def dearer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Training a worker costs £5."""
    return changed_sources(
        tmp_path_factory.mktemp("dearer"),
        lambda text: text.replace('action("train_worker", WINTER, train(4)', 'action("train_worker", WINTER, train(5)'),
        "engine/content/base_board.py",
    )


Opened = tuple[Path, Tables, dict[str, Tables]]


@pytest.fixture(scope="module")
def opened(games: tuple[Path, Tables], dearer: Path, tmp_path_factory: pytest.TempPathFactory) -> Opened:
    """The games under the dearer rules: as they are opened, and after some answers more."""
    home = copied(games[0], tmp_path_factory.mktemp("dearer-home") / "home")
    return home, games[1], python(home, LOOK + OPEN, str(dearer), "move", sources=dearer)


def agreeing(saved: dict[str, Any], found: dict[str, Any]) -> int:
    """The first ply of the gap."""
    first: int = found["gaps"][0][0] if found["gaps"] else saved["plies"]
    return first


class TestADearerWorker:
    def test_every_game_is_exactly_where_it_was(self, opened: Opened) -> None:
        _, tables, found = opened
        assert set(found["before"]) == set(tables)
        for id, saved in tables.items():
            seen = found["before"][id]
            assert "frozen" not in seen
            assert [seen[key] for key in ("position", "over", "plies", "codes")] == [
                saved[key] for key in ("position", "over", "plies", "codes")
            ]
            assert seen["same_by_record"]

    def test_both_kinds_of_games_are_among_them(self, opened: Opened) -> None:
        _, tables, found = opened
        lost = [id for id, seen in found["before"].items() if seen["resumed"]]
        assert 4 <= len(lost) <= PLAYED - 4
        assert {tables[id]["over"] for id in lost} == {True, False}
        assert {tables[id]["modules"] for id in lost} == {False, True}

    def test_a_game_that_no_longer_follows_says_from_where_it_went_on(self, opened: Opened) -> None:
        _, tables, found = opened
        for id, saved in tables.items():
            seen = found["before"][id]
            assert seen["resumed"] in ([], [saved["plies"]])
            assert seen["went_on_at"] == (saved["plies"] if seen["resumed"] else None)
            assert bool(seen["gaps"]) == bool(seen["resumed"])
            if seen["gaps"]:
                ((after, until),) = seen["gaps"]
                assert 0 < after < until == saved["plies"]

    def test_the_past_is_shown_as_far_as_it_agrees(self, opened: Opened) -> None:
        """It ends with the answer that paid for a worker, and everything shown is as it was."""
        _, tables, found = opened
        for id, saved in tables.items():
            seen = found["before"][id]
            first = agreeing(saved, seen)
            assert seen["known"] == sorted({*range(first + 1), saved["plies"]})
            assert seen["checks"] == {ply: saved["checks"][int(ply) - 1] for ply in seen["checks"]}
            assert len(seen["checks"]) >= min(saved["plies"], 5)
            if seen["gaps"]:
                paid = saved["codes"][: first + 1]
                assert any(code.startswith("place:train_worker") for code in paid[-4:]), paid[-4:]

    def test_its_pages_open(self, opened: Opened) -> None:
        seen = [look for moment in opened[2].values() for look in moment.values()]
        assert {status for look in seen for status in look["pages"].values()} == {200}
        assert len({name.partition("=")[0] for look in seen for name in look["pages"]}) == PAGES

    def test_one_plays_on_and_it_is_saved(self, opened: Opened) -> None:
        _, tables, found = opened
        for id, saved in tables.items():
            before, after = found["before"][id], found["after"][id]
            assert after["codes"][: saved["plies"]] == saved["codes"]
            assert (after["plies"] > saved["plies"]) == (not saved["over"])
            assert after["resumed"] == before["resumed"]
            assert after["gaps"] == before["gaps"]
            assert after["same_by_record"]
            if not saved["over"]:
                assert after["codes"][saved["plies"]] in before["legal_at_end"]
                assert set(range(saved["plies"], after["plies"] + 1)) <= set(after["known"])

    def test_the_old_rules_go_on_from_there_too(self, opened: Opened, tmp_path: Path) -> None:
        """Another change of the rules, back to the first ones: games go on a second time where they must.

        Nothing was written at tables that are over: there everything agrees again.
        """
        home, tables, found = opened
        again = python(copied(home, tmp_path / "home"), LOOK + OPEN, str(installed()), "move")
        for id, after in found["after"].items():
            seen = again["before"][id]
            for key in ("position", "plies", "codes"):
                assert seen[key] == after[key]
            kept = [] if tables[id]["over"] else after["resumed"]
            assert seen["resumed"][: len(kept)] == kept
            assert not tables[id]["over"] or seen["gaps"] == []
            assert set(again["after"][id]["pages"].values()) == {200}
            assert again["after"][id]["same_by_record"]


def installed() -> Path:
    """Where the version under test lies."""
    import vendemmia

    return Path(vendemmia.__file__).parents[1]


def test_a_game_whose_position_cannot_be_read_is_frozen_and_no_other(
    games: tuple[Path, Tables], tmp_path: Path
) -> None:
    """A visitor has another name: positions that have it cannot be read, and answers that name it are unknown."""
    home, tables = games
    card, files, holding = some_visitor(tables)
    renamed = changed_sources(tmp_path / "renamed", lambda text: text.replace(f'"{card}"', f'"other_{card}"'), *files)
    found = python(copied(home, tmp_path / "home"), LOOK + OPEN, str(renamed), "move", sources=renamed)
    for moment in ("before", "after"):
        frozen = {id: seen for id, seen in found[moment].items() if "frozen" in seen}
        assert frozen == {id: {"frozen": "rules", "page": 422} for id in holding}
    for id in set(tables) - holding:
        assert found["before"][id]["position"] == tables[id]["position"]
        assert (found["after"][id]["plies"] > tables[id]["plies"]) == (not tables[id]["over"])


def some_visitor(tables: Tables) -> tuple[str, list[str], set[str]]:
    """A visitor that has been drawn in some of the games, the files that name it, and those games."""
    sources = {
        path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((SOURCES / "engine").rglob("*.py"))
    }
    visitors = re.findall(r'^visitor\(\s*"(\w+)"', "\n".join(sources.values()), re.MULTILINE)
    for card in visitors:
        files = [path for path, text in sources.items() if f'"{card}"' in text]
        holding = {id for id, saved in tables.items() if f'"{card}"' in saved["position"]}
        if 2 <= len(holding) <= PLAYED - 4:
            return card, files, holding
    raise AssertionError("no visitor is rare enough")
