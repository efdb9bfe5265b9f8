"""A second factor: codes of an app (TOTP, RFC 6238), and recovery codes on paper for the day when the app is lost.

`pyotp` computes the codes. A code of the app counts once, also within its half minute; a recovery code counts once.
"""

from __future__ import annotations

import re
import secrets
from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.utils.timezone import now

from vendemmia.web.models import RecoveryCode, SecondFactor

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from vendemmia.web.models import Person

STEP: Final = 30
"""Seconds for which an app shows a code."""
AROUND: Final = (-1, 0, 1)
"""The steps that are accepted: clocks differ a little, and typing takes a while."""
CODES: Final = 10
"""Recovery codes of an account."""
GROUPS, LETTERS = 4, 4
"""Of a recovery code: 4 groups of 4 letters out of 32 are 80 bits."""
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that look alike on paper: l and 1, o and 0."""
WITHIN: Final = timedelta(minutes=30)
"""To confirm a new secret with a first code."""
TYPED: Final = 64
"""Letters of a code at most; more is nonsense."""


class Pending(NamedTuple):
    """A secret that waits for the first code of the app."""

    secret: str
    link: str
    """What the app reads from the QR code."""


def is_on(person: Person) -> bool:
    return SecondFactor.objects.filter(person=person, confirmed__isnull=False).exists()


def codes_left(person: Person) -> int:
    return RecoveryCode.objects.filter(person=person).count()


def begin(person: Person, clock: Callable[[], datetime] = now) -> None:
    """Make a new secret, which counts once it is confirmed. One that is confirmed already stays as it is."""
    import pyotp  # Few requests need it.

    with transaction.atomic():
        if not is_on(person):
            fresh = {"secret": pyotp.random_base32(), "begun": clock(), "confirmed": None, "last_step": 0}
            SecondFactor.objects.update_or_create(person=person, defaults=fresh)


def pending(person: Person, site: str, clock: Callable[[], datetime] = now) -> Pending | None:
    """Return the secret that waits to be confirmed. None if there is none, or if it has waited too long."""
    from pyotp.totp import TOTP

    oldest = clock() - WITHIN
    found = SecondFactor.objects.filter(person=person, confirmed__isnull=True, begun__gte=oldest).first()
    if found is None:
        return None
    return Pending(found.secret, TOTP(found.secret).provisioning_uri(name=person.name, issuer_name=site))


def confirm(person: Person, typed: str, clock: Callable[[], datetime] = now) -> list[str] | None:
    """Ask for the codes of the app from now on: it shows the right one. Returns the recovery codes; None for a wrong
    code."""
    moment = clock()
    waiting = SecondFactor.objects.filter(person=person, confirmed__isnull=True, begun__gte=moment - WITHIN)
    with transaction.atomic():
        found = waiting.first()
        step = None if found is None else _step_of(found.secret, typed, moment)
        if step is None or not waiting.update(confirmed=moment, last_step=step):
            return None
        return new_codes(person)


def new_codes(person: Person) -> list[str]:
    """Return new recovery codes; the old ones are worth nothing any more. They are shown now and never again."""
    codes = ["-".join(_group() for _ in range(GROUPS)) for _ in range(CODES)]
    with transaction.atomic():
        RecoveryCode.objects.filter(person=person).delete()
        RecoveryCode.objects.bulk_create(RecoveryCode(person=person, digest=_digest(code)) for code in codes)
    return codes


def _group() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def turn_off(person: Person) -> None:
    """Ask for no code any more, and forget the recovery codes."""
    with transaction.atomic():
        SecondFactor.objects.filter(person=person).delete()
        RecoveryCode.objects.filter(person=person).delete()


def accepts(person: Person, typed: str, clock: Callable[[], datetime] = now) -> bool:
    """Return whether this is the code of the app, or a recovery code that was not used. Either counts once."""
    if len(typed) > TYPED:
        return False
    found = SecondFactor.objects.filter(person=person, confirmed__isnull=False).first()
    if found is None:
        return False
    step = _step_of(found.secret, typed, clock())
    if step is not None:
        return bool(SecondFactor.objects.filter(person=person, last_step__lt=step).update(last_step=step))
    return bool(RecoveryCode.objects.filter(person=person, digest=_digest(typed)).delete()[0])


def _step_of(secret: str, typed: str, moment: datetime) -> int | None:
    """Return the half minute to which a code belongs; None for a wrong one."""
    from pyotp.totp import TOTP

    digits = "".join(typed.split())
    if not re.fullmatch(r"[0-9]{6}", digits):
        return None
    current = int(moment.timestamp()) // STEP
    app = TOTP(secret, interval=STEP)
    right = [step for step in (current + each for each in AROUND) if compare_digest(app.generate_otp(step), digits)]
    return right[-1] if right else None


def _digest(code: str) -> str:
    """Return the digest of a code however it is written: hyphens, blanks and capital letters do not matter."""
    plain = "".join(letter for letter in code.casefold() if letter.isalnum())
    return sha256(plain.encode("utf-8", "replace")).hexdigest()
