"""The e-mail address of an account: typing another one, and the page that the link in the mail leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from vendemmia.web.accounts import accounts
from vendemmia.web.accounts.accounts import AccountError
from vendemmia.web.notices.hosting import has_mail
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.sign_in import email_links, letters, tries

from .passwords import GONE
from .shown import own_account, shown
from .sign_in import site_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Person


@sensitive_post_parameters("before")
@own_account
def own_email(request: HttpRequest, person: Person) -> HttpResponse:
    """Show the address, and a form for another one.

    It takes the password: who has the address can replace the password.
    """
    if request.method != "POST":
        return _page(request, person)
    address = request.POST.get("email", "").strip()
    try:
        tried = tries.try_again(request, person)
        accounts.confirmed(person, request.POST.get("before", ""))
        tried.was_right()
        _check(address)
    except AccountError as error:
        return _page(request, person, error)
    limit(request, "letters")
    letters.send_email_link(person, address, site_of(request))
    return HttpResponseRedirect(f"{reverse('email')}?asked=1", status=303)


def _check(address: str) -> None:
    if not has_mail():
        raise AccountError("email", "mail-off")
    try:
        validate_email(address)
    except ValidationError:
        raise AccountError("email", "email") from None


def _page(request: HttpRequest, person: Person, error: AccountError | None = None) -> HttpResponse:
    assert person.account is not None  # `own_account` has looked.
    return shown(
        request,
        "email",
        error,
        address=person.account.email,
        confirmed=person.email_confirmed is not None,
        has_mail=has_mail(),
        asked="asked" in request.GET and error is None,
        typed=request.POST.get("email", ""),
    )


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def confirm_email(request: HttpRequest, token: str) -> HttpResponse:
    """Let the owner of an address say that it is theirs. Programs that follow every link of a mail confirm nothing: it
    takes a press."""
    meant = email_links.read_link(token)
    if meant is None:
        return shown(request, "email_confirm", status=GONE, state="expired", address="")
    if request.method != "POST":
        return shown(request, "email_confirm", state="confirm", address=meant.address)
    before = email_links.confirm(meant)
    if before and has_mail():
        letters.tell_of_change(meant.person, before, site_of(request))
    return shown(request, "email_confirm", state="confirmed", address=meant.address)
