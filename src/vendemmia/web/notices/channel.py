"""A way to carry notices: whom it reaches, how it sends, and what a person chooses about it.

A new one is a subclass in a module of its own, an entry in `channels.CHANNELS`, its part of `account/notices.html` and
its texts, whose names begin with `notices-` and its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from vendemmia.web.models.notices import Contact

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.web.models import Person

    from .outgoing import HttpReply
    from .texts import Text


class Refused(ValueError):
    """A choice that cannot be saved. `problem` is the end of the id of the message that says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Channel(ABC):
    name: ClassVar[str]
    """In the database, in the ids of messages, and of its part of the page."""
    place: ClassVar[str]
    """The end of the address to which that part is sent."""
    fields: ClassVar[tuple[str, ...]]
    """What it sends."""

    @abstractmethod
    def is_offered(self) -> bool:
        """Return True if the host has set it up."""

    @abstractmethod
    def reaches(self, contact: Contact) -> bool:
        """Return True if the person has chosen it, and it still leads to them."""

    @abstractmethod
    def carry(self, person: Person, contact: Contact, text: Text) -> HttpReply:
        """Send a notice to a person whom it reaches."""

    @abstractmethod
    def choose(self, person: Person, given: Mapping[str, str]) -> str:
        """Save what a person has typed. Return the end of the id of the message that says what was done.

        Refused changes nothing.
        """

    def send(self, person: Person, contact: Contact, text: Text) -> HttpReply | None:
        """Send a notice; None if the person does not use this channel."""
        return self.carry(person, contact, text) if self.is_offered() and self.reaches(contact) else None


def locked(person: Person) -> Contact:
    """Return the row of a person, for a change inside of a transaction."""
    Contact.objects.get_or_create(person=person)
    return Contact.objects.select_for_update().get(person=person)


__all__ = ["Channel", "Refused", "locked"]
