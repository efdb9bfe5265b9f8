"""What the database holds: people, tables, answers, evaluations, results, campaigns, and who works on what."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, ClassVar, TypedDict

from django.conf import settings
from django.db import models

if TYPE_CHECKING:
    from datetime import date, datetime

    from django.contrib.auth.models import User
    from django.db.models.fields.related_descriptors import RelatedManager

    from vendemmia.engine import Seed

    from .played import Played
    from .seating import Player

ID_BYTES = 8
KEY_BYTES = 24


def new_id() -> str:
    """The name of a table in addresses: short and impossible to guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_key() -> str:
    """A secret for links and cookies."""
    return secrets.token_urlsafe(KEY_BYTES)


class Person(models.Model):
    """Somebody on a shared server: a guest with a name, or the owner of an account. A home server has no people."""

    id: models.CharField[str, str] = models.CharField(primary_key=True, max_length=16, default=new_id)
    name: models.CharField[str, str] = models.CharField(max_length=40)
    account: models.OneToOneField[User | None, User | None] = models.OneToOneField(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="person"
    )
    """None for a guest."""
    account_name: models.CharField[str | None, str | None] = models.CharField(max_length=80, null=True, unique=True)
    """The name of the account as `player_names.alike` writes it: no two accounts differ in case alone. None for a
    guest, and for an account of an earlier version whose name an older account has."""
    key: models.CharField[str, str] = models.CharField(max_length=32, default=new_key)
    """The browsers that know it act for this person. A new one signs out all of them."""
    language: models.CharField[str, str] = models.CharField(max_length=8, blank=True, default="")
    """Of notices; empty for English."""
    choices: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField(default=dict)
    """Settings that follow an account from browser to browser (`preferences`)."""
    created: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)
    seen: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)
    """About when this person was last here."""

    if TYPE_CHECKING:
        account_id: int | None


class CampaignProgress(models.Model):
    """A campaign as plain data (`Campaign.to_json`); the newest one of a person is the one being played."""

    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.CASCADE, related_name="campaigns"
    )
    """None on a home server."""

    progress: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField()
    created: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)


class TableCampaign(models.Model):
    """A campaign that somebody plays at a real table (`Campaign.to_json`), sent by the companion in their browser."""

    key: models.CharField[str, str] = models.CharField(max_length=16, unique=True)
    """The name that the browser gave it."""
    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.CASCADE, related_name="+"
    )
    """Whose it is on a shared server."""
    progress: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField()
    changed: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now=True)


