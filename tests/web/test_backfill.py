"""Games of the first schema get a position, so that they outlive the next change of the rules."""

from __future__ import annotations

from tests.web.moves import answer
from vendemmia.web.computer_players.backfill import Backfill
from vendemmia.web.models import Ply, Table
from vendemmia.web.tables import cache

from .conftest import Opener


def after_four_answers(table: Table) -> Table:
    for _ in range(4):
        state = table.game.state
        table = answer(table.id, state.to_move or 0, state.codes()[0], table.version)
    return table


def test_old_games_get_their_position_and_nothing_else_changes(open_game: Opener) -> None:
    tables = [after_four_answers(open_game(seed=seed, people=2)) for seed in (3, 4)]
    wanted = [(table.checksum, table.position, list(table.game.checks)) for table in tables]
    Table.objects.update(checksum="", position="")
    Ply.objects.update(check_digits="")
    cache.forget_all()
    backlog = Backfill()
    assert backlog.go_on()
    assert backlog.go_on()
    assert not backlog.go_on()
    for table, (checksum, position, checks) in zip(tables, wanted, strict=True):
        row = Table.objects.get(id=table.id)
        assert (row.checksum, row.position, row.version) == (checksum, position, table.version)
        assert list(row.plies.values_list("check_digits", flat=True)) == checks


def test_one_that_cannot_be_read_is_left_as_it_is(open_game: Opener) -> None:
    broken, sound = open_game(seed=3, people=2), open_game(seed=4, people=2)
    Table.objects.update(checksum="", position="")
    Table.objects.filter(id=broken.id).update(options={"players": "many"})
    cache.forget_all()
    backlog = Backfill()
    while backlog.go_on():
        pass
    assert Table.objects.get(id=broken.id).checksum == ""
    assert Table.objects.get(id=sound.id).checksum == sound.checksum
