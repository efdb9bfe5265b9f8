"""The JSON that the API reads and writes. The OpenAPI description is made from these classes."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Literal

from ninja import Field, Schema
from pydantic import ConfigDict

from vendemmia.web.people.api_tokens import Scope

MOST_SEATS = 6

Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version of the table that you have seen.")]
Once = Annotated[
    str,
    Field(
        pattern=r"^[0-9A-Za-z-]{8,64}$",
        description="A number that you use for this change only. Sent again, it changes nothing.",
    ),
]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="A seat of your own, counted from 0.")]


class Strict(Schema):
    """A body with unknown fields is refused: a misspelt option would be ignored otherwise."""

    model_config = ConfigDict(extra="forbid")


# --- errors


class Because(Schema):
    """Why an answer is refused."""

    id: str = Field(description="A stable id, e.g. FIELD_FULL.")
    text: str
    rule: str = Field(description="The number of the rule, e.g. PLANT-2.")


class Wrong(Schema):
    """A field that is not as described."""

    field: str
    text: str


class Error(Schema):
    """Every error has this form."""

    error: str = Field(description="A stable id; docs/web-api.md lists all.")
    message: str = Field(description="The same as a sentence, in the language of the call.")
    reasons: list[Because] = Field(default=[], description="With `illegal`: why.")
    fields: list[Wrong] = Field(default=[], description="With `invalid`: what is wrong.")
    version: int | None = Field(default=None, description="With `stale`: the version of the table now.")
    wait: int | None = Field(default=None, description="With `too-many`: seconds until you may call again.")


# --- people and tables


class Me(Schema):
    """Whose token this is."""

    id: str | None = Field(description="Your id in addresses; null on a home server.")
    name: str | None
    token: str = Field(description="What you called this token.")
    scopes: list[Scope] = Field(description="What this token is good for: read, play, manage.")
    shared: bool = Field(description="Whether several people share this server. If not, all tables are yours.")
    languages: list[str]
    computer_players: list[str]
    program: str = Field(description="The version of the program.")


class SeatShown(Schema):
    """Who sits at a table."""

    number: int
    name: str
    bot: str = Field(description="The name of a computer player; empty for a person.")
    player: str | None = Field(description="The id of the person; null on a home server and for a free seat.")
    yours: bool
    free: bool
    stand_in: str = Field(description="The computer player that answers for an absent person; empty for none.")
    left: bool = Field(description="The person has given up, or run out of time in a rated game.")
    vp: int | None = Field(description="Victory points; null before the game has begun.")
    time_left: float | None = Field(description="Seconds on the clock of the seat; null without such a clock.")


class RatingChanged(Schema):
    """What a rated game did to the rating of a seat."""

    seat: int
    before: float
    after: float
    void: bool = Field(description="It was taken back.")


class ResultShown(Schema):
    """How a game ended."""

    winners: list[int] = Field(description="The seats that have won; several share a victory, none if all gave up.")
    places: list[int] = Field(description="By seat, 1 for the best. Equal seats share a place.")
    ending: str = Field(
        description="Why it was over before its rules said so: `resigned` if the others have given up, `time` if the "
        "last of them ran out of time. Empty for a whole game."
    )
    gone: list[int] = Field(description="The seats whose people have given up, or run out of time in a rated game.")
    ratings: list[RatingChanged] = Field(description="Empty unless the game was rated.")


class TableShown(Schema):
    """A table. `version` counts every change of its game, `news` everything beside it."""

    id: str
    options: dict[str, Any] = Field(description="As in a record; what is missing has its default.")
    rules: int = Field(description="The version of the rules.")
    seats: list[SeatShown]
    version: int
    news: int
    to_move: int | None = Field(description="The seat that must answer; null before the game and after its end.")
    your_seats: list[int]
    your_turn: bool
    year: int
    over: bool
    automa_vp: int | None = Field(description="Of a solo game.")
    gathering: bool = Field(description="Seats are free, and the game has not begun.")
    listed: bool
    spectators: bool
    rated: bool
    clock: str = Field(description="How much time people have: `none`, or a name such as `move-1d`.")
    deadline: datetime | None = Field(description="When the time of the seat that must answer is up.")
    chat: str = Field(description="What can be said here: `off`, `phrases` or `all`.")
    result: ResultShown | None = Field(
        description="Of a game that is over. Null in lists for games that earlier versions ended."
    )
    known_deal: bool = Field(description="Somebody may know which cards come.")
    day: date | None = Field(description="The day whose vineyard it is.")
    commitment: str | None = Field(
        default=None,
        description="The promise of the deal (docs/record-format.md), from the beginning on; null if none.",
    )
    deal: str | None = Field(default=None, description="The name of the promised deal: `table:ID` or `day:DATE`.")
    secret: str | None = Field(
        default=None,
        description="The promised secret, when the game is over; of a daily vineyard, when its day is over.",
    )
    invitation: str | None = Field(description="The secret that lets others join; only the host sees it.")
    created: datetime
    changed: datetime


class TableList(Schema):
    """A page of a list."""

    tables: list[TableShown]
    page: int
    pages: int


class NewSeat(Strict):
    """A seat of a new table."""

    who: str = Field(
        max_length=20, description='"you", "open" for somebody else (shared servers), or a computer player.'
    )
    name: str = Field(default="", max_length=24)


class NewTable(Strict):
    """What you choose before a game."""

    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, Any] = Field(
        default={}, description="As in a record, without `players`: friendly, advanced, max_years, modules, solo, …"
    )
    seed: int | None = Field(
        default=None, ge=-(2**63) + 1, le=2**63 - 1, description="A known deal. Null for one that nobody can know."
    )
    listed: bool = Field(default=False, description="Everybody on the server finds it and may take a free seat.")
    spectators: bool = Field(default=False, description="Others may watch the open table.")
    rated: bool = Field(
        default=False, description="The result changes ratings. Needs an account, an open seat, and a clock."
    )
    clock: Literal["none", "move-2m", "move-10m", "move-1d", "game-10m", "game-20m", "game-45m"] = Field(
        default="none", description="How much time people have. A rated table without one gets `move-1d`."
    )


class Join(Strict):
    """How you take a free seat."""

    invitation: str = Field(default="", max_length=64, description="Not needed at a listed table.")
    anyway: bool = Field(default=False, description="Sit down although somebody whom you have blocked sits there.")


# --- playing


class Question(Schema):
    """What the seat to move is asked. `card` is only there for the seat itself."""

    id: str
    text: str = Field(description="Empty unless you are asked.")
    params: dict[str, int | str]
    source: str
    seat: int


class ViewShown(Schema):
    """Everything that a seat may know."""

    version: int
    seat: int | None = Field(description="Whose view it is; null for a spectator.")
    position: dict[str, Any] = Field(
        description="The position format (docs/position-format.md) with counts instead of what is hidden."
    )
    question: Question | None
    codes: list[str] = Field(description="The legal answers; empty unless you are asked.")


class Part(Schema):
    """A part of what an answer brings or costs."""

    thing: str
    amount: int
    most: int | None = Field(description="The other end of a range.")
    choice: int
    way: int


class AnswerShown(Schema):
    """A legal answer."""

    code: str
    label: str
    outlook: list[Part]
    summary: str = Field(description="The outlook in words.")
    final: bool = Field(description="It cannot be taken back, because it reveals something or ends the game.")


class Legal(Schema):
    """All legal answers."""

    version: int
    seat: int
    question: Question
    answers: list[AnswerShown]


class WhyNot(Schema):
    """Whether an answer is legal, and why not."""

    version: int
    code: str
    legal: bool
    reasons: list[Because]
    instead: str | None = Field(description="A legal answer to the same end.")
    first: str | None = Field(description="A legal answer that helps to make it possible.")


class Move(Strict):
    """An answer."""

    code: str = Field(min_length=1, max_length=64, pattern=r"^[a-z0-9_:]+$")
    version: Version
    once: Once
    seat: Seat | None = None


class Undo(Strict):
    """Taking back your last decision."""

    version: Version
    once: Once
    whole: bool = Field(default=False, description="All that you may take back, not only the last decision.")


class EventShown(Schema):
    """Something that happened, as you may know it."""  # `showing.events_shown` writes it.

    ply: int
    kind: str
    seat: int
    amount: int
    thing: str = Field(description="Empty if you may not know it.")
    source: str
    other: int
    deck: str
    text: str


class Moved(Schema):
    """The table after a change."""

    version: int
    plies: int
    to_move: int | None
    over: bool
    repeated: bool = Field(description="The number `once` was used before: nothing was played now.")
    events: list[EventShown] = Field(description="What the change brought; empty if it is repeated.")
    codes: list[str] = Field(description="The legal answers, if you are asked again.")


# --- ratings and the daily vineyard


class RatingShown(Schema):
    """A line of the ratings."""

    mode: str
    place: int | None = Field(description="Null while the rating is provisional.")
    player: str | None = Field(description="Null for a computer player.")
    bot: str
    name: str
    rating: int
    deviation: int
    games: int
    wins: int
    provisional: bool


class Ratings(Schema):
    """The ratings of a mode, the best first."""

    mode: str
    modes: list[str]
    ratings: list[RatingShown]


class RatedGameShown(Schema):
    """A rated game of a player."""

    mode: str
    table: str
    place: int
    players: int
    left: bool
    before: int
    after: int
    void: bool = Field(description="What the game did to the ratings was taken back.")
    ended: datetime


class PlayerShown(Schema):
    """What everybody may know about a player."""

    id: str
    name: str
    ratings: list[RatingShown]
    games: list[RatedGameShown] = Field(description="The last rated games, the newest first.")


class DailyLine(Schema):
    """A line of a day's leaderboard."""

    place: int
    player: str | None
    name: str
    yours: bool
    outcome: Literal["win", "draw", "loss"]
    vp: int
    automa_vp: int
    years: int
    lira: int
    late: bool = Field(description="The game ended after its day, so it comes after all others.")


class Daily(Schema):
    """The vineyard of a day."""

    day: date
    options: dict[str, Any]
    open: bool = Field(description="It is the day of today.")
    may_rank: bool = Field(
        description="A try that you begin now is ranked: you have an account (or the server is your own), and you have "
        "neither played nor seen this deal."
    )
    commitment: str = Field(description="The promise of the deal (docs/record-format.md).")
    deal: str = Field(description="The name of the promised deal.")
    secret: str | None = Field(description="The promised secret, when the day is over and your try with it.")
    state: Literal["new", "playing", "done"] = Field(description="Of your ranked try.")
    table: str | None = Field(description="Where your ranked try is played.")
    streak: int
    board: list[DailyLine]


class DailyStart(Strict):
    """Which day to play: null for today. Other days are practice."""

    day: date | None = None


class DailyStarted(Schema):
    """Your table."""

    table: TableShown
    ranked: bool
