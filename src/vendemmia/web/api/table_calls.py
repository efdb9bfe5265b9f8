"""Calls about people and tables: who you are, lists, opening and joining, and what you see at a table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Literal

from django.http import HttpRequest, HttpResponse
from ninja import Router, Status

from vendemmia import __version__
from vendemmia.bots import PLAYERS
from vendemmia.engine import UnknownCode
from vendemmia.locale import languages
from vendemmia.web.lobby.listing import TooManyListed
from vendemmia.web.models import Table
from vendemmia.web.people.api_tokens import scopes_of
from vendemmia.web.people.identity import is_shared
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play.access import Access, access_of
from vendemmia.web.play.records import record_text
from vendemmia.web.tables.revealing import is_out
from vendemmia.web.tables.stored import Unplayable, row_of

from .auth import caller, token_of
from .common import ERRORS, Language, PageNumber, SeatWanted, TableId
from .errors import ApiError, words_of_call
from .schemas import Join, Legal, Me, NewTable, TableList, TableShown, ViewShown, WhyNot
from .seats import join, joinable, open_for, tables_of
from .showing import UNREADABLE, legal_shown, table_shown, view_shown, why_not_shown
from .visits import access_to_row, visiting

router = Router()
ON_PAGE = 50
"""Tables on a page of a list."""


@router.get("/me", response={200: Me} | ERRORS, tags=["people"])
def me(request: HttpRequest) -> Me:
    """Whose token this is, and what the server knows."""
    token = token_of(request)
    person = token.person
    return Me(
        id=None if person is None else person.id,
        name=(None if person is None else person.name) or None,
        token=token.name,
        scopes=list(scopes_of(token)),
        shared=is_shared(),
        languages=list(languages()),
        computer_players=list(PLAYERS),
        program=__version__,
    )


@router.get("/tables", response={200: TableList} | ERRORS, tags=["tables"])
def tables(
    request: HttpRequest, which: Literal["running", "ended", "open"] = "running", page: PageNumber = 1
) -> TableList:
    """Your tables, the last changed first: running or ended. Or the open ones that you may join."""
    person = caller(request)
    found = joinable(person) if which == "open" else tables_of(person).filter(over=which == "ended")
    pages = max(1, math.ceil(found.count() / ON_PAGE))
    short = found.order_by("-changed", "id").defer("start", "position", "resumed", "receipts")
    nobody = Access(person, (), manages=False)  # Everybody may read about a table that is listed.

    def shown(rows: Iterable[Table]) -> list[TableShown]:
        return [table_shown(row, nobody if which == "open" else access_of(person, row)) for row in rows]

    some = short[(page - 1) * ON_PAGE : page * ON_PAGE]
    try:
        listed = shown(some.prefetch_related("seats"))
    except (Unplayable, *UNREADABLE):  # A damaged row harms only itself.
        listed = [each for table_id in some.values_list("id", flat=True) for each in _alone(table_id, shown)]
    return TableList(tables=listed, page=page, pages=pages)


def _alone(table_id: str, shown: Callable[[Iterable[Table]], list[TableShown]]) -> list[TableShown]:
    try:
        return shown([row_of(table_id)])
    except (Unplayable, *UNREADABLE):
        return []


@router.post("/tables", response={201: TableShown} | ERRORS, tags=["tables"])
def open_table(request: HttpRequest, wanted: NewTable) -> Status[TableShown]:
    """Open a table. With open seats it gathers until all are taken; otherwise the game begins at once."""
    person = caller(request)
    limit(request, "tables")
    if wanted.listed:
        limit(request, "listed")
    try:
        table = open_for(person, wanted, words_of_call(request))
    except TooManyListed:
        raise ApiError("too-many-listed") from None
    return Status(201, table_shown(table, access_of(person, table)))


@router.get("/tables/{table_id}", response={200: TableShown} | ERRORS, tags=["tables"])
def table(request: HttpRequest, table_id: TableId) -> TableShown:
    """A table: options, seats, version, whose turn it is."""
    return table_shown(*access_to_row(request, table_id))


@router.post("/tables/{table_id}/join", response={200: TableShown} | ERRORS, tags=["tables"])
def take_seat(request: HttpRequest, table_id: TableId, how: Join) -> TableShown:
    """Take a free seat of a listed table, or of one you are invited to. When all are taken, the game begins."""
    person = caller(request)
    limit(request, "joining")
    found = join(person, table_id, how, words_of_call(request))
    return table_shown(found, access_of(person, found))


@router.get("/tables/{table_id}/view", response={200: ViewShown} | ERRORS, tags=["playing"])
def view(request: HttpRequest, table_id: TableId, seat: SeatWanted | None = None, language: Language = "") -> ViewShown:
    """Everything that your seat may know, as a position; a spectator sees the open table."""
    with visiting(request, table_id) as visit:
        return view_shown(visit.table, visit.watching(seat), visit.words)


@router.get("/tables/{table_id}/legal", response={200: Legal} | ERRORS, tags=["playing"])
def legal(request: HttpRequest, table_id: TableId, seat: SeatWanted | None = None, language: Language = "") -> Legal:
    """The legal answers, with what each brings and costs. 409 `not-your-turn` if your seat is not asked."""
    with visiting(request, table_id) as visit:
        return legal_shown(visit.table, visit.asked(seat), visit.words)


@router.get("/tables/{table_id}/why-not", response={200: WhyNot} | ERRORS, tags=["playing"])
def why_not(
    request: HttpRequest, table_id: TableId, code: str, seat: SeatWanted | None = None, language: Language = ""
) -> WhyNot:
    """Whether a code is legal now, and if not, why, and what would help."""
    with visiting(request, table_id) as visit:
        try:
            return why_not_shown(visit.table, visit.asked(seat), code, visit.words)
        except UnknownCode:
            raise ApiError("unknown-code") from None


@router.get(
    "/tables/{table_id}/record",
    response={200: dict[str, object]} | ERRORS,
    tags=["records"],
    openapi_extra={"responses": {200: {"description": "A record (docs/record-format.md)"}}},
)
def record(request: HttpRequest, table_id: TableId) -> HttpResponse:
    """The record of a finished game. It holds the seed and so every hidden card: 409 `not-over` before, and
    `day-not-over` in a daily vineyard until its day is over."""
    with visiting(request, table_id) as visit:
        found: Table = visit.table
        if not found.over and not found.uploaded:
            raise ApiError("not-over")
        if not is_out(found):
            raise ApiError("day-not-over")
        text = record_text(found)
    return HttpResponse(text, content_type="application/json; charset=utf-8")
