"""The settings of a browser: who you are, how the table behaves, how it looks. They are in its own cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods

from vendemmia.locale import languages
from vendemmia.web.people import know_better
from vendemmia.web.player_names import LONGEST_NAME
from vendemmia.web.preferences import ALLOWED, ANY_COLOUR, COLOURS, usable_name

from .rendering import THEMES, page, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest

SYSTEM = "system"
SWITCH = {"on": True, "off": False}
SETTINGS = ("name", *ALLOWED, "theme", "shortcuts", "language")
"""Everything that "Restore the defaults" takes back."""
ORDERED = {"pace": ("off", "brisk", "normal", "calm")}
"""The order in which a setting is shown, where its default is not the first."""
SAVED = "saved"
UNPROCESSABLE = 422


@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """Save the settings that were sent; missing or unknown ones change nothing. A script gets a word for an answer."""
    if request.method != "POST":
        return settings_page(request)
    if request.POST.get("reset") == "yes":
        for what in SETTINGS:
            request.session.pop(what, None)
    usable = save(request)
    if request.headers.get("HX-Request"):
        words_here = words_of(request)
        text = (
            words_here.message("settings-saved") if usable else words_here.message("new-error-name", most=LONGEST_NAME)
        )
        return HttpResponse(text, status=200 if usable else UNPROCESSABLE, content_type="text/plain; charset=utf-8")
    if not usable:
        return settings_page(request, UNPROCESSABLE, typed=request.POST["name"])
    return HttpResponseRedirect(way_back(request), status=303)


def settings_page(request: HttpRequest, status: int = 200, typed: str | None = None) -> HttpResponse:
    """The form. `typed` is a name that cannot be used."""
    return page(
        request,
        "home/settings.html",
        status,
        themes=(*THEMES, SYSTEM),
        allowed=ALLOWED | ORDERED,
        colours=COLOURS,
        any_colour=ANY_COLOUR,
        typed=typed,
        longest_name=LONGEST_NAME,
        saved=SAVED in request.GET,
    )


def save(request: HttpRequest) -> bool:
    """False if the name cannot be used; everything else is saved all the same."""
    given, session = request.POST, request.session
    for what, allowed in ALLOWED.items():
        if given.get(what) in allowed:
            session[what] = given[what]
    if given.get("theme") in THEMES:
        session["theme"] = given["theme"]
    elif given.get("theme") == SYSTEM:
        session.pop("theme", None)
    if given.get("shortcuts") in SWITCH:
        session["shortcuts"] = SWITCH[given["shortcuts"]]
    if given.get("language") in languages():
        session["language"] = given["language"]
        know_better(request, language=given["language"])
    if "name" not in given:
        return True
    name = usable_name(given["name"])
    if name:
        session["name"] = name
        know_better(request, name=name)
    elif name == "":
        session.pop("name", None)
    return name is not None


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
