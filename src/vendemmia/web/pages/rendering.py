"""Rendering a page in the language and theme that its reader has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import HttpResponse
from django.template.backends.utils import csrf_input
from django.utils.functional import SimpleLazyObject
from django.utils.translation.trans_real import parse_accept_lang_header

from vendemmia import __version__
from vendemmia.locale import languages, words_for
from vendemmia.web.jinja import environment
from vendemmia.web.people import is_owner, is_shared, person_of
from vendemmia.web.preferences import preferences_of
from vendemmia.web.show.hand import SORTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpRequest

    from vendemmia.locale import Words

THEMES = ("light", "dark")


def chosen(request: HttpRequest, what: str, choices: Sequence[object], usual: object) -> Any:  # noqa: ANN401 - one of `choices`
    """What this browser has chosen. A request that is refused early has no session yet."""
    found = getattr(request, "session", {}).get(what, usual)
    return found if found in choices else usual


def words_of(request: HttpRequest) -> Words:
    """The words of the language that this person has chosen, else of the first of their browser's that we have."""
    accepted = parse_accept_lang_header(request.headers.get("Accept-Language", ""))
    return words_for(chosen(request, "language", languages(), ""), *(language for language, _ in accepted))


def text_of(request: HttpRequest, template: str, **context: Any) -> str:  # noqa: ANN401 - whatever the template shows
    """The template in the reader's language. A page has one token for all its forms, if it has any."""
    return (
        environment(words_of(request).language)
        .get_template(template)
        .render(
            request=request,
            csrf_input=SimpleLazyObject(lambda: csrf_input(request)),
            theme=chosen(request, "theme", THEMES, ""),
            shortcuts=chosen(request, "shortcuts", (True, False), True),
            preferences=preferences_of(request),
            shared=is_shared(),
            me=person_of(request),
            is_owner=is_owner(request),
            hand_order=chosen(request, "hand_sort", SORTS, SORTS[0]),
            program_version=__version__,
            **context,
        )
    )


def page(request: HttpRequest, template: str, status: int = 200, **context: Any) -> HttpResponse:  # noqa: ANN401 - as above
    return HttpResponse(text_of(request, template, **context), status=status)
