"""Giving up: a game of two is over at once, the result says who gave up, and two who do so win nothing."""

from __future__ import annotations

import pytest

from vendemmia.record import Record
from vendemmia.web.computer_players.scheduler import BotScheduler
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Finished, Ply, RatedGame, Rating, Seat, Table
from vendemmia.web.play.deleting import delete_table
from vendemmia.web.play.moves import NotTheirTurn, Stale, answer, committing
from vendemmia.web.play.stand_ins import LEVEL, leave_everything, resign
from vendemmia.web.results.finished import LOSS, WIN
from vendemmia.web.tables.locks import table_lock

from .people import EN, accounts, as_shared, begun, browser, fresh, people, play_on


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("rated", [False, True])
def test_giving_up_a_game_of_two_ends_it_and_everybody_reads_who_did(rated: bool) -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = play_on(begun([anna, bruno], rated=rated, clock="move-1d", spectators=True, listed=True), 12)
    codes = table.game.codes
    page = browser(bruno).get(f"/tables/{table.id}/").content.decode()
    assert "The game is over at once" in page
    assert browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"}).status_code == 303
    table = fresh(table)
    assert (table.over, table.ending, table.to_move, table.deadline) == (True, "resigned", None, None)
    assert table.places == [1, 2]
    won, lost, watching = (
        browser(one).get(f"/tables/{table.id}/result").content.decode() for one in (anna, bruno, *people("Eve"))
    )
    assert "You win: Bruno gave up" in won
    assert "You gave up: Anna wins" in lost
    assert "Anna wins: Bruno gave up" in watching
    assert ("Your rating is now" in won) == rated
    for address in ("", "replay/", "log", "result.svg", "result"):
        assert browser(anna).get(f"/tables/{table.id}/{address}").status_code == 200, address
    record = browser(anna).get(f"/tables/{table.id}/record.json").content.decode()
    assert LiveGame.from_record(Record.from_text(record)).codes == codes, "sound, and exactly what was played"
    outcomes = dict(Finished.objects.values_list("name", "outcome"))
    assert outcomes == {"Anna": WIN, "Bruno": LOSS}
    assert RatedGame.objects.filter(table_id=table.id).count() == (2 if rated else 0)


def test_nothing_can_be_played_after_it() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = play_on(begun([anna, bruno]), 12)
    asked = table.game.to_move
    assert asked is not None
    browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"})
    table = fresh(table)
    before = Ply.objects.count()
    code = table.game.state.codes()[0]
    with pytest.raises(NotTheirTurn), table_lock(table.id):
        answer(table, asked, code, table.version)
    for person in (anna, bruno):
        page = browser(person)
        version = str(fresh(table).version)
        assert page.post(f"/tables/{table.id}/play", {"code": code, "version": version}).status_code == 409
        assert page.post(f"/tables/{table.id}/undo", {"version": version}).status_code == 409
        assert page.post(f"/tables/{table.id}/propose", {"do": "undo"}).status_code == 409
        assert page.post(f"/tables/{table.id}/seat", {"do": "back"}).status_code == 409
        assert page.get(f"/tables/{table.id}/hint").status_code == 409
        text = page.get(f"/tables/{table.id}/").content.decode()
        assert EN.message("together-ahead") not in text
        assert 'name="code"' not in text
    assert not BotScheduler().serve()
    assert Ply.objects.count() == before


@pytest.mark.usefixtures("each_database")
def test_two_who_give_up_in_the_same_moment_both_get_a_calm_page_and_nobody_wins() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = play_on(begun([anna, bruno], rated=True, clock="move-1d"), 12)
    own, other = browser(anna), browser(bruno)
    assert own.post(f"/tables/{table.id}/seat", {"do": "resign"}).status_code == 303
    assert RatedGame.objects.count() == 2
    assert other.post(f"/tables/{table.id}/seat", {"do": "resign"}).status_code == 303
    assert other.post(f"/tables/{table.id}/seat", {"do": "resign"}).status_code == 303, "pressed twice"
    assert "There is no winner" in own.get(f"/tables/{table.id}/result").content.decode()
    assert {(row.strength, row.games, row.wins) for row in Rating.objects.all()} == {(1500.0, 0, 0)}
    assert set(Finished.objects.values_list("outcome", flat=True)) == {LOSS}
    assert "taken back" in own.get(f"/players/{anna.id}").content.decode()


def test_who_is_overtaken_by_the_other_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-1d")

    def first_the_other(*_: object) -> bool:
        monkeypatch.setattr("vendemmia.web.pages.table.together.resign", resign)
        browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"})
        raise Stale

    monkeypatch.setattr("vendemmia.web.pages.table.together.resign", first_the_other)
    assert browser(anna).post(f"/tables/{table.id}/seat", {"do": "resign"}).status_code == 303
    assert [seat.left for seat in Seat.objects.filter(table=table)] == [True, True]


def test_a_later_press_of_the_winner_gives_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-1d")
    browser(anna).post(f"/tables/{table.id}/seat", {"do": "resign"})
    monkeypatch.setattr("vendemmia.web.play.stand_ins.SAME_MOMENT", -1 * fresh(table).changed.resolution)
    assert browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"}).status_code == 303
    assert [seat.left for seat in Seat.objects.filter(table=table)] == [True, False]
    assert RatedGame.objects.filter(void=False).count() == 2


def test_the_last_one_of_several_wins_when_all_others_have_given_up() -> None:
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla], rated=True, clock="move-1d")
    browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"})
    assert not fresh(table).over
    page = browser(carla).get(f"/tables/{table.id}/").content.decode()
    assert "The game is over at once" in page
    browser(carla).post(f"/tables/{table.id}/seat", {"do": "resign"})
    table = fresh(table)
    assert (table.over, table.places) == (True, [1, 2, 2])
    assert dict(RatedGame.objects.values_list("person__name", "place")) == {"Anna": 1, "Bruno": 2, "Carla": 2}


def test_a_game_that_the_host_deletes_is_no_win_for_anybody() -> None:
    """An earlier version let a duel go on after the opponent had given up."""
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-1d")
    Seat.objects.filter(table=table, number=1).update(left=True, stand_in=LEVEL)
    with table_lock(table.id):
        found = fresh(table)
        with committing(found, found.version):
            pass
    assert browser(anna).post(f"/tables/{table.id}/delete").status_code == 303
    assert not Rating.objects.exists()
    carla, dora, emil = accounts("Carla", "Dora", "Emil")
    group = play_on(begun([carla, dora, emil, "random"], rated=True, clock="move-1d"), 4)
    for number in (1, 2):
        Seat.objects.filter(table=group, number=number).update(left=True, stand_in=LEVEL)
    delete_table(group.id)
    assert not Rating.objects.filter(person__isnull=False, wins__gt=0).exists()
    assert Rating.objects.get(person=carla).strength < 1500


def test_an_account_that_goes_away_gives_up() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-1d")
    leave_everything(bruno)
    assert fresh(table).ending == "resigned"
    assert Table.objects.get(id=table.id).places == [1, 2]
