"""What a notice says: open information only, whoever reads it on the way."""

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
    """A newer notice with the same tag takes the place of an older one that nobody has seen."""
    name: str
    """Of the person it is for."""


def words_of_person(person: Person) -> Words:
    return words_for(person.language)


def turn_text(person: Person, table: Table) -> Text:
    """That this person is asked at a table: who sits there, and in which year. What is asked may be a secret."""
    words = words_of_person(person)
    others = Seat.objects.filter(table_id=table.id).exclude(person_id=person.id).values_list("name", flat=True)
    return Text(
        title=words.message("notice-title"),
        body=words.message("notice-body", when=words.message("home-year", year=table.year), names=words.listed(others)),
        path=reverse("table", args=[table.id]),
        tag=table.id,
        name=person.name,
    )


def sample_text(person: Person) -> Text:
    """What a test sends."""
    words = words_of_person(person)
    return Text(
        words.message("notice-test-title"), words.message("notice-test-body"), reverse("notices"), TEST_TAG, person.name
    )
