"""The companion at the real table: its pages, its data, and what it sends. See docs/design/companion.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.views.decorators.http import require_POST, require_safe

from vendemmia.locale import languages
from vendemmia.web.companion.data import data_in
from vendemmia.web.companion.errors import CannotKeep
from vendemmia.web.companion.files import data_address, kept_files, version
from vendemmia.web.companion.keeping import keep_campaign, keep_result, table_campaign
from vendemmia.web.companion.pages import PARTS, addresses
from vendemmia.web.pages.common.rendering import text_of, words_of
from vendemmia.web.pages.common.statics import FOR_GOOD
from vendemmia.web.people.identity import is_owner, person_of
from vendemmia.web.people.preferences import preferences_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest

    from vendemmia.web.models import Person

UNPROCESSABLE = 422


def _page(request: HttpRequest, part: str) -> str:
    data = data_address(words_of(request).language)
    return text_of(request, "companion/page.html", part=part, parts=PARTS[1:], data=data, addresses=addresses())


@require_safe
def companion(request: HttpRequest, part: str = PARTS[0]) -> HttpResponse:
    """Show a page of the companion: a frame in which the browser draws everything else."""
    if part not in PARTS:
        raise Http404
    return HttpResponse(_page(request, part))


@require_safe
def data(request: HttpRequest, language: str) -> HttpResponse:
    """Show everything that the scripts know, in one language."""
    if language not in languages():
        raise Http404
    found = data_in(language)
    response = HttpResponse(found.content, content_type="application/json; charset=utf-8")
    response.headers["Cache-Control"] = FOR_GOOD if request.GET.get("v") == found.tag else "no-cache"
    return response


@require_safe
def files(request: HttpRequest) -> JsonResponse:
    """Show the files that a browser keeps, and their version."""
    language = words_of(request).language
    pages = [_page(request, part) for part in PARTS]
    return JsonResponse({"version": version(language, pages), "files": kept_files(language)})


@require_safe
def kept(request: HttpRequest) -> JsonResponse:
    """Show the token that changes need, and the campaign at the table as far as it is saved here."""
    found = None if is_stranger(request) else table_campaign(keeper(request))
    campaign = None if found is None else {"key": found[0], "progress": found[1].to_json()}
    return JsonResponse({"token": get_token(request), "campaign": campaign})


@require_POST
def results(request: HttpRequest) -> HttpResponse:
    """Save the result of a game at the table for the statistics."""
    name = preferences_of(request).name
    return _kept(request, lambda body: keep_result(body, name, keeper(request)))


@require_POST
def campaign(request: HttpRequest) -> HttpResponse:
    """Save the campaign at the table."""
    return _kept(request, lambda body: keep_campaign(body, keeper(request)))


def keeper(request: HttpRequest) -> Person | None:
    """Return whose results these are; None for the owner of the data. CannotKeep for strangers on a shared server."""
    if is_stranger(request):
        raise CannotKeep("person")
    return None if is_owner(request) else person_of(request)


def is_stranger(request: HttpRequest) -> bool:
    """Return whether there is no person whose results a shared server could save."""
    return not is_owner(request) and person_of(request) is None


def _kept(request: HttpRequest, keep: Callable[[bytes], None]) -> HttpResponse:
    try:
        keep(request.body)
    except CannotKeep as refused:
        text = words_of(request).message(f"companion-refused-{refused.reason}")
        return JsonResponse({"problem": text}, status=UNPROCESSABLE)
    return HttpResponse(status=204)
