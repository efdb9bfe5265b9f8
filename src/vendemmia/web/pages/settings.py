"""The settings of a browser: light or dark, single-key shortcuts, language. They are in its own cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods

from vendemmia.locale import languages, words

from .rendering import THEMES, page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

SYSTEM = "system"
SWITCH = {"on": True, "off": False}


@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """Save the settings that were sent; missing or unknown ones change nothing."""
    if request.method != "POST":
        return page(request, "home/settings.html", themes=(*THEMES, SYSTEM), spoken=spoken_languages())
    theme, shortcuts, language = (request.POST.get(name, "") for name in ("theme", "shortcuts", "language"))
    if theme in THEMES:
        request.session["theme"] = theme
    elif theme == SYSTEM:
        request.session.pop("theme", None)
    if shortcuts in SWITCH:
        request.session["shortcuts"] = SWITCH[shortcuts]
    if language in languages():
        request.session["language"] = language
    return HttpResponseRedirect(way_back(request), status=303)


def spoken_languages() -> tuple[tuple[str, str], ...]:
    """Every language with its own name for itself."""
    return tuple((language, words(language).message("settings-language-name")) for language in languages())


def way_back(request: HttpRequest) -> str:
    """Where to go next: `next`, else the page with the form, else the start page; never another site."""
    wanted = request.POST.get("next", "")
    if is_own_path(wanted):
        return wanted
    try:
        came_from = urlsplit(request.headers.get("Referer", ""))
    except ValueError:  # Not an address.
        return reverse("home")
    path = came_from.path + (f"?{came_from.query}" if came_from.query else "")
    return path if came_from.netloc == request.get_host() and is_own_path(path) else reverse("home")


def is_own_path(address: str) -> bool:
    """A path of this site and nothing else: no scheme, no host, and nothing that a browser could take for one."""
    if not address.startswith("/") or not address.isprintable() or "\\" in address:
        return False
    return url_has_allowed_host_and_scheme(address, allowed_hosts=None)
