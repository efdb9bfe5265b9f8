"""What the terminal of a server for the house says: only addresses that others can open."""

from __future__ import annotations

import os

import pytest

from vendemmia.locale import words
from vendemmia.web.config.environment import ADDRESS
from vendemmia.web.server import lan

EN = words("en")


@pytest.fixture(autouse=True)
def _house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "own_addresses", lambda: ("192.168.1.7", "fd00::7"))
    monkeypatch.setenv(ADDRESS, "")  # Restored afterwards.


def said(listens_on: str) -> str:
    lines: list[str] = []
    lan.show_addresses(EN, listens_on, 8417, lines.append)
    return "\n".join(lines)


@pytest.mark.parametrize("listens_on", ["127.0.0.1", "127.0.0.9", "::1"])
def test_a_server_that_only_this_computer_reaches_names_no_other_address(listens_on: str) -> None:
    text = said(listens_on)
    assert text == EN.message("lan-only-here", address=listens_on)
    assert "without VENDEMMIA_LISTEN" in text
    assert not os.environ[ADDRESS], "links keep the address of the page"


@pytest.mark.parametrize("listens_on", ["0.0.0.0", "::"])  # noqa: S104 - nothing listens there
def test_a_server_on_all_addresses_names_those_of_the_computer(listens_on: str) -> None:
    text = said(listens_on)
    assert "http://192.168.1.7:8417/" in text
    assert "http://[fd00::7]:8417/" in text
    assert "█" in text
    assert os.environ[ADDRESS] == "http://192.168.1.7:8417/"


def test_a_server_on_one_address_names_only_that() -> None:
    text = said("10.0.0.5")
    assert "http://10.0.0.5:8417/" in text
    assert "192.168" not in text
