"""The promise of a deal: a keyed hash of the secret, shown before the game, that anybody can check after it.

docs/record-format.md has the format, docs/design/records.md what a kept promise proves and what it does not.
"""

from __future__ import annotations

import hmac
import json
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import VendemmiaError

from .form import RULES_VERSION

if TYPE_CHECKING:
    from vendemmia.engine import Options

    from .record import Record

PROMISE = "vendemmia-promise/1"
"""The format of a promise, and part of what is hashed: no other hash of a secret is ever equal to it."""
DIGITS = 64
"""Hex digits of a commitment."""


class Promise(NamedTuple):
    """A commitment, and the deal for which it was made."""

    deal: str
    """`table:ID`, or for a daily vineyard `day:2026-11-17`. Two deals never have the same commitment."""
    commitment: str
    """HMAC-SHA256 with the secret as the key, 64 hex digits."""


class Verdict(Enum):
    """What a record says about a promise."""

    KEPT = "kept"
    """The secret is the promised one, and the game follows from it."""
    OTHER_SECRET = "other-secret"
    """The secret is not the promised one, or nothing is secret in the game."""
    OTHER_GAME = "other-game"
    """The secret is the promised one, but the answers or the end do not follow from it."""
    OTHER_RULES = "other-rules"
    """The secret is the promised one, but the rules have changed since, so the deal cannot be compared."""


def promised_text(options: Options, rules: int, deal: str) -> str:
    """Return what is hashed together with the secret."""
    promised = {"deal": deal, "format": PROMISE, "options": options.to_json(), "rules": rules}
    return json.dumps(promised, sort_keys=True, separators=(",", ":"))


def commitment_of(secret: str, options: Options, rules: int, deal: str) -> str:
    """Return the commitment to a secret of 64 hex digits."""
    return hmac.digest(bytes.fromhex(secret), promised_text(options, rules, deal).encode(), "sha256").hex()


def promise_in(comment: object) -> Promise | None:
    """Return the promise that the comment of a record holds; None if there is none."""
    found = comment.get("promise") if isinstance(comment, dict) else None
    if not isinstance(found, dict):
        return None
    deal, commitment = found.get("deal"), found.get("commitment")
    return Promise(deal, commitment) if isinstance(deal, str) and isinstance(commitment, str) else None


def judged(record: Record, promise: Promise) -> Verdict:
    """Replay a record and compare its secret with a promise."""
    if not isinstance(record.seed, str) or record.start is not None:
        return Verdict.OTHER_SECRET
    found = commitment_of(record.seed, record.options, record.rules, promise.deal)
    if not hmac.compare_digest(found.encode(), promise.commitment.encode()):
        return Verdict.OTHER_SECRET
    if record.resumed:
        return Verdict.OTHER_RULES
    try:
        record.replay()
    except VendemmiaError:
        return Verdict.OTHER_RULES if record.rules != RULES_VERSION else Verdict.OTHER_GAME
    return Verdict.KEPT
