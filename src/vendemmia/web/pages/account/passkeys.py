"""Passkeys: adding, renaming and removing them on the page of the account, and signing in with one."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar, cast

from django.http import Http404, HttpResponseRedirect, JsonResponse
from django.urls import reverse
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST

from vendemmia.numerals import MOST_ID, read_number
from vendemmia.web.accounts import accounts, passkeys
from vendemmia.web.accounts.accounts import AccountError
from vendemmia.web.accounts.passkeys import credential_in, site_of
from vendemmia.web.game.player_names import LONGEST_NAME
from vendemmia.web.pages.common.errors import minutes_of
from vendemmia.web.pages.common.rendering import words_of
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.identity import person_of
from vendemmia.web.people.rate_limits import TooOften
from vendemmia.web.sign_in import tries

from .sign_in import UNPROCESSABLE, account_page, entered, sign_in_page

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Person

TOO_MANY = 429
OPTIONS = "options"
"""What a script asks for before the device is used; it is answered with JSON."""

View = TypeVar("View", bound="Callable[[HttpRequest], HttpResponse]")


def where_they_work(view: View) -> View:
    """Return a form that exists only where browsers have passkeys. A script reads in JSON why it gets no options."""

    @wraps(view)
    def there(request: HttpRequest) -> HttpResponse:
        if site_of(request) is None:
            raise Http404
        if request.POST.get("do") != OPTIONS:
            return view(request)
        words = words_of(request)
        try:
            return view(request)
        except AccountError as error:
            text = words.message(f"account-error-{error.problem}", most=LONGEST_NAME)
            return JsonResponse({"problem": text}, status=UNPROCESSABLE)
        except TooOften as error:
            text = words.message("error-too-often-help", minutes=minutes_of(error))
            return JsonResponse({"problem": text}, status=TOO_MANY)

    return cast("View", require_POST(shared_only(there)))


@sensitive_post_parameters("before", "credential")
@where_they_work
def own_passkeys(request: HttpRequest) -> HttpResponse:
    """Show the passkeys of this person: `do` says what."""
    person, site, given = person_of(request), site_of(request), request.POST
    if person is None or person.account is None or site is None:
        raise Http404
    if given.get("do") == OPTIONS:
        tried = tries.try_again(request, person)
        accounts.confirmed(person, given.get("before", ""))
        tried.was_right()
        return JsonResponse(passkeys.creation_options(request, site, person))
    try:
        _change(request, person)
    except AccountError as error:
        return account_page(request, error)
    return HttpResponseRedirect(f"{reverse('account')}?saved=1", status=303)


def _change(request: HttpRequest, person: Person) -> None:
    given, site = request.POST, site_of(request)
    what, which = given.get("do", ""), read_number(given.get("passkey"), MOST_ID) or -1
    if what == "rename":
        passkeys.rename(person, which, given.get("name", ""))
    elif what == "remove":
        passkeys.remove(person, which)
    elif site is not None:
        passkeys.add(request, site, person, given.get("name", ""), given.get("credential", ""))


@sensitive_post_parameters("credential")
@where_they_work
def sign_in_with(request: HttpRequest) -> HttpResponse:
    """Sign in with a passkey. Tries are counted as those with a password are: by browser and by passkey."""
    site = site_of(request)
    assert site is not None  # `where_they_work` has looked.
    if request.POST.get("do") == OPTIONS:
        return JsonResponse(passkeys.request_options(request, site))
    answer = request.POST.get("credential", "")
    try:
        tried = tries.try_passkey(request, credential_in(answer))
        shown = passkeys.person_with(request, site, answer)
    except AccountError as error:
        return sign_in_page(request, error)
    tried.was_right()
    return entered(request, shown.person, has_two_factors=shown.verified)
