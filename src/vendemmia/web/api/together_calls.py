"""Calls about the people around a table: messages, answers ahead, stand-ins, giving up and leaving.

A home server has none of them: everybody there sits before the same screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from django.http import Http404, HttpRequest
from ninja import Router, Status

from vendemmia.play import Choices
from vendemmia.web.conduct.blocks import silent_seats
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.lobby import gathering
from vendemmia.web.models import Seat, Table
from vendemmia.web.people.identity import is_shared
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play import chat
from vendemmia.web.play.access import check
from vendemmia.web.play.moves import Stale
from vendemmia.web.play.premoves import coming, key_of, premove, premoves_of, withdraw
from vendemmia.web.play.stand_ins import resign as give_up
from vendemmia.web.play.stand_ins import resume_seat, stand_in

from .auth import PLAYS, caller
from .common import ERRORS, Language, SeatWanted, TableId
from .errors import ApiError
from .schemas import TableShown
from .showing import answers_shown, question_shown, table_shown
from .together_schemas import AheadGiven, AheadShown, Messages, MessageShown, NewMessage, OwnSeat, Phrase, StandIn
from .visits import ApiVisit, access_to_row, visiting

router = Router()
TRIES = 3
"""How often a change is tried that another one has overtaken."""


@contextmanager
def _around(request: HttpRequest, table_id: str) -> Iterator[ApiVisit]:
    """Visit a table of several people whose game has begun, for a call."""
    if not is_shared():
        raise Http404
    with visiting(request, table_id) as visit:
        yield visit


def _own(visit: ApiVisit, wanted: int | None) -> int:
    """Return the seat for which the caller acts; a spectator has none."""
    seat = visit.watching(wanted)
    if seat is None:
        raise ApiError("forbidden")
    return seat


@router.get("/tables/{table_id}/messages", response={200: Messages} | ERRORS, tags=["people"])
def messages(
    request: HttpRequest, table_id: TableId, seat: SeatWanted | None = None, language: Language = ""
) -> Messages:
    """What people have said at the table, and what you can say. Set phrases are in your language."""
    with _around(request, table_id) as visit:
        return _messages_shown(visit, visit.watching(seat))


@router.post("/tables/{table_id}/messages", response={200: Messages} | ERRORS, tags=["people"], auth=PLAYS)
def say(request: HttpRequest, table_id: TableId, sent: NewMessage, language: Language = "") -> Messages:
    """Say a set phrase, or free text if the table allows it."""
    with _around(request, table_id) as visit:
        seat = _own(visit, sent.seat)
        limit(request, "chat")
        try:
            chat.say(visit.table, seat, phrase=sent.phrase, text=sent.text)
        except chat.CannotSay as error:
            raise ApiError("chat-off" if str(error) == "together-chat-off-now" else "message") from None
        return _messages_shown(visit, seat)


def _messages_shown(visit: ApiVisit, seat: int | None) -> Messages:
    table, words = visit.table, visit.words
    names = visit.names
    row = None if seat is None else Seat.objects.filter(table_id=table.id, number=seat).first()
    muted = row.muted if row is not None and isinstance(row.muted, list) else []
    muted = [*muted, *silent_seats(visit.access.person, list(table.seats.all()))]
    lines = [] if table.chat == "off" else chat.lines(words, table, [each for each in muted if isinstance(each, int)])
    return Messages(
        chat=table.chat,
        phrases=[Phrase(id=each, text=chat.phrase_text(words, each)) for each in chat.PHRASES],
        messages=[
            MessageShown(id=line.id, seat=line.seat, name=names[line.seat], text=line.text, created=line.created)
            for line in lines
            if line.seat < len(names)
        ],
    )


@router.get("/tables/{table_id}/ahead", response={200: AheadShown} | ERRORS, tags=["playing"])
def ahead(
    request: HttpRequest, table_id: TableId, seat: SeatWanted | None = None, language: Language = ""
) -> AheadShown:
    """A question that is going round and will reach your seat, with the answers you can give ahead."""
    with _around(request, table_id) as visit:
        return _ahead_shown(visit, _own(visit, seat))


@router.post("/tables/{table_id}/ahead", response={200: AheadShown} | ERRORS, tags=["playing"], auth=PLAYS)
def give_ahead(request: HttpRequest, table_id: TableId, sent: AheadGiven, language: Language = "") -> AheadShown:
    """Answer such a question now; it is used when the question comes, if it is still possible. Null withdraws it."""
    with _around(request, table_id) as visit:
        seat = _own(visit, sent.seat)
        shown = _ahead_shown(visit, seat)
        if sent.code is None:
            withdraw(visit.table, seat)
        elif shown.question is None:
            raise ApiError("nothing-ahead")
        elif not premove(visit.table, seat, sent.code):
            raise ApiError("illegal")
        bump_side_version(visit.table.id)
        return _ahead_shown(visit, seat)


def _ahead_shown(visit: ApiVisit, seat: int) -> AheadShown:
    """Return a premove as the page of the table shows it: from what the seat knows."""
    table, words = visit.table, visit.words
    view = None if table.over or table.players[seat].stand_in else coming(table.game, seat)
    if view is None or view.asked is None:
        return AheadShown(version=table.version, seat=seat, question=None, answers=[], given=None)
    names, given = visit.names, premoves_of(table, seat)
    answers = answers_shown(Choices(view, words, names))
    code = given.get(key_of(table.game.state, view.asked))
    possible = code if isinstance(code, str) and code in {each.code for each in answers} else None
    question = question_shown(view, names, words)
    return AheadShown(version=table.version, seat=seat, question=question, answers=answers, given=possible)


@router.post("/tables/{table_id}/stand-in", response={200: TableShown} | ERRORS, tags=["people"], auth=PLAYS)
def replace(request: HttpRequest, table_id: TableId, sent: StandIn) -> TableShown:
    """Let a computer player answer for your seat, or take the seat back. Not in a rated game or a ranked try."""
    return _changed(request, table_id, sent.seat, stand_in if sent.on else resume_seat)


@router.post("/tables/{table_id}/resign", response={200: TableShown} | ERRORS, tags=["people"], auth=PLAYS)
def resign(request: HttpRequest, table_id: TableId, sent: OwnSeat) -> TableShown:
    """Give up: a game of two is over, in others a computer player plays on. In a rated game you cannot come back."""
    return _changed(request, table_id, sent.seat, _give_up)


def _give_up(table: Table, seat: int) -> bool:
    return give_up(table, seat) or table.over


def _changed(
    request: HttpRequest, table_id: str, wanted: int | None, change: Callable[[Table, int], bool]
) -> TableShown:
    """Return the table after a change of who answers for a seat. One that is made twice in the same moment is made
    once."""
    for _ in range(TRIES):
        with _around(request, table_id) as visit, suppress(Stale):
            if not change(visit.table, _own(visit, wanted)):
                raise ApiError("not-possible")
            return table_shown(*access_to_row(request, table_id))
    raise ApiError("stale", version=Table.objects.values_list("version", flat=True).get(id=table_id))


@router.post("/tables/{table_id}/leave", response={204: None} | ERRORS, tags=["people"])
def leave(request: HttpRequest, table_id: TableId) -> Status[None]:
    """Free your seat at a table whose game has not begun. The host stays: delete the table on its page instead."""
    person = caller(request)
    if not is_shared() or person is None:
        raise Http404
    table, access = access_to_row(request, table_id)
    check(access, plays=True)
    if access.manages:
        raise ApiError("not-possible")
    try:
        gathering.leave(table.id, person)
    except (gathering.CannotJoin, Stale):
        raise ApiError("not-gathering") from None
    return Status(204, None)
