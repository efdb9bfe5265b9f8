"""The table: one page to view it, and one address for each thing to do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET, require_POST

from vendemmia.engine import IllegalAction, UnknownCode
from vendemmia.engine.catalogue import WINTER
from vendemmia.numerals import MOST_ID, read_number
from vendemmia.play import Interrupted, declinable, together
from vendemmia.web.models import Table
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.visit import visiting
from vendemmia.web.pages.home import gathering
from vendemmia.web.people.identity import is_shared
from vendemmia.web.play.access import row_for
from vendemmia.web.play.moves import PACES, NothingToUndo, NotTheirTurn, Stale, answer_together, undo
from vendemmia.web.show.advice.chosen_for import chosen_for
from vendemmia.web.show.events.recap import recap
from vendemmia.web.show.hand.from_hand import FromHand
from vendemmia.web.show.hand.picking import picks
from vendemmia.web.show.page.table import TablePage
from vendemmia.web.show.page.together import Together
from vendemmia.web.tables.contests import MESSAGE, Contest, allows_help

from .tutor import read_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpRequest

    from vendemmia.play import Choices
    from vendemmia.web.pages.common.visit import Visit

CONFLICT = 409
UNPROCESSABLE = 422
ONCE = re.compile(r"[0-9A-Za-z-]{8,64}")
SHEET = "sheet"
"""What the confirmation of a decision of several parts sends, so that choosing nothing gets an answer, too."""
MOST_PARTS = 40
"""Parts of a decision in one request, at most."""
VERSION = "Vendemmia-Version"
NEWS = "Vendemmia-News"
"""Headers that tell a page that a late answer is older than what it shows."""


@require_GET
def table(request: HttpRequest, table_id: str) -> HttpResponse:
    if is_shared() and row_for(request, table_id).gathering:
        return gathering.shown(request, table_id)
    with visiting(request, table_id) as visit:
        return shown(visit, until=read_number(request.GET.get("until"), MOST_ID))


def shown(
    visit: Visit,
    status: int = 200,
    *,
    notice: str = "",
    sure: str = "",
    detail: str = "",
    screen: bool = False,
    until: int | None = None,
) -> HttpResponse:
    """Show the table as its reader may see it.

    `notice` is the id of a message, `detail` a text to go with it. `screen`: for all people in a room. `until`: as it
    was after that ply, for a script that tells what has happened since the reader decided last.
    """
    request, table = visit.request, visit.table
    scene = (visit.scene_at(until) if until is not None else None) or visit.scene
    common = {"whole": not request.headers.get("HX-Request"), "notice": notice, "detail": detail}
    shown_page = TablePage(scene, table, visit.people)
    if is_shared():
        together = Together(scene, table, visit.access, visit.speaking)
        shown_page.together = together if together.several or table.spectators else None
    shown_page.screen = screen
    shown_page.declined = len(visit.declined)
    shown_page.read = read_of(request, table.id)
    if common["whole"] and not visit.covered:
        shown_page.recap = recap(visit.scene, table.changed, timezone.now())
    made = page(request, "table/table.html", status, table=shown_page, scene=scene, sure=sure, **common)
    made.headers[VERSION] = str(table.version)
    made.headers[NEWS] = str(table.news)
    return made


def changed(visit: Visit) -> HttpResponse:
    """Answer a change: with the new page for a script; else send the browser to it, so that reloading is harmless."""
    if visit.request.headers.get("HX-Request"):
        return shown(visit)
    return HttpResponseRedirect(reverse("table", args=[visit.table.id]), status=303)


def _version(request: HttpRequest) -> int:
    given = read_number(request.POST.get("version"), MOST_ID)
    return -1 if given is None else given


def _once(request: HttpRequest) -> str:
    """Return the one-time number of a change; none if the page sent none, or something else."""
    given = request.POST.get("once", "")
    return given if ONCE.fullmatch(given) else ""


def _is_repeated(visit: Visit) -> bool:
    """Return whether this change was already made: the page sends it again because the first answer got lost."""
    return _once(visit.request) in visit.table.receipts


class Unclear(Exception):
    """What was sent is not an answer; the argument is the id of the message."""


REFUSALS: dict[type[Exception], tuple[int, str]] = {
    Stale: (CONFLICT, "table-stale"),
    NotTheirTurn: (CONFLICT, "table-not-your-turn"),
    Interrupted: (UNPROCESSABLE, "table-interrupted"),
    UnknownCode: (UNPROCESSABLE, "table-unknown-answer"),
}
"""What is said about an answer that cannot be played, besides the reasons of the rules."""
REFUSED = tuple(REFUSALS)


@require_POST
def play(request: HttpRequest, table_id: str) -> HttpResponse:
    """Play an answer. If anything is wrong with it, the current table is shown with a notice."""
    with visiting(request, table_id) as visit:
        if _is_repeated(visit):
            return changed(visit)
        if visit.answering is None:  # Another person must take over the screen first.
            return shown(visit, CONFLICT, notice="table-not-your-turn")
        if _version(request) != visit.table.version:
            return shown(visit, CONFLICT, notice="table-stale")
        try:
            codes = _codes(visit)
            if codes == ("pass",) and request.POST.get("sure") != "pass" and _is_hasty(visit):
                return shown(visit, notice="table-pass-again", sure="pass")
            answer_together(visit.table, visit.answering, codes, visit.table.version, _once(request), visit.auto)
        except Unclear as unclear:
            return shown(visit, UNPROCESSABLE, notice=str(unclear))
        except REFUSED as error:
            status, notice = REFUSALS[type(error)]
            return shown(visit.after_refusal(), status, notice=notice)
        except IllegalAction as error:
            told = visit.words.explain(error.reasons, visit.names, visit.answering)
            detail = " ".join(each.text for each in told)
            return shown(visit.after_refusal(), UNPROCESSABLE, notice="table-illegal", detail=detail)
        return changed(visit.after_change())


def _codes(visit: Visit) -> tuple[str, ...]:
    """Return the answers that were sent: one; several at once; a thing with the worker that puts it to use; the chosen
    parts of a decision.

    A reader may also leave a small question to the computer player. `sure` alone is the hint's Pass.
    """
    sent = visit.request.POST
    codes = tuple(sent.getlist("code"))
    if "advised" in sent:
        if not allows_help(visit.table):
            raise Unclear(MESSAGE)
        if found := chosen_for(visit.scene):
            return found
        raise Unclear("hint-failed")
    if "always" in sent:
        made = declinable(visit.scene.asked_now, visit.scene.choices.legal)
        if made is None or made.kind != sent["always"]:
            raise Unclear("table-unknown-answer")
        visit.decline(made.kind)
        return (made.code,)
    if "hand" in sent:
        thing, _, half = sent["hand"].partition(" ")
        way = FromHand(visit.scene.choices).way(thing, sent.get("worker", ""))
        if way is None or (half and half not in {each.code for each in way.halves}):
            raise Unclear("table-cannot-from-hand")
        return (*way.codes, half) if half else way.codes
    if "codes" in sent:
        return _offered(visit.scene.choices, [sent["codes"]])
    if "part" in sent or sent.get("together") == SHEET:
        chosen = _offered(visit.scene.choices, sent.getlist("part"))
        return together(visit.scene.choices.imagined, chosen)
    if "together" in sent or len(codes) > 1:
        wanted = picks(visit.scene)
        if len(codes) != wanted or not wanted:
            raise Unclear("table-pick-count" if wanted else "table-unknown-answer")
        return codes
    return codes or (sent.get("sure", ""),)


def _offered(choices: Choices, sent: Sequence[str]) -> tuple[str, ...]:
    """Return answers that were sent with spaces between them. Unclear if the page does not offer them so."""
    if not sent:
        raise Unclear("table-sheet-none")
    ways = {way.codes for found in choices.at_once.values() for way in found}
    ways.update(() if choices.sheet is None else (part.codes for part in choices.sheet.parts))
    chosen = [tuple(each.split()) for each in sent[:MOST_PARTS]]
    if not ways.issuperset(chosen):
        raise Unclear("table-unknown-answer")
    return tuple(code for codes in chosen for code in codes)


def _is_hasty(visit: Visit) -> bool:
    """Return whether passing would leave workers unused for the rest of the year that still have something to do."""
    scene = visit.scene
    if not visit.auto.confirms or not scene.view.in_season or scene.view.season() != WINTER:
        return False
    return "pass" in scene.choices.codes and len(scene.choices.codes) > 1


@require_POST
def take_back(request: HttpRequest, table_id: str) -> HttpResponse:
    """Take back one decision, or the `whole` turn. On a shared screen the last player to decide gets it back."""
    with visiting(request, table_id) as visit:
        if _is_repeated(visit):
            return changed(visit)
        last = visit.table.game.decided_last
        if last is None or last not in visit.people:
            return shown(visit, CONFLICT, notice="table-nothing-to-undo")
        try:
            whole_turn = request.POST.get("whole") == "1"
            undo(visit.table, last, _version(request), whole_turn=whole_turn, once=_once(request))
        except Stale:
            return shown(visit.after_refusal(), CONFLICT, notice="table-stale")
        except NothingToUndo:
            return shown(visit.after_refusal(), CONFLICT, notice="table-nothing-to-undo")
        except Contest as error:
            return shown(visit.after_refusal(), CONFLICT, notice=str(error))
        if visit.facing != last:
            visit.seat(None)
        return changed(visit.after_change())


@require_POST
def sit(request: HttpRequest, table_id: str) -> HttpResponse:
    """Give the screen to the next person."""
    with visiting(request, table_id) as visit:
        if visit.covered and request.POST.get("seat") == str(visit.table.to_move):
            visit.seat(visit.table.to_move)
        return changed(visit.after_change())


@require_POST
def ask_again(request: HttpRequest, table_id: str) -> HttpResponse:
    """Ask again about everything that this browser declines at this table."""
    row_for(request, table_id, plays=True)
    with visiting(request, table_id) as visit:
        visit.decline("")
        return changed(visit.after_change())


@require_POST
def pace(request: HttpRequest, table_id: str) -> HttpResponse:
    """Choose how fast computer players move at this table."""
    row_for(request, table_id, plays=True)
    chosen = request.POST.get("pace", "")
    if chosen in PACES:
        Table.objects.filter(id=table_id).update(pace=chosen)
    with visiting(request, table_id) as visit:
        return changed(visit)


@require_POST
def hurry(request: HttpRequest, table_id: str) -> HttpResponse:
    """Let computer players answer without a pause until a person is asked."""
    row_for(request, table_id, plays=True)
    Table.objects.filter(id=table_id, bot_to_move=True).update(hurry=True)
    with visiting(request, table_id) as visit:
        return changed(visit)
