"""A second factor is asked for on every way in, its codes count once, and only the password turns it off."""

from __future__ import annotations

import re
from datetime import timedelta
from time import time
from typing import Any

import pyotp
import pytest
from django.conf import settings
from django.test import Client
from django.utils.timezone import now

from tests.web.people import begun, browser, people
from tests.web.test_passkeys import SITE, Device, Visitor
from vendemmia.web.models import Person, RecoveryCode, Seat, SecondFactor
from vendemmia.web.sign_in import password_links, second_factor, signing_in, tries
from vendemmia.web.sign_in.second_factor import CODES, STEP

from .signing import ANOTHER, PASSWORD, copy_of, enter, is_signed_in, signed_in, text_of, with_account

pytestmark = pytest.mark.usefixtures("each_database")

PAGE = "/account/second-factor"


def post(client: Client, do: str, **fields: str) -> Any:
    return client.post(PAGE, {"do": do, **fields})


def code_of(person: Person, steps: int = 0) -> str:
    """What the app of a person shows, so many half minutes from now."""
    app = pyotp.totp.TOTP(SecondFactor.objects.get(person=person).secret)
    return app.at(now() + timedelta(seconds=STEP * steps))


def turned_on(person: Person, client: Client) -> list[str]:
    """The recovery codes of somebody who has just turned it on, with the code of the half minute before."""
    begun_page = text_of(post(client, "begin", before=PASSWORD))
    secret = SecondFactor.objects.get(person=person).secret
    assert secret in begun_page
    assert "<svg" in begun_page
    shown = text_of(post(client, "confirm", code=code_of(person, -1)))
    return re.findall(r"<code>([a-z2-9-]{19})</code>", shown)


def typed(client: Client, code: str) -> int:
    return client.post("/sign-in/second", {"code": code}).status_code


def test_signing_in_takes_a_code_that_counts_once() -> None:
    rosa = with_account()
    turned_on(rosa, signed_in())
    client = browser()
    answer = client.post("/sign-in", {"name": "Rosa", "password": PASSWORD, "next": "/settings"})
    assert answer["Location"] == "/sign-in/second?next=%2Fsettings"
    assert not is_signed_in(client)
    assert typed(client, "000000" if code_of(rosa) != "000000" else "111111") == 422
    code = code_of(rosa)
    answer = client.post("/sign-in/second", {"code": f" {code[:3]} {code[3:]} ", "next": "/settings"})
    assert (answer.status_code, answer["Location"]) == (303, "/settings")
    assert is_signed_in(client)
    other = browser()
    enter(other)
    assert typed(other, code) == 422, "the same code again"
    assert not is_signed_in(other)


def test_the_code_with_which_it_was_turned_on_is_used() -> None:
    rosa = with_account()
    client = signed_in()
    post(client, "begin", before=PASSWORD)
    code = code_of(rosa)
    post(client, "confirm", code=code)
    other = browser()
    enter(other)
    assert typed(other, code) == 422


def test_a_recovery_code_counts_once() -> None:
    rosa = with_account()
    codes = turned_on(rosa, signed_in())
    assert len(set(codes)) == CODES
    saved = " ".join(str(values) for values in RecoveryCode.objects.values_list())
    assert not any(code in saved for code in codes)
    first, again = browser(), browser()
    enter(first)
    enter(again)
    assert typed(first, codes[0].upper().replace("-", " ")) == 303
    assert typed(again, codes[0]) == 422
    assert "9 recovery codes left" in text_of(first.get(PAGE))
    assert typed(again, codes[1]) == 303


def test_new_recovery_codes_make_the_old_ones_worthless() -> None:
    rosa = with_account()
    client = signed_in()
    old = turned_on(rosa, client)
    assert post(client, "codes", before="a wrong guess").status_code == 422
    new = re.findall(r"<code>([a-z2-9-]{19})</code>", text_of(post(client, "codes", before=PASSWORD)))
    assert len(new) == CODES
    other = browser()
    enter(other)
    assert typed(other, old[0]) == 422
    assert typed(other, new[0]) == 303


def test_turning_it_on_and_off_takes_the_password() -> None:
    rosa = with_account()
    client = signed_in()
    assert post(client, "begin", before="a wrong guess").status_code == 422
    assert not SecondFactor.objects.exists()
    post(client, "begin", before=PASSWORD)
    assert enter(browser()) == 303, "nothing is asked for before it is confirmed"
    assert post(client, "confirm", code="no code").status_code == 422
    assert not second_factor.is_on(rosa)
    turned_on(rosa, client)
    assert post(client, "off", before="a wrong guess").status_code == 422
    assert second_factor.is_on(rosa)
    post(client, "begin", before=PASSWORD)
    assert second_factor.is_on(rosa), "a new secret does not take the place of one that is in force"
    assert post(client, "off", before=PASSWORD).status_code == 303
    assert not SecondFactor.objects.exists()
    assert not RecoveryCode.objects.exists()


