"""Everything that is stored about a person, as files: their rows as JSON, and the records of their games.

The schema says what there is: every column that refers to people has an entry here, in `GIVEN` or, with the reason, in
`KEPT_BACK`. A test compares them with the models.
"""

from __future__ import annotations

import io
import json
import zipfile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import F, ForeignObjectRel, OuterRef, Q, Subquery

from vendemmia import __version__
from vendemmia.web.game import daily_calendar as calendar
from vendemmia.web.models import Person, Ply, Said, Seat, Table, Watching
from vendemmia.web.play.saved import saved_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from django.db.models import Model

GIVEN: Final = frozenset(
    {
        "Block.person",
        "CampaignProgress.person",
        "Contact.person",
        "DailyTry.person",
        "Device.person",
        "EarlyExit.person",
        "Finished.person",
        "Moderator.person",
        "Notice.person",
        "Passkey.person",
        "RatedGame.person",
        "Rating.person",
        "RecoveryCode.person",
        "RemovedMessage.person",
        "Report.reporter",
        "Sanction.person",
        "Seat.person",
        "SecondFactor.person",
        "SeenDeal.person",
        "Session.person",
        "Sighting.person",
        "Table.host",
        "TableCampaign.person",
        "Token.person",
    }
)
"""Whose rows are in the file: model and column."""
KEPT_BACK: Final[dict[str, str]] = {
    "Act.by": "the log of the moderators is about others",
    "Act.person": "it names moderators; what they did to this person is in the sanctions",
    "Block.blocked": "whoever is blocked is not told by whom",
    "Report.person": "it would name the people who have reported",
}
"""Rows that name a person and are not theirs, with the reason."""
NO_COLUMN: Final[dict[str, str]] = {
    "Allowance": "counts under a digest that names no person",
    "BotWorker": "a process of the server",
    "Claim": "a process of the server",
    "Evaluation": "about a game; the mark of who asked cannot be read",
    "Look": "a process of the server",
    "Ply": "in the records of games; of a running game it may name hidden cards",
    "Proposal": "a question at a table, gone with its answer",
    "Question": "a process of the server",
    "Said": "the messages",
    "Topic": "a process of the server",
    "Watching": "the tables that are watched",
}
"""Models that refer to no person, with the reason or with the entry of the file that has their rows."""
SECRETS: Final = frozenset({"auth", "credential", "digest", "fingerprint", "key", "password", "public_key", "secret"})
"""Columns that would let a finder of the file act for the person. The file says that they exist."""
OF_GAME: Final = (
    "position",
    "start",
    "resumed",
    "receipts",
    "seed",
    "secret",
    "invitation",
    "code",
    "options",
    "result",
)
"""Columns of a table that its record has, or that are for those who sit there."""
HIDDEN: Final = "(kept secret)"
RECORDS: Final = 100
"""Games of one file at most."""
PLIES: Final = 80_000
"""Their answers together: they are what making a file costs, and no request may take longer than half a second."""


def files_of(person: Person) -> list[list[str]]:
    """Return for each file the games whose records it has, the newest first. There is one file at least."""
    files: list[list[str]] = [[]]
    room = PLIES
    for table_id, last in _finished_games(person):
        length = (last or 0) + 1
        if files[-1] and (length > room or len(files[-1]) >= RECORDS):
            files.append([])
            room = PLIES
        files[-1].append(table_id)
        room -= length
    return files


def file_of(person: Person, number: int = 1) -> bytes | None:
    """Return a zip file: the first one has `data.json`, all have records of finished games. None if there is none with
    this number."""
    files = files_of(person)
    if not 1 <= number <= len(files):
        return None
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=4) as archive:
        if number == 1:
            text = json.dumps(data_of(person), cls=DjangoJSONEncoder, indent=1, ensure_ascii=False)
            archive.writestr("data.json", text)
        for table_id in files[number - 1]:
            archive.writestr(f"records/{table_id}.json", saved_text(table_id))
    return packed.getvalue()


def data_of(person: Person) -> dict[str, Any]:
    """Return all rows about a person, by kind."""
    account = person.account
    return {
        "program": f"vendemmia {__version__}",
        "person": _shown(person),
        "account": None if account is None else _shown(account),
        "messages": [_shown(said) for said in _messages(person)],
        "watching": [_shown(row) for row in Watching.objects.filter(who=person.id)],
        **{name: [_shown(row) for row in rows] for name, rows in sorted(_rows(person))},
    }


class Staying(NamedTuple):
    """What of a person is left when the account is deleted, because it belongs to the games of others as well."""

    games: int
    """Finished games, under the name that was played."""
    running: int
    """Games that a computer player finishes."""
    messages: int


def what_stays(person: Person) -> Staying:
    """Return what deleting the account would leave."""
    seats = Seat.objects.filter(person=person, table__gathering=False, table__deleted__isnull=True)
    said = Said.objects.filter(table__seats__person=person, seat=F("table__seats__number"))
    return Staying(seats.filter(table__over=True).count(), seats.filter(table__over=False).count(), said.count())


def columns_about_people() -> Iterator[tuple[type[Model], str]]:
    """Yield every column of the schema that refers to a person."""
    for relation in Person._meta.get_fields(include_hidden=True):
        if isinstance(relation, ForeignObjectRel):
            yield relation.related_model, relation.field.name


def name_of(model: type[Model], column: str) -> str:
    return f"{model.__name__}.{column}"


def _rows(person: Person) -> Iterator[tuple[str, Iterable[Model]]]:
    for model, column in columns_about_people():
        if (name := name_of(model, column)) in GIVEN:
            yield name, model._base_manager.filter(**{column: person}).order_by("pk")


def _shown(row: Model) -> dict[str, Any]:
    """Return the columns of a row by name. A column that cannot be given away only says that it is there."""
    left_out = OF_GAME if isinstance(row, Table) else ()
    fields = [field for field in row._meta.concrete_fields if field.attname not in left_out]
    found = {field.attname: getattr(row, field.attname) for field in fields}
    return {name: HIDDEN if name in SECRETS and value else value for name, value in found.items()}


def _messages(person: Person) -> Iterator[Said]:
    for table_id, number in Seat.objects.filter(person=person).order_by("table_id").values_list("table_id", "number"):
        yield from Said.objects.filter(table_id=table_id, seat=number)


def _finished_games(person: Person) -> list[tuple[str, int | None]]:
    """Return those in which nothing is secret any more, the newest first, also those that the person has uploaded; with
    the number of their last answer."""
    theirs = Q(seats__person=person, over=True) | Q(host=person, uploaded=True)
    no_secret = Q(day__isnull=True) | Q(day__lt=calendar.today())
    last = Ply.objects.filter(table=OuterRef("pk")).order_by("-number").values("number")[:1]
    played = Table.objects.filter(theirs, no_secret, gathering=False, deleted__isnull=True).distinct()
    return list(played.order_by("-changed", "id").annotate(last=Subquery(last)).values_list("id", "last"))
