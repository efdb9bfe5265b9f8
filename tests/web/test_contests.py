"""Contests: in rated games and ranked daily vineyards nothing helps a player, by no path."""

from __future__ import annotations

import pytest

from vendemmia.web.computer_players.evaluations import ask
from vendemmia.web.game import daily_calendar
from vendemmia.web.lobby import daily
from vendemmia.web.models import Evaluation, Person, Table
from vendemmia.web.play import proposals
from vendemmia.web.play.moves import answer, rewind
from vendemmia.web.show.advice.chosen_for import is_small
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.tables.contests import Contest, allows_help, is_contest, reveals
from vendemmia.web.tables.history import history
from vendemmia.web.tables.locks import table_lock

from .people import EN, accounts, as_shared, begun, browser, fresh, people


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def a_daily_try(anna: Person) -> Table:
    return fresh(Table.objects.get(id=daily.start(EN, anna, daily_calendar.today()).table_id))


def a_rated_game(anna: Person) -> Table:
    (bruno,) = accounts("Bruno")
    return begun([anna, bruno], rated=True, clock="move-1d")


def alone_with_the_computer(anna: Person) -> Table:
    return begun([anna, "random"])


def played_behind_something_revealed(table: Table, seat: int = 0) -> Table:
    """Play until the last decision of a seat has brought hidden cards to light. Everybody answers for themselves."""
    for _ in range(200):
        table = fresh(table)
        ply = table.game.last_decision(seat)
        if ply is not None and reveals(table, ply):
            return table
        asked = table.game.to_move
        assert asked is not None
        with table_lock(table.id):
            answer(table, asked, table.game.state.codes()[0], table.version)
    raise AssertionError("nothing was revealed")


def test_what_is_a_contest() -> None:
    assert is_contest(Table(rated=True))
    assert is_contest(Table(day=daily_calendar.today()))
    assert not is_contest(Table(day=daily_calendar.today(), known_deal=True)), "practice"
    assert not is_contest(Table())
    assert allows_help(Table(rated=True, over=True))


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("contest", [a_daily_try, a_rated_game])
def test_nobody_goes_back_behind_something_revealed(contest: object) -> None:
    (anna,) = accounts("Anna")
    assert callable(contest)
    table = played_behind_something_revealed(contest(anna))
    before = table.game.codes
    own = browser(anna)
    refused = own.post(f"/tables/{table.id}/propose", {"do": "undo"})
    assert refused.status_code == 409
    assert EN.message("contest-refused") in refused.content.decode()
    assert own.post(f"/tables/{table.id}/undo", {"version": str(table.version)}).status_code == 409
    with pytest.raises(Contest):
        proposals.propose_undo(fresh(table), 0)
    for ply in range(table.game.plies):
        table = fresh(table)
        if reveals(table, ply):
            with pytest.raises(Contest), table_lock(table.id):
                rewind(table, ply)
    assert fresh(table).game.codes == before


def test_alone_with_computer_players_an_undo_stops_at_what_was_revealed() -> None:
    (anna,) = accounts("Anna")
    table = played_behind_something_revealed(alone_with_the_computer(anna))
    before = table.game.codes
    refused = browser(anna).post(f"/tables/{table.id}/propose", {"do": "undo"})
    assert refused.status_code == 409
    assert "no other people to agree" in refused.content.decode()
    assert fresh(table).game.codes == before


def test_among_friends_others_may_still_allow_it() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = played_behind_something_revealed(begun([anna, bruno]))
    plies = table.game.plies
    assert browser(anna).post(f"/tables/{table.id}/propose", {"do": "undo"}).status_code == 303
    assert browser(bruno).post(f"/tables/{table.id}/propose", {"do": "agree"}).status_code == 303
    assert fresh(table).game.plies < plies


@pytest.mark.parametrize("contest", [a_daily_try, a_rated_game])
def test_there_is_no_hint_and_the_page_offers_none(contest: object) -> None:
    (anna,) = accounts("Anna")
    assert callable(contest)
    table = contest(anna)
    while table.game.to_move != 0:
        with table_lock(table.id):
            answer(table, table.game.to_move, table.game.state.codes()[0], table.version)
        table = fresh(table)
    own = browser(anna)
    for method in (own.get, own.post):
        refused = method(f"/tables/{table.id}/hint")
        assert refused.status_code == 409
        assert EN.message("contest-refused") in refused.content.decode()
    page = own.get(f"/tables/{table.id}/").content.decode()
    assert "data-hint" not in page
    assert 'name="advised"' not in page
    friends = begun([anna, "random"])
    assert "data-hint" in own.get(f"/tables/{friends.id}/").content.decode() or friends.to_move != 0


@pytest.mark.parametrize("contest", [a_daily_try, a_rated_game])
def test_the_program_answers_no_question_in_the_players_place(contest: object) -> None:
    (anna,) = accounts("Anna")
    assert callable(contest)
    table = contest(anna)
    for _ in range(200):
        table = fresh(table)
        if table.game.to_move == 0 and is_small(Scene(table.game, 0, ("Anna", "Bruno"), EN)):
            break
        with table_lock(table.id):
            answer(table, table.game.to_move or 0, table.game.state.codes()[0], table.version)
    refused = browser(anna).post(f"/tables/{table.id}/play", {"advised": "1", "version": str(table.version)})
    assert refused.status_code == 422
    assert EN.message("contest-refused") in refused.content.decode()
    assert fresh(table).game.plies == table.game.plies
    assert 'name="advised"' not in browser(anna).get(f"/tables/{table.id}/").content.decode()


@pytest.mark.parametrize("contest", [a_daily_try, a_rated_game])
def test_a_running_contest_is_not_evaluated_and_not_played_on_from(contest: object) -> None:
    (anna,) = accounts("Anna")
    assert callable(contest)
    table = contest(anna)
    tables = Table.objects.count()
    own = browser(anna)
    with pytest.raises(Contest):
        ask(table, history(table), 0)
    assert own.post(f"/tables/{table.id}/replay/evaluation", {"view": "0"}).status_code in {302, 303}
    assert own.post(f"/tables/{table.id}/replay/on", {"ply": "0", "seat": "0", "level": "easy"}).status_code == 303
    assert not Evaluation.objects.exists()
    assert Table.objects.count() == tables
