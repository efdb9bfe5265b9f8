"""The JSON of the calls about people around a table."""

from __future__ import annotations

from datetime import datetime

from ninja import Field, Schema

from .schemas import AnswerShown, Question, Seat, Strict


class AheadShown(Schema):
    """A question that is going round, before it reaches your seat."""

    version: int
    seat: int
    question: Question | None = Field(description="Null if nothing is going round.")
    answers: list[AnswerShown]
    given: str | None = Field(description="The code that you have answered ahead.")


class AheadGiven(Strict):
    """An answer ahead."""

    code: str | None = Field(max_length=64, description="One of `answers`; null withdraws what you have answered.")
    seat: Seat | None = None


class OwnSeat(Strict):
    """Which of your seats is meant."""

    seat: Seat | None = None


class StandIn(OwnSeat):
    """Whether a computer player answers for a seat."""

    on: bool


# --- messages


class Phrase(Schema):
    """A set phrase."""

    id: str
    text: str


class MessageShown(Schema):
    """Something that was said."""

    id: int
    seat: int
    name: str
    text: str
    created: datetime


class Messages(Schema):
    """What was said at a table, the oldest first, and what can be said."""

    chat: str = Field(description="What can be said here: `off`, `phrases`, or `all` for set phrases and free text.")
    phrases: list[Phrase]
    messages: list[MessageShown] = Field(description="The newest, without those of people whom you have muted.")


class NewMessage(Strict):
    """A set phrase or free text."""

    phrase: str = Field(default="", max_length=16, description="The id of a set phrase.")
    text: str = Field(default="", max_length=200)
    seat: Seat | None = None
