"""A copied row keeps what Django would set when a row is made."""

from __future__ import annotations

from datetime import UTC, datetime

from vendemmia.web.internals.copied_rows import insert
from vendemmia.web.models import Person


def test_a_moment_of_the_past_stays() -> None:
    moment = datetime(2001, 2, 3, tzinfo=UTC)
    fields = list(Person._meta.concrete_fields)
    assert any(getattr(field, "auto_now_add", False) for field in fields), "Django would set it"
    insert(Person, [Person(id=7, name="Anna", created=moment, seen=moment)], fields, "default")
    assert Person.objects.get(id=7).created == moment
