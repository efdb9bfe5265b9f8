"""The JSON of the calls about reports and blocks."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from ninja import Field, Schema

from vendemmia.web.models.desk import LONGEST_REASON

from .schemas import Seat, Strict

ID = r"^[0-9A-Za-z_-]{0,16}$"
HIGHEST = 2**62


class NewReport(Strict):
    """What you tell the moderators: about a player, or about a table, a seat or a message there."""

    player: str = Field(default="", pattern=ID, description="The id of a person.")
    table: str = Field(default="", pattern=ID, description="The id of a table, if no player is named.")
    seat: Seat | None = Field(default=None, description="The name of whoever sits there.")
    message: int | None = Field(default=None, ge=1, lt=HIGHEST, description="The id of a message at the table.")
    reason: Literal["insult", "name", "spam", "unfair", "leaving", "other"]
    text: str = Field(default="", max_length=LONGEST_REASON, description="What else they should know.")


class Blocking(Strict):
    """Whether you block a player."""

    on: bool


class Blocked(Schema):
    """A player whom you have blocked."""

    id: str
    name: str
    since: datetime


class Blocks(Schema):
    """The players whom you have blocked."""

    players: list[Blocked]
