"""What the server keeps of games at a real table: results, and the campaign beside the digital one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from vendemmia.campaign import Campaign, CampaignError
from vendemmia.engine import ranks
from vendemmia.web.models import Finished, TableCampaign
from vendemmia.web.results.finished import AT_THE_TABLE, DRAW, LOSS, WIN

from .errors import CannotKeep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.web.models import Person

    from .sent import SentResult


def keep_result(body: bytes, reader: str, person: Person | None = None) -> None:
    """Save a result for the statistics; the same game again takes the place of what was saved of it.

    `reader` is the reader's name, for a game against the Automa; `person` is theirs on a shared server.
    """
    from .sent import SentResult, read_sent  # Not earlier: pydantic is slow to load, and few games are sent.

    result = read_sent(SentResult, body)
    saved = Finished.objects.filter(table_id=result.key)
    with transaction.atomic():
        if saved.exclude(mode=AT_THE_TABLE, person=person).exists():
            raise CannotKeep("form")  # The name of another person's game.
        saved.delete()
        Finished.objects.bulk_create(_rows(result, reader, person))


def _rows(result: SentResult, reader: str, person: Person | None) -> list[Finished]:
    automa, scores = result.automa, [player.scores for player in result.players]
    return [
        Finished(
            table_id=result.key,
            seat=seat,
            person=person,
            name=player.name or reader or str(seat + 1),
            mode=AT_THE_TABLE,
            level=result.level if automa else "",
            extended=result.extended,
            players=len(scores),
            years=result.years,
            outcome=automa.result if automa else _outcome(scores, seat),
            vp=player.scores[0],
            best_other=automa.vp if automa else max(own[0] for other, own in enumerate(scores) if other != seat),
            ended=result.ended,
        )
        for seat, player in enumerate(result.players)
    ]


def _outcome(scores: Sequence[tuple[int, ...]], seat: int) -> str:
    """Return how a game for several players ended for a seat; the first rank may be shared."""
    found = ranks(scores)
    if found[seat] != 1:
        return LOSS
    return WIN if found.count(1) == 1 else DRAW


def keep_campaign(body: bytes, person: Person | None = None) -> None:
    """Save how far a campaign at the table has come; a newer version takes the place of the older one."""
    from .sent import SentCampaign, read_sent

    sent = read_sent(SentCampaign, body)
    try:
        campaign = Campaign.from_json(sent.progress)
    except CampaignError:
        raise CannotKeep("campaign") from None
    with transaction.atomic():
        if TableCampaign.objects.filter(key=sent.key).exclude(person=person).exists():
            raise CannotKeep("form")  # The name of another person's campaign.
        TableCampaign.objects.update_or_create(
            key=sent.key, defaults={"progress": campaign.to_json(), "person": person}
        )


def table_campaign(person: Person | None = None) -> tuple[str, Campaign] | None:
    """Return the campaign of a person that was changed last, and its key; None if there is none, or if it cannot be
    read."""
    row = TableCampaign.objects.filter(person=person).order_by("-changed", "-id").first()
    if row is None:
        return None
    try:
        return row.key, Campaign.from_json(row.progress)
    except CampaignError:
        return None
