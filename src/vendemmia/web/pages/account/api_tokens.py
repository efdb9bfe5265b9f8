"""The tokens of the API: making one, which is shown once, and revoking it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from vendemmia.numerals import MOST_ID, read_number
from vendemmia.web.game.player_names import LONGEST_NAME
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.people.api_tokens import (
    MOST,
    PLAY,
    READ,
    SCOPES,
    BadTokenName,
    NoScope,
    TooManyTokens,
    make_token,
    revoke_token,
    scopes_of,
    tokens_of,
)
from vendemmia.web.people.identity import is_shared, person_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

FORBIDDEN = 403
USUAL_SCOPES = (READ, PLAY)
"""What the form offers first: enough for a player, and no more."""
CONFLICT = 409
UNPROCESSABLE = 422


@require_http_methods(["GET", "HEAD", "POST"])
def tokens(request: HttpRequest) -> HttpResponse:
    """Show the list, with a form. The answer to the form is the only page that ever shows the new token."""
    if request.method != "POST":
        return _page(request)
    if _is_stranger(request):
        return _page(request, FORBIDDEN)
    person = person_of(request)
    revoked = request.POST.get("revoke", "")
    if revoked:
        if (token_id := read_number(revoked, MOST_ID)) is not None:
            revoke_token(person, token_id)
        return HttpResponseRedirect(reverse("tokens"), status=303)
    name = request.POST.get("name", "")
    try:
        return _page(request, made=make_token(person, name, _chosen(request)))
    except BadTokenName:
        return _page(request, UNPROCESSABLE, typed=name, problem="name")
    except NoScope:
        return _page(request, UNPROCESSABLE, typed=name, problem="scopes")
    except TooManyTokens:
        return _page(request, CONFLICT, typed=name, problem="many")


def _chosen(request: HttpRequest) -> list[str]:
    """Return what the token shall be good for.

    The form of an earlier version did not ask: such a token may do everything.
    """
    return request.POST.getlist("scope") if "scopes" in request.POST else list(SCOPES)


def _is_stranger(request: HttpRequest) -> bool:
    """Refuse strangers on a shared server, who have nothing that a token could act for."""
    return is_shared() and person_of(request) is None


def _page(
    request: HttpRequest, status: int = 200, *, made: str = "", typed: str = "", problem: str = ""
) -> HttpResponse:
    stranger = _is_stranger(request)
    own = [] if stranger else list(tokens_of(person_of(request)))
    return page(
        request,
        "account/api_tokens.html",
        status,
        tokens=[(token, scopes_of(token)) for token in own],
        stranger=stranger,
        made=made,
        scopes=SCOPES,
        chosen=_chosen(request) if problem else USUAL_SCOPES,
        typed=typed,
        problem=problem,
        most=MOST,
        longest_name=LONGEST_NAME,
    )
