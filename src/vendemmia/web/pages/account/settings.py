"""The settings of a browser: who you are, how the table behaves, how it looks. They are in its own cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods

from vendemmia.locale import languages
from vendemmia.web.game.player_names import LONGEST_NAME, tidy
from vendemmia.web.pages.common.rendering import THEMES, page, words_of
from vendemmia.web.people.identity import know_better, person_of
from vendemmia.web.people.names import why_not_called
from vendemmia.web.people.preferences import ALLOWED, ANY_COLOUR, COLOURS

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
    refused = save(request)
    if request.headers.get("HX-Request"):
        words_here = words_of(request)
        text = words_here.message(f"account-error-{refused}" if refused else "settings-saved", most=LONGEST_NAME)
        return HttpResponse(text, status=UNPROCESSABLE if refused else 200, content_type="text/plain; charset=utf-8")
    if refused:
        return settings_page(request, UNPROCESSABLE, typed=request.POST["name"], wrong=refused)
    return HttpResponseRedirect(way_back(request), status=303)


def settings_page(request: HttpRequest, status: int = 200, typed: str | None = None, wrong: str = "") -> HttpResponse:
    """Show the form. `typed` is a name that cannot be used, `wrong` why."""
    return page(
        request,
        "account/settings.html",
        status,
        themes=(*THEMES, SYSTEM),
        has_notices=person_of(request) is not None,
        allowed=ALLOWED | ORDERED,
        colours=COLOURS,
        any_colour=ANY_COLOUR,
        typed=typed,
        wrong=wrong,
        longest_name=LONGEST_NAME,
        saved=SAVED in request.GET,
    )


def save(request: HttpRequest) -> str:
    """Return why the name cannot be used, if it cannot (`why_not_called`); everything else is saved all the same."""
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
        return ""
    name = tidy(given["name"])
    if not name:
        session.pop("name", None)
        return ""
    refused = why_not_called(name, person_of(request))
    if not refused:
        session["name"] = name
        know_better(request, name=name)
    return refused


def way_back(request: HttpRequest) -> str:
    """Return where to go next: `next`, else the page with the form, else the start page; never another site."""
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
    """Return whether a path of this site and nothing else: no scheme, no host, and nothing that a browser could take
    for one."""
    if not address.startswith("/") or not address.isprintable() or "\\" in address:
        return False
    return url_has_allowed_host_and_scheme(address, allowed_hosts=None)