def test_a_secret_waits_for_half_an_hour_and_is_shown_on_no_other_page() -> None:
    rosa = with_account()
    client = signed_in()
    post(client, "begin", before=PASSWORD)
    secret = SecondFactor.objects.get().secret
    assert secret not in text_of(client.get(PAGE))
    SecondFactor.objects.update(begun=now() - second_factor.WITHIN - timedelta(seconds=1))
    late = post(client, "confirm", code=code_of(rosa))
    assert late.status_code == 422
    assert "Begin again" in text_of(late)
    assert not second_factor.is_on(rosa)


def test_wrong_codes_are_limited_and_never_keep_known_browsers_out() -> None:
    rosa = with_account()
    known = signed_in()
    turned_on(rosa, known)
    known.post("/sign-out")
    thief = browser(address="198.51.100.9")
    enter(thief)
    assert [typed(thief, "not a code") for _ in range(tries.WRONG + 1)] == [422] * tries.WRONG + [429]
    enter(known)
    assert typed(known, code_of(rosa, 1)) == 303


def test_the_first_step_ends_with_the_password_it_was_made_with() -> None:
    rosa = with_account()
    codes = turned_on(rosa, signed_in())
    client = browser()
    enter(client)
    copy = copy_of(client)
    user = rosa.account
    assert user is not None
    user.set_password(ANOTHER)
    user.save()
    assert client.post("/sign-in/second", {"code": codes[0]})["Location"] == "/sign-in"
    assert not is_signed_in(copy)
    assert not is_signed_in(client)


def test_the_first_step_is_good_for_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    rosa = with_account()
    codes = turned_on(rosa, signed_in())
    client = browser()
    enter(client)
    monkeypatch.setattr(signing_in, "time", lambda: time() + signing_in.VALID + 2)
    assert client.post("/sign-in/second", {"code": codes[0]})["Location"] == "/sign-in"


def test_a_guest_is_taken_over_after_the_second_step_only() -> None:
    rosa = with_account()
    turned_on(rosa, signed_in())
    guest, bruno = people("Guest", "Bruno")
    table = begun([guest, bruno])
    client = browser(guest)
    enter(client)
    assert Seat.objects.filter(table=table, person=guest).exists()
    typed(client, code_of(rosa))
    assert Seat.objects.filter(table=table, person=rosa).exists()


def test_no_other_way_leads_past_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", [SITE, "testserver"])
    rosa = with_account()
    owner = Visitor(rosa)
    device = Device()
    assert owner.add(device).status_code == 303
    turned_on(rosa, signed_in())
    touched = Visitor()
    answer = touched.post("/sign-in/passkey", credential=device.use(touched.options("/sign-in/passkey"), flags=0x01))
    assert answer["Location"] == "/sign-in/second", "a passkey that checked nobody is one factor"
    assert not is_signed_in(touched.client)
    checked = Visitor()
    assert checked.sign_in(device)["Location"] == "/", "one with user verification is two"
    link = password_links.new_link(rosa)
    reset = browser()
    assert reset.post(link, {"new": ANOTHER}).status_code == 303
    assert not is_signed_in(reset)
    assert enter(reset, typed=ANOTHER) == 303
    assert not is_signed_in(reset), "a new password leaves it in force"
    assert browser().post("/sign-up", {"name": "Rosa", "password": ANOTHER}).status_code == 422
    assert browser().get("/api/me").status_code == 401
    assert browser().post("/sign-in/second", {"code": code_of(rosa)})["Location"] == "/sign-in"


@pytest.mark.parametrize("odd", ["", " ", "\0", "١٢٣٤٥٦", "1234567", "x" * 10_000])
def test_nonsense_is_no_code(odd: str) -> None:
    rosa = with_account()
    turned_on(rosa, signed_in())
    client = browser()
    enter(client)
    assert typed(client, odd) == 422


def test_guests_and_strangers_have_none() -> None:
    (guest,) = people("Guest")
    assert browser(guest).get(PAGE)["Location"] == "/account"
    assert browser().get(PAGE)["Location"] == f"/sign-in?next={PAGE}"
    assert post(browser(guest), "begin", before="").status_code == 303
    assert not SecondFactor.objects.exists()
