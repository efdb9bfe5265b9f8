"""What a notice says: open information only, since others may read it on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.urls import reverse

from vendemmia.locale import words_for
from vendemmia.web.models import Seat

if TYPE_CHECKING:
    from vendemmia.locale import Words
    from vendemmia.web.models import Person, Table

TEST_TAG = "test"


class Text(NamedTuple):
    """A notice in one language."""

    title: str
    body: str
    path: str
    """Of the page that it is about."""
    tag: str
    """A newer notice with the same tag replaces an older one that was not seen."""
    name: str
    """Of the person it is for."""


def words_of_person(person: Person) -> Words:
    return words_for(person.language)


def name_of(person: Person) -> str:
    """Return the name of a person, or the word for a guest who has none."""
    return person.name or words_of_person(person).message("together-guest")


def turn_text(person: Person, table: Table) -> Text:
    """Say that this person is asked at a table: who sits there, and in which year. What is asked may be a secret."""
    words = words_of_person(person)
    others = Seat.objects.filter(table_id=table.id).exclude(person_id=person.id).values_list("name", flat=True)
    return Text(
        title=words.message("notice-title"),
        body=words.message("notice-body", when=words.message("home-year", year=table.year), names=words.listed(others)),
        path=reverse("table", args=[table.id]),
        tag=table.id,
        name=name_of(person),
    )


def sample_text(person: Person) -> Text:
    """Return what a test sends."""
    words = words_of_person(person)
    return Text(
        words.message("notice-test-title"),
        words.message("notice-test-body"),
        reverse("notices"),
        TEST_TAG,
        name_of(person),
    )
