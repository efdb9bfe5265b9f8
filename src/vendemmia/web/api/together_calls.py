"""Calls about the people around a table: messages, answers ahead, stand-ins, giving up and leaving.

A home server has none of them: everybody there sits before the same screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.http import Http404, HttpRequest
from ninja import Router, Status

from vendemmia.web import chat, gathering
from vendemmia.web.access import check
from vendemmia.web.ahead import answer_ahead, coming, given_ahead, key_of, withdraw
from vendemmia.web.limits import limit
from vendemmia.web.models import Seat, Table
from vendemmia.web.news import tell
from vendemmia.web.people import is_shared
from vendemmia.web.show.choices import Choices, codes_of
from vendemmia.web.stand_ins import stand_in, take_back
from vendemmia.web.tables import Stale

from .auth import caller
from .common import ERRORS, Language, SeatWanted, TableId
from .errors import ApiError
from .schemas import TableShown
from .showing import answers_shown, names_of, question_shown, table_shown
from .together_schemas import AheadGiven, AheadShown, Messages, MessageShown, NewMessage, OwnSeat, Phrase, StandIn
from .visits import Visit, access_to_row, visiting

router = Router()


@contextmanager
def _around(request: HttpRequest, table_id: str) -> Iterator[Visit]:
    """A call about a table of several people whose game has begun."""
    if not is_shared():
        raise Http404
    with visiting(request, table_id) as visit:
        yield visit


def _own(visit: Visit, wanted: int | None) -> int:
    """The seat for which the caller acts; a spectator has none."""
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


@router.post("/tables/{table_id}/messages", response={200: Messages} | ERRORS, tags=["people"])
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


def _messages_shown(visit: Visit, seat: int | None) -> Messages:
    table, words = visit.table, visit.words
    names, row = names_of(table), Seat.objects.filter(table_id=table.id, number=seat).first()
    muted = row.muted if row is not None and isinstance(row.muted, list) else []
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


@router.post("/tables/{table_id}/ahead", response={200: AheadShown} | ERRORS, tags=["playing"])
def give_ahead(request: HttpRequest, table_id: TableId, sent: AheadGiven, language: Language = "") -> AheadShown:
    """Answer such a question now; it is used when the question comes, if it is still possible. Null withdraws it."""
    with _around(request, table_id) as visit:
        seat = _own(visit, sent.seat)
        shown = _ahead_shown(visit, seat)
        if sent.code is None:
            withdraw(visit.table, seat)
        elif shown.question is None:
            raise ApiError("nothing-ahead")
        elif not answer_ahead(visit.table, seat, sent.code):
            raise ApiError("illegal")
        tell(visit.table.id)
        return _ahead_shown(visit, seat)


def _ahead_shown(visit: Visit, seat: int) -> AheadShown:
    """As the page of the table shows it: from what the seat knows."""
    table, words = visit.table, visit.words
    view = None if table.players[seat].stand_in else coming(table.game, seat)
    if view is None or view.asked is None:
        return AheadShown(version=table.version, seat=seat, question=None, answers=[], given=None)
    names, given = names_of(table), given_ahead(table, seat)
    answers = answers_shown(Choices(view, words, names, codes_of(view)))
    code = given.get(key_of(table.game.game.state, view.asked))
    possible = code if isinstance(code, str) and code in {each.code for each in answers} else None
    question = question_shown(view, names, words)
    return AheadShown(version=table.version, seat=seat, question=question, answers=answers, given=possible)


@router.post("/tables/{table_id}/stand-in", response={200: TableShown} | ERRORS, tags=["people"])
def replace(request: HttpRequest, table_id: TableId, sent: StandIn) -> TableShown:
    """Let a computer player answer for your seat, or take the seat back."""
    return _changed(request, table_id, sent.seat, on=sent.on)


@router.post("/tables/{table_id}/resign", response={200: TableShown} | ERRORS, tags=["people"])
def resign(request: HttpRequest, table_id: TableId, sent: OwnSeat) -> TableShown:
    """Give up: a computer player finishes your game. In a rated game you lose and cannot come back."""
    return _changed(request, table_id, sent.seat, on=True, left=True)


def _changed(request: HttpRequest, table_id: str, wanted: int | None, *, on: bool, left: bool = False) -> TableShown:
    """The table after a change of who answers for a seat."""
    with _around(request, table_id) as visit:
        table, seat = visit.table, _own(visit, wanted)
        try:
            done = stand_in(table, seat, left=left) if on else take_back(table, seat)
        except Stale:
            raise ApiError("stale", version=Table.objects.values_list("version", flat=True).get(id=table_id)) from None
        if not done:
            raise ApiError("not-possible")
    return table_shown(*access_to_row(request, table_id))


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
