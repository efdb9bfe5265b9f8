"""Calls with which players look after themselves: reporting players to the moderators, and blocking them.

A home server has none of them.
"""

from __future__ import annotations

from django.http import Http404, HttpRequest
from ninja import Router, Status

from vendemmia.web.conduct import blocks, reports
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play.access import access_of

from .auth import caller
from .common import ERRORS, PlayerId
from .errors import ApiError
from .moderation_schemas import Blocked, Blocking, Blocks, NewReport

router = Router()


def _caller(request: HttpRequest) -> Person:
    """Return the person of a call; at home there is none."""
    person = caller(request)
    if person is None:
        raise Http404
    return person


@router.post("/reports", response={204: None} | ERRORS, tags=["people"])
def report(request: HttpRequest, sent: NewReport) -> Status[None]:
    """Tell the moderators about a player, a message or a table. They get a copy of it."""
    person = _caller(request)
    subject = _subject(person, sent)
    limit(request, "reports")
    try:
        reports.report(person, subject, sent.reason, sent.text)
    except reports.CannotReport as error:
        raise ApiError(ERROR_OF[str(error)]) from None
    return Status(204, None)


ERROR_OF = {"already": "already-reported", "self": "not-this-person", "reason": "message", "long": "message"}
"""The errors of the API for each `reports.CannotReport`."""


def _subject(person: Person, sent: NewReport) -> reports.Subject:
    """Find the subject. Http404 for what the caller cannot see."""
    if sent.player:
        return reports.name_of(_player(sent.player))
    table = Table.objects.filter(id=sent.table, deleted__isnull=True).select_related("host").first()
    if table is None:
        raise Http404
    if not (table.listed and table.gathering):
        access_of(person, table)
    if sent.message is not None:
        found = reports.message(table, sent.message)
        if found is None:
            raise Http404
        return found
    if sent.seat is None:
        return reports.whole_table(table)
    seat = Seat.objects.filter(table_id=table.id, number=sent.seat).select_related("person").first()
    if seat is None or seat.person is None:
        raise Http404
    return reports.name_of(seat.person, table.id)


def _player(player_id: str) -> Person:
    found = Person.objects.filter(id=player_id).first()
    if found is None:
        raise Http404
    return found


@router.get("/blocks", response={200: Blocks} | ERRORS, tags=["people"])
def blocked(request: HttpRequest) -> Blocks:
    """The players whom you have blocked, the last one first."""
    found = blocks.blocks_of(_caller(request))
    return Blocks(players=[Blocked(id=each.blocked_id, name=each.blocked.name, since=each.created) for each in found])


@router.post("/players/{player_id}/block", response={204: None} | ERRORS, tags=["people"])
def block(request: HttpRequest, player_id: PlayerId, sent: Blocking) -> Status[None]:
    """Block a player, or end that: you do not meet at listed tables or read each other. They are not notified."""
    person, other = _caller(request), _player(player_id)
    limit(request, "blocks")
    try:
        if sent.on:
            blocks.block(person, other)
        else:
            blocks.unblock(person, other.id)
    except blocks.CannotBlock:
        raise ApiError("not-this-person") from None
    return Status(204, None)
