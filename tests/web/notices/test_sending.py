"""When a notice is sent: after a short while, to people who are away, by one process, and never again."""

from __future__ import annotations

import json
import threading
from datetime import UTC, timedelta
from random import Random

import pytest
from django.core import mail
from django.db import InterfaceError, OperationalError
from django.utils.timezone import now

from vendemmia.locale import languages
from vendemmia.web.computer_players.scheduler import take_turn
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.models.notices import DROPPED, FAILED, SENDING, SENT, UNSURE, WAITING, Contact, Notice
from vendemmia.web.notices import sender_threads, sending
from vendemmia.web.notices.outgoing import HttpReply, Outcome
from vendemmia.web.notices.sending import GIVEN_UP, KEPT, LEASE, PAUSES, PRESENT, clean_up, send_due
from vendemmia.web.notices.texts import Text, turn_text
from vendemmia.web.play.moves import answer
from vendemmia.web.tables.locks import table_lock

from ...waiting import until
from ..conftest import NAMES
from ..threads import closed_connections
from .conftest import SITE, Later, Party, reached_by_mail
from .receiver import Receiver


@pytest.fixture
def waiting(party: Party) -> Notice:
    """A notice for whoever is asked, who has a confirmed address."""
    for person in party.people:
        reached_by_mail(person)
    party.play()
    (notice,) = party.notices()
    return notice


def states() -> list[str]:
    return list(Notice.objects.order_by("id").values_list("state", flat=True))


def address_of(notice: Notice) -> str:
    return Contact.objects.get(person=notice.person).email


class TestTheTime:
    def test_nothing_is_sent_within_the_first_seconds(self, waiting: Notice, later: Later) -> None:
        later.wait(seconds=15)
        assert (mail.outbox, states()) == ([], [WAITING])
        later.wait(seconds=10)
        assert ([message.to for message in mail.outbox], states()) == ([[address_of(waiting)]], [SENT])
        later.wait(days=2)
        assert len(mail.outbox) == 1

    def test_an_answer_meanwhile_ends_it(self, waiting: Notice, party: Party, later: Later) -> None:
        party.play()
        later.wait(seconds=25)
        assert address_of(waiting) not in [message.to[0] for message in mail.outbox]
        assert Notice.objects.get(id=waiting.id).state == DROPPED

    @pytest.mark.parametrize("change", [{"over": True}, {"deleted": now()}, {"to_move": 2}, {"gathering": True}])
    def test_a_table_where_nobody_is_asked_ends_it(
        self, waiting: Notice, later: Later, change: dict[str, object]
    ) -> None:
        Table.objects.filter(id=waiting.table_id).update(**change)
        later.wait(seconds=25)
        assert (mail.outbox, states()) == ([], [DROPPED])

    def test_whoever_has_the_table_open_gets_it_only_after_leaving(self, waiting: Notice, later: Later) -> None:
        seat = Seat.objects.filter(person=waiting.person)
        for _ in range(4):
            seat.update(seen=later() + timedelta(seconds=30))
            later.wait(seconds=30)
        assert (mail.outbox, states()) == ([], [WAITING])
        later.wait(seconds=PRESENT.total_seconds() - 5)
        assert mail.outbox == []
        later.wait(seconds=6)
        assert len(mail.outbox) == 1

    def test_quiet_hours_put_it_off_to_their_end(self, waiting: Notice, later: Later) -> None:
        local = later().astimezone(UTC)
        hours = {"quiet_from": (local - timedelta(hours=1)).time(), "quiet_until": (local + timedelta(hours=3)).time()}
        Contact.objects.filter(person=waiting.person).update(zone="UTC", **hours)
        later.wait(seconds=30)
        later.wait(hours=2.9)
        assert (mail.outbox, states()) == ([], [WAITING])
        later.wait(hours=0.2)
        assert len(mail.outbox) == 1

    def test_it_is_given_up_after_a_day(self, waiting: Notice, later: Later) -> None:
        later.wait(seconds=GIVEN_UP.total_seconds() + 60)
        assert (mail.outbox, states()) == ([], [FAILED])

    def test_old_ones_are_forgotten(self, waiting: Notice, later: Later) -> None:
        later.wait(seconds=30)
        clean_up(later() + KEPT - timedelta(hours=1))
        assert Notice.objects.count() == 1
        clean_up(later() + KEPT + timedelta(hours=1))
        assert Notice.objects.count() == 0


