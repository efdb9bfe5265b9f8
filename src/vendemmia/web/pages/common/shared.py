"""Pages that only a server has which several people share."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar, cast

from django.http import Http404

from vendemmia.web.people.identity import is_shared

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

View = TypeVar("View", bound="Callable[..., HttpResponse]")


def shared_only(view: View) -> View:
    """Make a page that does not exist on a home server."""

    @wraps(view)
    def there(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if not is_shared():
            raise Http404
        return view(request, *args, **kwargs)

    return cast("View", there)
