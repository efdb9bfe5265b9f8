"""Web push: a message to the browsers of a person, also when no page is open (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
from email.utils import parseaddr
from time import time
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from django.conf import settings

from vendemmia.web.models.notices import Contact, Device

from .channel import Channel, Refused
from .hosting import has_mail, has_push
from .keys import push_key
from .outgoing import Forbidden, HttpReply, Outcome, checked, post

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.web.models import Person

    from .texts import Text

MOST_DEVICES = 10
"""Of one person. The oldest makes room."""
KEPT = 12 * 3600
"""Seconds for which a push service keeps the message for a device that is off."""
LOST = (0, 403, 404, 410)
"""Answers after which a browser must subscribe again: it may not be called, has another key, or is gone."""
POINT, SECRET = 65, 16
"""Bytes of the two keys of a browser."""


class Subscription(NamedTuple):
    """What a browser gives us when it agrees."""

    endpoint: str
    p256dh: str
    auth: str


class Unusable(ValueError):
    """Not what a browser would send."""


class Push(Channel):
    name = "push"
    place = "device"
    fields = ("wanted", *Subscription._fields)

    def is_offered(self) -> bool:
        return has_push()

    def reaches(self, contact: Contact) -> bool:
        return Device.objects.filter(person_id=contact.person_id).exists()

    def carry(self, person: Person, contact: Contact, text: Text) -> HttpReply:
        """Send to all browsers of a person. Those that are gone are forgotten.

        One browser that accepts it is enough: the others are not tried again later.
        """
        answers = []
        for device in Device.objects.filter(person=person).order_by("id"):
            answer = _send(device, text, contact.site)
            if answer.outcome is Outcome.GONE and answer.status in LOST:
                device.delete()
            answers.append(answer)
        order = (Outcome.ACCEPTED, Outcome.UNSURE, Outcome.LATER, Outcome.GONE)
        return min(answers, key=lambda answer: order.index(answer.outcome), default=HttpReply(Outcome.GONE))

    def choose(self, person: Person, given: Mapping[str, str]) -> str:
        """Save what a script has subscribed or ended for this browser; without one, forget all browsers."""
        if given["wanted"] != "yes":
            forget(person, given["endpoint"])
            return "push-off"
        try:
            subscribe(person, Subscription(*(given[name] for name in Subscription._fields)))
        except Unusable:
            raise Refused("push") from None
        return "push"


PUSH = Push()


def subscribe(person: Person, given: Subscription) -> Device:
    """Remember a browser. If it had another person before, it now belongs to this one. Unusable changes nothing."""
    try:
        parts = checked(given.endpoint)
    except Forbidden:
        raise Unusable from None
    if _point(given.p256dh) is None or len(_decoded(given.auth)) != SECRET or ":" in (parts.hostname or ""):
        raise Unusable
    Contact.objects.get_or_create(person=person)
    device, _ = Device.objects.update_or_create(
        fingerprint=fingerprint(given.endpoint),
        defaults={"person": person, "endpoint": given.endpoint, "p256dh": given.p256dh, "auth": given.auth},
    )
    kept = Device.objects.filter(person=person).order_by("-id").values_list("id", flat=True)[:MOST_DEVICES]
    Device.objects.filter(person=person).exclude(id__in=list(kept)).exclude(id=device.id).delete()
    return device


def forget(person: Person, endpoint: str) -> None:
    """Send nothing more to a browser; without its address, to none of this person's."""
    devices = Device.objects.filter(person=person)
    (devices.filter(fingerprint=fingerprint(endpoint)) if endpoint else devices).delete()


def fingerprint(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _decoded(text: str) -> bytes:
    """Return the bytes that a browser writes in base64 for addresses; none if it is something else."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def _point(text: str) -> bytes | None:
    """Return the public key of a browser; None if it is not on the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    key = _decoded(text)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return None
    return key if len(key) == POINT else None


def _send(device: Device, text: Text, site: str) -> HttpReply:
    content = json.dumps({"title": text.title, "body": text.body, "path": text.path, "tag": text.tag}).encode()
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "high",
        "Topic": text.tag,
        **_signed(device.endpoint, site),
    }
    try:
        return post(device.endpoint, encrypted(device, content), headers)
    except Forbidden:  # The mode of the server has changed, or the name leads elsewhere now.
        return HttpReply(Outcome.GONE)


def encrypted(device: Device, content: bytes) -> bytes:
    """Encrypt a notice so that only this browser can read it; the push service cannot."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        content, private_key=own, dh=_decoded(device.p256dh), auth_secret=_decoded(device.auth), version="aes128gcm"
    )
    return body


def _signed(endpoint: str, site: str) -> dict[str, str]:
    """Tell the push service who sends, and where the host can be reached."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": _host_of(site), "exp": int(time()) + KEPT}
    headers: dict[str, str] = push_key().sign(claims)
    return headers


def _host_of(site: str) -> str:
    """Return the sender of our mails, or the site if it has a public name; push services want one of them."""
    if has_mail():
        return f"mailto:{parseaddr(settings.DEFAULT_FROM_EMAIL)[1]}"
    parts = urlsplit(site)
    if parts.scheme == "https" and parts.hostname and re.fullmatch(r"[\w-]+(\.[\w-]+)+", parts.hostname):
        return f"https://{parts.hostname}"
    return "mailto:host@localhost"
