"""Rate limits for expensive actions, on a shared server only.

Everything counts twice: for the person, and for the address that the request comes from (`counting.ip_addresses`). So a
new guest gets no fresh allowance, and neither many addresses nor many guests help. All at one address may do more
together than one person, since a club or a household may share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.web.counting import streams
from vendemmia.web.counting.allowances import (
    LIMITS,
    CountedSubject,
    Limit,
    TooOften,
    count,
    give_back,
    is_first_time,
    key_of,
)
from vendemmia.web.counting.calls import Rate, counter
from vendemmia.web.counting.ip_addresses import address_of

from .identity import is_owner, person_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest


class Marks(NamedTuple):
    """Who asks for something and from where; empty for the owner of the data. Neither can be read from a mark."""

    person: str = ""
    address: str = ""


def limit(request: HttpRequest, what: str, *also: str) -> None:
    """Count once more; TooOften if that is too often. `also` names further things that are counted, e.g. a username.

    The owner of the data is not counted: who could they disturb?
    """
    if is_owner(request):
        return
    allowed = LIMITS[what]
    where = [CountedSubject(each, allowed.times) for each in (_who(request), *also)]
    count(what, allowed.seconds, [*where, CountedSubject(_where(request), allowed.together)])


def forgive(request: HttpRequest, what: str, *also: str) -> None:
    """Take back what was just counted: it was no abuse."""
    if not is_owner(request):
        give_back(what, (_who(request), *also, _where(request)))


def limit_rate(request: HttpRequest, what: str, rate: Rate) -> None:
    """Count what may be done many times a second. TooOften if that is too often."""
    if not is_owner(request):
        counter.count(what, rate.seconds, ((_who(request), rate.times), (_where(request), rate.together)))


def enter_stream(request: HttpRequest, *, by_program: bool = False) -> Callable[[], None]:
    """Count one more open stream; call the result when it ends. TooOften if there are too many."""
    if is_owner(request):
        return lambda: None
    person = person_of(request)
    kind, own, together = ("api", streams.PROGRAM, streams.PROGRAMS) if by_program else _PAGES
    places = [(f"{kind} {_where(request)}", together)]
    if person is not None:  # Strangers have only the address in common.
        places.append((f"{kind} person {person.id}", own))
    return streams.open_streams.enter(*places)


_PAGES = ("page", streams.PERSON, streams.ADDRESS)


def marks_of(request: HttpRequest) -> Marks:
    """Return marks that tell people and addresses apart for those who share something out."""
    if is_owner(request):
        return Marks()
    return Marks(key_of("mark", _who(request)), key_of("mark", _where(request)))


def _who(request: HttpRequest) -> str:
    """Return a person, or all at an address who have no name yet."""
    person = person_of(request)
    return f"strangers at {address_of(request)}" if person is None else f"person {person.id}"


def _where(request: HttpRequest) -> str:
    return f"address {address_of(request)}"


__all__ = [
    "LIMITS",
    "Limit",
    "Marks",
    "TooOften",
    "address_of",
    "enter_stream",
    "forgive",
    "is_first_time",
    "limit",
    "limit_rate",
    "marks_of",
]
