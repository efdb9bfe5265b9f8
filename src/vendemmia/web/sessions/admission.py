"""Who is let in. Every request gets its person here: pages by a session, calls of the API by a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.models import Person

PERSON = "vendemmia_person"
"""The attribute of a request that says for whom it acts."""


def admit(request: HttpRequest, person: Person | None) -> Person | None:
    """Let a request act for a person, or for none. Return the person for whom it may act.

    `person` has shown a session or a token that is good. A banned person is let in as well, to read why: `site.door`
    and `api.auth` refuse them everything else.
    """
    setattr(request, PERSON, person)
    return person


def is_decided(request: HttpRequest) -> bool:
    return hasattr(request, PERSON)


def admitted(request: HttpRequest) -> Person | None:
    """Return the person as whom a request acts, once that is decided."""
    person: Person | None = getattr(request, PERSON)
    return person
