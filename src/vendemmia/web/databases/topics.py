"""Topics: short texts that name what has changed, such as `table:ID` or `person:ID`."""

from __future__ import annotations

from typing import NamedTuple

TABLE = "table:"
BOTS = "bots"
"""A computer player is to move somewhere."""
EVALUATIONS = "evaluations"
"""An evaluation was asked for."""
LONGEST = 64
"""Characters."""
AT = "@"
"""Between a topic and a version, in notifications of PostgreSQL."""


class TopicMark(NamedTuple):
    """How far a topic has come: it has changed if its mark has."""

    version: int | None
    """Of the table, if the topic is one and it exists."""
    news: int
    """Counts what was announced."""


def table_topic(table_id: str) -> str:
    return f"{TABLE}{table_id}"


def table_of(topic: str) -> str:
    """Return the table that a topic is about; empty for other topics."""
    return topic[len(TABLE) :] if topic.startswith(TABLE) else ""


def announced(topic: str, version: int) -> str:
    """Return a topic with the version that its table has now, so that no process needs to ask for it."""
    return f"{topic}{AT}{version}"


def heard(payload: str) -> tuple[str, int | None]:
    """Return the topic of a notification, and the version if it says one."""
    topic, _, version = payload.partition(AT)
    return topic, int(version) if version.isdigit() else None
