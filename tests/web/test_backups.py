"""A backup holds everything, whichever database it comes from, and comes back into whichever database there is."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from django.db import connection, models

from tests.test_saved import RELEASES
from vendemmia.web.databases import CannotCopy, contents
from vendemmia.web.databases.migrating import migrate
from vendemmia.web.models import Seat, Table

from .conftest import Maker, use
from .filling import FLEETING, Filler, every_model, everything, unfilled

NOW = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)
KINDS = ("sqlite", "postgresql")
ASIDE = "vendemmia-before-restore-*.sqlite3"


@pytest.mark.parametrize("filled", [False, True], ids=["empty", "filled"])
@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_every_row_of_every_model_comes_back(
    make: Maker, tmp_path: Path, source: str, target: str, filled: bool
) -> None:
    first = make(source)
    filler = Filler()
    filler.fill()
    assert unfilled() == []
    before = everything()
    games = first.back_up(tmp_path / "copy.sqlite3")
    assert everything() == before, "a backup changes nothing"

    second = make(target)
    if filled:
        Filler().fill(rounds=3)
    replaced = everything()
    connection.close()  # No server runs.
    restored = second.restore(tmp_path / "copy.sqlite3", NOW)
    assert restored.games == games
    use(second)
    after = everything()
    assert {name for name in before if after[name] != before[name]} == set()
    assert unfilled() == []

    filler.fill(1)  # Numbers go on where they were.
    assert all(len(rows) > len(before[name]) for name, rows in everything().items())

    saved = list(second.home.glob(ASIDE))
    assert len(saved) == (1 if filled or target == "sqlite" else 0)
    assert restored.aside == (saved[0] if saved else None)
    if filled:
        connection.close()
        second.restore(saved[0], NOW)
        use(second)
        assert everything() == replaced, "and the rows of before come back, too"
    assert not list(second.home.glob("*.part"))


def test_what_is_copied_is_everything_but_what_running_processes_need() -> None:
    assert set(contents.FLEETING) == FLEETING
    assert set(contents.kinds()) == set(every_model())


class TestOrder:
    def test_every_model_comes_after_those_that_it_refers_to(self) -> None:
        found = contents.kinds()
        early = [
            f"{model.__name__} before {other.__name__}"
            for model in found
            for other in contents.referred(model)
            if other is not model and other in found and found.index(other) > found.index(model)
        ]
        assert early == []

    def test_a_circle_is_cut_somewhere(self) -> None:
        """The keys of a circle count at the end of the transaction, so any order will do for it."""
        one, two, three = Table, Seat, models.Model
        found = contents.in_order({one: [two], two: [three], three: [one]})
        assert sorted(map(str, found)) == sorted(map(str, (one, two, three)))
        assert contents.in_order({one: [two], two: []}) == [two, one]


@pytest.mark.parametrize("kind", KINDS)
class TestFailed:
    """A restore that fails leaves everything as it was, and says where the copy is."""

    def test_in_the_middle(self, make: Maker, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
        first = make(kind)
        Filler().fill(1)
        first.back_up(tmp_path / "copy.sqlite3")
        second = make(kind)
        Filler().fill()
        before = everything()
        connection.close()
        self.break_it(kind, monkeypatch)
        with pytest.raises(CannotCopy) as caught:
            second.restore(tmp_path / "copy.sqlite3", NOW)
        monkeypatch.undo()
        use(second)
        assert everything() == before
        (saved,) = second.home.glob(ASIDE)
        assert caught.value.aside == saved
        third = make("sqlite")
        connection.close()
        third.restore(saved, NOW)
        use(third)
        assert everything() == before

    @staticmethod
    def break_it(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
        if kind == "sqlite":
            whole = Path.replace

            def replace(file: Path, target: Path) -> Path:
                if target.name == "vendemmia.sqlite3":
                    raise OSError(28, "No space left on device")
                return whole(file, target)

            monkeypatch.setattr(Path, "replace", replace)
            return
        copied = contents.copy_rows

        def incomplete(model: type[models.Model], source: str, target: str) -> None:
            if target == "copy" or model is not Seat:
                copied(model, source, target)

        monkeypatch.setattr(contents, "copy_rows", incomplete)


def test_rows_that_contradict_each_other_are_named_as_such(make: Maker, tmp_path: Path) -> None:
    """Not as a database that cannot be reached, and not as a damaged file."""
    first = make("sqlite")
    Filler().fill(1)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA foreign_keys = OFF")
        cursor.execute("DELETE FROM web_person")
    first.back_up(tmp_path / "copy.sqlite3")
    second = make("postgresql")
    connection.close()
    with pytest.raises(CannotCopy) as caught:
        second.restore(tmp_path / "copy.sqlite3", NOW)
    assert caught.value.kind == "unfit"
    assert caught.value.file == tmp_path / "copy.sqlite3"
    assert "foreign key" in caught.value.detail


@pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
def test_a_backup_of_an_earlier_version_is_the_same_on_both(make: Maker, release: Path) -> None:
    """It is brought up to date as a file; the names of its accounts, too, which a migration computes."""
    found = []
    for kind in KINDS:
        store = make(kind)
        if kind == "postgresql":
            Filler().fill()
        connection.close()
        store.restore(release / "database.sqlite3", NOW)
        use(store)
        migrate()
        found.append(everything())
    apart = {"auth_permission", "django_content_type"}  # Django numbers its own rows itself.
    assert {name for name in found[0] if found[0][name] != found[1][name]} - apart == set()
    assert found[0]["web_table"]
