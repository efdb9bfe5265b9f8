"""The second factor of an account: turning it on and off, new recovery codes, and the second step of signing in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from vendemmia.web.accounts import accounts
from vendemmia.web.accounts.accounts import AccountError
from vendemmia.web.accounts.passkeys import site_of
from vendemmia.web.lobby.invitations import picture_of
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.sign_in import second_factor, signing_in, tries

from .shown import own_account, shown
from .sign_in import next_in

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Person


@sensitive_post_parameters("before", "code")
@own_account
def own_second_factor(request: HttpRequest, person: Person) -> HttpResponse:
    """Change what is asked for beside the password: `do` says what."""
    if request.method != "POST":
        return _page(request, person)
    do = request.POST.get("do", "")
    try:
        if do == "confirm":
            return _confirmed(request, person)
        tried = tries.try_again(request, person)
        accounts.confirmed(person, request.POST.get("before", ""))
        tried.was_right()
    except AccountError as error:
        return _page(request, person, error, pending=do == "confirm")
    if do == "begin":
        second_factor.begin(person)
        return _page(request, person, pending=True)
    if do == "codes" and second_factor.is_on(person):
        return _page(request, person, codes=second_factor.new_codes(person))
    if do == "off":
        second_factor.turn_off(person)
    return HttpResponseRedirect(reverse("second_factor"), status=303)


def _confirmed(request: HttpRequest, person: Person) -> HttpResponse:
    """Answer the first code with the only page that shows the recovery codes."""
    codes = second_factor.confirm(person, request.POST.get("code", ""))
    if codes is None:
        raise AccountError("code", "code")
    return _page(request, person, codes=codes)


def _page(
    request: HttpRequest,
    person: Person,
    error: AccountError | None = None,
    *,
    pending: bool = False,
    codes: list[str] | None = None,
) -> HttpResponse:
    waiting = second_factor.pending(person, request.get_host()) if pending else None
    return shown(
        request,
        "second_factor",
        error,
        is_on=second_factor.is_on(person),
        left=second_factor.codes_left(person),
        pending=waiting,
        qr=picture_of(waiting.link) if waiting else "",
        codes=codes or [],
        has_passkeys=site_of(request) is not None,
    )


@sensitive_post_parameters("code")
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def second_step(request: HttpRequest) -> HttpResponse:
    """Show the second step of signing in: a code of the app, or a recovery code."""
    person = signing_in.pending(request)
    if person is None:
        return HttpResponseRedirect(reverse("sign_in"), status=303)
    if request.method != "POST":
        return shown(request, "second_step", next=next_in(request, ""))
    tried = tries.try_code(request, person)
    if not signing_in.enter_with_code(request, person, request.POST.get("code", "")):
        return shown(request, "second_step", AccountError("code", "code"), next=next_in(request, ""))
    tried.was_right()
    return HttpResponseRedirect(next_in(request, reverse("home")), status=303)
