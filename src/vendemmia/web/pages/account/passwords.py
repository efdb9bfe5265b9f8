"""A lost password: asking for a link, and the page that the link leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from vendemmia.web.accounts import accounts
from vendemmia.web.accounts.accounts import AccountError
from vendemmia.web.notices.hosting import has_mail
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.sign_in import letters, password_links

from .shown import shown
from .sign_in import site_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

GONE = 410
MOST_ACCOUNTS = 5
"""Accounts with one e-mail address that get a link; one is usual."""


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def forgot(request: HttpRequest) -> HttpResponse:
    """Ask for a link. The answer is the same whether there is such an account or not."""
    if request.method != "POST":
        return _forgot_page(request, asked=False)
    limit(request, "letters")
    if has_mail():
        for person in password_links.reachable(request.POST.get("name", ""))[:MOST_ACCOUNTS]:
            letters.send_password_link(person, site_of(request))
    return _forgot_page(request, asked=True)


def _forgot_page(request: HttpRequest, *, asked: bool) -> HttpResponse:
    contact = settings.ENVIRONMENT.contact
    return shown(request, "forgot", has_mail=has_mail(), asked=asked, hours=password_links.HOURS, contact=contact)


@sensitive_post_parameters("new")
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def reset(request: HttpRequest, token: str) -> HttpResponse:
    """Choose a new password. It does not sign in: people who followed the link do that with the new password, and with
    the second factor if there is one."""
    person = password_links.person_of_link(token)
    if person is None:
        return shown(request, "reset", status=GONE, person=None)
    if request.method != "POST":
        return shown(request, "reset", person=person)
    try:
        accounts.set_password(person, request.POST.get("new", ""))
    except AccountError as error:
        return shown(request, "reset", AccountError("new", error.problem), person=person)
    return HttpResponseRedirect(f"{reverse('sign_in')}?changed=1", status=303)
