"""Results for the statistics: one row for each person and finished game, which outlives the table."""

from __future__ import annotations

from random import Random

import pytest
from django.test import Client
from django.utils.timezone import now

from vendemmia.campaign import Campaign
from vendemmia.engine import Options, standings
from vendemmia.web.computer_players.backfill import Backfill
from vendemmia.web.models import CampaignProgress, Finished, Table
from vendemmia.web.play.deleting import remove_table
from vendemmia.web.play.moves import committing
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock

from .conftest import Opener

pytestmark = pytest.mark.usefixtures("each_database")

SECRET = "5e" * 32
SHORT = Options(players=2, max_years=1)
ONE_YEAR = Options(players=3, max_years=1, modules={"extended_board"})


def play_out(table_id: str) -> Table:
    """Play at random to the end."""
    with table_lock(table_id):
        table = read_table(table_id)
        rng = Random(1)
        with committing(table, table.version):
            while not table.game.state.is_over:
                table.game.play(rng.choice(table.game.state.codes()))
        return table


def saved() -> list[Finished]:
    return list(Finished.objects.order_by("seat"))


class TestAtTheEnd:
    def test_the_last_answer_saves_the_result(self, open_game: Opener) -> None:
        table = play_out(open_game(SHORT, seed=SECRET, bot="easy").id)
        (row,) = saved()
        mine, theirs = standings(table.game.state)
        assert (row.table_id, row.seat, row.name) == (table.id, 0, "Anna")
        assert (row.mode, row.level, row.extended, row.players, row.years) == ("computers", "easy", False, 2, 1)
        assert (row.vp, row.best_other) == (mine.vp, theirs.vp)
        assert row.outcome == ("win" if mine.rank < theirs.rank else "loss" if mine.rank > theirs.rank else "draw")
        assert sum(row.sources.values()) == row.vp
        assert abs(row.ended - now()).total_seconds() < 60

    def test_friends_have_a_row_each(self, open_game: Opener) -> None:
        play_out(open_game(ONE_YEAR, seed=SECRET, people=2).id)
        assert [(row.name, row.mode, row.extended, row.players) for row in saved()] == [
            ("Anna", "friends", True, 3),
            ("Bruno", "friends", True, 3),
        ]

    def test_solo_and_campaign_are_modes_of_their_own(self, open_game: Opener) -> None:
        solo = Options(players=1, solo="easy")
        play_out(open_game(solo, seed=SECRET).id)
        progress = CampaignProgress.objects.create(progress=Campaign(level="easy").to_json())
        table = play_out(open_game(solo, seed="6f" * 32, campaign=progress).id)
        rows = {row.mode: row for row in saved()}
        assert set(rows) == {"solo", "campaign"}
        assert rows["campaign"].level == "easy"
        assert rows["campaign"].best_other == table.game.state.automa_vp

    @pytest.mark.parametrize("known", ["seed", "uploaded"])
    def test_a_game_whose_cards_may_be_known_does_not_count(self, open_game: Opener, known: str) -> None:
        if known == "seed":
            play_out(open_game(SHORT, seed=4).id)
        else:
            play_out(open_game(SHORT, seed=SECRET, uploaded=True).id)
        assert not saved()

    def test_a_result_that_cannot_be_computed_does_not_stop_the_game(
        self, open_game: Opener, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: object) -> None:
            raise ValueError

        monkeypatch.setattr("vendemmia.web.results.finished.PointsMade", fail)
        assert Table.objects.get(id=play_out(open_game(SHORT, seed=SECRET).id).id).over
        assert not saved()


class TestAfterwards:
    def test_it_outlives_the_game(self, client: Client, open_game: Opener) -> None:
        table = play_out(open_game(SHORT, seed=SECRET).id)
        client.post(f"/tables/{table.id}/delete")
        remove_table(table.id)
        assert [row.table_id for row in saved()] == [table.id]

    def test_games_of_earlier_versions_get_theirs(self, open_game: Opener) -> None:
        table = play_out(open_game(SHORT, seed=SECRET).id)
        (wanted,) = Finished.objects.values()
        Finished.objects.all().delete()
        open_game(SHORT, seed="6f" * 32)  # Not over yet.
        backlog = Backfill()
        assert backlog.go_on()
        assert not backlog.go_on()
        (found,) = Finished.objects.values()
        assert found | {"id": 0} == wanted | {"id": 0}
        assert Table.objects.get(id=table.id).version == table.version
