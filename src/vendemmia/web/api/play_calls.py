"""Calls that change a game, and the stream of what happens there."""

from __future__ import annotations

import json

from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from ninja import Router

from vendemmia.engine import IllegalAction, UnknownCode
from vendemmia.numerals import read_number
from vendemmia.web.counting.streams import CountedStream
from vendemmia.web.people.rate_limits import enter_stream
from vendemmia.web.play.moves import NothingToUndo, NotTheirTurn, Stale, answer, undo
from vendemmia.web.tables.contests import Contest

from .auth import PLAYS, token_of
from .common import ERRORS, Language, SeatWanted, TableId
from .errors import ApiError
from .newsroom import lines_of
from .schemas import Move, Moved, Undo
from .showing import moved_shown, reasons_shown
from .stream import Stream
from .visits import ApiVisit, visiting

router = Router()


@router.post("/tables/{table_id}/moves", response={200: Moved} | ERRORS, tags=["playing"], auth=PLAYS)
def move(request: HttpRequest, table_id: TableId, sent: Move, language: Language = "") -> HttpResponse:
    """Play an answer, and what follows from it without a question.

    Send the version that you have seen: 409 `stale` if the table has changed since, 422 `illegal` with the reasons if
    the rules refuse it. If no answer arrives, send the same body again: it is played once.
    """
    with visiting(request, table_id) as visit:
        table, since = visit.table, visit.table.game.plies
        if sent.once in table.receipts:
            return _repeated(visit, sent.seat)
        seat = visit.asked(sent.seat)
        try:
            answer(table, seat, sent.code, sent.version, sent.once)
        except Stale:
            return _too_late(request, table_id, sent.once, sent.seat)
        except NotTheirTurn:
            raise ApiError("not-your-turn") from None
        except UnknownCode:
            raise ApiError("unknown-code") from None
        except IllegalAction as error:
            reasons = reasons_shown(visit.words.explain(error.reasons, visit.names, seat))
            raise ApiError("illegal", reasons=[each.dict() for each in reasons]) from None
        return _answered(moved_shown(table, seat, since, visit.words))


@router.post("/tables/{table_id}/undo", response={200: Moved} | ERRORS, tags=["playing"], auth=PLAYS)
def take_back(request: HttpRequest, table_id: TableId, sent: Undo, language: Language = "") -> HttpResponse:
    """Take back your last decision, if nothing hidden was revealed and no other player has decided since."""
    with visiting(request, table_id) as visit:
        table = visit.table
        if sent.once in table.receipts:
            return _repeated(visit, None)
        seat = table.game.decided_last
        if seat is None or seat not in visit.access.seats:
            raise ApiError("nothing-to-undo")
        try:
            undo(table, seat, sent.version, whole_turn=sent.whole, once=sent.once)
        except Stale:
            return _too_late(request, table_id, sent.once, None)
        except NothingToUndo:
            raise ApiError("nothing-to-undo") from None
        except Contest as error:
            raise ApiError("nothing-to-undo", message=visit.words.message(str(error))) from None
        return _answered(moved_shown(table, seat, table.game.plies, visit.words))


def _answered(shown: dict[str, object]) -> HttpResponse:
    """Return the form of `Moved`, which the description promises, without checking what we made ourselves."""
    return HttpResponse(json.dumps(shown), content_type="application/json; charset=utf-8")


def _repeated(visit: ApiVisit, wanted: int | None) -> HttpResponse:
    """Answer a change that was made before, and whose answer got lost."""
    seat = visit.watching(wanted)
    assert seat is not None  # A caller who has changed the table has a seat.
    return _answered(moved_shown(visit.table, seat, visit.table.game.plies, visit.words, repeated=True))


def _too_late(request: HttpRequest, table_id: str, once: str, wanted: int | None) -> HttpResponse:
    """Answer that another change was faster. It may be the same one, sent before to a process that was killed while it
    wrote it."""
    with visiting(request, table_id) as visit:
        if once in visit.table.receipts:
            return _repeated(visit, wanted)
        raise ApiError("stale", version=visit.table.version)


@router.get(
    "/tables/{table_id}/events",
    response=ERRORS,
    tags=["playing"],
    openapi_extra={
        "responses": {
            200: {
                "description": "Server-sent events: `version` with the version, and what has happened since",
                "content": {"text/event-stream": {"schema": {"type": "string"}}},
            }
        }
    },
)
def events(
    request: HttpRequest,
    table_id: TableId,
    seat: SeatWanted | None = None,
    since: int | None = None,
    language: Language = "",
) -> StreamingHttpResponse:
    """A stream of every change, for your seat. `since` asks for the events from a ply on; default: only new ones.

    After a lost connection browsers send the header Last-Event-ID by themselves, which does the same.
    """
    with visiting(request, table_id) as visit:
        eyes = visit.watching(seat)
        first = _first(request, since, visit.table.game.plies)
        stream = Stream(token_of(request), table_id, eyes, visit.words, first)
    counted = CountedStream(lambda: lines_of(stream), enter_stream(request, by_program=True))
    response = StreamingHttpResponse(counted, content_type="text/event-stream")
    response.headers["X-Accel-Buffering"] = "no"
    return response


def _first(request: HttpRequest, since: int | None, plies: int) -> int:
    """Return the first ply whose events are sent."""
    if since is None:
        since = read_number(request.headers.get("Last-Event-ID"), plies)
    return plies if since is None else max(0, min(since, plies))