class Table(models.Model):
    """A game, running or finished: options, seed and, in `Ply`, the codes of all answers."""

    game: Played
    """As it is at this version; set by `reading.read_table`."""
    players: tuple[Player, ...]
    """By seat; set by `reading.read_table`."""

    id: models.CharField[str, str] = models.CharField(primary_key=True, max_length=16, default=new_id)
    options: models.JSONField[dict[str, Any], dict[str, Any]] = models.JSONField()
    seed: models.BigIntegerField[int, int] = models.BigIntegerField(default=0)
    """A known deal, chosen by its number. Ignored if there is a secret."""
    secret: models.CharField[str, str] = models.CharField(max_length=64, blank=True, default="")
    """All chance of a game whose deal nobody chose: 64 hex digits that no page shows while the game lasts."""
    known_deal: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Somebody may know which cards come: the seed was chosen, or the game goes on from a moment of another one."""
    rules: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField(default=1)
    """The version of the rules under which the game began."""
    position: models.TextField[str, str] = models.TextField(blank=True, default="")
    """The position after the last ply, as canonical JSON; empty in games of the first schema until they change."""
    checksum: models.CharField[str, str] = models.CharField(max_length=16, blank=True, default="")
    """Of that position."""
    resumed: models.JSONField[list[dict[str, Any]], list[dict[str, Any]]] = models.JSONField(default=list)
    """Where the game went on from its saved position under other rules (`record.Resumed`)."""
    receipts: models.JSONField[list[str], list[str]] = models.JSONField(default=list)
    """The one-time numbers of the last changes that people sent: the same one again changes nothing."""
    start: models.JSONField[dict[str, object] | None, dict[str, object] | None] = models.JSONField(null=True)
    """The position it began from, if not a new game."""
    version: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0)
    """Counts every change: answers and answers taken back. A page names the version that it was made from."""
    to_move: models.SmallIntegerField[int | None, int | None] = models.SmallIntegerField(null=True)
    """The seat that must answer; none when the game is over."""
    bot_to_move: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    over: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    year: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0)
    result: models.JSONField[list[int], list[int]] = models.JSONField(default=list)
    """The victory points by seat, and of the Automa after them; for lists of tables."""
    pace: models.CharField[str, str] = models.CharField(max_length=8, default="normal")
    """How fast computer players move: a name of `PACES`."""
    hurry: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Computer players do not wait until a person is asked again."""
    guided: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """A first game with explanations."""
    uploaded: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """A record from elsewhere: nobody plays on here, it is only shown."""
    campaign: models.ForeignKey[CampaignProgress | None, CampaignProgress | None] = models.ForeignKey(
        CampaignProgress, null=True, on_delete=models.SET_NULL
    )
    host: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.SET_NULL, related_name="hosted"
    )
    """Who opened it on a shared server; None on a home server, whose owner has all tables."""
    gathering: models.BooleanField[bool, bool] = models.BooleanField(default=False, db_default=False)
    """Seats are still free: nobody can answer or look at a hand yet."""
    invitation: models.CharField[str, str] = models.CharField(max_length=32, blank=True, default="", db_default="")
    """The secret of the link that offers a seat; empty if nobody is invited. A new one makes old links useless."""
    code: models.CharField[str, str] = models.CharField(
        max_length=8, blank=True, default="", db_default="", db_index=True
    )
    """The same in a few letters, for people in the same room; empty once the game has begun."""
    listed: models.BooleanField[bool, bool] = models.BooleanField(default=False, db_default=False)
    """Everybody on the server finds it in the list and may take a free seat."""
    spectators: models.BooleanField[bool, bool] = models.BooleanField(default=False, db_default=False)
    """People without a seat may watch the open table."""
    chat: models.CharField[str, str] = models.CharField(max_length=8, default="off", db_default="off")
    """off, phrases, or all: set phrases and free text."""
    clock: models.CharField[str, str] = models.CharField(max_length=16, default="none", db_default="none")
    """How much time people have: a name of `clocks.CLOCKS`."""
    deadline: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    """When the time of the seat that must answer is up; none without a clock."""
    rated: models.BooleanField[bool, bool] = models.BooleanField(default=False, db_default=False)
    """The result changes ratings. Never with a known deal."""
    day: models.DateField[date | None, date | None] = models.DateField(null=True)
    """The day whose vineyard it is; none for other tables."""
    news: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0, db_default=0)
    """Counts what happens beside the game: chat, seats, presence, requests. `version` counts the game itself."""
    followed_by: models.ForeignKey[Table | None, Table | None] = models.ForeignKey(
        "self", null=True, on_delete=models.SET_NULL, related_name="+"
    )
    """The rematch."""
    deleted: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    """When somebody deleted it. It can be restored for a while, and no page but that one shows it."""
    created: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)
    changed: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now=True)

    if TYPE_CHECKING:
        campaign_id: int | None
        host_id: str | None
        seats: RelatedManager[Seat]
        plies: RelatedManager[Ply]
        said: RelatedManager[Said]
        followed_by_id: str | None

    @property
    def deal(self) -> Seed:
        """All chance of the game: its secret, or the number of a known deal."""
        return self.secret or self.seed

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["bot_to_move"]),
            models.Index(fields=["over", "-changed"]),
            models.Index(fields=["deadline"], name="tables_by_deadline", condition=models.Q(deadline__isnull=False)),
            models.Index(fields=["changed"], name="tables_to_join", condition=models.Q(listed=True)),
        ]


