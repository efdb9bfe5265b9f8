"""Reports: what players tell the moderators, and what stays of it when the chat is gone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils.timezone import now

from vendemmia.web.conduct import kept_messages
from vendemmia.web.models import Act, RemovedMessage, Report, Said, Table
from vendemmia.web.play.chat import clear
from vendemmia.web.play.deleting import delete_table, remove_table

from .calling import Caller
from .moderating import moderator, reported, said
from .people import as_shared, begun, browser, gathered, people


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


@pytest.mark.usefixtures("each_database")
def test_what_was_said_stays_for_moderators_when_the_host_clears_the_chat() -> None:
    marta = moderator()
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    said(table, 0, "good evening")
    rude = said(table, 0, "you fool")
    report = reported(bruno, table, rude)
    browser(anna).post(f"/tables/{table.id}/manage", {"do": "clear"})
    assert not Said.objects.exists()
    assert "you fool" not in browser(bruno).get(f"/tables/{table.id}/").content.decode()
    desk = browser(marta)
    for address in (f"/desk/reports/{report.pk}", f"/desk/tables/{table.id}", f"/desk/people/{anna.id}"):
        shown = desk.get(address).content.decode()
        assert "you fool" in shown, address
        assert "good evening" in shown, address
    assert report.person == anna


def test_what_was_said_at_a_table_that_is_gone_is_kept_for_90_days() -> None:
    marta = moderator()
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    report = reported(bruno, table, said(table, 0, "you fool"))
    delete_table(table.id)
    remove_table(table.id)
    assert not Table.objects.exists()
    desk = browser(marta)
    assert "you fool" in desk.get(f"/desk/tables/{table.id}").content.decode()
    RemovedMessage.objects.update(removed=now() - timedelta(days=91))
    Report.objects.filter(id=report.pk).update(decided=now() - timedelta(days=89))
    kept_messages.purge()
    assert not RemovedMessage.objects.exists()
    assert Report.objects.exists()
    Report.objects.update(decided=now() - timedelta(days=91))
    kept_messages.purge()
    assert not Report.objects.exists()
    assert desk.get(f"/desk/tables/{table.id}").status_code == 404


def test_at_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    said(table, 0, "to myself")
    as_shared(monkeypatch, "home")
    monkeypatch.setattr("vendemmia.web.conduct.kept_messages.is_shared", lambda: False)
    clear(table)
    assert not Said.objects.exists()
    assert not RemovedMessage.objects.exists()


@pytest.mark.usefixtures("each_database")
def test_one_open_report_of_each_person_about_the_same() -> None:
    marta = moderator()
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla])
    rude = said(table, 0, "you fool")
    reported(bruno, table, rude)
    again = browser(bruno).post(f"/tables/{table.id}/report", {"said": str(rude.pk), "reason": "spam"})
    assert again.status_code == 409
    first = reported(carla, table, rude)
    assert Report.objects.count() == 2
    assert browser(marta).post(f"/desk/reports/{first.pk}", {"outcome": "nonsense"}).status_code == 422
    browser(marta).post(f"/desk/reports/{first.pk}", {"outcome": "acted"})
    assert not Report.objects.filter(decided__isnull=True).exists()
    assert Act.objects.filter(kind="report", by=marta, person=anna).count() == 2
    reported(bruno, table, rude)


def test_names_and_tables_can_be_reported_where_they_are_seen() -> None:
    anna, bruno, eve = people("Anna", "Bruno", "Eve")
    listed = gathered([anna, None], listed=True)
    hidden = begun([anna, bruno])
    reports = {
        f"/tables/{listed.id}/report": {},
        f"/players/{bruno.id}/report": {},
        f"/tables/{hidden.id}/report": {"seat": "1"},
    }
    who = {f"/tables/{hidden.id}/report": anna}
    for address, more in reports.items():
        client = browser(who.get(address, eve))
        assert client.get(address, more).status_code == 200
        assert client.post(address, {"reason": "name", **more}).status_code == 200
    assert sorted(Report.objects.values_list("kind", "person__name")) == [
        ("name", "Bruno"),
        ("name", "Bruno"),
        ("table", "Anna"),
    ]
    assert browser(eve).get(f"/tables/{hidden.id}/report").status_code == 404
    assert browser().get(f"/tables/{listed.id}/report")["Location"].startswith("/sign-in?next=")
    for address in (f"/tables/{listed.id}/report", f"/players/{bruno.id}/report"):
        text = browser(eve).get(f"/players/{bruno.id}" if "players" in address else "/").content.decode()
        assert f'href="{address}"' in text


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"reason": "nonsense"}, 422),
        ({"reason": "insult", "text": "x" * 301}, 422),
        ({"reason": "insult", "said": "999999"}, 404),
        ({"reason": "insult", "said": "x"}, 404),
        ({"reason": "insult", "seat": "9"}, 404),
        ({"reason": "insult", "seat": "0"}, 422),
    ],
)
def test_a_report_that_makes_no_sense_is_refused(sent: dict[str, str], status: int) -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    assert browser(anna).post(f"/tables/{table.id}/report", sent).status_code == status
    assert not Report.objects.exists()


def test_reports_are_limited() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    sent = [said(table, 0, f"number {number}") for number in range(11)]
    found = [
        browser(bruno).post(f"/tables/{table.id}/report", {"said": str(each.pk), "reason": "spam"}).status_code
        for each in sent
    ]
    assert found == [200] * 10 + [429]


def test_programs_report_too() -> None:
    anna, bruno, eve = people("Anna", "Bruno", "Eve")
    table = begun([anna, bruno])
    rude = said(table, 0, "you fool")
    program = Caller(bruno)
    program.post("/reports", table=table.id, message=rude.pk, reason="insult", text="rude")
    assert program.status == 204
    program.post("/reports", table=table.id, message=rude.pk, reason="insult")
    assert program.status == 409
    program.post("/reports", player=bruno.id, reason="name")
    assert program.status == 409
    program.post("/reports", table=table.id, reason="nonsense")
    assert program.status == 422
    stranger = Caller(eve)
    stranger.post("/reports", table=table.id, reason="spam")
    assert stranger.status == 404
    assert Report.objects.get().copy["text"] == "you fool"
