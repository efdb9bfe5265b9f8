"""How a person is reached when they are away: the page of their choices, and the links in mails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.timezone import now
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from vendemmia.web.notices import contacts, push
from vendemmia.web.notices.contacts import Refused
from vendemmia.web.notices.hosting import has_mail, has_push
from vendemmia.web.notices.keys import public_key
from vendemmia.web.notices.links import read_confirm, read_stop
from vendemmia.web.notices.sending import CHANNELS
from vendemmia.web.people import person_of

from .rendering import page, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from django.http import HttpRequest

    from vendemmia.web.models import Person

UNPROCESSABLE = 422
TYPED = ("email", "webhook", "from", "until", "zone")
DONE = ("asked", "email", "webhook", "quiet", "push", "push-off", "test")
"""What the page may say has been done: the ends of ids of messages."""


def _person(request: HttpRequest) -> Person:
    """Whoever asks. A home server and strangers have no such page."""
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
    """The choices. `problem` is what is wrong in a part of the page, `typed` what cannot be saved there."""
    reach = contacts.reach_of(person)
    done = request.GET.get("done", "")
    return page(
        request,
        "home/notices.html",
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


def _changed(request: HttpRequest, part: str, done: str, change: Callable[[Person], None]) -> HttpResponse:
    """Make a change in a part of the page and show it again, with what is wrong if it is refused."""
    person = _person(request)
    contacts.remember_site(person, request.build_absolute_uri("/").rstrip("/"), words_of(request).language)
    try:
        change(person)
    except Refused as refused:
        typed = {name: request.POST[name] for name in TYPED if name in request.POST}
        return _notices_page(request, person, refused.problem, part, typed)
    return HttpResponseRedirect(f"{reverse('notices')}?done={done}#{part}", status=303)


@require_POST
def email(request: HttpRequest) -> HttpResponse:
    """Save an address, and ask its owner; without one, end the mails."""
    typed = request.POST.get("email", "")
    done = "asked" if typed.strip() else "email"
    return _changed(request, "email", done, lambda person: contacts.choose_email(person, typed))


@require_POST
def webhook(request: HttpRequest) -> HttpResponse:
    typed = request.POST.get("webhook", "")
    return _changed(request, "webhook", "webhook", lambda person: contacts.choose_webhook(person, typed))


@require_POST
def quiet(request: HttpRequest) -> HttpResponse:
    start, end, zone = (request.POST.get(name, "") for name in ("from", "until", "zone"))
    return _changed(request, "quiet", "quiet", lambda person: contacts.choose_quiet(person, start, end, zone))


@require_POST
def device(request: HttpRequest) -> HttpResponse:
    """A script has subscribed this browser, or ends it; without one, all browsers are forgotten."""
    given = push.Subscription(*(request.POST.get(name, "") for name in push.Subscription._fields))
    wanted = request.POST.get("wanted") == "yes"

    def change(person: Person) -> None:
        if not wanted:
            push.forget(person, given.endpoint)
            return
        try:
            push.subscribe(person, given)
        except push.Unusable:
            raise Refused("push") from None

    if wanted and not has_push():
        raise Http404
    return _changed(request, "push", "push" if wanted else "push-off", change)


@require_POST
def test(request: HttpRequest) -> HttpResponse:
    channel = request.POST.get("channel", "")
    part = channel if channel in CHANNELS else ""
    return _changed(request, part, "test", lambda person: contacts.send_test(person, channel))


@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """The link to confirm an address. Programs that follow every link of a mail confirm nothing: it takes a press."""
    meant = read_confirm(token)
    if meant is None:
        return page(request, "home/notice_link.html", 410, state="expired", address="")
    if request.method != "POST":
        return page(request, "home/notice_link.html", state="confirm", address=meant.email)
    agreed = contacts.confirm(meant, now())
    return page(
        request,
        "home/notice_link.html",
        200 if agreed else 410,
        state="confirmed" if agreed else "expired",
        address=meant.email,
    )


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def stop(request: HttpRequest, token: str) -> HttpResponse:
    """The link that ends the mails: with a press, or by the button of a mail program (RFC 8058)."""
    meant = read_stop(token)
    if meant is None:
        return page(request, "home/notice_link.html", 410, state="expired", address="")
    if request.method == "POST":
        contacts.stop(meant)
    state = "stopped" if request.method == "POST" else "stop"
    return page(request, "home/notice_link.html", state=state, address=meant.email)
