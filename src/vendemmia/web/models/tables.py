"""Tables, their seats, answers and messages. `databases.interface` lists the columns that an answer changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from django.db import models

from .campaigns import CampaignProgress
from .people import Person, new_id

if TYPE_CHECKING:
    from vendemmia.engine import Seed
    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.game.seating import SeatedPlayer


class Table(models.Model):
    """A game, running or finished: options, seed and, in `Ply`, the codes of all answers."""

    game: LiveGame
    """As it is at this version; set by `cache.read_table`."""
    players: tuple[SeatedPlayer, ...]
    """By seat; set by `cache.read_table`."""

    id = models.CharField(primary_key=True, max_length=16, default=new_id)
    options: models.JSONField[dict[str, Any], dict[str, Any]] = models.JSONField()
    seed = models.BigIntegerField(default=0)
    """A known deal, chosen by its number. Ignored if there is a secret."""
    secret = models.CharField(max_length=64, blank=True, default="")
    """All chance of a game whose deal was not chosen: 64 hex digits that no page shows while the game lasts."""
    commitment = models.CharField(max_length=64, blank=True, default="", db_default="")
    """Promises the secret before anybody can answer (`promises`); empty in games without a rank and in older ones."""
    known_deal = models.BooleanField(default=False)
    """A player may know which cards come: the seed was chosen, or the game continues a moment of another one."""
    rules = models.PositiveSmallIntegerField(default=1)
    """The version of the rules under which the game began."""
    position = models.TextField(blank=True, default="")
    """The position after the last ply, as canonical JSON; empty in games of the first schema until they change."""
    checksum = models.CharField(max_length=16, blank=True, default="")
    """Of that position."""
    resumed: models.JSONField[list[dict[str, Any]], list[dict[str, Any]]] = models.JSONField(default=list)
    """Where the game continued from its saved position under other rules (`record.Resumed`)."""
    receipts: models.JSONField[list[str], list[str]] = models.JSONField(default=list)
    """The one-time numbers of the last changes that people sent: the same one again changes nothing."""
    start: models.JSONField[dict[str, object] | None, dict[str, object] | None] = models.JSONField(null=True)
    """The position it began from, if not a new game."""
    version = models.PositiveIntegerField(default=0)
    """Counts every change: answers and answers taken back. A page names the version that it was made from."""
    to_move = models.SmallIntegerField(null=True)
    """The seat that must answer; none when the game is over."""
    bot_to_move = models.BooleanField(default=False)
    over = models.BooleanField(default=False)
    ending = models.CharField(max_length=8, blank=True, default="", db_default="")
    """Why it was over before its rules said so (`endings.RESIGNED`, `endings.TIME`); empty for a whole game."""
    year = models.PositiveIntegerField(default=0)
    result: models.JSONField[list[int], list[int]] = models.JSONField(default=list)
    """The victory points by seat, and of the Automa after them; for lists of tables."""
    places: models.JSONField[list[int], list[int]] = models.JSONField(
        default=list, db_default=models.Value([], models.JSONField())
    )
    """By seat, the place in a game that is over, 1 for the best; empty for games that earlier versions ended."""
    pace = models.CharField(max_length=8, default="normal")
    """How fast computer players move: a name of `PACES`."""
    hurry = models.BooleanField(default=False)
    """Computer players do not wait until a person is asked again."""
    guided = models.BooleanField(default=False)
    """A first game with explanations."""
    uploaded = models.BooleanField(default=False)
    """A record from elsewhere, which is only shown, not played."""
    campaign = models.ForeignKey(CampaignProgress, null=True, on_delete=models.SET_NULL)
    host = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="hosted")
    """Who opened it on a shared server; None on a home server, whose owner has all tables."""
    gathering = models.BooleanField(default=False, db_default=False)
    """Seats are still free: no player can answer or look at a hand yet."""
    invitation = models.CharField(max_length=32, blank=True, default="", db_default="")
    """The secret of the link that offers a seat, and later to watch the game. Empty without an invitation; a new
    one ends old links."""
    code = models.CharField(max_length=8, blank=True, default="", db_default="", db_index=True)
    """The same in a few letters, for people in the same room; empty once the game has begun."""
    listed = models.BooleanField(default=False, db_default=False)
    """Everybody on the server finds it in the list and may take a free seat."""
    spectators = models.BooleanField(default=False, db_default=False)
    """People without a seat may watch the open table."""
    chat = models.CharField(max_length=8, default="off", db_default="off")
    """off, phrases, or all: set phrases and free text."""
    clock = models.CharField(max_length=16, default="none", db_default="none")
    """How much time people have: a name of `clocks.CLOCKS`."""
    deadline = models.DateTimeField(null=True)
    """When the time of the seat that must answer is up; none without a clock."""
    rated = models.BooleanField(default=False, db_default=False)
    """The result changes ratings. Never with a known deal."""
    day = models.DateField(null=True)
    """The day whose vineyard it is; none for other tables."""
    news = models.PositiveIntegerField(default=0, db_default=0)
    """Counts what happens beside the game: chat, seats, presence, requests. `version` counts the game itself."""
    followed_by = models.ForeignKey("self", null=True, on_delete=models.SET_NULL, related_name="+")
    """The rematch."""
    deleted = models.DateTimeField(null=True)
    """When it was deleted. It can be restored for a while, and no page but that one shows it."""
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)

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
            models.Index(fields=["invitation"], name="tables_by_invitation", condition=~models.Q(invitation="")),
        ]


class Seat(models.Model):
    """Who sits at a table. A person's seat has no bot."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=40)
    bot = models.CharField(max_length=16, blank=True)
    """The name of a computer player (`vendemmia.bots.PLAYERS`)."""
    colour = models.PositiveSmallIntegerField(null=True)
    """Counted from 0 like seats; none if it is that of the seat's number."""
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="seats")
    """Whose seat it is on a shared server. None for computer players, and for a seat that is free."""
    stand_in = models.CharField(max_length=16, blank=True, default="", db_default="")
    """The computer player that answers for an absent person until the person takes the seat back; empty for none."""
    left = models.BooleanField(default=False, db_default=False)
    """The person has left or resigned; the stand-in plays on."""
    time_left = models.FloatField(null=True)
    """Seconds on the clock of this seat; none without such a clock."""
    seen = models.DateTimeField(null=True)
    """About when the person last had this table open."""
    ahead: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField(
        default=dict, db_default=models.Value({}, models.JSONField())
    )
    """Answers given before the question: by the id of the question (`Asked.id`), the code."""
    muted: models.JSONField[list[int], list[int]] = models.JSONField(
        default=list, db_default=models.Value([], models.JSONField())
    )
    """The seats whose messages this person does not want to read."""
    again = models.BooleanField(default=False, db_default=False)
    """The person wants a rematch."""

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_player_a_seat")]
        ordering: ClassVar = ["number"]


