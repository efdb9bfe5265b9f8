"""The table: one page to look at, one address for each thing that can be done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET, require_POST

from vendemmia.engine import IllegalAction, UnknownCode
from vendemmia.web.models import Table
from vendemmia.web.played import alone
from vendemmia.web.show.cover import Cover
from vendemmia.web.show.recap import recap
from vendemmia.web.show.table import TablePage
from vendemmia.web.tables import PACES, NothingToUndo, NotTheirTurn, Stale, answer, undo

from .rendering import page
from .sitting import facing_of, people_at, sitting, table_or_404, take_seat

if TYPE_CHECKING:
    from django.http import HttpRequest

CONFLICT = 409
UNPROCESSABLE = 422
ONCE = re.compile(r"[0-9A-Za-z-]{8,64}")
VERSION = "Vendemmia-Version"
"""A header by which a page knows that a late answer is older than what it shows."""


@require_GET
def table(request: HttpRequest, table_id: str) -> HttpResponse:
    with alone(table_id):
        return shown(request, table_or_404(table_id))


def shown(
    request: HttpRequest, table: Table, status: int = 200, *, notice: str = "", sure: str = "", word: str = ""
) -> HttpResponse:
    """The table as its reader may see it. `notice` is the id of a message, `word` one already in words."""
    seen = sitting(request, table)
    whole = not request.headers.get("HX-Request")
    if seen.covered:
        cover = Cover(seen.scene, seen.people)
        made = page(
            request, "table/cover.html", status, sitting=seen, cover=cover, whole=whole, notice=notice, word=word
        )
    else:
        shown_page = TablePage(seen.scene, table, seen.people)
        if whole:
            shown_page.recap = recap(seen.scene, table.changed, timezone.now())
        made = page(
            request,
            "table/table.html",
            status,
            table=shown_page,
            scene=seen.scene,
            whole=whole,
            notice=notice,
            sure=sure,
            word=word,
        )
    made.headers[VERSION] = str(table.version)
    return made


def _changed(request: HttpRequest, table: Table) -> HttpResponse:
    """After a change: the new page for a script; else the browser is sent to it, so that reloading is harmless."""
    if request.headers.get("HX-Request"):
        return shown(request, table)
    return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)


def _version(request: HttpRequest) -> int:
    given = request.POST.get("version", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else -1


def _seat_asked(request: HttpRequest, table: Table) -> int:
    """The person before the screen; NotTheirTurn if another one must take it first."""
    facing = facing_of(request, table, people_at(table))
    if facing is None:
        raise NotTheirTurn
    return facing


def _once(request: HttpRequest) -> str:
    """The one-time number of a change; none if the page sent none, or something else."""
    given = request.POST.get("once", "")
    return given if ONCE.fullmatch(given) else ""


def _is_repeated(request: HttpRequest, table: Table) -> bool:
    """This very change has been made: the page sends it again because the answer to the first one got lost."""
    return _once(request) in table.receipts


@require_POST
def play(request: HttpRequest, table_id: str) -> HttpResponse:
    """An answer. Whatever is wrong with it, the fresh table comes back with a word about it."""
    code = request.POST.get("code", "")
    with alone(table_id):
        before = table_or_404(table_id)
        if _is_repeated(request, before):
            return _changed(request, before)
        try:
            seat = _seat_asked(request, before)
            if code == "pass" and request.POST.get("sure") != "pass" and _is_hasty(request, before):
                return shown(request, before, notice="table-pass-again", sure="pass")
            return _changed(request, answer(table_id, seat, code, _version(request), _once(request)))
        except Stale:
            return shown(request, table_or_404(table_id), CONFLICT, notice="table-stale")
        except NotTheirTurn:
            return shown(request, table_or_404(table_id), CONFLICT, notice="table-not-your-turn")
        except UnknownCode:
            return shown(request, table_or_404(table_id), UNPROCESSABLE, notice="table-unknown-answer")
        except IllegalAction as error:
            fresh = table_or_404(table_id)
            scene = sitting(request, fresh).scene
            word = " ".join(scene.words.reason(refusal, scene.names) for refusal in error.reasons)
            return shown(request, fresh, UNPROCESSABLE, notice="table-illegal", word=word)


def _is_hasty(request: HttpRequest, table: Table) -> bool:
    """Passing would leave workers and something to do with them behind."""
    if _version(request) != table.version:
        return False  # It is stale, whatever it says.
    scene = sitting(request, table).scene
    return scene.asked and "pass" in scene.choices.codes and len(scene.choices.codes) > 1


@require_POST
def take_back(request: HttpRequest, table_id: str) -> HttpResponse:
    """One decision back, or all of the turn (`whole`). At a shared screen the one who decided last takes it again."""
    with alone(table_id):
        before = table_or_404(table_id)
        if _is_repeated(request, before):
            return _changed(request, before)
        seen = sitting(request, before)
        last = seen.scene.played.decided_last
        if last is None or last not in seen.people:
            return shown(request, before, CONFLICT, notice="table-nothing-to-undo")
        try:
            whole_turn = request.POST.get("whole") == "1"
            after = undo(table_id, last, _version(request), whole_turn=whole_turn, once=_once(request))
        except Stale:
            return shown(request, table_or_404(table_id), CONFLICT, notice="table-stale")
        except NothingToUndo:
            return shown(request, table_or_404(table_id), CONFLICT, notice="table-nothing-to-undo")
        if len(seen.people) > 1 and facing_of(request, before, seen.people) != last:
            take_seat(request, after, None)
        return _changed(request, after)


@require_POST
def sit(request: HttpRequest, table_id: str) -> HttpResponse:
    """The next person takes the screen."""
    with alone(table_id):
        fresh = table_or_404(table_id)
        seen = sitting(request, fresh)
        if seen.covered and request.POST.get("seat") == str(fresh.to_move):
            take_seat(request, fresh, fresh.to_move)
        return _changed(request, fresh)


@require_POST
def pace(request: HttpRequest, table_id: str) -> HttpResponse:
    """How fast computer players move at this table."""
    chosen = request.POST.get("pace", "")
    if chosen in PACES:
        Table.objects.filter(id=table_id).update(pace=chosen)
    with alone(table_id):
        return _changed(request, table_or_404(table_id))


@require_POST
def hurry(request: HttpRequest, table_id: str) -> HttpResponse:
    """Computer players go on without a pause until a person is asked."""
    Table.objects.filter(id=table_id, bot_to_move=True).update(hurry=True)
    with alone(table_id):
        return _changed(request, table_or_404(table_id))
