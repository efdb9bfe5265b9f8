"""Rendering a page in the words and the look that its reader has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import HttpResponse
from django.template.loader import render_to_string

from vendemmia import __version__
from vendemmia.locale import languages, words

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.locale import Words

LANGUAGE = "en"
THEMES = ("light", "dark")


def words_of(request: HttpRequest) -> Words:
    """The words of the language that this browser has chosen."""
    chosen = request.session.get("language", LANGUAGE)
    return words(chosen if chosen in languages() else LANGUAGE)


def text_of(request: HttpRequest, template: str, **context: Any) -> str:  # noqa: ANN401 - whatever the template shows
    spoken = words_of(request)
    theme = request.session.get("theme", "")
    return render_to_string(
        template,
        {
            "words": spoken,
            "t": spoken.message,
            "language": spoken.language,
            "theme": theme if theme in THEMES else "",
            "shortcuts": request.session.get("shortcuts", True),
            "program_version": __version__,
            **context,
        },
        request,
    )


def page(request: HttpRequest, template: str, status: int = 200, **context: Any) -> HttpResponse:  # noqa: ANN401 - as above
    return HttpResponse(text_of(request, template, **context), status=status)