class Seat(models.Model):
    """Who sits at a table. A person's seat has no bot."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    name: models.CharField[str, str] = models.CharField(max_length=40)
    bot: models.CharField[str, str] = models.CharField(max_length=16, blank=True)
    """The name of a computer player (`vendemmia.bots.PLAYERS`)."""
    colour: models.PositiveSmallIntegerField[int | None, int | None] = models.PositiveSmallIntegerField(null=True)
    """Counted from 0 like seats; none if it is that of the seat's number."""
    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.SET_NULL, related_name="seats"
    )
    """Whose seat it is on a shared server. None for computer players, and for a seat that is free."""
    stand_in: models.CharField[str, str] = models.CharField(max_length=16, blank=True, default="", db_default="")
    """The computer player that answers for an absent person until the person takes the seat back; empty for none."""
    left: models.BooleanField[bool, bool] = models.BooleanField(default=False, db_default=False)
    """The person has left or resigned; the stand-in plays on."""
    time_left: models.FloatField[float | None, float | None] = models.FloatField(null=True)
    """Seconds on the clock of this seat; none without such a clock."""
    seen: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    """About when the person last had this table open."""
    ahead: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField(
        default=dict, db_default=models.Value({}, models.JSONField())
    )
    """Answers given before the question: by the id of the question (`Asked.id`), the code."""
    muted: models.JSONField[list[int], list[int]] = models.JSONField(
        default=list, db_default=models.Value([], models.JSONField())
    )
    """The seats whose messages this person does not want to read."""
    again: models.BooleanField[bool, bool] = models.BooleanField(default=False, db_default=False)
    """The person wants a rematch."""

    if TYPE_CHECKING:
        table_id: str
        person_id: str | None

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_player_a_seat")]
        ordering: ClassVar = ["number"]


class Ply(models.Model):
    """One answer. That a table has each number once makes it impossible to play twice."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="plies")
    number: models.PositiveIntegerField[int, int] = models.PositiveIntegerField()
    seat: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    code: models.CharField[str, str] = models.CharField(max_length=64)
    check_digits: models.CharField[str, str] = models.CharField(max_length=4, blank=True, default="")
    """The first digits of the checksum after it; empty in games of the first schema."""
    forced: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Given without a press of its own: it is undone with the answer before."""
    stumbled: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """The computer player failed, and a random answer was given for it."""

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_answer_a_ply")]
        ordering: ClassVar = ["number"]


