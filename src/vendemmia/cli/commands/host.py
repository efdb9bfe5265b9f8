"""`vendemmia host`: who looks after a shared server, and links for lost passwords, also while it runs."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ..errors import DONE, CommandError
from ..terminal import shortened
from .backup import chosen_store, problems_in_words

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words
    from vendemmia.web.models import Person

WHAT = ("add", "list", "remove", "password")


def run(words: Words, given: Namespace) -> int:
    if given.what not in WHAT:
        raise CommandError(words.message("cli-host-what"))
    name = " ".join(given.name)
    if given.what == "list" and name:
        raise CommandError(words.message("cli-host-unwanted-name"))
    if given.what != "list" and not name:
        raise CommandError(words.message("cli-host-needs-name", what=given.what))
    _open_database(words)
    _do(words, given.what, name)
    return DONE


def _open_database(words: Words) -> None:
    """Check the database first: nothing here makes or changes its tables."""
    store = chosen_store(words)
    with problems_in_words(words, store.label, store.label):
        if not store.exists():
            raise CommandError(words.message("cli-host-not-ready"))
        store.check()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
    import django

    django.setup()
    from vendemmia.web.databases.migrating import is_current

    with problems_in_words(words, store.label, store.label):
        if not is_current():
            raise CommandError(words.message("cli-host-not-ready"))


def _do(words: Words, what: str, name: str) -> None:
    from django.db import DatabaseError, connection

    from vendemmia.web.conduct import moderators
    from vendemmia.web.databases import database

    try:
        if what == "list":
            for each in moderators.moderators():
                print(f"{each.since.date().isoformat()}  {each.person.name}")
            if not moderators.moderators():
                print(words.message("cli-host-none"))
        elif what == "add":
            print(words.message("cli-host-added", name=moderators.add(name).name))
        elif what == "remove":
            print(words.message("cli-host-removed", name=moderators.remove(name).name))
        else:
            _make_link(words, moderators.account_of(name))
    except moderators.CannotName as error:
        raise CommandError(words.message(f"cli-host-{error}", name=shortened(name))) from None
    except DatabaseError as error:
        with problems_in_words(words, database().label, database().label):
            raise database().unusable(error) from None
    finally:
        connection.close()


def _make_link(words: Words, person: Person) -> None:
    """Print a link for a new password: the desk makes none for moderators."""
    from vendemmia.web.conduct import audit
    from vendemmia.web.sign_in.password_links import HOURS, new_link

    audit.note(None, "password", person)
    print(words.message("cli-host-link", name=person.name, hours=HOURS))
    print(new_link(person))
