"""What a person with a sanction can read: why, until when, and how to appeal. And the rules of conduct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods

from vendemmia.web.conduct import sanctions
from vendemmia.web.models.desk import LONGEST_APPEAL, TOLD
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.identity import person_of

from .settings import is_own_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Sanction

FORBIDDEN: Final = 403
UNPROCESSABLE: Final = 422


def _holding(request: HttpRequest) -> list[Sanction]:
    """Return what is in force for this browser, and for a guest or stranger at this address."""
    person = person_of(request)
    found = sanctions.holding(person)
    if person is None or person.account_id is None:
        address = sanctions.ban_of_address(request)
        found = found if address is None else [address, *found]
    return found


def _shown(
    request: HttpRequest, found: Sequence[Sanction], status: int, *, template: str = "standing", problem: str = ""
) -> HttpResponse:
    wanted = request.POST.get("next", "") or request.get_full_path()
    return page(
        request,
        f"account/{template}.html",
        status,
        sanctions=found,
        told=TOLD,
        contact=settings.ENVIRONMENT.contact,
        next=wanted if is_own_path(wanted) else reverse("home"),
        longest=LONGEST_APPEAL,
        problem=problem,
    )


def refused_page(request: HttpRequest, sanction: Sanction) -> HttpResponse:
    """Refuse what was asked for because of this."""
    if not request.headers.get("HX-Request"):
        return _shown(request, [sanction], FORBIDDEN)
    part = _shown(request, [sanction], FORBIDDEN, template="refused_part")
    part.headers["HX-Retarget"] = "#message"
    part.headers["HX-Reswap"] = "innerHTML"
    return part


def notice_page(request: HttpRequest, found: Sequence[Sanction]) -> HttpResponse:
    """Show something that the person has not read yet, in place of the page that they wanted: that follows."""
    return _shown(request, found, 200, template="sanction_notice")


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def standing(request: HttpRequest) -> HttpResponse:
    """Show what is in force for the reader. They say that they have read it, or appeal."""
    found = _holding(request)
    if request.method != "POST":
        return _shown(request, found, 200)
    person = person_of(request)
    if request.POST.get("do") == "seen" and person is not None:
        sanctions.acknowledge(person)
        wanted = request.POST.get("next", "")
        return HttpResponseRedirect(wanted if is_own_path(wanted) else reverse("home"), status=303)
    wanted_id = request.POST.get("sanction", "")
    about = next((each for each in found if str(each.pk) == wanted_id), None)
    if about is None or not sanctions.appeal(about, request.POST.get("text", "")):
        return _shown(request, found, UNPROCESSABLE, problem="appeal-problem")
    return HttpResponseRedirect(reverse("standing"), status=303)


@require_GET
def conduct(request: HttpRequest) -> HttpResponse:
    """Show the rules for people who play together."""
    return page(request, "account/conduct.html", contact=settings.ENVIRONMENT.contact)
