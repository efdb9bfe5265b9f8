"""What the server keeps of games at a real table: results for the statistics, and the campaign beside the digital one.

A browser may send anything: whatever does not describe a game that can have happened is refused with a reason.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.utils.timezone import now

from vendemmia.campaign import Campaign, CampaignError
from vendemmia.engine import is_whole
from vendemmia.engine.catalogue import MAX_SEATS, SOLO_LEVELS, VP_FLOOR
from vendemmia.web.finished import AT_THE_TABLE, DRAW, LOSS, WIN
from vendemmia.web.models import Finished, TableCampaign
from vendemmia.web.player_names import is_usable, tidy

from .data import MOST_LIRA, MOST_VALUE, MOST_VP

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vendemmia.web.models import Person

KEY: Final = re.compile(r"c-[0-9a-f]{14}")
"""The name that a browser gives to a game or a campaign."""
LONGEST_GAME: Final = 50
"""Years."""
OLDEST: Final = timedelta(days=3650)
BOUNDS: Final = ((VP_FLOOR, 3 * MOST_VP), (0, MOST_LIRA), (0, MOST_VALUE), (0, MOST_VALUE))
"""What a player may have at the end: points, lira, the values of wine and of grapes."""


class Refused(Exception):
    """What was sent does not describe a result or a campaign; `reason` is the end of a message's id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TableResult(NamedTuple):
    """A game at a real table."""

    key: str
    ended: datetime
    extended: bool
    years: int
    level: str
    names: tuple[str, ...]
    scores: tuple[tuple[int, ...], ...]
    """Of each player: points, lira, the values of wine and of grapes."""
    automa_vp: int | None
    outcome: str
    """Against the Automa; empty for several players."""


def keep_result(sent: object, name: str, person: Person | None = None) -> TableResult:
    """Save a result for the statistics; the same game again takes the place of what was saved of it.

    `name` is the reader's, for a game against the Automa; `person` is theirs on a shared server.
    """
    result = read_result(sent, name)
    saved = Finished.objects.filter(table_id=result.key)
    with transaction.atomic():
        if saved.exclude(mode=AT_THE_TABLE, person=person).exists():
            raise Refused("form")  # The name of somebody else's game.
        saved.delete()
        Finished.objects.bulk_create(_rows(result, person))
    return result


def read_result(sent: object, name: str = "") -> TableResult:
    """The result that a browser has sent; Refused if it makes no sense."""
    if not isinstance(sent, dict):
        raise Refused("form")
    players = sent.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= MAX_SEATS:
        raise Refused("players")
    names, scores = zip(*(_player(each, place, name) for place, each in enumerate(players, 1)), strict=True)
    level, automa = sent.get("level"), sent.get("automa")
    if (len(players) == 1) != isinstance(automa, dict):
        raise Refused("players")
    if len(players) == 1 and level not in SOLO_LEVELS:
        raise Refused("form")
    automa_vp, outcome = _automa(automa, scores[0][0]) if isinstance(automa, dict) else (None, "")
    return TableResult(
        key_of(sent),
        _ended(sent.get("ended")),
        sent.get("extended") is True,
        _number(sent.get("years"), 1, LONGEST_GAME),
        str(level) if automa_vp is not None else "",
        names,
        scores,
        automa_vp,
        outcome,
    )


def key_of(sent: Mapping[str, object]) -> str:
    key = sent.get("key")
    if not isinstance(key, str) or not KEY.fullmatch(key):
        raise Refused("form")
    return key


def _player(sent: object, place: int, reader: str) -> tuple[str, tuple[int, ...]]:
    if not isinstance(sent, dict) or not isinstance(sent.get("name"), str):
        raise Refused("form")
    name = tidy(str(sent["name"])) or reader
    if name and not is_usable(name):
        raise Refused("name")
    scores = sent.get("scores")
    if not isinstance(scores, list) or len(scores) != len(BOUNDS):
        raise Refused("form")
    numbers = tuple(_number(value, *bounds) for value, bounds in zip(scores, BOUNDS, strict=True))
    return name or str(place), numbers


def _number(value: object, least: int, most: int) -> int:
    if not is_whole(value) or not isinstance(value, int) or not least <= value <= most:
        raise Refused("number")
    return value


def _automa(sent: Mapping[str, object], vp: int) -> tuple[int, str]:
    """The Automa's points and the outcome: with as many points as the Automa, or fewer, nobody wins (AUT-7)."""
    automa_vp, outcome = _number(sent.get("vp"), VP_FLOOR, MOST_VP), sent.get("result")
    expected = (WIN, LOSS) if vp > automa_vp else (DRAW, LOSS) if vp == automa_vp else (LOSS,)
    if outcome not in expected:
        raise Refused("form")
    return automa_vp, str(outcome)


def _ended(sent: object) -> datetime:
    """When the game ended; a clock that is wrong does no harm."""
    moment = now()
    try:
        ended = datetime.fromisoformat(str(sent))
    except ValueError:
        raise Refused("form") from None
    if ended.tzinfo is None:
        ended = ended.replace(tzinfo=UTC)
    return ended if moment - OLDEST <= ended <= moment else moment


def _rows(result: TableResult, person: Person | None) -> list[Finished]:
    return [
        Finished(
            table_id=result.key,
            seat=seat,
            person=person,
            name=name,
            mode=AT_THE_TABLE,
            level=result.level,
            extended=result.extended,
            players=len(result.names),
            years=result.years,
            outcome=result.outcome or _outcome(result.scores, seat),
            vp=result.scores[seat][0],
            best_other=_best_other(result, seat),
            ended=result.ended,
        )
        for seat, name in enumerate(result.names)
    ]


def _best_other(result: TableResult, seat: int) -> int:
    if result.automa_vp is not None:
        return result.automa_vp
    return max(scores[0] for other, scores in enumerate(result.scores) if other != seat)


def _outcome(scores: Sequence[tuple[int, ...]], seat: int) -> str:
    """GAME-2: points, then lira, wine and grapes; equal in everything shares the win."""
    best = max(scores)
    if scores[seat] != best:
        return LOSS
    return WIN if scores.count(best) == 1 else DRAW


def keep_campaign(sent: object, person: Person | None = None) -> Campaign:
    """Save how far a campaign at the table has come; a newer version takes the place of the older one."""
    if not isinstance(sent, dict):
        raise Refused("form")
    key = key_of(sent)
    try:
        campaign = Campaign.from_json(sent.get("progress"))
    except CampaignError:
        raise Refused("campaign") from None
    with transaction.atomic():
        if TableCampaign.objects.filter(key=key).exclude(person=person).exists():
            raise Refused("form")  # The name of somebody else's campaign.
        TableCampaign.objects.update_or_create(key=key, defaults={"progress": campaign.to_json(), "person": person})
    return campaign


def table_campaign(person: Person | None = None) -> tuple[str, Campaign] | None:
    """The campaign of a person that was changed last, and its key; None if there is none, or if it cannot be read."""
    row = TableCampaign.objects.filter(person=person).order_by("-changed", "-id").first()
    if row is None:
        return None
    try:
        return row.key, Campaign.from_json(row.progress)
    except CampaignError:
        return None
