"""Passkeys: a key on a person's own device signs them in instead of their password (the standard WebAuthn).

Adding one takes the password, so a stranger cannot add one to an account that was left signed in. The server
keeps the public half only. The library is the extra `passkeys`; without it, and where a browser would refuse, there are
no passkeys.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from ipaddress import ip_address
from secrets import token_bytes
from time import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from django.conf import settings
from django.db import IntegrityError, transaction
from django.http.request import split_domain_port
from django.utils.timezone import now

from vendemmia.web.game.player_names import is_usable, tidy
from vendemmia.web.models import Passkey
from vendemmia.web.models.passkeys import LONGEST_CREDENTIAL
from vendemmia.web.people.rate_limits import is_first_time

from .accounts import AccountError

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    from vendemmia.web.models import Person

MOST: Final = 10
"""Passkeys of one person."""
VALID: Final = 300
"""Seconds for which a challenge can be answered."""
SESSION: Final = "passkey"
"""The entry of the signed cookie with the challenge."""
LONGEST_ANSWER: Final = 16_384
"""Letters of what a browser sends. Usual ones have about a thousand."""
SIGN_IN: Final = "sign in"


class PasskeyOrigin(NamedTuple):
    """Where passkeys are made and used."""

    name: str
    """The name that they belong to: that of the host or, if `VENDEMMIA_HOSTS` allows all names below one, that one."""
    origin: str
    """The address that a browser signs."""


@cache
def has_passkeys() -> bool:
    """Return whether the library is installed: the extra `passkeys`."""
    return find_spec("webauthn") is not None


def site_of(request: HttpRequest) -> PasskeyOrigin | None:
    """Return the site of a request; None where browsers have no passkeys: without TLS except on the computer itself,
    and under a number instead of a name."""
    if not has_passkeys():
        return None
    host = split_domain_port(request.get_host())[0]
    is_this_computer = host == "localhost" or host.endswith(".localhost")
    if not (request.is_secure() or is_this_computer) or _is_number(host):
        return None
    return PasskeyOrigin(_owner_of(host), f"{request.scheme}://{request.get_host()}")


def _is_number(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def _owner_of(host: str) -> str:
    """Return the name in the settings that allows this host; Django has refused all others."""
    below = (name[1:] for name in settings.ALLOWED_HOSTS if name.startswith("."))
    return next((name for name in below if host == name or host.endswith(f".{name}")), host)


def passkeys_of(person: Person) -> list[Passkey]:
    return list(Passkey.objects.filter(person=person).order_by("id"))


def creation_options(request: HttpRequest, site: PasskeyOrigin, person: Person) -> dict[str, Any]:
    """Return what a browser needs to make a passkey for a person with an account.

    AccountError if there are too many.
    """
    from webauthn import generate_registration_options
    from webauthn.helpers import structs

    _check_room(person)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="vendemmia",
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=_new_challenge(request, person.id),
        timeout=VALID * 1000,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=_known(person),
    )
    return _plain(options)


def _known(person: Person) -> list[PublicKeyCredentialDescriptor]:
    """Return the passkeys of a person: a device makes no second one beside one of these."""
    from webauthn.helpers import base64url_to_bytes, structs

    return [
        structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.credential))
        for passkey in passkeys_of(person)
    ]


def add(request: HttpRequest, site: PasskeyOrigin, person: Person, name: str, answer: str) -> Passkey:
    """Keep the passkey that a browser has made. AccountError if anything about it is wrong."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    name, challenge = _tidy_name(name), _spent_challenge(request, person.id)
    _check_room(person)
    made = _verified(
        lambda: verify_registration_response(
            credential=_read(answer),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    )
    credential = bytes_to_base64url(made.credential_id)
    if len(credential) > LONGEST_CREDENTIAL:
        raise AccountError("passkey", "passkey-refused")
    try:
        with transaction.atomic():
            return Passkey.objects.create(
                person=person,
                credential=credential,
                public_key=bytes_to_base64url(made.credential_public_key),
                sign_count=made.sign_count,
                name=name,
            )
    except IntegrityError:  # It is registered already.
        raise AccountError("passkey", "passkey-refused") from None


def request_options(request: HttpRequest, site: PasskeyOrigin) -> dict[str, Any]:
    """Return what a browser needs to let a person choose a passkey; it does not say which there are."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import structs

    options = generate_authentication_options(
        rp_id=site.name,
        challenge=_new_challenge(request, SIGN_IN),
        timeout=VALID * 1000,
        user_verification=structs.UserVerificationRequirement.PREFERRED,
    )
    return _plain(options)


def credential_in(answer: str) -> str:
    """Return the id of the passkey that a browser has used. AccountError if it is not one."""
    found = _read(answer).get("id")
    if not isinstance(found, str) or not 0 < len(found) <= LONGEST_CREDENTIAL or not found.isascii() or "\0" in found:
        raise AccountError("passkey", "passkey-refused")
    return found


class VerifiedPasskey(NamedTuple):
    """Whose passkey has signed a challenge."""

    person: Person
    verified: bool
    """The device has checked who holds it, by a finger, a face or the code of its screen lock."""


def person_with(request: HttpRequest, site: PasskeyOrigin, answer: str) -> VerifiedPasskey:
    """Return the person whose passkey has signed the challenge. Only `sign_in.signing_in` makes a session of it."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    challenge, credential = _spent_challenge(request, SIGN_IN), credential_in(answer)
    known = Passkey.objects.select_related("person__account").filter(credential=credential).first()
    if known is None or known.person.account is None or not known.person.account.is_active:
        raise AccountError("passkey", "passkey-unknown")
    given = _read(answer)
    used = _verified(
        lambda: verify_authentication_response(
            credential=given,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    )
    _check_owner(given, known.person)
    same = Passkey.objects.filter(id=known.id, sign_count=known.sign_count)
    if not same.update(sign_count=used.new_sign_count, used=now()):
        raise AccountError("passkey", "passkey-refused")  # It was used elsewhere at the same moment.
    return VerifiedPasskey(known.person, used.user_verified)


def _check_owner(given: dict[str, Any], person: Person) -> None:
    """Refuse a passkey unless its device says that it was made for this person."""
    from webauthn.helpers import bytes_to_base64url

    if given["response"].get("userHandle") not in (None, "", bytes_to_base64url(person.id.encode())):
        raise AccountError("passkey", "passkey-refused")


def rename(person: Person, passkey_id: int, name: str) -> None:
    """Rename a passkey of the person, or raise AccountError for an unreadable name."""
    Passkey.objects.filter(person=person, id=passkey_id).update(name=_tidy_name(name))


def remove(person: Person, passkey_id: int) -> None:
    """Remove a passkey of the person. It no longer signs in."""
    Passkey.objects.filter(person=person, id=passkey_id).delete()


def _tidy_name(name: str) -> str:
    name = tidy(name)
    if not is_usable(name):
        raise AccountError("passkey-name", "name")
    return name


def _check_room(person: Person) -> None:
    if Passkey.objects.filter(person=person).count() >= MOST:
        raise AccountError("passkey", "passkey-many")


def _new_challenge(request: HttpRequest, purpose: str) -> bytes:
    """Return what the device must sign next, for one purpose: a person who adds a passkey, or signing in."""
    challenge = token_bytes(32)
    request.session[SESSION] = [purpose, challenge.hex(), int(time())]
    return challenge


def _spent_challenge(request: HttpRequest, purpose: str) -> bytes:
    """Return the challenge of this browser, which can be answered once and soon. AccountError if it has none.

    The cookie could be sent again, so the database remembers what was used.
    """
    saved = request.session.pop(SESSION, None)
    match saved:
        case [str(meant), str(text), int(moment)] if meant == purpose and 0 <= time() - moment <= VALID:
            if is_first_time("passkey", text, 2 * VALID):
                return bytes.fromhex(text)
    raise AccountError("passkey", "passkey-late")


def _read(answer: str) -> dict[str, Any]:
    """Return what a browser has sent: an object with the parts of the standard."""
    try:
        found = json.loads(answer) if len(answer) <= LONGEST_ANSWER else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("response"), dict):
        raise AccountError("passkey", "passkey-refused")
    return found


def _verified(check: Callable[[], Any]) -> Any:  # noqa: ANN401 - what the library has found
    """Return what a device has signed. What the library cannot read was not made by a browser."""
    try:
        return check()
    except Exception:  # noqa: BLE001 - it reads four formats, each with errors of its own
        raise AccountError("passkey", "passkey-refused") from None


def _plain(options: Any) -> dict[str, Any]:  # noqa: ANN401 - either kind of options
    from webauthn import options_to_json

    found: dict[str, Any] = json.loads(options_to_json(options))
    return found
