"""What the pages of an account have in common."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar, cast

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from vendemmia.web.game.player_names import LONGEST_NAME
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.identity import person_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.accounts.accounts import AccountError
    from vendemmia.web.models import Person

UNPROCESSABLE = 422

View = TypeVar("View", bound="Callable[[HttpRequest, Person], HttpResponse]")


def shown(
    request: HttpRequest, template: str, error: AccountError | None = None, status: int = 200, **more: object
) -> HttpResponse:
    """Show a page of the folder `account`, with what is wrong."""
    return page(
        request,
        f"account/{template}.html",
        status if error is None else UNPROCESSABLE,
        error=error,
        longest_name=LONGEST_NAME,
        **more,
    )


def own(view: View, *, account: bool = False) -> Callable[[HttpRequest], HttpResponse]:
    """Show the asking person a page. Strangers sign in first, and a page of accounts sends guests to their own page."""

    @wraps(view)
    def there(request: HttpRequest) -> HttpResponse:
        person = person_of(request)
        if person is None:
            return HttpResponseRedirect(f"{reverse('sign_in')}?next={request.path}", status=303)
        if account and person.account is None:
            return HttpResponseRedirect(reverse("account"), status=303)
        return view(request, person)

    return cast(
        "Callable[[HttpRequest], HttpResponse]", require_http_methods(["GET", "HEAD", "POST"])(shared_only(there))
    )


def own_account(view: View) -> Callable[[HttpRequest], HttpResponse]:
    """Show a page of an account's owner."""
    return own(view, account=True)
