"""The parts of an answer: its verb, action, space, worker, card and the like.

A network learns a vector for each part, and an answer's vector is their sum. So an answer that is seen rarely shares
what is learned with others: a mafioso on the right space of an action with every worker there, and with every mafioso.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from vendemmia.engine import CODES, Placement, TakeBack, parse

SHARED: Final = {"action": "action", "worker": "worker", "bonus": "space"}
"""Verbs that name one thing of a placement."""
VALUED: Final = ("grape", "wine")
"""Verbs that name a colour or type, and a value."""


def parts_of(code: str) -> tuple[str, ...]:
    """Return the names of the parts of a code, e.g.

    "verb place", "action yoke", "space left", "worker grande" and pairs.
    """
    answer = parse(code)
    verb, rest = answer.kind, answer.named
    named = [f"verb {verb}"]
    if isinstance(answer, Placement | TakeBack):
        action, space, worker = rest
        named += [f"action {action}", f"space {space}", f"worker {worker}"]
        named += [f"{verb} {action}", f"{action} {space}", f"{action} {worker}", f"{verb} {worker}"]
    elif verb in SHARED:
        named += [f"{SHARED[verb]} {rest[0]}", f"{verb} {rest[0]}"]
    elif verb in VALUED:
        named += [f"type {rest[0]}", f"value {rest[1]}", f"{verb} {rest[0]}", f"{verb} {rest[1]}"]
    elif rest:
        named.append(code)
    return tuple(dict.fromkeys(named))


def _named() -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for code in CODES for name in parts_of(code)))


PARTS: Final = _named()
"""The names of all parts, in the order in which the codes name them first."""
PART_NUMBER: Final = {name: number for number, name in enumerate(PARTS)}


def code_parts() -> list[tuple[int, ...]]:
    """Return for each answer the numbers of its parts."""
    return [tuple(PART_NUMBER[name] for name in parts_of(code)) for code in CODES]


@lru_cache(maxsize=1)
def parts_fingerprint() -> str:
    """Return 16 hex digits over the parts of all codes. Weights that were trained with other parts do not fit."""
    return hashlib.sha256(repr([parts_of(code) for code in CODES]).encode()).hexdigest()[:16]
