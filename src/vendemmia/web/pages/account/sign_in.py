"""Signing up, in and out, and what an account may change. A home server has no accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST

from vendemmia.web.accounts import accounts, passkeys
from vendemmia.web.accounts.accounts import AccountError
from vendemmia.web.conduct.moderators import is_moderator
from vendemmia.web.game.player_names import LONGEST_NAME, alike, tidy
from vendemmia.web.notices.hosting import has_mail
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.identity import be, count_new_person, person_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.sessions import sessions
from vendemmia.web.sign_in import known_browsers, letters, second_factor, signing_in, tries
from vendemmia.web.sign_in.own_data import what_stays

from .settings import is_own_path

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Person

UNPROCESSABLE = 422
PASSWORDS = ("password", "before", "new")


def _shown(request: HttpRequest, template: str, error: AccountError | None = None, **more: object) -> HttpResponse:
    return page(
        request,
        f"account/{template}.html",
        200 if error is None else UNPROCESSABLE,
        error=error,
        typed={name: request.POST.get(name, "") for name in ("name", "email")},
        next=next_in(request, ""),
        longest_name=LONGEST_NAME,
        **more,
    )


def next_in(request: HttpRequest, usual: str) -> str:
    """Return where to go after signing in: a page of this site, never another one."""
    wanted = request.POST.get("next", "") or request.GET.get("next", "")
    return wanted if is_own_path(wanted) else usual


def site_of(request: HttpRequest) -> str:
    """Return the address of this server, for links in mails."""
    return request.build_absolute_uri("/").rstrip("/")


def sign_in_page(request: HttpRequest, error: AccountError | None = None) -> HttpResponse:
    """Show the page to sign in, with what was wrong."""
    return _shown(
        request, "sign_in", error, has_passkeys=passkeys.site_of(request) is not None, changed="changed" in request.GET
    )


def account_page(request: HttpRequest, error: AccountError | None = None) -> HttpResponse:
    """Show the page of this person's account or, for a guest, of the way to one."""
    person = person_of(request)
    account = None if person is None else person.account
    has_passkeys = person is not None and account is not None and passkeys.site_of(request) is not None
    own = passkeys.passkeys_of(person) if person is not None and has_passkeys else ()
    saved = error is None and "saved" in request.GET
    return _shown(
        request,
        "account",
        error,
        saved=saved,
        has_passkeys=has_passkeys,
        passkeys=own,
        most=passkeys.MOST,
        stays=None if person is None or account is None else what_stays(person),
        wrong=0 if account is None else tries.wrong_lately(alike(account.username)[:40]),
        factor_is_on=person is not None and account is not None and second_factor.is_on(person),
        is_moderator=person is not None and is_moderator(person),
    )


@sensitive_post_parameters(*PASSWORDS)
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def sign_in(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return sign_in_page(request)
    name = request.POST.get("name", "")
    try:
        tried = tries.try_password(request, alike(tidy(name))[:40], accounts.owner_of(name))
        person = accounts.person_with(request, name, request.POST.get("password", ""))
    except AccountError as error:
        return sign_in_page(request, error)
    tried.was_right()
    return entered(request, person)


def entered(request: HttpRequest, person: Person, *, has_two_factors: bool = False) -> HttpResponse:
    """Return where a person goes who has shown whose account it is: on, or to the second step."""
    if signing_in.enter(request, person, has_two_factors=has_two_factors):
        return HttpResponseRedirect(next_in(request, reverse("home")), status=303)
    where = next_in(request, "")
    query = f"?{urlencode({'next': where})}" if where else ""
    return HttpResponseRedirect(f"{reverse('second_step')}{query}", status=303)


@sensitive_post_parameters(*PASSWORDS)
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def sign_up(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return _shown(request, "sign_up")
    limit(request, "sign-up")
    if person_of(request) is None:
        count_new_person(request)
    given = request.POST
    try:
        person = accounts.sign_up(
            person_of(request),
            given.get("name", ""),
            given.get("password", ""),
            given.get("email", ""),
            words_of(request).language,
        )
    except AccountError as error:
        return _shown(request, "sign_up", error)
    sessions.end_browsers(person)  # Also of the guest whose name this was.
    known_browsers.remember(request, person)
    be(request, person)
    if person.account is not None and person.account.email and has_mail():
        letters.send_email_link(person, person.account.email, site_of(request))
    return HttpResponseRedirect(next_in(request, reverse("home")), status=303)


@require_POST
@shared_only
def sign_out(request: HttpRequest) -> HttpResponse:
    """Sign this browser out. A guest cannot come back, so the page asks first."""
    be(request, None)
    return HttpResponseRedirect(reverse("home"), status=303)


@sensitive_post_parameters(*PASSWORDS)
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def account(request: HttpRequest) -> HttpResponse:
    """Show the account of this person: another password, or none at all any more."""
    person = person_of(request)
    if person is None:
        return HttpResponseRedirect(f"{reverse('sign_in')}?next={reverse('account')}", status=303)
    if request.method != "POST" or person.account is None:
        return account_page(request)
    given = request.POST
    try:
        tried = tries.try_again(request, person)
        accounts.confirmed(person, given.get("before", ""))
        tried.was_right()
        if given.get("do") == "delete":
            accounts.delete_account(person)
            be(request, None)
            return HttpResponseRedirect(reverse("home"), status=303)
        accounts.set_password(person, given.get("new", ""))
    except AccountError as error:
        return account_page(request, error)
    be(request, person)
    return HttpResponseRedirect(f"{reverse('account')}?saved=1", status=303)
