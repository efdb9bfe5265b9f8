"""A campaign in a file: nothing is lost, whatever happens."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.support import rule
from vendemmia.campaign import Campaign, CampaignError, CampaignStore, DamagedCampaign, FileStore, keep_aside

CAMPAIGN = Campaign.start("hard").with_result("loss").with_result("win")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "progress.json"


def test_where_nothing_is_there_is_no_campaign(path: Path) -> None:
    store: CampaignStore = FileStore(path)
    assert store.load() is None
    assert not path.parent.exists()


@rule("CAMP-10")
def test_a_campaign_survives_a_restart(path: Path) -> None:
    FileStore(path).save(CAMPAIGN)
    assert FileStore(path).load() == CAMPAIGN
    FileStore(path).save(CAMPAIGN.with_result("win"))
    assert FileStore(path).load() == CAMPAIGN.with_result("win")
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_write_that_fails_leaves_what_was_there(path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    store = FileStore(path)
    store.save(CAMPAIGN)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(CampaignError, match=r"cannot write .*: No space left on device"):
        store.save(CAMPAIGN.with_result("win"))
    monkeypatch.undo()
    assert store.load() == CAMPAIGN
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]


def test_an_interrupted_write_leaves_what_was_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = FileStore(path)
    store.save(CAMPAIGN)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        store.save(CAMPAIGN.with_result("win"))
    monkeypatch.undo()
    assert store.load() == CAMPAIGN
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]


DAMAGED = [
    b"",
    b"no campaign",
    b"\xff\xfe\x00",
    b"[]",
    b"[" * 100_000,
    b"9" * 5000,
    json.dumps(CAMPAIGN.to_json())[:-9].encode(),
    json.dumps(CAMPAIGN.to_json()).replace("hard", "soft").encode(),
]


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_file_is_kept_aside_and_reported(path: Path, text: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(text)
    store = FileStore(path)
    with pytest.raises(
        DamagedCampaign, match=r"the campaign is damaged; .* saved as .*progress.json.damaged-1; "
    ) as raised:
        store.load()
    assert Path(raised.value.kept).read_bytes() == text
    assert store.load() is None


def test_no_damaged_file_is_overwritten(path: Path) -> None:
    store = FileStore(path)
    for number in (1, 2, 3):
        store.save(CAMPAIGN)
        path.write_text(str(number), encoding="utf-8")
        with pytest.raises(DamagedCampaign):
            store.load()
    texts = {file.name: file.read_text(encoding="utf-8") for file in path.parent.iterdir()}
    assert texts == {f"progress.json.damaged-{number}": str(number) for number in (1, 2, 3)}


def test_what_cannot_be_read_stays_where_it_is(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(CampaignError, match="cannot read"):
        FileStore(path).load()
    assert path.is_dir()


def test_a_failed_write_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(CampaignError, match="cannot write"):
        FileStore(tmp_path / "file" / "progress.json").save(CAMPAIGN)


def test_a_failed_rename_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CampaignError, match="cannot rename"):
        keep_aside(tmp_path / "missing", "damaged")
