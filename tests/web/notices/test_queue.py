"""Who gets a notice: whoever is asked, once for a decision, and nobody who knows it already."""

from __future__ import annotations

from random import Random

import pytest
from django.conf import settings
from django.core import mail
from django.db import connection
from django.test.utils import CaptureQueriesContext

from vendemmia.engine import Options
from vendemmia.web.computer_players.scheduler import take_turn
from vendemmia.web.models import Person, Seat
from vendemmia.web.models.notices import DROPPED, SENT, UNSURE, WAITING, Contact, Device, Notice
from vendemmia.web.notices import sending
from vendemmia.web.notices.outgoing import HttpReply, Outcome
from vendemmia.web.notices.queue import GRACE, last_to_choose, notify
from vendemmia.web.play.moves import answer, undo
from vendemmia.web.tables.locks import table_lock

from ..conftest import Opener
from .conftest import Later, Party, reached_by_mail, seated


def test_whoever_is_asked_after_somebody_else_gets_a_notice(party: Party) -> None:
    anna, bruno = party.people
    reached_by_mail(anna)
    reached_by_mail(bruno)
    before = party.asked
    party.play()
    (notice,) = party.notices()
    assert (notice.person, notice.seat, notice.ply) == (party.asked, party.table.to_move, party.table.game.plies)
    assert notice.person != before
    assert notice.state == WAITING
    assert notice.due - notice.asked == GRACE


@pytest.mark.parametrize("channel", ["email", "webhook", "push", "unconfirmed", "gone", "none"])
def test_only_people_who_can_be_reached_get_one(party: Party, channel: str) -> None:
    first = party.asked
    other = next(person for person in party.people if person != first)
    match channel:
        case "email":
            reached_by_mail(other)
        case "unconfirmed":
            Contact.objects.create(person=other, email="x@y.example")
        case "webhook" | "gone":
            Contact.objects.create(person=other, webhook="https://hooks.example/1", webhook_gone=channel == "gone")
        case "push":
            Contact.objects.create(person=other)
            Device.objects.create(person=other, fingerprint="f", endpoint="https://push.example/1")
    reached_by_mail(first)
    party.play()
    assert [notice.person for notice in party.notices()] == ([other] if channel in {"email", "webhook", "push"} else [])


def test_alone_with_computer_players_nobody_waits_for_you(open_game: Opener) -> None:
    party = seated(open_game(Options(players=2)))
    reached_by_mail(party.people[0])
    while party.table.to_move == 0:
        party.play()
    with table_lock(party.table.id):
        take_turn(party.table)
    assert party.table.to_move == 0
    assert party.notices() == []


@pytest.mark.parametrize("change", [{"stand_in": "random"}, {"left": True}, {"person": None}])
def test_a_seat_that_somebody_else_plays_gets_none(party: Party, change: dict[str, object]) -> None:
    first = party.asked
    other = next(person for person in party.people if person != first)
    reached_by_mail(other)
    Seat.objects.filter(person=other).update(**change)
    party.play()
    assert party.notices() == []


def test_a_home_server_does_not_even_look(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    party.play()
    with CaptureQueriesContext(connection) as shared:
        notify(party.table)
    assert len(shared) == 1
    monkeypatch.setattr(settings, "SHARED", False)
    with CaptureQueriesContext(connection) as home:
        notify(party.table)
    assert len(home) == 0


def test_further_questions_of_a_turn_bring_none(party: Party) -> None:
    """Whoever has just answered knows that they are asked again."""
    for person in party.people:
        reached_by_mail(person)
    table, again = party.table, 0
    while again < 2:
        seat = table.to_move
        assert seat is not None
        if table.bot_to_move:
            with table_lock(table.id):
                take_turn(table)
            continue
        answer(table, seat, table.game.state.codes()[-1], table.version)
        if table.to_move == seat and last_to_choose(table.game) == seat:
            again += 1
            assert party.notices(ply=table.game.plies) == []


def test_answers_that_the_server_gives_do_not_count_as_having_chosen(party: Party) -> None:
    party.play()
    game = party.table.game
    last = game.plies - 1
    assert last_to_choose(game) == game.deciders[last]
    game.forced.add(last)
    assert last_to_choose(game) == next((game.deciders[ply] for ply in range(last - 1, -1, -1)), None)


def test_a_decision_that_comes_back_gets_its_notice_only_if_none_was_sent(party: Party, later: Later) -> None:
    """Somebody else takes back their answer and gives it again: it is the same decision."""
    first, seat = party.asked, party.table.to_move
    assert seat is not None
    other = next(person for person in party.people if person != first)
    reached_by_mail(other)
    party.play()
    code, version = party.table.game.codes[-1], party.table.version
    undo(party.table, seat, version)
    later.wait(seconds=30)
    assert [notice.state for notice in party.notices()] == [DROPPED]
    answer(party.table, seat, code, party.table.version)
    assert [notice.state for notice in party.notices()] == [WAITING]
    later.wait(seconds=30)
    assert [notice.state for notice in party.notices()] == [SENT]
    undo(party.table, seat, party.table.version)
    answer(party.table, seat, code, party.table.version)
    later.wait(seconds=30)
    assert [notice.state for notice in party.notices()] == [SENT]
    assert len(mail.outbox) == 1


def test_random_games_notify_exactly_who_is_asked_and_never_twice(
    open_game: Opener, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is played and taken back, and whatever becomes of a message: it goes to whoever is asked right then, and
    never again once it has arrived or perhaps has."""
    chance = Random(15)
    party = seated(open_game(Options(players=4), people=3))
    table = party.table
    ended: set[tuple[str, int]] = set()

    def carry(channel: str, person: Person, *_: object) -> HttpReply | None:
        if channel != "email":
            return None
        assert person == party.asked
        decision = (person.id, table.game.plies)
        assert decision not in ended
        outcome = chance.choice(list(Outcome))
        if outcome in {Outcome.ACCEPTED, Outcome.UNSURE}:
            ended.add(decision)
        return HttpReply(outcome)

    monkeypatch.setattr(sending, "send_by", carry)
    for person in party.people:
        reached_by_mail(person)
    while not table.over and table.game.plies < 60:
        seat = table.to_move
        assert seat is not None
        with table_lock(table.id):
            if table.bot_to_move:
                take_turn(table)
            elif table.game.undo_steps(seat) and chance.random() < 0.3:
                undo(table, seat, table.version)
            else:
                answer(table, seat, chance.choice(table.game.state.codes()), table.version)
        if chance.random() < 0.6:
            later.wait(seconds=chance.choice([5, 30, 400]))
    rows = Notice.objects.filter(state__in=(SENT, UNSURE)).values_list("person_id", "ply")
    assert set(rows) == ended
    assert len(ended) > 3
