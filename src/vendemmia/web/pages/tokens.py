"""The tokens of the API: making one, which is shown once, and revoking it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from vendemmia.web.people import is_shared, person_of
from vendemmia.web.player_names import LONGEST_NAME
from vendemmia.web.tokens import MOST, BadTokenName, TooManyTokens, make_token, revoke_token, tokens_of

from .rendering import page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

FORBIDDEN = 403
CONFLICT = 409
UNPROCESSABLE = 422


@require_http_methods(["GET", "HEAD", "POST"])
def tokens(request: HttpRequest) -> HttpResponse:
    """The list, with a form. The answer to the form is the only page that ever shows the new token."""
    if request.method != "POST":
        return _page(request)
    if _is_stranger(request):
        return _page(request, FORBIDDEN)
    person = person_of(request)
    revoked = request.POST.get("revoke", "")
    if revoked:
        if revoked.isascii() and revoked.isdigit() and len(revoked) < 18:
            revoke_token(person, int(revoked))
        return HttpResponseRedirect(reverse("tokens"), status=303)
    name = request.POST.get("name", "")
    try:
        return _page(request, made=make_token(person, name))
    except BadTokenName:
        return _page(request, UNPROCESSABLE, typed=name, problem="name")
    except TooManyTokens:
        return _page(request, CONFLICT, typed=name, problem="many")


def _is_stranger(request: HttpRequest) -> bool:
    """On a shared server somebody without a name has nothing that a token could act for."""
    return is_shared() and person_of(request) is None


def _page(
    request: HttpRequest, status: int = 200, *, made: str = "", typed: str = "", problem: str = ""
) -> HttpResponse:
    stranger = _is_stranger(request)
    own = [] if stranger else list(tokens_of(person_of(request)))
    return page(
        request,
        "home/tokens.html",
        status,
        tokens=own,
        stranger=stranger,
        made=made,
        typed=typed,
        problem=problem,
        most=MOST,
        longest_name=LONGEST_NAME,
    )
