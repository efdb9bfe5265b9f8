"""Sanctions: what they stop, for whom, until when, and that every act is in the log."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils.timezone import now

from vendemmia.web.conduct import sanctions
from vendemmia.web.desk import acts, table_acts
from vendemmia.web.desk.acts import CannotAct
from vendemmia.web.models import Act, Block, RatedGame, Report, Sanction, Seat, Table
from vendemmia.web.sessions import sightings

from .calling import Caller
from .moderating import account, moderator, said, sanctioned
from .people import as_shared, begun, browser, fresh, gathered, people


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


@pytest.mark.usefixtures("each_database")
def test_a_ban_says_why_and_until_when_and_ends_by_time() -> None:
    marta, anna = moderator(), account("Anna")
    ban = sanctioned(marta, anna, "ban", reason="insults every evening")
    client = browser(anna)
    refused = client.get("/")
    assert refused.status_code == 403
    text = refused.content.decode()
    assert "insults every evening" in text
    assert ban.until is not None
    assert ban.until.strftime("%Y-%m-%d, %H:%M") in text
    assert client.get("/rules/").status_code == client.get("/conduct").status_code == 200
    Sanction.objects.update(until=now() - timedelta(seconds=1))
    assert client.get("/").status_code == 200
    anna.refresh_from_db()
    assert not anna.sanctioned


def test_the_page_of_a_ban_is_in_the_language_of_its_reader() -> None:
    marta, anna = moderator(), account("Anna")
    sanctioned(marta, anna, "ban")
    client = browser(anna)
    assert "Nie możesz tu grać" in client.get("/", headers={"Accept-Language": "pl"}).content.decode()
    client.post("/settings", {"language": "fr"})
    assert "Vous ne pouvez pas jouer ici" in client.get("/").content.decode()


def test_a_warning_is_shown_once_and_must_be_acknowledged() -> None:
    marta, anna = moderator(), account("Anna")
    warning = sanctioned(marta, anna, "warning", reason="no advertising please")
    client = browser(anna)
    for _ in range(2):
        assert "no advertising please" in client.get("/games?list=ended").content.decode()
    back = client.post("/standing", {"do": "seen", "next": "/games?list=ended"})
    assert back["Location"] == "/games?list=ended"
    assert "no advertising please" not in client.get("/games?list=ended").content.decode()
    warning.refresh_from_db()
    assert warning.seen is not None
    assert client.post("/standing", {"do": "seen", "next": "//evil.example"})["Location"] == "/"


def test_a_warning_that_was_read_cannot_be_lifted_any_more() -> None:
    marta, anna = moderator(), account("Anna")
    desk = browser(marta)

    def shown() -> str:
        sanctioned_panel = desk.get(f"/desk/people/{anna.id}").content.decode().partition('id="h-sanctions"')[2]
        return sanctioned_panel.partition("</section>")[0]

    sanctioned(marta, anna, "warning")
    assert 'value="lift"' in shown()
    assert "until a moderator lifts it" not in shown()
    sanctions.acknowledge(anna)
    assert "Warning" in shown()
    assert 'value="lift"' not in shown()
    sanctioned(marta, anna, "mute", "open")
    assert 'value="lift"' in shown()
    assert "until a moderator lifts it" in shown()


def test_who_is_muted_says_set_phrases_only() -> None:
    marta, anna, bruno = moderator(), account("Anna"), account("Bruno")
    table = begun([anna, bruno])
    sanctioned(marta, anna, "mute")
    sanctions.acknowledge(anna)
    client = browser(anna)
    assert client.post(f"/tables/{table.id}/say", {"text": "hello all"}).status_code == 403
    assert client.post(f"/tables/{table.id}/say", {"phrase": "hello"}).status_code == 303
    program = Caller(anna)
    assert program.post(f"/tables/{table.id}/messages", text="hello all")["error"] == "muted"
    program.post(f"/tables/{table.id}/messages", phrase="hello")
    assert program.status == 200
    assert [each.text for each in table.said.all()] == ["", ""]


def test_a_suspension_from_rated_games_leaves_all_others() -> None:
    marta, anna, bruno = moderator(), account("Anna"), account("Bruno")
    sanctioned(marta, anna, "rated")
    sanctions.acknowledge(anna)
    rated = gathered([bruno, None], listed=True, rated=True)
    client = browser(anna)
    assert client.post(f"/tables/{rated.id}/join").status_code == 403
    assert not Seat.objects.filter(table=rated, person=anna).exists()
    assert client.post("/daily/play").status_code == 403
    form = {"players": "2", "who-1": "person", "who-2": "open", "rated": "1"}
    assert client.post("/new", form).status_code == 403
    assert client.post("/play-now").status_code == 303
    program = Caller(anna)
    assert program.post(f"/tables/{rated.id}/join")["error"] == "suspended"
    assert program.status == 403


def test_a_suspension_from_play_leaves_running_games() -> None:
    marta, anna, bruno = moderator(), account("Anna"), account("Bruno")
    running = begun([anna, bruno])
    sanctioned(marta, anna, "play")
    sanctions.acknowledge(anna)
    client = browser(anna)
    for address in ("/play-now", "/new", "/solo", "/daily/play", "/guide"):
        before = Table.objects.count()
        answered = client.post(address, {"players": "2", "who-2": "normal", "level": "normal"})
        assert answered.status_code == 403, address
        assert Table.objects.count() == before
    assert client.get(f"/tables/{running.id}/").status_code == 200
    assert client.post(f"/tables/{running.id}/seat", {"do": "stand-in"}).status_code == 303


@pytest.mark.usefixtures("each_database")
def test_a_ban_is_no_resignation() -> None:
    """A computer player stands in at tables with others, nobody is rated, and tables that wait are given up."""
    marta, anna, bruno = moderator(), account("Anna"), account("Bruno")
    rated = begun([anna, bruno], rated=True)
    own, others = gathered([anna, None], code="BBBBB"), gathered([bruno, anna, None], code="CCCCC")
    sanctioned(marta, anna, "ban")
    table = fresh(rated)
    assert (table.rated, table.players[0].stand_in != "", table.players[0].left) == (False, True, False)
    assert not RatedGame.objects.exists()
    own.refresh_from_db()
    assert own.deleted is not None
    assert not Seat.objects.filter(table=others, person=anna).exists()
    kinds = list(Act.objects.order_by("id").values_list("kind", "by__name", "person__name"))
    assert kinds == [("add", None, "Marta"), ("ban", "Marta", "Anna"), ("unrate", "Marta", "Anna")]


@pytest.mark.usefixtures("each_database")
def test_an_address_ban_stops_guests_and_sign_ups_and_no_account() -> None:
    marta = moderator()
    (eve,) = people("Eve")
    anna, bruno = account("Anna"), account("Bruno")
    bad, good = "2001:db8:1:2::5", "2001:db8:1:3::5"
    for who in (eve, anna):
        browser(who, bad).get("/")
    acts.ban_address(marta, eve, sightings.addresses_of(eve)[0], "a farm", "week")
    table = gathered([bruno, None], listed=True)
    neighbour = "2001:db8:1:2:ffff::1"
    for client in (browser(eve, bad), browser(None, neighbour)):
        refused = client.post(f"/tables/{table.id}/join", {"name": "Someone"})
        assert refused.status_code == 403
        assert "a farm" in refused.content.decode()
        assert client.get("/").status_code == 200
    assert browser(None, neighbour).post("/sign-up", {"name": "New", "password": "vendemmia-2026"}).status_code == 403
    assert browser(anna, bad).post("/play-now").status_code == 303
    assert browser(None, good).post(f"/tables/{table.id}/join", {"name": "Someone"}).status_code == 303
    shown = browser(marta).get(f"/desk/people/{eve.id}").content.decode()
    assert bad not in shown
    assert "Anna" in shown  # At the same address.


def test_lifting_ends_a_sanction_and_says_so_in_the_log() -> None:
    marta, anna = moderator(), account("Anna")
    ban = sanctioned(marta, anna, "ban", "open")
    desk = browser(marta)
    assert desk.post(f"/desk/people/{anna.id}", {"do": "lift", "sanction": str(ban.pk)}).status_code == 422
    lifted = {"do": "lift", "sanction": str(ban.pk), "reason": "a mistake"}
    assert desk.post(f"/desk/people/{anna.id}", lifted).status_code == 303
    assert browser(anna).get("/").status_code == 200
    assert desk.post(f"/desk/people/{anna.id}", lifted).status_code == 422
    assert Act.objects.filter(kind="lift", by=marta, person=anna, reason="a mistake").count() == 1


def test_an_appeal_is_written_once_and_answered_at_the_desk() -> None:
    marta, anna = moderator(), account("Anna")
    ban = sanctioned(marta, anna, "ban")
    client, desk = browser(anna), browser(marta)
    for text, status in (("", 422), ("x" * 501, 422), ("I did not say that.", 303), ("And another thing.", 422)):
        assert client.post("/standing", {"sanction": str(ban.pk), "text": text}).status_code == status
    assert "I did not say that." in desk.get("/desk/").content.decode()
    assert desk.post("/desk/", {"do": "keep", "sanction": str(ban.pk)}).status_code == 303
    assert "I did not say that." not in desk.get("/desk/").content.decode()
    assert Act.objects.filter(kind="appeal", person=anna).exists()
    assert client.get("/").status_code == 403
    other = sanctioned(marta, account("Bruno"), "ban")
    assert client.post("/standing", {"sanction": str(other.pk), "text": "not mine"}).status_code == 422


def test_a_moderator_acts_neither_on_themselves_nor_on_another_one() -> None:
    marta, piero, anna = moderator(), moderator("Piero"), account("Anna")
    for who, problem in ((marta, "self"), (piero, "moderator")):
        with pytest.raises(CannotAct, match=problem):
            acts.sanction(marta, who, "ban", "why not", "day")
        with pytest.raises(CannotAct, match=problem):
            acts.rename(marta, who, "Other", "why not")
    for kind, reason, length, problem in (
        ("nonsense", "x", "day", "kind"),
        ("renamed", "x", "day", "kind"),
        ("ban", " ", "day", "reason"),
        ("ban", "x" * 301, "day", "long"),
        ("ban", "x", "nonsense", "until"),
    ):
        with pytest.raises(CannotAct, match=problem):
            acts.sanction(marta, anna, kind, reason, length)
    assert not Sanction.objects.exists()
    assert set(Act.objects.values_list("kind", flat=True)) == {"add"}


@pytest.mark.usefixtures("each_database")
def test_another_name_is_shown_everywhere_and_the_old_one_is_in_the_log() -> None:
    marta, anna, bruno = moderator(), account("Anna"), account("Rude Name")
    table = begun([anna, bruno])
    desk = browser(marta)
    for name in ("anna", "", "x" * 25):
        sent = {"do": "rename", "name": name, "reason": "it offends"}
        assert desk.post(f"/desk/people/{bruno.id}", sent).status_code == 422
    sent = {"do": "rename", "name": "Bruno", "reason": "it offends"}
    assert desk.post(f"/desk/people/{bruno.id}", sent).status_code == 303
    bruno.refresh_from_db()
    assert (bruno.name, bruno.account_name) == ("Bruno", "bruno")
    assert fresh(table).players[1].name == "Bruno"
    assert "Rude Name" in desk.get("/desk/log").content.decode()
    told = browser(bruno).get("/").content.decode()
    assert "it offends" in told
    assert browser(anna).get(f"/players/{bruno.id}").content.decode().count("Rude Name") == 0


@pytest.mark.usefixtures("each_database")
def test_a_guest_does_not_take_back_a_name_that_a_moderator_took_away() -> None:
    marta, (guest,) = moderator(), people("Rude Name")
    sent = {"do": "rename", "name": "Guido", "reason": "it offends"}
    assert browser(marta).post(f"/desk/people/{guest.id}", sent).status_code == 303
    client = browser(guest)
    client.post("/standing", {"do": "seen"})
    for name in ("Rude Name", "rude n\u0430me"):
        refused = client.post("/settings", {"name": name})
        assert refused.status_code == 422
        assert "A moderator has taken this name away from you." in refused.content.decode()
        form = {"players": "2", "who-1": "person", "name-1": name, "who-2": "open"}
        assert client.post("/new", form).status_code == 422
        assert client.post("/sign-up", {"name": name, "password": "grapes-and-barrels"}).status_code == 422
    assert client.post("/settings", {"name": "Gino"}).status_code == 303
    guest.refresh_from_db()
    assert guest.name == "Gino"


@pytest.mark.usefixtures("each_database")
def test_a_closed_table_is_gone_and_nobody_is_rated() -> None:
    marta, anna, bruno = moderator(), account("Anna"), account("Bruno")
    table = begun([anna, bruno], rated=True)
    desk = browser(marta)
    assert desk.post(f"/desk/tables/{table.id}", {"do": "close", "reason": ""}).status_code == 422
    assert desk.post(f"/desk/tables/{table.id}", {"do": "close", "reason": "agreed results"}).status_code == 303
    gone = browser(bruno).get(f"/tables/{table.id}/")
    assert gone.status_code == 404
    assert "A moderator has closed this table" in gone.content.decode()
    assert "A moderator" not in browser().get(f"/tables/{table.id}/").content.decode()
    browser(anna).post(f"/tables/{table.id}/restore")
    assert browser(anna).get(f"/tables/{table.id}/").status_code == 404
    assert not RatedGame.objects.exists()
    assert Act.objects.get(kind="close").table_id == table.id


def test_a_table_taken_out_of_the_list_stays_out() -> None:
    marta, anna = moderator(), account("Anna")
    table = gathered([anna, None], listed=True)
    assert table_acts.unlist(marta, table.id, "spam")
    browser(anna).post(f"/tables/{table.id}/gather", {"do": "listed", "to": "on"})
    table.refresh_from_db()
    assert not table.listed
    assert not table_acts.unlist(marta, table.id, "again")


def test_a_guest_takes_sanctions_blocks_and_reports_along() -> None:
    from vendemmia.web.accounts.accounts import merge_guest_into

    marta = moderator()
    guest, other = people("Guest", "Other")
    anna = account("Anna")
    table = begun([guest, other])
    sanctioned(marta, guest, "mute")
    browser(guest).post(f"/players/{other.id}/block", {"do": "block"})
    browser(other).post(f"/players/{guest.id}/block", {"do": "block"})
    browser(anna).post(f"/players/{other.id}/block", {"do": "block"})
    browser(other).post(f"/tables/{table.id}/report", {"seat": "0", "reason": "name"})
    said(table, 0, "x")
    merge_guest_into(guest, anna)
    anna.refresh_from_db()
    assert sanctions.is_stopped(anna, "write")
    assert Block.objects.get(person=anna).blocked == other
    assert Block.objects.get(blocked=anna).person == other
    assert Report.objects.filter(person=anna).count() == 1
