"""The feast: what it counts are the points of the result, and a reader who lost hears what was missing."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from django.test import Client

from vendemmia.locale import languages, words

from .test_result import shown, table_of

GAMES = ("base-3-4.json", "extended_board-base-2-1000.json", "solo-easy-aggressive-19.json")


@pytest.mark.parametrize("file", GAMES)
def test_the_parts_of_each_guest_add_up_to_its_points(client: Client, file: str) -> None:
    text = shown(client, table_of(file))
    found = re.findall(r"data-parts='([^']*)'>\s*<span class=\"guest-points\"><b>([^<]+)", text)
    assert found
    sources = re.findall(r'<li data-source="(\w+)">', text)
    for parts, points in found:
        counted = json.loads(unescape(parts))
        if counted:
            assert sum(counted.values()) == int(points)
            assert counted.keys() <= set(sources)


def test_a_reader_who_lost_hears_how_much_was_missing(client: Client) -> None:
    said = 0
    for file in GAMES:
        text = shown(client, table_of(file))
        lost = re.search(r"You lose by (\d+)", text)
        missing = re.search(r"Points you needed: (\d+)\. (One|That is (\d+)) more order", text)
        if lost:
            assert missing
        if missing:
            assert int(missing[1]) == (int(lost[1]) if lost else 0) + 1  # A tie-break may have decided.
            said += 1
    assert said


def test_the_toast_has_its_numbers_in_every_language() -> None:
    for language in languages():
        for orders in (1, 2, 5):
            text = words(language).message("feast-needed", points=7, orders=orders)
            assert "7" in text
            assert orders == 1 or str(orders) in text
