"""Records and campaigns as every release has written them (tests/saved, made by scripts/keep_release.py)."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.cli.support import run
from tests.test_golden import script
from vendemmia import Game, Record
from vendemmia.campaign import Campaign, FileStore

SAVED = Path(__file__).parent / "saved"
RELEASES = sorted(folder for folder in SAVED.iterdir() if folder.is_dir())
RECORDS = sorted(SAVED.glob("*/records/*.json"))
LARGEST = script("keep_release").LARGEST


def named(path: Path) -> str:
    return str(path.relative_to(SAVED).with_suffix("")).replace("/records/", ":")


def expected(path: Path) -> dict[str, object]:
    """What the release noted about a record."""
    noted = json.loads((path.parents[1] / "expected.json").read_text(encoding="utf-8"))["records"][path.name]
    assert isinstance(noted, dict)
    return noted


def test_the_present_version_is_kept() -> None:
    """A new schema or new rules: run scripts/keep_release.py."""
    assert script("keep_release").release() in {folder.name for folder in RELEASES}
    assert "schema-1-rules-1" in {folder.name for folder in RELEASES}


@pytest.mark.parametrize("folder", RELEASES, ids=lambda folder: folder.name)
def test_a_release_is_complete_and_small(folder: Path) -> None:
    noted = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    assert {path.name for path in (folder / "records").iterdir()} == set(noted["records"])
    assert len(noted["records"]) >= 5
    assert len(noted["tables"]) >= 10
    assert (folder / "database.sqlite3").stat().st_size <= LARGEST
    assert {path.name for path in folder.iterdir()} == {"campaign.json", "database.sqlite3", "expected.json", "records"}


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_reaches_its_recorded_end(path: Path) -> None:
    text, noted = path.read_text(encoding="utf-8"), expected(path)
    record = Record.from_text(text)
    assert re.sub(r'\n "comment": .*', "", text, count=1) == record.to_text()
    game = Game.from_record(record)
    assert game.state.checksum() == record.checksum == noted["checksum"]
    assert len(record.codes) == noted["plies"]
    if not noted["resumed"] and not game.resumed:
        assert record.replay().checksum() == noted["checksum"]
        assert game.gaps == []


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_is_played_on_and_saved(path: Path) -> None:
    game, rng = Game.from_record(Record.from_text(path.read_text(encoding="utf-8"))), Random(1)
    for _ in range(10):
        if not game.state.is_over:
            game.play(rng.choice(game.state.codes()))
    again = Game.from_record(Record.from_text(game.record().to_text()))
    assert again.state == game.state
    assert again.record() == game.record()


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_the_command_line_replays_a_record(path: Path) -> None:
    done = run("replay", str(path))
    assert (done.code, done.err) == (0, "")
    assert "Anna" in done.out


@pytest.mark.parametrize("folder", RELEASES, ids=lambda folder: folder.name)
def test_a_campaign_of_the_command_line_goes_on(folder: Path, tmp_path: Path) -> None:
    store = FileStore(Path(shutil.copy(folder / "campaign.json", tmp_path)))
    assert store.load() == Campaign.start("normal").with_result("loss")
