"""Rendering a page in the language and theme that its reader has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import HttpResponse
from django.middleware.csrf import get_token
from django.utils.functional import SimpleLazyObject
from django.utils.html import format_html

from vendemmia import __version__
from vendemmia.locale import languages, words_for
from vendemmia.web.assets.templates import environment
from vendemmia.web.config.languages import asked_languages
from vendemmia.web.people.identity import is_owner, is_shared, person_if_known
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.show.hand.hand import SORTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpRequest

    from vendemmia.locale import Words

THEMES = ("light", "dark")
TOKEN = '<input type="hidden" name="csrfmiddlewaretoken" value="{}">'


def chosen(request: HttpRequest, what: str, choices: Sequence[object], usual: object) -> Any:  # noqa: ANN401 - one of `choices`
    """Return what this browser has chosen. A request that is refused early has no session yet."""
    found = getattr(request, "session", {}).get(what, usual)
    return found if found in choices else usual


def words_of(request: HttpRequest) -> Words:
    """Return the words of the language that this person has chosen, else of their browser's first known one."""
    asked = asked_languages(request.headers.get("Accept-Language", ""))
    return words_for(chosen(request, "language", languages(), ""), *asked)


def text_of(request: HttpRequest, template: str, **context: Any) -> str:  # noqa: ANN401 - all that a template can show
    """Return the template in the reader's language. A page has one token for all its forms, if it has any."""
    return (
        environment(words_of(request).language)
        .get_template(template)
        .render(
            request=request,
            csrf_input=SimpleLazyObject(lambda: format_html(TOKEN, get_token(request))),
            theme=chosen(request, "theme", THEMES, ""),
            shortcuts=chosen(request, "shortcuts", (True, False), True),
            preferences=preferences_of(request),
            shared=is_shared(),
            me=person_if_known(request),
            is_owner=is_owner(request),
            hand_order=chosen(request, "hand_sort", SORTS, SORTS[0]),
            program_version=__version__,
            **context,
        )
    )


def page(request: HttpRequest, template: str, status: int = 200, **context: Any) -> HttpResponse:  # noqa: ANN401 - as above
    return HttpResponse(text_of(request, template, **context), status=status)