class Said(models.Model):
    """A message at a table: a set phrase, which everybody reads in their own language, or free text."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="said")
    seat: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    phrase: models.CharField[str, str] = models.CharField(max_length=16, blank=True, default="")
    """One of `chat.PHRASES`; empty for free text."""
    text: models.CharField[str, str] = models.CharField(max_length=200, blank=True, default="")
    created: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar = ["id"]


class Proposal(models.Model):
    """Something for which others at the table must agree. A table has at most one; a new answer makes it void."""

    table: models.OneToOneField[Table, Table] = models.OneToOneField(
        Table, on_delete=models.CASCADE, related_name="proposal"
    )
    kind: models.CharField[str, str] = models.CharField(max_length=16)
    """undo, or stand_in."""
    seat: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    """Who asks."""
    about: models.PositiveIntegerField[int, int] = models.PositiveIntegerField()
    """The ply to go back to, or the seat that a computer player takes over."""
    version: models.PositiveIntegerField[int, int] = models.PositiveIntegerField()
    """Of the table that it is about."""
    agreed: models.JSONField[list[int], list[int]] = models.JSONField(default=list)
    """The seats that have agreed so far."""

    if TYPE_CHECKING:
        table_id: str


class Allowance(models.Model):
    """How often somebody did something lately (`limits`). In the database, since several processes count together."""

    key: models.CharField[str, str] = models.CharField(primary_key=True, max_length=64)
    count: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0)
    until: models.DateTimeField[datetime, datetime] = models.DateTimeField(db_index=True)
    """When counting starts again."""


class Judged(TypedDict):
    """An evaluated decision: the number of its answer counted from 0, the code chosen and the best one, the chance to
    win that each led to, and why (`Advice`). Earlier versions had victory points (`gain`); they are evaluated again."""

    number: int
    chosen: str
    chance: float
    best: str
    best_chance: float
    reason: str
    params: dict[str, int]


class Evaluation(models.Model):
    """What the computer player thinks of the decisions of one seat so far."""

    table: models.ForeignKey[Table, Table] = models.ForeignKey(
        Table, on_delete=models.CASCADE, related_name="evaluations"
    )
    seat: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    version: models.PositiveIntegerField[int, int] = models.PositiveIntegerField()
    """Of the table that it is about."""
    found: models.JSONField[list[Judged], list[Judged]] = models.JSONField(default=list)
    done: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0)
    """The number of decisions evaluated so far."""
    total: models.PositiveIntegerField[int, int] = models.PositiveIntegerField()
    finished: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """It will not go on. If not all decisions are done, the game could not be evaluated."""
    asked: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)
    changed: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now=True)

    if TYPE_CHECKING:
        id: int
        table_id: str

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "seat", "version"], name="one_evaluation_a_seat")
        ]
        indexes: ClassVar = [
            models.Index(fields=["id"], name="evaluations_waiting", condition=models.Q(finished=False))
        ]


class Finished(models.Model):
    """A game that a person has finished, in short. It outlives its table: deleting a game changes no statistics."""

    table_id: models.CharField[str, str] = models.CharField(max_length=16)
    """Where it was played; the table may be gone."""
    seat: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.SET_NULL, related_name="finished"
    )
    """Whose game it was on a shared server."""
    name: models.CharField[str, str] = models.CharField(max_length=40)
    mode: models.CharField[str, str] = models.CharField(max_length=16)
    """One of `finished.MODES`."""
    level: models.CharField[str, str] = models.CharField(max_length=16, blank=True)
    """Of the Automa or of all computer players; empty if they differ or there are none."""
    extended: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    players: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    years: models.PositiveIntegerField[int, int] = models.PositiveIntegerField()
    outcome: models.CharField[str, str] = models.CharField(max_length=8)
    """win, draw or loss."""
    vp: models.IntegerField[int, int] = models.IntegerField()
    best_other: models.IntegerField[int, int] = models.IntegerField()
    """The most points of anybody else, or the Automa's."""
    sources: models.JSONField[dict[str, int], dict[str, int]] = models.JSONField(default=dict)
    """The points by source (`arena.sources.SOURCES`)."""
    ended: models.DateTimeField[datetime, datetime] = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table_id", "seat"], name="one_result_a_seat")]


class Topic(models.Model):
    """How often something was announced (`changes.announce`). PostgreSQL has notifications instead."""

    name: models.CharField[str, str] = models.CharField(primary_key=True, max_length=64)
    number: models.PositiveIntegerField[int, int] = models.PositiveIntegerField()


class BotWorker(models.Model):
    """A process of computer players on PostgreSQL, and its last sign of life."""

    name: models.CharField[str, str] = models.CharField(primary_key=True, max_length=64)
    seen: models.DateTimeField[datetime, datetime] = models.DateTimeField()


class Claim(models.Model):
    """What a process of computer players works on: a table or an evaluation."""

    subject: models.CharField[str, str] = models.CharField(primary_key=True, max_length=64)
    worker: models.CharField[str, str] = models.CharField(max_length=64)


from . import community_models, passkey_models  # noqa: E402, F401 - Django looks for models in this module
from .notices.models import Contact, Device, Notice  # noqa: E402, F401 - Django finds all models here