class Ply(models.Model):
    """One answer. That a table has each number once makes it impossible to play twice."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="plies")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    code = models.CharField(max_length=64)
    check_digits = models.CharField(max_length=4, blank=True, default="")
    """The first digits of the checksum after it; empty in games of the first schema."""
    forced = models.BooleanField(default=False)
    """Given without a press of its own: it is undone with the answer before."""
    stumbled = models.BooleanField(default=False)
    """The computer player failed, and a random answer was given for it."""

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_answer_a_ply")]
        ordering: ClassVar = ["number"]


class Said(models.Model):
    """A message at a table: a set phrase, which everybody reads in their own language, or free text."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="said")
    seat = models.PositiveSmallIntegerField()
    phrase = models.CharField(max_length=16, blank=True, default="")
    """One of `chat.PHRASES`; empty for free text."""
    text = models.CharField(max_length=200, blank=True, default="")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar = ["id"]


class Proposal(models.Model):
    """Something for which others at the table must agree. A table has at most one; a new answer makes it void."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, related_name="proposal")
    kind = models.CharField(max_length=16)
    """undo, or stand_in."""
    seat = models.PositiveSmallIntegerField()
    """Who asks."""
    about = models.PositiveIntegerField()
    """The ply to go back to, or the seat that a computer player takes over."""
    version = models.PositiveIntegerField()
    """Of the table that it is about."""
    agreed: models.JSONField[list[int], list[int]] = models.JSONField(default=list)
    """The seats that have agreed so far."""
