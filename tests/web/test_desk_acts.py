"""Everything that a moderator does by a form of the desk is written down: once, with who, whom, where and why."""

from __future__ import annotations

import re
from typing import Final

import pytest
from django.db import transaction

from vendemmia.web.conduct import audit, moderators, sanctions
from vendemmia.web.models import Act, Person, RatedGame, Report, Sanction, Table
from vendemmia.web.ratings import Rated, apply_result
from vendemmia.web.sessions.sightings import addresses_of

from .moderating import account, moderator, reported, said
from .people import as_shared, begun, browser, gathered, people, quick_passwords

pytestmark = [pytest.mark.usefixtures("each_database")]

WHY: Final = "because of this"
ELSEWHERE: Final = frozenset({"add", "remove", "unrate"})
"""On the command line, and a part of a ban."""
WITHOUT_REASON: Final = frozenset({"appeal", "password", "report"})
"""Acts that take nothing away."""
NEW: Final = "cellar-full-of-wine"


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


class Desk:
    """A moderator at the desk, and a person with an account, an address, a table in the list and a finished game."""

    def __init__(self) -> None:
        self.marta, self.anna, self.bruno = moderator(), account("Anna"), account("Bruno")
        self.client = browser(self.marta)
        browser(self.anna).get("/account")
        self.table = gathered([self.anna, None], listed=True)
        self.over = Table.objects.create(rated=True, over=True, options={"players": 2}, host=self.anna)
        places = [Rated(0, self.anna.id, "", 1, left=False), Rated(1, self.bruno.id, "", 2, left=False)]
        with transaction.atomic():
            apply_result(self.over, places)
        self.muted = sanctions.impose("mute", "be kind", None, person=self.anna)
        sanctions.appeal(self.muted, "I am sorry")
        running = begun([self.anna, self.bruno], code="CDFGH")
        self.report = reported(self.bruno, running, said(running, 0, "you fool"))

    def send(self, path: str, **sent: str) -> int:
        return self.client.post(path, {"reason": WHY, "length": "day", **sent}).status_code

    def acts(self) -> dict[str, tuple[str, dict[str, str]]]:
        """By kind of act, the address and what its form sends."""
        person, over = f"/desk/people/{self.anna.id}", f"/desk/tables/{self.over.id}"
        found: dict[str, tuple[str, dict[str, str]]] = {
            kind: (person, {"do": "sanction", "kind": kind}) for kind in ("warning", "mute", "rated", "play")
        }
        return found | {
            "address": (person, {"do": "address", "address": addresses_of(self.anna)[0]}),
            "appeal": ("/desk/", {"do": "keep", "sanction": str(self.muted.pk)}),
            "lift": (person, {"do": "lift", "sanction": str(self.muted.pk)}),
            "rename": (person, {"do": "rename", "name": "Rosa"}),
            "password": (person, {"do": "password"}),
            "report": (f"/desk/reports/{self.report.pk}", {"outcome": "acted"}),
            "void": (over, {"do": "void"}),
            "unlist": (f"/desk/tables/{self.table.id}", {"do": "unlist"}),
            "close": (f"/desk/tables/{self.table.id}", {"do": "close"}),
            "ban": (person, {"do": "sanction", "kind": "ban"}),
        }


def test_every_act_is_in_the_log_once_with_its_reason() -> None:
    desk, wrong = Desk(), []
    assert desk.acts().keys() == {*audit.KINDS} - ELSEWHERE
    for kind, (path, sent) in desk.acts().items():
        before = set(Act.objects.values_list("pk", flat=True))
        status = desk.send(path, **sent)
        made = Act.objects.exclude(pk__in=before).filter(by=desk.marta, by_name="Marta", kind=kind)
        if status not in (200, 303) or made.count() != 1 or Act.objects.count() > len(before) + 1:
            wrong.append(f"{kind}: {status}, {made.count()} in the log")
            continue
        act = made.get()
        if act.reason != ("" if kind in WITHOUT_REASON else WHY):
            wrong.append(f"{kind} has the reason {act.reason!r}")
        if not (act.person == desk.anna or act.table_id in (desk.table.id, desk.over.id)):
            wrong.append(f"{kind} does not say about what")
    assert wrong == []
    page = desk.client.get("/desk/log").content.decode()
    assert page.count(WHY) == len(desk.acts()) - len(WITHOUT_REASON)


def test_what_is_refused_is_not_in_the_log() -> None:
    desk = Desk()
    before = Act.objects.count()
    for kind, (path, sent) in desk.acts().items():
        for odd in ({"reason": ""}, {"reason": "x" * 301}, {"do": "nonsense"}):
            if kind in WITHOUT_REASON and "reason" in odd:
                continue
            nonsense = {"sanction": "x", "outcome": "x"} if kind in ("appeal", "report") else odd
            assert desk.send(path, **{**sent, **nonsense}) in (409, 422), (kind, odd)
    assert Act.objects.count() == before
    assert not Sanction.objects.exclude(pk=desk.muted.pk).exists()
    assert not RatedGame.objects.filter(void=True).exists()
    assert Report.objects.get().decided is None
    assert Table.objects.get(id=desk.table.id).listed


def test_the_desk_makes_a_link_for_a_new_password_of_accounts_alone() -> None:
    desk = Desk()
    (guest,) = people("Guest")
    answer = desk.client.post(f"/desk/people/{desk.anna.id}", {"do": "password"})
    link = re.search(r'value="http://testserver(/reset/[^"]+)"', answer.content.decode())
    assert link is not None
    assert "no-store" in answer["Cache-Control"]
    stranger = browser()
    with quick_passwords():
        assert "Anna" in stranger.get(link[1]).content.decode()
        assert stranger.post(link[1], {"new": NEW}).status_code == 303
        assert stranger.post("/sign-in", {"name": "Anna", "password": NEW}).status_code == 303
    assert browser().get(link[1]).status_code == 410
    assert link[1] not in desk.client.get("/desk/log").content.decode()
    moderators.add("Bruno")
    for person in (guest, desk.bruno, desk.marta):
        refused = desk.client.post(f"/desk/people/{person.id}", {"do": "password"})
        assert refused.status_code == 422
        assert "/reset/" not in refused.content.decode()
    assert Act.objects.filter(kind="password").count() == 1


def test_an_unlisted_table_and_a_voided_game_are_seen_as_such() -> None:
    desk = Desk()
    acts = desk.acts()
    stranger = browser()
    assert f"/tables/{desk.table.id}/" in stranger.get("/").content.decode()
    for kind in ("unlist", "void"):
        path, sent = acts[kind]
        assert desk.send(path, **sent) == 303
        assert desk.send(path, **sent) == 422, "once"
    assert f"/tables/{desk.table.id}/" not in stranger.get("/").content.decode()
    assert RatedGame.objects.filter(table_id=desk.over.id, void=False).count() == 0
    assert Person.objects.get(id=desk.anna.id).name == "Anna"