class TestChannels:
    @pytest.mark.parametrize(
        ("outcomes", "used", "state"),
        [
            ([Outcome.ACCEPTED], ["push"], SENT),
            ([Outcome.UNSURE], ["push"], UNSURE),
            ([Outcome.LATER, Outcome.ACCEPTED], ["push", "webhook"], SENT),
            ([Outcome.GONE, Outcome.GONE, Outcome.ACCEPTED], ["push", "webhook", "email"], SENT),
            ([Outcome.GONE, Outcome.LATER, Outcome.GONE], ["push", "webhook", "email"], WAITING),
            ([None, Outcome.GONE, None], ["push", "webhook", "email"], FAILED),
        ],
    )
    def test_the_first_that_works_is_the_only_one(
        self,
        waiting: Notice,
        later: Later,
        monkeypatch: pytest.MonkeyPatch,
        outcomes: list[Outcome | None],
        used: list[str],
        state: str,
    ) -> None:
        tried: list[str] = []

        def send_by(channel: str, *_: object) -> HttpReply | None:
            tried.append(channel)
            outcome = outcomes[len(tried) - 1]
            return None if outcome is None else HttpReply(outcome)

        monkeypatch.setattr(sending, "send_by", send_by)
        later.wait(seconds=30)
        assert (tried, states()) == (used, [state])

    def test_what_fails_is_tried_again_after_growing_pauses(
        self, waiting: Notice, later: Later, receiver: Receiver
    ) -> None:
        Contact.objects.filter(person=waiting.person).update(webhook=f"{receiver.address}/hook", confirmed=None)
        receiver.status = 503
        later.wait(seconds=30)
        for number, pause in enumerate(PAUSES, 1):
            assert len(receiver.messages) == number
            later.wait(seconds=pause.total_seconds() - 5)
            assert len(receiver.messages) == number
            later.wait(seconds=10)
        assert states() == [WAITING]
        receiver.status = 200
        later.wait(hours=7)
        assert states() == [SENT]

    def test_a_mistake_of_our_own_costs_one_try_of_one_notice(
        self, waiting: Notice, later: Later, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setattr(sending, "turn_text", lambda *_: 1 / 0)
        later.wait(seconds=30)
        assert states() == [WAITING]
        assert f"notice {waiting.id} cannot be sent" in caplog.text


class TestTexts:
    def test_it_says_who_sits_there_and_nothing_hidden(
        self, waiting: Notice, later: Later, receiver: Receiver, party: Party
    ) -> None:
        Contact.objects.filter(person=waiting.person).update(webhook=receiver.address)
        later.wait(seconds=30)
        (message,) = receiver.messages
        others = sorted(set(NAMES[:3]) - {waiting.person.name})
        line = f"{waiting.person.name}: Your turn (Set-up · {others[0]}, {others[1]}) {SITE}/tables/{waiting.table_id}/"
        assert json.loads(message.body) == {"content": line, "text": line, "allowed_mentions": {"parse": []}}
        assert mail.outbox == []

    def test_no_hidden_card_and_no_secret_changes_a_letter(self, party: Party) -> None:
        chance = Random(7)
        for _ in range(25):
            table = party.table
            if table.bot_to_move:
                with table_lock(table.id):
                    take_turn(table)
            elif table.to_move is not None:
                answer(table, table.to_move, chance.choice(table.game.state.codes()), table.version)

        def texts() -> list[Text]:
            table = Table.objects.get(id=party.table.id)
            readers = [
                Person(id=each.id, name=each.name, language=code) for each in party.people for code in languages()
            ]
            return [turn_text(reader, table) for reader in readers]

        said = texts()
        assert len({text.body for text in said}) > len(languages())
        party.table.plies.all().delete()
        Table.objects.update(secret="f" * 64, seed=0, position="", checksum="", start=None, resumed=[], result=[])
        assert texts() == said

    def test_it_is_in_the_language_of_the_person(self, waiting: Notice, later: Later) -> None:
        Person.objects.filter(id=waiting.person_id).update(language="pl")
        later.wait(seconds=30)
        assert mail.outbox[0].subject.startswith("Twoja kolej · Przygotowanie · ")

    def test_a_name_is_not_markup_anywhere(self, waiting: Notice, later: Later, receiver: Receiver) -> None:
        Seat.objects.filter(table=waiting.table, bot="random").update(name="<!channel> @everyone")
        Contact.objects.filter(person=waiting.person).update(webhook=receiver.address)
        later.wait(seconds=30)
        content = json.loads(receiver.messages[0].body)
        assert "&lt;!channel&gt;" in content["text"]
        assert content["allowed_mentions"] == {"parse": []}


@pytest.mark.usefixtures("each_database")
class TestSeveralProcesses:
    def test_one_that_died_before_sending_is_followed_by_another(self, waiting: Notice, later: Later) -> None:
        later.ahead = timedelta(seconds=30)
        assert sending._claimed(waiting.id, "dies", later()) is not None
        assert sending._claimed(waiting.id, "other", later()) is None
        later.wait(seconds=0)
        assert states() == [WAITING]
        later.wait(seconds=LEASE.total_seconds() + 1)
        assert states() == [SENT]

    def test_one_that_slept_too_long_sends_nothing(self, waiting: Notice, later: Later) -> None:
        later.ahead = timedelta(seconds=30)
        slow = sending._claimed(waiting.id, "slow", later())
        assert slow is not None
        later.wait(seconds=LEASE.total_seconds() + 1)
        sending._look_at(slow, later())
        assert len(mail.outbox) == 1

    def test_one_that_died_while_sending_perhaps_has_sent(self, waiting: Notice, later: Later) -> None:
        later.ahead = timedelta(seconds=30)
        sending._claimed(waiting.id, "dies", later())
        Notice.objects.update(state=SENDING)
        later.wait(seconds=LEASE.total_seconds() - 5)
        assert states() == [SENDING]
        later.wait(seconds=10)
        assert (mail.outbox, states()) == ([], [UNSURE])

    def test_many_at_once_send_each_notice_once(self, party: Party, receiver: Receiver, later: Later) -> None:
        person = party.people[0]
        Contact.objects.create(person=person, site=SITE, webhook=receiver.address)
        table = party.table
        Table.objects.filter(id=table.id).update(to_move=0)
        for ply in range(12):
            Notice.objects.create(
                person=person, table=table, ply=ply, seat=0, version=table.version, asked=now(), due=now()
            )
        later.ahead = timedelta(seconds=30)
        start = threading.Barrier(4)

        def work() -> None:
            start.wait()
            send_due(later)

        with closed_connections():
            threads = [threading.Thread(target=work) for _ in range(4)]
            for each in threads:
                each.start()
            for each in threads:
                each.join()
        assert len(receiver.messages) == 12
        assert set(states()) == {SENT}

    def test_the_thread_sends_until_it_is_stopped(self, waiting: Notice) -> None:
        Notice.objects.update(due=now())
        stopped = threading.Event()
        with closed_connections():
            running = threading.Thread(target=sender_threads.run, args=(stopped,))
            running.start()
            until(lambda: states() == [SENT], "sending")
            stopped.set()
            running.join()
        assert len(mail.outbox) == 1

    def test_the_thread_outlives_every_error(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        stopped = threading.Event()
        errors = [InterfaceError("closed"), OperationalError("locked"), RuntimeError("ours")]

        def fail() -> None:
            if not errors:
                stopped.set()
                return
            raise errors.pop(0)

        monkeypatch.setattr(sender_threads, "INTERVAL", 0.0)
        monkeypatch.setattr(sender_threads, "send_due", fail)
        sender_threads.run(stopped)
        assert errors == []
        for said in ("closed", "locked", "ours"):
            assert said in caplog.text
