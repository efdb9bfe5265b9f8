"""What a moderator may do to people. Every act is written into the log, in the transaction of the act itself."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils.timezone import now

from vendemmia.engine import VendemmiaError
from vendemmia.web.conduct import audit
from vendemmia.web.conduct.moderators import is_moderator
from vendemmia.web.conduct.sanctions import BAN, KINDS, LENGTHS, RENAMED, impose
from vendemmia.web.game.player_names import alike, is_usable, tidy
from vendemmia.web.models import DailyTry, Sanction
from vendemmia.web.models.desk import LONGEST_REASON, TOLD
from vendemmia.web.people.names import is_taken
from vendemmia.web.people.renaming import rename_seats, set_name
from vendemmia.web.sessions.sightings import addresses_of
from vendemmia.web.util.plain_text import plain

from .table_acts import leave_tables

if TYPE_CHECKING:
    from datetime import datetime

    from vendemmia.web.models import Person

LOG = logging.getLogger(__name__)


class CannotAct(VendemmiaError):
    """Nothing was done; the argument is the end of the id of the message `desk-error-…`."""


def reason_in(text: str) -> str:
    """Return a reason as it was typed. CannotAct if there is none: the person reads it."""
    text = plain(text)
    if not text:
        raise CannotAct("reason")
    if len(text) > LONGEST_REASON:
        raise CannotAct("long")
    return text


def _end(length: str) -> datetime | None:
    if length not in LENGTHS:
        raise CannotAct("until")
    time = LENGTHS[length]
    return None if time is None else now() + time


def _check_person(by: Person, person: Person) -> None:
    """Refuse acts on oneself and on moderators, so that there is always a moderator left."""
    if by.id == person.id:
        raise CannotAct("self")
    if is_moderator(person):
        raise CannotAct("moderator")


def sanction(by: Person, person: Person, kind: str, reason: str, length: str) -> Sanction:
    """Warn, mute, suspend or ban a person."""
    _check_person(by, person)
    if kind not in KINDS or kind == RENAMED:
        raise CannotAct("kind")
    reason, until = reason_in(reason), None if kind in TOLD else _end(length)
    with transaction.atomic():
        made = impose(kind, reason, until, person=person)
        audit.note(by, kind, person, reason=reason, until=until, detail=str(made.pk))
    if kind == BAN:
        leave_tables(by, person)
    return made


def ban_address(by: Person, person: Person, address: str, reason: str, length: str) -> Sanction:
    """Keep strangers, guests and new accounts from an address at which this person was."""
    _check_person(by, person)
    if address not in addresses_of(person):
        raise CannotAct("address")
    reason, until = reason_in(reason), _end(length)
    with transaction.atomic():
        made = impose(BAN, reason, until, address=address)
        audit.note(by, "address", person, reason=reason, until=until, detail=str(made.pk))
    return made


def lift(by: Person, sanction: Sanction, reason: str) -> None:
    """End a sanction before its time."""
    reason = reason_in(reason)
    with transaction.atomic():
        if not Sanction.objects.filter(id=sanction.pk, lifted__isnull=True).update(lifted=now(), answered=now()):
            raise CannotAct("gone")
        audit.note(by, "lift", sanction.person, reason=reason, detail=str(sanction.pk))


def answer_appeal(by: Person, sanction: Sanction) -> None:
    """Decide that a sanction stays as it is."""
    with transaction.atomic():
        waiting = Sanction.objects.filter(id=sanction.pk, appealed__isnull=False, answered__isnull=True)
        if not waiting.update(answered=now()):
            raise CannotAct("gone")
        audit.note(by, "appeal", sanction.person, detail=str(sanction.pk))


def rename(by: Person, person: Person, name: str, reason: str) -> None:
    """Give a person another name, everywhere it is shown. An account still signs in with its old name, too, which
    no other account can take."""
    _check_person(by, person)
    name, reason = tidy(name), reason_in(reason)
    if not is_usable(name):
        raise CannotAct("name")
    if alike(name) == alike(person.name) or is_taken(name):
        raise CannotAct("taken")
    before = person.name
    with transaction.atomic():
        set_name(person, name)
        audit.note(by, "rename", person, reason=reason, detail=before)
        impose(RENAMED, reason, None, person=person)
    DailyTry.objects.filter(person=person).update(name=person.name)
    rename_seats(person)


def password_link(by: Person, person: Person) -> str:
    """Return the path of a page where a person who has forgotten the password chooses a new one."""
    from vendemmia.web.sign_in.password_links import new_link

    if person.account_id is None or is_moderator(person):
        raise CannotAct("moderator" if person.account_id is not None else "kind")
    audit.note(by, "password", person)
    return new_link(person)
