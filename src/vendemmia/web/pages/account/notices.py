"""How a person is reached when they are away: the page of their choices, and the links in mails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.timezone import now
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from vendemmia.web.notices import contacts, mail
from vendemmia.web.notices.channel import Refused
from vendemmia.web.notices.channels import CHANNELS
from vendemmia.web.notices.hosting import has_mail, has_push
from vendemmia.web.notices.keys import public_key
from vendemmia.web.notices.links import read_confirm, read_stop
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.people.identity import person_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from django.http import HttpRequest

    from vendemmia.web.models import Person

UNPROCESSABLE = 422
TYPED = ("email", "webhook", "from", "until", "zone")
DONE = ("asked", "email", "webhook", "quiet", "push", "push-off", "test")
"""What the page may say has been done: the ends of ids of messages."""


def _person(request: HttpRequest) -> Person:
    """Return the person who asks. A home server and strangers have no such page."""
    person = person_of(request)
    if person is None:
        raise Http404
    return person


@require_safe
def notices(request: HttpRequest) -> HttpResponse:
    return _notices_page(request, _person(request))


def _notices_page(
    request: HttpRequest, person: Person, problem: str = "", part: str = "", typed: Mapping[str, str] | None = None
) -> HttpResponse:
    """Show the choices. `problem` is what is wrong in a part of the page, `typed` what cannot be saved there."""
    reach = contacts.reach_of(person)
    done = request.GET.get("done", "")
    return page(
        request,
        "account/notices.html",
        UNPROCESSABLE if problem else 200,
        contact=reach.contact,
        devices=reach.devices,
        channels=reach.channels,
        has_mail=has_mail(),
        has_push=has_push(),
        push_key=public_key() if has_push() else "",
        done=done if done in DONE and not problem else "",
        problem=problem,
        part=part,
        typed=typed or {},
    )


def _changed(request: HttpRequest, part: str, change: Callable[[Person], str | None], usual: str = "") -> HttpResponse:
    """Make a change in a part of the page, which says what was done; show it again with what is wrong if refused."""
    person = _person(request)
    contacts.remember_site(person, request.build_absolute_uri("/").rstrip("/"), words_of(request).language)
    try:
        done = change(person) or usual
    except Refused as refused:
        typed = {name: request.POST[name] for name in TYPED if name in request.POST}
        return _notices_page(request, person, refused.problem, part, typed)
    return HttpResponseRedirect(f"{reverse('notices')}?done={done}#{part}", status=303)


@require_POST
def choose(request: HttpRequest, channel: str) -> HttpResponse:
    """Save what a person chooses about one channel; without an address, end it."""
    chosen = CHANNELS[channel]
    given = {name: request.POST.get(name, "") for name in chosen.fields}
    if given.get("wanted") == "yes" and not chosen.is_offered():
        raise Http404
    return _changed(request, channel, lambda person: chosen.choose(person, given))


@require_POST
def quiet(request: HttpRequest) -> HttpResponse:
    start, end, zone = (request.POST.get(name, "") for name in ("from", "until", "zone"))
    return _changed(request, "quiet", lambda person: contacts.choose_quiet(person, start, end, zone), "quiet")


@require_POST
def test(request: HttpRequest) -> HttpResponse:
    channel = request.POST.get("channel", "")
    part = channel if channel in CHANNELS else ""
    return _changed(request, part, lambda person: contacts.send_test(person, channel), "test")


@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """Show the link to confirm an address.

    Programs that follow every link of a mail confirm nothing: it takes a press.
    """
    meant = read_confirm(token)
    if meant is None:
        return page(request, "account/notice_link.html", 410, state="expired", address="")
    if request.method != "POST":
        return page(request, "account/notice_link.html", state="confirm", address=meant.email)
    agreed = mail.confirm(meant, now())
    return page(
        request,
        "account/notice_link.html",
        200 if agreed else 410,
        state="confirmed" if agreed else "expired",
        address=meant.email,
    )


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def stop(request: HttpRequest, token: str) -> HttpResponse:
    """Show the link that ends the mails: with a press, or by the button of a mail program (RFC 8058)."""
    meant = read_stop(token)
    if meant is None:
        return page(request, "account/notice_link.html", 410, state="expired", address="")
    if request.method == "POST":
        mail.stop(meant)
    state = "stopped" if request.method == "POST" else "stop"
    return page(request, "account/notice_link.html", state=state, address=meant.email)
