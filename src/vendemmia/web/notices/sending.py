"""Works through the queue: each notice is looked at when it is due, and sent, put off or dropped.

Several processes may do this at once. A notice is claimed for a short time, and the claim is renewed right before the
network is used. From then on it is not repeated: a process that dies at this point leaves a notice that perhaps has
arrived.
"""

from __future__ import annotations

import logging
import secrets
from datetime import timedelta
from typing import TYPE_CHECKING

from django.db import DatabaseError, InterfaceError
from django.db.models import Q
from django.utils.timezone import now

from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.models.notices import DROPPED, FAILED, SENDING, SENT, UNSURE, WAITING, Contact, Notice

from .channels import CHANNELS
from .outgoing import Outcome
from .quiet import quiet_until
from .texts import turn_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime

    from django.db.models import QuerySet

    from .outgoing import HttpReply
    from .texts import Text

LOG = logging.getLogger(__name__)
LEASE = timedelta(minutes=5)
"""Far longer than sending takes."""
PRESENT = timedelta(seconds=45)
"""A person seen at the table within it has it open: pages say so every 20 seconds."""
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 180, 360))
"""After each try; the last one again and again."""
GIVEN_UP = timedelta(days=1)
"""A decision this old gets no notice any more."""
KEPT = timedelta(days=30)
"""For which the database remembers what became of a notice."""
MOST_AT_ONCE = 50
"""Looked at before the queue is read again."""


def send_due(clock: Callable[[], datetime] = now) -> None:
    """Look at every notice that is due."""
    owner = secrets.token_hex(8)
    left_behind = Notice.objects.filter(state=SENDING, lease__lt=clock())
    if left_behind.exists():
        left_behind.update(state=UNSURE)
    for notice_id in list(_due(clock()).values_list("id", flat=True)[:MOST_AT_ONCE]):
        moment = clock()
        notice = _claimed(notice_id, owner, moment)
        if notice is None:
            continue
        try:
            _look_at(notice, moment)
        except (DatabaseError, InterfaceError):
            raise
        except Exception:
            LOG.exception("notice %d cannot be sent", notice_id)
            _put_off(notice, moment)


def clean_up(moment: datetime) -> None:
    """Forget notices that are no longer needed."""
    Notice.objects.filter(asked__lt=moment - KEPT).exclude(state__in=(WAITING, SENDING)).delete()


def _due(moment: datetime) -> QuerySet[Notice]:
    free = Q(lease__isnull=True) | Q(lease__lt=moment)
    return Notice.objects.filter(free, state=WAITING, due__lte=moment).order_by("due", "id")


def _claimed(notice_id: int, owner: str, moment: datetime) -> Notice | None:
    """Return the notice, if no other process was faster."""
    won = _due(moment).filter(id=notice_id).order_by().update(owner=owner, lease=moment + LEASE)
    return Notice.objects.get(id=notice_id) if won else None


def _owned(notice: Notice) -> QuerySet[Notice]:
    """Return the row, as long as it is this process that has it."""
    return Notice.objects.filter(id=notice.id, owner=notice.owner, state=notice.state, lease=notice.lease)


def _end(notice: Notice, state: str, channel: str = "") -> None:
    _owned(notice).update(state=state, channel=channel, lease=None, owner="")


def _wait(notice: Notice, until: datetime, tries: int = 0) -> None:
    _owned(notice).update(state=WAITING, due=until, tries=notice.tries + tries, lease=None, owner="")


def _put_off(notice: Notice, moment: datetime) -> None:
    """Try again after a pause that grows."""
    _wait(notice, moment + PAUSES[min(notice.tries, len(PAUSES) - 1)], tries=1)


def _look_at(notice: Notice, moment: datetime) -> None:
    seat = Seat.objects.filter(table_id=notice.table_id, number=notice.seat).first()
    table = Table.objects.defer("position", "options", "start", "resumed").get(id=notice.table_id)
    if seat is None or not _is_open(notice, table, seat):
        return _end(notice, DROPPED)
    if moment - notice.asked > GIVEN_UP:
        return _end(notice, FAILED)
    if seat.seen is not None and seat.seen + PRESENT > moment:
        return _wait(notice, seat.seen + PRESENT)
    person = Person.objects.get(id=notice.person_id)
    contact = Contact.objects.filter(person=person).first() or Contact(person=person)
    if (until := quiet_until(contact, moment)) is not None:
        return _wait(notice, until)
    if not _owned(notice).update(state=SENDING):
        return None  # It took so long that another process has it.
    notice.state = SENDING
    return _deliver(notice, person, contact, turn_text(person, table), moment)


def _is_open(notice: Notice, table: Table, seat: Seat) -> bool:
    """Return whether the person is still asked the same thing."""
    same = table.version == notice.version and table.to_move == notice.seat and seat.person_id == notice.person_id
    return same and not (table.over or table.deleted or table.gathering or seat.stand_in or seat.left)


def _deliver(notice: Notice, person: Person, contact: Contact, text: Text, moment: datetime) -> None:
    is_worth_repeating = False
    for channel, answer in tried(person, contact, text):
        if answer.outcome is Outcome.ACCEPTED:
            return _end(notice, SENT, channel)
        if answer.outcome is Outcome.UNSURE:
            return _end(notice, UNSURE, channel)
        is_worth_repeating |= answer.outcome is Outcome.LATER
    return _put_off(notice, moment) if is_worth_repeating else _end(notice, FAILED)


def tried(person: Person, contact: Contact, text: Text) -> Iterator[tuple[str, HttpReply]]:
    """Try one channel of a person after the other, with what became of it. Stop when one has it."""
    for channel in CHANNELS:
        answer = send_by(channel, person, contact, text)
        if answer is not None:
            yield channel, answer


def send_by(channel: str, person: Person, contact: Contact, text: Text) -> HttpReply | None:
    """Send by one channel; None if the person does not use it."""
    return CHANNELS[channel].send(person, contact, text)
