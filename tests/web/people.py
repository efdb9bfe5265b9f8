"""People on a shared server, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client, override_settings
from django.utils.timezone import now

from vendemmia.engine import Options
from vendemmia.locale import words
from vendemmia.record import new_secret
from vendemmia.web.game.player_names import alike
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lobby import gathering
from vendemmia.web.models import Person, Table
from vendemmia.web.play.moves import answer, open_gathering
from vendemmia.web.sessions.sessions import OLD_ENTRY
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock

from .conftest import choose

EN = words("en")


def browser(person: Person | None = None, address: str = "203.0.113.7") -> Client:
    """A browser somewhere else that acts for a person, or for nobody yet. It has been away since an earlier version, so
    that its session begins with the first page."""
    client = Client(REMOTE_ADDR=address)
    if person is not None:
        choose(client, **{OLD_ENTRY: [person.id, person.key]})
    return client


def people(*names: str) -> list[Person]:
    return [Person.objects.create(name=name) for name in names]


def accounts(*names: str) -> list[Person]:
    """People with accounts, who may sit at rated tables."""
    return [
        Person.objects.create(name=name, account=User.objects.create(username=name), account_name=alike(name))
        for name in names
    ]


def gathered(seats: Sequence[Person | str | None], seed: str | int | None = None, **more: Any) -> Table:
    """A table that gathers: by seat a person, the name of a computer player, or None for a free seat. The first person
    is the host."""
    host = next(seat for seat in seats if isinstance(seat, Person))
    players = [
        SeatedPlayer(seat.name, "", None, "", seat.id)
        if isinstance(seat, Person)
        else SeatedPlayer(seat or "", seat or "")
        for seat in seats
    ]
    options = more.pop("options", None) or Options(players=len(seats))
    usual = {"invitation": f"invitation-{host.id}", "code": "BCDFG", "chat": "all"}
    return open_gathering(options, new_secret() if seed is None else seed, players, host, **{**usual, **more})


def begun(seats: Sequence[Person | str | None], seed: str | int | None = None, **more: Any) -> Table:
    """The same table after the beginning of its game, at which everybody is there."""
    table = gathered(seats, seed, **more)
    table.seats.update(seen=now())
    gathering.begin(EN, table.id, "random")
    table.seats.update(seen=None)
    return fresh(table)


def fresh(table: Table) -> Table:
    """The table as the database has it."""
    with table_lock(table.id):
        return read_table(table.id)


def play_on(table: Table, answers: int, seat: int | None = None) -> Table:
    """Give some first legal answers, or those up to the next question to a seat."""
    for _ in range(answers):
        table = fresh(table)
        asked = table.game.to_move
        if asked is None or asked == seat:
            break
        with table_lock(table.id):
            answer(table, asked, table.game.state.codes()[0], table.version)
    return fresh(table)


def quick_passwords() -> AbstractContextManager[object]:
    """The usual way to keep passwords is slow on purpose."""
    return override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"])


def as_shared(monkeypatch: Any, mode: str = "public") -> None:
    """The server is one that several people use."""
    monkeypatch.setattr(settings, "MODE", mode)
    monkeypatch.setattr(settings, "SHARED", True)
