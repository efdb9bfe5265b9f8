"""Signing up, in and out, and what an account may change. A home server has no accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST

from vendemmia.web import accounts
from vendemmia.web.accounts import AccountError
from vendemmia.web.limits import limit
from vendemmia.web.passkeys import MOST, passkeys_of, site_of
from vendemmia.web.people import be, person_of
from vendemmia.web.player_names import LONGEST_NAME, alike, tidy

from .rendering import page, words_of
from .settings import is_own_path
from .shared import shared_only

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

UNPROCESSABLE = 422
PASSWORDS = ("password", "before", "new")


def _shown(request: HttpRequest, template: str, error: AccountError | None = None, **more: object) -> HttpResponse:
    return page(
        request,
        f"together/{template}.html",
        200 if error is None else UNPROCESSABLE,
        error=error,
        typed={name: request.POST.get(name, "") for name in ("name", "email")},
        next=next_in(request, ""),
        longest_name=LONGEST_NAME,
        **more,
    )


def next_in(request: HttpRequest, usual: str) -> str:
    """Where to go after signing in: a page of this site, never another one."""
    wanted = request.POST.get("next", "") or request.GET.get("next", "")
    return wanted if is_own_path(wanted) else usual


def sign_in_page(request: HttpRequest, error: AccountError | None = None) -> HttpResponse:
    """The page to sign in, with what was wrong."""
    return _shown(request, "sign_in", error, has_passkeys=site_of(request) is not None)


def account_page(request: HttpRequest, error: AccountError | None = None) -> HttpResponse:
    """The page of this person's account or, for a guest, of the way to one."""
    person = person_of(request)
    has_passkeys = person is not None and person.account is not None and site_of(request) is not None
    own = passkeys_of(person) if person is not None and has_passkeys else ()
    saved = error is None and "saved" in request.GET
    return _shown(request, "account", error, saved=saved, has_passkeys=has_passkeys, passkeys=own, most=MOST)


@sensitive_post_parameters(*PASSWORDS)
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def sign_in(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return sign_in_page(request)
    name = request.POST.get("name", "")
    limit(request, "sign-in", f"name {alike(tidy(name))[:40]}")
    try:
        person = accounts.sign_in(request, person_of(request), name, request.POST.get("password", ""))
    except AccountError as error:
        return sign_in_page(request, error)
    be(request, person)
    return HttpResponseRedirect(next_in(request, reverse("home")), status=303)


@sensitive_post_parameters(*PASSWORDS)
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def sign_up(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return _shown(request, "sign_up")
    limit(request, "sign-up")
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
    be(request, person)
    return HttpResponseRedirect(next_in(request, reverse("home")), status=303)


@require_POST
@shared_only
def sign_out(request: HttpRequest) -> HttpResponse:
    """This browser acts for nobody any more. A guest cannot come back, so the page asks before."""
    be(request, None)
    return HttpResponseRedirect(reverse("home"), status=303)


@sensitive_post_parameters(*PASSWORDS)
@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def account(request: HttpRequest) -> HttpResponse:
    """The account of this person: another password, or none at all any more."""
    person = person_of(request)
    if person is None:
        return HttpResponseRedirect(f"{reverse('sign_in')}?next={reverse('account')}", status=303)
    if request.method != "POST" or person.account is None:
        return account_page(request)
    limit(request, "sign-in", f"person {person.id}")
    given = request.POST
    try:
        if given.get("do") == "delete":
            accounts.delete_account(person, given.get("before", ""))
            be(request, None)
            return HttpResponseRedirect(reverse("home"), status=303)
        accounts.change_password(person, given.get("before", ""), given.get("new", ""))
    except AccountError as error:
        return account_page(request, error)
    be(request, person)
    return HttpResponseRedirect(f"{reverse('account')}?saved=1", status=303)
