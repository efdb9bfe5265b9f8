"""What the pages of the desk show: reports, acts, people and tables, each as lines in the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from django.db.models import Q
from django.utils.functional import cached_property
from django.utils.timezone import now

from vendemmia.web.backups.latest import LATE
from vendemmia.web.conduct.audit import is_closed
from vendemmia.web.models import Act, RemovedMessage, Report, Said, Sanction, Seat, Table
from vendemmia.web.models.desk import in_force
from vendemmia.web.play.chat import phrase_text
from vendemmia.web.ratings import lines_of
from vendemmia.web.sessions.sightings import addresses_of

from .games import ago, game_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.locale import Words
    from vendemmia.web.backups.latest import LastBackups
    from vendemmia.web.desk.state import ServerState
    from vendemmia.web.models import Person

LISTED = 30
"""Lines of each list on the page of a person."""
SHORT = 8
"""Characters of an address's digest that are shown: enough to tell a few of them apart."""
MEGABYTE = 1024 * 1024


class Message(NamedTuple):
    """Something that was said."""

    name: str
    person_id: str
    text: str
    said: datetime
    removed: bool
    table_id: str


class ReportLine(NamedTuple):
    """A report in a list, or on its own page."""

    id: int
    kind: str
    reason: str
    text: str
    copied: str
    """The name or the message as it was."""
    person: Person | None
    reporter: Person | None
    table_id: str
    created: datetime
    outcome: str


def report_line(words: Words, report: Report) -> ReportLine:
    copied = report.copy
    copy = copied.get("name", "")
    if report.kind == "message":
        copy = phrase_text(words, str(copied["phrase"])) if copied.get("phrase") else copied.get("text", "")
    elif report.kind == "table":
        copy = words.listed([str(name) for name in copied.get("names", []) if name])
    people = report.person, report.reporter
    return ReportLine(
        report.pk,
        report.kind,
        report.reason,
        report.text,
        str(copy),
        *people,
        report.table_id,
        report.created,
        report.outcome,
    )


def message_lines(words: Words, copied: Iterable[dict[str, Any]]) -> list[Message]:
    """Return the messages that a report has kept."""
    return [
        Message(
            str(each.get("name", "")),
            "",
            phrase_text(words, str(each["phrase"])) if each.get("phrase") else str(each.get("text", "")),
            datetime.fromisoformat(each["said"]) if each.get("said") else datetime.min.replace(tzinfo=UTC),
            False,
            "",
        )
        for each in copied
    ]


class ActLine(NamedTuple):
    """A line of the log."""

    kind: str
    created: datetime
    by: str
    """Empty for the command line."""
    person: Person | None
    name: str
    table_id: str
    reason: str
    until: datetime | None
    detail: str


def act_line(words: Words, act: Act) -> ActLine:
    detail = act.detail if act.kind == "rename" else ""
    if act.kind == "report":
        number, _, outcome = act.detail.partition(" ")
        detail = words.message(f"desk-decided-{outcome}", number=number)
    return ActLine(
        act.kind, act.created, act.by_name, act.person, act.name, act.table_id, act.reason, act.until, detail
    )


class TableLine(NamedTuple):
    """A table in a list of the desk."""

    id: str
    players: str
    about: str
    host: Person | None
    stage: str
    """gathering, running, over or deleted."""
    rated: bool
    listed: bool
    changed: datetime | None


def table_line(words: Words, table: Table) -> TableLine:
    line = game_line(words, table, now())
    stage = "deleted" if table.deleted else "gathering" if table.gathering else "over" if table.over else "running"
    flags = table.rated, table.listed
    return TableLine(table.id, line.players, line.about, table.host, stage, *flags, line.changed)


def _said(words: Words, phrase: str, text: str) -> str:
    return phrase_text(words, phrase) if phrase else text


def _messages(words: Words, said: Iterable[Said], seats: dict[tuple[str, int], Seat]) -> list[Message]:
    found = []
    for each in said:
        seat = seats.get((each.table_id, each.seat))
        who = ("", "") if seat is None else (seat.name, seat.person_id or "")
        found.append(Message(*who, _said(words, each.phrase, each.text), each.created, False, each.table_id))
    return found


def _removed(words: Words, rows: Iterable[RemovedMessage]) -> list[Message]:
    return [
        Message(each.name, each.person_id or "", _said(words, each.phrase, each.text), each.said, True, each.table_id)
        for each in rows
    ]


class DeskTable:
    """A table at the desk: people and messages, never its cards."""

    def __init__(self, words: Words, table_id: str, table: Table | None) -> None:
        self.words = words
        self.id = table_id
        self.table = table
        """None for a table that is gone."""

    @cached_property
    def line(self) -> TableLine | None:
        return None if self.table is None else table_line(self.words, self.table)

    @cached_property
    def seats(self) -> list[Seat]:
        return list(Seat.objects.filter(table_id=self.id).select_related("person"))

    @cached_property
    def messages(self) -> list[Message]:
        seats = {(self.id, seat.number): seat for seat in self.seats}
        here = _messages(self.words, Said.objects.filter(table_id=self.id), seats)
        gone = _removed(self.words, RemovedMessage.objects.filter(table_id=self.id))
        return sorted(chain(here, gone), key=lambda each: each.said)

    @cached_property
    def reports(self) -> list[ReportLine]:
        rows = Report.objects.filter(table_id=self.id).order_by("-id").select_related("person", "reporter")
        return [report_line(self.words, each) for each in rows[:LISTED]]

    @cached_property
    def acts(self) -> list[ActLine]:
        rows = Act.objects.filter(table_id=self.id).order_by("-id").select_related("person")
        return [act_line(self.words, each) for each in rows[:LISTED]]

    @property
    def is_closed(self) -> bool:
        return is_closed(self.id)


