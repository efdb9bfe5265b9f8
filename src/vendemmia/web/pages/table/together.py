"""What people do at a table beside their answers: talking, standing in, asking each other, leaving."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied
from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.lobby.gathering import CHATS
from vendemmia.web.models import Seat, Table
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.pages.common.visit import visiting
from vendemmia.web.pages.home import gathering
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play import chat, proposals
from vendemmia.web.play.access import check, row_for
from vendemmia.web.play.moves import NothingToUndo, Stale
from vendemmia.web.play.premoves import premove, withdraw
from vendemmia.web.play.stand_ins import resign, resume_seat, stand_in
from vendemmia.web.tables.contests import Contest

from .table import CONFLICT, UNPROCESSABLE, changed, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.http import HttpRequest

    from vendemmia.web.pages.common.visit import Visit


@contextmanager
def _speaking(request: HttpRequest, table_id: str) -> Iterator[tuple[Visit, int]]:
    """Return a visit of a person with a seat, and the seat for which they speak. PermissionDenied for others."""
    with visiting(request, table_id) as visit:
        if visit.speaking is None:
            raise PermissionDenied
        yield visit, visit.speaking


@require_POST
@shared_only
def say(request: HttpRequest, table_id: str) -> HttpResponse:
    """Say a set phrase or something of your own, before the game too."""
    if row_for(request, table_id, plays=True).gathering:
        return gathering.say(request, table_id)
    with _speaking(request, table_id) as (visit, seat):
        limit(request, "chat")
        try:
            chat.say(visit.table, seat, phrase=request.POST.get("phrase", ""), text=request.POST.get("text", ""))
        except chat.CannotSay as error:
            return shown(visit, UNPROCESSABLE, notice=str(error))
        return changed(visit.after_news())


@require_POST
@shared_only
def own_seat(request: HttpRequest, table_id: str) -> HttpResponse:
    """Carry out what concerns the own seat alone: `do` says what."""
    with _speaking(request, table_id) as (visit, seat):
        try:
            done = _do(visit, seat, request.POST.get("do", ""))
        except Stale:
            return shown(visit.after_refusal(), CONFLICT, notice="table-stale")
        if not done:
            return shown(visit.after_refusal(), CONFLICT, notice="together-cannot")
        return changed(visit.after_refusal())


def _do(visit: Visit, seat: int, what: str) -> bool:
    table, given = visit.table, visit.request.POST
    if what == "stand-in":
        return stand_in(table, seat)
    if what == "back":
        return resume_seat(table, seat)
    if what == "resign":
        return _resign(visit, seat)
    if what == "ahead":
        done = premove(table, seat, given.get("answer", ""))
    elif what == "withdraw":
        withdraw(table, seat)
        done = True
    elif what == "mute":
        done = _mute(table, seat, given.get("seat", ""))
    else:
        return False
    if done:
        bump_side_version(table.id)
    return done


def _resign(visit: Visit, seat: int) -> bool:
    """Resign. Two may give up in the same moment: then the table has just changed, and the second one is not asked
    again."""
    table = visit.table
    try:
        resign(table, seat)
    except Stale:
        table = visit.after_refusal().table
        resign(table, seat)
    return table.over or table.players[seat].left


def _mute(table: Table, seat: int, other: str) -> bool:
    """Read or do not read what another seat says."""
    if other not in map(str, range(len(table.players))):
        return False
    row = Seat.objects.get(table_id=table.id, number=seat)
    before = {number for number in row.muted if isinstance(number, int)} if isinstance(row.muted, list) else set()
    row.muted = sorted(before ^ {int(other)})
    row.save(update_fields=["muted"])
    return True


@require_POST
@shared_only
def propose(request: HttpRequest, table_id: str) -> HttpResponse:
    """Ask the others for something, agree to it or refuse it: `do` says what."""
    with _speaking(request, table_id) as (visit, seat):
        table = visit.table
        limit(request, "proposals")
        what, other = request.POST.get("do", ""), request.POST.get("seat", "")
        try:
            if what == "undo":
                proposals.propose_undo(table, seat)
            elif what == "stand-in" and other in map(str, range(len(table.players))):
                proposals.propose_stand_in(table, seat, int(other))
            elif what == "agree":
                proposals.agree(table, seat)
            elif what == "refuse":
                proposals.refuse(table, seat)
            else:
                return shown(visit, CONFLICT, notice="together-cannot")
        except (proposals.CannotPropose, Contest) as error:
            return shown(visit.after_refusal(), CONFLICT, notice=str(error))
        except (Stale, NothingToUndo):
            return shown(visit.after_refusal(), CONFLICT, notice="table-stale")
        return changed(visit.after_refusal())


@require_POST
@shared_only
def manage(request: HttpRequest, table_id: str) -> HttpResponse:
    """Change what the host may change while the game runs: how people talk, who may watch."""
    with visiting(request, table_id) as visit:
        check(visit.access, manages=True)
        what, to = request.POST.get("do", ""), request.POST.get("to", "")
        if what == "clear":
            chat.clear(visit.table)
        elif what == "chat" and to in CHATS:
            Table.objects.filter(id=table_id).update(chat=to)
            bump_side_version(table_id)
        elif what == "spectators" and to in ("on", "off"):
            Table.objects.filter(id=table_id).update(spectators=to == "on")
            bump_side_version(table_id)
        else:
            return shown(visit, CONFLICT, notice="together-cannot")
        return changed(visit.after_refusal())


@require_GET
@shared_only
def screen(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show the open table on a screen that everybody sees: no hand, no answers."""
    row = row_for(request, table_id)
    if row.gathering:
        return gathering.shown(request, table_id, screen=True)
    with visiting(request, table_id, watching=True) as visit:
        if visit.table.over:
            return HttpResponseRedirect(reverse("result", args=[table_id]))
        return shown(visit, screen=True)
