"""The browsers and programs that act for a person, and the buttons that end them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse

from vendemmia.numerals import MOST_ID, read_number
from vendemmia.web.people.api_tokens import revoke_token, tokens_of
from vendemmia.web.sessions import sessions
from vendemmia.web.sessions.browsers import NAMES

from .shown import own, shown

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Person


@own
def own_sessions(request: HttpRequest, person: Person) -> HttpResponse:
    """Show the list. A form ends one of them, or all but this browser."""
    here = sessions.session_of(request)
    if request.method != "POST":
        return shown(
            request,
            "sessions",
            sessions=list(sessions.sessions_of(person)),
            here=None if here is None else here.id,
            names=NAMES,
            tokens=list(tokens_of(person)),
            saved="saved" in request.GET,
        )
    if request.POST.get("do") == "all":
        sessions.end_all(person, here)
    elif (session_id := read_number(request.POST.get("session"), MOST_ID)) is not None:
        sessions.end(person.id, session_id)
    elif (token_id := read_number(request.POST.get("token"), MOST_ID)) is not None:
        revoke_token(person, token_id)
    return HttpResponseRedirect(f"{reverse('sessions')}?saved=1", status=303)