class DeskPerson:
    """A person at the desk."""

    def __init__(self, words: Words, person: Person) -> None:
        self.words = words
        self.person = person
        self.moment = now()

    @property
    def seen(self) -> str:
        return ago(self.words, self.moment - self.person.seen)

    @cached_property
    def addresses(self) -> list[tuple[str, str]]:
        """Digests of addresses, whole and as they are shown."""
        return [(each, each[:SHORT]) for each in addresses_of(self.person)]

    @cached_property
    def sanctions(self) -> list[tuple[Sanction, bool, str]]:
        """Each with whether it is in force, and its address as it is shown; the newest first."""
        about = Q(person=self.person) | Q(address__in=[whole for whole, _ in self.addresses])
        found = Sanction.objects.filter(about).order_by("-id")
        holding = set(found.filter(in_force()).values_list("id", flat=True))
        return [(each, each.pk in holding, each.address[:SHORT]) for each in found]

    @cached_property
    def ratings(self) -> list[tuple[str, int, int]]:
        """Mode, rating, number of games."""
        return [(mode, line.rating, line.games) for mode, line in lines_of(self.person.id).items()]

    @cached_property
    def games(self) -> list[TableLine]:
        mine = Q(host=self.person) | Q(id__in=Seat.objects.filter(person=self.person).values("table_id"))
        rows = Table.objects.filter(mine).order_by("-changed", "id").select_related("host").prefetch_related("seats")
        return [table_line(self.words, each) for each in rows.defer("position", "start")[:LISTED]]

    @cached_property
    def against(self) -> list[ReportLine]:
        return self._reports(Q(person=self.person))

    @cached_property
    def made(self) -> list[ReportLine]:
        return self._reports(Q(reporter=self.person))

    def _reports(self, wanted: Q) -> list[ReportLine]:
        rows = Report.objects.filter(wanted).order_by("-id").select_related("person", "reporter")
        return [report_line(self.words, each) for each in rows[:LISTED]]

    @cached_property
    def acts(self) -> list[ActLine]:
        rows = Act.objects.filter(person=self.person).order_by("-id").select_related("person")
        return [act_line(self.words, each) for each in rows[:LISTED]]

    @cached_property
    def messages(self) -> list[Message]:
        """What they said lately, the newest first, also what is gone from its table."""
        seats = {(seat.table_id, seat.number): seat for seat in Seat.objects.filter(person=self.person)}
        said = Said.objects.filter(table__seats__person=self.person).order_by("-id")[: LISTED * 10]
        own = [each for each in said if (each.table_id, each.seat) in seats]
        here = _messages(self.words, {each.pk: each for each in own}.values(), seats)
        gone = _removed(self.words, RemovedMessage.objects.filter(person=self.person).order_by("-id")[:LISTED])
        return sorted(chain(here, gone), key=lambda each: each.said, reverse=True)[:LISTED]


def state_lines(words: Words, state: ServerState) -> list[tuple[str, list[tuple[str, str, bool]]]]:
    """Return the state of the server: groups of lines, each with label, value, and whether it needs attention."""
    say = words.message
    silent = (
        say("desk-state-never") if state.heartbeat is None else say("desk-state-seconds", count=int(state.heartbeat))
    )
    bots = state.bot_workers if state.bots_alive is None else state.bots_alive
    few_bots = state.bot_workers > 0 and not state.are_bots_alive
    return [
        (
            "people",
            [
                ("here", str(state.people_here), False),
                ("accounts", str(state.accounts), False),
                ("guests", str(state.guests), False),
                ("gathering", str(state.gathering), False),
                ("running", str(state.running), False),
                ("finished", str(state.finished), False),
            ],
        ),
        (
            "processes",
            [
                ("web", str(state.web_workers), False),
                ("bots", say("desk-state-of", alive=bots, all=state.bot_workers), few_bots),
                ("heartbeat", silent, few_bots),
            ],
        ),
        (
            "storage",
            [
                ("database", f"{state.database_kind} · {_size(words, state.database_bytes)}", False),
                ("disk", _size(words, state.disk_free), _is_low(state.disk_free)),
                ("backup", *_backup(words, state.backup)),
            ],
        ),
        (
            "versions",
            [
                ("program", state.program, False),
                ("rules", str(state.rules), False),
                ("schema", state.schema, False),
                ("python", state.python, False),
                ("engine", say(f"desk-engine-{state.engine}"), False),
            ],
        ),
    ]


def _backup(words: Words, found: LastBackups) -> tuple[str, bool]:
    """Return what became of the last backup, and whether that needs attention."""
    if found.has_failed and found.failed is not None:
        return words.message("desk-backup-failed", ago=ago(words, timedelta(seconds=found.failed.age))), True
    if found.done is None:
        return words.message("desk-state-never"), True
    return words.message("desk-backup-done", ago=ago(words, timedelta(seconds=found.done.age))), found.done.age > LATE


def _size(words: Words, size: int | None) -> str:
    return (
        words.message("desk-state-unknown")
        if size is None
        else words.message("desk-state-megabytes", count=size // MEGABYTE)
    )


def _is_low(size: int | None) -> bool:
    return size is not None and size < 500 * MEGABYTE
