"""A guest signs in: sanctions, blocks and reports go with them to the account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from vendemmia.web.models import Act, Block, RemovedMessage, Report, Sanction, Sighting

from .sanctions import mark

if TYPE_CHECKING:
    from vendemmia.web.models import Person


def merge_conduct(guest: Person, person: Person) -> None:
    """Call it in a transaction, before the guest is deleted."""
    for model in (Sanction, Act, RemovedMessage):
        model._default_manager.filter(person=guest).update(person=person)
    Report.objects.filter(person=guest).update(person=person)
    own = Report.objects.filter(reporter=person, decided__isnull=True).values_list("subject", flat=True)
    Report.objects.filter(reporter=guest).exclude(subject__in=list(own)).update(reporter=person)
    Block.objects.filter(Q(person=guest, blocked=person) | Q(person=person, blocked=guest)).delete()
    known = Block.objects.filter(person=person).values_list("blocked_id", flat=True)
    Block.objects.filter(person=guest).exclude(blocked_id__in=list(known)).update(person=person)
    known = Block.objects.filter(blocked=person).values_list("person_id", flat=True)
    Block.objects.filter(blocked=guest).exclude(person_id__in=list(known)).update(blocked=person)
    seen = Sighting.objects.filter(person=person).values_list("address", flat=True)
    Sighting.objects.filter(person=guest).exclude(address__in=list(seen)).update(person=person)
    mark([person])
